"""Raider cards of Ents of Fangorn."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.facade import wound
from inglenook.lotr.dsl.filters import MINION
from inglenook.lotr.evaluation.modifiers import keyword
from tests.lotr.cards.standing import choices_of, hand_over, in_rohan
from tests.lotr.samples import ally, companion, event, minion

HERO = companion("Plain Hero", strength=4, vitality=9)
SOUTHRON = minion("Some Southron", culture="raider", race="man", vitality=4, keywords=(("southron", 1),))
EASTERLING = minion("Some Easterling", culture="raider", race="man", vitality=4, keywords=(("easterling", 1),))
BEAST = minion("Southron Beast", culture="raider", race="creature", vitality=4)
STRANGER = minion("Strange Man", culture="dunland", race="man", vitality=4)

ARMY, POLEARM, LEGION, INVADERS, TRAMPLE = "6R78", "6U79", "6R80", "6C81", "6R82"


@pytest.mark.card(ARMY)
@pytest.mark.parametrize(("burdens", "gains"), [(1, []), (2, [1]), (4, [1, 2]), (6, [1, 2, 3])])
def test_an_army_of_easterlings(burdens: int, gains: list[int]) -> None:
    """Easterling Army: the army exerts to make an Easterling stronger, depending on the number of burdens."""
    for place in range(max(1, len(gains))):
        at = in_rohan(4).burdens(burdens)
        army, other = at.play(ARMY), at.play(EASTERLING)
        at.play(SOUTHRON)
        game = hand_over(at.skirmish(at.play(HERO), army))
        ways = [option.key for option in game.options("use") if option.subject == army]
        assert len(gains) == len(ways)
        if gains:
            game.game.answer((ways[place],))
            assert [army, other] == choices_of(game, 1)
            game.choose("choose", other)
            assert (5 + gains[place], 13, 1) == (game.strength(other), game.strength(army), game.wounds(army))


@pytest.mark.card(ARMY)
def test_an_exhausted_army() -> None:
    """Easterling Army: an exhausted army cannot use the ability."""
    at = in_rohan(4).burdens(6)
    army = at.play(ARMY, wounds=2)
    assert not hand_over(at.skirmish(at.play(HERO), army)).offered("use", army)


@pytest.mark.card(POLEARM)
@pytest.mark.parametrize(("burdens", "wounds", "damage"), [(1, 1, 0), (2, 0, 0), (4, 0, 0), (5, 0, 1)])
def test_an_easterling_polearm(burdens: int, wounds: int, damage: int) -> None:
    """Easterling Polearm: with two burdens the bearer cannot take wounds, and with five the bearer is damage +1."""
    shot = event("Shot", Action((terms.MANEUVER,), (wound(MINION),)))
    for shielded in (True, False):
        at = in_rohan(4).burdens(burdens)
        bearer = at.play(EASTERLING)
        at.play(POLEARM, on=bearer)
        target = bearer if shielded else at.play(EASTERLING)
        at.hand(0, shot)
        game = at.maneuver()
        assert (7, damage) == (game.strength(bearer), keyword(game.table, bearer, terms.DAMAGE))
        if game.offered("play", shot):
            game.choose("play", shot)
            if game.offered("choose", target):
                game.choose("choose", target)
        assert (wounds if shielded else 1) == game.wounds(target)


@pytest.mark.card(POLEARM)
@pytest.mark.parametrize(("bearer", "offered"), [(EASTERLING, True), (SOUTHRON, False), (BEAST, False)])
def test_who_bears_a_polearm(bearer: str, offered: bool) -> None:
    """Easterling Polearm: only an Easterling can bear the weapon."""
    at = in_rohan(4)
    at.play(bearer)
    at.hand(1, POLEARM)
    assert offered == at.shadow().offered("play", POLEARM)


@pytest.mark.card(LEGION)
@pytest.mark.rule("LR-26.37")
@pytest.mark.parametrize(
    ("companions", "uses", "hits"), [(4, 1, 1), (5, 1, 2), (5, 2, 3), (7, 1, 4), (7, 2, 5), (9, 1, 5), (5, 0, 1)]
)
def test_a_legion_of_archers(companions: int, uses: int, hits: int) -> None:
    """Southron Archer Legion: three tokens add 1 to the archery total per companion beyond four, up to 4 a phase."""
    at = in_rohan(4).pool(9)
    legion, target = at.play(LEGION), at.play(HERO)
    at.play(ally("Onlooker"))
    for number in range(companions - 2):
        at.play(companion(f"Companion {number}"))
    game = hand_over(at.archery())
    for _use in range(uses):
        game.choose("use", legion).pass_()
    assert 9 - 3 * uses == game.table.twilight
    game.passes()
    while game.offered("wound"):
        game.choose("wound", target)
    assert hits == game.wounds(target)


@pytest.mark.card(LEGION)
def test_a_legion_without_tokens() -> None:
    """Southron Archer Legion: the ability needs three twilight tokens."""
    at = in_rohan(4).pool(2)
    legion = at.play(LEGION)
    for number in range(5):
        at.play(companion(f"Companion {number}"))
    assert not hand_over(at.archery()).offered("use", legion)


@pytest.mark.card(INVADERS)
@pytest.mark.parametrize(("beside", "offered"), [(SOUTHRON, True), (EASTERLING, False)])
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_southron_invaders(beside: str, offered: bool, verb: str) -> None:
    """Southron Invaders: with another Southron, a minion with ambush may be played from the discard pile."""
    at = in_rohan(4).pool(9)
    at.play(beside)
    [scout, *_others] = at.discard(1, "4C252", SOUTHRON, "4C254")
    at.hand(1, INVADERS)
    game = at.shadow().choose("play", INVADERS)
    assert (4, offered) == (game.table.twilight, game.offered("respond", INVADERS))
    if offered:
        game.choose(verb)
        if verb == "respond":
            assert ["4C252", "4C254"] == [game.table.cards[one].printed.id for one in game.choices("play")]
            game.choose("play", scout)
        assert ((terms.PLAY, 3) if verb == "respond" else (terms.DISCARD_PILE, 4)) == (
            game.zone(scout),
            game.table.twilight,
        )


@pytest.mark.card(TRAMPLE)
@pytest.mark.parametrize("verb", ["yes", "no"])
def test_trampled(verb: str) -> None:
    """Trample: with a mounted Raider Man, a companion is discarded unless four twilight tokens are added."""
    at = in_rohan(4).pool(0)
    hero, other, rider = at.play(HERO), at.play(companion()), at.play(SOUTHRON)
    at.play("5C73", on=rider)
    at.hand(1, TRAMPLE)
    game = hand_over(at.maneuver()).choose("play", TRAMPLE)
    assert 0 == game.asked
    game.choose(verb)
    if verb == "no":
        assert [hero, other] == choices_of(game, 1)
        game.choose("choose", hero)
    gone = terms.DISCARD_PILE if verb == "no" else terms.PLAY
    assert (gone, terms.PLAY, 4 if verb == "yes" else 0) == (game.zone(hero), game.zone(other), game.table.twilight)


@pytest.mark.card(TRAMPLE)
@pytest.mark.parametrize(("rider", "mounted"), [(SOUTHRON, False), (BEAST, True), (STRANGER, True)])
def test_nobody_tramples(rider: str, mounted: bool) -> None:
    """Trample: the event cannot be played without a mounted Raider Man."""
    at = in_rohan(4)
    at.play(HERO)
    foe = at.play(rider)
    if mounted:
        at.play("5C73", on=foe)
    at.hand(1, TRAMPLE)
    assert not hand_over(at.maneuver()).offered("play", TRAMPLE)
