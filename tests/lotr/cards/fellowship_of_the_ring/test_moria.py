"""Moria cards of The Fellowship of the Ring."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.filters import MINION
from inglenook.lotr.visibility import knows
from tests.lotr.cards.standing import (
    GIMLI,
    LEGOLAS,
    burdens,
    hand_over,
    standing,
    zones,
)
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import ally, companion, minion, possession

COMING = "1C196"
FIGHTING_ORC = minion("Fighting Orc", strength=9, vitality=3)
COSTLY_GOBLIN = minion("Goblin", strength=5, culture="moria", cost=2)
CAVE_TROLL = minion("Cave Troll", culture="moria", race="troll", cost=2)
TROLL_OF_MORIA = minion("Troll of Moria", culture="moria", race="troll")
WEAK_ORC_OF_MORDOR = minion("Orc of Mordor", culture="sauron")
HOST = "1C187"
SCOUT = "1C191"
RUNNER = "1U178"
SAVAGE = "1C151"
TROOP = "1C177"
CAVE_ORC = minion("Cave Orc", strength=9, vitality=4, culture="moria")
STRONG_ORC_OF_MORDOR = minion("Orc of Mordor", strength=9, vitality=4, culture="sauron")
MARKSMAN = "1C176"
PLAIN_ORC = minion("Plain Orc", strength=9, vitality=3)
SNEAK = "1U181"
PLAIN_URUK = minion("Plain Uruk", strength=9, vitality=3, culture="isengard", race="uruk-hai")
SCAVENGERS = "1C179"
BRIGAND = "4C10"
ORC_OF_MORDOR = minion("Orc of Mordor", culture="sauron", strength=5, vitality=3)
GOBLIN = minion("Goblin", culture="moria")
URUK = minion("Uruk", culture="isengard", race="uruk-hai", strength=9, vitality=3)
SCIMITAR = "1C180"


def comes(at: Position, id: str) -> Playing:
    """Returns the game after the minion is played from hand in the Shadow phase."""
    at.hand(1, id)
    return at.shadow().choose("play", id)


@pytest.mark.card(MARKSMAN)
@pytest.mark.parametrize("archers", [1, 2])
def test_a_marksman_shoots(archers: int) -> None:
    """Goblin Marksman: each adds an arrow, and the Free Peoples player distributes the wounds."""
    at = standing(site=4)
    gimli = at.play(GIMLI)
    for _archer in range(archers):
        at.play(MARKSMAN)
    game = at.archery().pass_().pass_()
    shot = []
    while game.offered("wound"):
        shot.append(game.asked)
        game.choose("wound", gimli)
    assert ([0] * archers, archers) == (shot, game.wounds(gimli))


@pytest.mark.card(RUNNER)
@pytest.mark.parametrize(("verb", "tokens"), [("respond", 4), ("pass", 2)])
def test_a_runner_brings_tokens(verb: str, tokens: int) -> None:
    """Goblin Runner: when played, its player may add two twilight tokens once."""
    game = comes(standing(site=4).pool(3), RUNNER).choose(verb)
    assert (tokens, "prompt-shadow-action") == (game.table.twilight, game.prompt)


@pytest.mark.card(SCAVENGERS)
def test_scavengers_find_a_weapon() -> None:
    """Goblin Scavengers: a weapon may be played at its cost from the discard pile on the player's Moria Orc."""
    at = standing(site=4).pool(4)
    at.deck(1, PLAIN_ORC)
    sneak = at.play(SNEAK)
    at.play(PLAIN_URUK)
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
    """Goblin Scavengers: even a bow that any minion could bear can only be played on the player's Moria Orc."""
    bow = possession("Bow", item_class=terms.RANGED_WEAPON_CLASS, on=On(MINION), side=terms.SHADOW, cost=1)
    at = standing(site=4, seats=3).pool(9)
    sneak = at.play(SNEAK, seat=2)
    for id, seat in ((SNEAK, 1), (PLAIN_ORC, 2), (minion("Cave Troll", culture="moria", race="troll"), 2)):
        at.play(id, seat=seat)
    at.discard(2, bow)
    at.hand(2, SCAVENGERS)
    game = at.shadow().choose("play", SCAVENGERS).choose("respond", SCAVENGERS)
    assert sorted([sneak, *game.in_play(SCAVENGERS)]) == sorted(game.choices("bear"))
    assert 9 - 3 - 1 == game.choose("bear", sneak).table.twilight


