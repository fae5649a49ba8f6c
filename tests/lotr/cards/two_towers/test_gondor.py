"""Gondor cards of The Two Towers."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import Thing
from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.evaluation.positions import is_roaming
from tests.lotr.cards.standing import (
    ARAGORN,
    EOMER,
    MERRY,
    PIPPIN,
    SAM,
    card,
    in_rohan,
    standing,
)
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import companion, minion

ORC_OF_THE_PLAINS = minion("Orc of the Plains", strength=5, vitality=3)
TOWERS_ARAGORN = "4P364"
ORC_OF_MORDOR = minion("Orc of Mordor", culture="sauron", strength=5, vitality=3)
RANGERS_SWORD = "4U132"
URUK = minion("Uruk", culture="isengard", race="uruk-hai", strength=9, vitality=3)
PLAIN_ORC = minion("Plain Orc", strength=5, vitality=4)
FAR_ORC = minion("Far Orc", strength=5, vitality=4, site_number=9)
RANGERS_BOW = "4C131"
ITHILIEN = "4C130"
PLAIN_SOUTHRON = minion("Plain Southron", strength=5, vitality=4, culture="raider", race="man")
KNIGHT = companion("Knight of Gondor", culture="gondor", race="man", vitality=4)
ELF_OF_GONDOR = companion("Elf of Gondor", culture="gondor", race="elf")
RING_BOUND_ELF = companion("Bound Elf", race="elf", keywords=((terms.RING_BOUND_KEYWORD, 1),))
GONDOR_SWORD = "4C134"
VALOR = "4C135"


def moving_again(at: Position, *minions: str) -> tuple[Playing, list[Thing]]:
    """Returns the game after the fellowship moves again with minions left from the first move."""
    orcs = [at.play(id) for id in minions]
    game = at.regroup().passes()
    assert game.prompt == "prompt-move-again"
    return game.choose("move"), orcs


@pytest.mark.card(RANGERS_BOW)
@pytest.mark.parametrize(("foe", "offered"), [(FAR_ORC, True), (PLAIN_SOUTHRON, True), (PLAIN_ORC, False)])
def test_a_rangers_bow(foe: str, offered: bool) -> None:
    """Ranger's Bow: the bearer exerts to wound a Man or roaming minion it is skirmishing."""
    at = standing()
    ranger, orc = at.play(ITHILIEN), at.play(foe)
    bow = at.play(RANGERS_BOW, on=ranger)
    at.play(FAR_ORC)
    game = at.skirmish(ranger, orc)
    assert offered == game.offered("use", bow)
    if offered:
        game.choose("use", bow)
        assert (1, 1) == (game.wounds(ranger), game.wounds(orc))


@pytest.mark.card(RANGERS_SWORD)
@pytest.mark.parametrize(("foe", "strength"), [(URUK, 12), (ORC_OF_MORDOR, 10)])
def test_the_rangers_sword_against_uruks(foe: str, strength: int) -> None:
    """Ranger's Sword, Blade of Aragorn: Aragorn gets another strength +2 while skirmishing an Uruk-hai."""
    at = standing()
    aragorn = at.play(ARAGORN)
    at.play(RANGERS_SWORD, on=aragorn)
    at.play(URUK)
    assert strength == at.skirmish(aragorn, at.play(foe)).strength(aragorn)


@pytest.mark.card(GONDOR_SWORD)
@pytest.mark.parametrize(("foe", "damage"), [(FAR_ORC, 1), (PLAIN_SOUTHRON, 1), (PLAIN_ORC, 0)])
def test_a_sword_of_gondor(foe: str, damage: int) -> None:
    """Sword of Gondor: strength +2, and damage +1 while skirmishing a Man or a roaming minion."""
    at = standing()
    knight, orc = at.play(KNIGHT), at.play(foe)
    at.play(GONDOR_SWORD, on=knight)
    game = at.skirmish(knight, orc)
    assert (7, damage) == (game.strength(knight), keyword(game.table, knight, terms.DAMAGE))


@pytest.mark.parametrize(
    ("id", "bearer", "offered"),
    [
        card(GONDOR_SWORD, KNIGHT, True),
        card(GONDOR_SWORD, ELF_OF_GONDOR, False),
        card(GONDOR_SWORD, EOMER, False),
        card(RANGERS_BOW, ITHILIEN, True),
        card(RANGERS_BOW, RING_BOUND_ELF, False),
        card(RANGERS_BOW, KNIGHT, False),
    ],
)
def test_who_bears_the_weapons_of_gondor(id: str, bearer: str, offered: bool) -> None:
    """Sword of Gondor, Ranger's Bow and Ranger of Ithilien: Men of Gondor bear the sword, Ring-bound Men the bow."""
    at = standing()
    at.play(bearer)
    at.hand(0, id)
    assert offered == at.fellowship().offered("play", id)


@pytest.mark.card(VALOR)
@pytest.mark.parametrize(("foe", "strength", "damage"), [(FAR_ORC, 8, 1), (PLAIN_ORC, 7, 0)])
def test_war_and_valor(foe: str, strength: int, damage: int) -> None:
    """War and Valor: a Gondor Man is strength +2, or strength +3 and damage +1 against a roaming minion."""
    at = standing()
    knight, orc = at.play(KNIGHT), at.play(foe)
    at.hand(0, VALOR)
    game = at.skirmish(knight, orc).choose("play", VALOR)
    assert (strength, damage) == (game.strength(knight), keyword(game.table, knight, terms.DAMAGE))


