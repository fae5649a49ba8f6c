"""Moria cards of Mines of Moria."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.effects import CancelSkirmish
from inglenook.lotr.dsl.filters import BALROG as BALROG_FILTER
from inglenook.lotr.dsl.filters import COMPANION
from inglenook.lotr.evaluation.modifiers import keyword
from tests.lotr.cards.standing import (
    GIMLI,
    LEGOLAS,
    hand_over,
    standing,
    zones,
)
from tests.lotr.samples import ally, companion, event, minion, possession

HERO = companion("Hero", strength=12, vitality=6)
CANCEL = event("Cancel", Action((terms.SKIRMISH,), (CancelSkirmish(COMPANION),)))
CAVE_ORC = minion("Cave Orc", strength=9, vitality=4, culture="moria")


@pytest.mark.card("2C61")
@pytest.mark.parametrize(("moves", "tokens"), [(1, 0), (2, 3)])
def test_flankers_come_when_the_fellowship_hurries(moves: int, tokens: int) -> None:
    """Goblin Flankers: three tokens may be added after a second move in the turn."""
    at = standing(site=4).pool(5)
    at.table.moves = moves
    at.hand(1, "2C61")
    game = at.shadow().choose("play", "2C61")
    assert (moves > 1) == game.offered("respond", "2C61")
    if moves > 1:
        game.choose("respond", "2C61")
    assert tokens == game.table.twilight


@pytest.mark.card("2C62")
@pytest.mark.parametrize(("moves", "strength"), [(1, 6), (2, 9)])
def test_a_pursuer_is_stronger_after_a_second_move(moves: int, strength: int) -> None:
    """Goblin Pursuer: a second move in the turn gives strength +3."""
    at = standing(site=4)
    at.table.moves = moves
    pursuer = at.play("2C62")
    assert strength == at.skirmish(at.play(GIMLI), pursuer).strength(pursuer)


@pytest.mark.card("2C65")
@pytest.mark.parametrize(("item", "damage"), [("1C182", 2), ("1C180", 0)])
def test_a_spearman_with_his_spear(item: str, damage: int) -> None:
    """Goblin Spearman: damage +2 while it bears a Goblin Spear."""
    at = standing(site=4)
    spearman = at.play("2C65")
    at.play(item, on=spearman)
    assert damage == keyword(at.skirmish(at.play(GIMLI), spearman).table, spearman, terms.DAMAGE)


@pytest.mark.card("2C69")
@pytest.mark.rule("LR-27.3")
@pytest.mark.parametrize(("elf", "verb", "strength"), [(False, "", 5), (True, "yes", 3), (True, "no", 5)])
def test_old_differences(elf: bool, verb: str, strength: int) -> None:
    """Old Differences: a Dwarf skirmishing a Moria Orc is strength -1, or -3 if an Elf is spotted as well."""
    at = standing()
    gimli = at.play(GIMLI)
    if elf:
        at.play(LEGOLAS)
    at.hand(1, "2C69")
    game = hand_over(at.skirmish(gimli, at.play(CAVE_ORC))).choose("play", "2C69")
    assert elf == (game.prompt == "prompt-spot-or-not")
    if elf:
        game.choose(verb)
    assert strength == game.strength(gimli)


MAN = companion("Man", strength=6, vitality=3)
ORC_OF_ELSEWHERE, TROLL_OF_MORIA = minion("Orc"), minion("Troll", culture="moria", race="troll")


@pytest.mark.card("2C69")
@pytest.mark.parametrize(
    ("fighter", "foe", "strength"),
    [(LEGOLAS, CAVE_ORC, 5), (MAN, CAVE_ORC, 6), (GIMLI, ORC_OF_ELSEWHERE, 6), (GIMLI, TROLL_OF_MORIA, 6)],
)
def test_who_has_old_differences(fighter: str, foe: str, strength: int) -> None:
    """Old Differences: only an Elf or Dwarf skirmishing a Moria Orc loses strength."""
    at = standing()
    one = at.play(fighter)
    looking_on = [at.play(GIMLI)] if fighter == MAN else []
    at.hand(1, "2C69")
    game = hand_over(at.skirmish(one, at.play(foe))).choose("play", "2C69")
    assert (strength, all(6 == game.strength(other) for other in looking_on)) == (game.strength(one), True)


BALROG = "2C51"
CHAIN = "2R53"


@pytest.mark.card("2C51")
@pytest.mark.rule("LR-28.1")
def test_no_other_minion_stays_beside_the_balrog() -> None:
    """The Balrog, Durin's Bane: every other minion is discarded when it is played, and later minions as well."""
    at = standing(site=4).pool(30)
    orc = at.play(CAVE_ORC)
    others = [at.play(GIMLI), at.play("2C55")]
    [balrog, late] = at.hand(1, BALROG, CAVE_ORC)
    game = at.shadow().choose("play", balrog)
    assert [terms.DISCARD_PILE, terms.PLAY] == zones(game, orc, balrog)
    game.choose("play", late)
    assert [terms.DISCARD_PILE, terms.PLAY] == zones(game, late, balrog)
    assert [terms.PLAY, terms.PLAY] == zones(game, *others)


