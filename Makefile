# Needs make and Python 3.11 or later; everything else is installed into .venv from requirements.lock, and into
# web/node_modules from web/package-lock.json.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
PEERS := .cache/peers
TOOLS := .cache/tools
SITE := .cache/docs-site/venv
ADAPTERS := $(notdir $(patsubst %/,%,$(dir $(wildcard tests/adapters/*/requirements.lock))))

# The tests start hundreds of processes, each of which would otherwise compile our sources anew.
export PYTHONDONTWRITEBYTECODE :=
# The tests of a file stay in one process: what they share, a house or a compiled game, is made once. More processes than
# two cores: many tests wait, for a house, a clock or a browser; of the long ones half do little else.
PYTEST := $(BIN)/pytest -n 3 --dist loadfile
PYTEST_LONG := $(BIN)/pytest -n 4 --dist loadfile

# All tests of the house run on PostgreSQL, by `pytest tests/house --database postgres`; these in make test-all.
ON_POSTGRES := tables windows playing publisher accounts sessions rematches ratings dealing

# And these on three processes with PostgreSQL and Redis, by `pytest tests/house --processes 3`.
ON_PROCESSES := windows playing rematches ratings standing

# Apart from the other long tests, some of which are in a browser: these make networks, and whenever the machine gets one,
# Chromium gives up what it is loading (ERR_NETWORK_CHANGED).
WITH_NETWORKS := tests/cluster

.DEFAULT_GOAL := help
.PHONY: help setup torch play page pictures browser servers test test-all test-processes test-adapters test-tools soak lint format bench bench-house bench-scale bench-page bench-peers docs docs-bots docs-site datasets sbom lock clean
.DELETE_ON_ERROR:

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-16s %s\n", $$1, $$2 }'

setup: $(INSTALLED) ## install Valise and its tools into .venv

torch: setup ## install PyTorch, as pip finds it for this machine: for training
	@$(BIN)/python -c 'import torch' 2>/dev/null || $(BIN)/pip install --quiet --disable-pip-version-check torch==2.13.0

play: page ## open a house on this machine, kept in valise.db; stop it with Ctrl-C
	@$(BIN)/valise serve

page: setup ## build the page, if its sources changed
	@$(BIN)/python tools/node.py build

browser: setup ## see that there is a browser for the long tests
	@$(BIN)/python tools/browser.py

servers: setup ## see that there are PostgreSQL, Redis, nginx and Caddy for the tests
	@$(BIN)/python tools/servers.py

test: page servers ## run the tests (all but the long ones)
	$(BIN)/python tools/node.py run test
	$(PYTEST)

test-all: page browser servers ## run the long tests, and those of the house that show most on PostgreSQL
	$(PYTEST_LONG) -m long $(WITH_NETWORKS:%=--ignore=%)
	$(PYTEST) -m long $(WITH_NETWORKS)
	$(PYTEST) --database postgres $(ON_POSTGRES:%=tests/house/test_%.py)

test-processes: page servers ## run tests of the house on three processes; some still go by what one process does at once
	$(PYTEST) --processes 3 $(ON_PROCESSES:%=tests/house/test_%.py)

test-adapters: $(ADAPTERS:%=.cache/adapters/%/.installed) ## run the doors to libraries that need an environment of their own
	@for name in $(ADAPTERS); do \
		PYTHONPATH=src .cache/adapters/$$name/bin/python -m pytest -q -p no:cacheprovider -c /dev/null \
			--rootdir tests/adapters --confcutdir tests/adapters tests/adapters/$$name/check_$$name.py || exit 1; \
	done

soak: servers ## run the tests that play for a long while
	$(PYTEST) -n 2 -m soak

lint: setup ## check style, format and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python tools/node.py run check
	$(BIN)/python tools/node.py run lint

format: setup ## format the code and apply the safe fixes
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	$(BIN)/python tools/node.py run format

bench: setup ## measure the speed of the rules
	$(BIN)/valise bench rules

bench-house: setup ## measure the house beside boardgame.io, Colyseus and bare servers, which it installs
	$(BIN)/python -m bench.house.run

bench-scale: servers ## measure a house of one, two and three processes beside one with a file
	$(BIN)/python -m bench.scale.run

bench-page: page browser ## measure the page with Lighthouse, and what a first visit loads
	$(BIN)/python bench/page/run.py

bench-peers: $(PEERS)/.installed ## measure the rules beside OpenSpiel, pgx, RLCard and PettingZoo, which it installs
	@PYTHONPATH=src $(PEERS)/bin/python -m bench.peers.run

test-tools: $(TOOLS)/learners/.installed $(TOOLS)/openspiel/.installed $(TOOLS)/rllib/.installed $(TOOLS)/agilerl/.installed ## let outside tools run on our environments, which it installs (4 GB); see docs/environments.md
	@failed=0; for tools in learners openspiel rllib agilerl; do \
		PYTHONPATH=src:. OMP_NUM_THREADS=1 $(TOOLS)/$$tools/bin/python -m tests.tools.$$tools || failed=1; \
	done; $(BIN)/python -m tools.environments --tools; exit $$failed

docs-bots: setup ## write what the arena found, from the reports in docs/arena
	$(BIN)/python -m tools.bots_pages
	$(BIN)/python -m tools.baselines

docs: setup docs-bots ## write the generated pages of the documentation anew
	$(BIN)/python tools/fidelity.py
	$(BIN)/python -m tools.games
	$(BIN)/python -m tools.environments
	$(BIN)/python -m tools.protocol
	$(BIN)/python -m tools.boards
	$(BIN)/python -m tools.turns
	$(BIN)/python -m tools.page
	$(BIN)/python -m tools.fixtures
	$(BIN)/python -m tools.dashboard
	$(BIN)/python -m bench.scale.plan --write

docs-site: torch $(SITE)/.installed ## build the documentation as a site, in dist/docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m tools.docs_site $(SITE)/bin/python

pictures: page browser ## take the pictures of the README and of links anew, in a browser
	$(BIN)/python -m tools.show
	$(BIN)/python -m tools.cards

datasets: setup ## write sample datasets, 1,000 games between Novices of each game, into dist/datasets
	for game in $$($(BIN)/python -c 'from valise_games import catalogue; print(*catalogue)'); do \
		rm -f dist/datasets/$$game.parquet && \
		$(BIN)/valise dataset $$game --observations --games 1000 --out dist/datasets/$$game.parquet || exit 1; done

sbom: setup ## list what Valise is made of, as CycloneDX, in dist/valise.cdx.json
	$(BIN)/python -m tools.sbom

lock: $(BIN)/uv ## write requirements.lock from pyproject.toml, the peers' and the container's (UPGRADE=1: with the newest versions)
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes $(if $(UPGRADE),--upgrade) \
		--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
		--extra dev --extra gpu --output-file requirements.lock pyproject.toml
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes $(if $(UPGRADE),--upgrade) \
		--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
		--output-file bench/peers/requirements.lock bench/peers/requirements.in
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --constraint requirements.lock \
		--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
		--extra house --extra postgres --extra redis --output-file deploy/house.lock pyproject.toml
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --constraint requirements.lock \
		--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
		--output-file deploy/build.lock deploy/build.in
	@for tools in learners openspiel rllib agilerl; do \
		$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes $(if $(UPGRADE),--upgrade) \
			--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" --no-emit-package torch \
			--override tests/tools/no-torch.txt \
			--output-file tests/tools/$$tools.lock pyproject.toml tests/tools/$$tools.in || exit 1; \
	done
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes $(if $(UPGRADE),--upgrade) \
		--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
		--output-file tools/docs_site/requirements.lock tools/docs_site/requirements.in
	for name in $(ADAPTERS); do \
		$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes $(if $(UPGRADE),--upgrade) \
			--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
			--output-file tests/adapters/$$name/requirements.lock tests/adapters/$$name/requirements.in || exit 1; \
	done
	@! grep -nE '://|index-url|find-links' requirements.lock bench/peers/requirements.lock deploy/*.lock tests/tools/*.lock tools/docs_site/requirements.lock tests/adapters/*/requirements.lock \
		|| { echo "A lock names an address." >&2; exit 1; }

clean: ## remove what was installed, built or cached
	rm -rf $(VENV) build dist .cache .hypothesis .mypy_cache .pytest_cache .ruff_cache src/*.egg-info \
		web/node_modules src/valise_games/house/page
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/uv:
	@command -v $(PYTHON) >/dev/null 2>&1 \
		|| { echo "Valise needs Python 3.11 or later, and there is no '$(PYTHON)' here. Name one: make PYTHON=/path/to/python3" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Valise needs Python 3.11 or later; '$(PYTHON)' is $$($(PYTHON) -V 2>&1). Name another: make PYTHON=python3.11" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo "'$(PYTHON)' comes without venv. On Debian or Ubuntu: apt install python3-venv" >&2; exit 1; }
	@echo "Making $(VENV) with $$($(PYTHON) -V)"
	@$(PYTHON) -m venv --clear $(VENV)
	@sed -n '/^uv==/,/^    # via/p' requirements.lock > $(VENV)/uv.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r $(VENV)/uv.lock

$(INSTALLED): pyproject.toml requirements.lock | $(BIN)/uv
	@echo "Installing from requirements.lock"
	@$(BIN)/uv pip install --quiet --compile-bytecode --python $(BIN)/python --require-hashes -r requirements.lock
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

# Several, because what they ask for excludes each other. PyTorch as pip finds it: see torch above.
$(TOOLS)/%/.installed: tests/tools/%.lock | $(BIN)/uv
	@echo "Installing outside tools from $<"
	@$(BIN)/uv venv --quiet --clear --seed --python $(BIN)/python $(TOOLS)/$*
	@$(TOOLS)/$*/bin/python -m pip install --quiet --disable-pip-version-check torch==2.13.0
	@$(BIN)/uv pip install --quiet --compile-bytecode --python $(TOOLS)/$*/bin/python --require-hashes --no-deps -r $<
	@touch $@

# Of its own: the peers ask for more than Valise does.
$(PEERS)/.installed: bench/peers/requirements.lock | $(BIN)/uv
	@echo "Installing the peers from bench/peers/requirements.lock"
	@$(BIN)/uv venv --quiet --clear --python $(BIN)/python $(PEERS)
	@$(BIN)/uv pip install --quiet --compile-bytecode --python $(PEERS)/bin/python --require-hashes \
		-r bench/peers/requirements.lock
	@touch $@

# Of its own, too: what builds the site is no part of Valise.
$(SITE)/.installed: tools/docs_site/requirements.lock | $(BIN)/uv
	@echo "Installing from tools/docs_site/requirements.lock"
	@$(BIN)/uv venv --quiet --clear --python $(BIN)/python $(SITE)
	@$(BIN)/uv pip install --quiet --compile-bytecode --python $(SITE)/bin/python --require-hashes \
		-r tools/docs_site/requirements.lock
# Each of its own: their pins exclude each other.
.cache/adapters/%/.installed: tests/adapters/%/requirements.lock | $(BIN)/uv
	@echo "Installing from $<"
	@$(BIN)/uv venv --quiet --clear --python $(BIN)/python .cache/adapters/$*
	@$(BIN)/uv pip install --quiet --python .cache/adapters/$*/bin/python --require-hashes -r $<
	@touch $@
