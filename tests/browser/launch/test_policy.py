"""What the page's policy keeps a program in the page from, a game by others say."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.at_table import open_page

ASK = "fetch('http://localhost:PORT/', { mode: 'no-cors' }).then(() => 'sent', () => 'refused')"
"""Something is told to another origin, which answers."""
TELL = f"{ASK}.then(postMessage)"
HEARD = """(worker) => new Promise((hear) => {
    worker.onmessage = ({ data }) => hear(data);
    worker.onerror = () => hear("refused");
})"""
FROM_A_BLOB = f"""(code) => {{
    const address = URL.createObjectURL(new Blob([code], {{ type: "text/javascript" }}));
    return ({HEARD})(new Worker(address));
}}"""
BY_ITS_ADDRESS = f"""() => {{
    try {{
        const {{ href }} = document.querySelector("[href*=runtime]");
        const worker = new Worker(href.replace("runtime", "thinker"), {{ type: "module" }});
        const begun = new Promise((go) => setTimeout(go, 3_000, "begun"));
        return Promise.race([({HEARD})(worker), begun]);
    }} catch (error) {{
        return "refused";
    }}
}}"""
FRAMED = """async () => {
    const frame = document.createElement("iframe");
    frame.src = "licenses/";
    const loaded = new Promise((go) => (frame.onload = frame.onerror = go));
    document.body.append(frame);
    await loaded;
    const framed = Boolean(frame.contentDocument?.querySelector("h1"));
    frame.remove();
    return framed;
}"""


@pytest.mark.console_error("Content Security Policy|Refused to|violates")
def test_what_runs_in_the_page_and_its_workers_can_ask_this_site_alone(
    page: Page, site: str
) -> None:
    port = site.split(":")[2].partition("/")[0]
    ask, tell = (code.replace("PORT", port) for code in (ASK, TELL))
    open_page(page, site)
    assert page.evaluate(ask) == "refused"
    assert page.evaluate(FROM_A_BLOB, tell) == "refused"
    assert page.evaluate(BY_ITS_ADDRESS) == "refused"
    assert not page.evaluate(FRAMED)
    with page.expect_worker() as thinks:
        page.evaluate("void (self.thinks = tesseraThinker())")
    assert thinks.value.evaluate(ask) == "refused"
