"""Followers (TR-6): what each of them is good for, and what some of them cost."""

from __future__ import annotations

import pytest

from inglenook.talisman import stats
from inglenook.talisman.components.followers import FOLLOWERS
from tests.talisman.positions import Position
from tests.talisman.proven import proven

HERE = "fields-n"


def row(name: str, *values: object) -> object:
    """Returns a row of a table of followers, marked with the card it proves."""
    return pytest.param(name, *values, marks=pytest.mark.card(f"adventure:{name}"))


# Points.


@pytest.mark.rule("TR-1f.1", "TR-2e", "TR-2a.3")
@pytest.mark.parametrize(("name", "strength", "craft"), [row("maiden", 0, 2), row("unicorn", 1, 1), row("guide", 0, 0)])
def test_points_of_followers(name: str, strength: int, craft: int) -> None:
    """Some followers add to total Strength or Craft, never as counters."""
    game = Position("elf", "troll").lying(HERE, name).arrives(0, HERE).choose(f"take {name}")
    assert [name] == game.followers(0)
    assert (3 + strength, 4 + craft) == (stats.total_strength(game.table, 0), stats.total_craft(game.table, 0))
    assert (3, 4) == (game.character(0).strength, game.character(0).craft)


# In a fight.


@pytest.mark.rule("TR-16d.1", "TR-3.1")
@pytest.mark.card("adventure:mercenary")
def test_mercenary_is_paid_for_a_turn() -> None:
    """The Mercenary adds 3 Strength in combat for 1 gold, once a turn until the turn ends."""
    position = Position("elf", "troll").followed(0, "mercenary").having(0, gold=2).lying(HERE, "bear").dice(1, 4)
    game = position.arrives(0, HERE)
    assert ["pass", "use mercenary"] == game.offered
    game.choose("use mercenary")
    assert (1, 4, ["bear"]) == (game.character(0).gold, game.character(0).lives, game.lying(HERE))  # 3 + 3 + 1 = 3 + 4
    assert 3 == stats.total_strength(game.table, 0)


@pytest.mark.rule("TR-13e.4", "TR-3.1")
@pytest.mark.parametrize("name", [row("mercenary"), row("porter")])
@pytest.mark.parametrize(("gold", "joins"), [(1, True), (0, False)])
def test_hired_followers(name: str, gold: int, joins: bool) -> None:
    """Followers for hire join for 1 gold and otherwise stay in the space."""
    game = Position("elf", "troll").having(0, gold=gold).lying(HERE, name).arrives(0, HERE)
    if joins:
        game.choose(f"take {name}")
    assert (0, [name] if joins else []) == (game.character(0).gold, game.followers(0))
    assert ([] if joins else [name]) == game.lying(HERE)


@pytest.mark.rule("TR-12a.2", "TA-8")
@pytest.mark.card("adventure:mercenary")
def test_gold_lying_there_pays_for_him() -> None:
    """Gold lying in the space is taken before a follower for hire, and can pay for him."""
    game = Position("elf", "troll").having(0, gold=0).lying(HERE, "mercenary", gold=1).arrives(0, HERE)
    assert ["pass", "take mercenary"] == game.offered


@pytest.mark.rule("TR-16d.4", "TR-1d.1")
@pytest.mark.card("adventure:champion")
def test_champion_wins_for_his_owner() -> None:
    """The Champion may fight a combat in his owner's place with Strength 3, and the owner gets the trophy."""
    position = Position("troll", "elf").followed(0, "champion").holding(0, "sword").lying(HERE, "bear").dice(2, 1)
    game = position.arrives(0, HERE)
    assert ["pass", "use champion"] == game.offered
    game.choose("use champion")
    assert (["bear"], ["champion"]) == (game.trophies(0), game.followers(0))


@pytest.mark.rule("TR-16d.7", "TR-6b")
@pytest.mark.card("adventure:champion")
def test_champion_dies_for_his_owner() -> None:
    """A Champion that loses a combat dies instead of his owner losing a life, and the turn ends."""
    position = Position("troll", "elf").followed(0, "champion").lying(HERE, "bear", "sword").dice(1, 2)
    game = position.arrives(0, HERE).choose("use champion")
    assert (4, [], ["champion"]) == (game.character(0).lives, game.followers(0), game.removed())
    assert (True, ["bear", "sword"]) == (game.table.turn_over, game.lying(HERE))


# Carrying and selling.


