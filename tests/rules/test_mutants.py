"""The tool that breaks rules on purpose, tried on small projects."""

from __future__ import annotations

import shutil
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

from tests.rules.projects import HERE, project, run, write

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

mutants: 1 of 3 noticed (33%), 1 of rules without a test, 0 not tried for lack of time
""".replace("\n.\n", "\n \n")


def broken_project(folder: Path, tests: str) -> Path:
    """A small project with these tests and the script in it."""
    project(folder, src__hearth=HEARTH, tests__test_hearth=tests)
    write(folder / "docs/rules/sparks.md", "- **HR-4** A log gives seven sparks.\n")
    (folder / "scripts").mkdir()
    shutil.copy(HERE / "scripts/mutants", folder / "scripts/mutants")
    return folder


@pytest.fixture(scope="module")
def mutants() -> ModuleType:
    """The script as a module."""
    loader = SourceFileLoader("mutants", str(HERE / "scripts/mutants"))
    spec = spec_from_loader("mutants", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def changed_lines(mutants: ModuleType, source: str) -> list[str]:
    """The lines that change, each as it becomes."""
    diffs = [mutant.diff(source.encode()) for mutant in mutants.mutants_in("hearth.py", source.encode())]
    return [line[1:].strip() for diff in diffs for line in diff.splitlines() if line.startswith("+")]


@pytest.mark.rule("KR-19")
def test_what_nobody_notices_is_reported(tmp_path: Path) -> None:
    """A rule without a test, and one whose test looks away, are shown as diffs; the project stays as it was."""
    folder = broken_project(tmp_path, TESTS)

    code, output = run(folder, "scripts/mutants", "--at-least", "0.8", "src")

    assert "noticed     src/hearth.py:3 hours (HR-1)\n" in output
    assert REPORT in output
    assert "colour" not in output
    assert code == 1
    assert (folder / "src/hearth.py").read_text() == HEARTH


@pytest.mark.rule("KR-19")
def test_tests_that_fail_anyway_prove_nothing(tmp_path: Path) -> None:
    """Before anything is broken, the tests have to pass."""
    folder = broken_project(tmp_path, TESTS.replace("== 6", "== 7"))

    code, output = run(folder, "scripts/mutants", "src/hearth.py")

    assert output.endswith("mutants: the tests fail before anything is broken\n")
    assert code == 2


@pytest.mark.rule("KR-19")
def test_a_test_without_end_has_noticed(tmp_path: Path, mutants: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """A change that makes the tests run for ever is not waited for."""
    folder = broken_project(tmp_path / "project", TESTS.replace("import hearth", "while True: pass"))
    monkeypatch.setattr(mutants, "PROJECT", folder)
    copy = mutants.Copy(tmp_path / "copy")

    assert copy.pytest(seconds=0.2) == (-1, "")


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
    ],
)
def test_every_kind_of_change(mutants: ModuleType, line: str, expected: list[str] | None) -> None:
    """Each change is small and in its place; what nobody could notice is left alone."""
    source = f'def burn(a: int = 1) -> int:\n    """Grüße (HR-1)."""\n    {line}\n    return a\n'
    if expected is None:
        expected = [
            "b = a + 2 if a is not None else True",
            "b = (a - 2) if a is None else True",
            "b = a + 3 if a is None else True",
            "b = a + 2 if a is None else False",
        ]

    assert changed_lines(mutants, source) == expected


@pytest.mark.rule("KR-19")
def test_functions_belong_to_the_rules_they_cite(mutants: ModuleType) -> None:
    """A method without rules of its own has those of its class; what is only declared has nothing to break."""
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
    found = [(mutant.function, mutant.rules) for mutant in mutants.mutants_in("fire.py", source.encode())]

    assert list(dict.fromkeys(found)) == [("Fire.burn", ("HR-1", "HR-2")), ("Fire.die", ("HR-3",))]


@pytest.mark.rule("KR-19")
def test_rules_take_turns_in_the_sample(mutants: ModuleType) -> None:
    """However much code a rule has, the others have their turn; the seed decides which changes are drawn."""
    body = "".join(f"    fire({number})\n" for number in range(50))
    sizes = {1: len(body), 2: 24, 3: 24}
    source = "".join(f'def fire{rule}():\n    """(HR-{rule})"""\n{body[:size]}' for rule, size in sizes.items())
    found = list(mutants.mutants_in("fire.py", source.encode()))

    chosen = mutants.sample(found, 5, seed=1)

    assert sorted(mutant.rules[0] for mutant in chosen) in (
        ["HR-1", "HR-1", "HR-2", "HR-2", "HR-3"],
        ["HR-1", "HR-1", "HR-2", "HR-3", "HR-3"],
        ["HR-1", "HR-2", "HR-2", "HR-3", "HR-3"],
    )
    assert chosen == mutants.sample(found, 5, seed=1)
    assert chosen != mutants.sample(found, 5, seed=2)
    assert len(mutants.sample(found, 1000, seed=1)) == len(found)


@pytest.mark.rule("KR-19")
def test_a_rule_is_proven_by_the_tests_of_its_parts(mutants: ModuleType) -> None:
    """Code that cites a rule is watched by the tests of that rule and of its numbered parts, and by no others."""
    proofs = {"HR-2": {"a": ""}, "HR-2.1": {"b": ""}, "HR-21": {"c": ""}, "HR-3": {"d": ""}}

    assert mutants.tests_of(["HR-2"], proofs) == ["a", "b"]
    assert mutants.tests_of(["HR-2.1", "HR-3"], proofs) == ["b", "d"]
