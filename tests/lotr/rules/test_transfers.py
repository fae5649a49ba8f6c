"""Transferring possessions and artifacts (LR-12)."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.kernel.decisions import Thing
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Response, Trigger
from inglenook.lotr.dsl.cards import Home, On
from inglenook.lotr.dsl.effects import Transfer
from inglenook.lotr.dsl.facade import a, add_twilight
from inglenook.lotr.dsl.filters import (
    ALLY,
    ANYTHING,
    COMPANION,
    CONDITION,
    DWARF,
    ITEM,
    MINION,
    POSSESSION,
    RING_BEARER,
    THIS,
)
from inglenook.lotr.dsl.happenings import Happening
from tests.lotr.positions import TOWERS_SITES, Playing, Position
from tests.lotr.samples import ally, artifact, companion, condition, minion, possession

OTHERS = COMPANION & ~RING_BEARER
ANYBODY = (COMPANION & ~RING_BEARER) | ALLY
HOME_3 = (Home(3, terms.FELLOWSHIP_BLOCK),)
HOME_6 = (Home(6, terms.FELLOWSHIP_BLOCK),)


def cloak(**facts: Any) -> str:
    """Returns a possession that any companion or ally can bear."""
    facts.setdefault("on", On(ANYBODY))
    return possession("Cloak", **facts)


def receivers(game: Playing, item: Thing) -> list[Thing]:
    """Returns the characters to which an item can be transferred now."""
    return [option.other for option in game.options("transfer") if option.subject == item]


@pytest.mark.rule("LR-12.1", "LR-12.2")
@pytest.mark.parametrize("kind", [possession, artifact])
def test_an_item_changes_hands_for_its_twilight_cost(kind: Any) -> None:
    """A transfer between companions costs the item's twilight cost each time, as often as the player likes."""
    at = Position().pool(1)
    giver, taker = at.play(companion()), at.play(companion())
    ring = at.play(kind("Band", on=On(OTHERS), cost=2, strength=3), on=giver)
    game = at.fellowship().choose("transfer", ring, taker)
    assert ((), (ring,), 3) == (game.table.cards[giver].borne, game.table.cards[taker].borne, game.table.twilight)
    assert (5, 8) == (game.strength(giver), game.strength(taker))
    assert "log-transferred" in game.log()
    game.choose("transfer", ring, giver)
    assert ((ring,), 5) == (game.table.cards[giver].borne, game.table.twilight)


@pytest.mark.rule("LR-12.1")
def test_items_are_transferred_in_the_own_fellowship_phase_only() -> None:
    """Items are transferred among the player's own companions in the player's own fellowship phase only."""
    at = Position()
    giver, taker = at.play(companion()), at.play(companion())
    ring = at.play(cloak(), on=giver)
    at.play(companion(), seat=1)
    other_giver = at.play(companion(), seat=1)
    foreign = at.play(cloak(), seat=1, on=other_giver)
    at.hand(1, minion("Free"))
    game = at.fellowship()
    assert ([taker], []) == (receivers(game, ring), receivers(game, foreign))
    game.choose("move")
    assert (1, []) == (game.asked, game.options("transfer"))


@pytest.mark.rule("LR-12.3", "LR-12.4", "LD-7")
@pytest.mark.parametrize(
    ("site", "sites", "with_elrond", "with_galadriel"),
    [(2, None, False, False), (3, None, True, False), (6, None, False, True), (3, TOWERS_SITES, False, False)],
)
def test_a_companion_gives_to_an_ally_at_whose_home_the_fellowship_is(
    site: int, sites: tuple[str, ...] | None, with_elrond: bool, with_galadriel: bool
) -> None:
    """A companion and an ally whose home is the fellowship's site may transfer items to each other."""
    at = Position(site=site) if sites is None else Position(site=site, sites=sites)
    hero = at.play(companion())
    elrond, galadriel = at.play(ally(homes=HOME_3)), at.play(ally(homes=HOME_6))
    given, kept, lent = (at.play(cloak(), on=bearer) for bearer in (hero, elrond, galadriel))
    at.hand(0, companion("Waiting"))
    game = at.fellowship()
    assert [with_elrond, with_galadriel] == [ally in receivers(game, given) for ally in (elrond, galadriel)]
    assert [with_elrond, with_galadriel] == [hero in receivers(game, item) for item in (kept, lent)]


@pytest.mark.rule("LR-12.3", "LR-12.4")
def test_allies_give_to_allies_of_the_same_home() -> None:
    """Allies of one home may transfer items to each other wherever the fellowship is; those of other homes may not."""
    at = Position(site=2)
    elrond, arwen, galadriel = (at.play(ally(homes=homes)) for homes in (HOME_3, HOME_3, HOME_6))
    item = at.play(cloak(), on=elrond)
    game = at.fellowship()
    assert [arwen] == receivers(game, item)
    assert galadriel not in receivers(game, item)


@pytest.mark.rule("LR-12.5")
def test_the_receiver_must_be_allowed_to_bear_the_item() -> None:
    """Transfers obey "Bearer must be a Dwarf" and limits of copies."""
    at = Position()
    giver, dwarf, elf = (at.play(companion(race=race)) for race in ("dwarf", "dwarf", "elf"))
    axe = at.play(possession("Axe", on=On(DWARF)), on=giver)
    charm = possession("Charm", on=On(OTHERS, limit=1))
    first, _second = at.play(charm, on=giver), at.play(charm, on=dwarf)
    game = at.fellowship()
    assert [dwarf] == receivers(game, axe)
    assert [elf] == receivers(game, first)


