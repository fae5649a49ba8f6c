"""Texts of controlled sites: the text works unless it concerns the site itself (LD-14)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from inglenook.lotr.cards.collection import ALL
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Ability, Action, Continuous, Trigger
from inglenook.lotr.dsl.conditions import AtThisSite, NotYetPlayed
from inglenook.lotr.dsl.effects import PlayCard
from inglenook.lotr.dsl.filters import COMPANION, THIS
from inglenook.lotr.dsl.walk import words_in
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.rules.archery import minion_archery
from inglenook.lotr.stats import move_limit, twilight_cost
from tests.lotr.cards.standing import EOWYN, GIMLI, LEGOLAS, MERRY, SAM, card, standing
from tests.lotr.positions import FELLOWSHIP_SITES, TOWERS_SITES, Position
from tests.lotr.samples import event, minion

HORSE = "4C283"
NAZGUL = minion("Nazgul", race="nazgul", culture="wraith", cost=6, site_number=9)
BOWMAN = minion("Orc with a Bow", keywords=((terms.ARCHER, 1),))
WILD_MAN = minion("Wild Man", culture="dunland", race="man", vitality=3)
CALL = event("Call", Action((terms.FELLOWSHIP,), (PlayCard(COMPANION, zones=(terms.DECK,)),)))
RECALL = event("Recall", Action((terms.FELLOWSHIP,), (PlayCard(COMPANION, zones=(terms.DISCARD_PILE,)),)))


def controlling(id: str, number: int, **facts: Any) -> Position:
    """Returns the game with seat 1 controlling this site and the fellowship at the next site."""
    at = standing(number + 1, sites=TOWERS_SITES if id.startswith("4") else FELLOWSHIP_SITES, **facts)
    at.lay_this(id, 0)
    at.control(1, number)
    return at


# Texts about the site itself.

ABOUT_ITSELF: Final = (
    *("1U328", "1U330", "1U336", "1U338", "1U342", "1C354", "1U357", "3U115", "3C118"),
    *("4U324", "4U326", "4U330", "4U340", "4U343", "4U347", "4U353"),
)
"""The sites that print their own name, or "here", in a text that holds while the fellowship is there.

Two kinds of text print the name and need no condition: what happens as the fellowship moves to or from the site, and
what changes the Shadow number of the site itself.
"""


def is_about_the_site(ability: Ability) -> bool:
    """Whether a condition requires the fellowship to be at this site."""
    return any(
        isinstance(word, AtThisSite) or (isinstance(word, NotYetPlayed) and word.here)
        for word, _path in words_in(ability)
    )


@pytest.mark.rule("LD-14", "LR-30.8")
def test_texts_about_the_site_itself_say_so() -> None:
    """Each ability about a site itself requires the fellowship there, and no ability of another site does."""
    said = {
        definition.id: [is_about_the_site(ability) for ability in definition.abilities]
        for definition in ALL
        if definition.type == terms.SITE_TYPE
    }
    assert list(ABOUT_ITSELF) == [id for id, found in said.items() if any(found)]
    assert [] == [id for id in ABOUT_ITSELF if not all(said[id])]


@pytest.mark.rule("LD-14")
def test_texts_that_need_no_condition_mean_the_site_itself() -> None:
    """Moves and Shadow numbers named in a site's text concern that site itself."""
    moves, numbers = [], []
    for definition in ALL:
        for ability in definition.abilities if definition.type == terms.SITE_TYPE else ():
            if isinstance(ability, Trigger) and ability.on.kind in (terms.MOVES_TO, terms.MOVES_FROM):
                moves.append(ability.on.who is THIS)
            if isinstance(ability, Continuous) and ability.modifiers[0].stat == terms.SHADOW_NUMBER:
                numbers.append(ability.of is THIS)
    assert moves and all(moves)
    assert numbers and all(numbers)


@pytest.mark.card("1U328")
def test_a_nazgul_roams_while_the_streets_of_bree_are_controlled() -> None:
    """Bree Streets: while it is controlled, a Nazgûl played elsewhere pays the roaming penalty."""
    at = controlling("1U328", 2).pool(20)
    at.hand(1, NAZGUL)
    assert 20 - 6 - 2 == at.shadow().choose("play", NAZGUL).table.twilight


