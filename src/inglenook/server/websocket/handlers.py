"""Handlers for the requests of a client that watches a table.

All handlers run under the lock of the room.  A request that cannot be granted is answered with `Refused`.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, NamedTuple

import structlog

from inglenook.kernel.errors import InglenookError
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.kernel.rulebook import Reason
from inglenook.kernel.views.news import aside_by_shown, picked_by_shown
from inglenook.server import protocol
from inglenook.server.bounds import SHORT_DECK
from inglenook.server.fair_queue import AT_A_TABLE, Whose
from inglenook.server.health import metrics
from inglenook.server.http.calls import JOINING
from inglenook.server.people.names import can_be_seen
from inglenook.server.people.watcher import Watcher
from inglenook.server.prices import Price
from inglenook.server.processes.computations import ENDLESS, Unending, counted
from inglenook.server.processes.status_board import SETTING_UP
from inglenook.server.storage.database import Unanswered
from inglenook.server.storage.operator_orders import MUTE
from inglenook.server.storage.rows import CONCEDE, FROZEN, OVER, PLAYING, ChatRow, FaultRow
from inglenook.server.tables.consent import agree, ask, decline, take_back
from inglenook.server.tables.deadlines import in_time
from inglenook.server.tables.new_table import next_table
from inglenook.server.tables.play import GIVING_UP, Play
from inglenook.server.tables.room import Frozen, Room, Taken
from inglenook.server.tables.silence import change_seat
from inglenook.server.tables.views import foreseen

log = structlog.get_logger("inglenook.server.websocket.handlers")

LONGEST_CHAT: Final = 500
LONGEST_REPORT: Final = 4000


class Denied(Exception):
    """Raised to refuse a request; `kind` is its label in the metrics."""

    def __init__(self, message: Message, kind: str, stale: bool = False) -> None:
        super().__init__(message.id)
        self.message: Final = message
        self.kind: Final = kind
        self.stale: Final = stale


STALE: Final = Message("server-refused-stale")


async def take(room: Room, watcher: Watcher, request: protocol.Request) -> None:
    """Carries out a request and answers it."""
    try:
        await TAKEN[type(request)].does(room, watcher, request)
    except Denied as denied:
        refuse(watcher, request.id, denied.message, denied.kind, denied.stale)
        if denied.stale:
            await room.show(lambda: room.audience.show_to(watcher))
    except Taken:
        refuse(watcher, request.id, STALE, "stale", stale=True)
        await room.show(lambda: room.audience.show_to(watcher))
    except Frozen:
        refuse(watcher, request.id, Message("server-refused-frozen"), "frozen")
    except InglenookError as problem:
        refuse(watcher, request.id, problem.message, "illegal")


def refuse(watcher: Watcher, to: int, message: Message, kind: str, stale: bool = False) -> None:
    """Refuses a request with a message, and counts the refusal."""
    metrics.refused.labels(kind).inc()
    watcher.tell(protocol.Refused(to=to, message=protocol.worded(message), stale=stale))


# Preconditions.


def current(room: Room, watcher: Watcher, version: int | None = None) -> Play:
    """Returns the game if it is in progress and the client plays in it and has seen its latest version; else denies."""
    if watcher.viewer < 0:
        raise Denied(Message("server-refused-spectator"), "not_yours")
    if room.row.state == FROZEN:
        raise Denied(Message("server-refused-frozen"), "frozen")
    play = room.play
    if play is None or room.row.state != PLAYING:
        raise Denied(Message("server-refused-not-playing"), "not_playing", stale=play is not None)
    if version is not None and version != play.version:
        raise Denied(STALE, "stale", stale=True)
    return play


def playing(room: Room, watcher: Watcher, version: int | None = None) -> Play:
    """Returns the game if the client also decides in it: has not conceded, and no bot plays the seat."""
    play = current(room, watcher, version)
    if play.gave_up(watcher.viewer):
        raise Denied(Message("server-refused-conceded"), "not_yours")
    if room.bot_for(watcher.viewer):
        raise Denied(Message("server-refused-bot-plays"), "not_yours")
    return play


# Play.


def picked_by(watcher: Watcher, play: Play, keys: list[str]) -> tuple[int, ...]:
    """Returns the options named, each once, of the question asked of this client."""
    pending = play.game.pending
    if pending is None or pending.seat != watcher.viewer:
        raise Denied(Message("server-refused-not-asked"), "not_yours")
    picked = picked_by_shown(play.game, watcher.viewer, keys)
    if picked is None:
        raise Denied(Message("server-refused-not-offered"), "illegal")
    if len(set(keys)) < len(keys):
        raise Denied(Message("server-refused-twice"), "illegal")
    return picked


async def answer(room: Room, watcher: Watcher, request: protocol.Answer) -> None:
    """Answers the pending question."""
    start = time.perf_counter()
    picked = picked_by(watcher, playing(room, watcher, request.version), request.keys)
    await room.answer(picked, reply=(watcher, request.id))
    metrics.answer_seconds.observe(time.perf_counter() - start)


async def foresee(room: Room, watcher: Watcher, request: protocol.Foresee) -> None:
    """Sends the dangers that would exist after a plan."""
    play = playing(room, watcher, request.version)
    picked = picked_by(watcher, play, request.keys)
    pending = play.game.pending
    assert pending is not None
    keys = [pending.options[place].key for place in picked]
    found = await in_time(room, lambda: foreseen(play, watcher.viewer, keys))
    watcher.tell(protocol.Foreseen(to=request.id, dangers=found))


async def aside(room: Room, watcher: Watcher, request: protocol.Aside) -> None:
    """Carries out an action offered beside the question."""
    play = playing(room, watcher, request.version)
    option = await in_time(room, lambda: aside_by_shown(play.game, watcher.viewer, request.key))
    if option is None:
        raise Denied(Message("server-refused-not-offered"), "illegal")
    await room.aside(watcher.viewer, option.key, reply=(watcher, request.id))


async def why(room: Room, watcher: Watcher, request: protocol.Why) -> None:
    """Explains why nothing can be done with a thing."""
    play = room.play
    if play is None or watcher.viewer < 0:
        raise Denied(Message("server-refused-spectator"), "not_yours")
    try:
        found = await in_time(room, partial(explained, play.game, watcher.viewer, request.handle))
    except Frozen:
        raise
    except Exception as problem:  # a failing explanation must not stop the game
        log.exception("explanation failed", table=room.id)
        raise Denied(Message("server-refused-no-reason"), "fault") from problem
    if found is None:
        raise Denied(Message("server-refused-unknown-thing"), "unknown_thing")
    reasons = [protocol.Reason(protocol.worded(one.message), one.rule) for one in found]
    watcher.tell(protocol.Reasons(to=request.id, handle=request.handle, reasons=reasons))


def explained(game: Game[Any], seat: int, handle: str) -> list[Reason] | None:
    """Returns why nothing can be done with the thing behind a handle; None if the seat knows no such handle."""
    rulebook, table = game.rulebook, game.table
    meant = [thing for thing in rulebook.things(table, seat) if rulebook.handle(table, seat, thing) == handle]
    return game.why_not(seat, meant[0]) if meant else None


# Undo.


async def undo(room: Room, watcher: Watcher, request: protocol.Undo) -> None:
    """Takes back the client's latest answer, or asks the others for consent."""
    playing(room, watcher, request.version)
    reply = (watcher, request.id)
    if await take_back(room, watcher.viewer, reply):
        return
    if not await ask(room, watcher.viewer):
        raise Denied(Message("server-refused-undo-asked"), "illegal")
    watcher.tell(protocol.Done(to=request.id))


