"""The sites of Ents of Fangorn."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.kernel.decisions import Thing
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.facade import wound
from inglenook.lotr.dsl.filters import CHARACTER
from tests.lotr.cards import standing
from tests.lotr.cards.standing import burdens, zones
from tests.lotr.positions import TOWERS_SITES, Playing, Position
from tests.lotr.samples import ally, companion, event, minion

ARAGORN = companion("Aragorn", signet="aragorn", vitality=4)
PLAIN = companion("Plain", cost=2)
ORC = minion("Orc of the Vale", vitality=3)
FRIEND = ally("Friend", cost=2)
STONE = event("Stone", Action((terms.MANEUVER,), (wound(CHARACTER),)))


def sealed(signet: str, name: str = "Sealed", **facts: Any) -> str:
    """Returns a companion with the given signet."""
    return companion(f"{name} by {signet.title()}", signet=signet, **{"cost": 2, **facts})


def on_site(id: str, number: int, **facts: Any) -> Position:
    """Returns the position with the fellowship at the given site of The Two Towers."""
    return standing.on_site(id, number, sites=TOWERS_SITES, **facts)


def wounds(game: Playing, *cards: Thing) -> list[int]:
    """Returns the wounds on these cards."""
    return [game.wounds(card) for card in cards]


@pytest.mark.card("6U115")
def test_friends_of_frodo_among_the_rocks() -> None:
    """Rocks of Emyn Muil: playing a companion with Frodo's signet at its cost removes a burden."""
    at = on_site("6U115", 1).burdens(3)
    friend, other, *_rest = at.hand(0, sealed("frodo"), sealed("frodo", "Also Sealed"), sealed("gandalf"), PLAIN)
    at.hand(0, ally("Sealed Ally", signet="frodo"))
    game = at.fellowship().choose("use", "6U115")
    assert sorted([friend, other]) == sorted(game.choices("play"))
    game.choose("play", friend)
    assert (terms.PLAY, 2, 2) == (game.zone(friend), game.table.twilight, burdens(game))


@pytest.mark.card("6U115")
def test_nobody_to_play_among_the_rocks() -> None:
    """Rocks of Emyn Muil: the action needs a companion with Frodo's signet in hand."""
    at = on_site("6U115", 1).burdens(3)
    at.hand(0, PLAIN, sealed("aragorn"))
    at.deck(0, sealed("frodo"))
    assert not at.fellowship().offered("use", "6U115")


@pytest.mark.card("6U116")
@pytest.mark.parametrize("taking", [True, False])
def test_aragorn_calls_in_the_westfold(taking: bool) -> None:
    """Westfold: Aragorn exerts twice to play a companion with his signet from the draw deck at its cost."""
    at = on_site("6U116", 1)
    aragorn, other = at.play(ARAGORN), at.play(sealed("aragorn", "Another"))
    follower, *_rest = at.deck(0, sealed("aragorn"), sealed("gandalf"), PLAIN, ally("Sealed Ally", signet="aragorn"))
    at.hand(0, sealed("aragorn", "At Hand"))
    game = at.fellowship().choose("use", "6U116")
    assert ([2, 0], [follower]) == (wounds(game, aragorn, other), game.choices("play"))
    game.choose("play" if taking else "find-nothing")
    assert (terms.PLAY if taking else terms.DECK, 2 * taking) == (game.zone(follower), game.table.twilight)


@pytest.mark.card("6U116")
@pytest.mark.parametrize(("id", "hurt"), [(ARAGORN, 2), (sealed("aragorn", vitality=4), 0)], ids=["tired", "other"])
def test_who_cannot_call_in_the_westfold(id: str, hurt: int) -> None:
    """Westfold: only an Aragorn who can exert twice can pay for the action."""
    at = on_site("6U116", 1)
    at.play(id, wounds=hurt)
    at.deck(0, sealed("aragorn", "Called"))
    assert not at.fellowship().offered("use", "6U116")


@pytest.mark.card("6U117")
def test_the_dead_are_called_to_meduseld() -> None:
    """Meduseld: three companions with Gandalf's signet exert to play an unbound companion from the dead pile."""
    at = on_site("6U117", 3)
    callers = [at.play(sealed("gandalf", name)) for name in ("First", "Second", "Third", "Fourth")]
    other = at.play(sealed("aragorn"))
    at.play(ally("Sealed Ally", signet="gandalf"))
    bound = companion("Bound", keywords=((terms.RING_BOUND_KEYWORD, 1),))
    hero, second, *_rest = at.dead(0, PLAIN, companion("Fallen"), bound, FRIEND)
    at.discard(0, companion("Not Dead"))
    game = at.fellowship().choose("use", "6U117")
    assert (0, sorted(callers)) == (game.asked, sorted(game.choices()))
    game.choose_all(*callers[:3])
    assert sorted([hero, second]) == sorted(game.choices("play"))
    game.choose("play", hero)
    assert [1, 1, 1, 0, 0] == wounds(game, *callers, other)
    assert (terms.PLAY, 0, 2) == (game.zone(hero), game.wounds(hero), game.table.twilight)


@pytest.mark.card("6U117")
def test_a_unique_companion_comes_back_at_meduseld() -> None:
    """Meduseld: a unique companion in the dead pile does not prevent itself from being played (LR-24.5)."""
    at = on_site("6U117", 3)
    for name in ("First", "Second", "Third"):
        at.play(sealed("gandalf", name))
    boromir = at.dead(0, standing.BOROMIR)[0]
    game = at.fellowship().choose("use", "6U117")
    assert terms.PLAY == game.zone(boromir)


