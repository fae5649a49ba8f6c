"""A game survives network cuts and server crashes with the same question."""

from __future__ import annotations

import subprocess
import sys

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import Newcomer
from tests.browser.line import Line
from tests.browser.person import Person, play_now
from tests.browser.serving import Serving

ASKED_AGAIN = """([version, prompt]) => {
    const panel = document.querySelector('#decision');
    return panel && !document.querySelector('.bar__state') && Number(panel.dataset.version) === version
        && document.querySelector('#prompt').textContent.trim() === prompt;
}"""


def halfway(person: Person, answers: int) -> tuple[int, str]:
    """Plays for a while; returns the version and question that must survive."""
    person.play(answers)
    person.await_question()
    return int(person.panel.get_attribute("data-version") or "-1"), person.prompt.strip()


@pytest.mark.rule("SR-41", "SR-2")
@pytest.mark.timeout(120)
def test_network_cut(newcomer: Newcomer, serving: Serving) -> None:
    """After two minutes without network the same question is shown, and an answer given meanwhile counts once."""
    line = Line(serving.port)
    page = newcomer()
    page.clock.install()
    person = play_now(page, line.address, "lotr", "click")
    version, prompt = halfway(person, 8)
    line.cut()
    expect(page.locator(".bar__state")).to_be_attached()
    page.clock.run_for(120_000)
    assert (version, prompt) == (int(person.panel.get_attribute("data-version") or "-1"), person.prompt.strip())
    person.answer()
    line.mend()
    page.clock.run_for(20_000)
    person.await_question()
    expect(page.locator(".bar__state")).to_have_count(0)
    table = page.url.rpartition("/")[2]
    told = page.request.get(f"{serving.address}/api/tables/{table}").json()
    assert told["state"] == "playing" or person.is_over
    person.play(4)
    assert person.answers == 13
    line.close()


@pytest.mark.rule("SR-41", "SR-1")
@pytest.mark.timeout(120)
@pytest.mark.parametrize("game", ["lotr", "talisman"])
def test_server_killed(newcomer: Newcomer, own_server: Serving, game: str) -> None:
    """A page reconnects by itself after the server was killed in a game and restarted."""
    page = newcomer()
    person = play_now(page, own_server.address, game, "click")
    stands = halfway(person, 8)
    own_server.kill()
    expect(page.locator(".bar__state").first).to_be_attached()
    own_server.start()
    page.wait_for_function(ASKED_AGAIN, arg=list(stands))
    person.play(5)
    assert person.answers == 13


@pytest.mark.rule("SR-87")
@pytest.mark.timeout(120)
def test_table_removed(newcomer: Newcomer, serving: Serving) -> None:
    """A page whose table the operator removes says so and offers a way out."""
    page = newcomer()
    person = play_now(page, serving.address, "talisman", "click")
    person.await_question()
    order = ["admin", "remove", page.url.rpartition("/")[2], "--database", serving.database]
    subprocess.run([sys.executable, "-m", "inglenook", *order], check=True, capture_output=True)
    expect(page.locator("main.notice h1")).to_have_text("There is no such table, or not any more.")
    expect(page.locator("main.notice a")).to_have_attribute("href", "/")


@pytest.mark.rule("SR-41", "SR-22")
@pytest.mark.timeout(120)
def test_other_device(newcomer: Newcomer, serving: Serving) -> None:
    """A seat moves to another device by its private link, and shows the same question there."""
    page = newcomer()
    person = play_now(page, serving.address, "lotr", "click")
    stands = halfway(person, 6)
    table = page.url.rpartition("/")[2]
    made = page.request.post(
        f"{serving.address}/api/tables/{table}/seats/0/link", data={}, headers={"Origin": serving.address}
    )
    assert made.ok
    other = newcomer()
    other.goto(serving.address + made.json()["link"])
    other.locator("main .btn--primary").click()
    other.wait_for_function(ASKED_AGAIN, arg=list(stands))
