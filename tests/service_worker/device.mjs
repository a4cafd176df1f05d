// @ts-check
// Stand-ins for what a service worker meets: hosts whose files change and whose network goes, and a
// browser that keeps caches, workers and pages. Only what the stories of stories.mjs are about.

import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";

const WORKER = "service-worker.js";
/** How the names of packed files end (tools/build/packing.py). */
export const PACKED = process.env.PACKED ?? "";
/** @type {Record<string, string | undefined>} */
const TYPES = { html: "text/html", js: "text/javascript", svg: "image/svg+xml" };

/** @param {string} url */
const plain = (url) => url.replace(/[?#].*/, "").replace(/\/index\.html$/, "/");

export class Host {
  /** @type {Map<string, Buffer>} What it has. */
  files = new Map();
  /** @type {Map<string, Buffer>} What a network of copies in front of it gives instead. */
  outdated = new Map();
  /** @type {Map<string, Buffer>} What browsers have kept by themselves, and ask about. */
  copies = new Map();
  /** @type {Record<string, string>} What it sends with each file. */
  headers = {};
  isThere = true;
  /** How often it answers before the network goes. */
  most = Infinity;
  /** What never comes. */
  endless = "";
  /** @type {string[]} What was asked for. */
  asked = [];

  /** Puts up a folder at an address, and takes away all that was there. @param {string} folder @param {string} site */
  publish(folder, site) {
    for (const url of this.files.keys()) if (url.startsWith(site)) this.files.delete(url);
    this.add(folder, site);
  }

  /** Has only half of a file, or all of it again. @param {string} url */
  halve(url) {
    const whole = /** @type {Buffer} */ (this.files.get(url));
    this.files.set(url, whole.subarray(0, whole.length / 2));
    return () => this.files.set(url, whole);
  }

  /** Puts up a folder, and leaves there what has other names. @param {string} folder @param {string} site */
  add(folder, site) {
    for (const name of readdirSync(folder, { encoding: "utf8", recursive: true })) {
      const path = join(folder, name);
      if (statSync(path).isFile()) this.files.set(plain(site + name), readFileSync(path));
    }
  }

  /** As a browser's `fetch` does: what isn't as its sum says is refused. @param {any} input @param {RequestInit} how */
  async fetch(input, { cache = input.cache ?? "default", integrity = "" } = {}) {
    const url = plain(input.url ?? input);
    this.asked.push(url);
    const past = ["reload", "no-store"].includes(cache);
    if (url === this.endless) await new Promise(() => {});
    if (!this.isThere || this.asked.length > this.most) throw new TypeError("Failed to fetch");
    const there = this.outdated.get(url) ?? this.files.get(url);
    const bytes = (!past && there && this.copies.get(url)) || there;
    if (!bytes) return new Response("Not there", { status: 404 });
    const sum = createHash("sha256").update(bytes).digest("base64");
    if (integrity && integrity !== `sha256-${sum}`) throw new TypeError(`Failed integrity: ${url}`);
    const type = TYPES[/(?:html|\w+)$/.exec(url)?.[0] ?? "html"] ?? "application/octet-stream";
    return new Response(new Uint8Array(bytes), { headers: { "Content-Type": type, ...this.headers } });
  }
}

/** One cache. Of two entries with one address browsers take the one whose `Vary` fits the request. */
class Cache {
  /** @type {{ url: string, headers: [string, string][], bytes: ArrayBuffer, picky: boolean }[]} */
  entries = [];

  /** @param {Device} device */
  constructor(device) {
    this.device = device;
  }

  /** @param {any} asked */
  found(asked, { ignoreVary = false } = {}) {
    const url = asked.url ?? asked;
    return this.entries.filter((entry) => entry.url === url && (ignoreVary || !entry.picky));
  }

  /** @param {any} asked @param {CacheQueryOptions=} options */
  async matchAll(asked, options) {
    return this.found(asked, options).map(({ bytes, headers }) => new Response(bytes, { headers }));
  }

  /** @param {any} asked @param {CacheQueryOptions=} options */
  async match(asked, options) {
    return (await this.matchAll(asked, options))[0];
  }

  /** @param {any} asked @param {Response} response */
  async put(asked, response, picky = false) {
    const bytes = await response.arrayBuffer();
    if (this.device.isFull) throw new DOMException("No room", "QuotaExceededError");
    const url = asked.url ?? asked;
    this.entries = this.entries.filter((entry) => entry.url !== url || entry.picky !== picky);
    this.entries.push({ url, headers: [...response.headers], bytes, picky });
  }

  /** @param {any} asked @param {CacheQueryOptions=} options */
  async delete(asked, options) {
    const gone = this.found(asked, options);
    this.entries = this.entries.filter((entry) => !gone.includes(entry));
    return gone.length > 0;
  }

  async keys() {
    return this.entries.map(({ url }) => ({ url }));
  }
}

/** A service worker that runs, as its text says. */
class Worker {
  /** @type {Record<string, (event: any) => void>} */
  listeners = {};
  /** @type {any[]} */
  routes = [];

  /** @param {string} text @param {any} registration @param {Device} device */
  constructor(text, registration, device) {
    this.text = text;
    const self = {
      addEventListener: (/** @type {string} */ kind, /** @type {(event: any) => void} */ heard) => (this.listeners[kind] = heard),
      registration,
      clients: { claim: async () => device.claim(registration, this) },
      skipWaiting: () => device.activate(registration),
    };
    const given = {
      self,
      location: { href: `${registration.scope}${WORKER}` },
      caches: device.caches,
      fetch: (/** @type {any} */ input, /** @type {RequestInit} */ options) => device.host.fetch(input, options),
      URLPattern: class {
        constructor(/** @type {object} */ pattern) {
          Object.assign(this, pattern);
        }
      },
    };
    // Throws where it can't be parsed, and that is what browsers refuse.
    new Function(...Object.keys(given), text)(...Object.values(given));
  }

  /** Has an event heard, and waits for all that follows from it. @param {string} kind */
  async hear(kind, details = {}) {
    /** @type {any[]} */
    const due = [];
    const event = {
      waitUntil: (/** @type {any} */ done) => due.push(done),
      respondWith: (/** @type {Promise<Response>} */ answer) => due.push((event.answer = answer)),
      addRoutes: async (/** @type {any[]} */ rules) => void (this.routes = rules),
      /** @type {Promise<Response> | undefined} */
      answer: undefined,
      ...details,
    };
    this.listeners[kind]?.(event);
    await Promise.all(due);
    return event.answer;
  }

  /** The cache that answers a request without waking the worker, if one does.
   * @param {{ url: string, mode: string, destination: string }} request */
  routed({ url, mode, destination }) {
    const { pathname } = new URL(url);
    /** @param {any} condition */
    const fits = ({ urlPattern, requestMode = mode, requestDestination }) =>
      urlPattern.pathname === pathname &&
      requestMode === mode &&
      (requestDestination || destination) === destination;
    return this.routes.find(({ condition }) => fits(condition))?.source.cacheName;
  }
}

/** A browser on a device. */
export class Device {
  /** @type {Map<string, Cache>} */
  kept = new Map();
  /** @type {Map<string, any>} */
  registrations = new Map();
  /** @type {Page[]} */
  pages = [];
  isFull = false;

  /** @param {Host} host */
  constructor(host) {
    this.host = host;
    const { kept } = this;
    this.caches = {
      open: async (/** @type {string} */ name) => kept.get(name) ?? kept.set(name, new Cache(this)).get(name),
      has: async (/** @type {string} */ name) => kept.has(name),
      keys: async () => [...kept.keys()],
      delete: async (/** @type {string} */ name) => kept.delete(name),
    };
  }

  /** What a browser does at each launch: another worker is installed, and waits if there is one.
   * Whether one was found and installed. */
  /** @param {string} site */
  async look(site) {
    const known = this.registrations.get(site) ?? { scope: site };
    const answer = await this.host.fetch(`${site}${WORKER}`, { cache: "no-cache" }).catch(() => null);
    const text = answer?.ok ? await answer.text() : "";
    if (!text || text === (known.waiting ?? known.active)?.text) return false;
    try {
      known.installing = new Worker(text, known, this);
      await known.installing.hear("install");
    } catch {
      delete known.installing;
      return false;
    }
    this.registrations.set(site, known);
    known.waiting = known.installing;
    delete known.installing;
    if (!known.active) await this.activate(known);
    return true;
  }

  /** @param {any} registration */
  async activate(registration) {
    registration.active = registration.waiting;
    delete registration.waiting;
    await registration.active.hear("activate");
  }

  /** @param {any} registration @param {Worker} worker */
  claim(registration, worker) {
    for (const page of this.pages) if (page.site === registration.scope) page.worker = worker;
  }

  /** Loads a page. A worker that waits takes over where no page is open. @param {string} site */
  async open(site, path = "") {
    const known = this.registrations.get(site);
    if (known?.waiting && !this.pages.some((page) => page.site === site)) await this.activate(known);
    const page = new Page(this, site, known?.active);
    page.text = await page.get(path, { mode: "navigate", destination: "document" });
    this.pages.push(page);
    return page;
  }

  /** Which releases the files are of with which a page starts; it says so when it has. @param {string} site */
  async launch(site) {
    const page = await this.open(site);
    const all = [page.text, ...(await Promise.all(page.names().map((name) => page.get(name))))];
    const of = new Set(all.map((text) => text.split(" ")[0]).filter((name) => name !== "all"));
    page.worker?.hear("message", { data: { say: "works" } });
    await new Promise((done) => setTimeout(done));
    return [...of].join();
  }

  closeAll() {
    this.pages = [];
  }

  /** The browser is killed. */
  end() {
    this.closeAll();
    for (const known of this.registrations.values()) delete known.installing;
  }

  /** The caches in which something of a release of a site is. @param {string} site */
  releasesOf(site) {
    const caches = [...this.kept].filter(([name]) => name.includes("release")).map(([, cache]) => cache);
    return caches.filter(({ entries }) => entries.some(({ url }) => url.startsWith(site)));
  }
}

class Page {
  text = "";

  /** @param {Device} device @param {string} site @param {Worker | undefined} worker */
  constructor(device, site, worker) {
    this.device = device;
    this.site = site;
    this.worker = worker;
  }

  /** The files that a page starts with. */
  names() {
    const named = this.text.trim().split(" ").slice(1);
    return named.filter((name) => !name.startsWith("locale/"));
  }

  /** What a page gets, past the worker where its routes say so. @param {string} path */
  async answer(path, { mode = "cors", destination = "", cache = "default" } = {}) {
    const request = { url: this.site + path, method: "GET", mode, destination, cache };
    const routed = this.device.kept.get(this.worker?.routed(request) ?? "");
    const kept = await routed?.match(request.url, { ignoreVary: true });
    return kept ?? (await this.worker?.hear("fetch", { request })) ?? this.device.host.fetch(request);
  }

  /** @param {string} path @param {any=} how */
  async get(path, how) {
    const answer = await this.answer(path, how);
    if (!answer.ok) throw new Error(`${answer.status} ${path}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const packed = path.endsWith(PACKED) && !/^(0|A|B|C|all) /.test(bytes.toString());
    return (packed ? inflateRawSync(bytes) : bytes).toString();
  }

  /** What a worker answers to a word of this page. @param {string} say */
  async ask(say, more = {}, worker = this.worker) {
    let told;
    const ports = [{ postMessage: (/** @type {any} */ is) => (told = is) }];
    await worker?.hear("message", { data: { say, ...more }, ports });
    return told;
  }

  /** "Use it now". */
  useIt() {
    return this.ask("take over", {}, this.device.registrations.get(this.site).waiting);
  }
}
