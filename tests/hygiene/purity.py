"""Checks for faults of the kernel and the rules: anything by which a game could differ when played again (KR-17)."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator
from typing import Final

from tests.hygiene.sources import Finding, Function, called, functions, is_plain_call, parameters, targets_of, walk

PURE: Final = (
    "__future__", "abc", "bisect", "collections", "dataclasses", "difflib", "enum", "hashlib", "heapq", "inglenook",
    "itertools", "json", "math", "mypy_extensions", "operator", "re", "typing", "unicodedata",
)  # fmt: skip
"""Modules that rules may import: those that know no clock, no chance, no files and no other process."""

REACHES_OUT: Final = ("open", "input", "print", "eval", "exec", "compile", "__import__", "breakpoint", "globals")


def outside_world(tree: ast.Module, own: Collection[str] = ()) -> Iterator[Finding]:
    """Yields uses of clocks, chance, files, the console, and module variables; `own` are the packages of games."""
    for node, inside in walk(tree):
        match node:
            case ast.Import(names=names):
                imported = [name.name for name in names]
            case ast.ImportFrom(module=str(module)):
                imported = [module]
            case ast.Global() | ast.Nonlocal():
                yield Finding(node.lineno, inside, f"changes {', '.join(node.names)}, which outlives a step")
                continue
            case ast.Call() if is_plain_call(node, *REACHES_OUT):
                yield Finding(node.lineno, inside, f"calls {called(node)}()")
                continue
            case _:
                continue
        for module in imported:
            if module.split(".")[0] not in PURE and module.split(".")[0] not in own:
                yield Finding(node.lineno, inside, f"imports {module}, which may reach outside the game")


def identities(tree: ast.Module) -> Iterator[Finding]:
    """Yields `id()` and `hash()`, which differ from one run to the next; a `__hash__` may be built on another one."""
    for node, inside in walk(tree):
        if is_plain_call(node, "id", "hash") and not inside.endswith("__hash__"):
            yield Finding(getattr(node, "lineno", 0), inside, f"calls {called(node)}(), which differs between runs")


# Around a wait.


def guarded_waits(tree: ast.Module) -> Iterator[Finding]:
    """Yields `finally`, `with` and catch-alls around an await, which run when a suspended game is dropped."""
    for node, inside in walk(tree):
        match node:
            case ast.AsyncWith() | ast.AsyncFor():
                yield Finding(node.lineno, inside, "waits in a way the driver does not know")
            case ast.With() if waits(node.body):
                yield Finding(node.lineno, inside, "has a with around a wait")
            case ast.Try() | ast.TryStar():
                if node.finalbody and waits([node]):
                    yield Finding(node.lineno, inside, "has a finally around a wait")
                if waits(node.body) and any(catches_everything(handler) for handler in node.handlers):
                    yield Finding(node.lineno, inside, "catches everything around a wait")


def waits(statements: Iterable[ast.AST]) -> bool:
    """Whether these nodes contain an await, without nested functions."""
    for node in statements:
        if isinstance(node, ast.Await):
            return True
        if not isinstance(node, Function | ast.Lambda) and waits(ast.iter_child_nodes(node)):
            return True
    return False


def catches_everything(handler: ast.ExceptHandler) -> bool:
    """Whether a handler is `except:` or catches Exception or BaseException."""
    if handler.type is None:
        return True
    names = [node.id for node in ast.walk(handler.type) if isinstance(node, ast.Name)]
    return any(name in ("Exception", "BaseException") for name in names)


# Functions within functions.


def closures(tree: ast.Module) -> Iterator[Finding]:
    """Yields lambdas, and functions that use variables of the function around them: mypyc makes them slow."""
    for node, inside in walk(tree):
        if isinstance(node, ast.Lambda):
            yield Finding(node.lineno, inside, "has a lambda")
    for outer, name in functions(tree):
        for inner in ast.walk(outer):
            if isinstance(inner, Function) and inner is not outer:
                captured = sorted(bound_in(outer) & (used_in(inner) - bound_in(inner)))
                if captured:
                    yield Finding(inner.lineno, name, f"{inner.name} captures {', '.join(captured)}")


def bound_in(function: Function) -> set[str]:
    """Returns the names that a function assigns."""
    names = {parameter.arg for parameter in parameters(function)}
    for node, inside in walk(function):
        if not inside:
            names |= {target.id for target in targets_of(node) if isinstance(target, ast.Name)}
    return names


def used_in(function: Function) -> set[str]:
    return {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}


# The order of sets.

SETS: Final = ("set", "frozenset", "Set", "FrozenSet", "AbstractSet", "MutableSet")
GIVES_SET: Final = ("union", "intersection", "difference", "symmetric_difference", "copy")
KEEPS_ORDER: Final = ("list", "tuple", "enumerate", "iter", "zip", "map", "filter", "reversed", "dict", "deque")
KEEPS_ORDER_METHODS: Final = ("join", "extend", "fromkeys", "writelines")
NO_ORDER: Final = ("any", "all", "sum", "len", "set", "frozenset", "sorted", "min", "max")
DECIDED_BY_KEY: Final = ("sorted", "min", "max")


class SetNames:
    """The names of sets in a module: variables, attributes, and functions that return a set."""

    def __init__(self, tree: ast.Module, attributes: Collection[str] = ()) -> None:
        self.names = frozenset[str]()
        self.attributes = frozenset(attributes) | set_attributes(tree)

    def within(self, scope: ast.AST) -> SetNames:
        """Adds the variables of a function or of the module itself; an alias of a set is a set, too."""
        known = SetNames(ast.Module([], []), self.attributes)
        known.names = self.names
        before = None
        while before != known.names:
            before = known.names
            known.names |= {name for node in ast.walk(scope) for name in known.given_by(node)}
        return known

    def given_by(self, node: ast.AST) -> list[str]:
        """Returns the names that a node makes names of sets."""
        match node:
            case ast.arg(arg=name, annotation=ast.expr() as annotation) if is_set_type(annotation):
                return [name]
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation) if is_set_type(annotation):
                return [name]
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if self.is_set(value):
                return [name]
            case ast.NamedExpr(target=ast.Name(id=name), value=value) if self.is_set(value):
                return [name]
            case ast.FunctionDef(name=name, returns=ast.expr() as returned) if is_set_type(returned):
                return [name]
        return []

    def is_set(self, node: ast.expr) -> bool:
        """Whether an expression is recognisably a set."""
        match node:
            case ast.Set() | ast.SetComp():
                return True
            case ast.Name(id=name):
                return name in self.names
            case ast.Attribute(attr=name):
                return name in self.attributes
            case ast.Call(func=ast.Name(id=name)):
                return name in ("set", "frozenset") or name in self.names
            case ast.Call(func=ast.Attribute(value=value, attr=name)):
                return name in self.attributes or (name in GIVES_SET and self.is_set(value))
            case ast.BinOp(left=left, op=ast.BitOr() | ast.BitAnd() | ast.BitXor() | ast.Sub(), right=right):
                return any(self.is_set(side) or called(side) == "keys" for side in (left, right))
            case ast.IfExp(body=one, orelse=other):
                return self.is_set(one) or self.is_set(other)
            case ast.BoolOp(values=values):
                return any(self.is_set(value) for value in values)
            case ast.NamedExpr(value=value):
                return self.is_set(value)
        return False


def is_set_type(annotation: ast.expr) -> bool:
    """Whether an annotation is a set type, optional or not."""
    match annotation:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in SETS
        case ast.Subscript(value=ast.Name(id="Final" | "ClassVar" | "Optional"), slice=inner):
            return is_set_type(inner)
        case ast.Subscript(value=value):
            return is_set_type(value)
        case ast.BinOp(left=left, right=right):
            return is_set_type(left) or is_set_type(right)
    return False


def set_attributes(*trees: ast.Module) -> frozenset[str]:
    """Returns the attributes and methods that are sets wherever these modules declare them."""
    sets: set[str] = set()
    others: set[str] = set()
    for tree in trees:
        for node in ast.walk(tree):
            match node:
                case ast.AnnAssign(target=ast.Attribute(attr=name), annotation=annotation):
                    (sets if is_set_type(annotation) else others).add(name)
                case ast.Assign(targets=[ast.Attribute(attr=name)], value=ast.Call(func=ast.Name(id=made))):
                    (sets if made in ("set", "frozenset") else others).add(name)
                case ast.Assign(targets=[ast.Attribute(attr=name)], value=ast.Set() | ast.SetComp()):
                    sets.add(name)
                case ast.ClassDef(body=body):
                    for part in body:
                        match part:
                            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation):
                                (sets if is_set_type(annotation) else others).add(name)
                            case ast.FunctionDef(name=name, returns=ast.expr() as returned):
                                (sets if is_set_type(returned) else others).add(name)
    return frozenset(sets - others)


def set_order(tree: ast.Module, attributes: Collection[str] = ()) -> Iterator[Finding]:
    """Yields code that depends on the order of a set, which differs by hash seed. `attributes` are sets elsewhere."""
    classes = [part for part in tree.body if isinstance(part, ast.ClassDef)]
    statements = [*tree.body, *[part for one in classes for part in one.body]]
    outside = [part for part in statements if not isinstance(part, Function | ast.ClassDef)]
    module = ast.Module(outside, [])
    returning = [function for function, name in functions(tree) if "." not in name]
    own = SetNames(tree, attributes).within(module)
    own.names |= {name for function in returning for name in own.given_by(function)}
    yield from [Finding(line, "", text) for line, text in orders(module, own)]
    for function, name in functions(tree):
        yield from [Finding(line, name, text) for line, text in orders(function, own.within(function))]


def orders(scope: ast.AST, known: SetNames) -> Iterator[tuple[int, str]]:
    """Yields the places in a function, or at module level, that depend on the order of a set."""
    unordered: list[ast.AST] = []
    for node in ast.walk(scope):
        match node:
            case ast.SetComp():
                unordered.append(node)
            case ast.Call(args=[ast.GeneratorExp() as consumed], keywords=[]) if is_plain_call(node, *NO_ORDER):
                unordered.append(consumed)
            case ast.Set(elts=parts):
                unordered += parts
    for node in ast.walk(scope):
        match node:
            case ast.For(iter=ast.expr() as iterated) if known.is_set(iterated):
                yield node.lineno, f"iterates over a set: {ast.unparse(iterated)}"
            case ast.ListComp() | ast.DictComp() | ast.GeneratorExp() | ast.SetComp() if node not in unordered:
                for generator in node.generators:
                    if known.is_set(generator.iter):
                        yield node.lineno, f"iterates over a set: {ast.unparse(generator.iter)}"
            case ast.Starred(value=value) if known.is_set(value) and node not in unordered:
                yield node.lineno, f"lists a set: {ast.unparse(value)}"
            case ast.Assign(targets=[ast.Tuple() | ast.List()], value=value) if known.is_set(value):
                yield node.lineno, f"takes a set apart: {ast.unparse(value)}"
            case ast.Call(func=ast.Attribute(value=value, attr="pop"), args=[]) if known.is_set(value):
                yield node.lineno, f"takes any element of a set: {ast.unparse(node)}"
            case ast.Call(args=arguments, keywords=keywords) if any(known.is_set(argument) for argument in arguments):
                by_key = is_plain_call(node, *DECIDED_BY_KEY) and any(keyword.arg == "key" for keyword in keywords)
                by_method = isinstance(node.func, ast.Attribute) and node.func.attr in KEEPS_ORDER_METHODS
                if by_key:
                    yield node.lineno, f"leaves ties to the order of a set: {ast.unparse(node)}"
                elif by_method or is_plain_call(node, *KEEPS_ORDER):
                    yield node.lineno, f"lists a set: {ast.unparse(node)}"
