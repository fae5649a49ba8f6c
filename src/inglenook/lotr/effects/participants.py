"""Records what an action has spotted and exerted (LR-26.10).

Responses to the action may depend on that, and so may its costs: 2C47, 2C89, 4R261.
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
    """Records `count` of the found cards as spotted, first those without responses; the player is not asked."""
    if not is_asked_for(table):
        return
    quiet = [card for card in found if not is_waited_for(table, card)]
    telling = [card for card in found if card not in quiet]
    context.involved += tuple((quiet + telling)[:count])


def is_asked_for(table: LotrTable) -> bool:
    """Whether any card depends on what an action has spotted and exerted."""
    return is_answered(table, terms.ACTION_USED) or index_of(table).changes(terms.EXTRA_COST)


def is_waited_for(table: LotrTable, card: Thing) -> bool:
    """Whether a card in play responds to actions that involve this card, or makes them cost more."""
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
    """Records what the coming effects will spot; they are data, so the response window can already know."""
    if not is_asked_for(table):
        return
    for effect in todo:
        if isinstance(effect, effects.Spot) and isinstance(effect.what, Filter) and not effect.x:
            note_spotted(table, spotted(table, effect.what, context), effect.count, context)
