// @ts-check
// Reads QR codes in what a camera sees: with the browser's own detector where it has one, else with
// the npm package qr, which is fetched when it is first wanted. The build puts both side by side.

/** @typedef {(video: HTMLVideoElement) => Promise<string>} Read */

const PAUSE = 120; // Milliseconds between two looks: a hand is no quicker, and a tablet stays cool.
const LONGEST = 720; // Of a picture's longer side so much is looked at: a dozen pixels a module.

/** Calls `found` with every code that is seen, until the answer is called.
 * @param {HTMLVideoElement} video @param {(text: string) => void} found */
export function watch(video, found) {
  let watching = true;
  (async () => {
    let read = await own();
    while (watching) {
      if (video.readyState >= video.HAVE_CURRENT_DATA && video.videoWidth) {
        try {
          read ??= await shipped();
          const text = await read(video);
          if (text && watching) found(text);
        } catch {
          read = await shipped(); // There are browsers whose detector is a name and no more.
        }
      }
      await new Promise((go) => setTimeout(go, PAUSE));
    }
  })();
  return () => (watching = false);
}

/** @returns {Promise<Read | null>} */
async function own() {
  const { BarcodeDetector } = /** @type {any} */ (globalThis);
  const formats = await BarcodeDetector?.getSupportedFormats().catch(() => []);
  if (!formats?.includes("qr_code")) return null;
  const detector = new BarcodeDetector({ formats: ["qr_code"] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? "";
}

/** @returns {Promise<Read>} */
async function shipped() {
  const { decodeQR } = await import(/** @type {string} */ ("./decode.js"));
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    const scale = Math.min(1, LONGEST / Math.max(videoWidth, videoHeight));
    const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    if (!context) return "";
    context.drawImage(video, 0, 0, width, height);
    try {
      return decodeQR(context.getImageData(0, 0, width, height));
    } catch {
      return ""; // It raises where there is no code to be seen.
    }
  };
}
