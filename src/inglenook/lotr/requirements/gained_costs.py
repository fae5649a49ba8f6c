"""Costs that other cards add to events: 4R261 adds one to events that spot or exert a ranger.

The cards that an event really spots and exerts decide whether it has such a cost, as with responses to it
(`effects.participants`).  Whether the event can avoid the cost is checked when it is offered.
"""

from __future__ import annotations

from inglenook.kernel.decisions import Thing
from inglenook.lotr.active import index_of
from inglenook.lotr.dsl import effects, terms
from inglenook.lotr.dsl.effects import ALL, Effect
from inglenook.lotr.dsl.filters import Filter
from inglenook.lotr.evaluation.modifiers import speaks_for
from inglenook.lotr.evaluation.registry import amount, fits, spotted
from inglenook.lotr.index import Context, Speaker
from inglenook.lotr.requirements.legality import can_do_all
from inglenook.lotr.requirements.reach import EXERTING, reachable
from inglenook.lotr.table import LotrTable


def gained_costs(table: LotrTable, card: Thing, involved: tuple[Thing, ...]) -> list[Speaker]:
    """Returns the texts that add costs to an event which has spotted and exerted these cards."""
    return [
        speaker
        for speaker in index_of(table).speakers
        if speaker.stat == terms.EXTRA_COST
        and any(is_meant(table, speaker, other) for other in involved)
        and speaks_for(table, speaker, card)
    ]


def is_meant(table: LotrTable, speaker: Speaker, card: Thing) -> bool:
    """Whether spotting or exerting this card adds a cost."""
    on = speaker.modifier.on
    return on is not None and fits(table, on, card, speaker.context)


def can_pay_gained(table: LotrTable, costs: tuple[Effect, ...], todo: tuple[Effect, ...], context: Context) -> bool:
    """Whether the costs that an event will gain in any case can be paid (LR-26.16)."""
    if not index_of(table).changes(terms.EXTRA_COST) or table.cards[context.this].printed.type != terms.EVENT_TYPE:
        return True
    spots = tuple([effect for effect in todo if isinstance(effect, effects.Spot)])
    needed = table.cards[context.this].printed.definition.to_play + costs + spots
    for speaker in index_of(table).speakers:
        due = (
            speaker.stat == terms.EXTRA_COST
            and speaks_for(table, speaker, context.this)
            and must_involve(table, speaker, needed, context)
        )
        if due and not can_do_all(table, speaker.modifier.costs, Context(context.you, speaker.context.this)):
            return False
    return True


def must_involve(table: LotrTable, speaker: Speaker, needed: tuple[Effect, ...], context: Context) -> bool:
    """Whether these effects cannot be done without spotting or exerting a card that adds a cost."""
    for effect in needed:
        if isinstance(effect, effects.Choose):
            if all(must_involve(table, speaker, option, context) for option in effect.options):
                return True
            continue
        if isinstance(effect, effects.Spot) and isinstance(effect.what, Filter):
            found = spotted(table, effect.what, context)
            count = 0 if effect.x else effect.count
        elif isinstance(effect, effects.Exert):
            found = reachable(table, effect.who.what, context, EXERTING, amount(table, effect.times, context))
            wanted = amount(table, effect.who.count, context)
            count = len(found) if wanted == ALL else 0 if effect.who.up_to else wanted
        else:
            continue
        if len([card for card in found if not is_meant(table, speaker, card)]) < count:
            return True
    return False
