"""Tests of stops: players are asked for Spells at moments that concern them or that they chose, and no others."""

from __future__ import annotations

import io

import pytest

from inglenook.kernel.messages import Player
from inglenook.kernel.players import SeatPlayer
from inglenook.registry.windows import ALL_THE_SAME
from inglenook.talisman.entry import entry
from inglenook.talisman.entry.windows import (
    COUNTER,
    LATER,
    LIVES,
    MY_FIGHTS,
    MY_TURN,
    OTHERS_FIGHTS,
    OTHERS_LIVES,
    OTHERS_TURNS,
    PUTTING_DOWN,
    WINDOWS,
    kind_of,
)
from inglenook.talisman.rules.spaces.characters import MeetCharacter
from inglenook.talisman.rules.spaces.encounters import MeetCards
from inglenook.terminal.response_stops import Stops
from inglenook.terminal.screen import Screen
from inglenook.terminal.seating import Sitter
from inglenook.terminal.session import Session
from inglenook.wording import Wording
from tests.command_line.commands import Ran, check_refused, run
from tests.talisman.positions import Playing, Position


def play(*typed: str, language: str = "en") -> Ran:
    """Types these lines in a game of a Wizard against a bot."""
    words = ["--seed", "hearth", "--set", "characters=wizard,warrior", "--language", language]
    return run("play", "talisman", *words, typed="".join(f"{line}\n" for line in typed))


# Which question is of which kind.


def people(*stops: frozenset[str]) -> list[Sitter]:
    """Returns human players who want to be asked at these kinds of moments."""
    sitters = [Sitter("") for _ in stops]
    for sitter, wanted in zip(sitters, stops, strict=True):
        sitter.stops = wanted
    return sitters


def asked(playing: Playing, stops: frozenset[str]) -> bool:
    """Whether a player with these settings is asked the pending question."""
    sitters = people(*[stops] * playing.table.seats)
    assert playing.game.pending is not None
    return Stops(WINDOWS, sitters).pass_over(playing.game, playing.game.pending) is None


def kind(playing: Playing) -> str:
    """Returns the kind of the pending question."""
    seat = playing.asked
    assert seat is not None
    lately = [line.heard_by(seat) for line in reversed(playing.game.log)]
    return kind_of(SeatPlayer(playing.game, seat), [message for message in lately if message is not None])


def until(playing: Playing, prompt: str) -> Playing:
    """Passes until this question is asked."""
    for _ in range(20):
        if playing.prompt == prompt:
            return playing
        playing.choose(next((word for word in ("pass", "no") if word in playing.offered), playing.offered[0]))
    raise AssertionError(f"{prompt} is never asked")


def wounded(position: Position, seat: int = 0) -> Position:
    """Returns a game with a wounded character that Healing would help."""
    return position.having(seat, lives=3)


@pytest.mark.rule("TR-9f.1", "TD-23")
def test_every_moment_has_its_kind() -> None:
    """Every moment has its kind, by whose turn, fight and life it concerns and by the Spells printed for it."""
    own = wounded(Position("warrior", "elf").spells(0, "healing").lying("city", "bear")).at(0, "fields-se")
    start = own.dice(1, 6, 6, 1).turn_of(0)
    assert (MY_TURN, "prompt-moment-turn-start") == (kind(start), start.prompt)
    assert LATER == kind(until(start, "prompt-moment-arrival"))
    assert LATER == kind(until(start, "prompt-moment-turn-end"))

    others = wounded(Position("warrior", "elf").spells(0, "healing").lying("city", "dragon")).at(1, "fields-se")
    start = others.dice(1, 1, 6).turn_of(1)
    assert (0, OTHERS_TURNS) == (start.asked, kind(start))
    assert OTHERS_FIGHTS == kind(until(start, "prompt-moment-before-fight"))
    assert OTHERS_LIVES == kind(until(start, "prompt-about-to-lose-life"))

    fight = wounded(Position("warrior", "elf").spells(0, "healing").lying("city", "dragon")).at(0, "fields-se")
    start = fight.dice(1, 1, 1, 6).turn_of(0)
    assert MY_FIGHTS == kind(until(start, "prompt-moment-before-fight"))
    assert LIVES == kind(until(start, "prompt-about-to-lose-life"))
    assert LIVES == kind(until(start, "prompt-lost-life"))


