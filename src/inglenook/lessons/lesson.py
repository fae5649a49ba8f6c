"""A lesson as its file states it: parts that are scenarios, habits of the opponent, and beats."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from inglenook import registry
from inglenook.arguments import BadArgument
from inglenook.kernel.messages import Message
from inglenook.kernel.rulebook import POSITION, Setup
from inglenook.lessons import LESSON
from inglenook.scenarios.file import Written, read
from inglenook.scenarios.moves import laid_out
from inglenook.scenarios.scenario import Players, Scenario
from inglenook.scenarios.terms import Laid

FOLDER: Final = Path(__file__).parent

_KEYS: Final = ("game", "minutes", "parts")
_OWN_KEYS: Final = ("opponent", "beats")
_BEAT_KEYS: Final = ("beat", "chapter", "when", "after", "light", "values", "rules", "otherwise", "back", "ends")
LATEST: Final = "yes"
"""Value of `Beat.back` for a beat that offers to take back the latest choice."""
PROMPT: Final = "prompt-"
"""Prefix of the prompt ids that a beat can lead back to."""
_OTHERWISE_KEYS: Final = ("choice", "when", "answer", "back")


def chapter_title(game: str, chapter: str) -> Message:
    """Returns the title of a chapter."""
    return Message(f"lesson-{game}-chapter-{chapter}")


class Otherwise(NamedTuple):
    """A foreseen choice other than the intended one, and the comment shown once it is carried out."""

    choices: tuple[str, ...]
    when: Written | None
    message: str
    back: bool
    """Whether the lesson offers to take the choice back."""


class Beat(NamedTuple):
    """A message shown once, at its moment; if the moment never comes, it is not shown."""

    name: str
    number: int
    """Number of the beat, from 1 through the whole lesson."""
    chapter: str
    """Chapter of the beat."""
    when: Written
    after: int
    """Number of choices the learner must have made before the beat is shown."""
    message: str
    values: tuple[tuple[str, Written], ...]
    light: tuple[Written, ...]
    """Things the beat's text mentions, to be highlighted."""
    rules: tuple[str, ...]
    otherwise: tuple[Otherwise, ...]
    back: str
    """Choices the beat offers to take back: LATEST, those back to a prompt, or "" for none."""
    ends: bool
    """Whether the part ends with this beat."""


class Habit(NamedTuple):
    """A move the opponent makes whenever it can; the first habit that fits counts."""

    move: str
    when: Written | None


class Part:
    """A part of a lesson, which begins with a position of its own."""

    def __init__(self, written: Written, game: Written, number: int, beats: int, chapter: str) -> None:
        """Reads a part; `beats` beats have gone before it, the last of them in this chapter."""
        fields = dict(written.fields())
        own = {key: fields.pop(key) for key in _OWN_KEYS if key in fields}
        if "beats" not in own:
            raise written.mistake(Message("scenario-key-missing", {"key": "beats"}))
        self.number: Final = number
        self.scenario: Final = Scenario(Written({**fields, "game": game}, written.line))
        self.habits: Final = [_habit(one) for one in own["opponent"].items()] if "opponent" in own else []
        self.scenario_terms: Final = registry.find(game.text()).scenario_terms()
        rulebook = self.scenario_terms.rulebook
        self.players: Final[Players] = self.scenario.players(rulebook.fewest_seats, rulebook.most_seats)
        self.beats: Final[list[Beat]] = []
        for one in own["beats"].items():
            before = self.beats[-1].chapter if self.beats else chapter
            self.beats.append(_beat(one, game.text(), beats + len(self.beats) + 1, before))
        self._laid: Laid[Any] | None = None

    @property
    def laid(self) -> Laid[Any]:
        """Starting position of the part.  Rolls that the file does not script are random."""
        if self._laid is None:
            self._laid = laid_out(self.scenario, self.scenario_terms, self.players, strict=False)
        return self._laid

    def setup(self) -> Setup:
        """Returns the set-up of a game that plays this part, so that its record can be stored and replayed like any
        other.
        """
        return {
            "seats": len(self.players.names),
            LESSON: self.number,
            POSITION: self.scenario_terms.rulebook.position(self.laid.table),
        }


