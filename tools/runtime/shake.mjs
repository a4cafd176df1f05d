// @ts-check
// Drops what nothing uses from pyodide.asm.mjs: most of it serves pictures, sound and windows.
//     node tools/runtime/shake.mjs GLUE OTHER[,OTHER...] IMPORT...
// All of the file is one function. Of its statements those stay that do something, and what they or
// other scripts name; of the functions offered to WebAssembly, those that it imports. A name that is
// declared twice, or anything else unusual, only makes more of it stay.

import { readFileSync, writeFileSync } from "node:fs";
import { parse } from "acorn";

const [glue, others, ...imported] = process.argv.slice(2);
const OPTIONS = /** @type {const} */ ({ ecmaVersion: "latest", sourceType: "module" });
const OFFERED = "wasmImports";
const code = readFileSync(glue, "utf8");

/** @param {any} node @returns {Generator<any>} */
function* within(node) {
  if (!node || typeof node !== "object") return;
  if (Array.isArray(node)) {
    for (const item of node) yield* within(item);
  } else if (typeof node.type === "string") {
    yield node;
    for (const value of Object.values(node)) yield* within(value);
  }
}

// What a piece of code names: variables, and members of objects, for which texts count too.
/** @param {any} tree */
function named(tree) {
  const variables = new Set();
  const members = new Set();
  const labels = new Set(); // Identifiers that are no variables.
  for (const node of within(tree)) {
    if (node.type === "MemberExpression" && !node.computed) labels.add(node.property);
    if (node.type === "Property" && !node.computed && !node.shorthand) labels.add(node.key);
    if (node.type === "Property" && node.key.name) members.add(node.key.name);
    if (node.type === "Literal") members.add(node.value);
    if (node.type === "TemplateElement") members.add(node.value.cooked);
    if (node.type === "Identifier") (labels.has(node) ? members : variables).add(node.name);
  }
  return { variables, members };
}

const PURE = new Set([
  ...["Literal", "Identifier", "FunctionExpression", "ArrowFunctionExpression", "ThisExpression"],
]);

// Whether nothing happens when an expression is worked out.
/** @param {any} node @returns {boolean} */
function isPure(node) {
  if (!node || PURE.has(node.type)) return true;
  switch (node.type) {
    case "ObjectExpression":
      return node.properties.every(
        /** @param {any} part */ (part) => part.type === "Property" && !part.computed && isPure(part.value),
      );
    case "ArrayExpression":
      return node.elements.every(isPure);
    case "MemberExpression": // Of what the language itself has.
      return !node.computed && ["Math", "Number"].includes(node.object.name);
    case "UnaryExpression":
      return node.operator !== "delete" && isPure(node.argument);
    case "BinaryExpression":
      return isPure(node.left) && isPure(node.right);
    default:
      return false;
  }
}

/** A piece that can stay or go: why it stays, and what it then needs.
 * @typedef {{ start: number, end: number, node: any, declares?: string, belongs?: string,
 *   exposes?: string, list?: any }} Piece */

/** @param {any} statement @returns {Piece[]} */
function pieces(statement) {
  const { start, end, type } = statement;
  const whole = { start, end, node: statement };
  if (type === "FunctionDeclaration") return [{ ...whole, declares: statement.id.name }];
  if (type === "VariableDeclaration") {
    return statement.declarations.map(/** @param {any} node */ (node) => {
      const piece = { start: node.start, end: node.end, node, list: statement };
      const simple = node.id.type === "Identifier" && isPure(node.init);
      return simple ? { ...piece, declares: node.id.name } : piece;
    });
  }
  const { expression } = statement;
  if (type !== "ExpressionStatement" || expression.type !== "AssignmentExpression") return [whole];
  const { left, right, operator } = expression;
  if (operator !== "=" || left.type !== "MemberExpression" || !isPure(right)) return [whole];
  const { object, property, computed } = left;
  if (object.type !== "Identifier") return [whole];
  // Module["FS"]=FS
  if (object.name === "Module" && property.type === "Literal" && right.type === "Identifier") {
    return [{ ...whole, node: right, exposes: property.value }];
  }
  // _open.sig="ippp"
  if (object.name !== "Module" && !computed) return [{ ...whole, belongs: object.name }];
  return [whole];
}

const program = /** @type {any} */ (parse(code, OPTIONS));
const main = program.body.find((/** @type {any} */ { type }) => type === "FunctionDeclaration");
const all = /** @type {Piece[]} */ (main.body.body.flatMap(pieces));
const declared = new Set(all.map(({ declares }) => declares));

/** @type {Set<Piece>} */
const kept = new Set();
/** @type {Set<any>} */
const variables = new Set();
/** @type {Set<any>} */
const members = new Set();
for (const path of others.split(",")) {
  // Its variables are none of this file's.
  for (const name of named(parse(readFileSync(path, "utf8"), OPTIONS)).members) members.add(name);
}

// The list of what WebAssembly may import is cut to what it does import.
const offered = all.find(({ declares }) => declares === OFFERED);
if (!offered) throw new Error(`there is no list of ${OFFERED}`);
/** @type {any[]} */
const properties = offered.node.init.properties;
const given = properties.filter(({ key }) => imported.includes(key.name));
const lacking = imported.filter((name) => !given.some(({ key }) => key.name === name));
if (lacking.length > 0) throw new Error(`not offered: ${lacking}`);

/** @param {Piece} piece */
function stays({ declares, belongs, exposes }) {
  if (declares !== undefined) return variables.has(declares);
  if (belongs !== undefined) return variables.has(belongs) || !declared.has(belongs);
  if (exposes !== undefined) return members.has(exposes);
  return true;
}

for (let before = -1; before < kept.size; ) {
  before = kept.size;
  for (const piece of all) {
    if (kept.has(piece) || !stays(piece)) continue;
    kept.add(piece);
    const found = named(piece === offered ? given : piece.node);
    for (const name of found.variables) variables.add(name);
    for (const name of found.members) members.add(name);
  }
}

// --- Written again, in the same order. ---

/** @param {{ start: number, end: number }} piece */
const text = ({ start, end }) => code.slice(start, end);
const parts = [];
for (const statement of main.body.body) {
  const left = all.filter(
    (piece) => kept.has(piece) && statement.start <= piece.start && piece.end <= statement.end,
  );
  if (left.length === 0) continue;
  if (statement.type !== "VariableDeclaration") parts.push(text(statement));
  else {
    const written = left.map((piece) =>
      piece === offered ? `${OFFERED}={${given.map(text).join()}}` : text(piece),
    );
    parts.push(`${statement.kind} ${written.join()};`);
  }
}
const [start, end] = [main.body.body[0].start, main.body.body.at(-1).end];
writeFileSync(glue, code.slice(0, start) + parts.join("") + code.slice(end));
