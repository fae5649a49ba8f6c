"""Endpoints for puzzles: list them, play one at a table, and make one from a moment of a replay."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from inglenook import registry
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message, from_plain, plain
from inglenook.puzzles import NAME, PUZZLE
from inglenook.puzzles.attempt import Answered, Explained, Told, Verdict, explained, judged
from inglenook.puzzles.calendar import daily
from inglenook.puzzles.puzzle import LARGEST, Puzzle, names, summaries, text_of, title_of
from inglenook.puzzles.user_puzzles import Proof, goals_of, made_of, proven
from inglenook.scenarios.file import Stopped
from inglenook.server.api.finished.replays import finished
from inglenook.server.api.tables import TableId
from inglenook.server.fair_queue import AT_A_TABLE, Whose
from inglenook.server.http.calls import Body, Call, Line, Refusal, one_line
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.prices import Price
from inglenook.server.processes.status_board import REPLAYING, SETTING_UP, WHOLE_GAME
from inglenook.server.protocol import Worded, worded
from inglenook.server.storage.rows import BOT, OVER, PERSON, PLAYING, UNDO, SeatRow
from inglenook.server.tables import new_table
from inglenook.server.tables.deadlines import in_time
from inglenook.server.tables.room import Room
from inglenook.wording import Wording

PACE: Final = 900
"""Milliseconds before each answer of the opponent."""
EASY: Final = "easy"
"""The bot whose name the opponent shows; its answers are the best defence."""
PROVING: Final = "proving"
"""The kind of work that reads a puzzle to prove it, for which no player at a table waits."""
FILE: Final = "file"
"""The name that stands for an uploaded puzzle."""


class PuzzleSummary(Struct):
    """A puzzle as listed."""

    name: str
    game: str
    grade: int
    title: Worded


class PuzzleList(Struct):
    """All puzzles, and the name of today's."""

    daily: str
    puzzles: list[PuzzleSummary]


class NewPuzzle(Body):
    """A puzzle to play, in the solver's language; `text` holds an uploaded puzzle."""

    name: Line = ""
    language: Literal["en", "fi", "nl"] = "en"
    text: Annotated[str, Meta(max_length=LARGEST)] = ""


class MoveInfo(Struct):
    """A choice in a line of play."""

    seat: int
    labels: list[Worded]


class PuzzleInfo(Struct):
    """The current state of the puzzle at a table."""

    name: str
    """The name under which the puzzle is listed; "": the puzzle was uploaded."""
    version: int
    """Number of the table's last entry for which this state holds."""
    title: Worded
    goal: Worded
    grade: int
    open_cards: list[Worded]
    """The hidden cards of the table and the coming dice."""
    state: Literal["open", "reached", "missed", "unknown"]
    line: list[MoveInfo]
    """The refutation of the choice that failed."""
    hint: list[MoveInfo]
    """The first choice of the solution, shown after a failure."""


class FailureInfo(Struct):
    """A wrong first choice and its refutation."""

    line: list[MoveInfo]


class SolutionInfo(Struct):
    """The solution of a puzzle and its refuted alternatives; empty if the search did not finish."""

    line: list[MoveInfo]
    """The line of best play by both sides."""
    failures: list[FailureInfo]


class MakePuzzle(Body):
    """The moment of a replay to make a puzzle from, with the solver's seat and the goal."""

    number: Annotated[int, Meta(ge=0, le=100_000)]
    seat: Annotated[int, Meta(ge=0, le=5)]
    goal: Line


class PuzzleText(Struct):
    """A puzzle as the text of a file."""

    text: str


class PuzzleFile(Body):
    """The text of a puzzle to prove."""

    text: Annotated[str, Meta(max_length=LARGEST)]


class ProofInfo(Struct):
    """The number of solutions of a puzzle; "unproven" if the search did not finish."""

    state: Literal["one", "several", "none", "unproven"]
    told: Worded


class GoalInfo(Struct):
    """A kind of goal that a puzzle can set."""

    kind: str
    title: Worded


async def list_puzzles(call: Call) -> PuzzleList:
    """Lists the puzzles and names today's."""
    found = [PuzzleSummary(one.name, one.game, one.grade, worded(title_of(one.game, one.kind))) for one in summaries()]
    return PuzzleList(daily(datetime.now(UTC).date()), found)


