"""`inglenook cards`: a card of the Lord of the Rings TCG as its players want to see it, by collector code or title."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from difflib import get_close_matches

from inglenook.arguments import Arguments, BadArgument
from inglenook.kernel.messages import Message
from inglenook.lotr.cards import ALL
from inglenook.lotr.wording.face import face, full_title, kind
from inglenook.lotr.wording.rendering import LANGUAGES
from inglenook.lotr.words.cards import Definition


class UnknownCard(BadArgument):
    """No card is called that."""


def declare(arguments: Arguments) -> None:
    """What the command can be given."""
    arguments.argument("CARD", Message("cards-help-card"), many=True)


def run(arguments: Arguments, words: Sequence[str]) -> int:
    """Prints the card that is meant, or one line for each of several."""
    given = " ".join(arguments.read(words).words)
    language = arguments.wording.language
    found = matching(given)
    if not found:
        raise unknown(given)
    if len(found) == 1:
        print("\n".join(face(found[0], language)))
    else:
        print("\n".join(f"{card.id}: {full_title(card)}. {kind(card, LANGUAGES[language])}." for card in found))
    return 0


def matching(given: str) -> list[Definition]:
    """The cards that are meant: by code, by the whole title, or by words of title and subtitle; all for nothing."""
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
    """The refusal, with the titles and codes that look most like what was given."""
    problem = UnknownCard("error-unknown-card", {"given": given})
    called = {folded(name): name for card in ALL for name in (card.id, card.title)}
    near = get_close_matches(folded(given), list(called), 3)
    if near:
        problem.hint = Message("cards-perhaps", {"known": tuple(called[name] for name in near)})
    return problem


def folded(name: str) -> str:
    """A name as anybody can type it: small letters, no accents, no marks."""
    letters = unicodedata.normalize("NFKD", name.lower())
    kept = [
        letter if letter.isalnum() or letter == " " else "" if letter in "’'" else " "
        for letter in letters
        if not unicodedata.combining(letter)
    ]
    return " ".join("".join(kept).split())
