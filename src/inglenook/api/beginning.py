"""Beginning a game, and reading one that was saved."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, overload

from inglenook import files
from inglenook.api.decks import Deck
from inglenook.api.game import Game
from inglenook.api.language import worded, wrong_type
from inglenook.api.setups import LotrSetup, OtherSetup, Setup, Switches, TalismanSetup, data_of, setup_for
from inglenook.arguments import BadArgument
from inglenook.kernel import game as engine
from inglenook.kernel.messages import Message
from inglenook.kernel.saved import snapshots
from inglenook.kernel.saved.records import Record
from inglenook.registry import find, names


@overload
def new_game(
    game: str,
    *,
    seed: str | int | None = None,
    players: Sequence[str] = (),
    language: str = "en",
    ask_every_time: bool = False,
    seats: int = ...,
    decks: Sequence[str | Deck] = ...,
    format: str = ...,
    bids: Sequence[int] = ...,
    characters: Sequence[str] = ...,
    rules: str = ...,
    switches: Switches = ...,
    options: Mapping[str, str] = ...,
) -> Game: ...


@overload
def new_game(
    game: Setup,
    *,
    seed: str | int | None = None,
    players: Sequence[str] = (),
    language: str = "en",
    ask_every_time: bool = False,
) -> Game: ...


def new_game(
    game: str | Setup,
    *,
    seed: str | int | None = None,
    players: Sequence[str] = (),
    language: str = "en",
    ask_every_time: bool = False,
    **choices: Any,
) -> Game:
    """Begins a game, by its name and the choices of its set-up, or with a `LotrSetup` or `TalismanSetup`.

    - `seed`: decides all chance; without one it cannot be foretold.
    - `players`: names by seat; "Player 1" and so on for those without.
    - `language`: "en", "fi" or "nl", for all texts.
    - `ask_every_time`: also asks questions that have only one answer, which are else answered at once.
    - all others: the fields of the game's set-up, such as `seats`, `decks` or `characters`.

    >>> game = new_game("talisman", seats=3, characters=["wizard", "warrior"], seed=1)
    >>> game.question
    <Question for Player 2: You move 2 spaces. Which way do you go? Pick 1 of 2>
    """
    with worded(language):
        setup = _setup(game, choices)
    with worded(language, setup.game):
        begun = engine.Game.start(find(setup.game).rulebook, data_of(setup), _seed(seed), ask_every_time=ask_every_time)
        return Game(begun, players, language)


def _setup(game: Any, choices: Mapping[str, Any]) -> Setup:
    """Returns the set-up of a new game."""
    if isinstance(game, str):
        return setup_for(find(game).name, choices)
    if not isinstance(game, (LotrSetup, TalismanSetup, OtherSetup)):
        raise wrong_type("game", game, Message("python-a-game"), '"lotr"')
    if choices:
        raise BadArgument("error-python-choice-twice", {"given": next(iter(choices))})
    return game


def _seed(given: object) -> str:
    """Returns a seed as text; without one, a seed that cannot be guessed."""
    if given is None:
        return os.urandom(8).hex()
    if isinstance(given, bool) or not isinstance(given, (str, int)):
        raise wrong_type("seed", given, Message("python-a-seed"), '"1"')
    return str(given)


def load(source: str | os.PathLike[str], language: str = "en") -> Game:
    """Reads a game that was saved: the text or the path of a record or a snapshot.

    >>> game = new_game("lotr", seed=1).play(answers=20)
    >>> load(game.save()).question.prompt == game.question.prompt
    True
    """
    with worded(language):
        if not isinstance(source, (str, os.PathLike)):
            raise wrong_type("source", source, Message("python-a-path"), '"game.json"')
        text, name = source if isinstance(source, str) else "", "text"
        if not text.lstrip().startswith("{"):
            text, name = files.read(Path(source)).decode("utf-8", "replace"), str(source)
        if _kind_of(text) == snapshots.KIND:
            game = snapshots.resume(text, name, {game: find(game).rulebook for game in names()})
            return Game(game, (), language)
        record = Record.from_text(text, name, names())
    with worded(language, record.game):
        game = record.replay(find(record.game).rulebook)
        return Game(game, record.players if len(record.players) <= game.table.seats else (), language)


def _kind_of(text: str) -> str:
    """Returns the kind of a saved game; "" for a text that is none, which the reader of records then refuses."""
    try:
        head = json.loads(text)
    except (ValueError, RecursionError):
        return ""
    return str(head.get("inglenook", "")) if isinstance(head, dict) else ""
