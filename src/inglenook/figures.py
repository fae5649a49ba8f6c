"""Formatting of measured numbers with decimals; counts are formatted with their messages."""

from __future__ import annotations


def figure(value: float, decimals: int, language: str) -> str:
    """Formats a number with decimals: "1,234.5" in English, "1 234,5" in Finnish, "1.234,5" in Dutch."""
    text = f"{value:,.{decimals}f}"
    if language == "fi":
        return text.replace(",", "\N{NO-BREAK SPACE}").replace(".", ",")
    if language == "nl":
        return text.translate({ord(","): ".", ord("."): ","})
    return text
