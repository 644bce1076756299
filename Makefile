# What people do daily. `make play` and `make test` set everything up by themselves.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready

PAGE := src/ecumene/server/page/index.html
TYPES := $(wildcard web/src/generated/*.ts)
TYPED := .venv/.typed

.PHONY: setup page compiled browser play test test-compiled test-compiled-short same-games lint format bench compare faults mutants fuzz lock clean

setup: $(READY)

$(READY): requirements.lock pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

page: $(PAGE)

$(PAGE): $(READY) hatch_build.py web/package-lock.json web/vite.config.ts web/index.html \
		$(shell find web/src web/public -type f) $(wildcard src/ecumene/*/text/*.ftl src/ecumene/titles/*/*/*.ftl) \
		$(wildcard src/ecumene/titles/*/data/*.toml) | $(TYPED)
	$(BIN)/python hatch_build.py build

# Any module may change the page's types, but only those that differ are written: the empty recipe looks at
# them again, so that the page is built anew only if one was.
$(TYPES): $(TYPED) ;

$(TYPED): $(READY) hatch_build.py web/package-lock.json web/page_types.py web/page_types.mjs \
		$(shell find src/ecumene -name '*.py')
	$(BIN)/python hatch_build.py types
	touch $@

# The tests drive a real browser. ECUMENE_CHROMIUM names another one than Debian's.
browser:
	@command -v $${ECUMENE_CHROMIUM:-chromium} >/dev/null || { \
		echo "Installing Chromium from the system's packages"; \
		sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
		$$sudo apt-get update -qq && $$sudo apt-get install -y -qq chromium; }

# `make play HOST=0.0.0.0` lets in whoever is on the same network.
HOST ?= 127.0.0.1
play: setup page
	$(BIN)/ecumene serve --open --host $(HOST)

test: setup page browser
	$(BIN)/python hatch_build.py test
	$(BIN)/pytest -n auto --dist worksteal

# The rules and the bots, compiled out of the same source; whatever runs with PYTHONPATH=build/compiled uses them.
# What has not changed since the last time is kept in build/staged.
COMPILED := build/compiled/.ready

compiled: $(COMPILED)

$(COMPILED): $(PAGE) compiled.py hatch_build.py $(shell find src/ecumene/core src/ecumene/bots src/ecumene/titles -name '*.py')
	rm -rf build/compiled build/wheels
	ECUMENE_COMPILE=1 ECUMENE_PAGE=built $(BIN)/python -m hatchling build -t wheel -d build/wheels
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --target build/compiled build/wheels/*.whl
	touch $@

# Left out is what runs a module's source once more under another name: a library cannot be.
SOURCE_ONLY := tests/titles/monumental/test_tables.py
test-compiled: compiled
	PYTHONPATH=build/compiled $(BIN)/pytest -n auto --ignore $(SOURCE_ONLY) \
		tests/compiled tests/core tests/table tests/bots tests/arena tests/titles

# The part of it that takes minutes: what the compiler could break. The rules of each game are the
# same source as in `make test`; here whole games of both builds are compared, and the battery is left out.
test-compiled-short: compiled
	PYTHONPATH=build/compiled $(BIN)/pytest -n auto tests/compiled tests/core tests/table tests/bots

# Thousands of games with both builds, choice for choice.
RANDOM ?= 1000
RECORDS ?= 200
BOTS ?= 80
same-games: compiled
	$(BIN)/python -m tests.compiled.both --random $(RANDOM) --records $(RECORDS) --bots $(BOTS)

# Without the page: that would write the types which are to be checked.
lint: setup
	$(BIN)/python hatch_build.py check
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: setup
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

# The faults of docs/reliability.md, many times over; prints what became of acknowledged choices.
FAULT_ROUNDS ?= 6
faults: setup
	ECUMENE_FAULT_ROUNDS=$(FAULT_ROUNDS) $(BIN)/pytest tests/server/faults

# How many small faults the tests find: `make mutants PACKAGES="core gheos" MUTANTS=100`.
PACKAGES ?=
MUTANTS ?= 30
mutants: setup
	$(BIN)/python bench/mutants.py $(PACKAGES) --mutants $(MUTANTS)

# The property tests with examples of their own; `make fuzz SEED=...` repeats a run.
fuzz: seed := $(or $(SEED),$(shell od -An -N4 -tu4 /dev/urandom | tr -d ' '))
fuzz: setup
	@echo "make fuzz SEED=$(seed)"
	$(BIN)/pytest -n auto -m hypothesis --hypothesis-profile=random --hypothesis-seed=$(seed)

lock: setup
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header \
		--all-extras --group dev pyproject.toml -o requirements.lock

clean:
	rm -rf .venv dist build artifacts web/node_modules src/ecumene/server/page
