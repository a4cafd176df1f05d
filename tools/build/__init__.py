"""Makes dist/, the folder that GitHub Pages serves, and packs it: `make build`, `make release`."""
