"""Tests of the response windows before and after an event."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from inglenook.kernel import game as driver

if not driver.__file__.endswith(".py"):
    pytest.skip("interpreted classes cannot inherit from compiled ones", allow_module_level=True)

from inglenook.kernel.data import Data
from inglenook.kernel.decisions import PASS, Seat
from inglenook.kernel.dice import Dice
from inglenook.kernel.errors import BrokenRules, TooDeep
from inglenook.kernel.events import DEEPEST, Event, Reaction, Result, perform
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.kernel.rulebook import Rulebook, Setup
from inglenook.kernel.steps import Step
from inglenook.kernel.table import Table


class Bench(Table):
    """A table that holds only a list of events."""

    def __init__(self, seats: int, dice: Dice, original: Bench | None = None) -> None:
        super().__init__(seats, dice, original)
        self.happened: list[str] = [] if original is None else original.happened[:]

    def copy(self) -> Bench:
        return Bench(self.seats, self.dice.copy(), self)

    def to_data(self) -> dict[str, Data]:
        return self.own_data() | {"happened": list(self.happened)}


@dataclass(frozen=True)
class Wounding(Step):
    """The step that performs one wound."""

    wound: Callable[[], Wound]

    async def run(self, table: Bench) -> None:
        done = await perform(table, self.wound())
        table.happened.append("done" if done else "not done")


@dataclass
class Ability:
    """A response of the test game: its effect and its condition."""

    seat: Seat
    card: int
    effect: Callable[[Bench, Wound], None]
    required: bool = False
    applies: Callable[[Bench], bool] = lambda table: True
    hidden: bool = False
    once: bool = False


class Use(Reaction[Bench]):
    def __init__(self, ability: Ability, wound: Wound) -> None:
        super().__init__(ability.seat, ability.card, 0, ability.required, ability.once)
        self.effect = ability.effect
        self.wound = wound

    async def resolve(self, table: Bench) -> None:
        table.happened.append(f"response {self.card}")
        self.effect(table, self.wound)


@dataclass
class Wound(Event[Bench]):
    """A wound with the abilities that may respond to it, before and after."""

    before: list[Ability] = field(default_factory=list)
    after: list[Ability] = field(default_factory=list)
    asked_anyway: tuple[Seat, ...] = ()
    results: int = 1
    void: bool = False

    def prompt(self, table: Bench) -> Message:
        return Message("about-to")

    def responses(self, table: Bench) -> list[Reaction[Bench]]:
        return [Use(ability, self) for ability in self.before if ability.applies(table)]

    def may_hide_response(self, table: Bench, seat: Seat) -> bool:
        return seat in self.asked_anyway

    def happen(self, table: Bench) -> list[Result[Bench]]:
        table.happened.append("wound")
        return [Wounded(self) for _ in range(self.results)]

    async def settle(self, table: Bench) -> None:
        table.happened.append("settled")


@dataclass
class Wounded(Result[Bench]):
    wound: Wound

    def prompt(self, table: Bench) -> Message:
        return Message("happened")

    def responses(self, table: Bench) -> list[Reaction[Bench]]:
        return [Use(ability, self.wound) for ability in self.wound.after if ability.applies(table)]


class Benches(Rulebook[Bench]):
    name = "bench"
    schema = 1


BENCHES: Any = Benches
"""The driver asks nothing of this rulebook, so it has no answers; the type checker need not mind."""


def started(wound: Callable[[], Wound], seats: int = 2) -> Game[Bench]:
    table = Bench(seats, Dice("seed"))
    table.then(Wounding(wound))
    setup: Setup = {}
    game: Game[Bench] = Game(BENCHES(), table, setup, "seed")
    game.run()
    return game


def nothing(table: Bench, wound: Wound) -> None:
    """A response without an effect."""


def prevent(table: Bench, wound: Wound) -> None:
    wound.void = True


@pytest.mark.rule("KR-13")
def test_without_responses_it_simply_happens() -> None:
    """An event without responses happens without a question, and the permanent checks follow."""
    game = started(Wound)

    assert game.over
    assert ["wound", "settled", "done"] == game.table.happened


@pytest.mark.rule("KR-13")
def test_required_responses_come_first_and_once() -> None:
    """A single required response is not asked about and applies once to each event."""
    game = started(
        lambda: Wound(before=[Ability(1, 7, nothing), Ability(0, 5, nothing, required=True)]),
    )

    assert ["response 5", "settled"] == game.table.happened
    assert game.pending is not None and (1, ("pass", "respond:7")) == (game.pending.seat, game.pending.keys())
    game.answer((PASS,))
    assert ["response 5", "settled", "wound", "settled", "done"] == game.table.happened


@pytest.mark.rule("KR-13")
def test_several_required_responses_are_put_in_order_by_the_first_seat() -> None:
    """The first seat orders several required responses one by one, and the last needs no question."""
    game = started(lambda: Wound(before=[Ability(1, card, nothing, required=True) for card in (5, 6)]))
    assert game.pending is not None and 0 == game.pending.seat

    game.answer(("respond:6",))

    assert ["response 6", "response 5"] == [text for text in game.table.happened if "response" in text]
    assert game.over


@pytest.mark.rule("KR-13")
def test_an_optional_response_may_be_used_again() -> None:
    """An optional response may be used again while it applies (LG-66), until all seats pass in a row."""
    game = started(lambda: Wound(before=[Ability(0, 5, nothing), Ability(1, 6, nothing)]))
    asked = []
    for answer in ("respond:5", "respond:6", "respond:5", PASS, PASS):
        assert game.pending is not None
        asked.append(game.pending.seat)
        game.answer((answer,))

    assert [0, 1, 0, 1, 0] == asked
    assert game.over and "wound" in game.table.happened


@pytest.mark.rule("KR-13")
def test_the_window_gathers_anew_after_every_response() -> None:
    """After the Ring is put on in response to a wound, the worn Ring replaces that same wound."""

    def worn(table: Bench) -> bool:
        return "response 1" in table.happened

    def started_wound() -> Wound:
        put_on = Ability(0, 1, nothing, applies=lambda table: not worn(table))
        burdens_instead = Ability(0, 2, prevent, required=True, applies=worn)
        return Wound(before=[put_on, burdens_instead])

    game = started(started_wound)
    game.answer(("respond:1",))

    assert game.over
    assert ["response 1", "settled", "response 2", "settled", "not done"] == game.table.happened


@pytest.mark.rule("KR-13")
def test_a_voided_event_is_offered_to_nobody_else() -> None:
    """A voided event closes its window at once, does not happen and has no results."""
    after = [Ability(1, 9, nothing)]
    game = started(lambda: Wound(before=[Ability(0, 5, prevent), Ability(1, 6, nothing)], after=after))
    game.answer(("respond:5",))

    assert game.over
    assert "wound" not in game.table.happened
    assert "not done" == game.table.happened[-1]


@pytest.mark.rule("KR-13")
def test_what_has_happened_can_be_answered() -> None:
    """Results that happened together are offered together and told apart."""
    game = started(lambda: Wound(after=[Ability(1, 9, nothing)], results=2))

    assert game.pending is not None and "happened" == game.pending.prompt.id
    assert ("pass", "respond:9", "respond:9~2") == game.pending.keys()
    game.answer(("respond:9~2",))
    game.answer((PASS,))
    assert game.over


@pytest.mark.rule("KR-13")
def test_a_required_answer_applies_once_to_each_result() -> None:
    """A required response applies once to each of two wounds at once."""
    game = started(lambda: Wound(after=[Ability(0, 9, nothing, required=True)], results=2))
    game.answer(("respond:9",))

    assert game.over
    assert 2 == game.table.happened.count("response 9")


@pytest.mark.rule("KR-7", "KR-13")
def test_a_seat_that_might_hold_a_response_passes_visibly() -> None:
    """A seat that might hold a response is passed by the engine with a log line, though it can only pass."""
    game = started(lambda: Wound(asked_anyway=(1,)))

    assert game.over
    assert [Message("log-passed", game.log[0].message.arguments)] == [line.message for line in game.log]


@pytest.mark.rule("KR-13")
def test_the_end_of_the_game_closes_every_window() -> None:
    """The end of the game closes every window: all pending questions and steps are dropped."""

    def win(table: Bench, wound: Wound) -> None:
        table.end((1,))

    game = started(lambda: Wound(before=[Ability(0, 5, win), Ability(1, 6, nothing)]))
    game.answer(("respond:5",))

    assert game.over
    assert (1,) == game.table.winners
    assert "wound" not in game.table.happened


@pytest.mark.rule("KR-13")
@pytest.mark.parametrize(("once", "again"), [(True, False), (False, True)])
def test_an_optional_response_may_apply_once_only(once: bool, again: bool) -> None:
    """An optional response limited to one use is not offered again for the same event; others are."""
    game = started(lambda: Wound(before=[Ability(0, 5, nothing, once=once), Ability(0, 6, nothing)]))
    game.answer(("respond:5",))

    assert game.pending is not None
    offered = game.pending.keys()
    assert again == ("respond:5" in offered)


@dataclass(frozen=True)
class Endless(Step):
    """Events nested without end after a seat's choice."""

    async def run(self, table: Bench) -> None:
        await perform(table, Nested())


