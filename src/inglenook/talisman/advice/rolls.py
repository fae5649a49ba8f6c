"""Outcomes of a roll that an ability may change, shown beside each result: the line of the table (KR-33, TR-8.1)."""

from __future__ import annotations

from collections.abc import Iterator

from inglenook.kernel.decisions import Option, Seat
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message, Name, Player
from inglenook.talisman.component_index import CARDS
from inglenook.talisman.dsl.effects import ByAlignment, ChooseOne, Effect, Roll
from inglenook.talisman.rendering.effects import phrases
from inglenook.talisman.rules.dice import looked_up
from inglenook.talisman.rules.spaces.effects import by_alignment
from inglenook.talisman.table import SPACE_LIST, TalismanTable


def told(game: Game[TalismanTable], seat: Seat, option: Option) -> list[Message]:
    """Returns the table line for a result; empty if the dice were not rolled on a table."""
    for line in reversed(game.log):
        message = line.message
        if message.id == "log-rolled" and message.arguments["player"] == Player(seat):
            for roll in rolls(game.table, seat, effects_of(message.arguments.get("of"))):
                if Message(f"roll-{roll.occasion}") == message.arguments["occasion"]:
                    return [Message("result-choice", {"effects": phrases(looked_up(roll.entries, option.amount))})]
            break
    return []


def effects_of(of: object) -> tuple[Effect, ...]:
    """Returns the effects of the card or the space that a roll belongs to."""
    if not isinstance(of, Name):
        return ()
    if of.definition in CARDS:
        return CARDS[of.definition].effects
    return next((space.effects for space in SPACE_LIST if space.id == of.definition), ())


def rolls(table: TalismanTable, seat: Seat, effects: tuple[Effect, ...]) -> Iterator[Roll]:
    """Yields the roll tables among these effects that hold for this character."""
    for effect in effects:
        if isinstance(effect, Roll):
            yield effect
        elif isinstance(effect, ByAlignment):
            yield from rolls(table, seat, by_alignment(table, seat, effect))
        elif isinstance(effect, ChooseOne):
            for choice in effect.choices:
                yield from rolls(table, seat, choice.effects)
