"""What Lighthouse says of a first visit on a slow telephone: `make lighthouse`.

The network is slowed for real (its "slow 4G") and the processor four times, in a browser without
windows; the server compresses as GitHub Pages does. Of three visits the middle one counts. On a
machine that does something else at the time, the figures mean little. Several builds are visited in
turns: `python -m tools.measure.lighthouse dist /elsewhere/dist`.
"""

import gzip
import json
import os
import subprocess
import sys
import threading
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from tessera_kit.authoring.serve import HOST, Handler, Server
from tools.browser import find_or_install
from tools.paths import BUILD, DIST

FOLDER = BUILD / "lighthouse"
VISITS = 3
TEXTS = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".toml", ".webmanifest"}
TIMES = ("first-contentful-paint", "largest-contentful-paint", "speed-index", "total-blocking-time")


class Compressing(Handler):
    """Serves as GitHub Pages does: texts are compressed, and may be kept for ten minutes."""

    caching = "max-age=600"

    def do_GET(self) -> None:  # noqa: N802
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if path.suffix not in TEXTS or not path.is_file():
            super().do_GET()
            return
        data = gzip.compress(path.read_bytes(), 6, mtime=0)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)


def visit(address: str, out: Path) -> dict[str, Any]:
    """The report on one visit by a browser that has never been here."""
    sandbox = " --no-sandbox" if os.geteuid() == 0 else ""
    subprocess.run(
        [
            *(str(FOLDER / "node_modules/.bin/lighthouse"), address, "--quiet"),
            *("--throttling-method=devtools", "--output=json", f"--output-path={out}"),
            f"--chrome-flags=--headless=new --disable-gpu{sandbox}",
        ],
        env={**os.environ, "CHROME_PATH": str(find_or_install())},
        check=True,
    )
    report: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
    return report


def visits(builds: list[Path]) -> list[list[dict[str, Any]]]:
    """The reports on each build, all of which are visited in turns."""
    reports: list[list[dict[str, Any]]] = [[] for _ in builds]
    with ExitStack() as serving:
        addresses = []
        for build in builds:
            httpd = serving.enter_context(Server((HOST, 0), partial(Compressing, directory=build)))
            threading.Thread(target=httpd.serve_forever, daemon=True).start()
            serving.callback(httpd.shutdown)
            addresses.append(f"http://{HOST}:{httpd.server_port}/")
        for turn in range(VISITS):
            for number, address in enumerate(addresses):
                out = FOLDER / f"report-{number + 1}-{turn + 1}.json"
                reports[number].append(visit(address, out))
    return reports


def tell(reports: list[dict[str, Any]]) -> None:
    """Prints what the reports on one build say."""
    for name in reports[0]["categories"]:
        scores = [report["categories"][name]["score"] or 0 for report in reports]
        print(f"{100 * median(scores):7.0f}  {name}")
    for name in TIMES:
        # Missing where the page never came to rest within Lighthouse's patience.
        values = [report["audits"][name].get("numericValue", float("nan")) for report in reports]
        print(f"{median(values):7.0f}  {name}, ms")
    for name, audit in reports[0]["audits"].items():
        if audit["score"] == 0 and audit["scoreDisplayMode"] == "binary":
            print(f"         {name}: {audit['title']}")


def main() -> None:
    builds = [Path(name).resolve() for name in sys.argv[1:]] or [DIST]
    for build, reports in zip(builds, visits(builds), strict=True):
        if len(builds) > 1:
            print(f"\n{build}")
        tell(reports)


if __name__ == "__main__":
    main()
