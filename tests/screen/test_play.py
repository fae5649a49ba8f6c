"""Playing on the screen: answers, undo, reasons, reading, saving, leaving and handing over."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from inglenook.kernel.saved.records import Record
from inglenook.screen.app import PlayApp
from inglenook.screen.dialogs import Dialog
from inglenook.wording import LANGUAGES
from tests.screen.pilot import LARGE, SMALL, drive, in_front, new_app, on_screen, press, seen

OPTIONS = ["1. Pass", "2. Play Phoenix", "3. Play Wall", "4. Play Wall", "5. Play Twig"]
"""First question of the game with seed "a"; the hand also has a Shield."""


# Answering.


@pytest.mark.rule("KR-2")
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_question_is_shown_with_its_options(size: tuple[int, int]) -> None:
    """The screen shows the question with its options, the log, and the table as text lines without a layout."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        drawn = seen(app)
        assert all(any(option in line for line in drawn) for option in OPTIONS)
        assert any("Your hand, 5 cards: Phoenix, Wall, Wall, Twig and Shield." in line for line in drawn)
        assert any("› Ann draws Shield." in line for line in drawn)
        assert drawn[-1].startswith(" ? help  u undo  w why not")

    drive(new_app("embers"), looks, size)


@pytest.mark.rule("KR-2")
@pytest.mark.parametrize(
    "keys", [("5",), ("down", "down", "down", "down", "enter"), ("up", "enter"), ("end", "enter"), ("tab", "5")]
)
def test_an_answer_is_a_number_or_pointed_at(keys: tuple[str, ...]) -> None:
    """An option's number answers from anywhere on the screen, and board, log and question are updated."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, *keys)
        assert "› Ann plays Twig." in on_screen(app, "#log")
        assert "You have 6 embers." in on_screen(app, "#table")
        assert "You have 1 action left." in on_screen(app, "#ask")

    drive(new_app("embers"), looks)


@pytest.mark.rule("KR-2")
def test_an_answer_can_be_clicked() -> None:
    """A click on an option answers the question."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.click("#options", offset=(5, 4))
        await press(app, pilot)
        assert "› Ann plays Twig." in on_screen(app)

    drive(new_app("embers"), looks)


@pytest.mark.rule("KR-5")
def test_a_hasty_pass_is_asked_about_once() -> None:
    """A pass with other options left is confirmed above the options once, and this can be switched off."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1")
        assert "You can still do something." in on_screen(app, "#ask")
        await press(app, pilot, "1")
        assert "Ann passes." in on_screen(app)

    async def unguarded(app: PlayApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "g")
        assert "You will no longer be asked again when you pass." in on_screen(app, "#ask")
        await press(app, pilot, "1")
        assert "Ann passes." in on_screen(app)

    drive(new_app("embers"), looks)
    drive(new_app("embers"), unguarded)


@pytest.mark.rule("KR-3")
@pytest.mark.parametrize("key", ["0", "9", "x", "space"])
def test_a_key_that_means_nothing_changes_nothing(key: str) -> None:
    """A key without a meaning, such as 9 or x here, changes nothing."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        before = seen(app)
        await press(app, pilot, key)
        assert before == seen(app)

    drive(new_app("embers"), looks)


@pytest.mark.rule("KR-1")
def test_a_game_is_played_to_its_end() -> None:
    """A game played to its end shows the winner, and Enter closes the screen."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "g")
        for _ in range(300):
            if app.game.pending is None:
                break
            await press(app, pilot, "end", "enter")
        assert "The game is won by" in on_screen(app)
        await press(app, pilot, "enter")
        assert not app.is_running

    app = drive(new_app("embers"), looks)
    assert app.game.table.over


# Going back, asking why, doing something beside.


@pytest.mark.rule("KR-12")
def test_undo_takes_back_and_says_why_not() -> None:
    """Undo returns to the previous question with a message, or shows the reason against it."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "u")
        assert "There is no answer of yours to take back yet." in on_screen(app, "#ask")
        await press(app, pilot, "3")
        assert "Ann plays Wall." in on_screen(app)
        await press(app, pilot, "u")
        assert "Your latest answer is taken back." in on_screen(app, "#ask")
        assert "Ann plays Wall." not in on_screen(app)
        assert "You have 2 actions left." in on_screen(app, "#ask")

    drive(new_app("embers"), looks)


