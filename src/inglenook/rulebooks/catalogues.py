"""Rule catalogues: the numbered rules of the games and of the project, read from their pages.

A catalogue is a page, `docs/rules/*.md` or `tests/games/*/rules.md`, on which each rule is one item of a list:

    - **XR-18.11** What holds.

The first letter of an id stands for the game, the second for the kind: a rule (R), an example (X), an ambiguity (A), a
decision (D) or a gap that was filled (G).  All other text on the page is for readers only.

A rule that no test can observe says so at the very end of its item, with the reason, and no test names it:

    - **XR-1.5** Such a card has a light, round field at the top left. (not observable: we draw our own cards)
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from inglenook.kernel.errors import InglenookError
from inglenook.kernel.messages import Message

PAGES: Final = ("docs/rules/*.md", "tests/games/*/rules.md")
"""Glob patterns of a project's catalogue pages."""

_ID: Final = r"[A-Z][RXADG]-[A-Z]?[0-9]+[a-z]?(?:\.[0-9]+)?"
_ITEM: Final = re.compile(rf"^- \*\*({_ID})\*\* +(.+)")
_CITED: Final = re.compile(rf"\b({_ID})\b(?: to ({_ID})\b)?")
_LAST_NUMBER: Final = re.compile(r"(.*?)([0-9]+)")
_UNOBSERVABLE: Final = re.compile(r"\(not observable: *(\S.*)\)$")


class Rule(NamedTuple):
    """A rule as its catalogue states it.  `unobservable` is the reason why no test can observe it, or empty."""

    id: str
    text: str
    line: int
    unobservable: str = ""


class Catalogue(NamedTuple):
    """Rules of one page, by id.  `page` is its path in the project, `name` its short name."""

    name: str
    page: str
    rules: Mapping[str, Rule]


class BadCatalogue(InglenookError):
    """Raised for catalogues with duplicate ids or marks without a reason; names every fault."""


def read_catalogues(project: Path) -> list[Catalogue]:
    """Returns all catalogues of a project that contain rules."""
    pages = [page for pattern in PAGES for page in sorted(project.glob(pattern))]
    read = [read_catalogue(page.read_text("utf-8"), page.relative_to(project).as_posix()) for page in pages]
    catalogues = [catalogue for catalogue in read if catalogue.rules]
    faults = []
    first: dict[str, str] = {}
    for catalogue in catalogues:
        for rule in catalogue.rules.values():
            if rule.id in first:
                faults.append(_twice(rule.id, f"{catalogue.page}:{rule.line}", first[rule.id]))
            first[rule.id] = f"{catalogue.page}:{rule.line}"
    _refuse(faults)
    return catalogues


def read_catalogue(text: str, page: str) -> Catalogue:
    """Reads the catalogue on a page; an item may continue in indented lines."""
    rules: dict[str, Rule] = {}
    faults = []
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        item = _ITEM.match(line)
        if item is None:
            continue
        id, stated = item[1], item[2].strip()
        for more in lines[number:]:
            if not more.startswith("  ") or more.lstrip().startswith("- "):
                break
            stated += " " + more.strip()
        mark = _UNOBSERVABLE.search(stated)
        if mark is None and "(not observable" in stated:
            faults.append(Message("rules-fault-mark", {"place": f"{page}:{number}", "rule": id}))
        if id in rules:
            faults.append(_twice(id, f"{page}:{number}", f"{page}:{rules[id].line}"))
        reason = "" if mark is None else mark[1]
        rules[id] = Rule(id, stated if mark is None else stated[: mark.start()].rstrip(), number, reason)
    _refuse(faults)
    path = Path(page)
    return Catalogue(path.parent.name if path.stem == "rules" else path.stem, page, rules)


def all_rules(catalogues: Iterable[Catalogue]) -> dict[str, Rule]:
    """Returns the rules of all catalogues, by id."""
    return {id: rule for catalogue in catalogues for id, rule in catalogue.rules.items()}


def cited(text: str) -> list[str]:
    """Returns the rule ids in a text, in order and without duplicates; "XR-3 to XR-5" cites three."""
    ids: dict[str, None] = {}
    for first, last in _CITED.findall(text):
        ids |= dict.fromkeys(_from_to(first, last) if last else [first])
    return list(ids)


def _from_to(first: str, last: str) -> list[str]:
    """Returns the ids of a range, whose ends may differ in their last number only."""
    start, end = _LAST_NUMBER.fullmatch(first), _LAST_NUMBER.fullmatch(last)
    if start is None or end is None or start[1] != end[1]:
        return [first, last]
    return [f"{start[1]}{number}" for number in range(int(start[2]), int(end[2]) + 1)]


def _twice(rule: str, place: str, before: str) -> Message:
    return Message("rules-fault-twice", {"rule": rule, "place": place, "before": before})


def _refuse(faults: list[Message]) -> None:
    if faults:
        raise BadCatalogue("rules-bad-catalogue", {"faults": tuple(faults)})
