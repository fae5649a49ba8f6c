"""Movement in the outer and middle regions: rolling, paths, stairs, Portal, rafts (TR-11a, TR-11j, TR-11p, TR-11v)."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.compiler import mypyc_attr
from inglenook.kernel.decisions import ACTION, ASIDES_OF_ALL, Decision, Option, Seat
from inglenook.kernel.messages import Message, Name, Player
from inglenook.kernel.questions import AGAIN, Ask, choose_one
from inglenook.kernel.steps import Step
from inglenook.talisman import atoms, stats
from inglenook.talisman.ability_kinds import (
    BUILDS_RAFTS,
    CROSSES_ON,
    FEWER_DICE,
    MOVES_BETWEEN,
    RESTS_ON,
    TWO_DICE_FOR_MOVEMENT,
)
from inglenook.talisman.dsl.terms import CRAFT, INSTEAD_OF_ROLL, MIDDLE, OUTER, STRENGTH
from inglenook.talisman.rules import lives, questions
from inglenook.talisman.rules.battle import beings
from inglenook.talisman.rules.battle.combat import EVADED, WON
from inglenook.talisman.rules.battle.evasion import evade_being
from inglenook.talisman.rules.dice import may_roll_again, roll_again, roll_sum, thrown
from inglenook.talisman.rules.magic import spells
from inglenook.talisman.rules.possessions import limits
from inglenook.talisman.rules.regions import journeys
from inglenook.talisman.rules.spaces.arrival import Arrival
from inglenook.talisman.table import (
    SPACE_IDS,
    SPACE_LIST,
    SPACE_NUMBER,
    Space,
    TalismanTable,
    space_thing,
)

SENTINEL: Final[Space] = SPACE_NUMBER["space:sentinel"]
STAIRS_TOP: Final[Space] = SPACE_NUMBER["space:hills-m"]
PORTAL: Final[Space] = SPACE_NUMBER["space:portal-of-power"]
PLAIN_OF_PERIL: Final[Space] = SPACE_NUMBER["space:plain-of-peril"]
SENTINEL_STRENGTH: Final = 9
WOODED: Final = ("forest", "woods")


def way(verb: str, space: Space, word: str) -> Option:
    """Returns the option to go to a space in a direction."""
    direction = f"option-{verb}-{word}" if word else f"option-{verb}"
    label = Message(direction, {"space": Name(SPACE_IDS[space])})
    return Option(verb, space_thing(space), word=word, label=label)


ROLL: Final = Option("roll")
MOVE_ONE: Final = Option("move-one")
HOW_TO_MOVE: Final = Message("prompt-movement")
WHERE_TO: Final = [Message("prompt-path", {"points": points}) for points in range(7)]
"""The question where to go, by movement points, of which there are at most those of a die."""
CLOCKWISE_TO: Final = [way("go", space, "clockwise") for space in range(len(SPACE_LIST))]
ANTICLOCKWISE_TO: Final = [way("go", space, "anticlockwise") for space in range(len(SPACE_LIST))]


@mypyc_attr(free_list_len=1)
class Movement(Step):
    """The step that decides how the character moves: by the die, or by what replaces it (DP-8, DP-9, DP-10)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    async def run(self, table: TalismanTable) -> None:
        if table.turn_over:
            return
        seat = self.seat
        atoms.set_phase(table, "movement")
        chosen: Option | None = None
        here = table.characters[seat].space
        while chosen is None:
            if not limits.settled(table):  # an aside may have exceeded a limit
                await limits.settle(table)
            if journeys.has_left(table, seat, here):
                return  # an aside has moved the character by fulfilling a quest
            usual = MOVE_ONE if moves_without_roll(table, seat) else ROLL
            others = other_ways_to_move(table, seat)
            if not others and not table.watched:
                chosen = usual  # a rollout does not need the question
            else:
                options = (usual, *others)
                picked = await Ask(Decision(seat, ACTION, HOW_TO_MOVE, options, asides=ASIDES_OF_ALL))
                chosen = None if picked is AGAIN else options[picked[0]]
        if chosen is ROLL:
            await roll_movement(table, seat)
        else:
            await move_by(table, seat, chosen)


