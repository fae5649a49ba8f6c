"""Rule coverage: the rules a test may name, the report of a test run, and its printed form (KR-19).

A test names its rules by a mark, `@pytest.mark.rule("XR-18.11")`, or in its scenario file.  `tests/conftest.py` checks
the names when tests are collected and writes a report: each rule with its tests and their outcomes.  `rules_command`
compares that report with the catalogues.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from textwrap import shorten
from typing import Final, NamedTuple, TextIO

from inglenook.kernel.errors import InglenookError
from inglenook.kernel.messages import Message
from inglenook.rulebooks.catalogues import Catalogue, Rule

MOST: Final = 3
"""Most rules that a test may name: a test that names more proves none of them in particular."""

PASSED: Final = "passed"
FAILED: Final = "failed"
SKIPPED: Final = "skipped"
NOT_RUN: Final = "not run"
OUTCOMES: Final = (FAILED, PASSED, SKIPPED, NOT_RUN)
"""Outcomes of a test.  In a sum the outcome listed first counts."""

Tests = Mapping[str, str]
"""Outcomes of tests, by pytest id."""

_WIDTH: Final = 100
_FEW: Final = 3
"""Most cases of a test printed one by one: those of a scenario have names that mean something."""


class Named(NamedTuple):
    """Rules and card definitions that a test claims to prove."""

    rules: tuple[str, ...]
    cards: tuple[str, ...]


class BadReport(InglenookError):
    """Raised for an unreadable report or an unknown catalogue name."""


# Naming.


def faults_in(named: Named, rules: Mapping[str, Rule]) -> Iterator[str]:
    """Yields the faults in a test's rule names.  A card's test may name the card alone: its text is the rule."""
    if not named.rules and not named.cards:
        yield 'names no rule: mark it with @pytest.mark.rule("…")'
    if len(named.rules) > MOST:
        yield f"names {len(named.rules)} rules ({', '.join(named.rules)}): at most {MOST}, so make it several tests"
    for id in named.rules:
        if id not in rules:
            yield f"names {id}, which is in no catalogue"
        elif rules[id].unobservable:
            yield f"names {id}, which its catalogue calls not observable ({rules[id].unobservable})"


# The report of a test run.


def report_text(named: Mapping[str, Named], ended: Tests) -> str:
    """Returns the report of a test run as JSON: each rule and each card with its tests and their outcomes."""
    rules: dict[str, dict[str, str]] = {}
    cards: dict[str, dict[str, str]] = {}
    for test in sorted(named):
        for id in named[test].rules:
            rules.setdefault(id, {})[test] = ended.get(test, NOT_RUN)
        for card in named[test].cards:
            cards.setdefault(card, {})[test] = ended.get(test, NOT_RUN)
    return json.dumps({"rules": rules, "cards": cards}, indent=1, sort_keys=True) + "\n"


def read_report(file: Path) -> dict[str, dict[str, str]]:
    """Reads a report and returns each rule with its tests."""
    try:
        rules = json.loads(file.read_text("utf-8"))["rules"]
        read = {str(id): {str(test): str(outcome) for test, outcome in tests.items()} for id, tests in rules.items()}
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as problem:
        raise BadReport("rules-bad-report", {"file": str(file), "detail": str(problem)}) from problem
    if any(outcome not in OUTCOMES for tests in read.values() for outcome in tests.values()):
        raise BadReport("rules-bad-report", {"file": str(file), "detail": "outcome"})
    return read


def together(reports: Iterable[Mapping[str, Tests]]) -> dict[str, dict[str, str]]:
    """Merges the reports of several runs: the browser's tests have a run of their own."""
    whole: dict[str, dict[str, str]] = {}
    for report in reports:
        for id, tests in report.items():
            known = whole.setdefault(id, {})
            for test, outcome in tests.items():
                known[test] = summed_up({outcome, known.get(test, outcome)})
    return whole


# Comparing the report with the catalogues.


