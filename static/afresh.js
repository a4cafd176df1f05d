// @ts-check
// "Start afresh and keep my games", where Tessera could not start: all that this site keeps on the
// device besides games and settings goes, and is fetched anew. Games that were added are left out
// until somebody tries them again (tessera/storage/added.py), for one of them may be at fault.
// Imports nothing, and the build writes it into index.html, as trouble.js.

(() => {
  const home = new URL("./", location.href);
  const SITE = `tessera ${home.pathname} `; // As tessera/storage/site.py has it.
  const MOST = 50; // Names: what is stored may be anything.

  // Nothing goes before it can be had again. This one file never comes out of what is kept.
  const isThere = () =>
    fetch("service-worker.js", { cache: "no-store" }).then(
      ({ ok }) => ok,
      () => false,
    );

  async function forgetWorker() {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    const own = registrations.filter(({ scope }) => scope === home.href);
    await Promise.all(own.map((registration) => registration.unregister()));
  }

  async function forgetCaches() {
    const names = (await self.caches?.keys()) ?? [];
    const own = names.filter((name) => name.startsWith(SITE));
    await Promise.all(own.map((name) => caches.delete(name)));
  }

  async function forgetTexts() {
    const kept = `${SITE}packs`;
    const stays = [kept, `${SITE}host`]; // What the host hides stays hidden.
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(SITE) && !stays.includes(key)) localStorage.removeItem(key);
    }
    const added = localStorage.getItem(kept) ?? localStorage.getItem("tessera/packs") ?? "";
    for (const game of added.match(/\S+/g)?.slice(0, MOST) ?? []) {
      localStorage.setItem(`${SITE}starting/${game}`, "afresh");
    }
  }

  async function startAfresh() {
    const there = await isThere();
    document.body.toggleAttribute("data-lacks-network", !there);
    if (!there) return;
    // Where something may not be kept there is nothing to forget.
    await Promise.allSettled([forgetWorker(), forgetCaches(), forgetTexts()]);
    /** @type {HTMLElement | null} Every file is asked for anew (trouble.js). */
    const again = document.querySelector("[data-again]");
    again?.click();
  }

  addEventListener("click", ({ target }) => {
    if (/** @type {Element} */ (target).closest("[data-afresh]")) startAfresh();
  });
})();
