"""Positions for the tests of single cards, in which play stops at every opportunity.

A bell (Free Peoples) and a drum (Shadow) lie in play and could be used in any phase: so each player is asked even if
the card under test is not offered, and that can be seen.
"""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.kernel.decisions import Seat, Thing
from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.facade import add_burdens
from inglenook.lotr.evaluation.modifiers import keyword
from tests.lotr.positions import TOWERS_SITES, Playing, Position
from tests.lotr.samples import condition

BATTLES = (terms.MANEUVER, terms.ARCHERY, terms.ASSIGNMENT, terms.SKIRMISH, terms.REGROUP)
BELL = condition("Bell", *[Action((phase,), (add_burdens(0),)) for phase in (terms.FELLOWSHIP, *BATTLES)])
DRUM = condition(
    "Drum", *[Action((phase,), (add_burdens(0),)) for phase in (terms.SHADOW_PHASE, *BATTLES)], side=terms.SHADOW
)

ARAGORN, BOROMIR, GANDALF = "1P365", "1U97", "1P364"
GIMLI, LEGOLAS, SAM = "1U12", "1U51", "1C311"
EOMER, EOWYN, THEODEN = "4C266", "4C270", "4P365"
MERRY, PIPPIN = "4C310", "4C314"


CHOICES = {"fierce-assignment-mandatory": 0, "sam-may-decline": 1}
"""Switches that turn required responses into choices, so that a card can be tested without them."""


def standing(site: int = 2, **facts: Any) -> Position:
    """Returns a position with the bell of seat 0 and the drums of all other seats in play."""
    switches = {**CHOICES, **(facts.pop("switches", None) or {})}
    at = Position(site=site, switches=switches, **facts)
    for seat in range(at.table.seats):
        at.play(BELL if seat == at.table.turn else DRUM, seat=seat)
    return at


def in_rohan(site: int = 2, **facts: Any) -> Position:
    """Returns a position with the bell and drums on the sites of The Two Towers."""
    return standing(site, sites=TOWERS_SITES, **facts)


def on_site(id: str, number: int, **facts: Any) -> Position:
    """Returns the position with the fellowship at the given site, played by the Free Peoples player."""
    at = standing(number, **facts)
    at.lay_this(id, 0)
    return at


def laid_by(at: Position, seat: int, number: int) -> Thing:
    """Returns the position after a player's own site has replaced the site of this number on the path."""
    old = at.table.path[number - 1]
    new = at.lay(seat, number)
    atoms.put(at.table, old, terms.ADVENTURE_DECK)
    return new


def before_site(id: str, number: int, **facts: Any) -> Position:
    """Returns the position with the given site as the next site."""
    at = standing(number - 1, **facts)
    at.lay_this(id, 1)
    return at


def card(id: str, *rest: object) -> Any:
    """Returns a parametrised test row for a card, with the card's mark."""
    return pytest.param(id, *rest, marks=pytest.mark.card(id))


def hand_over(game: Playing) -> Playing:
    """Returns the game after the Free Peoples player has passed to the Shadow player."""
    assert 0 == game.asked
    return game.pass_()


def choices_of(game: Playing, seat: Seat = 0) -> list[Thing]:
    """Returns the sorted choices of a player, when no other player is asked."""
    assert seat == game.asked
    return sorted(game.choices())


def play_to(game: Playing, phase: str) -> Playing:
    """Returns the game after all players have passed until a phase begins."""
    while game.table.phase != phase:
        game.choose("pass" if game.offered("pass") else "done")
    return game


def fierce(game: Playing, card: Thing) -> int:
    """Returns whether a minion is fierce now."""
    return keyword(game.table, card, terms.FIERCE)


def burdens(game: Playing) -> int:
    """Returns the burdens of the Free Peoples player."""
    return game.table.players[game.table.turn].burdens


def zones(game: Playing, *cards: Thing) -> list[str]:
    """Returns the zones of these cards."""
    return [game.zone(card) for card in cards]
