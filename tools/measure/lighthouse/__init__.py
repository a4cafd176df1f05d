"""Measures a first visit on a slow network."""
