"""The facts of a happening that answers depend on, and the sentence shown to players who may answer (LR-26.5)."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.compiler import mypyc_attr
from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.kernel.messages import Argument, Message, Name
from inglenook.lotr.dsl import effects, terms
from inglenook.lotr.dsl.abilities import Ability, Response
from inglenook.lotr.index import Saying
from inglenook.lotr.state import NOBODY
from inglenook.lotr.table import LotrTable


@mypyc_attr(free_list_len=1)
class Facts:
    """The facts of a happening: its kind, its card, the cards on the other side, the player, the cause."""

    __slots__ = ("kind", "card", "others", "seat", "source", "timing", "last_words", "bearers", "again")

    def __init__(
        self,
        kind: str,
        card: Thing,
        others: tuple[Thing, ...] = (),
        seat: Seat = NOBODY,
        source: Thing = -1,
        timing: str = "",
    ) -> None:
        self.kind: Final = kind
        self.card: Final = card
        self.others: Final = others
        self.seat: Final = seat
        self.source: Final = source
        self.timing: Final = timing
        """Timing word of an action or its effects where it is not the phase's: the one of responses."""
        self.again = False
        """True if another minion is assigned to a companion or ally that was assigned before (LG-115)."""
        self.last_words: tuple[Saying, ...] = ()
        """Abilities of cards that leave play together, as these are out of the index when it is answered (LG-93)."""
        self.bearers: tuple[Thing, ...] = ()
        """Last bearer of the card of each entry in `last_words`."""

    def bearer_of(self, card: Thing) -> Thing:
        """Returns a card's last bearer if the card has an entry in `last_words`, else NOTHING."""
        for place, saying in enumerate(self.last_words):
            if saying.card == card:
                return self.bearers[place]
        return NOTHING


NAMELESS: Final = (terms.TAKEN_INTO_HAND,)
"""Kinds of happenings whose card is not named, because only its owner has seen it."""

DECIDED: Final = "skirmish-decided"
"""Event name for the losers' wounds after a skirmish, which become due with other consequences (LG-68)."""


def event_of(table: LotrTable, facts: Facts, amount: int = 0) -> Message:
    """Returns the sentence for a past or pending happening; all players can see the cards that it names."""
    told: dict[str, Argument] = {"phase": Message(f"word-{table.phase}"), "amount": amount}
    if facts.kind not in NAMELESS and facts.card != NOTHING:
        told["card"] = Name(table.cards[facts.card].printed.id)
        told["others"] = tuple([Name(table.cards[other].printed.id) for other in facts.others])
    return Message(f"event-{facts.kind or DECIDED}", told)


def takes_over(table: LotrTable, facts: Facts, ability: Ability) -> bool:
    """Whether Sam takes over the Ring by this ability, which is required unless a switch makes it optional (LD-37)."""
    if facts.kind != terms.KILLED or not isinstance(ability, Response) or table.options.get("sam-may-decline", 0):
        return False
    return any(isinstance(effect, effects.MakeRingBearer) for effect in ability.effects)
