"""Elven cards of The Two Towers: Haldir, Lembas, Lórien Guardian and Strength of Arms."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from tests.lotr.cards.standing import BOROMIR, GIMLI, choices_of, in_rohan, zones
from tests.lotr.positions import Playing
from tests.lotr.samples import ally, companion, condition, minion

ELF = companion("Plain Elf", race="elf", strength=6, vitality=4)
ELF_ALLY = ally("Elf Ally", race="elf")
ORC = minion("Plain Orc", strength=9, vitality=5)
WEAK = minion("Weak Orc", strength=4, vitality=5)
SCROLL = condition("Scroll")
HALDIR, LEMBAS, GUARDIAN, ARMS = "4C71", "4R75", "4C76", "4U82"
CAMP, ELSEWHERE = 2, 3
"""A battleground, and a site that is none."""


@pytest.mark.card(HALDIR)
@pytest.mark.parametrize(("owner", "strength"), [(None, 7), (0, 7), (1, 5), (2, 5)])
def test_haldir_is_strong_while_no_opponent_controls_a_site(owner: int | None, strength: int) -> None:
    """Haldir: strength +2 while no opponent controls a site; a site his own player controls does not count."""
    at = in_rohan(4, seats=3)
    haldir, friend = at.play(HALDIR), at.play(ELF)
    if owner is not None:
        at.control(owner, 1)
    game = at.fellowship()
    assert (strength, 6) == (game.strength(haldir), game.strength(friend))


@pytest.mark.card(HALDIR)
@pytest.mark.parametrize("helper", [ELF, ELF_ALLY])
def test_haldir_and_another_elf_liberate_a_site(helper: str) -> None:
    """Haldir: he and another Elf of the player's choice exert to liberate a site."""
    at = in_rohan(CAMP)
    haldir, elf, third, gimli = at.play(HALDIR), at.play(helper), at.play(ELF), at.play(GIMLI)
    site = at.control(1, 1)
    game = at.regroup()
    assert 5 == game.strength(haldir)
    game.choose("use", haldir)
    assert [elf, third] == choices_of(game)
    game.choose("choose", elf)
    assert [1, 1, 0, 0] == [game.wounds(one) for one in (haldir, elf, third, gimli)]
    assert (terms.PATH, 7) == (game.zone(site), game.strength(haldir))


@pytest.mark.card(HALDIR)
@pytest.mark.parametrize(
    ("site", "helper", "tired", "offered"),
    [
        (CAMP, ELF, (0, 0), True),
        (ELSEWHERE, ELF, (0, 0), False),
        (CAMP, GIMLI, (0, 0), False),
        (CAMP, ELF, (2, 0), False),
        (CAMP, ELF, (0, 3), False),
    ],
)
def test_when_haldir_can_liberate(site: int, helper: str, tired: tuple[int, int], offered: bool) -> None:
    """Haldir: the action needs a battleground and two Elves who can exert."""
    at = in_rohan(site)
    haldir = at.play(HALDIR, wounds=tired[0])
    at.play(helper, wounds=min(tired[1], 3))
    at.control(1, 1)
    assert offered == at.regroup().offered("use", haldir)


def eating(in_hand: int, in_deck: int) -> Playing:
    """Returns the game after Lembas is used with the given numbers of cards in hand and deck."""
    at = in_rohan()
    lembas = at.play(LEMBAS, on=at.play(BOROMIR))
    at.hand(0, *[SCROLL] * in_hand)
    at.deck(0, *[SCROLL] * in_deck)
    game = at.regroup().choose("use", lembas)
    assert terms.DISCARD_PILE == game.zone(lembas)
    return game


@pytest.mark.card(LEMBAS)
@pytest.mark.rule("LR-20.4", "LR-20.5", "LR-20.7")
@pytest.mark.parametrize(
    ("in_hand", "in_deck", "discards", "after"),
    [(3, 9, False, 8), (3, 9, True, 8), (3, 2, False, 5), (3, 2, True, 4), (8, 2, False, 8), (8, 2, True, 8)],
)
def test_lembas_fills_the_hand(in_hand: int, in_deck: int, discards: bool, after: int) -> None:
    """Lembas: one card may be discarded before the hand is filled up to eight."""
    game = eating(in_hand, in_deck)
    assert 0 == game.asked
    game.choose("discard" if discards else "pass")
    player = game.table.players[0]
    assert (after, 1 + discards) == (len(player.hand), len(player.discard))
    assert terms.REGROUP == game.table.phase


