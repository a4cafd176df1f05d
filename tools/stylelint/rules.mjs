// @ts-check
// What Tessera asks of its style sheets and no ready rule of stylelint does.

import postcss from "postcss";
import stylelint from "stylelint";
import { eachRule, gameOf, namelessByHas, pathOf, shapes, sharedClasses, styled } from "./sheets.mjs";

const { createPlugin, utils } = stylelint;

/** @typedef {(node: import("postcss").Node, message: string) => void} Refuse */

/** A plugin whose rule can be switched on, with options.
 * @param {string} name
 * @param {(root: import("postcss").Root, path: string, refuse: Refuse, options: any) => void | Promise<void>} check */
function plugin(name, check) {
  const ruleName = `tessera/${name}`;
  /** @param {unknown} on @param {any} options */
  const rule =
    (on, options) =>
    /** @param {import("postcss").Root} root @param {import("stylelint").PostcssResult} result */
    async (root, result) => {
    const path = pathOf(root.source?.input.file ?? "");
    if (!on || root.type !== "root") return;
    await check(root, path, (node, message) => utils.report({ result, ruleName, node, message }), options);
  };
  const made = Object.assign(rule, { ruleName, messages: {}, meta: { url: "" } });
  return createPlugin(ruleName, /** @type {any} */ (made));
}

/** A game's rules stand under its root, so that none reaches another game or the screens. */
const oneRoot = plugin("one-root", (root, path, refuse) => {
  const game = gameOf(path);
  if (!game) return;
  const wanted = `[data-game="${game}"]`;
  for (const node of root.nodes) {
    if (node.type === "comment" || (node.type === "atrule" && ["keyframes", "property"].includes(node.name))) continue;
    if (node.type === "rule" && node.selector === wanted) continue;
    refuse(node, `Outside of ${wanted}, which the whole sheet of a game stands under.`);
  }
});

/** A class is styled in one file. What a game may arrange anew of what all games share is listed. */
const oneFile = plugin("one-file", (root, path, refuse, { arranged }) => {
  const shared = sharedClasses();
  eachRule(root, (rule) => {
    for (const name of new Set(styled(rule.selector))) {
      const others = [...(shared.get(name) ?? [])].filter((file) => file !== path);
      if (!others.length || (gameOf(path) && arranged.includes(name))) continue;
      refuse(rule, `.${name} is styled in ${others.join(", ")} too.`);
    }
  });
});

const COLOURS = [
  ["color-no-hex", [true]],
  ["color-named", ["never"]],
  ["function-disallowed-list", [["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch"]]],
];

/** A colour is a token: it stands in tokens.css or, where one game alone has it, as a token on the
 * root of that game's sheet. Words such as `transparent`, `currentColor` and the system's own colours
 * are no colours of ours. */
const colours = plugin("colours", async (root, path, refuse) => {
  if (path.endsWith("/tokens.css")) return;
  for (const [ruleName, ruleSettings] of COLOURS) {
    const check = /** @type {any} */ ({ ruleName, ruleSettings, root });
    await utils.checkAgainstRule(check, (warning) => {
      const node = /** @type {import("postcss").Declaration} */ (warning.node);
      if (!(gameOf(path) && isToken(node))) refuse(node, "A colour that is not a token.");
    });
  }
});

/** Whether it is a token on the root of a sheet, for all or for one of the two colour schemes.
 * @param {import("postcss").Declaration} node */
function isToken(node) {
  const { parent } = node;
  const holder = parent?.type === "atrule" ? parent.parent : parent;
  return Boolean(node.prop?.startsWith("--") && holder?.type === "rule" && holder.parent?.type === "root");
}

