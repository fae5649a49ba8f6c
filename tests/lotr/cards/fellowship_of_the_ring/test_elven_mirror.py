"""The Mirror of Galadriel and Mallorn-trees, which look at or reveal cards in hand."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import Home
from inglenook.lotr.visibility import knows
from tests.lotr.cards.standing import GIMLI, LEGOLAS, standing
from tests.lotr.samples import ally, companion, minion

MIRROR = "1R55"
GALADRIEL = "3R17"
ORC = minion("Orc", strength=5, vitality=4)
LORIEN = (Home(6, terms.FELLOWSHIP_BLOCK),)


@pytest.mark.card(MIRROR)
def test_the_mirror_strengthens_the_golden_wood() -> None:
    """The Mirror of Galadriel: Elf allies with home site 6 have strength +1."""
    at = standing()
    elves = [at.play(GALADRIEL), at.play(ally("Elf of the Wood", race="elf", homes=LORIEN))]
    others = [
        at.play(ally("Man of the Wood", race="man", homes=LORIEN)),
        at.play(ally("Elf of Elsewhere", race="elf", homes=(Home(3, terms.FELLOWSHIP_BLOCK),))),
        at.play(companion("Elf of the Company", strength=3, race="elf")),
    ]
    at.play(MIRROR)
    game = at.fellowship()
    assert ([4, 4], [3, 3, 3]) == ([game.strength(one) for one in elves], [game.strength(one) for one in others])


@pytest.mark.card(MIRROR)
@pytest.mark.rule("LR-28.14")
def test_the_mirror_shows_two_cards() -> None:
    """The Mirror of Galadriel: she exerts to look at two random cards of a hand of seven, and one is discarded."""
    at = standing()
    mirror, lady = at.play(MIRROR), at.play(GALADRIEL)
    at.play(ORC)
    hand = at.hand(1, *(ORC,) * 7)
    game = at.maneuver().choose("use", mirror)
    seen = game.choices()
    assert (0, 2, 1) == (game.asked, len(seen), game.wounds(lady))
    assert sorted(seen) == [card for card in hand if knows(game.table, 0, card)]
    game.choose("choose", seen[1])
    assert [terms.HAND, terms.DISCARD_PILE] == [game.zone(card) for card in seen]
    assert 6 == len(game.table.players[1].hand)


@pytest.mark.card(MIRROR)
@pytest.mark.parametrize(("cards", "lady", "wounds"), [(6, GALADRIEL, 0), (7, LEGOLAS, 0), (7, GALADRIEL, 2)])
def test_the_mirror_is_dark(cards: int, lady: str, wounds: int) -> None:
    """The Mirror of Galadriel: a hand of six cards is too small, and Galadriel must exert."""
    at = standing()
    mirror = at.play(MIRROR)
    at.play(lady, wounds=wounds)
    at.play(ORC)
    at.hand(1, *(ORC,) * cards)
    at.hand(0, *(ORC,) * 8)
    assert not at.maneuver().offered("use", mirror)


@pytest.mark.card(MIRROR)
@pytest.mark.parametrize("cards", [6, 7])
def test_the_mirror_shows_a_hand_of_seven_only(cards: int) -> None:
    """The Mirror of Galadriel: the player chooses among opponents with at least seven cards in hand."""
    at = standing(seats=3)
    mirror = at.play(MIRROR)
    at.play(GALADRIEL)
    at.play(ORC)
    at.hand(1, *(ORC,) * cards)
    second = at.hand(2, *(ORC,) * 7)
    game = at.maneuver().choose("use", mirror)
    assert (cards == 7) == (game.prompt == "prompt-choose-opponent")
    if cards == 7:
        game.choose("player", amount=3)
    assert set(game.choices()) <= set(second)


@pytest.mark.card("1U54")
@pytest.mark.rule("LR-28.15", "LR-28.17")
def test_beneath_the_mallorn_trees() -> None:
    """Mallorn-trees: an Elven card is revealed from hand and put beneath the draw deck, as often as wanted."""
    at = standing()
    trees = at.play("1U54")
    top = at.deck(0, GIMLI)
    bow, elf, dwarf = at.hand(0, "1C41", LEGOLAS, GIMLI)
    game = at.fellowship().choose("use", trees)
    assert sorted([bow, elf]) == sorted(game.choices())
    game.choose("choose", elf)
    assert ((*top, elf), (bow, dwarf)) == (game.table.players[0].deck, game.table.players[0].hand)
    assert [True, True] == [knows(game.table, seat, elf) for seat in (0, 1)]
    assert game.choose("use", trees).table.players[0].deck == (*top, elf, bow)
    assert not game.offered("use", trees)