@pytest.mark.card(SCAVENGERS)
@pytest.mark.parametrize("discarded", ["4C142", "1C157", "4C26"], ids=["for an uruk", "no weapon", "for a man"])
def test_scavengers_find_nothing(discarded: str) -> None:
    """Goblin Scavengers: nothing is offered without a weapon that a Moria Orc can bear."""
    at = standing(site=4).pool(9)
    at.play(PLAIN_URUK)
    at.play(BRIGAND)
    at.discard(1, discarded)
    game = comes(at, SCAVENGERS)
    assert ("prompt-shadow-action", 6) == (game.prompt, game.table.twilight)


@pytest.mark.card(SCIMITAR)
@pytest.mark.parametrize("drawing", [True, False])
def test_a_scimitar_may_be_followed_by_a_card(drawing: bool) -> None:
    """Goblin Scimitar: when it is played, its player may draw a card."""
    at = standing().pool(5)
    at.play(GOBLIN)
    top = at.deck(1, ORC_OF_MORDOR, URUK)
    at.hand(1, SCIMITAR)
    game = at.shadow().choose("play", SCIMITAR)
    game.choose("respond" if drawing else "pass")
    assert [terms.HAND if drawing else terms.DECK, terms.DECK] == zones(game, *top)


@pytest.mark.card(SNEAK)
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_a_sneak_saves_an_orc(verb: str) -> None:
    """Goblin Sneak: a Moria Orc may be put from the player's discard pile beneath the draw deck."""
    at = standing(site=4).pool(3)
    deck = at.deck(1, PLAIN_ORC)
    troop, scout = at.discard(1, TROOP, SCOUT)
    at.discard(1, "1C168", PLAIN_ORC)  # an event of Moria, and an Orc of another culture
    game = comes(at, SNEAK).choose(verb)
    if verb == "respond":
        assert sorted([troop, scout]) == sorted(game.choices())
        game.choose("choose", troop)
    after = (*deck, troop) if verb == "respond" else tuple(deck)
    assert (after, terms.DISCARD_PILE) == (game.table.players[1].deck, game.zone(scout))


@pytest.mark.card("1C182")
@pytest.mark.parametrize(("race", "added"), [("man", 1), ("hobbit", 2)])
def test_a_goblin_spear_kills_hope(race: str, added: int) -> None:
    """Goblin Spear: a companion killed by the bearer in a skirmish adds a burden, or two if a Hobbit."""
    at = standing()
    victim, goblin = at.play(companion("Victim", strength=1, race=race)), at.play(CAVE_ORC)
    at.play("1C182", on=goblin)
    game = at.skirmish(victim, goblin).pass_().pass_()
    assert (terms.DEAD_PILE, added) == (game.zone(victim), burdens(game))


@pytest.mark.card("1C182")
def test_a_spear_that_does_not_kill_adds_nothing() -> None:
    """Goblin Spear: a companion killed by another minion than the bearer adds no burden."""
    at = standing()
    victim, goblin, idle = at.play(companion("Victim", strength=1)), at.play(CAVE_ORC), at.play(CAVE_ORC)
    at.play("1C182", on=idle)
    game = at.skirmish(victim, goblin).pass_().pass_()
    assert (terms.DEAD_PILE, 0) == (game.zone(victim), burdens(game))


@pytest.mark.card("1C182")
@pytest.mark.parametrize(("bearer", "borne"), [(CAVE_ORC, True), (TROLL_OF_MORIA, True), (ORC_OF_MORDOR, False)])
def test_who_bears_a_goblin_spear(bearer: str, borne: bool) -> None:
    """Goblin Spear: any Moria minion can bear the spear, and no other minion can."""
    at = standing(site=4).pool(1)
    at.play(bearer)
    at.hand(1, "1C182")
    assert borne == at.shadow().offered("play", "1C182")


