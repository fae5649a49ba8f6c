"""Purchase cards and Talismans (TR-20): from their stacks, at work, and back to their stacks."""

from __future__ import annotations

import pytest

from inglenook.talisman import atoms
from inglenook.talisman.components.purchase import PURCHASE
from inglenook.talisman.table import HELD
from tests.talisman.positions import Position
from tests.talisman.proven import proven

HERE = "fields-n"


def row(name: str, *values: object) -> object:
    """A row of a table of goods, marked with the card it proves."""
    return pytest.param(name, *values, marks=pytest.mark.card(f"purchase:{name}"))


def owning(position: Position, *names: str) -> Position:
    """The first character has cards from the stacks, not found ones of the same names."""
    for name in names:
        atoms.move_card(position.table, position.table.stacks[f"purchase:{name}"][0], HELD, 0)
    return position


# Getting them.


@pytest.mark.rule("TR-20a", "TR-3.1")
@pytest.mark.parametrize(
    ("name", "seller", "price"),
    [
        row("sword", "blacksmith", 2),
        row("sword", "market", 1),
        row("sword", "pedlar", 1),
        row("axe", "blacksmith", 3),
        row("axe", "pedlar", 2),
        row("helmet", "blacksmith", 2),
        row("helmet", "market", 1),
        row("helmet", "pedlar", 1),
        row("shield", "blacksmith", 3),
        row("shield", "market", 2),
        row("shield", "pedlar", 2),
        row("armour", "blacksmith", 4),
        row("water-bottle", "market", 1),
        row("water-bottle", "pedlar", 1),
        row("mule", "market", 2),
        row("mule", "pedlar", 2),
    ],
)
def test_buying(name: str, seller: str, price: int) -> None:
    """The price is paid, and the card on top of the matching stack is the buyer's."""
    position = Position("warrior", "troll").having(0, gold=4)
    top = position.table.stacks[f"purchase:{name}"][0]
    if seller == "blacksmith":
        game = position.arrives(0, "village").choose("yes").choose("choose blacksmith")
    else:
        game = position.lying(HERE, seller).dice(1).arrives(0, HERE).choose("yes")
    game.choose(f"buy {name} {price}")
    assert ([top], 4 - price) == (game.character(0).objects, game.character(0).gold)
    assert top not in game.table.stacks[f"purchase:{name}"]


@pytest.mark.rule("TR-20a", "TR-20b.2", "TD-36")
@pytest.mark.parametrize(("name", "seller", "price"), [row("raft", "market", 3), row("raft", "pedlar", 1)])
def test_buying_a_raft(name: str, seller: str, price: int) -> None:
    """It is nothing to hold: its card goes to the bottom of the stack at once, and the raft serves next turn."""
    position = Position("warrior", "troll").having(0, gold=3).lying(HERE, seller).dice(1)
    top = position.table.stacks["purchase:raft"][0]
    game = position.arrives(0, HERE).choose("yes").choose(f"buy {name} {price}")
    assert ([], 2, 3 - price) == (game.objects(0), game.character(0).raft, game.character(0).gold)
    assert (3, top) == (len(game.table.stacks["purchase:raft"]), game.table.stacks["purchase:raft"][-1])


@pytest.mark.rule("TR-20a", "TD-9")
@pytest.mark.parametrize(("taken", "got"), [(5, 1), (6, 0)])
@pytest.mark.card("purchase:talisman")
def test_talismans_run_out(taken: int, got: int) -> None:
    """A Talisman comes from its stack; when that is empty, the effect gives nothing."""
    position = Position("warrior", "troll").lying("oasis", *["talisman"] * (3 + taken)).dice(5, 5)
    game = position.arrives(0, "temple").choose("yes")
    assert got == len(game.objects(0))


@pytest.mark.rule("TR-20b.3")
@pytest.mark.card("purchase:mule")
def test_sold_out() -> None:
    """What is sold out is not offered, until a card comes back."""
    position = owning(Position("warrior", "troll").having(0, gold=9), *["mule"] * 5)
    game = position.lying(HERE, "market").arrives(0, HERE).choose("yes")
    assert "buy mule 2" not in game.offered
    assert "buy shield 2" in game.offered