@pytest.mark.rule("TR-9f.1", "TD-23")
def test_a_spell_that_is_countered_is_a_kind_of_its_own() -> None:
    """A player who holds a Counterspell is asked when another player casts a Spell."""
    game = (
        Position("wizard", "prophetess").spells(0, "alchemy").holding(0, "sword").spells(1, "counterspell").turn_of(0)
    )
    game.choose("cast alchemy 0")

    assert (1, COUNTER) == (game.asked, kind(game))
    assert asked(game, WINDOWS.usual)


@pytest.mark.rule("TR-9f.1")
def test_a_spell_is_asked_for_at_the_moment_it_is_printed_for() -> None:
    """At the end of the own turn a player is asked only for Spells printed for it, such as Destroy Magic."""
    game = Position("wizard", "elf").spells(0, "destroy-magic").at(0, "fields-n").dice(1)
    end = until(game.turn_of(0), "prompt-moment-turn-end")

    assert (MY_TURN, True) == (kind(end), asked(end, WINDOWS.usual))


@pytest.mark.rule("TD-62")
def test_ones_own_life_is_always_asked_about() -> None:
    """A player is always asked when the own life is at stake, unless the player chose no moments at all."""
    position = Position("elf", "warrior").spells(0, "preservation").lying("city", "dragon").at(0, "fields-se")
    game = until(position.dice(1, 1, 6).turn_of(0), "prompt-about-to-lose-life")

    assert asked(game, WINDOWS.usual)
    assert asked(game, frozenset({OTHERS_FIGHTS}))
    assert not asked(game, frozenset())


@pytest.mark.rule("TR-16d.6")
def test_armour_is_asked_about_however_seldom_spells_are() -> None:
    """A player who is never asked for Spells is still asked whether to use armour."""
    position = Position("warrior", "elf").spells(0, "healing").holding(0, "shield").lying("city", "dragon")
    game = until(position.at(0, "fields-se").dice(1, 1, 1, 6).turn_of(0), "prompt-about-to-lose-life")

    assert "use shield" in game.offered
    assert asked(game, frozenset())


@pytest.mark.rule("TD-23")
def test_moments_of_others_are_passed_unless_wanted() -> None:
    """By default players are not asked in another player's turn; a player who chose those moments is."""
    game = wounded(Position("warrior", "elf").spells(0, "healing")).turn_of(1)

    assert (0, "prompt-moment-turn-start") == (game.asked, game.prompt)
    assert not asked(game, WINDOWS.usual)
    assert asked(game, frozenset({OTHERS_TURNS}))
    assert asked(game, frozenset(WINDOWS.kinds))


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("stops 3", ["your own fights, before the dice: not asked"]),
        ("stops fights of", ["fights of others, before the dice: asked"]),
        ("stops others-turns", ["turns of others, from start to end: asked"]),
        ("stops 99", ["There is no number 99. The list goes from 1 to 10."]),
    ],
)
def test_stops_can_be_changed_on_the_way(typed: str, said: list[str]) -> None:
    """Stops can be changed during the game by number, by the start of their text, or by name; the log tells it."""
    assert set(said) <= set(play(typed).lines)


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize(
    ("language", "typed"), [("en", "stops never"), ("fi", "kysy ei"), ("nl", "vragen nooit"), ("fi", "stops never")]
)
def test_a_whole_set_of_stops_can_be_taken(language: str, typed: str) -> None:
    """A player can choose all stops, the usual ones, or none, in English or in the spoken language."""
    off = {"en": ": not asked", "fi": ": ei kysytä", "nl": ": niet gevraagd"}[language]
    heard = play(typed, "stops", language=language).lines

    assert 8 <= len([line for line in heard if line.endswith(off)])


