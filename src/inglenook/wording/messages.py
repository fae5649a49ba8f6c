"""Renders messages in a language.

The texts stand in Fluent files.  A *folder* has one subfolder per language (`en/`, `fi/`, `nl/`) with any number of
`.ftl` files; the product has a folder of its own (`OWN`) and every game brings another.

There is no fallback: an id without a text, a missing argument or a file that Fluent cannot read raises `WordingError`.
A player who read "log-draw" instead of a sentence would have learned nothing, and the fault would go unnoticed.

A language that inflects names stores their *forms* as attributes of the name's entry (`.to = Autiomaahan`).  A sentence
asks for a form with a hyphen after the argument (`{ $player } siirtyy { $space-to }`).  Each language chooses its own
forms, and the rules know nothing of them.  A name without the form asked for, such as a player's name, stays as it is.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC
from functools import cache
from pathlib import Path
from threading import Lock
from types import ModuleType
from typing import TYPE_CHECKING, Final, Protocol, assert_never

from inglenook.kernel.errors import InglenookError
from inglenook.kernel.messages import Argument, Message, Name, Player, plain

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fi", "nl")
"""Codes of the languages of all player-facing text."""

OWN: Final = Path(__file__).parent / "locales"
"""Folder of the product's own texts; the texts of a game stand in the game's folder."""

TO_ONESELF: Final = "you"
"""Form of a message for the player it names as `player`, such as "Your turn begins"."""

_CALLED: Final = {
    "english": "en", "englanti": "en", "engels": "en",
    "finnish": "fi", "suomi": "fi", "fins": "fi",
    "dutch": "nl", "hollanti": "nl", "nederlands": "nl",
}  # fmt: skip
"""Common names of the languages, used to suggest the code that was meant."""

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""Start of a message or term: in Fluent, an identifier and "=" at the start of a line are nothing else."""

_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][a-zA-Z0-9_-]*)")
"""Possible reference to another message or term.  Function names match as well and do no harm."""

_PLAIN: Final = re.compile(r"[^=]*= *([^{}\s](?:[^{}\n]*[^{}\s])?) *(?:\n(?:#[^\n]*)?)*")
"""An entry that is one line of plain text; the group is that text."""

_FORM: Final = re.compile(r"\$([a-z_]+)-([a-z]+)")
"""An argument in an inflected form: `$space-to`."""

_LONGEST: Final = 2000
"""Longest text passed to Fluent, in characters: it refuses more than 2,500, and a list of all options can be longer."""


class WordingError(Exception):
    """Raised when a message cannot be rendered: a fault of the program or its texts, never of the player."""


class UnknownLanguage(InglenookError):
    """Raised for a language without texts."""

    @property
    def hint(self) -> Message | None:
        """Message that suggests the language probably meant, or None."""
        given = self.message.arguments["given"]
        assert isinstance(given, str)
        code = re.split(r"[-_.]", given.lower())[0]  # "fi_FI.UTF-8" is Finnish
        meant = closest(code, [*_CALLED, *LANGUAGES])
        return None if meant is None else Message("did-you-mean", {"suggestion": _CALLED.get(meant, meant)})


def closest(given: str, known: Iterable[str]) -> str | None:
    """Returns the known word nearest to a mistyped one, or None if none is near enough."""
    from difflib import get_close_matches  # needed only after a mistyped word

    return next(iter(get_close_matches(given, list(known), 1)), None)


def name_id(definition: str) -> str:
    """Returns the message id for the name of a printed component.

    The id is `name-` and the definition's id, with a hyphen for every character that Fluent does not allow in an id:
    "1R13" becomes `name-1R13`, "adventure:hobgoblin" becomes `name-adventure-hobgoblin`.
    """
    return "name-" + re.sub(r"[^a-zA-Z0-9_-]", "-", definition)


def name_ids(definitions: Iterable[str]) -> dict[str, str]:
    """Returns the message id of each definition's name; raises `WordingError` if two definitions would share one."""
    owners: dict[str, str] = {}
    for definition in definitions:
        owner = owners.setdefault(name_id(definition), definition)
        if owner != definition:
            raise WordingError(f'"{owner}" and "{definition}" would both be worded as "{name_id(definition)}"')
    return {definition: id for id, definition in owners.items()}


def plain_text(source: str) -> str | None:
    """Returns the text of an entry that is plain text, which saves loading Fluent; None for any other entry."""
    found = _PLAIN.fullmatch(source)
    return None if found is None else found[1]


