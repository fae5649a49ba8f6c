"""Tests of kinds of cards, cultures, signets and races (LR-1, LR-2)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from inglenook.lotr.cards.collection import ALL
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.cards import Definition, On
from inglenook.lotr.dsl.effects import Discard
from inglenook.lotr.dsl.facade import a
from inglenook.lotr.dsl.filters import (
    CHARACTER,
    COMPANION,
    ENT,
    FREE_PEOPLES_CARD,
    MAN,
    ORC,
    POSSESSION,
    ROHAN,
    SHADOW_CARD,
    URUK_HAI,
    Filter,
    WithSignet,
)
from inglenook.lotr.evaluation.registry import fits, spotted
from inglenook.lotr.index import Context
from inglenook.lotr.library import printed
from inglenook.lotr.stats import twilight_cost
from tests.lotr.positions import Position
from tests.lotr.samples import ally, artifact, companion, condition, event, minion, possession

FREE_PEOPLES_CULTURES = {"dwarven", "elven", "gandalf", "gondor", "rohan", "shire"}
SHADOW_CULTURES = {"dunland", "isengard", "moria", "raider", "wraith", "sauron"}
BOTH_SIDES = {"gollum"}


def of_type(*types: str) -> list[Definition]:
    """Returns the cards of these types."""
    return [card for card in ALL if card.type in types]


@pytest.mark.rule("LR-1.1", "LR-1.2", "LR-1.9")
def test_every_card_is_of_one_kind() -> None:
    """Sites and the Ring have no side, every other card has one; a filter for either side does not find the Ring."""
    for card in ALL:
        assert (card.side == "") == (card.type in (terms.SITE_TYPE, terms.RING_TYPE)), card.id
    at = Position()
    ring = at.table.players[0].ring

    assert [False, False] == [fits(at.table, side, ring, Context(0, ring)) for side in (FREE_PEOPLES_CARD, SHADOW_CARD)]


@pytest.mark.rule("LR-1.3", "LR-1.4")
def test_the_ring_has_a_type_of_its_own_and_no_cost() -> None:
    """The One Ring is neither possession nor artifact, and has no cost."""
    rings = of_type(terms.RING_TYPE)

    assert {"1R1", "1C2", "4R1", "4C2"} == {card.id for card in rings}
    assert {(0, "The One Ring")} == {(card.cost, card.title) for card in rings}


@pytest.mark.rule("LR-1.10", "LR-1.11", "LR-1.15")
def test_the_characters() -> None:
    """Companions, allies and minions are characters, and no other cards are."""
    at = Position()
    friend, helper, orc = at.play(companion()), at.play(ally()), at.play(minion())
    at.play(possession("Sword", on=On(COMPANION)), on=friend)

    assert [at.frodo(), friend, helper, orc] == spotted(at.table, CHARACTER, Context(0, friend))
    for card in of_type(terms.COMPANION_TYPE, terms.ALLY_TYPE):
        assert terms.FREE_PEOPLES == card.side
    for card in of_type(terms.MINION_TYPE):
        assert terms.SHADOW == card.side


@pytest.mark.rule("LR-1.13", "LR-1.16", "LR-1.33")
def test_homes_site_numbers_and_races() -> None:
    """Allies have homes, minions site numbers, and all characters a race except Sméagol and Gollum (LG-45)."""
    assert [] == [card.id for card in of_type(terms.ALLY_TYPE) if not card.homes]
    assert [] == [card.id for card in of_type(terms.MINION_TYPE) if not 1 <= card.site_number <= 9]
    raceless = [card.title for card in of_type(*terms.CHARACTER_TYPES) if not card.race]
    assert ["Gollum", "Sméagol"] == sorted(set(raceless))


@pytest.mark.rule("LX-3", "LR-1.18", "LR-1.17")
def test_an_artifact_is_borne_like_a_possession_and_is_none() -> None:
    """An artifact is borne like a possession, but "discard a possession" does not mean it."""
    theft = event("Theft", Action((terms.FELLOWSHIP,), (Discard(a(POSSESSION)),)))
    at = Position()
    sword, staff = possession("Sword", on=On(COMPANION)), artifact("Staff", on=On(COMPANION))
    at.hand(0, sword, staff, theft, companion("Held"))
    game = at.fellowship().choose("play", sword).choose("play", staff)
    borne = [game.in_play(card)[0] for card in (sword, staff)]
    game.choose("play", theft)

    assert [terms.DISCARD_PILE, terms.PLAY] == [game.zone(card) for card in borne]


@pytest.mark.rule("LR-1.20", "LR-1.21")
def test_set_one_has_no_artifacts() -> None:
    """Set 1 contains no artifacts, and none of its Rings is one."""
    assert [] == [card.id for card in of_type(terms.ARTIFACT_TYPE) if card.id.startswith("1")]
    assert terms.ARTIFACT_TYPE not in {printed(id).type for id in ("1R1", "1C2", "4R1")}


@pytest.mark.rule("LR-1.23")
def test_a_condition_stays() -> None:
    """A condition stays in play from turn to turn, unlike events and minions."""
    at = Position()
    banner = at.play(condition("Banner"))
    plot = at.play(condition("Plot", side=terms.SHADOW))
    game = at.regroup()
    while game.table.turns < 3 and not game.game.over:
        game.choose(next(option.verb for option in game.options()))

    assert [terms.PLAY, terms.PLAY] == [game.zone(card) for card in (banner, plot)]


@pytest.mark.rule("LR-1.24")
def test_a_condition_for_a_character_of_an_opponent() -> None:
    """A Shadow condition whose bearer must be a companion goes on one of the Free Peoples player."""
    curse = condition("Curse", side=terms.SHADOW, on=On(COMPANION))
    at = Position(seats=3)
    at.play(companion("Theirs"), seat=1)
    at.play(companion("Mine"), seat=0)
    (card,) = at.hand(2, curse)
    game = at.shadow().choose("play", card)

    assert {0} == {game.table.cards[option.subject].owner for option in game.options("bear")}


@pytest.mark.rule("LR-1.25", "LR-1.26", "LR-1.27")
def test_what_a_site_carries() -> None:
    """A site has a number from 1 to 9, a Shadow number and an arrow."""
    for card in of_type(terms.SITE_TYPE):
        assert 1 <= card.site_number <= 9, card.id
        assert card.shadow_number >= 0, card.id
        assert card.arrow in (terms.LEFT, terms.RIGHT), card.id


@pytest.mark.rule("LG-89", "LR-1.27")
def test_arrows_follow_the_pattern() -> None:
    """Arrows point left on sites 1, 2, 5, 6 and 9 and right on the others, in spite of some wrong data."""
    wrong = [
        card.id
        for card in of_type(terms.SITE_TYPE)
        if (card.arrow == terms.RIGHT) != (card.site_number in (3, 4, 7, 8))
    ]

    assert [] == wrong


@pytest.mark.rule("LR-1.30")
def test_every_other_card_has_a_twilight_cost() -> None:
    """A card costs its printed twilight cost where nothing changes it."""
    at = Position(site=6)
    for card in ALL:
        own_change = any(type(ability).__name__ == "Continuous" for ability in card.abilities)
        if card.side and not own_change:
            assert card.cost == twilight_cost(at.table, at.card(card.id, 0)), card.id


@pytest.mark.rule("LR-2.2", "LR-2.4", "LR-2.5")
def test_cultures_and_sides() -> None:
    """Each culture belongs to one side; sites and the Ring have none."""
    for card in ALL:
        if card.side == terms.FREE_PEOPLES:
            assert card.culture in FREE_PEOPLES_CULTURES | BOTH_SIDES, card.id
        elif card.side == terms.SHADOW:
            assert card.culture in SHADOW_CULTURES | BOTH_SIDES, card.id
        else:
            assert "" == card.culture, card.id


@pytest.mark.rule("LR-2.6", "LR-2.15", "LD-9")
def test_cultures_of_the_sets() -> None:
    """Rohan, Dunland and Raider do not occur before set 4, Gollum's not before set 5; promotional cards came later."""
    early = {card.culture for card in ALL if 1 <= int(card.id[0]) < 4}
    middle = {card.culture for card in ALL if int(card.id[0]) == 4}

    assert set() == early & {"rohan", "dunland", "raider", "gollum"}
    assert "gollum" not in middle


