"""Sphinx configuration of the site: the pages of docs/ and the reference of the library (`make site`)."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Final

PROJECT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(PROJECT / "src"), str(PROJECT / "scripts")]

import inglenook  # noqa: E402

# The parts of the library that are modules are imported by the names under which programs use them.
sys.modules |= {f"inglenook.{name}": getattr(inglenook, name) for name in ("cards", "decks")}

default_role = "literal"  # docstrings mark code with one backtick, as Markdown does
_about = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]

project = "Inglenook"
author = copyright = "Inglenook contributors"
version = release = _about["version"]
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
extensions += ["pages.docstrings", "pages.inline", "pages.rule_anchors", "pages.unlisted"]
source_suffix = {".md": "markdown"}

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 4
suppress_warnings = ["misc.highlighting_failure"]  # excerpts of YAML and of our own languages are no whole files

maximum_signature_line_length = 88
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
add_module_names = False

html_theme = "furo"
html_title = "Inglenook"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_favicon = "_static/mark.svg"
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#8a4b12",
        "color-brand-content": "#8a4b12",
    },
    "dark_css_variables": {
        "color-brand-primary": "#f0a050",
        "color-brand-content": "#f0a050",
    },
}
