"""The board on which processes note what they are at work on: whoever reads it does so while they write (SR-81)."""

from __future__ import annotations

import pytest

from inglenook.server.processes.board import HEAD, SIZE, Board, Work

SHORT = Work("table", 1, "answer")


@pytest.mark.rule("SR-81")
def test_what_is_half_written_is_not_read() -> None:
    """The length of one work with the words of another, as somebody sees it who looks in between."""
    board = Board(1)
    desk = board.desk(0)
    place = desk.begin(SHORT)
    assert list(board.works(0).values()) == [SHORT]

    HEAD.pack_into(board._memory, place * SIZE, 1, len(SHORT.text()) + 5)

    assert board.works(0) == {}
