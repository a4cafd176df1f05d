// @ts-check
// Between the page and its service worker: the release is kept on the device, a new one is offered
// when nobody is playing, and the menu says what is true.

import { awake } from "./awake.mjs";
import { isOurs, isServed } from "./checked.mjs";
import { addresses } from "./languages.mjs";

const body = document.body;
const SITE = `tessera ${new URL("./", location.href).pathname} `; // As tessera/storage/site.py has it.
const PLAYING = `${SITE}playing`; // Of other sites of the origin no release takes over here.
const WORKER = "service-worker.js";

// --- A tab in which somebody plays, or sets up a game, holds a lock that all tabs can see. The
// browser gives it back when the tab closes or crashes. ---

/** @type {((_: any) => void) | null} */
let stopPlaying = null;

function followPlay() {
  const playing = ["play", "new", "waiting"].includes(body.dataset.screen ?? "");
  if (playing && !stopPlaying) {
    const over = new Promise((resolve) => (stopPlaying = resolve));
    // Denied where a page may keep nothing: nothing is offered there that could disturb a game.
    navigator.locks.request(PLAYING, { mode: "shared" }, () => over).catch(() => {});
  } else if (!playing && stopPlaying) {
    stopPlaying(null);
    stopPlaying = null;
  }
}

// WebKit takes locks from a page that it keeps, and gives none back when it shows the page again.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted && stopPlaying) {
    stopPlaying(null);
    stopPlaying = null;
    followPlay();
  }
});

// --- The menu's line and its offer. ---

/** @param {string} state @param {boolean} yes */
function show(state, yes) {
  body.toggleAttribute(`data-${state}`, yes);
}

/** @param {ServiceWorker | null} worker @param {string} question @returns {Promise<any>} */
function ask(worker, question, more = {}) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker?.postMessage({ say: question, ...more }, [port2]);
  });
}

/** @param {ServiceWorkerRegistration} registration */
async function tellWhetherReady(registration) {
  // It can't know the language of the page, and came after that.
  const complete = () => ask(registration.active, "complete?", { wanted: addresses() });
  show("offline", Boolean(registration.active) && (await complete()));
}

/** @param {ServiceWorkerRegistration} registration */
async function offer(registration) {
  if (registration.active && registration.waiting) show("older", await isOlder(registration));
  const { held = [] } = await navigator.locks.query();
  const busy = held.some(({ name }) => name === PLAYING);
  show("update", Boolean(registration.waiting) && !busy);
}

const AT_ONCE = 1_000; // A worker of before says nothing to this.

// Whether the host has gone back to an earlier version than the one in use.
/** @param {ServiceWorkerRegistration} registration */
async function isOlder({ active, waiting }) {
  const unsaid = new Promise((go) => setTimeout(go, AT_ONCE));
  const said = Promise.all([active, waiting].map((worker) => ask(worker, "version?")));
  const [now, then] = (await Promise.race([said, unsaid])) ?? ["", ""];
  return then.localeCompare(now, "en", { numeric: true }) < 0;
}

/** @param {ServiceWorkerRegistration} registration */
function takeOver(registration) {
  // Alone or not at all: whoever began to play in another tab meanwhile is left in peace.
  navigator.locks.request(PLAYING, { ifAvailable: true }, (lock) => {
    if (lock) registration.waiting?.postMessage({ say: "take over" });
    else show("update", false);
  });
}

// --- A game that was added is a program: it may have written into what is kept here. When it is
// removed the service worker looks at every file, and whatever no sum is known of goes. ---

const PICTURE = `${SITE}picture`; // As boot.mjs has it.
const PATIENCE = 10_000;

// A page keeps a picture when it is left, and hidden when it goes: this comes after both.
async function forgetLooks() {
  const forget = () => localStorage.removeItem(PICTURE);
  for (const kind of ["pagehide", "visibilitychange"]) addEventListener(kind, forget);
  forget();
  await import("./snapshots.mjs").then(({ discard }) => discard()).catch(() => {});
}

// Where it has run in this page, that is loaded anew, unless somebody plays here by now.
globalThis.tesseraMend = async (/** @type {boolean} */ hasRun) => {
  const worker = navigator.serviceWorker?.controller;
  const late = new Promise((go) => setTimeout(go, PATIENCE));
  const mended = isOurs(worker) && ask(worker ?? null, "mend");
  await Promise.race([Promise.all([forgetLooks(), mended]), late]);
  if (hasRun && !stopPlaying) location.reload();
};

// --- From the first visit on. ---

const LOOK_AGAIN = 5_000; // Other tabs may end their games.
const ASK_AGAIN = 3_600_000; // An installed page can stay open for weeks.

/** @param {ServiceWorkerRegistration} registration */
function follow(registration) {
  const look = () => offer(registration);
  /** @param {ServiceWorker | null} worker */
  const watch = (worker) =>
    worker?.addEventListener("statechange", () => {
      if (worker.state === "activated") tellWhetherReady(registration);
      look();
    });
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  setInterval(() => registration.waiting && look(), LOOK_AGAIN);
  look();

  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < ASK_AGAIN) return;
    asked = Date.now();
    registration.update().catch(() => {}); // Without a network there is nothing new.
  });

  document.querySelector("[data-take-over]")?.addEventListener("click", () => takeOver(registration));
}

async function start() {
  const { serviceWorker } = navigator;
  // The first worker takes over a page that has none; any later one was asked to by some tab, when
  // nobody played in any.
  let served = isServed();
  serviceWorker.addEventListener("controllerchange", () => {
    const controlled = Boolean(serviceWorker.controller); // Not where all site data was cleared.
    if (served && controlled) forgetLooks().finally(() => location.reload());
    served = controlled;
  });
  followPlay();
  new MutationObserver(followPlay).observe(body, { attributeFilter: ["data-screen"] });

  // Offered also where Python does not wake: the new release may be the one that mends it.
  const found = await serviceWorker.getRegistration();
  const known = found?.scope === new URL("./", location.href).href ? found : null; // Ours?
  if (known) follow(known);
  await awake(); // The game comes first,
  await globalThis.tesseraRest?.bring().catch(() => {}); // and then what is needed for all others.
  const registration = await serviceWorker.register(WORKER, { updateViaCache: "none" });
  if (!known) follow(registration);
  tellWhetherReady(registration);
  if (isServed()) serviceWorker.controller?.postMessage({ say: "works" });
}

// Missing where the page comes without https, or from a browser that keeps nothing for it. Then it
// plays with a network, and promises no more.
if (navigator.serviceWorker && navigator.locks) start().catch((error) => console.info(error));
