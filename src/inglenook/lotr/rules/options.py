"""Options of a player at an opportunity to act: events in hand, special abilities in play (LR-10.14, LR-10.16)."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import Option, Seat, Thing
from inglenook.lotr.active import index_of, is_lent
from inglenook.lotr.dsl import terms
from inglenook.lotr.effects.actions import may_use
from inglenook.lotr.effects.plays import playable_texts
from inglenook.lotr.index import Saying
from inglenook.lotr.requirements.legality import may_play
from inglenook.lotr.stats import may_join
from inglenook.lotr.table import LotrTable

PLAY: Final = "play"
USE: Final = "use"


def phase_actions(table: LotrTable, seat: Seat) -> list[Option]:
    """Returns the events and special abilities with the timing word of this phase (LR-10.12, LR-10.19)."""
    phase = table.phase
    fighting = phase == terms.SKIRMISH
    options: list[Option] = []
    for card in table.players[seat].hand:
        printed = table.cards[card].printed
        if printed.type == terms.EVENT_TYPE:
            if phase in printed.actions:
                options += playable_texts(table, seat, card)
        elif fighting and may_join(table, card) and may_play(table, seat, card):
            options.append(Option(PLAY, card))
    for saying in index_of(table).actions:
        if saying.when == phase and may_speak(table, seat, saying) and may_use(table, seat, saying.card, saying.number):
            options.append(Option(USE, saying.card, amount=saying.number))
    return options


def may_speak(table: LotrTable, seat: Seat, saying: Saying) -> bool:
    """Whether a player may use an ability: a card's owner may; a site's is for the side whose phase it is (LR-25.5)."""
    piece = table.cards[saying.card]
    if piece.printed.type != terms.SITE_TYPE:
        return piece.owner == seat
    if is_lent(table, saying.card):
        return seat == table.turn
    if table.phase == terms.FELLOWSHIP:
        return seat == table.turn
    if table.phase == terms.SHADOW_PHASE:
        return seat != table.turn
    return True


def cards_to_play(table: LotrTable, seat: Seat) -> list[Option]:
    """Returns the cards in hand, other than events, that may be played now (LR-11.5, LR-14.3)."""
    return [Option(PLAY, card) for card in table.players[seat].hand if stays_and_may_be_played(table, seat, card)]


def stays_and_may_be_played(table: LotrTable, seat: Seat, card: Thing) -> bool:
    """Whether a card is a companion, ally, minion, item or condition that may be played now."""
    return table.cards[card].printed.type != terms.EVENT_TYPE and may_play(table, seat, card)