@pytest.mark.card("6U117")
@pytest.mark.parametrize(
    ("callers", "tired", "dead", "offered"),
    [(3, 0, PLAIN, True), (2, 0, PLAIN, False), (3, 1, PLAIN, False), (3, 0, FRIEND, False)],
)
def test_what_meduseld_asks_for(callers: int, tired: int, dead: str, offered: bool) -> None:
    """Meduseld: the action needs three companions who can exert and a companion in the dead pile to play."""
    at = on_site("6U117", 3)
    for place in range(callers):
        at.play(sealed("gandalf", f"Caller {place}"), wounds=2 if place < tired else 0)
    at.play(sealed("frodo"))
    at.dead(0, dead)
    assert offered == at.fellowship().offered("use", "6U117")


@pytest.mark.card("6U118")
def test_more_than_four_are_never_drawn_in_the_hornburg_hall() -> None:
    """Hornburg Hall: exactly four cards are drawn, even if a house rule raises the fellowship phase limit."""
    at = on_site("6U118", 6, switches={"no-rule-of-4": 1})
    for place in range(3):
        at.play(sealed("theoden", f"Of the House {place}"))
    deck = at.deck(0, *[FRIEND] * 6)
    game = at.fellowship().choose("use", "6U118")
    assert tuple(deck[:4]) == game.table.players[0].hand


@pytest.mark.card("6U118")
@pytest.mark.parametrize("cards", [0, 1, 5])
def test_a_new_hand_in_the_hornburg_hall(cards: int) -> None:
    """Hornburg Hall: with three companions with Théoden's signet, the hand is discarded and four cards are drawn."""
    at = on_site("6U118", 6)
    for place in range(3):
        at.play(sealed("theoden", f"Of the House {place}"))
    hand = at.hand(0, *[PLAIN] * cards)
    deck = at.deck(0, *[FRIEND] * 6)
    at.hand(1, ORC)
    game = at.fellowship().choose("use", "6U118")
    player = game.table.players[0]
    assert (tuple(deck[:4]), tuple(deck[4:])) == (player.hand, player.deck)
    assert sorted(hand) == sorted(player.discard)
    assert 1 == len(game.table.players[1].hand)


@pytest.mark.card("6U118")
@pytest.mark.parametrize(
    ("signet", "count", "offered"), [("theoden", 3, True), ("theoden", 2, False), ("frodo", 3, False)]
)
def test_who_is_seen_in_the_hornburg_hall(signet: str, count: int, offered: bool) -> None:
    """Hornburg Hall: two companions, another signet or an ally do not meet the requirement."""
    at = on_site("6U118", 6)
    for place in range(count):
        at.play(sealed(signet, f"Of the House {place}"))
    at.play(ally("Sealed Ally", signet="theoden"))
    at.hand(0, PLAIN)
    at.deck(0, FRIEND)
    assert offered == at.fellowship().offered("use", "6U118")


@pytest.mark.card("6U119")
def test_no_allies_in_the_valley_of_saruman() -> None:
    """Valley of Saruman: every ally is discarded when the fellowship moves here."""
    at = standing.before_site("6U119", 8, sites=TOWERS_SITES)
    allies = [at.play(FRIEND), at.play(ally("Another Friend"))]
    others = [at.play(PLAIN), at.play(ORC)]
    game = at.fellowship()
    assert [terms.PLAY] * 2 == zones(game, *allies)
    game.choose("move")
    assert ([terms.DISCARD_PILE] * 2, [terms.PLAY] * 2) == (zones(game, *allies), zones(game, *others))


@pytest.mark.card("6U120")
@pytest.mark.parametrize("preventing", [True, False])
def test_saved_in_sarumans_laboratory(preventing: bool) -> None:
    """Saruman's Laboratory: a minion's player may discard two cards from hand to prevent a wound to it."""
    at = on_site("6U120", 9)
    orc = at.play(ORC)
    cards = at.hand(1, FRIEND, FRIEND, FRIEND)
    at.hand(0, STONE, PLAIN, PLAIN)
    game = at.maneuver().choose("play", STONE).choose("choose", orc)
    assert (1, True) == (game.asked, game.offered("respond", "6U120"))
    if preventing:
        game.choose("respond", "6U120")
        assert (1, sorted(cards)) == (game.asked, sorted(game.choices()))
        game.choose_all(*cards[:2])
    else:
        game.pass_()
    assert (1 - preventing, 3 - 2 * preventing) == (game.wounds(orc), len(game.table.players[1].hand))


@pytest.mark.card("6U120")
@pytest.mark.parametrize(("hand", "target"), [(1, "orc"), (3, "companion"), (3, "another's")])
def test_who_is_not_saved_in_sarumans_laboratory(hand: int, target: str) -> None:
    """Saruman's Laboratory: the response needs two cards in hand and protects only the player's own minions."""
    at = on_site("6U120", 9, seats=3)
    targets = {"orc": at.play(ORC), "companion": at.play(PLAIN), "another's": at.play(ORC, seat=2)}
    at.hand(1, *[FRIEND] * hand)
    at.hand(0, STONE, PLAIN, PLAIN)
    game = at.maneuver().choose("play", STONE).choose("choose", targets[target])
    assert 1 == game.wounds(targets[target])
