"""Tests of the dice and other chance of a game."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inglenook.kernel.dice import Dice
from inglenook.kernel.errors import DiceScript


@pytest.mark.rule("KR-16")
def test_the_same_seed_rolls_the_same_for_ever() -> None:
    """A seed rolls these fixed numbers, which every stored record depends on."""
    dice = Dice("inglenook")

    assert [1, 6, 2, 5, 1, 3, 2, 5] == [dice.roll("movement") for _ in range(8)]
    assert [488, 642, 727] == [dice.below("cards", 1000) for _ in range(3)]


@pytest.mark.rule("KR-16")
def test_streams_do_not_disturb_each_other() -> None:
    """An extra roll in one stream does not change another."""
    quiet, busy = Dice("seed"), Dice("seed")
    for _ in range(10):
        busy.roll("combat")

    assert [quiet.roll("movement") for _ in range(5)] == [busy.roll("movement") for _ in range(5)]


@pytest.mark.rule("KR-16")
def test_every_face_comes_up_equally_often() -> None:
    """Every face of a die comes up equally often, within four standard deviations over 60,000 rolls."""
    dice = Dice("fair")
    counts = Counter(dice.roll("die") for _ in range(60_000))

    assert {1, 2, 3, 4, 5, 6} == set(counts)
    assert all(abs(count - 10_000) < 4 * 92 for count in counts.values())


@pytest.mark.rule("KR-16")
@given(st.lists(st.integers()), st.text())
def test_a_shuffle_keeps_every_card(items: list[int], seed: str) -> None:
    """A shuffle keeps every card once, and equal seeds give equal orders."""
    one, other = items[:], items[:]
    Dice(seed).shuffle("deck", one)
    Dice(seed).shuffle("deck", other)

    assert sorted(items) == sorted(one)
    assert one == other


@pytest.mark.rule("KR-16")
def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    """All six orders of three shuffled cards are equally likely, within four standard deviations."""
    dice = Dice("orders")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6_000):
        cards = [1, 2, 3]
        dice.shuffle("deck", cards)
        counts[tuple(cards)] += 1

    assert 6 == len(counts)
    assert all(abs(count - 1_000) < 4 * 29 for count in counts.values())


@pytest.mark.rule("KR-4", "KR-16")
def test_dice_survive_being_saved() -> None:
    """Dice continue after saving and loading as without it."""
    dice = Dice("seed")
    dice.roll("movement")
    dice.expect("combat", [6, 5])
    loaded = Dice.from_data(dice.to_data())

    assert loaded.rolled == dice.rolled
    assert loaded.unused() == {"combat": [6, 5]}
    assert [dice.roll(stream) for stream in ("movement", "new")] == [loaded.roll(s) for s in ("movement", "new")]


@pytest.mark.rule("KR-16")
def test_scripted_rolls_come_first() -> None:
    """A stream's own scripted rolls come first, then common ones; without `strict`, random rolls follow."""
    dice = Dice("seed")
    dice.expect("movement", [6])
    dice.expect("*", [2])

    assert [6, 2] == [dice.roll("movement"), dice.roll("movement")]
    assert {} == dice.unused()
    assert 1 <= dice.roll("movement") <= 6
    assert 3 == dice.rolled


@pytest.mark.rule("KR-16", "KR-18")
def test_a_roll_that_is_not_scripted_is_refused() -> None:
    """With `strict`, a roll that is not scripted is refused."""
    dice = Dice("seed")
    dice.strict = True

    with pytest.raises(DiceScript) as refused:
        dice.roll("movement", 6)
    assert {"stream": "movement", "sides": 6} == refused.value.message.arguments


@pytest.mark.rule("KR-16")
def test_a_die_cannot_show_seven() -> None:
    """A scripted roll of seven for a die is refused and stays in the script."""
    dice = Dice("seed")
    dice.expect("*", [7])

    with pytest.raises(DiceScript):
        dice.roll("movement", 6)
    assert {"*": [7]} == dice.unused()


@pytest.mark.rule("KR-6")
def test_copies_roll_the_same_and_apart() -> None:
    """A copy rolls what its original rolls, scripted rolls included, without using up the original's."""
    dice = Dice("seed")
    dice.expect("*", [5, 3])
    twin = dice.copy()

    assert [5, 3] == [twin.roll("a"), twin.roll("b")]
    assert [5, 3] == [dice.roll("a"), dice.roll("b")]
    assert dice.roll("a") == twin.roll("a")


@pytest.mark.rule("KR-16")
def test_a_pick_can_be_scripted() -> None:
    """The next scripted text among the choices is picked; copies pick alike, and unused texts are reported."""
    dice = Dice("seed")
    for text in ("wizard", "elf"):
        dice.expect_pick("characters", text)
    twin = dice.copy()

    assert ["elf", "wizard"] == [
        dice.pick("characters", ["ghoul", "elf"]),
        dice.pick("characters", ["ghoul", "wizard"]),
    ]
    assert ([], ["wizard", "elf"]) == (dice.unused_picks(), twin.unused_picks())
    assert "ghoul" == dice.pick("characters", ["ghoul"])
