"""The command `inglenook serve`, which runs the server for browsers."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import re
import signal
import socket
import sys
import webbrowser
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import fields
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from inglenook.arguments import Arguments, BadArgument, choice, line, number, pair
from inglenook.kernel import is_compiled
from inglenook.kernel.errors import InglenookError
from inglenook.kernel.messages import Message
from inglenook.modules import for_good
from inglenook.server.settings import DEFAULT_PORT
from inglenook.server.storage.retention import Keep
from inglenook.wording import Wording

if TYPE_CHECKING:
    from inglenook.server.http.front_door import Door
    from inglenook.server.processes.handover import Handover
    from inglenook.server.processes.status_board import Work
    from inglenook.server.rate_limits import Counts
    from inglenook.server.settings import Settings

NEEDED: Final = ("httptools", "itsdangerous", "msgspec", "prometheus_client", "sqlalchemy", "starlette",
                 "structlog", "uvicorn", "websockets")  # fmt: skip
PORTS_TO_TRY: Final = 20
KEPT: Final = tuple([field.name for field in fields(Keep)])
LARGEST_FRAME: Final = 256 * 1024
"""Size in bytes above which a WebSocket message closes the connection; smaller ones over the limit are refused."""


class CannotServe(InglenookError):
    """Raised when the server cannot start as asked: the port is taken, or a dependency is not installed."""


def declare(arguments: Arguments) -> None:
    """Declares the options of the command."""
    arguments.option("--host", "ADDRESS", Message("help-host"), line("--host"), "127.0.0.1")
    arguments.option("--port", "N", Message("help-port", {"port": str(DEFAULT_PORT)}), number("--port", 0, 65535))
    arguments.option("--database", "ADDRESS", Message("help-database"), line("--database"))
    arguments.option("--workers", "N", Message("help-workers"), number("--workers", 1, 64), 1)
    arguments.option("--thinkers", "N", Message("help-thinkers"), number("--thinkers", 1, 64), 0)
    arguments.option("--abandoned-after", "N", Message("help-abandoned"), number("--abandoned-after", 1, 86400), 600)
    arguments.repeated("--origin", "ADDRESS", Message("help-origin"), origin)
    arguments.repeated("--allowed-host", "NAME", Message("help-allowed-host"), host)
    arguments.option("--secrets", "FILE", Message("help-secrets"), line("--secrets"))
    arguments.option("--trusted-proxies", "N", Message("help-proxies"), number("--trusted-proxies", 0, 9), 0)
    arguments.option("--country-header", "NAME", Message("help-country-header"), line("--country-header"))
    arguments.repeated("--keep", "WHAT=DAYS", Message("help-keep", {"known": KEPT}), kept)
    arguments.flag("--unlimited", Message("help-unlimited"))
    arguments.flag("--say-process", Message("help-say-process"))
    arguments.flag("--open", Message("help-open"))


def origin(given: str) -> str:
    """Parses the origin of pages: a scheme and a host, as browsers write it."""
    found = given.lower().removesuffix("/")
    if re.fullmatch(r"https?://[a-z0-9.:\[\]-]+", found) is None:
        raise BadArgument("server-error-origin", {"given": given})
    return found


def host(given: str) -> str:
    """Parses a host name that the server accepts."""
    found = given.lower().removesuffix(".")
    if re.fullmatch(r"[a-z0-9.-]+", found) is None:
        raise BadArgument("server-error-host", {"given": given})
    return found


def kept(given: str) -> tuple[str, int]:
    """Parses a retention period: a kind of data and a number of days."""
    what, days = pair("--keep")(given)
    return choice("--keep", KEPT)(what), number("--keep", 0, 36_500)(days)


def run(arguments: Arguments, words: Sequence[str]) -> int:
    """Serves until the process is told to stop."""
    given = arguments.read(words)
    missing = tuple(name for name in NEEDED if find_spec(name) is None)
    if missing:
        raise CannotServe("server-error-not-installed", {"missing": missing})
    if given.workers > 1 and not (given.database or "").startswith("postgres"):
        raise BadArgument("server-error-workers")
    listening = listen(given.host, given.port)
    with listening:
        serve(given, listening, arguments.wording)
    return 0


def listen(host: str, port: int | None) -> socket.socket:
    """Returns a socket listening on the port given, or else on the first free port from the default one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    wanted = range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TO_TRY) if port is None else [port]
    for one in wanted:
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        found.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # otherwise small messages are delayed
        if sys.platform != "win32":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, one))
            found.listen(2048)
        except OSError as problem:
            found.close()
            if problem.errno != errno.EADDRINUSE:
                told = {"host": host, "port": str(one), "detail": problem.strerror or str(problem)}
                raise CannotServe("server-error-listen", {**told}) from problem
        else:
            found.set_inheritable(True)
            return found
    raise CannotServe("server-error-port", {"port": str(wanted[0])})