class Wording:
    """Renders messages in one language, from the product's own texts and those of the folders given.

    Numbers are formatted for the language ("1,234", "1 234", "1.234"); a number that is not an amount, such as a seed,
    must be passed as text.  A negative number has a true minus sign and counts as "other" in a plural.
    """

    def __init__(self, language: str, *folders: Path) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage("error-unknown-language", {"given": language, "known": LANGUAGES})
        self.language: Final = language
        self._entries: Final = _entries(language, tuple(dict.fromkeys((OWN, *folders))))

    def __contains__(self, id: object) -> bool:
        """Whether there is a text for this message id."""
        return id in self._entries.sources

    def ids(self, prefix: str) -> list[str]:
        """Returns the message ids with this prefix, such as those of all keywords, in order."""
        return sorted(id for id in self._entries.sources if id.startswith(prefix))

    def say(self, what: Argument, players: Sequence[str] = (), form: str = "") -> str:
        """Renders a message, name, player or list in this language, in the form asked for if there is one.

        `players` are the names of the players at the table, by seat; a player without a name is "Player 1", "Player 2",
        …
        """
        if isinstance(what, Message):
            if not what.arguments:
                return self._entries.constant(what.id, form)
            filled = {name: self._filled(value, players) for name, value in what.arguments.items()}
            for name, asked in self._entries.forms(what.id):
                if name in what.arguments:
                    filled[f"{name}-{asked}"] = self.say(what.arguments[name], players, asked)
            return self._entries.formatted(what.id, filled, form)
        if isinstance(what, str):
            return what
        if isinstance(what, Name):
            return self._entries.constant(name_id(what.definition), form)
        if isinstance(what, Player):
            if 0 <= what.seat < len(players) and players[what.seat]:
                return players[what.seat]
            return self.say(Message("player-default", {"number": what.seat + 1}))
        if isinstance(what, tuple):
            return self._listed([self.say(part, players, form) for part in what])
        if isinstance(what, int):
            return self.say(Message("number", {"number": what}))
        assert_never(what)

    def _filled(self, value: Argument, players: Sequence[str]) -> int | str:
        """Returns an argument for Fluent: amounts as numbers, so that it can choose a plural; all else as text."""
        if not isinstance(value, int):
            return self.say(value, players)
        return value if value >= 0 else f"\N{MINUS SIGN}{-value}"

    def _listed(self, parts: Sequence[str]) -> str:
        """Joins parts as "a, b and c".  The comma is the same in our languages; the conjunction is translated."""
        if not parts:
            return self.say(Message("list-empty"))
        if len(parts) == 1:
            return parts[0]
        return self.say(Message("list-and", {"first": ", ".join(parts[:-1]), "last": parts[-1]}))


def in_english(message: Message, games: Iterable[Path] = ()) -> str:
    """Returns an error's text for a traceback, which developers read.

    A message outside the product's own texts is rendered with those of the first game that has it; `games` are the
    folders of the games.  An error must not hide behind another one, so a message that no folder has is shown as id and
    arguments.
    """
    try:
        own = Wording("en")
        wordings = [own] if message.id in own else [Wording("en", folder) for folder in games]
        return next(one.say(message) for one in wordings if message.id in one)
    except (StopIteration, WordingError):
        return f"{message.id} {plain(message)}"


class Rendered(Protocol):
    """Texts that a game renders from its definitions instead of reading them from files."""

    def text(self, id: str, language: str) -> str | None:
        """Returns the text of a message; None if the game does not render it."""

    def texts(self, language: str, cards: Iterable[str]) -> dict[str, str]:
        """Returns all texts about some cards by message id, for a client that renders messages itself."""


RENDERED: Final[dict[Path, Rendered]] = {}
"""Games that render texts, by their folders of Fluent files."""