def moves_without_roll(table: TalismanTable, seat: Seat) -> bool:
    """Whether the character moves one space without a roll (TR-11a.2); a held one rolls to get free."""
    return not table.characters[seat].held_until and stats.moves_one_space(table, seat)


def other_ways_to_move(table: TalismanTable, seat: Seat) -> list[Option]:
    """Returns the raft, ability and Spell moves that replace the roll (TR-11o, TR-11p)."""
    options: list[Option] = []
    character = table.characters[seat]
    here = SPACE_LIST[character.space]
    if character.held_until or character.toad:
        return options  # TD-51: a toad neither builds nor uses a raft, and has no abilities or Spells
    if character.raft == 1:
        options += [Option("cross", space_thing(space)) for space in journeys.opposite(character.space)]
    if stats.has(table, seat, BUILDS_RAFTS) and here.name in WOODED:
        options.append(Option("build-raft"))
    if character.next_move == journeys.CROSSING:
        options += [Option("step-through", space_thing(space)) for space in journeys.opposite(character.space)]
    elif character.next_move == OUTER:
        outer = [space for space, known in enumerate(SPACE_LIST) if known.region == OUTER]
        options += [Option("go-straight", space_thing(space)) for space in outer if space != character.space]
    elif character.next_move:
        options.append(Option("go-straight", space_thing(SPACE_NUMBER[character.next_move])))
    for ability in stats.printed_abilities(table, seat, MOVES_BETWEEN):
        if here.name == ability.space:
            options += [Option("slip", space_thing(space)) for space in same_name(character.space)]
    if character.spells and stats.may_cast(table, seat):
        for card in character.spells:
            if INSTEAD_OF_ROLL in spells.spell_of(table, card).times:
                region = [space for space, known in enumerate(SPACE_LIST) if known.region == here.region]
                options += [Option("cast", card, space_thing(space)) for space in region if space != character.space]
    return options


def same_name(space: Space) -> list[Space]:
    """Returns the other spaces of this name in the same region (Elf)."""
    here = SPACE_LIST[space]
    same = [number for number, known in enumerate(SPACE_LIST) if known.name == here.name]
    return [number for number in same if SPACE_LIST[number].region == here.region and number != space]


async def move_by(table: TalismanTable, seat: Seat, way: Option) -> None:
    """Carries out the chosen way to move."""
    space = way.subject - space_thing(0)
    if way.verb == "build-raft":  # TR-11o.2: building takes the whole turn
        atoms.set_raft(table, seat, 2)
        table.tell(Message("log-built-raft", {"player": Player(seat)}))
        atoms.cut_turn_short(table)
    elif way.verb in ("cross", "step-through"):  # TR-11q: the crossing was the movement phase
        journeys.cross_river(table, seat)
        await arrive(table, seat, space)
    elif way.verb == "go-straight":
        if SPACE_LIST[space].region != stats.space_of(table, seat).region:
            journeys.cross_river(table, seat)
        await arrive(table, seat, space)
    elif way.verb == "slip":
        await arrive(table, seat, space)
    elif way.verb == "cast":
        before = table.characters[seat].space
        await spells.cast(table, seat, way.subject, way.other, None)
        if table.characters[seat].space != before:
            table.then(Arrival(seat))
        elif not table.turn_over:
            table.then(Movement(seat))  # a countered Spell leaves the roll still to come
    else:
        assert way is MOVE_ONE
        table.then(ChoosePath(seat, 1, 0, False))


