"""A plugin of pytest, for one run of `tools/mutants.py`: with one mutant in place, or with the places of many marked.

What is changed is changed on the way from the file to the interpreter: the sources stay as they are.
"""

from __future__ import annotations

import ast
import builtins
import json
import os
import resource
import signal
import sys
import time
import warnings
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import _lru_cache_wrapper
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType, ModuleType

import hypothesis
import pytest

import mutating
from mutating import Mutant

MEMORY = 4 << 30
TOO_LONG = 75
AT_IMPORT = ""
"""Stands for all tests: what is reached as a module is loaded."""


class Job:
    """What a run is to do, as `tools/mutants.py` wrote it down."""

    def __init__(self, path: Path) -> None:
        told = json.loads(path.read_text(encoding="utf-8"))
        self.mutants: dict[str, list[str]] = told["mutants"]  # ids, by file
        self.limits: dict[str, float] | None = told.get("limits")  # the tests in their order, and the seconds of each
        self.tests: list[str] | None = told.get("tests")  # those to run as they are; nothing: all
        self.answer = Path(told["answer"])

    def tell(self, **told: object) -> None:
        self.answer.write_text(json.dumps(told), encoding="utf-8")


class Loader(SourceFileLoader):
    """Loads a module with its mutant, or with marks."""

    def __init__(self, name: str, path: str, file: str, job: Job) -> None:
        super().__init__(name, path)
        self.file = file
        self.job = job

    def get_code(self, fullname: str) -> CodeType:
        source = self.get_data(self.path).decode()
        tree, mutants = mutating.mutants_of(self.file, source)
        meant = [mutant for mutant in mutants if mutant.id in self.job.mutants[self.file]]
        if self.job.limits is None:
            _mark(meant)
        else:
            meant[0].apply()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # at odd code, which is what mutants are
            return compile(ast.fix_missing_locations(tree), self.path, "exec", dont_inherit=True)


def _mark(mutants: list[Mutant]) -> None:
    at_node: dict[int, list[Mutant]] = defaultdict(list)
    for mutant in mutants:
        at_node[id(mutant.node)].append(mutant)
    for here in at_node.values():
        call = ast.parse(f"__reached__({[mutant.id for mutant in here]})").body[0]
        assert isinstance(call, ast.Expr)
        here[0].mark(call)


class Finder(MetaPathFinder):
    """Finds modules with mutants before anything else does."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.files = {
            ".".join(Path(file).relative_to("src").with_suffix("").parts).removesuffix(".__init__"): file
            for file in job.mutants
        }

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self.files:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        assert spec is not None
        assert spec.origin is not None
        spec.loader = Loader(fullname, spec.origin, self.files[fullname], self.job)
        return spec


class Reaching:
    """Notes which tests reach which mutants, and the seconds that each test takes of the processor."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.current = AT_IMPORT
        self.reached: dict[str, set[str]] = defaultdict(set)
        self.seconds: dict[str, float] = {}
        self.failed: list[str] = []
        builtins.__reached__ = self.reach  # type: ignore[attr-defined]

    def reach(self, ids: list[str]) -> None:
        for id_ in ids:
            self.reached[id_].add(self.current)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self.job.tests is not None:
            items[:] = [item for item in items if item.nodeid in self.job.tests]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        _forget()
        self.current = item.nodeid
        began = time.process_time()
        answer = yield
        self.seconds[item.nodeid] = time.process_time() - began
        self.current = AT_IMPORT
        return answer

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        reached = {id_: sorted(tests) for id_, tests in self.reached.items()}
        self.job.tell(reached=reached, seconds=self.seconds, failed=self.failed)


class Catching:
    """Runs the tests of one mutant in their order, each for its time only."""

    def __init__(self, job: Job) -> None:
        assert job.limits is not None
        self.job = job
        self.limits = job.limits
        self.current = AT_IMPORT
        whole = int(sum(self.limits.values())) + 60
        resource.setrlimit(resource.RLIMIT_CPU, (whole, whole + 5))  # for what does not come back to the interpreter
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.signal(signal.SIGPROF, self.stop)

    def stop(self, _signal: int, _frame: FrameType | None) -> None:
        self.job.tell(caught=self.current, took_too_long=True)
        os._exit(TOO_LONG)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        order = {name: n for n, name in enumerate(self.limits)}
        items[:] = sorted((item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.current = item.nodeid
        signal.setitimer(signal.ITIMER_PROF, self.limits[item.nodeid])
        answer = yield
        signal.setitimer(signal.ITIMER_PROF, 0)
        return answer

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """All tests of a file that cannot be loaded fail."""
        if report.failed:
            test = next(name for name in self.limits if name.startswith(report.nodeid))
            self.job.tell(caught=test, took_too_long=False)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.job.tell(caught=report.nodeid, took_too_long=False)


def _forget() -> None:
    """Empty the caches of Warren, so that each test reaches all it needs, and not only the first that does."""
    for name, module in list(sys.modules.items()):
        if name.startswith("warren."):
            for value in vars(module).values():
                if isinstance(value, _lru_cache_wrapper) and value.__module__ == name:
                    value.cache_clear()


def pytest_configure(config: pytest.Config) -> None:
    job = Job(Path(os.environ["WARREN_MUTANTS"]))
    sys.meta_path.insert(0, Finder(job))
    # The same examples each time: what is caught is caught again.
    hypothesis.settings.register_profile("mutants", derandomize=True, database=None, deadline=None)
    hypothesis.settings.load_profile("mutants")
    config.pluginmanager.register(Reaching(job) if job.limits is None else Catching(job))
