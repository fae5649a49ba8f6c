"""Says messages in a language.

The wordings stand in Fluent files.  A *folder* of wordings has one folder per language in it (`en/`, `fi/`, `nl/`) with
any number of `.ftl` files; the product has one of its own (`OWN`) and every game brings another.

Nothing here falls back: an id without a wording, an argument that is missing or a file that Fluent cannot read raises
`WordingError`.  A player who reads "log-draw" instead of a sentence has been told nothing, and nobody would notice.

A language that inflects names keeps their *forms*: attributes of the name's wording (`.to = Autiomaahan`), which a
sentence asks for with a hyphen after the argument (`{ $player } siirtyy { $space-to }`).  Which forms there are is a
language's own affair, and the rules know nothing of them.  What has no such form, such as a player's name, is said as
it is.
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
"""The languages of everything a person reads, by their codes."""

OWN: Final = Path(__file__).parent / "locales"
"""The product's own wordings; those of a game stand in the game's folder."""

TO_ONESELF: Final = "you"
"""The form of a message for whoever it names as `player`: "Your turn begins." """

_CALLED: Final = {
    "english": "en", "englanti": "en", "engels": "en",
    "finnish": "fi", "suomi": "fi", "fins": "fi",
    "dutch": "nl", "hollanti": "nl", "nederlands": "nl",
}  # fmt: skip
"""What people call the languages, to suggest the code they mean."""

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""The beginning of a message or term: in Fluent an identifier and "=" at the start of a line are nothing else."""

_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][a-zA-Z0-9_-]*)")
"""What a wording may refer to: another message or a term.  Names of functions match as well and do no harm."""

_PLAIN: Final = re.compile(r"[^=]*= *([^{}\s](?:[^{}\n]*[^{}\s])?) *(?:\n(?:#[^\n]*)?)*")
"""An entry that is one line of text and nothing else: what it says stands there."""

_FORM: Final = re.compile(r"\$([a-z_]+)-([a-z]+)")
"""An argument in a form: `$space-to`."""

_LONGEST: Final = 2000
"""Fluent refuses to fill in texts of more than 2,500 characters; a list of all options can be longer than that."""


class WordingError(Exception):
    """A message cannot be worded: a fault of the program or of its wordings, never of the person who plays."""


class UnknownLanguage(InglenookError):
    """Somebody asked for a language that there are no wordings for."""

    @property
    def hint(self) -> Message | None:
        """Which language they probably meant, if that can be guessed."""
        given = self.message.arguments["given"]
        assert isinstance(given, str)
        code = re.split(r"[-_.]", given.lower())[0]  # "fi_FI.UTF-8" is Finnish
        meant = closest(code, [*_CALLED, *LANGUAGES])
        return None if meant is None else Message("did-you-mean", {"suggestion": _CALLED.get(meant, meant)})


def closest(given: str, known: Iterable[str]) -> str | None:
    """Which of the known words somebody probably meant, if any is near enough."""
    from difflib import get_close_matches  # only those who mistype need it

    return next(iter(get_close_matches(given, list(known), 1)), None)


def name_id(definition: str) -> str:
    """The message id under which the name of something printed is worded.

    The rule: `name-`, then the id of the definition, with a hyphen for every character that Fluent does not allow in
    an id.  "1R13" is worded as `name-1R13`, "adventure:hobgoblin" as `name-adventure-hobgoblin`.
    """
    return "name-" + re.sub(r"[^a-zA-Z0-9_-]", "-", definition)


def name_ids(definitions: Iterable[str]) -> dict[str, str]:
    """The message id of each definition's name; raises `WordingError` if two definitions would share one."""
    owners: dict[str, str] = {}
    for definition in definitions:
        owner = owners.setdefault(name_id(definition), definition)
        if owner != definition:
            raise WordingError(f'"{owner}" and "{definition}" would both be worded as "{name_id(definition)}"')
    return {definition: id for id, definition in owners.items()}


def plain_text(source: str) -> str | None:
    """What an entry says that is nothing but text: for that nothing has to be parsed, and Fluent not even loaded."""
    found = _PLAIN.fullmatch(source)
    return None if found is None else found[1]


