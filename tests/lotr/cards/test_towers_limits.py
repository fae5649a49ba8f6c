"""Cards of the Towers block at their limits: characters just excluded and numbers just too small."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.effects import Discard, Wound
from inglenook.lotr.dsl.facade import a, each
from inglenook.lotr.dsl.filters import ANYTHING, CONDITION, Titled
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.evaluation.positions import is_roaming
from inglenook.lotr.stats import move_limit
from tests.lotr.cards.standing import (
    BOROMIR,
    GANDALF,
    LEGOLAS,
    MERRY,
    SAM,
    before_site,
    card,
    fierce,
    hand_over,
    in_rohan,
    on_site,
    zones,
)
from tests.lotr.positions import Playing
from tests.lotr.samples import ally, companion, condition, event, minion, possession

ORC = minion("Plain Orc", strength=9, vitality=6)
FRIEND = companion("Friend", vitality=4)
HORSE = possession("Horse", item_class="mount", on=On(ANYTHING))
SWORD = possession("Sword", item_class="hand_weapon", on=On(ANYTHING))
ELF_OF_GONDOR = companion("Elf of Gondor", culture="gondor", race="elf", strength=9, vitality=4)
MAN_OF_GONDOR = companion("Man of Gondor", culture="gondor", strength=9, vitality=4)
BOUND = companion("Bound Man", culture="gondor", vitality=4, keywords=(("ring-bound", 1),))
WILD_MAN = minion("Wild Man", culture="dunland", race="man", strength=6, vitality=4)
WILD_WARG = minion("Wild Warg", culture="dunland", race="warg", strength=6, vitality=4)
SOUTHRON = minion("Southron", culture="raider", race="man", strength=6, vitality=4)
OLD_GRUDGE = condition("Old Grudge", side=terms.SHADOW, culture="dunland")
WEAK = companion("Weak", strength=4, vitality=9)


def fought(game: Playing) -> Playing:
    """Returns the game after both players have passed and the loser has suffered the consequences."""
    game.passes()
    while game.offered("suffer"):
        game.choose("suffer")
    return game


# Dunland.


@pytest.mark.parametrize("id", [card("4C14"), card("4C25")])
@pytest.mark.parametrize(("other", "offered"), [(WILD_MAN, True), (OLD_GRUDGE, False), (SOUTHRON, False)])
def test_another_of_them_is_no_condition(id: str, other: str, offered: bool) -> None:
    """Dunlending Ransacker and Hillman Tribe: taking a site needs another Dunland minion, not a condition."""
    at = in_rohan(4)
    winner = at.play(id)
    at.play(other)
    assert offered == fought(at.skirmish(at.play(WEAK), winner)).offered("respond", winner)


@pytest.mark.card("4R40")
@pytest.mark.parametrize(("winner", "offered"), [(WILD_MAN, True), (WILD_WARG, False), (SOUTHRON, False)])
def test_wulf_hears_of_men_of_dunland(winner: str, offered: bool) -> None:
    """Wulf: only another Dunland Man's win counts, not that of a beast or of a Man of another culture."""
    at = in_rohan(4)
    wulf = at.play("4R40")
    assert offered == fought(at.skirmish(at.play(WEAK), at.play(winner))).offered("respond", wulf)


@pytest.mark.card("4U34")
@pytest.mark.parametrize(("winner", "offered"), [(WILD_MAN, True), (WILD_WARG, False), (SOUTHRON, False)])
def test_secret_folk_are_men_of_dunland(winner: str, offered: bool) -> None:
    """Secret Folk: only a loss to a Dunland Man adds a token."""
    at = in_rohan(4)
    folk = at.play("4U34")
    assert offered == fought(at.skirmish(at.play(WEAK), at.play(winner))).offered("respond", folk)


@pytest.mark.card("4R22", "4R35")
def test_only_men_of_dunland_are_made_fierce() -> None:
    """Hillman Horde and Wake of Destruction: only Dunland Men become fierce."""
    at = in_rohan(6)
    horde = at.play("4R22")
    others = [at.play(one) for one in (WILD_MAN, WILD_WARG, SOUTHRON)]
    for number in (1, 2, 3, 4):
        at.control(1, number)
    game = at.maneuver()
    assert [1, 0, 0] == [fierce(game, one) for one in others]
    assert [1, 1, 0, 0] == [keyword(game.table, one, terms.DAMAGE) for one in (horde, *others)]
    at = in_rohan(6)
    others = [at.play(one) for one in (WILD_MAN, WILD_WARG, SOUTHRON)]
    at.control(1, 1)
    at.control(1, 2)
    at.hand(1, "4R35")
    game = hand_over(at.maneuver()).choose("play", "4R35")
    assert [1, 0, 0] == [fierce(game, one) for one in others]


