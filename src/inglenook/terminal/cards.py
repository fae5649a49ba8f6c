"""`inglenook cards`: a card of the Lord of the Rings TCG with its text and values, by collector code or title.

An argument with an operator in it, such as `type:minion cost<=2`, is a search (`inglenook.lotr.entry.search`).
"""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path

from inglenook.arguments import Arguments, BadArgument, number
from inglenook.files import read
from inglenook.kernel.messages import Message
from inglenook.lotr.cards.collection import ALL
from inglenook.lotr.cards.facts import ALL_FACTS, SETS, facts
from inglenook.lotr.decks.codes import read_code, set_of
from inglenook.lotr.decks.collection import read_collection
from inglenook.lotr.decks.starters import NAMED, starter_deck
from inglenook.lotr.dsl.cards import Definition
from inglenook.lotr.entry.search.query import read_query
from inglenook.lotr.entry.search.search import found
from inglenook.lotr.library import LIBRARY
from inglenook.lotr.rendering.card_texts import LANGUAGES
from inglenook.lotr.rendering.face import face, full_title, kind, numbers, sentence


class UnknownCard(BadArgument):
    """Raised for a name or code that no card has."""


def declare(arguments: Arguments) -> None:
    """Declares the arguments of `inglenook cards`."""
    arguments.argument("CARD", Message("cards-help-card"), many=True)
    arguments.option("--set", "N", Message("cards-help-set"), number("--set", 0, len(SETS) - 1))
    arguments.option("--own", "FILE", Message("cards-help-own"), Path)
    arguments.flag("--missing", Message("cards-help-missing"))


def run(arguments: Arguments, words: Sequence[str]) -> int:
    """Prints each card that is meant, or one line for each card that an ambiguous name can mean."""
    language = arguments.wording.language
    asked = arguments.read(words)
    if asked.missing:
        for line in missing(asked.set):
            print(line)
        return 0
    if is_search(asked.words):
        return tell_found(" ".join(asked.words), asked.set, collection(asked.own), arguments)
    told = []
    for given in named(asked.words):
        found = [card for card in matching(given) if asked.set in (None, set_of(card.id))]
        if not found:
            raise unknown(given)
        if len(found) == 1:
            told.append("\n".join(face(found[0], language)))
        else:
            rows = [f"{card.id}: {full_title(card)}. {kind(card, LANGUAGES[language])}." for card in found]
            told.append("\n".join(rows))
    print("\n\n".join(told))
    return 0


def is_search(words: Sequence[str]) -> bool:
    """Whether the arguments are a search for facts and not the name of a card."""
    return any(sign in word for word in words for sign in (":", "=", "<", ">", "|"))


def collection(file: Path | None) -> dict[str, int]:
    """Returns the cards that are owned according to a file."""
    return {} if file is None else read_collection(read(file).decode("utf-8", "replace"))


def tell_found(text: str, set_number: int | None, owned: dict[str, int], arguments: Arguments) -> int:
    """Prints one line for each card that fits a search, and their number."""
    language = arguments.wording.language
    query = read_query(text)
    for name, near in query.unknown:
        told = Message("cards-no-field", {"given": name})
        if near:
            told = Message("cards-no-field-near", {"given": name, "near": near})
        print(arguments.wording.say(told), file=sys.stderr)
    decks = {name: starter_deck(name).ids() for name in NAMED} if "in" in text else {}
    ids = found(query, language, decks, owned)
    cards = [LIBRARY[id].definition for id in ids if set_number in (None, set_of(id))]
    for card in cards:
        values = numbers(card)
        row = f"{card.id}: {full_title(card)}. {kind(card, LANGUAGES[language])}."
        print(f"{row} {sentence(values, LANGUAGES[language])}." if values else row)
    print(arguments.wording.say(Message("cards-found", {"n": len(cards)})))
    return 0


def missing(set_number: int | None) -> list[str]:
    """Returns the printed cards, of one set or of all, that the game does not have yet."""
    defined = [card.id for card in ALL]
    printed = [code for code in ALL_FACTS if set_number in (None, set_of(code))]
    return [f"{code}: {facts(code).title}" for code in printed if code not in defined]


def named(words: Sequence[str]) -> list[str]:
    """Returns the requested cards: collector codes, each a card, and a name, which may have several words.

    So `aragorn king in exile` is one card and `1R89 1U97 "boromir"` are three: words that are neither codes nor quoted
    names with blanks in them belong together.
    """
    asked: list[str] = []
    loose: list[str] = []
    for word in words:
        if " " in word.strip() or read_code(word) is not None:
            asked.append(word)
        else:
            loose.append(word)
    return [*([" ".join(loose)] if loose or not asked else []), *asked]


def matching(given: str) -> list[Definition]:
    """Returns the cards that are meant: by code, by whole title, or by words of title and subtitle; all for nothing."""
    wanted = folded(given)
    for same in (
        [card for card in ALL if folded(card.id) == wanted],
        [card for card in ALL if wanted in (folded(card.title), folded(full_title(card)))],
    ):
        if same:
            return same
    words = wanted.split()
    return [card for card in ALL if all(word in folded(full_title(card)) for word in words)]


def unknown(given: str) -> UnknownCard:
    """Returns the error for an unknown card, with the titles and codes most similar to the given one."""
    problem = UnknownCard("error-unknown-card", {"given": given})
    called = {folded(name): name for card in ALL for name in (card.id, card.title)}
    near = get_close_matches(folded(given), list(called), 3)
    if near:
        problem.hint = Message("cards-perhaps", {"known": tuple(called[name] for name in near)})
    return problem


def folded(name: str) -> str:
    """Folds a name into what any keyboard can type: small letters, no accents, no punctuation."""
    letters = unicodedata.normalize("NFKD", name.lower())
    kept = [
        letter if letter.isalnum() or letter == " " else "" if letter in "’'" else " "
        for letter in letters
        if not unicodedata.combining(letter)
    ]
    return " ".join("".join(kept).split())
