"""How saved games lie, for lists of them."""
