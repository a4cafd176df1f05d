// @ts-check
// What docs/offline.md promises of releases, row by row of its table: the name of each test is a row's
// first cell. 0, A, B and C are releases of a few files (test_stories.py), in the order of time.

import assert from "node:assert/strict";
import { join } from "node:path";
import { beforeEach, test } from "node:test";

import { Device, Host, PACKED } from "./device.mjs";

/** @param {string} name */
const folder = (name) => join(process.env.RELEASES ?? "", name);
const ORIGIN = "https://somebody.example/";
const SITE = `${ORIGIN}a/`;
const WORKER = `${SITE}service-worker.js`;
const WHOLE = `runtime/whole-1/pyodide.wasm${PACKED}`;

/** @type {Host} */
let host;
/** @type {Device} */
let device;

beforeEach(() => {
  host = new Host();
  device = new Device(host);
});

/** @param {string} name */
async function visit(name, site = SITE) {
  host.publish(folder(name), site);
  await device.look(site);
  assert.equal(await device.launch(site), name);
  return device.pages[0];
}

/** A is kept and in use in a tab, and B waits. */
async function updateWaits() {
  const page = await visit("A");
  host.publish(folder("B"), SITE);
  assert.ok(await device.look(SITE));
  return page;
}

/** @param {string} name */
async function startsWithoutNetwork(name, site = SITE) {
  host.isThere = false;
  device.closeAll();
  assert.equal(await device.launch(site), name);
  host.isThere = true;
}

/** A goes on as if nothing had been; and when the host is right again, B comes. */
async function changesNothing() {
  assert.equal(await device.look(SITE), false);
  await startsWithoutNetwork("A");
  assert.equal(device.releasesOf(SITE).length, 1);
}

async function comesLater() {
  assert.ok(await device.look(SITE));
  await startsWithoutNetwork("B");
}

test("A first visit", async () => {
  host.publish(folder("A"), SITE);
  const page = await device.open(SITE);
  assert.ok(await device.look(SITE));
  host.isThere = false; // In the middle of the first game.
  assert.match(await page.get("static-A/thinker.js", STARTED), /^A /);
  await startsWithoutNetwork("A");
});

test("A page is asked for by the name of its file", async () => {
  const page = await visit("A");
  host.isThere = false;
  assert.match(await page.get("index.html", NAVIGATED), /^A /);
  assert.match(await page.get("licenses/index.html", NAVIGATED), /^A /);
});

test("A new release", async () => {
  const page = await updateWaits();
  assert.equal(await device.launch(SITE), "A");
  assert.equal(device.releasesOf(SITE).length, 2);
  const common = [...host.files.keys()].filter((url) => url.includes("-1"));
  assert.ok(common.every((url) => host.asked.filter((asked) => asked === url).length <= 1));
  await page.useIt();
  assert.equal(await device.launch(SITE), "B");
  assert.equal(device.releasesOf(SITE).length, 1);
});

test("A new release waits for days, and is used without a network", async () => {
  const page = await updateWaits();
  host.isThere = false;
  for (let day = 0; day < 5; day++) assert.equal(await device.launch(SITE), "A");
  await page.useIt();
  assert.equal(await device.launch(SITE), "B");
  await startsWithoutNetwork("B");
});

test("A new release waits, and all tabs are closed", async () => {
  await updateWaits();
  await startsWithoutNetwork("B");
});

test("A newer one comes while one waits", async () => {
  await updateWaits();
  host.publish(folder("C"), SITE);
  assert.ok(await device.look(SITE));
  assert.equal(await device.launch(SITE), "A");
  await startsWithoutNetwork("C");
  assert.equal(device.releasesOf(SITE).length, 1);
});

test("The new one can't start", async () => {
  const page = await updateWaits();
  await page.useIt();
  await device.open(SITE); // Python doesn't wake in it, so it never says that it works.
  assert.equal(device.releasesOf(SITE).length, 2);
});

