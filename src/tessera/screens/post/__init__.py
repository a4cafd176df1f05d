"""Games by post on the screen: their set-up, the letters that come, and the table."""
