"""The entry of a game: everything the rest of the product knows about it, in parts.

A game needs rules, texts, a description in lines and terms for scenario files; every other part may be left out, and
what needs that part then offers less.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Union

from inglenook.bots.uniform import Uniform
from inglenook.chronicle import Chronicle
from inglenook.kernel.data import Data
from inglenook.kernel.decisions import Option, Seat
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.kernel.players import Bot
from inglenook.kernel.rulebook import Rulebook, Setup, View
from inglenook.kernel.views.coaching import Tip
from inglenook.kernel.views.dangers import Danger
from inglenook.registry.new_table import Laying
from inglenook.registry.windows import Windows
from inglenook.wording import Wording

if TYPE_CHECKING:
    from inglenook.scenarios.terms import ScenarioTerms
    from inglenook.search.levels import Search

Told = Union[Message, str]
"""A line for a reader: a message still to be rendered, or a text that already is."""

BotMaker = Callable[[Dice], Bot]
"""Function that creates a bot with its own dice."""

Telling = Callable[[View, Wording], list[Told]]
"""Function that describes a view, or a part of it, in lines that make sense when read aloud one after the other."""

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
class Lines:
    """The game in lines of text, for the terminal."""

    describe: Telling
    """Function that describes the whole table as one viewer sees it."""
    opening: Telling | None = None
    """Function that introduces a session before its first question: the player's own role and the opponents."""
    readings: Mapping[str, tuple[Message, Telling]] = field(default_factory=dict)
    """Words a player can type to have a part of the table described; each message is "word: description"."""
    told_at_opening: Collection[str] = ()
    """Ids of log messages that the opening already covers, so that they are not read out again."""
    left_unsaid: Collection[str] = ()
    """Ids of log messages that the terminal omits, because they would drown the others."""
    superseded: Collection[str] = ()
    """Ids of log messages that report a current value: of several in a row only the last is shown."""
    winning: str = ""
    """Id of the log message that names the winner; the end of the game then does not repeat it."""
    guards_passes: bool = True
    """Whether a pass usually gives up a possible action, so that a hasty pass must be confirmed."""
    asides_to_tell: Sequence[str] = ()
    """Verbs of asides that players easily forget."""
    screen: str = ""
    """Module whose LAYOUT draws the game on the full screen (`inglenook.screen.tableau`); without one, the lines are
    shown.
    """


@dataclass(frozen=True)
class Components:
    """The printed components of the game."""

    ids: Sequence[str] = ()
    """Ids of all components that have a text."""
    text_of: Callable[[str, Wording], Sequence[Told]] | None = None
    """Function that returns the text of a component by id, line by line."""
    in_brief: Callable[[str, Wording], str] | None = None
    """Function that returns the text of a component in one line, without details for collectors."""
    introduced_by: Mapping[str, str] = field(default_factory=dict)
    """Ids of messages that introduce a component, each with the argument that names it; its text is then shown."""
    catalogue: Callable[[], Catalogue] | None = None
    """Function that returns the facts and texts from which a client draws components."""


@dataclass(frozen=True)
class Play:
    """Questions that players may skip, and advice on those they answer."""

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
    results: Callable[[Game[Any], Seat], list[tuple[Option, list[Message]]]] | None = None
    """Function that returns the outcomes of the pending question's options, as the seat asked may see them (KR-33)."""


@dataclass(frozen=True)
class Tables:
    """Tables of the game: their options, and the course of a game for summaries and replays."""

    laying: Callable[[], Laying] | None = None
    """Function that returns the options of a new table; without it only the number of seats can be chosen."""
    turn_begins: str = ""
    """Id of the message that begins the turn of its `player`; turns of others are then shown as recaps."""
    phases_begin: Collection[str] = ()
    """Ids of messages that begin a phase of a turn, or a part of one that a replay can jump to."""
    own_things: Sequence[str] = ()
    """Fields of a seat's view that only that seat sees; a replay of a finished game may show them to all viewers."""
    chronicle: Callable[[int], Chronicle] | None = None
    """Function that creates the chronicle of a game for a number of seats, shown when the game is over."""


class Bots(Mapping[str, BotMaker]):
    """The bots of the game by name, and which of them play as opponents."""

    def __init__(
        self,
        makers: Mapping[str, BotMaker] | None = None,
        usual: str = "uniform",
        levels: Sequence[str] = (),
        search: Search | None = None,
    ) -> None:
        self._makers: Final = {"uniform": Uniform} if makers is None else makers
        self.usual: Final = usual
        """Name of the default bot."""
        self.levels: Final = levels
        """Names of the bots meant as opponents, the weakest first; if empty, all bots are."""
        self.search: Final = search
        """The game's part of the search; without it the product gives no hints and analyses no games."""

    def thinks_ahead(self, name: str) -> bool:
        """Whether a bot searches, and so needs time for a decision."""
        return self.search is not None and name in self.search.efforts

    def __getitem__(self, name: str) -> BotMaker:
        return self._makers[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)


@dataclass(frozen=True)
class Simulation:
    """Games that bots play among themselves, and what is counted in them."""

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
    """Function that returns the ids of the components in a game, and whether each was played."""
    fates: Callable[[Game[Any]], Sequence[Mapping[str, str]]] | None = None
    """Function that returns the fate of each seat's cards in a game: "played", "held" (drawn only), "undrawn"."""
    in_hand: Callable[[Game[Any]], tuple[int, Sequence[Mapping[str, bool]]]] | None = None
    """Function that returns the turn and, by seat, the cards in hand with whether the pending question offers them."""
    endings: Callable[[Game[Any]], Sequence[str]] | None = None
    """Function that returns by seat the way in which a finished game was lost; "" for winners."""

    def round_on(self, table: Any) -> int:
        """Returns the round on a table; 0 in a game that counts none."""
        return 0 if self.rounds is None else self.rounds(table)

    def is_too_long(self, table: Any) -> bool:
        """Whether a simulated game is to be stopped."""
        return self.round_on(table) > self.most_rounds > 0


@dataclass(frozen=True)
class Bench:
    """Positions that the bench measures."""

    setup: Mapping[str, Data] = field(default_factory=dict)
    """Set-up of the usual size for this game."""
    varied: Callable[[int], Mapping[str, Data]] | None = None
    """Function that returns numbered set-ups with every feature, for games where not every set-up has them all."""
    only_asking: Callable[[], Rulebook[Any]] | None = None
    """Function that returns a game which only asks, compiled like this one: the bench measures the kernel with it."""


@dataclass(frozen=True)
class GameEntry:
    """Everything the rest of the product knows about one game."""

    name: str
    title: Message
    rulebook: Rulebook[Any]
    locales: Path
    """Folder of the game's Fluent texts."""
    set_up: Callable[[int, Mapping[str, str]], Setup]
    """Function that returns a set-up for a number of seats and the options of `--set KEY=VALUE`; may raise BadSetup."""
    scenario_terms: Callable[[], ScenarioTerms[Any]]
    """Function that returns the game's terms for scenario files."""
    lines: Lines
    components: Components = field(default_factory=Components)
    play: Play = field(default_factory=Play)
    tables: Tables = field(default_factory=Tables)
    bots: Bots = field(default_factory=Bots)
    simulation: Simulation = field(default_factory=Simulation)
    bench: Bench = field(default_factory=Bench)
    puzzles: str = ""
    """Module whose PUZZLES is the game's part of the puzzles (`inglenook.puzzles.game_puzzles`)."""
    load_ahead: Callable[[], object] | None = None
    """Function that preloads what is needed after the first question, for callers with time before it."""
