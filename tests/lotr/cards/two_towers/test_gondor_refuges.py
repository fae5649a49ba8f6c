"""Gondor conditions of The Two Towers named after places, and cards that help Gondor Men."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.evaluation.positions import is_roaming
from inglenook.lotr.stats import wound_limit
from tests.lotr.cards.standing import (
    ARAGORN,
    BOROMIR,
    EOMER,
    EOWYN,
    GIMLI,
    SAM,
    card,
    in_rohan,
    play_to,
    standing,
)
from tests.lotr.samples import ally, companion, minion

POOL, FORESTS, CHOICE, HELP, ANNUN, TRAP = "4R120", "4R121", "4U123", "4R124", "4R125", "4U126"
RUINS = "4R133"
BOUND = companion("Bound Man", culture="gondor", vitality=4, keywords=(("ring-bound", 1),))
FREE_MAN = companion("Free Man", culture="gondor", vitality=4)
BOUND_ELF = companion("Bound Elf", race="elf", vitality=4, keywords=(("ring-bound", 1),))
ORC = minion("Orc", strength=9, vitality=4)
ROAMER = minion("Roamer", strength=9, vitality=4, site_number=9)
SOUTHRON = minion("Southron", strength=9, vitality=4, culture="raider", race="man")


@pytest.mark.card(POOL)
@pytest.mark.parametrize(("number", "limits"), [(6, [1, 0, 0]), (5, [0, 0, 0]), (7, [0, 0, 0])])
def test_the_forbidden_pool_guards_ring_bound_men(number: int, limits: list[int]) -> None:
    """Forbidden Pool: at site 6 of the Tower block, each Ring-bound Man takes at most one wound in each skirmish."""
    at = in_rohan(site=number)
    at.play(POOL)
    people = [at.play(BOUND), at.play(FREE_MAN), at.play(BOUND_ELF)]
    game = at.skirmish(people[0], at.play(ORC))
    assert limits == [wound_limit(game.table, one) for one in people]
    assert [0, 0, 0] == [wound_limit(play_to(game, terms.REGROUP).table, one) for one in people]


@pytest.mark.card(POOL)
def test_the_forbidden_pool_heals() -> None:
    """Forbidden Pool: two tokens are added and it is discarded to heal a Ring-bound Man."""
    at = standing()
    pool, bound, free = at.play(POOL), at.play(BOUND, wounds=2), at.play(FREE_MAN, wounds=1)
    second = at.play(BOUND, wounds=1)
    at.play(BOUND_ELF, wounds=1)
    game = at.fellowship().choose("use", pool)
    assert (0, [bound, second]) == (game.asked, game.choices())
    game.choose("choose", bound)
    assert (1, 1, 2, terms.DISCARD_PILE) == (
        game.wounds(bound), game.wounds(free), game.table.twilight, game.zone(pool),
    )  # fmt: skip


@pytest.mark.card(FORESTS)
@pytest.mark.parametrize(("number", "roams"), [(5, True), (4, False)])
def test_men_lose_their_way_in_the_forests_of_ithilien(number: int, roams: bool) -> None:
    """Forests of Ithilien: at site 5 of the Tower block, each Man minion in a skirmish gets site number +2."""
    at = in_rohan(site=number)
    at.play(FORESTS)
    near = {"strength": 5, "site_number": number}
    man = at.play(minion("Near Man", race="man", **near))
    orc, other = at.play(minion("Near Orc", **near)), at.play(minion("Near Man", race="man", **near))
    game = at.skirmish(at.play(GIMLI), man, orc)
    assert [roams, False, False] == [is_roaming(game.table, one) for one in (man, orc, other)]


@pytest.mark.card(FORESTS)
@pytest.mark.parametrize(("payer", "offered"), [(BOUND, True), (FREE_MAN, False)])
def test_the_forests_liberate_a_site(payer: str, offered: bool) -> None:
    """Forests of Ithilien: a Ring-bound Man exerts and it is discarded to liberate a site."""
    at = in_rohan(site=4)
    forests, man = at.play(FORESTS), at.play(payer)
    at.play(ORC)
    taken = at.control(1, 2)
    game = at.regroup()
    assert offered == game.offered("use", forests)
    if offered:
        game.choose("use", forests)
        assert (1, terms.DISCARD_PILE) == (game.wounds(man), game.zone(forests))
        assert terms.CONTROLLED != game.zone(taken)


@pytest.mark.card(CHOICE)
@pytest.mark.parametrize(("spotted", "offered"), [(ARAGORN, True), (BOROMIR, False)])
def test_a_hard_choice_heals_twice(spotted: str, offered: bool) -> None:
    """Hard Choice: with Aragorn spotted, a companion with his signet is healed twice."""
    at = standing()
    at.play(spotted)
    signed = at.play(companion("Signed", vitality=5, signet="aragorn"), wounds=3)
    other = at.play(companion("Other", vitality=5, signet="frodo"), wounds=3)
    at.play(ally("Signed Ally", vitality=5, signet="aragorn"), wounds=3)
    second = at.play(companion("Second", vitality=5, signet="aragorn"), wounds=3)
    at.hand(0, CHOICE)
    game = at.fellowship()
    assert offered == game.offered("play", CHOICE)
    if offered:
        game.choose("play", CHOICE).choose("choose", signed)
        assert [1, 3, 3] == [game.wounds(one) for one in (signed, second, other)]


@pytest.mark.card(HELP)
@pytest.mark.parametrize("sentence", [0, 1])
def test_help_in_doubt_and_need(sentence: int) -> None:
    """Help in Doubt and Need: an unbound Gondor Man exerts for a Rohan companion, or the other way round."""
    at = standing()
    bond = at.play(HELP)
    people = [at.play(FREE_MAN), at.play(companion("Rider", culture="rohan"))]
    at.play(BOUND)
    at.play(ally("Villager", culture="rohan", race="man", vitality=3))
    second = at.play(FREE_MAN)
    game = at.skirmish(people[0], at.play(ORC)).choose("use", bond, amount=sentence)
    assert (0, [people[0], second]) == (game.asked, game.choices())
    game.choose("choose", people[0])
    assert [1 - sentence, sentence] == [game.wounds(one) for one in people]
    assert [5 + 2 * sentence, 7 - 2 * sentence] == [game.strength(one) for one in people]


@pytest.mark.card(HELP)
def test_the_ring_bound_do_not_help() -> None:
    """Help in Doubt and Need: neither a Ring-bound Gondor Man nor a Dwarf can exert."""
    at = standing()
    bond, bound = at.play(HELP), at.play(BOUND)
    at.play(GIMLI)
    assert not at.skirmish(bound, at.play(ORC)).offered("use", bond)


@pytest.mark.card(ANNUN)
@pytest.mark.parametrize(("number", "fighter", "foe", "strength"), [
    (6, BOUND_ELF, ROAMER, 7), (6, BOUND_ELF, ORC, 9), (6, FREE_MAN, ROAMER, 9), (5, BOUND_ELF, ROAMER, 9),
    (7, BOUND_ELF, ROAMER, 9),
])  # fmt: skip
def test_henneth_annun_weakens_who_roams(number: int, fighter: str, foe: str, strength: int) -> None:
    """Henneth Annûn: at site 6, a roaming minion fighting a Ring-bound companion is strength -2."""
    at = in_rohan(site=number)
    at.play(ANNUN)
    man, orc = at.play(fighter), at.play(foe)
    assert strength == at.skirmish(man, orc).strength(orc)


@pytest.mark.parametrize(
    ("id", "spotted", "foe", "offered"),
    [
        card(ANNUN, FREE_MAN, ROAMER, True),
        card(ANNUN, EOMER, ROAMER, False),
        card(RUINS, BOUND, SOUTHRON, True),
        card(RUINS, FREE_MAN, SOUTHRON, False),
    ],
)
def test_a_refuge_is_given_up_for_a_wound(id: str, spotted: str, foe: str, offered: bool) -> None:
    """Henneth Annûn and Ruins of Osgiliath: each is discarded to wound a roaming minion or a Man minion."""
    at = standing()
    refuge, man = at.play(id), at.play(spotted, wounds=1)
    orc, other = at.play(foe), at.play(ORC)
    game = at.skirmish(at.play(SAM), other)
    assert offered == game.offered("use", refuge)
    if offered:
        game.choose("use", refuge)
        assert (1, 0, 1, terms.DISCARD_PILE) == (
            game.wounds(orc), game.wounds(other), game.wounds(man), game.zone(refuge),
        )  # fmt: skip


@pytest.mark.card(RUINS)
@pytest.mark.parametrize(("number", "defenders"), [(7, [1, 0, 0]), (6, [0, 0, 0])])
def test_the_ruins_of_osgiliath_are_defended(number: int, defenders: list[int]) -> None:
    """Ruins of Osgiliath: at site 7 of the Tower block, each Ring-bound Man is defender +1."""
    at = in_rohan(site=number)
    at.play(RUINS)
    people = [at.play(BOUND), at.play(FREE_MAN), at.play(BOUND_ELF)]
    table = at.fellowship().table
    assert defenders == [keyword(table, one, terms.DEFENDER) for one in people]


@pytest.mark.card(TRAP)
@pytest.mark.parametrize(("fighter", "tokens"), [(FREE_MAN, 1), (EOWYN, 0)])
def test_an_ithilien_trap_is_laid_by_victories(fighter: str, tokens: int) -> None:
    """Ithilien Trap: a token may be added each time a Gondor Man wins."""
    for taken in (True, False):
        at = standing()
        trap, man = at.play(TRAP), at.play(fighter)
        game = at.skirmish(man, at.play(minion("Weak", strength=1, vitality=3))).pass_().pass_()
        assert bool(tokens) == game.offered("respond", trap)
        if tokens:
            game.choose("respond", trap) if taken else game.pass_()
        assert tokens * taken == game.table.cards[trap].tokens


@pytest.mark.card(TRAP)
@pytest.mark.parametrize(("tokens", "exertions"), [(0, 0), (2, 2), (5, 3)])
def test_an_ithilien_trap_exerts_a_minion_for_each_token(tokens: int, exertions: int) -> None:
    """Ithilien Trap: each token, up to three, exerts a minion, and then the condition is discarded."""
    at = standing()
    trap = at.play(TRAP, tokens=tokens, culture="gondor")
    orcs = [at.play(ORC), at.play(ORC)]
    game = at.maneuver().choose("use", trap)
    for number in range(exertions):
        assert 0 == game.asked
        game.choose("choose", orcs[number % 2])
    assert exertions == sum(game.wounds(orc) for orc in orcs)
    assert (terms.DISCARD_PILE, exertions < 2) == (game.zone(trap), game.wounds(orcs[1]) == 0)
