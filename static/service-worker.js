// @ts-check
// Keeps one whole release of Tessera on the device, so that it starts and plays without a network.
// The build writes the release in front of this file, and a block round both: cut off anywhere, it
// can't be parsed, and the worker before it goes on.
//     const release = { name: "6f1c…", files: { "./": "SHA-256 in base64", … },
//       spare: { "runtime/whole-…": "the same of what is kept once it was wanted", … },
//       unpacked: { "tessera-….zip.deflate": "the same of what is in it", … } };
// Written by hand because it has to do two things and no third: a release is kept whole or not at
// all, and a page never gets files of two releases.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const scope = new URL("./", location.href);
const PREFIX = `tessera ${scope.pathname} `; // Other sites of the same origin have caches too.
const CACHE = `${PREFIX}release ${release.name}`;

const sums = { ...release.files, ...release.spare };
const address = (path) => new URL(path, scope).href;

// --- A new release is fetched beside the old one, every file checked. ---

worker.addEventListener("install", (event) => {
  event.waitUntil(keep());
  route(event);
});

async function keep() {
  const cache = await caches.open(CACHE);
  try {
    const earlier = await otherReleases();
    await Promise.all(
      Object.entries({ ...release.files, ...(await wantedBefore(earlier)) }).map(async ([path, hash]) => {
        const file = (await unchanged(earlier, path, hash)) ?? (await fetched(path, hash));
        await cache.put(address(path), file);
      }),
    );
  } catch (error) {
    await caches.delete(CACHE); // A wrong or missing file, or no room: the old release goes on.
    throw error;
  }
}

// The browser itself refuses a file that isn't the one that was built. "no-cache" asks the server
// whether the copy that the page has just loaded is still right, and so loads nothing twice.
async function fetched(path, hash) {
  const ask = async (cache) => {
    const response = await fetch(address(path), { cache, integrity: `sha256-${hash}` });
    if (!response.ok) throw new Error(`${response.status} ${path}`);
    return path in release.unpacked ? unpacked(response, path) : response;
  };
  // The copy may be damaged though the server's file is not.
  return ask("no-cache").catch(() => ask("reload"));
}

// Kept as it is used: unpacking it again would cost every launch more than reading some megabytes.
function unpacked(response, path) {
  const whole = response.body.pipeThrough(new DecompressionStream("deflate-raw"));
  const type = path.endsWith(".wasm.deflate") ? "application/wasm" : "application/zip";
  return new Response(whole, { headers: { "Content-Type": type } });
}

// Most files of a new release are those of the last one.
async function unchanged(earlier, path, packed) {
  const hash = release.unpacked[path] ?? packed;
  for (const cache of earlier) {
    const response = await cache.match(address(path));
    if (!response) continue;
    const digest = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
    if (btoa(String.fromCharCode(...new Uint8Array(digest))) === hash) return response;
  }
  return null;
}

// Where a game was added, the packages of the new release come with it: they belong together. And
// where puzzles were opened or a camera read codes, what the new release has for it.
async function wantedBefore(earlier) {
  const kept = (await Promise.all(earlier.map((cache) => cache.keys()))).flat();
  const paths = kept.map(({ url }) => pathOf(url) ?? "");
  const added = paths.some((path) => path.startsWith("packs/") && path.endsWith(".whl"));
  const opened = ["runtime/puzzles-", "runtime/camera-"].filter((folder) =>
    paths.some((path) => path.startsWith(folder)),
  );
  const wanted = [...(added ? ["packs/"] : []), ...opened];
  const spare = Object.entries(release.spare);
  return Object.fromEntries(spare.filter(([path]) => wanted.some((place) => path.startsWith(place))));
}

async function otherReleases() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(`${PREFIX}release `) && name !== CACHE);
  return Promise.all(others.map((name) => caches.open(name)));
}

// --- Pages get the files of this release and nothing else. ---

// The first visit's page is served from here on, too: the network may go during the first game.
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (event) => {
  const path = pathOf(event.request.url);
  if (event.request.method === "GET" && path && Object.hasOwn(sums, path)) {
    event.respondWith(answer(path, event.request));
  }
});

// What a page loads comes out of the cache without waking this worker, where a browser knows how.
// Only what is damaged, and is asked for anew therefore (trouble.js), is not fetched with CORS.
function route(event) {
  const destinations = { "/": "document", mjs: "script", js: "script", svg: "image", woff2: "font" };
  try {
    const { hostname, port } = scope;
    const rules = Object.keys(release.files).map((path) => {
      const { pathname } = new URL(path, scope);
      const urlPattern = new URLPattern({ hostname, port, pathname, search: "" });
      const requestDestination = destinations[/\/$|\w+$/.exec(pathname)?.[0] ?? ""] ?? "";
      const how = requestDestination ? {} : { requestMode: "cors" };
      const condition = { urlPattern, requestMethod: "GET", requestDestination, ...how };
      return { condition, source: { cacheName: CACHE } };
    });
    event.addRoutes(rules).catch(() => {});
  } catch {
    // It doesn't know how: all comes here.
  }
}

function pathOf(url) {
  const { origin, pathname } = new URL(url);
  if (origin !== scope.origin || !pathname.startsWith(scope.pathname)) return null;
  const path = pathname.slice(scope.pathname.length).replace(/(^|\/)index\.html$/, "$1");
  return path || "./";
}

async function answer(path, request) {
  const cache = await caches.open(CACHE);
  // A page that found a file damaged asks for it anew (trouble.js).
  if (request.cache === "reload") await mend(cache, path);
  const kept = await cache.match(address(path));
  if (kept) return kept;
  if (path in release.spare) await mend(cache, path);
  else if (!(path in release.unpacked)) return fetch(request); // Browsers may clear a cache.
  return (await cache.match(address(path))) ?? fetched(path, sums[path]).catch(() => gone(path));
}

// What this release has isn't there any more, because a newer one is: the page may say so. Throws
// where that isn't it: without a network, or where the file is damaged.
async function gone(path) {
  const now = await fetch(address("service-worker.js"), { cache: "no-store" });
  if (!now.ok || (await now.text()).includes(release.name)) throw new Error(`${path} can't be had.`);
  return new Response(null, { status: 410 });
}

async function mend(cache, path) {
  try {
    await cache.put(address(path), await fetched(path, sums[path]));
  } catch {
    // No network, or a newer release there: what is kept stays.
  }
}

// --- What pages say (static/offline.mjs). ---

worker.addEventListener("message", (event) => {
  const { say } = event.data;
  if (say === "complete?") event.waitUntil(complete().then((is) => event.ports[0].postMessage(is)));
  // Only pages decide when: never in the middle of a game.
  if (say === "take over") event.waitUntil(worker.skipWaiting());
  if (say === "works") event.waitUntil(forgetOthers());
});

// Whether every file is there.
async function complete() {
  const kept = new Set((await (await caches.open(CACHE)).keys()).map((request) => request.url));
  return Object.keys(release.files).every((path) => kept.has(address(path)));
}

// Python is awake in a page of this release: now older ones may go. One that waits is newer.
async function forgetOthers() {
  if (worker.registration.installing || worker.registration.waiting) return;
  const releases = (await caches.keys()).filter((name) => name.startsWith(`${PREFIX}release `));
  await Promise.all(releases.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}
