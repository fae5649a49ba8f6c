"""Sites of The Fellowship of the Ring that help the Free Peoples side."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.stats import move_limit
from tests.lotr.cards.standing import (
    ARAGORN,
    BOROMIR,
    GANDALF,
    GIMLI,
    LEGOLAS,
    SAM,
    burdens,
    card,
    on_site,
    standing,
    zones,
)
from tests.lotr.positions import Position
from tests.lotr.samples import ally, companion, condition, minion, possession

GAFFER = ally("The Gaffer", culture="shire", race="hobbit", cost=1, unique=True)
BILBO = ally("Bilbo", culture="shire", race="hobbit", cost=2, unique=True)
CART = possession("Gandalf's Cart", culture="gandalf", unique=True)
ORC = minion("Orc", strength=5, vitality=3)
RANGER = companion("Ranger", keywords=(("ranger", 1),))
RANGER_AT_HOME = ally("Ranger at Home", keywords=(("ranger", 1),))
TALE = condition("Tale", keywords=(("tale", 1),))
SONG = condition("Song")
CALLING = [
    # The site, its number, who comes out of the deck.
    card("1U319", 1, GAFFER),
    card("1U322", 1, SAM),
    card("2U115", 1, BILBO),
    card("1U324", 1, ARAGORN),
    card("1U325", 1, CART),
]


def calling(id: str, number: int, friend: str, gandalf: bool) -> Position:
    """Returns the game at a site with the named character and others in the draw deck."""
    at = on_site(id, number)
    if gandalf:
        at.play(GANDALF)
    at.deck(0, LEGOLAS, friend, GIMLI)
    at.hand(0, friend)
    return at


@pytest.mark.parametrize(("id", "number", "friend"), CALLING)
def test_a_friend_is_called(id: str, number: int, friend: str) -> None:
    """Bag End, Green Dragon Inn, The Prancing Pony and similar sites: the search finds only the named character."""
    at = calling(id, number, friend, True)
    game = at.fellowship().choose("use", id)
    assert [friend] == [game.table.cards[one].printed.id for one in game.choices("play")]
    found = game.choices("play")[0]
    assert terms.DECK == game.zone(found)
    game.choose("play", found)
    price = {"1U324": (1, 0), "1U325": (0, 0)}.get(id, (0, 1))
    assert (terms.PLAY, price) == (game.zone(found), (burdens(game), game.wounds(at.frodo())))
    assert game.table.cards[found].printed.cost == game.table.twilight


@pytest.mark.parametrize(
    ("id", "number", "friend"), [row for row in CALLING if row.values[0] in ("1U319", "1U322", "2U115")]
)
def test_which_hobbit_calls(id: str, number: int, friend: str) -> None:
    """Bag End, Green Dragon Inn and Hobbiton Party Field: any Hobbit, but no Dwarf, exerts for the search."""
    at = calling(id, number, friend, True)
    bounder = at.play("1C286")
    at.play(GIMLI)
    game = at.fellowship().choose("use", id)
    assert (0, sorted([at.frodo(), bounder])) == (game.asked, sorted(game.choices()))
    game.choose("choose", bounder)
    assert (1, 0) == (game.wounds(bounder), game.wounds(at.frodo()))


@pytest.mark.parametrize(("id", "number", "friend"), CALLING)
def test_nobody_has_to_be_found(id: str, number: int, friend: str) -> None:
    """Bag End, Green Dragon Inn and similar sites: the search of the draw deck may find no card (LR-28.12)."""
    game = calling(id, number, friend, True).fellowship().choose("use", id).choose("find-nothing")
    assert [] == game.in_play(friend)


@pytest.mark.parametrize(("id", "number", "friend"), CALLING)
def test_who_cannot_call(id: str, number: int, friend: str) -> None:
    """Bag End, Shire Lookout Point and similar sites: a Hobbit who can exert or Gandalf is required."""
    at = calling(id, number, friend, False)
    at.play(GIMLI)
    atoms.set_wounds(at.table, at.frodo(), 3)
    assert (id == "1U324") == at.fellowship().offered("use", id)


@pytest.mark.card("1U323")
@pytest.mark.parametrize(("id", "tokens"), [(SAM, 1), (BILBO, 1), (GIMLI, 2), ("1C299", 1)])
def test_hobbits_come_cheaply_to_the_green_hills(id: str, tokens: int) -> None:
    """Green Hill Country: each Hobbit companion or ally costs 1 less."""
    at = on_site("1U323", 1)
    at.hand(0, id)
    assert tokens == at.fellowship().choose("play", id).table.twilight


@pytest.mark.parametrize(
    ("id", "number", "right", "wrong"),
    [
        card("1U341", 3, LEGOLAS, GIMLI),
        card("1U341", 3, ally("Elf at Home", race="elf", cost=1), BILBO),
        card("2C117", 1, BILBO, SAM),
        card("2C117", 1, GAFFER, ally("Elf at Home", race="elf", cost=1)),
    ],
)
def test_a_guest_brings_a_card(id: str, number: int, right: str, wrong: str) -> None:
    """Rivendell Valley, Town Center and similar sites: playing a character of the named kind draws a card."""
    at = on_site(id, number)
    guest = at.hand(0, wrong, right)[1]
    top, below = at.deck(0, GIMLI, GIMLI)
    game = at.fellowship().choose("use", id)
    assert [terms.PLAY, terms.HAND, terms.DECK] == zones(game, guest, top, below)
    assert game.table.cards[guest].printed.cost == game.table.twilight
    at = on_site(id, number)
    at.hand(0, wrong)
    at.deck(0, GIMLI)
    assert not at.fellowship().offered("use", id)


@pytest.mark.card("1U342")
@pytest.mark.rule("LR-20.21")
@pytest.mark.parametrize(("friend", "limit"), [(RANGER, 3), (RANGER_AT_HOME, 3), (BOROMIR, 2)])
def test_a_ranger_at_the_waterfall(friend: str, limit: int) -> None:
    """Rivendell Waterfall: a ranger raises the move limit for the turn, even after leaving play or the site."""
    at = on_site("1U342", 3)
    ranger = at.play(friend)
    game = at.start_of_turn()
    assert limit == move_limit(game.table)
    atoms.put(game.table, ranger, terms.DISCARD_PILE)
    game.choose("move")
    assert (4, limit) == (game.table.site_number(), move_limit(game.table))


@pytest.mark.card("1U342", "1U60")
@pytest.mark.rule("LG-92")
def test_the_waterfall_hastens_nobody_elsewhere() -> None:
    """Rivendell Waterfall: the text gained by Silinde does not raise the move limit at another site."""
    at = standing(4)
    at.lay_this("1U342", 0)
    at.play("1U60")
    at.play(RANGER)
    assert 2 == move_limit(at.start_of_turn().table)


@pytest.mark.card("1U343")
@pytest.mark.parametrize("choice", [1, 2])
def test_a_tale_is_told_at_balins_tomb(choice: int) -> None:
    """Balin's Tomb: a tale is discarded from play or from hand to heal an own companion."""
    at = on_site("1U343", 4)
    gimli, boromir = at.play(GIMLI, wounds=2), at.play(BOROMIR, wounds=1)
    at.play(ally("Hurt Ally"), wounds=1)
    orc = at.play(ORC, wounds=1)
    tale, song = at.play(TALE), at.play(SONG)
    told, sung = at.hand(0, TALE, SONG)
    game = at.maneuver().choose("use", "1U343")
    assert 0 == game.asked
    game.choose("choice", amount=choice)
    assert (0, sorted([gimli, boromir])) == (game.asked, sorted(game.choices()))
    game.choose("choose", gimli)
    assert (1, 1, 1) == (game.wounds(gimli), game.wounds(boromir), game.wounds(orc))
    gone = [terms.DISCARD_PILE, terms.PLAY, terms.HAND, terms.HAND]
    kept = [terms.PLAY, terms.PLAY, terms.DISCARD_PILE, terms.HAND]
    assert (gone if choice == 1 else kept) == zones(game, tale, song, told, sung)


@pytest.mark.card("1U343")
@pytest.mark.parametrize("choice", [1, 2])
def test_which_tale_is_told(choice: int) -> None:
    """Balin's Tomb: of several tales, the player chooses which is discarded."""
    at = on_site("1U343", 4)
    at.play(GIMLI, wounds=2)
    at.play(ORC)
    lying, held = [at.play(TALE), at.play(TALE)], at.hand(0, TALE, TALE)
    game = at.maneuver().choose("use", "1U343").choose("choice", amount=choice)
    assert (0, sorted(lying if choice == 1 else held)) == (game.asked, sorted(game.choices()))


@pytest.mark.card("1U343")
def test_without_a_tale_nobody_heals_at_balins_tomb() -> None:
    """Balin's Tomb: neither a song nor another player's tale can be discarded."""
    at = on_site("1U343", 4)
    at.play(GIMLI, wounds=2)
    at.play(ORC)
    at.play(SONG)
    at.play(TALE, seat=1)
    at.hand(0, SONG)
    assert not at.maneuver().offered("use", "1U343")
