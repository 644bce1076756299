# What people do daily. `make play` and `make test` set everything up by themselves.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready

.PHONY: setup play test lint format bench lock clean

setup: $(READY)

$(READY): requirements.lock pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

play: setup
	$(BIN)/ecumene play tigris

test: setup
	$(BIN)/pytest -n auto

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: setup
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: setup
	$(BIN)/ecumene bench

lock: setup
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header \
		--all-extras --group dev pyproject.toml -o requirements.lock

clean:
	rm -rf .venv dist build artifacts
