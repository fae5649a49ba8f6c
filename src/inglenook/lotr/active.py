"""Finds the active cards and builds the index of their abilities (LR-25)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.lotr.dsl import terms
from inglenook.lotr.index import NO_SITES, Context, Index, Saying, Text, speakers_of
from inglenook.lotr.state import NOBODY
from inglenook.lotr.table import LotrTable


def index_of(table: LotrTable) -> Index:
    """Returns the table's index; rebuilds it if a card came or went."""
    index = table.index
    if index is None:
        index = gather(table)
        table.index = index
    return index


def is_active(table: LotrTable, card: Thing) -> bool:
    """Whether a card is in play and active (LR-25.1 to LR-25.6)."""
    return index_of(table).is_active(card)


def gather(table: LotrTable) -> Index:
    """Builds the index: the active cards, from the Free Peoples player to the right, and their abilities."""
    index = Index()
    if table.turn == NOBODY:
        return index
    in_play = index.active  # the sites come last
    cards = table.cards
    silences = False
    for lasting in table.lasting:
        silences = silences or lasting.stat == terms.TEXT
    for seat in table.counter_clockwise_from(table.turn):
        shadow = seat != table.turn
        for card in table.players[seat].in_play:
            piece = cards[card]
            # Checked inline, as a function call for each card of the other side takes longer than all the rest.
            if (piece.printed.side == terms.SHADOW) == shadow and (
                piece.bearer == NOTHING or active_in_play(table, card)
            ):
                in_play.append(card)
                silences = silences or piece.printed.silences
    if table.options.get("idle-copies-inactive", 0):
        in_play = index.active = without_idle_copies(table, in_play)
    copies: list[str] = []
    silenced = silenced_texts(table, in_play) if silences else NOBODY_IS_SILENCED
    for card in in_play:
        piece = cards[card]
        speaks = not piece.printed.is_silenced_by_copies or text_works(table, card, copies)
        add_active(table, index, card, piece.owner, speaks, silenced.get(card) if silences else None)
    # Site text does nothing while starting fellowships are played (LR-9.12).
    site = NOTHING if table.phase == terms.SETTING_UP else table.site()
    if site != NOTHING:
        index.active.append(site)
        add_active(table, index, site, NOBODY, True)
    for card in sites_under_control(table):
        # A controlled site's text works as on the path (LR-30.8), unless a switch silences it (LD-14).
        index.active.append(card)
        add_active(table, index, card, NOBODY, bool(table.options.get("controlled-site-text", 0)))
    return index


ALL_SENTENCES: Final = 0
NOBODY_IS_SILENCED: Final[dict[Thing, list[int]]] = {}


def silenced_texts(table: LotrTable, in_play: list[Thing]) -> dict[Thing, list[int]]:
    """Maps each silenced card to the sentences of its text that do not apply, counted from one; 0 means all of them.

    A condition silences its bearer while it is there (2U76); an action silences a card for a time (1R224, 4R174).
    """
    silenced: dict[Thing, list[int]] = {}
    for card in in_play:
        piece = table.cards[card]
        if piece.printed.silences and piece.bearer != NOTHING:
            silenced.setdefault(piece.bearer, []).append(ALL_SENTENCES)
    for lasting in table.lasting:
        if lasting.stat == terms.TEXT:
            for card in lasting.cards:
                silenced.setdefault(card, []).append(lasting.amount)
    return silenced


def sites_under_control(table: LotrTable) -> list[Thing]:
    """Returns the controlled sites: they are active besides the fellowship's site (LR-25.4, LR-30.8)."""
    for site in table.path:
        if site == NOTHING:  # a controlled site has left a gap
            return [card for card, piece in enumerate(table.cards) if piece.zone == terms.CONTROLLED]
    return NO_SITES


def active_in_play(table: LotrTable, card: Thing) -> bool:
    """Whether a card in play is active: by its side and owner, and with its bearer (LR-25.1, LR-25.3, LR-25.6)."""
    piece = table.cards[card]
    if not is_on_active_side(table, card):
        return False
    if piece.bearer == NOTHING or table.cards[piece.bearer].zone != terms.PLAY:
        return True  # borne by no card, or a condition on a site
    return active_in_play(table, piece.bearer)


def is_on_active_side(table: LotrTable, card: Thing) -> bool:
    """Whether the turn suits a card: its owner's, or for Shadow cards another player's (LR-25.1, LR-25.6)."""
    piece = table.cards[card]
    return (piece.owner == table.turn) != (piece.printed.side == terms.SHADOW)


def without_idle_copies(table: LotrTable, in_play: list[Thing]) -> list[Thing]:
    """Returns the active cards; of several players' copies of a unique Shadow card, only the first is active (LD-2).

    Cards borne by an inactive card are inactive, too (LR-25.3).
    """
    titles: list[str] = []
    idle: list[Thing] = []
    for card in in_play:
        printed = table.cards[card].printed
        if printed.unique and printed.side == terms.SHADOW:
            if printed.title in titles:
                idle.append(card)
            titles.append(printed.title)
    return [card for card in in_play if not rests_on(table, card, idle)] if idle else in_play


def rests_on(table: LotrTable, card: Thing, idle: list[Thing]) -> bool:
    """Whether a card, or a card that bears it, is idle."""
    while card != NOTHING:
        if card in idle:
            return True
        card = table.cards[card].bearer
    return False


def text_works(table: LotrTable, card: Thing, copies: list[str]) -> bool:
    """Whether a Shadow card's text works: the first copy's does, or the first four if not unique (LR-25.8, LR-25.9).

    `copies` holds the titles met so far.  Switches exempt minions or turn the rule off (LD-2, LD-12).
    """
    printed = table.cards[card].printed
    if table.options.get("minion-copies-work", 0) and printed.type == terms.MINION_TYPE:
        return True
    if table.options.get("idle-copies-inactive", 0):
        return True
    copies.append(printed.title)
    return len(copies) == 1 or copies.count(printed.title) <= (1 if printed.unique else 4)


