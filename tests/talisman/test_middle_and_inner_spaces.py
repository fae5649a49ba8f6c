"""Tests of the instructions of the middle and inner regions (TR-C2, TR-14), line by line."""

from __future__ import annotations

import pytest

from tests.talisman.visiting import ELF, elf, row, values

# The middle region.


@pytest.mark.rule("TR-13e.1", "TR-3.1")
@pytest.mark.card("space:black-knight")
@pytest.mark.parametrize(
    ("gold", "answer", "changed"),
    [(1, "yes", {"gold": 0}), (1, "no", {"lives": 3}), (0, "", {"gold": 0, "lives": 3})],
)
def test_black_knight(gold: int, answer: str, changed: dict[str, int]) -> None:
    """The Black Knight takes 1 gold or 1 life; a player without gold loses the life."""
    game = elf(gold=gold).arrives(0, "black-knight")
    if answer:
        game.choose(answer)
    assert (ELF | changed, None) == (values(game), game.asked)


@pytest.mark.rule("TR-6b", "TX-11", "TR-13e.1")
@pytest.mark.card("space:chasm")
@pytest.mark.parametrize(
    ("rolls", "lives", "left"),
    [
        ((1, 3, 6), 3, ["maiden", "unicorn"]),
        ((2, 1, 3), 3, ["unicorn"]),
        ((3, 3, 2), 4, ["maiden"]),
        ((6, 1, 2), 4, []),
    ],
)
def test_chasm(rolls: tuple[int, int, int], lives: int, left: list[str]) -> None:
    """At the Chasm a die is rolled for the character and each follower: on 1 or 2 a life or the follower is lost."""
    game = elf().followed(0, "maiden", "unicorn").dice(*rolls).arrives(0, "chasm")
    assert (lives, left) == (game.character(0).lives, game.followers(0))
    assert sorted(name for name in ("maiden", "unicorn") if name not in left) == sorted(game.removed())
    assert [] == game.lying("chasm")


@pytest.mark.rule("TD-64")
@pytest.mark.card("space:warlocks-cave")
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_warlock_gives_a_quest(roll: int) -> None:
    """A player who accepts the Warlock's offer rolls for one of six quests."""
    game = elf().dice(roll).arrives(0, "warlocks-cave").choose("yes")
    assert (roll, None) == (game.character(0).quest, game.asked)


@pytest.mark.rule("TA-49", "TA-39", "TR-13e.1")
@pytest.mark.parametrize("space", [row("desert-e"), row("desert-w")])
def test_desert(space: str) -> None:
    """The Desert costs a life, and no card is drawn there."""
    game = elf().arrives(0, space)
    assert (ELF | {"lives": 3}, []) == (values(game), game.lying(space))


@pytest.mark.rule("TR-13e.1", "TR-1e", "TR-2d")
@pytest.mark.card("space:temple")
@pytest.mark.parametrize(
    ("rolls", "changed"),
    [
        ((1, 1), {"lives": 2}),
        ((1, 2), {"lives": 3}),
        ((1, 3), {"lives": 3}),
        ((2, 4), {"strength": 4}),
        ((3, 4), {"craft": 5}),
        ((4, 4), {"spells": 1}),
        ((3, 6), {"spells": 1}),
        ((5, 6), {"lives": 5}),
        ((6, 6), {"lives": 6}),
    ],
)
def test_temple(rolls: tuple[int, int], changed: dict[str, int]) -> None:
    """In the Temple two dice decide: lives lost, points, a Spell or lives gained."""
    game = elf().dice(*rolls).arrives(0, "temple").choose("yes")
    assert (ELF | changed, None) == (values(game), game.asked)


@pytest.mark.rule("TR-13e.1")
@pytest.mark.card("space:temple")
@pytest.mark.parametrize(("answer", "lives", "left"), [("yes", 4, []), ("no", 3, ["maiden"])])
def test_temple_wants_a_follower_or_a_life(answer: str, lives: int, left: list[str]) -> None:
    """In the Temple a player who rolls a 4 chooses between the loss of a follower and of a life."""
    game = elf().followed(0, "maiden").dice(2, 2).arrives(0, "temple").choose("yes")
    assert "prompt-give-up-follower" == game.prompt
    game.choose(answer)
    assert (lives, left) == (game.character(0).lives, game.followers(0))


@pytest.mark.rule("TR-20a")
@pytest.mark.card("space:temple")
def test_temple_gives_a_talisman() -> None:
    """In the Temple a character that rolls a 10 receives a Talisman from the stack."""
    game = elf().dice(4, 6).arrives(0, "temple").choose("yes")
    assert (["talisman"], 5) == (game.objects(0), len(game.table.stacks["purchase:talisman"]))


@pytest.mark.rule("TD-65")
@pytest.mark.card("space:temple")
@pytest.mark.parametrize(("roll", "leaves"), [(1, False), (2, False), (3, False), (4, True), (5, True), (6, True)])
def test_temple_holds(roll: int, leaves: bool) -> None:
    """In the Temple a 5 holds the character until a movement roll of 4, 5 or 6; it may pray each turn."""
    position = elf().having(1, missed=9).at(0, "woods-m").dice(1, 2, 3, roll)
    game = position.turn_of(0).choose("go temple anticlockwise").choose("yes")
    assert ("prompt-path" if leaves else "prompt-follow-instruction") == game.prompt
    assert "temple" == game.where(0)


# The inner region.