@pytest.mark.card("1U330")
def test_hobbits_fight_while_the_ferry_is_controlled() -> None:
    """Buckleberry Ferry: while it is controlled, the assignment phase takes place elsewhere."""
    at = controlling("1U330", 2)
    at.play(SAM)
    at.play(WILD_MAN)
    assert terms.ASSIGNMENT in at.archery().passes().phases()


@pytest.mark.card("1U336")
def test_the_nazgul_are_not_fierce_while_weathertop_is_controlled() -> None:
    """Weathertop: while it is controlled, Nazgûl are not fierce at other sites."""
    at = controlling("1U336", 2)
    nazgul = at.play(NAZGUL)
    assert 0 == keyword(at.maneuver().table, nazgul, terms.FIERCE)


@pytest.mark.card("1C354")
def test_arrows_fly_while_the_wilderland_is_controlled() -> None:
    """Anduin Wilderland: while it is controlled, the archery phase takes place elsewhere."""
    at = controlling("1C354", 7)
    at.play(BOWMAN)
    assert terms.ARCHERY in at.maneuver().pass_().pass_().phases()


@pytest.mark.card("1U357")
def test_archers_while_the_brown_lands_are_controlled() -> None:
    """Brown Lands: while it is controlled, each archer minion elsewhere adds only one arrow."""
    at = controlling("1U357", 8)
    at.play(BOWMAN)
    at.play(BOWMAN)
    assert 2 == minion_archery(at.archery().table)


@pytest.mark.card("3C118")
@pytest.mark.parametrize(("id", "zone"), [(CALL, terms.DECK), (RECALL, terms.DISCARD_PILE)], ids=["deck", "discard"])
def test_cards_come_out_of_piles_while_the_great_river_is_controlled(id: str, zone: str) -> None:
    """The Great River: while it is controlled, cards can be played from draw decks and discard piles elsewhere."""
    at = controlling("3C118", 7)
    (friend,) = at.deck(0, GIMLI) if zone == terms.DECK else at.discard(0, GIMLI)
    at.hand(0, id)
    game = at.fellowship().choose("play", id)
    if game.offered("play", friend):
        game.choose("play", friend)
    assert terms.PLAY == game.zone(friend)


@pytest.mark.parametrize(("id", "number"), [card("4U326", 1), card("4U330", 2)])
def test_the_move_limit_while_such_a_site_is_controlled(id: str, number: int) -> None:
    """Horse-country and Derndingle: while controlled, neither site raises the move limit."""
    at = controlling(id, number)
    at.play(HORSE, on=at.play(EOWYN))
    at.play(MERRY)
    assert 2 == move_limit(at.start_of_turn().table)


@pytest.mark.card("4U343")
def test_costs_while_ered_nimrais_is_controlled() -> None:
    """Ered Nimrais: while it is controlled, companions played elsewhere cost no more."""
    at = controlling("4U343", 4)
    (legolas,) = at.hand(0, LEGOLAS)
    assert 2 == twilight_cost(at.table, legolas)


# Other texts.


@pytest.mark.parametrize(
    ("id", "number", "limit"), [card("1U327", 2, 3), card("1U342", 3, 2)], ids=["gate", "waterfall"]
)
def test_a_ranger_while_such_a_site_is_controlled(id: str, number: int, limit: int) -> None:
    """Bree Gate and Rivendell Waterfall: while controlled, only Bree Gate raises the move limit for a ranger."""
    at = controlling(id, number)
    at.play("1P365")
    assert limit == move_limit(at.start_of_turn().table)


@pytest.mark.card("4U334")
@pytest.mark.rule("LR-30.8")
@pytest.mark.parametrize("works", [True, False])
def test_a_man_of_dunland_while_the_village_is_controlled(works: bool) -> None:
    """Rohirrim Village: while it is controlled, Dunland Men are still not wounded by archery."""
    at = controlling("4U334", 2, switches={"controlled-site-text": int(works)})
    at.play(LEGOLAS)
    man = at.play(WILD_MAN)
    game = at.archery().passes()
    assert int(not works) == game.wounds(man)
