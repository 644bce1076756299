# What people do daily. `make play` and `make test` set up what they need by themselves.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check
INSTALL := $(BIN)/uv pip install --system-certs --quiet --python $(BIN)/python
UV := .venv/.uv
READY := .venv/.ready
TOOLS := .venv/.tools
BOOK := .venv/.book
TORCH := .venv/.torch

PAGE := src/ecumene/server/page/index.html
ENGINE := src/ecumene/server/page/engine/files.json
TYPES := $(wildcard web/src/generated/*.ts)
TYPED := .venv/.typed

.PHONY: setup tools page static compiled browser play test test-again test-compiled test-compiled-short same-games dist pure smoke docs pictures lint audit format bench compare masters faults mutants fuzz lock clean

# What playing and serving needs, and no more.
setup: $(READY)

# pip brings uv, which fetches the rest in a fraction of the time and keeps it for the next clone.
$(UV): requirements/uv.lock
	$(PYTHON) -m venv .venv
	$(PIP) --require-hashes -r requirements/uv.lock
	touch $@

$(READY): requirements/play.lock requirements/node.lock pyproject.toml | $(UV)
	$(INSTALL) --require-hashes -r requirements/play.lock $(if $(shell command -v npm),,-r requirements/node.lock)
	$(INSTALL) --no-deps --no-build-isolation -e .
	touch $@

# On top of it, what tests, checks, measurements and environments need.
tools: $(TOOLS)

$(TOOLS): requirements/dev.lock | $(READY)
	$(INSTALL) --require-hashes -r requirements/dev.lock
	touch $@

# Only an example learns with it.
$(TORCH): requirements/torch.txt | $(TOOLS)
	$(PIP) -r $<
	touch $@

page: $(PAGE) $(ENGINE)

# A folder that any host of files can serve: the whole table in a browser, without a server (docs/static.md).
static: setup $(TYPED)
	$(BIN)/python hatch_build.py static
	@echo "For a look: $(BIN)/python -m http.server --directory build/static 8000"

$(PAGE): $(READY) hatch_build.py web/package-lock.json web/vite.config.ts web/index.html \
		$(shell find web/src web/public -type f) $(wildcard src/ecumene/*/text/*.ftl src/ecumene/titles/*/*/*.ftl) \
		$(wildcard src/ecumene/titles/*/data/*.toml) | $(TYPED)
	$(BIN)/python hatch_build.py build

# What plays in a browser without a server: packed again when the rules change, the page or not.
$(ENGINE): $(PAGE) offline.py $(shell find $(addprefix src/ecumene/,core titles bots table browser) -type f \
		-not -name '*.pyc' 2>/dev/null)
	$(BIN)/python hatch_build.py engine
	touch $@

# Any module may change the page's types, but only those that differ are written: the empty recipe looks at
# them again, so that the page is built anew only if one was.
$(TYPES): $(TYPED) ;

$(TYPED): $(READY) hatch_build.py web/package-lock.json web/page_types.py web/page_types.mjs \
		$(shell find src/ecumene -name '*.py')
	$(BIN)/python hatch_build.py types
	touch $@

# The tests drive a real browser: most of them its shell, which has no windows to draw and takes a third of the time
# for a new visitor. ECUMENE_CHROMIUM names another one than Debian's for everything.
browser:
	@command -v $${ECUMENE_CHROMIUM:-chromium} >/dev/null || { \
		echo "Installing Chromium from the system's packages"; \
		sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
		$$sudo apt-get update -qq && $$sudo apt-get install -y -qq chromium chromium-headless-shell; }

# `make play HOST=0.0.0.0` lets in whoever is on the same network.
HOST ?= 127.0.0.1
play: setup page
	$(BIN)/ecumene serve --open --host $(HOST)

test: tools $(TORCH) page static browser
	$(BIN)/python hatch_build.py test
	$(BIN)/pytest -n auto --dist worksteal

# What failed in `make test`, once more and with nothing beside it: a few of thousands of tests with real browsers, databases
# and processes may have lost a race to a busy machine. Who fails again has failed; who does not is named, and is to be mended.
test-again:
	$(BIN)/python -m tests.again

# The rules and the bots, compiled out of the same source; whatever runs with PYTHONPATH=build/compiled uses them.
# What has not changed since the last time is kept in build/staged.
COMPILED := build/compiled/.ready

compiled: $(COMPILED)

$(COMPILED): $(PAGE) compiled.py hatch_build.py $(shell find src/ecumene -name '*.py') | $(TOOLS)
	rm -rf build/compiled build/wheels
	ECUMENE_COMPILE=1 ECUMENE_PAGE=built $(BIN)/python -m hatchling build -t wheel -d build/wheels
	$(INSTALL) --no-deps --target build/compiled build/wheels/*.whl
	touch $@

# Left out is what runs a module's source once more under another name, which a library cannot be, and what reads
# the types of views, of which a compiler leaves little.
SOURCE_ONLY := --ignore tests/titles/monumental/test_tables.py --deselect tests/titles/test_every_game.py::test_views_are_what_their_types_say
# What a server shows of compiled games, and what it does with every choice.
SHOWN := $(addprefix tests/server/test_,sights.py viewer.py play.py house.py hearsay.py)
test-compiled: compiled
	PYTHONPATH=build/compiled $(BIN)/pytest -n auto $(SOURCE_ONLY) \
		tests/compiled tests/core tests/table tests/bots tests/arena tests/titles $(SHOWN)

# The part of it that takes minutes: what the compiler could break. The rules of each game are the
# same source as in `make test`; here whole games of both builds are compared, and the battery is left out, as
# is how well bots play.
test-compiled-short: compiled
	PYTHONPATH=build/compiled $(BIN)/pytest -n auto --dist worksteal --ignore tests/bots/absurd \
		--ignore tests/bots/test_styles.py tests/compiled tests/core tests/table tests/bots $(SHOWN)

# Thousands of games with both builds, choice for choice.
RANDOM ?= 1000
RECORDS ?= 200
BOTS ?= 80
same-games: compiled
	$(BIN)/python -m tests.compiled.both --random $(RANDOM) --records $(RECORDS) --bots $(BOTS)

# What is published: the pure wheel and the source, and the compiled wheel for this kind of machine; whatever of it
# lies in dist/ is tried in empty environments, with one extra at a time.
BUILD := ECUMENE_PAGE=built $(BIN)/python -m hatchling build -d dist
dist: pure
	ECUMENE_COMPILE=1 $(BUILD) -t wheel
	$(MAKE) smoke

pure: tools page
	rm -rf dist
	$(BUILD) -t sdist -t wheel

smoke: tools
	$(BIN)/python -m tests.smoke dist

# The book: what stands in docs/, the rules of the games and a reference out of the docstrings, into build/book.
docs: $(BOOK)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "For a look: $(BIN)/python -m http.server --directory build/book 8000"

$(BOOK): requirements/docs.lock | $(READY)
	$(INSTALL) --require-hashes -r requirements/docs.lock
	touch $@

# The pictures of the README, from positions in the repository.
pictures: tools page browser
	$(BIN)/python -m tests.web.pictures

# Without the page: that would write the types which are to be checked.
lint: tools
	$(BIN)/python hatch_build.py check
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python audit.py

# Whether anything that is locked is known to be dangerous, where somebody can be asked.
audit: tools
	$(BIN)/python audit.py

format: tools
	$(BIN)/python hatch_build.py format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# Both builds, one after the other, where the compiled one is there.
RUNS ?= 3
bench: setup
	$(BIN)/ecumene bench --runs $(RUNS)
	@if [ -e $(COMPILED) ]; then PYTHONPATH=build/compiled $(BIN)/ecumene bench --runs $(RUNS); \
		else echo "make compiled: the same for the compiled build"; fi

# Ours beside other engines, each in an environment that is thrown away again (docs/performance.md).
compare: compiled
	$(BIN)/python bench/compare.py --json docs/peers.json --svg docs/peers.svg

# A thousand games of masters for each title, and tables of their decisions (docs/data.md). Goes on where it was left.
TITLES ?= ages gheos innersea monumental tigris
GAMES ?= 1000
JOBS ?= 2
masters: tools
	for title in $(TITLES); do \
		$(BIN)/ecumene arena $$title --bots master,master --games $(GAMES) --seed 1 -j $(JOBS) \
			--records artifacts/masters/$$title && \
		$(BIN)/ecumene export artifacts/masters/$$title --to artifacts/masters/$$title.parquet || exit 1; done

# The faults of docs/reliability.md, many times over; prints what became of acknowledged choices.
FAULT_ROUNDS ?= 6
faults: tools
	ECUMENE_FAULT_ROUNDS=$(FAULT_ROUNDS) $(BIN)/pytest tests/server/faults

# How many small faults the tests find: `make mutants PACKAGES="core gheos" MUTANTS=100`.
PACKAGES ?=
MUTANTS ?= 30
mutants: tools
	$(BIN)/python bench/mutants.py $(PACKAGES) --mutants $(MUTANTS)

# The property tests with examples of their own; `make fuzz SEED=...` repeats a run.
fuzz: seed := $(or $(SEED),$(shell od -An -N4 -tu4 /dev/urandom | tr -d ' '))
fuzz: tools
	@echo "make fuzz SEED=$(seed)"
	$(BIN)/pytest -n auto -m hypothesis --hypothesis-profile=random --hypothesis-seed=$(seed)

# Each of the other locks pins what dev.lock pins, so that all fit into one environment.
LOCK := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header
PINNED := $(LOCK) -c requirements/dev.lock
lock: $(UV)
	$(LOCK) --all-extras --group dev pyproject.toml -o requirements/dev.lock
	$(PINNED) --extra arena --extra server --group build pyproject.toml -o requirements/play.lock
	for group in docs node uv; do $(PINNED) --group $$group -o requirements/$$group.lock || exit 1; done

clean:
	rm -rf .venv dist build artifacts web/node_modules src/ecumene/server/page