@pytest.mark.card(HOST)
def test_a_moria_orc_comes_back_from_the_discard_pile() -> None:
    """Host of Thousands: a Moria Orc is played from the discard pile at its cost, with its own effects."""
    at = standing(site=4).pool(2)
    runner, scout = at.discard(1, RUNNER, SCOUT)
    at.discard(
        1, TROOP, SAVAGE, WEAK_ORC_OF_MORDOR, TROLL_OF_MORIA
    )  # too dear, of Isengard, of another culture, and no Orc
    event = at.hand(1, HOST)[0]
    game = at.shadow().choose("play", HOST)
    assert sorted([runner, scout]) == sorted(game.choices("play"))
    game.choose("play", runner).choose("respond", runner)
    assert ([terms.PLAY, terms.DISCARD_PILE, terms.DISCARD_PILE], 3) == (
        zones(game, runner, scout, event),
        game.table.twilight,
    )


@pytest.mark.card(HOST)
@pytest.mark.parametrize(
    ("site", "pool", "discarded", "offered"),
    [(4, 2, SCOUT, True), (4, 1, SCOUT, False), (3, 3, SCOUT, False), (3, 4, SCOUT, True), (4, 9, SAVAGE, False)],
    ids=["paid", "too dear", "roaming", "roaming and paid", "of isengard"],
)
def test_an_orc_must_really_come(site: int, pool: int, discarded: str, offered: bool) -> None:
    """Host of Thousands: the event needs an affordable Moria Orc, roaming penalty included, in the player's pile."""
    at = standing(site, seats=3).pool(pool)
    at.discard(2, discarded)
    at.discard(1, RUNNER)
    at.hand(2, HOST)
    game = at.shadow()
    if game.asked != 2:
        game.pass_()
    assert (2, offered) == (game.asked, game.offered("play", HOST))


@pytest.mark.card(HOST)
def test_the_host_comes_in_the_shadow_phase() -> None:
    """Host of Thousands: the event can be played only in the Shadow phase."""
    at = standing(site=4).pool(9)
    at.play(SCOUT)
    at.discard(1, SCOUT)
    at.hand(1, HOST)
    game = at.maneuver().pass_()
    assert (1, False) == (game.asked, game.offered("play", HOST))


def tokens_of_a_move(number: int, *cards: str) -> int:
    """Returns the tokens added by a move to this site with two Dwarf companions, a Dwarf ally and these cards."""
    at = standing(site=number - 1)
    for id in (*cards, GIMLI, "1C7", ally("Dwarf at Home", race="dwarf")):
        at.play(id)
    return at.fellowship().choose("move").table.twilight


@pytest.mark.card("1U188")
@pytest.mark.parametrize(("number", "tokens"), [(2, 0), (3, 0), (4, 4), (5, 4), (6, 0)])
def test_the_long_dark_frightens_dwarves(number: int, tokens: int) -> None:
    """The Long Dark: at sites 4 and 5 each Dwarf companion adds two tokens, but at no other site."""
    assert tokens == tokens_of_a_move(number, "1U188") - tokens_of_a_move(number)


@pytest.mark.card("1U188")
def test_the_long_dark_is_discarded_for_an_orc() -> None:
    """The Long Dark: the condition is discarded to make the player's own Moria Orc strength +2."""
    at = standing(seats=3)
    dark, goblins = at.play("1U188", seat=2), [at.play(CAVE_ORC, seat=2), at.play(CAVE_ORC, seat=2)]
    for id in (TROLL_OF_MORIA, STRONG_ORC_OF_MORDOR):
        at.play(id, seat=2)
    at.play(CAVE_ORC, seat=1)
    game = hand_over(at.skirmish(at.play(GIMLI), goblins[0])).choose("use", dark)
    assert (2, goblins) == (game.asked, game.choices())
    game.choose("choose", goblins[1])
    assert ([9, 11], terms.DISCARD_PILE) == ([game.strength(goblin) for goblin in goblins], game.zone(dark))


@pytest.mark.card(SCOUT)
@pytest.mark.parametrize(("friend", "tokens"), [(LEGOLAS, 3), (ally("Elf at Home", race="elf"), 3), (GIMLI, 1)])
def test_a_scout_who_sees_an_elf(friend: str, tokens: int) -> None:
    """Moria Scout: two tokens are added if an Elf, companion or ally, is in play."""
    at = standing(site=4).pool(3)
    at.play(friend)
    assert tokens == comes(at, SCOUT).table.twilight


