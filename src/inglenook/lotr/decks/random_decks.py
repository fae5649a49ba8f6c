"""Random legal decks from a pool of cards, so that over many games every card meets every other (LR-5.2 to LR-5.17).

The decks are sensible enough to be played.  Each side is built around one card and the cards it refers to (`company`),
and has one or two cultures and enough characters.  Wanted cards come first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from inglenook.kernel.dice import Dice
from inglenook.lotr.decks.codes import set_of
from inglenook.lotr.decks.deck import Deck
from inglenook.lotr.decks.formats import FELLOWSHIP_BLOCK, OPEN, TOWER_BLOCK, Format
from inglenook.lotr.decks.legality import FRODO, LEAST_CARDS, MOST_FRODOS, MOST_OF_A_TITLE, SITE_NUMBERS
from inglenook.lotr.decks.synergy import company
from inglenook.lotr.dsl import terms
from inglenook.lotr.library import LIBRARY, Printed

DICE: Final = "deck"
HALF: Final = LEAST_CARDS // 2
FOCUS: Final = 5
"""Number of most wanted cards from which the central card of a side is sometimes chosen."""

COMPANY: Final = 6
"""Maximum number of cards added for one description in the text of the central card."""

GUESTS: Final = 3
"""Maximum number of copies added for one description in the text of an opponent's central card."""

OTHER_SIDE: Final = {terms.FREE_PEOPLES: terms.SHADOW, terms.SHADOW: terms.FREE_PEOPLES}

CHARACTERS: Final = {terms.FREE_PEOPLES: 10, terms.SHADOW: 16}
"""Minimum number of characters on each side, as far as the pool has so many."""

Wants = Mapping[str, int]
"""The weight of each wanted card; cards not listed have weight 0."""


def formats_for(sets: Sequence[int]) -> tuple[Format, ...]:
    """Returns the formats in which all cards of some sets can be played: their block, if it has all the sets.

    Otherwise it is the open format.  That format has no Fellowship block sites, so sets of that block are also
    played in the Fellowship block, on their own path (LR-5.4).
    """
    for format in (FELLOWSHIP_BLOCK, TOWER_BLOCK):
        if all(number in format.sets for number in sets):
            return (format,)
    if any(number in FELLOWSHIP_BLOCK.sets for number in sets):
        return (OPEN, FELLOWSHIP_BLOCK)
    return (OPEN,)


def random_decks(dice: Dice, format: Format, sets: Sequence[int], seats: int, wants: Wants | None = None) -> list[Deck]:
    """Returns decks, to be played against each other, of the cards of some sets that a format allows.

    Each half is built around one card and the cards it refers to.  A deck also brings cards that the opposing central
    card of the next seat refers to.
    """
    wanted = {} if wants is None else wants
    allowed = allowed_in(format)
    pool = [card for card in allowed if set_of(card.id) in sets]
    halves = {side: [card for card in pool if card.side == side] for side in (terms.FREE_PEOPLES, terms.SHADOW)}
    centres = [{side: most_wanted(half, dice, wanted) for side, half in halves.items()} for _seat in range(seats)]
    decks = []
    for seat in range(seats):
        draw_deck: dict[str, int] = {}
        for side, half in halves.items():
            opponent = centres[(seat + 1) % seats][OTHER_SIDE[side]]
            fill(draw_deck, half, centres[seat][side], opponent, dice, wanted)
        decks.append(with_path(tuple(draw_deck.items()), allowed, sets, dice, wanted))
    return decks


def allowed_in(format: Format) -> list[Printed]:
    """Returns all cards allowed in a format."""
    return [card for card in LIBRARY.all().values() if ":" not in card.id and format.allows(card)]


def with_path(
    draw_deck: tuple[tuple[str, int], ...], allowed: list[Printed], sets: Sequence[int], dice: Dice, wants: Wants
) -> Deck:
    """Returns a deck with a Frodo, a Ring and nine sites added; Frodo and Ring are of the given sets where possible."""
    frodos = preferred([card for card in allowed if card.title == FRODO and card.resistance], sets)
    rings = preferred([card for card in allowed if card.type == terms.RING_TYPE], sets)
    sites = [card for card in allowed if card.type == terms.SITE_TYPE]
    path = [one_of([site for site in sites if site.site_number == number], dice, wants) for number in SITE_NUMBERS]
    ring_bearer, ring = one_of(frodos, dice, wants), one_of(rings, dice, wants)
    return Deck(ring_bearer.id, ring.id, tuple([site.id for site in path]), draw_deck)


