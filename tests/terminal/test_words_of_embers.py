"""The wordings of Embers are complete in every language and all in use."""

from __future__ import annotations

from pathlib import Path

import pytest

import embers
from embers.entry import entry
from embers.table import KINDS
from inglenook.kernel.messages import Name
from inglenook.wording import LANGUAGES, OWN, Wording, name_ids
from inglenook.wording.faults import check, variables
from inglenook.wording.uses import collect, compare

CHOSEN = {"log-gained", "log-lost"}
"""One of these is chosen by the table before it is said."""

FOLDERS = [OWN, entry().locales]


@pytest.mark.rule("KR-20")
def test_the_wordings_have_no_faults() -> None:
    """Every message of Embers is worded in three languages with the same arguments, and repeats no product message."""
    assert [str(fault) for fault in check(FOLDERS)] == []


@pytest.mark.rule("KR-20")
def test_everything_said_is_worded_and_everything_worded_is_said() -> None:
    """The message ids in the source of Embers, with their arguments, match the wordings."""
    own = variables([entry().locales]).keys() - CHOSEN
    faults = compare(collect(Path(str(embers.__file__)).parent), variables(FOLDERS))

    assert [str(fault) for fault in faults if fault.kind != "unused" or fault.where in own] == []


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    """Every card of Embers has a distinct name in each language."""
    wording = Wording(language, entry().locales)
    names = {wording.say(Name(kind)) for kind in KINDS}

    assert len(names) == len(name_ids(KINDS)) == len(KINDS)
