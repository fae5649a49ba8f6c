"""Tests of how far the effect of a card or space reaches, one for each property that could be wrong."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.talisman.rules.spaces.characters import MeetCharacter
from inglenook.talisman.rules.spaces.encounters import FollowInstruction, MeetCards
from tests.talisman.positions import Playing, Position

HERE = "fields-n"


def row(id: str, *values: object) -> Any:
    """Returns a row of a table, marked with the component it proves."""
    return pytest.param(id.partition(":")[2], *values, marks=pytest.mark.card(id))


def scores(game: Playing) -> list[tuple[object, object]]:
    """Returns the scores of all fights so far: the character's score and its opponent's score."""
    return [(line.arguments["own"], line.arguments["against"]) for line in game.log() if line.id == "log-scores"]


def met(position: Position, *rolls: int) -> Playing:
    """Sets up a position: the first character meets the cards in the fields."""
    return position.at(0, HERE).dice(*rolls).start(MeetCards(0))


# Everybody means everybody.


@pytest.mark.rule("TR-15d.1", "TD-49")
@pytest.mark.card("adventure:evil-darkness")
def test_evil_darkness_falls_on_all_regions() -> None:
    """Evil Darkness makes characters that are not evil miss a turn in the middle and inner regions, too."""
    position = Position("warrior", "troll", "elf", "thief", "assassin").at(1, "oasis").at(2, "crypt").at(4, "temple")
    game = position.deck("evil-darkness").arrives(0, HERE)
    assert [0, 1, 1, 1, 0] == [game.character(seat).missed for seat in range(5)]


@pytest.mark.rule("TR-15d.1", "TR-9c.1")
@pytest.mark.card("adventure:magical-vortex")
def test_the_vortex_sweeps_all_regions() -> None:
    """The Magical Vortex discards the Spells of characters in the middle and inner regions as well."""
    position = Position("warrior", "ghoul", "elf").at(1, "oasis").at(2, "crypt").spells(1, "hex").spells(2, "random")
    game = position.deck("magical-vortex").arrives(0, HERE)
    while game.asked is not None:
        game.choose("pass")
    assert [[], []] == [game.spells(1), game.spells(2)]


@pytest.mark.rule("TR-15d.1", "TR-20a")
@pytest.mark.card("adventure:market-day")
def test_on_market_day_all_regions_buy() -> None:
    """On a Market Day a character in the middle region may buy like one in the outer region."""
    position = Position("warrior", "elf").having(0, gold=0).having(1, gold=1).at(1, "oasis").deck("market-day")
    game = position.arrives(0, HERE)
    assert (1, "buy sword 1" in game.offered) == (game.asked, True)


# Enemies.


@pytest.mark.rule("TR-17b.1", "TD-11")
@pytest.mark.parametrize(("name", "craft"), [row("adventure:ghast", 5), row("adventure:lich", 4)])
def test_spirits_with_something_more_fight_with_their_craft(name: str, craft: int) -> None:
    """A spirit with an additional effect fights with exactly its printed Craft."""
    assert [(6, craft + 3)] == scores(met(Position("elf", "troll").lying(HERE, name), 2, 3))


@pytest.mark.rule("TD-11")
@pytest.mark.card("adventure:chinese-dragon")
def test_the_chinese_dragon_scatters_magic_objects_only() -> None:
    """The Chinese Dragon makes a beaten character drop one random magic object and never an ordinary one."""
    position = Position("elf", "troll").holding(0, "sword", "axe").lying(HERE, "chinese-dragon")
    game = met(position, 1, 6)
    while game.asked is not None:
        game.choose(game.offered[0])
    assert (["sword", "axe"], ["chinese-dragon"]) == (game.objects(0), game.lying(HERE))
    position = Position("elf", "troll").holding(0, "magic-belt", "orb-of-knowledge").lying(HERE, "chinese-dragon")
    position.table.dice.strict = False
    game = met(position, 1, 6)
    assert (None, 1, 2) == (game.asked, len(game.objects(0)), len(game.lying(HERE)))


# Strangers that stay.


@pytest.mark.rule("TR-15k", "TR-15h")
@pytest.mark.parametrize(
    ("name", "answers"),
    [row("adventure:judge", ()), row("adventure:sorcerer", ("yes", "buy spell 1"))],
)
def test_some_strangers_stay_for_the_next(name: str, answers: tuple[str, ...]) -> None:
    """Some strangers stay in their space after a visit."""
    game = Position("elf", "troll").spell_deck("healing").lying(HERE, name).arrives(0, HERE)
    for answer in answers:
        game.choose(answer)
    while game.asked is not None:
        game.choose("pass")
    assert [name] == game.lying(HERE)


@pytest.mark.rule("TR-6b", "TD-62")
@pytest.mark.card("adventure:cyclops", "spell:preservation")
def test_a_follower_can_be_preserved_from_the_cyclops() -> None:
    """A Spell can save the follower that the Cyclops demands, and its owner loses no life."""
    position = Position("warrior", "wizard").spells(1, "preservation").followed(0, "maiden").lying(HERE, "cyclops")
    game = position.at(0, HERE).start(MeetCards(0)).choose("yes").choose("cast preservation maiden")
    assert (["maiden"], 4) == (game.followers(0), game.character(0).lives)


# Objects.


@pytest.mark.rule("TR-16i.1", "TR-4d")
@pytest.mark.parametrize(
    ("name", "lives"),
    [
        row("adventure:runesword", 5),
        row("adventure:sword", 4),
        row("adventure:axe", 4),
        row("adventure:holy-lance", 4),
    ],
)
def test_only_the_runesword_drinks_life(name: str, lives: int) -> None:
    """A life won with a weapon other than the Runesword is lost, and the winner does not gain it."""
    position = Position("troll", "elf").at(0, HERE).at(1, HERE).having(1, gold=0)
    game = position.holding(0, name).dice(6, 1).start(MeetCharacter(0, 1))
    while game.asked is not None:
        game.choose("take-life" if game.prompt == "prompt-spoils" else "pass")
    assert (lives, 3) == (game.character(0).lives, game.character(1).lives)


@pytest.mark.rule("TR-16d.4", "TR-4d")
@pytest.mark.card("adventure:runesword")
def test_the_runesword_drinks_from_characters_only() -> None:
    """The Runesword gains no life from a killed enemy."""
    game = met(Position("troll", "elf").holding(0, "runesword").lying(HERE, "bear"), 6, 1)
    assert (4, ["bear"]) == (game.character(0).lives, game.trophies(0))


@pytest.mark.rule("TR-5c.2", "TR-5e.2")
@pytest.mark.card("purchase:mule")
def test_what_a_lost_mule_carried_is_left_behind() -> None:
    """A character that loses its mule leaves the surplus objects in the space and does not lose them."""
    position = Position("elf", "troll").lying("oasis", "mule", "mule").holding(0, "mule", "sword", "axe", "shield")
    game = position.holding(0, "helmet", "ring").at(0, "village").dice(1).turn_of(0).aside(0, "put-down mule")
    game.choose("drop ring")
    assert (["mule", "ring"], ["sword", "axe", "shield", "helmet"]) == (game.lying("village"), game.objects(0))


@pytest.mark.rule("TR-8.1", "TR-3.2")
@pytest.mark.card("character:merchant")
@pytest.mark.parametrize(("place", "sells"), [("city", True), ("village", True), ("chapel", False)])
def test_where_the_merchant_sells(place: str, sells: bool) -> None:
    """The Merchant sells objects in the City and in the Village only."""
    game = Position("merchant", "troll").holding(0, "sword").at(0, place).dice(1).start(FollowInstruction(0))
    assert sells == ("prompt-sell" in game.prompt)


# Spaces.


@pytest.mark.rule("TR-13e.1", "TR-9d.1")
@pytest.mark.parametrize(
    ("name", "space", "choices", "rolls"),
    [
        ("elf", "village", ("yes", "choose mystic"), (6,)),
        ("ghoul", "graveyard", ("choose call-spirits",), (5,)),
        ("elf", "temple", ("yes",), (4, 4)),
    ],
)
@pytest.mark.card("space:village", "space:graveyard", "space:temple")
def test_one_spell_and_no_more(name: str, space: str, choices: tuple[str, ...], rolls: tuple[int, ...]) -> None:
    """A character gains one Spell in a space, even where its Craft allows more."""
    game = Position(name, "troll").having(0, craft=6).at(0, space).dice(*rolls).start(FollowInstruction(0))
    for choice in choices:
        game.choose(choice)
    assert 1 == len(game.spells(0))


@pytest.mark.rule("TR-13e.1", "TR-3.2")
@pytest.mark.card("space:tavern")
def test_what_is_lost_at_the_tavern() -> None:
    """A bad roll in the Tavern costs one bag of gold, not all gold."""
    game = Position("elf", "troll").having(0, gold=3).at(0, "tavern").dice(3).start(FollowInstruction(0))
    assert 2 == game.character(0).gold


@pytest.mark.rule("TR-13e.1", "TR-6f.1")
@pytest.mark.card("space:temple", "spell:preservation")
def test_a_follower_given_up_in_the_temple_does_not_die() -> None:
    """A follower given up in the Temple is not killed, so no Spell can preserve it."""
    position = Position("elf", "wizard").spells(1, "preservation").followed(0, "maiden").at(0, "temple").dice(1, 3)
    game = position.start(FollowInstruction(0)).choose("yes").choose("yes")
    assert (None, [], 4) == (game.asked, game.followers(0), game.character(0).lives)
