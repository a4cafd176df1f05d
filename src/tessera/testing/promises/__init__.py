"""What every game promises, by what it is about: see `tessera.testing`."""