@pytest.mark.card("5R3")
def test_leaping_blaze_needs_three_minions() -> None:
    """Leaping Blaze: a Dunland condition does not count as one of the three minions."""
    at = in_rohan(4).pool(9)
    for one in (WILD_MAN, WILD_WARG, OLD_GRUDGE):
        at.play(one)
    at.hand(1, "5R3")
    assert not at.shadow().offered("play", "5R3")


# Elves, Dwarves, Ents.


@pytest.mark.card("4U53")
@pytest.mark.parametrize(("dwarf", "elf", "offered"), [(1, 1, True), (0, 1, False), (1, 0, False)])
def test_allies_are_not_quick_enough(dwarf: int, elf: int, offered: bool) -> None:
    """Quick As May Be: the Dwarf and the Elf must both be companions."""
    at = in_rohan()
    at.play(companion("Dwarf", race="dwarf") if dwarf else ally("Dwarf", race="dwarf"))
    at.play(companion("Elf", race="elf") if elf else ally("Elf", race="elf"))
    at.play(ORC)
    at.hand(0, "4U53")
    assert offered == at.maneuver().offered("play", "4U53")


@pytest.mark.card("5R11")
@pytest.mark.parametrize("third", [ally("Third Elf", race="elf"), FRIEND])
def test_the_charge_is_broken_by_three_elf_companions(third: str) -> None:
    """Break the Charge: neither an Elf ally nor a Man counts among the three Elf companions."""
    at = in_rohan()
    for one in (companion("Elf", race="elf"), companion("Elf", race="elf"), third):
        at.play(one)
    at.play(ORC)
    at.hand(0, "5R11")
    assert not at.archery().offered("play", "5R11")


@pytest.mark.card("4U63")
def test_the_brooch_does_not_save_a_condition() -> None:
    """Elven Brooch: only another possession is saved, not a condition."""
    wither = event("Wither", Action((terms.MANEUVER,), (Discard(each(CONDITION)),)), side=terms.SHADOW)
    at = in_rohan()
    boromir = at.play(BOROMIR)
    brooch = at.play("4U63", on=boromir)
    hope = at.play(condition("Hope", on=On(ANYTHING)), on=boromir)
    at.play(ORC)
    at.hand(1, wither)
    game = hand_over(at.maneuver()).choose("play", wither)
    assert [terms.PLAY, terms.DISCARD_PILE] == zones(game, brooch, hope)


@pytest.mark.card("4U80")
def test_ordulus_saves_one_token_for_a_long_bow() -> None:
    """Ordulus: a ranged weapon of cost 2 costs 1 when played on him."""
    at = in_rohan().pool(0)
    at.play("4U80")
    bow = possession("Long Bow", item_class="ranged_weapon", cost=2, on=On(Titled("Ordulus")))
    at.hand(0, bow)
    assert 1 == at.fellowship().choose("play", bow).table.twilight


@pytest.mark.card("6R35")
@pytest.mark.parametrize(("victim", "offered"), [(MERRY, True), (SAM, False), (LEGOLAS, False)])
def test_skinbark_knows_whom_he_shields(victim: str, offered: bool) -> None:
    """Skinbark: neither Ring-bound Sam nor an Elf is protected."""
    at = in_rohan()
    skinbark = at.play("6R35")
    at.play(victim)
    at.play(ORC)
    name = Titled({MERRY: "Merry", SAM: "Sam", LEGOLAS: "Legolas"}[victim])
    arrow = event("Arrow", Action((terms.MANEUVER,), (Wound(a(name)),)), side=terms.SHADOW)
    at.hand(1, arrow)
    assert offered == hand_over(at.maneuver()).choose("play", arrow).offered("respond", skinbark)


@pytest.mark.card("4U101")
def test_stump_and_bramble_need_a_minion_of_isengard() -> None:
    """Stump and Bramble: an Isengard condition does not count as an Isengard minion."""
    at = in_rohan(4)
    at.play("4R103")
    at.play(ORC)
    at.play(condition("Machine", side=terms.SHADOW, culture="isengard"))
    at.hand(0, "4U101")
    assert not at.maneuver().offered("play", "4U101")


# Gondor.


@pytest.mark.card("4U126")
@pytest.mark.parametrize(("winner", "offered"), [(MAN_OF_GONDOR, True), (ELF_OF_GONDOR, False), (LEGOLAS, False)])
def test_who_sets_the_trap_of_ithilien(winner: str, offered: bool) -> None:
    """Ithilien Trap: only a win by a Gondor Man adds a token."""
    at = in_rohan()
    trap = at.play("4U126")
    hero = at.play(winner)
    game = fought(at.skirmish(hero, at.play(minion("Weak Orc", strength=5, vitality=4))))
    assert offered == game.offered("respond", trap)


