"""The first screen of the project shows a session with the library, and it is true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.rule("KR-40")

README = Path(__file__).parents[2] / "README.md"


def test_the_session_of_the_readme_is_true() -> None:
    """Its lines of Python give what stands below them, and there are about ten."""
    text = README.read_text("utf-8")
    (session,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    ran = doctest.DocTestRunner().run(doctest.DocTestParser().get_doctest(session, {}, "README", str(README), 0))

    assert ran.failed == 0
    assert 6 <= ran.attempted <= 12


def test_the_readme_is_two_screens() -> None:
    """The README is short enough to be read to its end, and each of its links leads to a file."""
    text = README.read_text("utf-8")

    assert len(text.splitlines()) <= 80
    links = re.findall(r"\]\(([^)]+)\)", text)
    assert [link for link in links if "://" not in link and not (README.parent / link).exists()] == []
