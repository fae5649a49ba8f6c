"""Dwarven cards of The Two Towers that stack cards on conditions or use stacked cards."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import Thing
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Continuous
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.facade import strength
from inglenook.lotr.dsl.filters import CONDITION, Titled
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.visibility import knows
from tests.lotr.cards.standing import GIMLI, LEGOLAS, choices_of, in_rohan, zones
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import companion, condition, event, minion, possession

AXE, LAD, COURTESY, FORESIGHT, HEART = "4R41", "4U43", "4C44", "4R45", "4R46"
ARMORY, ROCK, NIGHT, RESTLESS = "4U47", "4C50", "4R54", "4R55"
TALE = condition("Tale of Old", culture="dwarven")
SONG = condition("Song of Old", culture="elven")
CHEST = possession("Chest", culture="dwarven")
LETTER = condition("Letter", on=On(CONDITION))
DWARF = companion("Dwarf", culture="dwarven", race="dwarf", vitality=4)
FRIEND = companion("Friend", vitality=4)
NEWS = event("News")
RUMOUR = event("Rumour", side=terms.SHADOW)
ORC = minion("Plain Orc", strength=5, vitality=3)


def stacked_on(game: Playing, host: Thing) -> tuple[Thing, ...]:
    """Returns the cards stacked on a card."""
    return game.table.cards[host].stacked


def with_tales(at: Position) -> tuple[Thing, Thing, Thing]:
    """Returns a Dwarven condition, the card stacked on it, and an Elven condition with a card stacked on it."""
    tale, song = at.play(TALE), at.play(SONG)
    at.stack(NEWS, 0, song)
    at.stack(NEWS, 0, at.play(CHEST))
    return tale, at.stack(NEWS, 0, tale), song


# Stacking.


@pytest.mark.card(LAD)
@pytest.mark.rule("LR-28.22")
def test_the_top_of_the_deck_is_stacked() -> None:
    """Come Here Lad: two cards are stacked on a Dwarven condition that already has a stacked card."""
    at = in_rohan()
    tale, _news, _song = with_tales(at)
    other = at.play(TALE)
    first = at.stack(NEWS, 0, other)
    at.play(TALE)
    top, second, third = at.deck(0, NEWS, RUMOUR, NEWS)
    at.hand(0, LAD)
    game = at.fellowship().choose("play", LAD)
    assert [tale, other] == choices_of(game)
    assert not knows(game.table, 0, top)
    game.choose("choose", other)
    assert (first, top, second) == stacked_on(game, other)
    assert (third,) == game.table.players[0].deck
    assert all(knows(game.table, 1, card) for card in (top, second))


@pytest.mark.card(LAD)
@pytest.mark.rule("LR-26.20")
@pytest.mark.parametrize("deck", [(), (NEWS,)])
def test_of_a_small_deck_there_is_less_to_stack(deck: tuple[str, ...]) -> None:
    """Come Here Lad: fewer cards are stacked if the draw deck has fewer than two."""
    at = in_rohan()
    tale, news, _song = with_tales(at)
    cards = at.deck(0, *deck)
    at.hand(0, LAD)
    assert (news, *cards) == stacked_on(at.fellowship().choose("play", LAD), tale)


@pytest.mark.card(LAD)
@pytest.mark.rule("LR-26.22")
def test_nothing_begins_a_stack() -> None:
    """Come Here Lad: no card is stacked if no Dwarven condition has a stacked card."""
    at = in_rohan()
    at.play(TALE)
    cards = at.deck(0, NEWS, NEWS)
    at.hand(0, LAD)
    assert tuple(cards) == at.fellowship().choose("play", LAD).table.players[0].deck


@pytest.mark.card(COURTESY)
def test_courtesy_brings_a_card_back() -> None:
    """Courtesy of My Hall: when it is played, any card of the discard pile is stacked on it."""
    at = in_rohan()
    news, rumour = at.discard(0, NEWS, RUMOUR)
    at.discard(1, NEWS)
    [courtesy] = at.hand(0, COURTESY)
    game = at.fellowship().choose("play", COURTESY)
    assert [news, rumour] == choices_of(game)
    game.choose("choose", rumour)
    assert ((rumour,), (news,)) == (stacked_on(game, courtesy), game.table.players[0].discard)


@pytest.mark.card(COURTESY)
def test_courtesy_heals_a_dwarf() -> None:
    """Courtesy of My Hall: a Free Peoples card stacked on this condition is discarded to heal a Dwarf."""
    at = in_rohan()
    gimli, other, friend = at.play(DWARF, wounds=2), at.play(DWARF, wounds=1), at.play(FRIEND, wounds=2)
    courtesy = at.play(COURTESY)
    with_tales(at)
    at.stack(RUMOUR, 0, courtesy)
    assert not at.fellowship().offered("use", courtesy)
    news = at.stack(NEWS, 0, courtesy)
    game = at.fellowship().choose("use", courtesy)
    assert [gimli, other] == choices_of(game)
    game.choose("choose", gimli)
    assert [terms.DISCARD_PILE, 1, 1, 2] == [game.zone(news), *(game.wounds(one) for one in (gimli, other, friend))]
    assert not game.offered("use", courtesy)


@pytest.mark.card(HEART)
@pytest.mark.parametrize("count", [4, 6, 8])
def test_the_heart_rises(count: int) -> None:
    """Ever My Heart Rises: when it is played, up to six cards are revealed and stacked on it."""
    at = in_rohan()
    deck = at.deck(0, *[NEWS] * count)
    [heart] = at.hand(0, HEART)
    game = at.fellowship().choose("play", HEART)
    assert tuple(deck[:6]) == stacked_on(game, heart)
    assert tuple(deck[6:]) == game.table.players[0].deck
    assert "log-saw-deck" in game.log()


@pytest.mark.card(HEART)
def test_the_heart_remembers() -> None:
    """Ever My Heart Rises: the top card is discarded to take a stacked Free Peoples card into hand."""
    at = in_rohan()
    at.play(DWARF)
    heart = at.play(HEART)
    with_tales(at)
    one, two, _rumour = at.stack(NEWS, 0, heart), at.stack(NEWS, 0, heart), at.stack(RUMOUR, 0, heart)
    top, next_one = at.deck(0, NEWS, NEWS)
    game = at.fellowship().choose("use", heart)
    assert [one, two] == choices_of(game)
    game.choose("choose", two)
    assert [terms.HAND, terms.DISCARD_PILE, terms.DECK] == zones(game, two, top, next_one)


@pytest.mark.card(HEART)
@pytest.mark.parametrize(("dwarf", "deck"), [(FRIEND, (NEWS,)), (DWARF, ())])
def test_the_heart_is_silent(dwarf: str, deck: tuple[str, ...]) -> None:
    """Ever My Heart Rises: the action needs a Dwarf and a card in the draw deck to discard."""
    at = in_rohan()
    at.play(dwarf)
    heart = at.play(HEART)
    at.stack(NEWS, 0, heart)
    at.deck(0, *deck)
    at.hand(0, NEWS)
    assert not at.fellowship().offered("use", heart)


@pytest.mark.card(FORESIGHT)
def test_foresight_takes_what_is_stacked() -> None:
    """Dwarven Foresight: a Free Peoples card stacked on any Dwarven condition is taken into hand."""
    at = in_rohan()
    at.play(DWARF)
    tale, news, _song = with_tales(at)
    at.stack(RUMOUR, 0, tale)
    other = at.stack(NEWS, 0, at.play(COURTESY))
    at.hand(0, FORESIGHT)
    game = at.fellowship().choose("play", FORESIGHT)
    assert [news, other] == choices_of(game)
    assert [terms.HAND, terms.STACKED] == zones(game.choose("choose", news), news, other)


@pytest.mark.card(FORESIGHT)
def test_foresight_is_for_dwarves() -> None:
    """Dwarven Foresight: a Dwarf must be spotted."""
    at = in_rohan()
    at.play(FRIEND)
    with_tales(at)
    at.hand(0, FORESIGHT)
    assert not at.fellowship().offered("play", FORESIGHT)


@pytest.mark.card(FORESIGHT)
@pytest.mark.rule("LR-28.23")
def test_what_leaves_a_stack_says_no_more_there() -> None:
    """Dwarven Foresight: the text of a stacked card stops working when the card is taken into hand."""
    at = in_rohan()
    gimli = at.play(GIMLI)
    boast = condition("Boast", Continuous((strength(2),), of=Titled("Gimli"), zone=terms.STACKED), culture="dwarven")
    at.stack(boast, 0, at.play(TALE))
    at.hand(0, FORESIGHT)
    game = at.fellowship()
    before = game.strength(gimli)
    assert before - 2 == game.choose("play", FORESIGHT).strength(gimli)


# In a skirmish.


@pytest.mark.card(ROCK)
def test_good_rock() -> None:
    """Here Is Good Rock: a Free Peoples card is stacked from hand to make a Dwarf damage +1."""
    at = in_rohan()
    gimli, friend, foe = at.play(DWARF), at.play(FRIEND), at.play(ORC)
    other_dwarf, rock = at.play(DWARF), at.play(ROCK)
    at.stack(NEWS, 0, rock)
    news, other, _rumour = at.hand(0, NEWS, NEWS, RUMOUR)
    game = at.skirmish(friend, foe).choose("use", rock)
    assert [news, other] == choices_of(game)
    game.choose("choose", news)
    assert [gimli, other_dwarf] == choices_of(game)
    game.choose("choose", gimli)
    heroes = (gimli, other_dwarf, friend)
    assert [terms.STACKED, 1, 0, 0] == [game.zone(news), *(keyword(game.table, one, terms.DAMAGE) for one in heroes)]
    game.pass_().choose("use", rock).choose("choose", gimli)
    assert 2 == keyword(game.table, gimli, terms.DAMAGE)
    assert not game.pass_().offered("use", rock)  # a Shadow card is left in hand


@pytest.mark.card(ARMORY)
def test_the_armory_protects_the_dwarf_who_exerts() -> None:
    """From the Armory: a Dwarf exerts and a card is stacked from hand so that the Dwarf takes no wounds."""
    at = in_rohan()
    gimli, other = at.play(DWARF), at.play(DWARF)
    at.play(FRIEND)
    armory = at.play(ARMORY)
    [news] = at.hand(0, NEWS)
    game = at.skirmish(gimli, at.play(minion("Strong", strength=7))).choose("use", armory)
    assert [gimli, other] == choices_of(game)
    game.choose("choose", gimli)
    assert (1, (news,)) == (game.wounds(gimli), stacked_on(game, armory))
    assert 1 == game.passes().wounds(gimli)


@pytest.mark.card(ARMORY)
def test_the_armory_is_for_that_dwarf_only() -> None:
    """From the Armory: only the Dwarf who exerted is protected."""
    at = in_rohan()
    gimli, other, armory = at.play(DWARF), at.play(DWARF), at.play(ARMORY)
    at.hand(0, NEWS)
    game = at.skirmish(gimli, at.play(minion("Strong", strength=7))).choose("use", armory).choose("choose", other)
    assert 1 == game.passes().wounds(gimli)


@pytest.mark.card(ARMORY)
@pytest.mark.parametrize(
    ("hero", "wounds", "hand"),
    [(FRIEND, 0, NEWS), (DWARF, 3, NEWS), (DWARF, 0, RUMOUR)],
    ids=["man", "tired", "shadow"],
)
def test_the_armory_is_closed(hero: str, wounds: int, hand: str) -> None:
    """From the Armory: the action needs a Dwarf who can exert and a Free Peoples card in hand."""
    at = in_rohan()
    armory = at.play(ARMORY)
    at.hand(0, hand)
    assert not at.skirmish(at.play(hero, wounds=wounds), at.play(ORC)).offered("use", armory)


@pytest.mark.card(AXE)
@pytest.mark.rule("LR-25.2")
def test_the_axe_of_erebor() -> None:
    """Axe of Erebor: a Dwarven condition or a card stacked on one is discarded to make Gimli strength +1."""
    at = in_rohan()
    gimli, legolas = at.play(GIMLI), at.play(LEGOLAS)
    plain = at.fellowship().strength(gimli), keyword(at.table, gimli, terms.DAMAGE)
    axe = at.play(AXE, on=gimli)
    tale, news, song = with_tales(at)
    theirs = at.play(TALE, seat=1)
    hidden = at.stack(NEWS, 1, theirs)
    game = at.skirmish(legolas, at.play(ORC))
    assert (plain[0] + 2, plain[1] + 1) == (game.strength(gimli), keyword(game.table, gimli, terms.DAMAGE))
    assert 0 == game.choose("use", axe).asked
    game.choose("choice", amount=2)
    assert (terms.DISCARD_PILE, plain[0] + 3) == (game.zone(news), game.strength(gimli))
    game.pass_().choose("use", axe)  # nothing is stacked any more, so there is no choice
    assert (terms.DISCARD_PILE, plain[0] + 4) == (game.zone(tale), game.strength(gimli))
    assert not game.pass_().offered("use", axe)
    assert [terms.PLAY, terms.PLAY, terms.STACKED] == zones(game, song, theirs, hidden)


def hall(*hand: str) -> tuple[Position, list[Thing], list[Thing], list[Thing]]:
    """Returns two wounded Dwarves, Gimli's axe, two Dwarven conditions and two stacked cards."""
    at = in_rohan()
    dwarves, conditions = [at.play(GIMLI, wounds=1), at.play(DWARF, wounds=1)], [at.play(COURTESY), at.play(TALE)]
    at.play(AXE, on=dwarves[0])
    at.hand(0, *hand)
    return at, dwarves, conditions, [at.stack(NEWS, 0, conditions[0]) for _one in range(2)]


