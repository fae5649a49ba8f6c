"""Happenings to cards and tokens, such as wounds and burdens, as events that can be answered (LR-3, LR-22, LR-28)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.kernel.events import Reaction, Result, offer, perform
from inglenook.kernel.messages import Argument, Message, Player
from inglenook.lotr import atoms
from inglenook.lotr.active import is_active
from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import vitality
from inglenook.lotr.evaluation.positions import in_skirmish
from inglenook.lotr.requirements.reach import DISCARDING, EXERTING, HEALING, WOUNDING, can_suffer
from inglenook.lotr.responses.answers import SETTLE, AboutTo, is_answered, leaving, moment, named
from inglenook.lotr.responses.facts import Facts, event_of
from inglenook.lotr.state import NOBODY
from inglenook.lotr.stats import forbidden, wound_limit
from inglenook.lotr.table import LotrTable

# Arguments of log lines; they include data that a client needs to display, even if the text does not use it.


def whose(table: LotrTable, card: Thing) -> dict[str, Argument]:
    """Returns log arguments for a card that all players see: the card and its owner."""
    return {"card": named(table, card), "owner": Player(table.cards[card].owner)}


def hurt(table: LotrTable, card: Thing) -> dict[str, Argument]:
    """Returns log arguments for a character: the card, its owner, its wounds and its vitality."""
    return {**whose(table, card), "wounds": table.cards[card].wounds, "vitality": vitality(table, card)}


class InPlay(AboutTo):
    """A happening that is about to occur to a card in play, unless a response takes that card out of play first."""

    def is_possible(self, table: LotrTable) -> bool:
        """Whether the card is still in play: a response may have corrupted its player, who is then out (LR-21.10)."""
        return table.cards[self.facts.card].zone == terms.PLAY


# Wounds.


class Wounding(InPlay):
    """A character is about to take one wound (LR-3.3)."""

    def __init__(self, table: LotrTable, card: Thing, source: Thing, others: tuple[Thing, ...] = ()) -> None:
        super().__init__(Facts(terms.ABOUT_TO_BE_WOUNDED, card, others, source=source))
        by = others if source == NOTHING else (source,)
        names = tuple([named(table, one) for one in by])  # in play or just played, so all players know them
        self.asked: Final = Message("prompt-respond-wound", {"card": named(table, card), "by": names, "many": len(by)})
        self.happened = False

    def prompt(self, table: LotrTable) -> Message:
        return self.asked

    def happen(self, table: LotrTable) -> list[Result[LotrTable]]:
        self.happened = True
        card = self.facts.card
        atoms.add_wound(table, card)
        if table.listening:
            table.tell(Message("log-wounded", hurt(table, card)))
        return moment(table, terms.WOUNDED_NOW, card, self.facts.others, source=self.facts.source)

    async def settle(self, table: LotrTable) -> None:
        """Applies automatic consequences; only deaths by this wound itself count as dealt by its source (LG-100)."""
        await SETTLE.get()(table, self.facts.source if self.happened else NOTHING)


async def wound(table: LotrTable, card: Thing, source: Thing, others: tuple[Thing, ...] = ()) -> bool:
    """Deals one wound, if the character can take it; returns whether it was placed."""
    if not is_active(table, card) or not can_suffer(table, card, WOUNDING, source):
        return False
    limit = wound_limit(table, card)
    if limit and table.phase == terms.SKIRMISH and table.wounded_in_phase.get(card, 0) >= limit:
        return False
    return await perform(table, Wounding(table, card, source, others))


# Exertions and healing.


class Exerting(InPlay):
    """A character is about to exert (LR-3.22), which is not a wound (LR-3.29)."""

    def __init__(self, card: Thing, source: Thing) -> None:
        super().__init__(Facts(terms.ABOUT_TO_EXERT, card, source=source))

    def happen(self, table: LotrTable) -> list[Result[LotrTable]]:
        card = self.facts.card
        atoms.set_wounds(table, card, table.cards[card].wounds + 1)
        if table.listening:
            table.tell(Message("log-exerted", hurt(table, card)))
        return moment(table, terms.EXERTED_NOW, card, source=self.facts.source)


async def exert(table: LotrTable, card: Thing, source: Thing) -> bool:
    """Exerts a character once unless it is exhausted (LR-3.27); returns whether it exerted, token or not (LG-83)."""
    if not is_active(table, card) or not can_suffer(table, card, EXERTING, source):
        return False
    await perform(table, Exerting(card, source))
    return not table.over


class Healing(InPlay):
    """A wound is about to be removed (LR-3.7)."""

    def __init__(self, card: Thing, source: Thing) -> None:
        super().__init__(Facts(terms.ABOUT_TO_HEAL, card, source=source))

    def happen(self, table: LotrTable) -> list[Result[LotrTable]]:
        card = self.facts.card
        atoms.set_wounds(table, card, table.cards[card].wounds - 1)
        if table.listening:
            table.tell(Message("log-healed", hurt(table, card)))
        return moment(table, terms.HEALED_NOW, card, source=self.facts.source)


async def heal(table: LotrTable, card: Thing, source: Thing) -> bool:
    """Removes one wound from a character, if there is one; returns whether it did (LR-3.8)."""
    if not is_active(table, card) or not can_suffer(table, card, HEALING, source):
        return False
    return await perform(table, Healing(card, source))


# Leaving play.


class Discarding(InPlay):
    """A card is about to be discarded from play (LR-28.1)."""

    def __init__(self, card: Thing, source: Thing, timing: str, seat: Seat, others: list[Thing]) -> None:
        super().__init__(Facts(terms.ABOUT_TO_BE_DISCARDED, card, seat=seat, source=source, timing=timing))
        self.others: Final = others
        """Cards that the same effect discards after this one, unless a response spares them (5U60)."""

    def happen(self, table: LotrTable) -> list[Result[LotrTable]]:
        card = self.facts.card
        together = gone_with(table, (card,))
        source, timing = self.facts.source, self.facts.timing
        results = leaving(table, terms.DISCARDED_NOW, card, together, source=source, timing=timing)
        results += discarded_along(table, card, together)
        to_discard_pile(table, card)
        return results


def gone_with(table: LotrTable, cards: Sequence[Thing]) -> list[Thing]:
    """Returns cards that leave play, with all cards they bear, directly or not; The One Ring stays."""
    found: list[Thing] = []
    for card in cards:
        found.append(card)
        borne = [other for other in table.cards[card].borne if table.cards[other].printed.type != terms.RING_TYPE]
        found += gone_with(table, borne)
    return found


def discarded_along(table: LotrTable, card: Thing, together: Sequence[Thing]) -> list[Result[LotrTable]]:
    """Returns the discards of cards borne by a discarded card; cards stacked on it were not in play (LG-74)."""
    results: list[Result[LotrTable]] = []
    if is_answered(table, terms.DISCARDED_NOW):
        for other in gone_with(table, (card,))[1:]:
            results += leaving(table, terms.DISCARDED_NOW, other, together, timing=terms.RESPONSE_TIME)
    return results


async def discard_all(
    table: LotrTable, cards: Sequence[Thing], source: Thing, timing: str = terms.RESPONSE_TIME, seat: Seat = NOBODY
) -> bool:
    """Discards cards in play or stacked (LR-28.1); returns whether all have left their places (LG-70).

    `timing` is the timing word of the phase action that discards them, if any (LR-10.19); `seat` is the player, if any.
    Cards that can respond to the discard of others go last (LG-108).
    """
    answering = [card for card in cards if terms.ABOUT_TO_BE_DISCARDED in table.cards[card].printed.answers]
    left = [card for card in cards if card not in answering] + answering
    gone = 0
    while left:
        gone += await discard(table, left.pop(0), source, timing, seat, left)
    return gone == len(cards)


async def discard(table: LotrTable, card: Thing, source: Thing, timing: str, seat: Seat, others: list[Thing]) -> bool:
    """Discards one of an effect's cards; returns whether it left its place, for any zone (LG-70)."""
    zone = table.cards[card].zone
    if zone == terms.STACKED:
        to_discard_pile(table, card)
        return True
    if zone != terms.PLAY or not can_suffer(table, card, DISCARDING, source):
        return False
    await perform(table, Discarding(card, source, timing, seat, others))
    return table.cards[card].zone != zone


