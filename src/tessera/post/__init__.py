"""A game by post: the order of its letters, the throws from its chains, and the letters' text.

A *house* is one device and the seats that are played on it; houses send each other *letters*.
"""
