"""Tests of objects, ordinary and magic (TR-5): the effect of each."""

from __future__ import annotations

import pytest

from inglenook.talisman import stats
from inglenook.talisman.components.objects import MAGIC_OBJECTS, OBJECTS
from tests.talisman.positions import Playing, Position
from tests.talisman.proven import proven

HERE = "fields-n"


def row(name: str, *values: object) -> object:
    """Returns a row of a table of objects, marked with the card it proves."""
    return pytest.param(name, *values, marks=pytest.mark.card(f"adventure:{name}"))


def passing(game: Playing) -> Playing:
    """Returns the game after every player asked for a Spell has passed."""
    while game.prompt.startswith(("prompt-moment", "prompt-about", "prompt-lost")):
        game.choose("pass")
    return game


# Points.


@pytest.mark.rule("TR-1f.1", "TR-2e", "TR-1a.3")
@pytest.mark.parametrize(
    ("name", "strength", "craft"),
    [
        row("magic-belt", 1, 0),
        row("ring", 1, 1),
        row("solomons-crown", 0, 2),
        row("holy-grail", 0, 1),
        row("sword", 0, 0),
        row("axe", 0, 0),
        row("holy-lance", 0, 0),
        row("talisman", 0, 0),
    ],
)
def test_points_of_objects(name: str, strength: int, craft: int) -> None:
    """Some magic objects add to total Strength or Craft, never as counters; weapons add in combat only."""
    game = Position("elf", "troll").lying(HERE, name).arrives(0, HERE).choose(f"take {name}")
    assert (3 + strength, 4 + craft) == (stats.total_strength(game.table, 0), stats.total_craft(game.table, 0))
    assert (3, 4) == (game.character(0).strength, game.character(0).craft)


@pytest.mark.rule("TR-16d.2", "TR-1f.2", "TA-47")
@pytest.mark.parametrize(
    ("name", "enemy", "bonus"),
    [
        row("sword", "bear", 1),
        row("axe", "bear", 1),
        row("runesword", "bear", 1),
        row("holy-lance", "bear", 1),
        row("holy-lance", "dragon", 3),
    ],
)
def test_weapons(name: str, enemy: str, bonus: int) -> None:
    """Each weapon adds to the score in combat, here just enough for a draw instead of a loss."""
    strength = {"bear": 3, "dragon": 7}[enemy]
    own, against = (2, 2 + bonus + 3 - strength) if enemy == "bear" else (6, 6 + bonus + 3 - strength)
    position = Position("dwarf", "troll").holding(0, name).lying(HERE, enemy).dice(own, against)
    game = position.arrives(0, HERE)
    assert (4, True, [enemy]) == (game.character(0).lives, game.table.turn_over, game.lying(HERE))
    position = Position("dwarf", "troll").holding(0, name).lying(HERE, enemy).dice(own, against + 1)
    assert 3 == position.arrives(0, HERE).character(0).lives


@pytest.mark.rule("TR-4d", "TR-16i.1")
@pytest.mark.card("adventure:runesword")
@pytest.mark.parametrize(("spoils", "lives"), [("take-life", 5), ("take-gold", 4)])
def test_runesword_drinks_life(spoils: str, lives: int) -> None:
    """The owner of the Runesword gains a life when it wins a combat that costs the loser a life."""
    position = Position("assassin", "elf").holding(0, "runesword").at(1, HERE).dice(6, 1)
    game = position.arrives(0, HERE).choose("encounter 1").choose("no").choose("pass").choose(spoils)
    assert lives == game.character(0).lives


@pytest.mark.rule("TR-16d.6", "TD-17", "TD-62")
@pytest.mark.parametrize(
    ("name", "roll", "lives"),
    [
        row("armour", 4, 4),
        row("armour", 3, 3),
        row("shield", 5, 4),
        row("shield", 4, 3),
        row("helmet", 6, 4),
        row("helmet", 5, 3),
    ],
)
def test_armour(name: str, roll: int, lives: int) -> None:
    """Armour saves a life lost in combat on a high enough roll after the dice; the turn ends anyway."""
    game = Position("elf", "troll").holding(0, name).lying(HERE, "bear").dice(1, 6, roll).arrives(0, HERE)
    assert ["pass", f"use {name}"] == game.offered
    game.choose(f"use {name}")
    assert (lives, True, [name]) == (game.character(0).lives, game.table.turn_over, game.objects(0))


