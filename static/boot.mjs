// What must happen before Python is awake: the language, the progress, and plain words when
// something is missing. Everything else is Python.

const root = document.documentElement;
const body = document.body;

body.dataset.state = "loading";

// --- Language: the remembered one, else the browser's first that we speak. ---

const SPOKEN = ["pt", "es", "en"];

function remembered() {
  try {
    return localStorage.getItem("tessera/language");
  } catch {
    return null; // Storage may be refused; the browser's language will do.
  }
}

function speak(code) {
  root.lang = code;
  for (const button of document.querySelectorAll("[data-language]")) {
    button.setAttribute("aria-pressed", String(button.dataset.language === code));
  }
}

const wanted = [remembered(), ...(navigator.languages ?? [navigator.language])]
  .filter(Boolean)
  .map((tag) => tag.toLowerCase().split("-")[0]);
speak(wanted.find((code) => SPOKEN.includes(code)) ?? "en");

for (const button of document.querySelectorAll("[data-language]")) {
  button.addEventListener("click", () => {
    speak(button.dataset.language);
    try {
      localStorage.setItem("tessera/language", button.dataset.language);
    } catch {
      // It will have to be chosen again next time.
    }
    document.dispatchEvent(new Event("tessera:language"));
  });
}

// --- Where the address already leads: the menu shows at once, other screens wait for Python. ---

const waitHere = () => {
  if (body.dataset.state === "loading") {
    body.dataset.screen = location.hash.length > 2 ? "waiting" : "home";
  }
};
addEventListener("hashchange", waitHere);
waitHere();

// --- Games to go on with come from Python; room is kept for them, so that nothing jumps then. ---

try {
  const unfinished = ([key, text]) => key.startsWith("tessera/game/") && !text.includes("\nresult ");
  body.toggleAttribute("data-unfinished", Object.entries(localStorage).some(unfinished));
} catch {
  // Without storage there is nothing to go on with.
}

// --- Progress: how many of the large files have arrived. Python itself takes the last part. ---

const PARTS = ["core", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "tessera.zip"];
const bar = document.getElementById("progress");
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
  if (body.dataset.state === "ready") {
    watcher.disconnect();
    observer.disconnect();
  }
}).observe(body, { attributeFilter: ["data-state"] });

// --- Trouble: better a plain word than a page that never wakes. ---

function fail(state) {
  if (body.dataset.state === "loading") body.dataset.state = state;
}

if (typeof WebAssembly !== "object") fail("no-wasm");
addEventListener("error", () => fail("failed"), true); // Scripts that don't load bubble nowhere.
addEventListener("unhandledrejection", () => fail("failed"));
