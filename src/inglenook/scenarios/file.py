"""Reads YAML so that nothing is guessed: every text stays the text it is, and everything knows its line.

`no` is a word, not a truth value; a key that stands twice is a mistake, not the last one; anchors and aliases, with
which a small file can be made to mean an endless one, are refused.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, TypeVar, Union

import yaml

from inglenook.kernel.data import Data
from inglenook.kernel.messages import Message
from inglenook.scenarios.spelling import nearest, words

V = TypeVar("V")

_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")
_TRUTH: Final = {"true": True, "yes": True, "false": False, "no": False}
_MOST_LISTED: Final = 20
"""How many known words an error lists; nobody reads three hundred titles of cards."""


MOST_NESTED: Final = 24
"""Lists and fields may stand in each other so many deep: YAML takes a time for each that grows with this number."""


class Stopped(Exception):
    """What ends a scenario before its end, and the line of the file where it happened."""

    def __init__(self, message: Message, line: int) -> None:
        super().__init__(message)
        self.message: Final = message
        self.line: Final = line


class Mistake(Stopped):
    """Something in the file that cannot be understood, or that cannot be set up."""


class Written:
    """Something that stands in a file, and its line: a text, a list, or named fields.

    What is asked of it here is what the writer must have meant; anything else is a mistake with its line.
    """

    __slots__ = ("value", "line")

    def __init__(self, value: Union[str, list[Written], dict[str, Written]], line: int) -> None:
        self.value: Final = value
        self.line: Final = line

    def mistake(self, message: Message) -> Mistake:
        """The mistake of having written this."""
        return Mistake(message, self.line)

    def text(self) -> str:
        """What is written, if it is a single text."""
        if isinstance(self.value, str) and self.value:
            return self.value
        raise self.mistake(Message("scenario-needs-text"))

    def number(self) -> int:
        """The whole number that is written."""
        if isinstance(self.value, str) and _NUMBER.fullmatch(self.value):
            return int(self.value)
        raise self.mistake(Message("scenario-needs-number"))

    def truth(self) -> bool:
        """Yes or no."""
        if isinstance(self.value, str) and self.value.casefold() in _TRUTH:
            return _TRUTH[self.value.casefold()]
        raise self.mistake(Message("scenario-needs-truth"))

    def items(self) -> list[Written]:
        """The items of a list; a single text stands for a list of one."""
        if isinstance(self.value, list):
            return self.value
        if isinstance(self.value, str) and self.value:
            return [self]
        raise self.mistake(Message("scenario-needs-list"))

    def fields(self, known: Collection[str] = ()) -> dict[str, Written]:
        """The named fields, in the order of the file; none but the known ones, if any are given."""
        if not isinstance(self.value, dict):
            raise self.mistake(Message("scenario-needs-fields"))
        for key, field in self.value.items():
            if known and key not in known:
                raise unknown(key, known, field.line)
        return self.value

    def choice(self, known: Mapping[str, V]) -> V:
        """What the text stands for, among the known ones; capitals and accents make no difference."""
        given = words(self.text())
        for name, value in known.items():
            if words(name) == given:
                return value
        raise unknown(self.text(), known, self.line)

    def data(self) -> Data:
        """What is written, as plain data: numbers, truths, texts, lists and fields."""
        if isinstance(self.value, list):
            return [item.data() for item in self.value]
        if isinstance(self.value, dict):
            return {key: field.data() for key, field in self.value.items()}
        if _NUMBER.fullmatch(self.value):
            return int(self.value)
        return _TRUTH.get(self.value, self.value)


def unknown(given: str, known: Collection[str], line: int, readings: Sequence[str] = ()) -> Mistake:
    """A word that means nothing here, with the one that was probably meant, or those there are.

    Where it is not plain how far the word goes, `readings` are what it may be.
    """
    near = nearest(readings or [given], known)
    if near is not None:
        return Mistake(Message("scenario-unknown-near", {"given": given, "suggestion": near}), line)
    return Mistake(Message("scenario-unknown", {"given": given, "known": listed(known)}), line)


def listed(known: Iterable[str]) -> tuple[str, ...]:
    """The known words, as many as anybody would read."""
    every = tuple(known)
    return every if len(every) <= _MOST_LISTED else (*every[:_MOST_LISTED], "…")


class _Loader(yaml.BaseLoader):
    """Reads YAML that is bounded: without aliases, and not nested deeper than anybody writes it."""

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        """Refuse an alias, and a node that lies too deep."""
        event = self.peek_event()  # type: ignore[no-untyped-call]
        if isinstance(event, yaml.AliasEvent):
            raise Mistake(Message("scenario-alias", {"given": f"*{event.anchor}"}), _line(event.start_mark))
        return super().compose_node(parent, index)

    def fetch_flow_collection_start(self, token: object) -> None:
        """Refuse a list or fields in brackets that lie too deep, before they are looked at."""
        self._check(self.flow_level)
        super().fetch_flow_collection_start(token)

    def add_indent(self, column: int) -> bool:
        """Refuse a list or fields by indentation that lie too deep."""
        self._check(len(self.indents))
        return bool(super().add_indent(column))

    def _check(self, depth: int) -> None:
        if depth >= MOST_NESTED:
            raise Mistake(Message("scenario-too-nested"), _line(self.get_mark()))


def read(text: str) -> Written:
    """What is written in a YAML text."""
    try:
        root = yaml.compose(text, Loader=_Loader)
        if root is None:
            raise Mistake(Message("scenario-needs-fields"), 1)
        return _written(root, _line(root.start_mark))
    except yaml.MarkedYAMLError as problem:
        detail = problem.problem or problem.context or ""
        raise Mistake(Message("scenario-yaml", {"detail": detail}), _line(problem.problem_mark)) from problem
    except yaml.reader.ReaderError as problem:
        line = text.count("\n", 0, problem.position) + 1
        raise Mistake(Message("scenario-yaml", {"detail": problem.reason}), line) from problem


def _line(mark: object) -> int:
    """The line a mark of YAML's points at, counted from 1; without a mark the first."""
    return int(getattr(mark, "line", 0)) + 1


def _written(node: yaml.Node, line: int) -> Written:
    """A part of the file.  What stands under a key has the line of the key."""
    if isinstance(node, yaml.SequenceNode):
        return Written([_written(item, _line(item.start_mark)) for item in node.value], line)
    if isinstance(node, yaml.MappingNode):
        fields: dict[str, Written] = {}
        for key, value in node.value:
            at = _line(key.start_mark)
            if not isinstance(key, yaml.ScalarNode):
                raise Mistake(Message("scenario-needs-text"), at)
            if key.value in fields:
                raise Mistake(Message("scenario-key-twice", {"key": key.value}), at)
            fields[key.value] = _written(value, at)
        return Written(fields, line)
    assert isinstance(node, yaml.ScalarNode)
    return Written(node.value.strip(), line)
