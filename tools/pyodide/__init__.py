"""Runs Python inside the Pyodide that is shipped, under Node."""
