"""The OpenAPI 3.1 description of the HTTP API, generated from the endpoints so that it is never out of date."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from inglenook.server.http.calls import JSON, ErrorInfo, Nothing
from inglenook.server.http.endpoints import PARAMETERS, Endpoint

REASONS: Final = {
    200: "Done.",
    201: "Made.",
    304: "Nothing has changed.",
    400: "This is not what is taken here.",
    401: "A valid token is needed.",
    403: "You may not do this.",
    404: "There is no such thing.",
    409: "It is no longer, or not yet, possible.",
    413: "That is too much.",
    415: "Only JSON is taken here.",
    422: "What was asked for does not fit together.",
    429: "Too many requests; `Retry-After` says when to come back.",
    503: "Something that is needed does not answer.",
}
"""Descriptions of the response statuses."""

VERSION: Final = {"type": "string", "maxLength": 64}


class About(NamedTuple):
    """The address, title and text of a description, and the way in which clients prove who they are."""

    path: str
    title: str
    text: str
    security: dict[str, Any]
    besides: tuple[Any, ...] = ()
    """Types described although no endpoint names them: messages over WebSockets."""


BROWSER: Final = About(
    "/openapi.json",
    "Inglenook",
    "Tables, seats, decks, replays and texts. Play itself goes over the WebSocket `/ws`.",
    {"guest": {"type": "apiKey", "in": "cookie", "name": "inglenook"}},
)


def describe(endpoints: Sequence[Endpoint], about: About = BROWSER) -> dict[str, Any]:
    """Returns the whole API description."""
    named = [one for endpoint in endpoints for one in (endpoint.gives, endpoint.takes) if one is not None]
    types = [ErrorInfo, *named, *about.besides]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema_of = dict(zip([repr(one) for one in types], schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": about.title,
            "version": "1",
            "description": about.text,
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": about.security,
        },
    }


def operation(endpoint: Endpoint, schema_of: dict[str, Any]) -> dict[str, Any]:
    """Describes one method of one path."""
    found: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "responses": responses(endpoint, schema_of),
    }
    if endpoint.scopes:
        found["security"] = [{"token": []}]
        found["description"] = f"For tokens with one of these scopes: {', '.join(endpoint.scopes)}."
    parameters = [parameter(name, PARAMETERS[name], "path", True) for name in endpoint.parameters()]
    parameters += query_parameters(endpoint)
    if parameters:
        found["parameters"] = parameters
    if endpoint.takes is not None:
        body = {JSON: {"schema": schema_of[repr(endpoint.takes)]}}
        found["requestBody"] = {"required": endpoint.takes is not Nothing, "content": body}
    return found


def query_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    """Describes the query parameters of an endpoint."""
    found = []
    if endpoint.cached:
        found.append(parameter("v", VERSION, "query", False))
    if endpoint.query is not None:
        (_,), components = msgspec.json.schema_components([endpoint.query])
        schema = components[endpoint.query.__name__]
        required = schema.get("required", [])
        found += [parameter(name, one, "query", name in required) for name, one in schema["properties"].items()]
    return found


def parameter(name: str, schema: dict[str, Any], where: str, required: bool) -> dict[str, Any]:
    """Describes a path or query parameter."""
    return {"name": name, "in": where, "required": required, "schema": schema}


def responses(endpoint: Endpoint, schema_of: dict[str, Any]) -> dict[str, Any]:
    """Describes all responses of an endpoint."""
    schema = {"type": "string"} if endpoint.gives is None else schema_of[repr(endpoint.gives)]
    found: dict[str, Any] = {
        str(status): {"description": REASONS[status], "content": {endpoint.media: {"schema": schema}}}
        for status in (endpoint.status, *endpoint.also)
    }
    if endpoint.cached:
        found["304"] = {"description": REASONS[304]}
    if endpoint.dated:
        found["304"] = {"description": REASONS[304]}
        found[str(endpoint.status)]["headers"] = {"Last-Modified": {"schema": {"type": "string"}}}
    for status in endpoint.refusals():
        error: dict[str, Any] = {
            "description": REASONS[status],
            "content": {JSON: {"schema": schema_of[repr(ErrorInfo)]}},
        }
        if status == 429:
            error["headers"] = {"Retry-After": {"schema": {"type": "string"}}}
        if status == 401:
            error["headers"] = {"WWW-Authenticate": {"schema": {"type": "string"}}}
        found[str(status)] = error
    return found
