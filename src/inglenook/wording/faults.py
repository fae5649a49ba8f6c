"""Finds missing, broken and left-over messages in the Fluent files.

Used by tests only, for the product's own texts and for each game's.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from fluent.runtime import FluentResource
from fluent.syntax import ast

from inglenook.wording.messages import LANGUAGES, TO_ONESELF

_PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
_FUNCTIONS: Final = frozenset({"NUMBER"})
_LEFTOVER: Final = re.compile(r"[{}]|\$[a-zA-Z]|->|\[(?:one|other)\]|%[sd]|\?\?\?|\b(?:TODO|FIXME|XXX)\b")


class Fault(NamedTuple):
    """A fault in a Fluent text: its kind, its place and a description."""

    kind: str
    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what} [{self.kind}]"


class _Reading:
    """Everything the checks need to know about one message or term."""

    def __init__(self, entry: ast.Message | ast.Term, where: str) -> None:
        self.where: Final = where
        self.is_term: Final = isinstance(entry, ast.Term)
        self.forms: Final = {attribute.id.name for attribute in entry.attributes}
        self.asked_forms: Final[set[str]] = set()
        self.variables: Final[set[str]] = set()
        self.counted: Final[set[str]] = set()
        self.references: Final[set[str]] = set()
        self.functions: Final[set[str]] = set()
        self.texts: Final[list[str]] = []
        self.said: Final[list[str]] = []
        self.bad_plurals: Final[list[str]] = []
        for node in _walk(entry):
            match node:
                case ast.TextElement():
                    self.texts.append(node.value)
                    self.said.append(node.value)
                case ast.StringLiteral():
                    self.texts.append(str(node.parse()["value"]))
                case ast.VariableReference():
                    name, _, form = node.id.name.partition("-")  # $space-to is $space in an inflected form
                    self.variables.add(name)
                    self.said.append(f"{{ ${node.id.name} }}")
                    self.asked_forms.update({form} - {""})
                case ast.MessageReference():
                    self.references.add(node.id.name)
                case ast.TermReference():
                    self.references.add("-" + node.id.name)
                case ast.FunctionReference():
                    self.functions.add(node.id.name)
                case ast.SelectExpression():
                    self._read_variants(node)

    def _read_variants(self, select: ast.SelectExpression) -> None:
        """Checks that a plural has exactly [one] and *[other], and perhaps exact numbers such as [0]."""
        names = {variant.key.name: variant for variant in select.variants if isinstance(variant.key, ast.Identifier)}
        if not _PLURALS.intersection(names):
            return
        if names.keys() != {"one", "other"} or not names["other"].default:
            self.bad_plurals.append(", ".join(names))
        for node in _walk(select.selector):  # $n, or NUMBER($n)
            if isinstance(node, ast.VariableReference):
                self.counted.add(node.id.name.partition("-")[0])

    @property
    def is_empty(self) -> bool:
        """Whether the entry prints nothing: no text but blanks, no variable and no reference."""
        return not self.variables and not self.references and not "".join(self.texts).strip()


def variables(folders: Iterable[Path], language: str = "en") -> dict[str, set[str]]:
    """Returns the messages of these folders by id, with the arguments each needs."""
    readings = _read(folders, language, [])
    return {id: reading.variables for id, reading in readings.items() if not reading.is_term}


def texts(folders: Iterable[Path], language: str) -> dict[str, str]:
    """Returns the texts of these folders in a language by message id; a gap is `{ $name }`."""
    readings = _read(folders, language, [])
    return {id: " ".join("".join(reading.said).split()) for id, reading in readings.items() if not reading.is_term}


def forms(folders: Iterable[Path], language: str) -> dict[str, set[str]]:
    """Returns the messages of these folders by id, with the inflected forms each has in a language."""
    readings = _read(folders, language, [])
    return {id: reading.forms for id, reading in readings.items() if not reading.is_term}


def check(folders: Sequence[Path]) -> list[Fault]:
    """Returns every fault in the texts of these folders taken together, in all languages."""
    faults: list[Fault] = []
    readings: dict[str, dict[str, _Reading]] = {}
    for language in LANGUAGES:
        for folder in folders:
            if not any((folder / language).glob("*.ftl")):
                faults.append(Fault("missing", str(folder / language), "there are no .ftl files for this language"))
        readings[language] = _read(folders, language, faults)
        faults += _faults_within(readings[language])
    faults += _faults_between(readings)
    return faults


def _walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """Yields a node and everything in it, except comments."""
    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode) and not isinstance(part, ast.BaseComment):
                yield from _walk(part)


@cache
def _parsed(text: str) -> list[ast.EntryType]:
    """Returns the entries of a Fluent text; cached, because the names of all cards take a while to parse."""
    return FluentResource(text).body


def _read(folders: Iterable[Path], language: str, faults: list[Fault]) -> dict[str, _Reading]:
    """Returns a language's entries by id (terms with their hyphen); unreadable and duplicate entries are faults."""
    readings: dict[str, _Reading] = {}
    for file in [file for folder in folders for file in sorted((folder / language).glob("*.ftl"))]:
        where = f"{language}/{file.name}"
        for entry in _parsed(file.read_text("utf-8")):
            if isinstance(entry, ast.Junk):
                reasons = "; ".join(str(annotation.message) for annotation in entry.annotations or ())
                beginning = (entry.content or "").strip().split("\n")[0]
                faults.append(Fault("junk", where, f'Fluent cannot read "{beginning}": {reasons}'))
            elif isinstance(entry, (ast.Message, ast.Term)):
                id = "-" + entry.id.name if isinstance(entry, ast.Term) else entry.id.name
                if id in readings:
                    faults.append(Fault("twice", f"{where}: {id}", f"stands in {readings[id].where} already"))
                readings[id] = _Reading(entry, f"{where}: {id}")
    return readings


