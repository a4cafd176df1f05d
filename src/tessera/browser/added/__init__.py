"""Games by others: their files, imports and style sheets."""
