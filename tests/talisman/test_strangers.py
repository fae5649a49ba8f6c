"""Tests of strangers (TR-15h): the effect of each, on whom, and whether it must be visited (TA-20)."""

from __future__ import annotations

import pytest

from inglenook.talisman.components import SPELL_DECK
from inglenook.talisman.components.strangers import STRANGERS
from tests.talisman.positions import Playing, Position
from tests.talisman.proven import proven

GOOD, NEUTRAL, EVIL = "elf", "warrior", "assassin"
HERE = "fields-n"


def meets(name: str, position: Position) -> Playing:
    """Sets up a position: the first character ends its move where this stranger lies."""
    return position.lying(HERE, name).arrives(0, HERE)


def row(name: str, *values: object) -> object:
    """Returns a row of a table of strangers, marked with the card it proves."""
    return pytest.param(name, *values, marks=pytest.mark.card(f"adventure:{name}"))


# Visiting.


@pytest.mark.rule("TA-20", "TR-13e.3", "TR-12a.3")
@pytest.mark.parametrize(
    "name",
    ["enchanter", "fairy", "healer", "mage", "phantom", "sorcerer", "centaur", "instructor", "pedlar", "sphinx"],
)
def test_visits_are_voluntary(name: str) -> None:
    """A player may pass by the strangers that wait to be visited, and they stay."""
    game = meets(name, Position(NEUTRAL, "troll").having(0, lives=2))
    assert ("prompt-visit", ["yes", "no"]) == (game.prompt, game.offered)
    game.choose("no")
    assert None is game.asked
    assert [name] == game.lying(HERE)
    assert (2, 1) == (game.character(0).lives, game.character(0).gold)


@pytest.mark.rule("TA-20", "TR-18b.3")
@pytest.mark.parametrize("name", ["siren", "witch", "cyclops", "judge", "pegasus"])
def test_some_are_met_by_everybody_who_does_not_evade_them(name: str) -> None:
    """Strangers that act by themselves affect every arriving character; an evaded one stays."""
    game = meets(name, Position("halfling", "troll"))
    assert ("prompt-evade", ["pass", "evade"]) == (game.prompt, game.offered)
    game.choose("evade")
    assert None is game.asked
    assert [name] == game.lying(HERE)
    assert (4, 1, 0) == (game.character(0).lives, game.character(0).gold, game.character(0).missed)


# Wishes.


@pytest.mark.rule("TR-15h", "TR-1e", "TR-2d")
@pytest.mark.parametrize(("name", "character"), [row("enchanter", GOOD), row("fairy", GOOD), row("phantom", "ghoul")])
@pytest.mark.parametrize("wish", ["spell", "gold", "strength", "craft", "life"])
def test_wishes(name: str, character: str, wish: str) -> None:
    """A stranger that grants wishes gives the first entitled visitor one thing by choice, and leaves."""
    game = meets(name, Position(character, "troll").spell_deck("healing"))
    start = game.character(0)
    before = [len(start.spells), start.gold, start.strength, start.craft, start.lives]
    game.choose("yes")
    assert [f"choose {one}" for one in ("spell", "gold", "strength", "craft", "life", "move")] == game.offered
    game.choose(f"choose {wish}")
    after = game.character(0)
    place = ["spell", "gold", "strength", "craft", "life"].index(wish)
    before[place] += 1
    assert before == [len(after.spells), after.gold, after.strength, after.craft, after.lives]
    assert ([], [name]) == (game.lying(HERE), game.discarded())


@pytest.mark.rule("TR-13a.2")
@pytest.mark.parametrize(("name", "character"), [row("enchanter", GOOD), row("fairy", GOOD), row("phantom", "ghoul")])
def test_wish_to_be_elsewhere(name: str, character: str) -> None:
    """A wish can move the character to another space of the region, which is encountered at once."""
    game = meets(name, Position(character, "troll").deck("sword", "shield"))
    game.choose("yes").choose("choose move")
    assert "go ruins" in game.offered
    assert f"go {HERE}" not in game.offered
    assert "go oasis" not in game.offered
    game.choose("go ruins")
    assert ("ruins", ["sword", "shield"]) == (game.where(0), game.lying("ruins"))
    assert [name] == game.discarded()


