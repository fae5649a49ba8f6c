"""Effects on the Ring: putting it on, taking it off, taking it over (LR-22.2, LR-22.20)."""

from __future__ import annotations

from inglenook.kernel.decisions import NOTHING, Thing
from inglenook.kernel.messages import Message, Player
from inglenook.lotr import atoms
from inglenook.lotr.dsl import effects, terms
from inglenook.lotr.index import Context
from inglenook.lotr.requirements.legality import VERBS, Verb
from inglenook.lotr.responses.answers import named, offer_moment
from inglenook.lotr.responses.happenings import add_burdens_now
from inglenook.lotr.table import LotrTable


async def do_wear_ring(table: LotrTable, effect: effects.WearRing, context: Context) -> bool:
    """Makes the Ring-bearer put on the Ring, which is a happening of its own, or take it off (LR-22.2, LG-60)."""
    seat = table.turn
    player = table.players[seat]
    if not can_wear_ring(table, effect, context, 0):
        return False
    if effect.off:
        atoms.wear_ring(table, seat, False)
        table.tell(Message("log-ring-taken-off", {"player": Player(seat)}))
        return True
    atoms.wear_ring(table, seat, True)
    table.tell(Message("log-ring-put-on", {"player": Player(seat)}))
    await offer_moment(table, terms.RING_PUT_ON, player.ring_bearer, seat)
    return True


def can_wear_ring(table: LotrTable, effect: effects.WearRing, context: Context, spent: int) -> bool:
    """Whether the turn player's Ring-bearer can put on the Ring, or take it off (LR-22.2)."""
    player = table.players[table.turn]
    return player.wearing == effect.off and player.ring_bearer != NOTHING


def make_ring_bearer(table: LotrTable, card: Thing) -> bool:
    """Makes a character take over the Ring: not worn, without burdens (LR-22.20 to LR-22.24)."""
    seat = table.cards[card].owner
    player = table.players[seat]
    if table.cards[card].zone != terms.PLAY or player.ring == NOTHING:
        return False
    atoms.make_ring_bearer(table, seat, card)
    atoms.wear_ring(table, seat, False)
    atoms.enter_play(table, player.ring, card)
    table.tell(Message("log-ring-taken-over", {"card": named(table, card)}))
    if player.burdens:
        add_burdens_now(table, seat, -player.burdens)
    return True


async def do_make_ring_bearer(table: LotrTable, effect: effects.MakeRingBearer, context: Context) -> bool:
    """Makes the acting card take over the Ring (LR-22.20)."""
    return make_ring_bearer(table, context.this)


def can_make_ring_bearer(table: LotrTable, effect: effects.MakeRingBearer, context: Context, spent: int) -> bool:
    return table.cards[context.this].zone == terms.PLAY


VERBS.update(
    {
        effects.WearRing: Verb(do_wear_ring, can_wear_ring),
        effects.MakeRingBearer: Verb(do_make_ring_bearer, can_make_ring_bearer),
    }
)
