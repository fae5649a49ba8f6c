"""A network line between a browser and a server that can be cut and mended."""

from __future__ import annotations

import socket
from contextlib import suppress
from threading import Lock, Thread
from typing import Final


class Line:
    """A proxy that forwards everything sent to its port, unless it is cut."""

    def __init__(self, port: int) -> None:
        self._port: Final = port
        self._open: Final[list[socket.socket]] = []
        self._lock: Final = Lock()
        self._cut = False
        self._listening: Final = socket.create_server(("127.0.0.1", 0))
        self.address: Final = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Closes all connections and refuses new ones."""
        with self._lock:
            self._cut = True
            for one in self._open:
                with suppress(OSError):
                    one.shutdown(socket.SHUT_RDWR)
            self._open.clear()

    def mend(self) -> None:
        """Forwards traffic again."""
        with self._lock:
            self._cut = False

    def close(self) -> None:
        """Closes the proxy."""
        self.cut()
        self._listening.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                with self._lock:
                    if self._cut:
                        near.close()
                        continue
                    far = socket.create_connection(("127.0.0.1", self._port))
                    self._open.extend((near, far))
                for source, target in ((near, far), (far, near)):
                    Thread(target=self._hand_on, args=(source, target), daemon=True).start()

    def _hand_on(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while content := source.recv(65536):
                target.sendall(content)
        for one in (source, target):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
