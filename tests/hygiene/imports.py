"""Checks that imports point one way and without cycles (KR-17)."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from tests.hygiene.sources import Finding, Source, walk

ORDER: Final[Sequence[tuple[str, ...]]] = (
    ("kernel",),
    ("game",),
    ("wording", "rulebooks", "bots"),
    ("search",),  # thinks ahead in positions dealt anew, and so reads tables
    ("game search",),  # of a game that brings its own share of it
    ("scenarios",),
    ("arguments", "chronicle", "figures", "files", "modules", "progress"),
    ("registry",),
    ("entry",),  # of a game: how it shows itself to the rest of the product
    ("lessons",),  # guided games: scenarios with what is said in them
    ("puzzles",),  # scenarios with a goal, solved by search
    ("game puzzles",),  # of a game that brings its own
    ("api",),  # the public library
    ("inglenook",),  # the package itself: the names of the library, and words for the errors of the kernel
    ("arena",),  # the server lets decks be tried there, too
    ("client",),  # of a server elsewhere, which it knows by its API alone
    ("remote",),  # our bots at tables of such a server
    ("terminal", "bench", "environment", "server"),
    ("screen",),  # draws what the terminal says in lines
    ("command",),  # of any part: what stands behind a command
    ("command_line",),
    ("__main__",),
)
"""The layers of the product, the lowest first.  A module may import its own part and what is lower."""

WITHIN_A_GAME: Final = (
    "dsl", "library", "cards", "components", "component_index", "ability_kinds", "card_faces", "rendering",
    "decks", "limited",
    "house_rules", "index", "state", "table", "active", "atoms",
    "shares", "evaluation", "stats", "breakdown", "requirements", "visibility", "responses", "effects", "rules",
    "faults", "advice", "view", "setup", "rulebook", "game", "only_asking",
    "scenario_terms", "search", "entry", "complete", "puzzles",
)  # fmt: skip
"""The parts of a game, the lowest first: words are data, the table is plain, rules stand on all of that."""

ABOVE_THE_RULES: Final[Mapping[str, str]] = {
    "scenario_terms": "entry",
    "entry": "entry",
    "complete": "entry",
    "search": "game search",
    "puzzles": "game puzzles",
}
"""The parts of a game that show it to the rest of the product, and the layer of each."""

DEFINITIONS: Final = ("GAME.dsl", "GAME.cards", "GAME.board", "GAME.components")
"""The modules with printed facts, in any game."""

ONLY: Final[Mapping[str, tuple[str, ...]]] = {
    "kernel": (),
    "game": ("inglenook.kernel",),
    "wording": ("inglenook.kernel.messages", "inglenook.kernel.errors", *DEFINITIONS),
    "rulebooks": ("inglenook.kernel.messages", "inglenook.kernel.errors"),
    "bots": (
        "inglenook.kernel.players",
        "inglenook.kernel.decisions",
        "inglenook.kernel.dice",
        "inglenook.kernel.questions.Picked",
        "inglenook.kernel.rulebook.View",
        "inglenook.kernel.data",
        "inglenook.kernel.messages",
        "GAME.view",
        *DEFINITIONS,
    ),
    "client": (),
}
"""The modules that a layer may import besides their own part, where that is less than all lower layers.

