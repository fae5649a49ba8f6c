"""The card game on the screen: path, both sides, hand and details, in three languages and any size."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

from inglenook.lotr import atoms
from inglenook.screen.app import PlayApp
from inglenook.wording import LANGUAGES
from tests.lotr.positions import Playing, Position
from tests.screen.pilot import LARGE, SMALL, check_every_size, drive, in_front, new_app, on_screen, press, seen


def skirmish() -> Playing:
    """Returns Aragorn of Ann against two Uruks of Bea at site 4, Legolas still to fight; Boromir stands by."""
    at = Position(site=4)
    at.marker(1, 3)
    at.play("1C299", on=at.frodo())
    aragorn = at.play("1P365", wounds=1)
    at.play("1C101", on=aragorn)
    legolas = at.play("1U51", wounds=1)
    for id in ("1U97", "1U70", "1U105"):
        at.play(id)
    savage, soldier, runner = at.play("1C151"), at.play("1C154"), at.play("1U178")
    at.play("1C160", on=savage)
    at.play("1C133", seat=1)
    at.play("1U12", seat=1)
    at.hand(0, "1C116", "1C110", "1P364")
    at.hand(1, "1C121", "1C179")
    at.discard(1, "1C187")
    at.pool(3).burdens(2)
    atoms.assign(at.table, legolas, (runner,))
    return at.skirmish(aragorn, savage, soldier)


def app_of(playing: Playing, language: str = "en") -> PlayApp:
    """Returns the screen in a position."""
    return new_app("lotr", language, ["Ann", "Bea"], game=playing.game)


# Panels and lines.


@pytest.mark.rule("LR-9.14", "LR-13.1")
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_path_shows_sites_and_markers(size: tuple[int, int]) -> None:
    """The path shows each site's number, name, Shadow number and markers, and numbers for sites not yet placed."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        drawn = on_screen(app, "#board")
        assert "1 East" in drawn and "4 Mith" in drawn and " 9" in drawn
        assert "●A ◐3" in drawn and "■B ◐0" in drawn

    drive(app_of(skirmish()), looks, size)


@pytest.mark.rule("LR-18.6", "LR-3.2")
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_both_sides_face_each_other(size: tuple[int, int]) -> None:
    """A skirmish on the screen shows its totals first, and below each companion, with what it bears, its minions."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        drawn = on_screen(app, "#people")
        assert "⚔ Aragorn 8 against 14: Uruk Savage and Uruk Soldier" in drawn
        assert "burdens 2/10, hand 3" in drawn
        parts = [
            "Frodo",
            "Hobbit Sword",
            "S8 V3/4",
            "Coat of Mail",
            "⚔ Uruk Savage S7 V3",
            "Legolas",
            "⚔ Goblin Runner",
        ]
        places = [drawn.index(part, 60) for part in parts]
        assert sorted(places) == places
        assert "Twilight pool: 3." in on_screen(app, "#status")

    drive(app_of(skirmish()), looks, size)


@pytest.mark.rule("LR-1.8")
def test_support_and_what_is_not_active_are_listed() -> None:
    """Support areas and inactive cards are listed for both players."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        drawn = on_screen(app, "#people")
        assert "Barliman Butterbur, Prancing Pony Proprietor" in drawn and "Foes of Mordor" in drawn
        assert "Saruman's Ambition Not active: Frodo and Gimli" in drawn

    drive(app_of(skirmish()), looks, LARGE)


