"""Plain texts are rendered without Fluent, with Fluent's result."""

from __future__ import annotations

from pathlib import Path

import pytest

import inglenook
from inglenook.wording.messages import LANGUAGES, OWN, _entries, plain_text

FOLDERS = [OWN, *[Path(inglenook.__file__).parent / game / "locales" for game in ("lotr", "talisman")]]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("KR-20")
def test_plain_texts_are_those_of_fluent(language: str, folder: Path) -> None:
    """Every entry treated as plain text reads as in Fluent, and most entries are plain."""
    entries = _entries(language, (folder,))
    messages = [id for id in entries.sources if not id.startswith("-")]
    plain = {id: text for id in messages if (text := plain_text(entries.sources[id])) is not None}
    assert {id: entries.formatted(id, {}) for id in plain} == plain
    assert len(plain) > len(messages) / 3


@pytest.mark.parametrize(
    "source",
    ["", "a = { $b }\n", "a = b {c}\n", "a =\n    b\n", "a = b\n    c\n", "a = b\n    .to = c\n", "a = b\n .c = d\n"],
)
@pytest.mark.rule("KR-20")
def test_everything_else_is_for_fluent(source: str) -> None:
    """Entries with placeholders, several lines or forms are left to Fluent."""
    assert plain_text(source) is None


@pytest.mark.rule("KR-20")
def test_comments_are_not_said() -> None:
    """A comment between two entries is not part of a text."""
    assert plain_text("a = A tale  \n\n# Names.\n## More\n\n") == "A tale"
