"""Tests of the spaces (TR-C2): the numbers of cards drawn, and the instructions of the outer region.

Those of the middle and the inner region stand in `test_middle_and_inner_spaces.py`.
"""

from __future__ import annotations

import pytest

from inglenook.talisman import stats
from inglenook.talisman.components import SPACES
from tests.talisman import test_middle_and_inner_spaces
from tests.talisman.positions import Position
from tests.talisman.proven import proven
from tests.talisman.visiting import ELF, elf, row, values

GOOD, NEUTRAL, EVIL = "elf", "warrior", "assassin"


# Drawing.


@pytest.mark.rule("TR-13d.1", "TR-13d.2", "TR-G4")
@pytest.mark.parametrize(
    ("space", "cards"),
    [
        *[row(f"fields-{where}", 1) for where in ("n", "ne", "se", "s", "sw", "nw")],
        *[row(f"plains-{where}", 1) for where in ("e", "s", "sw", "w")],
        *[row(f"woods-{where}", 1) for where in ("n", "e", "s", "m")],
        *[row(f"hills-{where}", 1) for where in ("n", "s", "m")],
        *[row(f"runes-{where}", 1) for where in ("ne", "se", "w")],
        *[row(space, 1) for space in ("sentinel", "portal-of-power", "cursed-glade")],
        *[row(space, 2) for space in ("ruins", "oasis")],
        row("hidden-valley", 3),
    ],
)
def test_spaces_that_want_cards(space: str, cards: int) -> None:
    """A character whose move ends in a space draws its number of cards; the Sentinel does not attack it there."""
    coming = ("sword", "shield", "helmet", "axe")
    game = Position(GOOD, "troll").at(1, "village").deck(*coming).arrives(0, space)
    assert (list(coming[:cards]), "prompt-take") == (game.lying(space), game.prompt)


@pytest.mark.rule("TR-13d.1")
def test_all_other_spaces_want_none() -> None:
    """All spaces without a number of cards draw none."""
    assert 26 == len([space for space in SPACES.values() if space.draw])


@pytest.mark.rule("TA-50", "TD-13", "TX-23")
@pytest.mark.parametrize(
    ("space", "bonus"), [row("runes-ne", 3), row("runes-se", 2), row("runes-w", 2), row("woods-m", 0)]
)
@pytest.mark.parametrize("enemies", [("goblin",), ("goblin", "goblin")])
def test_runes(space: str, bonus: int, enemies: tuple[str, ...]) -> None:
    """At the Runes the die of an enemy, or of a group once, counts 2 more, here for a draw."""
    game = Position("dwarf", "troll").lying(space, *enemies).dice(5, 3 + 5 - 2 * len(enemies) - bonus).arrives(0, space)
    assert (4, list(enemies), True) == (game.character(0).lives, game.lying(space), game.table.turn_over)


@pytest.mark.rule("TA-48", "TX-4", "TR-1f.3")
@pytest.mark.card("space:cursed-glade")
def test_cursed_glade() -> None:
    """In the Cursed Glade magic objects give nothing; followers and counters still count."""
    position = Position("warrior", "troll").having(0, strength=5).holding(0, "magic-belt").followed(0, "unicorn")
    assert 7 == stats.total_strength(position.table, 0)
    game = position.lying("cursed-glade", "talisman").arrives(0, "cursed-glade")
    assert 6 == stats.total_strength(game.table, 0)


# The Village.


@pytest.mark.rule("TR-13e.5", "TR-13e.1")
@pytest.mark.parametrize("space", [row("village"), row("city"), row("temple"), row("castle"), row("warlocks-cave")])
def test_what_may_be_passed_by(space: str) -> None:
    """Where an instruction says "may", a player may decline it without effect."""
    game = elf().arrives(0, space)
    assert ("prompt-follow-instruction", ["yes", "no"]) == (game.prompt, game.offered)
    game.choose("no")
    assert (None, ELF) == (game.asked, values(game))


@pytest.mark.rule("TR-13e.1")
@pytest.mark.parametrize(
    ("space", "people"),
    [row("village", ["healer", "blacksmith", "mystic"]), row("city", ["enchantress", "alchemist", "doctor"])],
)
def test_one_of_three_people(space: str, people: list[str]) -> None:
    """A visitor of the Village or City calls on one of three people only."""
    game = elf(lives=3).arrives(0, space).choose("yes")
    assert [f"choose {who}" for who in people] == game.offered


