"""The rulebooks as pages: the numbered catalogues of the product, section by section."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from starlette.responses import Response

from inglenook.kernel.messages import Message
from inglenook.rulebooks.pages import page_called, pages, sections
from inglenook.server.http.cached import SHELF, Made
from inglenook.server.http.calls import JSON, Call, Refusal
from inglenook.server.http.endpoints import Endpoint


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


ENDPOINTS = (Endpoint("GET", "/api/rules/{game}/{language}", get_rules, RulesInfo, cached=True),)
