"""Elven cards of Ents of Fangorn."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from tests.lotr.cards.standing import BOROMIR, GIMLI, card, choices_of, in_rohan, standing, zones
from tests.lotr.samples import ally, companion, condition, minion

ELF = companion("Plain Elf", race="elf", strength=6, vitality=4)
ELF_ALLY = ally("Elf Ally", race="elf")
ORC = minion("Plain Orc", strength=9, vitality=5)
WEAK = minion("Weak Orc", strength=4, vitality=5)
STRIKER = minion("Striker", strength=12, vitality=5, keywords=((terms.DAMAGE, 1),))
ELVEN_CARD = condition("Song", culture="elven")
DWARVEN_CARD = condition("Chant", culture="dwarven")
BOW = "4U62"


@pytest.mark.card("6C12")
@pytest.mark.parametrize(("friend", "verb", "tokens"), [(ELF, "respond", 2), (ELF, "pass", 0), (GIMLI, "", 0)])
def test_agility_comes_with_tokens(friend: str, verb: str, tokens: int) -> None:
    """Agility: two Elven tokens may be put on the condition if an Elf can be spotted."""
    at = standing()
    at.play(friend)
    (agility,) = at.hand(0, "6C12")
    game = at.fellowship().choose("play", agility)
    assert bool(verb) == game.offered("respond", agility)
    if verb:
        game.choose(verb)
    piece = game.table.cards[agility]
    assert (tokens, "elven" if tokens else "") == (piece.tokens, piece.culture_tokens)


@pytest.mark.card("6C12")
@pytest.mark.parametrize("paid", ["card", "token"])
@pytest.mark.parametrize(("fighter", "loss"), [(ELF, 1), (BOROMIR, 0)])
def test_agility_is_spent(paid: str, fighter: str, loss: int) -> None:
    """Agility: the condition or one of its tokens is spent to make a minion fighting an Elf strength -1."""
    at = standing()
    agility, orc, idle = at.play("6C12", tokens=2, culture="elven"), at.play(ORC), at.play(ORC)
    game = at.skirmish(at.play(fighter), orc).choose("use", agility)
    game.choose("choice", amount=1 if paid == "card" else 2)
    assert (9 - loss, 9) == (game.strength(orc), game.strength(idle))
    if paid == "card":
        assert terms.DISCARD_PILE == game.zone(agility)
    else:
        assert (terms.PLAY, 1) == (game.zone(agility), game.table.cards[agility].tokens)


@pytest.mark.card("6U13")
def test_arwen_is_helped_by_elves() -> None:
    """Arwen: any Elf exerts to make a minion skirmishing Arwen strength -1."""
    at = standing()
    arwen, elf, orc, idle = at.play("6U13"), at.play(ELF), at.play(ORC), at.play(ORC)
    at.play(BOROMIR)
    game = at.skirmish(arwen, orc).choose("use", arwen)
    assert [arwen, elf] == choices_of(game)
    game.choose("choose", elf)
    assert [8, 9, 1] == [game.strength(orc), game.strength(idle), game.wounds(elf)]


@pytest.mark.card("6U13")
def test_arwen_helps_nobody_else() -> None:
    """Arwen: a minion skirmishing another Elf loses no strength."""
    at = standing()
    arwen, elf, orc = at.play("6U13"), at.play(ELF), at.play(ORC)
    game = at.skirmish(elf, orc).choose("use", arwen).choose("choose", elf)
    assert 9 == game.strength(orc)


@pytest.mark.card("6U14")
@pytest.mark.parametrize("answer", ["draw", "liberate", "nothing"])
def test_the_banner_of_elbereth(answer: str) -> None:
    """Banner of Elbereth: when the bearer wins, a card may be drawn or the banner discarded to liberate a site."""
    at = in_rohan(4)
    elf = at.play(ELF)
    banner, taken = at.play("6U14", on=elf), at.control(1, 2)
    cards = at.deck(0, ORC, ORC)
    game = at.skirmish(elf, at.play(WEAK)).pass_().pass_()
    assert {0, 1} == {option.amount for option in game.options("respond") if option.subject == banner}
    if answer != "nothing":
        game.choose("respond", banner, amount=0 if answer == "draw" else 1)
    else:
        game.pass_()
    assert int(answer == "draw") == zones(game, *cards).count(terms.HAND)
    freed = answer == "liberate"
    assert (freed, freed) == (game.zone(taken) != terms.CONTROLLED, game.zone(banner) == terms.DISCARD_PILE)


@pytest.mark.card("6U14")
def test_the_banner_waits_for_its_bearer() -> None:
    """Banner of Elbereth: a skirmish won by another companion does not trigger the banner."""
    at = in_rohan(4)
    banner = at.play("6U14", on=at.play(ELF))
    at.control(1, 2)
    weak = at.play(WEAK)
    game = at.skirmish(at.play(ELF), weak).pass_().pass_()
    assert (1, False) == (game.wounds(weak), game.offered("respond", banner))


@pytest.mark.parametrize("code", [card("6U14"), card("6C21")])
@pytest.mark.parametrize(("bearer", "offered"), [(ELF, True), (ELF_ALLY, False), (GIMLI, False)])
def test_an_elf_companion_bears_it(code: str, bearer: str, offered: bool) -> None:
    """Banner of Elbereth and Naith Longbow: only an Elf companion can bear either possession."""
    at = standing()
    at.play(bearer)
    at.hand(0, code)
    assert offered == at.fellowship().offered("play", code)


@pytest.mark.parametrize("code", [card("6R15"), card("6R18")])
def test_a_keeper_is_healed_when_a_turn_starts(code: str) -> None:
    """Elrond and Galadriel: at the start of each turn the ally is healed once."""
    at = standing()
    keeper, elf = at.play(code, wounds=2), at.play(ELF, wounds=2)
    game = at.start_of_turn()
    assert (1, 2) == (game.wounds(keeper), game.wounds(elf))


@pytest.mark.card("6R15")
@pytest.mark.parametrize("verb", ["yes", "no"])
def test_elrond_takes_an_elven_card(verb: str) -> None:
    """Elrond: he exerts to discard the top card, and an Elven card may be taken into hand to heal a companion."""
    at = standing()
    elrond, elf, boromir = at.play("6R15"), at.play(ELF, wounds=2), at.play(BOROMIR, wounds=1)
    at.play(ELF_ALLY, wounds=1)
    top, next_one = at.deck(0, ELVEN_CARD, ELVEN_CARD)
    game = at.fellowship().choose("use", elrond).choose(verb)
    taken = verb == "yes"
    assert [1, 2 - taken, 1] == [game.wounds(one) for one in (elrond, elf, boromir)]
    assert [terms.HAND if taken else terms.DISCARD_PILE, terms.DECK] == zones(game, top, next_one)


@pytest.mark.card("6R15")
def test_elrond_leaves_other_cards() -> None:
    """Elrond: a Dwarven card discarded from the deck stays in the discard pile, and no companion is healed."""
    at = standing()
    elrond, elf = at.play("6R15"), at.play(ELF, wounds=2)
    (top,) = at.deck(0, DWARVEN_CARD)
    game = at.fellowship().choose("use", elrond)
    assert (1, 2, terms.DISCARD_PILE) == (game.wounds(elrond), game.wounds(elf), game.zone(top))


@pytest.mark.card("6R18")
@pytest.mark.parametrize(("top", "fighter", "loss"), [(ORC, ELF, 3), (ELVEN_CARD, ELF, 0), (ORC, BOROMIR, 0)])
def test_galadriel_turns_the_shadow_against_itself(top: str, fighter: str, loss: int) -> None:
    """Galadriel: she exerts to discard the top card, and a Shadow card makes a minion fighting an Elf strength -3."""
    at = standing()
    lady, orc, idle = at.play("6R18"), at.play(ORC), at.play(ORC)
    first, second = at.deck(0, top, ORC)
    game = at.skirmish(at.play(fighter), orc).choose("use", lady)
    assert [9 - loss, 9, 1] == [game.strength(orc), game.strength(idle), game.wounds(lady)]
    assert [terms.DISCARD_PILE, terms.DECK] == zones(game, first, second)


@pytest.mark.card("6C21")
@pytest.mark.parametrize(("top", "exerted"), [(ELVEN_CARD, 1), (DWARVEN_CARD, 0)])
def test_a_longbow_of_the_naith(top: str, exerted: int) -> None:
    """Naith Longbow: the bearer exerts to discard the top card, and an Elven card makes a minion exert."""
    at = standing()
    elf, orc = at.play(ELF), at.play(ORC)
    bow = at.play("6C21", on=elf)
    first, second = at.deck(0, top, ELVEN_CARD)
    game = at.archery().choose("use", bow)
    assert (1, exerted) == (game.wounds(elf), game.wounds(orc))
    assert [terms.DISCARD_PILE, terms.DECK] == zones(game, first, second)


@pytest.mark.card("6U22")
@pytest.mark.parametrize(("top", "loss"), [(ELVEN_CARD, 2), (DWARVEN_CARD, 0)])
def test_a_troop_of_the_naith(top: str, loss: int) -> None:
    """Naith Troop: it exerts to discard the top card, and an Elven card makes a minion it skirmishes strength -2."""
    at = standing()
    troop, orc, idle = at.play("6U22"), at.play(ORC), at.play(ORC)
    first, second = at.deck(0, top, ELVEN_CARD)
    game = at.skirmish(troop, orc).choose("use", troop)
    assert [9 - loss, 9, 1] == [game.strength(orc), game.strength(idle), game.wounds(troop)]
    assert [terms.DISCARD_PILE, terms.DECK] == zones(game, first, second)


@pytest.mark.parametrize("code", [card("6U22"), card("6R23")])
@pytest.mark.parametrize(("number", "offered"), [(2, False), (3, True)])
def test_those_of_the_naith_come_to_three_elves(code: str, number: int, offered: bool) -> None:
    """Naith Troop and Naith Warband: three Elf companions must be spotted to play either companion."""
    at = standing()
    for _time in range(number):
        at.play(ELF)
    at.play(ELF_ALLY)
    at.hand(0, code)
    assert offered == at.fellowship().offered("play", code)


@pytest.mark.card("6R23")
@pytest.mark.parametrize(("armed", "taken"), [(True, 1), (False, 2)])
def test_a_warband_of_the_naith(armed: bool, taken: int) -> None:
    """Naith Warband: with a ranged weapon it takes at most one wound in each skirmish phase and adds no arrow."""
    at = standing()
    band, foe = at.play("6R23"), at.play(STRIKER)
    if armed:
        at.play(BOW, on=band)
    assert taken == at.skirmish(band, foe).pass_().pass_().wounds(band)
    at = standing()
    orc = at.play(ORC)
    at.play(BOW, on=at.play("6R23"))
    assert 0 == at.archery().passes().wounds(orc)
