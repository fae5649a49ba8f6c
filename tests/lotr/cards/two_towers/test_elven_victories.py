"""Elven cards of The Two Towers: wins, costs of Shadow cards and effects that need three Elves."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from tests.lotr.cards.standing import (
    BOROMIR,
    MERRY,
    PIPPIN,
    SAM,
    in_rohan,
    standing,
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


@pytest.mark.card("4R69")
@pytest.mark.parametrize(("mine", "his", "gain"), [(0, 0, 0), (2, 0, 0), (2, 1, 1), (1, 2, 1), (2, 2, 2), (5, 4, 3)])
def test_legolas_counts_as_far_as_gimli_does(mine: int, his: int, gain: int) -> None:
    """Final Count: Legolas gains the smaller token count of this card and My Axe Is Notched, up to 3."""
    at = in_rohan()
    legolas, elf = at.play("4C74"), at.play(ELF)
    at.play("4R69", tokens=mine, culture="elven")
    at.play("4R52", tokens=his, culture="dwarven")
    game = at.fellowship()
    assert (6 + gain, 6) == (game.strength(legolas), game.strength(elf))


@pytest.mark.card("4R69")
@pytest.mark.rule("LR-31.1")
@pytest.mark.parametrize(("mine", "his"), [("elven", "elven"), ("dwarven", "dwarven")])
def test_the_final_count_is_kept_by_culture(mine: str, his: str) -> None:
    """Final Count: tokens of another culture do not count on either card."""
    at = in_rohan()
    legolas = at.play("4C74")
    at.play("4R69", tokens=2, culture=mine)
    at.play("4R52", tokens=2, culture=his)
    assert 6 == at.fellowship().strength(legolas)


@pytest.mark.card("4R69")
@pytest.mark.parametrize(("winner", "verb"), [("4C74", "respond"), ("4C74", "pass"), (ELF, "")])
def test_legolas_may_count_a_victory(winner: str, verb: str) -> None:
    """Final Count: an Elven token may be added only when Legolas wins a skirmish."""
    at = in_rohan()
    count = at.play("4R69")
    game = at.skirmish(at.play(winner), at.play(WEAK)).passes()
    while game.prompt == "prompt-required-order":
        game.choose("suffer")
    assert bool(verb) == game.offered("respond", count)
    if verb:
        game.choose(verb)
    tokens = int(verb == "respond")
    piece = game.table.cards[count]
    assert (tokens, "elven" if tokens else "") == (piece.tokens, piece.culture_tokens)


@pytest.mark.card("4R73")
@pytest.mark.parametrize(
    ("what", "more"),
    [
        (event("Snare", Action((terms.SHADOW_PHASE,), ()), side=terms.SHADOW, cost=1), 2),
        (condition("Gloom", side=terms.SHADOW, cost=1), 2),
        (minion("Runner", cost=1), 0),
    ],
)
def test_legolas_makes_the_shadow_pay_for_unbound_hobbits(what: str, more: int) -> None:
    """Legolas, Dauntless Hunter: Shadow events and conditions cost 1 more for each unbound Hobbit."""
    for tokens, offered in ((1 + more, True), (more, False)):
        at = in_rohan().pool(tokens)
        for hero in ("4R73", MERRY, PIPPIN, SAM):
            at.play(hero)
        at.hand(1, what)
        assert offered == at.shadow().offered("play", what)


@pytest.mark.card("4R73")
def test_legolas_the_hunter_shoots() -> None:
    """Legolas, Dauntless Hunter: he is an archer, and Free Peoples conditions cost no more."""
    at = in_rohan()
    at.play("4R73")
    at.play(MERRY)
    orc = at.play(ORC)
    assert 1 == at.archery().passes().wounds(orc)
    at = in_rohan().pool(0)
    for hero in ("4R73", MERRY):
        at.play(hero)
    at.hand(0, "4R69")
    assert 1 == at.fellowship().choose("play", "4R69").table.twilight


@pytest.mark.card("4R79")
@pytest.mark.parametrize("answer", [1, 2])
def test_a_night_without_end(answer: int) -> None:
    """Night Without End: an Elf who has won exerts to liberate a site or wound a minion."""
    at = in_rohan(4)
    elf, other, weak, orc = at.play(ELF), at.play(ELF), at.play(WEAK), at.play(ORC)
    taken = at.control(1, 2)
    at.hand(0, "4R79")
    game = at.skirmish(elf, weak).pass_().pass_()
    while not game.offered("respond", "4R79"):
        game.choose("suffer")
    game.choose("respond", "4R79")
    assert 0 == game.asked
    game.choose("choice", amount=answer)
    if answer == 2:
        game.choose("choose", orc)
    assert [1, 0, answer - 1] == [game.wounds(one) for one in (elf, other, orc)]
    assert (answer == 1) == (game.zone(taken) != terms.CONTROLLED)


@pytest.mark.card("4R79")
@pytest.mark.parametrize(("fighter", "wounds"), [(BOROMIR, 0), (ELF, 3)])
def test_the_night_ends_for_others(fighter: str, wounds: int) -> None:
    """Night Without End: the response needs an Elf who has won and can exert."""
    at = in_rohan(4)
    at.play(ELF)
    fighter_card, weak = at.play(fighter, wounds=wounds), at.play(WEAK)
    at.hand(0, "4R79")
    game = at.skirmish(fighter_card, weak).pass_().pass_()
    assert (1, False) == (game.wounds(weak), game.offered("respond", "4R79"))


@pytest.mark.card("4U80")
@pytest.mark.parametrize(("weapon", "on", "twilight"), [(BOW, "4U80", 0), (BOW, ELF, 1), ("4C64", "4U80", 1)])
def test_ordulus_carries_a_bow_at_a_lower_cost(weapon: str, on: str, twilight: int) -> None:
    """Ordulus: each ranged weapon costs 1 less when played on him."""
    at = in_rohan().pool(0)
    ordulus, elf = at.play("4U80"), at.play(ELF)
    at.hand(0, weapon)
    bearer = ordulus if on == "4U80" else elf
    game = at.fellowship().choose("play", weapon).choose("bear", bearer)
    assert twilight == game.table.twilight


@pytest.mark.card("4C83")
@pytest.mark.rule("LR-27.3")
@pytest.mark.parametrize(("number", "verb", "gain"), [(3, "yes", 3), (3, "no", 2), (2, "", 2)])
def test_supporting_fire(number: int, verb: str, gain: int) -> None:
    """Supporting Fire: an Elf is strength +2, or +3 if three Elf companions are spotted."""
    at = standing()
    elves = [at.play(ELF) for _time in range(number)]
    at.play(ELF_ALLY)
    boromir = at.play(BOROMIR)
    at.hand(0, "4C83")
    game = at.skirmish(elves[0], at.play(ORC)).choose("play", "4C83")
    if verb:
        game.choose(verb)
    assert boromir not in game.choices()
    game.choose("choose", elves[0])
    assert (6 + gain, 6) == (game.strength(elves[0]), game.strength(elves[1]))


@pytest.mark.card("4R84")
@pytest.mark.parametrize("phase", [terms.SKIRMISH, terms.REGROUP])
@pytest.mark.parametrize(("number", "answer"), [(2, 0), (3, 1), (3, 2)])
def test_a_wall_of_swords(phase: str, number: int, answer: int) -> None:
    """Sword-wall: with three Elf companions spotted, a site is liberated or a minion exerts."""
    at = with_elves(number, site=4)
    orc, taken = at.play(ORC), at.control(1, 2)
    at.hand(0, "4R84")
    game = at.regroup() if phase == terms.REGROUP else at.skirmish(at.frodo(), orc)
    assert bool(answer) == game.offered("play", "4R84")
    if answer:
        game.choose("play", "4R84").choose("choice", amount=answer)
        assert (answer - 1, answer == 1) == (game.wounds(orc), game.zone(taken) != terms.CONTROLLED)


@pytest.mark.card("4C85")
@pytest.mark.parametrize("where", ["condition", "site"])
def test_thandronen_finds_those_who_lie_in_wait(where: str) -> None:
    """Thandronen: he exerts to discard a minion stacked on a condition or a site."""
    at = in_rohan(4)
    elf, orc = at.play("4C85"), at.play(ORC)
    host = at.play(condition("Den", side=terms.SHADOW)) if where == "condition" else at.control(1, 2)
    waiting, item = at.stack(ORC, 1, host), at.stack(possession("Club", side=terms.SHADOW), 1, host)
    beast = at.play(minion("Beast"))
    ridden = at.stack(ORC, 1, beast)
    game = at.regroup().choose("use", elf)
    expected = [terms.DISCARD_PILE, terms.STACKED, terms.PLAY, terms.STACKED]
    assert (1, expected) == (game.wounds(elf), zones(game, waiting, item, orc, ridden))