test("The host goes back to the release before", async () => {
  await updateWaits();
  device.closeAll();
  assert.equal(await device.launch(SITE), "B");
  host.publish(folder("A"), SITE);
  assert.ok(await device.look(SITE));
  assert.equal(await device.launch(SITE), "B");
  await startsWithoutNetwork("A");
  assert.equal(device.releasesOf(SITE).length, 1);
});

test("The host goes back while the newer one waits", async () => {
  await updateWaits();
  host.publish(folder("A"), SITE);
  const before = host.asked.length;
  assert.ok(await device.look(SITE));
  assert.deepEqual(host.asked.slice(before), [WORKER]);
  await startsWithoutNetwork("A");
});

test("The host goes back, and not all of it is there", async () => {
  await updateWaits();
  const [cache] = device.releasesOf(SITE);
  await cache.delete(`${SITE}licenses/`); // So that it has to be asked for.
  host.publish(folder("A"), SITE);
  const mend = host.halve(`${SITE}licenses/`);
  assert.equal(await device.look(SITE), false);
  host.isThere = false;
  assert.equal(await device.launch(SITE), "A");
  host.isThere = true;
  mend();
  assert.ok(await device.look(SITE));
});

test("A file that is damaged or missing", async () => {
  await visit("A");
  host.publish(folder("B"), SITE);
  const kept = ["", "licenses/", "static-B/boot.js", `tessera-B.zip${PACKED}`].map((path) => SITE + path);
  for (const url of kept) {
    const mend = host.halve(url);
    await changesNothing();
    host.files.delete(url);
    await changesNothing();
    mend();
  }
  await comesLater();
});

test("The worker itself is cut off", async () => {
  await visit("A");
  host.publish(folder("B"), SITE);
  const mend = host.halve(WORKER);
  await changesNothing();
  mend();
  await comesLater();
});

test("`index.html` is an hour older than the worker", async () => {
  await visit("A");
  const old = /** @type {Buffer} */ (host.files.get(SITE));
  host.publish(folder("B"), SITE);
  host.outdated.set(SITE, old);
  await changesNothing();
  host.outdated.clear(); // The hour is over.
  await comesLater();
});

test("The worker is an hour older than `index.html`", async () => {
  host.publish(folder("A"), SITE);
  host.outdated.set(WORKER, /** @type {Buffer} */ (host.files.get(WORKER)));
  host.add(folder("B"), SITE);
  assert.equal(await device.look(SITE), false); // A first visit.
  assert.equal(await device.launch(SITE), "B");
  assert.equal(device.releasesOf(SITE).length, 0);
  host.outdated.clear();
  await comesLater();
});

test("The browser has kept half of a file by itself", async () => {
  await visit("A");
  host.publish(folder("B"), SITE);
  host.copies.set(SITE, Buffer.from("B"));
  await comesLater();
});

test("The network goes in the middle", async () => {
  await visit("A");
  host.publish(folder("B"), SITE);
  for (let more = 1; more < 4; more++) {
    host.most = host.asked.length + more;
    await changesNothing();
  }
  host.most = Infinity;
  await comesLater();
});

test("The browser is killed in the middle", async () => {
  await visit("A");
  host.publish(folder("B"), SITE);
  host.endless = `${SITE}tessera-B.zip${PACKED}`;
  device.look(SITE);
  await new Promise((go) => setTimeout(go, 20));
  assert.equal(device.releasesOf(SITE).length, 2);
  device.end();
  await startsWithoutNetwork("A");
  assert.equal(device.releasesOf(SITE).length, 1);
  host.endless = "";
  await comesLater();
});

test("The device is full", async () => {
  device.isFull = true;
  host.publish(folder("A"), SITE);
  assert.equal(await device.look(SITE), false);
  assert.equal(await device.launch(SITE), "A");
  assert.equal(device.kept.size, 0);
  device.isFull = false;
  await visit("A");
  device.isFull = true;
  host.publish(folder("B"), SITE);
  await changesNothing();
});

