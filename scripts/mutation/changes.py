"""Mutants: every small change in a function that belongs to rules, and a sample of them.

A function belongs to the rules that its docstring cites, or else to those of its class.
"""

from __future__ import annotations

import ast
import difflib
import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from inglenook.rulebooks.catalogues import cited

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.In: ast.NotIn, ast.Is: ast.IsNot, ast.Lt: ast.LtE, ast.Gt: ast.GtE,
}  # fmt: skip
COMPARED |= {other: one for one, other in COMPARED.items()}
NEGATED_BY_SWAP = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
PLUS_MINUS: dict[type[ast.operator], ast.operator] = {ast.Add: ast.Sub(), ast.Sub: ast.Add()}
AND_OR: dict[type[ast.boolop], ast.boolop] = {ast.And: ast.Or(), ast.Or: ast.And()}


class Mutant(NamedTuple):
    """A change: the bytes from `start` to `end` of a file become `text`."""

    file: str
    function: str
    line: int
    rules: tuple[str, ...]
    start: int
    end: int
    text: bytes
    kind: str
    """Kind of change, for reports."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.function} ({', '.join(self.rules)})"

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.text + source[self.end :]

    def lines(self, source: bytes) -> tuple[str, str]:
        """Returns the changed line before and after the change, without indentation."""
        start, end = source.rfind(b"\n", 0, self.start) + 1, source.find(b"\n", self.end)
        before = source[start : end if end >= 0 else None]
        after = source[start : self.start] + self.text + source[self.end : end if end >= 0 else None]
        return " ".join(before.decode().split()), " ".join(after.decode().split())

    def diff(self, source: bytes) -> str:
        before, after = source.decode().splitlines(), self.applied(source).decode().splitlines()
        return "\n".join(list(difflib.unified_diff(before, after, self.file, self.file, lineterm="", n=1))[2:])


class Changes(ast.NodeVisitor):
    """Collects all useful changes in a function, as a node and the text to replace it with.

    Annotations, defaults, decorators and docstrings are left alone; so are assertions, which would only fail,
    f-strings, whose parts have no exact place in the source, and log messages, which do not affect the game.
    """

    def __init__(self, source: bytes) -> None:
        self.source = source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.found: list[tuple[ast.expr | ast.stmt, str, str]] = []

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.expr) -> str:
        start, end = self.span(node)
        return self.source[start:end].decode()

    def add(self, node: ast.expr | ast.stmt, text: str, kind: str) -> None:
        self.found.append((node, text, kind))

    def visit(self, node: ast.AST) -> None:
        match node:
            case ast.JoinedStr() | ast.Assert() | ast.Raise(exc=ast.Call(func=ast.Name("AssertionError"))):
                return
            case ast.Expr(value=ast.Constant() | ast.Call(func=ast.Attribute(attr="tell"))):
                return
            case ast.Expr(value=ast.Call(func=ast.Name(name))) if name.startswith("tell_"):
                return
            case ast.Call(func=ast.Name("Message")):
                return
            case ast.FunctionDef(body=body) | ast.AsyncFunctionDef(body=body):
                *statements, last = body[ast.get_docstring(node) is not None :] or [ast.Pass()]
                for statement in statements:
                    self.visit(statement)
                # Leaving out the last return changes nothing, so only the returned value is worth changing.
                (self.generic_visit if isinstance(last, ast.Return) else self.visit)(last)
                return
            case ast.AnnAssign(value=value):
                if value is not None:
                    self.visit(value)
                return
            case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
                self.negate(test)
            case ast.comprehension(ifs=ifs):
                for test in ifs:
                    self.negate(test)
            case ast.Compare(left=left, ops=[first, *others], comparators=compared) if type(first) in COMPARED:
                self.add(
                    node, ast.unparse(ast.Compare(left, [COMPARED[type(first)](), *others], compared)), "comparison"
                )
            case ast.BoolOp(op=op, values=values):
                self.add(node, f"({ast.unparse(ast.BoolOp(AND_OR[type(op)], values))})", "and/or")
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                self.add(node, f"({self.text(operand)})", "not left out")
            case ast.BinOp(left=left, op=op, right=right) if type(op) in PLUS_MINUS:
                self.add(node, f"({ast.unparse(ast.BinOp(left, PLUS_MINUS[type(op)], right))})", "plus/minus")
            case ast.Constant(value=bool(value)):
                self.add(node, str(not value), "truth")
            case ast.Constant(value=int(value)):
                self.add(node, str(value + 1), "number")
            case ast.Break() | ast.Continue():
                self.add(node, "continue" if isinstance(node, ast.Break) else "break", "break/continue")
            case ast.AugAssign(target=target, op=op, value=value):
                self.add(node, "pass", "left out")
                if type(op) in PLUS_MINUS:
                    self.add(node, ast.unparse(ast.AugAssign(target, PLUS_MINUS[type(op)], value)), "plus/minus")
            case ast.Expr() | ast.Raise() | ast.Delete() | ast.Return():
                self.add(node, "pass", "left out")
            case ast.Assign(targets=targets) if not any(isinstance(target, ast.Name | ast.Tuple) for target in targets):
                self.add(node, "pass", "left out")
        self.generic_visit(node)

    def negate(self, test: ast.expr) -> None:
        """Adds the negation of a condition, unless the changes of its parts already give that."""
        match test:
            case ast.Constant() | ast.UnaryOp(op=ast.Not()):
                return
            case ast.Compare(ops=[op]) if isinstance(op, NEGATED_BY_SWAP):
                return
        self.add(test, f"not ({self.text(test)})", "condition")


def functions(nodes: Sequence[ast.stmt], rules: list[str], inside: str) -> Iterator[tuple[str, list[str], ast.AST]]:
    """Yields the functions that belong to rules, with those rules; abstract functions have nothing to break."""
    for node in nodes:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            own = cited(ast.get_docstring(node) or "") or rules
            if isinstance(node, ast.ClassDef):
                yield from functions(node.body, own, f"{inside}{node.name}.")
            elif own and "abstractmethod" not in map(ast.unparse, node.decorator_list) and node.name != "__repr__":
                yield inside + node.name, own, node


def mutants_in(file: str, source: bytes) -> Iterator[Mutant]:
    """Yields every mutant of a file."""
    for name, rules, function in functions(ast.parse(source).body, [], ""):
        changes = Changes(source)
        changes.visit(function)
        for node, text, kind in changes.found:
            yield Mutant(file, name, node.lineno, tuple(rules), *changes.span(node), text.encode(), kind)


def sample(mutants: Sequence[Mutant], count: int, seed: int) -> list[Mutant]:
    """Returns a sample: the rules take turns, and so do the functions of each rule.

    The position of each mutant is drawn independently, so that a change elsewhere leaves the rest of the sample as it
    was.
    """
    drawn: dict[Mutant, float] = {}
    changes_in: Counter[str] = Counter()
    for mutant in mutants:
        function = f"{mutant.file} {mutant.function}"
        changes_in[function] += 1
        drawn[mutant] = draw(seed, f"{function} {changes_in[function]}")
    piles: dict[str, dict[tuple[str, str], list[Mutant]]] = {}
    for mutant in sorted(drawn, key=drawn.__getitem__):
        for rule in mutant.rules:
            piles.setdefault(rule, {}).setdefault((mutant.file, mutant.function), []).append(mutant)
    rules = sorted(piles, key=lambda rule: draw(seed, rule))
    return list(dict.fromkeys(in_turns([in_turns(piles[rule].values()) for rule in rules])))[:count]


def draw(seed: int, name: str) -> float:
    """Returns a random number for a name."""
    return random.Random(f"{seed} {name}").random()


def in_turns(piles: Iterable[Sequence[Mutant]]) -> list[Mutant]:
    """Returns the first of each pile, then the second of each, and so on."""
    return [mutant for row in zip_longest(*piles) for mutant in row if mutant is not None]
