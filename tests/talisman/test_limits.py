"""Tests of limits on possessions: objects, forbidden objects, Spells (TR-2f to TR-2h, TR-5, TD-44)."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.kernel.game import Game
from inglenook.talisman import stats
from inglenook.talisman.components import CHARACTERS
from inglenook.talisman.rulebook import Talisman
from tests.talisman.positions import Playing, Position

HERE = "fields-n"
FOUR = ("sword", "axe", "shield", "helmet")


def passing(game: Playing) -> Playing:
    """Returns the game after every player asked for a Spell has passed."""
    while game.prompt.startswith("prompt-moment"):
        game.choose("pass")
    return game


def row(name: str, *values: object) -> Any:
    """Returns a row about an object, marked with the object's card."""
    return pytest.param(name, *values, marks=pytest.mark.card(f"adventure:{name}"))


# Objects.


@pytest.mark.rule("TR-5a", "TD-27")
def test_what_one_holds_is_seen_by_all() -> None:
    """Every player sees the objects, followers, gold and trophies of a character, but of its Spells only the number."""
    position = Position("ghoul", "troll").holding(0, "ring").followed(0, "maiden").trophies(0, "bear")
    game = position.spells(0, "hex", "healing").turn_of(0)
    seen = game.seen(1, 0)
    assert (["ring"], ["maiden"], ["bear"], 1) == (seen["objects"], seen["followers"], seen["trophies"], seen["gold"])
    assert ["", ""] == seen["spells"]


@pytest.mark.rule("TR-5c.1", "TR-12a.9")
def test_four_objects() -> None:
    """A character with four objects can take a fifth only if it drops another object in that space."""
    game = Position("elf", "troll").holding(0, *FOUR).lying(HERE, "armour").arrives(0, HERE).choose("take armour")
    assert ("prompt-make-room", [f"drop {name}" for name in FOUR]) == (game.prompt, game.offered)
    game.choose("drop axe")
    assert (["sword", "shield", "helmet", "armour"], ["axe"]) == (game.objects(0), game.lying(HERE))


@pytest.mark.rule("TR-5.1", "TR-5c.1", "TR-5c.3")
@pytest.mark.parametrize("fifth", ["ring", "talisman", "water-bottle"])
def test_every_object_counts(fifth: str) -> None:
    """Ordinary objects, magic objects and Talismans all count towards the limit of four."""
    game = Position("elf", "troll").holding(0, *FOUR).lying(HERE, fifth).arrives(0, HERE).choose(f"take {fifth}")
    assert "prompt-make-room" == game.prompt


@pytest.mark.rule("TX-9", "TR-5c.2", "TR-5e.1")
@pytest.mark.card("adventure:mule")
def test_stolen_mule() -> None:
    """A character whose mule is stolen keeps four objects of its choice; the others stay in the space of the theft."""
    names = (*FOUR, "armour", "ring", "cross", "wand", "amulet", "magic-belt")
    position = Position("thief", "wizard").at(1, HERE).holding(1, "mule", *names).spells(1, "hex")
    game = passing(passing(position.arrives(0, HERE)).choose("encounter 1"))
    game = passing(game.choose("use-ability steal"))
    game.choose("take mule")
    assert (1, "prompt-drop-surplus", 10) == (game.asked, game.prompt, len(game.offered))
    game.choose(*[f"drop {name}" for name in names[4:]])
    passing(game)
    assert (list(FOUR), list(names[4:]), ["mule"]) == (game.objects(1), game.lying(HERE), game.objects(0))


@pytest.mark.rule("TX-10", "TR-5e.3", "TR-12a.2")
def test_surplus_is_open_to_others() -> None:
    """The next character in a space can take a surplus object left there."""
    game = Position("thief", "troll").lying(HERE, "ring", "cross").arrives(0, HERE)
    assert ["pass", "take ring", "take cross"] == game.offered


@pytest.mark.rule("TR-5e.2", "TD-47")
def test_mule_sent_away_leaves_a_surplus() -> None:
    """A mule is dropped like any object, and the surplus objects are dropped in that space at once."""
    game = Position("elf", "troll").holding(0, "mule", *FOUR, "armour").at(0, "village").dice(1).turn_of(0)
    game.aside(0, "put-down mule")
    assert ("prompt-drop-surplus", 5) == (game.prompt, len(game.offered))
    game.choose("drop shield")
    assert (["mule", "shield"], ["sword", "axe", "helmet", "armour"]) == (game.lying("village"), game.objects(0))