@pytest.mark.card("1C196")
def test_three_cards_for_a_goblin() -> None:
    """They Are Coming: three cards of choice are discarded to play a Moria Orc from the discard pile at its cost."""
    at = standing(site=4).pool(5)
    coming = at.play(COMING)
    hand = at.hand(1, COSTLY_GOBLIN, FIGHTING_ORC, "1C121", "1C187")
    dead = at.discard(1, COSTLY_GOBLIN, "1C151")[0]
    game = at.shadow().choose("use", coming).choose_all(*hand[1:])
    assert ([terms.HAND, *[terms.DISCARD_PILE] * 3], terms.PLAY) == (zones(game, *hand), game.zone(dead))
    assert 3 == game.table.twilight


@pytest.mark.card("1C196")
@pytest.mark.parametrize(
    ("hand", "discarded", "pool"),
    [(2, COSTLY_GOBLIN, 5), (3, FIGHTING_ORC, 5), (3, CAVE_TROLL, 5), (3, COSTLY_GOBLIN, 1)],
    ids=["two cards", "not of moria", "no orc", "too dear"],
)
def test_nobody_comes(hand: int, discarded: str, pool: int) -> None:
    """They Are Coming: the action needs three cards in hand and an affordable Moria Orc in the discard pile."""
    at = standing(site=4).pool(pool)
    at.play(COMING)
    at.hand(1, *[COSTLY_GOBLIN] * hand)
    at.discard(1, discarded)
    assert not at.shadow().offered("use", COMING)


@pytest.mark.card("1R170")
@pytest.mark.parametrize("last", [WEAK_ORC_OF_MORDOR, "1R183"])
def test_fool_of_a_took_stops_at_the_first_card_that_is_no_minion_of_moria(last: str) -> None:
    """Fool of a Took!: cards are revealed up to the first that is no Moria minion, and all are taken into hand."""
    at = standing()
    at.play(companion("Curious Hobbit", race="hobbit"))
    at.hand(1, "1R170")
    cards = at.deck(1, CAVE_ORC, CAVE_TROLL, last, CAVE_ORC)
    game = at.shadow().choose("play", "1R170")
    assert (tuple(cards[:3]), tuple(cards[3:])) == (game.table.players[1].hand, game.table.players[1].deck)
    assert [True, True, True, False] == [knows(game.table, 0, one) for one in cards]


@pytest.mark.card("1R170")
def test_fool_of_a_took_with_a_deck_of_moria_alone() -> None:
    """Fool of a Took!: if every card is a Moria minion, the whole deck is taken into hand."""
    at = standing()
    at.play(companion("Curious Hobbit", race="hobbit"))
    at.hand(1, "1R170")
    cards = at.deck(1, CAVE_ORC, CAVE_TROLL)
    assert tuple(cards) == at.shadow().choose("play", "1R170").table.players[1].hand


@pytest.mark.card("1R170")
def test_fool_of_a_took_needs_a_hobbit_besides_the_ring_bearer() -> None:
    """Fool of a Took!: a Hobbit other than the Ring-bearer must be spotted."""
    at = standing()
    at.hand(1, "1R170")
    at.deck(1, CAVE_ORC)
    assert not at.shadow().offered("play", "1R170")


@pytest.mark.card("1R200")
@pytest.mark.parametrize(
    ("below", "zone"),
    [(CAVE_ORC, terms.HAND), *[(id, terms.DISCARD_PILE) for id in (TROLL_OF_MORIA, WEAK_ORC_OF_MORDOR)]],
)
def test_the_underdeeps_give_up_their_lowest_card(below: str, zone: str) -> None:
    """The Underdeeps of Moria: the bottom card is revealed; a Moria Orc goes to hand, any other card is discarded."""
    at = standing()
    deeps = at.play("1R200")
    top, bottom = at.deck(1, CAVE_ORC, below)
    game = at.pool(3).shadow().choose("use", deeps)
    assert [terms.DECK, zone] == zones(game, top, bottom)
    assert (0, [False, True]) == (game.table.twilight, [knows(game.table, 0, one) for one in (top, bottom)])
    assert not game.offered("use", deeps)