def summed_up(outcomes: Collection[str]) -> str:
    """Returns the outcome of several tests taken together."""
    return next((outcome for outcome in OUTCOMES if outcome in outcomes), NOT_RUN)


def is_proven(tests: Tests) -> bool:
    """Whether a test of the rule passed and none failed."""
    return summed_up(tests.values()) == PASSED


def unproven(catalogue: Catalogue, report: Mapping[str, Tests]) -> list[Rule]:
    """Returns the observable rules that no test proves."""
    rules = catalogue.rules.values()
    return [rule for rule in rules if not rule.unobservable and not is_proven(report.get(rule.id, {}))]


def rules_command(
    reports: Sequence[Path],
    catalogues: Sequence[Catalogue],
    out: TextIO,
    say: Callable[[Message], str],
    missing: bool = False,
    strict: Collection[str] = (),
) -> int:
    """Prints each rule with its tests, then the unproven rules, then the totals; with `missing` only the unproven ones.

    The exit code is 1 if a rule is unproven in one of the catalogues named in `strict`, otherwise 0.
    """
    known = tuple(catalogue.name for catalogue in catalogues)
    for name in strict:
        if name not in known:
            raise BadReport("rules-unknown-catalogue", {"given": name, "known": known})
    tests = together(map(read_report, reports))
    lines: list[str] = []
    if not missing:
        for catalogue in catalogues:
            lines += [say(Message("rules-heading", {"catalogue": catalogue.name, "page": catalogue.page})), ""]
            for rule in catalogue.rules.values():
                lines += [_stated(rule), *_proof(rule, tests.get(rule.id, {}), say)]
            lines.append("")
    without = {catalogue.name: unproven(catalogue, tests) for catalogue in catalogues}
    if any(without.values()):
        lines += [say(Message("rules-without-heading")), ""]
        lines += [_stated(rule) for rules in without.values() for rule in rules]
    else:
        lines.append(say(Message("rules-without-none")))
    if not missing:
        lines += ["", *[say(_sums(catalogue, len(without[catalogue.name]))) for catalogue in catalogues]]
    out.write("\n".join(lines) + "\n")
    return 1 if any(without[name] for name in strict) else 0


def _stated(rule: Rule) -> str:
    return shorten(f"{rule.id} {rule.text}", _WIDTH, placeholder=" …", break_on_hyphens=False)


def _proof(rule: Rule, tests: Tests, say: Callable[[Message], str]) -> Iterator[str]:
    """Yields the lines below a rule: its tests, with many cases of one test summed up, or the reason why there are
    none.
    """
    if rule.unobservable:
        yield "    " + say(Message("rules-not-observable", {"reason": rule.unobservable}))
    elif not tests:
        yield "    " + say(Message("rules-no-test"))
    cases: dict[str, dict[str, str]] = {}
    for test, outcome in tests.items():
        cases.setdefault(test.partition("[")[0], {})[test] = outcome
    for test, outcomes in cases.items():
        if len(outcomes) <= _FEW:
            yield from [f"    {case}: {say(_OUTCOMES[outcome])}" for case, outcome in outcomes.items()]
        else:
            name = say(Message("rules-cases", {"test": test, "count": len(outcomes)}))
            yield f"    {name}: {say(_OUTCOMES[summed_up(outcomes.values())])}"


_OUTCOMES: Final[Mapping[str, Message]] = {
    PASSED: Message("rules-passed"),
    FAILED: Message("rules-failed"),
    SKIPPED: Message("rules-skipped"),
    NOT_RUN: Message("rules-not-run"),
}


def _sums(catalogue: Catalogue, unproven: int) -> Message:
    hidden = sum(1 for rule in catalogue.rules.values() if rule.unobservable)
    observable = len(catalogue.rules) - hidden
    return Message(
        "rules-sums",
        {
            "catalogue": catalogue.name,
            "observable": observable,
            "proven": observable - unproven,
            "unproven": unproven,
            "hidden": hidden,
        },
    )
