"""Tests of the candidate answers of the search: few and distinct."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.kernel.decisions import Decision, Option
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.kernel.players import SeatPlayer
from inglenook.registry import find
from inglenook.search.candidates import candidates, narrowed
from tests.lotr.positions import Position
from tests.search.games import search_of

pytestmark = pytest.mark.rule("KR-22")


@pytest.mark.parametrize(
    ("verb", "subject", "expected"), [("pass", -1, [0, 1, 5]), ("pass", 3, [0, 1, 2]), ("play", -1, [0, 1, 2])]
)
def test_to_leave_it_is_always_weighed(verb: str, subject: int, expected: list[int]) -> None:
    """The pass is always a candidate, however many options the heuristic prefers."""
    options = (*[Option("play", thing) for thing in range(5)], Option(verb, subject))
    decision = Decision(0, "one", Message("prompt-phase-action"), options)

    assert [(place,) for place in expected] == narrowed(decision, [(place,) for place in range(6)], 3)


def asked_to_assign() -> Game[Any]:
    """Returns a game at an assignment question with at least two fighters and two minions."""
    entry, foresight = find("lotr"), search_of("lotr").foresight()
    for seed in range(1, 20):
        game: Game[Any] = Game.start(entry.rulebook, entry.set_up(2, {"bids": "0,0"}), str(seed))
        while game.pending is not None:
            pairs = [option for option in game.pending.options if option.verb == "assign"]
            sides = [{one.subject for one in pairs}, {one.other for one in pairs}]
            if game.pending.prompt.id == "prompt-assign-defenders" and min(map(len, sides)) > 2:
                return game
            foresight.play_on(game)
    raise AssertionError("nobody was asked")


def test_who_else_might_face_a_minion_is_weighed_first() -> None:
    """Other fighters for the same minion are tried before the same pairs in another order."""
    game = asked_to_assign()
    assert game.pending is not None
    options, seat = game.pending.options, SeatPlayer(game, game.pending.seat)
    worths = search_of("lotr").foresight().worths(seat, game.pending)
    found = [options[picked[0]] for picked in candidates(seat, game.pending, worths, 12)]
    of_minion = [one.other == found[0].other for one in found if one.verb == "assign"]

    assert search_of("lotr").foresight().answer(game) == (options.index(found[0]),)
    assert of_minion == sorted(of_minion, reverse=True)
    assert of_minion.count(True) > 1


@pytest.mark.card("1U12")
@pytest.mark.parametrize(("used", "tried"), [(0, True), (11, True), (12, False)])
def test_what_has_no_end_is_not_tried_out(used: int, tried: bool) -> None:
    """An ability used a dozen times in a phase is no longer a candidate, so that searches end."""
    at = Position()
    gimli = at.play("1U12")
    at.hand(0, "1C311", "1C303")
    play = at.fellowship()
    play.table.used_in_phase[100 * gimli] = used
    decision = play.game.pending
    assert decision is not None
    seat = SeatPlayer(play.game, 0)
    verbs = [option.verb for option in decision.options]
    found = candidates(seat, decision, search_of("lotr").foresight().worths(seat, decision), 8)

    assert "use" in verbs
    assert tried == ((verbs.index("use"),) in found)


def test_what_shows_too_late_is_answered_at_once() -> None:
    """A bid is answered without a search, because its value does not show within a turn."""
    entry, foresight = find("lotr"), search_of("lotr").foresight()
    game: Game[Any] = Game.start(entry.rulebook, entry.set_up(2, {}), "1")
    assert game.pending is not None

    assert "prompt-bid" == game.pending.prompt.id
    assert foresight.is_planned(game.pending)
    assert not foresight.is_planned(asked_to_assign().pending)  # type: ignore[arg-type]
