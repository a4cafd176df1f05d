"""Serves dist/ on this machine as GitHub Pages would: plain files, no special headers.

`python -m tools.serve`; the browser tests use the same server.
"""

from tessera.authoring.serve import HOST, TYPES, Handler, Server, first_free, serve, server
from tools.paths import DIST

__all__ = ["HOST", "TYPES", "Handler", "Server", "server"]

if __name__ == "__main__":
    serve(first_free(DIST))
