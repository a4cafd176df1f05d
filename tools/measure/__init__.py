"""Measures the built app and its tests, and tries to break its readers."""
