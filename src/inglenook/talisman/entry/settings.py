"""Settings of a game of Talisman from the command line."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from inglenook.arguments import BadArgument, choice, number
from inglenook.kernel.data import Data
from inglenook.kernel.messages import Name
from inglenook.kernel.rulebook import Setup
from inglenook.talisman import house_rules
from inglenook.talisman.components import CHARACTERS
from inglenook.wording import LANGUAGES, Wording

CHARACTERS_OPTION: Final = "characters"
HOUSE_OPTION: Final = "house"
CHOOSE_OPTION: Final = "choose"
SWITCHES: Final = {house_rules.key(name): name for name in house_rules.TOLD if name not in house_rules.TRUTHS}
"""House rules with a number, by their names on the command line."""
READINGS: Final = {house_rules.key(name): name for name in house_rules.CUSTOMARY}
"""Customary readings, each on or off, by their names on the command line."""

KEYS: Final = (CHARACTERS_OPTION, HOUSE_OPTION, CHOOSE_OPTION, *SWITCHES, *READINGS)
YES: Final = {"yes": 1, "no": 0}
FOLDER: Final = Path(__file__).parent.parent / "locales"
NAMES: Final = tuple([character.name for character in CHARACTERS.values()])


def set_up(seats: int, options: Mapping[str, str]) -> Setup:
    """Sets up a game from the values of `--set`.

    `characters=warrior,wizard` gives the seats their characters, in order; where a name is left out, chance decides.
    `choose=yes` lets players choose the characters that follow dead ones.  `house=one-hour` plays by a set of house
    rules, and `trophies=5`, `command-from=3`, `command-lives=2` and `pooled-cards=yes` change single ones.
    """
    setup: Setup = {"seats": seats}
    switches: dict[str, Data] = {}
    for key, value in options.items():
        choice("--set", KEYS)(key)
        if key == CHARACTERS_OPTION:
            setup["characters"] = characters(value, seats)
        elif key == HOUSE_OPTION:
            switches = {**rule_set(value), **switches}
        elif key == CHOOSE_OPTION or key in READINGS:
            switches[READINGS.get(key, "choose_characters")] = YES[choice(key, tuple(YES))(value)]
        else:
            low, high = house_rules.LIMITS[SWITCHES[key]]
            switches[SWITCHES[key]] = number(key, low, high)(value)
    if switches:
        setup["house"] = switches
    return setup


def rule_set(given: str) -> dict[str, int]:
    """Returns a set of house rules by its current or former name."""
    name = house_rules.FORMER_NAMES.get(given, given)
    return house_rules.RULE_SETS[choice(HOUSE_OPTION, tuple(house_rules.RULE_SETS))(name)]


def characters(given: str, seats: int) -> list[Data]:
    """Returns the characters by seat, each known and none twice."""
    written = [name.strip() for name in given.split(",")]
    names = [character(name) if name else "" for name in written]
    for place, name in enumerate(names):
        if name and name in names[:place]:
            raise BadArgument("error-character-twice", {"given": written[place]})
    if len(names) > seats:
        raise BadArgument("error-characters", {"given": given, "seats": seats})
    return [name for name in names]


def character(given: str) -> str:
    """Returns a character by the name that players use, in any supported language."""
    if given.casefold() in NAMES:
        return given.casefold()
    called: dict[str, str] = {}
    for language in LANGUAGES:
        say = Wording(language, FOLDER).say
        called |= {say(Name(id)).casefold(): one.name for id, one in CHARACTERS.items()}
    if given.casefold() not in called:
        known = tuple([Name(id) for id in CHARACTERS])
        near = (*NAMES, *called)
        raise BadArgument("error-unknown-character", {"given": given, "known": known}).near(given.casefold(), near)
    return called[given.casefold()]
