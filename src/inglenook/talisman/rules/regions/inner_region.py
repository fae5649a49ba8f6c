"""The inner region: one space a turn, each with its task (S3; TR-11c to TR-11g, TR-14c)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from inglenook.kernel.compiler import mypyc_attr
from inglenook.kernel.decisions import ACTION, ASIDES_OF_ALL, Decision, Option, Seat
from inglenook.kernel.hooks import Hook
from inglenook.kernel.messages import Message, Player
from inglenook.kernel.questions import ask_or_again
from inglenook.kernel.steps import Step
from inglenook.talisman import atoms, stats
from inglenook.talisman.ability_kinds import FEWER_DICE
from inglenook.talisman.rules.battle import beings, combat
from inglenook.talisman.rules.battle.combat import LOST, WON, Fight
from inglenook.talisman.rules.dice import roll_dice
from inglenook.talisman.rules.losses import lose_lives
from inglenook.talisman.rules.possessions import limits
from inglenook.talisman.rules.regions import journeys
from inglenook.talisman.rules.spaces import quests
from inglenook.talisman.rules.spaces.effects import is_over, resolve
from inglenook.talisman.table import SPACE_NUMBER, Space, TalismanTable, space_thing

DONE: Final = -1
"""Value of a task that has been carried out."""

PLAIN: Final[Space] = SPACE_NUMBER["space:plain-of-peril"]
VALLEY: Final[Space] = SPACE_NUMBER["space:valley-of-fire"]
CROWN: Final[Space] = SPACE_NUMBER["space:crown-of-command"]
PORTAL: Final[Space] = SPACE_NUMBER["space:portal-of-power"]

FIEND_STRENGTH: Final = 4

AT_CROWN: Final[Hook[Callable[[Seat], Step]]] = Hook("inglenook.talisman.rules.regions.crown")
"""Hook to the step that follows on reaching the Crown of Command."""


@mypyc_attr(free_list_len=1)
class InnerMovement(Step):
    """The step that moves one space forward or back, or stays for an unfinished task (DP-15, TD-34)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    async def run(self, table: TalismanTable) -> None:
        seat = self.seat
        if table.turn_over:
            return
        atoms.set_phase(table, "movement")
        picked = None
        here = table.characters[seat].space
        while picked is None:
            if not limits.settled(table):  # an aside may have exceeded a limit
                await limits.settle(table)
            if journeys.has_left(table, seat, here):
                return  # an aside has moved the character by fulfilling a quest
            options = tuple(inner_ways(table, seat))
            question = Decision(seat, ACTION, Message("prompt-inner-move"), options, asides=ASIDES_OF_ALL)
            picked = await ask_or_again(question)
        chosen = picked[0]
        space = chosen.subject - space_thing(0)
        if chosen.verb == "stay":
            atoms.begin_encounter(table)
            table.then(InnerTask(seat))
        elif chosen.verb == "leave-by-portal":  # TR-11z, TA-12
            atoms.place_character(table, seat, PORTAL)
            atoms.cut_turn_short(table)
        else:
            atoms.place_character(table, seat, space)
            back = chosen.verb == "go-back"
            if space == CROWN:
                atoms.reach_crown(table, seat)
                table.tell(Message("log-reached-crown", {"player": Player(seat)}))
                table.then(AT_CROWN.get()(seat))
            else:
                table.then(journeys.ARRIVAL.get()(seat, back))


def inner_ways(table: TalismanTable, seat: Seat) -> list[Option]:
    """Returns the moves open to the character: forward only after its task, back always (TR-11d, TR-11e, TA-42)."""
    character = table.characters[seat]
    here = character.space
    if here == PLAIN:
        sides = [journeys.neighbour(PLAIN, True), journeys.neighbour(PLAIN, False)]
        return [*[Option("go", space_thing(space)) for space in sides], Option("leave-by-portal")]
    if here == VALLEY:
        options = [Option("go", space_thing(CROWN))] if stats.has_talisman(table, seat) else []  # TD-35
        sides = [journeys.neighbour(VALLEY, True), journeys.neighbour(VALLEY, False)]
        # TD-67: back the way the character came
        back_to = [side for side in sides if side == character.came_from] or sides
        return options + [Option("go-back", space_thing(side)) for side in back_to]
    clockwise_forward = journeys.distance(PLAIN, here, True) < journeys.distance(PLAIN, here, False)
    forward = journeys.neighbour(here, clockwise_forward)
    back = journeys.neighbour(here, not clockwise_forward)
    options = []
    if character.task == DONE:
        if forward != VALLEY or stats.has_talisman(table, seat):  # TR-11f.2
            options.append(Option("go", space_thing(forward)))
    else:
        options.append(Option("stay"))
    options.append(Option("go-back", space_thing(back)))
    return options


