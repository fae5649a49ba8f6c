"""A game in the library: answers, reasons, forks, imagined games, undo, and views by seat."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import inglenook
from inglenook import Game

pytestmark = pytest.mark.rule("KR-40")

GAMES = ("lotr", "talisman")


def begun(name: str, answers: int = 30, language: str = "en") -> Game:
    """Returns a game in progress."""
    return inglenook.new_game(name, seed=5, language=language).play("normal", answers=answers)


@pytest.mark.rule("KR-2")
@pytest.mark.parametrize("name", GAMES)
def test_whole_games_are_answered_by_key(name: str) -> None:
    """Each option key picks its option in a whole game, and a finished game has no question."""
    game, dice = inglenook.new_game(name, seed=2), Random(3)
    for _ in range(2000):
        question = game.question
        if question is None:
            break
        assert len(set(question.keys)) == len(question)
        game.answer(dice.sample(question.keys, max(1, question.least)))

    assert (game.over, game.question) == (name == "lotr", None if game.over else game.question)
    assert game.answers > 100


@pytest.mark.parametrize("language", ["en", "fi", "nl"])
@pytest.mark.rule("KR-20")
def test_a_question_is_in_words(language: str) -> None:
    """A question's prompt, options and full text are in the game's language."""
    question = begun("talisman", language=language).question
    assert question is not None
    lines = str(question).splitlines()

    assert lines[0] == f"{question.player}: {question.prompt}"
    assert len(lines) == 1 + len(question)
    assert all(option.text in line and option.key in line for option, line in zip(question, lines[1:], strict=True))
    assert question.prompt in repr(question)


@pytest.mark.parametrize("form", ["key", "keys", "option", "options", "generator"])
def test_an_answer_has_many_forms(form: str) -> None:
    """An answer may be a key, an option, or several of either."""
    game = begun("lotr", 0)
    question = game.question
    assert question is not None
    option = question[2]
    forms: dict[str, Any] = {"key": option.key, "keys": [option.key], "option": option, "options": [option]}
    game.answer(forms.get(form) or (one for one in [option.key]))

    assert game.answers == 1
    assert (option.verb, option.amount, str(option)) == ("number", 2, "2")


@pytest.mark.rule("KR-3")
@pytest.mark.parametrize("picked", ["nonsense", [], ["number", "number*1"], ["number", "number"]])
def test_an_illegal_answer_changes_nothing(picked: str | list[str]) -> None:
    """An illegal answer leaves the game unchanged and raises an error with the fault and the allowed answers."""
    game = begun("lotr", 0)
    before = game.save()
    with pytest.raises(inglenook.InglenookError, match=r"[.]$"):
        game.answer(picked)

    assert game.save() == before


@pytest.mark.rule("KR-6")
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("keep", [True, False])
def test_a_fork_is_independent(name: str, keep: bool) -> None:
    """A fork of a game plays to the same end and does not change the game."""
    game = begun(name)
    before, fork = game.save(), game.fork(keep)
    fork.play("uniform", answers=120)

    assert game.save() == before
    assert fork.view(0) != game.view(0)
    assert game.play("uniform", answers=120).view(0) == fork.view(0)


@pytest.mark.rule("KR-7")
@pytest.mark.parametrize("name", GAMES)
def test_an_imagined_game_looks_alike_to_its_seat(name: str) -> None:
    """An imagined game has the seat's view, question and keys, and differs by seed in hidden cards."""
    game = begun(name, 60)
    assert game.question is not None
    seat = game.question.who
    imagined = [game.imagine(seat, seed) for seed in range(3)]

    assert all(one.view(seat) == game.view(seat) for one in imagined)
    assert all(str(one.question) == str(game.question) for one in imagined)
    ends = [one.play("uniform", answers=60).told() for one in imagined]
    assert len({tuple(end) for end in ends}) == 3


@pytest.mark.rule("KR-12")
@pytest.mark.parametrize("name", GAMES)
def test_everything_can_be_taken_back(name: str) -> None:
    """Undo in the library goes back to the beginning, even beyond what players may undo."""
    game = begun(name, 0)
    seen = [game.save()]
    for _ in range(40):
        game.play("normal", answers=1)
        seen.append(game.save())
    for count in (1, 1, 5, 30):
        game.undo(count)
        assert game.save() == seen[game.answers]

    assert game.answers == 3


@pytest.mark.rule("KR-10")
def test_why_not_takes_names_ids_and_handles() -> None:
    """A reason why not is found by name, id or handle, each with the same rules."""
    game = begun("lotr", 40)
    assert game.question is not None
    seat = game.question.who
    bearer = game.view(seat)["seats"][str(1 - seat)]["ring_bearer"]
    by_handle = game.why_not(bearer)

    assert by_handle and all(reason.rule.startswith("L") and reason.text for reason in by_handle)
    assert "Frodo" in game.text(seat)
    assert {one.rule for one in by_handle} <= {one.rule for one in game.why_not("Frodo, Son of Drogo")}
    assert {one.rule for one in by_handle} <= {one.rule for one in game.why_not("1C290")}


@pytest.mark.rule("KR-7")
def test_each_seat_sees_its_own_cards_only() -> None:
    """A seat's view has the other hand as a number of cards, and the public view has no hands."""
    game = begun("lotr", 40)
    hands = {seat: game.view(seat)["seats"]["0"]["hand"] for seat in (0, 1, None)}

    assert all(card["definition"] for card in hands[0])
    assert not any(card.get("definition") for card in [*hands[1], *hands[None]])
    assert game.text(0) != game.text(1)
    assert inglenook.new_game("talisman", seed=1).play(answers=200).told(0) != game.log


@pytest.mark.rule("KR-11")
def test_asides_are_done_beside_the_question() -> None:
    """An aside is done by its key, and the question is asked again."""
    game = inglenook.new_game("talisman", seed=1)
    found: Counter[str] = Counter()
    for _ in range(600):
        question = game.question
        if question is None:
            break
        if question.asides:
            aside = question.asides[-1]
            assert aside in game.asides(question.who) or aside.key in [one.key for one in game.asides(question.who)]
            before = game.answers
            game.do_aside(aside)
            assert game.answers == before + 1
            found[aside.verb] += 1
        else:
            game.play("normal", answers=1)

    assert found


def test_a_game_describes_itself() -> None:
    """The one-line description of a game has its name, progress, and question or winner."""
    game = inglenook.new_game("talisman", seed=1, players=["Ann", "Bob"])
    assert game.question is not None
    assert repr(game) == f"<Game of talisman, 2 seats, seed '1', 0 answers: Bob is asked “{game.question.prompt}”>"
    game.play()
    winner = game.players[game.winners[0]]

    assert repr(game).endswith(f"answers: won by {winner}>")
    assert str(game) == game.text()
    assert repr(game.seat(1)).startswith("<Seat 1 of <Game of talisman")


def test_the_table_can_be_read_in_any_language() -> None:
    """The text of a table is available in any language, independent of the game's."""
    game = begun("talisman")
    texts = {language: game.text(0, language) for language in ("en", "fi", "nl")}

    assert len(set(texts.values())) == 3
    assert game.told(0, language="fi") != game.told(0)
    assert game.told(since=5) == game.log[5:]
