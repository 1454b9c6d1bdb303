# The one door. Every target sets up what it needs; only Python 3.11 or newer and make must be there beforehand.
# PYTHON names another Python, ARGS gives arguments to the tool behind a target: make test ARGS="-k discard" or ARGS="--rule JR-N1"

PYTHON ?= python3
ARGS ?=
DOOR = @$(PYTHON) tools/doors.py

.DEFAULT_GOAL := help
.PHONY: help python play page warren run compile test quick check soak bench bench-compare instructions mutants rules docs screens clean

help: ## This list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: python ## Play in the browser: against bots, or with friends (ARGS=--friends)
	$(DOOR) play $(ARGS)

page: python ## Make the page that the house serves
	$(DOOR) page

warren: export WARREN_CAME_BY = make warren
warren: python ## Run one command of Warren: make warren ARGS="play jackrabbit"
	$(DOOR) warren $(ARGS)

run: python ## Run Python with the compiled Warren: make run ARGS=mine.py
	$(DOOR) run $(ARGS)

compile: python ## Compile now, for bots that are about thirty times as fast; ARGS=optimised for the fastest
	$(DOOR) compile $(ARGS)

test: python ## Run the tests: interpreted, compiled, of the page, and in a browser
	$(DOOR) test $(ARGS)

quick: python ## Run what the change touches, interpreted, in less than a minute
	$(DOOR) quick $(ARGS)

check: python ## Format, lint, types, layers, rule coverage, docs, page
	$(DOOR) check

soak: python ## Run the long tests, compiled, and measure what the tests notice
	$(DOOR) soak $(ARGS)

bench: python ## Measure the speed, compiled; ARGS=page measures the page in a browser, ARGS=table a hosted table
	$(DOOR) bench $(ARGS)

bench-compare: python ## What changed between the last two measurements
	$(DOOR) bench-compare $(ARGS)

instructions: python ## Count the instructions of fixed work, compiled; ARGS=--accept keeps the figures
	$(DOOR) instructions $(ARGS)

mutants: python ## How many of 300 small changes of the rules do the tests notice?
	$(DOOR) mutants $(ARGS)

rules: python ## List every rule, its tests, and how often random play reaches it
	$(DOOR) rules $(ARGS)

docs: python ## Write the generated pages of docs/
	$(DOOR) docs $(ARGS)

screens: python ## Take pictures of every screen: make screens ARGS="race --look phone", or ARGS=--readme
	$(DOOR) screens $(ARGS)

clean: python ## Remove everything that was made, the compiled build too
	$(DOOR) clean

python:
	@command -v $(PYTHON) > /dev/null || { \
	    echo "Warren needs Python 3.11 or newer, and there is no $(PYTHON) here. Name one: make PYTHON=/path/to/python"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else \
	    "Warren needs Python 3.11 or newer, and $(PYTHON) is %s. Name another: make PYTHON=python3.11" % sys.version.split()[0])'
