"""What Tessera can do: a folder each, with a value `FEATURE` that names its pages."""

FEATURES = (
    *("tessera.features.menu", "tessera.features.setup", "tessera.features.play"),
    *("tessera.features.story", "tessera.features.shelf", "tessera.features.sending"),
    *("tessera.features.learn", "tessera.features.puzzles", "tessera.features.rules"),
    *("tessera.features.packs", "tessera.features.phones", "tessera.features.post"),
    *("tessera.features.writing", "tessera.features.dice"),
    *("tessera.features.own_puzzles", "tessera.features.positions"),
)
"""In the order in which they are asked, and imported while somebody looks at the menu."""
