"""Measured figures as people write them; counts are worded with their messages, but these have decimals."""

from __future__ import annotations


def figure(value: float, decimals: int, language: str) -> str:
    """A number with so many decimals: "1,234.5" in English, "1 234,5" in Finnish, "1.234,5" in Dutch."""
    text = f"{value:,.{decimals}f}"
    if language == "fi":
        return text.replace(",", "\N{NO-BREAK SPACE}").replace(".", ",")
    if language == "nl":
        return text.translate({ord(","): ".", ord("."): ","})
    return text
