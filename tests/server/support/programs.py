"""Programs that send requests with a token, and the people who made the tokens."""

from __future__ import annotations

import json
from typing import Any

import httpx

from tests.server.support.browsers import ADDRESS, Browser, House


class Program(Browser):
    """A program that sends requests with a token as `curl` would, without cookies and origin."""

    def __init__(self, house: House, secret: str, address: str = "198.51.100.4") -> None:
        self.secret = secret
        transport = httpx.ASGITransport(app=house.app, raise_app_exceptions=True, client=(address, 50_000))
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        super().__init__(house, httpx.AsyncClient(transport=transport, base_url=ADDRESS, headers=headers))

    def get(self, path: str, **headers: str) -> httpx.Response:
        """Sends a GET request to a path under `/api/v1`."""
        return super().get(f"/api/v1{path}", **headers)

    def post(self, path: str, body: object = None, **headers: str) -> httpx.Response:
        """Sends a POST request to a path under `/api/v1`."""
        return self.request("POST", f"/api/v1{path}", json={} if body is None else body, headers=headers)

    def lines(self, path: str) -> list[dict[str, Any]]:
        """Returns the lines of a stream that have arrived so far."""
        response = self.get(f"{path}?seconds=0")
        assert response.status_code == 200, response.text
        return [json.loads(line) for line in response.text.splitlines() if line]


def token(browser: Browser, *scopes: str, name: str = "Robo", **more: object) -> str:
    """Makes a token in a browser; returns its secret."""
    made = browser.post("/api/me/tokens", {"name": name, "scopes": list(scopes), **more})
    assert made.status_code == 201, made.text
    return str(made.json()["secret"])


def program(browser: Browser, *scopes: str, name: str = "Robo", **more: object) -> Program:
    """Returns a program with a new token."""
    return Program(browser.house, token(browser, *scopes, name=name, **more))
