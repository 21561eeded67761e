# Everything one does with Karfunkel from a checkout. Wants only Python 3.11 or newer, make and a network.
.DEFAULT_GOAL := help
SHELL := /bin/sh
.DELETE_ON_ERROR:

BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest -n auto

help: ## what there is (this list)
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

play: .venv/ready-play ## set up if need be, and play in the terminal
	@$(BIN)/karfunkel play

test: .venv/ready-dev ## set up if need be, and run all tests
	@echo "The tests of the games' rules, interpreted:"
	@NUMBA_DISABLE_JIT=1 $(PYTEST) -q -m "not compiled_only" tests/games
	@echo "All tests, compiled:"
	@$(PYTEST)

check: .venv/ready-dev ## all that a change must pass: format, lint, types, import directions, tests
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/python -m mypy
	@$(BIN)/lint-imports
	@$(MAKE) --no-print-directory test

bench: .venv/ready-bench ## measure our speed beside OpenSpiel and C++ (takes minutes; ROUNDS="--rounds 3 --seconds 0.5" is quicker)
	@$(BIN)/python bench/run.py $(ROUNDS)

balance: .venv/ready-play ## play the games of docs/balance and write its pages anew (takes half an hour)
	@$(BIN)/karfunkel balance

format: .venv/ready-dev ## bring the sources into the one format
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

picture: .venv/ready-dev ## draw the README's picture of the terminal game anew
	@$(BIN)/python scripts/picture.py

lock: .venv/ready-dev ## pin anew what pyproject.toml asks for; UPGRADE=--upgrade takes newer versions
	@sh scripts/lock $(UPGRADE)

clean: ## remove all that was made here, .venv too
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis dist build
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

# A virtual environment knows its folder by name: one that was moved or copied is made anew.
ifneq ($(shell cat .venv/place 2>/dev/null),$(CURDIR))
.venv/ready-play .venv/ready-dev .venv/ready-bench: moved
endif

.venv/ready-%: scripts/setup requirements/%.txt pyproject.toml
	@sh scripts/setup $*

.PHONY: help play test check bench balance format picture lock clean moved
