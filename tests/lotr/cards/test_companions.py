"""The companions of the Fellowship block: what each of them does."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.words import terms
from inglenook.lotr.words.abilities import Action
from inglenook.lotr.words.facade import wound
from inglenook.lotr.words.filters import RING_BEARER
from tests.lotr.cards.standing import (
    ARAGORN,
    BOROMIR,
    GANDALF,
    GIMLI,
    LEGOLAS,
    MERRY,
    PIPPIN,
    SAM,
    burdens,
    standing,
    zones,
)
from tests.lotr.positions import FRODO
from tests.lotr.samples import ally, companion, event, minion

ORC = minion("Orc", strength=5, vitality=3)
NAZGUL = minion("Nazgul", strength=5, vitality=3, race="nazgul")
DART = event("Dart", Action((terms.MANEUVER,), (wound(RING_BEARER),)), side=terms.SHADOW)


# Gimli.


@pytest.mark.card("1U12")
def test_gimli_puts_a_card_back_for_two_tokens() -> None:
    """He adds two tokens, and a card of the player's choice goes beneath the draw deck."""
    at = standing().pool(1)
    at.play(GIMLI)
    top = at.deck(0, BOROMIR)
    bow, shield = at.hand(0, LEGOLAS, "1C107")
    game = at.fellowship().choose("use", GIMLI)
    assert sorted([bow, shield]) == sorted(game.choices())
    game.choose("choose", bow)
    assert ((top[0], bow), 3) == (game.table.players[0].deck, game.table.twilight)


@pytest.mark.card("1U12")
@pytest.mark.parametrize(("pool", "offered"), [(0, True), (1, True), (2, False)])
def test_gimli_does_so_only_while_the_pool_is_low(pool: int, offered: bool) -> None:
    """With fewer than two tokens in it; so he cannot do it twice."""
    at = standing().pool(pool)
    at.play(GIMLI)
    at.hand(0, LEGOLAS, BOROMIR)
    game = at.fellowship()
    assert offered == game.offered("use", GIMLI)
    if offered:
        game.choose("use", GIMLI).choose("choose", LEGOLAS)
        assert not game.offered("use", GIMLI)


@pytest.mark.card("1U12")
def test_gimli_strikes_twice() -> None:
    """He is damage +1: the loser takes two wounds."""
    at = standing()
    gimli, orc = at.play(GIMLI), at.play(ORC)
    game = at.skirmish(gimli, orc).pass_().pass_()
    assert 2 == game.wounds(orc)


# Legolas.


@pytest.mark.card("1U51")
def test_legolas_against_a_nazgul() -> None:
    """Three stronger while he skirmishes one, if only among others; not while it is merely there or assigned to him."""
    at = standing()
    legolas, orc, rider = at.play(LEGOLAS), at.play(ORC), at.play(NAZGUL)
    game = at.skirmish(legolas, orc, rider)
    assert 9 == game.strength(legolas)
    at = standing()
    legolas, orc, rider = at.play(LEGOLAS), at.play(ORC), at.play(NAZGUL)
    game = at.skirmish(legolas, orc)
    assert 6 == game.strength(legolas)
    at = standing()
    legolas, rider = at.play(LEGOLAS), at.play(NAZGUL)
    atoms.assign(at.table, legolas, (rider,))
    game = at.skirmish(at.play(GIMLI), at.play(ORC))
    assert 6 == game.strength(legolas)


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.card(id)) for id in (LEGOLAS, "4C74")])
def test_legolas_shoots(id: str) -> None:
    """He is an archer: the Shadow player must wound a minion of his choice."""
    at = standing()
    at.play(id)
    orcs = [at.play(ORC), at.play(ORC)]
    game = at.archery().pass_().pass_()
    assert (1, orcs) == (game.asked, game.choices("wound"))
    game.choose("wound", orcs[1])
    assert [0, 1] == [game.wounds(orc) for orc in orcs]


# Boromir.