@pytest.mark.rule("KR-10")
def test_why_explains_what_is_pointed_at() -> None:
    """Why explains the card of the selected option, and Escape returns."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "end", "w")
        assert "Why not: Twig" in on_screen(app)
        assert "Twig can be chosen now, number 5." in on_screen(app)
        await press(app, pilot, "escape")
        assert "5. Play Twig" in on_screen(app) and "Why not" not in on_screen(app)

    drive(new_app("embers"), looks)


@pytest.mark.rule("KR-10")
def test_why_asks_about_what_if_nothing_is_pointed_at() -> None:
    """Without a selection, why lists everything that can be asked about, and gives the reason with its rule."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "w")
        assert "You can ask about these:" in on_screen(app)
        assert isinstance(app.screen, Dialog)
        await press(app, pilot, *["down"] * app.screen.choices.index("something hidden"), "enter")
        reason = "something hidden: You can play only cards from your own hand. Rule ER-2."
        assert reason in on_screen(app, "#lines")

    drive(new_app("embers"), looks)


@pytest.mark.rule("KR-11")
def test_asides_are_done_beside_the_question() -> None:
    """An action beside the question is chosen from a list, after which the question is asked again."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "a")
        assert "What you can do beside the question" in on_screen(app)
        await press(app, pilot, "end", "enter")
        assert "Ann burns Shield." in on_screen(app)
        assert "You have 2 actions left." in on_screen(app, "#ask")
        await press(app, pilot, "a", "escape")
        assert 1 == len(app.game.answers)

    drive(new_app("embers"), looks)


@pytest.mark.rule("KR-3")
def test_keys_do_nothing_to_the_game_while_something_is_read() -> None:
    """Keys for answers and undo have no effect while the log is open."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "3", "l")
        assert "Dialog" == in_front(app)
        await press(app, pilot, "u", "3", "g")
        assert "Dialog" == in_front(app)
        assert 1 == len(app.game.answers)

    drive(new_app("embers"), looks)


# Words.


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_tells_every_key(language: str, size: tuple[int, int]) -> None:
    """The help lists every key in the language, and scrolls to its end with arrow keys."""
    last = {"en": "With --plain", "fi": "Valitsimella --plain", "nl": "Met --plain"}

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "question_mark")
        read = on_screen(app)
        await press(app, pilot, "pagedown", "pagedown", "end")
        read += on_screen(app)
        assert all(f" {key}: " in read for key in "icuwlagmsq")
        assert last[language] in read

    drive(new_app("embers", language), looks, size)


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["Table", "Log", "? help", "u undo", "Play Twig"]),
        ("fi", ["Pöytä", "Loki", "? ohje", "u kumoa", "Pelaa Risu"]),
        ("nl", ["Tafel", "Logboek", "? hulp", "u terug", "Twijg spelen"]),
    ],
)
def test_everything_is_said_in_the_language_spoken(language: str, expected: list[str]) -> None:
    """Panels, keys and options are in the chosen language."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        missing = [text for text in expected if text not in on_screen(app)]
        assert [] == missing

    drive(new_app("embers", language), looks)


# Keeping and leaving.


@pytest.mark.rule("KR-8")
def test_leaving_keeps_the_record(tmp_path: Path) -> None:
    """The record is complete after every answer, so that a game that was left can be resumed."""
    file = tmp_path / "game"

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "3")
        assert 1 == len(Record.from_text(file.read_bytes(), "", ("embers",)).answers)
        await press(app, pilot, "4", "q")
        assert not app.is_running

    app = drive(new_app("embers", record=file), looks)
    record = Record.from_text(file.read_bytes(), "", ("embers",))
    assert len(app.game.answers) == len(record.answers) > 1
    assert app.game.pending is not None
    replayed = record.replay(app.game.rulebook).pending
    assert replayed is not None and app.game.pending.keys() == replayed.keys()


@pytest.mark.rule("KR-21")
def test_a_game_that_is_not_kept_is_not_lost_by_one_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leaving an unsaved game asks whether to go on, to save or to leave."""
    monkeypatch.chdir(tmp_path)

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "3", "q")
        assert "This game is not kept anywhere" in on_screen(app)
        await press(app, pilot, "enter")
        assert 1 == len(app.screen_stack)
        await press(app, pilot, "q", "down", "enter", "g", "enter")
        assert "The game is saved in g." in on_screen(app, "#ask")
        await press(app, pilot, "q")
        assert not app.is_running

    async def careless(app: PlayApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "3", "ctrl+q", "end", "enter")
        assert not app.is_running

    drive(new_app("embers"), looks)
    assert 1 == len(Record.from_text(Path("g").read_bytes(), "", ("embers",)).answers)
    drive(new_app("embers"), careless)


