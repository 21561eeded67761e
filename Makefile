# Everything one does with Karfunkel from a checkout. Wants only Python 3.11 or newer, make and a network.
.DEFAULT_GOAL := help
SHELL := /bin/sh
.DELETE_ON_ERROR:

BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest -n auto

help: ## what there is (this list)
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

play: .venv/ready-play ## set up if need be, and play in the browser (in the terminal: karfunkel play)
	@$(BIN)/python hatch_build.py
	@$(BIN)/karfunkel serve --open

test: .venv/ready-dev ## set up if need be, and run all tests
	@$(BIN)/python hatch_build.py
	@echo "The tests of the games' rules, interpreted:"
	@NUMBA_DISABLE_JIT=1 $(PYTEST) -q -m "not compiled_only" tests/games
	@echo "All tests, compiled:"
	@$(PYTEST)

check: .venv/ready-dev client/node_modules/.ready ## all that a change must pass: format, lint, types, import directions, tests
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/python -m mypy
	@$(BIN)/lint-imports
	@cd client && npm run --silent check
	@$(MAKE) --no-print-directory test

bench: .venv/ready-bench ## measure our speed beside OpenSpiel and C++ (takes minutes; ROUNDS="--rounds 3 --seconds 0.5" is quicker)
	@$(BIN)/python bench/run.py $(ROUNDS)

bench-server: .venv/ready-play ## measure how many moves a server takes, and how soon the opponent sees them (Linux, two cores)
	@$(BIN)/python bench/server.py $(ROUNDS)

balance: .venv/ready-play ## play the games of docs/balance and write its pages anew (takes half an hour)
	@$(BIN)/karfunkel balance

format: .venv/ready-dev ## bring the sources into the one format
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

pictures: .venv/ready-dev ## draw the pictures of the README and the icons of the client anew (wants chromium)
	@$(BIN)/python scripts/picture.py
	@$(BIN)/python hatch_build.py
	@$(BIN)/python -m scripts.screens

client: .venv/ready-play ## build the browser client, if anything has changed in client/
	@$(BIN)/python hatch_build.py

types: .venv/ready-dev client/node_modules/.ready ## write the client's types anew from the server's description of its API
	@$(BIN)/python scripts/openapi.py >client/node_modules/openapi.json
	@cd client && npm run --silent types

introductions: .venv/ready-dev ## let the games work out the lessons of the client's introductions anew
	@$(BIN)/python -m scripts.introductions

lock: .venv/ready-dev ## pin anew what pyproject.toml asks for; UPGRADE=--upgrade takes newer versions
	@sh scripts/lock $(UPGRADE)

clean: ## remove all that was made here, .venv too
	rm -rf .venv client/node_modules src/karfunkel/server/static .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis dist build
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

# A virtual environment knows its folder by name: one that was moved or copied is made anew.
ifneq ($(shell cat .venv/place 2>/dev/null),$(CURDIR))
.venv/ready-play .venv/ready-dev .venv/ready-bench: moved
endif

.venv/ready-%: scripts/setup requirements/%.txt pyproject.toml
	@sh scripts/setup $*

# What checking the client needs besides building it.
client/node_modules/.ready: client/package-lock.json
	@$(BIN)/python hatch_build.py --install-all
	@touch $@

.PHONY: help play test check bench bench-server balance format pictures client types introductions lock clean moved