@pytest.mark.card(LEMBAS)
@pytest.mark.rule("LR-20.6")
def test_lembas_brings_a_large_hand_down() -> None:
    """Lembas: a hand of ten cards is reduced to eight."""
    game = eating(10, 3).choose("discard").choose("discard")
    player = game.table.players[0]
    assert (8, 3, 3) == (len(player.hand), len(player.deck), len(player.discard))


@pytest.mark.card(LEMBAS)
def test_an_empty_hand_is_filled_at_once() -> None:
    """Lembas: with an empty hand no discard is offered."""
    game = eating(0, 9)
    assert 8 == len(game.table.players[0].hand)


@pytest.mark.card(LEMBAS)
@pytest.mark.parametrize(("elves", "offered"), [(1, False), (2, True)])
def test_lembas_comes_from_three_elves(elves: int, offered: bool) -> None:
    """Lembas: three Elves must be spotted, and only a companion can bear it."""
    at = in_rohan()
    at.play(ELF_ALLY)
    for _elf in range(elves):
        at.play(ELF)
    at.hand(0, LEMBAS)
    game = at.fellowship()
    assert offered == game.offered("play", LEMBAS)
    if offered:
        game.choose("play", LEMBAS)
        bearers = {game.table.cards[one].printed.type for one in game.choices("bear")}
        assert {terms.COMPANION_TYPE} == bearers


@pytest.mark.card(GUARDIAN)
def test_a_guardian_lets_the_shadow_wound_itself() -> None:
    """Lórien Guardian: it exerts to make an opponent wound a minion of the opponent's choice."""
    at = in_rohan()
    guardian, orc, other = at.play(GUARDIAN), at.play(ORC), at.play(ORC)
    game = at.regroup().choose("use", guardian)
    assert [orc, other] == choices_of(game, 1)
    game.choose("choose", other)
    assert [1, 0, 1] == [game.wounds(one) for one in (guardian, orc, other)]


@pytest.mark.card(GUARDIAN)
def test_of_two_shadow_players_one_wounds() -> None:
    """Lórien Guardian: its player chooses the opponent, who can wound any player's minion."""
    at = in_rohan(seats=3)
    guardian, first, second = at.play(GUARDIAN), at.play(ORC, seat=1), at.play(ORC, seat=2)
    game = at.regroup().choose("use", guardian).choose("player", amount=3)
    assert [first, second] == choices_of(game, 2)
    assert 1 == game.choose("choose", first).wounds(first)


@pytest.mark.card(GUARDIAN)
def test_an_exhausted_guardian_does_nothing() -> None:
    """Lórien Guardian: an exhausted guardian cannot exert."""
    at = in_rohan()
    guardian = at.play(GUARDIAN, wounds=2)
    at.play(ORC)
    assert not at.regroup().offered("use", guardian)


@pytest.mark.card(ARMS)
@pytest.mark.parametrize(("fighter", "answer", "tokens"), [(ELF, "respond", 1), (ELF, "pass", 0), (BOROMIR, "", 0)])
def test_strength_of_arms_grows_with_victories(fighter: str, answer: str, tokens: int) -> None:
    """Strength of Arms: an Elven token may be added each time an Elf wins a skirmish."""
    at = in_rohan()
    arms = at.play(ARMS)
    game = at.skirmish(at.play(fighter), at.play(WEAK)).passes()
    assert bool(answer) == game.offered("respond", arms)
    if answer:
        game.choose(answer)
    piece = game.table.cards[arms]
    assert (tokens, "elven" if tokens else "") == (piece.tokens, piece.culture_tokens)


@pytest.mark.card(ARMS)
@pytest.mark.parametrize(
    ("fighter", "tokens", "culture", "loss"),
    [
        (ELF, 1, "elven", 1),
        (ELF, 3, "elven", 3),
        (ELF, 5, "elven", 3),
        (ELF, 2, "dwarven", 0),
        (BOROMIR, 2, "elven", 0),
    ],
)
def test_strength_of_arms_is_spent(fighter: str, tokens: int, culture: str, loss: int) -> None:
    """Strength of Arms: it is discarded to make a minion fighting an Elf strength -1 per token, up to -3."""
    at = in_rohan()
    arms, orc, other = at.play(ARMS, tokens=tokens, culture=culture), at.play(ORC), at.play(ORC)
    at.play(ORC)
    game = at.skirmish(at.play(fighter), orc, other).choose("use", arms)
    if fighter == ELF:
        assert [orc, other] == choices_of(game)
        game.choose("choose", orc)
    assert (9 - loss, 9) == (game.strength(orc), game.strength(other))
    assert [terms.DISCARD_PILE] == zones(game, arms)