def serve(given: Namespace, listening: socket.socket, wording: Wording) -> None:
    """Runs the server on a listening socket."""
    with figures_of(given.workers):
        ending = serve_there(given, listening, wording)
    if ending == signal.SIGTERM:  # so that the parent process sees the signal in the exit status
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGTERM)
    print(wording.say(Message("server-ended")), flush=True)


@contextmanager
def figures_of(processes: int) -> Iterator[None]:
    """Sets up shared metrics for several processes, before the Prometheus library is imported as it requires."""
    if processes == 1:
        yield
        return
    with TemporaryDirectory(prefix="inglenook-figures-", ignore_cleanup_errors=True) as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        yield


def load_server() -> None:
    """Imports the modules that the first page needs."""
    with for_good():
        load_structlog()
        load_uvicorn()
        import_module("inglenook.server.app")


def load_structlog() -> None:
    """Imports structlog without `rich`, which is not used here; saves a tenth of the start-up time."""
    if "structlog" not in sys.modules and "rich" not in sys.modules:
        sys.modules["rich"] = None  # type: ignore[assignment]
        import_module("structlog")
        del sys.modules["rich"]


def load_uvicorn() -> None:
    """Imports uvicorn without its command line, which is not used here; saves a twentieth of the start-up time."""
    if "uvicorn" not in sys.modules:
        unused = ModuleType("uvicorn.main")
        vars(unused).update(Server=None, main=None, run=None)
        sys.modules[unused.__name__] = unused
        vars(import_module("uvicorn"))["Server"] = import_module("uvicorn.server").Server
        del sys.modules[unused.__name__]


def serve_there(given: Namespace, listening: socket.socket, wording: Wording) -> int:
    """Sets up the state that processes share, runs them, and returns the signal that ended them."""
    load_server()
    from inglenook.server.app import begin_logging
    from inglenook.server.people.secrets import secrets_in
    from inglenook.server.settings import Settings
    from inglenook.server.storage.file_lock import alone

    begin_logging()
    settings = Settings(
        host=given.host,
        port=listening.getsockname()[1],
        database=given.database or "",
        workers=given.workers,
        thinkers=given.thinkers,
        abandoned_after=given.abandoned_after,
        limited=not given.unlimited,
        origins=tuple(given.origin),
        trusted_proxies=given.trusted_proxies,
        country_header=given.country_header or "",
        hosts=tuple(given.allowed_host),
        secrets=given.secrets or "",
        keep=Keep(**dict(given.keep)),
    )
    with alone(settings.address):
        secrets_in(settings.secrets)
        asyncio.run(check_database(settings.address))  # reports database problems before anything is started
        return serve_alone(given, settings, listening, wording)


def serve_alone(given: Namespace, settings: Settings, listening: socket.socket, wording: Wording) -> int:
    """Runs the server once the database is ready and reserved for it."""
    from inglenook.server import deferred_imports

    if settings.workers > 1:
        deferred_imports.load()  # once, before forking
    gc.freeze()  # modules loaded so far stay for good and are shared by all workers
    if not hasattr(os, "fork"):  # Windows: one process, which nothing would restart
        serve_here(settings, listening, lambda: say_ready(given, settings, wording))
        return signal.SIGINT
    from inglenook.server.processes.frozen_tables import freeze_endless
    from inglenook.server.processes.handover import Handovers
    from inglenook.server.processes.shared_counters import Tally
    from inglenook.server.processes.workers import Workers
    from inglenook.server.storage.database import address_of

    starter = os.getpid()
    tally = None if settings.workers == 1 else Tally(settings.workers)
    handovers = None if settings.workers == 1 else Handovers(settings.workers)

    def serve_one(number: int, again: bool) -> None:
        first = number == 0 and not again
        counts = None if tally is None else tally.column(number)
        ready = (lambda: say_ready(given, settings, wording, starter)) if first else lambda: None
        serve_here(settings, listening, ready, counts, None if handovers is None else handovers.end_for(number))

    def freeze(work: Work, why: str) -> None:
        asyncio.run(freeze_endless(settings.address, work, why))

    shared = address_of(settings.address).get_backend_name() != "sqlite"
    ending = Workers(settings.workers, serve_one, freeze, freeze_first=shared).run()
    if not ending:
        raise CannotServe("server-error-processes")
    return ending


