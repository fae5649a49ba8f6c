"""The browser's Fluent renders messages as Python does, in every language."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from inglenook.bots.uniform import Uniform
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Argument, Message, Name, Player, plain
from inglenook.kernel.players import SeatPlayer
from inglenook.registry import find
from inglenook.wording import LANGUAGES, OWN, RENDERED, Wording

WEB = Path(__file__).parents[2] / "web"
NODE = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
PLAYERS = ("Aino", "")
"""The second has no name, and is "Player 2"."""

needs_node = pytest.mark.skipif(
    NODE is None or not (WEB / "node_modules").exists(), reason="Node and the packages of web/ are not installed"
)


def said_in_a_game(name: str) -> list[Argument]:
    """Returns the messages of a game of two random bots: lines, prompts, labels and reasons why not."""
    entry = find(name)
    options = {"deck1": "fellowship-aragorn", "deck2": "moria-gimli"} if name == "lotr" else {}
    game = Game.start(entry.rulebook, entry.set_up(2, options), "wording")
    said: list[Argument] = []
    for number in range(250):
        decision = game.pending
        if decision is None:
            break
        said.append(decision.prompt)
        said += [entry.rulebook.label(game.table, decision.seat, option) for option in decision.options]
        game.pick(Uniform(Dice(f"wording {number}")).choose(SeatPlayer(game, decision.seat)))
    heard = [line.heard_by(seat) for line in game.log for seat in (0, 1)]
    return said + [message for message in heard if message is not None]


def in_the_browser(
    language: str, folders: list[Path], said: list[Argument], rendered: dict[str, str] | None = None
) -> list[str]:
    """Returns messages as the browser renders them; `rendered` holds texts generated from definitions."""
    files = [file for folder in folders for file in sorted((folder / language).glob("*.ftl"))]
    asked = {
        "language": language,
        "texts": [file.read_text("utf-8") for file in files],
        "rendered": rendered or {},
        "players": PLAYERS,
        "said": [plain(one) for one in said],
    }
    assert NODE is not None
    spoken = subprocess.run(
        [NODE, "test/say.ts"], cwd=WEB, input=json.dumps(asked), capture_output=True, text=True, check=True
    )
    assert spoken.stderr == ""
    texts: list[str] = json.loads(spoken.stdout)
    return texts


@needs_node
@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_names_and_lists(language: str) -> None:
    """Python and the browser render amounts, negative numbers, players and lists of any length alike."""
    said: list[Argument] = [1, 1234567, -3, Player(0), Player(1), Player(7), "as it is", (), ("a",), ("a", "b", "c")]
    said += [Message("error-too-few", {"least": amount, "count": 0}) for amount in (0, 1, 2, 1000, -1)]
    said += [Message("error-not-offered", {"given": "x", "offered": tuple(f"card {one}" for one in range(400))})]

    assert in_the_browser(language, [OWN], said) == [Wording(language).say(one, PLAYERS) for one in said]


@needs_node
@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["lotr", "talisman"])
def test_whatever_a_game_says(name: str, language: str) -> None:
    """Python and the browser render every line, prompt, label and name of a game alike."""
    entry = find(name)
    folder = entry.locales
    said = said_in_a_game(name)
    said += [Name("1C290")] if name == "lotr" else [Name("space:ruins")]

    assert len(said) > 400
    expected = [Wording(language, folder).say(one, PLAYERS) for one in said]
    rendered = RENDERED[folder].texts(language, entry.components.ids) if folder in RENDERED else {}
    assert in_the_browser(language, [OWN, folder], said, rendered) == expected
