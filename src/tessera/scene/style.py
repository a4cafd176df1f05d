"""What style sheets ask for by a name, so that the sources say each thing once."""

import re

SCREENS = {
    "wide": "(min-aspect-ratio: 11/10)",
    "upright": "(max-aspect-ratio: 11/10)",
    "narrow": "(max-width: 480px)",
    "tall": "(max-aspect-ratio: 9/16)",
    "low": "(max-height: 500px)",
    "sideways": "(min-aspect-ratio: 11/10) and (max-height: 500px)",
    "roomy": "(min-aspect-ratio: 11/10) and (min-height: 501px)",
    "large": "(min-width: 700px) and (min-height: 700px)",
}
"""Shapes of screens as media queries. `wide` has the controls beside the board, `upright` below it;
`narrow` is a phone held upright, `tall` is nearly twice as high as wide, `sideways` a phone on its
side, `roomy` whatever else is wide. Sheets ask for them as custom media, `@media (--wide)`;
the shapes of a view are made of them too."""
QUERY = re.compile(r"@media [^{]+")
NAME = re.compile(r"\(--([a-z]+)\)")
SYSTEM = "@media (prefers-color-scheme: dark)"
CHOSEN = '&:is([data-theme="dark"], [data-theme="dark"] *)'
"""The sources ask the system whether it is dark; static/looks.js knows what was chosen too."""


def served(code: str) -> str:
    """A sheet as browsers read it. A name that is not known stays, and so never applies: an added
    game may be of another release.

    Shapes become queries, and no attribute on the root as the dark does: so they count from the
    first paint on, without a script and on paper, and make no selector stronger than it was.
    """
    return QUERY.sub(lambda query: NAME.sub(_query, query[0]), code).replace(SYSTEM, CHOSEN)


def _query(name: re.Match[str]) -> str:
    return SCREENS.get(name[1], name[0])
