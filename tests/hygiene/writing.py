"""Checks that only atoms write a table (KR-17): other changes are counted by no version and noticed by no cache.

Variables are followed from the parts of a table that a function can reach: a parameter called `table` or annotated as a
table or piece, an attribute called `table`, and anything taken out of these.  A slice of such a list or a list made of
it is a copy; the result of another function for a table may be one of its pieces.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from typing import Final

from tests.hygiene.sources import Finding, Function, called, functions, is_plain_call, parameters, targets_of

MUTATES: Final = (
    "append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse", "add", "discard", "update", "setdefault",
    "popitem", "difference_update", "intersection_update", "symmetric_difference_update", "appendleft", "popleft",
)  # fmt: skip
"""The methods of lists, dicts, sets and queues that change them."""

BUILDS: Final = ("__init__", "copy", "read", "read_own_data")
"""Methods of a table that make one, before anything can have been computed from it."""


class Reach:
    """The parts of a table that a function can reach: `tables` themselves, `live` parts of them, `results` for them."""

    def __init__(self, function: Function, pieces: Collection[str], own: bool) -> None:
        self.tables: set[str] = {"self"} if own else set()
        self.live: set[str] = set(self.tables)
        self.results: set[str] = set()
        for parameter in parameters(function):
            kind = "" if parameter.annotation is None else ast.unparse(parameter.annotation).split("[")[0]
            if parameter.arg == "table" or kind.endswith("Table"):
                self.tables.add(parameter.arg)
                self.live.add(parameter.arg)
            elif kind in pieces:
                self.live.add(parameter.arg)
        before = -1
        while before != len(self.live) + len(self.results):
            before = len(self.live) + len(self.results)
            for node in ast.walk(function):
                self.follow(node)

    def follow(self, node: ast.AST) -> None:
        """Records the variables that an assignment or loop binds to a part of the table."""
        match node:
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
                pairs = list(zip(targets, values, strict=False))
            case ast.Assign(value=value) | ast.NamedExpr(value=value) | ast.AnnAssign(value=ast.expr() as value):
                pairs = [(target, value) for target in targets_of(node)]
            case ast.For(iter=iterated) | ast.comprehension(iter=iterated):
                parts = [part for part in ast.walk(iterated) if isinstance(part, ast.expr) and self.is_live(part)]
                pairs = [(target, part) for target in targets_of(node) for part in parts[:1]]
            case _:
                return
        for target, value in pairs:
            if isinstance(target, ast.Name):
                if self.is_live(value):
                    self.live.add(target.id)
                elif self.is_result(value):
                    self.results.add(target.id)

    def is_table(self, node: ast.expr) -> bool:
        return (isinstance(node, ast.Name) and node.id in self.tables) or (
            isinstance(node, ast.Attribute) and node.attr == "table"
        )

    def is_live(self, node: ast.expr) -> bool:
        """Whether an expression is the table or a part of it, so that changing it changes the table."""
        match node:
            case ast.Name(id=name):
                return name in self.live
            case ast.Attribute(value=value):
                return self.is_table(node) or self.is_live(value)
            case ast.Subscript(value=value, slice=index):
                return not isinstance(index, ast.Slice) and self.is_live(value)
            case ast.Call(func=ast.Attribute(value=value, attr=method)):
                return method != "copy" and self.is_live(value)
            case ast.IfExp(body=one, orelse=other):
                return self.is_live(one) or self.is_live(other)
            case ast.NamedExpr(value=value):
                return self.is_live(value)
        return False

    def is_result(self, node: ast.expr) -> bool:
        """Whether an expression is a function's result for a table, except for a new object made by its class."""
        match node:
            case ast.Name(id=name):
                return name in self.results
            case ast.Attribute(value=value) | ast.Subscript(value=value):
                return self.is_result(value)
            case ast.Call(func=ast.Name(id=name), args=arguments) if name[0].islower():
                return any(self.is_live(argument) for argument in arguments)
        return False