@pytest.mark.rule("TR-4f.1", "TR-3.1")
@pytest.mark.parametrize(
    ("space", "who", "lives", "gold", "numbers"),
    [
        row("village", "healer", 1, 5, [1, 2, 3]),
        row("village", "healer", 1, 2, [1, 2]),
        row("city", "doctor", 1, 5, [1, 2]),
        row("city", "doctor", 3, 5, [1]),
        row("castle", "", 1, 5, [1, 2, 3]),
        row("castle", "", 1, 1, [1]),
    ],
)
def test_healing_for_gold(space: str, who: str, lives: int, gold: int, numbers: list[int]) -> None:
    """Healing costs 1 gold for each life, never above 4; the doctor of the City heals two at most."""
    game = elf(lives=lives, gold=gold).arrives(0, space).choose("yes")
    if who:
        game.choose(f"choose {who}")
    assert ["number", *[f"number {n}" for n in numbers]] == game.offered
    game.choose(f"number {numbers[-1]}")
    assert ELF | {"lives": lives + numbers[-1], "gold": gold - numbers[-1]} == values(game)


@pytest.mark.rule("TR-20a", "TR-3.1")
@pytest.mark.card("space:village")
def test_blacksmith() -> None:
    """The blacksmith sells as many goods, one after another, as the visitor can pay for."""
    game = elf(gold=5).arrives(0, "village").choose("yes").choose("choose blacksmith")
    prices = ["helmet 2", "sword 2", "axe 3", "shield 3", "armour 4"]
    assert ["pass", *[f"buy {price}" for price in prices]] == game.offered
    game.choose("buy axe 3").choose("buy sword 2")
    assert (["axe", "sword"], 0, None) == (game.objects(0), game.character(0).gold, game.asked)


@pytest.mark.rule("TR-13e.1", "TR-7.3", "TR-2d")
@pytest.mark.card("space:village")
@pytest.mark.parametrize(
    ("roll", "changed"), [(1, {}), (2, {}), (3, {}), (4, {}), (5, {"craft": 4}), (6, {"spells": 1})]
)
def test_mystic(roll: int, changed: dict[str, int]) -> None:
    """The Mystic's die gives nothing, good alignment, Craft or a Spell."""
    game = Position(EVIL, "troll").dice(roll).arrives(0, "village").choose("yes").choose("choose mystic")
    assert ELF | {"craft": 3} | changed == values(game)
    assert ("good" if roll == 4 else "evil") == game.character(0).alignment


# The City.


@pytest.mark.rule("TR-13e.1", "TR-1b", "TR-2b")
@pytest.mark.card("space:city")
@pytest.mark.parametrize(
    ("roll", "changed"),
    [
        (1, {"toad": 3, "gold": 0}),
        (2, {"strength": 4}),
        (3, {"craft": 5}),
        (4, {"craft": 7}),
        (5, {"strength": 6}),
        (6, {"spells": 1}),
    ],
)
def test_enchantress(roll: int, changed: dict[str, int]) -> None:
    """The Enchantress's die makes a toad, takes or gives a point, or gives a Spell."""
    game = elf(strength=5, craft=6).dice(roll).arrives(0, "city").choose("yes").choose("choose enchantress")
    assert ELF | {"strength": 5, "craft": 6} | changed == values(game)


@pytest.mark.rule("TR-1c", "TR-2c")
@pytest.mark.card("space:city")
@pytest.mark.parametrize("roll", [2, 3])
def test_enchantress_takes_nothing_below_the_start(roll: int) -> None:
    """The Enchantress takes no point below the start values."""
    game = elf().dice(roll).arrives(0, "city").choose("yes").choose("choose enchantress")
    assert ELF == values(game)


