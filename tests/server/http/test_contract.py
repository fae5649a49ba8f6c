"""The released description of `/api/v1` stays valid: a change may add to it and nothing else (SR-114).

`released/` has the description of the last release.  A release writes it anew: `UPDATE_GOLDEN=1 pytest
tests/server/http/test_contract.py`.
"""

from __future__ import annotations

import copy
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from inglenook.server.api.v1 import DESCRIPTION, PROGRAMS
from inglenook.server.http.openapi import describe

pytestmark = pytest.mark.rule("SR-114")

RELEASED = Path(__file__).parent / "released" / "programs.json"

Json = Any
SAID_ONLY = ("description", "summary", "title", "operationId")
"""Descriptive fields, whose words may change."""


def broken(before: Json, now: Json, sent: bool, at: str = "") -> Iterator[str]:
    """Yields the differences that would break a client of the release; `sent` means that clients send this part."""
    if isinstance(before, dict) and isinstance(now, dict):
        for key, value in before.items():
            if key in SAID_ONLY and isinstance(value, str):
                continue
            if key == "required" and isinstance(value, list):
                lost = [] if sent else sorted(set(value) - set(now.get(key, [])))
                yield from (f"{at}: {name} may be missing now" for name in lost)
            elif key not in now:
                yield f"{at}/{key} is gone"
            else:
                yield from broken(value, now[key], sent, f"{at}/{key}")
        if sent and isinstance(now.get("required", []), list):
            new = sorted(set(now.get("required", [])) - set(before.get("required", [])))
            yield from (f"{at}: {name} has to be sent now" for name in new)
        if sent and before.get("additionalProperties") is not False and now.get("additionalProperties") is False:
            yield f"{at}: what is unknown is refused now"
    elif isinstance(before, list) and isinstance(now, list):
        for one in before:
            if one not in now:
                yield f"{at}: {json.dumps(one)} is gone"
    elif before != now:
        yield f"{at}: {before!r} has become {now!r}"


def changes(before: Json, now: Json) -> list[str]:
    """Returns the changes of a description that would break a client."""
    schemas = before["components"]["schemas"]
    sending = sent_by_clients(before)
    found = [one for path in ("paths", "openapi") for one in broken(before[path], now[path], True, path)]
    for name, schema in schemas.items():
        there = now["components"]["schemas"].get(name)
        found += [f"{name} is gone"] if there is None else broken(schema, there, name in sending, name)
    return found


def sent_by_clients(description: Json) -> set[str]:
    """Returns the names of the schemas that clients send, with those within them."""
    schemas = description["components"]["schemas"]
    found: set[str] = set()
    bodies = [one.get("requestBody") for path in description["paths"].values() for one in path.values()]
    waiting = [*references(bodies), *[name for name in schemas if "id" in schemas[name].get("properties", {})]]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += references(schemas[name])
    return found


def references(part: Json) -> list[str]:
    """Returns the names of the schemas that a part of a description refers to."""
    if isinstance(part, dict):
        own = [part["$ref"].rpartition("/")[2]] if isinstance(part.get("$ref"), str) else []
        return [*own, *[name for value in part.values() for name in references(value)]]
    return [name for value in part for name in references(value)] if isinstance(part, list) else []


def test_what_was_released_is_still_there() -> None:
    """The current description has no breaking change against that of the last release."""
    now = json.loads(json.dumps(describe(PROGRAMS, DESCRIPTION)))
    if os.environ.get("UPDATE_GOLDEN"):
        RELEASED.write_text(json.dumps(now, indent=1, sort_keys=True) + "\n", "utf-8")

    assert changes(json.loads(RELEASED.read_text("utf-8")), now) == []


ANSWER = "/api/v1/tables/{id}/seats/{seat}/answer"


def changed(*path: str, to: Json = None, remove: bool = False) -> list[str]:
    """Returns the breaking changes found after one change of the description."""
    before = json.loads(RELEASED.read_text("utf-8"))
    now = copy.deepcopy(before)
    place = now
    for key in path[:-1]:
        place = place[key]
    if remove:
        del place[path[-1]]
    else:
        place[path[-1]] = to
    return changes(before, now)


def test_what_is_removed_or_changed_is_found() -> None:
    """Removed endpoints, statuses and fields, new required fields and tighter bounds are found as breaking changes."""
    schemas = ("components", "schemas")

    assert changed("paths", ANSWER, remove=True) == [f"paths/{ANSWER} is gone"]
    assert changed("paths", ANSWER, "post", "responses", "409", remove=True)
    assert changed(*schemas, "View", "properties", "version", remove=True) == ["View/properties/version is gone"]
    assert changed(*schemas, "View", "properties", "version", "type", to="string")
    assert changed(*schemas, "View", "required", to=["type"])
    assert changed(*schemas, "Answering", "required", to=["version", "keys", "reason"])
    assert changed(*schemas, "Answering", "properties", "keys", "maxItems", to=3)
    assert changed(*schemas, "Identity", remove=True) == ["Identity is gone"]


def test_what_is_added_passes() -> None:
    """New endpoints, new received fields, optional sent fields and other wordings are no breaking changes."""
    schemas = ("components", "schemas")

    assert changed("paths", "/api/v1/more", to={"get": {}}) == []
    assert changed(*schemas, "View", "properties", "mood", to={"type": "string"}) == []
    assert changed(*schemas, "Answering", "properties", "mood", to={"type": "string"}) == []
    assert changed(*schemas, "View", "description", to="Something else.") == []
    assert changed(*schemas, "More", to={"type": "object"}) == []
