"""The sites of Battle of Helm's Deep."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.effects import Wound
from inglenook.lotr.dsl.facade import a, add_burdens
from inglenook.lotr.dsl.filters import MINION
from inglenook.lotr.rulebook import LordOfTheRings
from inglenook.lotr.rules.turn import EndTurn, Regroup
from tests.lotr.cards import standing
from tests.lotr.cards.standing import burdens, hand_over
from tests.lotr.positions import TOWERS_SITES, Position
from tests.lotr.samples import event, minion, possession

ORC_OF_THE_WALL = minion("Orc of the Wall", strength=5, vitality=3)
WARG = possession("Tame Warg", item_class=terms.MOUNT_CLASS, on=On(MINION), side=terms.SHADOW)


def on_site(id: str, number: int, **facts: Any) -> Position:
    """Returns the position with the fellowship at the given site of The Two Towers."""
    return standing.on_site(id, number, sites=TOWERS_SITES, **facts)


@pytest.mark.card("5U118")
@pytest.mark.parametrize(("pool", "site"), [(9, 8), (8, 7)])
def test_driven_from_the_wall(pool: int, site: int) -> None:
    """Hornburg Wall: a Shadow player with a minion removes nine tokens to make the fellowship move again."""
    at = on_site("5U118", 7).pool(pool)
    at.play(ORC_OF_THE_WALL)
    wall = at.table.site()
    game = at.regroup()
    assert not game.offered("use", wall)
    hand_over(game)
    assert (pool == 9) == game.offered("use", wall)
    if pool == 9:
        game.choose("use", wall)
    game.passes()
    if site == 7:
        assert game.offered("stop")
    assert site == game.table.players[0].site


@pytest.mark.card("5U118")
def test_nobody_is_driven_beyond_the_move_limit() -> None:
    """Hornburg Wall: the fellowship stays if it has reached the move limit."""
    at = on_site("5U118", 7).pool(9)
    at.play(ORC_OF_THE_WALL)
    atoms.count_move(at.table)
    atoms.count_move(at.table)
    game = hand_over(at.regroup()).choose("use", at.table.site()).passes()
    assert 7 == game.table.players[0].site


@pytest.mark.card("5U119")
@pytest.mark.parametrize(("mounted", "wounds"), [(True, 0), (False, 1)])
def test_riders_in_the_wizards_valley(mounted: bool, wounds: int) -> None:
    """Nan Curunír: the owner of a mounted minion may remove two tokens to prevent a wound to it."""
    at = on_site("5U119", 8).pool(2)
    orc = at.play(ORC_OF_THE_WALL)
    if mounted:
        at.play(WARG, on=orc)
    shot = event("Shot", Action((terms.MANEUVER,), (Wound(a(MINION)),)))
    at.hand(0, shot)
    game = at.maneuver().choose("play", shot)
    if mounted:
        assert 1 == game.asked
        game.choose("respond", at.table.site())
    assert (wounds, 2 if wounds else 0) == (game.wounds(orc), game.table.twilight)


@pytest.mark.card("5U120")
@pytest.mark.rule("LG-85")
@pytest.mark.parametrize(("id", "over"), [("5U120", False), ("4U363", True)])
def test_not_yet_won_in_the_caverns(id: str, over: bool) -> None:
    """Caverns of Isengard: the game is won here only after the Shadow player reconciles."""
    at = on_site(id, 9)
    game = at.start(terms.SKIRMISH, Regroup(), EndTurn())
    assert over == (game.game.pending is None)
    if not over:
        assert "prompt-phase-action" == game.prompt
        game.passes()
    assert (0,) == game.table.winners


@pytest.mark.card("5U120")
def test_a_victory_put_off_is_kept() -> None:
    """Caverns of Isengard: the delayed victory survives saving and loading the game."""
    game = on_site("5U120", 9).start(terms.SKIRMISH, Regroup(), EndTurn())
    known = LordOfTheRings().steps()
    assert "SurviveToWin" in [type(step).__name__ for step in game.table.agenda]
    assert [] == [type(step).__name__ for step in game.table.agenda if type(step).__name__ not in known]


@pytest.mark.card("5U120")
def test_lost_in_the_caverns() -> None:
    """Caverns of Isengard: a regroup action can still corrupt the Ring-bearer before the game is won here."""
    at = on_site("5U120", 9).burdens(9)
    whisper = event("Whisper", Action((terms.REGROUP,), (add_burdens(1),)), side=terms.SHADOW)
    at.hand(1, whisper)
    game = hand_over(at.start(terms.SKIRMISH, Regroup(), EndTurn())).choose("play", whisper)
    assert ((1,), 10) == (game.table.winners, burdens(game))
