// @ts-check
// What must happen before Python is awake: the picture of what was left, the progress.
// The build writes it into index.html (tools/build/shell.py), so it can import nothing.
// What happens when something is missing stands in trouble.js; everything else is Python.

const body = document.body;

if (body.dataset.state === "plain") body.dataset.state = "loading"; // Not when it has failed.

body.toggleAttribute("data-insecure", !isSecureContext); // The menu says what is lost there.

// --- Where the address already leads. The menu shows at once, and so does what the page looked
// like when it was left (tessera/browser/drawing/picture.py): the games to go on with, or the board of the
// game. Other screens wait for Python. ---

// A luxury, in a store that others write into: of anything but drawings nothing is shown, and with the
// first fault it is thrown away. Python draws the same in a moment.
const PICTURE = `tessera ${new URL("./", location.href).pathname} picture`; // Of this site (storage/site.py).
const MOST = 250_000;
const DRAWN = new Set(
  (
    "a aside b button caption circle clipPath dd defs details div dl dt ellipse em fieldset figcaption figure g h1 h2 " +
    "h3 header i image img input label legend li line linearGradient main mask nav ol optgroup option p path pattern " +
    "polygon polyline progress radialGradient rect section select small span stop strong summary svg symbol table tbody " +
    "td text th thead title tr tspan ul use"
  ).split(" "),
);
const DOES = /^(on|py-|mpy-)/; // PyScript listens to its own.

/** @param {unknown} markup */
function parsed(markup) {
  if (typeof markup !== "string") throw new TypeError(`${typeof markup} for markup`);
  const { content } = Object.assign(document.createElement("template"), { innerHTML: markup });
  for (const element of content.querySelectorAll("*")) {
    const does = element.getAttributeNames().some((name) => DOES.test(name));
    if (does || !DRAWN.has(element.localName)) throw new Error(`${element.localName} in a picture`);
  }
  /** @type {NodeListOf<HTMLElement>} */
  const styled = content.querySelectorAll("[data-style]");
  for (const element of styled) element.style.cssText = element.dataset.style ?? "";
  return content;
}

/** @param {boolean} home */
function picture(home) {
  try {
    const text = localStorage.getItem(PICTURE) ?? "{}";
    if (text.length > MOST) throw new RangeError("a picture of nothing that was on a screen");
    const { menu = "", ways, more = {}, address, board = "" } = JSON.parse(text);
    const seen = parsed(home ? menu : location.hash === address ? board : "");
    /** @type {string[] | undefined} */
    const shown = Array.isArray(ways) ? ways : undefined;
    return { seen, ways: shown, more: Object.entries(more).map(([place, nodes]) => ({ place, nodes: parsed(nodes) })) };
  } catch {
    try {
      localStorage.removeItem(PICTURE);
    } catch {
      // Nothing may be kept here, and so nothing is.
    }
    return { seen: new DocumentFragment(), ways: undefined, more: [] };
  }
}

function waitHere() {
  if (body.dataset.state !== "loading") return;
  const home = location.hash.length <= 2;
  const { seen, ways, more } = picture(home);
  const screen = home ? "home" : seen.hasChildNodes() ? "play" : "waiting";
  body.dataset.screen = document.documentElement.dataset.page = screen;
  const app = /** @type {HTMLElement} */ (document.getElementById("app"));
  app.replaceChildren(seen);
  body.toggleAttribute("data-goes-on", Boolean(app.querySelector(".continue")));
  /** @type {NodeListOf<HTMLElement>} */
  const changing = document.querySelectorAll("#menu [data-way]");
  if (ways) for (const way of changing) way.hidden = !ways.includes(way.dataset.way ?? "");
  for (const added of document.querySelectorAll("#menu .offered")) added.remove();
  for (const { place, nodes } of more) {
    document.querySelector(`#menu [data-place="${CSS.escape(place)}"]`)?.append(nodes);
  }
}
addEventListener("hashchange", waitHere);
waitHere();

// --- What is pressed on a picture is done when Python is awake; of several presses the last,
// because people repeat the first when nothing happens. ---

const PRESSED = ":is(#app, .masthead) [data-press]";
/** @type {string | undefined} */
let pressed;

document.addEventListener("click", ({ target }) => {
  /** @type {HTMLElement | null} */
  const element = /** @type {Element} */ (target).closest(PRESSED);
  if (body.dataset.state !== "loading" || !element) return;
  pressed = element.dataset.press;
  document.querySelector(".pressed")?.classList.remove("pressed");
  element.classList.add("pressed");
});

function doPressed() {
  if (!pressed) return;
  /** @type {HTMLElement | null} */
  const element = document.querySelector(`${PRESSED}[data-press="${CSS.escape(pressed)}"]`);
  element?.click();
}

// --- Progress: how many of the large files have arrived. Python itself takes the last part. ---

const PARTS = ["core", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "tessera.zip"];
const bar = /** @type {HTMLProgressElement} */ (document.getElementById("progress"));
const arrived = new Set();

const watcher = new PerformanceObserver((list) => {
  for (const { name } of list.getEntries()) {
    const part = PARTS.find((file) => name.includes(file));
    if (part) arrived.add(part);
  }
  bar.value = arrived.size;
});
bar.max = PARTS.length + 1;
watcher.observe({ type: "resource", buffered: true });

new MutationObserver((_, observer) => {
  if (body.dataset.state === "loading") return;
  watcher.disconnect();
  observer.disconnect();
  if (body.dataset.state === "ready") doPressed();
}).observe(body, { attributeFilter: ["data-state"] });

// --- Kept for the page that tells how to install (tessera/browser/install.py). ---

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  globalThis.tesseraInstall = event;
});