@pytest.mark.rule("TR-15h")
@pytest.mark.parametrize(
    ("name", "character"),
    [
        row("enchanter", NEUTRAL),
        row("fairy", NEUTRAL),
        row("fairy", EVIL),
        row("phantom", GOOD),
        row("phantom", "dwarf"),
    ],
)
def test_no_wish_for_others(name: str, character: str) -> None:
    """The Enchanter waits for Craft 4, the Fairy for the good, the Phantom for the evil."""
    game = meets(name, Position(character, "troll")).choose("yes")
    assert (None, [name]) == (game.asked, game.lying(HERE))


@pytest.mark.rule("TR-2e")
@pytest.mark.card("adventure:enchanter")
def test_enchanter_counts_total_craft() -> None:
    """The Craft of a magic object counts for the Enchanter's demand."""
    game = meets("enchanter", Position(NEUTRAL, "troll").holding(0, "ring")).choose("yes")
    assert "prompt-choose-effect" == game.prompt


# Services.


@pytest.mark.rule("TR-15h", "TR-4f.1")
@pytest.mark.card("adventure:healer")
@pytest.mark.parametrize(("lives", "healed"), [(1, 3), (2, 4), (3, 4), (4, 4), (6, 6)])
def test_healer(lives: int, healed: int) -> None:
    """The Healer heals up to 2 lives on each visit, free and never above 4, and stays."""
    game = meets("healer", Position(NEUTRAL, "troll").having(0, lives=lives)).choose("yes")
    assert (healed, 1) == (game.character(0).lives, game.character(0).gold)
    assert ["healer"] == game.lying(HERE)


@pytest.mark.rule("TR-15h", "TD-26")
@pytest.mark.card("adventure:mage")
@pytest.mark.parametrize(
    ("character", "held", "drawn"),
    [(GOOD, (), 1), (GOOD, ("hex", "nullify"), 0), (NEUTRAL, (), 0), (EVIL, (), 0)],
)
def test_mage(character: str, held: tuple[str, ...], drawn: int) -> None:
    """The Mage gives the good a Spell on each visit, if Craft allows, and stays."""
    game = meets("mage", Position(character, "troll").spells(0, *held).spell_deck("healing"))
    while game.prompt != "prompt-visit":
        game.choose("pass")
    game.choose("yes")
    assert [*held, *["healing"][:drawn]] == game.spells(0)
    assert ["mage"] == game.lying(HERE)


@pytest.mark.rule("TR-15h", "TR-3.1")
@pytest.mark.card("adventure:sorcerer")
def test_sorcerer() -> None:
    """The Sorcerer sells one Spell on each visit for 1 gold, if Craft allows."""
    game = meets("sorcerer", Position(GOOD, "troll").having(0, gold=3).spell_deck("healing")).choose("yes")
    assert ["pass", "buy spell 1"] == game.offered
    game.choose("buy spell 1")
    assert (["healing"], 2, None) == (game.spells(0), game.character(0).gold, game.asked)


@pytest.mark.rule("TD-26")
@pytest.mark.card("adventure:sorcerer")
@pytest.mark.parametrize(("character", "gold"), [("troll", 3), (GOOD, 0)])
def test_sorcerer_sells_no_spell_that_cannot_be_held(character: str, gold: int) -> None:
    """The Sorcerer offers nothing to a character without the Craft or the gold for a Spell."""
    game = meets("sorcerer", Position(character, "ghoul").having(0, gold=gold)).choose("yes")
    assert (None, gold) == (game.asked, game.character(0).gold)


@pytest.mark.rule("TD-9")
@pytest.mark.card("adventure:sorcerer")
def test_sorcerer_without_spells() -> None:
    """The Sorcerer has no Spell to sell when all Spells are in players' hands."""
    position = Position(GOOD, "ghoul").having(0, gold=3)
    position.lying("oasis", *[id.partition(":")[2] for id in SPELL_DECK])
    game = meets("sorcerer", position).choose("yes")
    assert (None, 3) == (game.asked, game.character(0).gold)


