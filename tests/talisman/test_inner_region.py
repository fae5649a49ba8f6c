"""The inner region: one space a turn, each with its task (TR-11c to TR-11g, TR-14).

Clockwise: Plain of Peril, Mines, Vampire's Tower, Pits, Valley of Fire, Werewolf Den, Dice with Death, Crypt.
"""

from __future__ import annotations

import pytest

from tests.talisman.positions import Position

DONE = -1


def inside(space: str, came_from: str = "", name: str = "thief") -> Position:
    """Returns a Thief (Strength 3, Craft 3), or another, in a space of the inner region; a Dwarf's turn comes next."""
    return Position(name, "dwarf").at(0, space, came_from)


# Moving.


@pytest.mark.rule("TR-11c", "TR-11s")
def test_one_space_a_turn_without_a_roll() -> None:
    """One space a turn without a roll: from the Plain of Peril to either side, or out by the Portal."""
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
    """Towards the Valley of Fire or back, and no staying; with the task undone, forward is shut (TA-42)."""
    position = inside(space).holding(0, "talisman").having(0, task=DONE)
    assert [f"go {forward}", f"go-back {back}"] == position.turn_of(0).offered
    position = inside(space).holding(0, "talisman").having(0, task=3)
    assert ["stay", f"go-back {back}"] == position.turn_of(0).offered


@pytest.mark.rule("TR-11e.1", "TA-42", "TR-11d")
def test_with_an_unfinished_task_one_may_turn_back() -> None:
    """Beaten by the Werewolf, the character may not go on, but it may go back."""
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
    """On the way back no tasks. One space a turn, and no task on the way: no die is rolled, no life lost."""
    position = inside(start).having(1, missed=3).having(0, task=4)
    game = position.turn_of(0)
    for space in spaces:
        game.choose(f"go-back {space}")
        assert (space, 0, 4) == (game.where(0), game.asked, game.character(0).lives)


@pytest.mark.rule("TD-34", "TR-11d")
def test_who_turns_round_again_arrives_anew() -> None:
    """Having gone back, the tasks count in full: that of the space it stands in, and new fiends in the Pits."""
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
    """Without one there is only the way back, and it is taken; with one the Valley is open."""
    game = inside(space).having(0, task=DONE).dice(1).turn_of(0)
    assert ("vampires-tower" if space == "pits" else "dice-with-death", 1) == (game.where(0), game.asked)
    game = inside(space).having(0, task=DONE).holding(0, "talisman").dice(1).turn_of(0).choose("go valley-of-fire")
    assert ("valley-of-fire", 1) == (game.where(0), game.asked)


@pytest.mark.rule("TR-11f.2", "TD-60")
def test_a_talisman_opens_the_valley_also_without_magic() -> None:
    """For a Barbarian, to whom magic objects are of no use, and while Destroy Magic lasts."""
    game = inside("pits", name="barbarian").having(0, task=DONE).holding(0, "talisman").turn_of(0)
    assert "go valley-of-fire" in game.offered
    position = inside("pits").having(0, task=DONE).holding(0, "talisman")
    position.table.magic_destroyed_by = 1
    assert "go valley-of-fire" in position.turn_of(0).offered


@pytest.mark.rule("TR-11f.1", "TD-35", "TD-67")
@pytest.mark.parametrize("side", ["pits", "werewolf-den"])
def test_from_the_valley_to_the_crown_or_back(side: str) -> None:
    """With a Talisman to the Crown of Command; a player who has lost it must turn back, the way it came."""
    game = inside("valley-of-fire", side).holding(0, "talisman").turn_of(0)
    assert ["go crown-of-command", f"go-back {side}"] == game.offered
    game = inside("valley-of-fire", side).dice(1).turn_of(0)
    assert (side, 1) == (game.where(0), game.asked)


@pytest.mark.rule("TD-51", "TR-11f.3")
def test_a_toad_cannot_enter_the_valley() -> None:
    """A toad cannot enter the valley: it holds no Talisman."""
    game = inside("pits").having(0, task=DONE, toad=3, gold=0).dice(1).turn_of(0)
    assert "vampires-tower" == game.where(0)


# Meeting others.


@pytest.mark.rule("TR-14a.1", "TR-14b")
@pytest.mark.parametrize(
    ("start", "path", "task"), [("crypt", "go-back plain-of-peril", DONE), ("pits", "go valley-of-fire", DONE)]
)
def test_where_characters_meet(start: str, path: str, task: int) -> None:
    """On the Plain of Peril and in the Valley of Fire, as elsewhere: the Thief may steal, and the turn ends."""
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
    """Elsewhere characters pass each other. Nobody is asked whether to meet the other: the task of the space is done at
    once."""
    position = inside(start).having(0, task=DONE, strength=9).at(1, path.split()[1]).having(1, task=3)
    game = position.dice(*rolls).turn_of(0).choose(path)
    assert (1, 1, 4) == (game.asked, game.character(0).gold, game.character(1).lives)
    assert path.split()[1] == game.where(0)


