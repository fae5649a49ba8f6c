"""Mutation testing of rules, tried on small projects."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from mutation.changes import Mutant, mutants_in, sample
from mutation.excuses import Excuses
from mutation.runs import proofs_of, relevant
from tests.rulebooks.projects import HERE, project, run, write

HEARTH = '''\
def hours(logs):
    """A log burns for three hours (HR-1)."""
    return logs * 3


class Ash:
    """It does not burn (HR-2)."""

    def burns(self):
        return False


def sparks(logs):
    """Pretty (HR-4)."""
    return logs * 7


def colour():
    """Grey, says nobody."""
    return 1
'''

TESTS = """\
import pytest
import hearth

@pytest.mark.rule("HR-1")
def test_hours(): assert hearth.hours(2) == 6

@pytest.mark.rule("HR-4")
def test_sparks(): assert hearth.sparks(0) == 0
"""

REPORT = """
NO TEST: src/hearth.py:10 Ash.burns (HR-2)
@@ -9,3 +9,3 @@
     def burns(self):
-        return False
+        return True
.

NOT NOTICED: src/hearth.py:15 sparks (HR-4)
@@ -14,3 +14,3 @@
     \"\"\"Pretty (HR-4).\"\"\"
-    return logs * 7
+    return logs * 8
.

where             function   break   rules  tests in vain
src/hearth.py:10  Ash.burns  truth   HR-2   2
src/hearth.py:15  sparks     number  HR-4   2

mutants: 1 of 3 noticed (33%), 2 not, 0 excused, 0 not tried for lack of time
""".replace("\n.\n", "\n \n")


def broken_project(folder: Path, tests: str) -> Path:
    """Returns a small project with these tests and the script."""
    project(folder, src__hearth=HEARTH, tests__test_hearth=tests)
    write(folder / "docs/rules/sparks.md", "- **HR-4** A log gives seven sparks.\n")
    (folder / "scripts").mkdir()
    shutil.copy(HERE / "scripts/mutants", folder / "scripts/mutants")
    shutil.copytree(HERE / "scripts/mutation", folder / "scripts/mutation")
    return folder


def changed_lines(source: str) -> list[str]:
    """Returns the changed lines, after the change."""
    diffs = [mutant.diff(source.encode()) for mutant in mutants_in("hearth.py", source.encode())]
    return [line[1:].strip() for diff in diffs for line in diff.splitlines() if line.startswith("+")]


@pytest.mark.rule("KR-19")
def test_what_nobody_notices_is_reported(tmp_path: Path) -> None:
    """Mutants of untested rules, or with weak tests, are reported as diffs, and the project is unchanged."""
    folder = broken_project(tmp_path, TESTS)

    code, output = run(folder, "scripts/mutants", "--verbose", "--at-least", "0.8", "src")

    assert "noticed     src/hearth.py:3 hours (HR-1) by tests/test_hearth.py::test_hours\n" in output
    assert REPORT in output
    assert "colour" not in output
    assert code == 1
    assert (folder / "src/hearth.py").read_text() == HEARTH


@pytest.mark.rule("KR-19")
def test_tests_that_fail_anyway_prove_nothing(tmp_path: Path) -> None:
    """Mutation testing stops if the tests fail without a change."""
    folder = broken_project(tmp_path, TESTS.replace("== 6", "== 7"))

    code, output = run(folder, "scripts/mutants", "src/hearth.py")

    assert "fails without any change: tests/test_hearth.py::test_hours\n" in output
    assert "mutants: some tests fail before anything is broken\n" in output
    assert code == 2


@pytest.mark.rule("KR-19")
def test_temporary_folders_are_outside_the_copied_project(tmp_path: Path) -> None:
    """The path of a test's file stays short enough for a program that takes only short texts."""
    outside = """
from pathlib import Path

@pytest.mark.rule("HR-4")
def test_outside(tmp_path): assert Path.cwd() not in tmp_path.parents
"""
    folder = broken_project(tmp_path, TESTS + outside)

    _, output = run(folder, "scripts/mutants", "src/hearth.py")

    assert "fails without any change" not in output
    assert "mutants: 1 of 3 noticed" in output


@pytest.mark.rule("KR-19")
def test_tests_in_browsers_are_left_out(tmp_path: Path) -> None:
    """A test whose server and browser are other processes neither notices a mutant nor fails without one."""
    folder = broken_project(tmp_path, TESTS)
    seen = "import pytest\n\n@pytest.mark.rule('HR-4')\ndef test_seen(): raise AssertionError('there is no browser')\n"
    write(folder / "tests/browser/test_seen.py", seen)

    _, output = run(folder, "scripts/mutants", "src/hearth.py")

    assert "fails without any change" not in output
    assert "mutants: 1 of 3 noticed" in output