async def discard_by_rule(table: LotrTable, cards: Sequence[Thing]) -> None:
    """Discards cards from play by the rules, all before any responses (LR-20.14, LR-28.1)."""
    results: list[Result[LotrTable]] = []
    together = gone_with(table, cards)
    for card in cards:
        results += leaving(table, terms.DISCARDED_NOW, card, together, timing=terms.RESPONSE_TIME)
        results += discarded_along(table, card, together)
    for card in cards:
        to_discard_pile(table, card)
    for result in results:
        await offer(table, result)


def to_discard_pile(table: LotrTable, card: Thing) -> None:
    """Moves a card to its owner's discard pile, and all cards on it to their owners' piles (LR-28.4, LR-28.8)."""
    shed(table, card)
    if table.listening:
        table.tell(discarded_message(table, card))
    atoms.put(table, card, terms.DISCARD_PILE)


def discarded_message(table: LotrTable, card: Thing) -> Message:
    """Returns the log message for a discard, with the zone if not from play, where a copy of the card may be."""
    piece = table.cards[card]
    told: dict[str, Argument] = {"card": named(table, card), "player": Player(piece.owner)}
    if piece.zone == terms.HAND:
        return Message("log-discarded-from-hand", told)
    if piece.zone == terms.DECK:
        return Message("log-discarded-from-deck", told)
    return Message("log-discarded", {"card": named(table, card)})


def shed(table: LotrTable, card: Thing) -> None:
    """Discards the cards on a card that is about to leave its place (LR-28.8); The One Ring waits for a new bearer."""
    atoms.fall(table, card)
    piece = table.cards[card]
    for other in piece.borne:
        if table.cards[other].printed.type == terms.RING_TYPE:
            atoms.put(table, other, terms.NO_ZONE)
        else:
            to_discard_pile(table, other)
    for other in piece.stacked:
        to_discard_pile(table, other)


