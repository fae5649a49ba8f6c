"""Checks for faults of tests: waiting, proving nothing, and leaving out without a reason (KR-17)."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.hygiene.sources import Finding, called, functions, walk


def sleeps(tree: ast.Module) -> Iterator[Finding]:
    """Yields the tests that sleep, which are slow when the time is long enough and fail when it is not."""
    for node, inside in walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="time" | "asyncio"), attr="sleep")):
                yield Finding(node.lineno, inside, "sleeps")
            case ast.ImportFrom(module="time" | "asyncio", names=names) if any(name.name == "sleep" for name in names):
                yield Finding(node.lineno, inside, "imports sleep")


def proves_nothing(tree: ast.Module) -> Iterator[Finding]:
    """Yields the tests without an assertion, or a call of a function `check_…`, `assert_…` or `expect…`."""
    for function, name in functions(tree):
        if function.name.startswith("test_") and not any(asserts(node) for node in ast.walk(function)):
            yield Finding(function.lineno, name, f"{function.name} asserts nothing")


def asserts(node: ast.AST) -> bool:
    """Whether a node can fail a test; an assertion about constants cannot."""
    match node:
        case ast.Assert(test=test):
            return any(isinstance(part, ast.Name) for part in ast.walk(test))
        case ast.Call(func=ast.Name(id=name)):
            return name.lstrip("_").startswith(("check_", "assert_", "expect", "raises", "warns"))
        case ast.Call(func=ast.Attribute(value=ast.Name(id="pytest"), attr=name)):
            return name in ("raises", "warns", "fail")
        case ast.Call(func=ast.Attribute(attr=name)):
            # A bare `expect` of an object may be something else: dice are told by it what to show.
            return name.lstrip("_").startswith(("check_", "assert_"))
    return False


def silent_skips(tree: ast.Module) -> Iterator[Finding]:
    """Yields the tests that are skipped or expected to fail without a reason."""
    for node, inside in walk(tree):
        name = called(node) if isinstance(node, ast.Call) else node.attr if isinstance(node, ast.Attribute) else ""
        if name not in ("skip", "skipif", "xfail"):
            continue
        if isinstance(node, ast.Attribute):
            if ast.unparse(node) in (f"pytest.mark.{name}", f"mark.{name}") and not is_called(tree, node):
                yield Finding(node.lineno, inside, f"{name} without a reason")
        elif isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[0] in ("pytest", "mark"):
            by_place = node.args[:1] if name != "skipif" and "mark" not in ast.unparse(node.func) else []
            by_place += node.args[:1] if ast.unparse(node.func).endswith("mark.skip") else []
            given = [*by_place, *[keyword.value for keyword in node.keywords if keyword.arg in ("reason", "msg")]]
            if not any(not isinstance(value, ast.Constant) or str(value.value or "").strip() for value in given):
                yield Finding(node.lineno, inside, f"{name} without a reason")


def is_called(tree: ast.Module, function: ast.Attribute) -> bool:
    """Whether a node is the called name of a call."""
    return any(isinstance(node, ast.Call) and node.func is function for node in ast.walk(tree))
