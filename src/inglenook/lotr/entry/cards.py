"""One-line descriptions of cards in play: numbers, attached cards and stacked cards."""

from __future__ import annotations

from collections.abc import Mapping

from inglenook.kernel.data import Data, fields, items, number, text
from inglenook.kernel.messages import Argument, Message, Name
from inglenook.lotr.dsl import terms
from inglenook.lotr.shares import BOUNDS
from inglenook.wording import Wording

Seen = Mapping[str, Data]
"""A card, a player or a site as data in a view."""


def name(card: Seen) -> Argument:
    """Returns the name of a card; a face-down card has a neutral name."""
    id = text(card["definition"])
    return Name(id) if id else Message("hidden-thing")


def names(cards: Data) -> tuple[Argument, ...]:
    """Returns the names of several cards."""
    return tuple([name(fields(card)) for card in items(cards)])


def line(card: Seen, called: Mapping[str, Argument], wording: Wording) -> Message:
    """Returns a message with everything about a card; `called` maps handles to card names."""
    found = ", ".join([wording.say(detail) for detail in details(card, called)])
    if not found:
        return Message("look-plain-card", {"card": name(card)})
    return Message("look-card", {"card": name(card), "details": found})


def details(card: Seen, called: Mapping[str, Argument]) -> list[Argument]:
    """Returns the details of a card: numbers first, then keywords, then attached and stacked cards."""
    found: list[Argument] = []
    if "strength" in card:
        found.append(Message("detail-strength", {"strength": number(card["strength"])}))
        vitality = number(card["vitality"])
        if card["wounds"]:
            left = number(card["vitality_left"])
            found.append(Message("detail-vitality-left", {"left": left, "vitality": vitality}))
        else:
            found.append(Message("detail-vitality", {"vitality": vitality}))
    if card.get("roaming"):
        found.append(Message("detail-roaming"))
    found += keywords(card)
    if "tokens" in card:
        culture = Message(f"culture-{text(card['token_culture'])}")
        found.append(Message("detail-tokens", {"count": number(card["tokens"]), "culture": culture}))
    borne = [called[text(handle)] for handle in items(card.get("borne", []))]
    if borne:
        found.append(Message("detail-bears", {"cards": tuple(borne)}))
    if "stacked" in card:
        found.append(Message("detail-stacked", {"cards": names(card["stacked"])}))
    return found


def keywords(card: Seen) -> list[Argument]:
    """Returns the keywords of a card."""
    found: list[Argument] = []
    for pair in items(card.get("keywords", [])):
        word, count = items(pair)
        said = Message(f"keyword-{text(word)}")
        if text(word) in terms.NUMBERED_KEYWORDS:
            found.append(Message("detail-keyword-number", {"keyword": said, "number": number(count)}))
        else:
            found.append(said)
    return found


def shares(found: Data) -> tuple[Argument, ...]:
    """Returns the parts that make up a number."""
    told: list[Argument] = []
    for share in items(found):
        source, amount = items(share)
        said: Argument = Message(f"share-{text(source)}") if text(source) in BOUNDS else Name(text(source))
        told.append(Message("share", {"amount": number(amount), "source": said}))
    return tuple(told)
