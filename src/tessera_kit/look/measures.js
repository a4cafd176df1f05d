// Measures of what is drawn in a page, for `check --look` and for the browser tests.

// What people know a thing by: what a screen reader says of it, or what it reads.
export const named = e => (e.getAttribute("aria-label") || e.textContent).trim().slice(0, 30);
export const middle = ({left, top, width, height}) => [left + width / 2, top + height / 2];
// What lies over a place, if that isn't the thing itself or a part of it.
export const over = (e, place) => {
  const there = document.elementFromPoint(...place);
  return e.contains(there) ? null : there ?? document.documentElement;
};
// Whether its text is wider than there is room.
export const cut = e => e.scrollWidth > e.clientWidth + 1;
// By how many pixels a box stands out of a place, on the side where it is most.
export const out = (box, place) => Math.max(place.left - box.left, box.right - place.right,
  place.top - box.top, box.bottom - place.bottom);
// The boxes of its words, line by line, also of those that aren't seen.
export const words = e => {
  const range = document.createRange();
  range.selectNodeContents(e);
  return [...range.getClientRects()].filter(box => box.width > 1 && box.height > 1);
};
// All that is wrong with what can be pressed on a table, and with what is said there.
export const breaches = least => {
  const faults = [];
  const note = (what, e, number = 0) => faults.push({
    what, name: named(e), target: e.dataset.press ?? "", classes: [...e.classList],
    number: Math.round(number),
  });
  const prompt = document.querySelector(".turn-panel .prompt");
  for (const box of prompt ? words(prompt) : []) {
    const there = over(prompt, middle(box));
    if (there && !there.contains(prompt)) {
      note("covers", there);
      break;
    }
  }
  const screen = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
  for (const e of document.querySelectorAll(".table [data-press^='game:'], [data-primary]")) {
    if (!e.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
    e.scrollIntoView({block: "nearest", inline: "nearest"});
    const box = e.getBoundingClientRect();
    const side = Math.min(box.width, box.height);
    if (side < (e.matches(".square") ? least.square : least.button) - .5)
      note("small", e, side);
    // A panel without a box of its own has the screen for one.
    const panel = e.closest(".turn-panel, .board-place")?.getBoundingClientRect();
    const stands = Math.max(out(box, panel?.width ? panel : screen), out(box, screen));
    if (stands > 2) note("outside", e, stands);
    else if (over(e, middle(box))) note("dead", e);
    if (words(e).some(one => out(one, box) > 2)) note("cut", e);
  }
  for (const e of document.querySelectorAll(".turn-panel .prompt, .player small"))
    if (e.checkVisibility() && cut(e)) note("cut", e);
  return faults;
};
