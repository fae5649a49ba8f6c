"""Tests of the picks of bots and of the decks they build."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import inglenook.lotr.cards  # noqa: F401  # all cards there are
from inglenook.kernel.dice import Dice
from inglenook.lotr.decks.legality import legality
from inglenook.lotr.dsl import terms
from inglenook.lotr.library import LIBRARY
from inglenook.lotr.limited.bot_drafting import beyond_pool, build, pick
from inglenook.lotr.limited.products import PRODUCTS, draft_packs, sealed_pools, stock

BOROMIR, URUK_SAVAGE, DWARF_GUARD, GOBLIN_RUNNER = "1C97", "1C151", "1C7", "1U178"


@pytest.mark.rule("LG-112")
@given(st.sampled_from(sorted(PRODUCTS)), st.integers(0, 10_000), st.booleans())
@settings(max_examples=40)
def test_whatever_was_picked_makes_a_legal_deck(name: str, seed: int, one_sided: bool) -> None:
    """Every pool of picked cards makes a legal deck from its cards, even picks of one side only."""
    product = PRODUCTS[name]
    cards = [id for pack in draft_packs(product, 1, Dice(f"packs {seed}")) for id in pack]
    pool = [id for id in cards if not one_sided or LIBRARY[id].side == terms.SHADOW]
    deck = build(pool, stock(product))
    assert () == legality(deck, product.format)
    assert [] == beyond_pool(deck, [*pool, *stock(product)])


@pytest.mark.rule("LG-112")
@pytest.mark.parametrize("name", PRODUCTS)
def test_a_sealed_pool_makes_a_legal_deck(name: str) -> None:
    """A sealed pool makes a legal deck without additional cards."""
    for pool in sealed_pools(PRODUCTS[name], 4, Dice("sealed")):
        deck = build(pool)
        assert () == legality(deck, PRODUCTS[name].format)
        assert [] == beyond_pool(deck, pool)


@pytest.mark.rule("LG-112")
def test_bots_keep_to_cultures_and_need_both_sides() -> None:
    """A bot with ten Moria cards picks another Moria card, or a companion if it has no Free Peoples cards."""
    moria = [id for id, card in LIBRARY.all().items() if card.culture == "moria" and id.startswith("1C")][:10]
    gondor = [id for id, card in LIBRARY.all().items() if card.culture == "gondor" and id.startswith("1C")][:10]
    assert "1C185" == pick([URUK_SAVAGE, "1C185"], [*moria, *gondor])
    assert DWARF_GUARD == pick([URUK_SAVAGE, "1C185", DWARF_GUARD], moria)


@pytest.mark.rule("LG-112")
def test_bots_that_draft_together_end_with_both_sides() -> None:
    """After six boosters each of eight bots has twenty cards of either side and a main culture in each."""
    pools: list[list[str]] = [[] for _ in range(8)]
    packs = draft_packs(PRODUCTS["fellowship"], 8, Dice("eight bots"))
    for booster in range(6):
        hands = [list(pack) for pack in packs[booster * 8 : booster * 8 + 8]]
        while hands[0]:
            for seat, hand in enumerate(hands):
                card = pick(hand, pools[seat])
                hand.remove(card)
                pools[seat].append(card)
            hands = [hands[-1], *hands[:-1]]
    for pool in pools:
        sides = Counter([LIBRARY[id].side for id in pool])
        assert 20 <= min(sides[terms.FREE_PEOPLES], sides[terms.SHADOW])
        for side in (terms.FREE_PEOPLES, terms.SHADOW):
            cultures = Counter([LIBRARY[id].culture for id in pool if LIBRARY[id].side == side])
            assert cultures.most_common(1)[0][1] * 3 >= sides[side], cultures


@pytest.mark.rule("LG-112")
def test_a_deck_has_no_more_than_was_opened() -> None:
    """A deck with more copies than were opened is refused, with each card and its number."""
    deck = build([], stock(PRODUCTS["set-1"]))
    (fault,) = beyond_pool(deck, [id for id in stock(PRODUCTS["set-1"]) if id != deck.ring])
    assert ("deck-beyond-pool", "LG-112", 1, 0) == (
        fault.message.id,
        fault.rule,
        fault.message.arguments["n"],
        fault.message.arguments["have"],
    )