@mypyc_attr(free_list_len=1)
class InnerTask(Step):
    """The step that carries out a space's task to the letter (TR-14c); the turn then ends."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    async def run(self, table: TalismanTable) -> None:
        seat = self.seat
        space = stats.space_of(table, seat)
        if space.name == "crypt":
            await descend(table, seat, stats.total_strength(table, seat), 3, "space:city")
        elif space.name == "mines":
            fewer = [ability.mines for ability in stats.abilities(table, seat, FEWER_DICE)]
            await descend(table, seat, stats.total_craft(table, seat), min([3, *fewer]), "space:tavern")
        elif space.name == "pits":
            await pits(table, seat)
        elif space.name == "werewolf-den":
            await werewolf(table, seat)
        elif space.name == "dice-with-death":
            await dice_with_death(table, seat)
        else:
            await resolve(table, seat, space.effects)
            if table.characters[seat].alive and table.characters[seat].space == SPACE_NUMBER[space.id]:
                atoms.set_task(table, seat, DONE)


async def descend(table: TalismanTable, seat: Seat, points: int, dice: int, furthest: str) -> None:
    """Rolls for the exit from Crypt or Mines: dice less total Strength or Craft (TR-14e, TR-14f, TD-37, TA-28)."""
    rolled = sum(await roll_dice(table, seat, "descent", dice, stats.space_of(table, seat).id))
    result = rolled - points
    table.tell(Message("log-descent", {"player": Player(seat), "rolled": rolled, "points": points, "result": result}))
    if result <= 0:
        atoms.set_task(table, seat, DONE)  # TR-14e.6
        return
    if result == 1:
        exit = PLAIN
    elif result <= 3:
        exit = PORTAL
    elif result <= 5:
        exit = SPACE_NUMBER["space:warlocks-cave"]
    else:
        exit = SPACE_NUMBER[furthest]
    atoms.place_character(table, seat, exit)
    atoms.cut_turn_short(table)


async def pits(table: TalismanTable, seat: Seat) -> None:
    """Fights Pit Fiends, as many as a die shows, one by one, until a life is lost; the rest next turn (TR-14h, TA-46).

    A life that is lost and then healed still counts as lost (TA-30).
    """
    if table.characters[seat].task == 0:
        fiends = (await roll_dice(table, seat, "pits"))[0]
        atoms.set_task(table, seat, fiends)
    while table.characters[seat].task > 0:
        one = Fight(seat, False, being="pit-fiend", value=FIEND_STRENGTH)
        outcome = await beings.defended(table, one, await combat.fight(table, one))
        lost = outcome == LOST and await beings.lose_to_enemy(table, one)
        if outcome == WON:
            await quests.killed_enemy(table, seat)
        if is_over(table, seat) or table.characters[seat].space != SPACE_NUMBER["space:pits"]:
            return
        if outcome == WON:
            left = table.characters[seat].task - 1
            atoms.set_task(table, seat, left or DONE)
        elif lost:
            return


async def werewolf(table: TalismanTable, seat: Seat) -> None:
    """Fights the character's own Werewolf, with Strength rolled on arrival, to be beaten to move on (TR-14g, TA-29)."""
    if table.characters[seat].task == 0:
        strength = sum(table.dice.roll("werewolf") for _ in range(2))
        table.tell(Message("log-werewolf", {"strength": strength}))
        atoms.set_task(table, seat, strength)
    outcome = await beings.attacked_by(table, seat, "werewolf", table.characters[seat].task, 0)
    if outcome == WON and table.characters[seat].alive and stats.space_of(table, seat).name == "werewolf-den":
        atoms.set_task(table, seat, DONE)


async def dice_with_death(table: TalismanTable, seat: Seat) -> None:
    """Rolls two dice against Death's two: higher moves on, lower costs a life; a draw is repeated next turn."""
    atoms.set_task(table, seat, 1)
    own = sum(await roll_dice(table, seat, "death", 2))
    deaths = sum(table.dice.roll("death") for _ in range(2))
    table.tell(Message("log-death-rolled", {"own": own, "death": deaths}))
    if own > deaths:
        atoms.set_task(table, seat, DONE)
    elif own < deaths:
        await lose_lives(table, seat)