def preferred(cards: list[Printed], sets: Sequence[int]) -> list[Printed]:
    """Returns the cards of some sets, or all cards if none is of these sets."""
    return [card for card in cards if set_of(card.id) in sets] or cards


def one_of(cards: list[Printed], dice: Dice, wants: Wants) -> Printed:
    """Returns a random card, most likely a wanted one."""
    most = by_want(sorted_by_id(cards), wants)
    if wants and dice.below(DICE, 4):
        most = most[: max(1, len(most) // 3)]
    return most[dice.below(DICE, len(most))]


def sorted_by_id(cards: list[Printed]) -> list[Printed]:
    """Returns the cards sorted by id, so that the order does not depend on where the cards are defined."""
    return [LIBRARY[id] for id in sorted([card.id for card in cards])]


def by_want(cards: list[Printed], wants: Wants) -> list[Printed]:
    """Returns the cards with the most wanted ones first; equally wanted cards keep their order."""
    places = sorted([(-wants.get(card.id, 0), place) for place, card in enumerate(cards)])
    return [cards[place] for _want, place in places]


def fill(
    deck: dict[str, int], pool: list[Printed], centre: Printed, opponent: Printed, dice: Dice, wants: Wants
) -> None:
    """Fills half of a draw deck: around one card, with its company, its culture and often a second culture."""
    titles: dict[str, int] = {}
    own = company(centre, pool)
    count = add(deck, titles, [centre], dice, HALF, full=True)
    for meant in own:
        some = meant[: 2 * FOCUS]
        dice.shuffle(DICE, some)
        count += add(deck, titles, some, dice, min(COMPANY, HALF // 2 - count))
    for meant in company(opponent, pool):
        count += add(deck, titles, [meant[dice.below(DICE, len(meant))]], dice, min(GUESTS, HALF * 2 // 3 - count))
    cultures = list(dict.fromkeys([card.culture for card in pool]))
    second = cultures[dice.below(DICE, len(cultures))]
    mixed = dice.below(DICE, 8) == 0
    near = [card for card in pool if mixed or card.culture in (centre.culture, second)]
    dice.shuffle(DICE, near)
    wanted = [card for card in by_want(near, wants) if wants.get(card.id, 0)]  # the shuffle orders equal ones
    characters = [card for card in near if card.is_character]
    characters_in = len([id for id, copies in deck.items() for _ in range(copies) if LIBRARY[id].is_character])
    count += add(deck, titles, wanted, dice, min(HALF // 4, HALF - count))
    count += add(deck, titles, characters, dice, min(HALF - count, max(0, CHARACTERS[centre.side] - characters_in)))
    dice.shuffle(DICE, near)
    count += add(deck, titles, near, dice, HALF - count)
    others = [card for card in pool if card not in near]
    dice.shuffle(DICE, others)
    while count < HALF:
        found = add(deck, titles, near + others, dice, HALF - count)
        assert found, "there are too few cards for a deck"
        count += found


def most_wanted(pool: list[Printed], dice: Dice, wants: Wants) -> Printed:
    """Returns a random wanted card, now and then one of the most wanted."""
    order = by_want([card for card in sorted_by_id(pool) if wants.get(card.id, 0)], wants)
    best = (order if dice.below(DICE, 4) else order[:FOCUS]) or pool  # always the best would exclude most cards
    return best[dice.below(DICE, len(best))]


def add(
    deck: dict[str, int], titles: dict[str, int], cards: list[Printed], dice: Dice, room: int, full: bool = False
) -> int:
    """Adds some of the cards to a deck and returns the number of copies added.

    Each card gets one to four copies, a unique one at most two; if `full`, as many as the rules allow.
    """
    count = 0
    for card in cards:
        if count >= room:
            break
        most = (MOST_FRODOS if card.title == FRODO else MOST_OF_A_TITLE) - titles.get(card.title, 0)
        wished = most if full else 1 + dice.below(DICE, 2 if card.unique else 4)
        copies = min(most, room - count, wished)
        if copies > 0:
            deck[card.id] = deck.get(card.id, 0) + copies
            titles[card.title] = titles.get(card.title, 0) + copies
            count += copies
    return count
