"""Tests of the searching bot: fair, legal, deterministic, and within its time."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from inglenook.kernel.decisions import Seat
from inglenook.kernel.dice import Dice
from inglenook.kernel.errors import Diverged
from inglenook.kernel.game import Game
from inglenook.kernel.players import SeatPlayer
from inglenook.kernel.questions import Picked
from inglenook.registry import find
from inglenook.search.levels import LEVELS, by_the_clock
from inglenook.search.searcher import Effort, Searcher, Weighed, best, worth_of
from tests.search.games import search_of

pytestmark = pytest.mark.rule("KR-22")

QUICK = Effort(6, 1, 3)


def begun(name: str, answers: int, seed: str = "1") -> Game[Any]:
    """Returns a game after this many answers of the heuristic bot."""
    entry = find(name)
    game: Game[Any] = Game.start(entry.rulebook, entry.set_up(2, {}), seed)
    thumb = entry.bots["normal"](Dice(seed))
    for _ in range(answers):
        assert game.pending is not None
        game.pick(thumb.choose(SeatPlayer(game, game.pending.seat)))
    return game


def searcher(name: str, effort: Effort = QUICK) -> Searcher:
    dice = Dice("searcher")
    return Searcher(dice, search_of(name).foresight(), find(name).bots["normal"](dice), effort)


def with_other_secrets(game: Game[Any], seat: Seat, seed: str) -> Game[Any] | None:
    """Returns a copy with other hidden cards; None if the answers since do not fit it."""
    table, since = game.since_checkpoint()
    table = table.copy()
    game.rulebook.redeal(table, seat, Dice(seed))
    other = Game(game.rulebook, table, game.setup, game.seed)
    other.run()
    try:
        other.give_again(since)
    except Diverged:
        return None
    asked = [None if one.pending is None else one.pending.fingerprint() for one in (game, other)]
    return (
        other
        if asked[0] == asked[1] and game.rulebook.view(other.table, seat) == SeatPlayer(game, seat).view()
        else None
    )


@pytest.mark.rule("KR-7")
@pytest.mark.parametrize(("name", "moments"), [("lotr", (12, 30, 47)), ("talisman", (20, 33))])
def test_what_it_cannot_see_makes_no_difference(name: str, moments: tuple[int, ...]) -> None:
    """Other hidden cards do not change the candidates or the answer of the search."""
    compared = 0
    for answers in moments:
        game = begun(name, answers)
        assert game.pending is not None
        seat = game.pending.seat
        other = with_other_secrets(game, seat, f"secrets {answers}")
        if other is None:
            continue
        compared += 1
        assert game.table.to_data() != other.table.to_data()
        weighed = [searcher(name).weigh(SeatPlayer(one, seat)) for one in (game, other)]
        told = [[(one.picked, one.results) for one in found] for found in weighed]
        assert told[0] == told[1]

    assert compared


@pytest.mark.rule("KR-1")
@pytest.mark.parametrize("name", ["lotr", "talisman"])
def test_it_answers_the_same_again_and_legally(name: str) -> None:
    """With equal dice the search gives equal and legal answers, question by question."""
    game = begun(name, 25)
    for number in range(4):
        assert game.pending is not None
        player = SeatPlayer(game, game.pending.seat)
        picked = [searcher(name).choose(player) for _ in range(2)]
        assert picked[0] == picked[1], number
        game.pick(picked[0])


def test_it_stops_when_its_time_is_up() -> None:
    """The search checks its clock before each playout and still answers legally when time is up."""
    ticks = iter(range(1000))
    game = begun("lotr", 20)
    assert game.pending is not None
    slow = by_the_clock(searcher("lotr", Effort(1000, 1, 4, seconds=5.0)), lambda: float(next(ticks)))
    assert isinstance(slow, Searcher)

    picked = slow.choose(SeatPlayer(game, game.pending.seat))

    assert slow.played <= 5
    game.pick(picked)


def test_where_to_go_is_planned_and_not_tried_out() -> None:
    """In Talisman the direction of a move is chosen by the heuristic, which looks further than playouts."""
    game = begun("talisman", 0)
    thumb = find("talisman").bots["normal"](Dice("1"))
    while game.pending is not None and game.pending.prompt.id != "prompt-path":
        game.pick(thumb.choose(SeatPlayer(game, game.pending.seat)))
    assert game.pending is not None
    player, seat = searcher("talisman"), SeatPlayer(game, game.pending.seat)

    assert thumb.choose(seat) == player.choose(seat)
    assert 0 == player.played


def test_one_sensible_answer_needs_no_thought() -> None:
    """When the heuristic or the question leaves one candidate, the search imagines no world."""
    game = begun("lotr", 20)
    assert game.pending is not None
    narrow = searcher("lotr", Effort(100, 1, 1))

    narrow.choose(SeatPlayer(game, game.pending.seat))

    assert 0 == narrow.played


def far_behind(seat: SeatPlayer, picked: list[Picked]) -> list[Picked]:
    """Returns the answers that the heuristic scores 0.3 points below the best."""
    worths = search_of("talisman").foresight().worths(seat, seat.decision)
    return [one for one in picked if worth_of(one, worths) < worth_of(picked[0], worths) - 0.3]


def test_what_is_far_behind_by_rules_of_thumb_is_not_tried_out() -> None:
    """Answers far below the best by the heuristic are not tried, unless the caller asks about one."""
    compared = 0
    for answers in range(3, 60):
        game = begun("talisman", answers)
        assert game.pending is not None
        seat = SeatPlayer(game, game.pending.seat)
        everything = [one.picked for one in searcher("talisman", Effort(2, 1, 6)).weigh(seat)]
        far = far_behind(seat, everything)
        if not 0 < len(far) < len(everything) - 1:
            continue
        compared += 1
        near = searcher("talisman", Effort(2, 1, 6, behind=0.3))
        assert [one for one in everything if one not in far] == [one.picked for one in near.weigh(seat)]
        assert far[0] in [one.picked for one in near.weigh(seat, far[0])]

    assert compared


def weighed(*results: tuple[float, ...]) -> list[Weighed]:
    """Returns candidates with these results."""
    found = []
    for place, values in enumerate(results):
        found.append(Weighed((place,)))
        found[-1].results = list(values)
    return found


@pytest.mark.parametrize(
    ("results", "expected"),
    [
        (((0.5, 0.5, 0.5, 0.5), (0.9, 0.8, 0.9, 0.8)), 1),
        (((0.5, 0.4, 0.6, 0.5), (0.6, 0.2, 0.9, 0.4)), 0),
        (((0.5, 0.5, 0.5, 0.5), (1.0,), (0.7, 0.8, 0.7, 0.8)), 2),
        (((), ()), 0),
    ],
    ids=["clearly better", "hardly better", "tried too seldom", "no time at all"],
)
def test_it_leaves_rules_of_thumb_only_for_what_is_better_beyond_doubt(
    results: tuple[tuple[float, ...], ...], expected: int
) -> None:
    """The search departs from the heuristic's answer only for a lead beyond chance."""
    assert (expected,) == best(weighed(*results), 1.0).picked


@pytest.mark.parametrize("name", ["lotr", "talisman"])
def test_every_level_sits_down(name: str) -> None:
    """Every level of the searching bot is offered at tables and gives a legal answer."""
    entry = find(name)
    assert tuple(entry.bots.levels) == LEVELS
    game = begun(name, 3)
    assert game.pending is not None
    player = SeatPlayer(game, game.pending.seat)
    for level in LEVELS[:2]:
        game.fork().pick(entry.bots[level](Dice(level)).choose(player))


@pytest.mark.rule("KR-22")
@pytest.mark.parametrize("name", ["lotr", "talisman"])
def test_nothing_that_can_only_help_is_judged_to_harm(name: str) -> None:
    """The learned weights have the sign of their features, so that no hint harms the player."""
    judgement = import_module(f"inglenook.search.{name}.judgement")
    wrong = [
        (feature, weight)
        for feature, weight, good in zip(judgement.FEATURES, judgement.WEIGHTS, judgement.GOOD, strict=True)
        if weight * good < 0
    ]
    assert wrong == []
