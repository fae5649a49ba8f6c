"""The fellowship phase: any number of actions of the Free Peoples player, then the move (LR-11, LR-12)."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import NOTHING, Option, Seat, Thing
from inglenook.kernel.messages import Message, Player
from inglenook.kernel.steps import Step
from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.effects.actions import act, play_card
from inglenook.lotr.evaluation.positions import at_home
from inglenook.lotr.index import Context
from inglenook.lotr.requirements.bearers import may_bear
from inglenook.lotr.requirements.reach import HEALING, can_suffer
from inglenook.lotr.responses.answers import named
from inglenook.lotr.responses.consequences import settle
from inglenook.lotr.responses.happenings import add_twilight, heal, to_discard_pile
from inglenook.lotr.rules.concession import choose_action
from inglenook.lotr.rules.options import PLAY, USE, cards_to_play, phase_actions
from inglenook.lotr.rules.phases import turn_is_lost
from inglenook.lotr.stats import companions
from inglenook.lotr.table import LotrTable

MOVE: Final = "move"
TRANSFER: Final = "transfer"
DISCARD_TO_HEAL: Final = "discard-to-heal"


class FellowshipAction(Step):
    """One action of the fellowship phase, or its end: the fellowship must then move (LR-11.4, LR-12.1, LR-13.1)."""

    async def run(self, table: LotrTable) -> None:
        if turn_is_lost(table):
            return
        seat = table.turn
        options = [Option(MOVE), *cards_to_play(table, seat), *phase_actions(table, seat)]
        options += discards_to_heal(table, seat)
        if not table.options.get("no-transfers", 0):
            options += transfers(table, seat)
        if len(options) == 1:
            table.tell(Message("log-moves-on", {"player": Player(seat)}), (seat,))  # hands are secret: one seat only
        picked = await choose_action(seat, Message("prompt-fellowship-action"), tuple(options))
        if picked is None:
            table.then(FellowshipAction())
            return
        if picked.verb == MOVE:
            return
        table.then(FellowshipAction())
        if picked.verb == DISCARD_TO_HEAL:
            await discard_to_heal(table, picked.subject, picked.other)
        elif picked.verb == TRANSFER:
            await transfer(table, picked.subject, picked.other)
        elif picked.verb == USE or table.cards[picked.subject].printed.type == terms.EVENT_TYPE:
            await act(table, seat, picked.subject, picked.amount)
        else:
            assert picked.verb == PLAY
            await play_card(table, seat, picked.subject)
        await settle(table)


# Discarding to heal.


def discards_to_heal(table: LotrTable, seat: Seat) -> list[Option]:
    """Returns the cards in hand with the title of a wounded unique companion or ally in play (LR-11.6 to LR-11.9)."""
    options = []
    for character in table.players[seat].in_play:
        printed = table.cards[character].printed
        if not printed.unique or printed.side != terms.FREE_PEOPLES or not table.cards[character].wounds:
            continue
        if can_suffer(table, character, HEALING, NOTHING):
            for card in table.players[seat].hand:
                if table.cards[card].printed.title == printed.title:
                    options.append(Option(DISCARD_TO_HEAL, card, character))
    return options


async def discard_to_heal(table: LotrTable, card: Thing, character: Thing) -> None:
    """Discards a card from hand to heal the character with its title (LR-11.6)."""
    to_discard_pile(table, card)
    await heal(table, character, NOTHING)


# Transfers.


def transfers(table: LotrTable, seat: Seat) -> list[Option]:
    """Returns the transfers of items between a player's characters at the same site (LR-12.1 to LR-12.6, LR-12.10)."""
    options = []
    for item in table.players[seat].in_play:
        piece = table.cards[item]
        if piece.bearer == NOTHING or piece.printed.type not in terms.ITEM_TYPES:
            continue
        on = piece.printed.on
        if on is None or piece.printed.side != terms.FREE_PEOPLES:
            continue
        context = Context(seat, item)
        for receiver in characters_together_with(table, seat, piece.bearer):
            if receiver != piece.bearer and may_bear(table, item, receiver, on, context):
                options.append(Option(TRANSFER, item, receiver))
    return options


def characters_together_with(table: LotrTable, seat: Seat, bearer: Thing) -> list[Thing]:
    """Returns the characters at a bearer's site: all companions, or allies with the same home (LR-12.3, LR-12.4)."""
    in_play = table.players[seat].in_play
    allies = [card for card in in_play if table.cards[card].printed.type == terms.ALLY_TYPE]
    if table.cards[bearer].printed.type == terms.COMPANION_TYPE:
        return companions(table, seat) + [ally for ally in allies if at_home(table, ally)]
    homes = table.cards[bearer].printed.definition.homes
    neighbours = [ally for ally in allies if any(home in homes for home in table.cards[ally].printed.definition.homes)]
    return neighbours + (companions(table, seat) if at_home(table, bearer) else [])


async def transfer(table: LotrTable, item: Thing, receiver: Thing) -> None:
    """Transfers an item at its twilight cost; it is not played (LR-12.2, LR-12.8)."""
    add_twilight(table, table.cards[item].printed.cost)  # changes of the cost of playing do not apply (LR-4.10)
    atoms.change_bearer(table, item, receiver)
    table.tell(Message("log-transferred", {"card": named(table, item), "to": named(table, receiver)}))
