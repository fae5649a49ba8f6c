"""Dunland cards of Battle of Helm's Deep."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.library import printed
from inglenook.lotr.stats import twilight_cost
from tests.lotr.cards.standing import card, choices_of, in_rohan
from tests.lotr.samples import companion, minion

WEAK = companion("Weak", strength=3, vitality=9)
WILD_MAN = minion("Wild Man", culture="dunland", race="man", cost=3)
WILD_WARG = minion("Wild Warg", culture="dunland", race="warg", cost=3)
SOUTHRON = minion("Plain Southron", culture="raider", race="man", cost=3)
BLAZE, HILLS = "5R3", "5R4"


@pytest.mark.parametrize(("id", "price"), [card("5U1", 2), card("5U2", 2), card(HILLS, 4)])
@pytest.mark.parametrize("verb", ["yes", "no", ""])
def test_men_who_are_bought_off(id: str, price: int, verb: str) -> None:
    """Dunlending Rampager, Dunlending Renegade and Wild Men of the Hills: discarding cards discards the minion."""
    at = in_rohan(4).pool(9)
    [man] = at.hand(1, id)
    hand = at.hand(0, *[WEAK] * (price + 1 if verb else price - 1))
    game = at.shadow().choose("play", id)
    if verb:
        assert 0 == game.asked
        game.choose(verb)
    if verb == "yes":
        assert hand == choices_of(game)
        game.choose_all(*hand[:price])
    left = len(hand) - (price if verb == "yes" else 0)
    gone = terms.DISCARD_PILE if verb == "yes" else terms.PLAY
    assert (left, gone) == (len(game.table.players[0].hand), game.zone(man))


@pytest.mark.card(HILLS)
@pytest.mark.parametrize(("phase", "less"), [(terms.SKIRMISH, 2), (terms.SHADOW_PHASE, 0), (terms.REGROUP, 0)])
def test_wild_men_who_join_a_fight(phase: str, less: int) -> None:
    """Wild Men of the Hills: the twilight cost is 2 less when the minion is played in a skirmish phase."""
    at = in_rohan(4)
    [men] = at.hand(1, HILLS)
    at.table.phase = phase
    assert printed(HILLS).cost - less == twilight_cost(at.table, men)


@pytest.mark.card(BLAZE)
@pytest.mark.parametrize("verb", ["yes", "no", ""])
def test_a_leaping_blaze(verb: str) -> None:
    """Leaping Blaze: an opponent's hand is shuffled and eight cards are drawn, unless three cards are discarded."""
    at = in_rohan(4).pool(1)
    for id in (WILD_MAN, WILD_MAN, WILD_WARG):
        at.play(id)
    at.hand(1, BLAZE, *[SOUTHRON] * 3)
    at.deck(1, *[SOUTHRON] * 9)
    hand = at.hand(0, *[WEAK] * (4 if verb else 2))
    game = at.shadow().choose("play", BLAZE)
    if verb:
        assert 0 == game.asked
        game.choose(verb)
    if verb == "yes":
        assert hand == choices_of(game)
        game.choose_all(*hand[:3])
        assert (1, 3, 9) == (
            len(game.table.players[0].hand),
            len(game.table.players[1].hand),
            len(game.table.players[1].deck),
        )
    else:
        assert (8, 4) == (len(game.table.players[1].hand), len(game.table.players[1].deck))


@pytest.mark.card(BLAZE)
def test_a_blaze_needs_three() -> None:
    """Leaping Blaze: two Dunland minions and a southern Man are not enough to play the event."""
    at = in_rohan(4).pool(1)
    for id in (WILD_MAN, WILD_WARG, SOUTHRON):
        at.play(id)
    at.hand(1, BLAZE, SOUTHRON)
    at.deck(1, *[SOUTHRON] * 9)
    assert not at.shadow().offered("play", BLAZE)