# Ordinary objects.


@pytest.mark.rule("TR-11o.1", "TR-11o.2")
@pytest.mark.card("adventure:axe")
def test_axe_builds_rafts() -> None:
    """In a Forest or Woods space the holder of an Axe can spend the turn on building a raft."""
    game = Position("elf", "troll").having(1, missed=9).holding(0, "axe").at(0, "forest").turn_of(0)
    assert ["roll", "build-raft"] == game.offered
    game.choose("build-raft")
    assert ["roll", "cross castle", "build-raft"] == game.offered


@pytest.mark.rule("TD-6", "TR-3b", "TA-8")
@pytest.mark.parametrize(("name", "gold"), [row("bag-of-gold", 1), row("two-bags-of-gold", 2)])
def test_gold_cards(name: str, gold: int) -> None:
    """Gold cards become gold when taken, are discarded, and need no room."""
    position = Position("elf", "troll").holding(0, "sword", "axe", "shield", "helmet").deck(name)
    game = position.arrives(0, HERE).choose(f"take {name}")
    assert (1 + gold, [name]) == (game.character(0).gold, game.discarded())
    assert ["sword", "axe", "shield", "helmet"] == game.objects(0)


@pytest.mark.rule("TR-5c.2", "TD-47", "TD-69")
@pytest.mark.card("adventure:mule")
def test_mule() -> None:
    """A Mule can be taken as a fifth object, and then any number of objects can be held."""
    position = Position("elf", "troll").holding(0, "sword", "axe", "shield", "helmet")
    game = position.lying(HERE, "mule", "armour", "ring", "cross", "wand").arrives(0, HERE).choose("take mule")
    for name in ("armour", "ring", "cross", "wand"):
        passing(game.choose(f"take {name}"))
    assert 9 == len(game.objects(0))


@pytest.mark.rule("TR-11p.2", "TR-11r.1", "TD-36")
@pytest.mark.card("adventure:raft")
def test_raft() -> None:
    """A raft needs no room, crosses the river on the next turn, and is then discarded."""
    position = Position("elf", "troll").having(1, missed=9).at(0, "village").deck("raft")
    position.holding(0, "sword", "axe", "shield", "helmet").lying("portal-of-power", "ring").dice(1)
    game = position.turn_of(0).choose("go fields-n clockwise").choose("take raft")
    assert (["roll", "cross portal-of-power"], [], 4) == (game.offered, game.discarded(), len(game.objects(0)))
    assert (["raft"], 4) == (game.choose("cross portal-of-power").discarded(), len(game.objects(0)))


@pytest.mark.rule("TA-49", "TX-19")
@pytest.mark.parametrize(("name", "lives"), [row("water-bottle", 4), row("holy-grail", 4), row("sword", 3)])
@pytest.mark.parametrize("space", ["desert-e", "desert-w"])
def test_thirst(name: str, lives: int, space: str) -> None:
    """The holder of a Water Bottle or the Holy Grail loses no life in the Desert."""
    assert lives == Position("elf", "troll").holding(0, name).arrives(0, space).character(0).lives


@pytest.mark.rule("TA-18")
@pytest.mark.card("adventure:water-bottle")
def test_water_does_not_help_against_a_hex() -> None:
    """A Water Bottle in the Desert does not save the life that a Hex there costs."""
    position = Position("elf", "troll").holding(0, "water-bottle").lying("desert-e", "hex")
    assert 3 == position.arrives(0, "desert-e").character(0).lives


# Magic objects.