def _faults_within(readings: dict[str, _Reading]) -> Iterator[Fault]:
    """Yields the faults within the texts of one language."""
    referred: set[str] = set().union(*(reading.references for reading in readings.values()))
    forms: set[str] = set().union(*(reading.forms for reading in readings.values() if not reading.is_term))
    asked: set[str] = set().union(*(reading.asked_forms for reading in readings.values()))
    for id, reading in readings.items():
        where = reading.where
        if reading.is_empty:
            yield Fault("empty", where, "says nothing")
        if reading.is_term and id not in referred:
            yield Fault("unused-term", where, "nothing refers to this term")
        for form in sorted(reading.forms - asked - {TO_ONESELF} if not reading.is_term else ()):
            yield Fault("attribute", where, f"has the form .{form}, which no wording asks for")
        for form in sorted(reading.asked_forms - forms):
            yield Fault("form", where, f"asks for the form .{form}, which no wording has")
        for keys in reading.bad_plurals:
            yield Fault("plural", where, f"a plural needs [one] and *[other], this one has: {keys}")
        for text in reading.texts:
            leftover = _LEFTOVER.search(text)
            if leftover:
                yield Fault("leftover", where, f'would print "{leftover[0]}"')
        for reference in sorted(reading.references - readings.keys()):
            yield Fault("reference", where, f"refers to {reference}, which does not exist")
        for function in sorted(reading.functions - _FUNCTIONS):
            yield Fault("reference", where, f"calls {function}, which does not exist")


def _faults_between(readings: dict[str, dict[str, _Reading]]) -> Iterator[Fault]:
    """Yields the faults where languages disagree.  Terms may differ between languages."""
    for id in sorted({id for worded in readings.values() for id in worded if not id.startswith("-")}):
        for language in LANGUAGES:
            if id not in readings[language]:
                yield Fault("missing", language, f"there is no wording for {id}")
        versions = [worded[id] for worded in readings.values() if id in worded]
        used = set().union(*(version.variables for version in versions))
        counted = set().union(*(version.counted for version in versions))
        spoken_to = any(TO_ONESELF in version.forms for version in versions)
        for version in versions:
            for variable in sorted(used - version.variables):
                yield Fault("variables", version.where, f"does not use ${variable}, another language does")
            if spoken_to and TO_ONESELF not in version.forms:
                yield Fault("attribute", version.where, f"has no .{TO_ONESELF}, in another language it has")
            for variable in sorted((counted & version.variables) - version.counted):
                yield Fault("plural", version.where, f"${variable} has no plural here, in another language it has")
