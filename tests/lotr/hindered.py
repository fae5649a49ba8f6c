"""Positions in which exactly one thing prevents a player from using a card, for the tests of reasons.

Each function gives the game, the player's seat, and the card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from inglenook.kernel.decisions import Seat, Thing
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous, Response
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.conditions import RingIsWorn
from inglenook.lotr.dsl.effects import DiscardFromHand, Draw, PlayCard, Spot
from inglenook.lotr.dsl.facade import cannot, exert, remove_twilight
from inglenook.lotr.dsl.filters import ALLY, MINION, Titled
from inglenook.lotr.dsl.happenings import Happening
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import ally, companion, condition, event, minion, possession, site

GIMLI: Final = "1U12"
GUARD: Final = "4C286"
SCOUT: Final = "1C191"

ONE_CARD: Final = (Draw(1),)

Hindered = tuple[Playing, Seat, Thing]
Case = Callable[[Position], Hindered]


def keep_open(at: Position) -> None:
    """Puts a companion into hand, so that the fellowship phase has a choice and asks its question."""
    at.hand(0, companion("Waiting"))


# In hand.


def shadow_in_own_turn(at: Position) -> Hindered:
    keep_open(at)
    card = at.hand(0, SCOUT)[0]
    return at.fellowship(), 0, card


def free_peoples_in_others_turn(at: Position) -> Hindered:
    keep_open(at)
    card = at.hand(1, GIMLI)[0]
    return at.fellowship(), 1, card


def companion_later(at: Position) -> Hindered:
    card = at.hand(0, GIMLI)[0]
    at.play(minion("Foe", abilities=(Action((terms.MANEUVER,), ONE_CARD),)))
    return at.maneuver(), 0, card


def condition_later(at: Position) -> Hindered:
    card = at.hand(0, condition("Tale", side=terms.FREE_PEOPLES))[0]
    at.play(minion("Foe", abilities=(Action((terms.MANEUVER,), ONE_CARD),)))
    return at.maneuver(), 0, card


def minion_later(at: Position) -> Hindered:
    card = at.hand(1, SCOUT)[0]
    at.play(minion("Foe", abilities=(Action((terms.MANEUVER,), ONE_CARD),)))
    return at.maneuver(), 1, card


def minion_of_other_shadow_player(at: Position) -> Hindered:
    at.pool(9)
    card = at.hand(1, SCOUT)[0]
    at.hand(2, SCOUT)
    return at.shadow(), 1, card


def unique_in_play(at: Position) -> Hindered:
    keep_open(at)
    at.play(GIMLI)
    card = at.hand(0, GIMLI)[0]
    return at.fellowship(), 0, card


def unique_shadow(at: Position) -> Hindered:
    captain = minion("Captain", unique=True)
    at.pool(9).play(captain, seat=1)
    card = at.hand(2, captain, minion("Other"))[0]
    return at.shadow(), 2, card


def dead_companion(at: Position) -> Hindered:
    keep_open(at)
    at.dead(0, GIMLI)
    card = at.hand(0, GIMLI)[0]
    return at.fellowship(), 0, card


def dead_ally(at: Position) -> Hindered:
    keep_open(at)
    friend = ally("Friend", unique=True)
    at.dead(0, friend)
    card = at.hand(0, friend)[0]
    return at.fellowship(), 0, card


def nine_companions(at: Position) -> Hindered:
    at.hand(0, ally("Friend"))
    for _ in range(5):
        at.play(GUARD)
    at.dead(0, GUARD, GUARD, GUARD)
    card = at.hand(0, GIMLI)[0]
    return at.fellowship(), 0, card


def nothing_to_spot(at: Position) -> Hindered:
    keep_open(at)
    card = at.hand(0, companion("Heir", to_play=(Spot(Titled("King")),)))[0]
    return at.fellowship(), 0, card


def no_bearer(at: Position) -> Hindered:
    keep_open(at)
    card = at.hand(0, possession("Axe", side=terms.FREE_PEOPLES, on=On(Titled("Gimli"))))[0]
    return at.fellowship(), 0, card


def class_taken(at: Position) -> Hindered:
    keep_open(at)
    axe = possession("Axe", side=terms.FREE_PEOPLES, on=On(Titled("Gimli")), item_class=terms.HAND_WEAPON_CLASS)
    at.play(axe, seat=0, on=at.play(GIMLI))
    card = at.hand(0, axe)[0]
    return at.fellowship(), 0, card


def others_minion(at: Position) -> Hindered:
    at.pool(9).play(SCOUT, seat=1)
    card = at.hand(2, possession("Whip", side=terms.SHADOW, on=On(MINION)), condition("Fear", side=terms.SHADOW))[0]
    return at.shadow(), 2, card


def too_little_twilight(at: Position) -> Hindered:
    card = at.pool(1).hand(2, minion("Dear", cost=3), minion("Cheap"))[0]
    return at.shadow(), 2, card


def too_little_for_roaming(at: Position) -> Hindered:
    card = at.pool(3).hand(2, minion("Far", cost=2, site_number=5), minion("Cheap"))[0]
    return at.shadow(), 2, card


def forbidden(at: Position) -> Hindered:
    keep_open(at)
    ban = Continuous((cannot(terms.BE_PLAYED),), of=ALLY)
    at.play(condition("Ban", ban, side=terms.SHADOW))
    card = at.hand(0, ally("Friend"))[0]
    return at.fellowship(), 0, card


# Events and abilities.


def event_of_another_phase(at: Position) -> Hindered:
    keep_open(at)
    card = at.hand(0, event("Blow", Action((terms.SKIRMISH,), ONE_CARD), side=terms.FREE_PEOPLES))[0]
    return at.fellowship(), 0, card


def response_without_cause(at: Position) -> Hindered:
    keep_open(at)
    answer = Response(Happening(terms.KILLED), ONE_CARD)
    card = at.hand(0, event("Answer", answer, side=terms.FREE_PEOPLES))[0]
    return at.fellowship(), 0, card


def nobody_to_exert(at: Position) -> Hindered:
    keep_open(at)
    cost = Action((terms.FELLOWSHIP,), ONE_CARD, (exert(Titled("Gimli")),))
    at.play(GIMLI, wounds=2)
    card = at.hand(0, event("Effort", cost, side=terms.FREE_PEOPLES))[0]
    return at.fellowship(), 0, card


def costs_not_together(at: Position) -> Hindered:
    keep_open(at)
    twice = Action((terms.FELLOWSHIP,), ONE_CARD, (exert(Titled("Gimli")), exert(Titled("Gimli"))))
    at.play(GIMLI, wounds=1)
    card = at.hand(0, event("Effort", twice, side=terms.FREE_PEOPLES))[0]
    return at.fellowship(), 0, card


def empty_pool(at: Position) -> Hindered:
    card = at.play(minion("Drain", abilities=(Action((terms.SHADOW_PHASE,), ONE_CARD, (remove_twilight(2),)),)), seat=2)
    at.hand(2, minion("Cheap"))
    return at.shadow(), 2, card


def empty_hand(at: Position) -> Hindered:
    keep_open(at)
    cost = Action((terms.FELLOWSHIP,), ONE_CARD, (DiscardFromHand(3),))
    card = at.play(companion("Giver", abilities=(cost,)))
    return at.fellowship(), 0, card


def condition_fails(at: Position) -> Hindered:
    keep_open(at)
    card = at.play(companion("Worn", abilities=(Action((terms.FELLOWSHIP,), ONE_CARD, condition=RingIsWorn()),)))
    return at.fellowship(), 0, card


def used_up(at: Position) -> Hindered:
    keep_open(at)
    once = Action((terms.FELLOWSHIP,), ONE_CARD, uses=1, period=terms.THIS_PHASE)
    card = at.play(companion("Once", abilities=(once,)))
    game = at.fellowship()
    game.choose("use", card)
    return game, 0, card


def nothing_to_play(at: Position) -> Hindered:
    keep_open(at)
    call = Action((terms.FELLOWSHIP,), (PlayCard(Titled("Nobody")),))
    card = at.play(companion("Caller", abilities=(call,)))
    return at.fellowship(), 0, card


def ability_of_another_phase(at: Position) -> Hindered:
    keep_open(at)
    card = at.play(companion("Fighter", abilities=(Action((terms.SKIRMISH,), ONE_CARD),)))
    return at.fellowship(), 0, card


def no_ability(at: Position) -> Hindered:
    keep_open(at)
    card = at.play(companion("Plain"))
    return at.fellowship(), 0, card


def inactive(at: Position) -> Hindered:
    keep_open(at)
    card = at.play(GIMLI, seat=1)
    return at.fellowship(), 1, card


def anothers(at: Position) -> Hindered:
    keep_open(at)
    card = at.play(SCOUT)
    return at.fellowship(), 0, card


def item_alone(at: Position) -> Hindered:
    keep_open(at)
    card = at.play(possession("Axe", side=terms.FREE_PEOPLES, on=On(Titled("Gimli"))), seat=0, on=at.play(GIMLI))
    return at.fellowship(), 0, card


def item_later(at: Position) -> Hindered:
    card = at.play(possession("Axe", side=terms.FREE_PEOPLES, on=On(Titled("Gimli"))), seat=0, on=at.play(GIMLI))
    at.play(minion("Foe", abilities=(Action((terms.MANEUVER,), ONE_CARD),)))
    return at.maneuver(), 0, card


# Sites and piles.


def site_elsewhere(at: Position) -> Hindered:
    keep_open(at)
    card = at.lay_this(site("Past", 1, Action((terms.FELLOWSHIP,), ONE_CARD)), 1)
    return at.fellowship(), 0, card


def shadow_ability_of_site(at: Position) -> Hindered:
    card = at.lay_this(site("Dark", 2, Action((terms.SHADOW_PHASE,), ONE_CARD)), 1)
    return at.shadow(), 0, card


def plain_site(at: Position) -> Hindered:
    keep_open(at)
    card = at.lay_this(site("Plain", 2), 1)
    return at.fellowship(), 0, card


def site_in_deck(at: Position) -> Hindered:
    keep_open(at)
    return at.fellowship(), 0, at.table.players[0].adventure[0]


def discarded(at: Position) -> Hindered:
    keep_open(at)
    card = at.discard(0, GIMLI)[0]
    return at.fellowship(), 0, card


def dead(at: Position) -> Hindered:
    keep_open(at)
    card = at.dead(0, GIMLI)[0]
    return at.fellowship(), 0, card


def stacked(at: Position) -> Hindered:
    keep_open(at)
    card = at.stack(SCOUT, 1, at.play(condition("Den", side=terms.SHADOW)))
    return at.fellowship(), 0, card


def in_other_hand(at: Position) -> Hindered:
    keep_open(at)
    card = at.hand(1, GIMLI)[0]
    return at.fellowship(), 0, card


CASES: Final[tuple[tuple[Case, str], ...]] = (
    (shadow_in_own_turn, "LR-1.8"),
    (free_peoples_in_others_turn, "LR-1.7"),
    (companion_later, "LR-11.5"),
    (condition_later, "LR-11.32"),
    (minion_later, "LR-14.3"),
    (minion_of_other_shadow_player, "LR-14.2"),
    (unique_in_play, "LR-24.1"),
    (unique_shadow, "LR-24.3"),
    (dead_companion, "LR-3.19"),
    (dead_ally, "LR-3.20"),
    (nine_companions, "LR-11.17"),
    (nothing_to_spot, "LR-27.1"),
    (no_bearer, "LR-11.26"),
    (class_taken, "LR-11.27"),
    (others_minion, "LR-14.7"),
    (too_little_twilight, "LR-4.5"),
    (too_little_for_roaming, "LR-14.15"),
    (forbidden, "LR-26.12"),
    (event_of_another_phase, "LR-10.14"),
    (response_without_cause, "LR-26.7"),
    (nobody_to_exert, "LR-3.23"),
    (costs_not_together, "LR-26.17"),
    (empty_pool, "LR-26.16"),
    (empty_hand, "LR-26.16"),
    (condition_fails, "LR-26.12"),
    (used_up, "LR-26.37"),
    (nothing_to_play, "LR-26.23"),
    (ability_of_another_phase, "LR-10.12"),
    (no_ability, "LR-10.16"),
    (inactive, "LR-25.2"),
    (anothers, "LR-25.1"),
    (item_alone, "LR-12.5"),
    (item_later, "LR-12.1"),
    (site_elsewhere, "LR-25.4"),
    (shadow_ability_of_site, "LR-25.5"),
    (plain_site, "LR-10.16"),
    (site_in_deck, "LR-13.3"),
    (discarded, "LR-28.13"),
    (dead, "LR-3.16"),
    (stacked, "LR-28.23"),
    (in_other_hand, "LG-59"),
)
"""Each position with the rule that stands against it."""
