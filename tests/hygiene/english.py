"""Checks of plain English: openings of docstrings and comments, and the subjects of commits."""

from __future__ import annotations

import ast
import io
import re
import subprocess
import tokenize
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from tests.hygiene.sources import Function

OPENINGS: Final = re.compile(r"(Who|Whoever|Whom|Whose|What|Whatever|So many|So much|So long|The same|That)\b")
"""Openings that hide the subject of a sentence."""

CANDIDATE: Final = re.compile(r"(\"\"\"|#|//|/\*\*?)\s*(Who|What|So (many|much|long)|The same|That|Whether)")
"""Cheap test for files that may have such an opening; only those are parsed."""

TITLE: Final = re.compile(r"([A-Z][\w’']*,? ){2,}[A-Z][\w’']*: ")
"""A card's title before a colon, which may begin with such a word."""

LONGEST_SUBJECT: Final = 72
"""Most characters of a commit's subject."""

ENDINGS: Final = re.compile(r"\w+(ed|ing|[^su]s)")
"""Verbs that are not imperatives, and most plural nouns."""

IMPERATIVES: Final = ("Bring", "Embed", "Feed", "Need", "Proceed", "Process", "Speed", "String")
"""Imperatives that look like another form."""

NOT_A_VERB: Final = (
    "A",
    "All",
    "An",
    "Each",
    "If",
    "It",
    "New",
    "No",
    "So",
    "The",
    "There",
    "When",
    "Where",
    "Whether",
)
"""First words of subjects that tell what is, in place of what the commit does."""

_PYTHON_DIRECTIVE: Final = re.compile(r"!|\s*(noqa|type:|fmt:|ruff:|mypy:|pragma)")
_SCRIPT_COMMENT: Final = re.compile(r"/\*\*?(.*?)\*/|((?:^[ \t]*//[^\n]*\n)+)", re.DOTALL | re.MULTILINE)


class Text(NamedTuple):
    """A docstring or comment: its line, its text, and whether it belongs to a predicate."""

    line: int
    text: str
    predicate: bool = True


def hides_its_subject(text: Text) -> bool:
    """Whether a docstring or comment begins with a word that hides what acts; real questions may."""
    words = " ".join(text.text.split())
    sentence = re.split(r"(?<=[.:?]) ", words, maxsplit=1)[0]
    if words.startswith("Whether ") and not text.predicate:
        return True
    return bool(OPENINGS.match(words)) and not sentence.endswith(("?", "?:")) and not TITLE.match(words)


def python_texts(source: str) -> Iterator[Text]:
    """Yields the docstrings, attribute strings and comments of a Python file; lines of one comment are joined."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        for place, statement in enumerate(body if isinstance(body, list) else []):
            match statement:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    of_function = place == 0 and isinstance(node, Function)
                    yield Text(statement.lineno, text, not of_function or is_predicate(node))
    lines = source.splitlines()
    comments = [one for one in tokenize.generate_tokens(io.StringIO(source).readline) if one.type == tokenize.COMMENT]
    before = 0
    for comment in comments:
        line, text = comment.start[0], comment.string[1:]
        whole = lines[line - 1].lstrip().startswith("#")
        if not (whole and before == line - 1) and not _PYTHON_DIRECTIVE.match(text):
            yield Text(line, text)
        before = line if whole else 0


def is_predicate(node: ast.AST) -> bool:
    """Whether a function returns a truth value, alone or in something."""
    returns = getattr(node, "returns", None)
    return returns is not None and any(name in ast.unparse(returns) for name in ("bool", "Truth", "TypeGuard"))


def script_texts(source: str) -> Iterator[Text]:
    """Yields the comments of a TypeScript or CSS file that stand on lines of their own."""
    for found in _SCRIPT_COMMENT.finditer(source):
        text = re.sub(r"^\s*(\*|//)", "", found[1] or found[2] or "", flags=re.MULTILINE)
        yield Text(source.count("\n", 0, found.start()) + 1, text)


def weak_openings(path: str, source: str) -> list[str]:
    """Returns the places of a file at which a docstring or comment hides its subject."""
    if not CANDIDATE.search(source):
        return []
    texts = python_texts(source) if not path.endswith((".ts", ".css")) else script_texts(source)
    return [f"{path}:{text.line} {' '.join(text.text.split())[:60]}" for text in texts if hides_its_subject(text)]


def folder_of(path: str) -> str:
    """Returns the folder whose allowance covers a file: two parts of its path, in src three."""
    parts = Path(path).parts
    return "/".join(parts[: min(3 if parts[0] == "src" else 2, len(parts) - 1)]) or "."


def beyond(found: Iterable[str], allowed: Mapping[str, int]) -> list[str]:
    """Returns the findings of folders that have more than their allowance, and the allowances that can shrink."""
    folders: dict[str, list[str]] = {folder: [] for folder in allowed}
    for finding in found:
        folders.setdefault(folder_of(finding.partition(":")[0]), []).append(finding)
    listed = []
    for folder, findings in folders.items():
        most = allowed.get(folder, 0)
        if len(findings) > most:
            listed += findings
        elif len(findings) < most:
            listed.append(f"{folder} has {len(findings)}: lower its allowance from {most}")
    return listed


# Commits.


def faults_of_subject(subject: str) -> list[str]:
    """Returns the faults of a commit's subject: too long, several changes in one, not an imperative."""
    first = subject.partition(" ")[0]
    looks_wrong = ENDINGS.fullmatch(first) and first not in IMPERATIVES and not first.endswith("ss")
    faults = []
    if len(subject) > LONGEST_SUBJECT:
        faults.append(f"has {len(subject)} characters, more than {LONGEST_SUBJECT}")
    if ";" in subject:
        faults.append("joins changes with a semicolon")
    if subject.endswith("."):
        faults.append("ends with a full stop")
    if not first[:1].isupper() or first in NOT_A_VERB or looks_wrong or OPENINGS.match(subject):
        faults.append(f"does not begin with an imperative: {first}")
    return faults


def git(folder: Path, *arguments: str) -> str | None:
    """Returns the output of a git command; None if it failed or there is no git."""
    try:
        done = subprocess.run(
            ["git", "-C", str(folder), *arguments], check=False, capture_output=True, text=True, timeout=30
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout if done.returncode == 0 else None


def subjects_since(folder: Path, base: str) -> list[str] | str:
    """Returns the subjects of all commits after a base, or in one sentence why they are not known here."""
    shallow = git(folder, "rev-parse", "--is-shallow-repository")
    if shallow is None:
        return "this is no checkout of git, or git is not installed"
    listed = git(folder, "log", "--no-merges", "--format=%s", f"{base}..HEAD")
    if listed is not None:
        return listed.splitlines()
    if shallow.strip() == "true":
        return f"this is a shallow clone without the commit {base}"
    raise LookupError(f"the history has no commit {base}: name its successor in tests/hygiene/test_english.py")