@pytest.mark.rule("TR-18c", "TX-D17", "TR-14b")
def test_characters_can_be_evaded_in_the_valley() -> None:
    """Attacked by a character, evading is offered to a player who can; here by a Spell."""
    position = inside("pits").having(0, task=DONE).holding(0, "talisman").at(1, "valley-of-fire")
    position.spells(1, "invisibility").dice(1)
    game = position.turn_of(0).choose("go valley-of-fire").choose("encounter 1").choose("attack")
    assert (1, ["pass", "cast invisibility"]) == (game.asked, game.offered)


@pytest.mark.rule("TR-14d.2", "TX-D17", "TR-18c")
@pytest.mark.parametrize("spell", ["invisibility", "immobility"])
def test_beings_of_the_inner_region_cannot_be_evaded(spell: str) -> None:
    """Neither by Invisibility nor by Immobility: in the Werewolf Den nobody is asked before the dice."""
    position = inside("dice-with-death").having(0, task=DONE).spells(0, spell).dice(6, 6, 1, 6, 1)
    game = position.turn_of(0).choose("go werewolf-den")
    assert (3, 1, [spell]) == (game.character(0).lives, game.table.turn, game.spells(0))


@pytest.mark.rule("TR-14d.2", "TX-D17")
def test_no_evading_in_the_inner_region_for_who_is_invisible_already() -> None:
    """No evading in the inner region for a player who is invisible already: the cause does not matter."""
    position = inside("dice-with-death").having(0, task=DONE, invisible=True).dice(6, 6, 1, 6, 1)
    assert 3 == position.turn_of(0).choose("go werewolf-den").character(0).lives


@pytest.mark.rule("TR-14d.1")
def test_spells_do_nothing_to_beings_of_the_inner_region() -> None:
    """Finger of Death cannot be aimed at a Werewolf; Psionic Blast, on its caster, can be cast."""
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
    """Three dice less total Strength, here 5, say where the character comes out; 0 and below count as 0."""
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
    """Out of the mines. As the Crypt, with total Craft, here 5; furthest out is the Tavern."""
    game = inside("plain-of-peril").having(0, craft=5).dice(*rolls, 1).turn_of(0).choose("go mines")
    assert (exit, 1) == (game.where(0), game.asked)


@pytest.mark.rule("TX-D10", "TR-14e.2")
def test_magic_objects_and_followers_count_in_the_crypt() -> None:
    """7 and the belt's and the unicorn's make 9; 11 less 9 is 2: the Portal.  A sword counts in combat only."""
    position = inside("plain-of-peril").having(0, strength=7).holding(0, "magic-belt", "sword").followed(0, "unicorn")
    assert "portal-of-power" == position.dice(4, 4, 3, 1).turn_of(0).choose("go crypt").where(0)


@pytest.mark.rule("TR-14f", "TR-8a")
@pytest.mark.card("character:dwarf")
@pytest.mark.card("adventure:gnome")
@pytest.mark.parametrize(("name", "follower"), [("dwarf", []), ("thief", ["gnome"])])
def test_two_dice_in_the_mines(name: str, follower: list[str]) -> None:
    """For the Dwarf and for whoever a Gnome leads; in the Crypt they roll three like everybody."""
    position = Position(name, "troll").at(0, "plain-of-peril").followed(0, *follower).dice(2, 2, 6)
    game = position.turn_of(0).choose("go mines")
    assert ("plain-of-peril", 1) == (game.where(0), game.asked)
    position = Position(name, "troll").at(0, "plain-of-peril").followed(0, *follower).dice(2, 2, 6, 1)
    assert "city" == position.turn_of(0).choose("go crypt").where(0)


@pytest.mark.rule("TR-14e.4", "TR-14e.5", "TA-28")
def test_coming_out_ends_the_turn() -> None:
    """The character is there at once, and meets nothing there in this turn."""
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
    """A player who stays in the crypt goes on to either side: on the next turn, without rolling again."""
    position = inside("plain-of-peril").having(1, missed=1).dice(1, 1, 1).turn_of(0).choose(f"go {space}")
    assert (0, space, offered) == (position.asked, position.where(0), position.offered)


@pytest.mark.rule("TA-51")
@pytest.mark.card("adventure:hermit")
def test_the_hermit_in_the_crypt_is_met_first() -> None:
    """The hermit in the crypt is met first: before the dice move his visitor on."""
    game = inside("plain-of-peril").lying("crypt", "hermit").dice(6, 6, 6, 1).turn_of(0).choose("go crypt")
    assert ("prompt-visit", "crypt") == (game.prompt, game.where(0))
    game.choose("yes")
    assert (["talisman"], "city") == (game.objects(0), game.where(0))


# Werewolf Den.


