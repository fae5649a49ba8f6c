"""Endpoints for lessons: create a lesson's table, read its current notes, and take back a choice."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct
from starlette.responses import Response

from inglenook import registry
from inglenook.kernel.messages import Message
from inglenook.lessons import LEARNER, LESSON
from inglenook.lessons.introduction import introduction_of
from inglenook.server.api.tables import TableId
from inglenook.server.bounds import SLOWEST_PACE
from inglenook.server.http.cached import SHELF, Made
from inglenook.server.http.calls import JSON, Body, Call, Line, Refusal, one_line
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.prices import Price
from inglenook.server.processes.status_board import SETTING_UP
from inglenook.server.protocol import Worded, worded
from inglenook.server.storage.rows import BOT, OVER, PERSON, PLAYING, UNDO, SeatRow
from inglenook.server.tables import new_table
from inglenook.server.tables.deadlines import in_time
from inglenook.server.tables.room import Room
from inglenook.wording import LANGUAGES, Wording

if TYPE_CHECKING:
    from inglenook.lessons.course import Course, Note

PACE: Final = 1200
"""Milliseconds before each answer of the opponent, so that the learner sees what is explained."""


EASY: Final = "easy"
"""The bot whose name the opponent shows; its answers come from the lesson."""


class NewLesson(Body):
    """The part of a lesson to begin, in the learner's language."""

    part: Annotated[int, Meta(ge=1, le=20)] = 1
    name: Line = ""
    language: Literal["en", "fi", "nl"] = "en"
    pace: Annotated[int, Meta(ge=0, le=SLOWEST_PACE)] = PACE


class TakeBack(Body):
    """The question to go back to: the one after `answers` answers."""

    answers: Annotated[int, Meta(ge=0, le=100_000)]


class NoteInfo(Struct):
    """A note of a lesson: a beat, or the reply to a choice."""

    number: int
    """The number of the beat that this note is or replies for."""
    text: Worded
    answers: bool
    """Whether the note replies to the choice just made."""
    back: int
    """Number of answers before that choice, to take it back; -1: no need to take it back."""
    rules: list[str]
    light: list[str]
    """Handles of the things that the note speaks of."""
    lit: Worded | None
    """The things that the note speaks of, as a message; None: nothing in particular."""


class LessonInfo(Struct):
    """The current state of the lesson at a table."""

    game: str
    version: int
    """Number of the table's last entry for which this state holds."""
    chapter: Worded
    beats: int
    """The number of the beat that ends the lesson."""
    notes: list[NoteInfo]
    """Notes since the latest choice."""
    ended: bool
    """Whether this part is at its end."""
    next: int
    """The number of the next part; 0: none."""


class BlockInfo(Struct):
    """A paragraph, list or table as safe HTML, or a picture by its name with a description."""

    html: str
    picture: str
    shows: str


class ChapterInfo(Struct):
    """A chapter of an introduction, with its heading."""

    title: str
    blocks: list[BlockInfo]


class IntroductionInfo(Struct):
    """An introduction to a game, a few minutes' reading."""

    title: str
    chapters: list[ChapterInfo]


async def how_to_play(call: Call) -> Response:
    """Returns the introduction to a game in a language."""
    from inglenook.lessons.lesson import taught  # loads the scenarios, so only on demand

    game, language = call.path("game"), call.path("language")
    if game not in taught() or language not in LANGUAGES:
        raise Refusal(404, Message("error-no-lesson", {"given": game, "known": taught()}))
    made = await SHELF.get(
        ("how-to-play", game, language), lambda: Made(msgspec.json.encode(introduction(game, language)), JSON)
    )
    return made.response(call.request)


def introduction(game: str, language: str) -> IntroductionInfo:
    """Returns the introduction to a game as browsers receive it."""
    read = introduction_of(game, language)
    return IntroductionInfo(
        read.title,
        [
            ChapterInfo(
                chapter.title,
                [BlockInfo(one.html, one.picture, one.lines[0] if one.picture else "") for one in chapter.blocks],
            )
            for chapter in read.chapters
        ],
    )


