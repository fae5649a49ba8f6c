# Everything starts here.  Each target first prepares what it needs (scripts/set-up); the second time that is instant.
#
#   make play ARGS="--language fi"      hands arguments on
#   make test PYTHON=python3.13         chooses a Python

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play host terminal test check compiled bench load rules mutants scenario simulate long lock clean \
	ready-to-play ready format lint types tests client-tests browser-tests proven compiled-tests soak million wheel release-rehearsal site

ARGS ?=
GAME ?= talisman
WORKERS ?= 2
MINUTES ?= 30
BEGIN := $(shell date +%s)
export PYTHON

# Kept whatever the surroundings say: the tests start hundreds of processes, and without bytecode each compiles anew.
export PYTHONDONTWRITEBYTECODE :=

# With the small game the kernel is tested with, which is no part of the product.
with_games := INGLENOOK_GAMES=embers=embers.entry PYTHONPATH=tests/games
inglenook := $(with_games) .venv/bin/inglenook
# Neighbours stay together, so that what the tests of a folder share (parsed sources, wordings) is made once.
pytest := .venv/bin/python -m pytest -n $(WORKERS) --dist worksteal
npm := PATH="$(CURDIR)/.venv/bin:$$PATH" npm --prefix web

# $(call stage,title,command) says what begins, how it ended, and how long it took.  Status 77: not possible here.
define stage
@echo "--- $(1)"; begin=$$(date +%s); status=0; ($(2)) || status=$$?; \
case $$status in 0) end=done ;; 77) end=SKIPPED status=0 ;; *) end=FAILED ;; esac; \
echo "--- $(1): $$end in $$(($$(date +%s) - begin)) s"; exit $$status
endef

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1 \2/p' Makefile | \
	while read -r target text; do printf 'make %-18s %s\n' "$$target" "$$text"; done

play: ready-to-play ## play in the browser: starts the server and opens its page
	@scripts/run serve --open $(ARGS)

host: ready-to-play ## serve for others, compiled first: ARGS="--host 0.0.0.0 --port 8000"
	@scripts/run --compiled serve $(ARGS)

terminal: ready-to-play ## play in the terminal: GAME=lotr, ARGS="--plain --language fi"
	@$(with_games) scripts/run play $(GAME) $(ARGS)

test: check tests client-tests browser-tests proven compiled-tests ## all that every change has to pass
	@echo "--- nothing failed, $$(($$(date +%s) - $(BEGIN))) s"

check: format lint types ## format, lint and types

compiled: ready ## compile the core with mypyc into build/compiled
	@.venv/bin/python scripts/compile

bench: ready ## measure the speed, as Python and compiled
	@.venv/bin/python scripts/compile || [ $$? = 77 ]
	@$(inglenook) bench $(ARGS)

load: ready ## measure the server under load: many games at once over real WebSockets
	@.venv/bin/python scripts/load $(ARGS)

rules: tests browser-tests ## which rules there are, and which tests prove them; ARGS=--missing: those without
	@$(inglenook) rules $(proofs) $(ARGS)

mutants: ready ## break the rules on purpose, and see that the tests notice
	@.venv/bin/python scripts/mutants $(ARGS)

scenario: ready-to-play ## run scenario files: FILES="my-puzzle.yaml …"
	@$(inglenook) scenario $(FILES)

simulate: ready-to-play ## let bots play: ARGS="talisman --games 100 --seed 1"
	@$(inglenook) simulate $(ARGS)

long: soak mutants wheel million ## the suite that takes its time; MINUTES=30 for the games towards a million

