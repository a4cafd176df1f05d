"""Cuts the published Pyodide to what Tessera can reach. docs/runtime.md says how, and why."""
