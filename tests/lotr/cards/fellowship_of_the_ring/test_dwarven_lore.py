"""Dwarven conditions, allies and events of The Fellowship of the Ring about deeds of Dwarves."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.visibility import knows
from tests.lotr.cards.standing import BOROMIR, GIMLI, LEGOLAS, card, standing
from tests.lotr.samples import companion, minion

GUARD = "1C7"
ORC = minion("Orc", strength=5, vitality=3)
WEAK = minion("Weak Orc", strength=1, vitality=4)
STRONG_ORC = minion("Orc", strength=9, vitality=4)
URUK = minion("Uruk", strength=9, vitality=4, culture="isengard", race="uruk-hai")


KINGDOM = "1R16"


@pytest.mark.card(KINGDOM)
def test_the_greatest_kingdom_costs_orcs_their_followers() -> None:
    """Greatest Kingdom of My People: the owner of each Orc played discards the top card of the draw deck."""
    at = standing(seats=3).pool(20)
    at.play(KINGDOM)
    first, second = at.deck(2, ORC, ORC)
    at.deck(1, ORC)
    at.hand(2, STRONG_ORC, URUK)
    game = at.shadow()
    if game.asked != 2:
        game.pass_()
    game.choose("play", STRONG_ORC)
    assert [terms.DISCARD_PILE, terms.DECK] == [game.zone(first), game.zone(second)]
    game.choose("play", URUK)
    assert (terms.DECK, 1) == (game.zone(second), len(game.table.players[1].deck))


@pytest.mark.parametrize("id", [card(KINGDOM), card("3U5")])
def test_a_dwarf_exerts_for_a_song(id: str) -> None:
    """Greatest Kingdom of My People and Song of Durin: a Dwarf must exert to play either condition."""
    for wounds, offered in ((2, False), (1, True)):
        at = standing(seats=3)
        gimli, legolas = at.play(GIMLI, wounds=wounds), at.play(LEGOLAS)
        at.hand(0, id)
        game = at.fellowship()
        assert offered == game.offered("play", id)
        if offered:
            game.choose("play", id)
            assert (wounds + 1, 0) == (game.wounds(gimli), game.wounds(legolas))


GRIMIR = "1U17"


@pytest.mark.card(GRIMIR)
def test_grimir_remembers_an_event() -> None:
    """Grimir: he exerts to shuffle a Dwarven event from the discard pile into the draw deck."""
    at = standing(seats=3)
    grimir = at.play(GRIMIR)
    first, second = at.discard(0, "1C3", "1C4")
    at.discard(0, GIMLI, "1C76")
    game = at.fellowship().choose("use", grimir)
    assert sorted([first, second]) == sorted(game.choices())
    game.choose("choose", second)
    assert (terms.DISCARD_PILE, terms.DECK, 1) == (game.zone(first), game.zone(second), game.wounds(grimir))


LET_THEM_COME = "1C20"


@pytest.mark.card(LET_THEM_COME)
def test_let_them_come_takes_the_orcs_that_lose() -> None:
    """Let Them Come!: both Orcs that lose to a Dwarf are discarded, while an Uruk-hai is only wounded."""
    at = standing(seats=3)
    gimli = at.play(companion("Mighty Dwarf", race="dwarf", strength=30))
    uruk = at.play(minion("Weak Uruk", strength=15, vitality=4, race="uruk-hai"))
    first, second, elsewhere = at.play(WEAK), at.play(WEAK), at.play(STRONG_ORC)
    at.play(LET_THEM_COME)
    game = at.skirmish(gimli, first, second, uruk).passes(3)
    game.choose("suffer").choose("respond")  # put in order (LG-68), but none of it can be left out
    assert [terms.DISCARD_PILE] * 2 == [game.zone(first), game.zone(second)]
    assert (terms.PLAY, 1, terms.PLAY) == (game.zone(uruk), game.wounds(uruk), game.zone(elsewhere))


@pytest.mark.card(LET_THEM_COME)
def test_let_them_come_is_a_dwarfs_boast() -> None:
    """Let Them Come!: an Orc losing to a companion who is not a Dwarf is not discarded."""
    for foe in (ORC, STRONG_ORC):
        at = standing()
        legolas, orc = at.play(LEGOLAS), at.play(foe)
        boast = at.play(LET_THEM_COME)
        game = at.skirmish(legolas, orc).pass_().pass_()
        assert ("prompt-phase-action", 1) == (game.prompt, game.wounds(orc) + game.wounds(legolas))
        assert (terms.PLAY, terms.PLAY) == (game.zone(orc), game.zone(boast))


@pytest.mark.card(LET_THEM_COME)
def test_let_them_come_ends_with_a_defeat() -> None:
    """Let Them Come!: the condition is discarded when a Dwarf loses a skirmish."""
    at = standing(seats=3)
    gimli = at.play(GIMLI)
    boast = at.play(LET_THEM_COME)
    game = at.skirmish(gimli, at.play(URUK)).passes(3)
    game.choose("suffer")
    assert (terms.DISCARD_PILE, 1) == (game.zone(boast), game.wounds(gimli))


TOSSES = "1R23"


@pytest.mark.card(TOSSES)
def test_nobody_tosses_a_dwarf() -> None:
    """Nobody Tosses a Dwarf: after a Dwarf wins, a chosen opponent discards three cards from the draw deck."""
    at = standing(seats=3)
    gimli, orc = at.play(GIMLI), at.play(WEAK)
    at.hand(0, TOSSES)
    at.deck(1, *[ORC] * 5)
    at.deck(2, *[ORC] * 5)
    game = at.skirmish(gimli, orc).passes(3).choose("respond", TOSSES).choose("player", amount=3)
    assert [5, 2] == [len(game.table.players[seat].deck) for seat in (1, 2)]


@pytest.mark.card(TOSSES)
@pytest.mark.parametrize(("fighter", "foe"), [(LEGOLAS, WEAK), (GIMLI, STRONG_ORC)], ids=["an elf", "a defeat"])
def test_nobody_tosses_others(fighter: str, foe: str) -> None:
    """Nobody Tosses a Dwarf: neither a win by an Elf nor a loss by a Dwarf allows the response."""
    at = standing()
    hero, orc = at.play(fighter), at.play(foe)
    at.hand(0, TOSSES)
    at.deck(1, *[ORC] * 5)
    game = at.skirmish(hero, orc).pass_().pass_()
    assert (False, 5) == (game.offered("respond", TOSSES), len(game.table.players[1].deck))


WEALTH = "1R28"


@pytest.mark.card(WEALTH)
def test_the_wealth_of_moria() -> None:
    """Wealth of Moria: three cards are revealed, Free Peoples cards go to hand, and the others are discarded."""
    at = standing()
    at.play(GIMLI)
    at.hand(0, WEALTH)
    ours, theirs, ours_too, fourth = at.deck(0, LEGOLAS, ORC, "1C3", BOROMIR)
    game = at.fellowship().choose("play", WEALTH)
    zones = [game.zone(one) for one in (ours, theirs, ours_too, fourth)]
    assert [terms.HAND, terms.DISCARD_PILE, terms.HAND, terms.DECK] == zones
    assert [True, True, False] == [knows(game.table, 1, one) for one in (ours, ours_too, fourth)]
    assert 2 == game.table.twilight


@pytest.mark.card(WEALTH)
def test_the_wealth_of_moria_is_for_dwarves_and_bounded() -> None:
    """Wealth of Moria: a Dwarf must be spotted, and the Rule of 4 limits the cards taken into hand (LR-11.15)."""
    at = standing()
    at.play(LEGOLAS)
    at.hand(0, WEALTH)
    at.deck(0, LEGOLAS, BOROMIR, GUARD)
    assert not at.fellowship().offered("play", WEALTH)
    at = standing()
    at.play(GIMLI)
    at.hand(0, WEALTH)
    cards = at.deck(0, LEGOLAS, BOROMIR, GUARD)
    atoms.take_into_hand(at.table, 0)
    atoms.take_into_hand(at.table, 0)
    game = at.fellowship().choose("play", WEALTH)
    assert cards == game.choices()
    game.choose_all(cards[0], cards[2])
    assert [terms.HAND, terms.DISCARD_PILE, terms.HAND] == [game.zone(one) for one in cards]


HEART = "1C10"


@pytest.mark.card(HEART)
@pytest.mark.parametrize(("wounds", "times"), [(2, 0), (2, 1), (2, 2), (1, 1)])
def test_a_dwarven_heart_heals_as_it_is_played(wounds: int, times: int) -> None:
    """Dwarven Heart: when the condition is played, the bearer may be healed up to twice."""
    at = standing(seats=3)
    gimli, legolas = at.play(GIMLI, wounds=wounds), at.play(LEGOLAS, wounds=2)
    at.hand(0, HEART)
    game = at.fellowship().choose("play", HEART)
    game.choose("number", amount=times)
    assert (wounds - times, 2, gimli) == (
        game.wounds(gimli),
        game.wounds(legolas),
        game.table.cards[game.in_play(HEART)[0]].bearer,
    )


@pytest.mark.card(HEART)
def test_a_dwarven_heart_heals_no_more_than_twice() -> None:
    """Dwarven Heart: the bearer is healed at most twice, however many wounds it has."""
    at = standing(seats=3)
    at.play(companion("Old Dwarf", race="dwarf", vitality=5), wounds=4)
    at.hand(0, HEART)
    game = at.fellowship().choose("play", HEART)
    assert [0, 1, 2] == sorted(option.amount for option in game.options("number"))


@pytest.mark.card(HEART)
def test_a_dwarven_heart_tires() -> None:
    """Dwarven Heart: the bearer exerts at the start of each of its own player's turns, if possible."""
    for wounds, after in ((0, 1), (2, 2)):
        at = standing(seats=3)
        gimli, guard = at.play(GIMLI, wounds=wounds), at.play(GUARD)
        at.play(HEART, on=gimli)
        game = at.start_of_turn()
        assert (after, 0) == (game.wounds(gimli), game.wounds(guard))
    at = standing(turn=1)
    gimli = at.play(GIMLI, seat=0)
    at.play(HEART, seat=0, on=gimli)
    assert 0 == at.start_of_turn(1).wounds(gimli)


@pytest.mark.card(HEART)
def test_a_dwarven_heart_beats_in_a_dwarf() -> None:
    """Dwarven Heart: an Elf cannot bear the condition."""
    at = standing(seats=3)
    at.play(LEGOLAS)
    at.hand(0, HEART)
    assert not at.fellowship().offered("play", HEART)
