"""A host whose files can change and whose network can go, as a real one's do."""

from __future__ import annotations

import shutil
import socket
import threading
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import TracebackType

from tessera_kit.authoring.serve import HOST, Handler, Server
from tools.build import release
from tools.paths import DIST


class TenMinutes(Handler):
    """Lets files be kept for ten minutes unasked, as GitHub Pages does."""

    caching = "max-age=600"
    server: Line

    def end_headers(self) -> None:
        for name, text in self.server.headers.items():
            self.send_header(name, text)
        super().end_headers()


class Line(Server):
    """A server whose open connections can be cut: a browser keeps them for the next request."""

    allow_reuse_address = True

    def __init__(self, folder: Path, port: int, headers: Mapping[str, str] | None = None) -> None:
        super().__init__((HOST, port), partial(TenMinutes, directory=str(folder)))
        self.open: list[socket.socket] = []
        self.headers = {} if headers is None else headers
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def get_request(self) -> tuple[socket.socket, object]:
        connection, address = super().get_request()
        self.open.append(connection)
        return connection, address

    def handle_error(self, request: object, client_address: object) -> None:
        """Connections that break off are what this is for."""

    def cut(self) -> None:
        self.shutdown()
        self.server_close()
        for connection in self.open:
            with suppress(OSError):  # It may be closed already.
                connection.shutdown(socket.SHUT_RDWR)


class Host:
    """Serves a copy of dist/ under /tessera/."""

    def __init__(self, folder: Path) -> None:
        self.root = folder
        self.folder = folder / "tessera"
        shutil.copytree(DIST, self.folder)
        self.headers: dict[str, str] = {}
        """What it sends with every file besides."""
        self.line: Line | None = Line(folder, 0, self.headers)
        self.port = self.line.server_port
        self.origin = f"http://{HOST}:{self.port}/"
        self.address = f"{self.origin}tessera/"

    def __enter__(self) -> Host:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.cut()
        self.held.close()

    def cut(self) -> None:
        """The network is gone."""
        if self.line:
            self.line.cut()
            self.line = None
            # Held, or a browser's own connection might take the number meanwhile.
            self.held = socket.socket()
            self.held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            self.held.bind((HOST, self.port))

    def restore(self) -> None:
        """The network is back."""
        self.held.close()
        self.line = Line(self.root, self.port, self.headers)

    def publish(self, old: str, new: str) -> None:
        """Puts up a release whose menu says something new."""
        shell = self.folder / "index.html"
        text = shell.read_text(encoding="utf-8")
        assert old in text
        shell.write_text(text.replace(old, new), encoding="utf-8")
        release.write(self.folder)
