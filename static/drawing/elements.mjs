// @ts-check
// Builds for Python all elements of a part of the page in one call: a call from there into the page takes
// ten times as long as what it does here. Text is always text here, never markup.

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {string | [tag: string, svg: boolean, values: [string, any][], children: any[]]} Described */

/**
 * What was described as JSON: each element, or text, before those in it.
 * @param {string} described
 */
globalThis.tesseraBuild = (described) => {
  /** @type {ChildNode[]} */
  const built = [];
  /** @param {Described} one */
  const build = (one) => {
    if (typeof one === "string") {
      const text = document.createTextNode(one);
      built.push(text);
      return text;
    }
    const [tag, svg, values, children] = one;
    const element = svg ? document.createElementNS(SVG, tag) : document.createElement(tag);
    built.push(element);
    for (const [name, value] of values) {
      if (name.startsWith(".")) /** @type {any} */ (element)[name.slice(1)] = value;
      else element.setAttribute(name, value);
    }
    element.append(...children.map(build));
    return element;
  };
  build(JSON.parse(described));
  return built;
};
