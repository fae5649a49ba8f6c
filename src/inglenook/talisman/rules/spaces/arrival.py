"""Arrival in a space, and the choice between the space and a character in it (S4; TR-13, TR-14a)."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.compiler import mypyc_attr
from inglenook.kernel.decisions import ACTION, ASIDES_OF_ALL, Decision, Option, Seat
from inglenook.kernel.messages import Message
from inglenook.kernel.questions import AGAIN, Ask
from inglenook.kernel.steps import Step
from inglenook.talisman import atoms, stats
from inglenook.talisman.ability_kinds import DRAWS_SPELLS_IN
from inglenook.talisman.dsl.effects import DrawSpellsToLimit
from inglenook.talisman.dsl.terms import INNER
from inglenook.talisman.rules.magic import spells
from inglenook.talisman.rules.possessions import limits
from inglenook.talisman.rules.regions import journeys
from inglenook.talisman.rules.spaces.characters import MeetCharacter, ways_to_meet
from inglenook.talisman.rules.spaces.effects import is_over, resolve
from inglenook.talisman.rules.spaces.encounters import EncounterSpace
from inglenook.talisman.table import TalismanTable, character_thing

MEETING_PLACES: Final = ("plain-of-peril", "valley-of-fire")
"""Spaces of the inner region where characters can encounter each other, besides the Crown (TR-14a)."""


HEX: Final = "spell:hex"


THE_SPACE: Final = Option("encounter-space")
WHAT_TO_MEET: Final = Message("prompt-encounter")


@mypyc_attr(free_list_len=1)
class Arrival(Step):
    """The step at the end of a character's move (DP-16); `turning_back` skips the tasks of the space."""

    __match_args__ = ("seat", "turning_back")

    def __init__(self, seat: Seat, turning_back: bool = False) -> None:
        self.seat: Final = seat
        self.turning_back: Final = turning_back

    async def run(self, table: TalismanTable) -> None:
        seat = self.seat
        if is_over(table, seat):
            return
        atoms.set_phase(table, "encounter")
        atoms.begin_encounter(table)
        if not limits.settled(table):  # magic may have no effect here (TR-2h.3)
            await limits.settle(table)
        if table.fleeting:
            await meet_hexes(table, seat)
        if not is_over(table, seat):
            if draws_spells_here(table, seat):
                await resolve(table, seat, (DrawSpellsToLimit(),))
            if spells.is_moment(table, spells.ON_ARRIVAL, seat):
                await spells.moment(table, spells.ON_ARRIVAL, seat)
        if is_over(table, seat):
            return
        chosen: Option | None = None
        here = table.characters[seat].space
        while chosen is None:
            if not limits.settled(table):  # an aside may have exceeded a limit
                await limits.settle(table)
            if journeys.has_left(table, seat, here):
                return  # an aside has ended the encounter here by fulfilling a quest
            others = whom_to_meet(table, seat)
            if not others and not table.watched:
                chosen = THE_SPACE  # a rollout does not need the question
            else:
                options = [THE_SPACE, *[Option("encounter", character_thing(other)) for other in others]]
                picked = await Ask(Decision(seat, ACTION, WHAT_TO_MEET, tuple(options), asides=ASIDES_OF_ALL))
                chosen = None if picked is AGAIN else options[picked[0]]
        if chosen.verb == "encounter":
            table.then(MeetCharacter(seat, chosen.subject - character_thing(0)))
        else:
            table.then(EncounterSpace(seat, self.turning_back))


def whom_to_meet(table: TalismanTable, seat: Seat) -> list[Seat]:
    """Returns the characters here that can be encountered instead of the space (TR-13b, TR-14a)."""
    others = stats.others_in_space(table, seat)
    if not others:
        return others
    space = stats.space_of(table, seat)
    if space.region == INNER and space.name not in MEETING_PLACES:
        return []
    return [other for other in others if ways_to_meet(table, seat, other)]


async def meet_hexes(table: TalismanTable, seat: Seat) -> None:
    """Takes a life from a character that lands on a Hex (TA-18); the dead are no target (TA-30)."""
    for card in table.lying[table.characters[seat].space]:
        if table.cards[card].definition == HEX and stats.may_be_aimed_at(table, seat):
            await resolve(table, seat, spells.spell_of(table, card).effects, card)


def draws_spells_here(table: TalismanTable, seat: Seat) -> bool:
    """Whether the Druid draws Spells here: in the Woods, as many as Craft allows (TR-8.1).

    More Spells are never a disadvantage, so the player is not asked (TD-72).
    """
    drawing = stats.printed_abilities(table, seat, DRAWS_SPELLS_IN)
    if not drawing:
        return False
    name = stats.space_of(table, seat).name
    return any(name in ability.spaces for ability in drawing) and stats.may_draw_spell(table, seat)


journeys.ARRIVAL.set(Arrival)