@pytest.mark.rule("TR-20b.2", "TD-7")
@pytest.mark.card("purchase:sword")
def test_back_to_the_bottom_of_the_stack() -> None:
    """A bought card that is given up for good goes to the bottom of its stack, a found one does not."""
    position = owning(Position("warrior", "troll"), "sword").holding(0, "sword")
    bought, found = position.table.characters[0].objects
    game = position.arrives(0, "city").choose("yes").choose("choose alchemist").choose("sell sword", "sell sword")
    assert (5, bought) == (len(game.table.stacks["purchase:sword"]), game.table.stacks["purchase:sword"][-1])
    assert [found] == game.table.discarded


@pytest.mark.rule("TR-5d", "TR-20b.1")
@pytest.mark.card("purchase:sword")
def test_put_down_like_any_object() -> None:
    """Put down, a bought card lies face up in the space and is open to others."""
    position = owning(Position("warrior", "troll"), "sword").at(0, "village").dice(1)
    game = position.turn_of(0).aside(0, "put-down sword")
    assert (["sword"], 4) == (game.lying("village"), len(game.table.stacks["purchase:sword"]))


# At work.


@pytest.mark.rule("TR-20b.1")
@pytest.mark.parametrize("name", [row("sword"), row("axe")])
def test_bought_weapons(name: str) -> None:
    """They add 1 in combat: a draw that would be a loss without."""
    game = owning(Position("elf", "troll"), name).lying(HERE, "bear").dice(1, 2).arrives(0, HERE)
    assert (4, ["bear"]) == (game.character(0).lives, game.lying(HERE))


@pytest.mark.rule("TR-20b.1")
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
def test_bought_armour(name: str, roll: int, lives: int) -> None:
    """It saves a life on the same rolls as what is found."""
    game = owning(Position("elf", "troll"), name).lying(HERE, "bear").dice(1, 6, roll).arrives(0, HERE)
    assert lives == game.choose(f"use {name}").character(0).lives


@pytest.mark.rule("TR-20b.1")
@pytest.mark.card("purchase:axe")
def test_bought_axe_builds_rafts() -> None:
    """An axe is an axe."""
    assert "build-raft" in owning(Position("elf", "troll"), "axe").at(0, "forest").turn_of(0).offered


@pytest.mark.rule("TR-20b.1")
@pytest.mark.card("purchase:water-bottle")
def test_bought_water() -> None:
    """No life is lost in the Desert."""
    assert 4 == owning(Position("elf", "troll"), "water-bottle").arrives(0, "desert-e").character(0).lives


@pytest.mark.rule("TR-20b.1")
@pytest.mark.card("purchase:mule")
def test_bought_mule() -> None:
    """It carries any number of objects."""
    position = owning(Position("elf", "troll"), "mule").holding(0, "sword", "axe", "shield", "helmet")
    game = position.lying(HERE, "ring", "cross").arrives(0, HERE).choose("take ring").choose("take cross")
    assert 7 == len(game.objects(0))


@pytest.mark.rule("TR-20b.1")
@pytest.mark.card("purchase:talisman")
def test_received_talisman() -> None:
    """It opens the Valley of Fire."""
    position = owning(Position("elf", "troll"), "talisman").at(0, "werewolf-den").having(0, task=-1)
    assert "go valley-of-fire" in position.turn_of(0).offered


@pytest.mark.rule("TR-11p.2", "TR-11q.1")
@pytest.mark.card("purchase:raft")
def test_bought_raft() -> None:
    """On the next turn it crosses to the space opposite the one where it was bought."""
    position = Position("elf", "troll").having(0, gold=3).having(1, missed=9).at(0, "crags").lying("plains-e", "market")
    game = position.dice(1).turn_of(0).choose("go plains-e clockwise").choose("yes").choose("buy raft 3")
    assert ["roll", "cross chasm"] == game.offered


# None is forgotten.


@pytest.mark.rule("TR-20b.1")
def test_every_purchase_card_is_proven() -> None:
    """Each purchase card, and the Talisman, has a test of its own effect in this file."""
    assert {card.id for card in PURCHASE} == {id for id in proven(globals()) if id.startswith("purchase:")}
