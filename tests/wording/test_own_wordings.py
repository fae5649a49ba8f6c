"""The product's wordings are complete, used, translated and can be rendered."""

from __future__ import annotations

from pathlib import Path

import pytest

import inglenook
from inglenook.kernel.messages import Argument, Message
from inglenook.wording import LANGUAGES, OWN, Wording
from inglenook.wording.browser_uses import both, collect_browser
from inglenook.wording.faults import check, forms, variables
from inglenook.wording.messages import TO_ONESELF
from inglenook.wording.uses import BUILT, collect, compare, part

SOURCE = Path(inglenook.__file__).parent
BROWSER = Path(__file__).parents[2] / "web" / "src"
FOLDERS = sorted(SOURCE.rglob("locales"))
"""The wordings of the product and of every game in it."""

GAMES = [folder for folder in FOLDERS if folder != OWN]
"""Two games may say different things under the same id: each is spoken with the product's own wordings, never both."""

WORDED = variables([OWN])
"""The product's own messages, with the arguments each needs."""

THE_SAME_IN_EVERY_LANGUAGE = {
    "number",
    "option-number",
    "choice-line",
    "admin-order",
    "rule-is-number",
    "admin-seat-link",
    "analyse-chance",
    "page-deck-of",
    "puzzle-move",
    "solve-title",
}
LOANWORDS = {
    "bot-default",
    "browser-chat",
    "browser-menu",
    "page-cards-set",
    "page-deck",
    "page-link",
    "page-nav-decks",
    "people-joined-decks",
}
"""Names that Dutch shares with English."""


def arguments(id: str, amount: int) -> dict[str, Argument]:
    """Returns an argument for each placeholder: an amount where the wording counts, else a recognisable word."""
    counts = {"n", "count", "least", "most", "answers", "number", "amount"}
    return {name: amount if name in counts else f"‹{name}›" for name in WORDED[id]}


@pytest.mark.rule("KR-20")
def test_the_wordings_have_no_faults() -> None:
    """Every message is worded in English, Finnish and Dutch, with the same arguments, and nothing is broken."""
    assert OWN in FOLDERS
    assert [str(fault) for folder in GAMES for fault in check([OWN, folder])] == []


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.parent.name)
def test_the_log_speaks_to_whoever_reads_it(folder: Path) -> None:
    """Each log line about a player's action has a wording that addresses that player."""
    told = {id for id, named in variables([folder]).items() if id.startswith("log-") and "player" in named}
    spoken_to = {id for id, has in forms([folder], "en").items() if TO_ONESELF in has}

    assert len(told) > 30
    assert told - spoken_to == set()


@pytest.mark.rule("KR-20")
def test_every_id_in_the_source_has_a_wording() -> None:
    """Every message id in the source has a wording, and its call gives all arguments of the wording."""
    uses = both(collect(SOURCE), collect_browser(BROWSER))
    faults = compare(part(uses, [folder.parent.name for folder in GAMES], inside=False), variables(FOLDERS))
    for folder in GAMES:
        faults += compare(part(uses, [folder.parent.name]), variables([OWN, folder]))

    assert [str(fault) for fault in faults if fault.kind != "unused"] == []


@pytest.mark.rule("KR-20")
@pytest.mark.skipif(
    not list(SOURCE.glob("command_line*")), reason="the command line, which says most, is not there yet"
)
def test_every_wording_is_used() -> None:
    """Every wording is used by some message in the source."""
    uses = both(collect(SOURCE), collect_browser(BROWSER))
    faults = compare(uses, variables([OWN]))
    for folder in GAMES:
        others = [other.parent.name for other in GAMES if other != folder]
        faults += compare(part(uses, others, inside=False), variables([folder]))

    assert [str(fault) for fault in faults if fault.kind == "unused"] == []


@pytest.mark.rule("KR-20")
def test_records_and_snapshots_are_refused_in_words() -> None:
    """Every reason to refuse a record or snapshot has a wording for both, as the ids are built at run time."""
    patterns = [pattern for pattern in BUILT if pattern.startswith("error-*-")]

    assert len(patterns) == 7
    for pattern in patterns:
        for kind in ("record", "snapshot"):
            assert pattern.replace("*", kind) in WORDED


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("amount", [0, 1, 2])
def test_every_message_can_be_said(language: str, amount: int) -> None:
    """Every message renders to one line with all arguments for the amounts 0, 1 and 2."""
    wording = Wording(language)

    for id in WORDED:
        given = arguments(id, amount)
        text = wording.say(Message(id, given))
        assert text.strip() == text != ""
        assert "\n" not in text
        assert all(value in text for value in given.values() if isinstance(value, str)), text


@pytest.mark.rule("KR-20")
def test_translations_are_translations() -> None:
    """No message has the same text in two languages, except for a few without words."""
    same = set()
    for id in WORDED:
        said = {Wording(language).say(Message(id, arguments(id, 2))) for language in LANGUAGES}
        if len(said) < len(LANGUAGES):
            same.add(id)

    assert same == THE_SAME_IN_EVERY_LANGUAGE | LOANWORDS


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_are_sentences(language: str) -> None:
    """An error message or line of help ends with a full stop; an option or heading does not."""
    wording = Wording(language)

    for id in WORDED:
        text = wording.say(Message(id, arguments(id, 2)))
        if id.startswith(("option-", "command-", "help-heading-")):
            assert not text.endswith("."), text
        elif id.startswith(("error-", "help-")):
            assert text.endswith("."), text
