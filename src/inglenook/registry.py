"""The available games, by name; a game is imported when it is first needed.

A game is a module with a function `entry()`, which returns its `GameEntry`: all that the terminal, the arena, the
scenarios and the bench need to know of it.

The environment variable INGLENOOK_GAMES names further games: "embers=embers.entry,other=package.module".
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Union

from inglenook.arguments import BadArgument
from inglenook.bots.uniform import Uniform
from inglenook.kernel.data import Data
from inglenook.kernel.decisions import PASS, RESPONSE, Decision, Seat
from inglenook.kernel.decisions import Option as DecisionOption
from inglenook.kernel.dice import Dice
from inglenook.kernel.errors import InglenookError
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.kernel.players import Bot, SeatPlayer
from inglenook.kernel.questions import Picked
from inglenook.kernel.rulebook import Rulebook, Setup, View
from inglenook.kernel.views.chronicle import Chronicle
from inglenook.kernel.views.coaching import Tip
from inglenook.kernel.views.dangers import Danger
from inglenook.kernel.views.lookahead import all_the_same
from inglenook.modules import for_good
from inglenook.wording import Wording

if TYPE_CHECKING:
    from inglenook.scenarios.terms import ScenarioTerms

BUILT_IN: Final[Mapping[str, str]] = {"talisman": "inglenook.talisman.entry", "lotr": "inglenook.lotr.entry"}
"""Modules of the games that come with the product."""

MORE_GAMES: Final = "INGLENOOK_GAMES"

ALL_THE_SAME: Final = "all-the-same"
"""Kind of moment at which no choice makes any difference (KR-32), shared by all games that have one."""

BOT: Final = "bot:"
"""Prefix that marks a player as a bot, on the command line and in records."""

Told = Union[Message, str]
"""A line for a reader: a message still to be rendered, or a text that already is."""

Telling = Callable[[View, Wording], list[Told]]
"""Function that describes a view, or a part of it, in lines that make sense when read aloud one after the other."""


@dataclass(frozen=True)
class Windows:
    """Kinds of moments at which players may respond; each player chooses the kinds to be asked at.

    A question of an unwanted kind that the player may pass is passed without asking.
    """

    kinds: Mapping[str, Message]
    """Kinds by id, each with a name that says what is at stake, in display order."""
    usual: frozenset[str]
    """Kinds at which a player who has chosen none is asked."""
    vital: frozenset[str]
    """Kinds at which a player is asked whatever kinds are chosen, unless the player wants none at all."""
    kind_of: Callable[[SeatPlayer, Iterable[Message]], str]
    """Function that returns the kind of the pending question, from the seat's view and recent log; "" means always
    ask.
    """
    questions: frozenset[str] = frozenset({RESPONSE})
    """Kinds of `Decision` that such moments use: responses, and in some games also the actions of a phase."""

    def wanted(self, stops: frozenset[str]) -> frozenset[str]:
        """Returns the kinds at which a player with these choices is asked: a player who wants any also gets the vital
        ones.
        """
        return stops | self.vital if stops else stops

    def pass_over(self, game: Game[Any], decision: Decision, stops: frozenset[str]) -> Picked | None:
        """Returns the automatic answer for a player who does not want this question; None if it must be asked."""
        if ALL_THE_SAME in self.kinds and ALL_THE_SAME not in stops:
            same = all_the_same(game, decision)
            if same is not None:
                return same
        if decision.kind not in self.questions:
            return None
        verbs = [option.verb for option in decision.options]
        if PASS not in verbs:
            return None
        heard = (line.heard_by(decision.seat) for line in reversed(game.log))
        lately = (message for message in heard if message is not None)
        kind = self.kind_of(SeatPlayer(game, decision.seat), lately)
        return None if not kind or kind in self.wanted(stops) else (verbs.index(PASS),)


class Option(NamedTuple):
    """An option of a new table: a switch, one of several values, or a number."""

    key: str
    title: Message
    kind: str
    """Type of the option: "switch" ("0" or "1"), "choice" or "number"."""
    default: str
    values: Mapping[str, Message] = MappingProxyType({})
    """Possible values, each with its name."""
    gists: Mapping[str, Message] = MappingProxyType({})
    """Short description of each value, such as how long such a game takes."""
    sets: Mapping[str, Mapping[str, str]] = MappingProxyType({})
    """Other options that each value sets, by key; the player who creates the table can still change them."""
    least: int = 0
    most: int = 1


class DeckFault(NamedTuple):
    """A fault in a deck that a player wrote: its line (0 if it concerns no single line) and the rule broken, if any."""

    line: int
    message: Message
    rule: str = ""
    near: Sequence[str] = ()
    """Cards that were possibly meant."""


class DeckLine(NamedTuple):
    """A parsed line of a deck that a player wrote: a number of copies of a card."""

    line: int
    id: str
    copies: int


class CheckedDeck(NamedTuple):
    """A deck that a player wrote, as far as it could be read."""

    title: str
    cards: int
    faults: Sequence[DeckFault]
    deck: Data = None
    """Readable part of the deck, in the form of a set-up."""
    lines: Sequence[DeckLine] = ()
    """Lines that name a card."""


class NamedDeck(NamedTuple):
    """A deck that comes with the game."""

    name: str
    title: str
    formats: Sequence[str]
    """Formats that allow the deck, its own first."""
    set: Message
    """Set the deck comes from."""
    cultures: Sequence[str]
    """Main cultures of the deck, of either side."""
    deck: Data = None
    """Cards of the deck, in the form of a set-up."""
    built: Message | None = None
    """Name of a deck built by players; None for a deck sold as it is, which is known by its title and its set."""


class Beginning(NamedTuple):
    """Cards of a deck with which a game can begin, in an order in which they can be played, and their cost."""

    ids: Sequence[str]
    cost: int


class Brought(NamedTuple):
    """A player's deck for a table: its name or its text; if both are empty, any deck that fits."""

    deck: str = ""
    deck_text: str = ""


