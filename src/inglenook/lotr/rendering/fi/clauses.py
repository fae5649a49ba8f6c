"""Clauses that come before a Finnish noun where other languages put them after it, and the form of exceptions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from inglenook.lotr.cards.collection import ALL
from inglenook.lotr.dsl.terms import CHARACTER_TYPES
from inglenook.lotr.rendering.parts import BARE, EACH, A, Alternatives, Noun, Say, is_any_card, nouns

CORE: Final = "core_"
"""Prefix of a form: the case without the determiner."""

BEFORE_THE_NOUN: Final = {
    "SiteYouControl": "you_control",
    "InSkirmish": "in_this_skirmish",
    "InSkirmish.any": "in_a_skirmish",
    "InSkirmish.that": "in_that_skirmish",
    "OnPath": "on_path",
    "OfThatPlayer": "own",
    "OfYours": "your",
    "OfPlayerOfThis": "of_player_of_this",
    "OfTheirChoice": "of_their_choice",
    "YouChoose": "you_choose",
}
"""Relative clauses of other languages that are attributes in Finnish: "hallitsemasi paikka", "oma palvelijansa".

In texts about another player "oma palvelijasi" would mean that player's, so "sinun palvelijasi" is used.
"""

UPON: Final = "Upon"
OF: Final = "Of"
BORNE: Final = ("BorneBy", "BorneBy.narrowed", UPON, OF)
"""Clauses for a bearer, an owner or a host, which come before the noun: "kumppanin kantama olosuhde"."""

PARTICIPLES: Final = {"Bearing": "bearing", "Skirmishing": "skirmishing", "AssignedNow.to": "assigned_to"}
"""Relative clauses that can come before the noun, with their participles: "käsiasetta kantava kumppani"."""


def is_borne(clause: Say) -> bool:
    """Whether a clause names a card's bearer so briefly that it can come before the noun."""
    if clause.id not in BORNE:
        return False
    bearer = clause.slots["y"]
    assert isinstance(bearer, (Noun, Alternatives))
    return not any((noun.after and not can_be_participle(noun)) or noun.exceptions for noun in nouns(bearer))


def stands_before(clause: Say) -> bool:
    """Whether a clause of other languages is an attribute in Finnish."""
    return clause.id in BEFORE_THE_NOUN or is_borne(clause)


def can_be_participle(noun: Noun) -> bool:
    """Whether the clause of a noun can come before it as a participle: it is the only one, and short."""
    if len(noun.after) != 1 or noun.exceptions or noun.title or noun.determiner == BARE or noun.count != 1:
        return False
    other = noun.after[0].slots.get("y")
    return noun.after[0].id in PARTICIPLES and isinstance(other, Noun) and not other.after and not other.exceptions


def could_be_of_each_other(noun: Noun) -> bool:
    """Whether "jokaisen" would seem to modify the first word of the participle: "jokaisen Sormuksen lumoissa …"."""
    opponent = noun.after[0].slots["y"]
    return noun.determiner == EACH and isinstance(opponent, Noun) and bool(opponent.adjectives)


def is_any_other(noun: Noun, case: str) -> bool:
    """Whether exceptions have the form "muu kumppani kuin hobitti"; with each or several cards they are in brackets.

    A noun that says only "cards" also has this form: "muut kortit kuin …".
    """
    clauses = [clause for clause in noun.after if not stands_before(clause)]
    one = noun.determiner == A and noun.count == 1 and not case.startswith(("pl_", CORE))
    any_cards = noun.determiner == BARE and is_any_card(noun) and not case.startswith(CORE)
    return (one or any_cards) and bool(noun.exceptions) and not (clauses or noun.other or noun.title)


def alike(options: Sequence[Noun]) -> bool:
    """Whether a determiner can be shared: no noun has an adjective of its own that could be read with the rest."""
    return all(option.adjectives == options[0].adjectives for option in options)


def of_one_clause(options: Sequence[Noun]) -> bool:
    """Whether a determiner can be shared because a clause is; then only the last noun has an adjective of its own."""
    return bool(options[0].after) and not any(option.adjectives for option in options[:-1])


def is_name(title: str) -> bool:
    """Whether a title is inflected like a name: a single word, unless some card shows that it is no character's.

    The two words of a unique character ("Úlairë Lemenyaa") are also inflected, if the first is not an article.  Cards
    name Gollum before a card of his own is in the game.
    """
    words, cards = title.split(), [card for card in ALL if card.title == title]
    short = len(words) == 1 or (len(words) == 2 and words[0] != "The" and all(card.unique for card in cards))
    return short and all(card.type in CHARACTER_TYPES for card in cards)
