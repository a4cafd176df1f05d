// @ts-check
// Keeps one whole release of Tessera on the device, so that it starts and plays without a network.
// The build writes the release in front of this file, and a block round both: cut off anywhere, it
// can't be parsed, and the worker before it goes on.
//     const release = { name: "6f1c…", version: "1.0.0", files: { "./": "SHA-256 in base64", … },
//       spare: { "runtime/whole-…": "the same of what is kept once it was wanted", … },
//       unpacked: { "tessera-….zip.bin": "the same of what is in it", … } };
// Written by hand because it has to do two things and no third: a release is kept whole or not at
// all, and a page never gets files of two releases.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const scope = new URL("./", location.href);
const PREFIX = `tessera ${scope.pathname} `; // Other sites of the same origin have caches too.
const CACHE = `${PREFIX}release ${release.name}`;
/** @param {string} name */
const isRelease = (name) => name.startsWith(`${PREFIX}release `);

const sums = { ...release.files, ...release.spare };
/** @param {string} path */
const address = (path) => new URL(path, scope).href;

// --- A new release is fetched beside the old one, every file checked. ---

worker.addEventListener("install", (event) => {
  event.waitUntil(keep());
  route(event);
});

async function keep() {
  // A host may go back to the release that is in use here, while a newer one waits.
  const inUse = worker.registration.active && (await caches.has(CACHE));
  const cache = await caches.open(CACHE);
  try {
    const kept = await releases();
    const paths = [...Object.keys(release.files), ...(await wantedBefore(kept))];
    await Promise.all(paths.map((path) => bring(cache, path, kept)));
  } catch (error) {
    if (!inUse) await caches.delete(CACHE); // A wrong or missing file, or no room: the old release goes on.
    throw error;
  }
}

// Puts a file there out of a release that has it, or from the site.
/** @param {Cache} cache @param {string} path @param {Cache[]} from */
async function bring(cache, path, from = []) {
  await cache.put(address(path), (await unchanged(from, path)) ?? (await fetched(path)));
}

// The browser itself refuses a file that isn't the one that was built. "no-cache" asks the server
// whether the copy that the page has just loaded is still right, and so loads nothing twice.
/** @param {string} path */
async function fetched(path) {
  /** @param {RequestCache} cache */
  const ask = async (cache) => {
    const response = await fetch(address(path), { cache, integrity: `sha256-${sums[path]}` });
    if (!response.ok) throw new Error(`${response.status} ${path}`);
    return path in release.unpacked ? unpacked(response, path) : response;
  };
  // The copy may be damaged though the server's file is not.
  return ask("no-cache").catch(() => ask("reload"));
}

// Kept as it is used: unpacking it again would cost every launch more than reading some megabytes.
/** @param {Response} response @param {string} path */
function unpacked(response, path) {
  const whole = /** @type {ReadableStream<BufferSource>} */ (response.body).pipeThrough(new DecompressionStream("deflate-raw"));
  const type = path.endsWith(".wasm.bin") ? "application/wasm" : "application/octet-stream";
  return new Response(whole, { headers: { "Content-Type": type, "Tessera-Unpacked": "yes" } });
}

// Most files of a new release are those of the last one.
/** @param {Cache[]} from @param {string} path */
async function unchanged(from, path) {
  for (const cache of from) {
    const response = await cache.match(address(path));
    if (response && (await isRight(response.clone(), path))) return response;
  }
  return null;
}

/** @param {Response} response @param {string} path */
async function isRight(response, path) {
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest))) === (release.unpacked[path] ?? sums[path]);
}

// Where a game was added, the packages of the new release come with it: they belong together. And where
// puzzles were opened, a camera read codes or a language was spoken, what the new release has for it.
const PLACES = /^(packs\/(?=.*\.whl$)|runtime\/(puzzles|camera)-|locale\/[^/]+\/)/;

/** @param {Cache[]} from */
async function wantedBefore(from) {
  const kept = (await Promise.all(from.map((cache) => cache.keys()))).flat();
  const wanted = new Set(kept.map(({ url }) => PLACES.exec(pathOf(url) ?? "")?.[0]));
  if (await anySpoke(from)) wanted.add("locale/");
  return Object.keys(release.spare).filter((path) => [...wanted].some((place) => place && path.startsWith(place)));
}

// Releases before this had all languages in the app, and which one is wanted here only their pages know.
/** @param {Cache[]} from */
async function anySpoke(from) {
  const pages = await Promise.all(from.map((cache) => cache.match(address("./"))));
  const texts = await Promise.all(pages.map((page) => page?.text() ?? "locale/"));
  return texts.some((text) => !text.includes("locale/"));
}

async function releases() {
  return Promise.all((await caches.keys()).filter(isRelease).map((name) => caches.open(name)));
}

// --- Pages get the files of this release and nothing else. ---

