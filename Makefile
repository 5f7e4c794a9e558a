# The front door: `make` lists what there is. Needs Python 3.11 or newer and, the first time, the network.
# Everything is installed into .venv, at the versions that constraints.txt pins.

PYTHON ?= python3
VENV ?= .venv
PYTEST_ARGS ?=
GAME ?= mindbug

PY := $(VENV)/bin/python
PIP_INSTALL := $(PY) -m pip install --quiet --disable-pip-version-check -c constraints.txt
PROJECT := pyproject.toml constraints.txt
KERNELS := setup.py $(wildcard src/ludobug/core/*.py src/ludobug/games/*/kernel/*.py src/ludobug/games/*/layout.py)

define CHECK_PYTHON
import sys
if sys.version_info < (3, 11):
    sys.exit(f"Ludobug needs Python 3.11 or newer; {sys.executable} is {sys.version.split()[0]}. "
             "Name a newer one: make PYTHON=python3.12 ...")
try:
    import ensurepip, venv
except ImportError:
    sys.exit("This Python lacks venv or ensurepip. On Debian and Ubuntu: apt-get install python3-venv")
endef

define REQUIREMENTS
import sys, tomllib
with open("pyproject.toml", "rb") as file:
    content = tomllib.load(file)
lists = {"build": content["build-system"]["requires"], "run": content["project"]["dependencies"]}
lists |= content["project"]["optional-dependencies"]
print(*(line for name in sys.argv[1:] for line in lists[name]), sep="\n")
endef

define KERNEL
from ludobug.core import compiled
interpreted = "interpreted (no C compiler was usable); everything works, more slowly"
print("Kernel:", "compiled" if compiled else interpreted)
endef

export CHECK_PYTHON REQUIREMENTS KERNEL

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play test check bench levels golden build lock clean FORCE

help: ## print this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/.installed ## play in this terminal (GAME=mindbug)
	@$(VENV)/bin/ludobug play $(GAME)

test: $(VENV)/.installed $(VENV)/.dev ## run all tests
	$(PY) -m pytest -n auto --dist worksteal $(PYTEST_ARGS)

check: $(VENV)/.installed $(VENV)/.dev ## lint, formatting, types, import rules
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	$(VENV)/bin/lint-imports

bench: $(VENV)/.installed $(VENV)/.bench ## measure the kernel, beside other engines
	$(PY) -m bench

levels: $(VENV)/.installed ## measure the opponents against each other (goes on where it was stopped)
	$(PY) -m bench.levels

golden: $(VENV)/.installed $(VENV)/.dev ## write the golden playthroughs anew
	$(PY) -m tests.golden

build: $(VENV)/.installed ## compile the kernels anew if their sources changed
	@echo "The kernels are up to date."

lock: $(VENV)/.python ## choose the newest versions that fit pyproject.toml and pin them in constraints.txt
	rm -rf build/lock
	$(PYTHON) -m venv build/lock
	$(PY) -c "$$REQUIREMENTS" build run dev bench > build/lock/requirements.txt
	build/lock/bin/python -m pip install --quiet --disable-pip-version-check --upgrade -r build/lock/requirements.txt
	{ echo "# Written by 'make lock': what to build with, run, develop and measure."; \
	  build/lock/bin/python -m pip freeze --all --exclude pip; } > build/lock/constraints.txt
	mv build/lock/constraints.txt constraints.txt

clean: ## remove the environment and everything built
	rm -rf $(VENV) build dist src/*.egg-info .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Setup, one stamp for each step.

$(VENV)/.python:
	@$(PYTHON) --version > /dev/null || { echo "Ludobug needs Python 3.11 or newer: make PYTHON=/path/to/python ..."; exit 1; }
	@$(PYTHON) -c "$$CHECK_PYTHON"
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@touch $@

# Changes when another compiler is asked for, so that the kernels are built again.
$(VENV)/.compiler: FORCE | $(VENV)/.python
	@echo "CC=$(CC) CFLAGS=$(CFLAGS) LUDOBUG_PURE=$(LUDOBUG_PURE)" > $@.now
	@cmp -s $@.now $@ && rm $@.now || mv $@.now $@

$(VENV)/.tools: $(VENV)/.python $(PROJECT)
	@$(PY) -c "$$REQUIREMENTS" build > $@.txt
	@$(PIP_INSTALL) -r $@.txt
	@touch $@

$(VENV)/.installed: $(VENV)/.tools $(VENV)/.compiler $(KERNELS)
	@echo "Installing ludobug and compiling its kernels ..."
	@$(PIP_INSTALL) --no-build-isolation -e .
	@$(PY) -c "$$KERNEL"
	@touch $@

$(VENV)/.dev: $(VENV)/.python $(PROJECT)
	@echo "Installing what the tests and checks need ..."
	@$(PY) -c "$$REQUIREMENTS" dev > $@.txt
	@$(PIP_INSTALL) -r $@.txt
	@touch $@

$(VENV)/.bench: $(VENV)/.python $(PROJECT)
	@echo "Installing the other engines ..."
	@$(PY) -c "$$REQUIREMENTS" bench > $@.txt
	@$(PIP_INSTALL) -r $@.txt
	@touch $@
