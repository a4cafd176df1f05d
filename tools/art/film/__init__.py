"""A short film of the games, for the README: `make film`, when their look has changed.

The positions lie beside this file as records, so each film shows the same play. The film is kept in
docs/pictures/ and not made by the build, because no two browsers draw the same bytes.
"""
