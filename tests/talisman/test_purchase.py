"""Tests of purchase cards and Talismans (TR-20): received from their stacks, used, and returned."""

from __future__ import annotations

import pytest

from inglenook.talisman import atoms
from inglenook.talisman.components.purchase import PURCHASE
from inglenook.talisman.entry import entry
from inglenook.talisman.table import BESIDE, HELD
from inglenook.wording import Wording
from tests.talisman.positions import Position
from tests.talisman.proven import proven

HERE = "fields-n"


def row(name: str, *values: object) -> object:
    """Returns a row of a table of goods, marked with the card it proves."""
    return pytest.param(name, *values, marks=pytest.mark.card(f"purchase:{name}"))


def owning(position: Position, *names: str) -> Position:
    """Sets up a position: the first character has cards from the stacks, not found cards of these names."""
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
    """A buyer pays the price and gets the top card of the matching stack."""
    position = Position("warrior", "troll").having(0, gold=4)
    top = position.table.stacks[f"purchase:{name}"][0]
    if seller == "blacksmith":
        game = position.arrives(0, "village").choose("yes").choose("choose blacksmith")
    else:
        game = position.lying(HERE, seller).dice(1).arrives(0, HERE).choose("yes")
    game.choose(f"buy {name} {price}")
    assert ([top], 4 - price) == (game.character(0).objects, game.character(0).gold)
    assert top not in game.table.stacks[f"purchase:{name}"]


@pytest.mark.rule("TR-20b.3")
@pytest.mark.parametrize(
    ("seller", "answer", "line"),
    [
        ("market", "buy shield 2", "Aino buys the Shield for 2 gold and now has 1."),
        ("sorcerer", "buy spell 1", "Aino buys a Spell for 1 gold and now has 2."),
    ],
)
def test_a_purchase_is_one_line(seller: str, answer: str, line: str) -> None:
    """A purchase and its payment are one step in the log."""
    game = Position("wizard", "troll").having(0, gold=3).lying(HERE, seller).arrives(0, HERE).choose("yes")
    game.choose(answer)
    english = Wording("en", entry().locales)
    assert line in [english.say(one, ("Aino", "Bram")) for one in game.log()]
    assert not {one.id for one in game.log()} & {"log-took", "log-lost-gold"}


@pytest.mark.rule("TR-20a", "TR-20b.2", "TD-36")
@pytest.mark.parametrize(("name", "seller", "price"), [row("raft", "market", 3), row("raft", "pedlar", 1)])
def test_buying_a_raft(name: str, seller: str, price: int) -> None:
    """A bought raft serves on the next turn, and its card is not for sale again until the raft is gone."""
    position = Position("warrior", "troll").having(0, gold=3).lying(HERE, seller).dice(1)
    top = position.table.stacks["purchase:raft"][0]
    game = position.arrives(0, HERE).choose("yes").choose(f"buy {name} {price}")
    assert ([], 2, 3 - price) == (game.objects(0), game.character(0).raft, game.character(0).gold)
    assert ([top], 2) == (game.table.beside, len(game.table.stacks["purchase:raft"]))


@pytest.mark.rule("TR-20b.2", "TR-11r.2", "TD-36")
@pytest.mark.parametrize(
    ("answers", "where"),
    [
        pytest.param(("cross portal-of-power",), "portal-of-power", id="used"),
        pytest.param(("roll", "go village anticlockwise", "no"), "village", id="declined"),
    ],
)
@pytest.mark.card("purchase:raft")
def test_a_bought_raft_goes_back_when_it_is_gone(answers: tuple[str, ...], where: str) -> None:
    """The card of a bought raft returns to the bottom of its stack when the raft is used or declined."""
    position = Position("warrior", "troll").having(0, gold=3).having(1, missed=9).lying(HERE, "market").at(0, "village")
    top = position.table.stacks["purchase:raft"][0]
    position.lying("portal-of-power", "ring").dice(1, 1, 1)
    game = position.turn_of(0).choose(f"go {HERE} clockwise").choose("yes").choose("buy raft 3")
    assert (["roll", "cross portal-of-power"], [top]) == (game.offered, game.table.beside)
    for answer in answers:
        game.choose(answer)
    assert (where, [], top) == (game.where(0), game.table.beside, game.table.stacks["purchase:raft"][-1])


@pytest.mark.rule("TD-36", "TR-20b.2")
@pytest.mark.parametrize("fate", ["moved", "toad", "dead"])
@pytest.mark.card("purchase:raft", "adventure:raft")
def test_a_raft_card_goes_with_the_raft(fate: str) -> None:
    """When a raft's owner is moved, dies or becomes a toad, a bought card is for sale again, a found one discarded."""
    position = Position("warrior", "troll").at(0, HERE).having(0, raft=2, quest=6, gold=2, lives=1).at(1, HERE)
    found, bought = position.card("raft"), position.table.stacks["purchase:raft"][0]
    for card in (found, bought):
        atoms.move_card(position.table, card, BESIDE, 0)
    if fate == "moved":
        game = position.at(0, "village").having(0, raft=2).dice(1, 1, 1).turn_of(0).aside(0, "fulfil 2")
    elif fate == "toad":
        game = position.lying(HERE, "witch").dice(1).arrives(0, HERE).choose("encounter-space")
    else:
        game = position.dice(1, 1, 6).arrives(0, HERE).choose("encounter 1").choose("take-life")
    assert ([], 0) == (game.table.beside, game.character(0).raft)
    assert ([found], bought) == (
        [card for card in game.table.discarded if card == found],
        game.table.stacks["purchase:raft"][-1],
    )