@pytest.mark.card("1U97")
def test_boromir_exerts_for_a_hobbit() -> None:
    """Strength +3 for any Hobbit, as often as he can exert, until the skirmish ends."""
    at = standing()
    boromir, sam = at.play(BOROMIR), at.play(SAM)
    bounder = at.play("1C286")
    game = at.skirmish(sam, at.play(ORC)).choose("use", BOROMIR)
    assert sorted([sam, bounder, at.frodo()]) == sorted(game.choices())
    game.choose("choose", sam).pass_().choose("use", BOROMIR).choose("choose", sam)
    assert (9, 2) == (game.strength(sam), game.wounds(boromir))
    game.pass_()
    assert (0, False) == (game.asked, game.offered("use", BOROMIR))
    game.pass_().passes()
    assert (terms.REGROUP, 3) == (game.table.phase, game.strength(sam))


@pytest.mark.card("1U97")
def test_boromir_helps_in_skirmishes_only() -> None:
    """Not in the maneuver phase, nor when he is exhausted."""
    at = standing()
    at.play(BOROMIR)
    at.play(ORC)
    assert not at.maneuver().offered("use", BOROMIR)
    at = standing()
    boromir = at.play(BOROMIR, wounds=2)
    assert not at.skirmish(boromir, at.play(ORC)).offered("use", BOROMIR)


# Frodo, Son of Drogo.


@pytest.mark.card("1C290")
def test_a_friend_of_frodo_exerts_to_heal_him() -> None:
    """Another companion with his signet: Boromir or Merry, not Gimli, not an ally, not Frodo himself."""
    at = standing()
    boromir, merry = at.play(BOROMIR), at.play(MERRY)
    at.play(GIMLI)
    at.play(ally("Friend", signet="frodo"))
    atoms.set_wounds(at.table, at.frodo(), 2)
    game = at.fellowship().choose("use", at.frodo())
    assert sorted([boromir, merry]) == sorted(game.choices())
    game.choose("choose", boromir)
    assert (1, 1, 0) == (game.wounds(at.frodo()), game.wounds(boromir), game.wounds(merry))
    game.choose("use", at.frodo()).choose("choose", boromir)
    assert (0, 2) == (game.wounds(at.frodo()), game.wounds(boromir))


@pytest.mark.card("1C290")
def test_frodo_has_no_friend_to_exert() -> None:
    """The only one with his signet is exhausted."""
    at = standing()
    at.play(BOROMIR, wounds=2)
    at.play(GIMLI)
    atoms.set_wounds(at.table, at.frodo(), 2)
    assert not at.fellowship().offered("use", at.frodo())


@pytest.mark.parametrize("frodo", [pytest.param(id, marks=pytest.mark.card(id)) for id in (FRODO, "4C302")])
@pytest.mark.parametrize(("burdens", "lost"), [(9, False), (10, True)])
def test_frodo_resists_nine_burdens(frodo: str, burdens: int, lost: bool) -> None:
    """The tenth corrupts him."""
    at = standing(frodo=frodo).burdens(burdens)
    at.play(ORC)
    game = at.start_of_turn()
    assert lost == game.table.over


# Sam, Son of Hamfast.


@pytest.mark.card("1C311")
def test_sam_exerts_to_remove_a_burden() -> None:
    """One for each exertion, until he is exhausted."""
    at = standing().burdens(5)
    sam = at.play(SAM)
    game = at.fellowship()
    seen = []
    while game.offered("use", SAM):
        game.choose("use", SAM)
        seen.append((burdens(game), game.wounds(sam)))
    assert [(4, 1), (3, 2), (2, 3)] == seen


@pytest.mark.card("1C311")
def test_sam_follows_the_dead_frodo() -> None:
    """He bears the Ring without burdens and resists four of them; he may decline, which loses the game."""
    for verb, winners in (("respond", ()), ("pass", (1,))):
        at = standing().burdens(7)
        sam = at.play(SAM)
        at.play(ORC)
        at.hand(1, DART)
        atoms.set_wounds(at.table, at.frodo(), 3)
        game = at.maneuver().pass_().choose("play", DART).choose(verb)
        assert winners == game.table.winners
        if verb == "respond":
            ring = game.table.players[0].ring
            assert (sam, sam, 0) == (game.table.players[0].ring_bearer, game.table.cards[ring].bearer, burdens(game))


# Gandalf, The Grey Wizard.


