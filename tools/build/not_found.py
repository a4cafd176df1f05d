"""Makes 404.html, which a host shows for every address where nothing is.

It may stand at any depth below the start, so it can name no file by a relative address, and has
all that it needs in itself. Where the start is it finds out by looking upwards. A link whose `#`
came as `%23` leads on to where it was to lead.
"""

from html import escape
from pathlib import Path

from tessera.i18n import LANGUAGES, N_, direction, translator, without_region
from tools.build import release
from tools.build.naming import allowed
from tools.paths import STATIC

TITLE = N_("There is nothing here")
WORDS = N_("The address may be incomplete or old. Your saved games are where they were.")
START = N_("Menu")

SHEETS = ("tokens.css", "alone.css")
SCRIPT = f"""\
(async () => {{
  let folder = new URL("./", location.href);
  const isStart = async () =>
    (await fetch(new URL("{release.WORKER}", folder), {{ method: "HEAD" }})).ok;
  while (!(await isStart())) {{
    if (folder.pathname === "/") return;
    folder = new URL("../", folder);
  }}
  // A mark that was written as %23 on its way led here, with what stands behind it.
  const behind = location.href.slice(folder.href.length);
  if (behind.startsWith("%23")) location.replace(`${{folder.href}}#${{behind.slice(3)}}`);
  for (const link of document.links) link.href = folder.href;
}})();
"""

PAGE = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>404 · Tessera</title>
<link rel="icon" href="data:,">
<style>{style}</style>
</head>
<body>
<main class="alone">
<h1>Tessera</h1>
{sections}
</main>
<script>{script}</script>
</body>
</html>
"""

SECTION = """\
<section lang="{language}" dir="{dir}">
<h2>{title}</h2>
<p>{words}</p>
<p><a href="./">{start}</a></p>
</section>"""


def write(out: Path) -> None:
    style = "\n".join((STATIC / "css" / name).read_text(encoding="utf-8") for name in SHEETS)
    policy = (
        f"default-src 'none'; style-src {allowed(style)}; script-src {allowed(SCRIPT)}; "
        "connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'"
    )
    # All languages stand there at once: one of each is enough, without regions.
    sections = "\n".join(section(code) for code in LANGUAGES if without_region(code) == code)
    page = PAGE.format(policy=policy, style=style, script=SCRIPT, sections=sections)
    (out / "404.html").write_text(page, encoding="utf-8")


def section(language: str) -> str:
    say = translator(language)
    title, words, start = (escape(say(text), quote=False) for text in (TITLE, WORDS, START))
    texts = {"title": title, "words": words, "start": start}
    return SECTION.format(language=language, dir=direction(language), **texts)
