"""Progress of long work: one line on a terminal, occasional lines elsewhere, and a message when interrupted."""

from __future__ import annotations

import io
import signal

import pytest

from inglenook.progress import Progress, interruptible, time_left
from inglenook.wording import LANGUAGES, Wording


class Terminal(io.StringIO):
    """A stream that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


class Clock:
    """A clock that shows the time set by a test."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.rule("KR-23")
def test_a_pipe_gets_a_line_now_and_then() -> None:
    """Progress in a pipe has a line each half minute, with the time left computed from the parts done."""
    out, clock = io.StringIO(), Clock()
    progress = Progress(100, Wording("en"), out, clock)

    for done, now in ((1, 110.0), (10, 130.0), (11, 159.0), (40, 160.0)):
        clock.now = now
        progress.to(done)
    progress.end()

    assert out.getvalue().splitlines() == ["10 of 100 done, about 4 min left", "40 of 100 done, about 2 min left"]


@pytest.mark.rule("KR-23")
def test_a_terminal_has_one_line_that_goes_away() -> None:
    """Progress on a terminal overwrites one line, which is cleared at the end."""
    out, clock = Terminal(), Clock()
    progress = Progress(4, Wording("en"), out, clock)

    clock.now += 0.1
    progress.to(1)
    clock.now += 0.9
    progress.to(2)
    progress.end()

    assert out.getvalue() == "\r\x1b[K2 of 4 done, about 1 s left\r\x1b[K"


@pytest.mark.rule("KR-23")
@pytest.mark.parametrize("language", LANGUAGES)
def test_times_are_said_as_people_say_them(language: str) -> None:
    """Durations are written in seconds, minutes, or hours and minutes, in every language."""
    wording = Wording(language)
    said = [wording.say(time_left(seconds)) for seconds in (0.2, 59.0, 61.0, 3500.0, 7325.0)]

    about = {"en": "about", "fi": "noin", "nl": "ongeveer"}[language]
    hours = "u" if language == "nl" else "h"
    times = ["1 s", "59 s", "1 min", "58 min", f"2 {hours} 2 min"]
    assert said == [f"{about} {time}" for time in times]


@pytest.mark.rule("KR-23")
def test_being_ended_is_an_interruption() -> None:
    """SIGTERM interrupts long work like Ctrl-C, and the previous handler is restored afterwards."""
    before = signal.getsignal(signal.SIGTERM)

    with pytest.raises(KeyboardInterrupt), interruptible():
        signal.raise_signal(signal.SIGTERM)

    assert signal.getsignal(signal.SIGTERM) is before
