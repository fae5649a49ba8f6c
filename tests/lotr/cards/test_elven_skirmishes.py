"""Elven cards of The Two Towers and later about one of several minions and about ranged weapons."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import NOTHING
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Continuous
from inglenook.lotr.dsl.facade import keyword
from inglenook.lotr.dsl.filters import ELF as ELVES
from inglenook.lotr.library import printed
from tests.lotr.cards.standing import card, in_rohan
from tests.lotr.samples import companion, condition, minion

ELF = companion("Plain Elf", race="elf", strength=6, vitality=4)
ORC = minion("Plain Orc", strength=9, vitality=5)
ELVEN_CARD = condition("Song", culture="elven")
CALL = condition("Call to Arms", Continuous((keyword(terms.ARCHER),), of=ELVES))
BOW = "4U62"


@pytest.mark.parametrize(
    ("id", "loss"),
    [
        card("4U59", 1),
        card("4C64", 1),
        card("4U66", 2),
        card("4C68", 2),
        card("4C70", 3),
        card("4C74", 1),
        card("6C12", 1),
        card("6U13", 1),
        card("6R18", 3),
        card("6U22", 2),
    ],
)
def test_one_of_two_minions_is_weakened(id: str, loss: int) -> None:
    """Elven cards: the card's player chooses one of two minions fighting the same Elf, which loses strength."""
    at = in_rohan()
    kind = printed(id).type
    fighter = at.play(id if kind == terms.COMPANION_TYPE else ELF)
    orcs = [at.play(ORC, wounds=1) for _orc in range(2)]
    at.deck(0, ORC if id == "6R18" else ELVEN_CARD)
    if kind == terms.EVENT_TYPE:
        at.hand(0, id)
    elif kind != terms.COMPANION_TYPE:
        at.play(id, on=fighter if kind == terms.POSSESSION_TYPE else NOTHING)
    game = at.skirmish(fighter, *orcs).choose("play" if kind == terms.EVENT_TYPE else "use", id)
    if game.offered("choice"):
        game.choose("choice", amount=1)
    while fighter in game.choices():
        game.choose_all(fighter)
    assert (0, orcs) == (game.asked, sorted(game.choices()))
    game.choose("choose", orcs[1])
    assert [9, 9 - loss] == [game.strength(orc) for orc in orcs]


@pytest.mark.card("6C21")
def test_one_of_two_minions_is_exerted() -> None:
    """Naith Longbow: the bow's player chooses which minion exerts."""
    at = in_rohan()
    orcs = [at.play(ORC) for _orc in range(2)]
    at.deck(0, ELVEN_CARD)
    bow = at.play("6C21", on=at.play(ELF))
    game = at.archery().choose("use", bow)
    assert (0, orcs) == (game.asked, sorted(game.choices()))
    game.choose("choose", orcs[1])
    assert [0, 1] == [game.wounds(orc) for orc in orcs]


@pytest.mark.rule("LR-29.9")
@pytest.mark.parametrize("id", [card(id) for id in ("4R65", "4U81", "4U86", "5U13", "6R23")])
@pytest.mark.parametrize("armed", [True, False])
def test_a_bow_for_close_quarters(id: str, armed: bool) -> None:
    """Pengedhel, Erethón, Thónnas, Taurnil and Naith Warband: with a ranged weapon the Elf adds no arrow."""
    at = in_rohan()
    elf, orc, _call = at.play(id), at.play(ORC), at.play(CALL)
    if armed:
        at.play(BOW, on=elf)
    assert int(not armed) == at.archery().passes().wounds(orc)
