"""Where the wording of each word stands: a function beside the others of its kind, found by the class of the word.

A word that nobody has worded is an error that says where it is missing, never a guess.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from inglenook.lotr.rendering.draft import Draft
from inglenook.lotr.rendering.language import NoWording

Told = TypeVar("Told")
Function = TypeVar("Function", bound=Callable[..., Any])


class Registry(Generic[Told]):
    """The wordings of all words of a kind."""

    def __init__(self, place: str) -> None:
        self.place: Final = place
        self.wordings: Final[dict[type, Callable[[Any, Draft], Told]]] = {}

    def of(self, *words: type) -> Registration:
        """Registers the function that follows as the wording of these words."""
        return Registration(self.wordings, words)

    def told(self, word: object, draft: Draft) -> Told:
        """What is said of a word."""
        try:
            wording = self.wordings[type(word)]
        except KeyError:
            raise NoWording(f"{type(word).__name__} has no wording: add one in {self.place}") from None
        return wording(word, draft)


class Registration:
    """Takes up a function as the wording of some words, and leaves it as it is."""

    def __init__(self, wordings: dict[type, Callable[..., Any]], words: tuple[type, ...]) -> None:
        self.wordings: Final = wordings
        self.words: Final = words

    def __call__(self, function: Function) -> Function:
        self.wordings.update(dict.fromkeys(self.words, function))
        return function
