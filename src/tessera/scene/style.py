"""Names that style sheets use for media queries, so that each query is written once."""

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
SMALL = f"{SCREENS['narrow']}, {SCREENS['low']}"
"""Screens of phones, however they are held."""
QUERY = re.compile(r"@media [^{]+")
NAME = re.compile(r"\(--([a-z]+)\)")
SYSTEM = "@media (prefers-color-scheme: dark)"
CHOSEN = '&:is([data-theme="dark"], [data-theme="dark"] *)'
"""The sources ask the system whether it is dark; they are served so that a choice in the app, which
static/looks.js puts into `data-theme`, decides instead."""


def served(code: str) -> str:
    """A style sheet as browsers get it, with the names replaced by media queries. An unknown name,
    as in an added game of another release, stays and so never applies."""
    # Shapes become queries and not, like the dark theme, an attribute on the root: so they work
    # from the first paint on, without a script and on paper, and don't raise any specificity.
    return QUERY.sub(lambda query: NAME.sub(_query, query[0]), code).replace(SYSTEM, CHOSEN)


def _query(name: re.Match[str]) -> str:
    return SCREENS.get(name[1], name[0])
