// @ts-check
// What the host of this site doesn't offer, as the file `tessera.json` beside the page says
// (docs/hosting.md). What it said last stays on the device, so that it holds from the first picture on,
// and without a network. A file that isn't there, or can't be read, hides nothing.

(() => {
  const KNOWN = ["more-games", "phones", "messages", "install"]; // As tessera/screens/device.py has them.
  const MOST = 10_000;
  const KEPT = `tessera ${new URL("./", location.href).pathname} host`; // Of this site (storage/site.py).
  let said = "";

  /** @param {string} text @returns {{ hides: string[], mistake: string }} */
  function read(text) {
    if (!text) return { hides: [], mistake: "" };
    try {
      if (text.length > MOST) throw new RangeError("it is too long");
      /** @type {{ hide?: unknown }} */
      const { hide } = JSON.parse(text);
      if (!Array.isArray(hide)) throw new TypeError('"hide" is no list');
      const unknown = hide.find((name) => !KNOWN.includes(name));
      const mistake = unknown === undefined ? "" : `${JSON.stringify(unknown)} is none of ${KNOWN.join(", ")}`;
      return { hides: KNOWN.filter((name) => hide.includes(name)), mistake };
    } catch (error) {
      return { hides: [], mistake: error instanceof Error ? error.message : "" };
    }
  }

  /** @param {string} text */
  function follow(text) {
    said = text;
    const choices = read(text);
    globalThis.tesseraHost = choices; // For tessera/browser/host.py.
    document.documentElement.dataset.hides = choices.hides.join(" "); // For the menu's style sheet.
    if (choices.mistake) console.warn(`tessera.json: ${choices.mistake}`);
  }

  // The text; "" where the site has no such file, and null where nobody can tell (service-worker.js).
  async function asked() {
    const answer = await fetch("tessera.json", { cache: "no-cache", priority: "low" });
    if (answer.status === 200) return answer.text();
    return [404, 410].includes(answer.status) ? "" : null;
  }

  try {
    follow(localStorage.getItem(KEPT) ?? "");
  } catch {
    follow(""); // Storage may be refused: then a network is needed.
  }
  function look() {
    asked()
      .then((text) => {
        if (text === null || text === said) return;
        follow(text);
        const { hides, mistake } = read(text);
        if (hides.length || mistake) localStorage.setItem(KEPT, text.slice(0, MOST + 1));
        else localStorage.removeItem(KEPT); // Without it nothing is hidden either.
      })
      .catch(() => {}); // There is no network, or no storage.
  }

  // A launch from what is kept would wake the service worker for it, beside all else.
  setTimeout(look, navigator.serviceWorker?.controller ? 5_000 : 0);
})();
