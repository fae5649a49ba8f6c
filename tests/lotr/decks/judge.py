"""A second, simple judge of decks, written from LR-5.2 to LR-5.17 and LG-109 alone: which rules a deck breaks.

It counts where the first one explains, and shares nothing with it but the cards and the table of formats.
"""

from __future__ import annotations

import random
from collections import Counter

from inglenook.lotr.cards.collection import ALL
from inglenook.lotr.decks.deck import Deck
from inglenook.lotr.decks.formats import FORMATS, Format
from inglenook.lotr.library import LIBRARY

PRINTED = [LIBRARY[card.id] for card in ALL]
"""The cards there are, without those that other tests make up."""


def broken_rules(deck: Deck, format: Format) -> set[str]:
    """Returns the rules that a deck of known cards breaks."""
    everything = [deck.ring_bearer, deck.ring, *deck.adventure_deck, *[id for id, _ in deck.draw_deck]]
    draw = [LIBRARY[id] for id, count in deck.draw_deck for _ in range(count)]
    sites = [LIBRARY[id] for id in deck.adventure_deck]
    titles = Counter(card.title for card in draw if card.type not in ("the_one_ring", "site"))
    lists = {tuple(name(id)): "banned" for id in format.banned} | {tuple(name(id)): "once" for id in format.restricted}
    copies = Counter(tuple(name(id)) for id in [*everything[:2], *deck.adventure_deck, *deck.copies()] if id)
    broken = {
        "LR-5.7": not deck.ring_bearer or LIBRARY[deck.ring_bearer].title != "Frodo",
        "LR-5.8": not deck.ring or LIBRARY[deck.ring].title != "The One Ring",
        "LR-5.10": len(draw) < 60,
        "LR-5.11": sum({"free_peoples": 1, "shadow": -1}.get(card.side, 0) for card in draw) != 0,
        "LR-5.12": any(card.title == "The One Ring" for card in draw),
        "LR-5.13": any(card.type == "site" for card in draw),
        "LR-5.14": not format.limited and any(count > 4 for title, count in titles.items() if title != "Frodo"),
        "LR-5.15": not format.limited and titles["Frodo"] > 3,
        "LR-5.16": sorted(card.site_number if card.type == "site" else 0 for card in sites) != list(range(1, 10)),
        "LR-5.17": len({int(id[0]) in (1, 2, 3) for id in deck.adventure_deck if LIBRARY[id].type == "site"}) > 1,
        format.rule: any(not belongs(id, format) for id in everything if id)
        or any(lists.get(one) == "banned" or (lists.get(one) == "once" and count > 1) for one, count in copies.items()),
    }
    return {rule for rule, is_broken in broken.items() if is_broken}


def belongs(id: str, format: Format) -> bool:
    """Whether a card belongs to a format: by its set, and a site also by its path, which sets 1 to 3 share."""
    of_set = int(id[0])
    if LIBRARY[id].type == "site" and (of_set in (1, 2, 3)) != ("fellowship" in format.name):
        return False
    return of_set in format.sets or not format.sets


def name(id: str) -> list[str]:
    return [LIBRARY[id].title, LIBRARY[id].definition.subtitle]


def random_deck(dice: random.Random) -> tuple[Deck, Format]:
    """Returns a random deck that is legal or nearly so: built by a format's rules, then perhaps spoilt."""
    format = dice.choice(list(FORMATS.values()))
    pool = [card for card in PRINTED if belongs(card.id, format)]
    titles = {card.title: card for card in pool if card.title != "Frodo" and card.id not in format.banned}
    frodos = [card.id for card in pool if card.title == "Frodo"]
    rings = [card.id for card in pool if card.type == "the_one_ring"]
    paths = [
        [card.id for card in pool if card.type == "site" and card.site_number == number] for number in range(1, 10)
    ]
    size = dice.choice((30, 30, 31, 34))
    draw: Counter[str] = Counter()
    for side in ("free_peoples", "shadow"):
        kinds = dice.sample([card.id for card in titles.values() if card.side == side], 16)
        draw.update(dict(Counter(dice.sample(kinds * 4, size))))
    bearer, ring = dice.choice(frodos), dice.choice(rings) if rings else ""
    sites = [dice.choice(path) for path in paths if path]
    anything, everywhere = [card.id for card in PRINTED], [card.id for card in PRINTED if card.type == "site"]
    for _ in range(dice.choice((0, 0, 1, 2, 3))):
        match dice.randrange(8):
            case 0:
                draw[dice.choice(anything)] += dice.randrange(1, 6)
            case 1:
                draw[dice.choice(list(draw))] += dice.randrange(1, 4)
            case 2:
                del draw[dice.choice(list(draw))]
            case 3:
                bearer = dice.choice(("", dice.choice(anything), dice.choice(frodos)))
            case 4:
                ring = dice.choice(("", dice.choice(anything)))
            case 5:
                sites = (
                    [*sites, dice.choice((dice.choice(anything), dice.choice(everywhere)))]
                    if dice.random() < 0.5
                    else sites[1:]
                )
            case 6:
                draw[dice.choice(frodos)] += dice.randrange(1, 5)
            case 7:
                draw["1R1"] += dice.randrange(1, 6)
    return Deck(bearer, ring, tuple(sites), tuple(draw.items())), format
