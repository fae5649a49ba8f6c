"""The command `inglenook`.

Each command is imported only when it is used, so that a game is on the table a quarter of a second after Enter.

Faulty arguments are reported in one line, in the reader's language, with exit code 2 (KR-21).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Final, Protocol

from inglenook.arguments import Arguments, BadArgument, options_of_all
from inglenook.kernel.errors import BrokenRules, Endless, InglenookError, TooDeep
from inglenook.kernel.messages import Message, plain
from inglenook.modules import for_good
from inglenook.registry import loaded
from inglenook.wording import LANGUAGES, Wording, WordingError

FAILED: Final = 1
REFUSED: Final = 2
INTERRUPTED: Final = 130
NOBODY_LISTENS: Final = 141
"""Exit code that a shell reports for a program that wrote to a closed pipe."""

COMMANDS: Final[Mapping[str, tuple[str, Message]]] = {
    "play": ("inglenook.terminal.command", Message("help-play")),
    "learn": ("inglenook.terminal.learn", Message("help-learn")),
    "serve": ("inglenook.server.command", Message("help-serve")),
    "admin": ("inglenook.server.admin.command", Message("help-admin")),
    "scenario": ("inglenook.scenarios.command", Message("help-scenario")),
    "puzzle": ("inglenook.terminal.puzzles", Message("help-puzzle")),
    "solve": ("inglenook.puzzles.command", Message("help-solve")),
    "simulate": ("inglenook.arena.command", Message("help-simulate")),
    "arena": ("inglenook.arena.contest", Message("help-arena")),
    "analyse": ("inglenook.terminal.analyse", Message("help-analyse")),
    "bot": ("inglenook.remote.command", Message("help-bot")),
    "bench": ("inglenook.bench.command", Message("help-bench")),
    "rules": ("inglenook.rulebooks.command", Message("help-rules")),
    "cards": ("inglenook.terminal.cards", Message("help-cards")),
    "decks": ("inglenook.terminal.decks", Message("help-decks")),
    "packs": ("inglenook.terminal.packs", Message("help-packs")),
}
"""Commands by name, each with its module and its help."""


class Command(Protocol):
    """Interface of a command's module."""

    def declare(self, arguments: Arguments) -> None:
        """Declares the command's arguments."""

    def run(self, arguments: Arguments, words: Sequence[str]) -> int:
        """Runs the command and returns the exit code."""
        ...


def main(words: Sequence[str] | None = None) -> int:
    """Runs the command line and returns the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # an unencodable name or quotation mark must not end a game
    words = sys.argv[1:] if words is None else words
    language = language_of_the_system(os.environ)
    try:
        wanted, words = take_language(words, language)
        wording = Wording(wanted)
        language = wanted
        status = run(wording, words)
        sys.stdout.flush()
        return status
    except InglenookError as problem:
        return refuse(problem, language)
    except KeyboardInterrupt:
        if sys.stderr.isatty():
            print(file=sys.stderr)  # line break after the ^C that the terminal shows
        return complain(Message("interrupted"), language, INTERRUPTED)
    except BrokenPipeError:
        forget_output()
        return NOBODY_LISTENS
    except OSError as problem:
        forget_output()
        return complain(Message("error-system", {"detail": str(problem)}), language, FAILED)
    except Exception as problem:  # a fault of the program, reported like any other error
        if os.environ.get("INGLENOOK_TRACEBACK"):
            raise
        return complain(Message("error-program", {"detail": repr(problem)}), language, FAILED)


def run(wording: Wording, words: Sequence[str]) -> int:
    """Runs the command named first with the other arguments; without arguments, plays in the browser."""
    words = words or ["serve", "--open"]
    if words[0] in ("--help", "-h", "help"):
        print(help_on_commands(wording))
        return 0
    if words[0] == "--version":
        from inglenook import __version__

        print(f"inglenook {__version__}")
        return 0
    name = words[0]
    if name.startswith("-"):
        raise BadArgument("error-unknown-option", {"given": name}).near(name, ["--help", "--language", "--version"])
    if name not in COMMANDS:
        known = tuple(COMMANDS)
        raise BadArgument("error-unknown-command", {"given": name, "known": known}).near(name, known)
    module, help = COMMANDS[name]
    with for_good():
        command: Command = import_module(module)  # the module is the command
    arguments = Arguments(wording, name, help)
    command.declare(arguments)
    if "--help" in words or "-h" in words:
        print(arguments.help())
        return 0
    return command.run(arguments, words[1:])


def help_on_commands(wording: Wording) -> str:
    """Returns the list of commands, one per line."""
    say = wording.say
    lines = [say(Message("help-inglenook")), say(Message("help-heading-usage", {"usage": "inglenook COMMAND --…"}))]
    lines += [say(Message("help-heading-commands"))]
    lines += [f"{name}: {say(help)}" for name, (_, help) in COMMANDS.items()]
    lines += [say(Message("help-heading-options"))]
    lines += [f"{name}: {say(help)}" for name, help in options_of_all()]
    lines.append(f"--version: {say(Message('help-option-version'))}")
    return "\n".join(lines)


def take_language(words: Sequence[str], language: str) -> tuple[str, list[str]]:
    """Returns the language chosen by `--language`, which may stand anywhere, and the other arguments."""
    rest: list[str] = []
    awaited = False
    for word in words:
        if awaited:
            language, awaited = word, False
        elif word == "--language":
            awaited = True
        elif word.startswith("--language="):
            language = word.partition("=")[2]
        else:
            rest.append(word)
    if awaited:
        raise BadArgument("error-missing-value", {"argument": "--language"})
    return language, rest


def language_of_the_system(environment: Mapping[str, str]) -> str:
    """Returns the system's language if it is one of ours, otherwise English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            code = environment[name].split("_")[0].split(".")[0]
            return code if code in LANGUAGES else "en"
    return "en"


def refuse(problem: InglenookError, language: str) -> int:
    """Prints in one line what was refused and what was probably meant; returns the exit code."""
    hint: Message | None = getattr(problem, "hint", None)
    status = FAILED if isinstance(problem, (BrokenRules, Endless, TooDeep)) else REFUSED
    return complain(problem.message, language, status, hint)


def complain(message: Message, language: str, status: int, hint: Message | None = None) -> int:
    """Prints an error in one line on standard error, with a loaded game's own text if it has one."""
    try:
        wording = words_for(message, language)
        text = wording.say(message) if hint is None else f"{wording.say(message)} {wording.say(hint)}"
    except (WordingError, ImportError) as problem:  # the installation is broken
        text = f"{message.id}: {plain(message)} ({problem})"
    print(" ".join(text.split()), file=sys.stderr)
    return status


def words_for(message: Message, language: str) -> Wording:
    """Returns the product's own `Wording`, or that of the loaded game that has a text for the message.

    Games may have different texts under the same id, so they cannot share one `Wording`.
    """
    own = Wording(language)
    games = [Wording(language, entry.locales) for entry in loaded()]
    return next((wording for wording in games if message.id in wording and message.id not in own), own)


def forget_output() -> None:
    """Redirects closed standard output to the null device, so that Python does not report the closed pipe again on
    exit.
    """
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
