"""Message ids in Python source are found and compared with the wordings."""

from __future__ import annotations

from pathlib import Path

import pytest

from inglenook.wording.uses import Use, collect, compare

pytestmark = pytest.mark.rule("KR-20")

SOURCE = '''
class InglenookError(Exception):
    def __init__(self, id, arguments=None):
        self.message = Message(id, arguments)

class Refused(InglenookError): pass
class Later(Refused): pass
class Other(InglenookError):
    def __init__(self, number): super().__init__("error-other")

def rules(table, verb, extra):
    """Message("only-a-remark")"""
    table.tell(Message("log-draw", {"n": 1}))
    table.tell(messages.Message(id="log-play", arguments={"n": 1, **extra}))
    Message("log-won" if verb else "log-lost")
    Message(f"option-{verb}")
    Message("word-" + verb)
    choose(prompt="prompt-action")
    choose(prompt=Message("prompt-response"))
    floor.rise(3, "error-undo", {"player": 1})
    raise Later("error-later", extra)
    raise Other(5)
'''


def test_ids_are_found_wherever_they_stand(tmp_path: Path) -> None:
    """Message ids are found in messages, errors, registered functions and named arguments, with their arguments."""
    (tmp_path / "rules.py").write_text(SOURCE, "utf-8")

    uses = collect(tmp_path)

    assert {use.id: use.arguments for use in uses.written} == {
        "log-draw": {"n"},
        "log-play": None,
        "log-won": frozenset(),
        "log-lost": frozenset(),
        "prompt-action": None,
        "prompt-response": frozenset(),
        "error-undo": {"player"},
        "error-later": None,
    }
    assert {use.id for use in uses.built} == {"option-*", "word-*"}
    assert uses.passed_on == [Use("id", "rules.py:4", None)]


def test_what_does_not_fit_is_found(tmp_path: Path) -> None:
    """Ids without a wording, unused wordings, wrong arguments and ids of unexplained origin are found."""
    (tmp_path / "rules.py").write_text(
        'Message("a")\nMessage("b", {"n": 1})\nMessage(f"c-{verb}")\nMessage(chosen)\nMessage("gone")\n', "utf-8"
    )
    worded: dict[str, set[str]] = {"a": set(), "b": {"m"}, "c-x": set(), "spare": set()}

    faults = compare(collect(tmp_path), worded, built={}, passed_on={})

    assert [(fault.kind, fault.where) for fault in faults] == [
        ("arguments", "rules.py:2"),
        ("unworded", "rules.py:5"),
        ("unlisted", "rules.py:3"),
        ("unlisted", "rules.py:4"),
        ("unused", "c-x"),
        ("unused", "spare"),
    ]
    explained = compare(collect(tmp_path), worded, built={"c-*": "tested"}, passed_on={"chosen": "tested"})
    assert {fault.kind for fault in explained} == {"arguments", "unworded", "unused"}
    assert [fault.where for fault in explained if fault.kind == "unused"] == ["spare"]
