"""The card game's entry points: descriptions in lines of text, setup from the command line, bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from inglenook.bots.keen import Keen
from inglenook.bots.uniform import Uniform
from inglenook.kernel.data import Data
from inglenook.kernel.dice import Dice
from inglenook.kernel.messages import Message
from inglenook.kernel.players import Bot
from inglenook.kernel.rulebook import Setup
from inglenook.lotr.advice.coaching import tips
from inglenook.lotr.advice.dangers import dangers, planned
from inglenook.lotr.advice.results import results
from inglenook.lotr.cards.facts import ALL_FACTS
from inglenook.lotr.entry import description
from inglenook.lotr.entry.chronicle import LotrChronicle
from inglenook.lotr.entry.components import components, endings, fates, in_hand
from inglenook.lotr.entry.questions import Questions
from inglenook.lotr.entry.settings import set_up, varied, varied_built
from inglenook.lotr.entry.windows import WINDOWS
from inglenook.lotr.library import LIBRARY
from inglenook.lotr.rulebook import LordOfTheRings
from inglenook.lotr.table import LotrTable
from inglenook.registry import GameEntry
from inglenook.registry.entry import Bench, Bots, Catalogue, Components, Lines, Play, Simulation, Tables
from inglenook.registry.new_table import Laying
from inglenook.search.levels import HARD, LEVELS, NORMAL, RELENTLESS, Search, levels
from inglenook.search.playouts import Foresight
from inglenook.search.searcher import Effort
from inglenook.wording import RENDERED

if TYPE_CHECKING:
    from inglenook.scenarios.terms import ScenarioTerms

LANGUAGES = Path(__file__).parent.parent / "locales"

RENDERED[LANGUAGES] = Questions()


def entry() -> GameEntry:
    """Returns the entry of The Lord of the Rings TCG."""
    return GameEntry(
        name="lotr",
        title=Message("title"),
        rulebook=LordOfTheRings(),
        locales=LANGUAGES,
        set_up=set_up,
        scenario_terms=scenario_terms,
        lines=Lines(
            describe=description.tell_table,
            opening=description.tell_opening,
            left_unsaid=("log-passed", "log-phase"),
            superseded=("log-twilight",),
            winning="log-won",
            screen="inglenook.screen.lotr",
            readings={
                "hand": (Message("reading-hand"), description.tell_hand),
                "table": (Message("reading-table"), description.tell_in_play),
                "mine": (Message("reading-mine"), description.tell_mine),
                "opponents": (Message("reading-opponents"), description.tell_opponents),
                "site": (Message("reading-site"), description.tell_site),
                "skirmish": (Message("reading-skirmish"), description.tell_skirmish),
                "pool": (Message("reading-pool"), description.tell_pool),
                "piles": (Message("reading-piles"), description.tell_piles),
                "numbers": (Message("reading-numbers"), description.tell_numbers),
            },
        ),
        components=Components(
            ids=tuple(ALL_FACTS),
            text_of=description.text_of,
            in_brief=description.text_of_card,
            introduced_by={"log-played": "card", "log-played-on": "card", "log-moved": "site"},
            catalogue=whole_catalogue,
        ),
        play=Play(WINDOWS, dangers, planned, tips, results),
        puzzles="inglenook.puzzles.lotr",
        tables=Tables(
            laying,
            turn_begins="log-turn",
            phases_begin=("log-phase", "log-skirmish"),
            own_things=("hand", "adventure", "deck_known"),
            chronicle=LotrChronicle,
        ),
        bots=Bots(
            {"uniform": Uniform, "thumb": thumb, "keen": keen, **levels(SEARCH, easy, thumb, thumb, thumb)},
            NORMAL,
            LEVELS,
            SEARCH,
        ),
        simulation=Simulation(
            rounds=rounds,
            most_rounds=200,
            first_player=first_player,
            varied=varied,
            libraries={"starters": varied, "built": varied_built},
            components=components,
            fates=fates,
            in_hand=in_hand,
            endings=endings,
        ),
        bench=Bench(
            set_up(2, {"deck1": "fellowship-aragorn", "deck2": "fellowship-gandalf", "bids": "0,0"}),
            whole_pool,
        ),
        load_ahead=load_cards,
    )


def load_cards() -> None:
    """Loads all cards and their renderer ahead of time; otherwise cards are loaded when first needed."""
    from inglenook.lotr.rendering import questions  # noqa: F401

    LIBRARY.all()


def whole_pool(number: int) -> Setup:
    """Returns the setup of a game with random decks from all cards of a block; the blocks alternate."""
    from inglenook.lotr.decks.formats import FELLOWSHIP_BLOCK, TOWER_BLOCK
    from inglenook.lotr.decks.random_decks import random_decks

    format = (FELLOWSHIP_BLOCK, TOWER_BLOCK)[number % 2]
    dice = Dice(f"whole pool {number}")
    decks: list[Data] = [deck.data() for deck in random_decks(dice, format, format.sets, 2)]
    return {"seats": 2, "format": format.name, "decks": decks, "bids": [0, 0]}


def scenario_terms() -> ScenarioTerms[Any]:
    """Returns the terms used in scenario files, imported on first use."""
    from inglenook.lotr.scenario_terms import LotrScenarioTerms

    return LotrScenarioTerms()


def laying() -> Laying:
    """Returns the choices for a new table; starters are read on first use."""
    from inglenook.lotr.entry.new_table import laying

    return laying()


def whole_catalogue() -> Catalogue:
    """Returns the catalogue of all cards, loaded on first use."""
    from inglenook.lotr.entry.catalogue import catalogue

    return catalogue()


def foresight() -> Foresight:
    """Returns what the search knows of the game, imported on first use."""
    from inglenook.search.lotr.foresight import FORESIGHT

    return FORESIGHT


SEARCH: Final = Search(
    foresight,
    {
        HARD: Effort(6, 1, 2, doubt=1.5, seconds=1.0),
        RELENTLESS: Effort(120, 1, 4, doubt=0.5, seconds=5.0),
    },
    widest=6,
)


def thumb(dice: Dice) -> Bot:
    """Returns the heuristic bot, imported on first use."""
    from inglenook.bots.lotr.player import Thumb

    return Thumb(dice)


def easy(dice: Dice) -> Bot:
    """Returns the beginner bot."""
    from inglenook.bots.lotr.beginner import Beginner

    return Beginner(dice)


def keen(dice: Dice) -> Bot:
    """Returns a heuristic bot that prefers cards and abilities it has not used yet."""
    return Keen(dice, thumb(dice), ("start-with", "play", "respond", "use"))


def rounds(table: LotrTable) -> int:
    """Returns the number of the current round; a round has one turn for each player."""
    return -(-table.turns // table.seats)


def first_player(table: LotrTable) -> int:
    """Returns the seat that had the first turn (LR-8.10)."""
    return table.order[0] if table.order else -1
