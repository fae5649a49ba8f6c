"""Matches a player's words to options, and checks that every word means something.

Every option has parts (a verb, a thing, a target), each with its spellings.  A player may leave out the end where that
leaves one meaning, may use a plain title where all its copies are alike, and need not repeat the verb when picking
several things.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from inglenook.kernel.decisions import NOTHING, Option, Thing
from inglenook.kernel.messages import Message
from inglenook.kernel.table import Table
from inglenook.scenarios.file import Mistake, Written, listed, unknown
from inglenook.scenarios.spelling import IN_FULL, IN_SHORT, Words, fit, words
from inglenook.scenarios.terms import Position, ScenarioTerms

T = TypeVar("T", bound=Table)

NOTHING_PICKED: Final = ("nothing",)
"""Words that pick none of the options."""


class Listener(Generic[T]):
    """Matches words to the options of one position."""

    def __init__(self, scenario_terms: ScenarioTerms[T], position: Position[T], options: Sequence[Option]) -> None:
        self._vocabulary: Final = scenario_terms
        self._position: Final = position
        self._options: Final = options
        self._parts: Final = [
            [*scenario_terms.parts(position, option), *occasion_parts(position, option, options)] for option in options
        ]

    # Offered options.

    def phrases(self) -> tuple[str, ...]:
        """Returns every option as a player would say it."""
        return tuple([self._phrase(index) for index in range(len(self._options))])

    def _phrase(self, index: int) -> str:
        return " ".join([part[0] for part in self._parts[index] if part[0]])

    def fitting(self, text: str, taken: Sequence[int] = ()) -> list[int]:
        """Returns the options a text can mean: those it says in full, otherwise those whose end it leaves out.

        After the first pick the verb need not be repeated.
        """
        said = words(text)
        fits = {}
        for index, parts in enumerate(self._parts):
            if said and index not in taken:
                without_verb = fit(said, parts[1:]) if taken else 0
                fits[index] = max(fit(said, parts), without_verb)
        full = [index for index, fitness in fits.items() if fitness == IN_FULL]
        return full or [index for index, fitness in fits.items() if fitness == IN_SHORT]

    # Picked options.

    def picks(self, said: Written, text: str) -> tuple[int, ...] | None:
        """Returns the options a text picks, separated by commas; None if one of them is not offered."""
        if words(text) == NOTHING_PICKED:
            return ()
        pieces = text.split(",")
        return self._picks(said, pieces, ())

    def _picks(self, said: Written, pieces: list[str], taken: tuple[int, ...]) -> tuple[int, ...] | None:
        """Joins as many pieces as mean something together: titles contain commas, too."""
        if not pieces:
            return taken
        for count in range(len(pieces), 0, -1):
            phrase = " ".join(pieces[:count])
            meant = self.fitting(phrase, taken)
            if meant:
                picked = self._picks(said, pieces[count:], (*taken, self._one(said, phrase, meant)))
                if picked is not None:
                    return picked
        return None

    def _one(self, said: Written, phrase: str, meant: list[int]) -> int:
        """Returns the first of the options meant; raises a Mistake if they differ."""
        if any(self._likeness(index) != self._likeness(meant[0]) for index in meant[1:]):
            meanings = tuple([self._phrase(index) for index in meant])
            raise said.mistake(Message("scenario-ambiguous", {"given": phrase.strip(), "meanings": meanings}))
        return meant[0]

    def _likeness(self, index: int) -> object:
        option = self._options[index]
        subject = self._vocabulary.likeness(self._position, option.subject)
        other = self._vocabulary.likeness(self._position, option.other)
        about = self._vocabulary.likeness(self._position, option.about) if option.about != NOTHING else option.occasion
        return (option.verb, subject, other, option.amount, option.word, about)

    # Known words.

    def names_in(self, said: Written, text: str) -> list[Words]:
        """Returns the names of things in a text; raises a Mistake if any word of it means nothing in this game.

        Without this check a misspelled card would never be offered, and a file could expect just that.
        """
        spoken = words(text)
        if spoken == NOTHING_PICKED:
            return []
        reached: dict[int, tuple[Words, ...]] = {0: ()}
        verbs, others = self._lexicon()
        for start in range(len(spoken)):
            for end in range(start + 1, len(spoken) + 1):
                piece = spoken[start:end]
                known = self._is_known(piece, others) if start else self._may_begin(piece, verbs, others)
                if start in reached and end not in reached and known:
                    reached[end] = (*reached[start], piece)
        if spoken and len(spoken) in reached:
            return [piece for piece in reached[len(spoken)] if self._position.naming.meant(piece)]
        rest = spoken[max(reached) :]
        known_here = self._known_names() if len(reached) > 1 else [*dict.fromkeys(filter(None, verbs.values()))]
        beginnings = [" ".join(rest[:count]) for count in range(1, len(rest) + 1)]
        raise unknown(" ".join(rest) or text, known_here, said.line, beginnings)

    def _lexicon(self) -> tuple[dict[Words, str], set[Words]]:
        """Returns all verbs, and all words that are neither a thing, a player nor a number."""
        spoken = [spelling for spellings in self._vocabulary.spoken_verbs().values() for spelling in spellings]
        spoken += [spelling for parts in self._parts for spelling in parts[0]]
        named = [spelling for spellings in self._vocabulary.words.values() for spelling in spellings]
        named += [spelling for parts in self._parts for part in parts[1:] for spelling in part]
        verbs = {words(spelling): spelling for spelling in spoken}
        return verbs, {words(spelling) for spelling in named} | set(verbs)

    def _may_begin(self, piece: Words, verbs: dict[Words, str], others: set[Words]) -> bool:
        """Whether a text may begin with this: a verb, a number, or something offered now without a verb."""
        if piece in verbs or (len(piece) == 1 and piece[0].isdecimal()):
            return True
        return any("" in parts[0] for parts in self._parts) and self._is_known(piece, others)

    def _is_known(self, piece: Words, others: set[Words]) -> bool:
        if piece in others or self._position.naming.meant(piece):
            return True
        return self._position.players.find(" ".join(piece)) is not None or (len(piece) == 1 and piece[0].isdecimal())

    def _known_names(self) -> list[str]:
        return [*self._position.naming.names(), *self._position.players.names]


def occasion_parts(position: Position[T], option: Option, options: Sequence[Option]) -> list[tuple[str, ...]]:
    """Returns the words that say which occasion an option answers: "for Gimli", or "for number 2" (KR-2)."""
    if option.about != NOTHING:
        return [tuple([f"for {name}" for name in position.naming.spellings(option.about)])]
    whole = Option(option.verb, option.subject, option.other, option.amount, option.word)
    same = [one for one in options if one.key.partition("~")[0] == whole.key]
    return [(f"for number {option.occasion or 1}",)] if len(same) > 1 else []


def things_meant(position: Position[T], name: str, line: int) -> list[Thing]:
    """Returns the things a name means in an expectation; those that the file has placed take precedence."""
    meant = position.naming.meant(words(name))
    if not meant:
        raise unknown(name, position.naming.names(), line)
    return [thing for thing in meant if thing in position.named] or meant


def thing_meant(scenario_terms: ScenarioTerms[T], position: Position[T], name: str, line: int) -> Thing:
    """Returns the thing a name means; raises a Mistake if it could mean several that differ."""
    meant = things_meant(position, name, line)
    like = scenario_terms.likeness(position, meant[0])
    if any(scenario_terms.likeness(position, thing) != like for thing in meant[1:]):
        meanings = listed([position.naming.called(thing) for thing in meant])
        raise Mistake(Message("scenario-ambiguous", {"given": name, "meanings": meanings}), line)
    return meant[0]
