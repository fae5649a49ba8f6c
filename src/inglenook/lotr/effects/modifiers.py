"""Effects that change numbers, keywords and permissions for a time (LR-26.36)."""

from __future__ import annotations

from inglenook.kernel.decisions import Thing
from inglenook.kernel.messages import Argument, Message, Name
from inglenook.lotr import atoms
from inglenook.lotr.dsl import effects, terms
from inglenook.lotr.dsl.modifiers import Modifier
from inglenook.lotr.effects.targets import select
from inglenook.lotr.evaluation.registry import amount
from inglenook.lotr.index import Context
from inglenook.lotr.library import Printed
from inglenook.lotr.requirements.legality import VERBS, Verb, enough
from inglenook.lotr.requirements.reach import (
    CHOOSING,
)
from inglenook.lotr.responses.consequences import settle
from inglenook.lotr.state import NO_PLACE, Lasting
from inglenook.lotr.table import LotrTable


async def do_modify(table: LotrTable, effect: effects.Modify, context: Context) -> bool:
    """Adds lasting modifiers; their numbers and cards are fixed now (LR-26.36)."""
    cards: tuple[Thing, ...] = ()
    if effect.who is not None:
        cards = await select(table, effect.who, context, "modify", context.you)
        if not cards:
            return False
    source = table.cards[context.this].printed.id
    told: list[Argument] = []
    for modifier in effect.modifiers:
        number = amount(table, modifier.amount, context)
        if effect.total:
            number = min(number, effect.total - given_before(table, context.this, modifier.stat))
        if modifier.stat == terms.MOVE_LIMIT:
            atoms.change_limit(table, context.this, number)  # lasts to the end of the turn (LR-20.21)
            continue
        place = place_of(table.cards[context.this].printed, modifier)
        atoms.add_lasting(
            table, Lasting(source, context.this, modifier.stat, number, modifier.word, cards, effect.until, place)
        )
        if table.listening:
            told += change_told(modifier.stat, number, modifier.word)
    if table.listening and cards:
        about: dict[str, Argument] = {
            "card": Name(source),
            "targets": tuple([Name(table.cards[card].printed.id) for card in cards]),
        }
        whole = len(told) == len(effect.modifiers)
        table.tell(
            Message("log-changed", {**about, "changes": tuple(told)}) if whole else Message("log-modified", about)
        )
    await settle(table)
    return True


def change_told(stat: str, number: int, word: str) -> list[Argument]:
    """Returns a change as text, such as "strength +2"; empty if only the card itself can express it."""
    if stat in (terms.STRENGTH, terms.VITALITY):
        change: dict[str, Argument] = {"what": Message(f"number-{stat}"), "amount": number}
        return [Message("change-more" if number >= 0 else "change-less", change)]
    if stat != terms.KEYWORD:
        return []
    keyword = Message(f"keyword-{word}")
    if word not in terms.NUMBERED_KEYWORDS:
        return [keyword]
    return [Message("change-more" if number >= 0 else "change-less", {"what": keyword, "amount": number})]


def place_of(printed: Printed, modifier: Modifier) -> int:
    """Returns the index of a restricted modifier on its card, so that its definition can be found again."""
    if modifier.by is None and modifier.on is None and modifier.of is None and not modifier.phase:
        return NO_PLACE
    for place, known in enumerate(printed.words.modifiers):
        if known is modifier:
            return place
    raise AssertionError(f"{printed.id} does not say {modifier}")


def given_before(table: LotrTable, card: Thing, stat: str) -> int:
    """Returns the amount that repeated uses of a card have given so far in this phase (LR-26.37)."""
    return sum([one.amount for one in table.lasting if one.card == card and one.stat == stat])


def can_modify(table: LotrTable, effect: effects.Modify, context: Context, spent: int) -> bool:
    return effect.who is None or enough(table, effect.who, context, CHOOSING)


VERBS.update(
    {
        effects.Modify: Verb(do_modify, can_modify),
    }
)
