"""Plain data, its one canonical form in bytes, and the digest over it."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Final, Union

Data = Union[None, bool, int, str, list["Data"], dict[str, "Data"]]
"""What can be saved, sent and compared: no floats (they differ between machines), no objects."""

WRITER: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def canonical(data: object) -> bytes:
    """The one way to write these data down: sorted keys, no spaces, UTF-8.  Equal data give equal bytes."""
    return WRITER.encode(data).encode()


def digest(data: object) -> str:
    """A mark of the data: SHA-256 over the canonical bytes.  It guards against accident, not against malice."""
    return sha256(canonical(data)).hexdigest()


def frozen(data: Data) -> object:
    """The data with tuples for lists, as steps hold them."""
    if isinstance(data, list):
        return tuple([frozen(part) for part in data])
    return data


def thawed(value: object) -> Data:
    """What a step holds, as data: lists for tuples.  Anything that is not plain is a fault of the step."""
    if isinstance(value, tuple):
        return [thawed(part) for part in value]
    if value is None or isinstance(value, (bool, int, str)):
        return value
    raise TypeError(f"a step holds {value!r}, which is not plain data")


def number(data: Data) -> int:
    """The data, known to be a number."""
    assert isinstance(data, int)
    return data


def text(data: Data) -> str:
    """The data, known to be a text."""
    assert isinstance(data, str)
    return data


def items(data: Data) -> list[Data]:
    """The data, known to be a list."""
    assert isinstance(data, list)
    return data


def numbers(data: Data) -> list[int]:
    """The data, known to be a list of numbers."""
    assert isinstance(data, list)
    found: list[int] = []
    for part in data:
        assert isinstance(part, int)
        found.append(part)
    return found


def fields(data: Data) -> dict[str, Data]:
    """The data, known to have named fields."""
    assert isinstance(data, dict)
    return data
