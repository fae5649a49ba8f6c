"""The words of Embers: complete in every language, and all of them said."""

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
    """Every message in three languages, with the same arguments, and none that the product has words for already."""
    assert [str(fault) for fault in check(FOLDERS)] == []


@pytest.mark.rule("KR-20")
def test_everything_said_is_worded_and_everything_worded_is_said() -> None:
    """Everything said is worded and everything worded is said: the ids in the source of the game, with their arguments,
    against the wordings.
    """
    own = variables([entry().locales]).keys() - CHOSEN
    faults = compare(collect(Path(str(embers.__file__)).parent), variables(FOLDERS))

    assert [str(fault) for fault in faults if fault.kind != "unused" or fault.where in own] == []


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    """Every card has a name of its own: in each language."""
    wording = Wording(language, entry().locales)
    names = {wording.say(Name(kind)) for kind in KINDS}

    assert len(names) == len(name_ids(KINDS)) == len(KINDS)