class Nested(Wound):
    """A wound that is answered by another one."""

    def responses(self, table: Bench) -> list[Reaction[Bench]]:
        return [Again(0, 1, 0, required=table.depth > 1)]


class Again(Reaction[Bench]):
    async def resolve(self, table: Bench) -> None:
        await perform(table, Nested())


@pytest.mark.rule("KR-13", "KR-4")
def test_responses_without_end_are_an_error_and_not_a_hang() -> None:
    """Endless responses are an error that tells their depth, and the game stays as before the answer."""
    table = Bench(2, Dice("seed"))
    table.then(Endless())
    game = Game(BENCHES(), table, {}, "seed")
    game.run()
    before = game.digest()

    with pytest.raises(TooDeep) as refused:
        game.answer(("respond:1",))

    assert {"limit": DEEPEST} == refused.value.message.arguments
    assert before == game.digest()


@dataclass(frozen=True)
class ManyEvents(Step):
    """More events, one after another, than may be nested."""

    async def run(self, table: Bench) -> None:
        for _ in range(DEEPEST + 1):
            await perform(table, Wound())
            table.happened.append(f"depth {table.depth}")


@pytest.mark.rule("KR-13")
def test_any_number_of_events_may_follow_each_other() -> None:
    """Any number of events may follow each other, because the depth returns after each."""
    table = Bench(2, Dice("seed"))
    table.then(ManyEvents())
    game = Game(BENCHES(), table, {}, "seed")
    game.run()

    assert game.over
    assert DEEPEST + 1 == game.table.happened.count("wound") == game.table.happened.count("depth 0")


@pytest.mark.rule("KR-4")
def test_broken_rules_leave_the_game_as_it_was() -> None:
    """An answer that fails in the rules is undone, its error has the cause, and another answer works."""

    def fail(table: Bench, wound: Wound) -> None:
        table.happened.append("half done")
        raise ZeroDivisionError("a card is wrong")

    game = started(lambda: Wound(before=[Ability(0, 5, fail)]))
    before = game.digest()

    with pytest.raises(BrokenRules) as broken:
        game.answer(("respond:5",))

    assert isinstance(broken.value.__cause__, ZeroDivisionError)
    assert before == game.digest()
    assert [] == game.answers
    game.answer((PASS,))
    assert game.over and "half done" not in game.table.happened
