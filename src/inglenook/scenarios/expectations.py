"""Expectations of a scenario between its moves, and their comparison with the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from inglenook.kernel.decisions import Decision, Seat, Thing
from inglenook.kernel.messages import Message, Player
from inglenook.kernel.table import Table
from inglenook.scenarios.file import Written, listed, unknown
from inglenook.scenarios.moves import ASIDE, Difference, after
from inglenook.scenarios.phrases import Listener, thing_meant, things_meant
from inglenook.scenarios.scenario_game import ScenarioGame
from inglenook.scenarios.spelling import Words, words
from inglenook.scenarios.terms import Titles, Value

T = TypeVar("T", bound=Table)


class Expectations(Generic[T]):
    """Compares a file's expectations with a running game; raises the first difference."""

    def __init__(self, play: ScenarioGame[T]) -> None:
        self._play = play
        self._game = play.game
        self._position = play.position()
        self._checks = {
            "asked": self._asked,
            "prompt": self._prompt,
            "picks": self._picks,
            "offered": self._offered,
            "not offered": self._not_offered,
            "only offered": self._only_offered,
            "values": self._values,
            "where": self._where,
            "knows": self._knows,
            "does not know": self._does_not_know,
            "why not": self._why_not,
            "phase": self._phase,
            "log": self._log,
            "over": self._over,
            "winners": self._winners,
        }

    def check(self, written: Written) -> None:
        """Checks everything under one `expect`, in the order of the file."""
        for key, expected in written.fields(tuple(self._checks)).items():
            self._checks[key](expected)

    # The question.

    def _asked(self, expected: Written) -> None:
        seat = self._play.players.seat(expected.text(), expected.line)
        found = self._question("asked", expected).seat
        _compare("asked", self._position.player(seat), self._position.player(found), expected.line)

    def _prompt(self, expected: Written) -> None:
        _compare("prompt", expected.text(), self._question("prompt", expected).prompt.id, expected.line)

    def _picks(self, expected: Written) -> None:
        decision = self._question("picks", expected)
        least, most = str(decision.least), str(decision.most)
        _compare("picks", expected.text(), least if least == most else f"{least} to {most}", expected.line)

    def _question(self, what: str, expected: Written) -> Decision:
        """Returns the pending question; raises a Difference if the game is over."""
        pending = self._game.pending
        if pending is None:
            raise Difference(Message("scenario-over-already", {"what": what}), expected.line)
        return pending

    # Offered options.

    def _offered(self, expected: Written) -> None:
        for seat, phrase, listener, text in self._offers("offered", expected):
            listener.names_in(phrase, text)
            if not listener.fitting(text):
                offered = listener.phrases()
                message = Message(
                    "scenario-not-offered", {"move": phrase.text(), "player": Player(seat), "offered": offered}
                )
                raise Difference(message, phrase.line)

    def _not_offered(self, expected: Written) -> None:
        for seat, phrase, listener, text in self._offers("not offered", expected):
            listener.names_in(phrase, text)
            if listener.fitting(text):
                raise Difference(
                    Message("scenario-allowed", {"move": phrase.text(), "player": Player(seat)}), phrase.line
                )

    def _offers(self, what: str, expected: Written) -> Iterable[tuple[Seat, Written, Listener[T], str]]:
        """Yields each phrase under the key with its seat and the options offered to that seat."""
        for seat, phrases in self._by_seat(what, expected):
            for phrase in phrases.items():
                aside = after(ASIDE, phrase.text())
                listener = self._play.listener(self._play.options(seat, asides=aside is not None))
                yield seat, phrase, listener, phrase.text() if aside is None else aside

    def _only_offered(self, expected: Written) -> None:
        """Checks that each phrase means an option and each option is meant by a phrase; asides do not count."""
        for seat, phrases in self._by_seat("only offered", expected):
            listener = self._play.listener(self._play.options(seat, asides=False))
            meant: list[int] = []
            for phrase in phrases.items():
                listener.names_in(phrase, phrase.text())
                fitting = listener.fitting(phrase.text())
                meant += fitting or [-1]
            found = listener.phrases()
            if sorted(set(meant)) != list(range(len(found))):
                wanted = tuple([phrase.text() for phrase in phrases.items()])
                raise _difference("only offered", wanted, found, phrases.line)

    def _by_seat(self, what: str, expected: Written) -> list[tuple[Seat, Written]]:
        """Returns the values under each player's name; without names, the value for the seat asked."""
        if isinstance(expected.value, dict):
            return list(self._play.players.fields(expected).items())
        return [(self._question(what, expected).seat, expected)]

    def _why_not(self, expected: Written) -> None:
        for seat, things in self._play.players.fields(expected).items():
            for name, rules in things.fields().items():
                thing = thing_meant(self._play.scenario_terms, self._position, name, rules.line)
                found = tuple([reason.rule for reason in self._game.why_not(seat, thing)])
                wanted = tuple([rule.text() for rule in rules.items()])
                if any(rule not in found for rule in wanted):
                    raise _difference(f"why not: {name}", wanted, found, rules.line)

    # The table.

    def _values(self, expected: Written) -> None:
        for phrase, wanted in expected.fields().items():
            found = self.value(phrase, wanted.line)
            if isinstance(found, tuple):
                names = tuple([name.text() for name in wanted.items()])
                if not self._are_named(names, found):
                    raise _difference(phrase, names, found, wanted.line)
                continue
            if isinstance(found, bool):
                same = wanted.truth() == found
            elif isinstance(found, int):
                same = wanted.number() == found
            else:
                same = words(wanted.text()) == words(found)
            if not same:
                raise _difference(phrase, wanted.text(), _shown(found), wanted.line)

    def _are_named(self, names: Sequence[str], found: tuple[str, ...]) -> bool:
        """Whether these names mean exactly these things: titles, ids and numbered copies, in any order."""
        if sorted(map(words, names)) == sorted(map(words, found)):
            return True
        if not isinstance(found, Titles) or len(names) != len(found.things):
            return False
        return _each_has_one([self._position.naming.meant(words(name)) for name in names], list(found.things))

    def value(self, phrase: str, line: int) -> Value:
        """Returns the value a phrase means, of the table, a player or a thing; the owner stands before or after its
        value.
        """
        scenario_terms, table, players = self._play.scenario_terms, self._position.table, self._play.players
        said = words(phrase)
        of_table = _by_words(scenario_terms.table_values(table))
        if said in of_table:
            return of_table[said]
        for split in range(1, len(said)):
            for owner, name in ((said[:split], said[split:]), (said[split:], said[:split])):
                seat = players.find(" ".join(owner))
                if seat is not None and name in (of_player := _by_words(scenario_terms.player_values(table, seat))):
                    return of_player[name]
                meant = self._position.naming.meant(owner)
                if meant and name in _by_words(scenario_terms.thing_values(table, meant[0])):
                    thing = thing_meant(scenario_terms, self._position, " ".join(owner), line)
                    return _by_words(scenario_terms.thing_values(table, thing))[name]
        known = list(scenario_terms.table_values(table))
        known += [f"{name} of {players.names[0]}" for name in scenario_terms.player_values(table, 0)]
        for thing in scenario_terms.things(table)[:1]:
            known += [
                f"{name} of {self._position.naming.called(thing)}" for name in scenario_terms.thing_values(table, thing)
            ]
        raise unknown(phrase, known, line)

    def _where(self, expected: Written) -> None:
        for name, wanted in expected.fields().items():
            things = things_meant(self._position, name, wanted.line)
            for thing in things:
                places = self._play.scenario_terms.places(self._position, thing)
                if words(wanted.text()) not in [words(place) for place in places]:
                    called = name if len(things) == 1 else self._position.naming.called(thing)
                    raise _difference(called, wanted.text(), places[0], wanted.line)

    def _knows(self, expected: Written) -> None:
        for seat, thing, name in self._known_things(expected):
            if not self._game.rulebook.knows(self._game.table, seat, thing):
                raise Difference(
                    Message("scenario-not-known", {"player": Player(seat), "card": name.text()}), name.line
                )

    def _does_not_know(self, expected: Written) -> None:
        for seat, thing, name in self._known_things(expected):
            if self._game.rulebook.knows(self._game.table, seat, thing):
                raise Difference(Message("scenario-known", {"player": Player(seat), "card": name.text()}), name.line)

    def _known_things(self, expected: Written) -> Iterable[tuple[Seat, Thing, Written]]:
        for seat, names in self._play.players.fields(expected).items():
            for name in names.items():
                for thing in things_meant(self._position, name.text(), name.line):
                    yield seat, thing, name

    def _phase(self, expected: Written) -> None:
        wanted = expected.choice({name: name for name in self._play.scenario_terms.phases(self._position)})
        current = tuple(self._play.scenario_terms.current_phases(self._position))
        if wanted not in current:
            raise _difference("phase", wanted, current, expected.line)

    # The log and the end of the game.

    def _log(self, expected: Written) -> None:
        """Checks the message ids logged since the latest move, for any seat or for the players named."""
        lines = self._game.log[self._play.told_before :]
        if isinstance(expected.value, dict):
            for seat, ids in self._play.players.fields(expected).items():
                heard = [line.heard_by(seat) for line in lines]
                _compare_log(ids, [message.id for message in heard if message is not None])
        else:
            _compare_log(expected, [line.message.id for line in lines])

    def _over(self, expected: Written) -> None:
        _compare("over", _shown(expected.truth()), _shown(self._game.over), expected.line)

    def _winners(self, expected: Written) -> None:
        wanted = {self._play.players.seat(name.text(), name.line) for name in expected.items()}
        found = self._game.table.winners
        if wanted != set(found) or not self._game.over:
            names = tuple([self._position.player(seat) for seat in found])
            raise _difference("winners", tuple([name.text() for name in expected.items()]), names, expected.line)


def _each_has_one(wanted: Sequence[Sequence[Thing]], things: Sequence[Thing]) -> bool:
    """Whether the things can be matched one to one with names that mean them."""
    if not wanted:
        return not things
    left = [(thing, [other for other in things if other != thing]) for thing in wanted[0] if thing in things]
    return any(_each_has_one(wanted[1:], rest) for _, rest in left)


def _by_words(values: Mapping[str, Value]) -> dict[Words, Value]:
    return {words(name): value for name, value in values.items()}


def _shown(value: int | str) -> str:
    """Returns a value as a file writes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _compare(what: str, expected: str, found: str, line: int) -> None:
    if words(expected) != words(found):
        raise _difference(what, expected, found, line)


def _compare_log(expected: Written, found: list[str]) -> None:
    wanted = tuple([id.text() for id in expected.items()])
    if any(id not in found for id in wanted):
        raise _difference("log", wanted, listed(found), expected.line)


def _difference(what: str, expected: str | tuple[str, ...], found: str | tuple[str, ...], line: int) -> Difference:
    return Difference(Message("scenario-differs", {"what": what, "expected": expected, "found": found}), line)
