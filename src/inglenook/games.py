"""The games that can be played here, by name; a game is imported when somebody asks for it.

A game comes as a module with a function `entry()`, which gives its `GameEntry`: all that the terminal, the arena, the
scenarios and the bench need to know of it.  The environment variable INGLENOOK_GAMES names more of them than the
product brings along: "embers=embers.entry,other=package.module".
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
"""The modules of the games that come with the product."""

MORE_GAMES: Final = "INGLENOOK_GAMES"

ALL_THE_SAME: Final = "all-the-same"
"""The kind of moment, in every game that has such, at which no choice makes any difference (KR-32)."""

BOT: Final = "bot:"
"""What the name of a bot begins with where a player is meant: on the command line, in records."""

Told = Union[Message, str]
"""A line for a reader: a message still to be worded, or a text that already is."""

Telling = Callable[[View, Wording], list[Told]]
"""Tells a view, or a part of it, as lines that make sense when they are heard one after the other."""


@dataclass(frozen=True)
class Windows:
    """The kinds of moments at which players may respond, so that each of them can say when to be asked.

    A question of such a kind that a player does not want, and may pass, is passed without asking.
    """

    kinds: Mapping[str, Message]
    """Their names, each with what is at stake, in the order in which they are told."""
    usual: frozenset[str]
    """Those a player is asked at who has said nothing."""
    vital: frozenset[str]
    """Those a player is asked at all the same, whatever kinds are wanted; only who wants none is not."""
    kind_of: Callable[[SeatPlayer, Iterable[Message]], str]
    """The kind of the question that a seat is asked, by what it sees and lately heard; "": it is always asked."""
    questions: frozenset[str] = frozenset({RESPONSE})
    """What questions such moments are asked in: responses, and in some games also the actions of a phase."""

    def wanted(self, stops: frozenset[str]) -> frozenset[str]:
        """At which kinds a player is asked who has chosen these: whoever wants any is asked when it is vital."""
        return stops | self.vital if stops else stops

    def pass_over(self, game: Game[Any], decision: Decision, stops: frozenset[str]) -> Picked | None:
        """The pass of a player who does not want to be asked this; None if the question is to be asked."""
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
    """Something that people choose when they lay a table: a switch, one of several things, or a number."""

    key: str
    title: Message
    kind: str
    """"switch" ("0" or "1"), "choice" or "number"."""
    default: str
    values: Mapping[str, Message] = MappingProxyType({})
    """What can be chosen, each with what it is called."""
    gists: Mapping[str, Message] = MappingProxyType({})
    """What there is to say of each besides: how long such a game takes."""
    sets: Mapping[str, Mapping[str, str]] = MappingProxyType({})
    """The options that each brings along, by their keys; whoever lays the table can still change them."""
    least: int = 0
    most: int = 1


class DeckFault(NamedTuple):
    """What is wrong with a deck that somebody wrote: in which line (0: in no single one), and by which rule, if any."""

    line: int
    message: Message
    rule: str = ""
    near: Sequence[str] = ()
    """The cards that were perhaps meant."""


class DeckLine(NamedTuple):
    """What a line of such a deck was read as: so many copies of a card."""

    line: int
    id: str
    copies: int


class CheckedDeck(NamedTuple):
    """A deck that somebody wrote, as far as it could be read."""

    title: str
    cards: int
    faults: Sequence[DeckFault]
    deck: Data = None
    """What could be read of it, as a set-up holds a deck."""
    lines: Sequence[DeckLine] = ()
    """The lines that name a card."""


class NamedDeck(NamedTuple):
    """A deck that comes with the game."""

    name: str
    title: str
    formats: Sequence[str]
    """Those it can be played in, its own first."""
    set: Message
    """The set it comes from."""
    cultures: Sequence[str]
    """What most of its cards belong to, of either side."""
    deck: Data = None
    """Its cards, as a set-up holds a deck."""
    built: Message | None = None
    """What it is called, if players built it; else it is sold as it is, and known by its title and its set."""


class Beginning(NamedTuple):
    """Cards of a deck with which a game can begin, in an order in which they can be played, and what they cost."""

    ids: Sequence[str]
    cost: int


class Brought(NamedTuple):
    """What somebody brings to a table: a deck by its name, or as it was written; neither: whatever fits."""

    deck: str = ""
    deck_text: str = ""


class FaultyDeck(InglenookError):
    """A deck that cannot be played at this table.  It names every fault."""

    faults: Sequence[DeckFault] = ()


@dataclass(frozen=True)
class Laying:
    """What people choose when they lay a table for a game, and how it is then set up.

    Nothing of this reads a file that a player names: a deck is one of those that come with the game, or a text.
    """

    set_up: Callable[[Sequence[Brought], Mapping[str, str]], Setup]
    """The set-up for what each seat brings, with the options chosen; may raise BadArgument, BadSetup or FaultyDeck."""
    options: Sequence[Option] = ()
    formats: Mapping[str, Message] = field(default_factory=dict)
    """The formats, in a game with decks; which one is the option "format"."""
    decks: Sequence[NamedDeck] = ()
    usual_deck: Callable[[int, Mapping[str, str]], str] | None = None
    """The deck of a seat that brings none."""
    check_deck: Callable[[str, str], CheckedDeck] | None = None
    """What is wrong with a deck that somebody wrote, in a format."""
    kinds: Sequence[str] = ()
    """The kinds of text that decks are handed on in."""
    write_deck: Callable[[Data, str], str] | None = None
    """A deck, as a set-up holds it, as a text of a kind; may raise BadSetup."""
    beginnings: Callable[[Data], Sequence[Beginning]] | None = None
    """With which cards of a deck a game can begin; it need not be legal yet."""


Varied = Callable[[int, int, Mapping[str, str]], Mapping[str, str]]
"""Choices for so many seats in the simulated game of this number, from 1, beside those that were asked for."""

Facts = Mapping[str, Data]
"""What a client draws something printed from."""


class Catalogue(NamedTuple):
    """Everything printed, as a client draws it: in sheets, of which a client needs those whose cards it shows."""

    sheets: Mapping[str, Mapping[str, Facts]]
    """Each by its name: what is on it by id, with the few facts that lists sort it by."""
    facts: Callable[[str, Wording], Facts]
    """All facts of something printed, and its text in a language."""
    terms: Callable[[Wording], Mapping[str, str]]
    """What terms are called in a language."""


@dataclass(frozen=True)
class GameEntry:
    """Everything the rest of the product knows about one game."""

    name: str
    title: Message
    rulebook: Rulebook[Any]
    locales: Path
    """The folder of its wordings."""
    describe: Telling
    """The whole table as one viewer sees it."""
    set_up: Callable[[int, Mapping[str, str]], Setup]
    """A set-up for so many seats, with what the command line asks for (`--set KEY=VALUE`); may raise BadSetup."""
    scenario_terms: Callable[[], ScenarioTerms[Any]]
    """What scenario files call its moves and things."""
    readings: Mapping[str, tuple[Message, Telling]] = field(default_factory=dict)
    """Words a player can type to have a part of the table read out.  Each message is "word: what it tells"."""
    board: str = ""
    """The module whose LAYOUT lays it out on the screen (`inglenook.screen.tableau`); else that shows the lines."""
    bots: Mapping[str, Callable[[Dice], Bot]] = field(default_factory=lambda: {"uniform": Uniform})
    opening: Telling | None = None
    """What a person hears before the first question of a session: who one is, and whom one plays with."""
    told_at_opening: Collection[str] = ()
    """The ids of messages of the log that say no more than the opening does: they are not read out once more."""
    left_unsaid: Collection[str] = ()
    """The ids of messages that would drown the others: they are in the log, but the terminal leaves them out."""
    superseded: Collection[str] = ()
    """The ids of messages that say how something stands now: of several in a row only the last is told."""
    turn_begins: str = ""
    """The id of the message with which the turn of its `player` begins; the turns of others are then told as recaps."""
    winning: str = ""
    """The id of the message with which the log tells the winner; the end of the game then does not repeat it."""
    guards_passes: bool = True
    """Whether a pass usually passes up something to do, so that a hasty one is asked about."""
    asides_to_tell: Sequence[str] = ()
    """The verbs of what can be done beside a question and is easily forgotten."""
    usual_bot: str = "uniform"
    """The bot that plays where no other is asked for."""
    levels: Sequence[str] = ()
    """The bots that are meant as opponents, the weakest first; else all are."""
    definitions: Sequence[str] = ()
    """The ids of everything printed that has a text."""
    text_of: Callable[[str, Wording], Sequence[Told]] | None = None
    """The text of something printed, by its id, line by line."""
    in_brief: Callable[[str, Wording], str] | None = None
    """The same in one line, without what only a collector wants to know."""
    introduced_by: Mapping[str, str] = field(default_factory=dict)
    """Messages with which something printed comes up, each with the name of the argument: its text is then told."""
    catalogue: Callable[[], Catalogue] | None = None
    """All facts and texts from which a client draws what is printed."""
    laying: Callable[[], Laying] | None = None
    """What can be chosen when a table is laid; else only how many sit at it."""
    own_things: Sequence[str] = ()
    """What of a seat's side of a view only that seat sees: after the game a replay may show it all."""
    phases_begin: Collection[str] = ()
    """The ids of messages with which a phase of a turn begins, or a part of one that is worth going to in a replay."""
    windows: Windows | None = None
    """When players may respond, if that is so often that they may not want to be asked each time."""
    dangers: Callable[[Game[Any], Seat], list[Danger]] | None = None
    """What threatens if nobody does anything more, as one viewer may be told it (KR-24)."""
    planned: Callable[[Game[Any], Seat, list[str]], list[Danger] | None] | None = None
    """The same after a row of answers that is laid out but not given yet, by their keys; None: it cannot be told."""
    tips: Callable[[Game[Any], Seat], list[Tip]] | None = None
    """What matters at the question that a viewer is asked, for somebody new to the game (KR-35)."""
    results: Callable[[Game[Any], Seat], list[tuple[DecisionOption, list[Message]]]] | None = None
    """What options of the pending question come to in this position, as whoever is asked may be told it (KR-33)."""
    chronicle: Callable[[int], Chronicle] | None = None
    """Who keeps the account of a game for so many seats, to be told when it is over."""
    rounds: Callable[[Any], int] | None = None
    """In which round play on a table is, in a game that might never end: simulated games are then broken off."""
    most_rounds: int = 0
    """After so many rounds a simulated game is broken off, and won by nobody."""
    first_player: Callable[[Any], int] | None = None
    """The seat that went first on a table."""
    varied: Varied | None = None
    """What a simulation varies from game to game."""
    libraries: Mapping[str, Varied] = field(default_factory=dict)
    """The same for each library of decks that a contest can be held with, by its name."""
    components: Callable[[Game[Any]], Mapping[str, bool]] | None = None
    """The ids of everything printed that took part in a game, and whether it was played: simulations count that."""
    fates: Callable[[Game[Any]], Sequence[Mapping[str, str]]] | None = None
    """What became in a game of the cards that each seat brought: "played", "held" (drawn only), "undrawn"."""
    in_hand: Callable[[Game[Any]], tuple[int, Sequence[Mapping[str, bool]]]] | None = None
    """The turn, and by seat the cards in hand with whether the pending question offers to play them."""
    endings: Callable[[Game[Any]], Sequence[str]] | None = None
    """By seat, in which way it has lost a game that is over; "" for whoever won."""
    load_ahead: Callable[[], object] | None = None
    """Loads what comes after the first question and would be waited for then: for whoever has time before."""
    bench_setup: Mapping[str, Data] = field(default_factory=dict)
    """The position the bench measures with, of the size this game usually has."""
    bench_varied: Callable[[int], Mapping[str, Data]] | None = None
    """The set-ups, by number, of games that have everything there is, where not every game has it."""
    only_asking: Callable[[], Rulebook[Any]] | None = None
    """A game that does nothing but ask, compiled together with this one: with it the bench measures the kernel."""


class UnknownGame(BadArgument):
    """There is no game of this name."""


class BrokenGame(InglenookError):
    """A game that is named in the environment, but cannot be loaded from there."""


_loaded: Final[dict[str, GameEntry]] = {}


def names() -> tuple[str, ...]:
    """The names of all games there are."""
    return tuple(_modules())


def find(name: str) -> GameEntry:
    """The game of this name."""
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
        _loaded.setdefault(name, entry)  # another thread may have been quicker
    return _loaded[name]


def loaded() -> list[GameEntry]:
    """The games somebody has asked for so far."""
    return list(_loaded.values())


def _modules() -> dict[str, str]:
    """Where each game is imported from."""
    modules = dict(BUILT_IN)
    for part in os.environ.get(MORE_GAMES, "").split(","):
        name, _, module = part.strip().partition("=")
        if module:
            modules[name] = module
        elif name:
            raise BrokenGame("error-broken-game", {"game": name, "detail": f"{MORE_GAMES}={part.strip()}"})
    return modules
