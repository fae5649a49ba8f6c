"""The minions whose text begins when they are played."""

from __future__ import annotations

import pytest

from inglenook.lotr.words import terms
from inglenook.lotr.words.cards import On
from inglenook.lotr.words.filters import MINION
from tests.lotr.cards.standing import GIMLI, LEGOLAS, standing, zones
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import ally, minion, possession

URUK = minion("Plain Uruk", strength=9, vitality=3, culture="isengard", race="uruk-hai")
ORC = minion("Plain Orc", strength=9, vitality=3)
SOLDIER, TROOP, RUNNER, SCAVENGERS, SNEAK, SCOUT = "1C154", "1C177", "1U178", "1C179", "1U181", "1C191"
BRIGAND = "4C10"


def comes(at: Position, id: str) -> Playing:
    """The minion is played from hand in the Shadow phase."""
    at.hand(1, id)
    return at.shadow().choose("play", id)


@pytest.mark.card(RUNNER)
@pytest.mark.parametrize(("verb", "tokens"), [("respond", 4), ("pass", 2)])
def test_a_runner_brings_tokens(verb: str, tokens: int) -> None:
    """He costs one of three; his player may add two, once."""
    game = comes(standing(site=4).pool(3), RUNNER).choose(verb)
    assert (tokens, "prompt-shadow-action") == (game.table.twilight, game.prompt)


@pytest.mark.card(SCOUT)
@pytest.mark.parametrize(("friend", "tokens"), [(LEGOLAS, 3), (ally("Elf at Home", race="elf"), 3), (GIMLI, 1)])
def test_a_scout_who_sees_an_elf(friend: str, tokens: int) -> None:
    """He costs two of three; two are added if an Elf is in play, companion or ally."""
    at = standing(site=4).pool(3)
    at.play(friend)
    assert tokens == comes(at, SCOUT).table.twilight


@pytest.mark.card(SOLDIER)
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_a_soldier_costs_a_card(verb: str) -> None:
    """The top card of the other draw deck is discarded, if his player wants that."""
    at = standing(site=5).pool(3)
    top, next_card = at.deck(0, GIMLI, LEGOLAS)
    own = at.deck(1, ORC)[0]
    game = comes(at, SOLDIER).choose(verb)
    gone = terms.DISCARD_PILE if verb == "respond" else terms.DECK
    assert [gone, terms.DECK, terms.DECK] == zones(game, top, next_card, own)


@pytest.mark.card(SNEAK)
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_a_sneak_saves_an_orc(verb: str) -> None:
    """A Moria Orc of the own discard pile goes beneath the own draw deck, if his player likes."""
    at = standing(site=4).pool(3)
    deck = at.deck(1, ORC)
    troop, scout = at.discard(1, TROOP, SCOUT)
    at.discard(1, "1C168", ORC)  # an event of Moria, and an Orc of another culture
    game = comes(at, SNEAK).choose(verb)
    if verb == "respond":
        assert sorted([troop, scout]) == sorted(game.choices())
        game.choose("choose", troop)
    after = (*deck, troop) if verb == "respond" else tuple(deck)
    assert (after, terms.DISCARD_PILE) == (game.table.players[1].deck, game.zone(scout))


@pytest.mark.card(SCAVENGERS)
def test_scavengers_find_a_weapon() -> None:
    """From the own discard pile, on any Moria Orc of the same player, at its cost; its own text works too."""
    at = standing(site=4).pool(4)
    at.deck(1, ORC)
    sneak = at.play(SNEAK)
    at.play(URUK)
    scimitar = at.discard(1, "1C180")[0]
    game = comes(at, SCAVENGERS).choose("respond", SCAVENGERS)
    troop = game.in_play(SCAVENGERS)[0]
    assert sorted([sneak, troop]) == sorted(game.choices("bear"))
    game.choose("bear", troop)
    assert (10, troop, True) == (
        game.strength(troop),
        game.table.cards[scimitar].bearer,
        game.offered("respond", scimitar),
    )


@pytest.mark.card(SCAVENGERS)
def test_scavengers_arm_their_own_kind() -> None:
    """A bow that any minion could bear, at its cost: still only a Moria Orc of the same player gets it."""
    bow = possession("Bow", item_class=terms.RANGED_WEAPON_CLASS, on=On(MINION), side=terms.SHADOW, cost=1)
    at = standing(site=4, seats=3).pool(9)
    sneak = at.play(SNEAK, seat=2)
    for id, seat in ((SNEAK, 1), (ORC, 2), (minion("Cave Troll", culture="moria", race="troll"), 2)):
        at.play(id, seat=seat)
    at.discard(2, bow)
    at.hand(2, SCAVENGERS)
    game = at.shadow().choose("play", SCAVENGERS).choose("respond", SCAVENGERS)
    assert sorted([sneak, *game.in_play(SCAVENGERS)]) == sorted(game.choices("bear"))
    assert 9 - 3 - 1 == game.choose("bear", sneak).table.twilight


@pytest.mark.card(SCAVENGERS)
@pytest.mark.parametrize("discarded", ["4C142", "1C157", "4C26"], ids=["for an uruk", "no weapon", "for a man"])
def test_scavengers_find_nothing(discarded: str) -> None:
    """A weapon that no Moria Orc can bear, or no weapon at all: nothing is offered, though an Uruk could bear one."""
    at = standing(site=4).pool(9)
    at.play(URUK)
    at.play(BRIGAND)
    at.discard(1, discarded)
    game = comes(at, SCAVENGERS)
    assert ("prompt-shadow-action", 6) == (game.prompt, game.table.twilight)
