"""The README shows a correct session with the library."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.rule("KR-40")

README = Path(__file__).parents[2] / "README.md"


def test_the_session_of_the_readme_is_true() -> None:
    """The README's session of about ten lines gives the output shown."""
    text = README.read_text("utf-8")
    (session,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    ran = doctest.DocTestRunner().run(doctest.DocTestParser().get_doctest(session, {}, "README", str(README), 0))

    assert ran.failed == 0
    assert 6 <= ran.attempted <= 12


def test_the_readme_is_two_screens() -> None:
    """The README has at most two screens, and each of its links leads to a file."""
    text = README.read_text("utf-8")

    assert len(text.splitlines()) <= 80
    links = re.findall(r"\]\(([^)]+)\)", text)
    assert [link for link in links if "://" not in link and not (README.parent / link).exists()] == []
