"""Tests of game analysis: the curve ends with the result, and the costly mistakes are found."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from inglenook.command_line import main
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.lines import SPECTATOR
from inglenook.kernel.messages import Message
from inglenook.kernel.players import SeatPlayer
from inglenook.kernel.saved.records import Record
from inglenook.registry import find
from inglenook.search.analysis import MOST_WEIGHED, Analysis, Decider, Point, Survey, Turning, share
from inglenook.search.explanations import reason
from inglenook.search.searcher import Effort, End, Weighed
from inglenook.server.tables.game_summary import Account
from inglenook.wording import Wording
from tests.search.games import search_of


def weighed(picked: int, chance: float) -> Weighed:
    one = Weighed((picked,))
    one.results = [chance]
    return one


@pytest.mark.rule("KR-22")
def test_what_a_turning_point_cost_is_the_difference() -> None:
    """The cost of a turning point is the difference between the better answer and the given one."""
    given = weighed(1, 0.25)
    turning = Turning(7, 0, 2, [weighed(0, 0.75), given], given)

    assert 0.5 == turning.cost


@pytest.mark.rule("KR-22")
def test_no_two_turning_points_of_a_player_in_one_turn() -> None:
    """Each player has at most one turning point a turn, the costliest, in the order of the game."""
    entry = find("lotr")
    analysis = Analysis(search_of("lotr").foresight(), entry.bots["normal"](Dice("1")), Effort(4, 1, 2))
    for number, seat, turn, chance in ((3, 0, 1, 0.6), (5, 0, 1, 0.1), (9, 1, 1, 0.4), (2, 0, 2, 0.5), (1, 1, 2, 0.7)):
        given = weighed(1, chance)
        analysis.turnings.append(Turning(number, seat, turn, [weighed(0, 0.75), given], given))

    assert [2, 5, 9] == [one.number for one in analysis.worst()]


@pytest.mark.rule("KR-22")
def test_a_card_counts_if_its_swing_is_beyond_doubt() -> None:
    """The effects of a card's uses are added up, and effects within chance do not count."""
    sure, luck = Decider(0, "1R13"), Decider(0, "1R14")
    for _ in range(2):
        sure.add([0.5, 0.5, 0.5], [0.6, 0.62, 0.58])
        luck.add([0.5, 0.5, 0.5], [0.9, 0.2, 0.5])

    assert (True, False) == (sure.counts, luck.counts)
    assert 0.2 == pytest.approx(sure.swing)


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("game", ["lotr", "talisman"])
def test_the_reason_is_what_differs_most(game: str) -> None:
    """The reason of a turning point is the part of the judgement that differs most."""
    foresight = search_of(game).foresight()
    flat = [0.0] * len(foresight.subjects())
    raised = [0.5, *flat[1:]]

    def why(better: End, other: End) -> str:
        found = [Weighed((0,)), Weighed((1,))]
        for one, end in zip(found, (better, other), strict=True):
            one.ends = [end] * 4
        return reason(foresight, *found).id

    going_on = End(False, False, flat, flat)
    first = foresight.subjects()[0]
    assert "because-wins" == why(End(True, True, [], []), going_on)
    assert "because-saves" == why(going_on, End(True, False, [], []))
    assert f"because-own-{first}" == why(End(False, False, raised, flat), going_on)
    assert f"because-their-{first}" == why(going_on, End(False, False, flat, raised))
    assert "because-all-told" == why(going_on, going_on)
    known = Wording("en", find(game).locales)
    for whose in ("own", "their"):
        for subject in foresight.subjects():
            assert known.say(Message(f"because-{whose}-{subject}")).endswith(".")


@pytest.mark.rule("KR-20", "KR-23")
@pytest.mark.parametrize(("language", "word"), [("en", "Turn 1:"), ("fi", "Vuoro 1:"), ("nl", "Beurt 1:")])
def test_a_kept_game_is_analysed(
    language: str, word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], begun: str
) -> None:
    """The analysis of a stored game prints a line for each turn and the turning points, in each language."""
    file = tmp_path / "game.record"
    file.write_text(begun)

    assert 0 == main(["--language", language, "analyse", str(file), "--playouts", "4"])
    said = capsys.readouterr().out

    assert word in said
    assert said.splitlines()[-1].count(".") == 2, "it says how many games the chances come from"