@pytest.mark.rule("TR-5c.1")
@pytest.mark.card("adventure:porter")
def test_porter_carries_four_more() -> None:
    """A Porter carries four more objects, so that eight can be held."""
    position = Position("elf", "troll").followed(0, "porter").holding(0, "sword", "axe", "shield", "helmet")
    game = position.holding(0, "armour", "ring", "cross").lying(HERE, "amulet", "magic-belt").arrives(0, HERE)
    game.choose("take amulet")
    assert 8 == len(game.objects(0))
    game.choose("take magic-belt")
    assert "prompt-make-room" == game.prompt


@pytest.mark.rule("TR-5e.1", "TR-5e.2", "TD-44")
@pytest.mark.card("adventure:porter")
def test_porter_lost() -> None:
    """A character that loses its Porter drops the surplus objects at once."""
    position = Position("elf", "troll").followed(0, "porter").holding(0, "sword", "axe", "shield", "helmet", "ring")
    game = position.at(0, "village").dice(1).turn_of(0).aside(0, "send-away porter")
    assert ("prompt-drop-surplus", 5) == (game.prompt, len(game.offered))
    game.choose("drop axe")
    assert ["porter", "axe"] == game.lying("village")
    assert "prompt-path" == game.prompt


@pytest.mark.rule("TR-3.2", "TR-6.1")
@pytest.mark.card("adventure:alchemist")
def test_alchemist_makes_gold() -> None:
    """The Alchemist turns objects into 1 gold each on the owner's turn; the objects leave the game."""
    position = Position("elf", "troll").followed(0, "alchemist").holding(0, "ring", "cross").at(0, "village").dice(1)
    game = position.turn_of(0).aside(0, "sell ring").aside(0, "sell cross")
    assert (3, [], ["ring", "cross"]) == (game.character(0).gold, game.objects(0), game.discarded())


@pytest.mark.rule("TR-10b")
@pytest.mark.card("adventure:alchemist")
def test_alchemist_works_on_the_owners_turn_only() -> None:
    """The Alchemist cannot turn objects into gold on another player's turn."""
    position = Position("elf", "troll").followed(0, "alchemist").holding(0, "ring").at(1, "village").dice(1)
    game = position.turn_of(1)
    assert ["put-down ring", "send-away alchemist"] == [game.words(option) for option in game.game.asides(0)]


# Those that must be taken.


@pytest.mark.rule("TR-6f.1", "TR-6.1")
@pytest.mark.card("adventure:cursed-by-a-hag")
def test_cursed_by_a_hag() -> None:
    """A Hag must be taken and cannot be dismissed; all other followers leave the game, and no new ones can join."""
    position = Position("elf", "troll").followed(0, "maiden", "unicorn").at(0, "village").having(1, missed=9)
    position.lying("fields-n", "cursed-by-a-hag", "pixie").dice(1, 1)
    game = position.turn_of(0).choose("go fields-n clockwise")
    assert (["cursed-by-a-hag"], ["maiden", "unicorn"]) == (game.followers(0), game.removed())
    assert ["pixie"] == game.lying("fields-n")  # it could not be taken
    assert [] == [game.words(option) for option in game.game.asides(0)]


@pytest.mark.rule("TR-13e.1")
@pytest.mark.card("adventure:cursed-by-a-hag", "space:village")
@pytest.mark.parametrize("roll", [1, 4, 6])
def test_the_mystic_lifts_the_curse(roll: int) -> None:
    """A visit to the Mystic drives the Hag away, whatever the result of the visit."""
    position = Position("warrior", "troll").followed(0, "cursed-by-a-hag").dice(roll)
    game = position.arrives(0, "village").choose("yes").choose("choose mystic")
    assert ([], ["cursed-by-a-hag"]) == (game.followers(0), game.discarded())


@pytest.mark.rule("TR-6f.1", "TD-66")
@pytest.mark.card("adventure:poltergeist")
def test_poltergeist() -> None:
    """A Poltergeist must be taken and cannot be dismissed; its owner moves one space a turn without a roll."""
    position = Position("elf", "troll").at(0, "village").having(1, missed=9).deck("poltergeist").dice(1)
    game = position.turn_of(0).choose("go fields-n clockwise")
    assert ["poltergeist"] == game.followers(0)
    assert ["go graveyard clockwise", "go village anticlockwise"] == game.offered
    assert [] == [game.words(option) for option in game.game.asides(0)]


@pytest.mark.rule("TR-11q.1")
@pytest.mark.card("adventure:poltergeist")
def test_poltergeist_does_not_cross_the_river() -> None:
    """A Poltergeist is discarded when its owner crosses the river."""
    position = Position("elf", "troll").followed(0, "poltergeist").having(0, raft=1).at(0, "plains-e")
    game = position.having(1, missed=9).dice(6, 2).turn_of(0)
    assert ["move-one", "cross chasm"] == game.offered
    game.choose("cross chasm")
    assert ("chasm", [], ["poltergeist"]) == (game.where(0), game.followers(0), game.discarded())


