"""Tests of the inner region: one space a turn, each with its task (TR-11c to TR-11g, TR-14).

Clockwise: Plain of Peril, Mines, Vampire's Tower, Pits, Valley of Fire, Werewolf Den, Dice with Death, Crypt.
"""

from __future__ import annotations

import pytest

from tests.talisman.positions import Position

DONE = -1


def inside(space: str, came_from: str = "", name: str = "thief") -> Position:
    """Returns a game with a Thief (Strength 3, Craft 3), or another character, in an inner space; a Dwarf is next."""
    return Position(name, "dwarf").at(0, space, came_from)


# Moving.


@pytest.mark.rule("TR-11c", "TR-11s")
def test_one_space_a_turn_without_a_roll() -> None:
    """On the Plain of Peril a character moves one space to either side without a roll, or out by the Portal."""
    game = inside("plain-of-peril").turn_of(0)
    assert ["go mines", "go crypt", "leave-by-portal"] == game.offered


@pytest.mark.rule("TR-11c", "TR-11d", "TD-34")
@pytest.mark.parametrize(
    ("space", "forward", "back"),
    [
        ("mines", "vampires-tower", "plain-of-peril"),
        ("vampires-tower", "pits", "mines"),
        ("pits", "valley-of-fire", "vampires-tower"),
        ("werewolf-den", "valley-of-fire", "dice-with-death"),
        ("dice-with-death", "werewolf-den", "crypt"),
        ("crypt", "dice-with-death", "plain-of-peril"),
    ],
)
def test_forward_when_the_task_is_done(space: str, forward: str, back: str) -> None:
    """A character in the inner region moves forward only when its task is done, or back, and may not stay (TA-42)."""
    position = inside(space).holding(0, "talisman").having(0, task=DONE)
    assert [f"go {forward}", f"go-back {back}"] == position.turn_of(0).offered
    position = inside(space).holding(0, "talisman").having(0, task=3)
    assert ["stay", f"go-back {back}"] == position.turn_of(0).offered


@pytest.mark.rule("TR-11e.1", "TA-42", "TR-11d")
def test_with_an_unfinished_task_one_may_turn_back() -> None:
    """A character beaten by the Werewolf may not go on, but may go back."""
    game = inside("werewolf-den").having(0, task=7).dice(1).turn_of(0).choose("go-back dice-with-death")
    assert ("dice-with-death", 1) == (game.where(0), game.asked)


@pytest.mark.rule("TR-11e.2", "TR-11e.3", "TR-14c.2")
@pytest.mark.parametrize(
    ("start", "spaces"),
    [
        ("pits", ["vampires-tower", "mines", "plain-of-peril"]),
        ("werewolf-den", ["dice-with-death", "crypt", "plain-of-peril"]),
    ],
)
def test_on_the_way_back_no_tasks(start: str, spaces: list[str]) -> None:
    """On the way back a character moves one space a turn without any tasks, dice or lost lives."""
    position = inside(start).having(1, missed=3).having(0, task=4)
    game = position.turn_of(0)
    for space in spaces:
        game.choose(f"go-back {space}")
        assert (space, 0, 4) == (game.where(0), game.asked, game.character(0).lives)


@pytest.mark.rule("TD-34", "TR-11d")
def test_who_turns_round_again_arrives_anew() -> None:
    """A character that turns forward again must do the task of its space in full, with new fiends in the Pits."""
    position = inside("pits").having(0, task=1, strength=9).holding(0, "talisman").having(1, missed=3)
    game = position.dice(1, 2, 1, 1, 1, 1).turn_of(0).choose("go-back vampires-tower")
    assert ["stay", "go-back mines"] == game.offered
    game.choose("stay")
    assert (3, ["go pits", "go-back mines"]) == (game.character(0).lives, game.offered)
    game.choose("go pits")
    assert ({}, ["go valley-of-fire", "go-back vampires-tower"]) == (game.table.dice.unused(), game.offered)


@pytest.mark.rule("TR-11f.2", "TR-11f.3", "TR-G7")
@pytest.mark.parametrize("space", ["pits", "werewolf-den"])
def test_the_valley_of_fire_needs_a_talisman(space: str) -> None:
    """Without a Talisman a character at the Valley of Fire must turn back; with a Talisman it may enter."""
    game = inside(space).having(0, task=DONE).dice(1).turn_of(0)
    assert ("vampires-tower" if space == "pits" else "dice-with-death", 1) == (game.where(0), game.asked)
    game = inside(space).having(0, task=DONE).holding(0, "talisman").dice(1).turn_of(0).choose("go valley-of-fire")
    assert ("valley-of-fire", 1) == (game.where(0), game.asked)


