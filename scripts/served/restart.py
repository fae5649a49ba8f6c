"""Measures a restart with many open tables, when all clients come back at once."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path

from served.people import lay, one_view
from served.server import Load, Server, database_for

AT_ONCE = 8
"""Number of tables created at the same time."""


async def restart(many: int, load: Load) -> str:
    """Restarts the server with many open tables; reports the time until all clients see their game again."""
    with tempfile.TemporaryDirectory() as folder, database_for(load) as database:
        server = Server(Path(folder), load, database.address)
        port = int(server.address.rpartition(":")[2])
        turns = asyncio.Semaphore(AT_ONCE)

        async def one_more(number: int) -> tuple[str, str]:
            async with turns:
                return (await lay(server.address, number))[:2]

        try:
            laid = await asyncio.gather(*[one_more(number) for number in range(many)])
            await asyncio.gather(*[one_view(server.address, *table) for table in laid])
        finally:
            server.end()
        begin = time.perf_counter()
        server = Server(Path(folder), load, database.address, port)
        ready = time.perf_counter()
        try:
            seen = await asyncio.gather(*[one_view(server.address, *table) for table in laid])
            return (
                f"{many} tables: ready after {ready - begin:.2f} s, all served after {max(seen) - begin:.2f} s "
                f"and {server.cpu():.2f} s of CPU, {server.memory():.0f} MB"
            )
        finally:
            server.end()
