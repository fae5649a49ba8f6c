"""The server sends a browser every message that the browser uses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from inglenook.registry import find
from inglenook.server.api.texts.wording import game_wording, product_wording
from inglenook.wording import LANGUAGES
from inglenook.wording.browser_uses import collect_browser
from inglenook.wording.uses import part

BROWSER = Path(__file__).parents[2] / "web" / "src"
OF_GAMES = {"lotr": ["lotr", "cards"], "talisman": ["talisman"]}
"""The folders of the browser's part that belong to a game."""


IN_PLAY = ["app.ts", "controls", "preferences.ts", "router.ts", "session", "table", "pages/start", "pages/top.ts"]
IN_PLAY += ["pages/page.ts", "pages/words.ts", "pages/table/table.ts", "talisman", "lotr/cards", "lotr/decision"]
IN_PLAY += ["lotr/names.ts", "lotr/phases.ts", "lotr/stage", "lotr/table.ts", "lotr/zones"]
"""Source folders of the start page and the tables."""


def sent(game: str, language: str, whole: bool = True) -> set[str]:
    """Returns the ids of messages that a browser gets at a table of a game, or without a game."""
    text = product_wording(language, [find(name) for name in OF_GAMES], whole)
    text += game_wording(find(game), language, whole) if game else ""
    return set(re.findall(r"^([a-zA-Z][\w-]*) *=", text, re.MULTILINE))


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_in_the_browser_is_sent(language: str) -> None:
    """A page gets the product's wordings, and a table also those of its game."""
    uses = collect_browser(BROWSER)
    folders = [folder for each in OF_GAMES.values() for folder in each]

    pages = {use.id for use in part(uses, folders, inside=False).written}
    assert pages - sent("", language) == set()
    for game, own in OF_GAMES.items():
        assert {use.id for use in part(uses, own).written} - sent(game, language) == set()


@pytest.mark.rule("SR-45")
def test_the_start_page_and_tables_do_without_what_other_pages_say() -> None:
    """The wordings loaded first cover the modules of the start page and tables, without those of other pages."""
    said = {
        use.id
        for use in collect_browser(BROWSER).written
        if any(use.place.startswith(one if one.endswith(".ts") else f"{one}/") for one in IN_PLAY)
        and not use.place.startswith("table/end/")  # what is said when a game is over
    }
    known = sent("lotr", "en", whole=False) | sent("talisman", "en", whole=False)

    assert len(said) > 200 and said - known == set()
    assert {"page-lay", "page-replay-first", "deck-find", "help-serve"} <= sent("lotr", "en") - known