@pytest.mark.rule("TR-11f.2", "TD-60")
def test_a_talisman_opens_the_valley_also_without_magic() -> None:
    """A Talisman opens the Valley of Fire also for a Barbarian and while Destroy Magic lasts."""
    game = inside("pits", name="barbarian").having(0, task=DONE).holding(0, "talisman").turn_of(0)
    assert "go valley-of-fire" in game.offered
    position = inside("pits").having(0, task=DONE).holding(0, "talisman")
    position.table.magic_destroyed_by = 1
    assert "go valley-of-fire" in position.turn_of(0).offered


@pytest.mark.rule("TR-11f.1", "TD-35", "TD-67")
@pytest.mark.parametrize("side", ["pits", "werewolf-den"])
def test_from_the_valley_to_the_crown_or_back(side: str) -> None:
    """With a Talisman a character goes on to the Crown of Command; without one it must go back the way it came."""
    game = inside("valley-of-fire", side).holding(0, "talisman").turn_of(0)
    assert ["go crown-of-command", f"go-back {side}"] == game.offered
    game = inside("valley-of-fire", side).dice(1).turn_of(0)
    assert (side, 1) == (game.where(0), game.asked)


@pytest.mark.rule("TD-51", "TR-11f.3")
def test_a_toad_cannot_enter_the_valley() -> None:
    """A toad cannot enter the Valley of Fire, because it holds no Talisman."""
    game = inside("pits").having(0, task=DONE, toad=3, gold=0).dice(1).turn_of(0)
    assert "vampires-tower" == game.where(0)


# Meeting others.


@pytest.mark.rule("TR-14a.1", "TR-14b")
@pytest.mark.parametrize(
    ("start", "path", "task"), [("crypt", "go-back plain-of-peril", DONE), ("pits", "go valley-of-fire", DONE)]
)
def test_where_characters_meet(start: str, path: str, task: int) -> None:
    """Characters encounter each other on the Plain of Peril and in the Valley of Fire; there the Thief may steal."""
    position = inside(start).having(0, task=task).holding(0, "talisman").at(1, path.split()[1]).dice(1)
    game = position.turn_of(0).choose(path)
    assert ["encounter-space", "encounter 1"] == game.offered
    game.choose("encounter 1")
    assert ["attack", "use-ability steal"] == game.offered
    game.choose("use-ability steal")
    assert (2, 0, 1) == (game.character(0).gold, game.character(1).gold, game.asked)


@pytest.mark.rule("TR-14a.2")
@pytest.mark.parametrize(
    ("start", "path", "rolls"),
    [
        ("plain-of-peril", "go mines", (1, 1, 1)),
        ("mines", "go vampires-tower", (1,)),
        ("vampires-tower", "go pits", (1, 6, 1)),
        ("crypt", "go dice-with-death", (6, 6, 1, 1)),
        ("dice-with-death", "go werewolf-den", (1, 1, 6, 1)),
        ("plain-of-peril", "go crypt", (1, 1, 1)),
    ],
)
def test_elsewhere_characters_pass_each_other(start: str, path: str, rolls: tuple[int, ...]) -> None:
    """In the other inner spaces characters do not encounter each other, and the task of the space is done at once."""
    position = inside(start).having(0, task=DONE, strength=9).at(1, path.split()[1]).having(1, task=3)
    game = position.dice(*rolls).turn_of(0).choose(path)
    assert (1, 1, 4) == (game.asked, game.character(0).gold, game.character(1).lives)
    assert path.split()[1] == game.where(0)


@pytest.mark.rule("TR-18c", "TX-D17", "TR-14b")
def test_characters_can_be_evaded_in_the_valley() -> None:
    """A character attacked by another character in the Valley of Fire may evade, here by a Spell."""
    position = inside("pits").having(0, task=DONE).holding(0, "talisman").at(1, "valley-of-fire")
    position.spells(1, "invisibility").dice(1)
    game = position.turn_of(0).choose("go valley-of-fire").choose("encounter 1").choose("attack")
    assert (1, ["pass", "cast invisibility"]) == (game.asked, game.offered)


