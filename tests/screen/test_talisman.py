"""Talisman on the screen: board, characters and details, in three languages and any size."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from inglenook import talisman
from inglenook.kernel.decisions import ACTION, Decision
from inglenook.kernel.messages import Argument, Message
from inglenook.screen.app import PlayApp
from inglenook.screen.dialogs import Dialog
from inglenook.talisman.components import SPACES
from inglenook.talisman.dsl.terms import INNER
from inglenook.wording import LANGUAGES
from inglenook.wording.faults import variables
from tests.screen.pilot import LARGE, SMALL, check_every_size, drive, new_app, on_screen, press, seen
from tests.talisman.positions import Position


def position() -> Position:
    """Returns Ann, the Warrior, in the Tavern; Bea, the Wizard, in the Graveyard; a Dragon and gold in the Fields
    between.
    """
    position = Position("warrior", "wizard").at(0, "tavern").at(1, "graveyard")
    position.holding(0, "axe", "sword").followed(0, "unicorn").spells(1, "hex", "healing").lying(
        "ruins", "dragon", gold=2
    )
    return position.lying("forest", "shield", "raft").deck("mule")


def app_of(position: Position, language: str = "en") -> PlayApp:
    """Returns the screen for a turn of the first player in a position."""
    game = position.dice(2).turn_of(0).game
    return new_app("talisman", language, ["Ann", "Bea"], game=game)


# The board.


@pytest.mark.rule("TR-C1")
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_board_shows_every_space_and_who_is_there(size: tuple[int, int]) -> None:
    """The board shows shapes and letters of pieces, counts of cards, signs of an Enemy and gold, option numbers."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        drawn = on_screen(app, "#board")
        assert 6 == drawn.count("Fields") and 3 == drawn.count("Runes")
        assert "●A" in drawn and "■B" in drawn
        assert "›1" in drawn and "›2" in drawn
        assert "≡2" in drawn and "¤2" in drawn
        assert ("≡1!" if size == SMALL else "≡Dragon!") in drawn

    drive(app_of(position()), looks, size)


@pytest.mark.rule("TR-C1")
def test_the_whole_names_fit_on_a_large_screen() -> None:
    """A large screen shows whole names of spaces, except for the longest, which are short."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        drawn = "\n".join(seen(app))
        assert all(name in drawn for name in ("Graveyard", "Sentinel", "Crown of", "Command", "Portal of", "Vampire’s"))

    drive(app_of(position()), looks, LARGE)


@pytest.mark.rule("TR-11a.1")
def test_a_space_is_chosen_on_the_board() -> None:
    """A selected option highlights its space, and Enter on a space gives the answer for that space."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        assert "You move 2 spaces. Which way do you go?" in on_screen(app, "#ask")
        assert app.posed is not None
        for place, option in enumerate(app.posed.options):
            await press(app, pilot, *["home", *["down"] * place])
            assert app.game.rulebook.definition(app.game.table, option.subject) == app.tabletop.board.pointed_at
        app.tabletop.board.focus()
        await press(app, pilot, "enter")
        assert 1 == len(app.game.answers)

    drive(app_of(position()), looks)


@pytest.mark.rule("KR-10")
def test_any_space_can_be_looked_at_and_asked_about() -> None:
    """Arrow keys move on the board, beside which the space's text and cards are shown, and w explains."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        app.tabletop.board.focus()
        app.tabletop.look_at("space:plains-w")
        await press(app, pilot, "down")
        drawn = on_screen(app, "#about")
        assert "Ruins" in drawn and "Dragon" in drawn and "2 gold" in drawn and "Outer region" in drawn
        await press(app, pilot, "up", "up")
        assert "Forest" in on_screen(app, "#about") and "Raft" in on_screen(app, "#about")
        await press(app, pilot, "w")
        assert "Why not: Forest" in on_screen(app)
        assert "Rule TR-11a.1" in on_screen(app, "#lines")

    drive(app_of(position()), looks)


@pytest.mark.rule("TR-C1")
def test_a_click_points_at_a_space() -> None:
    """A click on a space selects it and shows its details."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.click("#board", offset=(1, 1))
        await press(app, pilot)
        assert "space:village" == app.tabletop.selected
        assert "Village" in on_screen(app, "#about")

    drive(app_of(position()), looks)


# The characters and the cards.


@pytest.mark.rule("TR-9b")
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_characters_are_shown_with_all_they_have(size: tuple[int, int]) -> None:
    """Characters are shown with values, objects, followers and, for others, the number of Spells."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        drawn = on_screen(app, "#people")
        brief, at_length = "S4+1 C3+1 L4 ¤1 neutral", "Strength 4+1, Craft 3+1, lives 4, gold 1, neutral"
        assert (brief if size == SMALL else at_length) in drawn
        assert "Axe, Sword and Unicorn" in drawn
        assert "Spells 2 of" in drawn
        assert "Hex" not in on_screen(app) and "Healing" not in on_screen(app)

    drive(app_of(position()), looks, size)


@pytest.mark.rule("TR-9b")
def test_ones_own_spells_are_shown_by_name() -> None:
    """A player's own Spells are shown by name, here to the Wizard."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        assert 1 == app.viewer
        assert "Spells 2 of 2: Hex and Healing" in on_screen(app, "#people")
        assert on_screen(app, "#people").index("Bea") < on_screen(app, "#people").index("Ann")

    drive(new_app("talisman", names=["Ann", "Bea"], game=position().dice(2).turn_of(1).game), looks)


