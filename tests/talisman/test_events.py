"""Tests of events (TR-15d): the effect of each, on the drawing character or on all; then it is discarded."""

from __future__ import annotations

import pytest

from inglenook.talisman.components.events import EVENTS
from tests.talisman.positions import Playing, Position
from tests.talisman.proven import proven

GOOD, NEUTRAL, EVIL = "elf", "warrior", "assassin"


def drawn(name: str, character: str) -> Playing:
    """Returns a game in which this character drew one event in the Fields, and another character is far away."""
    return Position(character, "troll").deck(name).arrives(0, "fields-n")


# Good and evil.


@pytest.mark.rule("TR-7.2", "TR-15d.1")
@pytest.mark.parametrize(
    ("name", "character", "lives"),
    [
        pytest.param("angel", GOOD, 5, marks=pytest.mark.card("adventure:angel")),
        pytest.param("angel", NEUTRAL, 4, marks=pytest.mark.card("adventure:angel")),
        pytest.param("angel", EVIL, 3, marks=pytest.mark.card("adventure:angel")),
        pytest.param("devil", GOOD, 3, marks=pytest.mark.card("adventure:devil")),
        pytest.param("devil", NEUTRAL, 4, marks=pytest.mark.card("adventure:devil")),
        pytest.param("devil", EVIL, 5, marks=pytest.mark.card("adventure:devil")),
    ],
)
def test_angel_and_devil(name: str, character: str, lives: int) -> None:
    """Angel and Devil give a life to their own alignment, take one from the opposite, and do nothing to the neutral."""
    game = drawn(name, character)
    assert lives == game.character(0).lives
    assert [name] == game.discarded()
    assert [] == game.lying("fields-n")


@pytest.mark.rule("TR-7.3", "TR-2d")
@pytest.mark.card("adventure:mephistopheles")
@pytest.mark.parametrize(("character", "craft", "gained"), [(GOOD, 4, 0), (NEUTRAL, 3, 0), (EVIL, 3, 1)])
def test_mephistopheles(character: str, craft: int, gained: int) -> None:
    """Mephistopheles makes good and neutral characters evil and gives evil characters 1 Craft."""
    game = drawn("mephistopheles", character)
    assert "evil" == game.character(0).alignment
    assert craft + gained == game.character(0).craft
    assert ["mephistopheles"] == game.discarded()


# One character.


@pytest.mark.rule("TR-2f.1", "TD-26")
@pytest.mark.card("adventure:book-of-spells")
@pytest.mark.parametrize(
    ("character", "held", "draws"),
    [("ghoul", (), 2), ("ghoul", ("hex",), 1), ("ghoul", ("hex", "random"), 0), ("warrior", (), 1), ("troll", (), 0)],
)
def test_book_of_spells(character: str, held: tuple[str, ...], draws: int) -> None:
    """The Book of Spells gives Spells up to the number that Craft allows, and no more."""
    coming = ("healing", "nullify")
    position = Position(character, "amazon").spells(0, *held).spell_deck(*coming).deck("book-of-spells")
    game = position.arrives(0, "fields-n")
    while game.asked is not None:
        game.choose("pass")
    assert [*held, *coming[:draws]] == game.spells(0)


@pytest.mark.rule("TR-13a.2", "TX-29")
@pytest.mark.card("adventure:imp")
@pytest.mark.parametrize(
    ("roll", "space", "rolls", "cards"),
    [
        (1, "crags", [4], 0),
        (2, "forest", [4], 0),
        (3, "tavern", [4], 0),
        (4, "ruins", [], 2),
        (5, "hidden-valley", [], 3),
        (6, "cursed-glade", [], 1),
    ],
)
def test_imp(roll: int, space: str, rolls: list[int], cards: int) -> None:
    """The Imp moves the character to the space rolled, which is encountered in the same turn."""
    position = Position("assassin", "prophetess").deck("imp", "sword", "shield", "helmet").dice(roll, *rolls)
    game = position.arrives(0, "plains-e")
    assert space == game.where(0)
    assert cards == len(game.lying(space))
    assert [] == game.dice_left
    assert ["imp"] == game.discarded()


