"""Imports point one way."""

from __future__ import annotations

import ast
from functools import partial

import pytest

from tests.hygiene.imports import circles, place_of, wrong_ways
from tests.hygiene.sources import GAMES, Source, found, modules_in, objections

pytestmark = pytest.mark.rule("KR-17")

GAME_PACKAGES = [folder.removeprefix("src/").removeprefix("tests/games/").replace("/", ".") for folder in GAMES]

ALLOWED: dict[str, dict[str, str]] = {}
"""Imports that point the wrong way all the same: by file the functions in it, and why."""


def product() -> list[Source]:
    return modules_in("src/inglenook", *[game for game in GAMES if not game.startswith("src/")])


def faults(module: str, imported: str, games: list[str]) -> list[str]:
    """Returns the faults of importing a name into a module."""
    return found(partial(wrong_ways, module=module, games=games), imported)


# The real tree.


def test_imports_point_down() -> None:
    """Every module imports its own part and lower ones, with stricter limits for the kernel and the games."""
    listed = []
    for source in product():
        check = partial(wrong_ways, module=source.module, games=GAME_PACKAGES)
        listed += objections(check, [source], ALLOWED.get(source.path, {}))

    assert listed == []


def test_nobody_imports_himself_by_a_detour() -> None:
    """No module imports itself through others."""
    assert circles(product()) == []


# The checks find what they are for.


@pytest.mark.parametrize(
    ("module", "imported"),
    [
        ("inglenook.kernel.game", "from inglenook.wording import Wording"),
        ("inglenook.kernel.game", "import yaml"),
        ("inglenook.kernel.game", "from .table import Table"),
        ("inglenook.kernel.game", "from inglenook.hearth.rules import Turn"),
        ("inglenook.hearth.rules.turn", "from inglenook.cave.rules import Turn"),
        ("inglenook.hearth.rules.turn", "from inglenook.wording import Wording"),
        ("inglenook.hearth.rules.turn", "from inglenook import registry"),
        ("inglenook.hearth.rules.turn", "def f():\n    from inglenook.hearth.view import build_view"),
        ("inglenook.hearth.cards.wood", "from inglenook.hearth.table import HearthTable"),
        ("inglenook.hearth.stats", "from inglenook.hearth.rules.turn import Turn"),
        ("inglenook.hearth.rules.turn", "import numpy"),
        ("inglenook.wording.messages", "from inglenook.kernel.game import Game"),
        ("inglenook.wording.cards", "from inglenook.hearth.rules.turn import Turn"),
        ("inglenook.bots.search", "from inglenook.kernel.game import Game"),
        ("inglenook.bots.search", "from inglenook.hearth.table import HearthTable"),
        ("inglenook.bots.search", "from inglenook.kernel.questions import ask"),
        ("inglenook.scenarios.moves", "from inglenook.terminal.screen import Screen"),
        ("inglenook.terminal.screen", "from inglenook.server.app import create_app"),
        ("inglenook.terminal.screen", "import inglenook.command_line"),
    ],
)  # fmt: skip
def test_wrong_ways_are_found(module: str, imported: str) -> None:
    """Imports upwards, sideways, between games and beyond a layer's limits are found."""
    assert len(faults(module, imported, ["inglenook.hearth", "inglenook.cave"])) == 1


@pytest.mark.parametrize(
    ("module", "imported"),
    [
        ("inglenook.kernel.game", "import json\nfrom inglenook.kernel.table import Table"),
        ("inglenook.hearth.rules.turn", "from inglenook.hearth.rules.fire import burn"),
        ("inglenook.hearth.rules.turn", "from inglenook.hearth.stats import heat\nimport os"),
        ("inglenook.hearth", "from inglenook.hearth.dsl import burn"),
        (
            "inglenook.hearth.entry",
            "from inglenook.registry import GameEntry\nfrom inglenook.hearth.game import Hearth",
        ),
        ("inglenook.hearth.scenario_terms", "from inglenook.scenarios.terms import ScenarioTerms"),
        ("inglenook.wording.cards", "import fluent\nfrom inglenook.hearth.dsl import effects"),
        (
            "inglenook.bots.search",
            "from inglenook.kernel.questions import Picked\nfrom inglenook.kernel.dice import Dice",
        ),
        ("inglenook.bots.search", "from inglenook.hearth.view import View"),
        (
            "inglenook.terminal.command",
            "from inglenook.arguments import Arguments\nfrom inglenook.terminal import screen",
        ),
    ],
)
def test_right_ways_are_left_alone(module: str, imported: str) -> None:
    """Imports downwards and within a part are accepted."""
    assert faults(module, imported, ["inglenook.hearth"]) == []


def test_every_module_has_a_place() -> None:
    """Every part of the product and of a game has a place in the order of layers."""
    games = ["inglenook.hearth"]

    assert faults("inglenook.cellar.shelf", "", games) == [
        "inglenook.cellar.shelf has no place in ORDER, tests/hygiene/imports.py"
    ]
    assert faults("inglenook.hearth.cellar", "", games) == [
        "inglenook.hearth.cellar has no place in WITHIN_A_GAME, tests/hygiene/imports.py"
    ]
    assert place_of("embers.rules", ["embers"]).layer == "game"


def test_circles_are_found() -> None:
    """Circular imports are found, also those in functions, but not those for the type checker only."""
    one = Source("", "a.one", ast.parse("from a.two import x"))
    two = Source("", "a.two", ast.parse("def f():\n    from a import three"))
    three = Source("", "a.three", ast.parse("import a.one"))
    for_types = Source("", "a.three", ast.parse("if TYPE_CHECKING:\n    import a.one"))

    assert circles([one, two, three]) == ["a.one → a.two → a.three → a.one"]
    assert circles([one, two, for_types]) == []


def test_the_compiler_may_be_told_of_its_numbers() -> None:
    """The kernel may import the compiler's number types for the type checker, but not at run time."""
    number = "from mypy_extensions import i64"
    told, imported = ast.parse(f"if TYPE_CHECKING:\n    {number}"), ast.parse(number)

    assert [] == list(wrong_ways(told, "inglenook.kernel.dice", []))
    assert 1 == len(list(wrong_ways(imported, "inglenook.kernel.dice", [])))
