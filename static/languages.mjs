// @ts-check
// Each language travels by itself: the catalogues of the page's own come beside Python, and others when they
// are chosen (tessera/browser/languages.py). That of a region has only what is said otherwise there, so
// the whole one comes too; English has none.

import { fetched } from "./rest.mjs";

/** @type {NodeListOf<HTMLLinkElement>} */
const links = document.querySelectorAll("link[data-catalogue]");

function catalogues() {
  const { speaks = "" } = document.documentElement.dataset;
  return Array.from(links).filter(({ dataset: { catalogue: code } }) => `${speaks}-`.startsWith(`${code}-`));
}

/** @type {Map<string, Promise<Uint8Array>>} */
const here = new Map();

/** @param {HTMLLinkElement} link */
function fetchOnce({ href, dataset: { catalogue: code = "" } }) {
  const fetching = here.get(code) ?? fetched(href.replace(/\.bin$/, ""));
  here.set(code, fetching);
  fetching.catch(() => here.delete(code)); // The next time it is tried again.
  return fetching;
}

// Python asks for them by their codes.
globalThis.tesseraCatalogue = async (/** @type {string} */ code) => {
  const link = Array.from(links).find(({ dataset }) => dataset.catalogue === code);
  if (!link) throw new Error(`no catalogue of ${code}`);
  return fetchOnce(link);
};

for (const link of catalogues()) fetchOnce(link);

// What the service worker is to keep of them (offline.mjs).
export const addresses = () => catalogues().map((link) => link.getAttribute("href"));