@pytest.mark.rule("KR-7")
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_only_the_own_hand_is_shown(size: tuple[int, int]) -> None:
    """The screen shows only the player's own hand, with costs and the option numbers that play its cards."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        drawn = on_screen(app, "#hand")
        assert "›2 0 Swordarm of the White" in drawn and "4 Gandalf" in drawn
        assert "Bred for Battle" not in on_screen(app) and "Goblin Scavengers" not in on_screen(app)

    drive(app_of(skirmish()), looks, size)


@pytest.mark.rule("KR-7")
def test_nothing_of_a_hand_is_seen_in_passing() -> None:
    """When the other player's turn to answer comes, the curtain falls and no hand is visible behind it."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "g", "1")
        assert "Curtain" == in_front(app)
        everything = "\n".join(seen(app))
        assert "Swordarm" not in everything and "Bred for Battle" not in everything
        assert not app.tabletop.hand.rows
        await press(app, pilot, "enter")
        assert 1 == app.viewer
        assert "Bred for Battle" in on_screen(app, "#hand") and "Swordarm" not in on_screen(app)

    drive(app_of(skirmish()), looks)


# Looking and choosing.


@pytest.mark.rule("KR-10")
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_card_in_hand_is_looked_at_and_asked_about(size: tuple[int, int]) -> None:
    """The key h moves to the hand, i shows a card's text, and w tells why it cannot be played."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "h", "down")
        assert "Pathfinder" == app.tabletop.about.rows[0].text
        await press(app, pilot, "w")
        assert "Why not: Pathfinder" in on_screen(app) and "Rule LR-" in on_screen(app, "#lines")
        await press(app, pilot, "escape", "i")
        assert "Free Peoples event" in on_screen(app, "#about")

    drive(app_of(skirmish()), looks, size)


@pytest.mark.rule("KR-2")
def test_enter_on_a_card_is_the_answer_that_concerns_it() -> None:
    """Enter on a playable card plays it, and on another card shows its details."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "h", "end", "enter")
        assert not app.game.answers and app.tabletop.about.has_focus
        await press(app, pilot, "h", "home", "enter")
        assert 1 == len(app.game.answers)

    drive(app_of(skirmish()), looks)


@pytest.mark.rule("KR-10")
def test_a_card_in_play_is_looked_at_with_all_that_is_on_it() -> None:
    """The details of a card in play list its numbers with their sources and its attachments, which can be opened."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "c")
        names = [row.text for row in app.tabletop.people.rows]
        savage = next(place for place, name in enumerate(names) if "⚔ Uruk Savage" in name)
        await press(app, pilot, "home", *["down"] * savage, "i")
        drawn = on_screen(app, "#about")
        assert "strength 7" in drawn and "from Uruk-hai Sword" in drawn and "+ Uruk-hai Sword" in drawn
        rows = [row.text for row in app.tabletop.about.rows]
        await press(app, pilot, *["down"] * rows.index("+ Uruk-hai Sword"), "enter")
        assert "Uruk-hai Sword" == app.tabletop.about.rows[0].text
        await press(app, pilot, "escape")
        assert "Uruk Savage" == app.tabletop.about.rows[0].text

    drive(app_of(skirmish()), looks, LARGE)


@pytest.mark.rule("LR-28.6")
def test_piles_can_be_looked_through() -> None:
    """Piles, support areas and inactive cards can be opened from a player's line, even when empty."""
    app = app_of(skirmish())
    view = app.game.rulebook.view(app.game.table, 0)
    about = app.tabletop.tableau.about

    assert ["Discard pile", "· Host of Thousands"] == [row.text for row in about(view, "player-1")][-2:]
    assert ["Frodo", "Gimli"] == [row.text.split(",")[0].strip() for row in about(view, "asleep-1")[1:]]
    assert 3 == len(about(view, "support-0"))
    assert ["7: no site on the path."] == [row.text for row in about(view, "place-7")]


# Languages and sizes.


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_overlaps_and_nothing_is_lost(language: str) -> None:
    """No panels of the card game overlap at any size, even while the window grows."""
    check_every_size(app_of(skirmish(), language), "#status, #board, #people, #hand, #about, #ask, #log, #keys")


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_game_begins_on_the_screen(seats: int) -> None:
    """A game against bots begins on the screen with the bids, before any card is on the table."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        for _ in range(4):
            await press(app, pilot, "home", "enter")
        assert app.game.answers
        assert "{" not in on_screen(app)

    drive(new_app("lotr", seats=seats), looks)