@pytest.mark.rule("TD-47")
def test_several_mules_make_no_difference() -> None:
    """Mules do not count towards the limit of objects, and several mules carry no more than one."""
    position = Position("elf", "troll").holding(0, "mule", "mule", *FOUR, "armour").at(0, "village").dice(1)
    assert "prompt-path" == position.turn_of(0).aside(0, "put-down mule").prompt


@pytest.mark.rule("TR-5e.1", "TR-20a")
def test_bought_beyond_the_limit() -> None:
    """A character may buy a fifth object and must then drop one of the five."""
    position = Position("elf", "troll").holding(0, *FOUR).having(0, gold=4)
    game = position.arrives(0, "village").choose("yes").choose("choose blacksmith").choose("buy armour 4")
    assert ("prompt-drop-surplus", 5) == (game.prompt, len(game.offered))
    game.choose("drop armour")
    assert (list(FOUR), ["armour"]) == (game.objects(0), game.lying("village"))


# Forbidden objects.


@pytest.mark.rule("TX-8", "TR-5b.1", "TR-5b.2")
@pytest.mark.parametrize(
    ("name", "character", "allowed"),
    [
        row("holy-lance", "assassin", False),
        row("holy-lance", "warrior", True),
        row("holy-lance", "elf", True),
        row("holy-grail", "assassin", False),
        row("holy-grail", "warrior", True),
        row("runesword", "elf", False),
        row("runesword", "warrior", True),
        row("runesword", "assassin", True),
    ],
)
def test_forbidden_objects(name: str, character: str, allowed: bool) -> None:
    """An object forbidden by alignment cannot be taken and stays in its space."""
    game = Position(character, "troll").deck(name).arrives(0, HERE)
    if allowed:
        game.choose(f"take {name}")
    assert ([name] * allowed, [name] * (not allowed)) == (game.objects(0), game.lying(HERE))
    assert None is game.asked


@pytest.mark.rule("TR-5b.1", "TD-43")
def test_forbidden_objects_cannot_be_won() -> None:
    """The winner of a fight cannot take what it may not hold."""
    position = Position("assassin", "elf").at(1, HERE).holding(1, "holy-lance", "ring").having(1, gold=0).dice(6, 1)
    game = position.arrives(0, HERE).choose("encounter 1").choose("no").choose("pass")
    assert ["take-life", "take ring"] == game.offered


# Spells.


@pytest.mark.rule("TX-D1", "TR-2f.1", "TA-1")
@pytest.mark.parametrize(("craft", "limit"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (12, 3)])
def test_spell_limit(craft: int, limit: int) -> None:
    """Total Craft limits the number of Spells that a character can hold."""
    position = Position("troll", "elf").having(0, craft=craft)
    assert limit == stats.spell_limit(position.table, 0)
    coming = ("healing", "hex", "random", "nullify")
    game = position.spell_deck(*coming).deck("book-of-spells").arrives(0, HERE)
    assert list(coming[:limit]) == passing(game).spells(0)


@pytest.mark.rule("TR-2g.1", "TR-9a")
def test_everybody_may_hold_spells() -> None:
    """A Warrior, who has no ability about Spells, can hold a Spell with Craft 3."""
    game = Position("warrior", "troll").spell_deck("healing").dice(4, 4).arrives(0, "temple").choose("yes")
    assert ["healing"] == game.spells(0)


@pytest.mark.rule("TR-2g.2", "TA-16")
@pytest.mark.parametrize("name", sorted(CHARACTERS))
def test_spells_at_the_start(name: str) -> None:
    """Each character begins with the number of Spells on its card."""
    short = name.partition(":")[2]
    other = "elf" if short != "elf" else "troll"
    game = Game.start(Talisman(), {"seats": 2, "characters": [short, other]}, "spells")
    assert CHARACTERS[name].spells == len(game.table.characters[0].spells)


@pytest.mark.rule("TX-5", "TR-2e", "TR-2f.1")
def test_wizard_with_solomons_crown() -> None:
    """A Wizard with Craft 5 and 2 more by Solomon's Crown may hold three Spells."""
    position = Position("wizard", "troll").holding(0, "solomons-crown").spells(0, "hex").deck("book-of-spells")
    game = passing(position.spell_deck("healing", "random", "nullify").arrives(0, HERE))
    assert (7, ["hex", "healing", "random"]) == (stats.total_craft(game.table, 0), game.spells(0))


