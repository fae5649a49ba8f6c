"""The most expensive request of each endpoint for sessions and accounts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tests.server.prices.asked import Asked

if TYPE_CHECKING:
    from tests.server.prices.sweep import Sweep

DECKS: Final = 50
"""Decks of the guest who joins an account."""


def dearest_of_people(sweep: Sweep) -> dict[str, Callable[[], Asked]]:
    """Returns requests of a guest who makes an account, and of one with many decks who joins an account."""
    house, keeper = sweep.house, sweep.house.browser("Keeper")

    def way() -> str:
        assert keeper.post("/api/me/words").status_code == 200
        return str(keeper.get("/api/me/account").json()["ways"][0]["id"])

    def renewed() -> Asked:
        way()
        return Asked(keeper, "/api/me/renew")

    def ended() -> Asked:
        other = house.browser("x")
        return Asked(other, f"/api/me/sessions/{other.get('/api/me/sessions').json()[0]['id']}")

    def joining() -> Asked:
        guest = house.browser("x")
        cards = {"ring_bearer": "", "ring": "", "adventure_deck": [], "draw_deck": []}
        deck = {"name": "x", "format": "open", "notes": "", "changed": 1, "deck": cards, "versions": []}
        for number in range(DECKS):
            guest.put(f"/api/me/decks/d{number}", {"base": 0, "kept": deck})
        words = house.browser("y").post("/api/me/words").json()["words"]
        return Asked(guest, "/api/sign-in/words", {"words": " ".join(words)})

    return {
        "POST /api/me/words": lambda: Asked(keeper, "/api/me/words"),
        "POST /api/me/renew": renewed,
        "PUT /api/me/ways/{id}": lambda: Asked(keeper, f"/api/me/ways/{way()}", {"name": sweep.fresh()}),
        "DELETE /api/me/ways/{id}": lambda: Asked(keeper, f"/api/me/ways/{way()}"),
        "POST /api/sign-in/words": joining,
        "POST /api/me/sessions/end": lambda: Asked(keeper, "/api/me/sessions/end", {"which": "others"}),
        "DELETE /api/me/sessions/{id}": ended,
    }
