"""The Finnish lexicon: all heads with their forms, determiners, and the forms of cultures and sides before a noun."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from inglenook.lotr.rendering.fi.characters import CHARACTERS
from inglenook.lotr.rendering.fi.forms import noun
from inglenook.lotr.rendering.fi.keywords import KEYWORDS
from inglenook.lotr.rendering.fi.moments import MOMENTS
from inglenook.lotr.rendering.fi.things import THINGS

DETERMINERS: Final[Mapping[str, Mapping[str, str]]] = {
    "it": noun("se|sen|sitä|siinä|siitä|siihen|sillä|siltä|sille"),
    "this": noun(
        "tämä|tämän|tätä|tässä|tästä|tähän|tällä|tältä|tälle",
        "nämä|näiden|näitä|näistä|näillä|näiltä|näille",
    ),
    "that": noun(
        "kyseinen|kyseisen|kyseistä|kyseisessä|kyseisestä|kyseiseen|kyseisellä|kyseiseltä|kyseiselle",
        "kyseiset|kyseisten|kyseisiä|kyseisistä|kyseisillä|kyseisiltä|kyseisille",
    ),
    "each": noun(
        "jokainen|jokaisen|jokaista|jokaisessa|jokaisesta|jokaiseen|jokaisella|jokaiselta|jokaiselle",
    ),
    "every": noun("", "kaikki|kaikkien|kaikkia|kaikista|kaikilla|kaikilta|kaikille"),
    "another": noun(
        "toinen|toisen|toista|toisessa|toisesta|toiseen|toisella|toiselta|toiselle",
        "toiset|toisten|toisia|toisista|toisilla|toisilta|toisille",
    ),
    "other": noun(
        "muu|muun|muuta|muussa|muusta|muuhun|muulla|muulta|muulle",
        "muut|muiden|muita|muista|muilla|muilta|muille",
    ),
    "bearing": noun(
        "kantava|kantavan|kantavaa|kantavassa|kantavasta|kantavaan|kantavalla|kantavalta|kantavalle",
    ),
    "skirmishing": noun(
        "vastaan taisteleva|vastaan taistelevan|vastaan taistelevaa|vastaan taistelevassa|vastaan taistelevasta|"
        "vastaan taistelevaan|vastaan taistelevalla|vastaan taistelevalta|vastaan taistelevalle",
    ),
    "assigned_to": noun(
        "vastaan taisteluun käskytetty|vastaan taisteluun käskytetyn|vastaan taisteluun käskytettyä|"
        "vastaan taisteluun käskytetyssä|vastaan taisteluun käskytetystä|vastaan taisteluun käskytettyyn|"
        "vastaan taisteluun käskytetyllä|vastaan taisteluun käskytetyltä|vastaan taisteluun käskytetylle",
    ),
    "borne": noun(
        "kantama|kantaman|kantamaa|kantamassa|kantamasta|kantamaan|kantamalla|kantamalta|kantamalle",
        "kantamat|kantamien|kantamia|kantamista|kantamilla|kantamilta|kantamille",
    ),
    "some": noun("jokin|jonkin|jotakin|jossakin|jostakin|johonkin|jollakin|joltakin|jollekin"),
    "random": noun(
        "satunnaisesti valittu|satunnaisesti valitun|satunnaisesti valittua|satunnaisesti valitussa|"
        "satunnaisesti valitusta|satunnaisesti valittuun|satunnaisesti valitulla|satunnaisesti valitulta|"
        "satunnaisesti valitulle",
        "satunnaisesti valitut|satunnaisesti valittujen|satunnaisesti valittuja|satunnaisesti valituista|"
        "satunnaisesti valituilla|satunnaisesti valituilta|satunnaisesti valituille",
    ),
    "own": noun(
        "oma|oman|omaa|omassa|omasta|omaan|omalla|omalta|omalle",
        "omat|omien|omia|omista|omilla|omilta|omille",
    ),
    "of_their_choice": noun(
        "valitsemansa|valitsemansa|valitsemaansa|valitsemassaan|valitsemastaan|valitsemaansa|valitsemallaan|"
        "valitsemaltaan|valitsemalleen",
        "valitsemansa|valitsemiensa|valitsemiaan|valitsemistaan|valitsemillaan|valitsemiltaan|valitsemilleen",
    ),
    "you_choose": noun(
        "valitsemasi|valitsemasi|valitsemaasi|valitsemassasi|valitsemastasi|valitsemaasi|valitsemallasi|"
        "valitsemaltasi|valitsemallesi",
        "valitsemasi|valitsemiesi|valitsemiasi|valitsemistasi|valitsemillasi|valitsemiltasi|valitsemillesi",
    ),
    "your": noun("|".join(["sinun"] * 9), "|".join(["sinun"] * 7)),
    "of_player_of_this": noun("|".join(["tämän kortin pelaajan"] * 9), "|".join(["tämän kortin pelaajan"] * 7)),
}

CULTURES: Final[Mapping[str, Mapping[str, str]]] = {
    "dwarven_culture": {"attr": "kääpiöiden", "name": "Kääpiöt", "token": "kääpiö"},
    "elven_culture": {"attr": "haltioiden", "name": "Haltiat", "token": "haltia"},
    "gandalf_culture": {"attr": "Gandalf-", "name": "Gandalf", "token": "Gandalf-"},
    "gollum_culture": {"attr": "Gollum-", "name": "Gollum", "token": "Gollum-"},
    "gondor_culture": {"attr": "Gondorin", "name": "Gondor", "token": "Gondor-"},
    "rohan_culture": {"attr": "Rohanin", "name": "Rohan", "token": "Rohan-"},
    "shire_culture": {"attr": "Konnun", "name": "Kontu", "token": "Kontu-"},
    "dunland_culture": {"attr": "Mustainmaan", "name": "Mustainmaa", "token": "Mustainmaa-"},
    "isengard_culture": {"attr": "Isengardin", "name": "Isengard", "token": "Isengard-"},
    "moria_culture": {"attr": "Morian", "name": "Moria", "token": "Moria-"},
    "raider_culture": {"attr": "Raider-", "name": "Raider", "token": "Raider-"},
    "wraith_culture": {"attr": "sormusaaveiden", "name": "Sormusaaveet", "token": "sormusaave"},
    "sauron_culture": {"attr": "Sauronin", "name": "Sauron", "token": "Sauron-"},
    "free_peoples": {"attr": "vapaiden kansojen"},
    "shadow": {"attr": "varjon"},
}
"""The forms of a culture before a noun (joined if it ends with a hyphen), and the first part of its token's name."""

LEXICON: Final[Mapping[str, Mapping[str, str]]] = {
    **CHARACTERS,
    **THINGS,
    **KEYWORDS,
    **MOMENTS,
    **DETERMINERS,
    **CULTURES,
}
