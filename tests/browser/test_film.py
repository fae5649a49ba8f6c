"""Staged events: both players see them on their screens, frame by frame, for the time of their pace.

The clocks of both browsers stand still and are moved by the test, so that no frame is missed.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.browser.accessibility import colours, prepare, structure
from tests.browser.chromium import DESKTOP, PHONE, Newcomer
from tests.browser.person import GLANCE, Person, lay
from tests.browser.serving import Serving
from tests.browser.test_two_people import ASKED, LATER, WHOSE

HELD: Final = 2400
"""Milliseconds for which a scene that concerns the viewer is held at the usual pace (web/src/table/stage/queue.ts)."""
GLIMPSED: Final = 1500
"""And what concerns only others."""
SPEEDS: Final = {"calm": 1.5, "usual": 1.0, "quick": 0.5, "none": 0.0}

FRAME: Final = """() => {
    const stage = document.querySelector('.stage');
    if (!stage) return null;
    const text = (within, what) => [...within.querySelectorAll(what)].map(one => one.textContent.trim());
    return {
        scene: Number(stage.dataset.scene), kind: stage.dataset.kind, size: Number(stage.dataset.size),
        own: stage.classList.contains('stage--own'), time: Number(stage.dataset.time),
        title: text(stage, 'h2')[0], totals: text(stage, '.total'), dice: stage.querySelectorAll('.bigdie').length,
        odds: text(stage, '.odds'), verdict: text(stage, '.upshot h3'), said: text(stage, '.upshot p, .effects li'),
        struck: document.querySelectorAll('.lanes .card[data-hit], .fallen').length,
        covers: (() => {
            const [one, other] = [stage, document.querySelector('#decision')].map(e => e.getBoundingClientRect());
            return Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
                && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
        })(),
        hides: innerWidth < 700 && !stage.matches('.stage--own, .stage--waits') && stage.offsetHeight > 110,
    };
}"""
"""The scene that the stage shows at this moment."""


LATE_FONTS: Final = "[...document.fonts].filter(one => one.style === 'italic' && one.status !== 'unloaded')"
"""Fonts that a table has no words for."""


@dataclass(frozen=True)
class Frame:
    """The state of a screen at one moment."""

    scene: int
    kind: str
    size: int
    own: bool
    time: float
    """For how many milliseconds it says that it stands: what has much to read, for longer."""
    title: str
    totals: list[str]
    dice: int
    odds: list[str]
    verdict: list[str]
    said: list[str]
    struck: int
    covers: bool
    hides: bool
    """Whether, on a phone, what concerns only others lies over the table that the player's own question is about."""


def look(page: Page) -> Frame | None:
    """Returns the event staged on a page now."""
    seen: dict[str, Any] | None = page.evaluate(FRAME)
    return None if seen is None else Frame(**seen)


class Cinema:
    """A player whose browser's clock is stopped, and the frames recorded from the screen."""

    def __init__(self, page: Page, address: str, speed: str) -> None:
        self.page: Final = page
        self.speed: Final = speed
        self.frames: Final[list[Frame]] = []
        page.add_init_script(f"localStorage.setItem('inglenook', {json.dumps(json.dumps({'speed': speed}))})")
        page.clock.install(time=0)
        page.goto(address)
        page.clock.pause_at(60_000)

    def draw(self) -> None:
        """Runs the few frames in which the table is drawn."""
        self.page.clock.run_for(40)

    def watch(self) -> None:
        """Records each staged event until its time is over, and checks that it stays that long."""
        while (frame := look(self.page)) is not None:
            self.frames.append(frame)
            assert not frame.covers, "the stage covers the decision"
            assert not frame.hides, "what concerns others hides what a question is about"
            time = int(frame.time)
            assert time >= int((HELD if frame.own else GLIMPSED) * SPEEDS[self.speed])
            self.page.clock.run_for(time - 90)  # what came after another is on already for some of the time
            still = look(self.page)
            assert still is not None, "it went too soon"
            assert still.scene == frame.scene, "it was cut off by what came next"
            self.page.clock.run_for(110)
            gone = look(self.page)
            assert gone is None or gone.scene != frame.scene, "it stays for longer than its time"


