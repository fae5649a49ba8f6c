"""Objects, ordinary and magic (TR-5): what each of them is good for."""

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
    """Returns whoever is asked for a Spell casts none."""
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
    """Points of objects. Some magic objects add to total Strength or Craft, never as counters; weapons do so only in
    combat."""
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
    """A weapon adds to the score in combat: just enough for a draw that would be a loss without it."""
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
    """Runesword drinks life: when it wins a combat and costs the loser a life, its owner gains one."""
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
    """When a life is about to be lost in combat, after the dice, a high enough roll saves it; the turn ends anyway."""
    game = Position("elf", "troll").holding(0, name).lying(HERE, "bear").dice(1, 6, roll).arrives(0, HERE)
    assert ["pass", f"use {name}"] == game.offered
    game.choose(f"use {name}")
    assert (lives, True, [name]) == (game.character(0).lives, game.table.turn_over, game.objects(0))


# Ordinary objects.


@pytest.mark.rule("TR-11o.1", "TR-11o.2")
@pytest.mark.card("adventure:axe")
def test_axe_builds_rafts() -> None:
    """Axe builds rafts: in a Forest or Woods space its holder can spend the turn building a raft."""
    game = Position("elf", "troll").having(1, missed=9).holding(0, "axe").at(0, "forest").turn_of(0)
    assert ["roll", "build-raft"] == game.offered
    game.choose("build-raft")
    assert ["roll", "cross castle", "build-raft"] == game.offered


@pytest.mark.rule("TD-6", "TR-3b", "TA-8")
@pytest.mark.parametrize(("name", "gold"), [row("bag-of-gold", 1), row("two-bags-of-gold", 2)])
def test_gold_cards(name: str, gold: int) -> None:
    """Gold cards. Taken, they become gold and are discarded; they need no room."""
    position = Position("elf", "troll").holding(0, "sword", "axe", "shield", "helmet").deck(name)
    game = position.arrives(0, HERE).choose(f"take {name}")
    assert (1 + gold, [name]) == (game.character(0).gold, game.discarded())
    assert ["sword", "axe", "shield", "helmet"] == game.objects(0)


@pytest.mark.rule("TR-5c.2", "TD-47", "TD-69")
@pytest.mark.card("adventure:mule")
def test_mule() -> None:
    """Mule: it is taken as a fifth object without more ado, and then any number can be held."""
    position = Position("elf", "troll").holding(0, "sword", "axe", "shield", "helmet")
    game = position.lying(HERE, "mule", "armour", "ring", "cross", "wand").arrives(0, HERE).choose("take mule")
    for name in ("armour", "ring", "cross", "wand"):
        passing(game.choose(f"take {name}"))
    assert 9 == len(game.objects(0))


@pytest.mark.rule("TR-11p.2", "TR-11r.1", "TD-36")
@pytest.mark.card("adventure:raft")
def test_raft() -> None:
    """Raft. It is not carried: it needs no room, and serves on the next turn to cross the river; then it is
    discarded."""
    position = Position("elf", "troll").having(1, missed=9).at(0, "village").deck("raft")
    position.holding(0, "sword", "axe", "shield", "helmet").lying("portal-of-power", "ring").dice(1)
    game = position.turn_of(0).choose("go fields-n clockwise").choose("take raft")
    assert (["roll", "cross portal-of-power"], [], 4) == (game.offered, game.discarded(), len(game.objects(0)))
    assert (["raft"], 4) == (game.choose("cross portal-of-power").discarded(), len(game.objects(0)))


@pytest.mark.rule("TA-49", "TX-19")
@pytest.mark.parametrize(("name", "lives"), [row("water-bottle", 4), row("holy-grail", 4), row("sword", 3)])
@pytest.mark.parametrize("space", ["desert-e", "desert-w"])
def test_thirst(name: str, lives: int, space: str) -> None:
    """A player who holds a water bottle or the Holy Grail loses no life in the Desert."""
    assert lives == Position("elf", "troll").holding(0, name).arrives(0, space).character(0).lives


@pytest.mark.rule("TA-18")
@pytest.mark.card("adventure:water-bottle")
def test_water_does_not_help_against_a_hex() -> None:
    """Water does not help against a hex: it protects from what the Desert does, not from what else happens there."""
    position = Position("elf", "troll").holding(0, "water-bottle").lying("desert-e", "hex")
    assert 3 == position.arrives(0, "desert-e").character(0).lives


# Magic objects.


@pytest.mark.rule("TR-9f.1", "TR-9g.1")
@pytest.mark.card("adventure:amulet")
def test_amulet() -> None:
    """Amulet: its owner casts no Spells, and none can be aimed at its owner."""
    position = Position("ghoul", "wizard").holding(0, "amulet").spells(0, "lightning-bolt")
    game = position.spells(1, "nullify", "random").turn_of(0)
    assert (1, ["pass", "cast nullify 1", "cast random 1"]) == (game.asked, game.offered)


@pytest.mark.rule("TA-18")
@pytest.mark.card("adventure:amulet")
def test_amulet_wards_off_a_hex() -> None:
    """A Hex does nothing to its owner."""
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
    """Ancient artefact. Before a fight its owner may roll for what it does: explode, nothing, or more to the score."""
    position = Position("elf", "troll").holding(0, "ancient-artefact").lying(HERE, "bear")
    game = position.dice(roll, 2, 2 + bonus).arrives(0, HERE)
    assert ["pass", "use ancient-artefact"] == game.offered
    game.choose("use ancient-artefact")
    assert (lives, kept) == (game.character(0).lives, bool(game.objects(0)))
    assert (["bear"], []) == (game.lying(HERE), game.dice_left)  # just a draw


