// @ts-check
// Drives Firefox over WebDriver BiDi for tools/measure/engines.py: one order a line on standard input, one
// answer a line on standard output. Ends when its input does.
//     node tools/measure/firefox.mjs /usr/bin/firefox-esr

import { createInterface } from "node:readline";
import puppeteer from "puppeteer-core";

const say = (answer) => console.log(JSON.stringify(answer));

const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: process.argv[2],
  headless: true,
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
