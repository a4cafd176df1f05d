"""Cuts the published Pyodide to what Tessera can reach. docs/runtime.md says how, and why."""


class Unexpected(Exception):
    """Pyodide isn't as the version was for which this was written: nothing may be cut blindly."""