@pytest.mark.rule("TR-15h", "TR-1e", "TR-2d")
@pytest.mark.card("adventure:instructor")
def test_instructor() -> None:
    """The Instructor teaches 1 Strength or Craft for each 3 gold, and each lesson costs a turn."""
    game = meets("instructor", Position(NEUTRAL, "troll").having(0, gold=7)).choose("yes")
    assert ["pass", "learn strength", "learn craft"] == game.offered
    game.choose("learn strength").choose("learn craft")
    pupil = game.character(0)
    assert (5, 4, 1, 2) == (pupil.strength, pupil.craft, pupil.gold, pupil.missed)
    assert (None, ["instructor"]) == (game.asked, game.lying(HERE))


@pytest.mark.rule("TR-15h")
@pytest.mark.card("adventure:instructor")
def test_instructor_can_be_left_after_any_lesson() -> None:
    """A visitor may leave the Instructor after any lesson."""
    game = meets("instructor", Position(NEUTRAL, "troll").having(0, gold=6)).choose("yes").choose("pass")
    assert (4, 3, 6, 0) == (
        game.character(0).strength,
        game.character(0).craft,
        game.character(0).gold,
        game.character(0).missed,
    )


@pytest.mark.rule("TR-20a", "TR-3.1")
@pytest.mark.card("adventure:pedlar")
def test_pedlar() -> None:
    """The Pedlar sells goods and Spells, then moves clockwise by a die."""
    game = meets("pedlar", Position("ghoul", "troll").having(0, gold=5).spell_deck("healing").dice(4)).choose("yes")
    goods = ["sword 1", "helmet 1", "water-bottle 1", "raft 1", "axe 2", "shield 2", "mule 2", "spell 2"]
    assert ["pass", *[f"buy {price}" for price in goods]] == game.offered
    game.choose("buy spell 2").choose("buy axe 2").choose("pass")
    assert (["healing"], ["axe"], 1) == (game.spells(0), game.objects(0), game.character(0).gold)
    assert ([], ["pedlar"]) == (game.lying(HERE), game.lying("hills-n"))


@pytest.mark.rule("TR-15h", "TR-20b.3")
@pytest.mark.card("adventure:hermit")
@pytest.mark.parametrize(("others", "talismans"), [(3, ["talisman"]), (8, ["talisman"]), (9, [])])
def test_hermit(others: int, talismans: list[str]) -> None:
    """The Hermit gives the first visitor a Talisman from the stack, if any is left, and goes."""
    position = Position(NEUTRAL, GOOD).lying("oasis", *["talisman"] * others).lying("crags", "hermit").dice(4)
    game = position.arrives(0, "crags").choose("yes")
    assert (talismans, ["hermit"]) == (game.objects(0), game.discarded())
    assert 9 - others - len(talismans) == len(game.table.stacks["purchase:talisman"])


@pytest.mark.rule("TR-15a.1", "TR-15a.2", "TD-4")
@pytest.mark.card("adventure:hermit")
@pytest.mark.parametrize(
    ("roll", "space"),
    [(1, "crypt"), (2, "plain-of-peril"), (3, "cursed-glade"), (4, "oasis"), (5, "crags"), (6, "forest")],
)
def test_hermit_settles_elsewhere(roll: int, space: str) -> None:
    """A drawn Hermit first goes to the space rolled, and no other card is drawn in his place."""
    game = Position(NEUTRAL, "troll").deck("hermit", "sword").dice(roll).arrives(0, HERE)
    assert (["hermit"], []) == (game.lying(space), game.lying(HERE))
    assert (None, []) == (game.asked, game.objects(0))