@pytest.mark.rule("TR-3.2", "TD-7")
@pytest.mark.card("space:city")
def test_alchemist_of_the_city() -> None:
    """The Alchemist of the City gives 1 gold for each object given up, as many as the visitor wants."""
    game = elf().holding(0, "sword", "ring", "cross").arrives(0, "city").choose("yes").choose("choose alchemist")
    game.choose("sell ring", "sell cross")
    assert (["sword"], 3, ["ring", "cross"]) == (game.objects(0), game.character(0).gold, game.discarded())


# The Graveyard and the Chapel.


@pytest.mark.rule("TR-7.2", "TR-13e.1")
@pytest.mark.parametrize(
    ("space", "character", "lives"),
    [row("graveyard", GOOD, 3), row("graveyard", NEUTRAL, 4), row("chapel", EVIL, 3)],
)
def test_wrong_place_for_some(space: str, character: str, lives: int) -> None:
    """The good lose a life at the Graveyard, the evil at the Chapel; the neutral lose none at the Graveyard."""
    game = Position(character, "troll").arrives(0, space)
    assert (lives, None) == (game.character(0).lives, game.asked)


@pytest.mark.rule("TR-7.2", "TR-13e.5", "TA-21")
@pytest.mark.card("space:graveyard")
@pytest.mark.parametrize(
    ("roll", "changed"),
    [
        (1, {"missed": 1}),
        (2, {"lives": 3}),
        (3, {"lives": 3}),
        (4, {"lives": 3}),
        (5, {"spells": 1}),
        (6, {"spells": 1}),
    ],
)
def test_calling_the_spirits(roll: int, changed: dict[str, int]) -> None:
    """The evil may call the spirits at the Graveyard with a die: a lost turn, a life healed, a Spell."""
    game = Position(EVIL, "troll").having(0, lives=2).dice(roll).arrives(0, "graveyard")
    assert ["choose call-spirits", "pass"] == game.offered
    game.choose("choose call-spirits")
    assert ELF | {"craft": 3, "lives": 2} | changed == values(game)


@pytest.mark.rule("TR-13e.5")
@pytest.mark.card("space:graveyard")
def test_leaving_the_spirits_alone() -> None:
    """An evil character at the Graveyard need not call the spirits."""
    game = Position(EVIL, "troll").having(0, lives=2).arrives(0, "graveyard").choose("pass")
    assert (ELF | {"craft": 3, "lives": 2}, None) == (values(game), game.asked)


@pytest.mark.rule("TR-4f.1", "TR-7.2")
@pytest.mark.card("space:chapel")
@pytest.mark.parametrize(("lives", "healed"), [(1, 4), (5, 5)])
def test_healing_in_the_chapel(lives: int, healed: int) -> None:
    """The good are healed completely and free in the Chapel."""
    game = elf(lives=lives).arrives(0, "chapel")
    assert ["choose heal", "choose pray"] == game.offered
    game.choose("choose heal")
    assert ELF | {"lives": healed} == values(game)


@pytest.mark.rule("TR-7.2", "TR-4e")
@pytest.mark.card("space:chapel")
@pytest.mark.parametrize(
    ("roll", "changed"), [(1, {}), (2, {}), (3, {}), (4, {}), (5, {"lives": 5}), (6, {"spells": 1})]
)
def test_praying_in_the_chapel(roll: int, changed: dict[str, int]) -> None:
    """The good may pray in the Chapel instead of healing: nothing, a life beyond the four, a Spell."""
    game = elf().dice(roll).arrives(0, "chapel").choose("choose pray")
    assert ELF | changed == values(game)


@pytest.mark.rule("TR-7.2", "TR-3.1")
@pytest.mark.card("space:chapel")
@pytest.mark.rule("TD-71")
def test_one_of_both_in_the_chapel() -> None:
    """A good character in the Chapel is healed or prays; with all lives healing has no effect."""
    game = elf().arrives(0, "chapel")
    assert ["choose heal", "choose pray"] == game.offered
    game.choose("choose heal")
    assert (ELF["lives"], None) == (game.character(0).lives, game.asked)


@pytest.mark.card("space:chapel")
def test_neutral_pay_in_the_chapel() -> None:
    """The neutral may buy healing in the Chapel at 1 gold a life."""
    game = Position(NEUTRAL, "troll").having(0, lives=1, gold=2).arrives(0, "chapel")
    assert ["number", "number 1", "number 2"] == game.offered
    game.choose("number 2")
    assert (3, 0) == (game.character(0).lives, game.character(0).gold)


