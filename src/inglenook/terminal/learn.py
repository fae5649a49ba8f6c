"""`inglenook learn GAME`: a guided first game at this keyboard, in plain lines, new or resumed."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from inglenook.arguments import Arguments, BadArgument
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.kernel.saved.records import Record
from inglenook.lessons import LEARNER
from inglenook.lessons.introduction import introduction_of
from inglenook.lessons.lesson import Part, lesson_of, part_of, taught
from inglenook.registry import BOT, find
from inglenook.terminal.lesson import LessonSession, PartEnded
from inglenook.terminal.record_file import RecordFile, read_record
from inglenook.terminal.screen import EndOfInput, Screen
from inglenook.terminal.seating import Sitter
from inglenook.wording import Wording

SEED: Final = "lesson"


def declare(arguments: Arguments) -> None:
    """Declares the arguments of `inglenook learn`."""
    arguments.argument("GAME", Message("help-learn-game", {"known": taught()}))
    arguments.flag("--read", Message("help-learn-read"))
    arguments.option("--record", "FILE", Message("help-record"), Path)
    arguments.option("--resume", "FILE", Message("help-resume"), Path)


def run(arguments: Arguments, words: Sequence[str]) -> int:
    """Plays the lesson, part by part, until its end or until the learner has left."""
    given = arguments.read(words)
    record = None if given.resume is None else read_record(given.resume, taught())
    name = given.words[0] if given.words else "" if record is None else record.game
    if not name:
        raise BadArgument("error-which-game", {"known": taught()})
    lesson, entry = lesson_of(name), find(name)
    if given.read:
        print("\n".join(introduced(name, arguments.wording.language)))
        return 0
    path = given.resume or given.record
    wording = Wording(arguments.wording.language, entry.locales)
    part = lesson.parts[0] if record is None else taken_up(record, name, given.resume)
    while True:
        screen = Screen(sys.stdin, sys.stdout, wording, ("", wording.say(Message("browser-lesson-opponent"))))
        game = Game.start(entry.rulebook, part.setup(), SEED) if record is None else record.replay(entry.rulebook)
        sitters = [Sitter(""), *[Sitter(BOT + entry.bots.usual) for _ in part.players.names[1:]]]
        if entry.play.windows is not None:
            sitters[LEARNER].stops = frozenset(entry.play.windows.kinds)
        kept = None if path is None else RecordFile(path, [sitter.recorded for sitter in sitters])
        session = LessonSession(entry, game, sitters, screen, kept, lesson, part)
        if not finished(session):
            return 0
        if part.number == len(lesson.parts):
            screen.say("", Message("learn-finished", {"game": entry.title, "command": f"inglenook play {name}"}))
            return 0
        part, record = lesson.parts[part.number], None


def introduced(game: str, language: str) -> Iterator[str]:
    """Yields the introduction to a game in plain lines; its text covers what the pictures show."""
    read = introduction_of(game, language)
    yield read.title
    for chapter in read.chapters:
        yield from ("", chapter.title)
        for block in chapter.blocks:
            if not block.picture:
                yield from block.lines


def taken_up(record: Record, game: str, path: Path) -> Part:
    """Returns the part of the lesson that a record belongs to."""
    part = part_of(record.game, record.setup)
    if part is None:
        raise BadArgument("error-not-a-lesson", {"file": str(path)})
    if record.game != game:
        raise BadArgument("error-other-game", {"given": game, "game": record.game})
    return part


def finished(session: LessonSession) -> bool:
    """Plays a part; returns whether its end was reached.  A learner who loses may take back and go on."""
    while True:
        with suppress(PartEnded):
            session.play()
        if session.course.ended:
            return True
        if session.game.pending is not None:
            return False
        try:
            session.screen.ask(Message("learn-lost"))
        except EndOfInput:
            return False
        session.take_back(LEARNER)
