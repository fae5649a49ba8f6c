"""The files in hosting/: systemd units, and the contents of a container."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import tomllib
from configparser import ConfigParser
from pathlib import Path

import pytest

from inglenook.arguments import Arguments
from inglenook.kernel.messages import Message
from inglenook.server import command
from inglenook.server.admin import command as admin
from inglenook.wording import Wording

pytestmark = pytest.mark.rule("SR-88")

PROJECT = Path(__file__).parents[2]
HOSTING = PROJECT / "hosting"


def unit(name: str) -> ConfigParser:
    """Returns the settings of a systemd unit in which every setting has one line."""
    found = ConfigParser(interpolation=None, strict=False)
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read_string((HOSTING / name).read_text("utf-8"))
    return found


def locked(name: str) -> dict[str, set[str]]:
    """Returns the packages of a lock file, with their versions and hashes."""
    text = (PROJECT / "requirements" / f"{name}.lock").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for part in re.split(r"\n(?=[a-z])", text)[1:]:
        package, _, version = part.partition("==")
        found[package] = {version.split()[0], *re.findall(r"--hash=(\S+)", part)}
    return found


def test_the_base_of_the_container_is_named_by_its_digest() -> None:
    """The container's base image is named by its digest, and every stage is built on it."""
    text = (HOSTING / "Containerfile").read_text("utf-8")

    assert re.findall(r"(?m)^ARG BASE=(.*)@sha256:[0-9a-f]{64}$", text) == ["docker.io/library/python:3.13-slim"]
    assert set(re.findall(r"(?m)^FROM (\S+)", text)) == {"$BASE"}


def test_what_the_system_starts_is_a_command() -> None:
    """The server and nightly backup units run valid commands with the same database and user."""
    serving, copying = unit("inglenook.service")["Service"], unit("inglenook-backup.service")["Service"]
    words = shlex.split(serving["ExecStart"])
    arguments = Arguments(Wording("en"), "serve", Message("help-serve"))
    command.declare(arguments)
    given = arguments.read(words[2:])
    copied = shlex.split(shlex.split(copying["ExecStart"])[2].replace("$$", "$").replace("%%", "%"))
    orders = Arguments(Wording("en"), "admin", Message("help-admin"))
    admin.declare(orders)
    order = orders.read(copied[3:])

    assert (words[0], "serve", "admin") == (copied[1], words[1], copied[2])
    assert ("backup", given.database) == (order.words[0], order.database)
    assert (serving["User"], "yes") == (copying["User"], copying["DynamicUser"])
    assert order.words[1].split("/")[3] in copying["StateDirectory"].split()
    assert "timers.target" == unit("inglenook-backup.timer")["Install"]["WantedBy"]


def test_old_copies_are_removed(tmp_path: Path) -> None:
    """Old backups are removed and new ones stay.

    Where the system makes up a user, the folder is a link to one that others cannot read.
    """
    copying = unit("inglenook-backup.service")["Service"]
    real, link = tmp_path / "private", tmp_path / "copies"
    real.mkdir()
    link.symlink_to(real)
    for name in ("games-new.sqlite", "games-old.sqlite", "mine-old.sqlite"):
        (real / name).touch()
        if "old" in name:
            os.utime(real / name, (0, 0))
    words = shlex.split(copying["ExecStartPost"].replace("/var/lib/inglenook-copies", str(link)))
    subprocess.run(words, check=True)

    assert {"games-new.sqlite", "mine-old.sqlite"} == {one.name for one in real.iterdir()}


def test_a_container_installs_nothing_unchecked() -> None:
    """The container installs only packages locked with hashes, which agree with the developers' lock file."""
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]
    needed = [*project["dependencies"], *project["optional-dependencies"]["postgresql"]]
    serve, dev = locked("serve"), locked("dev")
    assert {re.split(r"[\[;<>= ]", one)[0].lower().replace(".", "-") for one in needed} <= {*serve}
    assert serve == {name: dev[name] for name in serve}
    assert all(len(found) > 1 for found in serve.values())
    installs = re.findall(r"pip install (?:[^\n\\]|\\\n)*", (HOSTING / "Containerfile").read_text("utf-8"))
    assert [True] * 3 == ["--require-hashes" in one or "--no-index" in one for one in installs]


def test_a_container_is_built_from_what_was_written() -> None:
    """The container image is built from sources, without virtual environments, built libraries or Node packages."""
    ignored = {line.removeprefix("**/").strip("/") for line in (PROJECT / ".dockerignore").read_text().splitlines()}
    made = {line.strip("/") for line in (PROJECT / ".gitignore").read_text().splitlines()}
    assert made | {".git"} <= ignored


def test_the_log_events_on_the_hosting_page_exist() -> None:
    """Every log event that the hosting page explains is one that the server logs."""
    page = (PROJECT / "docs" / "hosting.md").read_text("utf-8").partition("## When something goes wrong")[2]
    explained = re.findall(r"^\| `([^`]+)` \|", page, re.MULTILINE)
    sources = "".join(file.read_text("utf-8") for file in PROJECT.glob("src/inglenook/server/**/*.py"))
    logged = re.findall(r"\blog\.\w+\(\s*\"([^\"]+)\"", sources)

    assert len(explained) >= 5
    assert set(explained) <= set(logged)