async def roll_movement(table: TalismanTable, seat: Seat) -> None:
    """Rolls the distance of a move (TR-11a.1); a character that is held must roll itself free (TD-65).

    A character that moves one space without a roll also does so when it rolls itself free: the die has only decided
    whether it is free (TD-66).
    """
    dice = 2 if stats.printed_abilities(table, seat, TWO_DICE_FOR_MOVEMENT) else 1
    values = thrown(table, seat, "movement", dice, "")
    if may_roll_again(table, seat):
        values = await roll_again(table, seat, "movement", values, "")
    roll = values[0]
    if dice == 2 and values[0] != values[1]:
        options = tuple([Option("number", amount=value) for value in values])
        roll = (await choose_one(seat, Message("prompt-which-die"), options)).amount
    held_until = table.characters[seat].held_until
    if held_until and roll not in held_until:
        table.tell(Message("log-still-held", {"player": Player(seat)}))
        table.then(Arrival(seat))
        return
    if held_until:
        atoms.hold(table, seat, ())
    # a freed character uses the roll only if it does not move one space anyway
    one_space = held_until and stats.moves_one_space(table, seat)
    table.then(ChoosePath(seat, 1, 0, False) if one_space else ChoosePath(seat, roll, roll, False))


async def arrive(table: TalismanTable, seat: Seat, space: Space) -> None:
    """Moves the character into the space, with encounters to follow; the Cursed Glade takes Spells now (TR-2h.3)."""
    go(table, seat, space)
    await limits.settle(table)


def go(table: TalismanTable, seat: Seat, space: Space) -> None:
    """Moves the character into the space, with encounters to follow, without a check of its limits."""
    atoms.place_character(table, seat, space)
    table.then(Arrival(seat))


@mypyc_attr(free_list_len=1)
class ChoosePath(Step):
    """The step that chooses a path: round the region, up or down the stairs, to the Portal (DP-11, DP-13).

    `roll` is the movement roll, 0 if there was none (TD-66); `came_by_stairs`: no way back down or up (TR-11b).
    """

    __match_args__ = ("seat", "points", "roll", "came_by_stairs")

    def __init__(self, seat: Seat, points: int, roll: int, came_by_stairs: bool) -> None:
        self.seat: Final = seat
        self.points: Final = points
        self.roll: Final = roll
        self.came_by_stairs: Final = came_by_stairs

    async def run(self, table: TalismanTable) -> None:
        if table.turn_over:
            return
        seat = self.seat
        chosen: Option | None = None
        here = table.characters[seat].space
        while chosen is None:
            if not limits.settled(table):  # an aside may have exceeded a limit
                await limits.settle(table)
            if journeys.has_left(table, seat, here):
                return  # an aside has moved the character by fulfilling a quest
            options = tuple(self.paths(table))
            picked = await Ask(Decision(seat, ACTION, WHERE_TO[self.points], options, asides=ASIDES_OF_ALL))
            chosen = None if picked is AGAIN else options[picked[0]]
        if chosen.verb == "go":
            go(table, seat, chosen.subject - space_thing(0))
            if not limits.settled(table):
                await limits.settle(table)
        elif chosen.verb == "climb":
            table.then(Climb(seat, chosen.amount - 1))
        elif chosen.verb == "descend":
            journeys.cross_river(table, seat)
            atoms.place_character(table, seat, SENTINEL)
            self.go_on(table, chosen.amount - 1)
        elif chosen.verb == "open-portal":
            table.then(OpenPortal(seat))
        elif chosen.verb == "rest":
            lives.heal(table, seat, 1)
            atoms.cut_turn_short(table)
        else:
            assert chosen.verb == "fly"
            journeys.cross_river(table, seat)
            await arrive(table, seat, chosen.subject - space_thing(0))

    def go_on(self, table: TalismanTable, points: int) -> None:
        """Uses the rest of the points beyond the stairs, in either direction (TD-30)."""
        table.then(ChoosePath(self.seat, points, 0, True) if points else Arrival(self.seat))

    def paths(self, table: TalismanTable) -> list[Option]:
        """Returns all legal ways to use the points (TR-11a.3, TR-11j, TR-11v)."""
        space = table.characters[self.seat].space
        end = journeys.neighbour(space, True, self.points)
        other_end = journeys.neighbour(space, False, self.points)
        options = [CLOCKWISE_TO[end], ANTICLOCKWISE_TO[other_end]] if other_end != end else [CLOCKWISE_TO[end]]
        region = SPACE_LIST[space].region
        if region == OUTER and not self.came_by_stairs:
            self.by_way_of("climb", space, SENTINEL, options)
        if region == MIDDLE:
            if not self.came_by_stairs:
                self.by_way_of("descend", space, STAIRS_TOP, options)
            self.by_way_of("open-portal", space, PORTAL, options)
        resting, crossing = stats.abilities(table, self.seat, RESTS_ON), stats.abilities(table, self.seat, CROSSES_ON)
        if self.roll and resting and any(one.roll == self.roll for one in resting):
            options.append(Option("rest"))
        if self.roll and crossing and any(one.roll == self.roll for one in crossing):
            options += [way("fly", other, "") for other in journeys.opposite(space)]
        return options

    def by_way_of(self, verb: str, space: Space, gate: Space, options: list[Option]) -> None:
        """Adds the way through the stairs or the Portal if points are left there, by the shorter or the longer way."""
        nearest = min(journeys.distance(space, gate, True), journeys.distance(space, gate, False))
        left = self.points - nearest
        if left >= 1:
            options.append(Option(verb, amount=left))