@pytest.mark.rule("TR-14d.2", "TX-D17", "TR-18c")
@pytest.mark.parametrize("spell", ["invisibility", "immobility"])
def test_beings_of_the_inner_region_cannot_be_evaded(spell: str) -> None:
    """Neither Invisibility nor Immobility evades the Werewolf, and no question comes before the dice."""
    position = inside("dice-with-death").having(0, task=DONE).spells(0, spell).dice(6, 6, 1, 6, 1)
    game = position.turn_of(0).choose("go werewolf-den")
    assert (3, 1, [spell]) == (game.character(0).lives, game.table.turn, game.spells(0))


@pytest.mark.rule("TR-14d.2", "TX-D17")
def test_no_evading_in_the_inner_region_for_who_is_invisible_already() -> None:
    """A character that is already invisible cannot evade in the inner region either."""
    position = inside("dice-with-death").having(0, task=DONE, invisible=True).dice(6, 6, 1, 6, 1)
    assert 3 == position.turn_of(0).choose("go werewolf-den").character(0).lives


@pytest.mark.rule("TR-14d.1")
def test_spells_do_nothing_to_beings_of_the_inner_region() -> None:
    """Finger of Death cannot be aimed at a Werewolf; Psionic Blast, which works on its caster, can be cast."""
    position = inside("dice-with-death").having(0, task=DONE, craft=4).spells(0, "finger-of-death", "psionic-blast")
    game = position.dice(2, 3).turn_of(0).choose("go werewolf-den")
    assert ["pass", "cast psionic-blast 0"] == game.offered


# Crypt and Mines.


@pytest.mark.rule("TR-14e.1", "TR-14e.3", "TD-37")
@pytest.mark.parametrize(
    ("rolls", "exit"),
    [
        ((1, 1, 1), "crypt"),
        ((2, 2, 1), "crypt"),
        ((2, 2, 2), "plain-of-peril"),
        ((3, 2, 2), "portal-of-power"),
        ((3, 3, 2), "portal-of-power"),
        ((3, 3, 3), "warlocks-cave"),
        ((4, 3, 3), "warlocks-cave"),
        ((4, 4, 3), "city"),
        ((6, 6, 6), "city"),
    ],
)
def test_out_of_the_crypt(rolls: tuple[int, ...], exit: str) -> None:
    """In the Crypt three dice less total Strength say where the character comes out; negative results count as 0."""
    game = inside("plain-of-peril").having(0, strength=5).dice(*rolls, 1).turn_of(0).choose("go crypt")
    assert (exit, 1) == (game.where(0), game.asked)


@pytest.mark.rule("TR-14f", "TR-14e.3")
@pytest.mark.parametrize(
    ("rolls", "exit"),
    [
        ((2, 2, 1), "mines"),
        ((2, 2, 2), "plain-of-peril"),
        ((3, 3, 2), "portal-of-power"),
        ((3, 3, 3), "warlocks-cave"),
        ((4, 4, 3), "tavern"),
    ],
)
def test_out_of_the_mines(rolls: tuple[int, ...], exit: str) -> None:
    """In the Mines, three dice minus total Craft decide where the character comes out, the Tavern at the farthest."""
    game = inside("plain-of-peril").having(0, craft=5).dice(*rolls, 1).turn_of(0).choose("go mines")
    assert (exit, 1) == (game.where(0), game.asked)


@pytest.mark.rule("TX-D10", "TR-14e.2")
def test_magic_objects_and_followers_count_in_the_crypt() -> None:
    """Strength of magic objects and followers counts in the Crypt; a sword counts in combat only."""
    position = inside("plain-of-peril").having(0, strength=7).holding(0, "magic-belt", "sword").followed(0, "unicorn")
    assert "portal-of-power" == position.dice(4, 4, 3, 1).turn_of(0).choose("go crypt").where(0)


@pytest.mark.rule("TR-14f", "TR-8a")
@pytest.mark.card("character:dwarf")
@pytest.mark.card("adventure:gnome")
@pytest.mark.parametrize(("name", "follower"), [("dwarf", []), ("thief", ["gnome"])])
def test_two_dice_in_the_mines(name: str, follower: list[str]) -> None:
    """The Dwarf and the owner of a Gnome roll two dice in the Mines, but three in the Crypt."""
    position = Position(name, "troll").at(0, "plain-of-peril").followed(0, *follower).dice(2, 2, 6)
    game = position.turn_of(0).choose("go mines")
    assert ("plain-of-peril", 1) == (game.where(0), game.asked)
    position = Position(name, "troll").at(0, "plain-of-peril").followed(0, *follower).dice(2, 2, 6, 1)
    assert "city" == position.turn_of(0).choose("go crypt").where(0)


