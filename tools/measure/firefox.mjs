// @ts-check
// Drives Firefox over WebDriver BiDi for tools/measure/engines.py: one order a line on standard input, one
// answer a line on standard output. Ends when its input does. "shown" has it on a screen, where screen
// readers find it, and asking nobody whether it may keep something. "once" has it compile WebAssembly
// once, and not a second time better, which costs more than a short test gets of it.
//     node tools/measure/firefox.mjs /usr/bin/firefox-esr [shown] [once]

import { createInterface } from "node:readline";
import puppeteer from "puppeteer-core";

const SHOWN = {
  "accessibility.force_disabled": -1,
  "dom.storageManager.prompt.testing": true,
  "dom.storageManager.prompt.testing.allow": true,
};
const ONCE = { "javascript.options.wasm_optimizingjit": false };
const shown = process.argv.includes("shown", 3);
const once = process.argv.includes("once", 3);

const say = (answer) => console.log(JSON.stringify(answer));

const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: process.argv[2],
  headless: !shown,
  extraPrefsFirefox: { ...(shown && SHOWN), ...(once && ONCE) },
  protocolTimeout: 120_000,
});
const [page] = await browser.pages();
say({});

for await (const line of createInterface({ input: process.stdin })) {
  const order = JSON.parse(line);
  try {
    if (order.open) {
      await page.goto(order.open, { waitUntil: "domcontentloaded" });
      say({});
    } else {
      say({ value: await page.evaluate(`(async () => { ${order.run} })()`) });
    }
  } catch (error) {
    say({ error: String(error) });
  }
}
await browser.close();
