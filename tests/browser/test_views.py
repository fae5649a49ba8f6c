"""The TypeScript types of views (web/src/lotr/view.ts, web/src/talisman/view.ts) match the games' views."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.players import SeatPlayer
from inglenook.registry import find

WEB = Path(__file__).parents[2] / "web"
COMPILER = WEB / "node_modules" / "typescript" / "bin" / "tsc"
NODE = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
SPECTATOR = -1

GAMES = {"lotr": ("LotrView", 2), "talisman": ("TalismanView", 3)}
"""The type of the view of each game, and how many players take part in the games that are looked at."""

needs_node = pytest.mark.skipif(
    NODE is None or not COMPILER.exists(), reason="Node and the packages of web/ are not installed"
)


def views_of(name: str, players: int, answers: int, every: int) -> list[dict[str, Any]]:
    """Returns every player's view at some moments of a heuristic bots' game."""
    entry = find(name)
    game = Game.start(entry.rulebook, entry.set_up(players, {}), "views")
    seen = []
    for number in range(answers):
        if number % every == 0:
            seen += [dict(entry.rulebook.view(game.table, viewer)) for viewer in (SPECTATOR, *range(players))]
        if game.pending is None:
            break
        game.pick(entry.bots["thumb"](Dice(f"views {number}")).choose(SeatPlayer(game, game.pending.seat)))
    return seen


def objections(folder: Path, name: str, views: list[dict[str, Any]]) -> str:
    """Returns TypeScript's errors for views as values of the type: missing, unknown or ill-typed fields."""
    type_name, _ = GAMES[name]
    source = folder / "views.ts"
    source.write_text(
        f'import type {{ {type_name} }} from "{WEB / "src" / name / "view.ts"}";\n'
        + "".join([f"export const view{at}: {type_name} = {json.dumps(view)};\n" for at, view in enumerate(views)])
    )
    settings = {"extends": str(WEB / "tsconfig.json"), "compilerOptions": {"types": []}, "include": [str(source)]}
    (folder / "tsconfig.json").write_text(json.dumps(settings))
    assert NODE is not None
    said = subprocess.run([NODE, COMPILER, "-p", folder], capture_output=True, text=True, check=False)
    return said.stdout + said.stderr


@needs_node
@pytest.mark.rule("SR-32")
@pytest.mark.parametrize("name", GAMES)
def test_views_are_of_their_type(name: str, tmp_path: Path) -> None:
    """Every field of a view is in its TypeScript type with the same kind of value, and no field is missing."""
    views = views_of(name, GAMES[name][1], answers=1500, every=30)

    assert len(views) > 20, "too few to tell"
    assert objections(tmp_path, name, views) == ""


@needs_node
@pytest.mark.rule("SR-32")
def test_other_views_are_objected_to(tmp_path: Path) -> None:
    """A view with an extra, missing or ill-typed field does not match its TypeScript type."""
    (view,) = views_of("talisman", 2, answers=1, every=1)[:1]
    few = {name: value for name, value in view.items() if name != "deck"}
    said = objections(tmp_path, "talisman", [view, {**view, "weather": 1}, few, {**view, "turn": "first"}])

    assert re.findall(r"error (TS\d+)", said) == ["TS2353", "TS2741", "TS2322"]