@pytest.mark.rule("TR-20b.3", "TD-36")
@pytest.mark.card("purchase:raft")
def test_rafts_sell_out() -> None:
    """No raft is for sale while all three are bought and still in use."""
    position = Position("warrior", "troll").having(0, gold=9).having(1, raft=2).lying(HERE, "market")
    for card in position.table.stacks["purchase:raft"][:]:
        atoms.move_card(position.table, card, BESIDE, 1)
    game = position.arrives(0, HERE).choose("yes")
    assert "buy raft 3" not in game.offered
    assert "buy mule 2" in game.offered


@pytest.mark.rule("TR-20a", "TD-9")
@pytest.mark.parametrize(("taken", "got"), [(5, 1), (6, 0)])
@pytest.mark.card("purchase:talisman")
def test_talismans_run_out(taken: int, got: int) -> None:
    """A Talisman comes from its stack, and an effect gives nothing when the stack is empty."""
    position = Position("warrior", "troll").lying("oasis", *["talisman"] * (3 + taken)).dice(5, 5)
    game = position.arrives(0, "temple").choose("yes")
    assert got == len(game.objects(0))


@pytest.mark.rule("TR-20b.3")
@pytest.mark.card("purchase:mule")
def test_sold_out() -> None:
    """A sold-out object is not offered until one of its cards comes back."""
    position = owning(Position("warrior", "troll").having(0, gold=9), *["mule"] * 5)
    game = position.lying(HERE, "market").arrives(0, HERE).choose("yes")
    assert "buy mule 2" not in game.offered
    assert "buy shield 2" in game.offered


@pytest.mark.rule("TR-20b.2", "TD-7")
@pytest.mark.card("purchase:sword")
def test_back_to_the_bottom_of_the_stack() -> None:
    """A bought card that leaves play goes to the bottom of its stack; a found card does not."""
    position = owning(Position("warrior", "troll"), "sword").holding(0, "sword")
    bought, found = position.table.characters[0].objects
    game = position.arrives(0, "city").choose("yes").choose("choose alchemist").choose("sell sword", "sell sword")
    assert (5, bought) == (len(game.table.stacks["purchase:sword"]), game.table.stacks["purchase:sword"][-1])
    assert [found] == game.table.discarded


@pytest.mark.rule("TR-5d", "TR-20b.1")
@pytest.mark.card("purchase:sword")
def test_put_down_like_any_object() -> None:
    """A dropped purchase card lies face up in the space, and other characters can take it."""
    position = owning(Position("warrior", "troll"), "sword").at(0, "village").dice(1)
    game = position.turn_of(0).aside(0, "put-down sword")
    assert (["sword"], 4) == (game.lying("village"), len(game.table.stacks["purchase:sword"]))


# At work.


@pytest.mark.rule("TR-20b.1")
@pytest.mark.parametrize("name", [row("sword"), row("axe")])
def test_bought_weapons(name: str) -> None:
    """A bought weapon adds 1 in combat, here for a draw instead of a loss."""
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
    """Bought armour saves a life on the same rolls as found armour."""
    game = owning(Position("elf", "troll"), name).lying(HERE, "bear").dice(1, 6, roll).arrives(0, HERE)
    assert lives == game.choose(f"use {name}").character(0).lives


@pytest.mark.rule("TR-20b.1")
@pytest.mark.card("purchase:axe")
def test_bought_axe_builds_rafts() -> None:
    """A bought axe builds rafts like a found one."""
    assert "build-raft" in owning(Position("elf", "troll"), "axe").at(0, "forest").turn_of(0).offered


@pytest.mark.rule("TR-20b.1")
@pytest.mark.card("purchase:water-bottle")
def test_bought_water() -> None:
    """The owner of a bought water bottle loses no life in the Desert."""
    assert 4 == owning(Position("elf", "troll"), "water-bottle").arrives(0, "desert-e").character(0).lives


@pytest.mark.rule("TR-20b.1")
@pytest.mark.card("purchase:mule")
def test_bought_mule() -> None:
    """A bought mule carries any number of objects."""
    position = owning(Position("elf", "troll"), "mule").holding(0, "sword", "axe", "shield", "helmet")
    game = position.lying(HERE, "ring", "cross").arrives(0, HERE).choose("take ring").choose("take cross")
    assert 7 == len(game.objects(0))


@pytest.mark.rule("TR-20b.1")
@pytest.mark.card("purchase:talisman")
def test_received_talisman() -> None:
    """A Talisman from the stack opens the Valley of Fire."""
    position = owning(Position("elf", "troll"), "talisman").at(0, "werewolf-den").having(0, task=-1)
    assert "go valley-of-fire" in position.turn_of(0).offered


@pytest.mark.rule("TR-11p.2", "TR-11q.1")
@pytest.mark.card("purchase:raft")
def test_bought_raft() -> None:
    """A bought raft crosses on the next turn to the space opposite the one where it was bought."""
    position = Position("elf", "troll").having(0, gold=3).having(1, missed=9).at(0, "crags").lying("plains-e", "market")
    game = position.dice(1).turn_of(0).choose("go plains-e clockwise").choose("yes").choose("buy raft 3")
    assert ["roll", "cross chasm"] == game.offered


# None is forgotten.


@pytest.mark.rule("TR-20b.1")
def test_every_purchase_card_is_proven() -> None:
    """Each purchase card, and the Talisman, has a test of its own effect in this file."""
    assert {card.id for card in PURCHASE} == {id for id in proven(globals()) if id.startswith("purchase:")}
