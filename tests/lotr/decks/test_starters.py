"""Tests of the starters of the base sets, and of decks named on the command line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest

import inglenook.lotr
from inglenook.kernel.errors import InglenookError
from inglenook.lotr.decks.files import BadDeckFile
from inglenook.lotr.decks.formats import TOWER_BLOCK
from inglenook.lotr.decks.legality import legality
from inglenook.lotr.decks.plausible import known_decks
from inglenook.lotr.decks.starters import (
    BUILT,
    FIRST,
    LONGEST,
    NAMED,
    STARTERS,
    Starter,
    UnknownDeck,
    parse_deck_argument,
    starter_deck,
)
from inglenook.lotr.decks.text_formats import write_deck
from inglenook.lotr.dsl import terms
from inglenook.lotr.library import printed
from inglenook.wording import Wording
from tests.lotr.decks.samples import TOWERS_DECK

LANGUAGES = Path(inglenook.lotr.__file__).parent / "locales"


def said(problem: InglenookError) -> str:
    return Wording("en", LANGUAGES).say(problem.message)


# The starters.


@pytest.mark.rule("LR-5.6", "LR-5.2", "LR-5.3")
@pytest.mark.parametrize("name", NAMED)
def test_a_deck_with_a_name_is_legal_in_its_format(name: str) -> None:
    """A named deck is legal in its format and of the smallest size."""
    deck = starter_deck(name)

    assert () == legality(deck, NAMED[name].format)
    assert 60 == len(deck.copies())


@pytest.mark.rule("LR-5.6")
@pytest.mark.parametrize(("folder", "names"), [("starters", STARTERS), ("built", BUILT), ("first", FIRST)])
def test_every_deck_file_has_a_name(folder: str, names: Mapping[str, Starter]) -> None:
    """Every named deck has its file, and every deck file its name."""
    files = (Path(inglenook.lotr.__file__).parent / "decks" / folder).iterdir()

    assert sorted(names) == sorted(file.stem for file in files)


@pytest.mark.rule("LR-5.2", "LR-5.3")
def test_built_decks_differ_and_are_thought_of() -> None:
    """There are ten built decks for each block, all different, and bots that imagine a deck know them all."""
    decks = [starter_deck(name) for name in BUILT]

    assert 20 == len({deck.draw_deck for deck in decks})
    assert {"fellowship": 10, "tower": 10} == Counter([one.format.name for one in BUILT.values()])
    for name, deck in zip(BUILT, decks, strict=True):
        assert deck in known_decks(BUILT[name].format.name)


@pytest.mark.parametrize(
    ("name", "title"),
    [
        pytest.param("fellowship-aragorn", "Aragorn", marks=pytest.mark.rule("LR-6.3")),
        pytest.param("fellowship-gandalf", "Gandalf", marks=pytest.mark.rule("LR-6.4")),
    ],
)
def test_a_first_game_begins_with_the_companion_of_the_starter(name: str, title: str) -> None:
    """Frodo bears the Ring, and the companion after whom the starter is called is in its draw deck."""
    deck = starter_deck(name)
    [companion] = STARTERS[name].begins_with

    assert ("Frodo", "The One Ring") == (printed(deck.ring_bearer).title, printed(deck.ring).title)
    assert (title, terms.COMPANION_TYPE) == (printed(companion).title, printed(companion).type)
    assert companion in deck.copies()


# Decks named on the command line.


@pytest.mark.rule("LR-5.6")
def test_a_starter_is_known_by_its_name() -> None:
    """A starter can be chosen by its name alone."""
    assert starter_deck("towers-theoden") == parse_deck_argument("towers-theoden")


@pytest.mark.usefixtures("samples")
@pytest.mark.rule("LR-5.6")
def test_a_deck_file_is_known_by_its_path(tmp_path: Path) -> None:
    """A deck file can be chosen by its path, also with a byte order mark."""
    file = tmp_path / "mine.txt"
    file.write_text("\ufeff" + write_deck(TOWERS_DECK), "utf-8")

    assert TOWERS_DECK == parse_deck_argument(str(file), TOWER_BLOCK)


@pytest.mark.rule("LR-5.6")
@pytest.mark.parametrize(
    ("given", "meant"),
    [("fellowship-aragon", "fellowship-aragorn"), ("nowhere/mine.deck", ""), ("", ""), (".", ""), ("zero\0byte", "")],
)
def test_an_unknown_deck_is_refused_with_those_there_are(
    given: str, meant: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The refusal of an unknown deck lists the starters and suggests the nearest one."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UnknownDeck) as refused:
        parse_deck_argument(given)
    hint = refused.value.hint

    assert said(refused.value) == (
        f"There is neither a starter deck nor a deck file “{given}”. "
        f"Starter decks: {', '.join(list(STARTERS)[:-1])} and {list(STARTERS)[-1]}."
    )
    assert meant == ("" if hint is None else hint.arguments["suggestion"])


@pytest.mark.rule("LR-5.6")
def test_a_file_that_cannot_be_opened_is_told(tmp_path: Path) -> None:
    """The refusal of a deck file that cannot be opened gives the system's reason."""
    file = tmp_path / "mine.deck"
    file.symlink_to(file)  # it goes round in a circle
    with pytest.raises(UnknownDeck) as refused:
        parse_deck_argument(str(file))

    assert said(refused.value).startswith(f"The file {file} cannot be read: ")


@pytest.mark.rule("LR-5.6")
@pytest.mark.parametrize(
    "content", [b"\xff\xfe\x00", b"Draw deck\n\0", b"#" * (LONGEST + 1)], ids=["not UTF-8", "binary", "endless"]
)
def test_what_is_not_a_short_text_is_no_deck(content: bytes, tmp_path: Path) -> None:
    """A file that is not a short text is refused as a whole, without reports on its lines."""
    file = tmp_path / "picture.png"
    file.write_bytes(content)
    with pytest.raises(BadDeckFile) as refused:
        parse_deck_argument(str(file))

    assert "error-deck-file-not-text" == refused.value.message.id