@pytest.mark.rule("TR-15d.1")
@pytest.mark.card("adventure:raiders")
def test_raiders() -> None:
    """Raiders take all gold of the character that draws them and leave it at the Oasis."""
    position = Position("warrior", "troll").having(0, gold=3).having(1, gold=2).lying("oasis", gold=1).deck("raiders")
    game = position.arrives(0, "fields-n")
    assert [0, 2] == [game.character(seat).gold for seat in (0, 1)]
    assert 4 == game.gold_lying("oasis")
    assert ["raiders"] == game.discarded()


# Everybody.


@pytest.mark.rule("TR-15d.2", "TR-15d.3", "TD-49")
@pytest.mark.card("adventure:evil-darkness")
def test_evil_darkness() -> None:
    """Evil Darkness makes everybody who is not evil miss a turn; the drawing character loses the current turn."""
    game = Position(NEUTRAL, GOOD, EVIL).deck("evil-darkness").dice(1, 5).at(0, "village").turn_of(0)
    game.choose("go fields-n clockwise")
    assert 2 == game.table.turn  # the Elf misses the turn that would have come now
    assert [0, 0, 0] == [game.character(seat).missed for seat in (0, 1, 2)]


@pytest.mark.rule("TR-15d.2", "TR-15d.3")
@pytest.mark.card("adventure:storm")
def test_storm() -> None:
    """A Storm makes all in the region miss a turn; the drawing character's current turn ends and counts as missed."""
    position = Position(NEUTRAL, GOOD, EVIL).at(1, "ruins").at(2, "oasis").deck("storm", "sword")
    game = position.arrives(0, "hills-n")
    assert game.table.turn_over
    assert [0, 1, 0] == [game.character(seat).missed for seat in (0, 1, 2)]
    assert ["storm"] == game.discarded()


@pytest.mark.rule("TR-15d.2", "TR-15k")
@pytest.mark.card("adventure:storm")
def test_nothing_else_is_met_after_a_storm() -> None:
    """After a Storm the encounter is over, and the other drawn cards stay in the space."""
    game = Position(NEUTRAL, GOOD).deck("sword", "storm").arrives(0, "ruins")
    assert None is game.asked
    assert ["sword"] == game.lying("ruins")


@pytest.mark.rule("TR-15d.1")
@pytest.mark.card("adventure:pestilence")
def test_pestilence() -> None:
    """Pestilence costs every character in the region a life, including the one that draws it."""
    game = Position(NEUTRAL, GOOD, EVIL).at(1, "ruins").at(2, "oasis").deck("pestilence").arrives(0, "fields-n")
    assert [3, 3, 4] == [game.character(seat).lives for seat in (0, 1, 2)]
    assert ["pestilence"] == game.discarded()


@pytest.mark.rule("TD-38")
@pytest.mark.card("adventure:pestilence")
def test_pestilence_kills_all_at_once() -> None:
    """After a Pestilence all characters lose their life first, and only then are the dead handled."""
    position = Position(NEUTRAL, GOOD, EVIL).having(0, lives=1, gold=2).having(1, lives=1, gold=3)
    game = position.at(1, "ruins").at(2, "city").deck("pestilence").arrives(0, "fields-n")
    assert [False, False, True] == [game.character(seat).alive for seat in (0, 1, 2)]
    assert (2, 3) == (game.gold_lying("fields-n"), game.gold_lying("ruins"))
    assert ["pestilence"] == game.discarded()


@pytest.mark.rule("TR-15d.1", "TR-3.1")
@pytest.mark.card("adventure:taxation")
def test_taxation() -> None:
    """Taxation takes 1 gold from every character that has any."""
    position = Position(NEUTRAL, GOOD, EVIL).having(0, gold=3).having(1, gold=0).at(2, "oasis")
    game = position.deck("taxation").arrives(0, "fields-n")
    assert [2, 0, 0] == [game.character(seat).gold for seat in (0, 1, 2)]
    assert ["taxation"] == game.discarded()


