"""Cameras, and the wires between a tablet and phones."""
