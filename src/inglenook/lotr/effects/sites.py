"""Effects on sites, movement and phases: the next site, moving again, control (LR-13.20, LR-20.17, LR-30)."""

from __future__ import annotations

from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.kernel.events import offer, perform
from inglenook.kernel.messages import Message, Name, Player
from inglenook.lotr import atoms
from inglenook.lotr.dsl import effects, terms
from inglenook.lotr.effects.targets import choose_cards
from inglenook.lotr.evaluation.registry import fits
from inglenook.lotr.index import Context
from inglenook.lotr.requirements.legality import VERBS, Verb
from inglenook.lotr.requirements.reach import (
    CHOOSING,
    concerned,
    site_in_adventure_deck,
    site_to_control,
    site_to_liberate,
)
from inglenook.lotr.responses.answers import AboutTo, is_answered, named
from inglenook.lotr.responses.consequences import liberate_site, replace_site, settle
from inglenook.lotr.responses.facts import Facts
from inglenook.lotr.responses.happenings import discarded_along, gone_with
from inglenook.lotr.state import NOBODY, Lasting
from inglenook.lotr.stats import move_limit
from inglenook.lotr.table import LotrTable


def sites_to_play(table: LotrTable, effect: effects.PlayNextSite, context: Context) -> list[Thing]:
    """Returns the sites of the player's adventure deck that an effect plays, if their block and the filter fit."""
    found = []
    first = effect.number or table.site_number() + 1
    for number in range(first, first + effect.count):
        new = site_in_adventure_deck(table, context.you, number)
        if new == NOTHING or effect.block not in ("", table.cards[new].printed.block):
            continue
        if fits(table, effect.what, new, context):
            found.append(new)
    return found


def play_site(table: LotrTable, seat: Seat, new: Thing) -> None:
    """Puts a player's own site on the path; a site of that number in play goes back (LR-13.16, LR-13.20, LG-97)."""
    number = table.cards[new].printed.site_number
    table.revealed()
    old = site_in_play(table, number)
    if old != NOTHING:
        replace_site(table, old, seat)
    else:
        atoms.lay_site(table, new, number)
    table.tell(Message("log-site-laid", {"player": Player(seat), "card": Name(table.cards[new].printed.id)}))


def site_in_play(table: LotrTable, number: int) -> Thing:
    """Returns the site of a number, on the path or controlled; NOTHING if there is none."""
    for card, piece in enumerate(table.cards):
        if piece.zone in (terms.PATH, terms.CONTROLLED) and piece.printed.site_number == number:
            return card
    return NOTHING


async def do_play_next_site(table: LotrTable, effect: effects.PlayNextSite, context: Context) -> bool:
    """Plays the acting player's own sites as the next one or several (LR-13.20)."""
    new = sites_to_play(table, effect, context)
    if effect.remember and new:
        context.remember(effect.remember, tuple(new))
    for site in new:
        play_site(table, context.you, site)
    return len(new) >= effect.count


def can_play_next_site(table: LotrTable, effect: effects.PlayNextSite, context: Context, spent: int) -> bool:
    return len(sites_to_play(table, effect, context)) >= effect.count


async def do_replace_site(table: LotrTable, effect: effects.ReplaceSite, context: Context) -> bool:
    """Replaces a site by the acting player's own of the same number; cards on it move over (LR-13.20)."""
    chosen = await choose_cards(table, context.you, sites_to_replace(table, effect, context), 1, 1, CHOOSING, context)
    if not chosen:
        return False
    new = replace_site(table, chosen[0], context.you)
    table.tell(Message("log-site-laid", {"player": Player(context.you), "card": Name(table.cards[new].printed.id)}))
    await settle(table)
    return True


def can_replace_site(table: LotrTable, effect: effects.ReplaceSite, context: Context, spent: int) -> bool:
    return bool(sites_to_replace(table, effect, context))


def sites_to_replace(table: LotrTable, effect: effects.ReplaceSite, context: Context) -> list[Thing]:
    """Returns an opponent's sites, active or not, that the acting player can replace (LG-28, LG-97)."""
    opponents = concerned(table, terms.AN_OPPONENT, context)
    found = []
    for card, piece in enumerate(table.cards):
        if piece.zone not in (terms.PATH, terms.CONTROLLED) or piece.owner == context.you:
            continue
        if card != table.site() if effect.here else piece.owner not in opponents:
            continue
        number = piece.printed.site_number
        if effect.number not in (0, number) or effect.block not in ("", piece.printed.block):
            continue
        new = site_in_adventure_deck(table, context.you, number)
        if new != NOTHING and fits(table, effect.new, new, context):
            found.append(card)
    return found


