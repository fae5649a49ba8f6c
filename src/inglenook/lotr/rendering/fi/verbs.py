"""The Finnish verbs of effects: the command, which is the verb's name in templates, infinitive and third person."""

from __future__ import annotations

from typing import Final

VERBS: Final = {
    verb.split("|")[0]: verb.split("|")
    for verb in (
        "haavoita|haavoittaa|haavoittaa",
        "järjestä|järjestää|järjestää",
        "katso|katsoa|katsoo",
        "korvaa|korvata|korvaa",
        "käskytä|käskyttää|käskyttää",
        "laita|laittaa|laittaa",
        "lisää|lisätä|lisää",
        "lopeta|lopettaa|lopettaa",
        "löydä|löytää|löytää",
        "nimeä|nimetä|nimeää",
        "ohita|ohittaa|ohittaa",
        "ota|ottaa|ottaa",
        "palauta|palauttaa|palauttaa",
        "paljasta|paljastaa|paljastaa",
        "paranna|parantaa|parantaa",
        "pelaa|pelata|pelaa",
        "peruuta|peruuttaa|peruuttaa",
        "pinoa|pinota|pinoaa",
        "poista|poistaa|poistaa",
        "rasita|rasittaa|rasittaa",
        "salli|sallia|sallii",
        "sekoita|sekoittaa|sekoittaa",
        "siirrä|siirtää|siirtää",
        "tee|tehdä|tekee",
        "torju|torjua|torjuu",
        "uuvuta|uuvuttaa|uuvuttaa",
        "valitse|valita|valitsee",
        "valtaa|vallata|valtaa",
        "vapauta|vapauttaa|vapauttaa",
        "vedä|vetää|vetää",
    )
}
