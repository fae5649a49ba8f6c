"""Tests of records and snapshots: their content, and the refusal of bad ones."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from embers.game import Embers
from inglenook.kernel.data import Data, digest
from inglenook.kernel.errors import BadSetup, Diverged, InglenookError, NotReplayable, Unreadable
from inglenook.kernel.game import Game
from inglenook.kernel.saved import snapshots
from inglenook.kernel.saved.records import Record
from inglenook.kernel.saved.sealed import SCHEMA
from tests.conformance.subjects import EMBERS, playing

GAMES = ("embers",)
COMPILED = not snapshots.__file__.endswith(".py")


def half_a_game() -> Game[Any]:
    """Returns a game after some answers and an aside."""
    game = EMBERS.start(0)
    for number, (decision, _) in enumerate(playing(game, 0)):
        if number >= 9 and decision.asides:
            game.aside(decision.seat, game.asides(decision.seat)[0].key)
            break
    return game


GAME = half_a_game()
RECORD = Record.of(GAME, ["Ann", "Bob"]).to_text()
SNAPSHOT = snapshots.save(GAME)


def read(kind: str, text: str | bytes) -> object:
    """Reads a record or a snapshot."""
    if kind == "record":
        return Record.from_text(text, "the file", GAMES)
    return snapshots.resume(text, "the file", {"embers": Embers()})


def resealed(text: str, **content: Data) -> str:
    """Returns the text with changed content and a matching checksum."""
    sealed = json.loads(text)
    sealed["content"] |= content
    sealed["sha256"] = digest(sealed["content"])
    return json.dumps(sealed)


@pytest.mark.rule("KR-8")
def test_a_record_is_read_as_it_was_written() -> None:
    """A record is read as it was written, including the names."""
    record = Record.from_text(RECORD, "the file", GAMES)

    assert RECORD == record.to_text()
    assert ["Ann", "Bob"] == record.players
    assert GAME.digest() == record.replay(Embers()).digest()
    assert any(given.is_aside for given in record.answers)


@pytest.mark.rule("KR-9")
@pytest.mark.parametrize(("kind", "text"), [("record", RECORD), ("snapshot", SNAPSHOT)])
@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        pytest.param(lambda text: text[: len(text) // 2], "truncated", id="half of it"),
        pytest.param(lambda text: text[:-3], "truncated", id="all but the end"),
        pytest.param(lambda text: "", "unreadable", id="nothing"),
        pytest.param(lambda text: "once upon a time", "unreadable", id="prose"),
        pytest.param(lambda text: b"\xff\xfe\x00", "unreadable", id="not text"),
        pytest.param(lambda text: "[" * 100_000, "unreadable", id="too deep"),
        pytest.param(lambda text: "9" * 5_000, "unreadable", id="too long a number"),
        pytest.param(lambda text: text.replace('"seed":', '"lone":"\\ud800","seed":'), "altered", id="half a letter"),
        pytest.param(lambda text: text.replace('"seed":', '"nan":NaN,"seed":'), "altered", id="not a number"),
        pytest.param(lambda text: "[1, 2]", "not-a", id="a list"),
        pytest.param(lambda text: '{"inglenook": "recipe"}', "not-a", id="something else"),
        pytest.param(lambda text: text.replace("conformance 0", "conformance 1"), "altered", id="another seed"),
        pytest.param(lambda text: text.replace('"sha256":"', '"sha256":"0'), "altered", id="another checksum"),
        pytest.param(lambda text: text.replace(f'"schema":{SCHEMA}', f'"schema":{SCHEMA + 1}', 1), "newer", id="newer"),
        pytest.param(lambda text: text.replace(f'"schema":{SCHEMA}', '"schema":"x"', 1), "altered", id="no schema"),
        pytest.param(lambda text: resealed(text, game="chess"), "unknown-game", id="unknown game"),
        pytest.param(lambda text: resealed(text, seed=5), "faulty", id="a seed that is no text"),
    ],
)
def test_what_cannot_be_trusted_is_refused(kind: str, text: str, spoil: Any, fault: str) -> None:
    """Each kind of unreliable file is refused with its own message, which names the file."""
    with pytest.raises(Unreadable) as refused:
        read(kind, spoil(text))

    assert refused.value.message.id.startswith(f"error-{kind}-{fault}")
    assert "the file" == refused.value.message.arguments["source"]
    assert "the file" in str(refused.value)


@pytest.mark.rule("KR-9")
@pytest.mark.parametrize(
    "content",
    [
        {"players": [1]},
        {"players": "Ann"},
        {"answers": {}},
        {"answers": [[0, "x"]]},
        {"answers": [["0", "x", False, "pass"]]},
        {"answers": [[0, "x", False, 5]]},
        {"answers": [[0, "x", True, "burn:1", "burn:2"]]},
        {"setup": []},
    ],
)
def test_a_record_that_makes_no_sense_is_refused(content: dict[str, Data]) -> None:
    """A record without sense is refused even if its checksum matches."""
    with pytest.raises(Unreadable) as refused:
        read("record", resealed(RECORD, **content))

    assert "error-record-faulty" == refused.value.message.id


@pytest.mark.rule("KR-9")
@pytest.mark.parametrize(
    "content",
    [
        {"table": {}},
        {"table": []},
        {"since": 1},
        {"game_schema": "1"},
        {"table": json.loads(SNAPSHOT)["content"]["table"] | {"agenda": [["Holiday"]]}},
        {"table": json.loads(SNAPSHOT)["content"]["table"] | {"agenda": [["Turn"]]}},
        {"table": json.loads(SNAPSHOT)["content"]["table"] | {"cards": [[1, 2]]}},
    ],
)
def test_a_snapshot_that_makes_no_sense_is_refused(content: dict[str, Data]) -> None:
    """A snapshot without sense is refused before use, even if its checksum matches."""
    with pytest.raises(Unreadable) as refused:
        read("snapshot", resealed(SNAPSHOT, **content))

    assert "error-snapshot-faulty" == refused.value.message.id


@pytest.mark.rule("KR-9")
@pytest.mark.parametrize(("kind", "text"), [("record", RECORD), ("snapshot", SNAPSHOT)])
@given(place=st.integers(0, 10_000), junk=st.sampled_from(["", "0", '"', "}", "é", "null"]))
def test_whatever_is_done_to_a_file_it_is_read_or_refused(kind: str, text: str, place: int, junk: str) -> None:
    """Any changed character in a file leads to the same game or to an error that names the fault."""
    place %= len(text)
    spoilt = text[:place] + junk + text[place + 1 :]
    refusal = f"error-{kind}-"
    try:
        read(kind, spoilt)
    except InglenookError as refused:
        refusal = refused.message.id
    else:
        assert json.loads(spoilt)["content"] == json.loads(text)["content"]
    assert refusal.startswith(f"error-{kind}-")


@pytest.mark.rule("KR-9")
def test_a_snapshot_of_a_newer_game_is_refused_as_such() -> None:
    """The refusal of a snapshot from a newer version advises a newer program."""
    with pytest.raises(Unreadable) as refused:
        read("snapshot", resealed(SNAPSHOT, game_schema=99))

    assert "error-snapshot-newer" == refused.value.message.id


@pytest.mark.rule("KR-4")
def test_a_snapshot_goes_on_where_it_stood() -> None:
    """A snapshot restores the table, the question and everything still to come."""
    game = snapshots.resume(SNAPSHOT, "the file", {"embers": Embers()})

    assert GAME.digest() == game.digest()


@pytest.mark.rule("KR-4", "KR-8")
def test_a_resumed_game_can_still_give_its_whole_record() -> None:
    """A resumed game gives its whole record if the answers before the snapshot are supplied."""
    _, since = GAME.since_checkpoint()
    earlier = GAME.answers[: len(GAME.answers) - len(since)]
    game = snapshots.resume(SNAPSHOT, "the file", {"embers": Embers()}, earlier)
    game.answer(("pass",))

    assert len(GAME.answers) + 1 == len(game.answers)
    assert game.digest() == replayed(game).digest()


@pytest.mark.rule("KR-4", "KR-9")
def test_a_resumed_game_without_its_past_gives_no_record() -> None:
    """A resumed game without its earlier answers can be played on but gives no record."""
    assert len(GAME.since_checkpoint()[1]) < len(GAME.answers)
    game = snapshots.resume(SNAPSHOT, "the file", {"embers": Embers()})

    with pytest.raises(NotReplayable):
        Record.of(game)


def replayed(game: Game[Any]) -> Game[Any]:
    return Record(game.rulebook.name, GAME.setup, GAME.seed, game.answers, False, []).replay(Embers())


@pytest.mark.rule("KR-8")
def test_after_a_changed_rule_only_the_last_action_is_asked_again() -> None:
    """A stored answer to a question that no longer exists stops the game, or is asked again on request."""
    content = json.loads(SNAPSHOT)["content"]
    _, since = GAME.since_checkpoint()
    answered: list[Data] = [[given.seat, "0 another-question 0000", given.is_aside, *given.keys] for given in since]
    changed = resealed(SNAPSHOT, since=answered or [[0, "0 another-question 0000", False, "pass"]])

    with pytest.raises(Diverged):
        snapshots.resume(changed, "the file", {"embers": Embers()})
    game = snapshots.resume(changed, "the file", {"embers": Embers()}, ask_again=True)

    assert game.pending is not None
    assert content["table"]["turn"] == game.table.turn


@pytest.mark.rule("KR-9")
@pytest.mark.skipif(COMPILED, reason="interpreted classes cannot inherit from compiled ones")
def test_an_older_snapshot_is_migrated() -> None:
    """A snapshot of an older schema is migrated by the game's own function."""

    class MovedOn(Embers):
        schema = 2

        def migrate(self, data: dict[str, Data], schema: int) -> dict[str, Data]:
            return data | {"embers": [schema, 7]}

    game = snapshots.resume(SNAPSHOT, "the file", {"embers": MovedOn()})

    assert [1, 7] == game.table.embers


