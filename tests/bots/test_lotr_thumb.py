"""Tests of the card game's heuristic bot in whole games: legal, deterministic, honest and strong."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from inglenook.bots.uniform import Uniform
from inglenook.kernel.decisions import ACTION, Decision, Option, Seat, Thing
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.kernel.players import Bot, SeatPlayer
from inglenook.lotr.dsl import terms
from inglenook.lotr.entry.settings import set_up
from inglenook.lotr.rulebook import LordOfTheRings
from tests.bots.lotr_answers import answer, thumb
from tests.lotr.positions import Playing, Position

pytestmark = pytest.mark.rule("KR-22")


def started(seed: str, *decks: str) -> Game[Any]:
    """Returns a game between starters."""
    named = {f"deck{seat + 1}": deck for seat, deck in enumerate(decks)}
    return Game.start(LordOfTheRings(), set_up(len(decks), named), seed)


STARTERS = ("fellowship-aragorn", "fellowship-gandalf")


# Whole games.


@pytest.mark.parametrize(
    ("seed", "decks"),
    [("a", STARTERS), ("b", ("towers-aragorn", "towers-theoden")), ("c", (*STARTERS, "fellowship-aragorn"))],
)
def test_games_end_by_the_rules(seed: str, decks: tuple[str, ...]) -> None:
    """Games of the bot end with a winner in reasonable time, and every answer is legal."""
    game = started(seed, *decks)
    while game.pending is not None and game.table.turns < 40 * len(decks):
        answer(game)

    assert (True, 1) == (game.over, len(game.table.winners))


@pytest.mark.rule("LR-20.17")
def test_it_moves_twice_now_and_then_and_stops_now_and_then() -> None:
    """Among its own kind the bot moves twice in some turns and stops in others."""
    decided = []
    for seed in ("d", "e", "f"):
        game = started(seed, *STARTERS)
        while game.pending is not None:
            decided.append(answer(game))
    again = [verb for prompt, verb in decided if prompt == "prompt-move-again"]

    assert ["move", "stop"] == sorted(set(again))


@pytest.mark.rule("LR-29.23")
def test_it_starts_with_companions_who_fight() -> None:
    """From a deck full of Ents the bot starts with Hobbits, who can fight in every skirmish."""
    game = started("ents", "ents-southrons", "riders-gate")
    while game.table.turns == 0:
        answer(game)
    fellowship = [game.table.cards[thing].printed for thing in game.table.players[0].in_play]
    companions = {card.title: dict(card.keywords) for card in fellowship if card.type == terms.COMPANION_TYPE}

    assert {"Frodo", "Merry", "Pippin", "Sam"} == set(companions)
    assert not [title for title, words in companions.items() if terms.UNHASTY in words]


@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_chance(seat: Seat) -> None:
    """The bot beats the random bot from either seat in every game."""
    won = 0
    for number in range(6):
        game = started(f"chance {number}", *STARTERS)
        bots: list[Bot] = [Uniform(Dice(f"uniform {number}")) for _ in range(2)]
        bots[seat] = thumb()
        while game.pending is not None:
            answer(game, bots[game.pending.seat])
        won += seat in game.table.winners

    assert 6 == won


@pytest.mark.rule("KR-1")
def test_it_plays_the_same_game_again() -> None:
    """The bot's answers depend on the game alone, so it plays the same game again."""
    twins = [started("twins", *STARTERS) for _ in range(2)]
    for _ in range(100):
        for game in twins:
            answer(game)

    assert [given.keys for given in twins[0].answers] == [given.keys for given in twins[1].answers]


@pytest.mark.rule("KR-7")
def test_it_does_not_see_what_its_seat_does_not() -> None:
    """Dealing anew what is hidden from the bot's seat does not change its answers."""
    game = started("hidden", *STARTERS)
    number = 0
    while game.pending is not None:
        number += 1
        seat = game.pending.seat
        other = game.redealt(seat, Dice(f"deal {number}"))
        assert thumb().choose(SeatPlayer(game, seat)) == thumb().choose(SeatPlayer(other, seat))
        answer(game)

    assert number > 50


class Asked(SeatPlayer):
    """A seat of a real game that is asked a question unknown to the bot."""

    def __init__(self, game: Game[Any], asked: Decision) -> None:
        super().__init__(game, 0)
        self.asked = asked

    @property
    def decision(self) -> Decision:
        return self.asked