@pytest.mark.card("2C51")
def test_there_is_no_archery_phase_with_the_balrog() -> None:
    """The Balrog, Durin's Bane: the archery phase is skipped."""
    at = standing(site=4)
    at.play(BALROG)
    assert [terms.ASSIGNMENT] == at.maneuver().passes().phases()


@pytest.mark.card("2C51")
@pytest.mark.parametrize(("site", "zone"), [(4, terms.PLAY), (3, terms.DISCARD_PILE)])
def test_the_balrog_stays_underground(site: int, zone: str) -> None:
    """The Balrog, Durin's Bane: it is discarded, without other minions, at a site that is not underground."""
    at = standing(site=site)
    balrog = at.play(BALROG)
    game = at.maneuver().choose("use")
    assert zone == game.zone(balrog)


WHIP = possession("Whip of Many Thongs", side=terms.SHADOW, culture="moria", on=On(BALROG_FILTER))


@pytest.mark.card("2R57")
@pytest.mark.rule("LR-18.23")
@pytest.mark.parametrize(("whip", "wounds"), [(True, 4), (False, 2)])
def test_a_final_cry(whip: bool, wounds: int) -> None:
    """Final Cry: when a skirmish with The Balrog bearing its whip would end, the companion is wounded twice."""
    at = standing(site=4).pool(3)
    hero, balrog = at.play(HERO), at.play(BALROG)
    if whip:
        at.play(WHIP, on=balrog)
    at.hand(1, "2R57")
    game = at.skirmish(hero, balrog).passes()
    assert whip == game.offered("respond", "2R57")
    if whip:
        game.choose("respond", "2R57")
    assert wounds == game.wounds(hero)
    assert (2 if whip else 3) == game.table.twilight


@pytest.mark.card("2R57")
@pytest.mark.rule("LR-18.18")
def test_a_final_cry_in_a_skirmish_that_is_cancelled() -> None:
    """Final Cry: a cancelled skirmish also counts as one that would end."""
    at = standing(site=4).pool(3)
    hero, balrog = at.play(HERO), at.play(BALROG)
    at.play(WHIP, on=balrog)
    at.hand(0, CANCEL)
    at.hand(1, "2R57")
    game = at.skirmish(hero, balrog).choose("play", CANCEL).choose("respond", "2R57")
    assert 2 == game.wounds(hero)


@pytest.mark.card("2R57")
def test_no_cry_for_those_who_are_gone() -> None:
    """Final Cry: no character is wounded if the companion has been overwhelmed."""
    at = standing(site=4).pool(3)
    weak, balrog = at.play(GIMLI), at.play(BALROG)
    at.play(WHIP, on=balrog)
    at.hand(1, "2R57")
    game = at.skirmish(weak, balrog).passes()
    assert terms.DEAD_PILE == game.zone(weak)
    game.choose("respond", "2R57")
    assert (2, 0) == (game.table.twilight, game.wounds(at.frodo()))


@pytest.mark.card("2R57")
@pytest.mark.rule("LG-101")
@pytest.mark.parametrize("whip", [True, False])
def test_a_final_cry_of_the_dead(whip: bool) -> None:
    """Final Cry: The Balrog and its whip count even if both have left play in the skirmish."""
    at = standing(site=4).pool(3)
    slayer, balrog = at.play(companion("Slayer", strength=50, vitality=6)), at.play(BALROG)
    if whip:
        at.play(WHIP, on=balrog)
    at.hand(1, "2R57")
    game = at.skirmish(slayer, balrog).passes()
    assert terms.DISCARD_PILE == game.zone(balrog)
    assert whip == game.offered("respond", "2R57")
    if whip:
        assert 2 == game.choose("respond", "2R57").wounds(slayer)


