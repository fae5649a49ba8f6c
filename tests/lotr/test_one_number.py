"""Checks that a number shown in several places of the card game at one moment is the same.

Random games with decks of all kinds, of two to four seats; at every question each place that tells a number is held
against the others that tell it (`number_places`).
"""

from __future__ import annotations

from typing import Final

import pytest

from inglenook.kernel.data import Data
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.lotr.advice.dangers import dangers
from inglenook.lotr.advice.results import results
from inglenook.lotr.decks.random_decks import formats_for, random_decks
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Continuous
from inglenook.lotr.dsl.effects import SeeHand
from inglenook.lotr.dsl.facade import remove_twilight
from inglenook.lotr.dsl.filters import ANYTHING
from inglenook.lotr.dsl.modifiers import Modifier
from inglenook.lotr.rulebook import LordOfTheRings
from inglenook.lotr.table import LotrTable
from tests.conformance.subjects import random_pick
from tests.lotr.number_places import disagreements, disagreements_with_account
from tests.lotr.positions import Position
from tests.lotr.samples import condition, fellowship_event, minion

BOW, ERETHON = "4U62", "4R65"
INTUITION = "1C296"
SAM = "1C311"
TOLDEA = "6R88"

SETS: Final = ((1, 2, 3), (4, 5, 6), (1, 2, 3, 4, 5, 6), (0, 1, 2, 3, 4, 5, 6))
"""The sets that the decks of a game are built from, by its seed."""

MOST: Final = 400
"""Questions after which a game is left."""

BATCH: Final = 5
"""Games of a test."""


def random_game(seed: int) -> tuple[Game[LotrTable], Dice]:
    """Returns a game of random decks without bids, which random answers would lose before its first turn."""
    dice = Dice(f"one number {seed}")
    sets = SETS[seed % len(SETS)]
    formats = formats_for(sets)
    format = formats[seed // len(SETS) % len(formats)]
    seats = 2 + (seed % 3 if seed % 2 else 0)
    decks = [deck.data() for deck in random_decks(dice, format, sets, seats)]
    setup: dict[str, Data] = {"decks": decks, "format": format.name, "bids": [0 for _seat in range(seats)]}
    return Game.start(LordOfTheRings(), setup, f"one number {seed}", True), dice


def play(seed: int) -> tuple[int, list[str]]:
    """Plays a game; returns the number of questions examined, and the disagreements with their places."""
    game, dice = random_game(seed)
    found: list[str] = []
    questions = 0
    while game.pending is not None and questions < MOST:
        questions += 1
        asked = game.pending.seat
        viewer = asked if questions % 5 else (asked + 1) % game.table.seats
        found += [f"{seed}, question {questions}: {one}" for one in disagreements(game, viewer)]
        if game.pending.prompt.id == "prompt-move-again":
            found += [f"{seed}, question {questions}: {one}" for one in disagreements_with_account(game)]
        game.pick(random_pick(game.pending, dice))
    return questions, found


@pytest.mark.rule("KR-20", "KR-33", "KR-35")
@pytest.mark.parametrize("first", range(0, 60, BATCH))
def test_a_number_in_two_places_is_one(first: int) -> None:
    """Labels, results, dangers, tips, reasons, sums, lanes, archery totals and log agree with the view."""
    played = [play(seed) for seed in range(first, first + BATCH)]
    assert [one for _questions, found in played for one in found] == []
    assert sum([questions for questions, _found in played]) > 100


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.rule("KR-20", "KR-33", "KR-35")
def test_a_number_in_two_places_is_one_in_many_games() -> None:
    """In 200 random games all places agree on their numbers."""
    assert [one for seed in range(200) for one in play(seed)[1]] == []


@pytest.mark.rule("KR-33", "LR-18.6")
@pytest.mark.card("1C11")
def test_a_skirmish_to_choose_tells_the_totals_of_its_lane() -> None:
    """For Farin, stronger against Orcs, the button, the lane and the fight have one total."""
    at = Position(site=4)
    farin, frodo = at.play("1C11"), at.frodo()
    orcs = [at.play(minion(title, strength=6), seat=1) for title in ("One", "Two")]
    game = at.skirmishes((farin, (orcs[0],)), (frodo, (orcs[1],)))
    told = {option.subject: messages for option, messages in results(game.game, 0)}
    assert [Message("result-fought", {"own": 7, "against": 6})] == told[farin]
    assert [(7, 6)] == [one.totals for one in dangers(game.game, 0) if one.who == farin]
    assert [] == disagreements(game.game, 0)


@pytest.mark.rule("KR-33", "LR-4.3")
def test_tokens_that_a_card_removes_are_told_beside_its_cost() -> None:
    """The label of a card that costs two and removes four tokens tells the pool afterwards."""
    at = Position(site=4).pool(6)
    at.hand(0, fellowship_event(remove_twilight(4), cost=2))
    game = at.fellowship()
    (told,) = [messages for option, messages in results(game.game, 0) if option.verb == "play"]
    assert [Message("result-twilight", {"twilight": Message("result-change", {"before": 6, "after": 4})})] == told


@pytest.mark.rule("KR-33", "LG-116")
@pytest.mark.card("5R96")
def test_a_card_that_is_discarded_and_not_played_tells_no_pool() -> None:
    """The Eye of Barad-dûr, when discarded instead of played, tells no cost and no change of the pool."""
    at = Position(site=4).pool(5)
    at.play(condition("Dear", Continuous((Modifier(terms.COST, 2),), of=ANYTHING), side=terms.SHADOW))
    at.hand(1, "5R96")
    game = at.after(SeeHand(terms.AN_OPPONENT, to_all=True))
    (told,) = [messages for option, messages in results(game.game, 1) if option.verb == "respond"]
    assert ["result-burdens"] == [message.id for message in told]