@pytest.mark.rule("TR-9f.1", "TR-9g.1")
@pytest.mark.card("adventure:amulet")
def test_amulet() -> None:
    """The owner of an Amulet casts no Spells and cannot be the target of any."""
    position = Position("ghoul", "wizard").holding(0, "amulet").spells(0, "lightning-bolt")
    game = position.spells(1, "nullify", "random").turn_of(0)
    assert (1, ["pass", "cast nullify 1", "cast random 1"]) == (game.asked, game.offered)


@pytest.mark.rule("TA-18")
@pytest.mark.card("adventure:amulet")
def test_amulet_wards_off_a_hex() -> None:
    """A Hex does not affect the owner of an Amulet."""
    position = Position("elf", "troll").holding(0, "amulet").lying(HERE, "hex")
    assert 4 == position.arrives(0, HERE).character(0).lives


@pytest.mark.rule("TR-16d.1")
@pytest.mark.card("adventure:ancient-artefact")
@pytest.mark.parametrize(
    ("roll", "lives", "kept", "bonus"),
    [
        (1, 3, False, 0),
        (2, 4, False, 0),
        (3, 4, True, 0),
        (4, 4, True, 0),
        (5, 4, True, 1),
        (6, 4, True, 3),
    ],
)
def test_ancient_artefact(roll: int, lives: int, kept: bool, bonus: int) -> None:
    """Before a fight the owner of the Artefact may roll: it explodes, does nothing, or adds to the score."""
    position = Position("elf", "troll").holding(0, "ancient-artefact").lying(HERE, "bear")
    game = position.dice(roll, 2, 2 + bonus).arrives(0, HERE)
    assert ["pass", "use ancient-artefact"] == game.offered
    game.choose("use ancient-artefact")
    assert (lives, kept) == (game.character(0).lives, bool(game.objects(0)))
    assert (["bear"], []) == (game.lying(HERE), game.dice_left)  # just a draw


@pytest.mark.rule("TR-5c.1")
@pytest.mark.card("adventure:bag-of-carrying")
def test_bag_of_carrying() -> None:
    """The Bag of Carrying holds four more objects and does not count itself; a ninth object needs room."""
    position = Position("elf", "troll").holding(0, "bag-of-carrying", "sword", "axe", "shield", "helmet")
    game = position.lying(HERE, "armour", "ring", "cross", "magic-belt", "amulet").arrives(0, HERE)
    for name in ("armour", "ring", "cross", "magic-belt"):
        game.choose(f"take {name}")
    assert 9 == len(game.objects(0))
    game.choose("take amulet")
    assert ("prompt-make-room", 8) == (game.prompt, len(game.offered))


@pytest.mark.rule("TR-16i.1", "TD-43")
@pytest.mark.card("adventure:bag-of-carrying")
def test_bag_of_carrying_cannot_be_taken() -> None:
    """Other players can take neither the Bag of Carrying nor what is in it, the fifth object and later ones."""
    position = Position("thief", "elf").at(1, HERE).having(1, gold=0)
    position.holding(1, "bag-of-carrying", "sword", "axe", "shield", "helmet", "ring")
    game = position.arrives(0, HERE).choose("encounter 1").choose("use-ability steal")
    assert ["take sword", "take axe", "take shield", "take helmet"] == game.offered


@pytest.mark.rule("TR-5d")
@pytest.mark.card("adventure:bag-of-carrying")
def test_bag_of_carrying_is_lost_with_what_is_in_it() -> None:
    """A dropped Bag of Carrying lies in the space, and the objects that only it could carry leave the game."""
    position = Position("elf", "troll").dice(1).at(0, "village")
    position.holding(0, "sword", "bag-of-carrying", "axe", "shield", "helmet", "ring", "cross")
    game = position.turn_of(0).aside(0, "put-down bag-of-carrying")
    assert ["sword", "axe", "shield", "helmet"] == game.objects(0)
    assert (["bag-of-carrying"], ["ring", "cross"]) == (game.lying("village"), game.discarded())