@pytest.mark.rule("TR-4c.3", "TR-19b.2")
@pytest.mark.card("adventure:poltergeist")
def test_poltergeist_stays_where_its_owner_became_a_toad() -> None:
    """A Poltergeist stays in the space where its owner becomes a toad, as other followers do."""
    position = Position("elf", "troll").followed(0, "poltergeist").lying(HERE, "witch").dice(1)
    game = position.arrives(0, HERE)
    assert ([], ["witch", "poltergeist"]) == (game.followers(0), game.lying(HERE))


# Finding the way.


@pytest.mark.rule("TR-18a.1", "TR-18b.1")
@pytest.mark.parametrize(("name", "space"), [row("gnome", "hills-n"), row("gnome", "hills-m"), row("pixie", "woods-n")])
def test_evading_with_a_follower(name: str, space: str) -> None:
    """The Gnome's owner may evade in the Hills and the Pixie's owner in the Woods, but not elsewhere."""
    game = Position("warrior", "troll").followed(0, name).lying(space, "dragon").arrives(0, space)
    assert ["pass", "evade"] == game.offered
    game.choose("evade")
    assert (["dragon"], False) == (game.lying(space), game.table.turn_over)
    position = Position("warrior", "troll").followed(0, name).lying(HERE, "bear").dice(1, 1, 1)
    assert [] == position.arrives(0, HERE).dice_left


@pytest.mark.rule("TR-13e.5")
@pytest.mark.parametrize(
    ("name", "spaces"),
    [row("gnome", ("crags",)), row("guide", ("chasm", "crags", "forest")), row("pixie", ("forest",))],
)
def test_need_not_roll(name: str, spaces: tuple[str, ...]) -> None:
    """The owner of such a follower need not roll in its spaces; a player who rolls must accept the outcome."""
    for space in ("chasm", "crags", "forest"):
        rolls = {"chasm": (1, 1), "crags": (6,), "forest": (6,)}[space]
        game = Position("warrior", "prophetess").followed(0, name).dice(*rolls).arrives(0, space)
        assert (space in spaces) == (game.prompt == "prompt-roll-anyway")
        if space in spaces:
            assert list(rolls) == game.choose("no").dice_left
            game = Position("warrior", "prophetess").followed(0, name).dice(*rolls).arrives(0, space).choose("yes")
        assert [] == game.dice_left
        now = game.character(0)
        changed = {"chasm": (4, 3, 3), "crags": (5, 3, 4), "forest": (4, 4, 4)}[space]
        assert changed == (now.strength, now.craft, now.lives)


@pytest.mark.rule("TR-11x.1", "TR-14f")
@pytest.mark.card("adventure:gnome")
def test_gnome_below_ground() -> None:
    """With a Gnome one die fewer is rolled at the Portal with Craft, and one fewer in the Mines."""
    position = Position("warrior", "troll").followed(0, "gnome").at(0, "portal-of-power").having(1, missed=9)
    game = position.dice(1, 3).turn_of(0).choose("open-portal 1").choose("open-with craft")
    assert ("plain-of-peril", []) == (game.where(0), game.dice_left)
    game = Position("warrior", "troll").followed(0, "gnome").dice(1, 3).arrives(0, "mines")
    assert ("plain-of-peril", []) == (game.where(0), game.dice_left)  # 4 less Craft 3 leads back to the Plain


@pytest.mark.rule("TR-4f.1", "TR-3.2")
@pytest.mark.card("space:castle")
@pytest.mark.parametrize("name", [row("prince"), row("princess")])
@pytest.mark.parametrize("handed", [True, False])
def test_heirs_at_the_castle(name: str, handed: bool) -> None:
    """With Prince or Princess the royal doctor heals free, and either may be handed over for 3 gold at the Castle."""
    position = Position("warrior", "troll").followed(0, name).having(0, lives=1, gold=0)
    game = position.arrives(0, "castle").choose("yes")
    assert (4, ["pass", f"hand-over {name}"]) == (game.character(0).lives, game.offered)
    game.choose(f"hand-over {name}" if handed else "pass")
    assert (3 if handed else 0) == game.character(0).gold
    assert ([] if handed else [name]) == game.followers(0)
    assert ([name] if handed else []) == game.discarded()


# None is forgotten.


@pytest.mark.rule("TR-6.1")
def test_every_follower_is_proven() -> None:
    """Each follower has a test of its own effect in this file."""
    assert {card.id for card in FOLLOWERS} <= proven(globals())
