"""Command-line arguments.  argparse splits them; all texts about them are translated like all others.

The help has one line per item, without columns, so that it reads well aloud.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NoReturn, Self

from inglenook.kernel.errors import InglenookError
from inglenook.kernel.messages import Argument, Message
from inglenook.wording import LANGUAGES, Wording, closest


class BadArgument(InglenookError):
    """Raised for an unusable argument on the command line."""

    hint: Message | None = None
    """Message that suggests the argument probably meant."""

    def near(self, given: str, known: Iterable[str]) -> Self:
        """Adds a hint at the known word most like the one given, if any is near enough, and returns this error."""
        meant = closest(given, known)
        if meant is not None:
            self.hint = Message("did-you-mean", {"suggestion": meant})
        return self


class _Parser(argparse.ArgumentParser):
    """argparse without its own English messages and its own exit."""

    def error(self, message: str) -> NoReturn:
        raise argparse.ArgumentError(None, message)


class Arguments:
    """Arguments and options of one command."""

    def __init__(self, wording: Wording, command: str, help: Message) -> None:
        self.wording: Final = wording
        self._command: Final = command
        self._help: Final = help
        self._parser: Final = _Parser(add_help=False, allow_abbrev=False, exit_on_error=False)
        self._usage = ""
        self._lines: Final[list[tuple[str, Message]]] = []
        self._options: Final[list[str]] = []
        self._most = 0
        self._parser.add_argument("words", nargs="*")
        self._options.append("--help")  # handled before parsing

    # Declaring arguments.

    def argument(self, name: str, help: Message, many: bool = False) -> None:
        """Declares a positional argument; the values of all of them are in `words`."""
        self._usage += f" {name} …" if many else f" {name}"
        self._lines.append((name, help))
        self._most = 1_000_000 if many else self._most + 1

    def flag(self, name: str, help: Message) -> None:
        """Declares an option without a value."""
        self._parser.add_argument(name, action="store_true")
        self._note(name, help)

    def option(
        self, name: str, value: str, help: Message, read: Callable[[str], Any] = str, default: Any = None
    ) -> None:
        """Declares an option with a value; `read` converts the text, or raises a BadArgument."""
        self._parser.add_argument(name, type=read, default=default)
        self._note(name, help, value)

    def repeated(self, name: str, value: str, help: Message, read: Callable[[str], Any] = str) -> None:
        """Declares an option that can be given several times; its values form a list."""
        self._parser.add_argument(name, type=read, action="append", default=[])
        self._note(name, help, f"{value} …")

    def _note(self, name: str, help: Message, value: str = "") -> None:
        self._options.append(name)
        self._lines.append((f"{name} {value}".strip(), help))

    # Parsing.

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        """Parses the command line; raises a BadArgument that says what is wrong with it."""
        try:
            given, rest = self._parser.parse_known_args(words)
        except argparse.ArgumentError as problem:
            raise self._refusal(problem) from problem
        for word in rest:
            if word.startswith("-") and word != "--":
                name = word.split("=")[0]
                raise BadArgument("error-unknown-option", {"given": name}).near(name, [*self._options, "--language"])
        given.words += [word for word in rest if word != "--"]
        if len(given.words) > self._most:
            raise BadArgument("error-extra-argument", {"given": given.words[self._most]})
        return given

    def _refusal(self, problem: argparse.ArgumentError) -> BadArgument:
        """Translates an error of argparse, which reports in English only; just two kinds can occur here."""
        name = problem.argument_name or self._command
        if "ignored explicit argument" in str(problem):
            return BadArgument("error-extra-value", {"argument": name})
        return BadArgument("error-missing-value", {"argument": name})

    def help(self) -> str:
        """Returns the full help text of the command."""
        say = self.wording.say
        usage = f"inglenook {self._command}{self._usage} [--…]".replace("  ", " ")
        lines = [say(self._help), say(Message("help-heading-usage", {"usage": usage}))]
        lines += [f"{name}: {say(help)}" for name, help in [*self._lines, *options_of_all()]]
        return "\n".join(lines)


def options_of_all() -> list[tuple[str, Message]]:
    """Returns the options that every command has, with help; they are read first, because they set the language."""
    language = Message("help-option-language", {"known": LANGUAGES})
    return [("--language LANGUAGE", language), ("--help", Message("help-option-help"))]


# Readers of option values.


def number(name: str, least: int, most: int) -> Callable[[str], int]:
    """Returns a reader of whole numbers between two limits."""

    def read(given: str) -> int:
        digits = given.removeprefix("-")
        if not (digits.isascii() and digits.isdigit()):
            raise BadArgument("error-not-a-number", {"argument": name, "given": given})
        if len(digits) > 18 or not least <= int(given) <= most:
            limits: dict[str, Argument] = {"least": least, "most": most}
            raise BadArgument("error-out-of-range", {"argument": name, "given": given, **limits})
        return int(given)

    return read


def line(name: str) -> Callable[[str], str]:
    """Returns a reader of texts that fit into one printable line of at most 100 characters."""

    def read(given: str) -> str:
        if not given.strip() or not given.isprintable() or len(given) > 100:
            raise BadArgument("error-not-a-line", {"argument": name})
        return given.strip()

    return read


def pair(name: str) -> Callable[[str], tuple[str, str]]:
    """Returns a reader of KEY=VALUE."""

    def read(given: str) -> tuple[str, str]:
        key, equals, value = line(name)(given).partition("=")
        if not key or not equals:
            raise BadArgument("error-not-a-pair", {"argument": name, "given": given})
        return key, value

    return read


def choice(name: str, known: Sequence[str]) -> Callable[[str], str]:
    """Returns a reader that accepts only the known words."""

    def read(given: str) -> str:
        if given not in known:
            told: dict[str, Argument] = {"argument": name, "given": given, "known": tuple(known)}
            raise BadArgument("error-invalid-choice", told).near(given, known)
        return given

    return read
