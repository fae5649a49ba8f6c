"""Plain data, their canonical encoding in bytes, and the digest of that encoding."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Final, Union

Data = Union[None, bool, int, str, list["Data"], dict[str, "Data"]]
"""Values that can be saved, sent and compared: no floats (they differ between machines), no objects."""

WRITER: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def canonical(data: object) -> bytes:
    """Returns the canonical encoding of plain data: JSON with sorted keys, no spaces, UTF-8.  Equal data give equal
    bytes.
    """
    return WRITER.encode(data).encode()


def digest(data: object) -> str:
    """Returns the SHA-256 of the canonical encoding.  It guards against accident, not against malice."""
    return sha256(canonical(data)).hexdigest()


def frozen(data: Data) -> object:
    """Returns the data with lists turned into tuples, as steps hold them."""
    if isinstance(data, list):
        return tuple([frozen(part) for part in data])
    return data


def thawed(value: object) -> Data:
    """Returns a step's value as plain data: tuples become lists; any other object raises TypeError."""
    if isinstance(value, tuple):
        return [thawed(part) for part in value]
    if value is None or isinstance(value, (bool, int, str)):
        return value
    raise TypeError(f"a step holds {value!r}, which is not plain data")


def number(data: Data) -> int:
    """Returns the data, asserted to be a number."""
    assert isinstance(data, int)
    return data


def text(data: Data) -> str:
    """Returns the data, asserted to be a string."""
    assert isinstance(data, str)
    return data


def items(data: Data) -> list[Data]:
    """Returns the data, asserted to be a list."""
    assert isinstance(data, list)
    return data


def numbers(data: Data) -> list[int]:
    """Returns the data, asserted to be a list of numbers."""
    assert isinstance(data, list)
    found: list[int] = []
    for part in data:
        assert isinstance(part, int)
        found.append(part)
    return found


def fields(data: Data) -> dict[str, Data]:
    """Returns the data, asserted to be a dict of named fields."""
    assert isinstance(data, dict)
    return data
