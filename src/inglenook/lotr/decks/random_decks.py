"""Random legal decks out of a pool of cards: so that every card meets every other (LR-5.2 to LR-5.17).

Sensible enough to be played: each side has one or two cultures, so that a card finds those it speaks of, and enough
characters.  Cards that are wanted come first, and decide the cultures.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from inglenook.kernel.dice import Dice
from inglenook.lotr.decks.codes import set_of
from inglenook.lotr.decks.deck import Deck
from inglenook.lotr.decks.formats import FELLOWSHIP_BLOCK, OPEN, TOWER_BLOCK, Format
from inglenook.lotr.decks.legality import FRODO, LEAST_CARDS, MOST_FRODOS, MOST_OF_A_TITLE, SITE_NUMBERS
from inglenook.lotr.library import LIBRARY, Printed
from inglenook.lotr.words import terms

DICE: Final = "deck"
HALF: Final = LEAST_CARDS // 2
FOCUS: Final = 5
"""So many of the cards that are wanted most stand behind the choice of the one a side is built around."""

CHARACTERS: Final = {terms.FREE_PEOPLES: 10, terms.SHADOW: 16}
"""At least so many cards of a side are characters, if there are so many."""

Wants = Mapping[str, int]
"""How much each card is wanted; the others not at all."""


def format_for(sets: Sequence[int]) -> Format:
    """The format in which cards of all these sets can be played."""
    for format in (FELLOWSHIP_BLOCK, TOWER_BLOCK):
        if all(number in format.sets for number in sets):
            return format
    return OPEN


def random_deck(dice: Dice, sets: Sequence[int], wants: Wants | None = None) -> Deck:
    """A deck of cards of these sets that may be played in their format; sites, Frodo and Ring also from elsewhere."""
    format = format_for(sets)
    wanted = {} if wants is None else wants
    allowed = [card for card in LIBRARY.values() if ":" not in card.id and format.allows(card)]
    pool = [card for card in allowed if set_of(card.id) in sets]
    draw_deck: dict[str, int] = {}
    for side in (terms.FREE_PEOPLES, terms.SHADOW):
        fill(draw_deck, [card for card in pool if card.side == side], side, dice, wanted)
    frodos = preferred([card for card in allowed if card.title == FRODO and card.resistance], sets)
    rings = preferred([card for card in allowed if card.type == terms.RING_TYPE], sets)
    sites = [card for card in allowed if card.type == terms.SITE_TYPE]
    path = [one_of([site for site in sites if site.site_number == number], dice, wanted) for number in SITE_NUMBERS]
    ring_bearer, ring = one_of(frodos, dice, wanted), one_of(rings, dice, wanted)
    return Deck(ring_bearer.id, ring.id, tuple([site.id for site in path]), tuple(draw_deck.items()))


def preferred(cards: list[Printed], sets: Sequence[int]) -> list[Printed]:
    """Those of these sets, if there are any."""
    return [card for card in cards if set_of(card.id) in sets] or cards


def one_of(cards: list[Printed], dice: Dice, wants: Wants) -> Printed:
    """One of these, most likely one that is wanted."""
    most = by_want(sorted_by_id(cards), wants)
    if wants and dice.below(DICE, 4):
        most = most[: max(1, len(most) // 3)]
    return most[dice.below(DICE, len(most))]


def sorted_by_id(cards: list[Printed]) -> list[Printed]:
    """In an order that does not depend on where cards are defined."""
    return [LIBRARY[id] for id in sorted([card.id for card in cards])]


def by_want(cards: list[Printed], wants: Wants) -> list[Printed]:
    """What is wanted most comes first; what is wanted equally stays in its order."""
    places = sorted([(-wants.get(card.id, 0), place) for place, card in enumerate(cards)])
    return [cards[place] for _want, place in places]


def fill(deck: dict[str, int], pool: list[Printed], side: str, dice: Dice, wants: Wants) -> None:
    """Half of a draw deck: around one card that is wanted, with its culture and often a second one."""
    cultures = list(dict.fromkeys([card.culture for card in pool]))
    first = most_wanted(pool, dice, wants).culture
    second = cultures[dice.below(DICE, len(cultures))]
    mixed = dice.below(DICE, 8) == 0
    near = [card for card in pool if mixed or card.culture in (first, second)]
    dice.shuffle(DICE, near)
    near = by_want(near, wants)  # among equals the order of the shuffle stays
    titles: dict[str, int] = {}
    characters = [card for card in near if card.is_character]
    dice.shuffle(DICE, characters)
    count = add(deck, titles, [card for card in near if wants.get(card.id, 0)], dice, HALF // 2)
    count += add(deck, titles, characters, dice, min(HALF - count, CHARACTERS[side]))
    dice.shuffle(DICE, near)
    count += add(deck, titles, near, dice, HALF - count)
    others = [card for card in pool if card not in near]
    dice.shuffle(DICE, others)
    while count < HALF:
        found = add(deck, titles, near + others, dice, HALF - count)
        assert found, "there are too few cards for a deck"
        count += found


def most_wanted(pool: list[Printed], dice: Dice, wants: Wants) -> Printed:
    """One of the cards that are wanted, now and then of those that are wanted most."""
    order = by_want([card for card in sorted_by_id(pool) if wants.get(card.id, 0)], wants)
    best = (order if dice.below(DICE, 4) else order[:FOCUS]) or pool  # else the rarest would keep out all the others
    return best[dice.below(DICE, len(best))]


def add(deck: dict[str, int], titles: dict[str, int], cards: list[Printed], dice: Dice, room: int) -> int:
    """Puts some of these into the deck, with one to four copies, of unique ones one or two; tells how many came."""
    count = 0
    for card in cards:
        most = (MOST_FRODOS if card.title == FRODO else MOST_OF_A_TITLE) - titles.get(card.title, 0)
        copies = min(most, room - count, 1 + dice.below(DICE, 2 if card.unique else 4))
        if copies > 0:
            deck[card.id] = deck.get(card.id, 0) + copies
            titles[card.title] = titles.get(card.title, 0) + copies
            count += copies
        if count == room:
            break
    return count
