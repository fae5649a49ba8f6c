"""The status board, on which workers note their current computations and which others read meanwhile (SR-81)."""

from __future__ import annotations

import pytest

from inglenook.server.processes.status_board import HEAD, SIZE, Board, Work


@pytest.mark.rule("SR-81")
@pytest.mark.parametrize("written", [Work("table", 1, "answer"), Work("table", 1, "answer", keys=("ü",))])
def test_what_is_half_written_is_not_read(written: Work) -> None:
    """A reader of the status board never sees a half-written entry, such as a new length with an old text."""
    board = Board(1)
    place = board.desk(0).begin(written)
    assert list(board.works(0).values()) == [written]

    HEAD.pack_into(board._memory, place * SIZE, 1, len(written.text()) + 5)
    assert board.works(0) == {}

    HEAD.pack_into(board._memory, place * SIZE, 1, len(written.text()))
    board._memory[place * SIZE + HEAD.size + 2] = 0xFF
    assert board.works(0) == {}
