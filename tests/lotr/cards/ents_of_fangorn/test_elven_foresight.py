"""Elven cards of Ents of Fangorn that look at the top card of the draw deck."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.visibility import knows
from tests.lotr.cards.standing import BOROMIR, GIMLI, choices_of, standing, zones
from tests.lotr.samples import ally, companion, condition, minion

ELF = companion("Plain Elf", race="elf", strength=6, vitality=4)
ORC = minion("Plain Orc", strength=9, vitality=5)
COSTLY = minion("Costly", cost=4)
CHEAP = condition("Cheap", cost=1)
FOREARMED, FOREWARNED, GIFT, DREAM = "6U16", "6C17", "6U19", "6U20"


@pytest.mark.card(FOREARMED)
@pytest.mark.parametrize(("top", "fighter", "loss"), [(COSTLY, ELF, 4), (CHEAP, ELF, 1), (COSTLY, BOROMIR, 0)])
def test_the_costlier_the_card_the_weaker_the_minion(top: str, fighter: str, loss: int) -> None:
    """Forearmed: the top card is revealed, and a minion fighting an Elf loses strength equal to its twilight cost."""
    at = standing()
    orc, other = at.play(ORC), at.play(ORC)
    at.play(ORC)
    first, second = at.deck(0, top, ORC)
    at.hand(0, FOREARMED)
    game = at.skirmish(at.play(fighter), orc, other).choose("play", FOREARMED)
    if fighter == ELF:
        assert [orc, other] == choices_of(game)
        game.choose("choose", orc)
    assert (9 - loss, 9) == (game.strength(orc), game.strength(other))
    assert [True, True, False] == [knows(game.table, seat, one) for seat, one in ((0, first), (1, first), (0, second))]
    assert (first, second) == game.table.players[0].deck


@pytest.mark.card(FOREARMED)
def test_nobody_is_forearmed_without_a_card() -> None:
    """Forearmed: the event cannot be played with an empty draw deck."""
    at = standing()
    at.deck(1, COSTLY)
    at.hand(0, FOREARMED)
    assert not at.skirmish(at.play(ELF), at.play(ORC)).offered("play", FOREARMED)


@pytest.mark.card(FOREWARNED)
@pytest.mark.parametrize("discards", [True, False])
def test_forewarned(discards: bool) -> None:
    """Forewarned: a twilight token is added to look at the top card, which may be discarded with the condition."""
    at = standing().pool(2)
    warning = at.play(FOREWARNED)
    top, next_one = at.deck(0, COSTLY, ORC)
    game = at.fellowship().choose("use", warning)
    assert (3, 0) == (game.table.twilight, game.asked)
    assert [True, False] == [knows(game.table, seat, top) for seat in (0, 1)]
    assert not knows(game.table, 0, next_one)
    game.choose("yes" if discards else "no")
    gone = [terms.DISCARD_PILE] * 2 if discards else [terms.PLAY, terms.DECK]
    assert [*gone, terms.DECK] == zones(game, warning, top, next_one)


@pytest.mark.card(FOREWARNED)
@pytest.mark.parametrize(("friends", "offered"), [((ELF,), False), ((ELF, GIMLI), False), ((ELF, ELF), True)])
def test_two_elves_give_warning(friends: tuple[str, ...], offered: bool) -> None:
    """Forewarned: two Elves must be spotted to play the condition."""
    at = standing()
    for friend in friends:
        at.play(friend)
    at.hand(0, FOREWARNED)
    assert offered == at.fellowship().offered("play", FOREWARNED)


@pytest.mark.card(GIFT)
@pytest.mark.parametrize(("choice", "zone"), [(1, terms.DISCARD_PILE), (2, terms.DECK), (3, terms.HAND)])
def test_a_gift_of_foresight(choice: int, zone: str) -> None:
    """Gift of Foresight: the top card is revealed, then discarded, left on top or taken into hand."""
    at = standing()
    at.play(ELF)
    top, second = at.deck(0, COSTLY, ORC)
    at.hand(0, GIFT)
    game = at.fellowship().choose("play", GIFT)
    assert all(knows(game.table, seat, top) for seat in (0, 1))
    assert [1, 2, 3] == [option.amount for option in game.options("choice")]
    game.choose("choice", amount=choice)
    assert [zone, terms.DECK] == zones(game, top, second)
    if zone == terms.DECK:
        assert (top, second) == game.table.players[0].deck


@pytest.mark.parametrize(
    "code", [pytest.param(GIFT, marks=pytest.mark.card(GIFT)), pytest.param(DREAM, marks=pytest.mark.card(DREAM))]
)
@pytest.mark.parametrize(("friend", "offered"), [(ELF, True), (ally("Elf Ally", race="elf"), True), (GIMLI, False)])
def test_only_elves_foresee(code: str, friend: str, offered: bool) -> None:
    """Gift of Foresight and Must Be a Dream: an Elf must be spotted to play either event."""
    at = standing()
    at.play(friend)
    at.deck(0, COSTLY)
    at.hand(0, code)
    assert offered == at.fellowship().offered("play", code)


@pytest.mark.card(FOREWARNED)
@pytest.mark.card(GIFT)
@pytest.mark.card(DREAM)
@pytest.mark.rule("LR-26.20")
@pytest.mark.parametrize("code", [FOREWARNED, GIFT, DREAM])
def test_there_is_nothing_to_foresee_in_an_empty_deck(code: str) -> None:
    """Forewarned, Gift of Foresight and Must Be a Dream: with an empty draw deck the effect does nothing."""
    at = standing()
    elf = at.play(companion("Elf", culture="elven", race="elf"), wounds=1)
    warning = at.play(FOREWARNED)
    at.hand(0, GIFT, DREAM)
    game = at.fellowship()
    game.choose("use" if code == FOREWARNED else "play", code)
    while game.prompt != "prompt-fellowship-action":
        game.choose(game.options()[0].verb)
    left = 2 if code == FOREWARNED else 1
    assert (1, left) == (game.wounds(elf), len(game.table.players[0].hand))
    assert code == FOREWARNED or terms.PLAY == game.zone(warning)


DWARVEN_SONG = condition("Song", culture="dwarven")


@pytest.mark.card(DREAM)
@pytest.mark.parametrize(("healed", "discards"), [(0, False), (1, True), (2, False)])
def test_a_dream_heals_those_of_the_culture_revealed(healed: int, discards: bool) -> None:
    """Must Be a Dream: up to two companions of the revealed card's culture are healed."""
    at = standing()
    dwarves = [at.play(companion(f"Dwarf {number}", culture="dwarven", race="dwarf"), wounds=2) for number in range(3)]
    others = [
        at.play(companion("Elf", culture="elven", race="elf"), wounds=1),
        at.play(ally("Smith", culture="dwarven", race="dwarf"), wounds=1),
        at.play(companion("Stranger"), wounds=1),
    ]
    top, _next = at.deck(0, DWARVEN_SONG, ORC)
    at.hand(0, DREAM)
    game = at.fellowship().choose("play", DREAM)
    assert all(knows(game.table, seat, top) for seat in (0, 1))
    assert dwarves == choices_of(game)
    assert game.game.pending is not None
    assert (0, 2) == (game.game.pending.least, game.game.pending.most)
    game.choose_all(*dwarves[:healed])
    game.choose("yes" if discards else "no")
    assert [2 - (place < healed) for place in range(3)] == [game.wounds(dwarf) for dwarf in dwarves]
    assert [1, 1, 1] == [game.wounds(other) for other in others]
    assert (terms.DISCARD_PILE if discards else terms.DECK) == game.zone(top)


@pytest.mark.card(DREAM)
def test_a_shadow_card_heals_nobody() -> None:
    """Must Be a Dream: a revealed Shadow card heals no companion, but may be discarded."""
    at = standing()
    elf = at.play(companion("Elf", culture="elven", race="elf"), wounds=1)
    at.play(companion("Stranger"), wounds=1)
    (top,) = at.deck(0, minion("Uruk", culture="isengard"))
    at.hand(0, DREAM)
    game = at.fellowship().choose("play", DREAM).choose("yes")
    assert (terms.DISCARD_PILE, 1) == (game.zone(top), game.wounds(elf))
