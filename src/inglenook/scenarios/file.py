"""Reads YAML without guessing: every scalar stays text, and every value knows its line.

`no` is a string, not a boolean; a duplicate key is a mistake.  Anchors and aliases, with which a small file can expand
without limit, are refused.
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
"""Most known names that an error lists; three hundred card titles would not be read."""


MOST_NESTED: Final = 24
"""Greatest nesting depth of lists and fields: YAML's time for each grows with the depth."""


class Stopped(Exception):
    """Raised to end a scenario early, with the line of the file where it happened."""

    def __init__(self, message: Message, line: int) -> None:
        super().__init__(message)
        self.message: Final = message
        self.line: Final = line


class Mistake(Stopped):
    """Raised for something in the file that cannot be understood or set up."""


class Written:
    """A value in a file, with its line: a text, a list, or named fields.

    Its methods read the value as the type that the caller expects; any other type is a Mistake with its line.
    """

    __slots__ = ("value", "line")

    def __init__(self, value: Union[str, list[Written], dict[str, Written]], line: int) -> None:
        self.value: Final = value
        self.line: Final = line

    def mistake(self, message: Message) -> Mistake:
        """Returns a Mistake at this line."""
        return Mistake(message, self.line)

    def text(self) -> str:
        """Returns the value as a single text."""
        if isinstance(self.value, str) and self.value:
            return self.value
        raise self.mistake(Message("scenario-needs-text"))

    def number(self) -> int:
        """Returns the value as a whole number."""
        if isinstance(self.value, str) and _NUMBER.fullmatch(self.value):
            return int(self.value)
        raise self.mistake(Message("scenario-needs-number"))

    def truth(self) -> bool:
        """Returns the value as a boolean, written as yes or no."""
        if isinstance(self.value, str) and self.value.casefold() in _TRUTH:
            return _TRUTH[self.value.casefold()]
        raise self.mistake(Message("scenario-needs-truth"))

    def items(self) -> list[Written]:
        """Returns the items of a list; a single text counts as a list of one."""
        if isinstance(self.value, list):
            return self.value
        if isinstance(self.value, str) and self.value:
            return [self]
        raise self.mistake(Message("scenario-needs-list"))

    def fields(self, known: Collection[str] = ()) -> dict[str, Written]:
        """Returns the named fields in the order of the file; raises a Mistake for one not in `known`, unless that is
        empty.
        """
        if not isinstance(self.value, dict):
            raise self.mistake(Message("scenario-needs-fields"))
        for key, field in self.value.items():
            if known and key not in known:
                raise unknown(key, known, field.line)
        return self.value

    def choice(self, known: Mapping[str, V]) -> V:
        """Returns the known value that the text names; capitals and accents make no difference."""
        given = words(self.text())
        for name, value in known.items():
            if words(name) == given:
                return value
        raise unknown(self.text(), known, self.line)

    def data(self) -> Data:
        """Returns the value as plain data: numbers, booleans, texts, lists and fields."""
        if isinstance(self.value, list):
            return [item.data() for item in self.value]
        if isinstance(self.value, dict):
            return {key: field.data() for key, field in self.value.items()}
        if _NUMBER.fullmatch(self.value):
            return int(self.value)
        return _TRUTH.get(self.value, self.value)


def unknown(given: str, known: Collection[str], line: int, readings: Sequence[str] = ()) -> Mistake:
    """Returns a Mistake for an unknown word, with the word probably meant or a list of the known ones.

    Where it is not clear how far the word extends, `readings` are the possible readings.
    """
    near = nearest(readings or [given], known)
    if near is not None:
        return Mistake(Message("scenario-unknown-near", {"given": given, "suggestion": near}), line)
    return Mistake(Message("scenario-unknown", {"given": given, "known": listed(known)}), line)


def listed(known: Iterable[str]) -> tuple[str, ...]:
    """Returns the known words, cut to a readable number."""
    every = tuple(known)
    return every if len(every) <= _MOST_LISTED else (*every[:_MOST_LISTED], "…")


class _Loader(yaml.BaseLoader):
    """YAML loader with limits: no aliases, no deep nesting."""

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        """Refuses an alias and a node nested too deeply."""
        event = self.peek_event()  # type: ignore[no-untyped-call]
        if isinstance(event, yaml.AliasEvent):
            raise Mistake(Message("scenario-alias", {"given": f"*{event.anchor}"}), _line(event.start_mark))
        return super().compose_node(parent, index)

    def fetch_flow_collection_start(self, token: object) -> None:
        """Refuses bracketed lists or fields nested too deeply, before parsing them."""
        self._check(self.flow_level)
        super().fetch_flow_collection_start(token)

    def add_indent(self, column: int) -> bool:
        """Refuses indented lists or fields nested too deeply."""
        self._check(len(self.indents))
        return bool(super().add_indent(column))

    def _check(self, depth: int) -> None:
        if depth >= MOST_NESTED:
            raise Mistake(Message("scenario-too-nested"), _line(self.get_mark()))


def read(text: str) -> Written:
    """Returns the content of a YAML text."""
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
    """Returns the line of a YAML mark, counted from 1; without a mark, 1."""
    return int(getattr(mark, "line", 0)) + 1


def _written(node: yaml.Node, line: int) -> Written:
    """Returns a part of the file.  A value under a key has the line of the key."""
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
