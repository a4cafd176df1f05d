"""The screenshots that the manifests name and tools/art/pictures.py takes."""

SCREENSHOTS = {"wide": (1280, 800), "narrow": (780, 1688)}
"""Of each shape the size it has."""