class FaultyDeck(InglenookError):
    """Raised for a deck that cannot be played at this table; names every fault."""

    faults: Sequence[DeckFault] = ()


@dataclass(frozen=True)
class Laying:
    """Options of a new table for a game, and how the game is then set up.

    No file that a player names is ever read: a deck is one of those that come with the game, or a text.
    """

    set_up: Callable[[Sequence[Brought], Mapping[str, str]], Setup]
    """Function that returns the set-up for the seats' decks and the chosen options.

    May raise BadArgument, BadSetup or FaultyDeck.
    """
    options: Sequence[Option] = ()
    formats: Mapping[str, Message] = field(default_factory=dict)
    """Formats of a game with decks, by name; the option "format" selects one."""
    decks: Sequence[NamedDeck] = ()
    usual_deck: Callable[[int, Mapping[str, str]], str] | None = None
    """Function that returns the default deck of a seat."""
    check_deck: Callable[[str, str], CheckedDeck] | None = None
    """Function that checks a deck that a player wrote, in a format."""
    kinds: Sequence[str] = ()
    """Text formats in which decks can be exported."""
    write_deck: Callable[[Data, str], str] | None = None
    """Function that exports a deck, in the form of a set-up, as a kind of text; may raise BadSetup."""
    beginnings: Callable[[Data], Sequence[Beginning]] | None = None
    """Function that returns the cards of a deck with which a game can begin; the deck need not be legal yet."""


Varied = Callable[[int, int, Mapping[str, str]], Mapping[str, str]]
"""Function of seats, game number (from 1) and requested options that returns further options of a simulated game."""

Facts = Mapping[str, Data]
"""Facts from which a client draws a printed component."""


