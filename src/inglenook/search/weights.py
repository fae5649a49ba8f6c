"""Weights of a judgement, stored as data beside the code, and chances calculated from scores."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from math import exp
from typing import Final

FILE: Final = "weights.tsv"
OUT: Final = -1e9
"""Score of a player who has lost already."""


def read_weights(package: str, features: Sequence[str]) -> list[float]:
    """Returns the weight of each feature from the table in a package, which has a line of name and number for each."""
    lines = (files(package) / FILE).read_text("utf-8").splitlines()
    table = dict([line.split("\t") for line in lines if line and not line.startswith("#")])
    return [float(table.get(name, "0")) for name in features]


def score(features: Sequence[float], weights: Sequence[float]) -> float:
    """Returns the score of one player: features times weights."""
    total = 0.0
    for number, weight in zip(features, weights, strict=True):
        total += number * weight
    return total


def chances_of(scores: Sequence[float]) -> list[float]:
    """Returns the chance of each player to win, proportional to the exponential of the score (a multinomial logit)."""
    top = max(scores)
    weighed = [0.0 if one == OUT else exp(one - top) for one in scores]
    whole = sum(weighed)
    return [one / whole for one in weighed]


def by_subject(features: Sequence[float], weights: Sequence[float], subjects: Sequence[int]) -> list[float]:
    """Returns the contribution of each subject to a score; `subjects` holds each feature's subject, or -1 for none."""
    sums = [0.0] * (max(subjects) + 1)
    for number, weight, subject in zip(features, weights, subjects, strict=True):
        if subject >= 0:
            sums[subject] += number * weight
    return sums