async def list_goals(call: Call) -> list[GoalInfo]:
    """Lists the kinds of goals that a user's puzzle can set."""
    try:
        return [GoalInfo(kind, worded(title_of(call.path("game"), kind))) for kind in goals_of(call.path("game"))]
    except Stopped as stopped:
        raise Refusal(404, stopped.message) from stopped


async def begin_puzzle(call: Call, body: NewPuzzle) -> TableId:
    """Creates a table for a puzzle, and begins it."""
    name = call.path("id")
    if name != FILE and name not in names():
        raise Refusal(404, Message("puzzle-error-unknown", {"given": name}))
    text = body.text if name == FILE else text_of(name)
    puzzle, setup = await read_puzzle(call, text)
    entry = registry.find(puzzle.game)
    title = Wording(body.language, entry.locales).say(title_of(puzzle.game, puzzle.goal.kind))
    guest = await call.known_guest(body.name)
    table = new_table.new_table(puzzle.game, title, guest.id, False, PACE, {PUZZLE: name})
    stops = None if entry.play.windows is None else list(entry.play.windows.kinds)
    bot = EASY if EASY in entry.bots else entry.bots.usual
    seats = [SeatRow(table.id, seat, BOT, bot=bot) for seat in range(len(puzzle.players.names))]
    solver = one_line(body.name) or guest.name
    seats[puzzle.seat] = SeatRow(table.id, puzzle.seat, PERSON, guest=guest.id, name=solver, stops=stops)
    await call.store.add_table(table, seats)
    await call.store.start(table.id, {**setup, NAME: "" if name == FILE else name}, new_table.fresh_seed())
    await call.store.change_table(table.id, asked=puzzle.seat)
    await call.hall.changed(table.id)
    return TableId(table.id)


async def read_puzzle(
    call: Call, text: str, table: str = "", kind: str = SETTING_UP
) -> tuple[Puzzle, dict[str, object]]:
    """Reads a puzzle and its set-up from text; refuses a faulty text with the line at fault."""

    def laid() -> tuple[Puzzle, dict[str, object]]:
        puzzle = Puzzle(text)
        puzzle.first()
        return puzzle, dict(puzzle.setup())

    try:
        return await call.counting(laid, kind, PUZZLE, text, table=table)
    except Stopped as stopped:
        message = Message("puzzle-refused", {"line": stopped.line, "mistake": stopped.message})
        raise Refusal(422, message) from stopped


async def look_at_puzzle(call: Call) -> PuzzleInfo:
    """Returns the current state of a puzzle."""
    room = await puzzle_room(call)
    play = room.playing()
    version = play.version
    puzzle, _ = await read_puzzle(call, str(play.game.setup[PUZZLE]), room.id)
    verdict = await verdict_of(call, room.id, play.game) if play.game.answers else None
    open_cards = [worded(message) for message in puzzle.open_cards()]
    title, goal = worded(title_of(puzzle.game, puzzle.goal.kind)), worded(puzzle.told())
    told = PuzzleInfo(
        str(play.game.setup.get(NAME, "")), version, title, goal, puzzle.grade, open_cards, "open", [], []
    )
    if verdict is not None:
        told.state = verdict.state  # type: ignore[assignment]  # one of the three there are
        told.line, told.hint = moves(verdict.line), moves(verdict.hint)
    elif play.game.answers:
        told.state = "unknown"
    return told


async def verdict_of(call: Call, table: str, game: Game[Any]) -> Verdict | None:
    """Returns the verdict on the attempt, or None if the search did not finish in time."""
    answers = [Answered(one.seat, one.keys, one.fingerprint, one.is_aside) for one in game.answers]
    with suppress(Exception):  # a search that takes too long is killed with its process
        whose = Whose(call.address, table, AT_A_TABLE)
        asking = call.hall.bots.ask(game.rulebook.name, judged, game.setup, game.seed, answers, whose=whose)
        return await call.while_there(asking)
    return None


def moves(line: list[Told]) -> list[MoveInfo]:
    """Converts a line of play to its wire form."""
    found = []
    for move in line:
        labels = [from_plain(label) for label in move.labels]
        found.append(MoveInfo(move.seat, [worded(label) for label in labels if isinstance(label, Message)]))
    return found


async def look_at_solution(call: Call) -> SolutionInfo:
    """Returns the solution of a puzzle; meant for solvers who have succeeded or given up."""
    room = await puzzle_room(call)
    game = room.playing().game
    found = Explained([], [])
    with suppress(Exception):  # a search that takes too long is killed with its process
        asking = call.hall.aside.ask(game.rulebook.name, explained, str(game.setup[PUZZLE]), whose=call.whose())
        found = await call.while_there(asking)
    return SolutionInfo(moves(found.line), [FailureInfo(moves(line)) for line in found.failures])