class Catalogue(NamedTuple):
    """Data of all printed components for clients, in sheets; a client loads those whose cards it shows."""

    sheets: Mapping[str, Mapping[str, Facts]]
    """Sheets by name: the components on each by id, with the few facts that lists sort by."""
    facts: Callable[[str, Wording], Facts]
    """Function that returns all facts of a component, and its text in a language."""
    terms: Callable[[Wording], Mapping[str, str]]
    """Function that returns the names of terms in a language."""


@dataclass(frozen=True)
class GameEntry:
    """Everything the rest of the product knows about one game."""

    name: str
    title: Message
    rulebook: Rulebook[Any]
    locales: Path
    """Folder of the game's Fluent texts."""
    describe: Telling
    """Function that describes the whole table as one viewer sees it."""
    set_up: Callable[[int, Mapping[str, str]], Setup]
    """Function that returns a set-up for a number of seats and the options of `--set KEY=VALUE`; may raise BadSetup."""
    scenario_terms: Callable[[], ScenarioTerms[Any]]
    """Function that returns the game's terms for scenario files."""
    readings: Mapping[str, tuple[Message, Telling]] = field(default_factory=dict)
    """Words a player can type to have a part of the table described; each message is "word: description"."""
    board: str = ""
    """Module whose LAYOUT draws the game on screen (`inglenook.screen.tableau`); without one, lines of text are
    shown.
    """
    bots: Mapping[str, Callable[[Dice], Bot]] = field(default_factory=lambda: {"uniform": Uniform})
    opening: Telling | None = None
    """Function that introduces a session before its first question: the player's own role and the opponents."""
    told_at_opening: Collection[str] = ()
    """Ids of log messages that the opening already covers, so that they are not read out again."""
    left_unsaid: Collection[str] = ()
    """Ids of log messages that the terminal omits, because they would drown the others."""
    superseded: Collection[str] = ()
    """Ids of log messages that report a current value: of several in a row only the last is shown."""
    turn_begins: str = ""
    """Id of the message that begins the turn of its `player`; turns of others are then shown as recaps."""
    winning: str = ""
    """Id of the log message that names the winner; the end of the game then does not repeat it."""
    guards_passes: bool = True
    """Whether a pass usually gives up a possible action, so that a hasty pass must be confirmed."""
    asides_to_tell: Sequence[str] = ()
    """Verbs of asides that players easily forget."""
    usual_bot: str = "uniform"
    """Name of the default bot."""
    levels: Sequence[str] = ()
    """Names of the bots meant as opponents, the weakest first; if empty, all bots are."""
    definitions: Sequence[str] = ()
    """Ids of all printed components that have a text."""
    text_of: Callable[[str, Wording], Sequence[Told]] | None = None
    """Function that returns the text of a component by id, line by line."""
    in_brief: Callable[[str, Wording], str] | None = None
    """Function that returns the text of a component in one line, without details for collectors."""
    introduced_by: Mapping[str, str] = field(default_factory=dict)
    """Ids of messages that introduce a component, each with the argument that names it; its text is then shown."""
    catalogue: Callable[[], Catalogue] | None = None
    """Function that returns the facts and texts from which a client draws components."""
    laying: Callable[[], Laying] | None = None
    """Function that returns the options of a new table; without it only the number of seats can be chosen."""
    own_things: Sequence[str] = ()
    """Fields of a seat's view that only that seat sees; a replay of a finished game may show them to all viewers."""
    phases_begin: Collection[str] = ()
    """Ids of messages that begin a phase of a turn, or a part of one that a replay can jump to."""
    windows: Windows | None = None
    """Moments for responses, in games where these are so frequent that players may not want to be asked each time."""
    dangers: Callable[[Game[Any], Seat], list[Danger]] | None = None
    """Function that returns the dangers if no player does anything more, as one viewer may see them (KR-24)."""
    planned: Callable[[Game[Any], Seat, list[str]], list[Danger] | None] | None = None
    """Function that returns the dangers after a planned series of answers, given by keys; None if they cannot be
    shown.
    """
    tips: Callable[[Game[Any], Seat], list[Tip]] | None = None
    """Function that returns tips on the viewer's pending question, for players new to the game (KR-35)."""
    results: Callable[[Game[Any], Seat], list[tuple[DecisionOption, list[Message]]]] | None = None
    """Function that returns the outcomes of the pending question's options, as the seat asked may see them (KR-33)."""
    chronicle: Callable[[int], Chronicle] | None = None
    """Function that creates the chronicle of a game for a number of seats, shown when the game is over."""
    rounds: Callable[[Any], int] | None = None
    """Function that returns the round on a table, in a game that might never end; simulations stop at `most_rounds`."""
    most_rounds: int = 0
    """Rounds after which a simulated game is stopped without a winner."""
    first_player: Callable[[Any], int] | None = None
    """Function that returns the seat that went first on a table."""
    varied: Varied | None = None
    """Options that a simulation varies from game to game."""
    libraries: Mapping[str, Varied] = field(default_factory=dict)
    """Options that a contest varies, for each library of decks by name."""
    components: Callable[[Game[Any]], Mapping[str, bool]] | None = None
    """Function that returns the ids of the components in a game, and whether each was played; simulations count
    them.
    """
    fates: Callable[[Game[Any]], Sequence[Mapping[str, str]]] | None = None
    """Function that returns the fate of each seat's cards in a game: "played", "held" (drawn only), "undrawn"."""
    in_hand: Callable[[Game[Any]], tuple[int, Sequence[Mapping[str, bool]]]] | None = None
    """Function that returns the turn and, by seat, the cards in hand with whether the pending question offers them."""
    endings: Callable[[Game[Any]], Sequence[str]] | None = None
    """Function that returns by seat the way in which a finished game was lost; "" for winners."""
    load_ahead: Callable[[], object] | None = None
    """Function that preloads what is needed after the first question, for callers with time before it."""
    bench_setup: Mapping[str, Data] = field(default_factory=dict)
    """Position that the bench measures with, of a usual size for this game."""
    bench_varied: Callable[[int], Mapping[str, Data]] | None = None
    """Function that returns numbered set-ups with every feature, for games where not every set-up has them all."""
    only_asking: Callable[[], Rulebook[Any]] | None = None
    """Function that returns a game which only asks, compiled like this one: the bench measures the kernel with it."""