async def begin_lesson(call: Call, body: NewLesson) -> TableId:
    """Creates a table for a part of a game's lesson, and begins it."""
    from inglenook.lessons.lesson import lesson_of, taught  # loads the scenarios, so only on demand

    name = call.path("game")
    if name not in taught():
        raise Refusal(404, Message("error-no-lesson", {"given": name, "known": taught()}))
    lesson, entry = lesson_of(name), registry.find(name)
    if body.part > len(lesson.parts):
        raise Refusal(404, Message("api-error-not-found"))
    part = lesson.parts[body.part - 1]
    title = Wording(body.language).say(Message("learn-table"))
    guest = await call.known_guest(body.name)
    table = new_table.new_table(name, title, guest.id, False, body.pace, {LESSON: str(body.part)})
    stops = None if entry.play.windows is None else list(entry.play.windows.kinds)
    learner = one_line(body.name) or guest.name
    seats = [SeatRow(table.id, LEARNER, PERSON, guest=guest.id, name=learner, stops=stops)]
    for seat in range(1, len(part.players.names)):
        seats.append(SeatRow(table.id, seat, BOT, bot=EASY if EASY in entry.bots else entry.bots.usual))
    setup = await call.counting(part.setup, SETTING_UP, name, LESSON, body.part)
    await call.store.add_table(table, seats)
    await call.store.start(table.id, dict(setup), new_table.fresh_seed())
    await call.store.change_table(table.id, asked=LEARNER)
    await call.hall.changed(table.id)
    return TableId(table.id)


async def look_at_lesson(call: Call) -> LessonInfo:
    """Returns the current notes of the lesson at a table."""
    from inglenook.lessons.lesson import chapter_title, lesson_of

    room, course = await lesson_room(call)
    lesson = lesson_of(room.row.game)
    following = course.part.number + 1 if course.part.number < len(lesson.parts) else 0
    chapter = chapter_title(lesson.game, course.beat_now().chapter)
    notes = [note_info(room, note) for note in course.now() or course.standing()]
    version, beats = room.playing().version, lesson.steps
    return LessonInfo(lesson.game, version, worded(chapter), beats, notes, course.ended, following)


def note_info(room: Room, note: Note) -> NoteInfo:
    """Converts a note to its wire form, without anything that the learner's seat may not know."""
    game = room.playing().game
    light = [game.rulebook.handle(game.table, LEARNER, thing) for thing in note.light]
    names = tuple([game.rulebook.called(game.table, LEARNER, thing) for thing in note.light])
    lit = worded(Message("learn-lit", {"things": names})) if names else None
    rules = [] if note.answers else list(note.beat.rules)
    return NoteInfo(note.beat.number, worded(note.message), note.answers, note.back, rules, light, lit)


async def take_back(call: Call, body: TakeBack) -> TableId:
    """Goes back to an earlier question, even after the game's end, because a lesson has nobody to deceive."""
    room, _ = await lesson_room(call)
    async with room.lock:
        play = room.playing()
        if body.answers >= len(play.game.answers):
            raise Refusal(409, Message("error-undo-nothing"))
        if room.row.state == OVER:
            await call.store.change_table(room.id, only_if_state=OVER, state=PLAYING, winners=[])
            room.row = replace(room.row, state=PLAYING, winners=[])
            play.closed = False
        await in_time(room, partial(play.go_back, body.answers), whole_game=True)
        await room.commit(UNDO, LEARNER, answers=body.answers, back=True)
        room.audience.tell_table()
    return TableId(room.id)


async def lesson_room(call: Call) -> tuple[Room, Course]:
    """Returns the room and course of the caller's own lesson, or refuses."""
    room = await call.hall.room(call.path("id"))
    course = None if room is None else room.course
    if room is None or course is None:
        raise Refusal(404, Message("api-error-no-table"))
    if call.guest is None or LEARNER not in room.own_seats(call.guest.id):
        raise Refusal(403, Message("api-error-not-your-seat"))
    return room, course


ENDPOINTS = (
    Endpoint("GET", "/api/how-to-play/{game}/{language}", how_to_play, IntroductionInfo, cached=True, price=Price(5)),
    Endpoint(
        "POST",
        "/api/lessons/{game}",
        begin_lesson,
        TableId,
        NewLesson,
        status=201,
        refuses=(404, 409, 422),
        price=Price(15, keeps=4_000),
    ),
    Endpoint("GET", "/api/tables/{id}/lesson", look_at_lesson, LessonInfo, refuses=(403, 404, 409), price=Price(10)),
    Endpoint(
        "POST",
        "/api/tables/{id}/lesson/back",
        take_back,
        TableId,
        TakeBack,
        refuses=(403, 404, 409),
        price=Price(60, keeps=200),
    ),
)
