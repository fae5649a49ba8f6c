"""Modules for every game name no game: games are found through their entry points (`inglenook.registry`)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

PROJECT: Final = Path(__file__).resolve().parents[2]
NAMES: Final = ("lotr", "talisman")

PYTHON: Final[Mapping[str, str]] = {
    "src/inglenook/api/cards.py": "the library searches cards, which only the card game has",
    "src/inglenook/api/decks.py": "the library reads decks, which only the card game has",
    "src/inglenook/api/setups.py": "the library types the options of each game",
    "src/inglenook/registry/__init__.py": "it lists the games that come with the product",
    "src/inglenook/rulebooks/pages.py": "it finds the catalogue of a rule by the first letter of its id",
    "src/inglenook/server/leagues/leagues.py": "leagues open packs, which only the card game has",
    "src/inglenook/server/trials/trial.py": "trials test decks, which only the card game has",
}
"""Modules that may name a game, with the reason."""

BROWSER: Final[Mapping[str, str]] = {
    "web/src/pages/cards/gallery.ts": "it loads the cards of a game by a static import, which the bundler follows",
    "web/src/pages/new-table/deck-choice.ts": "it offers the decks of the deck builder, which only the card game has",
    "web/src/pages/puzzles/puzzles.ts": "it lists the games that have puzzles",
    "web/src/pages/rules.ts": "it links the catalogues of the games",
    "web/src/pages/shelf.ts": "it lists the games that have lessons",
    "web/src/pages/start/game-card.ts": "it draws the picture of a game",
    "web/src/pages/words.ts": "it names the games before their texts are loaded",
    "web/src/session/bots.ts": "it names the bots of a game",
    "web/src/table/end/end.ts": "it draws the mark of a game",
    "web/src/table/log.ts": "it opens the log at a phase, which only the card game tells",
    "web/src/table/settings.ts": "it explains what Talisman allows to be taken back",
}
"""Modules of the browser's part that still name a game, with what for."""


def named_in_python(source: str) -> Iterator[int]:
    """Yields the lines in which a string is the name of a game."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and node.value in NAMES:
            yield node.lineno


def named_in_browser(source: str) -> bool:
    """Whether a string is the name of a game, or an object has a key of that name."""
    return re.search(rf'["\']({"|".join(NAMES)})["\']|^\s*({"|".join(NAMES)}): ', source, re.MULTILINE) is not None


def serves_every_game(path: Path) -> bool:
    """Whether a module is outside the games."""
    return not any(name in path.parts or path.stem == name for name in NAMES)


@pytest.mark.rule("KR-17")
def test_no_generic_module_names_a_game() -> None:
    """Exactly the listed generic Python modules name a game."""
    sources = {path.relative_to(PROJECT): path.read_text("utf-8") for path in (PROJECT / "src").rglob("*.py")}
    named = {str(path) for path, text in sources.items() if serves_every_game(path) and any(named_in_python(text))}
    assert named == set(PYTHON)


@pytest.mark.rule("KR-17")
def test_no_more_modules_of_the_browser_name_a_game() -> None:
    """Exactly the listed generic TypeScript modules name a game."""
    sources = {path.relative_to(PROJECT): path.read_text("utf-8") for path in (PROJECT / "web/src").rglob("*.ts")}
    kept = {path: text for path, text in sources.items() if not path.name.endswith(".test.ts")}
    named = {str(path) for path, text in kept.items() if serves_every_game(path) and named_in_browser(text)}
    assert named == set(BROWSER)


@pytest.mark.rule("KR-17")
def test_a_name_is_found() -> None:
    """A game's name is found as a value, in a table and in a comparison, but not within longer texts or comments."""
    assert list(named_in_python('GAME = "lotr"\nif game == "talisman": ...\nSOURCE = "lotr.ftl"  # lotr')) == [1, 2]
    assert named_in_browser('if (game === "lotr") {') and named_in_browser("    lotr: [],")
    assert not named_in_browser("// lotr\nimport x from './lotr/table.ts'")
