"""The rules to read and to print."""
