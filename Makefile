# Needs Python 3.11 or newer, Node 20 or newer, and GNU make. Each target does the set-up it needs,
# inside this folder.

# The first of these that is new enough. `make PYTHON=... play` names another.
NEW_ENOUGH = import sys; sys.version_info >= (3, 11) and print("$(candidate)")
PYTHON = $(firstword $(foreach candidate,python3 python3.14 python3.13 python3.12 python3.11,\
	$(shell $(candidate) -c '$(NEW_ENOUGH)' 2>/dev/null)))

VENV   := .venv/bin
RUN    := $(VENV)/python -m
NODE   := node_modules/.bin
# On a shared machine the longest of `make test-long` take some minutes.
PYTEST := $(RUN) pytest --timeout $(if $(TESSERA_LONG),900,180)
# Runs a suite that isn't run every day, and notes in docs/tests.md that it passed.
NOTED  := PYTHONPATH=src $(RUN) tests.seldom

# Hundreds of processes import the same here, also where an image of a system forbids to keep it.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play build release set-up test check catalogues test-python test-pyodide test-browser \
	check-host test-long test-times test-crash test-seldom test-engines test-orca sounds faults fuzz fuzz-pyodide walk bench-start gate bench-phones lighthouse sheets messages hashes pictures film clean

help:
	@echo 'make play      build the site and serve it on this machine'
	@echo 'make test      every check and every test'
	@echo 'make check     the fast part: style, types, what may import what, in Python, JavaScript and CSS'
	@echo 'make test-long what `make test` shortens, whole: every example, all of it in Pyodide and in each engine'
	@echo 'make test-seldom  what only runs where something has changed that it depends on; notes that it passed'
	@echo 'make test-times  what each part of the tests takes, held against its budget'
	@echo 'make test-crash  play in real browsers and kill them, 100 times each (KILLS=100), and restore 1,000 games'
	@echo 'make faults    80 faults are planted in a copy, and the tests must find each (FAULT=... for one)'
	@echo 'make fuzz      100,000 hostile records, links and backups for the reader (INPUTS=100000)'
	@echo 'make fuzz-pyodide  the same inside the Pyodide that is shipped'
	@echo 'make walk      20,000 steps wherever one can press, without a browser, and 2,000 in Chromium'
	@echo 'make bench-start  how fast it starts in three engines, against a plain PyScript page'
	@echo 'make gate      whether a press or a start costs more than in the build of commit 404d2976, in turns'
	@echo 'make bench-phones  messages through channels that are built from QR codes, in Chromium'
	@echo 'make lighthouse  what Lighthouse says of a first visit on a slow network'
	@echo 'make test-engines  the built app in Firefox and WebKitGTK, where they are installed'
	@echo 'make test-orca what a screen reader says of whole games, where Orca is installed'
	@echo 'make sounds    how loud and how high each sound is; leaves them in build/sounds/'
	@echo 'make messages  bring the translations up to date with the code'
	@echo 'make hashes    write the hashes of all pinned Python packages anew'
	@echo 'make sheets    a picture of every page in every shape, before a change and after: OLD=folder, PAGES="first saved", LANGUAGES="de fr", SHAPES="390x844"'
	@echo 'make pictures  take the icons and screenshots of the manifest anew'
	@echo 'make film      take the film of the README anew (installs Pillow)'
	@echo 'make build     only build the site, into dist/'
	@echo 'make release   pack dist/ into one archive for any host, and the wheel for authors, into build/release/'
	@echo 'make check-host  what is wrong with the way a server sends Tessera: URL=https://…'
	@echo 'make -C lab help  how strong computers are made, how they are measured, and how fast it all is'
	@echo 'make clean     remove everything that make made'

# --- what people use ---

play: build
	@PYTHONPATH=src $(RUN) tools.serve

build: .venv/.ready .venv/.typefaces node_modules/.ready build/wheels/.ready
	@PYTHONPATH=src $(RUN) tools.build

release: build
	@PYTHONPATH=src $(RUN) tools.build.archive

check-host:
	@$(PYTHON) tools/hosting/check_host.py '$(URL)'

# The other engines wait more than they work, so all that CPython runs goes beside them. The tests
# in Chromium come last and by themselves: some of them measure time. Setting up waits for the network
# and the disk, so what needs little of it begins meanwhile.
test:
	@$(PYTHON) tools/measure/times.py set-up build check catalogues test-pyodide \
		then test-python test-engines then test-browser

SHEETS  := 'static/css/**/*.css' 'src/tessera/features/*/style.css' 'src/tessera/games/*/style.css' \
	'packs/*/src/*/style.css'
SCRIPTS := 'static/*.mjs' 'static/drawing/*.mjs' 'static/*.js' 'tools/**/*.mjs' 'src/tessera_kit/**/*.js' 'tests/**/*.mjs'