@pytest.mark.card("4P364")
def test_aragorn_wounds_minions_as_the_fellowship_moves() -> None:
    """Aragorn, Wingfoot: each move may wound a minion once for each unbound Hobbit spotted."""
    at = in_rohan()
    aragorn = at.play(TOWERS_ARAGORN)
    for id in (MERRY, PIPPIN, SAM):
        at.play(id)
    game, orcs = moving_again(at, ORC_OF_THE_PLAINS, ORC_OF_THE_PLAINS)
    game.choose("respond", aragorn)
    assert [0, 1, 2] == [option.amount for option in game.options("number")]
    game.choose("number", amount=2).choose("choose", orcs[0])
    assert (0, orcs) == (game.asked, game.choices())
    game.choose("choose", orcs[0])
    assert ([2, 0], 3) == ([game.wounds(orc) for orc in orcs], game.table.site_number())


@pytest.mark.card("4P364")
@pytest.mark.parametrize("answer", ["pass", "none"])
def test_aragorn_need_not_wound(answer: str) -> None:
    """Aragorn, Wingfoot: no minion is wounded if the player declines or spots no Hobbit."""
    at = in_rohan()
    aragorn = at.play(TOWERS_ARAGORN)
    at.play(MERRY)
    game, orcs = moving_again(at, ORC_OF_THE_PLAINS)
    if answer == "pass":
        game.pass_()
    else:
        game.choose("respond", aragorn).choose("number", amount=0)
    assert (0, 3) == (game.wounds(orcs[0]), game.table.site_number())


GONDORIAN = "4C122"


@pytest.mark.card(GONDORIAN)
def test_who_is_sent_against_a_ring_bound_man_is_far_from_home() -> None:
    """Gondorian Ranger: a minion assigned to a Ring-bound Man gets site number +2."""
    at = in_rohan(site=4)
    ranger, aragorn = at.play(GONDORIAN), at.play(ARAGORN)
    against_him, against_aragorn = (at.play(minion("Near Orc", site_number=4, vitality=4)) for _ in range(2))
    game = at.skirmishes((ranger, (against_him,)), (aragorn, (against_aragorn,)))
    assert (True, False) == (is_roaming(game.table, against_him), is_roaming(game.table, against_aragorn))
    game.choose("skirmish", GONDORIAN)
    assert (True, False) == (is_roaming(game.table, against_him), is_roaming(game.table, against_aragorn))


@pytest.mark.card(GONDORIAN)
def test_the_ranger_speaks_of_ring_bound_men_only() -> None:
    """Gondorian Ranger: assignment to a Ring-bound Elf does not count, and +2 need not make a minion roam."""
    at = in_rohan(site=4)
    ranger = at.play(GONDORIAN)
    orc, far_back = at.play(minion("Near Orc", site_number=4)), at.play(minion("Back Orc", site_number=2))
    game = at.skirmishes((at.play(RING_BOUND_ELF), (orc,)), (ranger, (far_back,)))
    assert (False, False) == (is_roaming(game.table, orc), is_roaming(game.table, far_back))


@pytest.mark.card(GONDORIAN)
def test_nobody_roams_before_the_assignment() -> None:
    """Gondorian Ranger: an unassigned minion keeps its printed site number."""
    at = in_rohan(site=4)
    at.play(GONDORIAN)
    orc = at.play(minion("Near Orc", site_number=4))
    assert not is_roaming(at.maneuver().table, orc)


@pytest.mark.card("4C128")
@pytest.mark.rule("LR-14.17", "LR-10.13")
@pytest.mark.parametrize("answer", ["respond", "pass"])
def test_a_new_errand(answer: str) -> None:
    """New Errand: a minion gets site number +2, and if it loses, a minion may be wounded."""
    at = in_rohan(2)
    ranger, orc, other = at.play(ITHILIEN), at.play(PLAIN_ORC), at.play(URUK)
    at.hand(0, "4C128")
    game = at.skirmish(ranger, orc).choose("play", "4C128").choose("choose", orc)
    assert is_roaming(game.table, orc)
    game.passes()
    assert (0, 1) == (game.asked, game.wounds(orc))
    game.choose(answer)
    if answer == "respond":
        game.choose("choose", other)
    assert (answer == "respond") == (game.wounds(other) == 1)


@pytest.mark.card("4C128")
def test_a_new_errand_for_a_minion_that_does_not_lose() -> None:
    """New Errand: no minion is wounded if the chosen minion is in no skirmish or wins."""
    at = in_rohan(2)
    ranger, strong = at.play(ITHILIEN), at.play(minion("Strong", strength=9, vitality=4))
    at.hand(0, "4C128")
    game = at.skirmish(ranger, strong).choose("play", "4C128").passes()
    assert (False, 1, 0) == (game.offered("respond"), game.wounds(ranger), game.wounds(strong))


@pytest.mark.card("4C128")
def test_a_new_errand_is_two_sites_away() -> None:
    """New Errand: at site 3 a minion of site 1 with site number +2 is not roaming."""
    at = in_rohan(3)
    ranger, orc = at.play(ITHILIEN), at.play(PLAIN_ORC)
    at.hand(0, "4C128")
    assert not is_roaming(at.skirmish(ranger, orc).choose("play", "4C128").table, orc)


@pytest.mark.card("4C128")
@pytest.mark.parametrize(("id", "offered"), [(ITHILIEN, True), (ARAGORN, False)])
def test_whose_errand_it_is(id: str, offered: bool) -> None:
    """New Errand: a Ring-bound Man must be spotted; Frodo is no Man."""
    at = in_rohan(2)
    man, orc = at.play(id), at.play(PLAIN_ORC)
    at.hand(0, "4C128")
    assert offered == at.skirmish(man, orc).offered("play", "4C128")