@pytest.mark.rule("LR-2.8", "LR-2.9", "LR-2.10")
def test_signets() -> None:
    """Only Free Peoples characters have signets, and Théoden's signet does not occur in set 1."""
    signed = [card for card in ALL if card.signet]

    assert {terms.FREE_PEOPLES} == {card.side for card in signed}
    assert {"aragorn", "frodo", "gandalf"} >= {card.signet for card in signed if card.id.startswith("1")}
    assert {"aragorn", "frodo", "gandalf", "theoden"} >= {card.signet for card in signed}


@pytest.mark.rule("LR-2.11", "LR-2.14")
def test_a_signet_or_race_does_nothing_by_itself() -> None:
    """Signet and race have no effect of their own; texts can tell them apart."""
    at = Position()
    plain = at.play(companion("Plain", vitality=4, race="man"))
    signed = at.play(companion("Signed", vitality=4, race="elf", signet="frodo"))
    orcs = [at.play(minion(strength=7)) for _number in range(2)]
    game = at.skirmishes((plain, (orcs[0],)), (signed, (orcs[1],)))
    while game.prompt == "prompt-next-skirmish":
        game.choose("skirmish")

    assert [1, 1] == [game.wounds(card) for card in (plain, signed)]
    assert [signed] == [
        card for card in (plain, signed) if fits(game.table, WithSignet("frodo"), card, Context(0, plain))
    ]


@pytest.mark.rule("LX-43", "LR-2.12")
def test_women_of_the_race_man() -> None:
    """A possession for a Man of Rohan may be borne by Éowyn."""
    shield = possession("Shield", on=On(ROHAN & MAN))
    at = Position()
    eowyn = at.play("4C270")
    (card, _held) = at.hand(0, shield, companion("Held"))
    game = at.fellowship().choose("play", card)

    assert eowyn == game.table.cards[card].bearer


@pytest.mark.rule("LR-2.13", "LR-2.16", "LG-45")
@pytest.mark.parametrize(
    ("race", "fitting"),
    [("uruk-hai", (URUK_HAI,)), ("orc", (ORC,)), ("ent", (ENT,)), ("", ())],
)
def test_races_are_separate(race: str, fitting: Sequence[Filter]) -> None:
    """An Uruk-hai is no Orc, an Orc no Uruk-hai, and a character without a race has none."""
    at = Position()
    card = at.play(minion("Somebody", race=race))
    races = (URUK_HAI, ORC, ENT, MAN)

    assert [one in fitting for one in races] == [fits(at.table, one, card, Context(1, card)) for one in races]
    assert fits(at.table, ~ORC, card, Context(1, card)) == (race != "orc")


@pytest.mark.rule("LR-2.3")
def test_a_deck_may_combine_cultures() -> None:
    """A deck may combine cultures, as the starter decks do."""
    from inglenook.lotr.decks.starters import starter_deck

    cultures = {printed(id).culture for id in starter_deck("fellowship-aragorn").ids()}

    assert len(cultures - {""}) > 2
