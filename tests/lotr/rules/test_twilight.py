"""The twilight pool and twilight costs (LR-4)."""

from __future__ import annotations

import pytest

from inglenook.kernel.game import Game
from inglenook.lotr.decks.starters import starter_deck
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous, Trigger
from inglenook.lotr.dsl.amounts import CostOf
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.conditions import PoolBelow, Without
from inglenook.lotr.dsl.facade import a, add_twilight, cost, make, remove_twilight, strength
from inglenook.lotr.dsl.filters import ALLY, COMPANION, CONDITION, MINION, ORC, THIS, That
from inglenook.lotr.dsl.happenings import IT, Happening
from inglenook.lotr.rulebook import LordOfTheRings
from inglenook.lotr.stats import twilight_cost
from tests.lotr.positions import Position
from tests.lotr.samples import ally, artifact, companion, condition, event, fellowship_event, minion, possession

SNAGA = minion("Snaga", cost=2)
GUARD = companion("Guard", cost=3)


# The pool.


@pytest.mark.rule("LR-4.1")
def test_one_pool_serves_all_players() -> None:
    """Tokens added by the Free Peoples player and left by one Shadow player can be spent by the next."""
    at = Position(seats=3).pool(1)
    at.hand(0, GUARD)
    at.hand(2, SNAGA)
    at.hand(1, SNAGA, SNAGA)
    game = at.fellowship().choose("play", GUARD)
    # 1 + 3, then the move to site 3 (Shadow number 0) with two companions; 1C337 is not left.
    assert (2, 6) == (game.asked, game.table.twilight)
    game.choose("play", SNAGA)
    assert (1, 4) == (game.asked, game.table.twilight)
    game.choose("play", SNAGA).choose("play", SNAGA)
    assert 0 == game.table.twilight


@pytest.mark.rule("LR-4.2")
def test_the_pool_is_empty_when_the_game_begins() -> None:
    """The twilight pool is empty at the first question of a game and as its first fellowship phase begins."""
    deck = starter_deck("fellowship-aragorn").data()
    game = Game.start(LordOfTheRings(), {"format": "fellowship", "decks": [deck, deck]}, "empty pool")
    pools = [game.table.twilight]
    while game.pending is not None and game.pending.prompt.id != "prompt-fellowship-action":
        game.answer((game.pending.options[0].key,))
        pools.append(game.table.twilight)
    assert {0} == set(pools)


@pytest.mark.rule("LR-4.7")
def test_there_is_no_end_of_tokens() -> None:
    """The twilight pool has no maximum."""
    at = Position().pool(999)
    dusk = fellowship_event(add_twilight(5000))
    at.hand(0, dusk, GUARD)
    assert 5999 == at.fellowship().choose("play", dusk).table.twilight


@pytest.mark.rule("LR-4.8", "LX-5")
@pytest.mark.parametrize(("tokens", "expected"), [(1, 4), (4, 7)])
def test_adding_puts_so_many_tokens_into_the_pool(tokens: int, expected: int) -> None:
    """A twilight symbol adds one token to the pool, and a number in it adds that many."""
    at = Position().pool(3)
    dusk = fellowship_event(add_twilight(tokens))
    at.hand(0, dusk, GUARD)
    game = at.fellowship().choose("play", dusk)
    assert (expected, 1) == (game.table.twilight, game.log().count("log-twilight"))


@pytest.mark.rule("LR-4.8", "LR-28.18")
def test_the_pool_never_falls_below_nothing() -> None:
    """An effect that removes more tokens than there are removes all."""
    at = Position().pool(3)
    dawn = fellowship_event(remove_twilight(5))
    at.hand(0, dawn, GUARD)
    assert 0 == at.fellowship().choose("play", dawn).table.twilight


# Paying.


@pytest.mark.rule("LR-4.3")
@pytest.mark.parametrize(
    "id",
    [
        companion("Payer", cost=2),
        ally("Payer", cost=2),
        possession("Payer", cost=2, on=On(COMPANION)),
        artifact("Payer", cost=2, on=On(COMPANION)),
        condition("Payer", cost=2),
        event("Payer", Action((terms.FELLOWSHIP,), ()), cost=2),
    ],
)
def test_a_free_peoples_card_adds_its_cost_to_the_pool(id: str) -> None:
    """Every Free Peoples card adds its twilight cost to the pool."""
    at = Position().pool(1)
    at.hand(0, id, GUARD)
    assert 3 == at.fellowship().choose("play", id).table.twilight


@pytest.mark.rule("LR-4.4", "LR-4.6")
@pytest.mark.parametrize(
    "id",
    [
        SNAGA,
        possession("Taker", cost=2, side=terms.SHADOW, on=On(MINION)),
        condition("Taker", cost=2, side=terms.SHADOW),
        event("Taker", Action((terms.SHADOW_PHASE,), (make(a(ORC), strength(1)),)), cost=2, side=terms.SHADOW),
    ],
)
def test_a_shadow_card_takes_its_cost_from_the_pool(id: str) -> None:
    """Every Shadow card, events included, takes its twilight cost from the pool."""
    at = Position().pool(5)
    at.play(SNAGA)
    at.hand(1, id, SNAGA)
    game = at.shadow()
    assert game.offered("play", id)
    assert 3 == game.choose("play", id).table.twilight


