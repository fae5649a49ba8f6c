"""Guided lessons in a browser: played to their end, with every foreseen choice, and resumed.

Every language, size and input device is tested with either game; all combinations run in `make long`.
"""

from __future__ import annotations

from itertools import product
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from inglenook.kernel.messages import Message
from inglenook.lessons.lesson import lesson_of, taught
from inglenook.wording import LANGUAGES
from tests.browser.accessibility import colours, overflow, prepare, structure
from tests.browser.chromium import DESKTOP, PHONE, Newcomer, errors_on
from tests.browser.person import KEYS, TAP
from tests.browser.pupil import Pupil
from tests.browser.serving import Serving

LOCALES: Final = {"en": "en-GB", "fi": "fi-FI", "nl": "nl-NL"}
SIZES: Final = {"phone": PHONE, "desktop": DESKTOP}
ALWAYS: Final = frozenset(
    {
        ("lotr", "en", "desktop", KEYS),
        ("lotr", "fi", "phone", TAP),
        ("talisman", "fi", "phone", KEYS),
        ("talisman", "nl", "desktop", TAP),
    }
)
"""Combinations for `make test`: every language, size and input method once; all combinations take minutes."""


def every_way() -> list[Any]:
    """Returns all combinations of game, language, size and input device."""
    return [
        pytest.param(*one, id=", ".join(one), marks=() if one in ALWAYS else pytest.mark.long)
        for one in product(taught(), LANGUAGES, SIZES, (KEYS, TAP))
    ]


def assert_well_made(page: Page) -> None:
    """Checks that everything on the page can be reached, is named and has enough contrast."""
    prepare(page)
    assert structure(page) == []
    assert [one for one in colours(page) if "teach" in one] == []
    assert overflow(page) <= 0


@pytest.mark.rule("KR-31", "SR-43")
@pytest.mark.timeout(300)
@pytest.mark.parametrize(("game", "language", "size", "way"), every_way())
def test_a_lesson_to_its_end(
    newcomer: Newcomer, serving: Serving, game: str, language: str, size: str, way: str
) -> None:
    """A learner who makes the suggested choices reads every note, sees its subject and finishes the lesson."""
    page = newcomer(LOCALES[language], way, SIZES[size])
    errors = errors_on(page)
    pupil = Pupil(page, game, language, way)
    pupil.begin(serving.address)
    parts = lesson_of(game).parts
    for part in parts:
        pupil.sit_down(part)
        for number, row in enumerate(pupil.hoped_for()):
            pupil.listen()
            if part is parts[0] and number in (0, 3):
                assert_well_made(page)
            pupil.choose(*row)
        pupil.settle()
        pupil.listen()
        if part is not parts[-1]:
            pupil.go_on()
    assert_well_made(page)
    lesson = page.url
    pupil.press(page.locator(".teach__foot .btn--primary"))
    page.wait_for_url(lambda url: "/table/" in url and url != lesson)
    expect(page.locator("#decision")).to_be_visible()
    expect(page.locator("ing-lesson")).to_have_count(0)
    assert errors == []


@pytest.mark.rule("KR-31")
@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    ("game", "language", "size", "way"),
    [("lotr", "nl", PHONE, TAP), ("talisman", "en", DESKTOP, KEYS)],
    ids=["lotr, touch, phone, Dutch", "talisman, keys, desktop, English"],
)
def test_every_foreseen_turn(
    newcomer: Newcomer, serving: Serving, game: str, language: str, size: dict[str, int], way: str
) -> None:
    """Each foreseen choice is carried out, gets a reply, and is undone, after which the lesson goes on."""
    page = newcomer(LOCALES[language], way, size)
    pupil = Pupil(page, game, language, way)
    pupil.begin(serving.address)
    parts = lesson_of(game).parts
    for part in parts:
        pupil.sit_down(part)
        left = [(beat, other) for beat in part.beats for other in beat.otherwise]
        for row in pupil.hoped_for():
            answers = len(pupil.rehearsal.game.answers)
            for beat, other in list(left):
                turn = pupil.foreseen(beat, other, row)
                if turn:
                    pupil.choose(*turn)
                    pupil.hear(Message(other.message))
                    pupil.take_back(answers)
                    left.remove((beat, other))
            pupil.choose(*row)
        assert left == []
        pupil.settle()
        pupil.read_to(pupil.rehearsal.course.notes[-1].message)
        if part is not parts[-1]:
            pupil.go_on()


@pytest.mark.rule("KR-31", "SR-9")
@pytest.mark.timeout(180)
@pytest.mark.parametrize("game", taught())
def test_left_and_taken_up(newcomer: Newcomer, own_server: Serving, game: str) -> None:
    """A lesson that was left is listed under the learner's tables and resumes, even after a kill of the server."""
    page = newcomer()
    pupil = Pupil(page, game, "en", "click")
    pupil.begin(own_server.address)
    part = lesson_of(game).parts[0]
    pupil.sit_down(part)
    for number, row in enumerate(pupil.hoped_for()):
        if number == 3:
            break
        pupil.choose(*row)
    table = page.url
    own_server.kill()
    own_server.start()
    page.goto(own_server.address)
    page.locator(f"a[href$='{table.rsplit('/', 1)[-1]}']").first.click()
    pupil.heard = []
    pupil.listen()
    assert pupil.heard == pupil.rehearsal.course.now() != []
