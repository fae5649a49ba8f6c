"""Tests of explained numbers: the parts add up to the engine's value and name their sources."""

from __future__ import annotations

import pytest

from inglenook.kernel.data import fields
from inglenook.lotr import atoms, stats
from inglenook.lotr.advice import explain
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Continuous
from inglenook.lotr.dsl.filters import ANYTHING, MINION, THIS
from inglenook.lotr.dsl.modifiers import Modifier
from inglenook.lotr.evaluation.modifiers import keyword, strength, vitality
from inglenook.lotr.rules.archery import fellowship_archery, minion_archery
from inglenook.lotr.shares import FLOOR, PRINTED, ROAMING, RULES, Share, added_up
from inglenook.lotr.state import NOBODY, Lasting
from inglenook.lotr.table import LotrTable
from inglenook.lotr.view import build_view
from tests.conformance.subjects import LOTR
from tests.lotr.positions import Position
from tests.lotr.samples import companion, condition, minion, possession, site

LEGOLAS = "1U51"
MARKSMAN = "1C176"
SAM = "1C311"
SCOUT = "1C191"
SWORD = "1C299"
BOW, ERETHON = "4U62", "4R65"


def told(shares: list[Share]) -> list[tuple[str, int]]:
    """Returns the shares of a number as pairs."""
    return [(share.source, share.amount) for share in shares]


def check(table: LotrTable) -> int:
    """Checks that all explained numbers add up; returns how many have more than one share."""
    mixed = 0
    for card, piece in enumerate(table.cards):
        pairs: list[tuple[list[Share], int]] = []
        if piece.zone == terms.PLAY and piece.printed.is_character:
            pairs += [(explain.strength(table, card), strength(table, card))]
            pairs += [(explain.vitality(table, card), vitality(table, card))]
            pairs += [(explain.resistance(table, card), stats.resistance(table, card))]
            words = explain.keywords(table, card)
            assert words == [(word, keyword(table, card, word)) for word, _number in words]
        if piece.zone == terms.HAND:
            pairs += [(explain.cost(table, card), stats.twilight_cost(table, card))]
            pairs += [(explain.roaming_penalty(table, card), stats.roaming_penalty(table, card))]
        if piece.zone == terms.PATH:
            pairs += [(explain.shadow_number(table, card), stats.shadow_number(table, card))]
        for shares, number in pairs:
            assert number == added_up(shares), (piece.printed, shares)
            mixed += len(shares) > 1
    assert stats.move_limit(table) == added_up(explain.move_limit(table))
    if table.turn != NOBODY and not table.players[table.turn].out:
        assert fellowship_archery(table, 0) == added_up(explain.fellowship_archery(table))
        assert minion_archery(table) == added_up(explain.minion_archery(table))
    return mixed


@pytest.mark.rule("LR-28.18", "LR-28.19")
@pytest.mark.parametrize("seed", range(4))
def test_shares_add_up_in_random_games(seed: int) -> None:
    """In random games the shares of strength, vitality, costs, Shadow numbers, archery and move limit add up."""
    game = LOTR.start(seed)
    mixed = 0
    for _ in LOTR.playing(game, seed):
        mixed += check(game.table)

    assert mixed


@pytest.mark.rule("LR-1.31", "LR-1.36", "LR-24.10")
def test_strength_names_items_texts_and_effects() -> None:
    """A strength has a share each for the print, items, texts in play and lasting effects."""
    at = Position()
    sam = at.play(SAM)
    at.play(SWORD, on=sam)
    banner = condition("Banner", Continuous((Modifier(terms.STRENGTH, 1),), of=ANYTHING), side=terms.FREE_PEOPLES)
    at.play(banner, seat=0)
    at.play(banner, seat=0)
    atoms.add_lasting(at.table, Lasting("1C116", 0, terms.STRENGTH, 3, "", (sam,), terms.THIS_PHASE))

    expected = [(PRINTED, 3), (SWORD, 2), (banner, 1), (banner, 1), ("1C116", 3)]
    assert expected == told(explain.strength(at.table, sam))
    assert 10 == strength(at.table, sam)


@pytest.mark.rule("LR-18.17", "LR-28.18")
def test_what_is_missing_to_zero_is_a_share() -> None:
    """A sum below zero counts as zero, and the explanation says so."""
    at = Position()
    weak = at.play(companion(strength=2))
    atoms.add_lasting(at.table, Lasting(SWORD, 0, terms.STRENGTH, -5, "", (weak,), terms.THIS_PHASE))

    assert [(PRINTED, 2), (SWORD, -5), (FLOOR, 3)] == told(explain.strength(at.table, weak))


