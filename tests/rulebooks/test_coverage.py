"""Rule names in test marks, the report of a test run, and its printed form."""

from __future__ import annotations

import json
from collections.abc import Mapping
from io import StringIO
from pathlib import Path

import pytest

from inglenook.rulebooks.catalogues import all_rules, read_catalogue
from inglenook.rulebooks.coverage import BadReport, Named, faults_in, read_report, report_text, rules_command
from inglenook.wording import LANGUAGES, Wording
from tests.rulebooks.projects import RULES, project, run

HEARTH = read_catalogue(RULES, "docs/rules/hearth.md")

BAD_TESTS = """\
import pytest

def test_silent(): pass

@pytest.mark.rule()
def test_as_good_as_silent(): pass

@pytest.mark.rule("HR-1", "HR-2")
class TestMany:
    @pytest.mark.rule("HR-8", "HR-9")
    def test_too_many(self): pass

@pytest.mark.parametrize("number", [1, 2, pytest.param(3, marks=pytest.mark.rule("HR-7"))])
@pytest.mark.rule("HR-3")
def test_taste(number): pass
"""

MANY = "tests/test_hearth.py::TestMany::test_too_many names"
BAD_NAMES = f"""\
some tests do not name the rules they prove as they should (KR-19):
  tests/test_hearth.py::test_silent names no rule: mark it with @pytest.mark.rule("…")
  tests/test_hearth.py::test_as_good_as_silent names no rule: mark it with @pytest.mark.rule("…")
  {MANY} 4 rules (HR-8, HR-9, HR-1, HR-2): at most 3, so make it several tests
  {MANY} HR-8, which is in no catalogue
  {MANY} HR-9, which is in no catalogue
  tests/test_hearth.py::test_taste names HR-3, which its catalogue calls not observable (a matter of taste)
  tests/test_hearth.py::test_taste[3] names HR-7, which is in no catalogue
"""

TESTS = """\
import pytest

@pytest.mark.rule("HR-1")
def test_passes(): assert True

@pytest.mark.rule("HR-1")
def test_fails(): assert False

@pytest.mark.rule("HR-2")
@pytest.mark.skip(reason="no ash here")
def test_is_skipped(): pass

@pytest.fixture
def broken_after():
    yield
    assert False

@pytest.mark.rule("HR-2")
def test_fails_afterwards(broken_after): pass

@pytest.mark.card("log")
@pytest.mark.parametrize("number", [pytest.param(1, marks=pytest.mark.rule("HR-1")), 2])
def test_card(number): pass
"""

REPORT = {
    "rules": {
        "HR-1": {
            "tests/test_hearth.py::test_card[1]": "passed",
            "tests/test_hearth.py::test_fails": "failed",
            "tests/test_hearth.py::test_passes": "passed",
        },
        "HR-2": {
            "tests/test_hearth.py::test_fails_afterwards": "failed",
            "tests/test_hearth.py::test_is_skipped": "skipped",
        },
    },
    "cards": {"log": {"tests/test_hearth.py::test_card[1]": "passed", "tests/test_hearth.py::test_card[2]": "passed"}},
}


# Naming.


@pytest.mark.rule("KR-19")
def test_a_test_names_one_to_three_rules_or_a_card() -> None:
    """Wrong names in a test's marks are reported, good ones are not."""
    page = "\n".join(f"- **HR-{number}** Rule." for number in range(1, 5))
    rules = all_rules([read_catalogue(page, "docs/rules/hearth.md")])

    assert list(faults_in(Named(("HR-1", "HR-2", "HR-3"), ()), rules)) == []
    assert list(faults_in(Named((), ("1R13",)), rules)) == []
    assert list(faults_in(Named((), ()), rules)) == ['names no rule: mark it with @pytest.mark.rule("…")']
    assert list(faults_in(Named(("HR-1", "HR-2", "HR-3", "HR-4"), ()), rules)) == [
        "names 4 rules (HR-1, HR-2, HR-3, HR-4): at most 3, so make it several tests"
    ]
    assert list(faults_in(Named(("HR-12",), ()), rules)) == ["names HR-12, which is in no catalogue"]


@pytest.mark.rule("KR-19")
@pytest.mark.parametrize("workers", [(), ("-p", "xdist.plugin", "-n", "1")], ids=["alone", "workers"])
def test_wrong_names_end_the_run(tmp_path: Path, workers: tuple[str, ...]) -> None:
    """A test run with wrong rule names stops before the first test and lists each once, also with workers."""
    folder = project(tmp_path, tests__test_hearth=BAD_TESTS)

    code, output = run(folder, "-m", "pytest", *workers)

    assert BAD_NAMES in output
    assert code == pytest.ExitCode.USAGE_ERROR
    assert "passed" not in output


@pytest.mark.rule("KR-19")
def test_a_bad_catalogue_ends_the_run(tmp_path: Path) -> None:
    """A test run with an id twice in a catalogue stops, because no name can be checked."""
    folder = project(tmp_path, tests__test_hearth=TESTS)
    (folder / "docs/rules/other.md").write_text("- **HR-1** Again.\n")

    code, output = run(folder, "-m", "pytest")

    assert "docs/rules/other.md:1 gives HR-1 again, after docs/rules/hearth.md:3" in output
    assert code == pytest.ExitCode.USAGE_ERROR


# The report.


