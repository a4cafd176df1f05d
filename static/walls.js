// @ts-check
// A worker that comes by its address has no policy: what a program starts there can send anything.
// One from a blob has that of the page (runtime.mjs). So workers come from blobs, and the service
// worker by its address. The page's own policy can't name that: it is built for any site.

(() => {
  // Browsers needn't know hosts by other numbers than this: there the service worker would be refused.
  if (!/[a-z]$|^127\.0\.0\.1$/.test(location.hostname)) return;
  const address = new URL("service-worker.js", location.href).href;
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = `worker-src blob: ${address.replace(/[,;]/g, encodeURIComponent)}`;
  document.head.append(policy);
})();
