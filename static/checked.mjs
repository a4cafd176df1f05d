// @ts-check
// What the page fetches is compared with the sums in index.html, by the browser itself. Scripts and
// the style sheet have theirs at hand; Pyodide and PyScript fetch the other files without asking.

/** @type {NodeListOf<HTMLLinkElement>} */
const links = document.querySelectorAll("link[as=fetch]");
const sums = new Map(Array.from(links, ({ href, dataset }) => [href, dataset.integrity]));
const streamed = (address) => address.endsWith(".wasm");

const { fetch } = globalThis;
globalThis.fetch = (input, options) => {
  const address = input instanceof Request ? input.url : new URL(input, location.href).href;
  const integrity = sums.get(address);
  if (!integrity || streamed(address)) return fetch(input, options);
  const answer = fetch(input, { integrity, ...options });
  answer.catch(reportError); // PyScript would wait for ever.
  return answer;
};

// Of what is used while it is still coming. What the service worker kept was checked before; and
// without https a browser works out no sum, but then also compiles nothing that isn't whole.
export async function check(address, answer) {
  if (!crypto.subtle || navigator.serviceWorker?.controller) return;
  const digest = await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer());
  const sum = btoa(String.fromCharCode(...new Uint8Array(digest)));
  if (sums.get(address) !== `sha256-${sum}`) throw new Error(`not what was built: ${address}`);
}
