"""Elven cards of The Two Towers: events, and companions that require another Elf."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.effects import Discard
from inglenook.lotr.dsl.facade import a, each
from inglenook.lotr.dsl.filters import FREE_PEOPLES_CARD, POSSESSION
from inglenook.lotr.evaluation.modifiers import keyword
from tests.lotr.cards.standing import (
    BOROMIR,
    GIMLI,
    SAM,
    card,
    choices_of,
    fierce,
    in_rohan,
    play_to,
    zones,
)
from tests.lotr.positions import Position
from tests.lotr.samples import ally, companion, condition, event, minion, possession

ELF = companion("Plain Elf", race="elf", strength=6, vitality=4)
ELF_ALLY = ally("Elf Ally", race="elf")
ORC = minion("Plain Orc", strength=9, vitality=5)
WEAK = minion("Weak Orc", strength=4, vitality=5)
BOW = "4U62"


def with_elves(number: int, site: int = 2) -> Position:
    """Returns the given number of Elf companions and an Elf ally."""
    at = in_rohan(site)
    for _time in range(number):
        at.play(ELF)
    at.play(ELF_ALLY)
    at.play(BOROMIR)
    return at


@pytest.mark.parametrize("code", [card("4R65"), card("4C67"), card("4C68"), card("4U80"), card("4C85"), card("4U86")])
def test_an_elf_who_follows_an_elf(code: str) -> None:
    """Erethón, Fereveldir, Ferevellon, Ordulus, Thandronen and Thónnas: an Elf must be spotted to play each."""
    for friend, offered in ((ELF, True), (GIMLI, False)):
        at = in_rohan()
        at.play(friend)
        at.hand(0, code)
        assert offered == at.fellowship().offered("play", code)


@pytest.mark.parametrize("code", [card("4U60"), card("4R72"), card("4U77")])
def test_three_elves_hold_the_field_until_the_regroup_phase(code: str) -> None:
    """Blades Drawn, Killing Field and Lórien Is Most Welcome: three Elves are spotted; each lasts until regroup."""
    for number, offered in ((1, False), (2, True)):
        at = with_elves(number)
        at.hand(0, code)
        assert offered == at.fellowship().offered("play", code)
    at = in_rohan()
    field = at.play(code)
    at.play(WEAK)
    game = at.maneuver()
    assert terms.PLAY == game.zone(field)
    assert terms.DISCARD_PILE == play_to(game, terms.REGROUP).zone(field)


@pytest.mark.card("4U60")
def test_blades_drawn_count_the_wounds_of_each_minion() -> None:
    """Blades Drawn: each minion is strength -2 for each wound on that minion."""
    at = in_rohan()
    at.play("4U60")
    orcs = [at.play(ORC, wounds=wounds) for wounds in (0, 1, 3)]
    elf = at.play(ELF, wounds=2)
    game = at.maneuver()
    assert [9, 7, 3, 6] == [game.strength(one) for one in (*orcs, elf)]


@pytest.mark.card("4R72")
def test_the_wounded_are_not_fierce_on_a_killing_field() -> None:
    """Killing Field: only wounded minions cannot be fierce."""
    at = in_rohan()
    at.play("4R72")
    wild = minion("Wild Orc", vitality=4, keywords=((terms.FIERCE, 1),))
    hurt, fresh = at.play(wild, wounds=1), at.play(wild)
    game = at.maneuver()
    assert (0, 1) == (fierce(game, hurt), fierce(game, fresh))


@pytest.mark.card("4U77")
def test_the_wounded_lose_their_damage_bonuses() -> None:
    """Lórien Is Most Welcome: only wounded minions lose their damage bonuses."""
    at = in_rohan()
    at.play("4U77")
    striker = minion("Striker", vitality=4, keywords=((terms.DAMAGE, 2),))
    hurt, fresh, gimli = at.play(striker, wounds=1), at.play(striker), at.play(GIMLI, wounds=1)
    game = at.maneuver()
    assert [0, 2, 1] == [keyword(game.table, one, terms.DAMAGE) for one in (hurt, fresh, gimli)]


@pytest.mark.card("4R58")
@pytest.mark.rule("LR-27.3")
@pytest.mark.parametrize("spotted", [0, 1, 2])
def test_an_alliance_draws_for_each_elf_that_is_spotted(spotted: int) -> None:
    """Alliance Reforged: a card is drawn for each Elf companion spotted."""
    at = with_elves(2)
    cards = at.deck(0, ORC, ORC, ORC)
    at.hand(0, "4R58")
    game = at.fellowship().choose("play", "4R58")
    assert {0, 1, 2} == {option.amount for option in game.options()}
    game.choose(game.options()[0].verb, amount=spotted)
    assert spotted == zones(game, *cards).count(terms.HAND)


@pytest.mark.card("4U59")
@pytest.mark.parametrize("exerted", [1, 2])
def test_arrow_and_blade(exerted: int) -> None:
    """Arrow and Blade: X Elf companions exert to make a minion fighting an unbound companion strength -X."""
    at = in_rohan()
    elves = [at.play(ELF), at.play(ELF)]
    at.play(ELF_ALLY)
    boromir, orc, idle = at.play(BOROMIR), at.play(ORC), at.play(ORC)
    at.hand(0, "4U59")
    game = at.skirmish(boromir, orc).choose("play", "4U59")
    assert sorted(elves) == sorted(game.choices())
    game.choose_all(*elves[:exerted])
    assert (9 - exerted, 9) == (game.strength(orc), game.strength(idle))
    assert [1, exerted - 1] == [game.wounds(elf) for elf in elves]


@pytest.mark.card("4U59")
def test_arrow_and_blade_do_not_help_the_ring_bound() -> None:
    """Arrow and Blade: a minion fighting Ring-bound Sam loses no strength."""
    at = in_rohan()
    elf, orc = at.play(ELF), at.play(ORC)
    at.hand(0, "4U59")
    game = at.skirmish(at.play(SAM), orc).choose("play", "4U59").choose_all(elf)
    assert 9 == game.strength(orc)


@pytest.mark.card("4R61")
@pytest.mark.parametrize(("number", "offered"), [(1, False), (2, True)])
def test_a_company_of_archers_discards_a_condition(number: int, offered: bool) -> None:
    """Company of Archers: with two Elf companions spotted, any condition is discarded."""
    at = with_elves(number)
    shadow = at.play(condition("Gloom", side=terms.SHADOW))
    item = at.play(possession("Club", side=terms.SHADOW))
    at.play(ORC)
    at.hand(0, "4R61")
    game = at.archery()
    assert offered == game.offered("play", "4R61")
    if offered:
        game.choose("play", "4R61")
        assert shadow in game.choices()
        assert item not in game.choices()
        assert 3 == len(game.choices())  # with the bell and the drum
        assert terms.DISCARD_PILE == game.choose("choose", shadow).zone(shadow)


THIEVES = {
    side: event("Thieves", Action((terms.MANEUVER,), (Discard(a(POSSESSION)),)), side=side)
    for side in (terms.SHADOW, terms.FREE_PEOPLES)
}
CLOAK, HAT = possession("Cloak"), possession("Hat")


@pytest.mark.card("4U63")
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_the_brooch_is_lost_instead(verb: str) -> None:
    """Elven Brooch: it may be discarded instead of another possession that a Shadow card would discard."""
    at = in_rohan()
    boromir = at.play(BOROMIR)
    brooch, cloak = at.play("4U63", on=boromir), at.play(CLOAK, on=boromir)
    at.play(ORC)
    at.hand(1, THIEVES[terms.SHADOW])
    game = at.maneuver().pass_().choose("play", THIEVES[terms.SHADOW]).choose("choose", cloak).choose(verb)
    lost, kept = (brooch, cloak) if verb == "respond" else (cloak, brooch)
    assert [terms.DISCARD_PILE, terms.PLAY] == zones(game, lost, kept)


@pytest.mark.card("4U63")
@pytest.mark.parametrize("case", ["another bearer", "itself", "own side"])
def test_the_brooch_saves_nothing_else(case: str) -> None:
    """Elven Brooch: only another possession of the same bearer is saved, and only from a Shadow card."""
    at = in_rohan()
    boromir, elf = at.play(BOROMIR), at.play(ELF)
    brooch = at.play("4U63", on=boromir)
    cloak = at.play(CLOAK, on=elf if case == "another bearer" else boromir)
    target = brooch if case == "itself" else cloak
    at.play(ORC)
    side = terms.FREE_PEOPLES if case == "own side" else terms.SHADOW
    at.hand(0 if case == "own side" else 1, THIEVES[side])
    game = at.maneuver()
    if case != "own side":
        game.pass_()
    game.choose("play", THIEVES[side]).choose("choose", target)
    assert terms.DISCARD_PILE == game.zone(target)


PLUNDER = event(
    "Plunder", Action((terms.MANEUVER,), (Discard(each(POSSESSION & FREE_PEOPLES_CARD)),)), side=terms.SHADOW
)


@pytest.mark.card("4U63")
@pytest.mark.rule("LG-108")
@pytest.mark.parametrize("order", [("4U63", CLOAK, HAT), (CLOAK, HAT, "4U63")])
def test_the_brooch_saves_one_of_those_that_would_go_with_it(order: tuple[str, ...]) -> None:
    """Elven Brooch: if it would be discarded as well, it can still save one other possession first."""
    at = in_rohan()
    boromir = at.play(BOROMIR)
    items = {id: at.play(id, on=boromir) for id in order}
    at.play(ORC)
    at.hand(1, PLUNDER)
    game = at.maneuver().pass_().choose("play", PLUNDER).pass_().choose("respond", "4U63")
    assert [terms.DISCARD_PILE, terms.DISCARD_PILE, terms.PLAY] == zones(game, items["4U63"], items[CLOAK], items[HAT])


@pytest.mark.card("4U63")
@pytest.mark.parametrize(("friend", "offered"), [(ELF, True), (GIMLI, False)])
def test_the_brooch_needs_an_elf(friend: str, offered: bool) -> None:
    """Elven Brooch: an Elf must be spotted, and any companion, but no ally, can bear it."""
    at = in_rohan()
    at.play(friend)
    at.play(ally("Man", race="man"))
    at.hand(0, "4U63")
    game = at.fellowship()
    assert offered == game.offered("play", "4U63")
    if offered:
        game.choose("play", "4U63")
        bearers = {game.table.cards[one].printed.type for one in game.choices("bear")}
        assert bearers == {terms.COMPANION_TYPE}


@pytest.mark.card("4R65")
@pytest.mark.parametrize("armed", [True, False])
def test_erethon_with_a_bow(armed: bool) -> None:
    """Erethón: a ranged weapon gives him strength +1 and damage +1, and he adds no arrow."""
    at = in_rohan()
    elf, orc = at.play("4R65"), at.play(ORC)
    if armed:
        at.play(BOW, on=elf)
    game = at.archery()
    assert (6 + armed, int(armed)) == (game.strength(elf), keyword(game.table, elf, terms.DAMAGE))
    assert 0 == game.passes().wounds(orc)


@pytest.mark.card("4U86")
@pytest.mark.parametrize("armed", [True, False])
def test_thonnas_with_a_bow(armed: bool) -> None:
    """Thónnas: with a ranged weapon each minion fighting him is strength -2, and he adds no arrow."""
    at = in_rohan()
    elf, orc, idle = at.play("4U86"), at.play(ORC), at.play(ORC)
    if armed:
        at.play(BOW, on=elf)
    game = at.skirmish(elf, orc)
    assert (9 - 2 * armed, 9) == (game.strength(orc), game.strength(idle))
    at = in_rohan()
    elf, orc = at.play("4U86"), at.play(ORC)
    at.play(BOW, on=elf)
    assert 0 == at.archery().passes().wounds(orc)


@pytest.mark.card("4U66")
@pytest.mark.parametrize(("fighter", "wounds", "strength"), [(ELF, 0, 9), (ELF, 1, 7), (ELF, 3, 3), (BOROMIR, 1, 9)])
def test_feathered(fighter: str, wounds: int, strength: int) -> None:
    """Feathered: a minion fighting an Elf is strength -2 for each wound on it."""
    at = in_rohan()
    orc = at.play(ORC, wounds=wounds)
    at.hand(0, "4U66")
    game = at.skirmish(at.play(fighter), orc).choose("play", "4U66")
    assert strength == game.strength(orc)


@pytest.mark.card("4C67")
@pytest.mark.parametrize(("culture", "offered"), [("elven", True), ("dwarven", False), ("", False)])
def test_fereveldir_spends_a_token(culture: str, offered: bool) -> None:
    """Fereveldir: he exerts and takes an Elven token off a condition to wound a minion he is skirmishing."""
    at = in_rohan()
    elf, orc = at.play("4C67"), at.play(ORC)
    at.play(ORC)
    tally = at.play(condition("Tally"), tokens=2 if culture else 0, culture=culture)
    for other in (condition("Gloom", side=terms.SHADOW), possession("Trinket")):
        at.play(other, tokens=1, culture="elven")
    game = at.skirmish(elf, orc)
    assert offered == game.offered("use", elf)
    if offered:
        game.choose("use", elf)
        assert (1, 1, 1) == (game.wounds(elf), game.wounds(orc), game.table.cards[tally].tokens)


@pytest.mark.card("4C68")
def test_ferevellon_exerts() -> None:
    """Ferevellon: he exerts to make a minion fighting him strength -2."""
    for wounds, offered in ((0, True), (2, False)):
        at = in_rohan()
        elf, orc, idle = at.play("4C68", wounds=wounds), at.play(ORC), at.play(ORC)
        game = at.skirmish(elf, orc)
        assert offered == game.offered("use", elf)
        if offered:
            game.choose("use", elf)
            assert [7, 9, 1] == [game.strength(orc), game.strength(idle), game.wounds(elf)]


@pytest.mark.card("4C70")
@pytest.mark.parametrize("fights", [True, False])
def test_flashing_steel(fights: bool) -> None:
    """Flashing Steel: an Elf exerts to make a minion fighting that Elf strength -3."""
    at = in_rohan()
    elf, other, orc = at.play(ELF), at.play(ELF), at.play(ORC)
    boromir = at.play(BOROMIR)
    at.hand(0, "4C70")
    game = at.skirmish(elf, orc).choose("play", "4C70")
    assert [elf, other] == choices_of(game)
    payer = elf if fights else other
    game.choose("choose", payer)
    assert (6 if fights else 9, 1, 0) == (game.strength(orc), game.wounds(payer), game.wounds(boromir))
