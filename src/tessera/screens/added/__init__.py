"""Games by others: added, wanted, missing."""
