"""Bots for seats in the library: built-in bots, and functions that see only their seat."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import inglenook
from inglenook import Seat

pytestmark = pytest.mark.rule("KR-40")


def as_many_as_needed(seat: Seat) -> Sequence[str]:
    """Picks the first options, as few as the question allows."""
    return seat.question.keys[: seat.question.least]


@pytest.mark.rule("KR-22")
@pytest.mark.parametrize("game", inglenook.games(), ids=lambda game: game.name)
def test_every_named_bot_plays(game: inglenook.GameInfo) -> None:
    """Every bot that `games()` lists can play, and a seat may be without a bot."""
    for bot in game.bots[:1] + game.bots[2:]:
        begun = inglenook.new_game(game.name, seed=1).play([bot, "uniform"], answers=6)
        assert begun.answers == 6 or begun.over


def test_a_function_plays_a_whole_game() -> None:
    """A Python function plays a whole game against a built-in bot."""
    game = inglenook.new_game("lotr", seed=1).play([as_many_as_needed, "normal"])

    assert game.over
    assert game.winners == (1,)


def test_a_seat_without_a_bot_is_left_to_the_program() -> None:
    """A game stops at questions of a seat without a bot, and goes on after the program's answer."""
    game, asked = inglenook.new_game("talisman", seed=1, seats=3), 0
    while game.play({0: "normal", 2: "easy"}).question is not None and asked < 20:
        assert game.question is not None
        assert game.question.who == 1
        game.answer(game.question.keys[: max(1, game.question.least)])
        asked += 1

    assert asked == 20


@pytest.mark.rule("KR-7")
def test_a_bot_sees_its_seat_only() -> None:
    """A bot function sees only its seat's view, text, log and asides, and imagined games have other hidden cards."""
    game = inglenook.new_game("lotr", seed=1).play(answers=30)
    seen: list[str] = []

    def looks_around(seat: Seat) -> str:
        assert seat.view() == game.view(seat.number)
        assert seat.text() == game.text(seat.number)
        assert seat.told() == game.told(seat.number)
        assert seat.name == game.players[seat.number]
        assert (seat.game, seat.seats) == ("lotr", 2)
        imagined = seat.imagine(1)
        assert imagined.question is not None
        assert imagined.question.keys == seat.question.keys
        seen.append(repr(seat))
        return seat.question.keys[0]

    game.play(looks_around, answers=3)
    assert len(seen) == 3


def test_a_bot_can_try_answers_out() -> None:
    """A bot function can imagine one world per seed, and try and play on each answer there."""
    worlds: list[str] = []

    def tries(seat: Seat) -> str:
        ends = []
        for key in seat.question.keys:
            game = seat.imagine("one world")
            worlds.append(game.text(seat.number))
            game.answer(key)
            ends.append(game.play("uniform", answers=10).answers)
        assert len(set(ends)) == 1
        return seat.question.keys[-1]

    game = inglenook.new_game("lotr", seed=1, bids=[0, 0]).play(tries, answers=1)

    assert len(worlds) >= 2 and len(set(worlds)) == 1
    assert game.answers == 1


def test_bots_of_a_game_are_the_same_again() -> None:
    """A bot's random numbers follow from the game's seed, so that a repeated game is equal."""
    played = [inglenook.new_game("lotr", seed=4).play(["easy", "uniform"]).log for _ in range(2)]

    assert played[0] == played[1]