@pytest.mark.rule("TR-15d.1")
@pytest.mark.card("adventure:magical-vortex")
def test_magical_vortex() -> None:
    """A Magical Vortex discards all Spells; a character that always has a Spell draws a new one."""
    position = Position("ghoul", "wizard", "druid").spells(0, "hex", "random").spells(1, "alchemy").spells(2, "nullify")
    game = position.spell_deck("healing").deck("magical-vortex").arrives(0, "fields-n")
    while game.asked is not None:
        game.choose("pass")
    assert [[], ["healing"], []] == [game.spells(seat) for seat in (0, 1, 2)]
    assert 4 == len(game.table.used_spells)


@pytest.mark.rule("TR-20a", "TR-3.1")
@pytest.mark.card("adventure:market-day")
def test_market_day() -> None:
    """On a Market Day all players, wherever they are, may buy in clockwise order as long as their gold lasts."""
    position = Position("troll", "elf", "warrior").having(1, gold=3).having(2, gold=2).having(0, gold=0).at(0, "oasis")
    game = position.deck("market-day").arrives(1, "fields-n")
    prices = ["sword 1", "helmet 1", "water-bottle 1", "shield 2", "mule 2", "raft 3"]
    assert (1, ["pass", *[f"buy {price}" for price in prices]]) == (game.asked, game.offered)
    game.choose("buy sword 1").choose("buy mule 2")
    assert (2, ["pass", *[f"buy {price}" for price in prices[:-1]]]) == (game.asked, game.offered)
    game.choose("pass")
    assert None is game.asked  # the Troll has no gold
    assert (["sword", "mule"], 0) == (game.objects(1), game.character(1).gold)
    assert ["market-day"] == game.discarded()


@pytest.mark.rule("TR-11p.2", "TD-36")
@pytest.mark.card("adventure:market-day", "purchase:raft")
def test_raft_bought_on_the_market_day_of_another() -> None:
    """A raft bought on another player's turn serves the buyer on the buyer's next turn only."""
    position = Position("troll", "elf").at(0, "village").at(1, "plains-e").having(0, gold=0).having(1, gold=3)
    game = position.deck("market-day").dice(1).turn_of(0)
    game.choose("go fields-n clockwise").choose("buy raft 3")
    assert (1, ["roll", "cross chasm"]) == (game.asked, game.offered)


@pytest.mark.rule("TR-8a")
@pytest.mark.card("adventure:market-day", "character:thief")
def test_thief_on_a_market_day_of_another() -> None:
    """The Thief may take one card free on any Market Day, whichever player draws it."""
    position = Position("troll", "thief").having(0, gold=0).having(1, gold=0).deck("market-day")
    game = position.arrives(0, "fields-n")
    assert (1, "prompt-take-free") == (game.asked, game.prompt)
    game.choose("take-free armour")
    assert (["armour"], None) == (game.objects(1), game.asked)


@pytest.mark.rule("TA-52", "TD-66")
@pytest.mark.card("adventure:blizzard")
def test_blizzard() -> None:
    """During a Blizzard, for two rounds of the player who drew it, everybody moves one space without a roll."""
    position = Position("warrior", "elf").at(0, "village").at(1, "city")
    position.deck("blizzard", "sword", "shield", "helmet").dice(1, 2)
    game = position.turn_of(0).choose("go fields-n clockwise")
    assert (1, ["go fields-s clockwise", "go fields-se anticlockwise"]) == (game.asked, game.offered)
    game.choose("go fields-s clockwise").choose("pass")
    assert (0, ["go graveyard clockwise", "go village anticlockwise"]) == (game.asked, game.offered)
    game.choose("go graveyard clockwise")
    assert (1, ["go hills-s clockwise", "go city anticlockwise"]) == (game.asked, game.offered)
    game.choose("go hills-s clockwise").choose("pass")
    assert (0, ["go sentinel clockwise", "go village anticlockwise"]) == (game.asked, game.offered)
    assert ["blizzard"] == game.discarded()


# None is forgotten.


@pytest.mark.rule("TR-15d.1")
def test_every_event_is_proven() -> None:
    """Each event has a test of its own effect in this file."""
    assert {card.id for card in EVENTS} == {id for id in proven(globals()) if id.startswith("adventure:")}
