"""The document of the scenario format is complete, and its examples work."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from embers.scenario_terms import KEYS, EmbersScenarioTerms
from inglenook.scenarios import PASSED, run
from inglenook.scenarios.spelling import SMALL_WORDS

DOCUMENT = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```yaml\n(.*?)^```", DOCUMENT, re.DOTALL | re.MULTILINE)


def known_keys(text: str) -> list[str]:
    """Returns the keys that are allowed in the place of an unknown key."""
    outcome = run(text, {"embers": EmbersScenarioTerms})
    assert outcome.message is not None
    known = outcome.message.arguments["known"]
    assert isinstance(known, tuple)
    return [str(key) for key in known]


@pytest.mark.rule("KR-18")
def test_there_are_examples() -> None:
    """The document has examples of a puzzle with its solution, of one without, and of a question about the rules."""
    assert 3 == len(EXAMPLES)


@pytest.mark.rule("KR-18")
@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_pass(example: str) -> None:
    """The examples of the document give the documented results."""
    outcome = run(example, {"embers": EmbersScenarioTerms})

    assert (PASSED, None) == (outcome.status, outcome.message)


@pytest.mark.rule("KR-18")
def test_every_key_is_described() -> None:
    """The document has a table row for each key of a file, of an expectation and of the set-up of Embers."""
    example = EXAMPLES[0]
    keys = known_keys(example + "zzz: 1\n") + known_keys(example + "  - expect: {zzz: 1}\n") + list(KEYS)

    assert [] == [key for key in keys if f"\n| `{key}` |" not in DOCUMENT]


@pytest.mark.rule("KR-18")
def test_the_small_words_are_listed() -> None:
    """The words that may be omitted are exactly those that the document lists."""
    listed = re.search(r"The small words \*(.*)\* and \*(.*)\* may be", DOCUMENT)

    assert listed is not None
    assert SMALL_WORDS == {*listed[1].split(", "), listed[2]}
