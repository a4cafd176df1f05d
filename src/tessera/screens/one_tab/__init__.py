"""One game, one tab: which tab plays it, and the page for a tab that has lost it."""
