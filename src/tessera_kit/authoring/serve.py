"""Serves a folder on this machine as GitHub Pages would: plain files, no special headers."""

import sys
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from os import PathLike
from pathlib import Path

HOST = "127.0.0.1"
FIRST_PORT = 8000
PORTS_TO_TRY = 20

# A browser refuses a module of another type, and compiles WebAssembly of another type only once all
# of it has come. Python's own table differs from version to version and from machine to machine.
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".toml": "application/toml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class Handler(SimpleHTTPRequestHandler):
    """Never lets a browser keep an old file unasked, and is silent about what goes well."""

    protocol_version = "HTTP/1.1"
    caching = "no-cache"

    def guess_type(self, path: str | PathLike[str]) -> str:
        return TYPES.get(Path(path).suffix) or super().guess_type(path)

    def end_headers(self) -> None:
        self.send_header("Cache-Control", self.caching)
        super().end_headers()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Answer with the site's own 404.html where nothing is."""
        above = Path(self.translate_path(self.path)).parents
        page = next((page for page in (p / "404.html" for p in above) if page.is_file()), None)
        if code != HTTPStatus.NOT_FOUND or not page:
            super().send_error(code, message, explain)
            return
        self.log_error("%d %s", code, self.path)
        self.send_page(page.read_bytes(), code)

    def send_page(self, data: bytes, code: int = HTTPStatus.OK) -> None:
        """Answers with a page of HTML."""
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(data)

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Say nothing of what was found; `log_error` still tells what was not."""


class Server(ThreadingHTTPServer):
    """Closes at once, without waiting for connections that a browser keeps open."""

    daemon_threads = True


def server(folder: Path, port: int, handler: type[Handler] = Handler) -> Server:
    """A server that is bound to its port (0: any free one) and waits to be started."""
    return Server((HOST, port), partial(handler, directory=str(folder)))


def first_free(folder: Path, handler: type[Handler] = Handler) -> Server:
    """A server at the first port that nobody has."""
    for port in range(FIRST_PORT, FIRST_PORT + PORTS_TO_TRY):
        try:
            return server(folder, port, handler)
        except OSError:
            continue
    sys.exit(f"No free port from {FIRST_PORT} to {FIRST_PORT + PORTS_TO_TRY - 1}.")


def address_of(httpd: Server, place: str = "") -> str:
    """The address of a place on what is served."""
    return f"http://{HOST}:{httpd.server_port}/{place}"


def serve(httpd: Server, place: str = "") -> None:
    """Serves until somebody stops it."""
    print(f"\n  Tessera is at  {address_of(httpd, place)}\n\n  Ctrl+C stops it.\n", flush=True)
    try:
        httpd.serve_forever()
    except KeyboardInterrupt:
        print("\nStopped.")
    finally:
        httpd.server_close()
