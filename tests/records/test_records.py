"""Games kept for ever: each must play again to its last answer, without an error, a fault or another question.

A game that simulation found broken is put here once the fault is corrected (`inglenook simulate` writes the file).
If a rule is changed on purpose and a record no longer fits, make it anew and say so.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from embers.game import Embers
from inglenook.kernel.data import digest
from inglenook.kernel.editions import TODAY
from inglenook.kernel.errors import InglenookError
from inglenook.kernel.rulebook import Rulebook
from inglenook.kernel.saved.records import Record
from inglenook.lotr.rulebook import LordOfTheRings
from inglenook.talisman.rulebook import Talisman

RULEBOOKS: dict[str, Rulebook[Any]] = {"embers": Embers(), "talisman": Talisman(), "lotr": LordOfTheRings()}
FILES = sorted(Path(__file__).parent.glob("*.record"))


@pytest.mark.rule("KR-1", "KR-8", "KR-15")
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_record_plays_again(file: Path) -> None:
    """Every answer meets the question it was given to, and the position it leads to is sound."""
    record = Record.from_text(file.read_bytes(), file.name, tuple(RULEBOOKS))

    game = record.replay(RULEBOOKS[record.game])

    assert len(record.answers) == len(game.answers)
    assert [] == game.rulebook.faults(game.since_checkpoint()[0])


@pytest.mark.rule("KR-36", "KR-8")
@pytest.mark.parametrize("file", [file for file in FILES if "first-edition" in file.stem], ids=lambda file: file.stem)
def test_a_record_of_the_first_edition_keeps_its_rules(file: Path) -> None:
    """By today's defaults the same answers meet another question."""
    sealed = json.loads(file.read_text("utf-8"))
    content = sealed["content"]
    today = json.dumps({**sealed, "schema": TODAY, "sha256": digest(content)})
    record = Record.from_text(today, file.name, tuple(RULEBOOKS))

    with pytest.raises(InglenookError) as refused:
        record.replay(RULEBOOKS[record.game])
    assert refused.value.message.id == "error-diverged"
