"""Which cards are active, and the index of what they say (LR-25)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.lotr.dsl import terms
from inglenook.lotr.index import NO_SITES, Context, Index, Saying, Text, speakers_of
from inglenook.lotr.state import NOBODY
from inglenook.lotr.table import LotrTable


def index_of(table: LotrTable) -> Index:
    """The index, gathered anew if something came or went."""
    index = table.index
    if index is None:
        index = gather(table)
        table.index = index
    return index


def is_active(table: LotrTable, card: Thing) -> bool:
    """Whether a card is in play and active (LR-25.1 to LR-25.6)."""
    return index_of(table).is_active(card)


def gather(table: LotrTable) -> Index:
    """Who is active, from the Free Peoples player to the right, and what they say."""
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
            # Most cards of the other side are told apart here: to ask for each of them takes longer than all the rest.
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
        # Its text works as on the path (LR-30.8), unless a switch silences it (LD-14).
        index.active.append(card)
        add_active(table, index, card, NOBODY, bool(table.options.get("controlled-site-text", 0)))
    return index


ALL_SENTENCES: Final = 0
NOBODY_IS_SILENCED: Final[dict[Thing, list[int]]] = {}


def silenced_texts(table: LotrTable, in_play: list[Thing]) -> dict[Thing, list[int]]:
    """The cards whose text does not apply, with the sentences meant, counted from one; all of them is 0.

    A condition silences whom it is on as long as it is there (2U76); an action does so for a time (1R224, 4R174).
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
    """Besides the site of the fellowship, every controlled one is active (LR-25.4, LR-30.8)."""
    for site in table.path:
        if site == NOTHING:  # a controlled site has left a gap
            return [card for card, piece in enumerate(table.cards) if piece.zone == terms.CONTROLLED]
    return NO_SITES


def active_in_play(table: LotrTable, card: Thing) -> bool:
    """A card in play: by its side and owner, or as its bearer is (LR-25.1, LR-25.3, LR-25.6)."""
    piece = table.cards[card]
    if not is_on_active_side(table, card):
        return False
    if piece.bearer == NOTHING or table.cards[piece.bearer].zone != terms.PLAY:
        return True  # by itself, or a condition on a site
    return active_in_play(table, piece.bearer)


def is_on_active_side(table: LotrTable, card: Thing) -> bool:
    """Whether this is a turn for the Shadow cards of its owner, or for his others: The One Ring goes with its bearer
    (LR-25.1, LR-25.6).
    """
    piece = table.cards[card]
    return (piece.owner == table.turn) != (piece.printed.side == terms.SHADOW)


def without_idle_copies(table: LotrTable, in_play: list[Thing]) -> list[Thing]:
    """The active cards where, of several players' copies of a unique Shadow card, only the first is active (LD-2).

    What an inactive card bears is inactive, too (LR-25.3).
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
    """Whether a card, or what bears it, is among those that are idle."""
    while card != NOTHING:
        if card in idle:
            return True
        card = table.cards[card].bearer
    return False


def text_works(table: LotrTable, card: Thing, copies: list[str]) -> bool:
    """Of copies of a Shadow card only the first works, or the first four if it is not unique (LR-25.8, LR-25.9).

    `copies` are the titles of those met so far.  Switches except minions, or know no such rule (LD-2, LD-12).
    """
    printed = table.cards[card].printed
    if table.options.get("minion-copies-work", 0) and printed.type == terms.MINION_TYPE:
        return True
    if table.options.get("idle-copies-inactive", 0):
        return True
    copies.append(printed.title)
    return len(copies) == 1 or copies.count(printed.title) <= (1 if printed.unique else 4)


def add_stacked(table: LotrTable, index: Index, card: Thing) -> None:
    """A card stacked on an active one is not active (LR-28.21); it has only the actions that say they work there.

    A controlled site is active in everybody's turn, and yet the Shadow cards of the Free Peoples player on it sleep
    (LR-25.1, LR-30.9).
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
    """A player's own site of a number and block, on the path or controlled by anybody (LG-92, LR-13.18)."""
    for card, piece in enumerate(table.cards):
        in_play = piece.zone in (terms.PATH, terms.CONTROLLED)
        if in_play and piece.owner == seat and (piece.printed.site_number, piece.printed.block) == (number, block):
            return card
    return NOTHING


def is_lent(table: LotrTable, card: Thing) -> bool:
    """Whether a site that the fellowship is not at speaks only because somebody has its text (1U60)."""
    if table.cards[card].printed.type != terms.SITE_TYPE or card == table.site():
        return False
    return not (table.cards[card].zone == terms.CONTROLLED and table.options.get("controlled-site-text", 0))


def add_active(
    table: LotrTable, index: Index, card: Thing, you: Seat, speaks: bool, silenced: list[int] | None = None
) -> None:
    """A card among the active ones, with what it says if its text works; sentences may be silenced (LD-37).

    On a site "you" is whoever uses it (LR-25.5); its standing texts are read for the Free Peoples player.
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
        # The site itself speaks, for the player of the card that has its text: names in it still mean the site.
        site = own_site(table, you, copied, block)
        if site != NOTHING:
            add_text(table, index, site, you, None, copied=True)


def answered_by_events(table: LotrTable) -> dict[str, bool]:
    """The kinds of happenings that events among the cards of this game answer, wherever they are."""
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
    """What a card says, which is the same as long as the game lasts."""
    text = Text(card, table.cards[card].owner, table.cards[card].printed)
    texts = table.texts
    if len(texts) < len(table.cards):
        texts.extend([None] * (len(table.cards) - len(texts)))
    texts[card] = text
    return text


def add_text(
    table: LotrTable, index: Index, card: Thing, you: Seat, silenced: list[int] | None, copied: bool = False
) -> None:
    """What a card says.  Of a copied site only what holds all the time is said more than once (LG-92)."""
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
    """Whether an answer counts: while the move is not done, the new site speaks only its "moves to" text (LR-13.15)."""
    if not table.arriving or saying.when == terms.MOVES_TO or saying.card != table.site():
        return True
    return table.cards[saying.card].printed.type != terms.SITE_TYPE


def is_heard_in_play(table: LotrTable, kind: str) -> bool:
    """Whether an active card answers such a happening, or announced effects wait for it."""
    for saying in index_of(table).answers:
        if saying.when == kind and is_heard_now(table, saying):
            return True
    for waiting in table.waiting:
        if waiting.words().on.kind == kind:
            return True
    return False


def heard(numbers: Sequence[int], silenced: list[int] | None) -> list[int]:
    """The abilities that are not silenced."""
    return [number for number in numbers if silenced is None or number + 1 not in silenced]