@pytest.mark.card("1P364")
def test_gandalf_brings_a_friend() -> None:
    """He exerts, and a companion with his signet comes from hand for two tokens less, none if it costs two."""
    at = standing()
    gandalf = at.play(GANDALF)
    legolas, dwarf = at.hand(0, LEGOLAS, "4C49")
    at.hand(0, BOROMIR, ally("Friendly Ally", signet="gandalf"))
    game = at.fellowship().choose("use", GANDALF)
    assert sorted([legolas, dwarf]) == sorted(game.choices("play"))
    game.choose("play", legolas)
    assert (terms.PLAY, 1, 0) == (game.zone(legolas), game.wounds(gandalf), game.table.twilight)


@pytest.mark.card("1P364")
def test_gandalf_saves_two_tokens_not_more() -> None:
    """A companion of cost five still adds three; the discount is for that companion only."""
    at = standing()
    at.play(GANDALF)
    costly = companion("Costly", cost=5, signet="gandalf")
    at.hand(0, costly, BOROMIR)
    game = at.fellowship().choose("use", GANDALF)
    assert 3 == game.table.twilight
    game.choose("play", BOROMIR)
    assert 6 == game.table.twilight


@pytest.mark.card("1P364")
@pytest.mark.parametrize(
    ("wounds", "in_hand"), [(3, LEGOLAS), (0, BOROMIR), (0, GANDALF)], ids=["exhausted", "wrong signet", "in play"]
)
def test_gandalf_must_really_bring_somebody(wounds: int, in_hand: str) -> None:
    """He cannot exert if exhausted, nor for one who cannot be played."""
    at = standing()
    at.play(GANDALF, wounds=wounds)
    at.hand(0, in_hand)
    assert not at.fellowship().offered("use", GANDALF)


# Aragorn, King in Exile.


@pytest.mark.card("1P365")
def test_aragorn_heals_another_at_the_start_of_the_turn() -> None:
    """A wounded companion with his signet other than himself; once, and only if the player likes."""
    at = standing()
    aragorn, gimli, sam = at.play(ARAGORN, wounds=2), at.play(GIMLI, wounds=2), at.play(SAM, wounds=1)
    boromir = at.play(BOROMIR, wounds=1)
    at.play(ally("Signet at Home", signet="aragorn"), wounds=1)
    game = at.start_of_turn()
    assert ("prompt-respond", True) == (game.prompt, game.offered("respond", aragorn))
    game.choose("respond", aragorn)
    assert sorted([gimli, sam]) == sorted(game.choices())
    game.choose("choose", gimli)
    assert [2, 1, 1, 1] == [game.wounds(card) for card in (aragorn, gimli, sam, boromir)]
    assert "prompt-fellowship-action" == game.prompt


@pytest.mark.card("1P365")
def test_aragorn_need_not_heal() -> None:
    """The player passes, and the wound stays."""
    at = standing()
    at.play(ARAGORN)
    gimli = at.play(GIMLI, wounds=1)
    game = at.start_of_turn().pass_()
    assert (1, "prompt-fellowship-action") == (game.wounds(gimli), game.prompt)


@pytest.mark.card("1P365")
def test_aragorn_does_not_heal_in_the_turns_of_others() -> None:
    """It is the start of another player's turn: his fellowship sleeps."""
    at = standing(turn=0)
    at.play(ARAGORN, seat=1)
    at.play(GIMLI, seat=1, wounds=1)
    game = at.start_of_turn()
    assert "prompt-fellowship-action" == game.prompt


# Who can be with whom.


@pytest.mark.card("1U12", "4C49")
def test_two_versions_of_gimli_are_one_dwarf() -> None:
    """While one is in play the other cannot be played; it can be discarded to heal him."""
    at = standing()
    gimli = at.play(GIMLI, wounds=1)
    other = at.hand(0, "4C49")[0]
    game = at.fellowship()
    assert (False, True) == (game.offered("play", other), game.offered("discard-to-heal", other, gimli))
    game.choose("discard-to-heal", other, gimli)
    assert (0, [terms.DISCARD_PILE]) == (game.wounds(gimli), zones(game, other))


@pytest.mark.card("4C310", "4C314")
def test_merry_and_pippin_are_two() -> None:
    """Each may be in play with the other."""
    at = standing()
    at.play(MERRY)
    at.hand(0, PIPPIN, MERRY)
    game = at.fellowship()
    assert (True, False) == (game.offered("play", PIPPIN), game.offered("play", MERRY))
