"""A game or a backup that comes from elsewhere."""