@pytest.mark.card(COURTESY, RESTLESS, AXE)
def test_who_pays_chooses() -> None:
    """Courtesy of My Hall, Restless Axe and Axe of Erebor: the player of the card chooses how to pay the cost."""
    at, _dwarves, _conditions, cards = hall()
    assert cards == choices_of(at.fellowship().choose("use", COURTESY))
    at, dwarves, _conditions, _cards = hall(RESTLESS)
    assert dwarves == choices_of(at.regroup().choose("play", RESTLESS))
    for choice in (1, 2):
        at, dwarves, conditions, cards = hall()
        game = at.skirmish(dwarves[1], at.play(ORC)).choose("use", AXE).choose("choice", amount=choice)
        assert (conditions if choice == 1 else cards) == choices_of(game)


@pytest.mark.card(AXE)
def test_only_gimli_bears_the_axe() -> None:
    """Axe of Erebor: only Gimli can bear the axe."""
    for hero, offered in ((GIMLI, True), (DWARF, False)):
        at = in_rohan()
        at.play(hero)
        at.hand(0, AXE)
        assert offered == at.fellowship().offered("play", AXE)


# Into the deck.


@pytest.mark.card(NIGHT)
@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_a_night_of_rest(chosen: int) -> None:
    """Rest by Blind Night: any number of Dwarven conditions and their stacked cards are shuffled into the deck."""
    at = in_rohan()
    tale, news, song = with_tales(at)
    other = at.play(TALE)
    at.play(DWARF)
    letter = at.play(LETTER, on=tale)
    theirs = at.play(TALE, seat=1)
    at.deck(0, NEWS, NEWS)
    at.hand(0, NIGHT)
    game = at.regroup().choose("play", NIGHT)
    assert [tale, other] == choices_of(game)
    game.choose_all(*(tale, other)[:chosen])
    gone = [(), (tale, news), (tale, news, other)][chosen]
    left = [card for card in (tale, news, other) if card not in gone]
    assert all(terms.DECK == game.zone(card) and not knows(game.table, 0, card) for card in gone)
    assert all(game.zone(card) in (terms.PLAY, terms.STACKED) for card in (*left, song, theirs))
    assert 2 + len(gone) == len(game.table.players[0].deck)
    assert (terms.DISCARD_PILE if chosen else terms.PLAY) == game.zone(letter)  # it lay on it, but was not stacked


