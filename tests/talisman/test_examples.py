"""Tests of rulebook examples that are tables; examples that are positions are in `scenarios`."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

import pytest

from inglenook.kernel.decisions import Seat
from inglenook.kernel.steps import Step
from inglenook.talisman import stats
from inglenook.talisman.dsl.effects import Effect, Gain, Heal, Lose
from inglenook.talisman.dsl.terms import LIFE, STRENGTH
from inglenook.talisman.rules.spaces.effects import resolve
from inglenook.talisman.table import TalismanTable
from tests.talisman.positions import Position


@dataclass(frozen=True)
class Suffer(Step):
    """A step in which one effect of a card or space happens to a character."""

    seat: Seat
    effect: Effect

    async def run(self, table: TalismanTable) -> None:
        await resolve(table, self.seat, (self.effect,))


@pytest.mark.rule("TX-23", "TR-16d.5", "TA-50")
@pytest.mark.parametrize(("own", "dragons"), list(product(range(1, 7), range(1, 7))))
def test_the_dragon_at_the_runes_always_beats_the_sorceress(own: int, dragons: int) -> None:
    """The Sorceress scores at most 3 + 6 = 9 and the Dragon at the Runes at least 10, so she always loses a life."""
    position = Position("sorceress", "troll").having(0, strength=3).at(0, "temple").lying("runes-w", "dragon")
    game = position.dice(2, own, dragons, 1).turn_of(0).choose("go runes-w clockwise")

    assert (3, ["dragon"], 1) == (game.table.characters[0].lives, game.lying("runes-w"), game.asked)


@pytest.mark.rule("TX-D1", "TR-2f.1", "TA-1")
@pytest.mark.parametrize(("craft", "limit"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (12, 3)])
def test_how_many_spells_total_craft_allows(craft: int, limit: int) -> None:
    """Total Craft allows the number of Spells in the rulebook's table, also beyond the end of the table."""
    game = Position("troll", "warrior").having(0, craft=craft).dice(1).turn_of(0)

    assert (craft, limit) == (stats.total_craft(game.table, 0), stats.spell_limit(game.table, 0))


@pytest.mark.rule("TX-D2", "TR-1b", "TR-1c")
@pytest.mark.parametrize(("counters", "loss", "left"), [(5, 3, 4), (5, 1, 4), (4, 1, 4), (9, 3, 6)])
def test_strength_never_drops_below_the_start_value(counters: int, loss: int, left: int) -> None:
    """The Warrior's Strength never drops below his start value of 4."""
    game = Position("warrior", "troll").having(0, strength=counters).start(Suffer(0, Lose(STRENGTH, loss)))

    assert left == game.table.characters[0].strength


@pytest.mark.rule("TX-D3", "TR-1d.3", "TR-1d.4")
@pytest.mark.parametrize(
    ("trophies", "gained"),
    [
        pytest.param(("serpent", "bear"), 1, id="4+3"),
        pytest.param(("giant",), 0, id="6"),
        pytest.param(("dragon", "dragon"), 2, id="7+7"),
        pytest.param(("dragon", "giant"), 1, id="13"),
        pytest.param(("ogre", "ogre"), 1, id="10"),
    ],
)
def test_seven_points_of_enemies_yield_one_strength(trophies: tuple[str, ...], gained: int) -> None:
    """Seven points of trophies yield 1 Strength; fewer cannot be traded, and points beyond a multiple of 7 are lost."""
    game = Position("warrior", "troll").trophies(0, *trophies).dice(1).turn_of(0)
    if gained:
        game.aside(0, f"trade-trophies strength {gained}")

    assert 4 + gained == game.table.characters[0].strength
    assert "trade-trophies" not in [option.verb for option in game.game.asides(0)]


@pytest.mark.rule("TX-D4", "TR-4f.1", "TR-4f.2")
@pytest.mark.parametrize(
    ("lives", "effect", "left"),
    [
        pytest.param(2, Heal(5), 4, id="2 healed by 5"),
        pytest.param(6, Heal(1), 6, id="6 healed by 1"),
        pytest.param(4, Gain(LIFE), 5, id="4 gains 1"),
    ],
)
def test_healing_has_a_limit_and_gaining_has_none(lives: int, effect: Effect, left: int) -> None:
    """Healing stops at the starting number of lives; gained lives have no limit."""
    game = Position("warrior", "troll").having(0, lives=lives).start(Suffer(0, effect))

    assert left == game.table.characters[0].lives


@pytest.mark.rule("TX-D6", "TR-11v", "TR-11y")
@pytest.mark.parametrize(("space", "roll"), list(product(("castle", "black-knight", "portal-of-power"), range(1, 7))))
def test_the_portal_can_be_tried_if_the_roll_reaches_beyond_it(space: str, roll: int) -> None:
    """The Portal can be tried from one space away with a roll of 2 or more, and from its own space with any roll."""
    game = Position("warrior", "troll").at(0, space).dice(roll).turn_of(0)
    beyond = roll - (0 if space == "portal-of-power" else 1)

    assert ([f"open-portal {beyond}"] if beyond else []) == [one for one in game.offered if "portal" in one.split()[0]]