@pytest.mark.rule("KR-5", "KR-8")
def test_a_record_knows_whether_everything_was_asked() -> None:
    """A record stores whether everything was asked, so that its answers match the questions."""
    for every_time in (True, False):
        game = EMBERS.start(0, ask_every_time=every_time)
        game.answer(("pass",))
        record = Record.from_text(Record.of(game).to_text(), "the file", GAMES)

        assert every_time == record.ask_every_time
        assert game.digest() == record.replay(Embers()).digest()


@pytest.mark.rule("KR-1")
def test_a_game_can_begin_with_a_position() -> None:
    """A set-up with a position begins there, and the record replays it."""
    rulebook = Embers()
    table, _ = GAME.since_checkpoint()
    game = Game.start(rulebook, {"seats": 2, "position": rulebook.position(table)}, "any seed")

    assert game.pending is not None
    game.pick(tuple(range(game.pending.least)) or (0,))
    again = Record.from_text(Record.of(game).to_text(), "test", GAMES).replay(rulebook)
    assert digest(again.table.to_data()) == digest(game.table.to_data())


@pytest.mark.rule("KR-9", "KR-21")
@pytest.mark.parametrize("position", [None, 3, {}, {"schema": 1, "table": {"cards": "none"}}])
def test_a_position_that_cannot_be_read_is_refused(position: Data) -> None:
    """A position that cannot be read is refused with one of our own errors, whatever it contains."""
    with pytest.raises(BadSetup) as refused:
        Game.start(Embers(), {"seats": 2, "position": position}, "any seed")
    assert refused.value.message.id == "error-position"