@pytest.mark.rule("TD-7")
@pytest.mark.card("adventure:bag-of-carrying")
@pytest.mark.parametrize(
    ("sold", "left", "gold"),
    [
        (("bag-of-carrying",), ["sword", "axe", "shield", "helmet"], 2),
        (("bag-of-carrying", "ring", "cross"), ["sword", "axe", "shield", "helmet"], 4),
        (("sword", "axe"), ["bag-of-carrying", "shield", "helmet", "ring", "cross"], 3),
    ],
)
def test_bag_of_carrying_is_sold_with_what_is_in_it(sold: tuple[str, ...], left: list[str], gold: int) -> None:
    """The Bag of Carrying sells for 1 gold with its contents, unless these are sold for gold first."""
    position = Position("elf", "troll").holding(
        0, "bag-of-carrying", "sword", "axe", "shield", "helmet", "ring", "cross"
    )
    game = position.arrives(0, "city").choose("yes").choose("choose alchemist").choose(*[f"sell {one}" for one in sold])
    assert (left, gold) == (game.objects(0), game.character(0).gold)
    assert [] == game.lying("city")


@pytest.mark.rule("TR-8a", "TR-7.2")
@pytest.mark.card("adventure:cross")
@pytest.mark.parametrize(
    ("character", "space", "objects", "lives"),
    [
        ("assassin", "chapel", (), 3),
        ("assassin", "chapel", ("cross",), 4),
        ("elf", "graveyard", (), 3),
        ("elf", "graveyard", ("cross",), 4),
    ],
)
def test_cross_protects(character: str, space: str, objects: tuple[str, ...], lives: int) -> None:
    """With the Cross the evil lose no life at the Chapel, and the good none at the Graveyard."""
    assert lives == Position(character, "troll").holding(0, *objects).arrives(0, space).character(0).lives


@pytest.mark.rule("TR-15f", "TD-14")
@pytest.mark.card("adventure:cross")
def test_cross_destroys_spirits() -> None:
    """The owner of the Cross may destroy a spirit without a fight or a trophy, and the encounter goes on."""
    position = Position("elf", "troll").holding(0, "cross").lying(HERE, "demon", "sword")
    game = position.arrives(0, HERE)
    assert ["fight demon", "destroy demon"] == game.offered
    game.choose("destroy demon").choose("take sword")
    assert (["demon"], [], ["cross", "sword"]) == (game.discarded(), game.trophies(0), game.objects(0))


@pytest.mark.rule("TR-13d.1", "TR-13d.2")
@pytest.mark.card("adventure:orb-of-knowledge")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 3), ("no", 2)])
def test_orb_of_knowledge(answer: str, drawn: int) -> None:
    """The owner of the Orb of Knowledge may draw one more card than required and then discards one by choice."""
    position = Position("elf", "troll").holding(0, "orb-of-knowledge").deck("dragon", "sword", "shield")
    game = position.arrives(0, "ruins") if answer == "yes" else position.deck("sword", "shield").arrives(0, "ruins")
    assert "prompt-draw-one-more" == game.prompt
    game.choose(answer)
    assert drawn == len(game.lying("ruins"))
    if answer == "yes":
        assert ["discard dragon", "discard sword", "discard shield"] == game.offered
        game.choose("discard dragon")
        assert ["dragon"] == game.discarded()
    assert (["sword", "shield"], "prompt-take") == (game.lying("ruins"), game.prompt)


@pytest.mark.rule("TR-13d.3", "TR-13d.4")
@pytest.mark.card("adventure:orb-of-knowledge")
def test_orb_draws_nothing_where_nothing_is_drawn() -> None:
    """The Orb of Knowledge adds no card where enough cards lie in the space and none is drawn."""
    position = Position("elf", "troll").holding(0, "orb-of-knowledge").lying(HERE, "sword")
    assert "prompt-take" == position.arrives(0, HERE).prompt


