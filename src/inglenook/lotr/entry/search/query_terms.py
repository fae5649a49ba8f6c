"""The names of fields and values in queries, in three languages; `scripts/search-words` writes the JSON file."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from inglenook.lotr.decks.codes import SETS
from inglenook.lotr.decks.formats import FORMATS
from inglenook.lotr.decks.names import plain
from inglenook.lotr.entry.catalogue import words
from inglenook.wording import LANGUAGES, Wording

FILE: Final = Path(__file__).with_name("query_terms.json")

FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "side": ("side", "puoli", "kant"),
    "type": ("type", "t", "tyyppi", "soort"),
    "culture": ("culture", "c", "kulttuuri", "cultuur"),
    "race": ("race", "rotu", "ras"),
    "class": ("class", "luokka", "klasse"),
    "signet": ("signet", "sinetti", "zegel"),
    "cost": ("cost", "hinta", "kosten"),
    "strength": ("strength", "voima", "sterkte"),
    "vitality": ("vitality", "elinvoima", "levenskracht"),
    "site": ("site", "paikka", "locatie"),
    "keyword": ("keyword", "k", "avainsana", "term"),
    "phase": ("phase", "vaihe", "fase"),
    "text": ("text", "teksti", "tekst"),
    "set": ("set", "setti"),
    "rarity": ("rarity", "harvinaisuus", "zeldzaamheid"),
    "format": ("format", "formaatti", "formaat"),
    "in": ("in", "pakassa"),
    "own": ("own", "oma", "bezit"),
    "like": ("like", "kuin", "zoals"),
    "sort": ("sort", "järjestys", "volgorde"),
}
"""The field names in English, Finnish and Dutch, some with a one-letter abbreviation."""

OWN: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "side": {
        "free_peoples": ("free", "free peoples", "vapaat", "vapaat kansat", "vrij", "vrije volkeren"),
        "shadow": ("shadow", "varjo", "schaduw"),
        "site": ("site", "paikka", "locatie"),
        "ring": ("ring", "sormus"),
    },
    "rarity": {
        "common": ("c", "common", "tavallinen", "yleinen", "algemeen", "gewoon"),
        "uncommon": ("u", "uncommon", "epätavallinen", "schaars", "ongewoon"),
        "rare": ("r", "rare", "harvinainen", "zeldzaam"),
        "premium": ("p", "premium", "erikoinen"),
    },
    "phase": {
        "fellowship": ("fellowship", "saattue", "reisgenootschap"),
        "shadow": ("shadow", "varjo", "schaduw"),
        "maneuver": ("maneuver", "manööveri", "manoeuvre"),
        "archery": ("archery", "jousiammunta", "boogschieten"),
        "assignment": ("assignment", "käskytys", "toewijzing"),
        "skirmish": ("skirmish", "taistelu", "gevecht", "schermutseling"),
        "regroup": ("regroup", "uudelleenryhmittäytyminen", "hergroepering"),
        "response": ("response", "vastaus", "reactie"),
    },
    "signet": {name: (name,) for name in ("aragorn", "frodo", "gandalf", "theoden")},
    "sort": {
        "cost": ("cost", "hinta", "kosten"),
        "name": ("name", "title", "nimi", "naam", "titel"),
        "set": ("set", "setti"),
        "strength": ("strength", "voima", "sterkte"),
        "vitality": ("vitality", "elinvoima", "levenskracht"),
        "type": ("type", "tyyppi", "soort"),
    },
    "in": {"deck": ("deck", "pakka")},
}
"""The values whose names in queries differ from those on cards, or that are printed on no card."""

OF_CARDS: Final[Mapping[str, str]] = {
    "type": "type-", "culture": "culture-", "race": "race-", "class": "item_class-", "keyword": "keyword-",
}  # fmt: skip
"""The fields whose values are terms of the game, with the prefix of their message ids."""


def written(languages: Path) -> dict[str, Any]:
    """Returns the complete content of the JSON file."""
    told = [words(Wording(language, languages)) for language in LANGUAGES]
    values: dict[str, dict[str, list[str]]] = {}
    for field, prefix in OF_CARDS.items():
        keys = [id.removeprefix(prefix) for id in told[0] if id.startswith(prefix)]
        values[field] = {key: called([key, *[terms[prefix + key] for terms in told]]) for key in keys}
    for field, known in OWN.items():
        values[field] = {key: called(names) for key, names in known.items()}
    return {
        "sets": {str(number): title.id for number, title in SETS.items()},
        "fields": {field: called(names) for field, names in FIELDS.items()},
        "values": values,
        "formats": {
            format.name: {"sets": list(format.sets), "block": format.site_block, "banned": list(format.banned),
                          "restricted": list(format.restricted), "rule": format.rule, "title": format.title.id,
                          "limited": format.limited}
            for format in FORMATS.values()
        },
    }  # fmt: skip


def called(names: Sequence[str]) -> list[str]:
    """Returns names in normalised form, each once."""
    return list(dict.fromkeys([plain(name) for name in names]))


@cache
def query_terms() -> dict[str, Any]:
    """Returns the content of the JSON file, read on the first search."""
    found: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return found


def field_called(name: str) -> str:
    """Returns the field with a name; "" if there is none."""
    fields: dict[str, list[str]] = query_terms()["fields"]
    return next((field for field, names in fields.items() if plain(name) in names), "")


@lru_cache(1000)
def meant(field: str, value: str, whole: bool) -> tuple[str, ...]:
    """Returns the values of a field with a name, or with a name that begins so unless `whole`."""
    wanted = plain(value)
    known: dict[str, list[str]] = query_terms()["values"].get(field, {})
    same = [key for key, names in known.items() if wanted in names]
    if same or whole or not wanted:
        return tuple(same)
    return tuple([key for key, names in known.items() if any(name.startswith(wanted) for name in names)])


@lru_cache(1000)
def names_of(field: str, key: str) -> tuple[str, ...]:
    """Returns the names of a field's value in three languages."""
    known: dict[str, list[str]] = query_terms()["values"].get(field, {})
    return tuple(known.get(key, ()))
