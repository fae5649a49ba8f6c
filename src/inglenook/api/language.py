"""Words of a game: its messages and errors, rendered with the game's own texts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from inglenook.arguments import BadArgument
from inglenook.kernel.errors import InglenookError
from inglenook.kernel.messages import Argument, Message
from inglenook.registry import find
from inglenook.wording import Wording


@cache
def wording_of(language: str, game: str = "") -> Wording:
    """Returns the wording of a game in a language; without a game, the product's own."""
    if not isinstance(language, str):
        raise wrong_type("language", language, Message("python-a-language"), '"fi"')
    return Wording(language, find(game).locales) if game else Wording(language)


def put_into_words(problem: InglenookError, wording: Wording) -> None:
    """Renders an error, with the hint at what was probably meant, so that `str(error)` is a sentence."""
    hint: Message | None = getattr(problem, "hint", None)
    parts = [problem.message] if hint is None else [problem.message, hint]
    problem.words = " ".join([" ".join(wording.say(part).split()) for part in parts])


@contextmanager
def worded(language: str, game: str = "") -> Iterator[None]:
    """Renders errors that are raised inside the block with the texts of a game."""
    try:
        yield
    except InglenookError as problem:
        if not problem.words:
            put_into_words(problem, wording_of(language, game))
        raise


def whole_number(argument: str, given: Any, example: int) -> int:
    """Returns an argument that has to be a whole number; raises BadArgument for any other type."""
    if isinstance(given, int) and not isinstance(given, bool):
        return given
    raise wrong_type(argument, given, Message("python-a-number"), str(example))


def wrong_type(argument: str, given: object, wanted: Message, example: str) -> BadArgument:
    """Returns the error for an argument of another type than is wanted."""
    told: dict[str, Argument] = {"argument": argument, "given": shown(given), "type": type(given).__name__}
    return BadArgument("error-python-type", {**told, "wanted": wanted, "example": example})


def shown(given: object) -> str:
    """Returns an argument as Python shows it, shortened."""
    text = repr(given)
    return text if len(text) <= 60 else f"{text[:59]}…"