@pytest.mark.rule("KR-19")
@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("if a == b: return 'x'", ["if a != b: return 'x'", "if a == b: pass"]),
        ("if a < b: return 'x'", ["if not (a < b): return 'x'", "if a <= b: return 'x'", "if a < b: pass"]),
        ("b = a and c or not d", ["b = ((a and c) and (not d))", "b = (a or c) or not d", "b = a and c or (d)"]),
        ("b = [c for c in a if c]", ["b = [c for c in a if not (c)]"]),
        ("b = a + 2 if a is None else True", None),
        ("a += 1", ["pass", "a -= 1", "a += 2"]),
        ("a.b = c", ["pass"]),
        ("for b in a: break", ["for b in a: continue"]),
        ("for b in a: continue", ["for b in a: break"]),
        ("self.burn(a)", ["pass"]),
        ("raise ValueError(a)", ["pass"]),
        ("assert a == 1", []),
        ("raise AssertionError('never', 1)", []),
        ("b = f'{a + 1}'", []),
        ("b: int = a", []),
        ("'a remark'", []),
        ("tell_outcome(a, 1)", []),
        ("table.tell(Message('burns', {'hours': a + 1}))", []),
        (
            "self.refuse(a + 1, Message('wet', {'logs': a + 2}))",
            [
                "pass",
                "self.refuse((a - 1), Message('wet', {'logs': a + 2}))",
                "self.refuse(a + 2, Message('wet', {'logs': a + 2}))",
            ],
        ),
    ],
)
def test_every_kind_of_change(line: str, expected: list[str] | None) -> None:
    """Each kind of mutant is a small change at its place, and changes without effect are left out."""
    source = f'def burn(a: int = 1) -> int:\n    """Grüße (HR-1)."""\n    {line}\n    return a\n'
    if expected is None:
        expected = [
            "b = a + 2 if a is not None else True",
            "b = (a - 2) if a is None else True",
            "b = a + 3 if a is None else True",
            "b = a + 2 if a is None else False",
        ]

    assert changed_lines(source) == expected


@pytest.mark.rule("KR-19")
def test_functions_belong_to_the_rules_they_cite() -> None:
    """A method without cited rules has those of its class, and abstract methods have no mutants."""
    source = '''
class Fire:
    """A fire (HR-1, HR-2)."""

    def burn(self):
        self.hot = True

    def die(self):
        """It goes out (HR-3)."""
        self.hot = False

    @abstractmethod
    def glow(self):
        self.hot = 1

    def __repr__(self):
        return "hot" * 2
'''
    found = [(mutant.function, mutant.rules) for mutant in mutants_in("fire.py", source.encode())]

    assert list(dict.fromkeys(found)) == [("Fire.burn", ("HR-1", "HR-2")), ("Fire.die", ("HR-3",))]


@pytest.mark.rule("KR-19")
def test_rules_take_turns_in_the_sample() -> None:
    """The sample of mutants takes rules in turn, and each mutant's place depends on the seed and its name alone."""
    body = "".join(f"    fire({number})\n" for number in range(50))
    sizes = {1: len(body), 2: 24, 3: 24}
    source = "".join(f'def fire{rule}():\n    """(HR-{rule})"""\n{body[:size]}' for rule, size in sizes.items())
    found = list(mutants_in("fire.py", source.encode()))

    chosen = sample(found, 5, seed=1)

    assert sorted(mutant.rules[0] for mutant in chosen) in (
        ["HR-1", "HR-1", "HR-2", "HR-2", "HR-3"],
        ["HR-1", "HR-1", "HR-2", "HR-3", "HR-3"],
        ["HR-1", "HR-2", "HR-2", "HR-3", "HR-3"],
    )
    assert chosen == sample(found, 5, seed=1)
    assert chosen != sample(found, 5, seed=2)
    others = [mutant for mutant in found if mutant.rules != ("HR-1",)]
    assert sample(others, 1000, seed=1) == [mutant for mutant in sample(found, 1000, seed=1) if mutant in others]
    assert len(sample(found, 1000, seed=1)) == len(found)


@pytest.mark.rule("KR-19")
def test_a_rule_is_proven_by_the_tests_of_its_parts() -> None:
    """A mutant runs the tests of its function's rules and of their numbered parts, and no others."""
    proofs = {"HR-2": ["a"], "HR-2.1": ["b"], "HR-21": ["c"], "HR-3": ["d"]}

    assert proofs_of(["HR-2"], proofs) == ["a", "b"]
    assert proofs_of(["HR-2.1", "HR-3"], proofs) == ["b", "d"]


@pytest.mark.rule("KR-19")
def test_survivors_are_tried_on_the_other_tests(tmp_path: Path) -> None:
    """A mutant missed by the tests of its rule is tried on other tests before it counts as a survivor."""
    other = "\n@pytest.mark.rule('HR-2')\ndef test_pretty(): assert hearth.sparks(1) == 7\n"
    folder = broken_project(tmp_path, TESTS + other)

    _, output = run(folder, "scripts/mutants", "--verbose", "src")

    assert "noticed     src/hearth.py:15 sparks (HR-4) by tests/test_hearth.py::test_pretty\n" in output