async def do_move_again(table: LotrTable, effect: effects.MoveAgain, context: Context) -> bool:
    """Makes the fellowship move again (LR-20.17)."""
    atoms.demand_move(table)
    return True


def can_move_again(table: LotrTable, effect: effects.MoveAgain, context: Context, spent: int) -> bool:
    return table.moves < move_limit(table)


async def do_no_more_moves(table: LotrTable, effect: effects.NoMoreMoves, context: Context) -> bool:
    """Forbids further moves of the fellowship in this turn."""
    atoms.forbid_moves(table)
    return True


def can_no_more_moves(table: LotrTable, effect: effects.NoMoreMoves, context: Context, spent: int) -> bool:
    return True


async def do_end_shadow_phase(table: LotrTable, effect: effects.EndShadowPhase, context: Context) -> bool:
    """Ends the acting player's Shadow phase after this action (LR-14.22)."""
    source = table.cards[context.this].printed.id
    atoms.add_lasting(table, Lasting(source, context.this, terms.SKIP, 1, terms.SHADOW_PHASE, (), terms.THIS_PHASE))
    return True


def can_end_shadow_phase(table: LotrTable, effect: effects.EndShadowPhase, context: Context, spent: int) -> bool:
    return True


async def do_skip_phase(table: LotrTable, effect: effects.SkipPhase, context: Context) -> bool:
    """Makes the next phase of a kind be skipped; a Shadow phase for one player or several."""
    if effect.phase != terms.SHADOW_PHASE:
        atoms.skip_next(table, effect.phase, NOBODY)
        return True
    for seat in concerned(table, effect.whose, context):
        atoms.skip_next(table, effect.phase, seat)
    return True


def can_skip_phase(table: LotrTable, effect: effects.SkipPhase, context: Context, spent: int) -> bool:
    return True


class TakingControl(AboutTo):
    """A Shadow player is about to take control of a site (LR-30.1)."""

    def __init__(self, site: Thing, seat: Seat) -> None:
        super().__init__(Facts(terms.ABOUT_TO_TAKE_CONTROL, site, seat=seat))


async def take_control(table: LotrTable, seat: Seat) -> bool:
    """Makes a Shadow player take control of a site; returns whether that happened (LR-30.1)."""
    site = site_to_control(table, seat)
    if site == NOTHING:
        return False
    if is_answered(table, terms.ABOUT_TO_TAKE_CONTROL) and not await perform(table, TakingControl(site, seat)):
        return False
    atoms.control_site(table, site, seat)
    table.tell(Message("log-site-controlled", {"player": Player(seat), "card": named(table, site)}))
    await settle(table)
    return True


async def do_take_control(table: LotrTable, effect: effects.TakeControl, context: Context) -> bool:
    """Makes the acting player take control of a site (LR-30.1)."""
    return await take_control(table, context.you)


def can_take_control(table: LotrTable, effect: effects.TakeControl, context: Context, spent: int) -> bool:
    return site_to_control(table, context.you) != NOTHING


async def liberate(table: LotrTable, seat: Seat) -> bool:
    """Makes the Free Peoples player liberate a site, which returns to the path (LR-30.11, LR-30.15).

    Cards on the site are discarded; responses to that come afterwards (LR-30.16, LG-74).
    """
    site = site_to_liberate(table, seat)
    if site == NOTHING:
        return False
    lost = discarded_along(table, site, gone_with(table, (site,)))
    liberate_site(table, site)
    table.tell(Message("log-site-liberated", {"player": Player(seat), "card": named(table, site)}))
    await settle(table)
    for discarded in lost:
        await offer(table, discarded)
    return True


async def do_liberate(table: LotrTable, effect: effects.Liberate, context: Context) -> bool:
    """Makes the acting player liberate a site (LR-30.11)."""
    return await liberate(table, context.you)


def can_liberate(table: LotrTable, effect: effects.Liberate, context: Context, spent: int) -> bool:
    return site_to_liberate(table, context.you) != NOTHING


VERBS.update(
    {
        effects.PlayNextSite: Verb(do_play_next_site, can_play_next_site),
        effects.ReplaceSite: Verb(do_replace_site, can_replace_site),
        effects.MoveAgain: Verb(do_move_again, can_move_again),
        effects.NoMoreMoves: Verb(do_no_more_moves, can_no_more_moves),
        effects.EndShadowPhase: Verb(do_end_shadow_phase, can_end_shadow_phase),
        effects.SkipPhase: Verb(do_skip_phase, can_skip_phase),
        effects.TakeControl: Verb(do_take_control, can_take_control),
        effects.Liberate: Verb(do_liberate, can_liberate),
    }
)