def sit_down(
    newcomer: Newcomer, serving: Serving, game: str, speeds: tuple[str, str], way: str = "tap"
) -> list[Cinema]:
    """Returns two players at one table, one on a desktop and one on a phone."""
    first, second = newcomer(), newcomer("en-GB", way, PHONE)
    address = f"{serving.address}/table/{lay(first, serving, game, [{'kind': 'you'}, {'kind': 'open'}], begin=False)}"
    cinemas = [Cinema(first, address, speeds[0]), Cinema(second, address, speeds[1])]
    second.locator("#sit-name").fill("Bram")
    Person(second, "sits down", way).press(second.locator(".chairs-list .btn--primary").first)
    first.locator("section[aria-labelledby=waiting-begin] .btn--primary").click()
    return cinemas


def film(cinemas: list[Cinema], seed: str, most: int, wanted: str, way: str = "tap") -> None:
    """Plays and records all staged events until both players have seen one of a kind end."""
    people = [Person(cinemas[0].page, f"{seed} first"), Person(cinemas[1].page, f"{seed} second", way)]
    for cinema in cinemas:
        cinema.page.locator("#decision").wait_for()
        cinema.draw()
    for _ in range(most):
        seat, version = people[0].page.wait_for_function(WHOSE, polling=GLANCE).json_value()
        if seat < 0:
            return
        asked = people[seat].page.wait_for_function(ASKED, arg=version, polling=GLANCE).json_value()
        if asked == "asked" and not people[seat].is_over:
            people[seat].answer()
        for person, cinema in zip(people, cinemas, strict=True):
            person.page.wait_for_function(LATER, arg=version, polling=GLANCE)
            cinema.draw()
            cinema.watch()
        if all(ends(cinema, wanted) for cinema in cinemas if SPEEDS[cinema.speed]):
            return


def ends(cinema: Cinema, kind: str) -> list[Frame]:
    """Returns the frames in which an event of a kind shows its result."""
    return [frame for frame in cinema.frames if frame.kind == kind and frame.verdict]


def in_the_log(cinema: Cinema, *messages: str) -> bool:
    """Whether the log has a line with one of these words."""
    lines: list[str] = cinema.page.locator(".log__line").all_text_contents()
    return any(message in line for line in lines for message in messages)


@pytest.mark.rule("SR-46")
@pytest.mark.timeout(300)
@pytest.mark.parametrize("speeds", [("calm", "quick"), ("usual", "none")], ids=["calm and quick", "usual and none"])
def test_a_fight_of_talisman(newcomer: Newcomer, serving: Serving, speeds: tuple[str, str]) -> None:
    """In a Talisman fight both players see totals, dice and result at their own pace, or read them in the log."""
    cinemas = sit_down(newcomer, serving, "talisman", speeds)
    film(cinemas, "fight", 90, "fight")
    for cinema in cinemas:
        if not SPEEDS[cinema.speed]:
            assert cinema.frames == []
            assert in_the_log(cinema, "scores")
            continue
        result = ends(cinema, "fight")[0]
        assert [total.isdigit() for total in result.totals] == [True, True]
        assert result.dice >= 1
        assert any(frame.kind == "drawn" for frame in cinema.frames)
    shown = [ends(cinema, "fight")[0] for cinema in cinemas if SPEEDS[cinema.speed]]
    assert len({tuple(frame.totals) for frame in shown}) == 1, "both saw the same fight"
    page = cinemas[0].page
    page.locator(".log__again").last.click()
    assert look(page) is not None, "what has folded can be shown again"
    page.clock.resume()
    prepare(page)
    assert structure(page) + colours(page) == []


@pytest.mark.rule("SR-46")
@pytest.mark.timeout(300)
@pytest.mark.parametrize("speeds", [("quick", "usual"), ("none", "calm")], ids=["quick and usual", "none and calm"])
def test_a_skirmish(newcomer: Newcomer, serving: Serving, speeds: tuple[str, str]) -> None:
    """In a skirmish both players see strengths, winner and losses at their own pace, whatever follows."""
    cinemas = sit_down(newcomer, serving, "lotr", speeds)
    film(cinemas, "skirmish", 160, "skirmish")
    for cinema in cinemas:
        if not SPEEDS[cinema.speed]:
            assert cinema.frames == []
            assert in_the_log(cinema, "wins the skirmish")
            continue
        result = ends(cinema, "skirmish")[0]
        assert [total.isdigit() for total in result.totals] == [True, True]
        assert "Skirmish" in result.title
        assert any(frame.kind == "move" for frame in cinema.frames)
        assert any(frame.struck for frame in cinema.frames), "who was hit is marked on the table itself"
        assert cinema.page.evaluate(LATE_FONTS) == [], "a font that comes now lays the whole table out anew"
    page = cinemas[1].page
    assert page.viewport_size is not None
    assert page.viewport_size["width"] < DESKTOP["width"]
