// @ts-check
// Run only by browsers that don't know JavaScript modules, and so can't run anything else here.
document.body
  ? document.body.setAttribute("data-state", "old")
  : document.addEventListener("DOMContentLoaded", function () {
      document.body.setAttribute("data-state", "old");
    });