test("Several sites of one origin", async () => {
  const [root, other] = [ORIGIN, `${ORIGIN}b/`];
  for (const site of [SITE, other, root]) {
    host.add(folder("A"), site);
    await device.look(site);
    assert.equal(await device.launch(site), "A");
  }
  for (const site of [other, root]) {
    host.add(folder("B"), site);
    const mend = host.halve(`${site}tessera-B.zip${PACKED}`);
    assert.equal(await device.look(site), false);
    mend();
    assert.ok(await device.look(site));
    await startsWithoutNetwork("B", site);
    const page = await device.open(site);
    assert.deepEqual(await page.ask("mend"), { mended: 0 });
  }
  await startsWithoutNetwork("A");
  assert.deepEqual([SITE, other].map((site) => device.releasesOf(site).length), [1, 1]);
});

test("The browser clears what was kept", async () => {
  const page = await visit("A");
  const [cache] = device.releasesOf(SITE);
  const clear = () => Promise.all([SITE, `${SITE}tessera-A.zip${PACKED}`].map((url) => cache.delete(url)));
  await clear();
  host.isThere = false;
  assert.equal(await page.ask("complete?"), false);
  host.isThere = true;
  assert.equal(await page.ask("complete?"), true);
  await clear();
  assert.equal(await device.launch(SITE), "A");
  await startsWithoutNetwork("A");
});

test("What a page finds damaged", async () => {
  const page = await visit("A");
  const [cache] = device.releasesOf(SITE);
  await cache.put(`${SITE}static-A/boot.js`, new Response("damaged"));
  assert.equal(await page.get("static-A/boot.js"), "damaged"); // Its page has the sum, and refuses it.
  const anew = { mode: "same-origin", cache: "reload" };
  host.isThere = false;
  assert.equal(await page.get("static-A/boot.js", anew), "damaged");
  host.isThere = true;
  assert.match(await page.get("static-A/boot.js", anew), /^A /);
  await cache.put(SITE, new Response("damaged")); // It is asked for first, and as anything else.
  assert.match(await page.get("", { cache: "reload" }), /^A /);
  await startsWithoutNetwork("A");
});

test("A page of an older release asks for what is gone", async () => {
  const page = await visit("A");
  const mend = host.halve(`${SITE}packs/rota-A.whl`);
  await assert.rejects(page.answer("packs/rota-A.whl")); // It may be right again in a minute.
  mend();
  host.publish(folder("B"), SITE);
  assert.equal((await page.answer("packs/rota-A.whl")).status, 410);
  host.isThere = false;
  await assert.rejects(page.answer("packs/rota-A.whl"));
});

test("What is kept once it was wanted", async () => {
  const page = await visit("A");
  /** @param {string} name */
  const wanted = (name) => [`packs/rota-${name}.whl`, `runtime/puzzles-${name}/sequence.txt`];
  for (const path of [...wanted("A"), WHOLE]) await page.get(path);
  host.isThere = false;
  for (const path of [...wanted("A"), WHOLE]) await page.get(path);
  host.isThere = true;
  host.publish(folder("B"), SITE);
  const mend = host.halve(`${SITE}packs/rota-B.whl`);
  assert.equal(await device.look(SITE), false); // All of it, or the old release stays.
  mend();
  await comesLater();
  host.isThere = false;
  const [now] = device.pages;
  for (const path of [...wanted("B"), "packs/games.json", "packs/rota.svg"]) await now.get(path);
  await assert.rejects(now.get(WHOLE));
});

/** @param {string} code @param {string} name */
const words = (code, name) => `locale/${code}/tessera-${name}.mo${PACKED}`;

test("The language that a page speaks", async () => {
  const page = await visit("A"); // Its language came before the worker, and so past it.
  assert.equal(await page.ask("complete?", { wanted: [words("pt", "A")] }), true);
  host.isThere = false;
  assert.equal(await page.get(words("pt", "A")), "A pt");
  assert.equal(await page.ask("complete?", { wanted: [words("pt-BR", "A"), words("pt", "A")] }), false);
  host.isThere = true;
  await page.get(words("pt-BR", "A")); // It was chosen.
  host.publish(folder("B"), SITE);
  const mend = host.halve(SITE + words("pt-BR", "B"));
  assert.equal(await device.look(SITE), false);
  mend();
  await comesLater();
  host.isThere = false;
  const [now] = device.pages;
  assert.equal(await now.ask("complete?", { wanted: [words("pt-BR", "B"), words("pt", "B")] }), true);
});