@pytest.mark.rule("TX-6", "TR-2h.1", "TR-2h.2")
def test_surplus_spells_in_the_cursed_glade() -> None:
    """In the Cursed Glade Solomon's Crown gives no Craft, and its owner at once discards a surplus Spell."""
    position = Position("wizard", "troll").holding(0, "solomons-crown").spells(0, "hex", "random", "nullify")
    position.lying("cursed-glade", "sword").at(0, "hills-m").dice(1)
    game = passing(position.turn_of(0)).choose("go cursed-glade clockwise")
    assert ("prompt-discard-spells", ["discard hex", "discard random", "discard nullify"]) == (
        game.prompt,
        game.offered,
    )
    game.choose("discard random")
    assert ["hex", "nullify"] == game.spells(0)
    assert ["random"] == [game.thing(card) for card in game.table.used_spells]


@pytest.mark.rule("TR-2h.1", "TR-2h.3")
def test_the_surplus_goes_at_once() -> None:
    """Surplus Spells are discarded on arrival before any other action is possible."""
    position = Position("wizard", "ghoul").holding(0, "solomons-crown").spells(0, "hex", "random", "nullify")
    position.spells(1, "lightning-bolt").lying("cursed-glade", "sword").at(0, "hills-m").dice(1)
    game = passing(position.turn_of(0)).choose("go cursed-glade clockwise")
    assert (0, "prompt-discard-spells") == (game.asked, game.prompt)
    game.choose("discard hex")
    assert (1, "prompt-moment-arrival") == (game.asked, game.prompt)


@pytest.mark.rule("TR-2h.1", "TR-13a.2")
@pytest.mark.card("adventure:imp")
def test_the_surplus_goes_at_once_wherever_one_is_sent() -> None:
    """A character moved to the Cursed Glade by an Imp discards its surplus Spells at once."""
    position = Position("wizard", "ghoul").holding(0, "solomons-crown").spells(0, "hex", "random", "nullify")
    game = position.spells(1, "lightning-bolt").deck("imp", "sword").dice(6).arrives(0, HERE)
    while game.where(0) == HERE:
        game.choose("pass")
    assert ("cursed-glade", 0, "prompt-discard-spells") == (game.where(0), game.asked, game.prompt)


@pytest.mark.rule("TX-7", "TR-2h.3", "TR-2h.4")
def test_the_limit_recovers_and_the_spells_do_not() -> None:
    """A character that leaves the Cursed Glade may again hold three Spells, has two, and can gain a third."""
    position = Position("wizard", "troll").having(1, missed=9).holding(0, "solomons-crown")
    position.spells(0, "hex", "random", "nullify").at(0, "hills-m").lying("cursed-glade", "sword")
    position.lying("runes-ne", "shrine").spell_deck("mesmerism").dice(1, 1, 4, 1)
    game = passing(position.turn_of(0)).choose("go cursed-glade clockwise").choose("discard random")
    game.choose("pass")
    assert (5, 2) == (stats.total_craft(game.table, 0), stats.spell_limit(game.table, 0))
    game = passing(passing(game).choose("go runes-ne clockwise"))
    assert (7, 3) == (stats.total_craft(game.table, 0), stats.spell_limit(game.table, 0))
    assert ["hex", "nullify"] == game.spells(0)
    passing(game.choose("yes"))
    assert ["hex", "nullify", "mesmerism"] == game.spells(0)


@pytest.mark.rule("TR-2h.1", "TR-9c.2")
def test_losing_what_gives_craft_costs_spells() -> None:
    """A loss of Craft by any cause, here a dismissed follower, removes surplus Spells at once."""
    position = Position("warrior", "troll").followed(0, "maiden").spells(0, "hex", "random").at(0, "village").dice(1)
    game = passing(position.turn_of(0)).aside(0, "send-away maiden")
    assert ("prompt-discard-spells", ["discard hex", "discard random"]) == (game.prompt, game.offered)
    game.choose("discard hex")
    assert (["random"], "prompt-path") == (game.spells(0), game.prompt)


@pytest.mark.rule("TD-26")
def test_no_spell_at_the_limit() -> None:
    """A character with as many Spells as allowed draws no Spell when told to gain one."""
    position = Position("warrior", "troll").spells(0, "hex").spell_deck("healing").dice(4, 4)
    game = passing(passing(position.arrives(0, "temple")).choose("yes"))
    assert (["hex"], None) == (game.spells(0), game.asked)


