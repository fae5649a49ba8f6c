"""What an action has spotted and exerted: responses to it may ask for that, and what it costs may depend on it: 2C47,
2C89, 4R261 (LR-26.10).
"""

from __future__ import annotations

from inglenook.kernel.decisions import Thing
from inglenook.lotr.active import index_of, is_heard_now
from inglenook.lotr.dsl import effects, terms
from inglenook.lotr.dsl.abilities import Response
from inglenook.lotr.dsl.effects import Effect
from inglenook.lotr.dsl.filters import Filter
from inglenook.lotr.evaluation.registry import fits, spotted
from inglenook.lotr.index import Context
from inglenook.lotr.requirements.gained_costs import is_meant
from inglenook.lotr.responses.answers import is_answered, speaker_of
from inglenook.lotr.table import LotrTable


def note_spotted(table: LotrTable, found: list[Thing], count: int, context: Context) -> None:
    """So many of the cards found were spotted.  Nobody is asked which: such as no response waits for, if there are."""
    if not is_asked_for(table):
        return
    quiet = [card for card in found if not is_waited_for(table, card)]
    telling = [card for card in found if card not in quiet]
    context.involved += tuple((quiet + telling)[:count])


def is_asked_for(table: LotrTable) -> bool:
    """Whether it matters to any card what an action has spotted and exerted."""
    return is_answered(table, terms.ACTION_USED) or index_of(table).changes(terms.EXTRA_COST)


def is_waited_for(table: LotrTable, card: Thing) -> bool:
    """Whether a card in play answers actions that have to do with this one, or makes them cost more."""
    index = index_of(table)
    if any(speaker.stat == terms.EXTRA_COST and is_meant(table, speaker, card) for speaker in index.speakers):
        return True
    for saying in index.answers:
        if saying.when != terms.ACTION_USED or not is_heard_now(table, saying):
            continue
        ability = saying.ability
        against = ability.to.against if isinstance(ability, Response) else None
        if against is not None and fits(table, against, card, Context(speaker_of(table, saying), saying.card)):
            return True
    return False


def note_what_follows(table: LotrTable, todo: tuple[Effect, ...], context: Context) -> None:
    """What the effects to come say they will spot: they are data, so the window of the action can know it."""
    if not is_asked_for(table):
        return
    for effect in todo:
        if isinstance(effect, effects.Spot) and isinstance(effect.what, Filter) and not effect.x:
            note_spotted(table, spotted(table, effect.what, context), effect.count, context)
