"""Dwarven cards of Ents of Fangorn."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.visibility import knows
from tests.lotr.cards.standing import GIMLI, LEGOLAS, choices_of, in_rohan, zones
from tests.lotr.samples import ally, companion, condition, minion, possession

TOSS = "6R11"
TALE = condition("Tale of Old", culture="dwarven")
SONG = condition("Song of Old", culture="elven")
DWARF = companion("Dwarf", culture="dwarven", race="dwarf")
ELF = companion("Elf", culture="elven", race="elf")


@pytest.mark.card(TOSS)
@pytest.mark.parametrize(("host", "more"), [(TALE, 1), (SONG, 0), (DWARF, 0)])
def test_toss_me_stacked(host: str, more: int) -> None:
    """Toss Me: stacked on a Dwarven condition, the event gives Gimli strength +1."""
    at = in_rohan()
    gimli, legolas, on = at.play(GIMLI), at.play(LEGOLAS), at.play(host)
    game = at.fellowship()
    before = game.strength(gimli), game.strength(legolas)
    at.stack(TOSS, 0, on)
    assert (before[0] + more, before[1]) == (game.strength(gimli), game.strength(legolas))


@pytest.mark.card(TOSS)
@pytest.mark.rule("LR-26.28")
@pytest.mark.parametrize(("choice", "place"), [(1, 0), (2, -1)])
def test_toss_me_goes_into_the_deck_itself(choice: int, place: int) -> None:
    """Toss Me: the event is put on top of or beneath the draw deck instead of into the discard pile."""
    at = in_rohan()
    at.deck(0, DWARF, DWARF)
    [toss, *_rest] = at.hand(0, TOSS, DWARF)
    game = at.fellowship().choose("play", TOSS).choose("choice", amount=choice)
    player = game.table.players[0]
    assert (toss, 3, ()) == (player.deck[place], len(player.deck), player.discard)
    assert knows(game.table, 1, toss)


@pytest.mark.card(TOSS)
@pytest.mark.parametrize(("choice", "place"), [(3, 0), (4, -1)])
def test_toss_another(choice: int, place: int) -> None:
    """Toss Me: another Dwarven card goes from hand to the deck unseen, and the event is discarded."""
    at = in_rohan()
    at.deck(0, ELF, ELF)
    toss, dwarf, gimli, elf = at.hand(0, TOSS, DWARF, GIMLI, ELF)
    game = at.fellowship().choose("play", TOSS).choose("choice", amount=choice)
    assert [dwarf, gimli] == game.choices()
    game.choose("choose", dwarf)
    player = game.table.players[0]
    assert (dwarf, (toss,), (gimli, elf)) == (player.deck[place], player.discard, player.hand)
    assert (True, False) == (knows(game.table, 0, dwarf), knows(game.table, 1, dwarf))


@pytest.mark.card(TOSS)
@pytest.mark.rule("LG-63")
def test_nothing_else_to_toss() -> None:
    """Toss Me: without another Dwarven card in hand, only the event itself can be put into the draw deck."""
    at = in_rohan()
    at.hand(0, TOSS, ELF, TOSS)
    game = at.fellowship().choose("play", TOSS)
    assert 0 == game.asked
    assert [1, 2, 3, 4] == [option.amount for option in game.options("choice")]
    at = in_rohan()
    at.hand(0, TOSS, ELF)
    game = at.fellowship().choose("play", TOSS)
    assert [1, 2] == [option.amount for option in game.options("choice")]


AID, PALACES = "6U9", "6C10"
ORC = minion("Orc", vitality=4)


@pytest.mark.card(AID)
def test_dwarves_and_elves_fight_together() -> None:
    """Lend Us Your Aid: Gimli exerts twice, and he and each Elf companion are strength +3 until the regroup phase."""
    at = in_rohan()
    gimli = at.play(companion("Gimli", culture="dwarven", race="dwarf", vitality=4, unique=True))
    others = [at.play(ELF), at.play(LEGOLAS), at.play(DWARF), at.play(ally("Elf at Home", race="elf"))]
    at.play(ORC)
    at.hand(0, AID)
    game = at.maneuver()
    cards = [gimli, *others]
    before = [game.strength(card) for card in cards]
    game.choose("play", AID)
    assert [3, 3, 3, 0, 0] == [game.strength(card) - old for card, old in zip(cards, before, strict=True)]
    assert [2, 0, 0, 0, 0] == [game.wounds(card) for card in cards]
    while game.table.phase != terms.REGROUP:
        assert before[0] + 3 == game.strength(gimli)
        game.choose("pass" if game.offered("pass") else "done")
    assert before[:3] == [game.strength(card) for card in cards[:3]]


@pytest.mark.card(AID)
@pytest.mark.parametrize(("hero", "wounds"), [(GIMLI, 1), (DWARF, 0)])
def test_who_cannot_lend_his_aid(hero: str, wounds: int) -> None:
    """Lend Us Your Aid: only Gimli can exert for the event, and he must be able to exert twice."""
    at = in_rohan()
    at.play(hero, wounds=wounds)
    at.play(ORC)
    at.hand(0, AID)
    assert not at.maneuver().offered("play", AID)


@pytest.mark.card(PALACES)
@pytest.mark.rule("LR-31.1")
@pytest.mark.parametrize(("hero", "verb", "tokens"), [(DWARF, "respond", 2), (DWARF, "pass", 0), (ELF, "", 0)])
def test_palaces_come_with_tokens(hero: str, verb: str, tokens: int) -> None:
    """Suspended Palaces: two Dwarven tokens may be put on the condition if a Dwarf can be spotted."""
    at = in_rohan()
    at.play(hero)
    [palaces] = at.hand(0, PALACES)
    game = at.fellowship().choose("play", PALACES)
    assert bool(verb) == game.offered("respond", palaces)
    if verb:
        game.choose(verb)
    piece = game.table.cards[palaces]
    assert (tokens, "dwarven" if tokens else "") == (piece.tokens, piece.culture_tokens)


@pytest.mark.card(PALACES)
def test_a_palace_gives_its_tokens_and_then_itself() -> None:
    """Suspended Palaces: a token or the condition is spent to stack the top card of the deck on a Dwarven condition."""
    at = in_rohan()
    palaces = at.play(PALACES, tokens=1, culture="dwarven")
    empty, tale, other, song = at.play(TALE), at.play(TALE), at.play(TALE), at.play(SONG)
    for host in (tale, other, song, at.play(possession("Chest", culture="dwarven"))):
        at.stack(DWARF, 0, host)
    top, next_one, last = at.deck(0, ELF, DWARF, ELF)
    game = at.fellowship().choose("use", palaces)
    assert 0 == game.asked
    game.choose("choice", amount=2)
    assert [tale, other] == choices_of(game)
    game.choose("choose", other)
    assert (0, terms.PLAY) == (game.table.cards[palaces].tokens, game.zone(palaces))
    game.choose("use", palaces).choose("choose", tale)  # no token is left, so the condition goes
    assert [terms.DISCARD_PILE, terms.STACKED, terms.STACKED, terms.DECK] == zones(game, palaces, top, next_one, last)
    assert [0, 2, 2, 1] == [len(game.table.cards[host].stacked) for host in (empty, tale, other, song)]


@pytest.mark.card(PALACES)
def test_a_palace_for_nothing() -> None:
    """Suspended Palaces: the cost can be paid without effect, and tokens on other cards are not spent."""
    at = in_rohan()
    palaces = at.play(PALACES, tokens=1, culture="elven")
    at.play(TALE)
    [top] = at.deck(0, ELF)
    game = at.fellowship().choose("use", palaces)
    assert [terms.DISCARD_PILE, terms.DECK] == zones(game, palaces, top)
