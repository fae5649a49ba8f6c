"""Dwarven cards of The Two Towers."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import keyword
from tests.lotr.cards.standing import (
    BOROMIR,
    EOMER,
    GIMLI,
    LEGOLAS,
    MERRY,
    PIPPIN,
    SAM,
    in_rohan,
    standing,
    zones,
)
from tests.lotr.samples import ally, companion, condition, minion

ORC_OF_THE_PLAINS = minion("Orc of the Plains", strength=5, vitality=3)
TOWERS_GIMLI = "4C49"
TOWERS_LEGOLAS = "4C74"
GUMA = "4C277"
PLAIN_ORC = minion("Plain Orc", strength=5, vitality=4)
MENU = "4C51"
QUICK = "4U53"


@pytest.mark.card("4C49")
@pytest.mark.parametrize(("friend", "gain"), [(TOWERS_LEGOLAS, 2), ("1U51", 2), (BOROMIR, 1), (TOWERS_GIMLI, 1)])
def test_gimli_exerts_for_a_companion(friend: str, gain: int) -> None:
    """Gimli, Unbidden Guest: he exerts to make an unbound companion strength +1, or Legolas strength +2."""
    at = in_rohan()
    gimli = at.play(TOWERS_GIMLI)
    other = gimli if friend == TOWERS_GIMLI else at.play(friend)
    base = 7 if friend == BOROMIR else 6
    game = at.skirmish(gimli, at.play(ORC_OF_THE_PLAINS)).choose("use", TOWERS_GIMLI)
    if friend != TOWERS_GIMLI:
        game.choose("choose", other)
    assert (base + gain, 1) == (game.strength(other), game.wounds(gimli))


@pytest.mark.card("4C49")
def test_gimli_does_not_help_the_ring_bound() -> None:
    """Gimli, Unbidden Guest: neither Ring-bound companions nor allies benefit, and he must be able to exert."""
    at = in_rohan()
    gimli, eomer = at.play(TOWERS_GIMLI), at.play(EOMER)
    at.play(SAM)
    at.play(GUMA)
    game = at.skirmish(gimli, at.play(ORC_OF_THE_PLAINS)).choose("use", TOWERS_GIMLI)
    assert sorted([gimli, eomer]) == sorted(game.choices())
    at = in_rohan()
    gimli = at.play(TOWERS_GIMLI, wounds=2)
    assert not at.skirmish(gimli, at.play(ORC_OF_THE_PLAINS)).offered("use", TOWERS_GIMLI)


@pytest.mark.card("4C49")
def test_gimli_the_guest_strikes_twice() -> None:
    """Gimli, Unbidden Guest: he is damage +1."""
    at = in_rohan()
    gimli, orc = at.play(TOWERS_GIMLI), at.play(ORC_OF_THE_PLAINS)
    assert 2 == at.skirmish(gimli, orc).pass_().pass_().wounds(orc)


@pytest.mark.card(MENU)
@pytest.mark.rule("LR-27.3")
@pytest.mark.parametrize(
    ("friend", "verb", "strength", "damage"), [(LEGOLAS, "yes", 9, 2), (LEGOLAS, "no", 8, 1), (EOMER, "", 8, 1)]
)
def test_the_dwarves_are_upon_you(friend: str, verb: str, strength: int, damage: int) -> None:
    """Khazâd Ai-mênu: a Dwarf is strength +2, or strength +3 and damage +1 if Legolas is spotted."""
    at = standing()
    gimli, orc = at.play(GIMLI), at.play(PLAIN_ORC)
    at.play(friend)
    second = at.play(companion("Second Dwarf", race="dwarf"))
    at.hand(0, MENU)
    game = at.skirmish(gimli, orc).choose("play", MENU)
    if verb:
        game.choose(verb)
    assert (0, [gimli, second]) == (game.asked, game.choices())
    game.choose("choose", gimli)
    assert (strength, damage) == (game.strength(gimli), keyword(game.table, gimli, terms.DAMAGE))


@pytest.mark.card(QUICK)
@pytest.mark.parametrize(("heroes", "offered"), [((GIMLI, LEGOLAS), True), ((GIMLI,), False), ((LEGOLAS,), False)])
def test_a_dwarf_and_an_elf_together(heroes: tuple[str, ...], offered: bool) -> None:
    """Quick As May Be: with a Dwarf and an Elf companion, a minion is wounded in the maneuver phase."""
    at = standing()
    for hero in heroes:
        at.play(hero)
    orc = at.play(PLAIN_ORC)
    at.hand(0, QUICK)
    game = at.maneuver()
    assert offered == game.offered("play", QUICK)
    if offered:
        assert 1 == game.choose("play", QUICK).wounds(orc)


NOTCHED = "4R52"
FINAL_COUNT = condition("Final Count", culture="elven")


@pytest.mark.card(NOTCHED)
@pytest.mark.parametrize(
    ("mine", "his", "gain"), [(0, 0, 0), (2, 0, 0), (2, 1, 1), (2, 2, 2), (1, 2, 1), (4, 3, 3), (5, 6, 3)]
)
def test_gimli_counts_as_far_as_legolas_does(mine: int, his: int, gain: int) -> None:
    """My Axe Is Notched: Gimli gains the smaller token count of this card and Final Count, up to 3 (LR-27.4)."""
    at = in_rohan()
    gimli, other = at.play(GIMLI), at.play(LEGOLAS)
    before = at.fellowship().strength(gimli), at.fellowship().strength(other)
    at.play(NOTCHED, tokens=mine, culture="dwarven")
    at.play(FINAL_COUNT, tokens=his, culture="elven")
    game = at.fellowship()
    assert (before[0] + gain, before[1]) == (game.strength(gimli), game.strength(other))


@pytest.mark.card(NOTCHED)
def test_alone_the_notches_are_worth_nothing() -> None:
    """My Axe Is Notched: Gimli gains no strength without Final Count in play."""
    at = in_rohan()
    gimli = at.play(GIMLI)
    at.play(NOTCHED, tokens=3, culture="dwarven")
    assert 6 == at.fellowship().strength(gimli)


@pytest.mark.card(NOTCHED)
def test_a_notch_for_each_skirmish_that_gimli_wins() -> None:
    """My Axe Is Notched: a Dwarven token is added only when Gimli wins a skirmish."""
    for fighter, orc, notches in ((GIMLI, "weak", 1), (GIMLI, "strong", 0), (LEGOLAS, "weak", 0)):
        at = in_rohan()
        notched = at.play(NOTCHED)
        foe = at.play(minion(orc, strength=1 if orc == "weak" else 9, vitality=4))
        game = at.skirmish(at.play(fighter), foe).pass_().pass_()
        if notches:
            game.choose("respond")  # the wounds of the loser and the token come in any order
        assert notches == game.table.cards[notched].tokens


@pytest.mark.card(NOTCHED)
@pytest.mark.rule("LR-31.1")
@pytest.mark.parametrize(("mine", "his"), [("elven", "elven"), ("dwarven", "dwarven")])
def test_notches_are_counted_by_their_culture(mine: str, his: str) -> None:
    """My Axe Is Notched: tokens of another culture do not count on either card."""
    at = in_rohan()
    gimli = at.play(GIMLI)
    at.play(NOTCHED, tokens=2, culture=mine)
    at.play(FINAL_COUNT, tokens=2, culture=his)
    assert 6 == at.fellowship().strength(gimli)


STOUT = "4U57"


@pytest.mark.card(STOUT)
@pytest.mark.parametrize(("winner", "verb", "tokens"), [(GIMLI, "respond", 1), (GIMLI, "pass", 0), (LEGOLAS, "", 0)])
def test_a_dwarf_who_wins_is_remembered(winner: str, verb: str, tokens: int) -> None:
    """Stout and Strong: a Dwarven token may be added when a Dwarf wins a skirmish."""
    at = in_rohan()
    stout = at.play(STOUT)
    game = at.skirmish(at.play(winner), at.play(minion("Weak", strength=1, vitality=9))).passes()
    while game.prompt == "prompt-required-order":
        game.choose("suffer")
    assert bool(verb) == game.offered("respond", stout)
    if verb:
        game.choose(verb)
    piece = game.table.cards[stout]
    assert (tokens, "dwarven" if tokens else "") == (piece.tokens, piece.culture_tokens)


@pytest.mark.card(STOUT)
@pytest.mark.parametrize(("tokens", "gain"), [(0, 0), (1, 1), (3, 3), (4, 3)])
def test_stout_and_strong(tokens: int, gain: int) -> None:
    """Stout and Strong: it is discarded to make an unbound companion strength +1 per token, up to +3."""
    at = in_rohan()
    stout = at.play(STOUT, tokens=tokens, culture="dwarven")
    gimli, legolas = at.play(GIMLI), at.play(LEGOLAS)
    game = at.skirmish(legolas, at.play(minion("Foe", strength=5)))
    before = game.strength(legolas)
    game.choose("use", stout)
    assert [gimli, legolas] == game.choices()
    game.choose("choose", legolas)
    assert (before + gain, terms.DISCARD_PILE) == (game.strength(legolas), game.zone(stout))


LOCKBEARER = "4R48"


@pytest.mark.card(LOCKBEARER)
def test_gimli_counts_the_hobbits() -> None:
    """Gimli, Lockbearer: damage +1, and strength +1 for each unbound Hobbit companion."""
    at = in_rohan()
    gimli = at.play(LOCKBEARER)
    at.play(SAM)
    at.play(EOMER)
    at.play(ally("Hobbit of the Shire", race="hobbit"))
    game = at.fellowship()
    assert (6, 1) == (game.strength(gimli), keyword(game.table, gimli, terms.DAMAGE))
    merry = at.play(MERRY)
    assert 7 == at.fellowship().strength(gimli)
    at.play(PIPPIN)
    game = at.fellowship()
    assert (8, game.strength(merry)) == (game.strength(gimli), game.table.cards[merry].printed.strength)


SEARCH = "4C56"


@pytest.mark.card(SEARCH)
def test_a_search() -> None:
    """Search Far and Wide: a Dwarf is spotted and the top card discarded to draw two cards."""
    at = in_rohan()
    at.play(GIMLI)
    deck = at.deck(0, GUMA, GUMA, GUMA, GUMA)
    at.hand(0, SEARCH)
    game = at.fellowship().choose("play", SEARCH)
    assert [terms.DISCARD_PILE, terms.HAND, terms.HAND, terms.DECK] == zones(game, *deck)


@pytest.mark.card(SEARCH)
@pytest.mark.parametrize(("hero", "deck"), [(LEGOLAS, (GUMA, GUMA)), (GIMLI, ())])
def test_no_search(hero: str, deck: tuple[str, ...]) -> None:
    """Search Far and Wide: the event needs a Dwarf and a card in the draw deck to discard."""
    at = in_rohan()
    at.play(hero)
    at.deck(0, *deck)
    at.hand(0, SEARCH)
    assert not at.fellowship().offered("play", SEARCH)
