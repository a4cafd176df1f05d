// @ts-check
// Light or dark, how large letters are, as it was chosen on this device, and with which typefaces. It
// stands there before anything is painted, or the page would flash: so it is no module, which would come
// later.

(() => {
  const root = document.documentElement;
  const night = matchMedia("(prefers-color-scheme: dark)");
  let chosen = "";
  let printing = false; // Paper is light.

  function light() {
    const theme = printing ? "light" : ["light", "dark"].includes(chosen) ? chosen : night.matches ? "dark" : "light";
    root.dataset.theme = theme;
    /** @type {NodeListOf<HTMLMetaElement>} The colour round the page: by day, then by night. */
    const bars = document.querySelectorAll("meta[name=theme-color]");
    bars.forEach((bar, dark) => (bar.media = (theme === "dark") === Boolean(dark) ? "all" : "not all"));
  }

  // Python calls it when something else is chosen (tessera/browser/device.py).
  /** @param {string | null} theme @param {string | null} text */
  globalThis.tesseraLook = (theme, text) => {
    chosen = theme ?? "";
    root.dataset.text = text ?? "";
    light();
  };

  try {
    // The games to go on with come above the menu before Python does (boot.mjs), and a menu that was painted
    // before them would be pushed down.
    const drawn = localStorage.getItem(`tessera ${new URL("./", location.href).pathname} picture`);
    root.toggleAttribute("data-drawn", location.hash.length <= 2 && Boolean(drawn));
    globalThis.tesseraLook(localStorage.getItem("tessera/theme"), localStorage.getItem("tessera/text"));
  } catch {
    light(); // Storage may be refused: then it looks as the system does.
  }
  night.addEventListener("change", light);
  for (const moment of ["beforeprint", "afterprint"]) {
    addEventListener(moment, () => {
      printing = moment === "beforeprint";
      light();
    });
  }

  // The first picture is drawn with our typefaces (css/base.css) if they come before it, or so soon after it
  // that nobody has begun to read, as they do from the second visit on. Else it keeps faces of the device,
  // or lines would break anew before people's eyes, and the next screen has ours. Until then nothing in the
  // page names them: Chromium lays out anew whatever names a face that arrives, drawn with it or not.

  const SOON = 100; // Milliseconds.
  root.dataset.faces = "device";
  const useOurs = () => root.removeAttribute("data-faces");

  function useInTime() {
    const [painted] = performance.getEntriesByType("paint");
    if (!painted || performance.now() - painted.startTime < SOON) useOurs();
  }

  const faces = ["Titles", "Texts"].map((name) => document.fonts.load(`1em ${name}`));
  Promise.all(faces).then(useInTime, () => {}); // Without them the page is as readable.
  addEventListener("hashchange", useOurs, { once: true });
})();
