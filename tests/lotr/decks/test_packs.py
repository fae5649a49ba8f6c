"""Boosters and starters, opened from a seed."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from inglenook.kernel.dice import Dice
from inglenook.lotr.cards.facts import ALL_FACTS
from inglenook.lotr.decks.codes import read_code
from inglenook.lotr.decks.packs import (
    ANOTHER_PICTURE,
    Opened,
    of_rarity,
    open_booster,
    open_deluxe,
    open_foil,
    open_starter,
)
from tests.command_line.commands import check_refused, run


def rarities(cards: list[Opened]) -> dict[str, int]:
    """Returns the number of cards of each rarity."""
    codes = [read_code(card.id) for card in cards]
    return Counter([code.rarity for code in codes if code is not None])


@pytest.mark.rule("LR-7.2")
@pytest.mark.parametrize("number", range(1, 7))
def test_a_booster_has_a_rare_and_ten_lesser_cards(number: int) -> None:
    """A booster has a rare, three uncommon and seven common cards of its set, all different; a foil is a common."""
    for seed in range(40):
        cards = open_booster(number, Dice(f"booster {seed}"))
        plain = [card for card in cards if not card.foil]
        assert 11 == len(cards)
        assert {"R": 1, "U": 3, "C": 7 - (len(plain) < 11)} == rarities(plain)
        assert len(plain) == len({card.id for card in plain})
        assert all(card.id in ALL_FACTS and card.id.startswith(str(number)) for card in cards)


@pytest.mark.rule("LR-7.8")
def test_premium_cards_come_in_boosters_only_as_foils() -> None:
    """One booster of six has a foil, in any slot, and premium cards come among the rares as foils only."""
    opened = [open_booster(2, Dice(f"foil {seed}")) for seed in range(600)]
    foils = [card for cards in opened for card in cards if card.foil]
    assert 70 < len(foils) < 130
    assert {"R", "U", "C"} <= set(rarities(foils))
    assert 0 == rarities([card for cards in opened for card in cards if not card.foil]).get("P", 0)


class Slot(Dice):
    """Dice that draw a given number first and 0 from then on."""

    def __init__(self, first: int) -> None:
        super().__init__("slot")
        self.first = first

    def below(self, stream: str, count: int) -> int:
        """Returns the given number once, then 0."""
        drawn, self.first = self.first, 0
        return drawn


@pytest.mark.rule("LR-7.2")
def test_a_foil_is_of_each_slot_in_proportion_to_its_cards() -> None:
    """Of the eleven cards of a booster one is rare, three are uncommon and seven common; so are foils."""
    foils = [open_foil(2, Slot(place)) for place in range(11)]
    assert rarities(foils) == {"R": 1, "U": 3, "C": 7}


@pytest.mark.rule("LR-7.2")
def test_some_rares_have_another_picture() -> None:
    """Six rares each in sets 5 and 6 have alternate art, a third as often as other rares, also as foils."""
    rares = [open_booster(5, Dice(f"picture {seed}"))[0] for seed in range(600)]
    pictures = [card for card in rares if card.another_picture]
    assert {card.id for card in pictures} <= set(ANOTHER_PICTURE[5]) <= set(of_rarity(5, "R"))
    assert 12 < len(pictures) < 50
    foils = [open_foil(5, Dice(f"foil {seed}")) for seed in range(600)]
    assert set() < {card.id for card in foils if card.another_picture} <= set(ANOTHER_PICTURE[5])
    assert not any(card.another_picture for seed in range(60) for card in open_booster(1, Dice(f"none {seed}")))


@pytest.mark.rule("LR-7.4")
@pytest.mark.parametrize(("number", "cards"), [(1, 74), (4, 74), (5, 71), (6, 71)])
def test_a_starter_has_its_deck_and_random_rares(number: int, cards: int) -> None:
    """A starter of sets 1 to 4 has its deck and three different random rares; sets 5 and 6 have no rares."""
    _name, opened = open_starter(number, Dice("starter"))
    added = opened[71:]
    assert (cards, len(added)) == (len(opened), len({card.id for card in added}))
    assert all(card.id.startswith(f"{number}R") for card in added)


@pytest.mark.rule("LR-7.5", "LD-45")
@pytest.mark.parametrize("number", [1, 4])
def test_a_deluxe_box_is_a_starter_and_a_booster(number: int) -> None:
    """A deluxe box has eleven cards more than the starter, distributed as in a booster of the set."""
    name, opened = open_deluxe(number, Dice("deluxe"))
    same, starter = open_starter(number, Dice("deluxe"))
    assert (name, starter) == (same, opened[:-11])
    plain = [card for card in opened[-11:] if not card.foil]
    assert {"R": 1, "U": 3, "C": 7 - (len(plain) < 11)} == rarities(plain)
    assert all(card.id.startswith(str(number)) for card in opened[-11:])


@pytest.mark.rule("LD-45")
@pytest.mark.parametrize(
    ("language", "said"), [("en", "Online starter"), ("fi", "Verkkopelin aloittelijapakka"), ("nl", "Onlinestarter")]
)
def test_starters_are_called_what_they_are(language: str, said: str) -> None:
    """Opened starters are named after the online game's lists, and deluxe boxes are named apart."""
    given = ("packs", "--language", language, "--boosters", "0")
    assert run(*given, "--starters", "1").lines[0].startswith(f"{said} 1, ")
    box = run(*given, "--deluxe", "1").lines
    assert not box[0].startswith(said)
    assert 1 + 71 + 3 + 11 == len(box)
    check_refused(run("packs", "--deluxe", "1", "--set", "2"), "Deluxe", "2")


@pytest.mark.rule("KR-16", "KR-21")
def test_the_same_seed_opens_the_same_packs() -> None:
    """On the command line the same seed opens the same packs, as text and as JSON, and another seed others."""
    given = ("packs", "--set", "1", "--boosters", "6", "--seed", "5")
    assert run(*given) == run(*given) != run(*given[:-1], "6")
    assert 6 * 12 == len(run(*given).lines)
    packs = json.loads(run(*given, "--starters", "1", "--json").out)
    assert [71 + 3, *[11] * 6] == [len(cards) for _title, cards in packs]
    check_refused(run("packs", "--set", "9"), "--set", "9")