async def consent(room: Room, watcher: Watcher, request: protocol.Consent) -> None:
    """Records a player's consent to another's undo, or their refusal."""
    playing(room, watcher, request.version)
    wanted = room.undo_wanted
    if wanted is None or wanted.version != request.version:
        raise Denied(Message("server-refused-nothing-asked"), "stale", stale=True)
    if request.agree:
        if await agree(room, wanted, room.own_seats(watcher.id), (watcher, request.id)):
            return
    else:
        await decline(room, wanted)
    watcher.tell(protocol.Done(to=request.id))


# Seats.


async def concede(room: Room, watcher: Watcher, request: protocol.Concede) -> None:
    """Concedes: by the game's own rule if it has one, if necessary as soon as that is possible.

    In a game without such a rule the seat can no longer win and a bot plays on; the last seat left wins.
    """
    play = current(room, watcher)
    seat = watcher.viewer
    if play.gave_up(seat):
        raise Denied(Message("server-refused-conceded"), "illegal")
    asides = await in_time(room, lambda: play.game.asides(seat))
    option = next((one for one in asides if one.verb == GIVING_UP), None)
    if option is not None:
        await room.aside(seat, option.key, reply=(watcher, request.id))
        return
    play.conceded.append(seat)
    await room.commit(CONCEDE, seat, reply=(watcher, request.id))


