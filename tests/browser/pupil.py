"""A simulated learner in a browser who reads the notes of a lesson and makes the suggested or other choices."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from msgspec import to_builtins
from playwright.sync_api import Locator, Page, Route, expect

from inglenook import registry
from inglenook.kernel.decisions import Option
from inglenook.kernel.game import Given
from inglenook.kernel.messages import Message
from inglenook.lessons import LEARNER
from inglenook.lessons.course import NOWHERE, Note
from inglenook.lessons.lesson import Beat, Otherwise, Part
from inglenook.server.protocol import worded
from inglenook.wording import Wording
from tests.browser.person import GLANCE, Person
from tests.lessons.rehearsal import Rehearsal

ENDING: Final = ("pass", "done")
"""Verbs of the button that ends a question."""

PLACE: Final = """label => {
    const sorted = one => JSON.stringify(one, (_, part) => part && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.keys(part).sort().map(key => [key, part[key]])) : part);
    const {options} = document.querySelector('#decision ing-answers') ?? {options: []};
    return options.findIndex(option => sorted(option.label) === sorted(label));
}"""
"""Where the option with this label stands among those that are shown."""

LIT: Final = """handles => handles.filter(handle => {
    const found = [...document.querySelectorAll(`ing-table [data-handle="${CSS.escape(handle)}"]`)];
    return !found.some(one => {
        const mark = one.querySelector(':scope > .space__ground, :scope > .crown__ground');
        const style = getComputedStyle(mark ?? one);
        return mark ? style.strokeWidth === '8px' : one.dataset.fatal || style.outlineStyle === 'solid';
    }) && found.length;
})"""
"""Returns the handles on the table without a mark, that of a deadly danger first."""

ASKED_SINCE: Final = """version => {
    const panel = document.querySelector('#decision');
    const is = state => panel.classList.contains(`decision--${state}`);
    return panel && Number(panel.dataset.version) > version && !is('waiting') && !is('over') && !is('busy');
}"""
"""Whether something is asked that was not asked at that version."""

TOLD: Final = """() => {
    const lesson = document.querySelector('ing-lesson');
    return lesson?.told?.version === lesson?.session.version;
}"""
"""Whether the lesson has said what there is to say."""


class Pupil(Person):
    """A person in a lesson, whose choices are repeated in a rehearsal, so that the expected notes are known."""

    def __init__(self, page: Page, game: str, language: str, way: str) -> None:
        super().__init__(page, f"{game} {language} {way}", way)
        self.game: Final = game
        self.wording: Final = Wording(language, registry.find(game).locales)
        self.heard: list[Note] = []
        self.rehearsal: Rehearsal
        page.route("**/api/lessons/*", without_pause)

    def begin(self, address: str) -> None:
        """Goes from the start page to the first note."""
        self.page.goto(address)
        self.press(self.page.locator(f"a[href='/learn/{self.game}']"))
        self.press(self.page.locator("main.learn .btn--primary"))
        self.page.wait_for_url("**/table/*")

    def sit_down(self, part: Part) -> None:
        """Begins a part of the lesson."""
        self.rehearsal = Rehearsal(part)
        self.heard, self.version = [], -1

    # Comments.

    def say(self, message: Message) -> str:
        """Returns a message in the learner's language."""
        return self.wording.say(message)

    def listen(self) -> None:
        """Reads all current notes in turn, and checks that their subjects are marked."""
        notes = [note for note in self.rehearsal.course.now() if note not in self.heard]
        if notes:
            self.page.wait_for_function(TOLD, polling=GLANCE)
        text = self.page.locator(".teach__text")
        for place, note in enumerate(notes):
            expect(text).to_contain_text(self.say(note.message))
            self.look(note)
            if place < len(notes) - 1:
                self.press(self.page.locator(".teach__foot .btn--primary"))
        self.heard += notes

    def look(self, note: Note) -> None:
        """Checks that a note's subject is marked on the table and named for screen readers."""
        told: Any = self.page.evaluate("() => document.querySelector('ing-lesson').told.notes")
        (info,) = [one for one in told if one["text"]["message"] == note.message.id][:1]
        self.page.wait_for_function(f"handles => ({LIT})(handles).length === 0", arg=info["light"], polling=GLANCE)
        if info["light"]:
            assert self.page.locator(".teach__text .visually-hidden").inner_text().strip()

    # Actions.

    def await_own_turn(self) -> None:
        """Lets the opponent answer, and waits until the learner is asked, or the game is over."""
        while (pending := self.rehearsal.game.pending) is not None and pending.seat != LEARNER:
            self.rehearsal.reply()
        self.version = self.await_question().version

    def choose(self, *given: Given) -> None:
        """Makes the rehearsal's choice in the browser and then in the rehearsal; several options are pairs."""
        gathers = self.panel.locator(".listed:not(.listed--shown)").count() > 0
        for number, one in enumerate(given):
            options = self.rehearsal.course.sitting.options(LEARNER, asides=one.is_aside)
            (option,) = [option for option in options if option.key == one.keys[0]]
            if gathers and number == 0 and option.verb not in ENDING:
                self.open(self.panel.locator(".listed"))
            if not (gathers and option.verb in ENDING):
                self.press_option(option, one.is_aside)
            self.rehearsal.take(one)
        if gathers:
            self.finish_gathering()

    def finish_gathering(self) -> None:
        """Sends the gathered assignments, which the rehearsal ends with a pass."""
        self.press(self.panel.locator(".decision__tools [data-key=pass]"))
        pending = self.rehearsal.game.pending
        if pending is not None and pending.seat == LEARNER and self.rehearsal.is_offered("done"):
            self.rehearsal.take(self.rehearsal.given("done"))

    def press_option(self, option: Option, is_aside: bool) -> None:
        """Presses the control of an option."""
        game = self.rehearsal.game
        label = to_builtins(worded(game.rulebook.label(game.table, LEARNER, option)))
        if is_aside:
            self.open(self.panel.locator(".asides"))
            words = self.say(game.rulebook.label(game.table, LEARNER, option))
            self.press(self.panel.locator(".asides button").filter(has_text=words).first)
        elif option.verb in ENDING:
            ending = self.panel.locator(".decision__tools [data-key=pass]")
            self.press(ending)
            self.pass_again(ending)
        else:
            place: int = self.page.evaluate(PLACE, json.loads(json.dumps(label)))
            assert place >= 0, f"{label} is not offered"
            self.unfold()
            self.press(self.panel.locator(".option").nth(place))

    def open(self, details: Locator) -> None:
        """Opens a folded element."""
        if details.get_attribute("open") is None:
            self.press(details.locator("summary"))

    # The whole of it.

    def hoped_for(self) -> Iterator[list[Given]]:
        """Yields the suggested choices one by one whenever the learner is asked; pairs made together come at once."""
        lines = [entry.fields() for entry in self.rehearsal.part.scenario.play]
        own = [
            said.text()
            for fields in lines
            for who, said in fields.items()
            if who == self.rehearsal.part.players.names[0]
        ]
        while own:
            self.await_own_turn()
            first = own.pop(0)
            row = [self.rehearsal.given(first)]
            if self.panel.locator(".listed:not(.listed--shown)").count():
                while own and first != "done" and (own[0].startswith("assign") or own[0] == "done"):
                    row.append(self.ahead(row).given(own.pop(0)))
            yield row

    def ahead(self, row: list[Given]) -> Rehearsal:
        """Returns the game after a row of answers."""
        one = Rehearsal(self.rehearsal.part)
        for given in [*self.rehearsal.game.answers, *row]:
            one.take(given)
        return one

    def settle(self) -> None:
        """Lets the part end, and waits until nothing more happens by itself."""
        self.await_own_turn()
        assert self.rehearsal.course.ended

    def foreseen(self, beat: Beat, other: Otherwise, row: list[Given]) -> list[Given]:
        """Returns the answers that lead to a foreseen other choice with a reply, and that choice, or nothing."""
        for made in range(len(row)):
            ahead = self.ahead(row[:made])
            for choice in other.choices:
                if ahead.is_offered(choice) and ahead.course.foreseen(ahead.given(choice)) == (beat, other):
                    return [*row[:made], ahead.given(choice)]
        return []

    def hear(self, message: Message) -> None:
        """Reads notes until a given one, once the learner is asked again."""
        self.await_own_turn()
        self.read_to(message)

    def read_to(self, message: Message) -> None:
        """Reads notes until a given one."""
        self.page.wait_for_function(TOLD, polling=GLANCE)
        note = self.page.locator(".teach__text").filter(has_text=self.say(message))
        following = self.page.locator(".teach__foot .btn--primary").filter(has_text=self.say(Message("learn-next")))
        while True:
            expect(note.or_(following).first).to_be_visible()
            if note.count():
                return
            self.press(following)

    def take_back(self, answers: int) -> None:
        """Goes back to a number of answers by the reply's button if it has one, else by undo."""
        offered = [note.back for note in self.rehearsal.course.now() if note.answers and note.back != NOWHERE]
        if offered:
            self.go_back(self.page.locator(".teach__foot .btn").first, offered[0])
        while len(self.rehearsal.game.answers) > answers:
            own = [number for number, given in enumerate(self.rehearsal.game.answers) if given.seat == LEARNER]
            self.go_back(self.panel.locator("[data-key=undo]"), own[-1])

    def go_back(self, button: Locator, answers: int) -> None:
        """Undoes an answer, and waits for its question."""
        version = int(self.panel.get_attribute("data-version") or 0)
        self.press(button)
        self.page.wait_for_function(ASKED_SINCE, arg=version, polling=GLANCE)
        self.rehearsal.go_back(answers)

    def go_on(self) -> None:
        """Goes to the next part."""
        before = self.page.url
        self.press(self.page.locator(".teach__foot .btn--primary"))
        self.page.wait_for_function("url => location.href !== url", arg=before, polling=GLANCE)


def without_pause(route: Route) -> None:
    """Begins a lesson in which the opponent answers at once."""
    wanted = route.request.post_data_json if route.request.method == "POST" else None
    if wanted is None:
        route.continue_()
    else:
        route.continue_(post_data={**wanted, "pace": 0})
