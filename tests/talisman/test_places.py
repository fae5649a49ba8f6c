"""Tests of places (TR-15j): they stay and may be used by every visitor; some act by themselves (TA-20)."""

from __future__ import annotations

import pytest

from inglenook.talisman.components.places import PLACES
from tests.talisman.positions import Playing, Position
from tests.talisman.proven import proven

HERE = "fields-n"


def meets(name: str, position: Position) -> Playing:
    """Sets up a position: the first character ends its move where this place lies."""
    return position.lying(HERE, name).arrives(0, HERE)


def row(name: str, *values: object) -> object:
    """Returns a row of a table of places, marked with the card it proves."""
    return pytest.param(name, *values, marks=pytest.mark.card(f"adventure:{name}"))


@pytest.mark.rule("TA-20", "TR-15j")
@pytest.mark.parametrize(
    "name",
    ["fountain-of-wisdom", "magic-portal", "magic-stream", "market", "pool-of-life", "secret-door", "shrine"],
)
def test_use_is_voluntary(name: str) -> None:
    """A player may pass by the places that need not be used, and they stay."""
    game = meets(name, Position("warrior", "troll"))
    assert ("prompt-visit", ["yes", "no"]) == (game.prompt, game.offered)
    game.choose("no")
    assert (None, [name], HERE) == (game.asked, game.lying(HERE), game.where(0))


# Those that act by themselves.


@pytest.mark.rule("TR-15j", "TR-3.2")
@pytest.mark.card("adventure:cave")
@pytest.mark.parametrize(("roll", "gold", "missed"), [(3, 1, 1), (4, 3, 0), (5, 3, 0), (6, 4, 0)])
def test_cave(roll: int, gold: int, missed: int) -> None:
    """A character in the Cave rolls a die: lost on 3, gold on more; the Cave stays."""
    game = meets("cave", Position("warrior", "troll").dice(roll))
    assert (gold, missed) == (game.character(0).gold, game.character(0).missed)
    assert (["cave"], None) == (game.lying(HERE), game.asked)


@pytest.mark.rule("TD-58", "TR-16a.1")
@pytest.mark.card("adventure:cave")
@pytest.mark.parametrize(
    ("roll", "fight", "lives", "over"),
    [
        (1, (5, 2, 1), 4, False),  # 4 + 5 beats the dragon's 7 + 1
        (1, (4, 2, 1), 4, True),  # 4 + 4 is what the dragon has
        (1, (4, 2, 2), 3, True),
        (2, (2, 2, 3), 4, False),  # 4 + 2 beats the goblin's 2 + 3
        (2, (1, 2, 4), 4, True),
        (2, (1, 2, 5), 3, True),
    ],
)
def test_cave_dwellers(roll: int, fight: tuple[int, int, int], lives: int, over: bool) -> None:
    """The Cave has a dragon of Strength 7 on 1 and a goblin of Strength 2 on 2, who leave no trophy."""
    game = meets("cave", Position("warrior", "troll").dice(roll, *fight))
    assert (lives, over) == (game.character(0).lives, game.table.turn_over)
    assert ([], []) == (game.trophies(0), game.dice_left)


@pytest.mark.rule("TA-53", "TR-8a")
@pytest.mark.card("adventure:cave", "character:dwarf")
@pytest.mark.parametrize(("roll", "taken", "gold"), [(5, 6, 4), (6, 7, 4), (5, 5, 3)])
def test_dwarf_in_the_cave(roll: int, taken: int, gold: int) -> None:
    """The Dwarf may add 1 in the Cave, and a 7 counts as the last line of the table."""
    game = meets("cave", Position("dwarf", "troll").dice(roll)).choose(f"number {taken}")
    assert gold == game.character(0).gold


