"""Tests of how often each card comes out of a booster, against the odds of the products.

The odds stand here once more, from the numbers of the products alone: how many cards a set has of each rarity, and what
a booster is made of.  Each count is compared with what chance would give it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import sqrt
from typing import Final, NamedTuple

import pytest

from inglenook.kernel.dice import Dice
from inglenook.lotr.cards.facts import ALL_FACTS
from inglenook.lotr.decks.codes import read_code
from inglenook.lotr.decks.packs import Opened, open_booster


class Printed(NamedTuple):
    """The printed numbers of a set: common, uncommon and rare cards each, premium, and rares with alternate art."""

    each: int
    premium: int
    pictures: int


SETS: Final[Mapping[int, Printed]] = {
    1: Printed(121, 2, 0),
    2: Printed(40, 2, 0),
    3: Printed(40, 2, 0),
    4: Printed(121, 2, 0),
    5: Printed(40, 2, 6),
    6: Printed(40, 2, 6),
}
FOIL: Final = 1 / 6
FARTHEST: Final = 5.5
"""Of thousands of counts none lies so many standard deviations off by chance."""


def odds(number: int) -> dict[tuple[str, bool, bool], float]:
    """Returns the average number of each slot in a booster of a set, by rarity, foil and alternate art."""
    each, premium, pictures = SETS[number]
    rares, foil_rares = 3 * each + pictures, each + premium + pictures
    found = {
        ("R", False, False): 3 * each / rares,
        ("U", False, False): 3.0,
        ("C", False, False): 7 - FOIL,
        ("R", True, False): FOIL / 11 * each / foil_rares,
        ("P", True, False): FOIL / 11 * premium / foil_rares,
        ("U", True, False): FOIL * 3 / 11,
        ("C", True, False): FOIL * 7 / 11,
    }
    if pictures:
        found["R", False, True] = pictures / rares
        found["R", True, True] = FOIL / 11 * pictures / foil_rares
    return found


def cards_in(number: int, slot: tuple[str, bool, bool]) -> int:
    """Returns the number of cards that share a slot equally."""
    each, premium, pictures = SETS[number]
    return pictures if slot[2] else premium if slot[0] == "P" else each


def slot_of(card: Opened) -> tuple[str, bool, bool]:
    """Returns the slot from which a card came."""
    code = read_code(card.id)
    assert code is not None
    return code.rarity, card.foil, card.another_picture


def deviations(number: int, boosters: int, seed: str) -> dict[str, float]:
    """Returns by how many standard deviations each slot, and each card in it, differs from the expected number."""
    dice = Dice(f"{seed} of set {number}")
    slots: Counter[tuple[str, bool, bool]] = Counter()
    cards: Counter[tuple[str, tuple[str, bool, bool]]] = Counter()
    for _booster in range(boosters):
        for card in open_booster(number, dice):
            slots[slot_of(card)] += 1
            cards[card.id, slot_of(card)] += 1
    expected = odds(number)
    assert set(slots) <= set(expected), "a slot that no booster has"
    found = {str(slot): off(slots[slot], chance, boosters) for slot, chance in expected.items()}
    for slot, chance in expected.items():
        for id in [id for id, of in cards if of == slot]:
            found[f"{id} {slot}"] = off(cards[id, slot], chance / cards_in(number, slot), boosters)
    return found


def off(found: int, chance: float, boosters: int) -> float:
    """Returns the deviation from the expected number, in standard deviations; fixed slots cannot vary."""
    share = chance % 1 if chance % 1 > 1e-9 else 0.0
    expected, deviation = chance * boosters, sqrt(boosters * share * (1 - share))
    if not deviation:
        return 0.0 if abs(found - expected) < 1e-6 else float("inf")
    return float(abs(found - expected) / deviation)


@pytest.mark.rule("LR-7.2", "LR-7.8")
@pytest.mark.parametrize("number", SETS)
def test_boosters_have_what_the_product_promises(number: int) -> None:
    """Every slot and every card comes out of boosters as often as the numbers of its set say."""
    found = deviations(number, 400, "a few")
    assert max(found.values()) < FARTHEST, max(found.items(), key=lambda one: one[1])


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.rule("LR-7.2", "LR-7.8")
def test_a_hundred_thousand_boosters() -> None:
    """Packs of all sets together contain every common, uncommon and rare."""
    found: dict[str, float] = {}
    for number in SETS:
        boosters = 100_000 // 6 + (number <= 100_000 % 6)
        some = deviations(number, boosters, "a hundred thousand")
        plain = [what for what in some if what.endswith("False, False)") and what[0] == str(number)]
        assert 3 * SETS[number].each == len(plain), "a card never came"
        found |= {f"set {number} {what}": value for what, value in some.items()}
    assert max(found.values()) < FARTHEST, max(found.items(), key=lambda one: one[1])
    beyond_two = len([value for value in found.values() if value > 2]) / len(found)
    print(f"{len(found)} counts, farthest {max(found.values()):.2f}, beyond two deviations {beyond_two:.1%}")
    assert 0.02 < beyond_two < 0.07, "chance leaves about one count of twenty-two beyond two standard deviations"


@pytest.mark.rule("LR-7.2")
def test_the_sets_have_so_many_cards() -> None:
    """The numbers behind the odds agree with the existing cards."""
    codes = [read_code(id) for id in ALL_FACTS]
    counts = Counter([(code.set, code.rarity) for code in codes if code is not None])
    for number, printed in SETS.items():
        assert [printed.each] * 3 + [printed.premium] == [counts[number, rarity] for rarity in "CURP"]