The kernel knows no game.  A game knows no other.  Words are put to definitions, never to rules.  A bot sees what its
seat sees.
"""


COMPILER: Final = "mypy_extensions"
"""The names of its numbers may stand everywhere, where they are read but not imported when the program runs."""


class Import(NamedTuple):
    """One name that a module imports: in full, where, and whether only the type checker reads it."""

    name: str
    line: int
    inside: str
    only_types: bool


@cache
def imports(tree: ast.Module) -> tuple[Import, ...]:
    """Returns everything that a module imports, wherever in it."""
    return tuple(imported(tree))


def imported(tree: ast.Module) -> Iterator[Import]:
    guarded = [node for node, _ in walk(tree) if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)]
    only_types = [inner for node in guarded for part in node.body for inner in ast.walk(part)]
    for node, inside in walk(tree):
        if isinstance(node, ast.Import):
            yield from [Import(name.name, node.lineno, inside, node in only_types) for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            start = "." * node.level + (node.module or "")
            yield from [Import(f"{start}.{name.name}", node.lineno, inside, node in only_types) for name in node.names]


class Place(NamedTuple):
    """Where a module belongs: its layer, its part of the product, and within a game the part of that."""

    layer: str
    part: str
    within: str = ""


def place_of(module: str, games: Iterable[str]) -> Place:
    """Returns where a module, or a name in one, belongs; `games` are the packages of the games."""
    for game in games:
        if is_in(module, game):
            within = module.removeprefix(game).lstrip(".").split(".")[0]
            return Place(ABOVE_THE_RULES.get(within, "game"), game, within)
    _, *names = module.split(".")
    if not names:
        return Place("inglenook", "inglenook")
    return Place("command" if names[1:2] == ["command"] else names[0], names[0])


def is_in(module: str, package: str) -> bool:
    return f"{module}.".startswith(f"{package}.")


def rank(layer: str) -> int:
    """Returns the height of a layer in the order, or -1 if it has no place there."""
    return next((number for number, layers in enumerate(ORDER) if layer in layers), -1)


def wrong_ways(
    tree: ast.Module, module: str, games: Sequence[str], standard: Iterable[str] = sys.stdlib_module_names
) -> Iterator[Finding]:
    """Yields the imports of a module that do not point down. `standard` are Python's own modules."""
    here = place_of(module, games)
    if rank(here.layer) < 0:
        yield Finding(1, "", f"{module} has no place in ORDER, tests/hygiene/imports.py")
        return
    if here.layer == "game" and here.within and here.within not in WITHIN_A_GAME:
        yield Finding(1, "", f"{module} has no place in WITHIN_A_GAME, tests/hygiene/imports.py")
        return
    for found in imports(tree):
        if found.only_types and is_in(found.name, COMPILER):
            continue
        fault = fault_in(found.name, here, games, standard)
        if fault:
            yield Finding(found.line, found.inside, f"{module} imports {found.name}: {fault}")


def fault_in(name: str, here: Place, games: Sequence[str], standard: Iterable[str]) -> str:
    """Returns the fault of importing a name from a place, or nothing if the import is allowed."""
    if name.startswith("."):
        return "write the whole name"
    ours = name.split(".")[0] == "inglenook" or any(is_in(name, game) for game in games)
    if not ours:
        foreign = here.layer in ("kernel", "game") and name.split(".")[0] not in standard
        return "only Python's own modules here" if foreign else ""
    there = place_of(name, games)
    if there.part == here.part:
        if here.within and there.within and within(there) > within(here):
            return f"{there.within} stands above {here.within}"
        return ""
    if there.layer == "game" and here.layer == "game":
        return "a game knows no other game"
    if rank(there.layer) >= rank(here.layer):
        return f"{there.layer} stands not below {here.layer}"
    only = ONLY.get(here.layer)
    spelled = f"GAME.{there.within}" if there.layer == "game" else name
    if only is not None and not any(is_in(spelled, allowed) for allowed in only):
        return f"{here.layer} may import only {', '.join(only)}"
    return ""


def within(place: Place) -> int:
    """Returns the height of a part within a game; a part without a place is reported elsewhere."""
    return WITHIN_A_GAME.index(place.within) if place.within in WITHIN_A_GAME else -1


def circles(sources: Iterable[Source]) -> list[str]:
    """Returns modules that import themselves by way of others; what only the type checker reads does not count."""
    graph: dict[str, list[str]] = {source.module: [] for source in sources}
    for source in sources:
        for found in imports(source.tree):
            target = found.name if found.name in graph else found.name.rpartition(".")[0]
            if target in graph and target != source.module and not found.only_types:
                graph[source.module].append(target)
    done: list[str] = []
    listed: list[str] = []

    def follow(module: str, path: list[str]) -> None:
        if module in path:
            listed.append(" → ".join([*path[path.index(module) :], module]))
        elif module not in done:
            for target in graph[module]:
                follow(target, [*path, module])
            done.append(module)

    for module in graph:
        follow(module, [])
    return listed
