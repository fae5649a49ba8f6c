"""What a happening is: the facts that answers ask for, and the sentence that tells what is answered (LR-26.5)."""

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
    """What a happening is: its kind, the card it happens to, those on the other side, the player, the cause."""

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
        """The timing word of an action or of what it does, if that is not the phase: the one of responses."""
        self.again = False
        """Whether another minion is assigned to a companion or ally that was assigned before (LG-115)."""
        self.last_words: tuple[Saying, ...] = ()
        """What those say that leave play together: they have left the index when it is answered (LG-93)."""
        self.bearers: tuple[Thing, ...] = ()
        """Who bore each of them until then."""

    def bearer_of(self, card: Thing) -> Thing:
        """Who bore a card until it left play, if it is one of those."""
        for place, saying in enumerate(self.last_words):
            if saying.card == card:
                return self.bearers[place]
        return NOTHING


NAMELESS: Final = (terms.TAKEN_INTO_HAND,)
"""Kinds of which no card is named: nobody but its owner has seen it."""

DECIDED: Final = "skirmish-decided"
"""What the losers of a skirmish suffer is no happening of its own: it falls due with what else follows (LG-68)."""


def event_of(table: LotrTable, facts: Facts, amount: int = 0) -> Message:
    """What has happened or is about to, as a whole sentence; all the cards that it names everybody sees by then."""
    told: dict[str, Argument] = {"phase": Message(f"word-{table.phase}"), "amount": amount}
    if facts.kind not in NAMELESS and facts.card != NOTHING:
        told["card"] = Name(table.cards[facts.card].printed.id)
        told["others"] = tuple([Name(table.cards[other].printed.id) for other in facts.others])
    return Message(f"event-{facts.kind or DECIDED}", told)


def takes_over(table: LotrTable, facts: Facts, ability: Ability) -> bool:
    """Whether Sam takes over the Ring by this ability, which nobody declines unless a switch allows it (LD-37)."""
    if facts.kind != terms.KILLED or not isinstance(ability, Response) or table.options.get("sam-may-decline", 0):
        return False
    return any(isinstance(effect, effects.MakeRingBearer) for effect in ability.effects)
