"""The board on which processes note what they are at work on: whoever reads it does so while they write (SR-81)."""

from __future__ import annotations

import pytest

from inglenook.server.processes.status_board import HEAD, SIZE, Board, Work


@pytest.mark.rule("SR-81")
@pytest.mark.parametrize("written", [Work("table", 1, "answer"), Work("table", 1, "answer", keys=("ü",))])
def test_what_is_half_written_is_not_read(written: Work) -> None:
    """The length of one work with the words of another, as somebody sees it who looks in between, or half a letter."""
    board = Board(1)
    place = board.desk(0).begin(written)
    assert list(board.works(0).values()) == [written]

    HEAD.pack_into(board._memory, place * SIZE, 1, len(written.text()) + 5)
    assert board.works(0) == {}

    HEAD.pack_into(board._memory, place * SIZE, 1, len(written.text()))
    board._memory[place * SIZE + HEAD.size + 2] = 0xFF
    assert board.works(0) == {}
