"""Invalid scenario files are refused with the line and, if possible, with a suggestion."""

from __future__ import annotations

from pathlib import Path

import pytest

from embers.scenario_terms import EmbersScenarioTerms
from inglenook.scenarios import PASSED, UNREADABLE, run, run_file
from inglenook.scenarios.file import Mistake, read

FILE = """\
title: A test
game: embers
players: [Ann, Bob]
setup:
  hand: {Ann: [Twig, Log]}
play:
  - expect: {asked: Ann}
"""


def mistake(old: str, new: str) -> tuple[int, str, object]:
    """Returns the line and message of the fault that a change of the file causes, and its suggestion."""
    assert old in FILE
    outcome = run(FILE.replace(old, new), {"embers": EmbersScenarioTerms})
    assert outcome.message is not None
    assert UNREADABLE == outcome.status
    return (outcome.line, outcome.message.id, outcome.message.arguments.get("suggestion"))


@pytest.mark.rule("KR-18")
def test_the_file_that_the_others_are_made_from_passes() -> None:
    """The smallest useful scenario, which other tests change, passes: a position and the asked player."""
    outcome = run(FILE, {"embers": EmbersScenarioTerms})

    assert (PASSED, "A test", "embers", ("Ann", "Bob")) == (
        outcome.status,
        outcome.title,
        outcome.game,
        outcome.players,
    )


@pytest.mark.rule("KR-21")
def test_text_that_is_no_yaml_is_refused_with_its_line() -> None:
    """Unreadable and ambiguous YAML is refused with its line."""
    assert (5, "scenario-yaml", None) == mistake("[Twig, Log]}", "[Twig, Log}")
    assert (3, "scenario-yaml", None) == mistake("players", "\tplayers")
    assert (2, "scenario-yaml", None) == mistake("game: embers", "game: \x07")
    assert (3, "scenario-key-twice", None) == mistake("players: [Ann, Bob]", "title: Another\nplayers: [Ann, Bob]")
    assert (6, "scenario-key-twice", None) == mistake("play:", "  hand: {Bob: [Wall]}\nplay:")
    assert (5, "scenario-alias", None) == mistake("[Twig, Log]", "*same")
    assert (5, "scenario-too-nested", None) == mistake("[Twig, Log]", "[" * 600 + "]" * 600)


@pytest.mark.rule("KR-21")
def test_unknown_words_get_a_suggestion() -> None:
    """An unknown key, game, player, card or value is refused with a suggestion."""
    assert (3, "scenario-unknown-near", "players") == mistake("players", "player")
    assert (2, "scenario-unknown-near", "embers") == mistake("embers", "ember")
    assert (5, "scenario-unknown-near", "hand") == mistake("hand", "hands")
    assert (5, "scenario-unknown-near", "Ann") == mistake("{Ann", "{Anne")
    assert (5, "scenario-unknown-near", "Twig") == mistake("Twig", "Twigg")
    assert (7, "scenario-unknown-near", "Ann") == mistake("expect: {asked: Ann}", "Anne: pass")
    assert (7, "scenario-unknown-near", "pass") == mistake("expect: {asked: Ann}", "Ann: pas")
    assert (7, "scenario-unknown-near", "asked") == mistake("asked", "ask")
    assert (7, "scenario-unknown-near", "embers of Ann") == mistake("asked: Ann", "values: {ember of Ann: 5}")
    assert (5, "scenario-unknown", None) == mistake("Twig", "Zebra")


@pytest.mark.rule("KR-21")
def test_a_word_that_is_like_no_other_is_told_what_there_is() -> None:
    """An unknown word without a similar one is refused with the list of known words."""
    outcome = run(FILE.replace("Twig", "Zebra"), {"embers": EmbersScenarioTerms})

    assert outcome.message is not None
    kinds = ("Twig", "Log", "Gust", "Wall", "Shield", "Draught", "Owl", "Phoenix")
    assert {"given": "Zebra", "known": kinds} == outcome.message.arguments


@pytest.mark.rule("KR-21")
def test_the_wrong_kind_of_value_is_refused() -> None:
    """A value of the wrong kind is refused where a number, list, mapping or truth value is needed."""
    assert (1, "scenario-needs-text", None) == mistake("A test", "[A, test]")
    assert (4, "scenario-needs-fields", None) == mistake("\n  hand: {Ann: [Twig, Log]}", " nothing")
    assert (6, "scenario-needs-list", None) == mistake("\n  - expect: {asked: Ann}", " {expect: {asked: Ann}}")
    assert (5, "scenario-needs-number", None) == mistake("hand: {Ann: [Twig, Log]}", "embers: {Ann: many}")
    assert (7, "scenario-needs-truth", None) == mistake("asked: Ann", "over: perhaps")
    assert (7, "scenario-needs-fields", None) == mistake("expect: {asked: Ann}", "Ann passes")
    assert (5, "scenario-needs-text", None) == mistake("hand", "? [a, b]\n  : x\n  hand")
    assert (1, "scenario-needs-fields", None) == mistake(FILE, "")


