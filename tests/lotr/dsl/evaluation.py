"""Finds words of the card language without meaning: unregistered kinds, unread terms and parameters.

Each finding says what to add.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final, get_type_hints

import inglenook.lotr
from inglenook.lotr.dsl import abilities, amounts, cards, conditions, effects, filters, happenings, modifiers, terms

PACKAGE: Final = Path(inglenook.lotr.__file__).parent
RULES: Final = ("evaluation", "requirements", "responses", "effects", "rules", "atoms", "advice", "")
"""The folders that say what words mean; the last one is the package itself."""


def kinds(module: ModuleType, base: type[Any]) -> list[type[Any]]:
    """Returns the kinds of words that a module defines."""
    found = [
        kind
        for _name, kind in inspect.getmembers(module, inspect.isclass)
        if kind.__module__.startswith(module.__name__)
    ]
    return [kind for kind in found if issubclass(kind, base) and kind is not base]


def unregistered(words: Iterable[type[Any]], registry: Mapping[type[Any], object], name: str) -> list[str]:
    """Returns the kinds of words that have no entry."""
    return [f"{word.__name__} means nothing: add it to {name}" for word in words if word not in registry]


# Attributes that the rules read.


@cache
def rule_trees() -> tuple[ast.Module, ...]:
    """Returns the sources of all rules that give words a meaning."""
    files = [file for folder in RULES for file in sorted((PACKAGE / folder).glob("*.py"))]
    return tuple([ast.parse(file.read_text(encoding="utf-8")) for file in files])


def terms_read(trees: Iterable[ast.AST]) -> set[str]:
    """Returns the names of the terms that some rule mentions."""
    return {
        node.attr
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "terms"
    }


def unread(names: Iterable[str], trees: Iterable[ast.AST], remedy: str) -> list[str]:
    """Returns the terms that no rule mentions: unread stats and happenings that are never told."""
    read = terms_read(trees)
    return [f"terms.{name} is read by no rule: {remedy}" for name in names if name not in read]


def names_of(values: Iterable[str]) -> list[str]:
    """Returns the names under which the terms have these values."""
    return [
        name for name, value in vars(terms).items() if name.isupper() and value in values and isinstance(value, str)
    ]


def happening_kinds() -> list[str]:
    """Returns the names of the happenings, which follow their heading in the terms."""
    source = inspect.getsource(terms)
    tree = ast.parse(source[source.index("# The kinds of happening") :])
    return [
        node.target.id for node in tree.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    ]


# Parameters of a term that the rules read.


def annotated(trees: Iterable[ast.AST]) -> Iterator[tuple[str, str, ast.AST]]:
    """Yields every parameter or variable of a function whose type is a word: the word, its name, the function."""
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                for argument in node.args.args:
                    if argument.annotation is not None:
                        for part in ast.walk(argument.annotation):
                            if isinstance(part, ast.Attribute):
                                yield part.attr, argument.arg, node
                            elif isinstance(part, ast.Name):
                                yield part.id, argument.arg, node
                for call in ast.walk(node):
                    if isinstance(call, ast.Call) and is_named(call.func, "isinstance"):
                        for part in ast.walk(call.args[1]):
                            name = getattr(part, "attr", getattr(part, "id", ""))
                            if name and isinstance(call.args[0], ast.Name):
                                yield name, call.args[0].id, node


def looked_at(function: ast.AST, parameter: str) -> set[str]:
    """Returns the fields of a parameter that a function reads; behind a dot, the field of a field.

    A field that is used whole (handed on, compared, counted) stands by itself.
    """
    found: set[str] = set()
    behind: set[int] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Attribute):
            inner = node.value
            if isinstance(inner, ast.Attribute) and is_named(inner.value, parameter):
                found.add(f"{inner.attr}.{node.attr}")
                behind.add(id(inner))
    for node in ast.walk(function):
        if isinstance(node, ast.Attribute) and id(node) not in behind and is_named(node.value, parameter):
            found.add(node.attr)
    return found


def is_named(node: ast.AST, name: str) -> bool:
    """Whether a part of a source is this name."""
    return isinstance(node, ast.Name) and node.id == name


def ignored(words: Iterable[type[Any]], trees: Iterable[ast.AST], known: Mapping[str, str]) -> list[str]:
    """Returns the parameters of words that no rule taking the word reads, as "Stack.what.remember"."""
    seen: dict[str, set[str]] = {}
    for name, parameter, function in annotated(trees):
        seen.setdefault(name, set()).update(looked_at(function, parameter))
    result: list[str] = []
    for word in words:
        read = seen.get(word.__name__, set())
        for path in paths_of(word, read):
            field = f"{word.__name__}.{path}"
            if path not in read and field not in known:
                result.append(f"{field} is looked at by no rule: give it a meaning where {word.__name__} is read")
    return result


def paths_of(word: type[Any], read: set[str]) -> list[str]:
    """Returns the fields of a word, with the fields of a field that is itself a word and is not handed on whole."""
    hints = get_type_hints(word, vars(inspect.getmodule(word)) | {"Condition": conditions.Condition})
    result: list[str] = []
    for field in fields(word):
        kind = hints[field.name]
        if field.name not in read and kind is effects.Select:
            result += [f"{field.name}.{inner.name}" for inner in fields(kind)]
        else:
            result.append(field.name)
    return result


PARTS: Final[Mapping[type[Any], tuple[str, ...]]] = {
    modifiers.Modifier: ("modifier", "words"),
    happenings.Happening: ("happening",),
    cards.On: ("on",),
    cards.Home: ("home",),
}
"""Words that are parts of others, and the names they go by in the rules."""


def ignored_in_parts(
    trees: Iterable[ast.AST], parts: Mapping[type[Any], tuple[str, ...]], known: Iterable[str]
) -> list[str]:
    """Returns the parameters of nested words that no rule reads."""
    read: dict[str, set[str]] = {}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute):
                name = getattr(node.value, "attr", getattr(node.value, "id", ""))
                read.setdefault(name, set()).add(node.attr)
    return [
        f"{part.__name__}.{field.name} is looked at by no rule: give it a meaning where {part.__name__} is read"
        for part, names in parts.items()
        for field in fields(part)
        if not any(field.name in read.get(name, ()) for name in names) and f"{part.__name__}.{field.name}" not in known
    ]


def all_words() -> list[type[Any]]:
    """Returns every kind of word that is data with parameters, except parts of other words."""
    found: list[type[Any]] = []
    for module in (abilities, amounts, conditions, effects, filters):
        for _name, kind in inspect.getmembers(module, inspect.isclass):
            if kind.__module__.startswith(module.__name__) and is_dataclass(kind) and kind is not effects.Select:
                found.append(kind)
    return found