class UnknownGame(BadArgument):
    """Raised for an unknown name of a game."""


class BrokenGame(InglenookError):
    """Raised for a game that is named in the environment but cannot be loaded."""


_loaded: Final[dict[str, GameEntry]] = {}


def names() -> tuple[str, ...]:
    """Returns the names of all available games."""
    return tuple(_modules())


def find(name: str) -> GameEntry:
    """Returns the game of this name, importing it on first use."""
    modules = _modules()
    if name not in modules:
        known = tuple(modules)
        raise UnknownGame("error-unknown-game", {"given": name, "known": known}).near(name, known)
    if name not in _loaded:
        try:
            with for_good():
                entry: GameEntry = import_module(modules[name]).entry()
        except (ImportError, AttributeError) as problem:
            raise BrokenGame("error-broken-game", {"game": name, "detail": str(problem)}) from problem
        _loaded.setdefault(name, entry)  # another thread may have been faster
    return _loaded[name]


def loaded() -> list[GameEntry]:
    """Returns the games loaded so far."""
    return list(_loaded.values())


def _modules() -> dict[str, str]:
    """Returns the module of each game."""
    modules = dict(BUILT_IN)
    for part in os.environ.get(MORE_GAMES, "").split(","):
        name, _, module = part.strip().partition("=")
        if module:
            modules[name] = module
        elif name:
            raise BrokenGame("error-broken-game", {"game": name, "detail": f"{MORE_GAMES}={part.strip()}"})
    return modules