@pytest.mark.rule("KR-21")
def test_keys_that_are_needed_or_exclude_each_other() -> None:
    """A scenario needs a title, a game, a position or a start, and a play."""
    assert (1, "scenario-key-missing", None) == mistake("title: A test\n", "")
    assert (1, "scenario-key-missing", None) == mistake("play:\n  - expect: {asked: Ann}\n", "")
    assert (1, "scenario-setup-or-start", None) == mistake("play:", "start: {}\nplay:")
    assert (1, "scenario-setup-or-start", None) == mistake("setup:\n  hand: {Ann: [Twig, Log]}\n", "")
    assert (7, "scenario-entry", None) == mistake("expect: {asked: Ann}", "{Ann: pass, Bob: pass}")
    assert (7, "scenario-entry", None) == mistake("expect: {asked: Ann}", "{Ann: pass, because: ER-2}")
    assert (7, "scenario-entry", None) == mistake("expect: {asked: Ann}", "{expect: {asked: Ann}, Ann: pass}")
    assert (7, "scenario-entry", None) == mistake("expect: {asked: Ann}", "everybody: pass")


@pytest.mark.rule("KR-19", "KR-21")
def test_players_and_rules_are_counted() -> None:
    """A scenario needs as many players as the game allows, with distinct names, and one to three rules."""
    assert (3, "scenario-players", None) == mistake("[Ann, Bob]", "[Ann]")
    assert (3, "scenario-players", None) == mistake("[Ann, Bob]", "5")
    assert (3, "scenario-player-name", None) == mistake("[Ann, Bob]", "[Ann, ann]")
    assert (3, "scenario-player-name", None) == mistake("[Ann, Bob]", "[Ann, expect]")
    assert (3, "scenario-player-name", None) == mistake("[Ann, Bob]", "[Ann, the]")
    assert (3, "scenario-rules", None) == mistake("players", "rules: [ER-1, ER-2, ER-3, ER-4]\nplayers")
    assert (3, "scenario-rules", None) == mistake("players", "rules: []\nplayers")


@pytest.mark.rule("KR-18")
def test_players_without_names_are_called_by_their_seats() -> None:
    """Players without names are called seat 1, seat 2 and so on."""
    for players, count in (("", 2), ("players: 3\n", 3)):
        text = FILE.replace("players: [Ann, Bob]\n", players).replace("Ann", "seat 1")
        outcome = run(text, {"embers": EmbersScenarioTerms})

        assert (PASSED, count) == (outcome.status, len(outcome.players))


@pytest.mark.rule("KR-15", "KR-21")
def test_positions_the_game_has_no_cards_for_are_refused() -> None:
    """A position with too many copies, the same copy twice, or an invalid set-up is refused."""
    assert (5, "scenario-no-more", None) == mistake("[Twig, Log]", "[Log, Log, Log, Log, Log, Log]")
    assert (5, "scenario-no-more", None) == mistake("[Twig, Log]", "[Twig, Twig#1]")
    assert (5, "scenario-unknown-near", "Twig") == mistake("[Twig, Log]", "[Twig#6]")
    assert (6, "scenario-unknown-near", "Twig#1") == mistake("play:", "  seen: {Bob: [Twig#2]}\nplay:")
    assert (4, "scenario-setup-refused", None) == mistake("  hand", "  copies: 0\n  hand")
    start = "setup:\n  hand: {Ann: [Twig, Log]}"
    assert (4, "scenario-unknown-near", "copies") == mistake(start, "start: {copy: 5}")
    assert (4, "scenario-unknown", None) == mistake(start, "start: {seats: 3}")
    assert (4, "scenario-needs-fields", None) == mistake(start, "start: now")
    assert (4, "scenario-setup-refused", None) == mistake("setup:\n  hand: {Ann: [Twig, Log]}", "start: {copies: 1}")


@pytest.mark.rule("KR-21")
def test_a_file_that_cannot_be_opened_is_unreadable(tmp_path: Path) -> None:
    """A missing or binary scenario file is refused without a line."""
    other = tmp_path / "other.yaml"
    other.write_bytes(b"title: \xff\xfe")

    for path in (tmp_path / "missing.yaml", other):
        outcome = run_file(path, {})
        assert outcome.message is not None
        assert (UNREADABLE, 0, "scenario-unreadable") == (outcome.status, outcome.line, outcome.message.id)


@pytest.mark.rule("KR-18")
def test_words_stay_words() -> None:
    """Values in a scenario such as `no`, `1e5` or nothing stay texts unless another kind is needed."""
    fields = read("{a: no, b: 1e5, c: , d: 007, e: [yes, 12, x]}").fields()

    assert ["no", "1e5", "", "007"] == [fields[key].value for key in "abcd"]
    assert (False, 7) == (fields["a"].truth(), fields["d"].number())
    assert [True, 12, "x"] == fields["e"].data()
    with pytest.raises(Mistake):
        fields["c"].text()