# In web/package.json rolldown is held at a version whose files exist for every system; a lock without them is refused.
lock: ## choose the newest versions of all packages (needs uv)
	@command -v uv >/dev/null || { echo "make lock needs uv: pip install uv"; exit 1; }
	uv pip compile $(lock_options) --group play --output-file requirements/play.lock pyproject.toml
	uv pip compile $(lock_options) --group dev --output-file requirements/dev.lock pyproject.toml \
	--constraint requirements/play.lock
	for group in compile release serve site; do uv pip compile $(lock_options) --group $$group pyproject.toml \
	--output-file requirements/$$group.lock --constraint requirements/dev.lock || exit 1; done
	rm -rf web/node_modules web/package-lock.json && cd web && npm install --package-lock-only
lock_options := --quiet --upgrade --universal --generate-hashes --custom-compile-command "make lock"

clean: ## remove everything that was made
	rm -rf .venv build dist web/node_modules src/inglenook/web src/inglenook/rulebooks/docs src/*.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests scripts -name __pycache__ -exec rm -rf {} +

# The stages of the targets above.

ready-to-play:
	@scripts/set-up play

ready:
	@scripts/set-up dev

format: ready
	$(call stage,format,.venv/bin/ruff format --quiet --diff . && $(npm) run --silent check-format)

lint: ready
	$(call stage,lint,.venv/bin/ruff check .)

types: ready
	$(call stage,types,.venv/bin/mypy)

# With "=": the report of an earlier run must not be taken for a place to look for tests in.
tests: ready
	$(call stage,tests,$(pytest) -m "not long" --ignore tests/browser --rules=build/proofs/tests.json)

# By themselves: a browser that hangs must not take the others along.  What fails is tried once more, and named at the end
# even if it passes then: browsers are real programs on a machine that has other things to do.
browser-tests: ready
	$(call stage,browser tests,$(pytest) -m "not long" --reruns 1 -rR tests/browser --rules=build/proofs/browser.json)

# Every rule of every catalogue that can be observed has a test that passes (KR-19).
proven: tests browser-tests
	$(call stage,rules,$(inglenook) rules $(proofs) --missing $(addprefix --strict ,$(catalogues)))
proofs := build/proofs/tests.json build/proofs/browser.json
catalogues := $(notdir $(basename $(wildcard docs/rules/*.md)))

# What the browser's part does by itself; how it plays is tested in a real browser, with the others.
client-tests: ready
	$(call stage,client tests,$(npm) test --silent)

# The tests of the core once more, with the core compiled; quickly rather than well, as speed is measured by `bench`.
compiled-tests: ready
	$(call stage,compiled tests,INGLENOOK_OPTIMISE=0 .venv/bin/python scripts/compile && $(on_compiled) $(pytest) -m "not long" \
	--override-ini "pythonpath=build/compiled build/compiled/games ." tests/kernel tests/conformance tests/lotr/rules/test_setting_up.py tests/server/prices)
on_compiled := INGLENOOK_COMPILED=1 PYTHONPATH=build/compiled:build/compiled/games

soak: ready
	$(call stage,soak,$(pytest) -m long)

# Goes on from where it stopped, until a million games of all cards were played; its state is one file.
million: ready
	$(call stage,games,.venv/bin/python scripts/compile && PYTHONPATH=build/compiled .venv/bin/python scripts/shake-cards \
	--sets 0,1,2,3,4,5,6 --seats 2,3,2,4,2,5,2,6 --total 1000000 --minutes $(MINUTES) --state build/million.json || [ $$? = 3 ])

# What others would install must work without this folder and without the tools of the project; compiled where it can be.
wheel: ready-to-play ## wheels that can be installed elsewhere, with the compiled core where that is possible
	$(call stage,wheel,.venv/bin/python scripts/try-wheel)

# Sphinx, with every warning a mistake; then every link and every public name (scripts/build-site).
site: ## build the documentation into build/site, and check its links; the server then shows it at /docs
	$(call stage,site,$${PYTHON:-python3} scripts/build-site)

release-rehearsal: ready-to-play ## everything of a release that can be done here: ARGS="--quick"
	$(call stage,release rehearsal,.venv/bin/python scripts/rehearse-release $(ARGS))
