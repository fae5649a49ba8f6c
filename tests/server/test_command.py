"""The command `inglenook serve`."""

from __future__ import annotations

import io
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from inglenook import command_line
from inglenook.arguments import BadArgument
from inglenook.server.command import CannotServe, listen, origin
from inglenook.server.settings import DEFAULT_PORT, Settings, default_database
from inglenook.server.storage.file_lock import alone
from inglenook.server.storage.upgrade import BadDatabase
from tests.server.support.servers import PROJECT

pytestmark = pytest.mark.rule("SR-16")


def start(*words: str) -> subprocess.Popen[str]:
    """Starts the command; returns the process with its output."""
    environment = {**os.environ, "PYTHONPATH": str(PROJECT / "src"), "LANG": "en"}
    environment.pop("INGLENOOK_GAMES", None)
    return subprocess.Popen(
        [sys.executable, "-m", "inglenook", "serve", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    )


@pytest.mark.parametrize(("ending", "status"), [(signal.SIGINT, 0), (signal.SIGTERM, -signal.SIGTERM)])
def test_it_says_where_it_is_and_ends_when_told_to(tmp_path: Path, ending: signal.Signals, status: int) -> None:
    """The server prints its address in one line, and after Ctrl-C it says that everything is stored and ends."""
    running = start("--port", "0", "--database", f"sqlite:///{tmp_path}/games.sqlite")
    assert running.stdout is not None
    ready = running.stdout.readline()
    found = re.search(r"http://localhost:(\d+)/", ready)
    assert found is not None, ready
    assert "compiled" in running.stdout.readline()
    with urllib.request.urlopen(f"http://127.0.0.1:{found[1]}/healthz") as response:
        assert 200 == response.status
    running.send_signal(ending)
    said, complaints = running.communicate(timeout=30)

    assert (status, "") == (running.returncode, complaints)
    assert ending == signal.SIGTERM or "All games are kept." in said
    assert (tmp_path / "games.sqlite").is_file()


@pytest.mark.timeout(180)
@pytest.mark.rule("SR-30", "SR-31")
def test_two_processes_count_as_one(postgresql_address: str) -> None:
    """Limits and metrics hold for two worker processes together.

    Each alone would let all sixteen through.  One or two more than ten may pass: two requests at the same moment, one
    at each process, or a minute that ends meanwhile.
    """
    running = start("--port", "0", "--workers", "2", "--database", postgresql_address)
    assert running.stdout is not None
    found = re.search(r"http://localhost:(\d+)/", running.stdout.readline())
    assert found is not None
    address = f"http://127.0.0.1:{found[1]}"
    body = {"game": "talisman", "seats": [{"kind": "you"}, {"kind": "open"}]}
    cookies = httpx.put(f"{address}/api/me", json={"name": "Aino"}).cookies
    try:
        with ThreadPoolExecutor(8) as together:
            answered = together.map(
                lambda _: httpx.post(f"{address}/api/tables", json=body, cookies=cookies, timeout=30).status_code,
                range(16),
            )
            laid = Counter(answered)
            assert {201, 429} == set(laid)
            assert 10 <= laid[201] <= 12
            told = list(together.map(lambda _: httpx.get(f"{address}/metrics", timeout=30).text, range(8)))
        for one in told:
            kept = re.search(r'inglenook_http_requests_total{.*route="/api/tables",status="201"} (\S+)', one)
            assert kept is not None and laid[201] == float(kept[1])
    finally:
        running.terminate()
        _, complaints = running.communicate(timeout=30)
    assert "" == complaints


@pytest.mark.rule("KR-21")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--workers", "2"], "Several workers need PostgreSQL: give --database postgresql://…."),
        (["--port", "x"], "--port"),
        (["--database", "games.txt"], "“games.txt” is not the address of a database."),
        (["--host", "256.1.1.1"], "Cannot listen at 256.1.1.1"),
        (["--origin", "games.example"], "“games.example” is not an address that pages come from."),
        (["--trusted-proxies", "10"], "--trusted-proxies"),
    ],
)
def test_why_it_cannot_be_started(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str], written: io.StringIO
) -> None:
    """A server that cannot start prints the reason in one sentence and exits with its status."""
    status = command_line.main(["--language", "en", "serve", "--port", "0", *words])
    out, complaint = capsys.readouterr()

    assert (2, "") == (status, out)
    assert said in complaint
    assert 1 == complaint.count("\n")


def test_a_file_is_served_once(tmp_path: Path, capsys: pytest.CaptureFixture[str], written: io.StringIO) -> None:
    """A second server with the same database file is refused with advice, and can start when the first has ended."""
    words = ["--port", "0", "--database", f"sqlite:///{tmp_path}/games.sqlite"]
    first = start(*words)
    assert first.stdout is not None and first.stderr is not None
    assert "ready" in first.stdout.readline()

    status = command_line.main(["--language", "en", "serve", *words])
    out, complaint = capsys.readouterr()

    assert (2, "") == (status, out)
    assert 1 == complaint.count("\n")
    assert f"{tmp_path}/games.sqlite are being served already." in complaint
    assert "--database" in complaint
    first.kill()
    first.wait(30)
    first.stdout.close()
    first.stderr.close()
    with alone(f"sqlite:///{tmp_path}/games.sqlite"), alone("sqlite://"):
        pass


@pytest.mark.rule("SR-5")
def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    """A database folder that cannot be written is reported in one sentence at the start."""
    (tmp_path / "file").write_text("")
    with pytest.raises(BadDatabase, match="cannot be used"), alone(f"sqlite:///{tmp_path}/file/games.sqlite"):
        pass


@pytest.mark.rule("SR-29")
def test_other_origins_as_browsers_write_them() -> None:
    """Origins are accepted with upper or lower case and with or without a slash at the end."""
    assert "https://games.example" == origin("https://Games.example/")
    assert "http://[::1]:8642" == origin("http://[::1]:8642")
    for wrong in ("games.example", "ftp://games.example", "https://games.example/table", "https://"):
        with pytest.raises(BadArgument):
            origin(wrong)


def test_a_port_that_is_taken() -> None:
    """A busy port is an error if it was named; otherwise the next free port is used."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(CannotServe, match=f"Port {port} is taken"):
            listen("127.0.0.1", port)
    with listen("127.0.0.1", None) as first, listen("127.0.0.1", None) as second:
        ports = [one.getsockname()[1] for one in (first, second)]
        assert DEFAULT_PORT <= ports[0] < ports[1]


@pytest.mark.parametrize(
    ("platform", "variable", "expected"),
    [
        ("linux", "XDG_DATA_HOME", "sqlite:////data/inglenook/inglenook.sqlite"),
        ("win32", "LOCALAPPDATA", "sqlite:////data/inglenook/inglenook.sqlite"),
    ],
)
def test_where_games_are_kept_by_themselves(
    monkeypatch: pytest.MonkeyPatch, platform: str, variable: str, expected: str
) -> None:
    """By default the database is in the folder that the system has for application data."""
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv(variable, "/data")

    assert expected == default_database() == Settings().address
