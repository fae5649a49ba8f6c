"""Endpoints for the rulebooks: the product's numbered rules, section by section."""

from __future__ import annotations

import re
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from inglenook.kernel.messages import Message
from inglenook.rulebooks.pages import page_called, pages, sections
from inglenook.rulebooks.search import search
from inglenook.server.http.cached import SHELF, Made
from inglenook.server.http.calls import JSON, Call, Refusal, reply
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.prices import Price

PART: Final = re.compile(r"([A-Z]+-[A-Z]*)\d+")
"""The part of a rule's id shared by all rules of a heading; group 1, letters only, stands for the first heading."""
NUMBERED: Final = re.compile(r"^[\d.]+\s+")
"""The number before a heading."""


class RuleInfo(Struct):
    """A rule: its id, and its content as safe HTML and as plain text."""

    id: str
    html: str
    text: str


class SectionInfo(Struct):
    """A section of a rulebook; `notes` are its passages besides the rules."""

    title: str
    level: int
    notes: list[str]
    rules: list[RuleInfo]


class RulesInfo(Struct):
    """A rulebook, in the requested language if available."""

    title: str
    language: str
    sections: list[SectionInfo]


class RulesQuestion(Struct, forbid_unknown_fields=True):
    """A question about the rules, in a player's words."""

    q: Annotated[str, Meta(max_length=200)] = ""


class RulesFound(Struct):
    """The ids of the rules that answer a question, the best first."""

    rules: list[str]


class HeadingsInfo(Struct):
    """The headings of a rulebook, by the prefix of their rules' ids."""

    headings: dict[str, str]


async def get_rules(call: Call) -> Response:
    """Returns the rulebook of a game, or the product's own with "kernel"."""
    name, language = call.path("game"), call.path("language")
    if name not in pages():
        raise Refusal(404, Message("api-error-no-rules"))
    made = await SHELF.get(("rules", name, language), lambda: Made(msgspec.json.encode(rules_of(name, language)), JSON))
    return made.response(call.request)


def rules_of(name: str, language: str) -> RulesInfo:
    """Reads a rulebook from its page."""
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
    """Returns the headings of a rulebook, enough to name any rule's section."""
    name, language = call.path("game"), call.path("language")
    if name not in pages():
        raise Refusal(404, Message("api-error-no-rules"))
    made = await SHELF.get(
        ("headings", name, language), lambda: Made(msgspec.json.encode(headings_of(name, language)), JSON)
    )
    return made.response(call.request)


def headings_of(name: str, language: str) -> HeadingsInfo:
    """Maps the prefix of rule ids, such as "LR-16", to the section's title without its number."""
    found: dict[str, str] = {}
    for section in sections(page_called(name, language)[0])[1]:
        for rule in section.rules:
            part, title = PART.match(rule.id), NUMBERED.sub("", section.title)
            if part is not None and found.setdefault(part.group(1), title) != title:
                found.setdefault(part.group(), title)
    return HeadingsInfo(found)


async def get_found(call: Call, question: RulesQuestion) -> Response:
    """Returns the rules that answer a question in a player's words."""
    name, language = call.path("game"), call.path("language")
    if name not in pages():
        raise Refusal(404, Message("api-error-no-rules"))
    found = await run_in_threadpool(search, name, language, question.q)
    return reply(RulesFound([one.id for one in found]))


ENDPOINTS = (
    Endpoint("GET", "/api/rules/{game}/{language}", get_rules, RulesInfo, cached=True, price=Price(5)),
    Endpoint("GET", "/api/rules/{game}/{language}/headings", get_headings, HeadingsInfo, cached=True, price=Price(5)),
    Endpoint(
        "GET",
        "/api/rules/{game}/{language}/search",
        get_found,
        RulesFound,
        query=RulesQuestion,
        refuses=(404,),
        price=Price(5),
    ),
)
