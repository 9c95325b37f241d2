# play, test, check, docs, bench, soak: each does everything it needs, from a fresh clone on.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready

.PHONY: play test coverage check docs bench soak golden page browser screenshots films clean

play: $(READY) page
	$(BIN)/quartett serve

# The core and the rules must be covered whole; the whole package as far as pyproject.toml says.
CORE := src/quartett/*.py,src/quartett/engine/*,src/quartett/layout/*,src/quartett/games/*/*.py
NOT_CORE := src/quartett/client.py,src/quartett/platforms.py,*/drawing.py,*/refusals.py,*/crossword.py,*/__main__.py

INTERPRETED := tests/core tests/broken tests/*/test_rules.py tests/*/test_played.py tests/*/test_facts.py

# The browser's driver keeps an event loop running, so its tests run in processes of their own. There
# are three for two cores, because tests often wait for clocks and servers. At the same time the rules
# run interpreted: only then does coverage see their lines.
test: $(READY) page browser
	$(BIN)/python hatch_build.py npm test
	mkdir -p build
	$(BIN)/coverage erase
	NUMBA_DISABLE_JIT=1 nice -n 19 $(BIN)/coverage run -m pytest -q $(INTERPRETED) >build/interpreted.txt 2>&1 & interpreted=$$!; \
		$(BIN)/python -m pytest -q -n 3 --dist worksteal --ignore tests/web && \
		$(BIN)/python -m pytest -q -n 2 tests/web && \
		wait $$interpreted; passed=$$?; kill $$interpreted 2>/dev/null; \
		cat build/interpreted.txt; exit $$passed
	$(BIN)/coverage combine -q
	$(BIN)/coverage report
	$(BIN)/coverage report --include '$(CORE)' --omit '$(NOT_CORE)' --fail-under 100

# What all tests but the browser's cover of the whole package, compiled and interpreted.
coverage: $(READY) page
	mkdir -p build
	$(BIN)/coverage erase
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -q $(INTERPRETED)
	$(BIN)/coverage run -m pytest -q -n 3 --dist worksteal --ignore tests/web
	$(BIN)/coverage combine -q
	$(BIN)/coverage report

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python hatch_build.py npm run check

# The pages of docs/ and the API reference, as a site in build/docs.
docs: $(READY)
	$(BIN)/python docs/build.py

soak: $(VENV)/soak-ready page browser
	$(BIN)/python -m pytest -q -m soak --ignore tests/web
	$(BIN)/python -m pytest -q -m soak tests/web

bench: $(VENV)/bench-ready
	mkdir -p build
	$(BIN)/python -m bench --json build/bench.json --picture build/bench.png

golden: $(READY)
	cd tests && PYTHONPATH=. ../$(BIN)/python golden.py

# The page, built anew when it has changed.
page: $(READY)
	@$(BIN)/python hatch_build.py

# A browser for the tests: the one that is there, or the system's own.
browser:
	@command -v chromium >/dev/null || test -n "$$CHROMIUM" || \
		(apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium fonts-noto-color-emoji)

screenshots: $(READY) page browser
	cd tests && PYTHONPATH=. ../$(BIN)/python web/screenshots.py

# What a phone shows of a turn, every 50 milliseconds.
films: $(READY) page browser
	cd tests && PYTHONPATH=. ../$(BIN)/python web/films.py $(GAMES)

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --upgrade "pip>=25.1"
	$(BIN)/pip install --quiet --constraint constraints.txt --editable . --group dev
	touch $@

$(VENV)/soak-ready: $(READY)
	$(BIN)/pip install --quiet --constraint constraints.txt --group soak
	touch $@

# Peers that do not install are missing from the table; it says so.
$(VENV)/bench-ready: $(READY) bench/requirements.txt bench/boardgame/package.json
	-$(BIN)/pip install --quiet --constraint constraints.txt --requirement bench/requirements.txt
	-cd bench/boardgame && PATH="$$PATH:$(CURDIR)/$(BIN)" npm install --silent --no-audit --no-fund --no-package-lock
	touch $@
