"""Setup of a game from command line options: decks, format, rules and switches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from inglenook.arguments import BadArgument, choice, number
from inglenook.kernel.data import Data
from inglenook.kernel.decisions import Seat
from inglenook.kernel.dice import Dice
from inglenook.kernel.editions import TODAY
from inglenook.kernel.rulebook import Setup
from inglenook.lotr.decks.formats import OFFERED, OPEN, Format
from inglenook.lotr.decks.legality import legality
from inglenook.lotr.decks.starters import (
    BUILT,
    NAMED,
    STARTERS,
    Starter,
    first_fellowship,
    parse_deck_argument,
    starter_deck,
)
from inglenook.lotr.house_rules import DEFAULTS, EARLIER_NAMES, LIMITS, RULE_SETS, is_short, rule_sets

DECK: Final = "deck"
"""Prefix of the options for decks, followed by the seat number; `--deck` fills the seats in order."""
FORMAT_OPTION: Final = "format"
RULES_OPTION: Final = "rules"
BIDS_OPTION: Final = "bids"
MOST_SEATS: Final = 6
DECKS: Final = tuple([f"{DECK}{seat}" for seat in range(1, MOST_SEATS + 1)])
KEYS: Final = (*DECKS, FORMAT_OPTION, RULES_OPTION, BIDS_OPTION, *DEFAULTS)


def set_up(seats: int, options: Mapping[str, str]) -> Setup:
    """Returns the setup for the options of `--deck` and `--set`.

    `deck1=fellowship-aragorn` gives the first seat a named deck or the deck in a file; seats without a deck get the
    starters of the same format in turn.  `format=tower` and `rules=short` choose format and rules, `bids=0,2` sets the
    bids of the players.  The switches of the rules have their own names: `mulligan=1`.
    """
    for key in options:
        choice("--set", KEYS)(key)
        if key in DECKS and int(key.removeprefix(DECK)) > seats:
            raise BadArgument("error-too-many-decks", {"seats": seats})
    switches = read_switches(options)
    named = [options.get(f"{DECK}{seat}", "") for seat in range(1, seats + 1)]
    format = chosen_format(options, named)
    names = [name or fitting_starter(seat, format) for seat, name in enumerate(named)]
    setup: Setup = {"seats": seats, "format": format.name, "decks": decks(names, format)}
    if BIDS_OPTION in options:
        setup["bids"] = bids(options[BIDS_OPTION], seats)
    return with_rules(setup, options, [first_fellowship(name) for name in names], switches)


def read_switches(options: Mapping[str, str]) -> dict[str, Data]:
    """Returns the rule switches among the options."""
    return {key: number(key, *LIMITS.get(key, (0, 1)))(value) for key, value in options.items() if key in DEFAULTS}


def with_rules(setup: Setup, options: Mapping[str, str], fellowships: list[Data], switches: dict[str, Data]) -> Setup:
    """Returns a setup with the requested rules added; `fellowships` are those of a first game."""
    if RULES_OPTION in options:
        name = choice(RULES_OPTION, (*RULE_SETS, *EARLIER_NAMES))(options[RULES_OPTION])
        setup["rules"] = EARLIER_NAMES.get(name, name)
    if is_short(setup.get("rules")):
        setup["fellowships"] = fellowships
    if switches:
        setup["switches"] = switches
    return setup


def chosen_format(options: Mapping[str, str], named: list[str]) -> Format:
    """Returns the requested format, else that of the first named deck; players' own decks are of the open format."""
    if FORMAT_OPTION in options:
        return OFFERED[choice(FORMAT_OPTION, tuple(OFFERED))(options[FORMAT_OPTION])]
    for name in named:
        if name in NAMED:
            return NAMED[name].format
    return OFFERED["open"] if any(named) else OFFERED["fellowship"]


def fitting_starter(seat: Seat, format: Format) -> str:
    """Returns the starter of a seat without a deck; the starters allowed by the format are used in turn."""
    known = [name for name, one in STARTERS.items() if may_be_played(one, format)]
    return known[seat % len(known)]


def may_be_played(starter: Starter, format: Format) -> bool:
    """Whether a starter is legal in a format."""
    if starter.format is format:
        return True
    if starter.format.site_block != format.site_block:
        return False
    return format is OPEN or not legality(starter_deck(starter.name), format)


def decks(names: list[str], format: Format) -> list[Data]:
    """Returns the decks by seat as setup data."""
    return [parse_deck_argument(name, format).data() for name in names]


def bids(given: str, seats: int) -> list[Data]:
    """Returns the bids by seat."""
    found: list[Data] = [number(BIDS_OPTION, 0, 99)(bid.strip()) for bid in given.split(",")]
    if len(found) != seats:
        raise BadArgument("error-bids", {"given": given, "seats": seats})
    return found


def varied(seats: int, number: int, asked: Mapping[str, str]) -> Mapping[str, str]:
    """Returns the starter decks and bids of a simulated game."""
    return varied_among(STARTERS, seats, number, asked)


def varied_built(seats: int, number: int, asked: Mapping[str, str]) -> Mapping[str, str]:
    """Returns the built decks and bids of a simulated game."""
    return varied_among(BUILT, seats, number, asked)


def varied_among(decks: Mapping[str, Starter], seats: int, number: int, asked: Mapping[str, str]) -> Mapping[str, str]:
    """Returns the decks and bids of a simulated game.

    With two seats, games go through all ordered pairs of decks of one block, a deck against itself included.  With more
    seats the decks are random.  Of a requested format there are only decks that it allows (LR-5.2).  In every eighth
    game the players bid, unless the requested rules have no bidding (LR-6.6).
    """
    format = chosen_format(asked, []) if FORMAT_OPTION in asked else None
    blocks: dict[str, list[str]] = {}
    for name, one in decks.items():
        if format is None or may_be_played(one, format):
            blocks.setdefault(one.format.name, []).append(name)
    if seats == 2:
        pairs = [(first, second) for known in blocks.values() for first in known for second in known]
        names = list(pairs[(number - 1) % len(pairs)])
    else:
        dice = Dice(f"starters of game {number}")
        known = list(blocks.values())[number % len(blocks)]
        names = [known[dice.below("starters", len(known))] for _seat in range(seats)]
    choices = {f"{DECK}{seat}": name for seat, name in enumerate(names, 1)}
    bidding = {**DEFAULTS, **rule_sets(TODAY).get(asked.get(RULES_OPTION, ""), {}), **read_switches(asked)}["bidding"]
    if number % 8 and bidding:
        choices[BIDS_OPTION] = ",".join(["0"] * seats)
    return choices