@pytest.fixture(scope="module")
def begun() -> str:
    """Returns the record of the first turn of a game."""
    entry = find("lotr")
    game: Game[Any] = Game.start(entry.rulebook, entry.set_up(2, {"bids": "0,0"}), "analysis")
    bot = entry.bots["easy"](Dice("1"))
    while game.pending is not None and len(game.answers) < 14:
        game.pick(bot.choose(SeatPlayer(game, game.pending.seat)))
    return Record.of(game).to_text()


@pytest.mark.rule("KR-21")
def test_without_a_file_it_says_what_it_wants(capsys: pytest.CaptureFixture[str]) -> None:
    """The analysis without a file is refused in one line with exit code 2."""
    assert 2 == main(["--language", "en", "analyse"])
    assert "inglenook analyse FILE" in capsys.readouterr().err


@pytest.mark.rule("KR-22")
def test_of_too_many_answers_those_count_with_which_the_chances_fell() -> None:
    """Of too many answers those of the turn and player with the largest loss of chances are analysed first."""
    survey = Survey()
    survey.choices.update({(0, 0): list(range(60)), (0, 1): list(range(100, 160)), (1, 1): list(range(200, 260))})
    curve = [Point(1, 0, [0.5, 0.5]), Point(2, 160, [0.6, 0.4]), Point(3, 260, [0.9, 0.1])]

    chosen = survey.worth_weighing(curve)

    assert MOST_WEIGHED == len(chosen)
    assert set(range(200, 260)) < chosen
    assert not chosen & set(range(60)), "whose chances rose gave no answer that is looked for"


@pytest.mark.rule("KR-22")
@pytest.mark.parametrize(("parts", "worlds"), [(0, 12), (10, 12), (100, 10), (400, 2), (5000, 2)])
def test_the_longer_a_game_the_fewer_worlds_for_each_part(parts: int, worlds: int) -> None:
    """Long games are analysed with fewer worlds per part, within a bound and never below a minimum."""
    assert worlds == share(12, 1000, parts)


@pytest.mark.rule("KR-20")
def test_an_analysis_says_how_far_it_is(begun: str) -> None:
    """An analysis reports its progress from nothing to all answers, and its curve has a point per turn."""
    entry = find("lotr")
    record = Record.from_text(begun, "begun", ("lotr",))
    analysis = Analysis(search_of("lotr").foresight(), entry.bots["normal"](Dice("1")), Effort(2, 1, 2))

    done = list(analysis.steps(record.replay(entry.rulebook, upto=0), record.answers))

    assert (sorted(done), len(record.answers)) == (done, done[-1])
    assert (0, len(record.answers)) == (analysis.curve[0].answers, analysis.curve[-1].answers)


@pytest.mark.rule("KR-22", "SR-49")
@pytest.mark.parametrize("name", ["lotr", "talisman"])
def test_the_curve_is_that_of_the_end_page(name: str) -> None:
    """The analysis and the end page judge the same positions alike, without later knowledge."""
    entry = find(name)
    game: Game[Any] = Game.start(entry.rulebook, entry.set_up(2, {"bids": "0,0"} if name == "lotr" else {}), "curve")
    bot = entry.bots["easy"](Dice("1"))
    while game.pending is not None and len(game.answers) < 120:
        game.pick(bot.choose(SeatPlayer(game, game.pending.seat)))
    record = Record.of(game)

    account, again = Account(entry, 2), record.replay(entry.rulebook, upto=0)
    told = 0
    for number, given in enumerate([None, *record.answers]):
        if given is not None:
            again.give_again([given])
        for line in again.log[told:]:
            heard = line.heard_by(SPECTATOR)
            if heard is not None:
                account.hear(again, number, heard)
        told = len(again.log)
    analysis = Analysis(search_of(name).foresight(), bot, Effort(2, 1, 2))
    for _done in analysis.survey(Survey(), record.replay(entry.rulebook, upto=0), record.answers):
        pass

    curve = {point.answers: point.chances for point in analysis.curve[:-1]}
    judged = {judged.number: judged.chances for judged in account.curve if judged.number in curve}
    assert len(judged) > 1
    assert judged == {number: curve[number] for number in judged}