# Dice that must be rolled.


@pytest.mark.rule("TR-13e.1", "TR-1e", "TA-21")
@pytest.mark.card("space:crags")
@pytest.mark.parametrize(
    ("roll", "changed"), [(2, {"missed": 1}), (3, {"missed": 1}), (4, {}), (5, {}), (6, {"strength": 4})]
)
def test_crags(roll: int, changed: dict[str, int]) -> None:
    """In the Crags a die decides: lost, safe, or Strength."""
    assert ELF | changed == values(elf().dice(roll).arrives(0, "crags"))


@pytest.mark.rule("TR-13e.1", "TR-2d", "TA-21")
@pytest.mark.card("space:forest")
@pytest.mark.parametrize(
    ("roll", "changed"), [(2, {"missed": 1}), (3, {"missed": 1}), (4, {}), (5, {}), (6, {"craft": 4})]
)
def test_forest(roll: int, changed: dict[str, int]) -> None:
    """In the Forest a die decides: lost, safe, or Craft."""
    game = Position("assassin", "troll").at(1, "ruins").dice(roll).arrives(0, "forest")
    assert ELF | {"craft": 3} | changed == values(game)


@pytest.mark.rule("TD-58", "TR-17a.1", "TR-16a.1")
@pytest.mark.parametrize(
    ("space", "roll", "fight", "lives", "over"),
    [
        row("crags", 1, (3, 1), 4, False),
        row("crags", 1, (2, 1), 4, True),
        row("crags", 1, (1, 1), 3, True),
        row("forest", 1, (3, 1), 4, False),
        row("forest", 1, (2, 1), 4, True),
        row("forest", 1, (1, 1), 3, True),
        row("tavern", 2, (2, 1), 4, False),
        row("tavern", 2, (1, 1), 4, True),
        row("tavern", 2, (1, 2), 3, True),
    ],
)
def test_beings_of_the_outer_region(space: str, roll: int, fight: tuple[int, int], lives: int, over: bool) -> None:
    """The spirit of the Crags, the brigand and the farmer fight with their printed points.

    They have no card, so there is no trophy.
    """
    game = Position("assassin", "amazon").at(1, "ruins").dice(roll, *fight).arrives(0, space)
    assert (lives, over, []) == (game.character(0).lives, game.table.turn_over, game.trophies(0))
    assert [] == game.dice_left


@pytest.mark.rule("TR-13e.1", "TR-3.2")
@pytest.mark.card("space:tavern")
@pytest.mark.parametrize(("roll", "changed"), [(1, {"missed": 1}), (3, {"gold": 0}), (4, {"gold": 2})])
def test_tavern(roll: int, changed: dict[str, int]) -> None:
    """In the Tavern a die decides: a lost turn, gold lost, gold won."""
    assert ELF | changed == values(elf().dice(roll).arrives(0, "tavern"))


@pytest.mark.rule("TR-11a.2", "TR-11i")
@pytest.mark.card("space:tavern")
@pytest.mark.parametrize(("roll", "ways"), [(5, 23), (6, 1)])
def test_tavern_leads_on(roll: int, ways: int) -> None:
    """The Tavern may lead on the next turn, instead of a roll, to any outer space or to the Temple."""
    game = elf().having(1, missed=9).at(0, "fields-sw").dice(1, roll).turn_of(0).choose("go tavern anticlockwise")
    straight = [option for option in game.offered if option.startswith("go-straight")]
    assert ways == len(straight)
    space = "crags" if roll == 5 else "temple"
    game.table.dice.expect("*", [4, 1])
    game.choose(f"go-straight {space}")
    if roll == 6:
        assert ("temple", "prompt-follow-instruction") == (game.where(0), game.prompt)
    else:
        assert ("crags", []) == (game.where(0), game.dice_left)


# None is forgotten.


@pytest.mark.rule("TR-C2")
def test_every_space_is_proven() -> None:
    """Each space has a test of its own instruction, here or in the file of the inner regions."""
    found = proven(globals()) | proven(vars(test_middle_and_inner_spaces))
    assert set(SPACES) == {id for id in found if id.startswith("space:")}
