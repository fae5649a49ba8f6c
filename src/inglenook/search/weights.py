"""Weights of a judgement, as data beside the code that uses them, and chances made of scores."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from math import exp
from typing import Final

FILE: Final = "weights.tsv"
OUT: Final = -1e9
"""The score of who has lost already."""


def read_weights(package: str, features: Sequence[str]) -> list[float]:
    """The weight of each feature, from the table in a package: a line for each, name and number."""
    lines = (files(package) / FILE).read_text("utf-8").splitlines()
    table = dict([line.split("\t") for line in lines if line and not line.startswith("#")])
    return [float(table.get(name, "0")) for name in features]


def score(features: Sequence[float], weights: Sequence[float]) -> float:
    """How good it looks for one player."""
    total = 0.0
    for number, weight in zip(features, weights, strict=True):
        total += number * weight
    return total


def chances_of(scores: Sequence[float]) -> list[float]:
    """How likely each player wins: as the exponentials of their scores (a multinomial logit)."""
    top = max(scores)
    weighed = [0.0 if one == OUT else exp(one - top) for one in scores]
    whole = sum(weighed)
    return [one / whole for one in weighed]


def by_subject(features: Sequence[float], weights: Sequence[float], subjects: Sequence[int]) -> list[float]:
    """What each subject adds to a score; `subjects` says of each feature which one it belongs to, -1: to none."""
    sums = [0.0] * (max(subjects) + 1)
    for number, weight, subject in zip(features, weights, subjects, strict=True):
        if subject >= 0:
            sums[subject] += number * weight
    return sums