@pytest.mark.rule("TR-14e.4", "TR-14e.5", "TA-28")
def test_coming_out_ends_the_turn() -> None:
    """A character that leaves the Crypt or the Mines is in the new space at once and encounters nothing this turn."""
    position = inside("plain-of-peril").lying("portal-of-power", "dragon").dice(2, 2, 2, 1)
    game = position.turn_of(0).choose("go crypt")
    assert ("portal-of-power", 4, 1) == (game.where(0), game.character(0).lives, game.asked)


@pytest.mark.rule("TR-14e.6", "TD-67")
@pytest.mark.parametrize(
    ("space", "offered"),
    [
        ("crypt", ["go dice-with-death", "go-back plain-of-peril"]),
        ("mines", ["go vampires-tower", "go-back plain-of-peril"]),
    ],
)
def test_who_stays_in_the_crypt_goes_on_to_either_side(space: str, offered: list[str]) -> None:
    """A character that stays in the Crypt moves to either side on the next turn without rolling again."""
    position = inside("plain-of-peril").having(1, missed=1).dice(1, 1, 1).turn_of(0).choose(f"go {space}")
    assert (0, space, offered) == (position.asked, position.where(0), position.offered)


@pytest.mark.rule("TA-51")
@pytest.mark.card("adventure:hermit")
def test_the_hermit_in_the_crypt_is_met_first() -> None:
    """The Hermit in the Crypt is encountered before the dice that move the character on."""
    game = inside("plain-of-peril").lying("crypt", "hermit").dice(6, 6, 6, 1).turn_of(0).choose("go crypt")
    assert ("prompt-visit", "crypt") == (game.prompt, game.where(0))
    game.choose("yes")
    assert (["talisman"], "city") == (game.objects(0), game.where(0))


# Werewolf Den.


@pytest.mark.rule("TR-14g", "TA-29")
def test_a_werewolf_of_ones_own() -> None:
    """Two dice give the Werewolf's Strength, which stays the same for that character until it is beaten (TA-36)."""
    position = inside("dice-with-death").having(0, task=DONE).having(1, missed=9).holding(0, "talisman")
    game = position.dice(3, 4, 2, 1, 6, 2, 6, 1).turn_of(0).choose("go werewolf-den")
    undone = ["stay", "go-back dice-with-death"]
    assert (3, undone) == (game.character(0).lives, game.offered)  # 3 + 2 against 7 + 1
    assert (3, undone) == (game.character(0).lives, game.choose("stay").offered)  # 3 + 6 against 7 + 2
    game.choose("stay")  # 3 + 6 against 7 + 1
    assert (3, ["go valley-of-fire", "go-back dice-with-death"]) == (game.character(0).lives, game.offered)


@pytest.mark.rule("TR-14g")
def test_everybody_meets_another_werewolf() -> None:
    """Each arriving character rolls for a new Werewolf, also a character that left and comes again."""
    position = inside("dice-with-death").having(0, task=DONE).at(1, "dice-with-death").having(1, task=DONE)
    game = position.dice(6, 6, 1, 1, 1, 1, 1, 1).turn_of(0).choose("go werewolf-den").choose("go werewolf-den")
    assert (12, DONE) == (game.character(0).task, game.character(1).task)
    game.choose("go-back dice-with-death")
    assert 0 == game.character(0).task


# Pits.


@pytest.mark.rule("TR-14h.1", "TR-14h.2", "TA-36")
def test_as_many_fiends_as_the_die_shows_one_at_a_time() -> None:
    """As many fiends of Strength 4 as rolled fight one at a time; the character moves on in the next turn."""
    position = inside("vampires-tower").having(0, task=DONE, strength=6).having(1, missed=1).holding(0, "talisman")
    game = position.dice(3, 1, 1, 1, 1, 1, 1).turn_of(0).choose("go pits")
    assert ("pits", 4, 3) == (game.where(0), game.character(0).lives, game.table.turn_number)
    assert ({}, ["go valley-of-fire", "go-back vampires-tower"]) == (game.table.dice.unused(), game.offered)