@pytest.mark.rule("TD-9")
def test_no_spells_left_anywhere() -> None:
    """When the Spell deck and the used Spells are empty, no Spell is drawn, now or later."""
    position = Position("elf", "troll").deck("book-of-spells")
    names = [position.table.cards[card].definition.partition(":")[2] for card in position.table.spell_deck]
    game = position.lying("oasis", *names).arrives(0, HERE)
    assert ([], None) == (game.spells(0), game.asked)


@pytest.mark.rule("TD-59", "TR-2f.2")
@pytest.mark.parametrize(("spells", "left"), [((), 1), (("hex",), 1)])
def test_wand_holds_one_spell_beyond_the_limit(spells: tuple[str, ...], left: int) -> None:
    """The Wand provides one Spell beyond the limit that Craft sets, and no more."""
    position = Position("troll", "elf").holding(0, "wand").spells(0, *spells).dice(4, 4).spell_deck("healing")
    game = passing(passing(position.arrives(0, "temple")).choose("yes"))
    assert left == len(game.spells(0))


@pytest.mark.rule("TD-59", "TR-2h.1")
def test_wand_in_the_cursed_glade() -> None:
    """In the Cursed Glade the Wand's Spell beyond the limit is discarded at once and not replaced."""
    position = Position("troll", "elf").holding(0, "wand").spells(0, "hex").lying("cursed-glade", "sword")
    game = passing(position.at(0, "hills-m").dice(1).turn_of(0)).choose("go cursed-glade clockwise")
    assert ([], "prompt-take") == (game.spells(0), game.prompt)


@pytest.mark.rule("TD-60", "TR-2h.1")
@pytest.mark.card("spell:destroy-magic")
def test_destroy_magic_and_the_limits() -> None:
    """Destroy Magic removes the Strength and Craft of magic objects, and the Spell limit falls with them."""
    position = Position("wizard", "troll").having(1, missed=9).holding(0, "solomons-crown", "magic-belt", "talisman")
    game = position.spells(0, "destroy-magic", "hex", "nullify").dice(1).turn_of(0).choose("cast destroy-magic")
    assert (2, 5) == (stats.total_strength(game.table, 0), stats.total_craft(game.table, 0))
    assert (2, ["hex", "nullify"]) == (stats.spell_limit(game.table, 0), game.spells(0))
    assert stats.has_talisman(game.table, 0)


@pytest.mark.rule("TD-60", "TD-59", "TR-2h.1")
@pytest.mark.card("spell:destroy-magic")
def test_destroy_magic_and_the_wand() -> None:
    """Destroy Magic also stops the Wand of another player, whose surplus Spell is discarded at once."""
    position = Position("ghoul", "troll").spells(0, "destroy-magic").holding(1, "wand").spells(1, "hex").dice(1)
    game = position.turn_of(0).choose("cast destroy-magic")
    assert [] == game.spells(1)


# The order of what has to go.


@pytest.mark.rule("TD-44", "TR-7c.1")
def test_forbidden_objects_before_spells() -> None:
    """A changed alignment first costs the Grail and, with the lost Craft, then a surplus Spell."""
    position = Position("knight", "troll").holding(0, "holy-grail", "sword").spells(0, "hex", "random")
    game = passing(position.deck("mephistopheles").arrives(0, HERE))
    assert ("prompt-discard-spells", ["discard hex", "discard random"]) == (game.prompt, game.offered)
    assert (["sword"], True) == (game.objects(0), "holy-grail" in game.lying(HERE))


@pytest.mark.rule("TD-44")
def test_objects_before_spells() -> None:
    """A player with too many objects and Spells first drops objects, because that can lower Craft, then Spells."""
    position = Position("ghoul", "troll").followed(0, "porter").holding(0, *FOUR, "solomons-crown")
    game = position.spells(0, "hex", "random", "nullify").at(0, "village").dice(1).turn_of(0)
    passing(game).aside(0, "send-away porter")
    assert "prompt-drop-surplus" == game.prompt
    game.choose("drop solomons-crown")
    assert ("prompt-discard-spells", 3) == (game.prompt, len(game.offered))
    game.choose("discard hex")
    assert (["random", "nullify"], "prompt-path") == (game.spells(0), game.prompt)