@pytest.mark.card("2R57")
@pytest.mark.rule("LG-101")
def test_no_final_cry_in_another_skirmish() -> None:
    """Final Cry: a later skirmish without The Balrog does not allow the response."""
    at = standing(site=4).pool(3)
    slayer, hero = at.play(companion("Slayer", strength=50, vitality=6)), at.play(HERO)
    balrog, orc = at.play("2R52"), at.play(CAVE_ORC)
    at.play(WHIP, on=balrog)
    at.hand(1, "2R57")
    atoms.assign(at.table, hero, (orc,))
    game = at.skirmish(slayer, balrog).passes()
    assert game.offered("respond", "2R57")
    game.pass_()
    while game.table.defender == hero:
        assert not game.offered("respond", "2R57")
        game.pass_()
    assert terms.REGROUP == game.table.phase


TROLL = minion("Cave Troll of Moria", strength=15, vitality=4, culture="moria", race="troll", unique=True)
BOWMAN = companion("Bowman", keywords=(("archer", 1),), vitality=4)


@pytest.mark.card("2R53")
@pytest.mark.rule("LR-16.1")
@pytest.mark.parametrize(("answer", "phases"), [("yes", ["assignment"]), ("no", ["archery"])])
def test_a_chain_that_may_keep_the_archers_quiet(answer: str, phases: list[str]) -> None:
    """Cave Troll's Chain: after the maneuver phase the Free Peoples player may skip the archery phase."""
    at = standing(site=4)
    at.play(CHAIN, on=at.play(TROLL))
    game = at.maneuver().passes()
    assert ("prompt-may", 0) == (game.prompt, game.asked)
    game.choose(answer)
    assert phases == game.phases()
    assert (answer == "yes") == ("log-phase-skipped" in game.log())


@pytest.mark.card("2R53")
def test_only_one_archery_phase_is_skipped() -> None:
    """Cave Troll's Chain: only the next archery phase is skipped, and the choice returns after a second move."""
    at = standing(site=4)
    at.play(CHAIN, on=at.play(TROLL))
    game = at.maneuver().passes().choose("yes")
    assert () == game.table.skips


@pytest.mark.card("2R53")
def test_the_owner_of_the_chain_picks_the_archer() -> None:
    """Cave Troll's Chain: its owner chooses the archer companion to be wounded."""
    at = standing(site=4)
    troll, bowmen = at.play(TROLL), [at.play(BOWMAN), at.play(BOWMAN)]
    at.play(HERO)
    at.play(ally("Ally with a Bow", keywords=(("archer", 1),)))
    chain = at.play(CHAIN, on=troll)
    game = at.archery().passes().choose("respond", chain)
    assert (1, bowmen) == (game.asked, game.choices())


@pytest.mark.card("2R53")
@pytest.mark.parametrize("used", [True, False])
def test_a_troll_on_a_chain_lashes_out(used: bool) -> None:
    """Cave Troll's Chain: each archery wound to the troll may wound an archer companion."""
    at = standing(site=4)
    troll, bowman = at.play(TROLL), at.play(BOWMAN)
    chain = at.play(CHAIN, on=troll)
    game = at.archery().passes()
    assert (1, 1) == (game.asked, game.wounds(troll))
    game.choose("respond", chain) if used else game.pass_()
    assert used == (game.wounds(bowman) == 1)


@pytest.mark.card("2R53")
@pytest.mark.rule("LG-123")
def test_a_troll_that_dies_of_the_wound_lashes_out_no_more() -> None:
    """Cave Troll's Chain: no archer is wounded if the troll dies from the archery wound."""
    at = standing(site=4)
    troll, bowman = at.play(TROLL, wounds=3), at.play(BOWMAN)
    chain = at.play(CHAIN, on=troll)
    game = at.archery().passes()
    assert (terms.DISCARD_PILE, terms.DISCARD_PILE, 0) == (game.zone(troll), game.zone(chain), game.wounds(bowman))
    assert not game.offered("respond", chain)