@pytest.mark.rule("LR-14.14", "LR-14.16", "LG-82")
def test_costs_and_the_roaming_penalty_are_floored_each_by_itself() -> None:
    """A discount larger than the cost does not reach the penalty."""
    at = Position(site=2)
    cheap = condition("Cheap", Continuous((Modifier(terms.COST, -5),), of=MINION), side=terms.SHADOW)
    at.play(cheap)
    scout = at.hand(1, SCOUT)[0]

    assert [(PRINTED, 2), (cheap, -5), (FLOOR, 3)] == told(explain.cost(at.table, scout))
    assert [(ROAMING, 2)] == told(explain.roaming_penalty(at.table, scout))


@pytest.mark.rule("LR-28.20")
def test_a_card_that_names_itself_changes_its_own_cost() -> None:
    """A card that changes its own cost is a separate share of that cost."""
    at = Position()
    eager = companion("Eager", cost=3, abilities=(Continuous((Modifier(terms.COST, -1),), of=THIS),))
    card = at.hand(0, eager)[0]

    assert [(PRINTED, 3), (eager, -1)] == told(explain.cost(at.table, card))


@pytest.mark.rule("LR-11.26", "LR-4.9")
def test_a_cost_for_a_bearer_counts_only_on_that_bearer() -> None:
    """An item's reduced cost on one character is not shown for another."""
    at = Position()
    smith = companion("Smith", abilities=(Continuous((Modifier(terms.COST, -1, on=THIS),), of=ANYTHING),))
    bearer, other = at.play(smith), at.play(SAM)
    blade = at.hand(0, possession("Blade", cost=2, side=terms.FREE_PEOPLES))[0]

    assert [(PRINTED, 2), (smith, -1)] == told(explain.cost(at.table, blade, bearer))
    assert [(PRINTED, 2)] == told(explain.cost(at.table, blade, other))


@pytest.mark.rule("LR-20.18", "LR-20.21")
def test_the_move_limit_names_what_changed_it() -> None:
    """The move limit's explanation names the rules' two and the card's one."""
    at = Position()
    source = at.play(SAM)
    atoms.change_limit(at.table, source, 1)

    assert [(RULES, 2), (SAM, 1)] == told(explain.move_limit(at.table))


@pytest.mark.rule("LR-16.6", "LR-16.7", "LR-29.9")
def test_archery_totals_name_archers_and_texts() -> None:
    """An archery total has a share of one per archer and one per text, and is never below zero."""
    at = Position()
    at.play(LEGOLAS)
    at.play(MARKSMAN)
    storm = condition("Storm", Continuous((Modifier(terms.FELLOWSHIP_ARCHERY, -3),)), side=terms.SHADOW)
    at.play(storm)

    assert [(LEGOLAS, 1), (storm, -3), (FLOOR, 2)] == told(explain.fellowship_archery(at.table))
    assert [(MARKSMAN, 1)] == told(explain.minion_archery(at.table))


@pytest.mark.rule("LR-13.9", "LR-14.13")
def test_shadow_numbers_and_site_numbers_are_explained() -> None:
    """The explanation covers a site that changes its own number and a minion with a changed site number."""
    at = Position(site=2)
    number = Continuous((Modifier(terms.SHADOW_NUMBER, 2),), of=THIS)
    dark = at.lay_this(site("Dark", 2, number, shadow_number=1), 1)
    scout = at.play(minion("Scout", site_number=4))
    atoms.add_lasting(at.table, Lasting(SWORD, 0, terms.SITE_NUMBER, -2, "", (scout,), terms.THIS_TURN))

    id = at.table.cards[dark].printed.id
    assert [(PRINTED, 1), (id, 2)] == told(explain.shadow_number(at.table, dark))
    assert [(PRINTED, 4), (SWORD, -2)] == told(explain.site_number(at.table, scout))


@pytest.mark.rule("LR-29.11")
def test_keywords_are_those_printed_and_given() -> None:
    """A card's keywords are the printed and the given ones, with their numbers added."""
    at = Position()
    gimli = at.play("1U12")
    for word, number in (("damage", 1), ("archer", 1)):
        atoms.add_lasting(at.table, Lasting(SWORD, 0, terms.KEYWORD, number, word, (gimli,), terms.THIS_PHASE))

    assert [("damage", 2), ("archer", 1)] == explain.keywords(at.table, gimli)


@pytest.mark.rule("LR-16.4", "LR-29.9")
@pytest.mark.card("4R65")
def test_an_archer_that_adds_nothing_is_not_shown_in_the_total() -> None:
    """Erethón with a bow adds nothing to the archery total that is shown and used."""
    at = Position(site=4)
    at.play(BOW, on=at.play(ERETHON))
    assert (0, []) == (fellowship_archery(at.table, 0), explain.fellowship_archery(at.table))
    assert {"fellowship": 0, "fellowship_from": []}.items() <= fields(build_view(at.table, 0)["archery"]).items()
