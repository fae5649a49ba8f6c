"""The cards of The Two Towers that came with the later starters, sites apart."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.meaning.modifiers import keyword
from inglenook.lotr.stats import twilight_cost
from inglenook.lotr.words import terms
from tests.lotr.cards.standing import EOMER, GIMLI, LEGOLAS, hand_over, in_rohan, standing, zones
from tests.lotr.samples import ally, companion, minion

MENU, QUICK, BOW, SWORD, LORIEN = "4C51", "4U53", "4U62", "4C64", "4C78"
ITHILIEN, RANGERS_BOW, GONDOR_SWORD, VALOR = "4C130", "4C131", "4C134", "4C135"
SOLDIER, SPEARMAN, WARRIOR, MARCH, STRIKE = "4U220", "4C221", "4C222", "4C241", "4C260"
ELITE, MOUNT, SPEAR = "4C265", "4C287", "4C288"

ORC = minion("Plain Orc", strength=5, vitality=4)
FAR_ORC = minion("Far Orc", strength=5, vitality=4, site_number=9)
SOUTHRON = minion("Plain Southron", strength=5, vitality=4, culture="raider", race="man")
KNIGHT = companion("Knight of Gondor", culture="gondor", race="man", vitality=4)
ROHIR = companion("Man of Rohan", culture="rohan", race="man", vitality=4)


@pytest.mark.card(MENU)
@pytest.mark.rule("LR-27.3")
@pytest.mark.parametrize(
    ("friend", "verb", "strength", "damage"), [(LEGOLAS, "yes", 9, 2), (LEGOLAS, "no", 8, 1), (EOMER, "", 8, 1)]
)
def test_the_dwarves_are_upon_you(friend: str, verb: str, strength: int, damage: int) -> None:
    """Gimli gets +2; if his player spots Legolas it is +3, and one more damage."""
    at = standing()
    gimli, orc = at.play(GIMLI), at.play(ORC)
    at.play(friend)
    at.hand(0, MENU)
    game = at.skirmish(gimli, orc).choose("play", MENU)
    if verb:
        game.choose(verb)
    assert (strength, damage) == (game.strength(gimli), keyword(game.table, gimli, terms.DAMAGE))


@pytest.mark.card(QUICK)
@pytest.mark.parametrize(("heroes", "offered"), [((GIMLI, LEGOLAS), True), ((GIMLI,), False), ((LEGOLAS,), False)])
def test_a_dwarf_and_an_elf_together(heroes: tuple[str, ...], offered: bool) -> None:
    """A minion is wounded in the maneuver phase, if a Dwarf and an Elf are companions."""
    at = standing()
    for hero in heroes:
        at.play(hero)
    orc = at.play(ORC)
    at.hand(0, QUICK)
    game = at.maneuver()
    assert offered == game.offered("play", QUICK)
    if offered:
        assert 1 == game.choose("play", QUICK).wounds(orc)


@pytest.mark.card(BOW)
def test_an_elven_bow_makes_an_archer() -> None:
    """Its bearer adds an arrow."""
    at = standing()
    elf = at.play(companion("Elf", race="elf"))
    at.play(BOW, on=elf)
    orc = at.play(ORC)
    game = at.archery().pass_().pass_()
    assert (1, 1) == (keyword(game.table, elf, terms.ARCHER), game.wounds(orc))


@pytest.mark.card(SWORD)
@pytest.mark.parametrize("paid", ["exert", "discard"])
def test_an_elven_sword(paid: str) -> None:
    """For an exertion of its bearer or for two cards a minion he fights gets −1; his own strength is one more."""
    at = standing()
    elf, orc = at.play(LEGOLAS), at.play(ORC)
    other = at.play(ORC)
    sword = at.play(SWORD, on=elf)
    cards = at.hand(0, ORC, ORC)
    game = at.skirmish(elf, orc).choose("use", sword).choose("choice", amount=1 if paid == "exert" else 2)
    wounds = 1 if paid == "exert" else 0
    zone = terms.HAND if paid == "exert" else terms.DISCARD_PILE
    assert (4, 5, 7) == (game.strength(orc), game.strength(other), game.strength(elf))
    assert (wounds, [zone, zone]) == (game.wounds(elf), zones(game, *cards))


@pytest.mark.card(LORIEN)
@pytest.mark.parametrize("wounds", [0, 1, 2])
def test_a_swordsman_of_lorien_weakens_the_wounded(wounds: int) -> None:
    """Each minion he fights loses two for each of its own wounds; those he does not fight lose nothing."""
    at = standing()
    elf = at.play(LORIEN)
    orc, fresh, other = at.play(ORC, wounds=wounds), at.play(ORC), at.play(ORC, wounds=1)
    game = at.skirmish(elf, orc, fresh)
    assert [5 - 2 * wounds, 5, 5] == [game.strength(card) for card in (orc, fresh, other)]


@pytest.mark.card(ITHILIEN, ELITE)
@pytest.mark.parametrize("id", [ITHILIEN, ELITE])
def test_cheaper_in_the_starting_fellowship(id: str) -> None:
    """While starting fellowships are chosen it costs two, later three."""
    at = standing()
    [card] = at.hand(0, id)
    atoms.start_phase(at.table, terms.SETTING_UP)
    before = twilight_cost(at.table, card)
    game = at.fellowship()
    assert (2, 3) == (before, twilight_cost(game.table, card))


@pytest.mark.parametrize(
    ("id", "foe", "wounds", "strength"),
    [
        pytest.param(ITHILIEN, FAR_ORC, 0, 8, marks=pytest.mark.card(ITHILIEN)),
        pytest.param(ITHILIEN, ORC, 1, 6, marks=pytest.mark.card(ITHILIEN)),
        pytest.param(ELITE, ORC, 1, 8, marks=pytest.mark.card(ELITE)),
        pytest.param(ELITE, FAR_ORC, 0, 6, marks=pytest.mark.card(ELITE)),
    ],
)
def test_stronger_against_some(id: str, foe: str, wounds: int, strength: int) -> None:
    """The ranger gets +2 against a roaming minion, the rider against a wounded one."""
    at = standing()
    hero, orc = at.play(id), at.play(foe, wounds=wounds)
    assert strength == at.skirmish(hero, orc).strength(hero)


@pytest.mark.card(RANGERS_BOW)
@pytest.mark.parametrize(("foe", "offered"), [(FAR_ORC, True), (SOUTHRON, True), (ORC, False)])
def test_a_rangers_bow(foe: str, offered: bool) -> None:
    """An exertion of its bearer wounds a Man or a roaming minion he fights, no other."""
    at = standing()
    ranger, orc = at.play(ITHILIEN), at.play(foe)
    bow = at.play(RANGERS_BOW, on=ranger)
    at.play(FAR_ORC)
    game = at.skirmish(ranger, orc)
    assert offered == game.offered("use", bow)
    if offered:
        game.choose("use", bow)
        assert (1, 1) == (game.wounds(ranger), game.wounds(orc))


@pytest.mark.card(GONDOR_SWORD)
@pytest.mark.parametrize(("foe", "damage"), [(FAR_ORC, 1), (SOUTHRON, 1), (ORC, 0)])
def test_a_sword_of_gondor(foe: str, damage: int) -> None:
    """Its bearer is two stronger, and has damage +1 against a Man or a roaming minion."""
    at = standing()
    knight, orc = at.play(KNIGHT), at.play(foe)
    at.play(GONDOR_SWORD, on=knight)
    game = at.skirmish(knight, orc)
    assert (7, damage) == (game.strength(knight), keyword(game.table, knight, terms.DAMAGE))


@pytest.mark.card(VALOR)
@pytest.mark.parametrize(("foe", "strength", "damage"), [(FAR_ORC, 8, 1), (ORC, 7, 0)])
def test_war_and_valor(foe: str, strength: int, damage: int) -> None:
    """A Man of Gondor gets +2; against a roaming minion +3 and damage +1."""
    at = standing()
    knight, orc = at.play(KNIGHT), at.play(foe)
    at.hand(0, VALOR)
    game = at.skirmish(knight, orc).choose("play", VALOR)
    assert (strength, damage) == (game.strength(knight), keyword(game.table, knight, terms.DAMAGE))


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.card(id)) for id in (SOLDIER, SPEARMAN, WARRIOR)])
@pytest.mark.parametrize(("pool", "verb", "wounds"), [(3, "respond", 1), (3, "pass", 0), (2, "", 0)])
def test_a_man_of_the_desert_strikes_first(id: str, pool: int, verb: str, wounds: int) -> None:
    """When his skirmish starts, three tokens may buy a wound for the one he fights."""
    at = in_rohan(4).pool(pool)
    hero = at.play(ROHIR)
    at.play(KNIGHT)
    game = at.skirmishes((hero, (at.play(id),)))
    if verb:
        assert 1 == game.asked
        game.choose(verb)
    assert (wounds, pool - 3 * wounds) == (game.wounds(hero), game.table.twilight)


@pytest.mark.card(SOLDIER)
def test_a_man_of_the_desert_in_no_skirmish() -> None:
    """The skirmish of another minion is nothing to him."""
    at = in_rohan(4).pool(9)
    hero, orc = at.play(ROHIR), at.play(ORC)
    at.play(SOLDIER)
    assert 0 == at.skirmishes((hero, (orc,))).asked


@pytest.mark.card(MARCH)
@pytest.mark.rule("LR-27.3")
@pytest.mark.parametrize(("companions", "verb", "strength"), [(5, "", 8), (6, "yes", 10), (6, "no", 8)])
def test_on_the_march(companions: int, verb: str, strength: int) -> None:
    """A Raider Man gets +3, or +5 if a large fellowship is spotted."""
    at = standing().pool(2)
    hero, foe = at.play(KNIGHT), at.play(SOUTHRON)
    for _one in range(companions - 2):
        at.play(KNIGHT)
    at.hand(1, MARCH)
    game = hand_over(at.skirmish(hero, foe)).choose("play", MARCH)
    if verb:
        game.choose(verb)
    assert (strength, 0) == (game.strength(foe), game.table.twilight)


@pytest.mark.card(STRIKE)
@pytest.mark.parametrize(("foe", "wounds"), [(SOUTHRON, 1), (ORC, 0)])
def test_a_whirling_strike(foe: str, wounds: int) -> None:
    """Who fights a Raider Man is wounded, companion or ally."""
    at = standing().pool(3)
    hero, enemy = at.play(ally("Fighter")), at.play(foe)
    at.play(KNIGHT)
    at.hand(1, STRIKE)
    game = hand_over(at.skirmish(hero, enemy)).choose("play", STRIKE)
    assert wounds == game.wounds(hero)


@pytest.mark.card(MOUNT)
def test_a_riders_mount_tramples() -> None:
    """When a skirmish with its rider starts, each minion in it exerts."""
    at = in_rohan()
    hero = at.play(ROHIR)
    at.play(MOUNT, on=hero)
    first, second, other = at.play(ORC), at.play(ORC), at.play(ORC)
    game = at.skirmishes((hero, (first, second)))
    assert [1, 1, 0] == [game.wounds(card) for card in (first, second, other)]


@pytest.mark.card(SPEAR)
@pytest.mark.parametrize("mounted", [True, False])
def test_a_riders_spear(mounted: bool) -> None:
    """Two stronger; damage +1 on horseback."""
    at = in_rohan()
    hero = at.play(ROHIR)
    at.play(SPEAR, on=hero)
    if mounted:
        at.play(MOUNT, on=hero)
    game = at.skirmish(hero, at.play(ORC))
    assert (7, int(mounted)) == (game.strength(hero), keyword(game.table, hero, terms.DAMAGE))