async def take_over(room: Room, watcher: Watcher, request: protocol.TakeOver) -> None:
    """Lets a bot play for a player who has left or has been silent for too long (SR-13, SR-93)."""
    playing(room, watcher)
    if request.seat in room.own_seats(watcher.id) or not room.is_replaceable(request.seat):
        raise Denied(Message("server-refused-not-abandoned"), "illegal")
    await change_seat(room, request.seat, bot=room.entry.bots.usual)
    watcher.tell(protocol.Done(to=request.id))


async def come_back(room: Room, watcher: Watcher, request: protocol.Return) -> None:
    """Takes a seat back from the bot that plays it."""
    current(room, watcher)
    if not room.seats[watcher.viewer].bot:
        raise Denied(Message("server-refused-no-bot"), "illegal")
    await change_seat(room, watcher.viewer, bot="")
    watcher.tell(protocol.Done(to=request.id))


async def stops(room: Room, watcher: Watcher, request: protocol.Stops) -> None:
    """Sets the moments at which a player wants to be asked."""
    windows = room.entry.play.windows
    if watcher.viewer < 0 or windows is None:
        raise Denied(Message("server-refused-spectator"), "not_yours")
    if any(kind not in windows.kinds for kind in request.kinds):
        raise Denied(Message("server-refused-unknown-moment"), "illegal")
    await change_seat(room, watcher.viewer, stops=sorted(set(request.kinds)))
    await room.show(lambda: room.audience.show_anew(watcher.viewer))
    watcher.tell(protocol.Done(to=request.id))


async def pace(room: Room, watcher: Watcher, request: protocol.Pace) -> None:
    """Sets how fast the bots at this table play."""
    if watcher.viewer < 0:
        raise Denied(Message("server-refused-spectator"), "not_yours")
    await room.store.change_table(room.id, pace=request.pace, changed=room.row.changed)  # keeps `changed`: no answer
    await room.store.announce(room.id, "table")
    await room.refresh()
    watcher.tell(protocol.Done(to=request.id))


async def rematch(room: Room, watcher: Watcher, request: protocol.Rematch) -> None:
    """Creates a rematch table, perhaps with changes, and tells all watchers of this one."""
    if watcher.viewer < 0:
        raise Denied(Message("server-refused-spectator"), "not_yours")
    if room.row.state != OVER:
        raise Denied(Message("server-refused-not-over"), "not_playing")
    about = (room.row.game, room.row.setup, request.swapped, request.deck, request.deck_text)
    laid = partial(next_table, room.row, room.seats, watcher.viewer, request)
    whose = Whose(watcher.address, watcher.id, AT_A_TABLE)
    try:
        async with room.computations.turn(whose, is_long=len(request.deck_text) > SHORT_DECK):
            row, seats = await counted(room.store, laid, SETTING_UP, *about)
    except Unending as problem:
        raise Denied(ENDLESS, "fault") from problem
    await room.store.rematch(room.id, row, seats)
    await room.store.announce(room.id, "table")
    watcher.tell(protocol.Done(to=request.id))
    await room.refresh()