class _Entries:
    """The Fluent entries of one language, each parsed when it is first used.

    Parsing takes 50 to 100 µs a message.  A game has more than a thousand (every card has a name), of which the first
    screen needs ten; so loading only splits the files into entries, which takes 1 to 2 µs each.

    Thread-safe: one thread parses at a time, and a message is rendered only when all that it refers to is parsed.
    """

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        self.language: Final = language
        self.folders: Final = folders
        self.sources: Final[dict[str, str]] = {}
        self._constants: Final[dict[tuple[str, str], str]] = {}
        self._parsed: Final[set[str]] = set()
        self._lock: Final = Lock()
        self._forms: Final[dict[str, list[tuple[str, str]]]] = {}
        self._bundle: FluentBundle | None = None
        for folder in folders:
            files = sorted((folder / language).glob("*.ftl"))
            if not files:
                raise WordingError(f"there are no .ftl files for {language} in {folder}")
            for file in files:
                self._cut_up(file)

    def _cut_up(self, file: Path) -> None:
        text = file.read_text("utf-8")
        starts = list(_ENTRY.finditer(text))
        ends = [start.start() for start in starts[1:]] + [len(text)]
        for start, end in zip(starts, ends, strict=True):
            if start[1] in self.sources:
                raise self._error(start[1], f"is worded twice, the second time in {file.name}")
            self.sources[start[1]] = text[start.start() : end]

    def constant(self, id: str, form: str = "") -> str:
        """Returns the text of a message without arguments; cached."""
        text = self._constants.get((id, form))
        if text is None:
            text = plain_text(self.sources.get(id, "")) or self._rendered(id) or self.formatted(id, {}, form)
            self._constants[id, form] = text
        return text

    def _rendered(self, id: str) -> str | None:
        """Returns the text that a game renders for a message that is in no file, or None."""
        if id in self.sources:
            return None
        rendered = [RENDERED[folder].text(id, self.language) for folder in self.folders if folder in RENDERED]
        return next((text for text in rendered if text is not None), None)

    def forms(self, id: str) -> list[tuple[str, str]]:
        """Returns the arguments for which a message asks an inflected form, each with that form."""
        found = self._forms.get(id)
        if found is None:
            found = self._forms[id] = sorted(set(_FORM.findall(self.sources.get(id, ""))))
        return found

    def formatted(self, id: str, arguments: Mapping[str, int | str], form: str = "") -> str:
        """Returns the text of a message with its gaps filled."""
        if id not in self._parsed:
            with self._lock:
                self._parsed.update(self._parse(id, {}))
        bundle = self._bundle
        assert bundle is not None
        worded = bundle.get_message(id)
        pattern = worded.attributes.get(form, worded.value)
        if pattern is None:
            raise self._error(id, "has attributes but no text")
        filled = dict(arguments)
        held: dict[str, str] = {}
        for name, value in arguments.items():
            if isinstance(value, str) and len(value) > _LONGEST:
                mark = f"\ue000{len(held)}\ue001"  # private-use characters that no text contains
                held[mark] = value
                filled[name] = mark
        text, faults = bundle.format_pattern(pattern, filled)
        if faults or not isinstance(text, str):
            raise self._error(id, f"cannot be said with {filled!r}: {'; '.join(map(str, faults))}")
        for mark, value in held.items():
            text = text.replace(mark, value)
        return text

    def _parse(self, id: str, begun: dict[str, None]) -> Iterable[str]:
        """Lets Fluent parse an entry and all entries it refers to; returns their ids."""
        without_time_zone()
        from fluent.runtime import FluentBundle, FluentResource  # takes 50 ms, so it waits until the first message
        from fluent.syntax.ast import Junk

        source = self.sources.get(id)
        if source is None:
            raise self._error(id, "has no wording")
        resource = FluentResource(source)
        if any(isinstance(entry, Junk) for entry in resource.body):
            raise self._error(id, "has a wording that Fluent cannot read")
        if self._bundle is None:
            self._bundle = FluentBundle([self.language], use_isolating=False)
        self._bundle.add_resource(resource)  # adding twice does no harm: another thread may have been faster
        begun[id] = None
        for reference in _REFERENCE.findall(source):
            if reference in self.sources and reference not in self._parsed and reference not in begun:
                self._parse(reference, begun)
        return begun

    def _error(self, id: str, fault: str) -> WordingError:
        folders = ", ".join(str(folder / self.language) for folder in self.folders)
        return WordingError(f'the message "{id}" {fault} (language {self.language}, looked for in {folders})')


@cache
def without_time_zone() -> None:
    """Stubs out Babel's lookup of the system's time zone, a third of Fluent's load time: our texts have no dates."""
    name = "babel.localtime"
    if name not in sys.modules:
        zone = ModuleType(name)
        vars(zone).update(LOCALTZ=UTC, get_localzone=lambda: UTC)
        sys.modules[name] = zone


@cache
def _entries(language: str, folders: tuple[Path, ...]) -> _Entries:
    """Returns the entries of these folders; read once per process, however many tables use the language."""
    return _Entries(language, folders)
