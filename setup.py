"""Build steps that pyproject.toml cannot express: the rulebooks, the built client and the compiled core.

    pip wheel --no-deps .                        a wheel that runs wherever Python does
    INGLENOOK_COMPILE=1 pip wheel --no-deps .    one for this system, with the core compiled (`scripts/compile`)

From a checkout, the browser client has to be built first (`scripts/set-up play` does so).  The source distribution
contains the built client, so that wheels can be built from it without Node.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

COMPILE = bool(os.environ.get("INGLENOOK_COMPILE"))
CLIENT = Path("src/inglenook/web/index.html")


def require_client() -> None:
    """Refuses to build a distribution without the browser client."""
    if not CLIENT.is_file():
        raise SystemExit("The browser client is not built: run `scripts/set-up play` first.")


class WithClient(sdist):
    """Builds a source distribution, which contains the built client."""

    def run(self) -> None:
        require_client()
        super().run()


class WithRulebooks(build_py):
    """Copies the rulebooks, which stand with the other documents, to where the program looks for them."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        require_client()
        shutil.copytree("docs/rules", Path(self.build_lib, "inglenook/rulebooks/docs"), dirs_exist_ok=True)


class WithCompiledCore(build_ext):
    """Lets `scripts/compile` make the libraries, and puts each beside its module."""

    def run(self) -> None:
        subprocess.run([sys.executable, "scripts/compile"], check=True)
        made = Path("build/mypyc")
        for file in made.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
            inside = file.relative_to(made)
            if inside.parts[0].startswith("inglenook"):  # not the small game of the tests
                place = Path(self.build_lib, inside)
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(file, place)


setup(
    cmdclass={"build_py": WithRulebooks, "build_ext": WithCompiledCore, "sdist": WithClient},
    ext_modules=[Extension("inglenook_compiled__mypyc", [])] if COMPILE else [],
    setup_requires=["mypy", "types-PyYAML"] if COMPILE else [],
)
