"""Gold (TR-3) and followers in general (TR-6)."""

from __future__ import annotations

import pytest

from inglenook.talisman.components import CHARACTERS
from tests.talisman.positions import Position

HERE = "fields-n"


# Gold.


@pytest.mark.rule("TR-3a")
@pytest.mark.parametrize("name", sorted(CHARACTERS))
def test_gold_at_the_start(name: str) -> None:
    """Each character starts with 1 bag of gold; Leprechaun and Merchant have 2 more by their ability."""
    short = name.partition(":")[2]
    character = Position(short, "elf" if short != "elf" else "troll").table.characters[0]
    assert (3 if short in ("leprechaun", "merchant") else 1) == character.gold


@pytest.mark.rule("TR-3.1", "TR-3.2")
def test_gold_is_won_and_spent() -> None:
    """Gold is won in encounters and pays for things and services."""
    game = Position("elf", "troll").deck("bag-of-gold").arrives(0, HERE).choose("take bag-of-gold")
    assert 2 == game.character(0).gold
    game = Position("elf", "troll").having(0, gold=2).arrives(0, "village").choose("yes").choose("choose blacksmith")
    assert (["sword"], 0) == (game.choose("buy sword 2").objects(0), game.character(0).gold)


@pytest.mark.rule("TR-3b", "TX-14", "TR-12a.2")
def test_gold_needs_no_room() -> None:
    """A character with four objects takes gold from a space, as counters or cards, without dropping anything."""
    position = Position("elf", "troll").holding(0, "sword", "axe", "shield", "helmet")
    game = position.lying(HERE, "bag-of-gold", gold=2).arrives(0, HERE).choose("take bag-of-gold")
    assert (4, 4, 0) == (game.character(0).gold, len(game.objects(0)), game.gold_lying(HERE))


@pytest.mark.rule("TR-3.1")
def test_nobody_pays_more_than_there_is() -> None:
    """Only purchases and services that the character's gold can pay for are offered."""
    game = Position("elf", "troll").having(0, gold=2).arrives(0, "village").choose("yes").choose("choose blacksmith")
    assert ["pass", "buy helmet 2", "buy sword 2"] == game.offered


@pytest.mark.rule("TD-6", "TD-7")
def test_gold_cards_are_discarded() -> None:
    """A bag of gold becomes a counter when it is taken, and its card is discarded."""
    game = Position("elf", "troll").lying(HERE, "two-bags-of-gold").arrives(0, HERE).choose("take two-bags-of-gold")
    assert (3, ["two-bags-of-gold"]) == (game.character(0).gold, game.discarded())


@pytest.mark.rule("TR-16i.1", "TR-3.2")
def test_gold_won_from_another() -> None:
    """A bag of gold won in a fight goes from the loser to the winner."""
    position = Position("warrior", "elf").at(1, HERE).having(0, gold=0).having(1, gold=3).dice(6, 6, 1)
    game = position.arrives(0, HERE).choose("encounter 1").choose("take-gold")
    assert [1, 2] == [game.character(seat).gold for seat in (0, 1)]


# Followers.


@pytest.mark.rule("TR-6.1", "TR-6a")
def test_followers_join_and_are_seen() -> None:
    """A follower met on the board may be taken along, and every player sees it."""
    game = Position("elf", "troll").deck("unicorn").arrives(0, HERE).choose("take unicorn")
    assert ["unicorn"] == game.seen(1, 0)["followers"]


@pytest.mark.rule("TR-6.1", "TR-5c.1")
def test_followers_are_not_objects() -> None:
    """Followers do not count towards the limit of four objects, and a character can have any number."""
    position = Position("elf", "troll").holding(0, "sword", "axe", "shield", "helmet").followed(0, "maiden", "unicorn")
    game = position.lying(HERE, "guide", "pixie", "gnome").arrives(0, HERE)
    game.choose("take guide").choose("take pixie").choose("take gnome")
    assert ["maiden", "unicorn", "guide", "pixie", "gnome"] == game.followers(0)


@pytest.mark.rule("TR-6b", "TX-11", "TD-7")
@pytest.mark.parametrize("death", ["chasm", "vampire", "toll"])
def test_dead_followers_leave_the_game(death: str) -> None:
    """A dead follower leaves the game, however it dies, and its card is not left in the space."""
    position = Position("warrior", "troll").followed(0, "guide" if death != "chasm" else "maiden")
    if death == "chasm":
        game = position.dice(6, 1).arrives(0, "chasm")
        name, space = "maiden", "chasm"
    elif death == "vampire":
        game = position.lying(HERE, "vampire").dice(1, 6).arrives(0, HERE).choose("yes")
        name, space = "guide", HERE
    else:
        game = position.dice(1).arrives(0, "vampires-tower").choose("sacrifice guide")
        name, space = "guide", "vampires-tower"
    assert ([], True) == (game.followers(0), name in game.removed())
    assert name not in game.lying(space)
    assert 4 == game.character(0).lives


@pytest.mark.rule("TR-6b")
@pytest.mark.card("spell:preservation")
@pytest.mark.parametrize("saved", [True, False])
def test_a_follower_can_be_preserved(saved: bool) -> None:
    """A Spell that saves a character about to die also saves a follower."""
    position = Position("ghoul", "troll").followed(0, "guide").spells(0, "preservation").dice(6, 1)
    game = position.arrives(0, "chasm")
    while game.prompt != "prompt-moment-follower-about-to-die":
        game.choose("yes" if game.prompt == "prompt-roll-anyway" else "pass")
    game.choose(game.offered[1] if saved else "pass")
    assert (["guide"] if saved else []) == game.followers(0)
    assert ([] if saved else ["guide"]) == game.removed()


@pytest.mark.rule("TR-6f.2", "TR-12a.2")
def test_a_follower_given_up_can_be_taken_by_others() -> None:
    """A dismissed follower stays in the space, and another character may take it."""
    position = Position("elf", "troll").followed(0, "maiden").at(0, HERE).at(1, "village").dice(1, 1, 1)
    game = position.turn_of(0).aside(0, "send-away maiden").choose("go graveyard clockwise")
    game.choose("go fields-n clockwise").choose("take maiden")
    assert (["maiden"], []) == (game.followers(1), game.followers(0))
