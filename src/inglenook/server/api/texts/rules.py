"""The rulebooks as pages: the numbered catalogues of the product, section by section."""

from __future__ import annotations

import re
from typing import Final

import msgspec
from msgspec import Struct
from starlette.responses import Response

from inglenook.kernel.messages import Message
from inglenook.rulebooks.pages import page_called, pages, sections
from inglenook.server.http.cached import SHELF, Made
from inglenook.server.http.calls import JSON, Call, Refusal
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.prices import Price

PART: Final = re.compile(r"([A-Z]+-[A-Z]*)\d+")
"""The part of a rule's id that all rules of a heading share; its letters alone stand for the first heading."""
NUMBERED: Final = re.compile(r"^[\d.]+\s+")
"""The number in front of a heading."""


class RuleInfo(Struct):
    """A rule: its id, and what it says, as safe HTML and without any marks."""

    id: str
    html: str
    text: str


class SectionInfo(Struct):
    """A part of a rulebook; `notes` are what stands there besides the rules."""

    title: str
    level: int
    notes: list[str]
    rules: list[RuleInfo]


class RulesInfo(Struct):
    """A rulebook, in the language asked for if there is one in it."""

    title: str
    language: str
    sections: list[SectionInfo]


class HeadingsInfo(Struct):
    """What the parts of a rulebook are called, by the beginning of their rules' ids."""

    headings: dict[str, str]


async def get_rules(call: Call) -> Response:
    """Gives the rulebook of a game, or with "kernel" that of the house."""
    name, language = call.path("game"), call.path("language")
    if name not in pages():
        raise Refusal(404, Message("api-error-no-rules"))
    made = await SHELF.get(("rules", name, language), lambda: Made(msgspec.json.encode(rules_of(name, language)), JSON))
    return made.response(call.request)


def rules_of(name: str, language: str) -> RulesInfo:
    """A rulebook, read from its page."""
    page, written_in = page_called(name, language)
    title, found = sections(page)
    return RulesInfo(
        title,
        written_in,
        [
            SectionInfo(
                section.title,
                section.level,
                section.notes,
                [RuleInfo(rule.id, rule.html, rule.text) for rule in section.rules],
            )
            for section in found
        ],
    )


async def get_headings(call: Call) -> Response:
    """Gives what the parts of a rulebook are called: enough to name a rule in words."""
    name, language = call.path("game"), call.path("language")
    if name not in pages():
        raise Refusal(404, Message("api-error-no-rules"))
    made = await SHELF.get(
        ("headings", name, language), lambda: Made(msgspec.json.encode(headings_of(name, language)), JSON)
    )
    return made.response(call.request)


def headings_of(name: str, language: str) -> HeadingsInfo:
    """Each part by the beginning of its rules' ids, as "LR-16"; without its number."""
    found: dict[str, str] = {}
    for section in sections(page_called(name, language)[0])[1]:
        for rule in section.rules:
            part, title = PART.match(rule.id), NUMBERED.sub("", section.title)
            if part is not None and found.setdefault(part.group(1), title) != title:
                found.setdefault(part.group(), title)
    return HeadingsInfo(found)


ENDPOINTS = (
    Endpoint("GET", "/api/rules/{game}/{language}", get_rules, RulesInfo, cached=True, price=Price(5)),
    Endpoint("GET", "/api/rules/{game}/{language}/headings", get_headings, HeadingsInfo, cached=True, price=Price(5)),
)
