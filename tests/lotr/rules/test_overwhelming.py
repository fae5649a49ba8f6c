"""Tests of overwhelming: at least double strength, and strength zero (LR-18.11 to LR-18.17)."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Continuous, Trigger
from inglenook.lotr.dsl.facade import add_twilight, overwhelmed_at, strength
from inglenook.lotr.dsl.filters import RING_BEARER
from inglenook.lotr.dsl.happenings import Happening
from tests.lotr.positions import Position
from tests.lotr.samples import companion, condition, minion


@pytest.mark.rule("LR-18.11", "LX-51")
@pytest.mark.parametrize(
    ("good", "evil", "zones", "wounds"),
    [
        (8, 4, (terms.PLAY, terms.DISCARD_PILE), (0, 0)),
        (7, 4, (terms.PLAY, terms.PLAY), (0, 1)),
        (4, 8, (terms.DEAD_PILE, terms.PLAY), (0, 0)),
        (4, 7, (terms.PLAY, terms.PLAY), (1, 0)),
    ],
)
def test_at_least_double_overwhelms(good: int, evil: int, zones: tuple[str, str], wounds: tuple[int, int]) -> None:
    """A side of at least double strength kills the other whatever its vitality; less is an ordinary defeat."""
    at = Position()
    guard, orc = at.play(companion("Guard", good, 9)), at.play(minion("Orc", evil, 9))
    game = at.skirmish(guard, orc)
    assert (zones, wounds) == ((game.zone(guard), game.zone(orc)), (game.wounds(guard), game.wounds(orc)))


@pytest.mark.rule("LR-18.11", "LR-18.6")
def test_all_of_the_weaker_side_are_killed() -> None:
    """All characters of the overwhelmed side are killed, by total strength: here 12 against 4 and 2."""
    at = Position()
    guard = at.play(companion("Guard", 12))
    orcs = [at.play(minion("Orc", 4, 9)), at.play(minion("Orc", 2, 9))]
    game = at.skirmish(guard, *orcs)
    assert [terms.DISCARD_PILE] * 2 == [game.zone(orc) for orc in orcs]


@pytest.mark.rule("LR-18.12")
@pytest.mark.parametrize(("evil", "tokens"), [(4, 0), (5, 2)], ids=["overwhelmed", "beaten"])
def test_overwhelming_places_no_wounds(evil: int, tokens: int) -> None:
    """Overwhelming places no wounds, so damage bonuses and texts about wounds do not apply."""
    at = Position()
    guard = at.play(companion("Guard", 8, keywords=((terms.DAMAGE, 1),)))
    orc = at.play(minion("Orc", evil, 9))
    at.play(condition("Pains", Trigger(Happening(terms.WOUNDED_NOW), (add_twilight(1),))))
    assert tokens == at.skirmish(guard, orc).table.twilight


@pytest.mark.rule("LR-18.13", "LX-27")
def test_an_overwhelmed_ring_bearer_is_killed() -> None:
    """Frodo with strength 4 against 8 is killed before he can put on the Ring."""
    at = Position()
    frodo = at.frodo()
    game = at.skirmish(frodo, at.play(minion("Orc", strength=8)))
    assert ("", (1,), terms.DEAD_PILE) == (game.prompt, game.table.winners, game.zone(frodo))
    assert (0, False) == (game.table.players[0].burdens, "log-wounded" in game.log())


@pytest.mark.rule("LG-81")
@pytest.mark.parametrize(("evil", "zone"), [(8, terms.PLAY), (11, terms.PLAY), (12, terms.DEAD_PILE)])
def test_who_is_overwhelmed_only_at_triple_strength(evil: int, zone: str) -> None:
    """A character overwhelmed only at triple strength loses ordinarily at double strength."""
    at = Position()
    guard = at.play(companion("Guard", strength=4, abilities=(Continuous((overwhelmed_at(3),)),)))
    game = at.skirmish(guard, at.play(minion("Orc", strength=evil)))
    assert (zone, 1 if zone == terms.PLAY else 0) == (game.zone(guard), game.wounds(guard))


@pytest.mark.rule("LG-81")
def test_a_ring_bearer_overwhelmed_only_at_triple_may_put_on_the_ring() -> None:
    """A Ring-bearer overwhelmed only at triple strength may put on the Ring when he loses 4 to 8."""
    at = Position()
    at.play(condition("Mithril", Continuous((overwhelmed_at(3),), of=RING_BEARER)))
    game = at.skirmish(at.frodo(), at.play(minion("Orc", strength=8)))
    assert (0, "prompt-respond-wound", True) == (game.asked, game.prompt, game.offered("respond", "1C2"))


@pytest.mark.rule("LR-18.14", "LX-52", "LD-22")
@pytest.mark.parametrize(
    ("good", "evil", "zones"), [(1, 0, (terms.PLAY, terms.DISCARD_PILE)), (0, 1, (terms.DEAD_PILE, terms.PLAY))]
)
def test_any_strength_overwhelms_none(good: int, evil: int, zones: tuple[str, str]) -> None:
    """Strength 1 overwhelms strength 0."""
    at = Position()
    guard, orc = at.play(companion("Guard", good, 9)), at.play(minion("Orc", evil, 9))
    game = at.skirmish(guard, orc)
    assert zones == (game.zone(guard), game.zone(orc))


@pytest.mark.rule("LR-18.15", "LR-18.16", "LX-53")
@pytest.mark.parametrize("damage", [0, 1])
def test_nothing_against_nothing(damage: int) -> None:
    """At strength 0 against 0 the Shadow side wins without overwhelming, and damage bonuses count."""
    at = Position()
    guard = at.play(companion("Guard", 0, 9))
    orc = at.play(minion("Orc", 0, 9, keywords=((terms.DAMAGE, damage),)))
    game = at.skirmish(guard, orc)
    assert (1 + damage, 0, terms.PLAY) == (game.wounds(guard), game.wounds(orc), game.zone(guard))


@pytest.mark.rule("LR-18.17")
def test_strength_below_nothing_counts_as_nothing() -> None:
    """A minion of strength 2 with −9 counts as 0 and does not weaken its fellow minion's 3."""
    at = Position()
    guard, orc = at.play(companion("Guard", 5)), at.play(minion("Orc", 3))
    weak = at.play(minion("Weak", strength=2, abilities=(Continuous((strength(-9),)),)))
    game = at.skirmish(guard, weak, orc)
    assert ([1, 1], 0) == ([game.wounds(weak), game.wounds(orc)], game.strength(weak))