/** A shape of screens is asked for by its name; none but src/tessera/scene/style.py says what it is. */
const named = plugin("shapes", (root, _, refuse) => {
  const known = shapes();
  const queries = [...known.values(), "aspect-ratio"];
  root.walkAtRules("media", (node) => {
    const unknown = (node.params.match(/\(--[^()]*\)/g) ?? []).filter((name) => !known.has(name));
    if (unknown.length) refuse(node, `No shape of screens is called ${unknown.join(", ")}.`);
    if (queries.some((query) => node.params.includes(query))) refuse(node, "A shape of screens has a name.");
  });
});

const SIDE = /(?:^|-)(?:left|right)(?:-|$)/;
const AROUND = /^(?:scroll-)?(?:margin|padding)$|^inset$|^border-(?:width|style|color)$/;
const ALIGNED = ["text-align", "float", "clear"];

/** Whether a declaration says left or right, or means them by the order of its values.
 * @param {postcss.Declaration} node */
function saysSides({ prop, value, parent }) {
  const [first, second = first, third = first, fourth = second] = postcss.list.space(value);
  if (AROUND.test(prop)) return second !== fourth;
  if (prop === "border-radius") return first !== second || third !== fourth; // From the upper left corner on.
  if (prop.startsWith("transition")) return /(?<![\w-])(?:left|right)\b/.test(value);
  // A float takes a legend out of its frame, whichever way; `inline-start` is younger than our oldest browsers.
  const legend = /** @type {postcss.Rule} */ (parent).selector?.endsWith("legend");
  return SIDE.test(prop) || (ALIGNED.includes(prop) && SIDE.test(value) && !legend);
}

/** Lines begin at the left or at the right, as a language is read: so they have a start and an end.
 * What stands the same in every language has `direction: ltr`, with the reason beside it. */
const reading = plugin("reading", (root, path, refuse) => {
  root.walkDecls((node) => {
    if (!node.prop.startsWith("--") && saysSides(node)) refuse(node, "Left and right: lines have a start and an end.");
    if (!path.endsWith("/tokens.css") && /safe-area-inset-(?:left|right)/.test(node.value)) {
      refuse(node, "What a corner covers is --safe-start and --safe-end.");
    }
  });
});

const OWN_SIZE = /(?<![\w.-])(?!1em)\d*\.?\d+r?em\b/;

/** What stands on a table, where the board leaves the room there is, and is measured by it. */
const ON_A_TABLE = /(?:^|\/)(?:games|src\/tessera_\w+|scene|table|ending|people)\/|\/(?:handover|hint|last_round|players|table|turn_panel)\.css$/;

/** Texts on pages have one of the sizes of tokens.css, or one between two of them. A drawing has those of
 * its own units, which are px there, and paper points. */
const sizes = plugin("sizes", (root, path, refuse) => {
  if (path.endsWith("/tokens.css") || ON_A_TABLE.test(path)) return;
  root.walkDecls(/^font(?:-size)?$/, (node) => {
    const size = node.value.replace(/\/\s*[\d.]+\w*/, ""); // Beside a face the height of lines may follow.
    if (OWN_SIZE.test(size)) refuse(node, "A size of letters that is not a token.");
  });
});

/** What is styled by a `:has` of something round it has a name. Chromium keeps one set for all of `:has`, of
 * what such rules style: with one that has no name, whatever comes or goes on the page has all that lies in
 * anything with a `:has` styled anew. On paper nothing comes or goes. */
const has = plugin("has", (root, _, refuse) => {
  eachRule(root, (rule) => {
    let nested = false;
    for (let { parent } = /** @type {postcss.Node} */ (rule); parent && parent.type !== "root"; parent = parent.parent) {
      if (parent.type === "rule") nested ||= /** @type {postcss.Rule} */ (parent).selector.includes(":has(");
      if (parent.type === "atrule" && /** @type {postcss.AtRule} */ (parent).params === "print") return;
    }
    if (namelessByHas(rule.selector, nested)) refuse(rule, "Without a name, and by a :has of something round it.");
  });
});

export default [oneRoot, oneFile, colours, named, reading, sizes, has];
