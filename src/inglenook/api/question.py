"""Questions as a program answers them: a prompt and options in words, each option with the key that picks it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any, Final

from inglenook.kernel import game as engine
from inglenook.kernel.decisions import NOTHING, Decision
from inglenook.kernel.decisions import Option as Offered
from inglenook.kernel.messages import Argument
from inglenook.kernel.views.handles import outward_key
from inglenook.wording import Wording


class Told:
    """Message with the wording that renders it: words are made when they are first read."""

    __slots__ = ("_said", "_wording", "message", "players")

    def __init__(self, message: Argument, wording: Wording, players: tuple[str, ...]) -> None:
        self.message: Final = message
        self._wording: Final = wording
        self.players: Final = players
        self._said: str | None = None

    def __str__(self) -> str:
        if self._said is None:
            self._said = self._wording.say(self.message, self.players)
        return self._said


class Option:
    """An option of a question.  `str(option)` is its text."""

    __slots__ = {
        "_told": "",
        "key": "Key that picks this option; the key is the same whenever the same thing is offered to this seat again.",
        "verb": 'Kind of the action, such as "play", "move" or "pass".',
        "subject": 'Handle of the thing that the option concerns, as in the seat\'s view; "" if there is none.',
        "other": 'Handle of the second thing, such as the bearer of a played possession; "" if there is none.',
        "amount": "Number that the option names, such as a bid; 0 if there is none.",
        "word": 'Word that the option names, such as "clockwise"; "" if there is none.',
    }

    def __init__(self, key: str, subject: str, other: str, option: Offered, told: Told) -> None:
        self.key: Final = key
        self.verb: Final = option.verb
        self.subject: Final = subject
        self.other: Final = other
        self.amount: Final = option.amount
        self.word: Final = option.word
        self._told = told

    @property
    def text(self) -> str:
        """Text of the option in the language of the game."""
        return str(self._told)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Option {self.key}: {self.text}>"


class Reason:
    """Reason why something cannot be done now, with the rule behind it.  `str(reason)` is its text."""

    __slots__ = ("_told", "rule")

    def __init__(self, told: Told, rule: str) -> None:
        self._told = told
        self.rule: Final = rule
        """Id of the rule, such as "LR-16.4"."""

    @property
    def text(self) -> str:
        """Text of the reason in the language of the game."""
        return str(self._told)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Reason {self.rule}: {self.text}>"


class Question:
    """A question: one seat picks between `least` and `most` of the options.

    `print(question)` shows the prompt and the numbered options; `question[0]`, `len(question)` and a loop read the
    options.
    """

    __slots__ = {
        "__dict__": "Prompt, options and keys, which are made when they are first read.",
        "who": "Seat that is asked, from 0.",
        "kind": 'Kind: "action", "cards", "number", "yes-or-no", "order" or "response".',
        "least": "Fewest options to pick.",
        "most": "Most options to pick.",
        "ordered": "Whether the order of the picked options matters.",
    }

    def __init__(self, game: engine.Game[Any], decision: Decision, wording: Wording, players: tuple[str, ...]) -> None:
        self._game = game
        self._decision = decision
        self._wording = wording
        self._players = players
        self.who: Final = decision.seat
        self.kind: Final = decision.kind
        self.least: Final = decision.least
        self.most: Final = decision.most
        self.ordered: Final = decision.ordered
        self._told = Told(decision.prompt, wording, players)

    @property
    def prompt(self) -> str:
        """The question, in the language of the game."""
        return str(self._told)

    @property
    def player(self) -> str:
        """Name of the player who is asked."""
        return self._players[self.who]

    @cached_property
    def keys(self) -> tuple[str, ...]:
        """Keys of all options; cheaper than the options for a program that needs no words."""
        return tuple([key_of(self._game, self.who, option) for option in self._decision.options])

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """Options to pick from."""
        return shown_options(self._game, self.who, self._decision.options, self._wording, self._players)

    @cached_property
    def asides(self) -> tuple[Option, ...]:
        """Actions that the asked seat may do beside the question with `Game.do_aside`, after which it is asked anew."""
        return shown_options(self._game, self.who, self._game.asides(self.who), self._wording, self._players)

    def __len__(self) -> int:
        """Returns the number of options."""
        return len(self._decision.options)

    def __getitem__(self, index: int) -> Option:
        return self.options[index]

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options)

    def __str__(self) -> str:
        lines = [f"{self.player}: {self.prompt}"]
        lines += [f"{number:3}. {option.text}  [{option.key}]" for number, option in enumerate(self.options, 1)]
        return "\n".join(lines)

    def __repr__(self) -> str:
        picks = f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"
        return f"<Question for {self.player}: {self.prompt} Pick {picks} of {len(self)}>"


def shown_options(
    game: engine.Game[Any], viewer: int, options: tuple[Offered, ...], wording: Wording, players: tuple[str, ...]
) -> tuple[Option, ...]:
    """Returns options as a seat is shown them."""
    return tuple([_shown(game, viewer, option, wording, players) for option in options])


def _shown(game: engine.Game[Any], viewer: int, option: Offered, wording: Wording, players: tuple[str, ...]) -> Option:
    subject, other = _handle(game, viewer, option.subject), _handle(game, viewer, option.other)
    label = game.rulebook.label(game.table, viewer, option)
    return Option(outward_key(option, subject, other), subject, other, option, Told(label, wording, players))


def key_of(game: engine.Game[Any], viewer: int, option: Offered) -> str:
    """Returns the key of an option as a seat is shown it."""
    return outward_key(option, _handle(game, viewer, option.subject), _handle(game, viewer, option.other))


def _handle(game: engine.Game[Any], viewer: int, thing: int) -> str:
    return "" if thing == NOTHING else game.rulebook.handle(game.table, viewer, thing)