def say_ready(given: Namespace, settings: Settings, wording: Wording, process: int = 0) -> None:
    """Prints the server's address and state."""
    from inglenook.server.app import CLIENT

    shown = "localhost" if given.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else given.host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{settings.port}/"
    if given.say_process:
        print(f"process={process or os.getpid()} port={settings.port}", flush=True)
    print(wording.say(Message("server-ready", {"address": address})), flush=True)
    core = Message("server-core-compiled") if is_compiled() else Message("server-core-python")
    print(wording.say(core), flush=True)
    if not (CLIENT / "index.html").is_file():
        print(wording.say(Message("server-not-built")), flush=True)
    if given.open:
        webbrowser.open(address)


def serve_here(
    settings: Settings,
    listening: socket.socket,
    ready: Callable[[], None],
    counts: Counts | None = None,
    handover: Handover | None = None,
) -> None:
    """Serves in this process until it is stopped."""
    import uvicorn

    from inglenook.server.app import create_app
    from inglenook.server.processes.large_pages import LargePages
    from inglenook.server.processes.watchdog import WATCHDOG

    class Server(uvicorn.Server):
        """A uvicorn server that reports when it is ready."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if not self.should_exit:
                LargePages().begin()
                WATCHDOG.beat()
                if handover is not None:
                    handover.begin(self.receive)
                ready()
                app.state.later.begin()

        async def receive(self, connection: socket.socket, request: bytes) -> None:
            """Serves a connection whose request another worker has read."""
            loop = asyncio.get_running_loop()
            protocol_class: Any = self.config.http_protocol_class
            _, protocol = await loop.connect_accepted_socket(
                lambda: protocol_class(
                    config=self.config, server_state=self.server_state, app_state=self.lifespan.state
                ),
                connection,
            )
            protocol.is_handed_over = True
            protocol.data_received(request)

    app = create_app(settings, counts=counts)
    config = uvicorn.Config(app, **uvicorn_settings(door_of(settings, handover)))
    with suppress(KeyboardInterrupt):  # the usual way to stop a server
        Server(config).run([listening])


def door_of(settings: Settings, handover: Handover | None = None) -> Door:
    """Returns the connection limits; per address only if limits are on and clients do not all come through a proxy."""
    from inglenook.server.http.front_door import Door, most_connections

    by_address = settings.limited and not settings.trusted_proxies
    return Door(most=most_connections(), by_address=by_address, handover=handover)


async def check_database(address: str) -> None:
    """Opens the database once, which creates its missing parts."""
    from inglenook.server.storage.store import open_store

    store = await open_store(address)
    await store.close()


def uvicorn_settings(door: Door | None = None) -> dict[str, Any]:
    """Returns the settings for uvicorn, with the connection limits."""
    from inglenook.server.http.front_door import Door, FrontDoor, most_connections
    from inglenook.server.websocket.wire import Wire

    return {
        "ws": Wire,
        "http": partial(FrontDoor, door=door or Door(most=most_connections())),
        "log_config": None,  # logging is already configured
        "access_log": False,
        "server_header": False,
        "proxy_headers": False,  # proxies are handled by `--trusted-proxies`
        "ws_max_size": LARGEST_FRAME,
        "ws_per_message_deflate": False,  # updates are small, and compression takes much memory per connection
        "ws_ping_interval": 20,
        "ws_ping_timeout": 30,
        "timeout_graceful_shutdown": 3,
    }
