"""Winning and losing (LR-21.1 to LR-21.8)."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous, Response
from inglenook.lotr.dsl.effects import Discard, Prevent
from inglenook.lotr.dsl.facade import add_burdens, add_twilight, each, wound
from inglenook.lotr.dsl.filters import COMPANION, MINION, RING_BEARER, Titled
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.dsl.modifiers import Modifier
from tests.lotr.positions import TOWERS_SITES, Position
from tests.lotr.samples import companion, condition, event, minion

BELL = condition("Bell", Action((terms.SKIRMISH, terms.REGROUP, terms.ASSIGNMENT), (add_twilight(1),)))
FIRE = condition("Fire", Action((terms.FELLOWSHIP,), (add_twilight(1),)))
DRUMS = condition("Drums", Action((terms.SHADOW_PHASE,), (add_twilight(1),)), side=terms.SHADOW)
WEAK = minion("Weak", strength=3, vitality=3)
STRONG = minion("Strong", strength=20)


@pytest.mark.rule("LR-21.1", "LR-21.2")
@pytest.mark.parametrize("sites", [None, TOWERS_SITES], ids=["site 9", "site 9T"])
def test_won_at_site_nine_after_the_skirmishes(sites: tuple[str, ...] | None) -> None:
    """A Ring-bearer who survives the skirmishes at site 9 wins before the regroup phase."""
    at = Position(site=9) if sites is None else Position(site=9, sites=sites)
    at.play(BELL)
    at.hand(1, WEAK)
    orc = at.play(WEAK)
    game = at.skirmish(at.frodo(), orc)
    assert not game.table.over
    game.pass_()
    assert ((0,), "", False) == (game.table.winners, game.prompt, terms.REGROUP in game.phases())
    assert "log-won" == game.log()[-1]


@pytest.mark.rule("LR-21.1")
@pytest.mark.parametrize("site", [2, 8])
def test_not_won_before_site_nine(site: int) -> None:
    """At a site before site 9 the regroup phase follows the skirmishes, and the game is not won."""
    at = Position(site=site)
    orc = at.play(WEAK)
    game = at.skirmish(at.frodo(), orc)
    assert ((), "prompt-move-again") == (game.table.winners, game.prompt)


@pytest.mark.rule("LR-21.1")
def test_all_skirmish_phases_must_be_survived() -> None:
    """At site 9 the fierce skirmishes must be survived too before the game is won."""
    at = Position(site=9)
    at.play(BELL)
    fierce = at.play(minion("Fierce", strength=3, vitality=3, keywords=((terms.FIERCE, 1),)))
    game = at.skirmish(at.frodo(), fierce).pass_()
    assert ((), terms.ASSIGNMENT, True) == (game.table.winners, game.table.phase, game.table.fierce)
    game.pass_()  # Frodo alone can and must be assigned to it (LR-19.6)
    assert ((), terms.SKIRMISH) == (game.table.winners, game.table.phase)
    game.pass_()
    assert (0,) == game.table.winners


@pytest.mark.rule("LR-21.1")
def test_a_skirmish_of_another_companion_comes_first() -> None:
    """At site 9 the game is not won while any skirmish is still to be fought."""
    at = Position(site=9)
    friend = at.play(companion("Friend"))
    orcs = at.play(WEAK), at.play(WEAK)
    at.play(BELL)
    game = at.skirmishes((at.frodo(), (orcs[0],)), (friend, (orcs[1],)))
    game.choose("skirmish", at.frodo()).pass_()
    assert ((), friend) == (game.table.winners, game.table.defender)
    game.pass_()
    assert (0,) == game.table.winners


@pytest.mark.rule("LG-20")
def test_won_when_there_are_no_minions() -> None:
    """At site 9 without minions the skirmishes are skipped and the game is won."""
    at = Position(site=8)
    at.play(FIRE)
    at.play(DRUMS)
    game = at.fellowship().choose("move")
    assert ((), 9, terms.SHADOW_PHASE) == (game.table.winners, game.table.players[0].site, game.table.phase)
    game.pass_()
    assert (0,) == game.table.winners


@pytest.mark.rule("LG-20")
def test_won_when_the_last_minion_goes_before_the_skirmishes() -> None:
    """At site 9 the game is won when the last minion is discarded in the maneuver phase."""
    flight = event("Flight", Action((terms.MANEUVER,), (Discard(each(MINION)),)))
    at = Position(site=9)
    at.hand(0, flight)
    at.play(STRONG)
    game = at.maneuver().choose("play", flight)
    assert (0,) == game.table.winners


@pytest.mark.rule("LG-21")
@pytest.mark.parametrize("burdens", [0, 9], ids=["killed", "corrupted"])
def test_lost_in_the_last_skirmish_at_site_nine(burdens: int) -> None:
    """A Ring-bearer killed in the last skirmish at site 9 loses."""
    at = Position(site=9).burdens(burdens)
    orc = at.play(STRONG if not burdens else minion("Equal", strength=5))
    if burdens:
        at.wears()
    game = at.skirmish(at.frodo(), orc)
    assert (1,) == game.table.winners


@pytest.mark.rule("LR-21.1")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_first_one_there_wins_alone(seats: int) -> None:
    """The first player to finish at site 9 wins alone."""
    at = Position(seats=seats, site=9, turn=1)
    orc = at.play(WEAK)
    game = at.skirmish(at.frodo(), orc)
    assert ((1,), True) == (game.table.winners, game.game.over)


@pytest.mark.rule("LR-21.3")
@pytest.mark.parametrize(("seats", "winner"), [(2, 1), (3, 2)])
def test_the_only_one_left_wins(seats: int, winner: int) -> None:
    """The last player left wins."""
    at = Position(seats=seats)
    for seat in range(1, winner):
        atoms.set_out(at.table, seat)
    orc = at.play(STRONG, seat=winner)
    game = at.skirmish(at.frodo(), orc)
    assert ((winner,), True) == (game.table.winners, game.game.over)


@pytest.mark.rule("LR-21.6", "LG-22")
@pytest.mark.parametrize("phase", [terms.FELLOWSHIP, terms.MANEUVER, terms.REGROUP])
def test_lost_by_corruption_in_any_phase(phase: str) -> None:
    """A corrupted Ring-bearer loses at once in any phase, and the rest of the effect does not happen."""
    at = Position().burdens(8)
    despair = event("Despair", Action((phase,), (add_burdens(1), add_burdens(1), add_twilight(5))))
    at.hand(0, despair)
    at.play(minion())
    starts = {terms.FELLOWSHIP: at.fellowship, terms.MANEUVER: at.maneuver, terms.REGROUP: at.regroup}
    game = starts[phase]().choose("play", despair)
    assert ((1,), 0) == (game.table.winners, game.table.twilight)
    assert ["log-corrupted", "log-out", "log-won"] == game.log()[-3:]


@pytest.mark.rule("LR-21.4", "LR-21.3")
def test_lost_when_frodo_dies_of_a_wound_outside_a_skirmish() -> None:
    """Frodo is killed by his fourth wound in any phase, and the game is lost."""
    dart = event("Dart", Action((terms.REGROUP,), (wound(RING_BEARER),)), side=terms.SHADOW)
    at = Position()
    atoms.set_wounds(at.table, at.frodo(), 3)
    at.hand(1, dart)
    game = at.regroup().choose("play", dart)
    assert ((1,), terms.DEAD_PILE) == (game.table.winners, game.zone(at.frodo()))


@pytest.mark.rule("LR-21.4", "LG-18")
@pytest.mark.parametrize("watched", [False, True], ids=["", "deaths could be answered"])
def test_several_companions_die_at_once(watched: bool) -> None:
    """When a lost card kills several companions at once, each dies once and the Ring-bearer goes on."""
    blessing = condition("Blessing", Continuous((Modifier(terms.VITALITY, 1),), of=COMPANION))
    curse = event("Curse", Action((terms.REGROUP,), (Discard(each(Titled("Blessing"))),)), side=terms.SHADOW)
    guardian = condition(
        "Guardian", Response(Happening(terms.ABOUT_TO_BE_KILLED, Titled("Guarded")), effects=(Prevent(),))
    )
    at = Position()
    at.play(blessing)
    if watched:
        at.play(guardian)
    friends = [at.play(companion(f"Friend {number}"), wounds=3) for number in range(3)]
    at.hand(1, curse)
    game = at.regroup().choose("play", curse)
    assert (tuple(friends), False) == (game.table.players[0].dead, game.table.over)
    assert 3 == game.log().count("log-killed")


@pytest.mark.rule("LR-21.4")
def test_the_death_of_another_companion_is_no_loss() -> None:
    """The death of a companion other than the Ring-bearer does not lose the game."""
    at = Position()
    friend = at.play(companion("Friend", strength=2))
    orc = at.play(STRONG)
    game = at.skirmish(friend, orc)
    assert ((), terms.DEAD_PILE) == (game.table.winners, game.zone(friend))
