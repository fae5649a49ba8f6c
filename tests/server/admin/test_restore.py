"""The restore drill: a copy is taken while people play, the file is lost, and play goes on from the copy."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from inglenook import command_line
from inglenook.server.storage.store import open_store
from tests.server.support.servers import Client, Nursery, Server
from tests.server.support.tables import ANN, BEN, cookie, lay

pytestmark = pytest.mark.rule("SR-87", "SR-1")


async def laid(database: str) -> list[Client]:
    """Returns a table for Ann and Ben."""
    store = await open_store(database)
    table = await lay(store, "embers", [ANN, BEN], "restored")
    clients = [Client(table, await cookie(store, guest)) for guest in (ANN, BEN)]
    await store.close()
    return clients


def play(clients: list[Client], server: Server, until: int) -> None:
    """Connects everybody and plays until the table has a given version."""
    for client in clients:
        client.come(server)
    while clients[0].version < until:
        asked = next(one for one in clients if "options" in one.question)
        version = asked.version + 1
        assert "done" == asked.hear_reply(asked.answer((0,)))["type"]
        for client in clients:
            client.hear_version(version)


@pytest.mark.long
def test_restored_from_a_copy(tmp_path: Path) -> None:
    """After a restore, answers acknowledged before the backup are there, and later questions are asked again."""
    file, copy = tmp_path / "games.sqlite", tmp_path / "copy.sqlite"
    address = f"sqlite:///{file}"
    clients = asyncio.run(laid(address))
    with Nursery("embers") as nursery:
        server = nursery.server(address)
        play(clients, server, 6)
        assert 0 == command_line.main(["admin", "backup", str(copy), "--database", address])
        seen = [client.view for client in clients]
        play(clients, server, 10)
        server.end()
        for left in tmp_path.glob("games.sqlite*"):
            left.unlink()
        copy.rename(file)
        server = nursery.server(address)
        for client in clients:
            client.come(server)

        assert ([6, 6], seen) == ([client.version for client in clients], [client.view for client in clients])
        play(clients, server, 12)
        server.end()
        for client in clients:
            client.leave()
