// @ts-check
// Our typefaces (css/base.css). The first picture is drawn with them if they come before it, or so soon
// after it that nobody has begun to read, as they do from the second visit on. Else it keeps faces of the
// device, or lines would break anew before people's eyes, and the next screen has ours. Until then nothing
// in the page names them: Chromium lays out anew whatever names a face that arrives, drawn with it or not.

(() => {
  const SOON = 100; // Milliseconds.
  const root = document.documentElement;
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
