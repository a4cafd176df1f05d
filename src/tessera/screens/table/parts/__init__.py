"""What stands on a table besides the game: each part hears of presses, keys and events."""
