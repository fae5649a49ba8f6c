"""Rule catalogues as pages for readers: sections, rules and other paragraphs, as safe HTML.

In a checkout the pages stand in `docs/rules`; a wheel has them beside this module (`docs/`).  A subfolder holds the
same pages in another language, with the same ids.

The pages omit what only developers need: the sources of a rule, the reason why no test can observe it, abbreviations.
"""

from __future__ import annotations

import html
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from inglenook.rulebooks.catalogues import read_catalogue

FOLDERS: Final = (
    Path(__file__).parent / "docs",
    *[folder / "docs" / "rules" for folder in Path(__file__).parents[3:5]],
)
"""Folders searched for the pages: the packaged one first, then that of the checkout.

In a checkout the package lies in `src`, and once more in `build/compiled` if it was compiled.
"""

ORIGINAL: Final = "en"
"""Language in which the catalogues themselves are written."""

_HEADING: Final = re.compile(r"(#{1,3}) +(.+)")
_CITED: Final = re.compile(r"\b([LTKS])([RXADG]-[A-Z]?[0-9]+[a-z]?(?:\.[0-9]+)?)\b")
_PAGE_OF: Final[Mapping[str, str]] = {"L": "lotr", "T": "talisman", "K": "kernel", "S": "server"}
_MARKS: Final = (
    (re.compile(r"`([^`]+)`"), r"<code>\1</code>"),
    (re.compile(r"\*\*([^*]+)\*\*"), r"<strong>\1</strong>"),
    (re.compile(r"\*([^*\s][^*]*)\*"), r"<em>\1</em>"),
)
_WORKING_NOTES: Final = re.compile(
    r" *(?:\[(?:F|D|CR) §[^\]]*\]|\[decision\]|\{[^}]*\}|\(ex\)|\(l\. [^)]*\)|\(not observable: .*\)$)"
)
"""Source tags, line references, and the reasons why no test can observe a rule."""

_CONFIDENCE: Final = re.compile(r"^(- \*\*TA-[0-9]+\*\*) (?:\*\*[HKLMPS]\*\*|[HKLMPS])\. ")
"""Mark of how sure a reading is: low, medium or high."""

_ABBREVIATIONS: Final = {
    re.compile(r"\bFPP\b"): "Free Peoples player",
    re.compile(r"\bSPs\b"): "Shadow players",
    re.compile(r"\b([Aa])n SP\b"): r"\1 Shadow player",
    re.compile(r"\bSP\b"): "Shadow player",
    re.compile(r"\bRBs\b"): "Ring-bearers",
    re.compile(r"\b([Aa])n RB\b"): r"\1 Ring-bearer",
    re.compile(r"\bRB\b"): "Ring-bearer",
}
"""Abbreviations of the catalogues and their long forms; "an" is replaced together with the abbreviation."""

_WORKING_BLOCK: Final = re.compile(r"<!-- working notes -->.*?<!-- end of working notes -->\n*", re.DOTALL)
_LINK: Final = re.compile(r"\[([^\]]+)\]\(([^)]+)\)")


class PageRule(NamedTuple):
    """A rule prepared for readers."""

    id: str
    html: str
    text: str


class Section(NamedTuple):
    """A section of a page: its heading, heading level, other paragraphs, and rules."""

    title: str
    level: int
    notes: list[str]
    rules: list[PageRule]


def pages() -> dict[str, Path]:
    """Returns the existing pages by name."""
    folder = next((folder for folder in FOLDERS if folder.is_dir()), None)
    return {} if folder is None else {page.stem: page for page in sorted(folder.glob("*.md"))}


def page_called(name: str, language: str = "") -> tuple[str, str]:
    """Returns the text of a page for readers and its language: English if there is no translation."""
    page = pages()[name]
    translated = page.parent / language / page.name
    if language and translated.is_file():
        return for_readers(translated.read_text("utf-8")), language
    return for_readers(page.read_text("utf-8")), ORIGINAL


def for_readers(page: str) -> str:
    """Returns a page without working notes and abbreviations."""
    lines = []
    for line in _WORKING_BLOCK.sub("", page).splitlines():
        said = _CONFIDENCE.sub(r"\1 ", _WORKING_NOTES.sub("", line))
        for short, whole in _ABBREVIATIONS.items():
            said = short.sub(whole, said)
        lines.append(said.rstrip())
    return "\n".join(lines)


def sections(page: str) -> tuple[str, list[Section]]:
    """Returns the title of a page and its sections that are not empty."""
    rules = {rule.line: rule for rule in read_catalogue(page, "page.md").rules.values()}
    found = [Section("", 1, [], [])]
    block: list[str] = []
    in_item = False
    for number, line in enumerate([*page.splitlines(), ""], 1):
        heading = _HEADING.fullmatch(line)
        if number in rules:
            _close(block, found[-1])
            rule = rules[number]
            found[-1].rules.append(PageRule(rule.id, marked(rule.text), bare(rule.text)))
            in_item = True
        elif heading is not None:
            _close(block, found[-1])
            found.append(Section(bare(heading[2]), len(heading[1]), [], []))
            in_item = False
        elif not line.strip() or line.startswith("---"):
            _close(block, found[-1])
            in_item = False
        elif in_item and line.startswith("  "):
            pass  # continuation of a rule, whose text includes it already
        else:
            in_item = False
            if line.startswith("- "):
                _close(block, found[-1])
            block.append(line)
    title = next((section.title for section in found if section.level == 1 and section.title), "")
    return title, [section for section in found if section.notes or section.rules]


def _close(block: list[str], section: Section) -> None:
    """Adds a finished paragraph, list item or table to the section."""
    if block and block[0].startswith("|"):
        section.notes.append(table(block))
    elif block:
        section.notes.append(f"<p>{marked(' '.join([line.strip() for line in block]).removeprefix('- '))}</p>")
    block.clear()


def table(lines: list[str]) -> str:
    """Returns a Markdown table as HTML; its second line only separates the head from the rows."""
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
    head = "".join([f"<th>{marked(cell)}</th>" for cell in rows[0]])
    body = "".join(["<tr>" + "".join([f"<td>{marked(cell)}</td>" for cell in row]) + "</tr>" for row in rows[2:]])
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def marked(text: str) -> str:
    """Returns a text as HTML with no markup but emphasis, code and links to rules."""
    said = html.escape(_LINK.sub(r"\1", text), quote=True)
    for pattern, replacement in _MARKS:
        said = pattern.sub(replacement, said)
    return _CITED.sub(lambda found: f'<a href="/rules/{_PAGE_OF[found[1]]}#{found[0]}">{found[0]}</a>', said)


def bare(text: str) -> str:
    """Returns a text without its markup, for searching."""
    return re.sub(r"[*`]", "", _LINK.sub(r"\1", text))
