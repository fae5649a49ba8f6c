"""Games: begun, answered, read, forked, imagined, played by bots, taken back and saved."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from inglenook import files
from inglenook.api.bots import Bots, Seat, play
from inglenook.api.language import shown, whole_number, worded, wording_of, wrong_type
from inglenook.api.question import Option, Question, Reason, Told, shown_options
from inglenook.api.setups import listed
from inglenook.arguments import BadArgument
from inglenook.kernel import game as engine
from inglenook.kernel.dice import Dice
from inglenook.kernel.errors import CannotUndo, IllegalAnswer, IllegalAside, NoCheckpoints
from inglenook.kernel.lines import SPECTATOR
from inglenook.kernel.messages import Message, Name, Player
from inglenook.kernel.saved import snapshots
from inglenook.kernel.saved.records import Record
from inglenook.kernel.views import news
from inglenook.registry import find

Picked = str | Option | Iterable[str | Option]
"""An answer: the key of an option or the option itself, or several of them."""


class Game:
    """A running game, with all its seats in the hands of the program.

    `new_game` begins one.  What a seat may know is in `view`, `text`, `log` and the seat's question; a bot that gets a
    `Seat` sees no more than that.
    """

    def __init__(
        self,
        game: engine.Game[Any],
        players: Sequence[str] = (),
        language: str = "en",
        luck: str = "",
        answers: int = 0,
    ) -> None:
        self._game = game
        self._entry: Final = find(game.rulebook.name)
        self._wording: Final = wording_of(language, game.rulebook.name)
        self._luck: Final = luck or game.seed
        self._question: Question | None = None
        self._unkept = answers
        self.language: Final = language
        """Language of all texts of this object: "en", "fi" or "nl"."""
        self.players: Final = self._names(players)
        """Names of the players, by seat."""

    def _names(self, players: Sequence[str]) -> tuple[str, ...]:
        given = [*listed("players", players), *[""] * self.seats][: max(self.seats, len(players))]
        if len(given) > self.seats:
            raise BadArgument(
                "error-python-too-many", {"argument": "players", "count": len(given), "seats": self.seats}
            )
        return tuple([name or self._wording.say(Player(seat)) for seat, name in enumerate(given)])

    # The game.

    @property
    def name(self) -> str:
        """Name of the game: "lotr", "talisman"."""
        return self._entry.name

    @property
    def seats(self) -> int:
        """Number of seats; seats are numbered from 0."""
        seats: int = self._game.table.seats
        return seats

    @property
    def seed(self) -> str:
        """Seed of all chance: the same set-up, seed and answers give the same game."""
        return self._game.seed

    @property
    def setup(self) -> Mapping[str, Any]:
        """Set-up as plain data."""
        return self._game.setup

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._game.over

    @property
    def winners(self) -> tuple[int, ...]:
        """Seats that have won; empty while the game goes on, and if nobody has won."""
        winners: tuple[int, ...] = self._game.table.winners
        return tuple(winners) if self.over else ()

    @property
    def answers(self) -> int:
        """Number of answers given so far."""
        return len(self._game.answers) if self._game.keep else self._unkept

    # The question.

    @property
    def question(self) -> Question | None:
        """The pending question; None if the game is over."""
        decision = self._game.pending
        if decision is None:
            return None
        if self._question is None or self._question._decision is not decision:
            self._question = Question(self._game, decision, self._wording, self.players)
        return self._question

    def answer(self, picked: Picked = ()) -> None:
        """Answers the pending question with the key of an option, the option itself, or several of them.

        An illegal answer raises `InglenookError`, and the game is as it was before.
        """
        with worded(self.language, self.name):
            question = self.question
            if question is None:
                raise IllegalAnswer("error-game-over")
            keys, offered = keys_of(picked), question.keys
            for key in keys:
                if key not in offered:
                    raise self._not_offered(IllegalAnswer, key, question.options)
            self._pick(tuple([offered.index(key) for key in keys]))

    def _pick(self, picked: tuple[int, ...]) -> None:
        self._game.pick(picked)
        self._unkept += 1

    def _do(self, seat: int, key: str) -> None:
        self._game.aside(seat, key)
        self._unkept += 1

    def do_aside(self, picked: str | Option, seat: int | None = None) -> None:
        """Does one of the `asides` of a seat, by default of the seat that is asked; the question is then asked anew."""
        with worded(self.language, self.name):
            viewer = self._seat_asked() if seat is None else self._seat(seat)
            (key,) = keys_of(picked)[:1] or ("",)
            offered = self.asides(viewer)
            for place, option in enumerate(offered):
                if option.key == key:
                    self._do(viewer, self._game.asides(viewer)[place].key)
                    return
            raise self._not_offered(IllegalAside, key, offered)

    def asides(self, seat: int) -> tuple[Option, ...]:
        """Returns the actions that a seat may do now beside the question, even if another seat is asked."""
        with worded(self.language, self.name):
            viewer = self._seat(seat)
        return shown_options(self._game, viewer, self._game.asides(viewer), self._wording, self.players)

    def why_not(self, thing: str, seat: int | None = None) -> list[Reason]:
        """Returns why a seat can do nothing with a thing now, with the rules; empty if it can do something.

        The thing is a handle from the seat's view, the id of what is printed, or a name; without a seat the one that is
        asked wants to know.
        """
        with worded(self.language, self.name):
            viewer = self._seat_asked() if seat is None else self._seat(seat)
            reasons = [one for found in self._things(viewer, thing) for one in self._game.why_not(viewer, found)]
        told = [Reason(Told(one.message, self._wording, self.players), one.rule) for one in reasons]
        return list({(one.text, one.rule): one for one in told}.values())

    def _things(self, viewer: int, wanted: str) -> list[int]:
        """Returns the things on the table that a handle, an id or a name means for a seat."""
        if not isinstance(wanted, str):
            raise wrong_type("thing", wanted, Message("python-a-name"), '"Aragorn"')
        rules, table = self._game.rulebook, self._game.table
        known: dict[str, list[int]] = {}
        for thing in rules.things(table, viewer):
            if rules.handle(table, viewer, thing) == wanted:
                return [thing]
            called = rules.called(table, viewer, thing)
            words = [self._wording.say(called)]
            if isinstance(called, Name):
                words.append(called.definition)
                words.append(self._wording.say(Name(called.definition)))
            for word in dict.fromkeys(words):
                known.setdefault(word.casefold(), []).append(thing)
        meant = wanted.casefold()
        if meant in known:
            return known[meant]
        beginning = [name for name in known if name.startswith(meant)]
        if len(beginning) == 1:
            return known[beginning[0]]
        if beginning:
            raise BadArgument("error-python-which", {"given": wanted, "known": tuple(beginning)})
        raise BadArgument("error-python-no-thing", {"given": wanted}).near(meant, known)

    def _not_offered(
        self, kind: type[IllegalAnswer] | type[IllegalAside], key: str, offered: Sequence[Option]
    ) -> IllegalAnswer | IllegalAside:
        if kind is IllegalAnswer and key in [one.key for one in self.asides(self._seat_asked())]:
            return IllegalAnswer("error-python-an-aside", {"given": key})
        told = tuple([f"{one.key} ({one.text})" for one in offered])
        id = "error-not-offered" if kind is IllegalAnswer else "error-aside-not-offered"
        return kind(id, {"given": key, "offered": told})

    # Views and the log.

    def seat(self, number: int) -> Seat:
        """Returns the game as one seat sees it, which is all that a bot gets."""
        with worded(self.language, self.name):
            return Seat(self, self._seat(number))

    def view(self, seat: int | None = None) -> Mapping[str, Any]:
        """Returns everything a seat may know, as plain data; without a seat, what everybody may know.

        Things are named by handles that differ from seat to seat.  The data are to be read, not to be changed.
        """
        return news.view(self._game, self._viewer(seat))

    def text(self, seat: int | None = None, language: str = "") -> str:
        """Returns the table in words as a seat sees it; without a seat, as everybody sees it."""
        wording = self._wording_in(language)
        view = news.view(self._game, self._viewer(seat))
        return "\n".join([wording.say(line, self.players) for line in self._entry.lines.describe(view, wording)])

    @property
    def log(self) -> list[str]:
        """Everything that has happened, in words, as everybody may know it."""
        return self.told()

    @property
    def lines(self) -> int:
        """Number of lines in the log, where `told` can go on later."""
        return len(self._game.log)

    def told(self, seat: int | None = None, since: int = 0, language: str = "") -> list[str]:
        """Returns what has happened in words as a seat knows it, from the line `since` on."""
        wording, viewer = self._wording_in(language), self._viewer(seat)
        heard = [line.heard_by(viewer) for line in self._game.log[since:]]
        return [wording.say(message, self.players) for message in heard if message is not None]

    def _wording_in(self, language: str) -> Any:
        with worded(self.language):
            return wording_of(language, self.name) if language else self._wording

    def _viewer(self, seat: int | None) -> int:
        if seat is None:
            return SPECTATOR
        with worded(self.language, self.name):
            return self._seat(seat)

    def _seat(self, given: int) -> int:
        seat = whole_number("seat", given, 0)
        if not 0 <= seat < self.seats:
            raise BadArgument("error-out-of-range", {"argument": "seat", "given": str(seat), **self._limits()})
        return seat

    def _limits(self) -> dict[str, Any]:
        return {"least": 0, "most": self.seats - 1}

    def _seat_asked(self) -> int:
        if self._game.pending is None:
            raise IllegalAnswer("error-game-over")
        return self._game.pending.seat

    # Playing on.

    def play(self, bots: Bots = "normal", answers: int | None = None) -> Game:
        """Lets bots answer until the game is over, a seat without a bot is asked, or `answers` answers were given.

        `bots` is one bot for all seats, or a bot for each seat with None for seats that the program answers itself.  A
        bot is a name from `games()` or a function that takes a `Seat` and returns an answer.
        """
        with worded(self.language, self.name):
            play(self, bots, answers)
        return self

    def fork(self, keep: bool = True) -> Game:
        """Returns an independent copy of the game.

        Without `keep` the copy is faster: it has no log, and it cannot be forked, taken back or saved.
        """
        with worded(self.language, self.name), self._needs_steps():
            return Game(self._game.fork(keep), self.players, self.language, self._luck, self.answers)

    def imagine(self, seat: int, seed: str | int = "", keep: bool = True) -> Game:
        """Returns a copy in which everything the seat cannot know is dealt anew, and so is all later chance.

        The seat's view, question and keys are the same as here.  The seed decides what is dealt: one seed deals alike
        each time, so that several answers can be tried in one world.  Without `keep` the copy is faster, as in `fork`.
        """
        with worded(self.language, self.name), self._needs_steps():
            luck = f"{self._luck}\nimagined {seed}"
            imagined = self._game.redealt(self._seat(seat), Dice(luck), keep)
            return Game(imagined, self.players, self.language, luck, self.answers)

    @contextmanager
    def _needs_steps(self) -> Iterator[None]:
        """Explains why a game cannot be copied or saved that keeps nothing, or was imagined in the middle of a step."""
        try:
            yield
        except NoCheckpoints as problem:
            raise NoCheckpoints("error-python-no-copy") from problem

    def undo(self, count: int = 1) -> None:
        """Takes back the latest answers, of whatever seat; automatic answers between them are taken back with them."""
        with worded(self.language, self.name):
            left = self.answers - whole_number("count", count, 1)
            if count < 1 or left < 0:
                raise CannotUndo("error-python-undo", {"count": count, "answers": self.answers})
            everybody = tuple(range(self.seats))
            if self._game.why_no_undo_by_consent(left) is None:
                self._game.undo_by_consent(left, everybody)
            else:  # beyond the checkpoints, or something hidden was seen: nothing is hidden from this program
                self._game = Record.of(self._game).replay(self._entry.rulebook, upto=left)

    # Keeping.

    @property
    def record(self) -> str:
        """The whole game as the text of a record, which `load`, `inglenook play --resume` and `analyse` read."""
        with worded(self.language, self.name):
            return Record.of(self._game, list(self.players)).to_text()

    def save(self, path: str | os.PathLike[str] | None = None) -> str:
        """Returns the game as text, and writes it to a file if a path is given; `load` reads both.

        It is a record of the whole game; of a game that did not begin at its start, such as an imagined one, it is a
        snapshot that goes on from here.
        """
        with worded(self.language, self.name), self._needs_steps():
            text = self.record if self._game.replayable else snapshots.save(self._game)
            if path is not None:
                files.replace(Path(path), text)
        return text

    def _repr_html_(self) -> str:
        """Returns the position as HTML, as notebooks show it."""
        from inglenook.api.cards import Card
        from inglenook.api.html import game_html

        return game_html(self, lambda id: Card(id, self.name, self.language))

    def __repr__(self) -> str:
        head = f"<Game of {self.name}, {self.seats} seats, seed {shown(self.seed)}, {self.answers} answers"
        question = self.question
        if question is not None:
            return f"{head}: {question.player} is asked “{question.prompt}”>"
        won = " and ".join([self.players[seat] for seat in self.winners])
        return f"{head}: won by {won}>" if won else f"{head}: over, nobody has won>"

    def __str__(self) -> str:
        return self.text()


def keys_of(picked: Any) -> list[str]:
    """Returns the keys of an answer."""
    several = isinstance(picked, Iterable) and not isinstance(picked, str)
    keys: list[str] = []
    for one in picked if several else (picked,):
        if not isinstance(one, (str, Option)):
            raise wrong_type("answer", one, Message("python-an-answer"), "game.question.options[0]")
        keys.append(one if isinstance(one, str) else one.key)
    return keys
