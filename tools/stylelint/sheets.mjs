// @ts-check
// The style sheets of the project, and which classes each of them styles.

import { readFileSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import postcss from "postcss";
import selectors from "postcss-selector-parser";

const SHARED = [join("static", "css"), join("src", "tessera", "features")];
const STYLE = join("src", "tessera", "scene", "style.py");
const GAME = /(?:src\/tessera\/games|packs\/[^/]+\/src)\/(?:tessera_)?([^/]+)\/style\.css$/;

/** A file's path within the project, with slashes. @param {string} file */
export function pathOf(file) {
  return relative(process.cwd(), file).split(sep).join("/");
}

/** The game that a sheet belongs to, if any. @param {string} path */
export function gameOf(path) {
  return GAME.exec(path)?.[1];
}

/** The shapes of screens, each with its query. @returns {Map<string, string>} */
export function shapes() {
  const lines = readFileSync(STYLE, "utf-8").matchAll(/^ {4}"([a-z]+)": "(\(.+\))",$/gm);
  return new Map([...lines].map(([, name, query]) => [`(--${name})`, query]));
}

/** The classes that a rule styles: those of the last part of its selectors. In `.replay .turn-panel` the
 * panel is styled, and `.replay` only says where. @param {string} selector @returns {string[]} */
export function styled(selector) {
  /** @param {selectors.Root | selectors.Pseudo} list @returns {string[]} */
  const classes = (list) =>
    list.nodes.flatMap((one) => {
      const last = one.nodes.findLastIndex((node) => node.type === "combinator");
      return one.nodes.slice(last + 1).flatMap((node) => {
        if (node.type === "class") return [node.value];
        return node.type === "pseudo" && [":is", ":where"].includes(node.value) ? classes(node) : [];
      });
    });
  return classes(selectors().astSync(selector));
}

/** Elements of which a board has hundreds. Chromium keeps all that stands behind any `:has` in one list: with these
 * names on it, whatever comes or goes at a table would have its squares styled anew. */
const EVERYWHERE = ["button", "div", "g", "path", "rect", "span", "svg", "use"];

/** Whether a selector says by a `:has` of something round it what it styles, and gives that no name: no class,
 * attribute, identifier or tag that is seldom. `:not(…)`, `:nth-child(…)` and `*` are none.
 * @param {string} selector @param {boolean} nested Whether a `:has` stands round all of it. */
export function namelessByHas(selector, nested) {
  /** @param {selectors.Selector} one */
  const lastOf = (one) => one.nodes.slice(one.nodes.findLastIndex((node) => node.type === "combinator") + 1);
  /** @param {selectors.Selector} one @returns {boolean} */
  const named = (one) =>
    lastOf(one).some((node) =>
      node.type === "pseudo" && [":is", ":where"].includes(node.value)
        ? node.nodes.every(named)
        : ["attribute", "class", "id", "nesting"].includes(node.type) ||
          (node.type === "tag" && !EVERYWHERE.includes(node.value)),
    );
  return selectors()
    .astSync(selector)
    .nodes.some((one) => {
      const before = one.nodes.slice(0, -lastOf(one).length).join("");
      return !named(one) && (nested || before.includes(":has("));
    });
}

/** Every rule that is no step of an animation.
 * @param {postcss.Root} root @param {(rule: postcss.Rule) => void} see */
export function eachRule(root, see) {
  root.walkRules((rule) => {
    const { parent } = rule;
    if (parent?.type === "atrule" && /** @type {postcss.AtRule} */ (parent).name === "keyframes") return;
    see(rule);
  });
}

/** The shared sheets that style each class. @returns {Map<string, Set<string>>} */
export function sharedClasses() {
  const found = new Map();
  const files = SHARED.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf-8" }).map((name) => join(folder, name)),
  );
  for (const file of files.filter((name) => name.endsWith(".css"))) {
    eachRule(postcss.parse(readFileSync(file, "utf-8")), (rule) => {
      for (const name of styled(rule.selector)) {
        found.set(name, (found.get(name) ?? new Set()).add(pathOf(file)));
      }
    });
  }
  return found;
}