@settings(deadline=None)
@given(st.data(), st.integers(1, 9), st.booleans())
def test_what_it_does_not_know_is_answered_legally(data: st.DataObject, count: int, ordered: bool) -> None:
    """The bot answers unknown questions legally, with as many different options as required."""
    least = data.draw(st.integers(0, count))
    most = data.draw(st.integers(least, count + 3))
    options = tuple([Option("juggle", amount=number + 1) for number in range(count)])
    decision = Decision(0, ACTION, Message("prompt-juggle"), options, least, most, ordered)

    picked = thumb().choose(Asked(unknown(), decision))

    assert (True, len(picked)) == (least <= len(picked) <= most, len(set(picked)))
    assert all(0 <= index < count for index in picked)


@cache
def unknown() -> Game[Any]:
    """Returns a game with its first question unanswered."""
    return started("unknown", *STARTERS)


# Before the first turn.


@pytest.mark.rule("LR-8.1", "LR-9.9")
def test_it_bids_little_and_starts_with_all_it_may() -> None:
    """The bot bids one burden and starts with companions of total cost 4."""
    game = started("start", *STARTERS)
    asked = []
    while game.table.turns == 0:
        asked.append(answer(game)[0])
    costs = [
        sum([card.printed.cost for card in game.table.cards if card.zone == terms.PLAY and card.owner == seat])
        for seat in (0, 1)
    ]

    assert ([1, 1], [4, 4]) == ([player.burdens for player in game.table.players], costs)
    assert {"prompt-bid", "prompt-place", "prompt-starting-fellowship"} == set(asked)


@pytest.mark.card("4C277")
def test_guma_does_not_heal_himself_for_ever() -> None:
    """Two bots whose Guma once exerted and healed himself endlessly now end their game."""
    setup = set_up(2, {"deck1": "towers-aragorn", "deck2": "towers-theoden", "bids": "0,0"})
    game = Game.start(LordOfTheRings(), setup, "slow/326")
    bots = [thumb() for _seat in range(2)]
    players = [SeatPlayer(game, seat) for seat in range(2)]
    answers = 0
    while game.pending is not None and answers < 800:
        game.pick(bots[game.pending.seat].choose(players[game.pending.seat]))
        answers += 1

    assert game.over


@pytest.mark.card("3P122", "1C283")
def test_what_heals_nobody_is_not_done_for_ever() -> None:
    """The bot does not add tokens for Boromir's healing without end at a sanctuary where he cannot heal."""
    at = Position(site=3)
    boromir = at.play("3P122", wounds=2)
    at.play("1C283", seat=1, on=boromir)
    game = at.fellowship()
    asked = 0
    while game.offered("use", boromir) and asked < 30:
        asked += 1
        game.game.pick(thumb().choose(SeatPlayer(game.game, 0)))

    assert (13, 2) == (asked, game.wounds(boromir))


@pytest.mark.card("1R34")
def test_celeborn_does_not_heal_himself_for_ever() -> None:
    """The bot does not exert Celeborn to heal himself without end, nor confuse him with a copy in hand."""
    at = Position()
    celeborn = at.play("1R34", wounds=1)
    at.hand(0, "1R34")
    game = at.fellowship()
    used = 0
    while used < 30 and thumb().choose(SeatPlayer(game.game, 0)) == picking(game, "use", celeborn):
        game.choose("use", celeborn)
        used += 1

    assert used <= 12


@pytest.mark.card("6U118")
def test_an_empty_hand_is_not_discarded_for_ever() -> None:
    """The bot does not use Hornburg Hall without end when it has neither a hand nor a draw deck."""
    at = Position(site=6)
    hall = at.lay_this("6U118", 0)
    for card in ("4C270", "4R267", "4P365"):
        at.play(card)
    game = at.fellowship()
    used = 0
    while used < 30 and thumb().choose(SeatPlayer(game.game, 0)) == picking(game, "use", hall):
        game.choose("use", hall)
        used += 1

    assert 0 < used <= 12


def picking(game: Playing, verb: str, card: Thing) -> tuple[int, ...]:
    """Returns the answer with this verb and card."""
    return tuple([place for place, one in enumerate(game.options()) if (one.verb, one.subject) == (verb, card)])
