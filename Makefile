# play, test, check, bench, soak: each does everything it needs, from a fresh clone on.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
INTERPRETED := NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -q

.PHONY: play test check bench soak golden clean

play: $(READY)
	$(BIN)/quartett play zoinx --seats 3

test: $(READY)
	$(BIN)/python -m pytest -q -n 2
	rm -f .coverage .coverage.*
	$(INTERPRETED) tests/core tests/broken tests/*/test_rules.py tests/*/test_games.py tests/*/test_played.py
	$(BIN)/coverage report

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

soak: $(READY)
	$(BIN)/python -m pytest -q -m soak

bench: $(VENV)/bench-ready
	$(BIN)/python -m bench

golden: $(READY)
	cd tests && PYTHONPATH=. ../$(BIN)/python golden.py

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --upgrade "pip>=25.1"
	$(BIN)/pip install --quiet --constraint constraints.txt --editable . --group dev
	touch $@

$(VENV)/bench-ready: $(READY) bench/requirements.txt
	-$(BIN)/pip install --quiet --constraint constraints.txt --requirement bench/requirements.txt
	touch $@