@pytest.mark.rule("KR-10")
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_one_looks_closer_step_by_step(size: tuple[int, int]) -> None:
    """Details open from the characters to one of them and to a card, Escape goes back, and w explains the selection."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "c", "enter")
        assert "Ann (Warrior)" in on_screen(app, "#about") and "Objects 2 of 4" in on_screen(app, "#about")
        names = [row.text for row in app.tabletop.about.rows]
        await press(app, pilot, *["down"] * names.index("· Axe"), "w")
        assert "Why not: Axe" in on_screen(app)
        await press(app, pilot, "escape", "enter")
        assert on_screen(app, "#about").startswith("━What you look at")
        assert "Axe" == app.tabletop.about.rows[0].text
        await press(app, pilot, "escape")
        assert "Ann (Warrior)" == app.tabletop.about.rows[0].text
        await press(app, pilot, "escape")
        assert app.question.options.has_focus

    drive(app_of(position()), looks, size)


@pytest.mark.rule("KR-7")
def test_moments_to_respond_can_be_chosen() -> None:
    """Moments to respond are switched in a list that stays open."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        before = app.session.sitters[0].stops
        await press(app, pilot, "m", "end", "enter")
        assert isinstance(app.screen, Dialog)
        assert 1 == len(before ^ app.session.sitters[0].stops)
        await press(app, pilot, "escape")
        assert 1 == len(app.screen_stack)

    drive(app_of(position()), looks)


# Languages and sizes.


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_overlaps_and_nothing_is_lost(language: str) -> None:
    """No panels of Talisman overlap at any size, even while the window grows."""
    check_every_size(app_of(position(), language), "#status, #board, #people, #about, #ask, #log, #keys")


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_questions_can_be_read(language: str) -> None:
    """The longest question fits the smallest screen with some options, while the log is hidden for its time."""
    numbers: dict[str, Argument] = {"price": 2, "most": 3, "lives": 2, "n": 2, "gold": 9}
    needed = variables([Path(talisman.__file__).parent / "locales"])

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        assert app.posed is not None
        for id in ("prompt-portal", "prompt-heal", "prompt-toll", "prompt-draw-one-more", "prompt-buy"):
            prompt = Message(id, {name: numbers[name] for name in needed[id]})
            decision = Decision(0, ACTION, prompt, app.posed.options)
            app.question.ask(decision, ["Aa", "Bb"], ["", ""])
            await press(app, pilot)
            shown = on_screen(app, "#ask")
            assert app.word(prompt) in shown
            assert "1. Aa 2. Bb" in shown
        await press(app, pilot, "2")
        assert "" != on_screen(app, "#log")

    drive(app_of(position(), language), looks)


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_has_a_short_name(language: str) -> None:
    """Every space has a short name of at most seven letters for the smallest board."""
    app = app_of(position(), language)
    view = app.game.rulebook.view(app.game.table, 0)
    cells = app.tabletop.tableau.cells(view)

    assert len(SPACES) == len(cells)
    assert 49 == len({(cell.column, cell.row) for cell in cells})
    assert [] == [cell.short for cell in cells if not 2 < len(cell.short) <= 7]
    assert 9 == sum(cell.ring == 2 for cell in cells) == sum(space.region == INNER for space in SPACES.values())


@pytest.mark.rule("KR-20")
def test_the_screen_follows_the_size_of_the_terminal() -> None:
    """The screen adapts when the terminal grows or shrinks in the middle of a question."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        small = seen(app)
        await pilot.resize_terminal(*LARGE)
        await press(app, pilot)
        assert "Strength 4" in on_screen(app, "#people")
        assert "Graveyard" in on_screen(app, "#board")
        assert 40 == len(seen(app))
        await pilot.resize_terminal(*SMALL)
        await press(app, pilot)
        assert small == seen(app)

    drive(app_of(position()), looks)


@pytest.mark.rule("KR-12")
def test_a_whole_turn_is_played_with_keys() -> None:
    """A game against a bot is begun and played by keyboard, and answers change the board, log and question."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        for _ in range(12):
            before = on_screen(app)
            lines = len(app.game.log)
            await press(app, pilot, "enter")
            assert before != on_screen(app)
            assert lines < len(app.game.log) or app.posed is not None
        assert 12 <= len(app.game.answers)
        await press(app, pilot, "l")
        assert "The turn of Ann begins." in on_screen(app, "#lines")

    drive(new_app("talisman", seats=3, seed="whole turn"), looks, LARGE)
