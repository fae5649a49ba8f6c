"""No request causes a server error, however strange the request is."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from inglenook.kernel.errors import InglenookError
from inglenook.server import protocol
from inglenook.server.tables import replay
from tests.server.support.browsers import BOT, YOU, Browser, House, refused
from tests.server.support.finished import play

pytestmark = pytest.mark.rule("SR-28")

NUL = "\0"


@pytest.mark.parametrize(
    "path",
    ["/a%00b", "/%00", "/assets/%00", "/assets/a%00.js", f"/{'x' * 300}", f"/assets/{'x' * 300}", f"/{'x/' * 2500}"],
)
def test_what_no_file_can_be_called_is_not_there(browser: Browser, path: str) -> None:
    """A path that cannot be a file name gets 404, whatever error the system reports."""
    assert 404 == browser.get(path).status_code


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", {"game": "lotr", "seats": [{**YOU, "deck_text": f"a{NUL}"}, BOT]}),
        ("/api/tables", {"game": "lotr", "seats": [{**YOU, "name": NUL}, BOT]}),
        ("/api/tables", {"game": "lotr", "seats": [YOU, BOT], "title": NUL}),
        ("/api/tables", {"game": "lotr", "seats": [YOU, BOT], "options": {"rules": NUL}}),
        ("/api/tables", {"game": "lotr", "seats": [YOU, BOT], "options": {NUL: "1"}}),
        ("/api/decks/check", {"game": "lotr", "format": "open", "text": NUL}),
    ],
)
def test_the_character_that_no_database_keeps_is_refused(browser: Browser, path: str, body: Any) -> None:
    """The NUL character, which no database stores, is refused in every part of a request."""
    assert (400, "api-error-characters") == refused(browser.post(path, body))


@pytest.mark.parametrize(
    "request_",
    [
        {"type": "watch", "table": NUL},
        {"type": "say", "text": f"a{NUL}"},
        {"type": "report", "text": f"{NUL}\n"},
        {"type": "answer", "version": 1, "keys": [NUL]},
    ],
)
def test_so_it_is_over_the_websocket(request_: dict[str, Any]) -> None:
    """The NUL character in a WebSocket message counts as malformed."""
    with pytest.raises(msgspec.ValidationError):
        protocol.decode_request(msgspec.json.encode(request_))


@pytest.mark.rule("SR-25")
def test_a_game_that_the_rules_no_longer_understand_has_no_replay(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A replay that fails by an error of the rules is refused in words, and computed only once."""
    table = play(house, "lotr", options={"bids": "0,0"}, most=5).id
    tries = []

    def broken(*arguments: object) -> None:
        tries.append(1)
        raise InglenookError("error-setup", {"detail": "gone"})

    monkeypatch.setattr(replay.Replay, "_play", broken)
    browser = house.browser("Aino")

    for path in ("replay", "replay/frames", "record", "replay"):
        assert (409, "api-error-no-replay") == refused(browser.get(f"/api/tables/{table}/{path}"))
    assert [1] == tries