@pytest.mark.rule("TR-14a.1", "TR-14c.1")
@pytest.mark.parametrize("space", [row("plain-of-peril"), row("valley-of-fire")])
def test_where_nothing_is_to_be_done(space: str) -> None:
    """Two inner spaces have no task, and characters can encounter each other there."""
    game = elf().at(1, space).arrives(0, space)
    assert ["encounter-space", "encounter 1"] == game.offered
    game.choose("encounter-space")
    assert (ELF, space) == (values(game), game.where(0))


@pytest.mark.rule("TR-14e.2", "TR-14e.3", "TR-14f")
@pytest.mark.parametrize(
    ("space", "rolls", "exit"),
    [
        row("crypt", (1, 1, 1), "crypt"),
        row("crypt", (1, 1, 2), "plain-of-peril"),
        row("crypt", (1, 2, 2), "portal-of-power"),
        row("crypt", (1, 2, 3), "portal-of-power"),
        row("crypt", (1, 3, 3), "warlocks-cave"),
        row("crypt", (2, 3, 3), "warlocks-cave"),
        row("crypt", (3, 3, 3), "city"),
        row("crypt", (6, 6, 6), "city"),
        row("mines", (1, 1, 1), "mines"),
        row("mines", (1, 1, 2), "mines"),
        row("mines", (1, 2, 2), "plain-of-peril"),
        row("mines", (2, 2, 2), "portal-of-power"),
        row("mines", (3, 2, 2), "portal-of-power"),
        row("mines", (3, 3, 2), "warlocks-cave"),
        row("mines", (3, 3, 3), "warlocks-cave"),
        row("mines", (3, 3, 4), "tavern"),
        row("mines", (6, 6, 6), "tavern"),
    ],
)
def test_crypt_and_mines(space: str, rolls: tuple[int, int, int], exit: str) -> None:
    """Crypt and Mines: three dice less total Strength or Craft give the exit, where nothing is encountered."""
    game = elf().dice(*rolls).arrives(0, space)
    assert (exit, None) == (game.where(0), game.asked)


@pytest.mark.rule("TR-14c.1", "TR-6b")
@pytest.mark.card("space:vampires-tower")
@pytest.mark.parametrize(("roll", "due"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
@pytest.mark.parametrize("followers", [(), ("maiden",)])
def test_vampires_tower(roll: int, due: int, followers: tuple[str, ...]) -> None:
    """The Vampire's Tower costs one to three lives by a die, and a follower may die in place of each life."""
    game = elf().followed(0, *followers).dice(roll).arrives(0, "vampires-tower")
    if followers:
        game.choose("sacrifice maiden")
    assert 4 - due + len(followers) == game.character(0).lives
    assert list(followers) == game.removed()


@pytest.mark.rule("TR-14h.1", "TR-14h.2", "TX-D11")
@pytest.mark.card("space:pits")
@pytest.mark.parametrize(
    ("rolls", "lives", "task"),
    [
        ((1, 3, 1), 4, -1),  # one fiend: 3 + 3 against 4 + 1
        ((2, 3, 1, 3, 1), 4, -1),
        ((4, 3, 1, 3, 1, 1, 3), 3, 2),  # two beaten, one lost against: two are left
    ],
)
def test_pits(rolls: tuple[int, ...], lives: int, task: int) -> None:
    """In the Pits as many fiends of Strength 4 as rolled fight one at a time, until a life is lost."""
    game = elf().dice(*rolls).arrives(0, "pits")
    assert (lives, task, []) == (game.character(0).lives, game.character(0).task, game.dice_left)


@pytest.mark.rule("TR-14g")
@pytest.mark.card("space:werewolf-den")
@pytest.mark.parametrize(
    ("rolls", "lives", "task"), [((1, 2, 3, 1), 4, -1), ((3, 3, 4, 1), 4, 6), ((6, 6, 6, 1), 3, 12)]
)
def test_werewolf(rolls: tuple[int, int, int, int], lives: int, task: int) -> None:
    """Two dice give the Werewolf's Strength; after a draw or a loss the same Werewolf must be fought again."""
    game = elf().dice(*rolls).arrives(0, "werewolf-den")
    assert (lives, task) == (game.character(0).lives, game.character(0).task)


@pytest.mark.rule("TR-14c.1")
@pytest.mark.card("space:dice-with-death")
@pytest.mark.parametrize(
    ("rolls", "lives", "task"), [((3, 4, 3, 3), 4, -1), ((3, 3, 3, 3), 4, 1), ((3, 3, 3, 4), 3, 1)]
)
def test_dice_with_death(rolls: tuple[int, int, int, int], lives: int, task: int) -> None:
    """At Dice with Death a higher sum goes on, an equal sum rolls again, and a lower sum loses a life first."""
    game = elf().dice(*rolls).arrives(0, "dice-with-death")
    assert (lives, task) == (game.character(0).lives, game.character(0).task)


@pytest.mark.rule("TR-9h.3", "TR-9h.4", "TX-D14")
@pytest.mark.card("space:crown-of-command")
@pytest.mark.parametrize(("roll", "strikes"), [(1, False), (2, False), (3, False), (4, True), (5, True), (6, True)])
def test_crown_of_command(roll: int, strikes: bool) -> None:
    """The only character at the Crown casts the Command Spell: on 4 to 6 the victim loses a life or concedes."""
    position = elf().at(0, "crown-of-command").crown_reached().dice(roll, 2)
    game = position.turn_of(0)
    assert strikes == (["lose-life", "concede"] == game.offered)
