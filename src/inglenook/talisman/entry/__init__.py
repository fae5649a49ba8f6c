"""Talisman's interface to the rest of the product: table descriptions, setup from the command line, bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from inglenook.bots.uniform import Uniform
from inglenook.kernel.dice import Dice
from inglenook.kernel.messages import Message
from inglenook.kernel.players import Bot
from inglenook.registry import GameEntry
from inglenook.registry.entry import Bench, Bots, Catalogue, Components, Lines, Play, Simulation, Tables
from inglenook.registry.new_table import Laying
from inglenook.search.levels import HARD, LEVELS, NORMAL, RELENTLESS, Search, levels
from inglenook.search.playouts import Foresight
from inglenook.search.searcher import Effort
from inglenook.talisman.advice.coaching import tips
from inglenook.talisman.advice.fatal_rolls import dangers
from inglenook.talisman.advice.prospects import results
from inglenook.talisman.components import CARDS, CHARACTERS, SPACES, SPELLS
from inglenook.talisman.entry import description
from inglenook.talisman.entry.chronicle import TalismanChronicle
from inglenook.talisman.entry.components import components as came_up
from inglenook.talisman.entry.settings import set_up
from inglenook.talisman.entry.windows import WINDOWS
from inglenook.talisman.rulebook import Talisman
from inglenook.talisman.table import TalismanTable

if TYPE_CHECKING:
    from inglenook.scenarios.terms import ScenarioTerms


def entry() -> GameEntry:
    """Returns the entry of Talisman."""
    return GameEntry(
        name="talisman",
        title=Message("title"),
        rulebook=Talisman(),
        locales=Path(__file__).parent.parent / "locales",
        set_up=set_up,
        scenario_terms=scenario_terms,
        lines=Lines(
            describe=description.tell_table,
            opening=description.tell_opening,
            told_at_opening=("log-dealt",),
            left_unsaid=("log-passed",),
            winning="log-won",
            guards_passes=False,
            asides_to_tell=("trade-trophies", "fulfil"),
            screen="inglenook.screen.talisman",
            readings={
                "me": (Message("reading-me"), description.tell_me),
                "here": (Message("reading-here"), description.tell_here),
                "others": (Message("reading-others"), description.tell_others),
                "spells": (Message("reading-spells"), description.tell_spells),
                "board": (Message("reading-board"), description.tell_board),
                "map": (Message("reading-map"), description.tell_map),
                "quest": (Message("reading-quest"), description.tell_quest),
                "stock": (Message("reading-stock"), description.tell_stock),
            },
        ),
        components=Components(
            ids=(*CARDS, *SPELLS, *CHARACTERS, *SPACES),
            text_of=description.in_full,
            in_brief=description.in_brief,
            introduced_by={"log-drew-card": "card", "log-moved": "space"},
            catalogue=whole_catalogue,
        ),
        play=Play(WINDOWS, dangers, tips=tips, results=results),
        puzzles="inglenook.puzzles.talisman",
        tables=Tables(laying, turn_begins="log-turn", own_things=("spells",), chronicle=TalismanChronicle),
        bots=Bots(
            {"uniform": Uniform, "thumb": thumb, **levels(SEARCH, easy, wandering, strolling, thumb)},
            NORMAL,
            LEVELS,
            SEARCH,
        ),
        simulation=Simulation(rounds, most_rounds=300, components=came_up),
        bench=Bench({"seats": 4}),
    )


def scenario_terms() -> ScenarioTerms[Any]:
    """Returns the terms of scenario files; loaded when the first file is read."""
    from inglenook.talisman.scenario_terms import TalismanScenarioTerms

    return TalismanScenarioTerms()


def laying() -> Laying:
    """Returns the options that can be chosen for a table."""
    from inglenook.talisman.entry.new_table import LAYING

    return LAYING


def whole_catalogue() -> Catalogue:
    """Returns the catalogue of all printed components; loaded when the first of them is drawn."""
    from inglenook.talisman.entry.catalogue import catalogue

    return catalogue()


def foresight() -> Foresight:
    """Returns what the search knows of the game, imported on first use."""
    from inglenook.search.talisman.foresight import FORESIGHT

    return FORESIGHT


SEARCH: Final = Search(
    foresight,
    {
        HARD: Effort(8, 2, 3, doubt=2.0, seconds=1.0, behind=0.0),
        RELENTLESS: Effort(48, 2, 3, doubt=2.0, seconds=5.0, behind=0.1),
    },
    horizon=4,
)


def thumb(dice: Dice) -> Bot:
    """Creates the bot that plays by heuristics and plans its path; loaded when the first one sits down."""
    from inglenook.bots.talisman.player import Thumb

    return Thumb(dice)


def strolling(dice: Dice) -> Bot:
    """Creates the heuristic bot that weighs only what lies within reach."""
    from inglenook.bots.talisman.player import Thumb
    from inglenook.bots.talisman.playing_style import STROLLING

    return Thumb(dice, STROLLING)


def wandering(dice: Dice) -> Bot:
    """Creates the heuristic bot that looks only at the printed instructions of the spaces within reach."""
    from inglenook.bots.talisman.player import Thumb
    from inglenook.bots.talisman.playing_style import WANDERING

    return Thumb(dice, WANDERING)


def easy(dice: Dice) -> Bot:
    """Creates the beginner bot."""
    from inglenook.bots.talisman.beginner import Beginner

    return Beginner(dice)


def rounds(table: TalismanTable) -> int:
    """Returns the round: a round has a turn for each seat, even for seats that have no character any more."""
    return -(-table.turn_number // table.seats)