# Chat and reports.


async def say(room: Room, watcher: Watcher, request: protocol.Say) -> None:
    """Adds a line to the chat."""
    text = " ".join(request.text.split())
    if watcher.guest is None:
        raise Denied(Message("server-refused-no-name"), "not_yours")
    if not text.translate(JOINING).isprintable():
        raise Denied(Message("server-refused-characters"), "illegal")
    if not can_be_seen(text) or len(text) > LONGEST_CHAT:
        raise Denied(Message("server-refused-chat", {"most": LONGEST_CHAT}), "illegal")
    if room.is_barred(MUTE, watcher.guest.id, watcher.address):
        raise Denied(Message("server-refused-muted"), "barred")
    name = watcher.guest.name if watcher.viewer < 0 else room.seats[watcher.viewer].name
    line = ChatRow(room.id, 0, watcher.viewer, name, text, time.time())
    try:
        await room.store.say(line)
    except Unanswered:  # a client told of a failure repeats the line, so check first
        said = await room.store.chat(room.id)
        if not any((one.seat, one.text, one.at) == (line.seat, line.text, line.at) for one in said):
            raise
    watcher.tell(protocol.Done(to=request.id))
    await room.audience.hear_chat()
    await room.store.announce(room.id, "chat")


async def report(room: Room, watcher: Watcher, request: protocol.Report) -> None:
    """Stores a player's report of a fault, with the record and the position."""
    text = request.text.strip()
    if watcher.viewer < 0 or room.play is None:
        raise Denied(Message("server-refused-spectator"), "not_yours")
    if not text or len(text) > LONGEST_REPORT:
        raise Denied(Message("server-refused-report", {"most": LONGEST_REPORT}), "illegal")
    play = room.play
    context: dict[str, object] = {"version": play.version, "seat": watcher.viewer, "digest": play.game.digest()}
    # The report stores no record: the table's entries up to that version are the record.
    fault = FaultRow(secrets.token_hex(6), room.id, "report", text, "", time.time(), context)
    await room.store.add_fault(fault)
    log.info("player report", table=room.id, report=fault.id)
    watcher.tell(protocol.Done(to=request.id))


class Taking(NamedTuple):
    """The handler of a request type, and the cost of its dearest request."""

    does: Callable[[Room, Watcher, Any], Awaitable[None]]
    price: Price


TAKEN: Final[dict[type, Taking]] = {
    protocol.Answer: Taking(answer, Price(6, keeps=200)),
    protocol.Aside: Taking(aside, Price(6, keeps=200)),
    protocol.Undo: Taking(undo, Price(60, keeps=200)),
    protocol.Consent: Taking(consent, Price(60, keeps=200)),
    protocol.Why: Taking(why, Price(15)),
    protocol.Foresee: Taking(foresee, Price(15)),
    protocol.Say: Taking(say, Price(5, keeps=100)),
    protocol.Stops: Taking(stops, Price(10)),
    protocol.Pace: Taking(pace, Price(10)),
    protocol.Concede: Taking(concede, Price(20, keeps=200)),
    protocol.Rematch: Taking(rematch, Price(150, keeps=6_000)),
    protocol.TakeOver: Taking(take_over, Price(10)),
    protocol.Return: Taking(come_back, Price(10)),
    protocol.Report: Taking(report, Price(10, keeps=500)),
}
"""The handler of each request type; `tests/server/prices` measures the prices."""