@pytest.mark.rule("TA-51")
@pytest.mark.card("adventure:hermit", "space:crypt")
def test_hermit_in_the_crypt_is_met_before_the_descent() -> None:
    """The Hermit in the Crypt gives his Talisman before the three dice that lead elsewhere."""
    position = Position(NEUTRAL, "troll").lying("crypt", "hermit").dice(6, 6, 6)
    game = position.arrives(0, "crypt").choose("yes")
    assert (["talisman"], "city") == (game.objects(0), game.where(0))


# Those that act by themselves.


@pytest.mark.rule("TA-21", "TA-20")
@pytest.mark.card("adventure:siren")
@pytest.mark.parametrize(("character", "missed"), [(NEUTRAL, 1), ("amazon", 0)])
def test_siren(character: str, missed: int) -> None:
    """A character that ends its move at the Siren misses the next turn, not the current one; the Amazon does not."""
    game = meets("siren", Position(character, "troll"))
    assert (missed, False) == (game.character(0).missed, game.table.turn_over)
    assert ["siren"] == game.lying(HERE)


@pytest.mark.rule("TR-15h", "TR-1e", "TR-2d")
@pytest.mark.card("adventure:witch")
@pytest.mark.parametrize(
    ("roll", "changed"),
    [
        (1, {"toad": 3}),
        (2, {"lives": 3}),
        (3, {"strength": 4}),
        (4, {"craft": 5}),
        (5, {"spells": 1}),
        (6, {"lives": 5}),
    ],
)
def test_witch(roll: int, changed: dict[str, int]) -> None:
    """A character at the Witch rolls a die for her effect; she stays."""
    game = meets("witch", Position(GOOD, "troll").dice(roll))
    now = game.character(0)
    found = {
        "strength": now.strength,
        "craft": now.craft,
        "lives": now.lives,
        "spells": len(now.spells),
        "toad": now.toad,
    }
    assert {"strength": 3, "craft": 4, "lives": 4, "spells": 0, "toad": 0} | changed == found
    assert ["witch"] == game.lying(HERE)


@pytest.mark.rule("TR-15h", "TR-6b")
@pytest.mark.card("adventure:cyclops")
@pytest.mark.parametrize(
    ("followers", "answer", "lives", "left"),
    [
        ((), "", 3, []),
        (("maiden",), "no", 3, ["maiden"]),
        (("maiden",), "yes", 4, []),
        (("poltergeist",), "", 3, ["poltergeist"]),
    ],
)
def test_cyclops(followers: tuple[str, ...], answer: str, lives: int, left: list[str]) -> None:
    """The Cyclops demands a follower, who dies; a player who refuses or has none loses a life."""
    game = meets("cyclops", Position(NEUTRAL, "troll").followed(0, *followers))
    if answer:
        game.choose(answer)
    assert (lives, left, None) == (game.character(0).lives, game.followers(0), game.asked)
    assert ["cyclops"] == game.lying(HERE)


@pytest.mark.rule("TR-15h")
@pytest.mark.card("adventure:cyclops")
def test_cyclops_takes_the_follower_of_the_players_choice() -> None:
    """The player chooses which follower the Cyclops takes."""
    game = meets("cyclops", Position(NEUTRAL, "troll").followed(0, "maiden", "unicorn")).choose("yes")
    game.choose("give unicorn")
    assert (["maiden"], ["unicorn"]) == (game.followers(0), game.removed())


@pytest.mark.rule("TR-7.2", "TA-21")
@pytest.mark.card("adventure:judge")
@pytest.mark.parametrize(
    ("character", "gold", "answer", "left", "missed"),
    [(GOOD, 1, "", 2, 0), (NEUTRAL, 1, "", 1, 0), (EVIL, 1, "yes", 0, 0), (EVIL, 1, "no", 1, 1), (EVIL, 0, "", 0, 1)],
)
def test_judge(character: str, gold: int, answer: str, left: int, missed: int) -> None:
    """The Judge rewards the good; the evil pay 1 gold or miss the next turn."""
    game = meets("judge", Position(character, "troll").having(0, gold=gold))
    if answer:
        game.choose(answer)
    assert (left, missed) == (game.character(0).gold, game.character(0).missed)
    assert (False, None) == (game.table.turn_over, game.asked)