@pytest.mark.rule("KR-21")
def test_saving_never_writes_over_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Saving to an existing file is refused with a message above the options."""
    monkeypatch.chdir(tmp_path)
    file = Path("x")
    file.write_text("Dear Ann")

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "s", "x", "enter")
        assert "There is already a file x." in on_screen(app, "#ask")

    drive(new_app("embers"), looks)
    assert "Dear Ann" == file.read_text()


# Several people at one keyboard.


@pytest.mark.rule("KR-7")
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_curtain_falls_between_two_people(size: tuple[int, int]) -> None:
    """The curtain between two people shows public news, and only the next player's table lies behind it."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        assert "Shield" in on_screen(app)
        await press(app, pilot, "3", "4")
        assert "Curtain" == in_front(app)
        assert "Hand the keyboard to Bea, who presses Enter." in on_screen(app, "#hand")
        assert "Ann draws a card. Ann plays Wall. Ann plays Twig." in on_screen(app, "#lines")
        assert "Shield" not in on_screen(app)
        await press(app, pilot, "u", "1", "w")
        assert "Curtain" == in_front(app)
        await press(app, pilot, "enter")
        assert 1 == app.viewer
        assert "It is the turn of Bea." in on_screen(app)
        assert "Shield" not in on_screen(app)
        assert "Ann draws a card." in on_screen(app)

    drive(new_app("embers", names=["Ann", "Bea"]), looks, size)


@pytest.mark.rule("KR-7")
def test_nothing_of_the_last_one_is_left_open() -> None:
    """A log left open by one player is closed behind the curtain for the next."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "3", "l")
        assert "Ann draws Shield." in on_screen(app)
        app.attempt(lambda: app.game.pick((3,)))
        for _ in range(5):
            await pilot.pause()
        assert "Curtain" == in_front(app)
        await press(app, pilot, "enter")
        assert 1 == len(app.screen_stack)
        assert "Shield" not in on_screen(app)

    drive(new_app("embers", names=["Ann", "Bea"]), looks)


@pytest.mark.rule("KR-7")
def test_what_only_one_may_know_is_read_before_the_curtain() -> None:
    """News for one player only, as from an Owl, is read before the curtain falls."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        for name in ("Twig", "Owl"):
            labels = app.session.labels(app.game.pending) if app.game.pending is not None else []
            await press(app, pilot, str(labels.index(f"Play {name}") + 1))
        assert "Dialog" == in_front(app)
        assert 2 == on_screen(app).count("Ann sees")
        await press(app, pilot, "enter")
        assert "Curtain" == in_front(app)
        assert "Ann sees" not in on_screen(app)

    drive(new_app("embers", names=["Ann", "Bea"], seed="owl2"), looks)