class Lesson:
    """A lesson: the guided first game of one game."""

    def __init__(self, text: str) -> None:
        """Reads the file; raises a Mistake with its line if it is not a lesson."""
        file = read(text)
        fields = file.fields(_KEYS)
        for key in _KEYS:
            if key not in fields:
                raise file.mistake(Message("scenario-key-missing", {"key": key}))
        self.game: Final = fields["game"].choice({name: name for name in registry.names()})
        self.minutes: Final = fields["minutes"].number()
        self.parts: Final[list[Part]] = []
        for number, part in enumerate(fields["parts"].items(), 1):
            beats = [beat for earlier in self.parts for beat in earlier.beats]
            chapter = beats[-1].chapter if beats else ""
            self.parts.append(Part(part, fields["game"], number, len(beats), chapter))
        self.beats: Final = [beat for part in self.parts for beat in part.beats]
        names = [beat.name for beat in self.beats]
        for name in names:
            if names.count(name) > 1:
                raise file.mistake(Message("scenario-key-twice", {"key": name}))

    @property
    def steps(self) -> int:
        """Number of the beat that ends the lesson; beats shown only after a loss do not count."""
        return max([beat.number for beat in self.beats if beat.ends], default=len(self.beats))

    @property
    def chapters(self) -> list[str]:
        """Chapters of the lesson, in order."""
        return list(dict.fromkeys([beat.chapter for beat in self.beats]))


def _beat(written: Written, game: str, number: int, chapter: str) -> Beat:
    fields = written.fields(_BEAT_KEYS)
    for key in ("beat", "when"):
        if key not in fields:
            raise written.mistake(Message("scenario-key-missing", {"key": key}))
    name = fields["beat"].text()
    message = f"lesson-{game}-{name}"
    return Beat(
        name,
        number,
        fields["chapter"].text() if "chapter" in fields else chapter,
        fields["when"],
        fields["after"].number() if "after" in fields else 0,
        message,
        tuple(fields["values"].fields().items()) if "values" in fields else (),
        tuple(fields["light"].items()) if "light" in fields else (),
        tuple([rule.text() for rule in fields["rules"].items()]) if "rules" in fields else (),
        tuple([_otherwise(one, message) for one in fields["otherwise"].items()]) if "otherwise" in fields else (),
        _back(fields["back"]) if "back" in fields else "",
        "ends" in fields and fields["ends"].truth(),
    )


def _back(written: Written) -> str:
    """Returns LATEST for "yes", the prompt to go back to, or "" for nothing."""
    if isinstance(written.value, str) and written.text().startswith(PROMPT):
        return written.text()
    return LATEST if written.truth() else ""


def _otherwise(written: Written, beat: str) -> Otherwise:
    fields = written.fields(_OTHERWISE_KEYS)
    for key in ("choice", "answer"):
        if key not in fields:
            raise written.mistake(Message("scenario-key-missing", {"key": key}))
    choices = tuple([choice.text() for choice in fields["choice"].items()])
    back = "back" in fields and fields["back"].truth()
    return Otherwise(choices, fields.get("when"), f"{beat}-{fields['answer'].text()}", back)


def _habit(written: Written) -> Habit:
    if isinstance(written.value, str):
        return Habit(written.text(), None)
    fields = written.fields(("do", "when"))
    if "do" not in fields:
        raise written.mistake(Message("scenario-key-missing", {"key": "do"}))
    return Habit(fields["do"].text(), fields.get("when"))


@cache
def lesson_of(game: str) -> Lesson:
    """Returns the lesson of a game."""
    if game not in taught():
        raise BadArgument("error-no-lesson", {"given": game, "known": taught()}).near(game, taught())
    return Lesson((FOLDER / f"{game}.yaml").read_text("utf-8"))


@cache
def taught() -> tuple[str, ...]:
    """Returns the names of the games that have a lesson."""
    return tuple([name for name in registry.names() if (FOLDER / f"{name}.yaml").is_file()])


def part_of(game: str, setup: Setup) -> Part | None:
    """Returns the lesson part that a game's set-up names, or None."""
    number = setup.get(LESSON)
    if not isinstance(number, int) or game not in taught():
        return None
    parts = lesson_of(game).parts
    return parts[number - 1] if 1 <= number <= len(parts) else None
