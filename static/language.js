// @ts-check
// The language: the remembered one, else the browser's first that we speak. It stands right behind the list of
// them, or a slow browser would paint the page in English first, and then move it all.

{
  const languages = /** @type {HTMLSelectElement} */ (document.querySelector("[data-languages]"));
  const root = document.documentElement;
  const body = document.body;

  const spoken = Array.from(languages.options, ({ value }) => value);

  function remembered() {
    try {
      return localStorage.getItem("tessera/language");
    } catch {
      return null; // Storage may be refused; the browser's language will do.
    }
  }

  /** @param {string} code */
  function speak(code) {
    root.dataset.speaks = code;
    root.lang = code; // For readers. A translator of the browser writes it too, so nothing here depends on it.
    languages.value = code;
    root.dir = languages.selectedOptions[0]?.dir ?? "";
    // The name of the shortcuts, and what the browser says when it offers to install.
    const manifest = document.querySelector("link[rel=manifest]") ?? document.createElement("link");
    Object.assign(manifest, { rel: "manifest", href: `tessera.${code}.json` });
    document.head.append(manifest);
  }

  /** @param {string} tag */
  function ours(tag) {
    const [language, region = ""] = tag.split("-");
    const whole = `${language.toLowerCase()}-${region.toUpperCase()}`;
    return spoken.find((code) => code === whole) ?? spoken.find((code) => code === language.toLowerCase());
  }

  globalThis.tesseraSpeak = speak; // Python calls it when it speaks another.

  const wanted = [remembered(), ...(navigator.languages ?? [navigator.language])];
  const found = wanted.map((tag) => tag && ours(tag)).find(Boolean);
  root.toggleAttribute("data-foreign", !found);
  speak(found ?? root.dataset.speaks ?? "");

  languages.addEventListener("change", () => {
    const code = languages.value;
    if (body.dataset.state === "ready") {
      // Its catalogue may have to be fetched first, and that may fail.
      document.dispatchEvent(new CustomEvent("tessera:language", { detail: code }));
      return;
    }
    speak(code);
    try {
      localStorage.setItem("tessera/language", code);
    } catch {
      // It will have to be chosen again next time.
    }
  });
}