class Killing(AboutTo):
    """Characters are about to be killed, together (LG-18)."""

    def __init__(self, cards: tuple[Thing, ...], others: tuple[Thing, ...], certain: bool) -> None:
        super().__init__(Facts(terms.ABOUT_TO_BE_KILLED, cards[0], others))
        self.cards: Final = cards
        self.certain: Final = certain
        self.happened = False

    def responses(self, table: LotrTable) -> list[Reaction[LotrTable]]:
        return [] if self.certain else super().responses(table)

    def may_hide_response(self, table: LotrTable, seat: Seat) -> bool:
        return not self.certain and super().may_hide_response(table, seat)

    async def settle(self, table: LotrTable) -> None:
        """Applies automatic consequences only after the killing: during responses they would kill the dying again."""
        if self.happened:
            await super().settle(table)

    def happen(self, table: LotrTable) -> list[Result[LotrTable]]:
        self.happened = True
        results: list[Result[LotrTable]] = []
        cards = [card for card in self.cards if table.cards[card].zone == terms.PLAY]  # responses may have removed one
        together = gone_with(table, cards)
        for card in cards:
            # A character outside the skirmish is not killed in a skirmish, though in its phase (LG-104).
            beside = table.phase == terms.SKIRMISH and not in_skirmish(table, card)
            timing = terms.RESPONSE_TIME if beside else ""
            results += leaving(table, terms.KILLED, card, together, self.facts.others, timing=timing)
            results += discarded_along(table, card, together)
        for card in cards:
            shed(table, card)
            if table.listening:
                table.tell(Message("log-killed", whose(table, card)))
            minion = table.cards[card].printed.side == terms.SHADOW
            atoms.put(table, card, terms.DISCARD_PILE if minion else terms.DEAD_PILE)  # LR-3.16, LR-3.17
        return results


# Burdens and twilight.


class AddingBurdens(AboutTo):
    """Burdens are about to be added (LR-22.5)."""

    def __init__(self, amount: int, source: Thing) -> None:
        super().__init__(Facts(terms.ABOUT_TO_ADD_BURDENS, -1, source=source))
        self.amount = amount
        """Number of burdens to add; responses that prevent one reduce it."""

    def happen(self, table: LotrTable) -> list[Result[LotrTable]]:
        add_burdens_now(table, table.turn, self.amount)
        return []

    def prompt(self, table: LotrTable) -> Message:
        return Message("prompt-respond-about-to", {"event": event_of(table, self.facts, self.amount)})


async def add_burdens(table: LotrTable, amount: int, source: Thing) -> bool:
    """Adds burdens to the turn player's Ring-bearer; each one can be answered (LG-96)."""
    if table.players[table.turn].ring_bearer == NOTHING:
        return False
    adding = AddingBurdens(amount, source)
    happened = await perform(table, adding)
    if happened:
        await answer_burdens(table, terms.BURDEN_ADDED, adding.amount, table.turn, source)
    return happened


async def remove_burdens(table: LotrTable, amount: int, seat: Seat, source: Thing) -> bool:
    """Removes burdens from the turn player's Ring-bearer; each one can be answered (LG-96)."""
    there = table.players[table.turn].burdens
    if forbidden(table, table.players[table.turn].ring_bearer, terms.LOSE_BURDENS, source):
        return False
    add_burdens_now(table, table.turn, -amount)
    await answer_burdens(table, terms.BURDEN_REMOVED, min(there, amount), seat, source)
    return there >= amount


async def answer_burdens(table: LotrTable, kind: str, number: int, seat: Seat, source: Thing) -> None:
    """Offers responses to each added or removed burden separately."""
    for _burden in range(number):
        for result in moment(table, kind, NOTHING, seat=seat, source=source):
            await offer(table, result)


def add_burdens_now(table: LotrTable, seat: Seat, amount: int) -> None:
    """Changes a player's burdens at once; never below zero."""
    before = table.players[seat].burdens
    burdens = max(0, before + amount)
    atoms.set_burdens(table, seat, burdens)
    if table.listening:
        table.tell(Message("log-burdens", {"player": Player(seat), "burdens": burdens, "before": before}))


class AddingTwilight(AboutTo):
    """Tokens are about to be added to the pool by a card's effect (LR-4.8)."""

    def __init__(self, amount: int, source: Thing) -> None:
        super().__init__(Facts(terms.ABOUT_TO_ADD_TWILIGHT, -1, source=source))
        self.amount: Final = amount

    def happen(self, table: LotrTable) -> list[Result[LotrTable]]:
        add_twilight(table, self.amount)
        return []

    def prompt(self, table: LotrTable) -> Message:
        return Message("prompt-respond-about-to", {"event": event_of(table, self.facts, self.amount)})


def add_twilight(table: LotrTable, amount: int) -> None:
    """Changes the tokens in the pool; never below zero (LR-4.8, LR-28.18)."""
    before = table.twilight
    tokens = max(0, before + amount)
    if tokens != before:
        atoms.set_twilight(table, tokens)
        if table.listening:
            table.tell(Message("log-twilight", {"tokens": tokens, "before": before}))
