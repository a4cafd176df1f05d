"""Servers as they come from the distribution, each with its own configuration in a folder of the
test's own, in the foreground of a process that is ended by whoever started it."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import sleep

from tessera_kit.authoring.serve import HOST

PATIENCE = 20
"""Seconds in which a server answers, on a machine that is busy."""

# What Debian's nginx.conf says of files.
NGINX = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/errors.log;
{user}
events {{ }}
http {{
    sendfile on;
    gzip on;
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    server {{
        listen {host}:{port};
        root {folder}/site;
        {more}
    }}
}}
"""

# Debian's modules with their own settings, and what its apache2.conf says of a site.
APACHE = """
ServerRoot /etc/apache2
DefaultRuntimeDir {folder}
PidFile {folder}/apache.pid
ErrorLog {folder}/errors.log
ServerName {host}
Listen {host}:{port}
{user}
IncludeOptional mods-enabled/*.load
IncludeOptional mods-enabled/*.conf
DocumentRoot {folder}/site
<Directory {folder}/site>
    Options Indexes FollowSymLinks
    AllowOverride {more}
    Require all granted
</Directory>
<FilesMatch "^\\.ht">
    Require all denied
</FilesMatch>
"""


def missing(program: str) -> str:
    """The words that say that a server isn't here, or none."""
    return "" if find(program) else f"{program} is not installed"


def find(program: str) -> str | None:
    return shutil.which(program, path=f"{os.environ.get('PATH', '')}:/usr/sbin")


@contextmanager
def nginx(folder: Path, more: str = "") -> Iterator[str]:
    """Serves what lies in `folder`/site; `more` stands in its server's block."""
    user = "user root;" if os.geteuid() == 0 else ""
    command = lambda settings: ("nginx", "-c", settings, "-e", folder / "errors.log")  # noqa: E731
    with _running(folder, NGINX, command, more=more, user=user) as address:
        yield address


@contextmanager
def apache(folder: Path, more: str = "None") -> Iterator[str]:
    """The same by Apache; `more` is what a .htaccess may say."""
    user = "User www-data\nGroup www-data" if os.geteuid() == 0 else ""
    command = lambda settings: ("apache2", "-f", settings, "-D", "FOREGROUND")  # noqa: E731
    with _running(folder, APACHE, command, more=more, user=user) as address:
        yield address


@contextmanager
def _running(
    folder: Path, settings: str, command: Callable[[Path], tuple[str | Path, ...]], **fields: str
) -> Iterator[str]:
    port = _free_port()
    path = folder / "settings.conf"
    path.write_text(settings.format(folder=folder, host=HOST, port=port, **fields), "utf-8")
    program, *words = command(path)
    environment = {**os.environ, "APACHE_RUN_DIR": str(folder), "APACHE_LOG_DIR": str(folder)}
    server = subprocess.Popen([str(find(str(program))), *words], env=environment)
    try:
        _answers(server, port, folder)
        yield f"http://{HOST}:{port}/"
    finally:
        server.terminate()
        server.wait()


def _free_port() -> int:
    with socket.socket() as free:
        free.bind((HOST, 0))
        return int(free.getsockname()[1])


def _answers(server: subprocess.Popen[bytes], port: int, folder: Path) -> None:
    for _ in range(PATIENCE * 20):
        with suppress(OSError):
            socket.create_connection((HOST, port)).close()
            return
        assert server.poll() is None, (folder / "errors.log").read_text("utf-8")
        sleep(0.05)
    raise AssertionError("it doesn't answer")