def writes_in(function: Function, reach: Reach) -> Iterator[tuple[int, str]]:
    """Yields the places where a function changes a reachable part of a table."""
    for node in ast.walk(function):
        line = getattr(node, "lineno", 0)
        for target in targets_of(node):
            match target:
                case ast.Attribute(value=value) if reach.is_live(value) or reach.is_result(value):
                    yield line, f"writes {ast.unparse(target)}"
                case ast.Subscript(value=value) if reach.is_live(value):
                    yield line, f"writes {ast.unparse(target)}"
        match node:
            case ast.AugAssign(target=ast.Name() as name, value=ast.List() | ast.ListComp()) if reach.is_live(name):
                yield line, f"extends {name.id} in place"
            case ast.Call(func=ast.Attribute(value=value, attr=method)) if method in MUTATES:
                if reach.is_live(value) and not reach.is_table(value):  # a method of the table itself is an atom
                    yield line, f"changes {ast.unparse(value)} by {method}()"
            case ast.Call(args=arguments) if called(node) == "shuffle" or is_plain_call(node, "setattr", "delattr"):
                if any(reach.is_live(argument) for argument in arguments):
                    yield line, f"changes a part of the table: {ast.unparse(node)}"


def writers(tree: ast.Module, pieces: Collection[str] = ()) -> Iterator[Finding]:
    """Yields functions outside the atoms that write a table. `pieces` are the classes of things on a table."""
    tables = [node.name for node in tree.body if isinstance(node, ast.ClassDef) and is_table_or_piece(node)]
    for function, name in functions(tree):
        if name.split(".")[0] in tables:
            continue  # the table's own methods
        reach = Reach(function, pieces, own=False)
        yield from [Finding(line, name, text) for line, text in writes_in(function, reach)]
        for node in ast.walk(function):
            if is_plain_call(node, "own"):
                yield Finding(getattr(node, "lineno", 0), name, "calls own(), which is for atoms")


def silent_atoms(
    tree: ast.Module, pieces: Collection[str] = (), loud_besides: Collection[str] = ()
) -> Iterator[Finding]:
    """Yields atoms that write the table without `changed()`, called by them or by another atom that they call.

    Values computed before would be taken for true.  `loud_besides`: atoms of other modules that note the change.
    """
    tables = [node.name for node in tree.body if isinstance(node, ast.ClassDef) and is_table_or_piece(node, "Table")]
    loud = loud_functions(tree, loud_besides)
    for function, name in functions(tree):
        own = name.split(".")[0] in tables
        if (own or "." not in name) and function.name not in BUILDS:
            lines = [line for line, _ in writes_in(function, Reach(function, pieces, own))]
            if lines and function.name not in loud:
                yield Finding(lines[0], name, f"{function.name} writes the table without changed()")


def loud_functions(tree: ast.Module, besides: Collection[str] = ()) -> set[str]:
    """Returns the functions of a module that note a change, themselves or through another one."""
    calls = {function.name: {called(node) for node in ast.walk(function)} for function, _ in functions(tree)}
    loud = {"changed", *besides}
    before = 0
    while before != len(loud):
        before = len(loud)
        loud |= {name for name, names in calls.items() if names & loud}
    return (loud & set(calls)) - {"changed"}


def is_table_or_piece(node: ast.ClassDef, *kinds: str) -> bool:
    """Whether a class is a kind of table or piece, by the names of its bases."""
    bases = [ast.unparse(base).split("[")[0] for base in (*node.bases, ast.Name(node.name))]
    return any(base.endswith(kinds or ("Table", "Piece")) for base in bases)


def piece_classes(*trees: ast.Module) -> frozenset[str]:
    """Returns the classes of pieces that these modules define."""
    classes = [node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)]
    return frozenset(node.name for node in classes if is_table_or_piece(node, "Piece"))