check: .venv/.ready .venv/.workflows build/types/.ready node_modules/.ready
	$(VENV)/ruff check .
	$(VENV)/ruff format --check .
	$(RUN) mypy
	PYTHONPATH=src $(VENV)/lint-imports --no-cache
	$(NODE)/stylelint --config tools/stylelint/config.mjs $(SHEETS)
	$(NODE)/eslint --config tools/eslint.config.mjs $(SCRIPTS)
	$(NODE)/tsc --project tools/types/tsconfig.json
	$(NODE)/tsc --project tools/types/tsconfig.worker.json
	$(VENV)/jactionlint --strict-exit --shellcheck= --pyflakes=
	$(VENV)/zizmor --offline --no-progress --quiet --min-severity medium .github
	PYTHONPATH=src $(RUN) tests.tools.source.test_folders
	@$(RUN) tests.seldom

pictures: build
	@PYTHONPATH=src $(RUN) tools.art.pictures

film: build .venv/.film
	@PYTHONPATH=src $(RUN) tools.art.film

bench-start: build
	@$(NOTED) bench-start $(RUN) tools.measure.bench_start

# The report of each visit is left in build/lighthouse/.
lighthouse: build build/lighthouse/.ready
	@PYTHONPATH=src $(RUN) tools.browser
	@$(NOTED) lighthouse $(RUN) tools.measure.lighthouse

sounds: build
	@PYTHONPATH=src $(RUN) tools.browser
	@$(NOTED) sounds $(RUN) tools.measure.sounds

# Channels that are built from codes, under load.
bench-phones: build
	@PYTHONPATH=src $(RUN) tools.browser
	@$(NOTED) bench-phones $(RUN) tools.measure.phones

gate: build build/pyodide-site/.ready
	@PYTHONPATH=src $(RUN) tools.browser
	@$(NOTED) gate $(RUN) tools.measure.gate

# After a version in one of the lists was changed.
# Into build/sheets/.
sheets: build
	@PYTHONPATH=src OLD='$(OLD)' PAGES='$(PAGES)' LANGUAGES='$(LANGUAGES)' SHAPES='$(SHAPES)' $(RUN) tools.measure.sheets

hashes: .venv/.ready
	@$(RUN) tools.hashes

messages: .venv/.ready
	@PYTHONPATH=src $(RUN) tools.messages update

clean:
	rm -rf .venv node_modules build dist .hypothesis .mypy_cache .ruff_cache .pytest_cache
	find src tests tools lab -name __pycache__ -type d -prune -exec rm -rf {} +
	find src -name '*.mo' -delete

# --- the parts of `make test` ---

catalogues: .venv/.ready
	@PYTHONPATH=src $(RUN) tools.messages check

# Two tests at a time. Those in a browser wait for the next frame half of the time, so there are four;
# those that measure time run first, by themselves. docs/tests.md says more.
TWO := --numprocesses 2 --dist worksteal
FOUR := --numprocesses 4 --dist worksteal -m 'not alone'
# What fails in a browser is tried once more, and pytest names it at the end ("RERUN").
AGAIN := --reruns 1 -rR --timeout 300

test-python: build
	WHOLE_PART=1 $(PYTEST) $(TWO) tests packs lab --ignore tests/browser --ignore tests/crash --ignore tests/engines \
		--ignore tests/orca

test-pyodide: build build/pyodide-site/.ready
	@$(MAKE) --no-print-directory --jobs 2 pyodide-one pyodide-two

# What it says is shown when it has ended, or two would speak at once.
pyodide-%:
	@node tools/pyodide/run.mjs tools/pyodide/tests.py $* >build/pyodide-$*.log 2>&1; \
		code=$$?; echo "== $*, inside Pyodide"; cat build/pyodide-$*.log; exit $$code

test-browser: build
	@PYTHONPATH=src $(RUN) tools.browser
	@WHOLE_PART=1 $(PYTEST) $(AGAIN) tests/browser -m alone || failed=yes; \
		WHOLE_PART=1 $(PYTEST) $(AGAIN) $(FOUR) tests/browser || failed=yes; test -z "$$failed"

# What is missing is skipped and said; in CI it fails.
test-engines: build
	WHOLE_PART=1 $(PYTEST) $(AGAIN) tests/engines --numprocesses 2

# Not part of `make test`: Orca, its voice and a screen for it are Debian's, and it speaks slowly.
# HEARD=write writes down anew what is heard, to be read.
test-orca: build
	@PYTHONPATH=src $(RUN) tools.browser
	@$(NOTED) test-orca $(MAKE) --no-print-directory --jobs 3 --output-sync orca-en orca-pt orca-firefox

orca-%:
	@DESK=$* $(PYTEST) tests/orca --timeout 600 --reruns 2 -rR

# --- what takes too long for every day ---