@mypyc_attr(free_list_len=1)
class Climb(Step):
    """The step up the stairs, where the Sentinel must be beaten or evaded each time (TR-11k, TR-11l, DP-12)."""

    __match_args__ = ("seat", "points")

    def __init__(self, seat: Seat, points: int) -> None:
        self.seat: Final = seat
        self.points: Final = points

    async def run(self, table: TalismanTable) -> None:
        seat = self.seat
        atoms.place_character(table, seat, SENTINEL)
        outcome = EVADED
        if not await evade_being(table, seat, "sentinel"):
            outcome = await beings.attacked_by(table, seat, "sentinel", SENTINEL_STRENGTH, 0)
        if table.turn_over or table.characters[seat].space != SENTINEL:
            return  # dead, or moved away by fulfilling a quest
        if outcome not in (WON, EVADED):
            atoms.cut_turn_short(table)  # TR-11l.2, TR-11l.3
            return
        journeys.cross_river(table, seat)
        atoms.place_character(table, seat, STAIRS_TOP)
        table.then(ChoosePath(seat, self.points, 0, True) if self.points else Arrival(seat))


@mypyc_attr(free_list_len=1)
class OpenPortal(Step):
    """The step that tries the Portal of Power: two dice, not above the chosen total (TR-11s to TR-11y, DP-14)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    async def run(self, table: TalismanTable) -> None:
        seat = self.seat
        atoms.place_character(table, seat, PORTAL)
        options = tuple([Option("open-with", word=attribute) for attribute in (STRENGTH, CRAFT)])
        attribute = (await questions.choose_one(table, seat, Message("prompt-portal"), options)).word
        dice = 2
        if attribute == CRAFT:
            dice = min([2, *[ability.portal_with_craft for ability in stats.abilities(table, seat, FEWER_DICE)]])
        total = await roll_sum(table, seat, "portal", dice)
        if total <= stats.total(table, seat, attribute):
            table.tell(Message("log-portal-opens", {"player": Player(seat)}))
            await arrive(table, seat, PLAIN_OF_PERIL)  # TR-11x.2
            return
        table.tell(Message("log-portal-shut", {"player": Player(seat)}))
        character = table.characters[seat]
        if not character.toad and stats.counters(character, attribute) > stats.start_value(table, seat, attribute):
            atoms.add_points(table, seat, attribute, -1)
            await limits.settle(table)  # less Craft may mean one Spell less, at once (TR-2h.1)
        atoms.cut_turn_short(table)  # TD-33
