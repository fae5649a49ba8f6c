"""Views of a table for its viewers, made once per watched seat and shared by all its watchers."""

from __future__ import annotations

from typing import Final, cast

import structlog

from inglenook.kernel.views import coaching, dangers, news
from inglenook.server.protocol import Change, News, Prospect, Question, Results, Seen, Threat, Tip, View, Worded, encode
from inglenook.server.tables.play import KEPT_LINES, Play
from inglenook.server.tables.undo import undo_info

log = structlog.get_logger("inglenook.server.tables.views")


class Shown:
    """The view that a viewer has of a table after the entry numbered `version`."""

    def __init__(
        self, play: Play, viewer: int, others: list[int], before: Shown | None = None, passing: bool = False
    ) -> None:
        """`others` are the people at other devices; `before` is the previous view, if the log has only grown.

        `passing`: the viewer's current question is answered automatically, so only whose turn it is may be seen.
        """
        game = play.game
        self.viewer: Final = viewer
        self.version: Final = play.version
        self.view: Final = news.view(game, viewer)
        question: Question = {"over": True, "winners": play.winners}
        if not play.over:
            question = cast("Question", news.question(game, viewer))
            threats = threatening(play, viewer)
            if threats:
                question["dangers"] = threats
            tips = told_to_newcomers(play, viewer)
            if tips:
                question["tips"] = tips
        if passing:
            question = {"seat": viewer, "asides": question["asides"]}
        self.question: Final = question
        self.told: Final = len(game.log)
        start = before.told if before is not None else max(0, self.told - KEPT_LINES)
        self.new_lines: Final = cast("list[Worded]", news.lines_for(game, viewer, start))
        self._lines: list[Worded] = [] if before is None else before._lines  # taken over from a view no longer needed
        self._lines.extend(self.new_lines)
        if len(self._lines) > 2 * KEPT_LINES:
            del self._lines[:-KEPT_LINES]
        self.undo: Final = undo_info(play, viewer, others)
        self._whole = b""
        self.is_tried = False
        """True once the results of the options have been computed."""

    def whole(self) -> bytes:
        """Returns the whole view as sent to a client that is new or has missed something."""
        if not self._whole:
            seen = cast("Seen", self.view)
            lines = self._lines[-KEPT_LINES:]
            self._whole = encode(View(self.version, self.viewer, seen, self.question, lines, self.undo))
        return self._whole

    def comes_to(self, results: list[Prospect]) -> bytes:
        """Returns the results of the options, for clients that have seen the rest of the view."""
        self.is_tried = True
        if results:
            self.question["results"] = results
            self._whole = b""
        return encode(Results(version=self.version, results=results))

    def since(self, before: Shown) -> bytes:
        """Returns the changes since an earlier view."""
        changes = cast("list[Change]", news.changes(before.view, self.view))
        told = changes, self.question, self.new_lines, self.undo
        return encode(News(before.version, self.version, *told))


def threatening(play: Play, viewer: int) -> list[Threat]:
    """Returns the dangers if nothing more is done.  Computed on a copy; a failure must not stop the game."""
    if play.entry.play.dangers is None:
        return []
    try:
        return cast("list[Threat]", dangers.shown(play.game, viewer, play.entry.play.dangers(play.game, viewer)))
    except Exception:  # a fault of the rules matters only when play gets there
        log.exception("computing dangers failed", table=play.row.id, version=play.version)
        return []


def told_to_newcomers(play: Play, viewer: int) -> list[Tip]:
    """Returns advice about the question for the asked player; none in lessons, which give their own, or in puzzles."""
    if play.entry.play.tips is None or play.is_lesson:
        return []
    try:
        return cast("list[Tip]", coaching.shown(play.entry.play.tips(play.game, viewer)))
    except Exception:  # must not stop the game either
        log.exception("computing tips failed", table=play.row.id, version=play.version)
        return []


def foreseen(play: Play, viewer: int, plan: list[str]) -> list[Threat] | None:
    """Returns the dangers after a plan; None if they cannot be computed."""
    if play.entry.play.planned is None:
        return None
    try:
        found = play.entry.play.planned(play.game, viewer, plan)
        return None if found is None else cast("list[Threat]", dangers.shown(play.game, viewer, found))
    except Exception:  # must not stop the game either
        log.exception("computing plans failed", table=play.row.id, version=play.version)
        return None


def expected(play: Play, viewer: int) -> list[Prospect]:
    """Returns the results of the options.  Computed on a copy; a failure must not stop the game."""
    if play.entry.play.results is None:
        return []
    try:
        told = play.entry.play.results(play.game, viewer)
        return [cast("Prospect", news.shown_result(play.game, viewer, option, messages)) for option, messages in told]
    except Exception:  # must not stop the game either
        log.exception("computing results failed", table=play.row.id, version=play.version)
        return []