test("A language that nobody here speaks", async () => {
  const page = await visit("A");
  await page.get(words("pt", "A"));
  host.publish(folder("B"), SITE);
  await comesLater();
  assert.ok(!host.asked.some((url) => url.includes("/pt-BR/")));
});

test("The release before had every language in the app", async () => {
  await visit("0");
  host.publish(folder("A"), SITE);
  assert.ok(await device.look(SITE));
  await startsWithoutNetwork("A");
  host.isThere = false;
  for (const code of ["pt", "pt-BR"]) assert.equal(await device.pages[0].get(words(code, "A")), `A ${code}`);
});

const FORGED = () => new Response("forged", { headers: { "Content-Type": "text/html" } });
const NAVIGATED = { mode: "navigate", destination: "document" };
const STARTED = { mode: "same-origin", destination: "worker" };

/** All that an added game can do to what is kept: write over it, beside it, and hide behind it. */
async function forge() {
  const hidden = `${SITE}tessera-A.zip${PACKED}`;
  for (const cache of device.releasesOf(SITE)) {
    for (const { url } of await cache.keys()) await cache.put(url, FORGED(), url === hidden);
    await cache.put(`${SITE}?forged`, FORGED());
    await cache.put(`${SITE}forged.html`, FORGED());
  }
  const snapshot = await device.caches.open("tessera /a/ snapshot");
  await snapshot?.put(`${SITE}snapshot?`, FORGED());
}

/** Whether anything is left of it. */
function forged() {
  const entries = [...device.kept.values()].flatMap(({ entries: every }) => every);
  return entries.filter(({ bytes }) => Buffer.from(bytes).toString() === "forged").map(({ url }) => url);
}

test("A page or a worker's script is written over", async () => {
  host.headers = { "Content-Security-Policy": "of the host" };
  const page = await visit("A");
  const pages = ["", "licenses/", "cards-1.svg"].map((path) => ({ path, how: NAVIGATED }));
  const programs = [...pages, { path: "static-A/thinker.js", how: STARTED }];
  await forge();
  for (const { path, how } of programs) assert.match(await page.get(path, how), /^(A|all) /);
  await forge();
  host.isThere = false;
  for (const { path, how } of programs) await assert.rejects(page.get(path, how));
  host.isThere = true;
  host.publish(folder("B"), SITE); // A new release, and the page of the old one can't be had.
  assert.match(await page.get("", NAVIGATED), /^B /);
});

test("A page's headers are written over", async () => {
  host.headers = { "Content-Security-Policy": "of the host" };
  const page = await visit("A");
  const [cache] = device.releasesOf(SITE);
  const { headers } = await page.answer("", NAVIGATED);
  const leading = { ...Object.fromEntries(headers), Refresh: "0; url=https://elsewhere.example/" };
  await cache.put(SITE, new Response(page.text, { headers: leading }));
  assert.deepEqual([...(await page.answer("", NAVIGATED)).headers], [...headers]);
  assert.equal(headers.get("Content-Security-Policy"), "of the host");
});

test("An added game that wrote over everything is removed", async () => {
  const page = await visit("A");
  await page.get("packs/rota-A.whl");
  const [cache] = device.releasesOf(SITE);
  const before = (await cache.keys()).length;
  await forge();
  assert.deepEqual(await page.ask("mend"), { mended: before + 2 });
  assert.deepEqual(forged(), []);
  assert.equal((await cache.keys()).length, before);
  await startsWithoutNetwork("A");
});

test("It is removed without a network", async () => {
  const page = await visit("A");
  await forge();
  host.isThere = false;
  await page.ask("mend");
  assert.deepEqual(forged(), []);
  host.isThere = true;
  assert.equal(await page.ask("complete?"), true);
  await startsWithoutNetwork("A");
});

test("A new release begins after everything was written over", async () => {
  const page = await updateWaits();
  await forge();
  await page.useIt();
  assert.equal(await device.launch(SITE), "B");
  assert.deepEqual(forged(), []);
  await startsWithoutNetwork("B");
});
