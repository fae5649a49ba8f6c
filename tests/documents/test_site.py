"""The checks of the built documentation site find their faults."""

from __future__ import annotations

from pathlib import Path

import pytest

from pages.docstrings import with_code
from pages.inline import moved
from pages.links import dead_links
from pages.rule_anchors import prepared
from pages.unlisted import with_unlisted

pytestmark = pytest.mark.rule("KR-46")


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """Returns a site of two pages."""
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "lotr.html").write_text('<h1 id="top">Rules</h1><a href="../index.html">Home</a>')
    (tmp_path / "index.html").write_text('<a href="rules/lotr.html#top">Rules</a><a href="#here" id="here">Here</a>')
    return tmp_path


def test_a_site_without_dead_links_passes(site: Path) -> None:
    """Links to pages, to anchors on other pages and to anchors on the same page pass."""
    assert dead_links(site) == []


@pytest.mark.parametrize(
    ("link", "fault"),
    [
        ("rules/talisman.html", "is no file of the site"),
        ("rules/lotr.html#bottom", "has no such anchor"),
        ("#there", "has no such anchor"),
        ("https://elsewhere.invalid/", "is not in scripts/pages/external.txt"),
        ("javascript:alert(1)", "has an unknown scheme"),
    ],
)
def test_a_dead_link_is_found(site: Path, link: str, fault: str) -> None:
    """A dead link is reported with its page and fault."""
    (site / "more.html").write_text(f'<p><a href="{link}">More</a></p>')

    assert dead_links(site) == [f"more.html: {link} {fault}"]


def test_a_missing_picture_is_found(site: Path) -> None:
    """A missing file that a page loads is found."""
    (site / "more.html").write_text('<img src="_images/none.png" alt="">')

    assert dead_links(site) == ["more.html: _images/none.png is no file of the site"]


def test_inline_scripts_and_styles_become_files(tmp_path: Path) -> None:
    """Inline scripts and styles are moved to files, as the security headers forbid them, and loaded files stay."""
    page = '<style>p { margin: 0 }</style><script async>run()</script><script src="a.js"></script>'

    html = moved(page, "../_static/", tmp_path)

    script, style = sorted(tmp_path.glob("*.js")), sorted(tmp_path.glob("*.css"))
    assert [one.read_text() for one in (*script, *style)] == ["run()", "p { margin: 0 }"]
    assert html == (
        f'<link rel="stylesheet" href="../_static/{style[0].name}">'
        f'<script async src="../_static/{script[0].name}"></script><script src="a.js"></script>'
    )


def test_every_rule_gets_an_address() -> None:
    """Each rule in the built rulebook has an anchor and links to it, and notes for developers are left out."""
    page = "# Rules\n\n<!-- working notes -->\nnotes\n<!-- end of working notes -->\n- **LR-1.2** A rule. [F §Regel]\n"

    assert prepared(page + "- **LR-1.3** See LR-1.2 and LR-9.9.\n\n---\n") == (
        '# Rules\n\n- <strong id="LR-1.2">LR-1.2</strong> A rule.\n'
        '- <strong id="LR-1.3">LR-1.3</strong> See <a href="#LR-1.2">LR-1.2</a> and LR-9.9.\n\n'
    )


def test_a_page_that_nobody_listed_is_in_the_contents() -> None:
    """A page without a place in a table of contents is added to the last one."""
    index = "# Home\n\n```{toctree}\n:caption: Begin\n\nstart\nRules <rules/lotr>\n```\n"

    assert with_unlisted(index, ["index", "start", "rules/lotr"]) == index
    assert with_unlisted(index, ["index", "start", "rules/lotr", "api"]) == (
        index + "\n```{toctree}\n:caption: More\n:maxdepth: 1\n\napi\n```\n"
    )


def test_an_indented_block_of_a_docstring_is_code() -> None:
    """An indented block of a docstring is marked as code, unless it belongs to a list, directive or block."""
    lines = ["Do this:", "", "    with game:", "        play()", "", "- one", "", "    of a list"]

    assert with_code(lines) == ["Do this:", "", "::", "", *lines[2:]]