def at_the_keyboard(position: Playing, *typed: str) -> list[str]:
    """Returns the lines that two players hear who resume a game at this position and type these lines."""
    out = io.StringIO()
    screen = Screen(io.StringIO("".join(f"{line}\n" for line in typed)), out, Wording("en", entry().locales), [])
    Session(entry(), position.game, people(WINDOWS.usual, WINDOWS.usual), screen, None).play()
    return out.getvalue().splitlines()


@pytest.mark.rule("KR-12")
def test_undo_goes_back_to_a_question_that_was_asked() -> None:
    """Undo also takes back automatic passes, back to a question that was asked."""
    position = wounded(Position("elf", "warrior").spells(0, "healing"), 1).at(0, "fields-se").at(1, "city").dice(1)
    told = at_the_keyboard(position.turn_of(0), "1", "1", "undo")
    way = "You move 1 space. Which way do you go?"
    told = [line for line in told if not line.startswith("Tip:")]
    taken_back = told.index("Your latest answer is taken back.")

    assert way in told[:taken_back]
    assert told[taken_back - 4].startswith("Whom or what do you encounter?"), "nothing was asked in between"
    assert way == told[taken_back + 2]


@pytest.mark.rule("KR-21")
def test_stops_are_refused_where_a_game_has_none() -> None:
    """In Embers, which has no stops, choosing stops is refused."""
    check_refused(run("play", "embers", "--stops", "all"), "embers has no moments to choose from for --stops.")


# Indifferent questions.


@pytest.mark.rule("KR-32")
@pytest.mark.parametrize(("lives", "same"), [(4, True), (3, False)])
def test_a_visit_that_changes_nothing_is_not_asked(lives: int, same: bool) -> None:
    """A player with all lives is not asked whether to visit the Healer."""
    game = Position("warrior").having(0, lives=lives).lying("fields-n", "healer").at(0, "fields-n").start(MeetCards(0))
    assert game.prompt == "prompt-visit"
    assert asked(game, WINDOWS.usual) is not same
    assert asked(game, WINDOWS.usual | {ALL_THE_SAME})


@pytest.mark.rule("KR-32")
def test_what_a_step_has_in_mind_is_a_difference() -> None:
    """A choice of Strength or Craft makes two different positions, though table and question look alike."""
    game = Position("wizard", "warrior").at(0, "fields-n").at(1, "fields-n").start(MeetCharacter(0, 1))
    assert game.prompt == "prompt-meet-character"
    assert asked(game, WINDOWS.usual)


@pytest.mark.rule("TD-61")
def test_a_fight_in_which_one_can_only_put_something_down_is_not_asked_about() -> None:
    """An attacked player who could only drop something before a fight is not asked, unless set otherwise."""
    laid = Position("warrior", "elf").holding(1, "sword").at(0, "city").at(1, "city").dice(1, 6)
    game = until(laid.start(MeetCharacter(0, 1)), "prompt-moment-before-fight")
    while game.asked != 1:
        game.choose("pass")
    assert ("prompt-moment-before-fight", PUTTING_DOWN) == (game.prompt, kind(game))
    assert not asked(game, WINDOWS.usual)
    assert asked(game, WINDOWS.usual | {PUTTING_DOWN})


@pytest.mark.rule("TD-61", "KR-20")
def test_the_question_before_a_fight_says_who_fights_whom_and_what_is_at_stake() -> None:
    """The question before a fight names both fighters, its kind, the attacker and both numbers."""
    laid = Position("warrior", "elf").holding(1, "sword").at(0, "city").at(1, "city").dice(1, 6)
    game = until(laid.start(MeetCharacter(0, 1)), "prompt-moment-before-fight")
    assert game.game.pending is not None
    told = game.game.pending.prompt.arguments
    assert (told["player"], told["foe"], told["duel"], told["way"]) == (Player(0), Player(1), "yes", "combat")
    assert (told["own"], told["against"]) == (4, 4)
