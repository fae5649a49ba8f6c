"""Finnish word forms: the notation (a fixed order, separated by bars), and the inflection of names."""

from __future__ import annotations

from typing import Final

SINGULAR: Final = ("nom", "gen", "part", "ine", "ela", "ill", "ade", "abl", "all")
PLURAL: Final = ("pl_nom", "pl_gen", "pl_part", "pl_ela", "pl_ade", "pl_abl", "pl_all")
YOURS: Final = (
    "your_nom", "your_gen", "your_part", "your_ela", "your_ade", "your_abl", "your_all", "your_pl_nom", "your_pl_part",
)  # fmt: skip
"""The cases in use with a possessive suffix of the second person."""


def noun(singular: str, plural: str = "", yours: str = "", **others: str) -> dict[str, str]:
    """Returns the forms of a word by name; forms that a word lacks are left empty."""
    forms = dict(others)
    for names, given in ((SINGULAR, singular), (PLURAL, plural), (YOURS, yours)):
        forms |= {name: form for name, form in zip(names, given.split("|"), strict=False) if form}
    return forms


def inflected(name: str, case: str) -> str:
    """Returns a foreign name in a case: "Gandalfin, Gandalfia", "Frodon, Frodoa", "Gimlin, Gimliä"."""
    back = any(vowel in name.lower() for vowel in "aouáóúâû")
    stem = name if name[-1] in "aeiouyäö" else f"{name}i"
    a = "a" if back else "ä"
    endings = {
        "gen": "n", "part": a, "ine": f"ss{a}", "ela": f"st{a}", "ill": f"{stem[-1]}n", "ade": f"ll{a}",
        "abl": f"lt{a}", "all": "lle",
    }  # fmt: skip
    return stem + endings.get(case.removeprefix("pl_"), "")
