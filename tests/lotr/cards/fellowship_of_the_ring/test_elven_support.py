"""Elven possessions and conditions of The Fellowship of the Ring."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import keyword, vitality
from inglenook.lotr.rules.archery import fellowship_archery, minion_archery
from inglenook.lotr.stats import move_limit
from tests.lotr.cards.standing import ARAGORN, BOROMIR, EOMER, GIMLI, LEGOLAS, SAM, card, standing, zones
from tests.lotr.samples import ally, companion, minion, site

ORC = minion("Orc", strength=5, vitality=4)
WEAK = minion("Weak Orc", strength=4, vitality=4)
ARCHER = minion("Archer", strength=9, vitality=4, keywords=((terms.ARCHER, 1),))
ELF = companion("Elf", strength=6, culture="elven", race="elf", vitality=4)
BOWMAN = companion("Bowman", culture="elven", race="elf", vitality=4, keywords=((terms.ARCHER, 1),))
HALF_ELF = companion("Half-elf", culture="gondor", race="elf")
MAN = companion("Man of Gondor", strength=6, culture="gondor", race="man")
SINGER = ally("Singer", culture="elven", race="elf", vitality=3)
OLD_DWARF = ally("Old Dwarf", race="dwarf", culture="dwarven", vitality=2)
DWARF = companion("Dwarf", race="dwarf", culture="dwarven", vitality=4)
ARWEN = "1R30"
ASFALOTH, BOW_OF_THE_GALADHRIM, BOW, CLOAK = "1U31", "1R33", "1C41", "1C42"
BOATS, GWEMEGIL, ALLIANCE, SHOULDERS = "1U46", "1R47", "1R49", "1C59"
BANNERS, TALE, ARROWS = "1R62", "1R66", "1C68"

BEARERS = [
    # The card, who may bear it, who may not.
    card(ASFALOTH, (ARWEN, LEGOLAS, SINGER), (GIMLI, ARAGORN)),
    card(BOW_OF_THE_GALADHRIM, (LEGOLAS,), (ARWEN, GIMLI)),
    card(BOW, (ARWEN, LEGOLAS, SINGER), (GIMLI, ARAGORN)),
    card(GWEMEGIL, (ARWEN,), (LEGOLAS, ARAGORN)),
    card(ALLIANCE, (ARAGORN, BOROMIR, ally("Steward", culture="gondor", race="man")), (EOMER, HALF_ELF, GIMLI)),
    card(BANNERS, (ARWEN, LEGOLAS), (SINGER, GIMLI)),
    card(TALE, (ARWEN, LEGOLAS, SINGER), (GIMLI, ARAGORN)),
    card(ARROWS, (ARWEN, LEGOLAS), (SINGER, GIMLI)),
]


@pytest.mark.parametrize(("id", "right", "wrong"), BEARERS)
def test_who_may_bear_it(id: str, right: tuple[str, ...], wrong: tuple[str, ...]) -> None:
    """Elven possessions and conditions: only a permitted bearer can be chosen, and one is required to play the card."""
    at = standing()
    bearers = [at.play(one) for one in right]
    for one in wrong:
        at.play(one)
    at.hand(0, id)
    game = at.fellowship().choose("play", id)
    if len(bearers) > 1:
        assert sorted(bearers) == sorted(game.choices("bear"))
        game.choose("bear", bearers[0])
    assert bearers[0] == game.table.cards[game.in_play(id)[0]].bearer
    at = standing()
    for one in wrong:
        at.play(one)
    at.hand(0, id)
    assert not at.fellowship().offered("play", id)


@pytest.mark.card(ASFALOTH)
@pytest.mark.rule("LR-28.20")
@pytest.mark.parametrize(("rider", "tokens"), [(ARWEN, 0), (LEGOLAS, 2)])
def test_asfaloth_comes_to_arwen_for_nothing(rider: str, tokens: int) -> None:
    """Asfaloth: the mount costs 2 less when played on Arwen."""
    at = standing()
    riders = {one: at.play(one) for one in (ARWEN, LEGOLAS)}
    at.hand(0, ASFALOTH)
    game = at.fellowship().choose("play", ASFALOTH).choose("bear", riders[rider])
    assert tokens == game.table.twilight


@pytest.mark.card(ASFALOTH)
@pytest.mark.parametrize(("kind", "strength"), [("plains", 10), ("river", 8)])
def test_asfaloth_on_the_plains(kind: str, strength: int) -> None:
    """Asfaloth: at a plains site the bearer is strength +2 in addition to the printed bonus."""
    at = standing(site=1)
    at.lay_this(site(f"Place of {kind}", 1, keywords=((kind, 1),)), 1)
    arwen, legolas = at.play(ARWEN), at.play(LEGOLAS)
    at.play(ASFALOTH, on=arwen)
    game = at.fellowship()
    assert (strength, 6) == (game.strength(arwen), game.strength(legolas))


@pytest.mark.card(ASFALOTH)
@pytest.mark.parametrize(("kind", "zone"), [("underground", terms.DISCARD_PILE), ("plains", terms.PLAY)])
def test_asfaloth_does_not_go_underground(kind: str, zone: str) -> None:
    """Asfaloth: the mount is discarded when the fellowship moves to an underground site."""
    at = standing(site=2)
    at.lay_this(site(f"Place of {kind}", 3, keywords=((kind, 1),)), 1)
    horse = at.play(ASFALOTH, on=at.play(ARWEN))
    assert zone == at.fellowship().choose("move").zone(horse)


@pytest.mark.card(BOW_OF_THE_GALADHRIM)
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_legolas_shoots_when_he_has_won(verb: str) -> None:
    """Bow of the Galadhrim: after Legolas wins a skirmish, he may wound any minion."""
    at = standing(seats=3)
    legolas, weak, other = at.play(LEGOLAS), at.play(WEAK), at.play(ORC)
    bow = at.play(BOW_OF_THE_GALADHRIM, on=legolas)
    game = at.skirmish(legolas, weak).passes().choose(verb, bow if verb == "respond" else -1)
    if verb == "respond":
        assert sorted([weak, other]) == sorted(game.choices())
        game.choose("choose", other)
    assert (7, 1, 1 if verb == "respond" else 0) == (game.strength(legolas), game.wounds(weak), game.wounds(other))


@pytest.mark.card(BOW_OF_THE_GALADHRIM)
def test_legolas_does_not_shoot_for_others() -> None:
    """Bow of the Galadhrim: only a skirmish that Legolas himself wins allows a wound."""
    at = standing()
    legolas, gimli, weak = at.play(LEGOLAS), at.play(GIMLI), at.play(WEAK)
    at.play(BOW_OF_THE_GALADHRIM, on=legolas)
    game = at.skirmish(gimli, weak).passes()
    assert (2, False) == (game.wounds(weak), game.offered("respond"))
    at = standing()
    legolas, strong = at.play(LEGOLAS), at.play(minion("Strong", strength=9))
    at.play(BOW_OF_THE_GALADHRIM, on=legolas)
    game = at.skirmish(legolas, strong).passes()
    assert (1, 0) == (game.wounds(legolas), game.wounds(strong))


@pytest.mark.card(BOW)
def test_an_elven_bow() -> None:
    """Elven Bow: the bearer is an archer, but other Elves are not."""
    at = standing()
    elf, other = at.play(ELF), at.play(ELF)
    at.play(BOW, on=elf)
    at.play(ORC)
    table = at.archery().table
    assert (1, 0) == (keyword(table, elf, terms.ARCHER), keyword(table, other, terms.ARCHER))
    assert 1 == fellowship_archery(table, 0)


@pytest.mark.card(CLOAK)
def test_an_elven_cloak() -> None:
    """Elven Cloak: the minion archery total is reduced by 1, but the fellowship archery total is not."""
    at = standing()
    at.play(CLOAK, on=at.play(SAM))
    at.play(BOWMAN)
    at.play(ARCHER)
    at.play(ARCHER)
    table = at.archery().table
    assert (1, 1) == (minion_archery(table), fellowship_archery(table, 0))


@pytest.mark.card(CLOAK)
@pytest.mark.parametrize(("friend", "offered"), [(SINGER, True), (GIMLI, False)])
def test_an_elf_gives_the_cloak(friend: str, offered: bool) -> None:
    """Elven Cloak: an Elf must be spotted to play the cloak, which any companion, but no ally, can bear."""
    at = standing()
    sam, other = at.play(SAM), at.play(friend)
    at.hand(0, CLOAK)
    game = at.fellowship()
    assert offered == game.offered("play", CLOAK)
    if offered:
        assert sorted([at.frodo(), sam]) == sorted(game.choose("play", CLOAK).choices("bear"))
        assert 0 == game.wounds(other)


@pytest.mark.card(BOATS)
@pytest.mark.parametrize(("elf", "offered"), [(SINGER, True), (LEGOLAS, False)])
def test_boats_are_the_gift_of_an_elf_ally(elf: str, offered: bool) -> None:
    """Gift of Boats: an Elf ally, but not a companion, exerts to play the condition."""
    at = standing()
    givers = [at.play(elf), at.play(elf)]
    at.play(ally("Other Ally"))
    at.hand(0, BOATS)
    game = at.fellowship()
    assert offered == game.offered("play", BOATS)
    if offered:
        game.choose("play", BOATS)
        assert (0, sorted(givers)) == (game.asked, sorted(game.choices()))
        assert 1 == game.choose("choose", givers[1]).wounds(givers[1])


@pytest.mark.card(BOATS)
@pytest.mark.rule("LR-20.21")
@pytest.mark.parametrize(("kind", "limit"), [("river", 3), ("forest", 2)])
def test_boats_on_a_river(kind: str, limit: int) -> None:
    """Gift of Boats: leaving a river site in the fellowship phase raises the move limit by 1 this turn."""
    at = standing(site=2)
    at.lay_this(site(f"Place of {kind}", 2, keywords=((kind, 1),)), 1)
    at.play(BOATS)
    assert limit == move_limit(at.fellowship().choose("move").table)


@pytest.mark.card(BOATS)
def test_boats_do_not_help_later_in_the_turn() -> None:
    """Gift of Boats: leaving a river site in the regroup phase does not raise the move limit."""
    at = standing(site=2)
    at.lay_this(site("Place of river", 2, keywords=(("river", 1),)), 1)
    at.play(BOATS)
    game = at.regroup().passes()
    assert 2 == move_limit(game.choose("move").table)


@pytest.mark.card(GWEMEGIL)
def test_gwemegil_strikes_harder() -> None:
    """Gwemegil: Arwen is strength +2 and damage +1 while she bears the sword."""
    at = standing()
    arwen, orc = at.play(ARWEN), at.play(ORC)
    at.play(GWEMEGIL, on=arwen)
    game = at.skirmish(arwen, orc)
    assert (8, 1) == (game.strength(arwen), keyword(game.table, arwen, terms.DAMAGE))
    assert 2 == game.passes().wounds(orc)


@pytest.mark.card(GWEMEGIL)
@pytest.mark.parametrize("paid", [1, 2])
def test_gwemegil_for_an_exertion_or_two_cards(paid: int) -> None:
    """Gwemegil: Arwen exerts or two cards are discarded to make her strength +1 in the skirmish."""
    at = standing()
    arwen, orc = at.play(ARWEN), at.play(ORC)
    sword = at.play(GWEMEGIL, on=arwen)
    cards = at.hand(0, ORC, ORC, ORC)
    game = at.skirmish(arwen, orc).choose("use", sword).choose("choice", amount=paid)
    if paid == 2:
        game.choose_all(cards[0], cards[1])
    left = 3 if paid == 1 else 1
    assert (9, 2 - paid, left) == (game.strength(arwen), game.wounds(arwen), len(game.table.players[0].hand))
    assert 8 == game.passes().strength(arwen)


@pytest.mark.card(GWEMEGIL)
def test_gwemegil_has_its_price() -> None:
    """Gwemegil: an exhausted Arwen with only one card in hand cannot pay the cost."""
    at = standing()
    arwen = at.play(ARWEN, wounds=2)
    sword = at.play(GWEMEGIL, on=arwen)
    at.hand(0, ORC)
    assert not at.skirmish(arwen, at.play(ORC)).offered("use", sword)


@pytest.mark.card(ALLIANCE)
@pytest.mark.parametrize(("elves", "strength"), [(0, 6), (1, 7), (3, 9), (4, 9)])
def test_the_last_alliance(elves: int, strength: int) -> None:
    """The Last Alliance of Elves and Men: the bearer is strength +1 for each Elf in play, up to +3."""
    at = standing()
    man = at.play(MAN)
    at.play(GIMLI)
    at.play(ALLIANCE, on=man)
    for number in range(elves):
        at.play(SINGER if number else ELF)
    assert strength == at.fellowship().strength(man)


@pytest.mark.card(ALLIANCE)
def test_one_alliance_for_each() -> None:
    """The Last Alliance of Elves and Men: the same Man cannot bear a second copy."""
    at = standing()
    man, other = at.play(MAN), at.play(BOROMIR)
    at.play(ALLIANCE, on=man)
    at.hand(0, ALLIANCE, ALLIANCE)
    game = at.fellowship().choose("play", ALLIANCE)
    assert (2, False) == (len(game.in_play(ALLIANCE)), game.offered("play", ALLIANCE))
    assert 1 == len(game.table.cards[other].borne)


@pytest.mark.card(SHOULDERS)
@pytest.mark.parametrize("ability", [0, 1])
def test_shoulder_to_shoulder(ability: int) -> None:
    """Shoulder to Shoulder: a token and an exertion of a Dwarf heal an Elf, or an Elf exerts to heal a Dwarf."""
    at = standing()
    bond = at.play(SHOULDERS)
    dwarf, elf, man = at.play(DWARF, wounds=2), at.play(ELF, wounds=2), at.play(MAN, wounds=1)
    second = at.play(SINGER if ability == 0 else OLD_DWARF, wounds=1)
    at.play(ORC)
    game = at.maneuver().choose("use", bond, amount=ability)
    assert sorted([elf if ability == 0 else dwarf, second]) == sorted(game.choices())
    game.choose("choose", elf if ability == 0 else dwarf)
    expected = (3, 1) if ability == 0 else (1, 3)
    assert (*expected, 1, 1) == (game.wounds(dwarf), game.wounds(elf), game.wounds(man), game.table.twilight)


@pytest.mark.card(SHOULDERS)
@pytest.mark.parametrize(("friend", "offered"), [(DWARF, 1), (ELF, 1), (MAN, 0)])
def test_shoulder_to_shoulder_needs_one_who_exerts(friend: str, offered: int) -> None:
    """Shoulder to Shoulder: only a Dwarf or an Elf can exert for the condition."""
    at = standing()
    bond = at.play(SHOULDERS)
    at.play(friend)
    at.play(ORC)
    assert offered == len([option for option in at.maneuver().options("use") if option.subject == bond])


@pytest.mark.card(TALE)
def test_the_tale_of_gil_galad() -> None:
    """The Tale of Gil-galad: the bearer is vitality +1, and discarding the tale gives strength +2 in a skirmish."""
    at = standing()
    elf, other, orc = at.play(ELF), at.play(ELF), at.play(ORC)
    tale = at.play(TALE, on=elf)
    game = at.skirmish(elf, orc)
    before = vitality(game.table, elf)
    game.choose("use", tale)
    assert (5, 8, 6) == (before, game.strength(elf), game.strength(other))
    assert (terms.DISCARD_PILE, 4) == (game.zone(tale), vitality(game.table, elf))
    assert 6 == game.passes().strength(elf)


@pytest.mark.parametrize("id", [card(BANNERS), card(ARROWS)])
@pytest.mark.parametrize(("elf", "wounds", "offered"), [(BOWMAN, 0, True), (ELF, 0, False), (BOWMAN, 3, False)])
def test_an_archer_tells_of_his_people(id: str, elf: str, wounds: int, offered: bool) -> None:
    """The Splendor of Their Banners and The White Arrows of Lórien: the bearer must be an archer and exert."""
    at = standing()
    bearer = at.play(elf, wounds=wounds)
    at.play(BOWMAN)
    at.play(ORC)
    tale = at.play(id, on=bearer)
    game = at.archery()
    assert offered == game.offered("use", tale)
    if offered:
        assert 1 == game.choose("use", tale).wounds(bearer)


@pytest.mark.card(BANNERS)
def test_the_splendor_of_their_banners() -> None:
    """The Splendor of Their Banners: the fellowship archery total rises by 1 in this phase."""
    at = standing()
    bowman = at.play(BOWMAN)
    at.play(ORC)
    banners = at.play(BANNERS, on=bowman)
    game = at.archery()
    before = fellowship_archery(game.table, 0)
    game.choose("use", banners)
    assert (1, 2) == (before, fellowship_archery(game.table, 0))
    assert 1 == fellowship_archery(game.passes().table, 0)


@pytest.mark.card(ARROWS)
@pytest.mark.parametrize(("cards", "left"), [(3, 1), (1, 0)])
def test_the_white_arrows(cards: int, left: int) -> None:
    """The White Arrows of Lórien: an opponent discards two cards from hand at random, or all if there are fewer."""
    at = standing()
    bowman = at.play(BOWMAN)
    at.play(ORC)
    arrows = at.play(ARROWS, on=bowman)
    own = at.hand(0, ORC, ORC)
    at.hand(1, *(ORC,) * cards)
    game = at.archery().choose("use", arrows)
    assert (left, "prompt-phase-action") == (len(game.table.players[1].hand), game.prompt)
    assert [terms.HAND, terms.HAND] == zones(game, *own)


@pytest.mark.card(ARROWS)
def test_of_two_opponents_one_is_hit() -> None:
    """The White Arrows of Lórien: the player of the tale chooses which opponent discards cards."""
    at = standing(seats=3)
    bowman = at.play(BOWMAN)
    at.play(ORC)
    arrows = at.play(ARROWS, on=bowman)
    at.hand(1, ORC, ORC)
    at.hand(2, ORC, ORC)
    game = at.archery().choose("use", arrows).choose("player", amount=3)
    assert (2, 0) == (len(game.table.players[1].hand), len(game.table.players[2].hand))