@pytest.mark.rule("TX-D11", "TR-14h.3", "TR-14h.4")
def test_a_lost_life_interrupts_the_fighting() -> None:
    """A lost life ends the turn in the Pits, and next turn the remaining fiends fight without a new roll."""
    position = inside("vampires-tower").having(0, task=DONE, strength=6).having(1, missed=2).holding(0, "talisman")
    game = position.dice(4, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1).turn_of(0).choose("go pits")
    assert (3, 2, ["stay", "go-back vampires-tower"]) == (
        game.character(0).lives,
        game.character(0).task,
        game.offered,
    )
    game.choose("stay")
    assert ({}, ["go valley-of-fire", "go-back vampires-tower"]) == (game.table.dice.unused(), game.offered)


@pytest.mark.rule("TR-14h.5", "TR-11d")
def test_no_way_on_past_fiends() -> None:
    """A character cannot move forward from the Pits while a fiend is left, even with a Talisman."""
    assert "go valley-of-fire" not in inside("pits").having(0, task=1).holding(0, "talisman").turn_of(0).offered


@pytest.mark.rule("TA-46", "TR-14h.3")
def test_a_draw_or_a_saved_life_does_not_interrupt_the_fighting() -> None:
    """In the Pits a draw, or a loss saved by armour, does not end the turn, and the fight goes on."""
    position = inside("vampires-tower").having(0, task=DONE, strength=4).holding(0, "armour").dice(1, 2, 2, 1, 3)
    game = position.turn_of(0).choose("go pits")
    assert ["pass", "use armour"] == game.offered
    game.table.dice.expect("*", [4, 6, 1, 1])
    game.choose("use armour")
    assert (4, DONE, 1) == (game.character(0).lives, game.character(0).task, game.asked)


@pytest.mark.rule("TA-46", "TA-30", "TR-14h.3")
def test_a_healed_life_was_lost_all_the_same() -> None:
    """A life lost in the Pits ends the turn even if a Spell heals it afterwards."""
    position = inside("vampires-tower").having(0, task=DONE, strength=6).spells(0, "healing").dice(2, 1, 6, 1)
    game = position.turn_of(0).choose("go pits").choose("cast healing 0")
    assert (4, 2, 1) == (game.character(0).lives, game.character(0).task, game.asked)


@pytest.mark.rule("TD-64", "TR-14h.1")
def test_a_quest_done_in_the_pits_leads_away() -> None:
    """A character whose quest is fulfilled by the first fiend goes to the Warlock's Cave, and no other fiend fights."""
    position = inside("vampires-tower").having(0, task=DONE, strength=6, quest=2).dice(3, 1, 1, 1)
    game = position.turn_of(0).choose("go pits")
    assert ("warlocks-cave", ["talisman"], 0) == (game.where(0), game.objects(0), game.character(0).task)


# The other spaces, to the letter.


@pytest.mark.rule("TR-14c.1")
@pytest.mark.parametrize(("roll", "toll"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_toll_of_the_vampires_tower(roll: int, toll: int) -> None:
    """The Vampire's Tower costs 1 to 3 lives, and a follower may die in place of each life."""
    game = inside("mines").having(0, task=DONE).dice(roll, 1).turn_of(0).choose("go vampires-tower")
    assert (4 - toll, DONE) == (game.character(0).lives, game.character(0).task)
    position = inside("mines").having(0, task=DONE).followed(0, "guide", "pixie").dice(roll, 1)
    game = position.turn_of(0).choose("go vampires-tower").choose("sacrifice pixie")
    assert (5 - toll, ["guide"], []) == (game.character(0).lives, game.followers(0), game.lying("vampires-tower"))


@pytest.mark.rule("TR-14c.1", "TR-11d")
@pytest.mark.parametrize(
    ("rolls", "lives", "offered"),
    [
        ((3, 4, 1, 5), 4, ["go werewolf-den", "go-back crypt"]),
        ((3, 3, 1, 5), 4, ["stay", "go-back crypt"]),
        ((2, 3, 1, 5), 3, ["stay", "go-back crypt"]),
    ],
)
def test_dice_with_death(rolls: tuple[int, ...], lives: int, offered: list[str]) -> None:
    """At Dice with Death a higher sum than Death's is free, an equal sum rolls again, a lower one loses a life
    first.
    """
    position = inside("crypt").having(0, task=DONE).having(1, missed=1).dice(*rolls)
    game = position.turn_of(0).choose("go dice-with-death")
    assert (lives, offered) == (game.character(0).lives, game.offered)
