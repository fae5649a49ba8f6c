"""Bots: programs that answer for a seat, and the seat as a bot sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from inglenook.api.language import whole_number, wrong_type
from inglenook.api.question import Option, Question, Reason
from inglenook.arguments import BadArgument, choice
from inglenook.kernel import players
from inglenook.kernel.dice import Dice
from inglenook.kernel.messages import Message
from inglenook.registry import find

if TYPE_CHECKING:
    from inglenook.api.game import Game


class Seat:
    """The game as one seat sees it: its question, its view, and games in which hidden cards are dealt anew."""

    __slots__ = ("_game", "number")

    def __init__(self, game: Game, number: int) -> None:
        self._game = game
        self.number: Final = number
        """Number of the seat, from 0."""

    @property
    def game(self) -> str:
        """Name of the game: "lotr", "talisman"."""
        return self._game.name

    @property
    def seats(self) -> int:
        """Number of seats of the game."""
        return self._game.seats

    @property
    def name(self) -> str:
        """Name of the player in this seat."""
        return self._game.players[self.number]

    @property
    def question(self) -> Question:
        """The question that this seat has to answer."""
        question = self._game.question
        if question is None or question.who != self.number:
            raise BadArgument("error-python-not-asked", {"seat": str(self.number)})
        return question

    @property
    def asides(self) -> tuple[Option, ...]:
        """Actions that this seat may do beside the question.  They are no answers: `Game.do_aside` does them."""
        return self._game.asides(self.number)

    def view(self) -> Mapping[str, Any]:
        """Returns everything this seat may know, as plain data that must not be changed."""
        return self._game.view(self.number)

    def text(self, language: str = "") -> str:
        """Returns the table in words as this seat sees it."""
        return self._game.text(self.number, language)

    @property
    def lines(self) -> int:
        """Number of lines in the log, where `told` can go on later."""
        return self._game.lines

    def told(self, since: int = 0) -> list[str]:
        """Returns what has happened in words as this seat knows it, from the line `since` on."""
        return self._game.told(self.number, since)

    def why_not(self, thing: str) -> list[Reason]:
        """Returns why this seat can do nothing with a thing now."""
        return self._game.why_not(thing, self.number)

    def imagine(self, seed: str | int = "") -> Game:
        """Returns a game that this seat could not tell from the real one, to try answers in."""
        return self._game.imagine(self.number, seed, keep=False)

    def __repr__(self) -> str:
        return f"<Seat {self.number} of {self._game!r}>"


Function = Callable[[Seat], str | Option | Iterable[str | Option]]
"""A bot: it takes a seat that is asked and returns an answer, as `Game.answer` takes it."""

Bot = str | Function
"""A bot that comes with a game, by its name, or a function."""

Bots = Bot | Sequence[Bot | None] | Mapping[int, Bot]
"""One bot for all seats, or a bot for each seat."""


def play(game: Game, bots: Bots, answers: int | None) -> None:
    """Lets bots answer until the game is over, a seat without a bot is asked, or `answers` answers were given."""
    left = -1 if answers is None else whole_number("answers", answers, 1)
    by_seat = [_ready(game, seat, bot) for seat, bot in enumerate(seated(game, bots))]
    running = game._game
    while running.pending is not None and left:
        seat = running.pending.seat
        bot = by_seat[seat]
        if bot is None:
            return
        left -= 1
        if not isinstance(bot, OfTheGame):
            game.answer(bot(Seat(game, seat)))
            continue
        player = players.SeatPlayer(running, seat)
        aside = bot.player.aside(player)
        if aside is not None:
            game._do(seat, aside)
        else:
            game._pick(bot.player.choose(player))


class OfTheGame:
    """A bot that comes with the game, ready to play."""

    def __init__(self, player: players.Bot) -> None:
        self.player: Final = player


def _ready(game: Game, seat: int, bot: Bot | None) -> OfTheGame | Function | None:
    """Returns a bot ready to play; its dice depend on the game and on the number of answers given."""
    if isinstance(bot, str):
        known = find(game.name).bots
        dice = Dice(f"{game._luck}\nbot {seat}\n{game.answers}")
        return OfTheGame(known[choice("bots", tuple(known))(bot)](dice))
    if bot is not None and not callable(bot):
        raise wrong_type("bots", bot, Message("python-a-bot"), '"normal"')
    return bot


def seated(game: Game, bots: Bots) -> list[Bot | None]:
    """Returns the bot of each seat; None where the program answers itself."""
    if isinstance(bots, str) or callable(bots):
        return [bots] * game.seats
    if isinstance(bots, Mapping):
        for seat in bots:
            game._seat(seat)
        return [bots.get(seat) for seat in range(game.seats)]
    if not isinstance(bots, Sequence):
        raise wrong_type("bots", bots, Message("python-bots"), '["normal", None]')
    if len(bots) > game.seats:
        raise BadArgument("error-python-too-many", {"argument": "bots", "count": len(bots), "seats": game.seats})
    return [*bots, *[None] * (game.seats - len(bots))]
