// @ts-check
// When something doesn't come as it was built: it is asked for once more, past all that is kept on
// the way, and if that doesn't help, plain words say so. Imports nothing, and nothing imports it:
// any other file may be the one that is wrong. No module, so that it is awake before the others; and
// the build writes it into index.html (tools/build/shell.py).

(() => {
  const asleep = () => ["plain", "loading", undefined].includes(document.body?.dataset.state);
  const python = () => document.querySelector("script[type=py]");
  // All of the page is there, and no other script has run.
  const parsed = new Promise((go) => (document.onreadystatechange = go));

  /** @param {string} state */
  async function fail(state) {
    await parsed;
    const { dataset } = document.body;
    if (asleep() || dataset.state === "failed") dataset.state = state;
  }

  // The page itself is asked for first: an old one may name what a host no longer has.
  async function askAnew() {
    const page = await fetch(location.pathname, { cache: "reload" });
    const fresh = new DOMParser().parseFromString(await page.text(), "text/html");
    /** @type {NodeListOf<HTMLElement>} */
    const files = fresh.querySelectorAll("[integrity], [data-integrity]:not([rel=spare])");
    await Promise.all(Array.from(files, come));
  }

  const tryAgain = () => askAnew().then(loadAnew, tell);

  // A host may send scripts as something else, and browsers refuse them then, however often they
  // come, or not send a file, or forbid the page to run. Neither the network nor the browser can help it.
  const MISTYPED = new Error("This is sent as no script.");
  const MISSING = new Error("This is not sent.");
  let forbidden = false;
  addEventListener("securitypolicyviolation", ({ blockedURI }) => {
    // What an extension may not do is nothing to us.
    forbidden ||= /eval$/.test(blockedURI) || blockedURI.startsWith(location.origin);
  });
  const scripts = "script, link[rel=modulepreload]";
  const needed = `${scripts}, link[rel=stylesheet]`;

  /** @param {unknown} error */
  const tell = (error) =>
    fail(forbidden ? "policy" : error === MISTYPED ? "mistyped" : error === MISSING ? "missing" : "failed");

  // Too strict a policy is as strict the next time.
  const loadAnew = () => (forbidden ? fail("policy") : location.reload());

  // So that it comes to the service worker, and not out of what that keeps.
  const PAST_ROUTES = "same-origin";

  // By our own service worker, and not by another site's (checked.mjs).
  const isServed = () =>
    navigator.serviceWorker?.controller?.scriptURL === new URL("service-worker.js", location.href).href;

  /** @param {HTMLElement} element */
  async function come(element) {
    const address = element.getAttribute("href") ?? element.getAttribute("src") ?? "";
    const integrity = element.getAttribute("integrity") ?? element.dataset.integrity;
    // The service worker has this unpacked, for which the sum is none; it checks what it fetches.
    const unpacked = isServed() && address.endsWith(".bin");
    /** @param {RequestCache} cache */
    const ask = async (cache) => {
      const answer = await fetch(address, { cache, mode: PAST_ROUTES, ...(unpacked ? {} : { integrity }) });
      if (!answer.ok) throw new Error(`${answer.status} ${address}`);
      const type = answer.headers.get("Content-Type") ?? "";
      if (element.matches(scripts) && !/(java|ecma)script/.test(type)) throw MISTYPED;
    };
    try {
      await (unpacked ? ask("reload") : ask("force-cache").catch(() => ask("reload")));
    } catch (error) {
      // Of an answer that has another sum than its file, as "not found" has, nothing was to be seen.
      const { status } = await fetch(address, { method: "HEAD", mode: PAST_ROUTES, integrity: "" });
      if (![403, 404, 410].includes(status)) throw error;
      for (const name of document.querySelectorAll(".for-missing code")) name.textContent = address;
      throw MISSING;
    }
  }

  // Once by itself. A page that was loaded for that is told of its trouble.
  /** @type {any} */
  const [navigation] = performance.getEntriesByType("navigation");
  const mayAsk = navigation?.type !== "reload";

  /** @type {Promise<void> | undefined} One fault makes itself felt in several places. */
  let answered;

  function somethingIsWrong() {
    if (!asleep()) return;
    // Or PyScript would import, unchecked, what the browser has just refused. Without it PyScript only
    // asks for plugins that aren't there.
    parsed.then(() => python()?.remove());
    answered ??= mayAsk ? tryAgain() : fail("failed").then(askAnew).then(tell, tell);
  }

  // What doesn't load bubbles nowhere. A picture that is missing is only that.
  addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof Element) || target.matches(needed)) somethingIsWrong();
    },
    true,
  );
  addEventListener("unhandledrejection", somethingIsWrong);

  parsed.then(() => {
    // Browsers with the one have the other, unless it was switched off.
    if (typeof DecompressionStream !== "function") fail("old");
    else if (typeof WebAssembly !== "object") fail("no-wasm");
    if (!python()) somethingIsWrong(); // It is the end of the page.
    document.addEventListener("click", (event) => {
      if (!(/** @type {Element} */ (event.target).closest("[data-again]"))) return;
      event.preventDefault();
      if (document.body.dataset.state === "stopped") return location.reload(); // All files are right.
      document.body.dataset.state = "loading";
      tryAgain();
    });
  });
})();
