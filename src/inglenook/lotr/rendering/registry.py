"""Registry of the functions that render each class of the card language, looked up by class.

A class without a function raises an error that names the module to be extended.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from inglenook.lotr.rendering.draft import Draft
from inglenook.lotr.rendering.language import NoWording

Told = TypeVar("Told")
Function = TypeVar("Function", bound=Callable[..., Any])


class Registry(Generic[Told]):
    """The functions that render the classes of one kind."""

    def __init__(self, place: str) -> None:
        self.place: Final = place
        self.wordings: Final[dict[type, Callable[[Any, Draft], Told]]] = {}

    def of(self, *words: type) -> Registration:
        """Returns a decorator that registers a function for some classes."""
        return Registration(self.wordings, words)

    def told(self, word: object, draft: Draft) -> Told:
        """Renders an object of the card language with the function registered for its class."""
        try:
            wording = self.wordings[type(word)]
        except KeyError:
            raise NoWording(f"{type(word).__name__} has no wording: add one in {self.place}") from None
        return wording(word, draft)


class Registration:
    """A decorator that registers a function for some classes and returns the function unchanged."""

    def __init__(self, wordings: dict[type, Callable[..., Any]], words: tuple[type, ...]) -> None:
        self.wordings: Final = wordings
        self.words: Final = words

    def __call__(self, function: Function) -> Function:
        self.wordings.update(dict.fromkeys(self.words, function))
        return function
