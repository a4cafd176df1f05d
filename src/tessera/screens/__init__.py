"""Everything a person sees and presses, as plain values: no browser is needed to run it."""
