"""Tests that cards paid as a cost are not available to the effect (LR-26.31)."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Response, Trigger
from inglenook.lotr.dsl.effects import DiscardFromHand, Effect, May, MoveCards, PlayCard
from inglenook.lotr.dsl.filters import ALLY, COMPANION, RING_BEARER, THIS
from inglenook.lotr.dsl.happenings import Happening
from tests.lotr.positions import Position
from tests.lotr.samples import ally, companion, event, minion

FELLOWSHIP = (terms.FELLOWSHIP,)
OTHERS = COMPANION & ~RING_BEARER
HELD = companion("Held")
DISCARD_TO_PLAY = (PlayCard(OTHERS, (terms.DISCARD_PILE,)),)
DISCARD_TO_TAKE = (MoveCards(OTHERS, terms.DISCARD_PILE, terms.HAND),)
PAID = (DiscardFromHand(1, OTHERS),)


@pytest.mark.rule("LR-26.31", "LG-31")
def test_the_card_to_be_played_must_be_there_before_the_costs() -> None:
    """A companion discarded as a cost does not count as the companion to be played from the discard pile."""
    swap = event("Swap", Action(FELLOWSHIP, (PlayCard(OTHERS, (terms.DISCARD_PILE,)),), costs=(DiscardFromHand(1),)))
    at = Position()
    at.hand(0, swap, HELD)
    assert not at.fellowship().offered("play", swap)


@pytest.mark.rule("LR-26.31", "LG-31", "LG-70")
@pytest.mark.parametrize("effects", [DISCARD_TO_PLAY, DISCARD_TO_TAKE])
@pytest.mark.parametrize(
    "wrap",
    [
        partial(Action, FELLOWSHIP, costs=PAID),
        partial(Trigger, Happening(terms.PLAYED, who=THIS), costs=PAID, optional=True),
        partial(Response, Happening(terms.PLAYED, who=THIS), costs=PAID),
    ],
)
def test_what_pays_is_not_among_what_is_played_or_taken(wrap: Any, effects: tuple[Effect, ...]) -> None:
    """The card played or taken from the discard pile is an older one, never the card just discarded as a cost."""
    older = companion("Older")
    at = Position()
    here, there = at.hand(0, HELD)[0], at.discard(0, older)[0]
    swapper = companion("Swapper", abilities=(wrap(effects=effects),))
    at.hand(0, swapper, ally("Waiting"))
    game = at.fellowship().choose("play", swapper)
    game.choose("respond" if game.offered("respond") else "use")

    assert terms.DISCARD_PILE == game.zone(here)
    assert (terms.PLAY if effects is DISCARD_TO_PLAY else terms.HAND) == game.zone(there)


@pytest.mark.rule("LR-26.31", "LG-31")
def test_what_may_be_done_at_a_price_takes_nothing_that_was_paid() -> None:
    """An optional price of one discard is not offered if only the paid card could then be played."""
    at = Position()
    at.hand(0, HELD)
    assert "prompt-fellowship-action" == at.after(May(DISCARD_TO_PLAY, costs=PAID)).prompt
    at = Position()
    at.hand(0, HELD)
    older = at.discard(0, companion("Older"))[0]
    game = at.after(May(DISCARD_TO_PLAY, costs=PAID)).choose("yes").choose("choose", HELD)

    assert ([], terms.PLAY) == (game.in_play(HELD), game.zone(older))


@pytest.mark.rule("LR-26.23", "LR-26.31", "LG-62")
def test_the_only_card_that_could_be_played_does_not_pay() -> None:
    """A companion cannot be discarded from hand to play the only companion, which is that card."""
    call = event("Call", Action(FELLOWSHIP, (PlayCard(OTHERS),), costs=(DiscardFromHand(1),)))
    at = Position()
    at.hand(0, call, HELD)
    assert not at.fellowship().offered("play", call)
    at = Position()
    _call, man, paid = at.hand(0, call, HELD, minion())
    game = at.fellowship().choose("play", call)

    assert [terms.PLAY, terms.DISCARD_PILE] == [game.zone(card) for card in (man, paid)]


@pytest.mark.rule("LR-26.23", "LR-26.31")
@pytest.mark.parametrize(
    "costs", [(DiscardFromHand(2),), (DiscardFromHand(1), DiscardFromHand(1))], ids=["two", "twice"]
)
def test_two_cards_that_could_be_played_do_not_both_pay(costs: tuple[Effect, ...]) -> None:
    """Of two companions in hand only one can be discarded to play the other."""
    call = event("Call", Action(FELLOWSHIP, (PlayCard(OTHERS),), costs=costs))
    at = Position()
    _call, first, second, paid, kept = at.hand(0, call, HELD, HELD, minion(), minion())
    game = at.fellowship().choose("play", call)
    assert [first, second, paid, kept] == game.choices()
    game.choose("choose", first)
    assert [paid, kept] == game.choices()
    game.choose("choose", paid)

    zones = [game.zone(card) for card in (first, second, paid, kept)]
    assert [terms.DISCARD_PILE, terms.PLAY, terms.DISCARD_PILE, terms.HAND] == zones


@pytest.mark.rule("LR-26.31")
def test_of_cards_chosen_one_by_one_no_more_are_paid_than_wanted() -> None:
    """A player who may discard up to two cards to play a companion may discard one or none."""
    call = event("Call", Action(FELLOWSHIP, (PlayCard(OTHERS),), costs=(DiscardFromHand(2, up_to=True),)))
    for paying in (0, 1):
        at = Position()
        _call, first, second, other = at.hand(0, call, HELD, HELD, minion())
        game = at.fellowship().choose("play", call)
        if paying:
            game.choose_all(other)
        game.choose_all().choose("play", first)

        zones = [game.zone(card) for card in (first, second, other)]
        assert [terms.PLAY, terms.HAND, terms.DISCARD_PILE if paying else terms.HAND] == zones


@pytest.mark.rule("LR-26.16")
def test_several_cards_that_pay_are_chosen_at_once_where_enough_is_left() -> None:
    """With three companions in hand, two may be discarded together to play the third."""
    call = event("Call", Action(FELLOWSHIP, (PlayCard(OTHERS),), costs=(DiscardFromHand(2),)))
    at = Position()
    _call, first, second, third = at.hand(0, call, HELD, HELD, HELD)
    game = at.fellowship().choose("play", call).choose_all(first, second)

    assert terms.PLAY == game.zone(third)


@pytest.mark.rule("LR-26.23", "LR-26.31")
def test_each_of_two_effects_has_something_to_play() -> None:
    """The only ally cannot be discarded for effects that play a companion and an ally."""
    call = event("Call", Action(FELLOWSHIP, (PlayCard(OTHERS), PlayCard(ALLY)), costs=(DiscardFromHand(1),)))
    at = Position()
    _call, first, second, friend = at.hand(0, call, HELD, HELD, ally("Friend"))
    game = at.fellowship().choose("play", call)
    assert [first, second] == game.choices()
    game.choose("choose", first)

    assert [terms.DISCARD_PILE, terms.PLAY, terms.PLAY] == [game.zone(card) for card in (first, second, friend)]
