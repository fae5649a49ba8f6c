"""The most expensive request of each endpoint for programs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from tests.server.prices.asked import Asked
from tests.server.support.browsers import BOT, OPEN, YOU
from tests.server.support.programs import program

if TYPE_CHECKING:
    from tests.server.prices.sweep import Sweep


def dearest_of_programs(sweep: Sweep) -> dict[str, Callable[[], Asked]]:
    """Returns requests with a token of a guest who has tables of every kind."""
    one, over, text = program(sweep.browser, "play", "lay", "read"), sweep.over.id, sweep.listed()
    laid = [{**YOU, "deck_text": text[:24_000]}, {**BOT, "deck_text": text[:24_000]}]
    again = "/api/v1/tables/{id}/seats/{seat}"
    gets = {
        "/me": "/me",
        "/games": "/games",
        "/tables": "/tables",
        "/tables/{id}": f"/tables/{sweep.plays}",
        "/tables/{id}/view": f"/tables/{sweep.late}/view",
        "/tables/{id}/seats/{seat}/view": f"/tables/{sweep.late}/seats/0/view",
        "/tables/{id}/stream": f"/tables/{sweep.late}/stream?seconds=0",
        "/tables/{id}/seats/{seat}/stream": f"/tables/{sweep.late}/seats/0/stream?seconds=0",
        "/events": "/events?seconds=0",
        "/me/games": "/me/games",
        "/tables/{id}/game": f"/tables/{over}/game",
        "/tables/{id}/record": f"/tables/{over}/record",
        "/tables/{id}/text": f"/tables/{over}/text?language=fi&viewer=-2",
    }

    def asked(path: str, body: object = None) -> Asked:
        return Asked(one, f"/api/v1{path}", body)

    def table(*seats: dict[str, str]) -> str:
        return sweep.browser.lay(*seats, game="lotr")

    def late(name: str, body: dict[str, Any]) -> Asked:
        """Returns a request late in a game, at a table of its own."""
        at = f"/tables/{sweep.house.do(sweep.store_late)}/seats/0"
        view = one.get(f"{at}/view").json()
        question = view["question"]
        known: dict[str, Any] = {
            "version": view["version"],
            "keys": [option["key"] for option in question["options"][: max(1, question["least"])]],
            "key": "no such key",
            "handle": question["options"][0]["subject"],
        }
        return asked(f"{at}/{name}", {key: known.get(key, value) for key, value in body.items()})

    found: dict[str, Callable[[], Asked]] = {f"GET /api/v1{name}": partial(asked, path) for name, path in gets.items()}
    return {
        **found,
        "POST /api/v1/tables": lambda: asked(
            "/tables",
            {"game": "lotr", "seats": [{**seat, "name": sweep.fresh()} for seat in laid], "begin": True},
        ),
        "POST /api/v1/tables/{id}/begin": lambda: asked(f"/tables/{table(YOU, BOT)}/begin"),
        f"POST {again}/sit": lambda: asked(f"/tables/{table(OPEN, BOT)}/seats/0/sit", {"deck_text": sweep.listed()}),
        f"POST {again}/leave": lambda: asked(f"/tables/{table(YOU, BOT)}/seats/0/leave"),
        f"POST {again}/deck": lambda: asked(f"/tables/{table(YOU, BOT)}/seats/0/deck", {"deck_text": sweep.listed()}),
        f"POST {again}/bot": lambda: asked(f"/tables/{table(YOU, BOT)}/seats/1/bot", {}),
        f"POST {again}/open": lambda: asked(f"/tables/{table(YOU, BOT)}/seats/1/open"),
        f"POST {again}/answer": lambda: late("answer", {"version": 0, "keys": []}),
        f"POST {again}/action": lambda: late("action", {"version": 0, "key": ""}),
        f"POST {again}/undo": lambda: late("undo", {"version": 0}),
        f"POST {again}/consent": lambda: late("consent", {"version": 0, "agree": True}),
        f"POST {again}/why": lambda: late("why", {"handle": ""}),
        f"POST {again}/concede": lambda: late("concede", {}),
        f"POST {again}/chat": lambda: late("chat", {"text": "x" * 500}),
        f"POST {again}/moments": lambda: late("moments", {"kinds": ["x" * 100] * 500}),
        f"POST {again}/return": lambda: late("return", {}),
        f"POST {again}/rematch": lambda: late("rematch", {"deck_text": sweep.listed()}),
    }