@pytest.mark.rule("TR-1f.1")
@pytest.mark.card("adventure:potion-of-strength")
def test_potion_of_strength() -> None:
    """A Potion of Strength, drunk at any moment, adds 2 Strength until the turn ends and is used up."""
    position = Position("elf", "troll").having(1, missed=9).holding(0, "potion-of-strength").at(0, "village")
    game = position.lying("fields-n", "marsh").dice(1, 3).turn_of(0).aside(0, "use potion-of-strength")
    assert (5, 3) == (stats.total_strength(game.table, 0), game.character(0).strength)
    game.choose("go fields-n clockwise")
    assert (0, 3) == (game.character(0).missed, stats.total_strength(game.table, 0))
    assert ["potion-of-strength"] == game.discarded()


@pytest.mark.rule("TR-16c", "TR-16d.1")
@pytest.mark.card("adventure:potion-of-strength")
def test_potion_before_a_fight() -> None:
    """A Potion of Strength can be drunk before the dice of a fight."""
    position = Position("elf", "troll").holding(0, "potion-of-strength").lying(HERE, "bear").dice(1, 3)
    game = position.arrives(0, HERE)
    assert ["pass", "use potion-of-strength"] == game.offered
    game.choose("use potion-of-strength")
    assert (["bear"], 4) == (game.lying(HERE), game.character(0).lives)  # 3 + 2 + 1 against 3 + 3: a draw


@pytest.mark.rule("TR-11f.2", "TR-11f.3", "TR-G7")
@pytest.mark.card("adventure:talisman")
@pytest.mark.parametrize(
    ("objects", "where"), [((), "dice-with-death"), (("sword",), "dice-with-death"), (("talisman",), "werewolf-den")]
)
def test_talisman(objects: tuple[str, ...], where: str) -> None:
    """A Talisman opens the Valley of Fire; characters without one can only go back."""
    position = Position("elf", "troll").holding(0, *objects).at(0, "werewolf-den").having(0, task=-1)
    game = position.having(1, missed=9).turn_of(0)
    assert (where, bool(objects == ("talisman",))) == (game.where(0), "go valley-of-fire" in game.offered)


@pytest.mark.rule("TR-2f.2", "TD-59")
@pytest.mark.card("adventure:wand")
def test_wand() -> None:
    """A holder of the Wand without Spells draws one at once, even beyond what Craft allows."""
    position = Position("troll", "elf").lying(HERE, "wand").spell_deck("healing")
    game = passing(position.arrives(0, HERE).choose("take wand"))
    assert (["healing"], 1) == (game.spells(0), stats.spell_limit(game.table, 0))


@pytest.mark.rule("TX-17", "TX-15")
@pytest.mark.card("adventure:wand")
def test_wand_replaces_the_last_spell() -> None:
    """The holder of the Wand draws a new Spell after casting the last one."""
    position = Position("minstrel", "troll").holding(0, "wand").spells(0, "healing").spell_deck("hex")
    game = position.arrives(0, "desert-e")
    while "cast healing 0" not in game.offered:
        game.choose("pass")
    game.choose("cast healing 0")
    assert (4, ["hex"]) == (game.character(0).lives, game.spells(0))
    assert ["healing"] == [game.thing(card) for card in game.table.used_spells]


@pytest.mark.rule("TR-11i", "TR-11a.2")
@pytest.mark.card("adventure:winged-boots")
@pytest.mark.parametrize(("roll", "flies"), [(6, True), (5, False)])
def test_winged_boots(roll: int, flies: bool) -> None:
    """On a movement roll of 6 the owner of Winged Boots may cross to the opposite space instead of moving."""
    game = Position("elf", "troll").holding(0, "winged-boots").at(0, "plains-e").dice(roll).turn_of(0)
    assert flies == ("fly chasm" in game.offered)
    if flies:
        game.table.dice.expect("*", [6, 1])
        game.choose("fly chasm")
        assert "chasm" == game.where(0)


# None is forgotten.


@pytest.mark.rule("TR-5.1")
def test_every_object_is_proven() -> None:
    """Each object, ordinary or magic, has a test of its own effect in this file."""
    assert {card.id for card in (*OBJECTS, *MAGIC_OBJECTS)} <= proven(globals())