@pytest.mark.rule("KR-19")
@pytest.mark.parametrize("workers", [(), ("-p", "xdist.plugin", "-n", "2")], ids=["alone", "workers"])
def test_a_run_writes_down_how_the_tests_of_each_rule_ended(tmp_path: Path, workers: tuple[str, ...]) -> None:
    """The report of a run has each rule's test results, with errors after the call as failures, also with workers."""
    folder = project(tmp_path, tests__test_hearth=TESTS)

    code, _ = run(folder, "-m", "pytest", "--rules", "made/rules.json", *workers)

    assert json.loads((folder / "made/rules.json").read_text()) == REPORT
    assert code == pytest.ExitCode.TESTS_FAILED


@pytest.mark.rule("KR-19")
def test_tests_that_did_not_run_are_in_the_report(tmp_path: Path) -> None:
    """Collected and deselected tests are in the report although they did not run."""
    folder = project(tmp_path, tests__test_hearth=TESTS)

    run(folder, "-m", "pytest", "--rules", "collected.json", "--collect-only", "-k", "fails")

    assert json.loads((folder / "collected.json").read_text()) == {
        kind: {id: dict.fromkeys(tests, "not run") for id, tests in ids.items()} for kind, ids in REPORT.items()
    }


@pytest.mark.rule("KR-19")
@pytest.mark.parametrize(
    "text", [None, "", "[]", "{}", '{"rules": {"HR-1": ["a"]}}', '{"rules": {"HR-1": {"a": "b"}}}']
)
def test_a_bad_report_is_refused(tmp_path: Path, text: str | None) -> None:
    """A missing or invalid report file is refused by name."""
    file = tmp_path / "rules.json"
    if text is not None:
        file.write_text(text)

    with pytest.raises(BadReport, match=r"The report .*rules\.json cannot be read: "):
        read_report(file)


# Printing.


def printed(
    folder: Path, tests: Mapping[str, tuple[str, ...]], missing: bool = False, strict: str = ""
) -> tuple[int, str]:
    """Returns the exit code and output of the command for passing tests that name these rules."""
    named = {test: Named(rules, ()) for test, rules in tests.items()}
    ended = {test: "failed" if "fails" in test else "passed" for test in tests}
    file = folder / "rules.json"
    file.write_text(report_text(named, ended))
    out = StringIO()
    code = rules_command([file], [HEARTH], out, Wording("en").say, missing, [strict] if strict else [])
    return code, out.getvalue()


@pytest.mark.rule("KR-19")
def test_every_rule_is_printed_with_its_tests(tmp_path: Path) -> None:
    """The output lists every rule with its tests, with parametrised cases as one, unproven rules, and totals."""
    tests = {f"tests/test_log.py::test_log[{number}]": ("HR-1",) for number in range(4)}
    tests["tests/test_log.py::test_scenario[embers]"] = ("HR-1",)

    assert printed(tmp_path, tests) == (
        0,
        """\
Rules of hearth (docs/rules/hearth.md)

HR-1 A log burns for three hours.
    tests/test_log.py::test_log (4 cases): passed
    tests/test_log.py::test_scenario[embers]: passed
HR-2 Ash does not burn.
    no test
HR-3 A fire is nice to look at.
    not observable: a matter of taste

Rules without a passing test

HR-2 Ash does not burn.

hearth: 2 observable, 1 of them proven and 1 unproven; 1 not observable
""",
    )


@pytest.mark.rule("KR-19")
def test_a_rule_is_proven_if_a_test_passes_and_none_fails(tmp_path: Path) -> None:
    """A rule counts as proven if a test passes and none fails; `missing` prints the others that can be observed."""
    without = "Rules without a passing test\n\n{}\n"

    assert printed(tmp_path, {"test_both": ("HR-1", "HR-2")}, missing=True) == (
        0,
        "Every rule that can be observed has a passing test.\n",
    )
    assert printed(tmp_path, {"test_1": ("HR-1",), "test_2": ("HR-2",), "test_fails": ("HR-1",)}, missing=True) == (
        0,
        without.format("HR-1 A log burns for three hours."),
    )


@pytest.mark.rule("KR-19")
def test_a_catalogue_can_be_demanded(tmp_path: Path) -> None:
    """With --strict one unproven rule of the catalogue is a failure, and an unknown catalogue is refused."""
    assert printed(tmp_path, {"test_1": ("HR-1",)}, strict="hearth")[0] == 1
    assert printed(tmp_path, {"test_1": ("HR-1",), "test_2": ("HR-2",)}, strict="hearth")[0] == 0
    with pytest.raises(BadReport, match=r"no rule catalogue “heart”. Known catalogues: hearth\."):
        printed(tmp_path, {}, strict="heart")


@pytest.mark.rule("KR-19", "KR-20")
def test_the_rules_are_printed_in_every_language(tmp_path: Path) -> None:
    """The output is worded in every language, except for rules and names of tests."""
    file = tmp_path / "rules.json"
    outcomes = ["skipped", "failed", "passed", "not run"]
    tests = {f"test_{outcome}[{case}]": outcome for outcome in outcomes for case in range(4)}
    file.write_text(json.dumps({"rules": {"HR-1": tests}}))

    pages = []
    for language in LANGUAGES:
        out = StringIO()
        rules_command([file], [HEARTH], out, Wording(language).say)
        pages.append(out.getvalue())

    in_common = set.intersection(*[set(page.splitlines()) for page in pages])
    assert sorted(in_common) == [
        "",
        "HR-1 A log burns for three hours.",
        "HR-2 Ash does not burn.",
        "HR-3 A fire is nice to look at.",
    ]