@pytest.mark.rule("LR-4.5", "LR-4.6")
@pytest.mark.parametrize(("tokens", "offered"), [(1, False), (2, True)])
def test_a_shadow_card_needs_enough_tokens_in_the_pool(tokens: int, offered: bool) -> None:
    """A minion or event of cost 2 can be played only with at least two tokens in the pool."""
    at = Position().pool(tokens)
    rage = event("Rage", Action((terms.SHADOW_PHASE,), ()), cost=2, side=terms.SHADOW)
    free = minion("Free", cost=0)
    at.hand(1, SNAGA, rage, free)
    game = at.shadow()
    assert (offered, offered, True) == tuple(game.offered("play", id) for id in (SNAGA, rage, free))


@pytest.mark.rule("LR-4.5", "LR-4.6", "LR-26.16")
@pytest.mark.parametrize(("tokens", "offered"), [(3, False), (4, True)])
def test_an_event_that_removes_tokens_as_a_price_needs_them_besides_its_cost(tokens: int, offered: bool) -> None:
    """An event of cost 2 whose text removes two more tokens as a cost needs four tokens."""
    at = Position().pool(tokens)
    drain = Action((terms.SHADOW_PHASE,), (make(a(ORC), strength(1)),), (remove_twilight(2),))
    rage = event("Rage", drain, cost=2, side=terms.SHADOW)
    at.play(SNAGA)
    at.hand(1, rage, minion("Free", cost=0))
    game = at.shadow()
    assert offered == game.offered("play", rage)
    if offered:
        assert 0 == game.choose("play", rage).table.twilight


@pytest.mark.rule("LX-41", "LR-26.12", "LR-26.13")
@pytest.mark.parametrize(("tokens", "offered"), [(1, False), (2, True)])
def test_an_events_own_tokens_do_not_meet_its_requirement(tokens: int, offered: bool) -> None:
    """An event's own cost of 2 does not count for its requirement of two tokens."""
    at = Position().pool(tokens)
    late = event("Late", Action((terms.FELLOWSHIP,), (), condition=Without(PoolBelow(2))), cost=2)
    at.hand(0, late, GUARD)
    assert offered == at.fellowship().offered("play", late)


# Modifiers.


@pytest.mark.rule("LR-4.9", "LG-71")
@pytest.mark.parametrize(("change", "expected"), [(-1, 2), (-3, 0), (-5, 0), (2, 5)])
def test_a_cost_never_falls_below_zero(change: int, expected: int) -> None:
    """A discount larger than the cost makes it 0 and takes nothing from the pool."""
    at = Position().pool(4)
    at.play(condition("Discount", Continuous((cost(change),), of=COMPANION)))
    at.hand(0, GUARD, ally("Waiting"))
    assert 4 + expected == at.fellowship().choose("play", GUARD).table.twilight


@pytest.mark.rule("LR-4.9")
def test_all_modifiers_count_before_the_cost_is_floored() -> None:
    """A cost of 3 with −5 and +3 is 1, because modifiers add up before the minimum of 0."""
    at = Position()
    at.play(condition("Less", Continuous((cost(-5),), of=COMPANION)))
    at.play(condition("More", Continuous((cost(3),), of=COMPANION)))
    guard = at.hand(0, GUARD)[0]
    assert 1 == twilight_cost(at.table, guard)


@pytest.mark.rule("LR-4.5", "LG-71")
def test_a_discount_counts_when_it_is_judged_what_can_be_played() -> None:
    """A minion of cost 2 that costs 1 less can be played from one token."""
    at = Position().pool(1)
    at.play(condition("Discount", Continuous((cost(-1),), of=MINION), side=terms.SHADOW))
    at.hand(1, SNAGA, minion("Free", cost=0))
    game = at.shadow()
    assert game.offered("play", SNAGA)
    assert 0 == game.choose("play", SNAGA).table.twilight


@pytest.mark.rule("LR-4.10")
def test_the_cost_of_a_card_in_play_is_the_printed_one() -> None:
    """A text about the cost of a card in play uses the printed cost, not the discount it was played with."""
    at = Position()
    echo = Trigger(Happening(terms.PLAYED, COMPANION), (add_twilight(CostOf(That(IT))),))
    at.play(condition("Discount", Continuous((cost(-2),), of=COMPANION)))
    at.play(condition("Echo", echo))
    at.hand(0, GUARD, ally("Waiting"))
    assert 1 + 3 == at.fellowship().choose("play", GUARD).table.twilight


@pytest.mark.rule("LR-4.10", "LR-12.2")
def test_a_transfer_costs_what_is_printed() -> None:
    """A transfer costs the printed cost, without discounts for playing the item."""
    at = Position()
    sword = possession("Sword", cost=3, on=On(COMPANION))
    at.play(condition("Discount", Continuous((cost(-2),), of=~CONDITION & ~ALLY)))
    giver, taker = at.play(companion()), at.play(companion())
    held = at.play(sword, on=giver)
    game = at.fellowship().choose("transfer", held, taker)
    assert 3 == game.table.twilight


@pytest.mark.rule("LG-71")
def test_a_card_does_not_make_itself_cheaper_by_what_it_says_of_others() -> None:
    """A companion that makes companions cheaper pays its full cost unless its text names itself."""
    at = Position()
    leader = companion("Leader", cost=2, abilities=(Continuous((cost(-1),), of=COMPANION),))
    miser = companion("Miser", cost=2, abilities=(Continuous((cost(-1),), of=THIS),))
    first, second = at.hand(0, leader, miser)
    assert (2, 1) == (twilight_cost(at.table, first), twilight_cost(at.table, second))