@pytest.mark.card("4R124")
def test_an_elf_of_gondor_neither_gives_nor_gets_help() -> None:
    """Help in Doubt and Need: a Gondor companion who is no Man neither exerts nor gains strength."""
    at = in_rohan()
    elf, rider, need = at.play(ELF_OF_GONDOR), at.play(companion("Rider", culture="rohan")), at.play("4R124")
    game = at.skirmish(rider, at.play(ORC))
    assert [1] == [option.amount for option in game.options("use") if option.subject == need]
    game.choose("use", need)
    assert (9, 1) == (game.strength(elf), game.wounds(rider))


@pytest.mark.card("4U123")
def test_a_hard_choice_is_made_among_companions_with_the_signet() -> None:
    """Hard Choice: only a companion with Aragorn's signet is healed, twice."""
    at = in_rohan()
    aragorn = at.play(companion("Aragorn", signet="aragorn", vitality=6), wounds=3)
    others = [at.play(ally("Ally", signet="aragorn"), wounds=2), at.play(FRIEND, wounds=2)]
    at.hand(0, "4U123")
    game = at.fellowship().choose("play", "4U123")
    assert [1, 2, 2] == [game.wounds(one) for one in (aragorn, *others)]


@pytest.mark.card("4R121")
@pytest.mark.parametrize(("site", "number", "roams"), [(5, 3, False), (5, 4, True), (6, 5, False)])
def test_the_forests_of_ithilien_by_the_number(site: int, number: int, roams: bool) -> None:
    """Forests of Ithilien: a Man in a skirmish gets site number +2 at site 5 only."""
    at = in_rohan(site)
    at.play("4R121")
    man = at.play(minion("Southron", race="man", culture="raider", site_number=number))
    assert roams == is_roaming(at.skirmish(at.play(BOUND), man).table, man)


@pytest.mark.card("4R133")
@pytest.mark.parametrize(("site", "defender"), [(6, 0), (7, 1), (8, 0)])
def test_the_ruins_defend_at_site_7_alone(site: int, defender: int) -> None:
    """Ruins of Osgiliath: Ring-bound Men are defender +1 at site 7 only."""
    at = in_rohan(site)
    at.play("4R133")
    man = at.play(BOUND)
    assert defender == keyword(at.table, man, terms.DEFENDER)


@pytest.mark.card("6C48")
@pytest.mark.parametrize(("number", "roams"), [(1, False), (2, True)])
def test_anborn_adds_three(number: int, roams: bool) -> None:
    """Anborn: at site 4 a minion of site 2 becomes roaming with site number +3, a minion of site 1 does not."""
    at = in_rohan(4)
    anborn, weak = at.play("6C48"), at.play(minion("Weak Orc", strength=4, vitality=4, site_number=9))
    other = at.play(minion("Other Orc", site_number=number))
    game = at.skirmishes((anborn, (weak,)), (at.play(FRIEND), (other,))).choose("skirmish", anborn)
    game = fought(game).choose("respond", anborn).choose("choose", other)
    assert roams == is_roaming(game.table, other)


@pytest.mark.parametrize("id", [card("5P121"), card("6U51")])
def test_a_victory_heals_once(id: str) -> None:
    """Legolas and Banner of Westernesse: only one of two wounds is healed."""
    at = in_rohan()
    legolas = at.play(id) if id == "5P121" else at.play(MAN_OF_GONDOR)
    speaker = legolas if id == "5P121" else at.play(id, on=legolas)
    friend = at.play(companion("Wounded", culture="gondor", race="dwarf", vitality=4), wounds=2)
    at.play(ally("Dwarf of Gondor", culture="gondor", race="dwarf"), wounds=1)
    game = fought(at.skirmish(legolas, at.play(minion("Weak Orc", strength=4, vitality=4))))
    game.choose("respond", speaker, amount=0)
    assert 1 == game.wounds(friend)


@pytest.mark.parametrize("id", [card("4C135"), card("6C52")])
def test_neither_an_elf_of_gondor_nor_a_man_of_rohan(id: str) -> None:
    """War and Valor and Garrison of Osgiliath: only Gondor Men gain strength."""
    at = in_rohan()
    men = [at.play(MAN_OF_GONDOR), at.play(MAN_OF_GONDOR)]
    at.play(ELF_OF_GONDOR)
    at.play(companion("Rider", culture="rohan"))
    if id == "4C135":
        at.hand(0, id)
    else:
        at.play(id)
    game = at.skirmish(men[0], at.play(ORC)).choose("play" if id == "4C135" else "use", id)
    assert men == sorted(game.choices())


