"""A picture of a game is shapes and nothing else: opened by itself it is a page of the site."""

from __future__ import annotations

import pytest

from tessera_kit.promises.picture import check_drawing

pytestmark = pytest.mark.cpython_only("no page has a parser for XML")

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200">'
DECLARED = '<?xml version="1.0" encoding="UTF-8"?>'
SOUND = {
    "shapes": f'{HEAD}<g fill="none"><path d="M0 0h9" stroke-width="2"/></g></svg>',
    "a shape used twice": f'{HEAD}<symbol id="a"/><use href="#a"/></svg>',
    "a gradient": f'{HEAD}<defs><radialGradient id="a"/></defs><rect fill="url(#a)"/></svg>',
    "from an editor, as plain SVG": f"{DECLARED}\n<!-- A die -->\n{HEAD}</svg>",
}
WRONG = {
    "runs a script": (f"{HEAD}<script/></svg>", "has a script"),
    "runs when it is there": (f'{HEAD}<g onload="a()"/></svg>', "has onload= in a g"),
    "runs when it is there, in capitals": (f'{HEAD}<g OnLoad="a()"/></svg>', "has OnLoad="),
    "runs when it is pressed": (f'{HEAD}<a href="javascript:a()"/></svg>', "has a a"),
    "changes what may be pressed": (f'{HEAD}<set attributeName="href" to="x"/></svg>', "has a set"),
    "shows a page": (f"{HEAD}<foreignObject/></svg>", "has a foreignObject"),
    "shows another picture": (f'{HEAD}<image href="#a"/></svg>', "has a image"),
    "has a style sheet": (f"{HEAD}<style>@import '//a'</style></svg>", "has a style"),
    "has styles": (f'{HEAD}<g style="fill:url(//a)"/></svg>', "has style="),
    "fetches a shape": (f'{HEAD}<use href="other.svg#a"/></svg>', "fetches href="),
    "fetches a filling": (f'{HEAD}<g fill="url( \'https://a/#b\')"/></svg>', "fetches fill="),
    "fetches by an escape": (f'{HEAD}<g fill="u\\72l(//a)"/></svg>', "fetches fill="),
    "is of two languages": (f'{HEAD}<script xmlns="http://www.w3.org/1999/xhtml"/></svg>', "xhtml"),
    "has an attribute of another language": (
        f'{HEAD}<g xmlns:e="http://www.w3.org/2001/xml-events" e:event="load"/></svg>',
        "xml-events}event=",
    ),
    "has a sheet elsewhere": (f'<?xml-stylesheet href="a"?>{HEAD}</svg>', "<?xml-stylesheet"),
    "is of another alphabet": (f'<?xml version="1.0" encoding="gbk"?>{HEAD}</svg>', "<?xml"),
    "has abbreviations": (f'<!DOCTYPE svg [<!ENTITY a "b">]>{HEAD}&a;</svg>', "<!DOCTYPE"),
    "is a page": ("<html/>", "is no SVG"),
    "isn't closed": (HEAD, "can't be read"),
    "is as wide as high": (HEAD.replace("320", "200") + "</svg>", "isn't 320 to 200"),
}  # fmt: skip


@pytest.mark.parametrize("picture", SOUND.values(), ids=SOUND)
def test_a_sound_picture_is_taken(picture: str) -> None:
    check_drawing(picture)


@pytest.mark.parametrize(("picture", "told"), WRONG.values(), ids=WRONG)
def test_a_picture_that_could_do_more_than_be_seen_is_refused(picture: str, told: str) -> None:
    with pytest.raises(AssertionError) as refused:
        check_drawing(picture)
    assert told in str(refused.value)
