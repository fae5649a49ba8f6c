"""Names of cards in options; copies that differ are named with their differences (KR-2)."""

from __future__ import annotations

from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.kernel.messages import Argument, Message, Name, Player
from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.positions import assigned_against
from inglenook.lotr.table import LotrTable
from inglenook.lotr.visibility import knows

Difference = tuple[Seat, int, tuple[str, ...], tuple[str, ...]]
"""Properties that tell copies apart: owner, wounds, the cards on the copy, and the characters that it faces."""


def called(table: LotrTable, viewer: Seat, thing: Thing, by_owner: bool = True) -> Argument:
    """Returns a card's name as the viewer may know it, with the details that tell a character from its copies in play.

    Without `by_owner` the owner is left out, because the surrounding text names the owner.
    """
    piece = table.cards[thing]
    if not knows(table, viewer, thing):
        if piece.zone == terms.HAND:
            return Message("hidden-card", {"player": Player(piece.owner)})
        return Message("hidden-thing")
    name = Name(piece.printed.id)
    if piece.printed.unique:
        return name
    card: Argument = name
    if piece.wounds:
        card = Message("called-wounded", {"card": name, "wounds": piece.wounds})
    if piece.zone != terms.PLAY or piece.bearer != NOTHING:
        return card
    details = differences(table, thing, by_owner)
    return Message("called-with", {"card": card, "details": details}) if details else card


def differences(table: LotrTable, thing: Thing, by_owner: bool) -> tuple[Argument, ...]:
    """Returns the details that tell a card in play from copies of it that differ."""
    others = copies(table, thing)
    if len(others) < 2:
        return ()
    own = difference(table, thing)
    told = [difference(table, other) for other in others]
    found: list[Argument] = []
    if by_owner and any(other[0] != own[0] for other in told):
        found.append(Player(own[0]))
    if own[2] and any(other[2] != own[2] for other in told):
        found.append(Message("called-bearing", {"items": tuple([Name(id) for id in own[2]])}))
    if own[3] and any(other[3] != own[3] for other in told):
        found.append(Message("called-against", {"foes": tuple([Name(id) for id in own[3]])}))
    alike = [other for place, other in enumerate(others) if told[place] == own]
    if any(state(table, other) != state(table, thing) for other in alike):
        found.append(Message("called-number", {"number": alike.index(thing) + 1}))
    return tuple(found)


def copies(table: LotrTable, thing: Thing) -> list[Thing]:
    """Returns all unborne copies of a card in play, including the card itself, in the order in which they lie."""
    printed = table.cards[thing].printed
    return [
        card
        for player in table.players
        for card in player.in_play
        if table.cards[card].printed is printed and table.cards[card].bearer == NOTHING
    ]


def difference(table: LotrTable, thing: Thing) -> Difference:
    """Returns the properties that tell a card from its copies."""
    piece = table.cards[thing]
    on_it = sorted([table.cards[card].printed.id for card in (*piece.borne, *piece.stacked)])
    foes = sorted([table.cards[card].printed.id for card in assigned_against(table, thing)])
    return piece.owner, piece.wounds, tuple(on_it), tuple(foes)


def state(table: LotrTable, thing: Thing) -> tuple[object, ...]:
    """Returns the further state in which copies may differ: tokens and lasting effects."""
    piece = table.cards[thing]
    lasting = [(one.changes, one.amount, one.until) for one in table.lasting if thing in one.cards]
    return piece.tokens, piece.culture_tokens, tuple(sorted(lasting))


def with_bearer(table: LotrTable, viewer: Seat, thing: Thing) -> Argument:
    """Returns the name of a borne card, with its bearer and its owner where copies differ in these."""
    piece = table.cards[thing]
    subject = called(table, viewer, thing)
    if piece.bearer == NOTHING or piece.zone != terms.PLAY:
        return subject
    others = [
        table.cards[card]
        for player in table.players
        for card in player.in_play
        if table.cards[card].printed is piece.printed and table.cards[card].bearer != NOTHING
    ]
    if any(other.bearer != piece.bearer for other in others):
        subject = Message("called-borne", {"card": subject, "bearer": called(table, viewer, piece.bearer)})
    if any(other.bearer == piece.bearer and other.owner != piece.owner for other in others):
        return Message("called-with", {"card": subject, "details": (Player(piece.owner),)})
    return subject