def add_stacked(table: LotrTable, index: Index, card: Thing) -> None:
    """Adds the abilities of a stacked card that work while it is stacked; the card itself is not active (LR-28.21).

    A controlled site is active in every turn, but the Free Peoples player's Shadow cards on it are not (LR-25.1,
    LR-30.9).
    """
    printed = table.cards[card].printed
    if not is_on_active_side(table, card):
        return
    for phase, numbers in printed.stacked_actions.items():
        for number in numbers:
            index.actions.append(Saying(phase, card, number, printed.abilities[number]))
    if printed.stacked_continuous:
        context = Context(table.cards[card].owner, card)
        index.add_speakers(speakers_of(context, printed.stacked_continuous, printed.abilities))


def own_site(table: LotrTable, seat: Seat, number: int, block: str) -> Thing:
    """Returns a player's own site of a number and block, on the path or controlled by any player (LG-92, LR-13.18)."""
    for card, piece in enumerate(table.cards):
        in_play = piece.zone in (terms.PATH, terms.CONTROLLED)
        if in_play and piece.owner == seat and (piece.printed.site_number, piece.printed.block) == (number, block):
            return card
    return NOTHING


def is_lent(table: LotrTable, card: Thing) -> bool:
    """Whether a site away from the fellowship has working text only because a card copies it (1U60)."""
    if table.cards[card].printed.type != terms.SITE_TYPE or card == table.site():
        return False
    return not (table.cards[card].zone == terms.CONTROLLED and table.options.get("controlled-site-text", 0))


def add_active(
    table: LotrTable, index: Index, card: Thing, you: Seat, speaks: bool, silenced: list[int] | None = None
) -> None:
    """Adds an active card to the index, with its abilities if its text works; sentences may be silenced (LD-37).

    On a site "you" is the player who uses it (LR-25.5); its continuous texts are read for the Free Peoples player.
    """
    piece = table.cards[card]
    printed = piece.printed
    if printed.is_character:
        index.characters.append(card)
    elif printed.vitality < 0:
        index.weakens = True
    for other in piece.stacked:
        add_stacked(table, index, other)
    if not speaks or (silenced is not None and ALL_SENTENCES in silenced):
        return
    add_text(table, index, card, you, silenced)
    copied, block = printed.copied_site
    if copied:
        index.borrows = True
        # The copied site acts as the source, for the player of the copying card: names in its text still mean the site.
        site = own_site(table, you, copied, block)
        if site != NOTHING:
            add_text(table, index, site, you, None, copied=True)


def answered_by_events(table: LotrTable) -> dict[str, bool]:
    """Returns the kinds of happenings that the events of this game respond to, in whatever zone those events are."""
    kinds = table.event_answers
    if kinds is None:
        kinds = {}
        for piece in table.cards:
            if piece.printed.type == terms.EVENT_TYPE:
                for kind in piece.printed.answers:
                    kinds[kind] = True
        table.event_answers = kinds
    return kinds


def prepare_text(table: LotrTable, card: Thing) -> Text:
    """Prepares a card's abilities for the index; they stay the same for the whole game."""
    text = Text(card, table.cards[card].owner, table.cards[card].printed)
    texts = table.texts
    if len(texts) < len(table.cards):
        texts.extend([None] * (len(table.cards) - len(texts)))
    texts[card] = text
    return text


def add_text(
    table: LotrTable, index: Index, card: Thing, you: Seat, silenced: list[int] | None, copied: bool = False
) -> None:
    """Adds a card's abilities to the index.  Of a copied site, only continuous texts are added repeatedly (LG-92)."""
    text = table.texts[card] if card < len(table.texts) else None
    if text is None:
        text = prepare_text(table, card)
    if text.is_empty:
        return
    printed = table.cards[card].printed
    if text.speakers:
        if silenced is None and you == table.cards[card].owner:
            index.add_speakers(text.speakers)
        else:
            context = Context(table.turn if you == NOBODY else you, card)
            index.add_speakers(speakers_of(context, heard(printed.continuous, silenced), printed.abilities))
    if copied:
        if card == table.site() or card in index.lent:
            return
        index.lent = [*index.lent, card]
    for saying in text.answers:
        if silenced is None or saying.number + 1 not in silenced:
            index.answers.append(saying)
    for saying in text.actions:
        if silenced is None or saying.number + 1 not in silenced:
            index.actions.append(saying)
    for saying in text.discarded_when:
        if silenced is None or saying.number + 1 not in silenced:
            index.discarded_when = [*index.discarded_when, saying]


def is_heard_now(table: LotrTable, saying: Saying) -> bool:
    """Whether a trigger or response counts now: during a move, the new site has only its "moves to" text (LR-13.15)."""
    if not table.arriving or saying.when == terms.MOVES_TO or saying.card != table.site():
        return True
    return table.cards[saying.card].printed.type != terms.SITE_TYPE


def is_heard_in_play(table: LotrTable, kind: str) -> bool:
    """Whether an active card or a waiting effect responds to this kind of happening."""
    for saying in index_of(table).answers:
        if saying.when == kind and is_heard_now(table, saying):
            return True
    for waiting in table.waiting:
        if waiting.words().on.kind == kind:
            return True
    return False


def heard(numbers: Sequence[int], silenced: list[int] | None) -> list[int]:
    """Returns the numbers of the abilities that are not silenced."""
    return [number for number in numbers if silenced is None or number + 1 not in silenced]