@pytest.mark.rule("KR-19")
def test_a_rule_without_a_test_may_be_noticed_by_others(tmp_path: Path) -> None:
    """A mutant of a rule without tests is tried on all tests of its part."""
    other = "\n@pytest.mark.rule('HR-1')\ndef test_cold(): assert not hearth.Ash().burns()\n"
    folder = broken_project(tmp_path, TESTS + other)

    _, output = run(folder, "scripts/mutants", "--verbose", "src")

    assert "noticed     src/hearth.py:10 Ash.burns (HR-2) by tests/test_hearth.py::test_cold\n" in output


@pytest.mark.rule("KR-19")
def test_an_excuse_is_told_and_does_not_count_as_noticed(tmp_path: Path) -> None:
    """An excused mutant is listed apart with its reason, and an excuse for another line has no effect."""
    folder = broken_project(tmp_path, TESTS)
    excuse = (
        "- {file: src/hearth.py, function: sparks, line: return logs * 7, broken: return logs * 8, why: nobody looks}"
    )
    other = "- {file: src/hearth.py, function: Ash.burns, line: return None, broken: return True, why: it is ash}"
    write(folder / "scripts/mutation/excuses.yaml", f"{excuse}\n{other}\n")

    _, output = run(folder, "scripts/mutants", "src")

    assert (
        "\nEXCUSED: src/hearth.py:15 sparks (HR-4)\n-return logs * 7\n+return logs * 8\nbecause nobody looks\n"
        in output
    )
    assert "mutants: 1 of 3 noticed (33%), 1 not, 1 excused, 0 not tried for lack of time\n" in output
    assert Excuses(folder / "scripts/mutation/excuses.yaml").outdated(folder) == [
        "src/hearth.py Ash.burns: return None"
    ]


@pytest.mark.rule("KR-19")
def test_every_excuse_is_about_code_as_it_stands() -> None:
    """Every excuse names a line that exists unchanged."""
    assert Excuses().outdated(HERE) == []


@pytest.mark.rule("KR-19")
def test_code_that_runs_at_import_is_tried_in_a_new_process(tmp_path: Path) -> None:
    """A mutant of code that runs at import is tried in a new process."""
    early = "\n@pytest.mark.rule('HR-4')\ndef test_early(): assert SPARKS == 14\n"
    folder = broken_project(
        tmp_path, TESTS.replace("import hearth", "import hearth\nSPARKS = hearth.sparks(2)") + early
    )

    _, output = run(folder, "scripts/mutants", "--verbose", "src")

    assert "noticed     src/hearth.py:15 sparks (HR-4) by tests/test_hearth.py::test_early in a new process\n" in output


@pytest.mark.rule("KR-19")
def test_an_endless_test_has_noticed(tmp_path: Path) -> None:
    """A mutant that makes a test endless counts as noticed, after a timeout."""
    waiting = "\n@pytest.mark.rule('HR-4')\ndef test_waiting():\n    while hearth.sparks(1) != 7: pass\n"
    folder = broken_project(tmp_path, TESTS + waiting)

    _, output = run(folder, "scripts/mutants", "--verbose", "--seconds", "1", "src")

    assert "noticed     src/hearth.py:15 sparks (HR-4) by tests/test_hearth.py::test_waiting\n" in output


@pytest.mark.rule("KR-19")
def test_a_run_goes_on_where_it_ended(tmp_path: Path) -> None:
    """A resumed run skips noticed mutants, and survivors if nothing has changed."""
    folder = broken_project(tmp_path, TESTS)
    _, first = run(folder, "scripts/mutants", "src")

    _, second = run(folder, "scripts/mutants", "--resume", "--verbose", "src")

    assert REPORT in first and REPORT in second
    assert "noticed     src/hearth.py:3" not in second


@pytest.mark.rule("KR-19")
def test_the_rest_of_the_tests_are_those_of_the_part(tmp_path: Path) -> None:
    """A mutant's other tests are those of its part and of whole games, those that name its module first."""
    for file in (
        "tests/lotr/test_a.py",
        "tests/lotr/test_b.py",
        "tests/talisman/test_c.py",
        "tests/conformance/test_d.py",
    ):
        write(tmp_path / file, "skirmish" if "_b" in file else "")
    mutant = Mutant("src/inglenook/lotr/rules/skirmish.py", "Skirmish.run", 1, ("LR-1",), 0, 1, b"", "number")
    tests = [f"tests/{test}" for test in ("lotr/test_a.py::x", "lotr/test_b.py::y", "talisman/test_c.py::z")]

    found = relevant(mutant, [*tests, "tests/conformance/test_d.py::w"], tmp_path)

    assert found == ["tests/lotr/test_b.py::y", "tests/lotr/test_a.py::x", "tests/conformance/test_d.py::w"]
