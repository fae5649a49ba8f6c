"""The rarer verbs: tokens, stacks, transfers, skirmishes, sites, the Ring."""

from __future__ import annotations

from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.kernel.events import offer, perform
from inglenook.kernel.messages import Message, Name, Player
from inglenook.lotr import atoms
from inglenook.lotr.answering import AboutTo, Facts, is_answered, named, offer_moment
from inglenook.lotr.bearers import new_bearers
from inglenook.lotr.doing.assigning import assign
from inglenook.lotr.doing.choosing import choose_cards, select
from inglenook.lotr.happenings import discarded_along, shed
from inglenook.lotr.index import Context
from inglenook.lotr.legality import can_cancel_skirmish, can_wear_ring, token_hosts
from inglenook.lotr.meaning.registry import amount
from inglenook.lotr.reach import movable, next_site, site_to_control, site_to_liberate
from inglenook.lotr.settling import liberate_site, replace_site, settle
from inglenook.lotr.state import Lasting
from inglenook.lotr.table import LotrTable
from inglenook.lotr.words import effects, terms
from inglenook.lotr.words.effects import Effect


async def do_rarer(table: LotrTable, effect: Effect, context: Context) -> bool:
    """One of these verbs, as far as it can be done."""
    if isinstance(effect, effects.CancelSkirmish):
        return cancel_skirmish(table, effect, context)
    if isinstance(effect, effects.WearRing):
        return await wear_ring(table, context)
    if isinstance(effect, effects.MakeRingBearer):
        return make_ring_bearer(table, context.this)
    if isinstance(effect, effects.PlayNextSite):
        return play_next_site(table, context.you)
    if isinstance(effect, effects.NoMoreMoves):
        atoms.forbid_moves(table)
        return True
    if isinstance(effect, effects.MoveAgain):
        atoms.demand_move(table)
        return True
    if isinstance(effect, effects.ActAgain):
        atoms.let_act_again(table, context.you)
        return True
    if isinstance(effect, effects.EndShadowPhase):
        source = table.cards[context.this].printed.id
        atoms.add_lasting(table, Lasting(source, context.this, terms.SKIP, 1, terms.SHADOW_PHASE, (), terms.THIS_PHASE))
        return True
    if isinstance(effect, effects.CancelAction):
        assert context.about is not None
        context.about.void = True
        return True
    if isinstance(effect, effects.Assign):
        return await assign(table, effect, context)
    if isinstance(effect, effects.Token):
        return await change_tokens(table, effect, context)
    if isinstance(effect, effects.Stack):
        return await stack(table, effect, context)
    if isinstance(effect, effects.Transfer):
        return await transfer(table, effect, context)
    if isinstance(effect, effects.TakeControl):
        return await take_control(table, context.you)
    if isinstance(effect, effects.Liberate):
        return liberate(table, context.you)
    raise AssertionError(f"no meaning for {effect}")


# Tokens, stacks, transfers.


async def change_tokens(table: LotrTable, effect: effects.Token, context: Context) -> bool:
    """Culture tokens come and go; never on characters (LR-31.1, LR-31.3)."""
    change = amount(table, effect.amount, context)
    chosen = await choose_cards(table, context.you, token_hosts(table, effect, context), 1, 1, "tokens", context)
    for card in chosen:
        tokens = max(0, table.cards[card].tokens + change)
        atoms.set_tokens(table, card, effect.culture or table.cards[card].culture_tokens, tokens)
        table.tell(Message("log-tokens", {"card": named(table, card), "tokens": tokens}))
    return bool(chosen)


async def stack(table: LotrTable, effect: effects.Stack, context: Context) -> bool:
    """A card is stacked: it is not played, and leaves play if it was in it (LR-28.8, LR-28.21, LR-28.23)."""
    found = movable(table, effect.what.what, effect.source, context)
    what = await choose_cards(table, context.you, found, 1, 1, "stack", context)
    if not what:
        return False
    host = await select(table, effect.on, context, "stack-on", context.you)
    if not host:
        return False
    table.tell(Message("log-stacked", {"card": named(table, what[0]), "on": named(table, host[0])}))
    along = discarded_along(table, what[0])
    shed(table, what[0])
    atoms.stack(table, what[0], host[0])
    await settle(table)
    for discarded in along:
        await offer(table, discarded)
    return True


