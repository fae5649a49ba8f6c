"""Sauron cards of Ents of Fangorn."""

from __future__ import annotations

import pytest

from inglenook.kernel.messages import Message
from inglenook.lotr.meaning.modifiers import keyword
from inglenook.lotr.stats import twilight_cost
from inglenook.lotr.words import terms
from tests.lotr.cards.standing import EOMER, GIMLI, LEGOLAS, hand_over, in_rohan
from tests.lotr.samples import ally, companion, minion

PLAIN_ORC = minion("Plain Orc", strength=5, vitality=4)
ORC_OF_THE_GATE = minion("Orc of the Gate", culture="sauron", race="orc")
HERO = companion("Hero", strength=9, vitality=5)
CULTURES = (GIMLI, LEGOLAS, EOMER)
"""Three cultures besides Frodo's: two beyond two."""


@pytest.mark.card("6R101")
def test_cultures_are_named_at_the_gate() -> None:
    """The Free Peoples player names three; companions and allies of another are wounded once, minions are not."""
    at = in_rohan(6)
    gimli, legolas, eomer = [at.play(hero) for hero in CULTURES]
    elf = at.play(ally("Elf of the Wood", culture="elven", race="elf"))
    stranger = at.play(ally("Stranger"))
    orc, stray = at.play(ORC_OF_THE_GATE), at.play(PLAIN_ORC)
    picket = at.play("6R101")
    game = hand_over(at.maneuver()).choose("use", picket)
    assert (0, "prompt-name-cultures") == (game.asked, game.prompt)
    assert list(terms.CULTURES) == [option.word for option in game.options("name")]
    keys = [option.key for option in game.options() if option.word in ("dwarven", "gondor", "sauron")]
    game.game.answer(tuple(keys))
    assert [0, 1, 1, 1, 1] == [game.wounds(card) for card in (gimli, legolas, eomer, elf, stranger)]
    assert [1, 0, 0, 2] == [game.wounds(card) for card in (at.frodo(), orc, stray, picket)]
    [told] = [line.message for line in game.game.log if line.message.id == "log-named-cultures"]
    named = told.arguments["cultures"]
    assert isinstance(named, tuple)
    assert [Message(f"culture-{name}") for name in ("dwarven", "gondor", "sauron")] == list(named)


@pytest.mark.card("6R101")
@pytest.mark.parametrize("wounds", [0, 1])
def test_a_picket_exerts_twice(wounds: int) -> None:
    """Without a wound it can; with one it cannot exert twice, and is not offered."""
    at = in_rohan(6)
    picket = at.play("6R101", wounds=wounds)
    assert (wounds == 0) == hand_over(at.maneuver()).offered("use", picket)


@pytest.mark.card("6R103")
def test_a_troll_at_the_gate() -> None:
    """Four cheaper with a Troll in play; each other minion of Mordor makes it stronger."""
    at = in_rohan(6)
    [card] = at.hand(1, "6R103")
    alone = twilight_cost(at.table, card)
    at.play(minion("Stone Troll", race="troll"))
    assert (8, 4) == (alone, twilight_cost(at.table, card))
    at = in_rohan(6)
    troll = at.play("6R103")
    for _orc in range(2):
        at.play(ORC_OF_THE_GATE)
    at.play(PLAIN_ORC)
    game = at.skirmish(at.play(HERO), troll)
    assert (15, 1) == (game.strength(troll), keyword(game.table, troll, terms.FIERCE))


@pytest.mark.card("6U104")
@pytest.mark.rule("LR-27.3")
@pytest.mark.parametrize(("companions", "named"), [(3, 2), (3, 1), (3, 0), (2, 1), (1, 0)])
def test_an_insurgent_among_many_cultures(companions: int, named: int) -> None:
    """He exerts for a card and a token for each culture of the Free Peoples that his player spots beyond two."""
    at = in_rohan(6)
    for hero in CULTURES[:companions]:
        at.play(hero)
    at.deck(1, PLAIN_ORC, PLAIN_ORC, PLAIN_ORC)
    insurgent = at.play("6U104")
    game = at.shadow().choose("use", insurgent)
    if companions > 1:
        assert list(range(companions)) == [option.amount for option in game.options("number")]
        game.choose("number", amount=named)
    found = (len(game.table.players[1].hand), game.table.twilight, game.wounds(insurgent))
    assert (named, named, 1) == found
