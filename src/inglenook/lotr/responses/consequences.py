"""Permanent checks of the rules: death, corruption, self-discards, players out (LR-3.14, LR-21, LR-22.6)."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.kernel.events import perform
from inglenook.kernel.messages import Message, Player
from inglenook.lotr import atoms
from inglenook.lotr.active import index_of
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import DiscardedWhen
from inglenook.lotr.evaluation.modifiers import total, vitality
from inglenook.lotr.evaluation.registry import amount, holds, meant
from inglenook.lotr.index import Context, may_weaken
from inglenook.lotr.requirements.reach import site_in_adventure_deck
from inglenook.lotr.responses.answers import is_answered, speaker_of
from inglenook.lotr.responses.happenings import Killing, discard_all, shed
from inglenook.lotr.state import NOBODY
from inglenook.lotr.stats import resistance
from inglenook.lotr.table import LotrTable

LAST_ONE_LEFT: Final = "LR-21.3"
"""Rule by which the last player left in the game wins."""


async def settle(table: LotrTable, source: Thing = NOTHING) -> None:
    """Carries out all automatic consequences; `source` is the card that dealt the latest wound, if any."""
    if table.settled_at == table.version:
        return
    note_move_limit(table)
    while something_follows(table):
        if not await settle_once(table, source):
            break
        source = NOTHING
    atoms.note_settled(table)


def something_follows(table: LotrTable) -> bool:
    """Whether any automatic consequence may be due, which is rare."""
    if table.over or table.turn == NOBODY:
        return False
    return bool(mortally_wounded(table) or index_of(table).discarded_when) or corrupted(table, table.turn)


async def settle_once(table: LotrTable, source: Thing) -> bool:
    """Carries out one automatic consequence; returns False if there is none."""
    dying = mortally_wounded(table)
    if dying:
        before = table.position() if is_answered(table, terms.ABOUT_TO_BE_KILLED) else ""
        await kill(table, dying, slayers(table, dying[0], source))
        if before and table.position() == before:
            # Being saved changed nothing and would repeat for ever, so nothing can save the dying any more (LR-26.38).
            await kill(table, dying, slayers(table, dying[0], source), certain=True)
        return True
    if corrupted(table, table.turn):
        table.tell(Message("log-corrupted", {"player": Player(table.turn), "rule": "LR-21.6"}))
        lose(table, table.turn)
        return False
    for saying in index_of(table).discarded_when:
        ability = saying.ability
        assert isinstance(ability, DiscardedWhen)
        context = Context(speaker_of(table, saying), saying.card)
        if holds(table, ability.condition, context):
            for card in meant(table, ability.who, context):
                if await discard_all(table, (card,), saying.card):
                    return True
    return False


# Death.


def mortally_wounded(table: LotrTable) -> tuple[Thing, ...]:
    """Returns the characters whose wounds have reached their vitality (LR-3.14, LR-3.15, LD-10)."""
    found: tuple[Thing, ...] = ()
    index = index_of(table)
    weakens = index.weakens
    for lasting in table.lasting:
        weakens = weakens or (lasting.stat == terms.VITALITY and may_weaken(lasting.amount))
    for card in index.characters:
        piece = table.cards[card]
        # Fewer wounds than the printed vitality cannot kill, unless an effect weakens: most characters need no sum.
        harmless = not piece.wounds or piece.wounds < piece.printed.vitality
        if (weakens or not harmless) and piece.wounds >= vitality(table, card) and card not in table.dying:
            found = (*found, card)
    return found


def slayers(table: LotrTable, card: Thing, source: Thing) -> tuple[Thing, ...]:
    """Returns a character's killers: the other side of the skirmish, and the character that wounded it (LG-100)."""
    found: tuple[Thing, ...] = ()
    if card == table.defender:
        found = table.attackers
    elif card in table.attackers and table.defender != NOTHING:
        found = (table.defender,)
    if source != NOTHING and source not in found and table.cards[source].printed.is_character:
        found = (*found, source)
    return found


async def kill(
    table: LotrTable, cards: tuple[Thing, ...], others: tuple[Thing, ...] = (), certain: bool = False
) -> None:
    """Kills characters; if `certain`, nothing can save them any more.

    A player whose Ring-bearer died without an heir, such as Sam, loses (LR-21.4, LR-21.5).
    """
    dying = tuple([card for card in cards if table.cards[card].zone == terms.PLAY])
    if not dying:
        return
    if len(dying) > 1 and not certain and is_answered(table, terms.ABOUT_TO_BE_KILLED):
        for card in dying:
            await kill(table, (card,), others)
        return
    # Dying characters must not be killed again during the responses, which may be cancelled (1U194) and settle a lot.
    before = table.dying
    table.dying = before + dying
    await perform(table, Killing(dying, others, certain))
    table.dying = before
    atoms.forget_settled(table)  # a saved character may be unchanged and yet mortally wounded
    # Only characters who died here: responses to an enclosing death are still to come, Sam's among them.
    for card in dying:
        seat = table.cards[card].owner
        if table.players[seat].ring_bearer == card and table.cards[card].zone != terms.PLAY:
            table.tell(Message("log-ring-bearer-killed", {"player": Player(seat), "rule": "LR-21.4"}))
            lose(table, seat)


