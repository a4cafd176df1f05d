"""For who writes a game: a project to begin with, its catalogues, Tessera with it."""
