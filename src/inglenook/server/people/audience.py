"""The watchers of a table and the updates they receive.

Updates are made once for each seat that is watched from, and only from stored data.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from inglenook.server.fair_queue import AT_A_TABLE, Whose
from inglenook.server.people.foresight import Foresight
from inglenook.server.people.watcher import NOTHING_SEEN, Watcher
from inglenook.server.protocol import Chat, ChatLine, Prospect, UndoAsked
from inglenook.server.tables.play import Play
from inglenook.server.tables.views import Shown

if TYPE_CHECKING:
    from inglenook.server.tables.room import Room

KEPT_CHAT: Final = 100
"""Chat lines sent to a client that begins to watch."""


class Audience:
    """The watchers of a table."""

    def __init__(self, room: Room) -> None:
        self._room: Final = room
        self.watchers: Final[list[Watcher]] = []
        self._shown: Final[dict[int, Shown]] = {}
        self._said: Final[deque[ChatLine]] = deque(maxlen=KEPT_CHAT)
        self.foresight: Final = Foresight(room)

    def forget(self) -> None:
        """Discards the cached views, which are out of date."""
        self._shown.clear()
        self.foresight.stop()

    # Presence.

    def settle(self, watcher: Watcher, seat: int | None) -> bool:
        """Sets the seat a client watches from; if it asks for a seat not its own, uses a fitting one and returns
        False.
        """
        own = self._room.own_seats(watcher.id)
        pending = None if self._room.play is None else self._room.play.game.pending
        fits = own[0] if own else -1
        if pending is not None and pending.seat in own and watcher.viewer not in own:
            fits = pending.seat
        elif watcher.viewer in own:
            fits = watcher.viewer
        viewer = fits if seat is None or (seat != -1 and seat not in own) else seat
        if viewer != watcher.viewer:
            watcher.viewer, watcher.version = viewer, NOTHING_SEEN
        return seat is None or viewer == seat

    def note_presence(self) -> None:
        """Records which seats and how many spectators are connected."""
        seats = {seat for watcher in self.watchers for seat in self._room.own_seats(watcher.id)}
        self._room.presence.here(seats, len([one for one in self.watchers if not self._room.own_seats(one.id)]))

    def whose(self) -> Whose:
        """Returns for whom bots think at this table: a seated player who watches, or nobody."""
        address = next((one.address for one in self.watchers if one.viewer >= 0), None)
        return Whose("", self._room.id) if address is None else Whose(address, self._room.id, AT_A_TABLE)

    # Updates.

    def tell_table(self, besides: Watcher | None = None) -> None:
        """Sends the state of the table to all watchers."""
        for watcher in self.watchers:
            if watcher is not besides:
                watcher.tell(self._room.info(watcher.guest, watcher.viewer))

    def tell_game(self, back: bool = False) -> None:
        """Sends the game's changes to all watchers; after an undo, the whole view."""
        play = self._room.play
        if play is None:
            return
        before = dict(self._shown)
        self._shown.clear()
        news: dict[int, bytes] = {}
        for watcher in self.watchers:
            viewer, old = watcher.viewer, before.get(watcher.viewer)
            if viewer not in self._shown:
                if old is not None and old.version == play.version:
                    self._shown[viewer] = old
                else:
                    self._shown[viewer] = self._show(play, viewer, None if back else old)
            shown = self._shown[viewer]
            if watcher.version == shown.version:
                continue
            if old is None or back or watcher.version != old.version:
                watcher.push(shown.whole())
            else:
                if viewer not in news:
                    news[viewer] = shown.since(old)
                watcher.push(news[viewer])
            watcher.version = shown.version
        self.foresight.begin()

    def _show(self, play: Play, viewer: int, before: Shown | None = None) -> Shown:
        room = self._room
        passing = viewer == room.asked and room.passed_over() is not None
        return Shown(play, viewer, room.others(viewer), before, passing)

    def show_anew(self, viewer: int) -> None:
        """Sends the whole view again to those who watch from a seat, because its question has changed."""
        self._shown.pop(viewer, None)
        for watcher in self.watchers:
            if watcher.viewer == viewer:
                self.show_to(watcher)

    def shown_to(self, watcher: Watcher) -> Shown | None:
        """Returns the game as this client sees it; None if there is no game."""
        if self._room.play is None:
            return None
        if watcher.viewer not in self._shown:
            self._shown[watcher.viewer] = self._show(self._room.play, watcher.viewer)
        return self._shown[watcher.viewer]

    def show_to(self, watcher: Watcher) -> None:
        """Sends the whole view to one client."""
        shown = self.shown_to(watcher)
        if shown is not None:
            watcher.push(shown.whole())
            watcher.version = shown.version
            self.foresight.begin()

    def tell_everything(self, watcher: Watcher) -> None:
        """Sends everything to a client that missed updates.  May be called at any time, so it uses only stored data."""
        watcher.tell(self._room.info(watcher.guest, watcher.viewer))
        shown = self._shown.get(watcher.viewer)
        if shown is not None:
            watcher.push(shown.whole())
            watcher.version = shown.version
        watcher.tell(self.undo_asked())
        watcher.tell(self.chat())

    def tell_results(self, viewer: int, results: list[Prospect]) -> None:
        """Sends the results of the options to those who watch from a seat and have seen its question."""
        shown = self._shown[viewer]
        told = shown.comes_to(results)
        for watcher in self.watchers:
            if results and watcher.viewer == viewer and watcher.version == shown.version:
                watcher.push(told)

    def awaits_results(self, viewer: int) -> bool:
        """Whether a client watches from this seat and was shown options without results yet."""
        shown = self._shown.get(viewer)
        return shown is not None and "options" in shown.question and not shown.is_tried

    # Chat and undo requests.

    def chat(self) -> Chat:
        """Returns the latest lines of chat."""
        return Chat(lines=list(self._said))

    async def hear_chat(self) -> None:
        """Sends new chat lines to all watchers."""
        heard = self._said[-1].number if self._said else 0
        rows = await self._room.store.chat(self._room.id, heard, KEPT_CHAT)
        said = [ChatLine(row.number, row.seat, row.name, row.text, int(row.at)) for row in rows]
        self._said.extend(said)
        if said:
            for watcher in self.watchers:
                watcher.tell(Chat(lines=said))

    def undo_asked(self) -> UndoAsked:
        """Returns the pending undo request as sent to clients."""
        wanted, play = self._room.undo_wanted, self._room.play
        if wanted is None or play is None:
            return UndoAsked()
        count = len(play.game.answers) - wanted.answers
        return UndoAsked(by=wanted.by, version=wanted.version, agreed=list(wanted.agreed), answers=count)

    def tell_undo_asked(self) -> None:
        """Sends the pending undo request, with the consents so far, to all watchers."""
        for watcher in self.watchers:
            watcher.tell(self.undo_asked())
