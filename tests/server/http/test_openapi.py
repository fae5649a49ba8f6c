"""The HTTP interface behaves as described, for any input that Schemathesis generates."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.specs.openapi.checks import negative_data_rejection, response_headers_conformance

from inglenook.server.api.everything import ENDPOINTS
from inglenook.server.api.v1 import DESCRIPTION, PROGRAMS
from inglenook.server.http.openapi import BROWSER, describe
from tests.server.support.browsers import ADDRESS, BOT, HERE, OPEN, YOU, Browser, House
from tests.server.support.finished import play
from tests.server.support.programs import Program, program

SCHEMA = schemathesis.openapi.from_dict(describe(ENDPOINTS))
FOUND: list[Any] = list(SCHEMA.get_all_operations())
PROGRAMS_SCHEMA = schemathesis.openapi.from_dict(describe(PROGRAMS, DESCRIPTION))
FOUND += PROGRAMS_SCHEMA.get_all_operations()
OPERATIONS = {found.ok().label: found.ok() for found in FOUND}
STREAMS = {one.path for one in PROGRAMS if one.streams}

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


class Tables(NamedTuple):
    """A browser, with tables in every state."""

    browser: Browser
    program: Program
    nobody: Program
    waiting: str
    playing: str
    over: str


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    """Yields a server with tables in every state."""
    with House(tmp_path_factory.mktemp("described")) as house:
        browser = house.browser("Aino")
        over = play(house, "lotr", options={"bids": "0,0"}, most=20).id
        one = program(browser, "play", "lay", "read")
        yield Tables(
            browser, one, Program(house, ""), browser.lay(YOU, BOT, OPEN), browser.lay(YOU, HERE, begin=True), over
        )


@pytest.mark.rule("SR-28")
def test_the_description_is_one(tables: Tables) -> None:
    """The OpenAPI description is valid and describes every endpoint."""
    for schema, endpoints, about in ((SCHEMA, ENDPOINTS, BROWSER), (PROGRAMS_SCHEMA, PROGRAMS, DESCRIPTION)):
        found = tables.browser.get(about.path).json()

        schema.validate()
        assert describe(endpoints, about) == found
        assert {(endpoint.method, endpoint.path) for endpoint in endpoints} == {
            (method.upper(), path) for path, methods in found["paths"].items() for method in methods
        }


@pytest.mark.rule("SR-28")
@pytest.mark.parametrize("mode", list(GenerationMode))
@pytest.mark.parametrize("label", OPERATIONS)
def test_every_answer_is_one_that_is_described(tables: Tables, label: str, mode: GenerationMode) -> None:
    """Every response to generated requests has a documented status, header, content type and schema."""
    check_answers(tables, label, mode, 4)


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.rule("SR-28")
@pytest.mark.parametrize("mode", list(GenerationMode))
@pytest.mark.parametrize("label", OPERATIONS)
def test_whatever_else_is_sent(tables: Tables, label: str, mode: GenerationMode) -> None:
    """Every response to many more generated requests is a documented one."""
    check_answers(tables, label, mode, 60)


def check_answers(tables: Tables, label: str, mode: GenerationMode, examples: int) -> None:
    """Sends generated requests and checks each response."""
    operation = OPERATIONS[label]
    real = st.sampled_from(["", tables.waiting, tables.playing, tables.over])
    games = st.sampled_from(["", "lotr", "talisman"])
    answered: list[int] = []

    @settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode), table=real, game=games)
    def ask(case: Any, table: str, game: str) -> None:
        """Sends a generated request, often about an existing table or game."""
        if table:
            aim(case, table)
        aim_at_game(case, game)
        checks = CHECKS if table or game else [*CHECKS, negative_data_rejection]
        is_for_programs = operation.path.startswith("/api/v1/")
        if operation.path in STREAMS and isinstance(case.query.get("seconds"), int):
            case.query["seconds"] = min(0, case.query["seconds"])
        elif operation.path in STREAMS and "seconds" not in case.query:
            case.query["seconds"] = 0
        one = tables.program if is_for_programs else tables.browser
        if is_for_programs and mode is GenerationMode.NEGATIVE and "Authorization" not in (case.headers or {}):
            one = tables.nobody
        response = send(one, case)
        answered.append(response.status_code)
        case.validate_response(response, checks=checks)

    if mode is GenerationMode.NEGATIVE and not (operation.body or operation.query or operation.path_parameters):
        return  # there is nothing to send that could be wrong
    ask()
    assert answered and max(answered) < 500


def aim(case: Any, table: str) -> None:
    """Points a generated request to an existing table and to moments that its game may have."""
    if "id" in (case.path_parameters or {}):
        case.path_parameters["id"] = table
    for part, moment in ((case.query, "from"), (case.body, "number")):
        if isinstance(part, dict):
            for name in (moment, "viewer", "seat", "count"):
                if isinstance(part.get(name), (int, float)) and not isinstance(part[name], bool):
                    part[name] = int(part[name]) % 25 if name == moment else int(part[name])


def aim_at_game(case: Any, game: str) -> None:
    """Points a generated request to an existing game."""
    for part in (case.path_parameters, case.body):
        if game and isinstance(part, dict) and isinstance(part.get("game"), str):
            part["game"] = game


def send(browser: Browser | Program, case: Any) -> Any:
    """Sends a generated request as a browser does."""
    made = case.as_transport_kwargs(base_url=ADDRESS)
    ours = ("host", "authorization")
    headers = {name: value for name, value in (made.get("headers") or {}).items() if name.lower() not in ours}
    if case.method not in ("GET", "HEAD") and "content-type" not in {name.lower() for name in headers}:
        headers["content-type"] = "application/json"
    sent = {name: made[name] for name in ("params", "json", "data", "cookies") if made.get(name) is not None}
    if "data" in sent:
        sent["content"] = sent.pop("data")
    sent.pop("cookies", None)
    return browser.request(made["method"], made["url"], headers=headers, **sent)