async def transfer(table: LotrTable, effect: effects.Transfer, context: Context) -> bool:
    """A card goes to another bearer by an effect: no twilight, but the bearer must be allowed (LR-12.11)."""
    what = await select(table, effect.what, context, "transfer", context.you)
    if not what:
        return False
    card = what[0]
    found = new_bearers(table, card, effect.to.what, context)
    to = await choose_cards(table, context.you, found, 1, 1, "transfer-to", context)
    if not to:
        return False
    atoms.change_bearer(table, card, to[0])
    table.tell(Message("log-transferred", {"card": named(table, card), "to": named(table, to[0])}))
    await settle(table)
    return True


# Skirmishes.


def cancel_skirmish(table: LotrTable, effect: effects.CancelSkirmish, context: Context) -> bool:
    """The skirmish closes, and nobody has won or lost it (LR-18.18)."""
    if not can_cancel_skirmish(table, effect, context):
        return False
    atoms.close_skirmish(table)
    table.tell(Message("log-skirmish-cancelled"))
    return True


# The Ring.


async def wear_ring(table: LotrTable, context: Context) -> bool:
    """The Ring-bearer puts on the Ring; that is a happening of its own (LR-22.2, LG-60)."""
    seat = table.turn
    player = table.players[seat]
    if not can_wear_ring(table):
        return False
    atoms.wear_ring(table, seat, True)
    table.tell(Message("log-ring-put-on", {"player": Player(seat)}))
    await offer_moment(table, terms.RING_PUT_ON, player.ring_bearer, seat)
    return True


def make_ring_bearer(table: LotrTable, card: Thing) -> bool:
    """A character takes over the Ring: not worn, without burdens (LR-22.20 to LR-22.24)."""
    seat = table.cards[card].owner
    player = table.players[seat]
    if table.cards[card].zone != terms.PLAY or player.ring == NOTHING:
        return False
    atoms.make_ring_bearer(table, seat, card)
    atoms.wear_ring(table, seat, False)
    atoms.set_burdens(table, seat, 0)
    atoms.enter_play(table, player.ring, card)
    table.tell(Message("log-ring-taken-over", {"card": named(table, card)}))
    return True


# Sites.


def play_next_site(table: LotrTable, seat: Seat) -> bool:
    """The player's own site becomes the next one; one that lies there goes back (LR-13.16, LR-13.20)."""
    new = next_site(table, seat)
    if new == NOTHING:
        return False
    number = table.cards[new].printed.site_number
    table.revealed()
    old = table.path[number - 1] if number <= len(table.path) else NOTHING
    if old != NOTHING:
        replace_site(table, old, seat)
    else:
        atoms.lay_site(table, new, number)
    table.tell(Message("log-site-laid", {"player": Player(seat), "card": Name(table.cards[new].printed.id)}))
    return True


class TakingControl(AboutTo):
    """A Shadow player is about to take control of a site (LR-30.1)."""

    def __init__(self, site: Thing, seat: Seat) -> None:
        super().__init__(Facts(terms.ABOUT_TO_TAKE_CONTROL, site, seat=seat))


async def take_control(table: LotrTable, seat: Seat) -> bool:
    """A Shadow player takes control of a site (LR-30.1)."""
    site = site_to_control(table, seat)
    if site == NOTHING:
        return False
    if is_answered(table, terms.ABOUT_TO_TAKE_CONTROL) and not await perform(table, TakingControl(site, seat)):
        return False
    atoms.control_site(table, site, seat)
    table.tell(Message("log-site-controlled", {"player": Player(seat), "card": named(table, site)}))
    await settle(table)
    return True


def liberate(table: LotrTable, seat: Seat) -> bool:
    """The Free Peoples player liberates a site: it returns to the path (LR-30.11, LR-30.15)."""
    site = site_to_liberate(table, seat)
    if site == NOTHING:
        return False
    liberate_site(table, site)
    table.tell(Message("log-site-liberated", {"player": Player(seat), "card": named(table, site)}))
    return True
