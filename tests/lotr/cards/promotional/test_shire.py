"""Promotional cards of the Shire."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import Thing
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.facade import add_burdens
from tests.lotr.cards.standing import GIMLI, SAM, burdens, standing
from tests.lotr.positions import Playing
from tests.lotr.samples import event, minion

HAT = "0P60"
ORC = minion("Orc", strength=5, vitality=3)


def despair(number: int, side: str) -> str:
    """Returns an event that adds burdens."""
    return event(f"Despair {number} ({side})", Action((terms.MANEUVER,), (add_burdens(number),)), side=side)


def burdened(number: int, side: str) -> tuple[Playing, Thing]:
    """Returns the game after a card of a side has added burdens with Tom Bombadil's Hat in play."""
    at = standing()
    hat = at.play(HAT)
    at.play(ORC)
    seat = 0 if side == terms.FREE_PEOPLES else 1
    at.hand(seat, despair(number, side))
    game = at.maneuver()
    return (game if seat == 0 else game.pass_()).choose("play", despair(number, side)), hat


@pytest.mark.card(HAT)
@pytest.mark.rule("LG-96")
@pytest.mark.parametrize(
    ("number", "side", "tokens"), [(1, terms.SHADOW, 1), (2, terms.SHADOW, 2), (1, terms.FREE_PEOPLES, 0)]
)
def test_the_hat_counts_the_burdens_of_the_shadow(number: int, side: str, tokens: int) -> None:
    """Tom Bombadil's Hat: a Shire token is put on it for each burden added by a Shadow card."""
    game, hat = burdened(number, side)
    piece = game.table.cards[hat]
    assert (tokens, number) == (piece.tokens, burdens(game))
    assert piece.culture_tokens == ("shire" if tokens else "")


@pytest.mark.card(HAT)
@pytest.mark.parametrize(("tokens", "left"), [(3, 1), (2, 0), (1, None)])
def test_two_tokens_lift_a_burden(tokens: int, left: int | None) -> None:
    """Tom Bombadil's Hat: in the fellowship phase two tokens are taken off to remove a burden."""
    at = standing().burdens(3)
    hat = at.play(HAT, tokens=tokens, culture="shire")
    game = at.fellowship()
    assert (left is not None) == game.offered("use", hat)
    if left is not None:
        game.choose("use", hat)
        assert (2, left) == (burdens(game), game.table.cards[hat].tokens)


@pytest.mark.card(HAT)
@pytest.mark.parametrize(("friend", "offered"), [(SAM, True), (GIMLI, False), ("1C286", False)])
def test_who_takes_his_hat(friend: str, offered: bool) -> None:
    """Tom Bombadil's Hat: two Shire companions must be spotted to play it."""
    at = standing()
    at.play(friend)
    at.hand(0, HAT)
    assert offered == at.fellowship().offered("play", HAT)
