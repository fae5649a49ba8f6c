"""The wording checks find every kind of fault, so that a missing translation fails a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from inglenook.wording import LANGUAGES
from inglenook.wording.faults import check, variables

pytestmark = pytest.mark.rule("KR-20")

GOOD = """
-ring = ring
draw =
    { $player } draws { $n ->
        [0] nothing
        [one] a card
       *[other] { NUMBER($n) } cards
    } for the { -ring }.
side = { $side ->
        [free] free
       *[shadow] shadow
    }
both = { draw } { side }
"""


def write(folder: Path, en: str, fi: str | None = None, nl: str | None = None) -> Path:
    """Returns a folder of wordings; a language not given has the English text."""
    for language, text in zip(LANGUAGES, (en, fi, nl), strict=True):
        (folder / language).mkdir(parents=True)
        (folder / language / "game.ftl").write_text(en if text is None else text, "utf-8")
    return folder


def found(folder: Path) -> set[str]:
    """Returns the kinds of faults found, each with its place."""
    return {f"{fault.kind} {fault.where}" for fault in check([folder])}


def test_good_wordings_have_no_faults(tmp_path: Path) -> None:
    """Correct wordings with terms, references, plurals, exact numbers and selectors have no faults."""
    assert found(write(tmp_path, GOOD)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_translation_is_found(tmp_path: Path, language: str) -> None:
    """A message missing in any one language is found."""
    texts = {code: "a = word\n" if code == language else "a = word\nb = word\n" for code in LANGUAGES}

    folder = write(tmp_path, **texts)

    assert [str(fault) for fault in check([folder])] == [f"{language}: there is no wording for b [missing]"]


def test_a_missing_language_is_found(tmp_path: Path) -> None:
    """A game without any file for a language, or without any file at all, is found."""
    assert {fault.kind for fault in check([tmp_path])} == {"missing"}
    assert len(check([tmp_path])) == len(LANGUAGES)


def test_different_variables_are_found(tmp_path: Path) -> None:
    """A translation that leaves out an argument of another language is found."""
    folder = write(tmp_path, "a = { $x } and { $y }", fi="a = { $x }", nl="a = { $x } en { $z }")

    assert found(folder) == {"variables en/game.ftl: a", "variables fi/game.ftl: a", "variables nl/game.ftl: a"}


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("a = one\na = two", "twice nl/game.ftl: a"),
        ("a = { $n", "junk nl/game.ftl"),
        ("a = word\nnot a message", "junk nl/game.ftl"),
        ("a =", "junk nl/game.ftl"),
        ('a = { "" }', "empty nl/game.ftl: a"),
        ("a = word\n    .title = word", "attribute nl/game.ftl: a"),
        ("a = { $space-to }", "form nl/game.ftl: a"),
        ("a = word\n-unused = word", "unused-term nl/game.ftl: -unused"),
        ("a = { -nothing }", "reference nl/game.ftl: a"),
        ("a = { nothing }", "reference nl/game.ftl: a"),
        ('a = { CASE("x") }', "reference nl/game.ftl: a"),
        ('a = word { "{" }{ "}" }', "leftover nl/game.ftl: a"),
        ("a = $player draws", "leftover nl/game.ftl: a"),
        ("a = TODO", "leftover nl/game.ftl: a"),
        ("a = %s draws", "leftover nl/game.ftl: a"),
    ],
)
def test_faults_of_one_wording_are_found(tmp_path: Path, words: str, kind: str) -> None:
    """Each kind of fault in the Dutch wordings alone is found."""
    assert kind in found(write(tmp_path, "a = word", nl=words))


def test_whoever_reads_is_spoken_to_in_every_language(tmp_path: Path) -> None:
    """A message that addresses its reader in one language has to do so in all languages."""
    words = "a = { $player } begins\n    .you = You begin"

    assert found(write(tmp_path / "all", words)) == set()
    assert found(write(tmp_path / "some", words, nl="a = { $player } begint")) == {"attribute nl/game.ftl: a"}


def test_a_form_is_a_language_s_own_affair(tmp_path: Path) -> None:
    """A language may use a grammatical form of an argument, which has to exist."""
    folder = write(
        tmp_path,
        "a = to { $x }\nb = Woods",
        fi="a = { $x-to }\nb = Metsä\n    .to = Metsään",
        nl="a = naar { $x }\nb = Bos",
    )

    assert found(folder) == set()


@pytest.mark.parametrize(
    "variants",
    [
        "*[other] cards",
        "[one] card\n    *[many] cards",
        "*[one] card\n    [other] cards",
        "[0] none\n    *[other] cards",
        "[one] card\n    [few] cards\n    *[other] cards",
    ],
)
def test_incomplete_plurals_are_found(tmp_path: Path, variants: str) -> None:
    """A plural without exactly the variants [one] and *[other] is found."""
    assert "plural fi/game.ftl: a" in found(write(tmp_path, f"a = {{ $n ->\n    {variants}\n    }}\n"))


def test_a_plural_in_one_language_alone_is_found(tmp_path: Path) -> None:
    """A plural in one language alone is found, because the others would use a wrong form such as "1 korttia"."""
    counted = "a = { $n ->\n    [one] card\n   *[other] { $n } cards\n    }\n"

    assert found(write(tmp_path, counted, fi="a = { $n } korttia")) == {"plural fi/game.ftl: a"}


def test_an_id_in_two_folders_is_found(tmp_path: Path) -> None:
    """A message of a game with the id of a product message is found."""
    folders = [write(tmp_path / "own", "a = word"), write(tmp_path / "game", "a = word")]

    assert {fault.kind for fault in check(folders)} == {"twice"}


def test_the_arguments_of_each_message_are_known(tmp_path: Path) -> None:
    """The arguments of each message are known, and terms are not messages."""
    folder = write(tmp_path, GOOD)

    assert variables([folder]) == {"draw": {"player", "n"}, "side": {"side"}, "both": set()}
