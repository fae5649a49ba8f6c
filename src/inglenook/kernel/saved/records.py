"""Records: a whole game as its set-up, its seed and the answers given, each with a fingerprint of its question."""

from __future__ import annotations

from typing import Final, TypeVar

from inglenook.kernel.data import Data
from inglenook.kernel.errors import NotReplayable
from inglenook.kernel.game import Game, Given
from inglenook.kernel.rulebook import Rulebook, Setup
from inglenook.kernel.saved.sealed import faulty, seal, unseal
from inglenook.kernel.table import Table

T = TypeVar("T", bound=Table)

KIND: Final = "record"


class Record:
    """A game that can be replayed: its set-up, its seed and its answers."""

    def __init__(
        self, game: str, setup: Setup, seed: str, answers: list[Given], ask_every_time: bool, players: list[str]
    ) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.seed: Final = seed
        self.answers: Final = answers
        self.ask_every_time: Final = ask_every_time
        self.players: Final = players

    @staticmethod
    def of(game: Game[T], players: list[str] | None = None) -> Record:
        """Returns the record of a game so far; raises NotReplayable if it could not be replayed from its start."""
        if not game.replayable:
            raise NotReplayable("error-not-replayable")
        names = [] if players is None else players
        answers = game.answers[:]
        return Record(game.rulebook.name, game.setup, game.seed, answers, game.ask_every_time, names)

    def to_text(self) -> str:
        """Returns the record as the text of a file."""
        return seal(
            KIND,
            {
                "game": self.game,
                "setup": self.setup,
                "seed": self.seed,
                "ask_every_time": self.ask_every_time,
                "players": list(self.players),
                "answers": given_to_data(self.answers),
            },
        )

    @staticmethod
    def from_text(text: str | bytes, source: str, games: tuple[str, ...]) -> Record:
        """Returns the record in a text, or raises Unreadable with the fault (KR-9)."""
        content = unseal(KIND, text, source, games)
        game, setup, seed = content.get("game"), content.get("setup"), content.get("seed")
        players, answers = content.get("players"), content.get("answers")
        if not isinstance(game, str) or not isinstance(setup, dict) or not isinstance(seed, str):
            raise faulty(KIND, source, "game, setup or seed")
        if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
            raise faulty(KIND, source, "players")
        names = [str(name) for name in players]
        given = given_from_data(answers, KIND, source)
        return Record(game, setup, seed, given, content.get("ask_every_time") is True, names)

    def replay(self, rulebook: Rulebook[T], upto: int | None = None) -> Game[T]:
        """Replays all answers, or the first `upto`; raises Diverged where the game differs (KR-8)."""
        game = Game.start(rulebook, self.setup, self.seed, ask_every_time=self.ask_every_time)
        game.give_again(self.answers if upto is None else self.answers[:upto])
        return game


def given_to_data(answers: list[Given]) -> Data:
    """Returns answers as plain data: seat, fingerprint, whether the answer was an aside, keys."""
    return [[given.seat, given.fingerprint, given.is_aside, *given.keys] for given in answers]


def given_from_data(data: Data, kind: str, source: str) -> list[Given]:
    """Returns the answers from saved data."""
    if not isinstance(data, list):
        raise faulty(kind, source, "answers")
    answers = []
    for number, entry in enumerate(data, 1):
        if not isinstance(entry, list) or len(entry) < 3:
            raise faulty(kind, source, f"answer {number}")
        seat, fingerprint, is_aside, *keys = entry
        if not isinstance(seat, int) or not isinstance(fingerprint, str) or not isinstance(is_aside, bool):
            raise faulty(kind, source, f"answer {number}")
        if not all(isinstance(key, str) for key in keys) or (is_aside and len(keys) != 1):
            raise faulty(kind, source, f"answer {number}")
        answers.append(Given(seat, tuple([str(key) for key in keys]), fingerprint, is_aside))
    return answers
