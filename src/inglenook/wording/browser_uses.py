"""Finds the message ids used in the browser client's TypeScript.

An id stands in `t("id", {…})` or, in a message created in the browser, in `{ message: "id" }`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from inglenook.wording.uses import Use, Uses

_REMARK: Final = re.compile(r"^[ \t]*(//|/?\*).*$", re.MULTILINE)
_SAID: Final = re.compile(r"(?<![\w.$])(?<!function )t\(")
_MESSAGE: Final = re.compile(r"""\bmessage: *["']([a-z][a-z0-9-]*)["']""")
_TEXT: Final = re.compile(r"""(?<![=!]= )(["'])([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\1""")
_TEMPLATE: Final = re.compile(r"`([a-z][a-z0-9-]*-)\$\{[^`]*`")
_GAP: Final = re.compile(r"\$\{[^}]*\}")
_KEY: Final = re.compile(r"""\s*["']?([A-Za-z_]\w*)["']?\s*(:|$)""")

_OPENS: Final = {"(": ")", "{": "}", "[": "]"}
_QUOTES: Final = "\"'`"


def collect_browser(root: Path) -> Uses:
    """Returns the message ids used in the TypeScript files below a folder."""
    uses = Uses([], [], [])
    for file in sorted(root.rglob("*.ts")):
        source = _REMARK.sub(lambda remark: " " * len(remark[0]), file.read_text("utf-8"))
        place = file.relative_to(root).as_posix()
        for said in _SAID.finditer(source):
            where = f"{place}:{source.count(chr(10), 0, said.start()) + 1}"
            _note(_arguments(source, said.end()), where, uses)
        for message in _MESSAGE.finditer(source):
            where = f"{place}:{source.count(chr(10), 0, message.start()) + 1}"
            uses.written.append(Use(message[1], where, None))
    return uses


def both(one: Uses, other: Uses) -> Uses:
    """Returns the uses of both arguments combined."""
    return Uses(one.written + other.written, one.built + other.built, one.passed_on + other.passed_on)


def _note(arguments: list[str], where: str, uses: Uses) -> None:
    """Records the id or ids in the first argument of `t`, with the argument names in the second."""
    id, names = arguments[0], _names(arguments[1]) if len(arguments) > 1 else frozenset[str]()
    built = [Use(_GAP.sub("*", found[0][1:-1]), where, names) for found in _TEMPLATE.finditer(id)]
    written = [Use(found[2], where, names) for found in _TEXT.finditer(id)]
    uses.built.extend(built)
    uses.written.extend(written)
    if not built and not written:
        uses.passed_on.append(Use(id, where, names))


def _names(given: str) -> frozenset[str] | None:
    """Returns the names in `{ name, count: 3 }`; None where they are not written out."""
    if not given.startswith("{") or not given.endswith("}"):
        return None
    parts = [_KEY.match(part) for part in _arguments(given + ")", 1, "}")]
    return None if None in parts else frozenset(part[1] for part in parts if part is not None)


def _arguments(source: str, start: int, end: str = ")") -> list[str]:
    """Returns the arguments between commas from a position on, up to the closing bracket."""
    found, begin, at, closing = [], start, start, [end]
    while at < len(source) and closing:
        sign = source[at]
        if sign in _QUOTES:
            at = _after_text(source, at)
            continue
        if sign in _OPENS:
            closing.append(_OPENS[sign])
        elif sign == closing[-1]:
            closing.pop()
        if not closing or (sign == "," and len(closing) == 1):
            found.append(source[begin:at].strip())
            begin = at + 1
        at += 1
    return [part for part in found if part]


def _after_text(source: str, at: int) -> int:
    """Returns the position after the string literal that begins here, including a template's interpolations."""
    quote, at = source[at], at + 1
    while at < len(source) and source[at] != quote:
        if source[at] == "\\":
            at += 1
        elif quote == "`" and source.startswith("${", at):
            at = _after_gap(source, at + 2) - 1
        at += 1
    return at + 1


def _after_gap(source: str, at: int) -> int:
    """Returns the position after an interpolation of a template, which may itself contain templates."""
    depth = 1
    while at < len(source) and depth:
        if source[at] in _QUOTES:
            at = _after_text(source, at)
            continue
        depth += (source[at] == "{") - (source[at] == "}")
        at += 1
    return at