@pytest.mark.card(RESTLESS)
@pytest.mark.parametrize("stacked", [0, 2])
def test_a_restless_axe(stacked: int) -> None:
    """Restless Axe: a Dwarf exerts, a condition is shuffled away, and a minion exerts for each shuffled card."""
    at = in_rohan()
    gimli = at.play(DWARF)
    at.play(FRIEND)
    tale, song = at.play(TALE), at.play(SONG)
    cards = [at.stack(NEWS, 0, tale) for _one in range(stacked)]
    foe, other = at.play(ORC), at.play(ORC)
    at.hand(0, RESTLESS)
    game = at.regroup().choose("play", RESTLESS)
    for orc in (foe, other, other)[: 1 + stacked]:
        assert [foe, other] == choices_of(game)
        game.choose("choose", orc)
    assert (1, 1, stacked) == (game.wounds(gimli), game.wounds(foe), game.wounds(other))
    assert [terms.DECK] * (1 + stacked) + [terms.PLAY] == zones(game, tale, *cards, song)


@pytest.mark.card(RESTLESS)
@pytest.mark.parametrize(("conditions", "wounds"), [(0, 0), (2, 1)])
def test_one_restless_axe_at_a_time(conditions: int, wounds: int) -> None:
    """Restless Axe: one of several conditions is chosen, and without a condition no minion exerts."""
    at = in_rohan()
    at.play(DWARF)
    at.play(CHEST)
    tales = [at.play(TALE) for _one in range(conditions)]
    foe = at.play(ORC)
    at.hand(0, RESTLESS)
    game = at.regroup().choose("play", RESTLESS)
    if tales:
        assert tales == choices_of(game)
        game.choose("choose", tales[1])
    assert wounds == game.wounds(foe)
    assert [terms.PLAY, terms.DECK][:conditions] == zones(game, *tales)


@pytest.mark.card(RESTLESS)
@pytest.mark.parametrize(("hero", "wounds"), [(FRIEND, 0), (DWARF, 3)])
def test_nobody_is_restless(hero: str, wounds: int) -> None:
    """Restless Axe: a Dwarf must be able to exert."""
    at = in_rohan()
    at.play(hero, wounds=wounds)
    at.play(TALE)
    at.hand(0, RESTLESS)
    assert not at.regroup().offered("play", RESTLESS)
