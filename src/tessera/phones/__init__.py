"""Phones at the table: what is said between a tablet and the phones round it, and by whom."""