# To be committed: as long as nothing has changed that these tests depend on, they don't run again.
test-seldom: build
	@PYTHONPATH=src $(RUN) tools.browser
	SELDOM=1 $(NOTED) test-seldom $(PYTEST) $(AGAIN) $(TWO) tests packs lab --ignore tests/crash \
		--ignore tests/orca -m seldom

KILLS ?= 100
INPUTS ?= 100000

# Each part is noted by itself: a fault in one doesn't have the others run again.
test-long:
	@$(MAKE) --keep-going long-python long-pyodide long-engines

long-%: export TESSERA_LONG = 1
long-%: set-up build
	@$(NOTED) $@ $(MAKE) test-$*

# Against tests/budget.txt, which docs/tests.md explains.
test-times:
	@$(PYTHON) tools/measure/times.py

test-crash: build
	@PYTHONPATH=src $(RUN) tools.browser
	KILLS=$(KILLS) GAMES=$(GAMES) $(NOTED) test-crash $(RUN) pytest tests/crash --timeout 7200 -s

# FAULT='one short', a part of its name, plants one alone.
faults: .venv/.ready node_modules/.ready build/wheels/.ready
	@PYTHONPATH=src $(RUN) tools.browser
	@PYTHONPATH=src nice $(if $(FAULT),,$(RUN) tests.seldom faults) $(RUN) tests.faults "$(FAULT)"

fuzz: .venv/.ready
	$(NOTED) fuzz $(RUN) tools.measure.fuzz $(INPUTS)

# Both say how often they came to each page.
walk: build
	@PYTHONPATH=src $(RUN) tools.browser
	$(NOTED) walk sh -c 'PYTHONPATH=src:packs/rota/src:packs/ur/src $(RUN) tests.walk && \
		PRESSES=1000 $(RUN) pytest --timeout 3600 -s tests/browser/play/test_walk.py'

# The same readers, in the interpreter that pages have.
fuzz-pyodide: build build/pyodide-site/.ready
	$(NOTED) fuzz-pyodide node tools/pyodide/run.mjs tools/measure/fuzz.py $(INPUTS)

# --- set-up, done once and again when its list changes ---

# All that the tests need, in one go; each target sees to its own part as well.
set-up: .venv/.ready .venv/.workflows .venv/.typefaces node_modules/.ready build/wheels/.ready build/types/.ready \
	build/pyodide-site/.ready

.venv/.ready: tools/requirements.txt tools/requirements-tests.txt
	@test -n '$(PYTHON)' || { echo 'Tessera needs Python 3.11 or newer, and found none.'; exit 1; }
	@test ! -L .venv || { echo '.venv is a link: what it leads to would be cleared.'; exit 1; }
	$(PYTHON) -m venv --clear .venv
	$(RUN) pip install --quiet --require-hashes --requirement $<
	@touch $@

.venv/.workflows: tools/requirements-workflows.txt .venv/.ready
	$(RUN) pip install --quiet --require-hashes --requirement $<
	@touch $@

.venv/.typefaces: tools/requirements-typefaces.txt .venv/.ready
	$(RUN) pip install --quiet --require-hashes --requirement $<
	@touch $@

.venv/.film: tools/art/film/requirements.txt .venv/.ready
	$(RUN) pip install --quiet --require-hashes --requirement $<
	@touch $@

node_modules/.ready: package.json package-lock.json .npmrc
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' \
		|| { echo 'Tessera needs Node 20 or newer.'; exit 1; }
	npm ci
	@touch $@

# What the page itself installs when it is wanted.
build/wheels/.ready: tools/requirements-wheels.txt .venv/.ready
	@rm -rf $(@D)
	$(RUN) pip download --quiet --no-deps --require-hashes --dest $(@D) --only-binary :all: \
		--platform any --python-version 3.14 --requirement $<
	@touch $@

# Wheels without compiled parts, for the Python that Pyodide is. Hypothesis imports decimal: no page
# has its compiled half, and Pyodide never had the other, so this machine's Python lends its own.
build/pyodide-site/.ready: tools/requirements-tests.txt .venv/.ready
	@rm -rf $(@D)
	$(RUN) pip install --quiet --require-hashes --target $(@D) --only-binary :all: \
		--platform any --python-version 3.14 --requirement $<
	@$(VENV)/python -c 'import _pydecimal, shutil; shutil.copy(_pydecimal.__file__, "$(@D)")'
	@touch $@

# It only measures, and its hundred packages are no part of anything else.
build/lighthouse/.ready: tools/measure/lighthouse/package.json tools/measure/lighthouse/package-lock.json .npmrc
	@rm -rf $(@D)
	@mkdir -p $(@D)
	cp $^ $(@D)
	npm ci --prefix $(@D)
	@touch $@

# Read by mypy, never imported; so it need not fit the Python that is here.
build/types/.ready: tools/requirements-types.txt .venv/.ready
	@rm -rf $(@D)
	$(RUN) pip install --quiet --require-hashes --target $(@D) --only-binary :all: \
		--ignore-requires-python --requirement $<
	@touch $@