// The first visit's page is served from here on, too: the network may go during the first game.
worker.addEventListener("activate", (event) => {
  event.waitUntil(mendAll().finally(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const path = pathOf(event.request.url);
  if (event.request.method === "GET" && path && Object.hasOwn(sums, path)) {
    event.respondWith(answer(path, event.request));
  }
  // The host's own, of no release (host.js): without a network there is no news of it.
  if (path === "tessera.json") event.respondWith(fetch(event.request).catch(() => new Response(null, { status: 204 })));
});

// What a page loads comes out of the cache without waking this worker, where a browser knows how.
// Only documents come here, and what is damaged and asked for anew therefore, without CORS (trouble.js).
/** @param {any} event */
function route(event) {
  /** @type {Record<string, string | undefined>} */
  const destinations = { js: "script", svg: "image", woff2: "font" };
  try {
    const { hostname, port } = scope;
    const paths = Object.keys(release.files).filter((path) => !path.endsWith("/"));
    const rules = paths.map((path) => {
      const { pathname } = new URL(path, scope);
      const urlPattern = new URLPattern({ hostname, port, pathname, search: "" });
      const requestDestination = destinations[/\w+$/.exec(pathname)?.[0] ?? ""] ?? "";
      const how = requestDestination ? {} : { requestMode: "cors" };
      const condition = { urlPattern, requestMethod: "GET", requestDestination, ...how };
      return { condition, source: { cacheName: CACHE } };
    });
    event.addRoutes(rules).catch(() => {});
  } catch {
    // It doesn't know how: all comes here.
  }
}

/** @param {string} url */
function pathOf(url) {
  const { origin, pathname } = new URL(url);
  if (origin !== scope.origin || !pathname.startsWith(scope.pathname)) return null;
  const path = pathname.slice(scope.pathname.length).replace(/(^|\/)index\.html$/, "$1");
  return path || "./";
}

/** @param {string} path @param {Request} request */
async function answer(path, request) {
  const cache = await caches.open(CACHE);
  const isPage = request.mode === "navigate";
  // These run without a sum that anybody else compares, and pages may write over what is kept.
  const runs = isPage || request.destination === "worker";
  const find = () => (runs ? unchanged([cache], path) : cache.match(address(path)));
  // A page that found a file damaged asks for it anew (trouble.js).
  let kept = request.cache === "reload" ? null : await find();
  if (!kept) {
    await bring(cache, path).catch(() => {}); // No network, or a newer release there: what is kept stays.
    kept = await find();
  }
  if (kept) return isPage ? plain(kept) : kept;
  return isPage ? fetch(request) : fetched(path).catch(() => gone(path));
}

// Of a page's headers those by which a host forbids something. Others could lead elsewhere.
/** @param {Response} page */
function plain(page) {
  /** @param {[string, string]} header */
  const mayStay = ([name]) => /^(content-(type|security)|cross-origin-|permissions-|x-)/.test(name);
  return new Response(page.body, { headers: [...page.headers].filter(mayStay) });
}

// What this release has isn't there any more, because a newer one is: the page may say so. Throws
// where that isn't it: without a network, or where the file is damaged.
/** @param {string} path */
async function gone(path) {
  const now = await fetch(address("service-worker.js"), { cache: "no-store" });
  if (!now.ok || (await now.text()).includes(release.name)) throw new Error(`${path} can't be had.`);
  return new Response(null, { status: 410 });
}

// --- An added game is a program, and may write over what is kept: all is compared with its sum when
// one was removed, and when this release begins. ---

// How many files were not as they were built.
async function mendAll() {
  // What is in a snapshot of Python nobody can tell. It is made again (snapshots.mjs).
  const snapshots = await caches.open(`${PREFIX}snapshot`);
  for (const key of await snapshots.keys()) await snapshots.delete(key);
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const wrong = await Promise.all([...kept].map((url) => mend(cache, url)));
  return wrong.filter(Boolean).length;
}

// Whether a file was wrong: then it is right now, or gone, where there is no network.
/** @param {Cache} cache @param {string} url */
async function mend(cache, url) {
  const path = pathOf(url);
  const known = path !== null && Object.hasOwn(sums, path);
  const every = await cache.matchAll(url, { ignoreVary: true });
  if (known && every.length === 1 && (await isRight(every[0], path))) return false;
  await cache.delete(url, { ignoreVary: true });
  if (known) await bring(cache, path, await releases()).catch(() => {}); // Or a newer one is there.
  return every.length > 0;
}

// --- What pages say (static/offline.mjs). ---

worker.addEventListener("message", (event) => {
  const { say } = event.data;
  if (say === "version?") event.ports[0].postMessage(release.version);
  if (say === "complete?") event.waitUntil(complete(event.data.wanted).then((is) => event.ports[0].postMessage(is)));
  // Only pages decide when: never in the middle of a game.
  if (say === "take over") event.waitUntil(worker.skipWaiting());
  if (say === "works") event.waitUntil(forgetOthers());
  if (say === "mend") event.waitUntil(mendAll().then((mended) => event.ports[0].postMessage({ mended })));
});

// Whether every file is there, and what the page wants of the others. Browsers may clear a cache, and what was
// wrong may have gone.
async function complete(/** @type {string[]} */ wanted = []) {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const paths = [...Object.keys(release.files), ...wanted.filter((path) => Object.hasOwn(release.spare, path))];
  const missing = paths.filter((path) => !kept.has(address(path)));
  return Promise.all(missing.map((path) => bring(cache, path))).then(() => true, () => false);
}

// Python is awake in a page of this release: now older ones may go. One that waits is newer.
async function forgetOthers() {
  if (worker.registration.installing || worker.registration.waiting) return;
  const others = (await caches.keys()).filter((name) => isRelease(name) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}
