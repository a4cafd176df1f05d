// @ts-check
// Compiles Pyodide's WebAssembly from the first moment on. Pyodide fetches it early too, but would
// compile it last of all, when library and snapshot have been read.

import { isServed, unpacked } from "./checked.mjs";
import { RUNTIME } from "./runtime.mjs";

const ADDRESS = `${RUNTIME.indexURL}pyodide.asm.wasm`;

// Python starts with WebAssembly and its library alone. Whatever shares the line with them makes that later,
// so the rest is asked for when they have nearly come, and travels while Python starts.
function askForLater() {
  for (const link of /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[rel=later]"))) {
    link.rel = "preload";
  }
}

if (isServed()) askForLater();

// Compiling begins with the first bytes: so without https their sum isn't looked at, but there a browser
// compiles nothing that isn't whole.
const compiled = WebAssembly.compileStreaming(unpacked(ADDRESS, { integrity: "" }, askForLater));

/** @param {Promise<WebAssembly.Module>} module @param {WebAssembly.Imports} imports */
async function instantiate(module, imports) {
  const instance = await WebAssembly.instantiate(await module, imports);
  performance.mark("tessera compiled");
  return { module: await module, instance };
}

// Starts Pyodide with what is being compiled, in answer to its own two questions for it. If that
// fails, so does this: Pyodide would only note it in the console, and then wait for ever.
/** @template T @param {() => Promise<T>} load @returns {Promise<T>} */
export async function withCompiled(load) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  /** @type {any} What compiles stands in for an answer: only ours ever sees it. */
  const inPlace = compiled;
  globalThis.fetch = (address, ...more) =>
    String(address) === ADDRESS ? inPlace : fetch(address, ...more);
  Object.assign(WebAssembly, { instantiateStreaming: instantiate });
  const broken = new Promise((_, reject) => compiled.catch(reject));
  try {
    return await Promise.race([load(), broken]);
  } finally {
    Object.assign(globalThis, { fetch });
    Object.assign(WebAssembly, { instantiateStreaming });
  }
}
