// Shows whoever tries a game, in the page, the tracebacks that it writes to the console.

const inform = console.info;
console.info = (...words) => {
  inform(...words);
  const text = words.join(" ");
  if (text.includes("Traceback")) {
    const told = document.createElement("pre");
    told.textContent = text;
    told.style.cssText = "position:fixed;inset:0 0 auto;z-index:99;max-height:40vh;overflow:auto;" +
      "margin:0;padding:1em;background:#400;color:#fff;font-size:13px";
    told.addEventListener("click", () => told.remove());
    document.documentElement.append(told);
  }
};