@pytest.mark.rule("TA-21", "TR-1.1", "TR-2.1")
@pytest.mark.parametrize(
    ("name", "character", "holding", "missed"),
    [
        row("marsh", "warrior", (), 1),
        row("marsh", "warrior", ("magic-belt",), 0),
        row("marsh", "warrior", ("sword",), 1),
        row("marsh", "troll", (), 0),
        row("maze", "ghoul", (), 1),
        row("maze", "ghoul", ("ring",), 0),
        row("maze", "wizard", (), 0),
        row("maze", "dwarf", (), 0),
    ],
)
def test_marsh_and_maze(name: str, character: str, holding: tuple[str, ...], missed: int) -> None:
    """Strength below 5 in the Marsh or Craft below 5 in the Maze costs a turn, except the Dwarf's in the Maze."""
    game = meets(name, Position(character, "amazon").holding(0, *holding))
    while game.asked is not None:
        game.choose("pass")
    assert (missed, False) == (game.character(0).missed, game.table.turn_over)
    assert [name] == game.lying(HERE)


# Points lying on a card.


@pytest.mark.rule("TR-15j", "TR-1e", "TR-2d")
@pytest.mark.parametrize(
    ("name", "gained"),
    [
        row("fountain-of-wisdom", (0, 1, 0)),
        row("magic-stream", (1, 0, 0)),
        row("pool-of-life", (0, 0, 1)),
    ],
)
def test_wells(name: str, gained: tuple[int, int, int]) -> None:
    """A Well or Pool has four points when turned up, and each visitor may take one."""
    game = Position("warrior", "troll").deck(name).arrives(0, HERE).choose("yes")
    now = game.character(0)
    assert gained == (now.strength - 4, now.craft - 3, now.lives - 4)
    assert [3] == [game.table.cards[card].counters for card in game.table.lying[1]]


@pytest.mark.rule("TR-15j")
@pytest.mark.parametrize("name", [row("fountain-of-wisdom"), row("magic-stream"), row("pool-of-life")])
def test_a_well_runs_dry(name: str) -> None:
    """A Well or Pool is discarded when its last point is taken."""
    position = Position("warrior", "troll").lying(HERE, name)
    for card in position.table.lying[1]:
        position.table.cards[card].counters = 1
    game = position.arrives(0, HERE).choose("yes")
    assert ([], [name]) == (game.lying(HERE), game.discarded())


# Others.


@pytest.mark.rule("TR-13a.2")
@pytest.mark.card("adventure:magic-portal")
@pytest.mark.parametrize(
    ("roll", "space"),
    [(1, "crags"), (2, "village"), (3, "city"), (4, "warlocks-cave"), (5, "temple"), (6, "plain-of-peril")],
)
def test_magic_portal(roll: int, space: str) -> None:
    """A player who uses the Magic Portal moves to the space rolled, which is encountered at once."""
    game = meets("magic-portal", Position("warrior", "elf").dice(roll, *[4] * (roll == 1))).choose("yes")
    assert (space, []) == (game.where(0), game.dice_left)
    assert ["magic-portal"] == game.lying(HERE)
    asks = {"village": "prompt-follow-instruction", "city": "prompt-follow-instruction"}
    asks |= {"warlocks-cave": "prompt-follow-instruction", "temple": "prompt-follow-instruction"}
    assert asks.get(space, "") == game.prompt


@pytest.mark.rule("TR-20a", "TR-3.1")
@pytest.mark.card("adventure:market")
def test_market() -> None:
    """The Market sells as many goods on each visit as the visitor can pay for."""
    game = meets("market", Position("warrior", "troll").having(0, gold=3)).choose("yes")
    prices = ["sword 1", "helmet 1", "water-bottle 1", "shield 2", "mule 2", "raft 3"]
    assert ["pass", *[f"buy {price}" for price in prices]] == game.offered
    game.choose("buy water-bottle 1").choose("buy shield 2")
    assert (["water-bottle", "shield"], 0, None) == (game.objects(0), game.character(0).gold, game.asked)
    assert ["market"] == game.lying(HERE)


@pytest.mark.rule("TR-8a")
@pytest.mark.card("adventure:market", "character:thief", "character:merchant")
@pytest.mark.parametrize(
    ("character", "prompt", "answer", "objects", "gold"),
    [
        ("thief", "prompt-take-free", "take-free mule", ["sword", "mule"], 0),
        ("merchant", "prompt-sell", "sell sword", [], 1),
    ],
)
def test_thief_and_merchant_at_the_market(
    character: str, prompt: str, answer: str, objects: list[str], gold: int
) -> None:
    """At the Market the Thief may take one card free, and the Merchant sells objects for 1 gold each."""
    game = meets("market", Position(character, "troll").having(0, gold=0).holding(0, "sword")).choose("yes")
    assert prompt == game.prompt
    game.choose(answer)
    assert (objects, gold) == (game.objects(0), game.character(0).gold)


