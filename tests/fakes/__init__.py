"""Stand-ins that only the tests here want; the others are in `tessera_kit.fakes`."""