# Corruption.


def corrupted(table: LotrTable, seat: Seat) -> bool:
    """Whether burdens have reached the Ring-bearer's resistance, or a card corrupts the bearer (LR-21.6, LG-22)."""
    player = table.players[seat]
    if player.out or player.ring_bearer == NOTHING or table.cards[player.ring_bearer].zone != terms.PLAY:
        return False
    bearer = player.ring_bearer
    return player.burdens >= resistance(table, bearer) or total(table, bearer, terms.CORRUPTED) > 0


# Players who lose.


def lose(table: LotrTable, seat: Seat) -> None:
    """Makes a player lose: a single player left wins, otherwise the game goes on (LR-21.3, LR-21.9)."""
    if table.players[seat].out or table.over:
        return
    atoms.set_out(table, seat)
    table.tell(Message("log-out", {"player": Player(seat)}))
    remaining = table.remaining()
    if len(remaining) <= 1:
        win(table, tuple(remaining))
        return
    eliminate(table, seat)


def win(table: LotrTable, winners: tuple[Seat, ...], rule: str = LAST_ONE_LEFT) -> None:
    """Ends the game with these winners, by this rule."""
    how = "left" if rule == LAST_ONE_LEFT else "arrived"
    for seat in winners:
        table.tell(Message("log-won", {"player": Player(seat), "rule": rule, "how": how}))
    table.end(winners)


def eliminate(table: LotrTable, seat: Seat) -> None:
    """Removes the cards of a player who is out, and replaces that player's sites (LR-21.10 to LR-21.15)."""
    for card in table.players[seat].in_play:
        if table.cards[card].zone == terms.PLAY:
            remove_from_game(table, card)
    for card, piece in enumerate(table.cards):
        if piece.owner == seat and piece.zone not in (terms.PATH, terms.CONTROLLED, terms.NO_ZONE):
            atoms.put(table, card, terms.NO_ZONE)
    if table.path:
        replace_sites(table, seat)


def remove_from_game(table: LotrTable, card: Thing) -> None:
    """Removes an eliminated player's card; other players' cards on it go to their discard piles (LR-21.11)."""
    shed(table, card)
    atoms.put(table, card, terms.NO_ZONE)


def replace_sites(table: LotrTable, gone: Seat) -> None:
    """Replaces an eliminated player's sites, the lowest by the next player to the right, etc. (LR-21.12, LR-21.13).

    Sites that player controlled are replaced if they are the player's own, and then return to the path (LR-21.15).
    """
    place = table.order.index(gone)
    circle = [table.order[place - step] for step in range(1, len(table.order))]
    suppliers = [seat for seat in circle if not table.players[seat].out]
    turn = 0
    for number in range(1, 10):
        for card, piece in enumerate(table.cards):
            if piece.zone not in (terms.PATH, terms.CONTROLLED) or piece.printed.site_number != number:
                continue
            site = card
            if piece.owner == gone:
                site = replace_site(table, card, suppliers[turn % len(suppliers)])
                turn += 1
            if site != NOTHING and table.cards[site].controller == gone:
                liberate_site(table, site)
            break


def replace_site(table: LotrTable, old: Thing, supplier: Seat) -> Thing:
    """Replaces a site by the supplier's, on the path or under control (LR-13.20, LR-21.12)."""
    number = table.cards[old].printed.site_number
    controller = table.cards[old].controller
    gone = table.players[table.cards[old].owner].out
    new = site_in_adventure_deck(table, supplier, number)
    if new == NOTHING:
        shed(table, old)
    else:
        table.revealed()
        atoms.lay_site(table, new, number)
        move_cards_on(table, old, new)
    atoms.put(table, old, terms.NO_ZONE if gone else terms.ADVENTURE_DECK)
    if controller != NOBODY and new != NOTHING:
        atoms.control_site(table, new, controller)
    return new


def move_cards_on(table: LotrTable, old: Thing, new: Thing) -> None:
    """Moves the cards on a site to the site that replaces it (LR-13.20)."""
    for card in table.cards[old].borne:
        atoms.change_bearer(table, card, new)
    for card in table.cards[old].stacked:
        atoms.stack(table, card, new)


def liberate_site(table: LotrTable, site: Thing) -> None:
    """Returns a controlled site to the path; cards on it are discarded (LR-30.15, LR-30.16)."""
    shed(table, site)
    atoms.lay_site(table, site, table.cards[site].printed.site_number)


# The move limit.


def note_move_limit(table: LotrTable) -> None:
    """Applies texts that now change the move limit, for the rest of the turn (LR-20.21)."""
    for speaker in index_of(table).speakers:
        source = speaker.context.this
        if speaker.stat != terms.MOVE_LIMIT or any(source == noted for noted, _change in table.limit_changes):
            continue
        condition = speaker.ability.condition
        if condition is None or holds(table, condition, speaker.context):
            atoms.change_limit(table, source, amount(table, speaker.modifier.amount, speaker.context))