@pytest.mark.rule("TR-5c.1")
@pytest.mark.card("adventure:bag-of-carrying")
def test_bag_of_carrying() -> None:
    """Bag of carrying. Four more objects, and it does not count itself; the ninth needs room."""
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
    """Bag of carrying cannot be taken: neither it nor what is in it, the fifth object and those after it, can be taken
    by others."""
    position = Position("thief", "elf").at(1, HERE).having(1, gold=0)
    position.holding(1, "bag-of-carrying", "sword", "axe", "shield", "helmet", "ring")
    game = position.arrives(0, HERE).choose("encounter 1").choose("use-ability steal")
    assert ["take sword", "take axe", "take shield", "take helmet"] == game.offered


@pytest.mark.rule("TR-5d")
@pytest.mark.card("adventure:bag-of-carrying")
def test_bag_of_carrying_is_lost_with_what_is_in_it() -> None:
    """Put down, it lies in the space; what only it could carry leaves the game."""
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
    """Bag of carrying is sold with what is in it. It brings 1 gold, whatever is in it; who sells that as well is paid
    for it."""
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
    """Cross protects: with it the evil lose no life at the Chapel and the good none at the Graveyard."""
    assert lives == Position(character, "troll").holding(0, *objects).arrives(0, space).character(0).lives


@pytest.mark.rule("TR-15f", "TD-14")
@pytest.mark.card("adventure:cross")
def test_cross_destroys_spirits() -> None:
    """Cross destroys spirits. Its owner may destroy a spirit without a fight; it is no trophy, and the encounter goes
    on."""
    position = Position("elf", "troll").holding(0, "cross").lying(HERE, "demon", "sword")
    game = position.arrives(0, HERE)
    assert ["fight demon", "destroy demon"] == game.offered
    game.choose("destroy demon").choose("take sword")
    assert (["demon"], [], ["cross", "sword"]) == (game.discarded(), game.trophies(0), game.objects(0))


@pytest.mark.rule("TR-13d.1", "TR-13d.2")
@pytest.mark.card("adventure:orb-of-knowledge")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 3), ("no", 2)])
def test_orb_of_knowledge(answer: str, drawn: int) -> None:
    """Orb of knowledge: its owner may draw one card more than required, and then discards one of them of its choice."""
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
    """Orb draws nothing where nothing is drawn: with enough cards lying there, there is no draw to add to."""
    position = Position("elf", "troll").holding(0, "orb-of-knowledge").lying(HERE, "sword")
    assert "prompt-take" == position.arrives(0, HERE).prompt


@pytest.mark.rule("TR-1f.1")
@pytest.mark.card("adventure:potion-of-strength")
def test_potion_of_strength() -> None:
    """Potion of strength. Drunk at any moment: 2 Strength until the end of the turn, not only in combat; it
    is used up."""
    position = Position("elf", "troll").having(1, missed=9).holding(0, "potion-of-strength").at(0, "village")
    game = position.lying("fields-n", "marsh").dice(1, 3).turn_of(0).aside(0, "use potion-of-strength")
    assert (5, 3) == (stats.total_strength(game.table, 0), game.character(0).strength)
    game.choose("go fields-n clockwise")
    assert (0, 3) == (game.character(0).missed, stats.total_strength(game.table, 0))
    assert ["potion-of-strength"] == game.discarded()


@pytest.mark.rule("TR-16c", "TR-16d.1")
@pytest.mark.card("adventure:potion-of-strength")
def test_potion_before_a_fight() -> None:
    """Potion before a fight: it can be drunk before the dice of a fight."""
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
    """Talisman. It opens the Valley of Fire; everybody else has only the way back."""
    position = Position("elf", "troll").holding(0, *objects).at(0, "werewolf-den").having(0, task=-1)
    game = position.having(1, missed=9).turn_of(0)
    assert (where, bool(objects == ("talisman",))) == (game.where(0), "go valley-of-fire" in game.offered)


@pytest.mark.rule("TR-2f.2", "TD-59")
@pytest.mark.card("adventure:wand")
def test_wand() -> None:
    """A holder without Spells draws one at once, even beyond what Craft allows."""
    position = Position("troll", "elf").lying(HERE, "wand").spell_deck("healing")
    game = passing(position.arrives(0, HERE).choose("take wand"))
    assert (["healing"], 1) == (game.spells(0), stats.spell_limit(game.table, 0))


@pytest.mark.rule("TX-17", "TX-15")
@pytest.mark.card("adventure:wand")
def test_wand_replaces_the_last_spell() -> None:
    """Wand replaces the last spell: when the last Spell has been cast, its holder draws a new one."""
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
    """Winged boots: on a movement roll of 6 their owner may cross the river to the opposite space instead."""
    game = Position("elf", "troll").holding(0, "winged-boots").at(0, "plains-e").dice(roll).turn_of(0)
    assert flies == ("fly chasm" in game.offered)
    if flies:
        game.table.dice.expect("*", [6, 1])
        game.choose("fly chasm")
        assert "chasm" == game.where(0)


# None is forgotten.


@pytest.mark.rule("TR-5.1")
def test_every_object_is_proven() -> None:
    """Every object is proven: each object, ordinary or magic, has a test of its own effect in this file."""
    assert {card.id for card in (*OBJECTS, *MAGIC_OBJECTS)} <= proven(globals())
