// @ts-check
// When Python is awake: the first screen stands.

const { body } = document;

export function awake() {
  return new Promise((resolve) => {
    const look = () => body.dataset.state === "ready" && resolve(null);
    new MutationObserver(look).observe(body, { attributeFilter: ["data-state"] });
    look();
  });
}
