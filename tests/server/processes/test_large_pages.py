"""The server's used memory lies in large pages where Linux has them, and unused memory does not."""

from __future__ import annotations

import ctypes
import mmap
from pathlib import Path

import pytest

from inglenook.server.processes import large_pages
from inglenook.server.processes.large_pages import LARGE, SMALL, LargePages, places

pytestmark = pytest.mark.rule("SR-8")

FOUR = 4 * LARGE


def begins_at(memory: mmap.mmap) -> int:
    return ctypes.addressof(ctypes.c_char.from_buffer(memory))


def test_whatever_was_allocated_is_a_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Only writable anonymous memory of at least one large page is collapsed into large pages."""
    maps = tmp_path / "maps"
    maps.write_text(
        "7f0000100000-7f0000700000 rw-p 00000000 00:00 0 \n"
        "7f0001000000-7f0001800000 rw-p 00000000 fe:00 99 /usr/lib/some.so\n"
        "7f0002000000-7f0002800000 r--p 00000000 00:00 0 \n"
        "7f0003000000-7f0003100000 rw-p 00000000 00:00 0 \n"
        "7f0004000000-7f0004200000 rw-p 00000000 00:00 0                          [heap]\n"
    )
    monkeypatch.setattr(large_pages, "MAPS", maps)
    assert [0x7F0000200000, 0x7F0000400000, 0x7F0004000000] == list(places())


def test_what_is_used_is_gathered_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Large pages are requested once for memory in use, and never for unused memory."""
    with mmap.mmap(-1, FOUR, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS) as memory:
        begin = begins_at(memory)
        first = -(-begin // LARGE) * LARGE
        for place in range(first - begin, first - begin + LARGE, SMALL):
            memory[place] = 1
        monkeypatch.setattr(large_pages, "places", lambda: iter([first, first + LARGE]))
        pages, rests = LargePages(), list[float]()
        assert pages.gather(rests.append) <= 1, "what is not in use takes no memory"
        assert 1 == len(rests)
        assert {first} == pages._asked
        assert 0 == pages.gather(rests.append)
        assert 1 == len(rests)
        assert 1 == memory[first - begin], "what was there is there still"
