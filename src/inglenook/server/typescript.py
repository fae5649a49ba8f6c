"""Generates TypeScript types of the wire format for the browser client, from the types that the server uses.

`scripts/wire-types` writes them to web/src/server/wire.generated.ts; a test checks that the file is up to date.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterable
from itertools import pairwise
from typing import Any, Final, get_args

from msgspec import NODEFAULT
from msgspec import inspect as types

from inglenook.server import protocol
from inglenook.server.api.everything import ENDPOINTS
from inglenook.server.http.calls import ErrorInfo, Nothing

HEAD: Final = """\
// What goes over the wire, WebSocket and HTTP alike.  Written by scripts/wire-types from the types of the server
// (src/inglenook/server/protocol.py and api/): change those, and run it again.

/** A message still to be worded: its id and its arguments. */
export interface Worded {
    readonly message: string;
    readonly [argument: string]: Argument;
}

/** The name of something printed, by the id of its definition. */
export interface Named {
    readonly name: string;
}

/** Whoever sits in a seat. */
export interface Seated {
    readonly player: number;
}

export type Argument = number | string | Worded | Named | Seated | readonly Argument[];

/** Everything that a seat may know of the table: what the game's own rulebook shows it. */
export type Seen = Readonly<Record<string, unknown>>;

/** A path and the value there now; without a value, what stood there is gone. */
export type Change = readonly [path: readonly string[]] | readonly [path: readonly string[], value: unknown];
"""

NAMED: Final = ("Worded", "Seen", "Change")
"""Titles of the types that `HEAD` defines by hand, because msgspec types cannot describe them exactly."""

SIMPLE: Final[dict[type, str]] = {
    types.AnyType: "unknown",
    types.BoolType: "boolean",
    types.FloatType: "number",
    types.IntType: "number",
    types.NoneType: "null",
    types.StrType: "string",
}

Record = types.StructType | types.TypedDictType


def wire_types() -> str:
    """Returns all types that a client sends or receives, as a TypeScript module."""
    taken = [one.takes for one in ENDPOINTS if one.takes not in (None, Nothing)]
    taken += [one.query for one in ENDPOINTS if one.query is not None]
    given = [ErrorInfo, *[one.gives for one in ENDPOINTS if one.gives is not None]]
    sent = Writer(sent=True)
    got = Writer(sent=False)
    sent.add([*get_args(protocol.Reply), *given])
    got.add([*get_args(protocol.Request), *taken])
    both = sorted(set(sent.written) & set(got.written))
    differ = [name for name in both if sent.written[name] != got.written[name]]
    assert not differ, f"a client sends and gets {', '.join(differ)}: give them different names"
    for name in both:
        del got.written[name]
    parts = ["// What the server sends.", *sent.written.values(), union("Reply", protocol.Reply)]
    parts += ["// What a client sends.", *got.written.values(), union("Request", protocol.Request)]
    return "\n\n".join([HEAD.rstrip(), *parts]) + "\n"


def union(name: str, of: Any) -> str:
    """Returns a union of several types, distinguished by their tags."""
    lines = "".join([f"\n    | {one.__name__}" for one in get_args(of)])
    return f"export type {name} ={lines};"


def document(text: str, indent: str = "") -> str:
    """Returns a comment for a type or a field: the first paragraph of its docstring."""
    said = " ".join(inspect.cleandoc(text).partition("\n\n")[0].split())
    return f"{indent}/** {said} */\n" if said else ""


def remarks(cls: type) -> dict[str, str]:
    """Returns the docstrings below the fields of a class, by field."""
    (found,) = ast.parse(inspect.getsource(cls)).body
    assert isinstance(found, ast.ClassDef)
    said: dict[str, str] = {}
    for field, below in pairwise(found.body):
        if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            said[ast.unparse(field.target)] = str(below.value.value)
    return said


class Writer:
    """Writes TypeScript types, each once, with all types that they contain.

    In types that the server sends, every field is required unless it is omitted at its default value; in types that a
    client sends, only fields without a default are required.
    """

    def __init__(self, sent: bool) -> None:
        self._sent: Final = sent
        self.written: Final[dict[str, str]] = {}

    def add(self, wanted: Iterable[Any]) -> None:
        """Adds some types and all types that they contain."""
        for one in types.multi_type_info(list(wanted)):
            self.name_of(one)

    def name_of(self, one: types.Type) -> str:
        """Returns the TypeScript name or expression of a type."""
        if isinstance(one, types.Metadata):
            title = (one.extra_json_schema or {}).get("title", "")
            return title if title in NAMED else self.name_of(one.type)
        if isinstance(one, (types.StructType, types.TypedDictType)):
            return self._record(one)
        if isinstance(one, types.ListType):
            return f"readonly {bracketed(self.name_of(one.item_type))}[]"
        if isinstance(one, types.TupleType):
            return f"readonly [{', '.join([self.name_of(part) for part in one.item_types])}]"
        if isinstance(one, types.DictType):
            return f"Readonly<Record<{self.name_of(one.key_type)}, {self.name_of(one.value_type)}>>"
        if isinstance(one, types.LiteralType):
            return " | ".join([f'"{value}"' for value in one.values])
        if isinstance(one, types.UnionType):
            return " | ".join([self.name_of(part) for part in one.types])
        return SIMPLE[type(one)]

    def _record(self, one: Record) -> str:
        name = one.cls.__name__
        if name not in self.written:
            self.written[name] = ""  # reserves its place before the types it contains
            said = remarks(one.cls)
            lines = [document(said.get(field.name, ""), "    ") + self._field(one, field) for field in one.fields]
            if isinstance(one, types.StructType) and one.tag is not None:
                lines.insert(0, f'    readonly {one.tag_field}: "{one.tag}";\n')
            self.written[name] = f"{document(one.cls.__doc__ or '')}export interface {name} {{\n{''.join(lines)}}}"
        return name

    def _field(self, one: Record, field: types.Field) -> str:
        may_lack = not field.required
        if self._sent and (field.default is not NODEFAULT or field.default_factory is not NODEFAULT):
            may_lack = isinstance(one, types.StructType) and one.cls.__struct_config__.omit_defaults
        return f"    readonly {field.encode_name}{'?' if may_lack else ''}: {self.name_of(field.type)};\n"


def bracketed(name: str) -> str:
    """Brackets a type, if necessary, as part of another."""
    return f"({name})" if " " in name else name