@pytest.mark.rule("TR-11a.2", "TR-15j")
@pytest.mark.card("adventure:secret-door")
@pytest.mark.parametrize(
    ("start", "space", "across"),
    [("crags", "plains-e", ["chasm"]), ("castle", "portal-of-power", ["village", "fields-n", "fields-nw"])],
)
def test_secret_door(start: str, space: str, across: list[str]) -> None:
    """A visitor of a Secret Door may cross the river, outward as well, on the next turn instead of rolling."""
    position = Position("warrior", "elf").having(1, missed=9).at(0, start).lying(space, "secret-door")
    game = position.deck("sword").dice(1).turn_of(0).choose(f"go {space} clockwise").choose("yes")
    assert ["roll", *[f"step-through {other}" for other in across]] == game.offered
    game.table.dice.expect("*", [6, 1])
    game.choose(f"step-through {across[-1]}")
    assert across[-1] == game.where(0)


@pytest.mark.rule("TR-15j")
@pytest.mark.card("adventure:secret-door")
def test_secret_door_is_open_for_one_turn() -> None:
    """A visitor of a Secret Door who does not cross on the next turn has to visit it again."""
    position = Position("warrior", "elf").having(1, missed=9).at(0, "crags").lying("plains-e", "secret-door")
    game = position.deck("sword").dice(1, 1, 2).turn_of(0).choose("go plains-e clockwise").choose("yes")
    game.choose("roll").choose("go woods-e clockwise").choose("pass")
    assert ["go city clockwise", "go crags anticlockwise"] == game.offered


@pytest.mark.rule("TR-15j", "TR-3.2")
@pytest.mark.card("adventure:shrine")
@pytest.mark.parametrize(
    ("roll", "gained"), [(1, (0, 0, 0)), (2, (0, 0, 0)), (3, (1, 0, 0)), (4, (0, 1, 0)), (5, (0, 0, 1))]
)
def test_shrine(roll: int, gained: tuple[int, int, int]) -> None:
    """A player who prays at the Shrine rolls a die: nothing, gold, a Spell, a life."""
    game = meets("shrine", Position("elf", "troll").dice(roll)).choose("yes")
    now = game.character(0)
    assert gained == (now.gold - 1, len(now.spells), now.lives - 4)
    assert (["shrine"], None) == (game.lying(HERE), game.asked)


@pytest.mark.rule("TR-13a.2")
@pytest.mark.card("adventure:shrine")
def test_shrine_leads_elsewhere() -> None:
    """On a 6 at the Shrine the character may move to any other space of the region."""
    game = meets("shrine", Position("elf", "troll").deck("sword", "shield").dice(6)).choose("yes").choose("go ruins")
    assert ("ruins", ["sword", "shield"]) == (game.where(0), game.lying("ruins"))


@pytest.mark.rule("TR-15j")
@pytest.mark.card("adventure:shrine")
def test_shrine_leaves_one_where_one_is() -> None:
    """A player who rolls a 6 at the Shrine may stay."""
    game = meets("shrine", Position("elf", "troll").dice(6)).choose("yes").choose("pass")
    assert (HERE, None) == (game.where(0), game.asked)


@pytest.mark.rule("TA-53", "TR-8a")
@pytest.mark.card("adventure:shrine")
@pytest.mark.parametrize("character", ["monk", "priest", "knight", "pilgrim"])
def test_praying_at_the_shrine(character: str) -> None:
    """A character that may add 1 when praying may do so at the Shrine."""
    game = meets("shrine", Position(character, "troll").dice(2)).choose("yes")
    assert ["number 2", "number 3"] == game.offered
    game.choose("number 3")
    assert 2 == game.character(0).gold


# None is forgotten.


@pytest.mark.rule("TR-15j")
def test_every_place_is_proven() -> None:
    """Each place has a test of its own effect in this file."""
    assert {card.id for card in PLACES} <= proven(globals())