@pytest.mark.card("6U25")
def test_only_a_shadow_condition_is_cracked() -> None:
    """Crack Into Rubble: only a Shadow condition is discarded."""
    at = in_rohan(4)
    ent = companion("Ent", race="ent", vitality=4)
    at.play(ent)
    at.play(ent)
    curse = at.play(condition("Curse", side=terms.SHADOW))
    at.play(possession("Club", side=terms.SHADOW, on=On(ANYTHING)), on=at.play(ORC))
    at.hand(0, "6U25")
    game = at.regroup().choose("play", "6U25")
    assert {terms.CONDITION_TYPE} == {game.table.cards[one].printed.type for one in game.choices()}
    assert terms.DISCARD_PILE == game.choose("choose", curse).zone(curse)


# Sites, and the move limit.


@pytest.mark.card("4U339")
def test_what_stands_in_the_stables() -> None:
    """Stables: only a Man of Rohan can exert, and only a Rohan mount can be played."""
    at = on_site("4U339", 3)
    man = at.play(companion("Rider", culture="rohan", vitality=4))
    others = [at.play(companion("Elf of Rohan", culture="rohan", race="elf", vitality=4)), at.play(FRIEND)]
    mare = possession("Mare", culture="rohan", item_class="mount", on=On(ANYTHING))
    steed, *_others = at.deck(0, mare, possession("Cup", culture="rohan"), HORSE)
    game = at.fellowship().choose("use", "4U339")
    assert ([1, 0, 0], [steed]) == ([game.wounds(one) for one in (man, *others)], game.choices("play"))


@pytest.mark.card("4U344")
def test_a_mounted_minion_does_not_heal_in_the_hills() -> None:
    """Westemnet Hills: a mounted minion is not healed."""
    at = before_site("4U344", 4)
    warg, friend = at.play(ORC, wounds=1), at.play(FRIEND, wounds=1)
    at.play(HORSE, on=warg)
    at.play(HORSE, on=friend)
    game = at.fellowship().choose("move")
    assert [1, 0] == [game.wounds(one) for one in (warg, friend)]


@pytest.mark.card("4U349")
def test_an_ally_is_no_stronger_at_helms_gate() -> None:
    """Helm's Gate: allies that bear hand weapons gain no strength."""
    at = on_site("4U349", 5)
    friend, guard = at.play(FRIEND), at.play(ally("Guard", strength=3))
    at.play(SWORD, on=friend)
    at.play(SWORD, on=guard)
    game = at.fellowship()
    assert [7, 3] == [game.strength(one) for one in (friend, guard)]


@pytest.mark.card("6R41")
def test_gollum_takes_one_move_of_three() -> None:
    """Master Broke His Promise: among four players the move limit drops from three to two."""
    at = in_rohan(4, seats=4).pool(9)
    at.play("5C24")
    at.hand(1, "6R41")
    game = hand_over(at.regroup())
    while not game.offered("play", "6R41"):
        game.pass_()
    assert (3, 2) == (move_limit(game.table), move_limit(game.choose("play", "6R41").table))


@pytest.mark.card("6R55")
def test_the_ring_of_barahir_heals_once() -> None:
    """Ring of Barahir: only one of two wounds is healed."""
    at = in_rohan()
    ring = at.play("6R55", on=at.play(companion("Aragorn")))
    dwarf = at.play(companion("Dwarf", culture="dwarven", race="dwarf", vitality=4), wounds=2)
    at.play(condition("Tally"), tokens=1, culture="dwarven")
    game = at.start_of_turn()
    while not game.offered("respond", ring):
        game.pass_()
    assert 1 == game.choose("respond", ring).wounds(dwarf)


@pytest.mark.card("5C14")
def test_a_horn_heals_one_wound() -> None:
    """That Is No Orc Horn: only one of two wounds is healed."""
    at = in_rohan(4)
    for _elf in range(3):
        at.play(companion("Elf", race="elf"))
    gandalf = at.play(GANDALF, wounds=2)
    at.hand(0, "5C14")
    assert 1 == at.regroup().choose("play", "5C14").wounds(gandalf)


@pytest.mark.card("5U34", "5U38")
def test_a_plain_condition_of_gondor_is_no_fortification() -> None:
    """Fall Back and Rally Point: a Gondor condition without fortification does not count."""
    banner = condition("Banner", culture="gondor", on=On(ANYTHING))
    at = in_rohan(4)
    orc = at.play(ORC)
    club = at.play(possession("Club", side=terms.SHADOW, on=On(ANYTHING)), on=orc)
    hung = at.play(banner, on=orc)
    at.hand(0, "5U34")
    game = at.skirmish(at.play(MAN_OF_GONDOR), orc).choose("play", "5U34")
    assert [terms.PLAY] * 2 == zones(game, club, hung)
    at = in_rohan(4)
    orc, rally = at.play(ORC), at.play("5U38")
    hung = at.play(banner, on=orc)
    at.play(companion("Knight", keywords=(("knight", 1),), vitality=4))
    game = at.regroup().choose("use", rally)
    assert orc == game.table.cards[hung].bearer