@pytest.mark.rule("TR-14g", "TA-29")
def test_a_werewolf_of_ones_own() -> None:
    """Two dice for its Strength; it stays the same until beaten, be it after a defeat, a draw or a win (TA-36)."""
    position = inside("dice-with-death").having(0, task=DONE).having(1, missed=9).holding(0, "talisman")
    game = position.dice(3, 4, 2, 1, 6, 2, 6, 1).turn_of(0).choose("go werewolf-den")
    undone = ["stay", "go-back dice-with-death"]
    assert (3, undone) == (game.character(0).lives, game.offered)  # 3 + 2 against 7 + 1
    assert (3, undone) == (game.character(0).lives, game.choose("stay").offered)  # 3 + 6 against 7 + 2
    game.choose("stay")  # 3 + 6 against 7 + 1
    assert (3, ["go valley-of-fire", "go-back dice-with-death"]) == (game.character(0).lives, game.offered)


@pytest.mark.rule("TR-14g")
def test_everybody_meets_another_werewolf() -> None:
    """The next to arrive rolls for its own, whatever the first one's was; so does who has left and comes again."""
    position = inside("dice-with-death").having(0, task=DONE).at(1, "dice-with-death").having(1, task=DONE)
    game = position.dice(6, 6, 1, 1, 1, 1, 1, 1).turn_of(0).choose("go werewolf-den").choose("go werewolf-den")
    assert (12, DONE) == (game.character(0).task, game.character(1).task)
    game.choose("go-back dice-with-death")
    assert 0 == game.character(0).task


# Pits.


@pytest.mark.rule("TR-14h.1", "TR-14h.2", "TA-36")
def test_as_many_fiends_as_the_die_shows_one_at_a_time() -> None:
    """Three of Strength 4: 6 + 1 beats each with 4 + 1, never all with 12; the move on comes on the next turn."""
    position = inside("vampires-tower").having(0, task=DONE, strength=6).having(1, missed=1).holding(0, "talisman")
    game = position.dice(3, 1, 1, 1, 1, 1, 1).turn_of(0).choose("go pits")
    assert ("pits", 4, 3) == (game.where(0), game.character(0).lives, game.table.turn_number)
    assert ({}, ["go valley-of-fire", "go-back vampires-tower"]) == (game.table.dice.unused(), game.offered)


@pytest.mark.rule("TX-D11", "TR-14h.3", "TR-14h.4")
def test_a_lost_life_interrupts_the_fighting() -> None:
    """Four fiends, won, won, lost: the turn is over and two are left; next turn goes on without a new number."""
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
    """No way on past fiends: as long as one is left, with or without a Talisman."""
    assert "go valley-of-fire" not in inside("pits").having(0, task=1).holding(0, "talisman").turn_of(0).offered


@pytest.mark.rule("TA-46", "TR-14h.3")
def test_a_draw_or_a_saved_life_does_not_interrupt_the_fighting() -> None:
    """A draw or a saved life does not interrupt the fighting. Drawn, then lost but saved by the armour, then won: all
    in one turn."""
    position = inside("vampires-tower").having(0, task=DONE, strength=4).holding(0, "armour").dice(1, 2, 2, 1, 3)
    game = position.turn_of(0).choose("go pits")
    assert ["pass", "use armour"] == game.offered
    game.table.dice.expect("*", [4, 6, 1, 1])
    game.choose("use armour")
    assert (4, DONE, 1) == (game.character(0).lives, game.character(0).task, game.asked)


@pytest.mark.rule("TA-46", "TA-30", "TR-14h.3")
def test_a_healed_life_was_lost_all_the_same() -> None:
    """A healed life was lost all the same. Lost, then healed by a Spell: the turn is over, the other fiend waits."""
    position = inside("vampires-tower").having(0, task=DONE, strength=6).spells(0, "healing").dice(2, 1, 6, 1)
    game = position.turn_of(0).choose("go pits").choose("cast healing 0")
    assert (4, 2, 1) == (game.character(0).lives, game.character(0).task, game.asked)


@pytest.mark.rule("TD-64", "TR-14h.1")
def test_a_quest_done_in_the_pits_leads_away() -> None:
    """The first fiend killed, the character stands in the Warlock's Cave; the others stay behind."""
    position = inside("vampires-tower").having(0, task=DONE, strength=6, quest=2).dice(3, 1, 1, 1)
    game = position.turn_of(0).choose("go pits")
    assert ("warlocks-cave", ["talisman"], 0) == (game.where(0), game.objects(0), game.character(0).task)


# The other spaces, to the letter.


@pytest.mark.rule("TR-14c.1")
@pytest.mark.parametrize(("roll", "toll"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_toll_of_the_vampires_tower(roll: int, toll: int) -> None:
    """The toll of the vampires tower. 1 to 3 lives; each may be paid with a follower, which dies."""
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
    """Two dice against Death's: higher moves on next turn, equal tries again, lower loses a life and tries again."""
    position = inside("crypt").having(0, task=DONE).having(1, missed=1).dice(*rolls)
    game = position.turn_of(0).choose("go dice-with-death")
    assert (lives, offered) == (game.character(0).lives, game.offered)
