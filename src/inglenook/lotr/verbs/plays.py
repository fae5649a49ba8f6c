"""Cards that are played by an effect (LR-28.10 to LR-28.13)."""

from __future__ import annotations

from inglenook.kernel.decisions import Option, Seat
from inglenook.kernel.messages import Message, Name
from inglenook.kernel.questions import choose_one
from inglenook.lotr import atoms
from inglenook.lotr.answers import PLAY
from inglenook.lotr.index import Context
from inglenook.lotr.legality import VERBS, Verb, playable_by
from inglenook.lotr.table import LotrTable
from inglenook.lotr.words import effects, terms


async def do_play(table: LotrTable, effect: effects.PlayCard, context: Context) -> bool:
    """A card is played by an effect; a search of the draw deck ends with a shuffle (LR-28.10 to LR-28.13)."""
    seat = context.you
    if terms.DECK in effect.zones:
        look_through_deck(table, seat)
    found = playable_by(table, effect, context)
    played = False
    options = [Option("play", card) for card in found]
    if terms.DECK in effect.zones:
        options.insert(0, Option("find-nothing"))
    if options:
        prompt = Message("prompt-play-by-effect", {"card": Name(table.cards[context.this].printed.id)})
        picked = await choose_one(seat, prompt, tuple(options))
        searched = terms.DECK in effect.zones
        if searched:
            atoms.shuffle_deck(table, seat)  # before what is found does anything with the deck
        if picked.verb == "play":
            if searched:
                atoms.show(table, picked.subject, tuple(range(table.seats)))
            played = await PLAY.get()(table, seat, picked.subject, effect, context)
    return played


def look_through_deck(table: LotrTable, seat: Seat) -> None:
    """A player looks through the own draw deck (LR-28.11)."""
    for card in table.players[seat].deck:
        atoms.show(table, card, (seat,))


def can_play(table: LotrTable, effect: effects.PlayCard, context: Context, spent: int) -> bool:
    # A search of a hidden deck may be begun in vain (LG-62), and nobody learns beforehand what is in it.
    return terms.DECK in effect.zones or bool(playable_by(table, effect, context, spent))


VERBS.update(
    {
        effects.PlayCard: Verb(do_play, can_play),
    }
)