@pytest.mark.rule("LR-12.6", "LR-11.27", "LD-34")
def test_the_receiver_must_not_bear_an_item_of_that_class() -> None:
    """The receiver of an item must not bear another of its class, so two swords cannot be exchanged."""
    at = Position()
    one, other, bare = at.play(companion()), at.play(companion()), at.play(companion())
    sword = at.play(cloak(item_class=terms.HAND_WEAPON_CLASS, cost=1), on=one)
    blade = at.play(artifact("Blade", item_class=terms.HAND_WEAPON_CLASS, on=On(OTHERS), cost=1), on=other)
    game = at.fellowship()
    assert ([bare], [bare]) == (receivers(game, sword), receivers(game, blade))
    game.choose("transfer", sword, bare).choose("transfer", blade, one).choose("transfer", sword, other)
    assert ((blade,), (sword,), 3) == (
        game.table.cards[one].borne,
        game.table.cards[other].borne,
        game.table.twilight,
    )


@pytest.mark.rule("LR-12.7")
def test_minions_do_not_transfer() -> None:
    """Minions cannot transfer items in any phase."""
    at = Position()
    giver = at.play(minion())
    at.play(minion())
    at.play(possession("Scimitar", side=terms.SHADOW, on=On(MINION)), on=giver)
    at.hand(0, companion("Waiting"))
    at.hand(1, minion("Free"))
    game = at.fellowship()
    assert [] == game.options("transfer")
    game.choose("move")
    assert ("prompt-shadow-action", []) == (game.prompt, game.options("transfer"))


@pytest.mark.rule("LR-12.8")
def test_a_transfer_is_not_playing() -> None:
    """A transfer does not trigger texts about playing the item."""
    at = Position()
    on_play = Trigger(Happening(terms.PLAYED, THIS), (add_twilight(5),))
    at.play(condition("Watcher", Response(Happening(terms.PLAYED, POSSESSION), (add_twilight(5),))))
    giver, taker = at.play(companion()), at.play(companion())
    item = at.play(possession("Horn", on_play, cost=1, on=On(OTHERS)), on=giver)
    game = at.fellowship().choose("transfer", item, taker)
    assert ("prompt-fellowship-action", 1) == (game.prompt, game.table.twilight)
    assert item not in game.table.played_in_turn


@pytest.mark.rule("LR-12.9")
def test_an_item_cannot_be_discarded_at_will() -> None:
    """The only action offered for an item in play is to transfer it."""
    at = Position()
    giver, _taker = at.play(companion()), at.play(companion())
    item = at.play(cloak(), on=giver)
    game = at.fellowship()
    assert {"transfer"} == {option.verb for option in game.options() if option.subject == item}


@pytest.mark.rule("LR-12.10")
def test_conditions_and_the_ring_are_not_transferred() -> None:
    """Only possessions and artifacts on a bearer can be transferred, not conditions or the Ring."""
    at = Position()
    giver, _taker = at.play(companion()), at.play(companion())
    at.play(condition("Oath", on=On(COMPANION)), on=giver)
    at.play(possession("Leaf"))
    at.hand(0, companion("Waiting"))
    assert [] == at.fellowship().options("transfer")


@pytest.mark.rule("LR-12.11")
@pytest.mark.parametrize(("facts", "allowed"), [({"on": On(ANYTHING)}, True), ({"on": On(DWARF)}, False)])
def test_an_effect_that_transfers_is_free_but_minds_the_bearer(facts: dict[str, On], allowed: bool) -> None:
    """An effect that transfers an item costs no twilight and works at any distance, but only to a legal bearer."""
    at = Position(site=2)
    giver, far = at.play(companion(race="dwarf")), at.play(ally(homes=HOME_6, race="elf"))
    item = at.play(possession("Gem", cost=4, **facts), on=giver)
    game = at.after(Transfer(a(ITEM), a(ALLY)))
    assert (far if allowed else giver) == game.table.cards[item].bearer
    assert 0 == game.table.twilight


@pytest.mark.rule("LR-12.11", "LR-12.10")
def test_an_effect_may_move_a_condition() -> None:
    """A condition is transferred only by a card that says so."""
    at = Position()
    giver, taker = at.play(companion()), at.play(companion())
    oath = at.play(condition("Oath", on=On(OTHERS)), on=giver)
    game = at.after(Transfer(a(CONDITION), a(OTHERS)))
    assert taker == game.table.cards[oath].bearer


@pytest.mark.rule("LR-12.1", "LR-3.15")
def test_giving_away_what_kept_one_alive_kills() -> None:
    """A companion of vitality 2 with two wounds dies when he transfers his vitality bonus."""
    at = Position()
    giver, taker = at.play(companion(vitality=2), wounds=2), at.play(companion(vitality=2), wounds=1)
    item = at.play(cloak(vitality=1), on=giver)
    game = at.fellowship().choose("transfer", item, taker)
    assert (terms.DEAD_PILE, terms.PLAY) == (game.zone(giver), game.zone(item))
    assert (item,) == game.table.cards[taker].borne