async def try_again(call: Call) -> TableId:
    """Goes back to the puzzle's first question, even after the game's end."""
    room = await puzzle_room(call)
    async with room.lock:
        play = room.playing()
        if not play.game.answers:
            raise Refusal(409, Message("error-undo-nothing"))
        if room.row.state == OVER:
            await call.store.change_table(room.id, only_if_state=OVER, state=PLAYING, winners=[])
            room.row = replace(room.row, state=PLAYING, winners=[])
            play.closed = False
        await in_time(room, partial(play.go_back, 0), whole_game=True)
        await room.commit(UNDO, room.own_seats(call.guest.id)[0] if call.guest else 0, answers=0, back=True)
        room.audience.tell_table()
    return TableId(room.id)


async def puzzle_room(call: Call) -> Room:
    """Returns the room of the caller's own puzzle, or refuses."""
    room = await call.hall.room(call.path("id"))
    if room is None or room.play is None or not room.play.is_puzzle:
        raise Refusal(404, Message("api-error-no-table"))
    if call.guest is None or not room.own_seats(call.guest.id):
        raise Refusal(403, Message("api-error-not-your-seat"))
    return room


async def make_puzzle(call: Call, body: MakePuzzle) -> PuzzleText:
    """Makes a puzzle from a moment of a finished game, in which nothing is hidden any more."""
    table, kept = await finished(call)
    if body.number >= len(kept.answers):
        raise Refusal(422, Message("api-error-no-moment"))
    if body.seat >= kept.seats:
        raise Refusal(422, Message("api-error-no-seat"))

    def made() -> str:
        text = made_of(kept.at(body.number), body.seat, body.goal, table.title or table.game)
        puzzle = Puzzle(text)
        puzzle.first()
        puzzle.setup()
        return text

    try:
        about = (table.id, body.number, body.seat, body.goal)
        return PuzzleText(await call.counting(made, REPLAYING, *about, table=table.id, patience=WHOLE_GAME))
    except Stopped as stopped:
        raise Refusal(422, Message("puzzle-not-made", {"mistake": stopped.message})) from stopped


async def prove_puzzle(call: Call, body: PuzzleFile) -> ProofInfo:
    """Searches a puzzle and returns how many solutions it has."""
    puzzle, _ = await read_puzzle(call, body.text, kind=PROVING)
    proof = Proof("unproven", plain(Message("puzzle-proof-late")))
    with suppress(Exception):  # a search that takes too long is killed with its process
        asking = call.hall.aside.ask(puzzle.game, proven, body.text, whose=call.whose())
        proof = await call.while_there(asking)
    told = from_plain(proof.told)
    assert isinstance(told, Message)
    return ProofInfo(proof.state, worded(told))  # type: ignore[arg-type]  # one of the four there are


ENDPOINTS = (
    Endpoint("GET", "/api/puzzles", list_puzzles, PuzzleList, price=Price(5)),
    Endpoint("GET", "/api/puzzle-goals/{game}", list_goals, list[GoalInfo], refuses=(404,), price=Price(4)),
    Endpoint(
        "POST",
        "/api/puzzle-proof",
        prove_puzzle,
        ProofInfo,
        PuzzleFile,
        refuses=(409, 422),
        price=Price(250, thought=10_000, body=20_000),
    ),
    Endpoint(
        "POST",
        "/api/puzzles/{id}",
        begin_puzzle,
        TableId,
        NewPuzzle,
        status=201,
        refuses=(404, 409, 422),
        price=Price(250, keeps=4_000, body=20_000),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/puzzle",
        look_at_puzzle,
        PuzzleInfo,
        refuses=(403, 404, 409),
        price=Price(20, thought=500),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/puzzle/solution",
        look_at_solution,
        SolutionInfo,
        refuses=(403, 404, 409),
        price=Price(10, thought=10_000),
    ),
    Endpoint(
        "POST", "/api/tables/{id}/puzzle/again", try_again, TableId, refuses=(403, 404, 409), price=Price(20, keeps=200)
    ),
    Endpoint(
        "POST", "/api/tables/{id}/puzzle", make_puzzle, PuzzleText, MakePuzzle, refuses=(409, 422), price=Price(60)
    ),
)
