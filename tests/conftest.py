"""Checks that every test names the rules it proves (KR-19), and reports which tests prove which rules.

    @pytest.mark.rule("XR-18.11")       at most three ids of the catalogues; a parameter set may carry the mark too
    @pytest.mark.card("1R13")           the card whose text a test proves

`pytest --rules FILE` writes the report that `inglenook rules FILE` prints.
"""

from __future__ import annotations

import gc
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from inglenook.kernel.errors import InglenookError
from inglenook.rulebooks.catalogues import all_rules, read_catalogues
from inglenook.rulebooks.coverage import FAILED, PASSED, Named, faults_in, report_text


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", metavar="FILE", type=Path, help="write each rule and its tests to FILE, as JSON")


def pytest_collection_finish() -> None:
    """Freezes the collected tests and modules, so that garbage collection does not walk them."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(RuleCoverage(config), "rule-coverage")


class RuleCoverage:
    """The rules and cards named by this run's tests, and the tests' results.

    With `pytest -n` each worker collects the tests and the controller receives the results; workers send what they
    collected with their output.
    """

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.named: dict[str, Named] = {}
        self.ended: dict[str, str] = {}
        self.worker_output: dict[str, Any] | None = getattr(config, "workeroutput", None)

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Checks the names in the marks of all tests, also of those deselected later."""
        for item in items:
            self.named[item.nodeid] = Named(ids_in(item, "rule"), ids_in(item, "card"))
        faults = self.faults()
        if self.worker_output is not None:
            self.worker_output["named"] = {test: [*named] for test, named in self.named.items()}
            self.worker_output["faults"] = faults
            if faults:
                items.clear()  # an error would look like a crash of the worker: let the controller raise it
        else:
            refuse(faults)

    def faults(self) -> list[str]:
        """Returns all faults of the names, each once for a test function."""
        try:
            rules = all_rules(read_catalogues(self.config.rootpath))
        except InglenookError as problem:
            return [str(problem)]
        tests: dict[tuple[str, str], list[str]] = {}
        for test, named in self.named.items():
            for fault in faults_in(named, rules):
                tests.setdefault((test.partition("[")[0], fault), []).append(test)
        return [f"{where[0] if len(where) == 1 else test} {fault}" for (test, fault), where in tests.items()]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Records a test's result: passed in its call, and failed or skipped in any stage."""
        if report.when == "call" or report.outcome != PASSED:
            before = self.ended.get(report.nodeid)
            self.ended[report.nodeid] = report.outcome if before != FAILED else FAILED

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Takes a worker's collected data; a crashed worker has none."""
        found = getattr(node, "workeroutput", {})
        refuse(found.get("faults", []))
        for test, (rules, cards) in found.get("named", {}).items():
            self.named[test] = Named(tuple(rules), tuple(cards))

    def pytest_sessionfinish(self) -> None:
        file: Path | None = self.config.getoption("--rules")
        if file is not None and self.worker_output is None:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(report_text(self.named, self.ended), "utf-8")


def ids_in(item: pytest.Item, mark: str) -> tuple[str, ...]:
    """Returns the ids in the marks of a test, its class and its module, each once."""
    return tuple(dict.fromkeys(str(id) for found in item.iter_markers(mark) for id in found.args))


def refuse(faults: Iterable[str]) -> None:
    """Stops the run before the first test if names are wrong."""
    listed = "".join(f"\n  {fault}" for fault in faults)
    if listed:
        raise pytest.UsageError(f"some tests do not name the rules they prove as they should (KR-19):{listed}")