@pytest.mark.rule("TR-13a.2", "TR-15h")
@pytest.mark.card("adventure:pegasus")
def test_pegasus() -> None:
    """Pegasus offers a ride to another space of the region, which is encountered, and then leaves."""
    game = meets("pegasus", Position(NEUTRAL, "troll").deck("sword", "shield"))
    assert ["choose ride", "pass"] == game.offered
    game.choose("choose ride").choose("go ruins")
    assert ("ruins", ["sword", "shield"]) == (game.where(0), game.lying("ruins"))
    assert ["pegasus"] == game.discarded()


@pytest.mark.rule("TR-15h")
@pytest.mark.card("adventure:pegasus")
def test_pegasus_not_ridden() -> None:
    """Pegasus leaves also when the ride is declined."""
    game = meets("pegasus", Position(NEUTRAL, "troll")).choose("pass")
    assert (HERE, ["pegasus"], None) == (game.where(0), game.discarded(), game.asked)


# Dice.


@pytest.mark.rule("TR-15h", "TR-6.1")
@pytest.mark.card("adventure:centaur")
@pytest.mark.parametrize(
    ("roll", "lives", "followers"),
    [(1, 3, []), (2, 3, []), (3, 4, []), (4, 4, []), (5, 4, ["centaur"]), (6, 4, ["centaur"])],
)
def test_centaur(roll: int, lives: int, followers: list[str]) -> None:
    """A visitor of the Centaur rolls a die: a life, nothing, or the Centaur joins."""
    game = meets("centaur", Position(NEUTRAL, "troll").dice(roll)).choose("yes")
    assert (lives, followers) == (game.character(0).lives, game.followers(0))


@pytest.mark.rule("TR-18a.2", "TD-18")
@pytest.mark.card("adventure:centaur")
def test_centaur_drives_off_an_enemy() -> None:
    """The Centaur as a follower may be discarded to drive off one enemy, which stays in its space."""
    game = Position(NEUTRAL, "troll").followed(0, "centaur").lying(HERE, "dragon", "sword").arrives(0, HERE)
    assert ["pass", "use centaur dragon"] == game.offered
    game.choose("use centaur dragon")
    assert ([], ["centaur"], ["pass", "take sword"]) == (game.followers(0), game.discarded(), game.offered)
    assert ["dragon", "sword"] == game.lying(HERE)


@pytest.mark.rule("TR-15h")
@pytest.mark.card("adventure:centaur", "adventure:cursed-by-a-hag")
def test_centaur_does_not_join_the_cursed() -> None:
    """The Centaur stays in the space when the character may hold no followers."""
    game = meets("centaur", Position(NEUTRAL, "troll").followed(0, "cursed-by-a-hag").dice(6)).choose("yes")
    assert (["cursed-by-a-hag"], ["centaur"]) == (game.followers(0), game.lying(HERE))


@pytest.mark.rule("TR-15h", "TR-2d", "TR-2e")
@pytest.mark.card("adventure:sphinx")
@pytest.mark.parametrize(
    ("rolls", "craft", "lives", "left"),
    [((3, 3), 5, 4, []), ((3, 4), 4, 3, ["sphinx"]), ((1, 1), 5, 4, []), ((6, 6), 4, 3, ["sphinx"])],
)
def test_sphinx(rolls: tuple[int, int], craft: int, lives: int, left: list[str]) -> None:
    """Two dice not above total Craft solve the Sphinx's riddle for 1 Craft; otherwise she takes a life and stays."""
    game = meets("sphinx", Position("ghoul", "troll").followed(0, "maiden").dice(*rolls)).choose("yes")
    assert (craft, lives, left) == (game.character(0).craft, game.character(0).lives, game.lying(HERE))


# None is forgotten.


@pytest.mark.rule("TR-15h")
def test_every_stranger_is_proven() -> None:
    """Each stranger has a test of its own effect in this file."""
    assert {card.id for card in STRANGERS} <= proven(globals())
