"""The generated TypeScript types of the wire protocol."""

from __future__ import annotations

import pytest

from inglenook.server import protocol
from inglenook.server.typescript import Writer, document, remarks, wire_types
from tests.server.support.servers import PROJECT

pytestmark = pytest.mark.rule("SR-32")


def test_the_written_types_are_those_of_the_server() -> None:
    """The generated types are up to date with the server's types."""
    file = PROJECT / "web" / "src" / "server" / "wire.generated.ts"

    assert wire_types() == file.read_text("utf-8"), "run .venv/bin/python scripts/wire-types"


def test_what_is_sent_has_every_field() -> None:
    """Every field is sent, including defaults; only fields that the server omits are optional in TypeScript."""
    sent = Writer(sent=True)
    sent.add([protocol.Refused])

    assert sent.written["Refused"].splitlines()[1:] == [
        "export interface Refused {",
        '    readonly type: "refused";',
        "    readonly message: Worded;",
        "    /** Whether the request named an outdated version; the current view follows. */",
        "    readonly stale: boolean;",
        "    readonly to: number;",
        "}",
    ]


def test_a_client_sends_what_has_no_usual_value() -> None:
    """A client may omit the fields with a default."""
    got = Writer(sent=False)
    got.add([protocol.Watch])

    assert got.written["Watch"].splitlines()[2:] == [
        '    readonly type: "watch";',
        "    readonly table: string;",
        "    readonly seat?: number | null;",
        "    readonly id?: number;",
        "}",
    ]


def test_remarks_are_taken_along() -> None:
    """TypeScript comments come from Python docstrings: first paragraphs for types, the line below for fields."""
    assert "/** One. */\n" == document("""One.

    Two.
    """)
    assert {"stale": "Whether the request named an outdated version; the current view follows."} == remarks(
        protocol.Refused
    )
