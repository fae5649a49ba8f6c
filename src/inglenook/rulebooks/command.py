"""The command `inglenook rules`: lists every rule with its tests, from the reports of `pytest --rules FILE`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from inglenook.arguments import Arguments, BadArgument
from inglenook.kernel.messages import Message
from inglenook.rulebooks.catalogues import PAGES, BadCatalogue, read_catalogues
from inglenook.rulebooks.coverage import rules_command


def declare(arguments: Arguments) -> None:
    """Declares the arguments of `inglenook rules`."""
    arguments.argument("REPORT", Message("rules-help-report"), many=True)
    arguments.flag("--missing", Message("rules-help-missing"))
    arguments.repeated("--strict", "CATALOGUE", Message("rules-help-strict"))


def run(arguments: Arguments, words: Sequence[str]) -> int:
    """Prints the rules of the project in the current directory."""
    given = arguments.read(words)
    if not given.words:
        raise BadArgument("error-missing-argument", {"argument": "REPORT"})
    catalogues = read_catalogues(Path())
    if not catalogues:
        raise BadCatalogue("rules-no-catalogues", {"looked": PAGES})
    reports = [Path(word) for word in given.words]
    return rules_command(reports, catalogues, sys.stdout, arguments.wording.say, given.missing, given.strict)
