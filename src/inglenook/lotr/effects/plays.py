"""Effects that play cards (LR-28.10 to LR-28.13)."""

from __future__ import annotations

from inglenook.kernel.decisions import PASS, Option, Seat, Thing, pass_option
from inglenook.kernel.messages import Message, Name, Player
from inglenook.kernel.questions import choose_one
from inglenook.lotr import atoms
from inglenook.lotr.dsl import effects, terms
from inglenook.lotr.effects.actions import act, may_play_event, may_use
from inglenook.lotr.evaluation.registry import fits
from inglenook.lotr.index import Context
from inglenook.lotr.requirements.legality import VERBS, Verb, playable_by
from inglenook.lotr.requirements.reach import cards_in_zone
from inglenook.lotr.responses.answers import PLAY
from inglenook.lotr.table import LotrTable


async def do_play(table: LotrTable, effect: effects.PlayCard, context: Context) -> bool:
    """Plays a card by an effect; a search of the draw deck ends with a shuffle (LR-28.10 to LR-28.13)."""
    seat = context.you
    if terms.DECK in effect.zones:
        atoms.look_through_deck(table, seat)
    played = False
    options = [Option("play", card) for card in playable_by(table, effect, context)]
    options += playable_events(table, effect, context)
    if terms.DECK in effect.zones:
        options.insert(0, Option("find-nothing"))
    if options:
        prompt = Message("prompt-play-by-effect", {"card": Name(table.cards[context.this].printed.id)})
        picked = await choose_one(seat, prompt, tuple(options))
        searched = terms.DECK in effect.zones
        if searched:
            atoms.shuffle_deck(table, seat)  # before the card that was found affects the deck
        if picked.verb == "play":
            from_pile = table.cards[picked.subject].zone == terms.DISCARD_PILE
            if searched:
                atoms.show(table, picked.subject, tuple(range(table.seats)))
            if table.cards[picked.subject].printed.type == terms.EVENT_TYPE:
                await act(table, seat, picked.subject, picked.amount)
                played = True
            else:
                played = await PLAY.get()(table, seat, picked.subject, effect, context)
            if from_pile:
                await choose_top(table, seat)
        else:
            table.tell(Message("log-found-nothing", {"player": Player(seat)}))
    return played


async def choose_top(table: LotrTable, seat: Seat) -> None:
    """Lets a player who has played from a closed discard pile choose its top card (LR-28.7)."""
    pile = table.players[seat].discard
    if len(pile) < 2 or table.over or not table.options.get("closed-discard-piles", 0):
        return
    options = (pass_option("option-leave-top"), *[Option("lay-on-top", card) for card in pile[:-1]])
    picked = await choose_one(seat, Message("prompt-top-of-pile"), options)
    if picked.verb != PASS and picked.subject in table.players[seat].discard:
        atoms.lay_on_top(table, picked.subject)
        table.tell(Message("log-laid-on-top", {"card": Name(table.cards[picked.subject].printed.id)}))


def playable_texts(table: LotrTable, seat: Seat, card: Thing) -> list[Option]:
    """Returns the texts of an event that can be played in this phase, by their numbers (LR-10.14): 1R93 has two."""
    printed = table.cards[card].printed
    numbers = printed.actions.get(table.phase)
    if printed.type != terms.EVENT_TYPE or numbers is None or not may_play_event(table, seat, card):
        return []
    return [Option("play", card, amount=number) for number in numbers if may_use(table, seat, card, number)]


def playable_events(table: LotrTable, effect: effects.PlayCard, context: Context) -> list[Option]:
    """Returns the events that an effect could play now, at full cost: no card reduces it this way (0P58, 1R35)."""
    found = []
    for zone in effect.zones:
        for card in cards_in_zone(table, context.you, zone):
            if table.cards[card].printed.type != terms.EVENT_TYPE or card == context.this or card in context.paid:
                continue
            if fits(table, effect.what, card, context):
                found += playable_texts(table, context.you, card)
    return found


def can_play(table: LotrTable, effect: effects.PlayCard, context: Context, spent: int) -> bool:
    # A search of a hidden deck may find nothing (LG-62); its contents must not be revealed beforehand.
    if terms.DECK in effect.zones:
        return True
    return bool(playable_by(table, effect, context, spent) or playable_events(table, effect, context))


VERBS.update(
    {
        effects.PlayCard: Verb(do_play, can_play),
    }
)