class Wording:
    """Says messages in one language, with the product's own wordings and those of the folders given.

    Numbers are worded the way of the language ("1,234", "1 234", "1.234"); a number that is not an amount, such as a
    seed, has to be given as text.  A negative number has a true minus sign and counts as "other" in a plural.
    """

    def __init__(self, language: str, *folders: Path) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage("error-unknown-language", {"given": language, "known": LANGUAGES})
        self.language: Final = language
        self._entries: Final = _entries(language, tuple(dict.fromkeys((OWN, *folders))))

    def __contains__(self, id: object) -> bool:
        """Whether there is a wording for this message id."""
        return id in self._entries.sources

    def ids(self, prefix: str) -> list[str]:
        """The message ids that begin with this, such as those of all keywords, in order."""
        return sorted(id for id in self._entries.sources if id.startswith(prefix))

    def say(self, what: Argument, players: Sequence[str] = (), form: str = "") -> str:
        """The message, name, player or list in this language, in one of its forms if it has that.

        `players` are the names of the people at the table, by seat; whoever has none is "Player 1", "Player 2", …
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
        """What Fluent gets to fill a gap with: amounts as numbers, so that it can choose a plural; the rest as text."""
        if not isinstance(value, int):
            return self.say(value, players)
        return value if value >= 0 else f"\N{MINUS SIGN}{-value}"

    def _listed(self, parts: Sequence[str]) -> str:
        """Several things in a row: "a, b and c".  The comma is the same in our languages, the conjunction is worded."""
        if not parts:
            return self.say(Message("list-empty"))
        if len(parts) == 1:
            return parts[0]
        return self.say(Message("list-and", {"first": ", ".join(parts[:-1]), "last": parts[-1]}))


def in_english(message: Message) -> str:
    """What an error says in a traceback, for whoever works on the program.

    Nobody who plays reads it, and an error must not hide behind another one: what the product's own wordings cannot
    say, such as a message of a game, is shown as it is.
    """
    try:
        return Wording("en").say(message)
    except WordingError:
        return f"{message.id} {plain(message)}"


class Rendered(Protocol):
    """What a game says in words that it makes from its definitions, and not from files."""

    def text(self, id: str, language: str) -> str | None:
        """What a message says; None if it is not one of these."""

    def texts(self, language: str, cards: Iterable[str]) -> dict[str, str]:
        """Everything there is to say about some cards, for a client that words messages itself."""


RENDERED: Final[dict[Path, Rendered]] = {}
"""The games that make words, by their folders of wordings."""


class _Entries:
    """The wordings of one language as Fluent knows them, each parsed when it is first said.

    Parsing takes 50 to 100 µs a message.  A game has more than a thousand (every card has a name), of which the first
    screen needs ten; so the files are only cut up into entries, which takes 1 to 2 µs each.
    Several threads may say something: one at a time parses, and nothing is said before all that it refers to is there.
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
        """The wording of a message without arguments; worded once."""
        text = self._constants.get((id, form))
        if text is None:
            text = plain_text(self.sources.get(id, "")) or self._rendered(id) or self.formatted(id, {}, form)
            self._constants[id, form] = text
        return text

    def _rendered(self, id: str) -> str | None:
        """The words that a game makes for a message that no file has."""
        if id in self.sources:
            return None
        rendered = [RENDERED[folder].text(id, self.language) for folder in self.folders if folder in RENDERED]
        return next((text for text in rendered if text is not None), None)

    def forms(self, id: str) -> list[tuple[str, str]]:
        """The arguments that a wording wants in a form, and in which."""
        found = self._forms.get(id)
        if found is None:
            found = self._forms[id] = sorted(set(_FORM.findall(self.sources.get(id, ""))))
        return found

    def formatted(self, id: str, arguments: Mapping[str, int | str], form: str = "") -> str:
        """The wording of a message with its gaps filled."""
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
                mark = f"\ue000{len(held)}\ue001"  # private characters that no text contains
                held[mark] = value
                filled[name] = mark
        text, faults = bundle.format_pattern(pattern, filled)
        if faults or not isinstance(text, str):
            raise self._error(id, f"cannot be said with {filled!r}: {'; '.join(map(str, faults))}")
        for mark, value in held.items():
            text = text.replace(mark, value)
        return text

    def _parse(self, id: str, begun: dict[str, None]) -> Iterable[str]:
        """Lets Fluent parse an entry, and whatever that refers to; gives all of them."""
        without_time_zone()
        from fluent.runtime import FluentBundle, FluentResource  # 50 ms, so not before something is said
        from fluent.syntax.ast import Junk

        source = self.sources.get(id)
        if source is None:
            raise self._error(id, "has no wording")
        resource = FluentResource(source)
        if any(isinstance(entry, Junk) for entry in resource.body):
            raise self._error(id, "has a wording that Fluent cannot read")
        if self._bundle is None:
            self._bundle = FluentBundle([self.language], use_isolating=False)
        self._bundle.add_resource(resource)  # once more is no harm: another thread may have been quicker
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
    """Lets Fluent load without looking for the time zone of the system, a third of the time: we say no dates."""
    name = "babel.localtime"
    if name not in sys.modules:
        zone = ModuleType(name)
        vars(zone).update(LOCALTZ=UTC, get_localzone=lambda: UTC)
        sys.modules[name] = zone


@cache
def _entries(language: str, folders: tuple[Path, ...]) -> _Entries:
    """The wordings of these folders; read once in the life of the process, however many tables speak the language."""
    return _Entries(language, folders)
