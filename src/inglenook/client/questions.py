"""Questions, and the options to choose from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Choice:
    """An option: its key, what it does, and the handles of the things in the view that it concerns."""

    key: str
    """Key that picks this option."""
    verb: str
    """Kind of the action, such as "play", "move" or "pass"."""
    subject: str
    """Handle of the thing that the option concerns, as in the view; "" if there is none."""
    other: str
    """Handle of the second thing, such as the bearer of a played possession; "" if there is none."""
    amount: int
    """Number that the option names, such as a bid."""
    label: dict[str, Any]
    """The option in words, as the id of a message and its arguments."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question for a seat: pick `least` to `most` of the options."""

    version: int
    """Number of the question, which an answer names."""
    seat: int
    """Seat that is asked, from 0."""
    kind: str
    """Kind: "action", "cards", "number", "yes-or-no", "order" or "response"."""
    prompt: dict[str, Any]
    """The prompt, as the id of a message and its arguments."""
    options: tuple[Choice, ...]
    """Options to choose from."""
    least: int
    """Fewest options to pick."""
    most: int
    """Most options to pick."""
    ordered: bool
    """Whether the order of the picked options matters."""
    asides: tuple[Choice, ...]
    """Actions that can be taken beside the question."""
    view: dict[str, Any]
    """Everything that the seat may know of the table."""

    @property
    def keys(self) -> list[str]:
        """The keys of the options."""
        return [option.key for option in self.options]


def question_in(version: int, question: dict[str, Any], view: dict[str, Any]) -> Question:
    """Returns a question as it came over the wire."""
    return Question(
        version,
        question["seat"],
        question["kind"],
        question["prompt"],
        tuple([choice(option) for option in question["options"]]),
        question["least"],
        question["most"],
        question["ordered"],
        tuple([choice(option) for option in question["asides"]]),
        view,
    )


def choice(option: dict[str, Any]) -> Choice:
    """Returns an option as it came over the wire."""
    return Choice(option["key"], option["verb"], option["subject"], option["other"], option["amount"], option["label"])
