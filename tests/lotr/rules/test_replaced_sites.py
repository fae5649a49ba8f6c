"""Tests of sites replaced by others of their number (LR-13.20, LG-40, LG-97)."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import Thing
from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.effects import Effect, ReplaceSite
from inglenook.lotr.dsl.filters import WithKeyword
from tests.lotr.cards.standing import laid_by, standing
from tests.lotr.positions import FELLOWSHIP_SITES, Playing, Position
from tests.lotr.samples import condition, site

SWAMP = site("Swamp", 1, keywords=(("marsh", 1),))


def guide(effect: Effect) -> str:
    """Returns a Shadow card with this effect in the Shadow phase."""
    return condition("Guide", Action((terms.SHADOW_PHASE,), (effect,)), side=terms.SHADOW)


def seen_by(at: Position, effect: Effect) -> tuple[Playing, list[Thing]]:
    """Returns seat 1's Shadow phase and the replaceable sites; a single one is replaced at once."""
    card = at.play(guide(effect), seat=1)
    game = at.shadow()
    while game.asked != 1:
        game.pass_()
    if not game.offered("use", card):
        return game, []
    game.choose("use", card)
    return game, sorted(game.choices())


@pytest.mark.rule("LG-97", "LG-28", "LR-25.4")
def test_an_opponent_of_a_shadow_player_is_the_free_peoples_player() -> None:
    """A Shadow player's opponent is the Free Peoples player, whose sites can be replaced wherever they lie."""
    at = standing(2, seats=3)
    first, _second = laid_by(at, 0, 1), laid_by(at, 2, 2)
    third = at.lay(0, 3)
    game, found = seen_by(at, ReplaceSite())
    assert [first, third] == found
    game.choose("choose", third)
    assert (1, 3) == (game.table.cards[game.table.path[2]].owner, len(game.table.path))


@pytest.mark.rule("LR-13.20")
def test_the_site_of_the_fellowship_is_replaced_whose_ever_it_is() -> None:
    """The fellowship's site can be replaced when it belongs to another Shadow player, and its cards move along."""
    at = standing(2, seats=3)
    old = laid_by(at, 2, 2)
    ward = at.play(condition("Ward", side=terms.SHADOW), seat=1, on=old)
    game, _found = seen_by(at, ReplaceSite(here=True))
    new = game.table.site()
    assert (1, terms.ADVENTURE_DECK) == (game.table.cards[new].owner, game.zone(old))
    assert new == game.table.cards[ward].bearer


@pytest.mark.rule("LG-97")
@pytest.mark.parametrize(
    ("effect", "replaced"),
    [
        (ReplaceSite(1), True),
        (ReplaceSite(2), False),
        (ReplaceSite(1, terms.FELLOWSHIP_BLOCK), True),
        (ReplaceSite(1, terms.TOWERS_BLOCK), False),
        (ReplaceSite(new=WithKeyword("marsh")), True),
        (ReplaceSite(new=WithKeyword("underground")), False),
    ],
)
def test_which_site_and_by_which(effect: ReplaceSite, replaced: bool) -> None:
    """A site can be replaced only by one of its number and block and of the named kind."""
    at = standing(1, sites=FELLOWSHIP_SITES[:1])
    old = at.lay_this("1U320", 0)
    atoms.put(at.table, at.card(SWAMP, 1), terms.ADVENTURE_DECK)
    game, _found = seen_by(at, effect)
    assert replaced == (game.zone(old) == terms.ADVENTURE_DECK)


@pytest.mark.rule("LG-97")
def test_a_controlled_site_stays_under_control() -> None:
    """The controller of a replaced site controls the new one."""
    at = standing(2)
    laid_by(at, 0, 1)
    old = at.control(1, 1)
    game, _found = seen_by(at, ReplaceSite(1))
    controlled = [card for card, piece in enumerate(game.table.cards) if piece.zone == terms.CONTROLLED]
    assert ([(1, 1)], terms.ADVENTURE_DECK) == (
        [(game.table.cards[card].owner, game.table.cards[card].controller) for card in controlled],
        game.zone(old),
    )
