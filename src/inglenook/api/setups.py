"""Set-ups: everything that is chosen before a game, by name, and checked before the game begins."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from inglenook.api.decks import Deck, read
from inglenook.api.language import whole_number, wrong_type
from inglenook.arguments import BadArgument, choice
from inglenook.kernel import rulebook
from inglenook.kernel.data import Data
from inglenook.kernel.messages import Argument, Message
from inglenook.registry import find

Switches = Mapping[str, int]
"""Switches of the rules by name; `games()` lists them."""


@dataclass(frozen=True)
class LotrSetup:
    """Set-up of The Lord of the Rings TCG.

    >>> LotrSetup(decks=["towers-aragorn", "towers-theoden"], rules="later-rulings").seats
    2
    """

    game: ClassVar[str] = "lotr"
    """Name of the game."""

    decks: Sequence[str | Deck] = ()
    """Deck of each seat: the name of a deck that comes with the game, the path or text of a deck file, or a `Deck`.
    Seats without a deck get starters of the format.
    """
    seats: int = 0
    """Number of players, 2 to 6; 0 for one player per deck, at least two."""
    format: str = ""
    """Format: "fellowship", "tower", "open" or another one that `games()` lists; "" for that of the first deck."""
    rules: str = ""
    """Set of rules: "deluxe" (also if ""), "fellowship", "starter-rules", "short" or "later-rulings"."""
    switches: Switches = field(default_factory=dict)
    """Single switches of the rules, such as `{"mulligan": 1}`; they override the set of rules."""
    bids: Sequence[int] = ()
    """Bid of each seat, if the bids are made before the game."""

    def __post_init__(self) -> None:
        if not self.seats:
            object.__setattr__(self, "seats", max(2, len(listed("decks", self.decks))))

    def data(self) -> rulebook.Setup:
        """Returns the set-up as plain data."""
        from inglenook.lotr.decks.starters import first_fellowship
        from inglenook.lotr.entry.settings import chosen_format, fitting_starter, read_switches, with_rules
        from inglenook.lotr.house_rules import DEFAULTS, RULE_SETS

        given = listed("decks", self.decks)
        named = [one if isinstance(one, str) else "a player's own deck" for one in given]
        format = chosen_format({"format": as_name("format", self.format)} if self.format else {}, named)
        given += [""] * (self.seats - len(given))
        brought = [one or fitting_starter(seat, format) for seat, one in enumerate(given)]
        decks: list[Data] = [read(one, format.name).data() for one in brought]
        setup: rulebook.Setup = {"seats": self.seats, "format": format.name, "decks": decks}
        if self.bids:
            setup["bids"] = self._bids()
        options = switches_in(self.switches, DEFAULTS)
        if self.rules:
            options["rules"] = choice("rules", tuple(RULE_SETS))(as_name("rules", self.rules))
        fellowships: list[Data] = [first_fellowship(one) if isinstance(one, str) else None for one in brought]
        return with_rules(setup, options, fellowships, read_switches(options))

    def _bids(self) -> list[Data]:
        bids: list[Data] = [whole_number("bids", bid, 0) for bid in listed("bids", self.bids)]
        if len(bids) != self.seats:
            raise BadArgument("error-python-bids", {"count": len(bids), "seats": self.seats})
        return bids


@dataclass(frozen=True)
class TalismanSetup:
    """Set-up of Talisman.

    >>> TalismanSetup(seats=3, characters=["wizard"], rules="one-hour").data()["characters"]
    ['wizard']
    """

    game: ClassVar[str] = "talisman"
    """Name of the game."""

    seats: int = 2
    """Number of players, 2 to 6."""
    characters: Sequence[str] = ()
    """Character of each seat, by its name in any of the languages; "" and seats without one get one by chance."""
    rules: str = ""
    """Set of house rules: "as-printed" (also if ""), "customary", "evening" or "one-hour".  The command has it as
    `--set house=`.
    """
    switches: Mapping[str, int] = field(default_factory=dict)
    """Single house rules, such as `{"trophies": 5}`; they override the set."""

    def data(self) -> rulebook.Setup:
        """Returns the set-up as plain data."""
        from inglenook.talisman.entry.new_table import RULE_SETS, YES_OR_NO
        from inglenook.talisman.entry.settings import (
            CHOOSE_OPTION,
            HOUSE_OPTION,
            READINGS,
            SWITCHES,
            characters,
            set_up,
        )

        truths = (CHOOSE_OPTION, *READINGS)
        options = switches_in(self.switches, (*truths, *SWITCHES))
        options |= {key: YES_OR_NO.get(options[key], options[key]) for key in truths if key in options}
        if self.rules:
            options[HOUSE_OPTION] = choice("rules", tuple(RULE_SETS))(as_name("rules", self.rules))
        setup = set_up(self.seats, options)
        names = listed("characters", self.characters)
        if names:
            setup["characters"] = characters(",".join([as_name("characters", one) for one in names]), self.seats)
        return setup


@dataclass(frozen=True)
class OtherSetup:
    """Set-up of a game that was added by INGLENOOK_GAMES: seats, and options as on the command line."""

    game: str
    seats: int = 2
    options: Mapping[str, str] = field(default_factory=dict)
    """Options by name, as `--set KEY=VALUE` takes them."""

    def data(self) -> rulebook.Setup:
        """Returns the set-up as plain data."""
        return find(self.game).set_up(self.seats, {key: str(value) for key, value in self.options.items()})


Setup = LotrSetup | TalismanSetup | OtherSetup
"""Set-up of any game."""

CHOICES: Final[Mapping[str, type[LotrSetup] | type[TalismanSetup]]] = {"lotr": LotrSetup, "talisman": TalismanSetup}
"""Class of the set-up of each game that comes with the product."""


def setup_for(game: str, chosen: Mapping[str, Any]) -> Setup:
    """Returns the set-up of a game with these choices; an unknown choice is refused with the known ones."""
    kind = CHOICES.get(game)
    known = ("seats", "options") if kind is None else tuple(kind.__dataclass_fields__)
    known = tuple([name for name in known if name != "game"])
    for name in chosen:
        if name not in known:
            told: dict[str, Argument] = {"game": game, "given": name, "known": known}
            raise BadArgument("error-python-no-choice", told).near(name, known)
    return OtherSetup(game, **chosen) if kind is None else kind(**chosen)


def data_of(setup: Setup) -> rulebook.Setup:
    """Returns a set-up as plain data, after checking the number of seats."""
    entry = find(setup.game)
    seats = whole_number("seats", setup.seats, entry.rulebook.fewest_seats)
    least, most = entry.rulebook.fewest_seats, entry.rulebook.most_seats
    if not least <= seats <= most:
        raise BadArgument("error-seats", {"given": str(seats), "least": least, "most": most})
    if isinstance(setup, LotrSetup) and len(setup.decks) > seats:
        raise BadArgument("error-python-too-many", {"argument": "decks", "count": len(setup.decks), "seats": seats})
    return setup.data()


def switches_in(switches: Any, known: Iterable[str]) -> dict[str, str]:
    """Returns switches as the options of the command line; an unknown one is refused with the known ones."""
    if not isinstance(switches, Mapping):
        raise wrong_type("switches", switches, Message("python-a-mapping"), '{"mulligan": 1}')
    read, options = choice("switches", tuple(known)), {}
    for name, value in switches.items():
        number = int(value) if isinstance(value, bool) else whole_number(name, value, 1)
        options[read(as_name("switches", name))] = str(number)
    return options


def listed(argument: str, given: Any) -> list[Any]:
    """Returns a list; a single text in its place is a likely mistake and refused."""
    if isinstance(given, str) or not isinstance(given, Sequence):
        raise wrong_type(argument, given, Message("python-a-list"), f"[{given!r}]")
    return list(given)


def as_name(argument: str, given: Any) -> str:
    """Returns a name, which has to be text."""
    if not isinstance(given, str):
        raise wrong_type(argument, given, Message("python-a-name"), '"…"')
    return given
