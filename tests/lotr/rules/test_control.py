"""Tests of site control and liberation (LR-30), culture tokens and mounts (LR-31)."""

from __future__ import annotations

import pytest

from inglenook.lotr.active import is_active
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous
from inglenook.lotr.dsl.amounts import SitesControlled
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.conditions import Controls
from inglenook.lotr.dsl.effects import Liberate, Stack, TakeControl, Token
from inglenook.lotr.dsl.facade import a
from inglenook.lotr.dsl.facade import strength as more_strength
from inglenook.lotr.dsl.filters import CHARACTER, CONDITION, MINION, THIS, OfCulture, SiteYouControl
from inglenook.lotr.evaluation.modifiers import strength
from inglenook.lotr.evaluation.positions import controlled_sites, is_mounted
from tests.lotr.positions import TOWERS_SITES, Position
from tests.lotr.samples import companion, condition, event, minion, possession, site

CONQUEST = event("Conquest", Action((terms.SHADOW_PHASE,), (TakeControl(),)), side=terms.SHADOW)
LIBERATION = event("Liberation", Action((terms.FELLOWSHIP,), (Liberate(),)))


def conquer(at: Position, seat: int = 1) -> Position:
    """Lets a Shadow player play Conquest."""
    at.hand(seat, CONQUEST)
    game = at.shadow()
    while game.asked != seat:
        game.pass_()
    game.choose("play", CONQUEST)
    return at


@pytest.mark.rule("LX-49", "LR-30.2", "LR-30.3")
def test_the_lowest_site_is_taken() -> None:
    """With every marker past site 1, control is taken of site 1."""
    at = Position(site=3, sites=TOWERS_SITES)
    first = at.table.path[0]
    conquer(at)

    assert (terms.CONTROLLED, 1) == (at.table.cards[first].zone, at.table.cards[first].controller)
    assert -1 == at.table.path[0]


@pytest.mark.rule("LX-50", "LR-30.3", "LR-30.6")
def test_a_taken_site_is_off_the_path_so_the_next_is_the_lowest() -> None:
    """With site 1 controlled and site 3 passed, control is taken of site 2 next."""
    at = Position(seats=3, site=5, sites=TOWERS_SITES)
    at.control(2, 1)
    second = at.table.path[1]
    conquer(at)

    assert 1 == at.table.cards[second].controller


@pytest.mark.rule("LX-73", "LR-30.2", "LR-30.4")
def test_nothing_is_taken_while_a_marker_stands_on_the_lowest_site() -> None:
    """No control is taken while a marker is on site 2, the lowest uncontrolled site."""
    at = Position(seats=3, site=5, sites=TOWERS_SITES).marker(2, 2)
    at.control(2, 1)
    conquer(at)

    assert 0 == controlled_sites(at.table, 1)


@pytest.mark.rule("LR-30.1")
def test_only_a_shadow_player_takes_control() -> None:
    """Taking control of a site does nothing when the Free Peoples player does it."""
    claim = event("Claim", Action((terms.FELLOWSHIP,), (TakeControl(),)))
    at = Position(site=4)
    at.hand(0, claim)
    at.fellowship().choose("play", claim)

    assert 0 == controlled_sites(at.table, 0)


@pytest.mark.rule("LR-30.7")
def test_effects_depend_on_the_sites_controlled() -> None:
    """A minion may be stronger for each site its player controls, or from two sites on."""
    hunger = minion("Hunger", 3, abilities=(Continuous((more_strength(SitesControlled()),)),))
    pride = minion("Pride", 3, abilities=(Continuous((more_strength(4),), condition=Controls(2)),))
    at = Position(site=4)
    hungry, proud = at.play(hunger), at.play(pride)
    at.control(1, 1)
    assert [4, 3] == [strength(at.table, card) for card in (hungry, proud)]
    at.control(1, 2)

    assert [5, 7] == [strength(at.table, card) for card in (hungry, proud)]


@pytest.mark.rule("LR-30.8", "LR-30.9", "LD-14")
def test_a_controlled_site_stays_active() -> None:
    """A controlled site stays active with its text in every turn; a switch silences the text."""
    gloom = site("Gloom", 1, Continuous((more_strength(3),), of=MINION))
    for turn in (0, 1):
        at = Position(site=4, turn=turn)
        taken = at.lay_this(gloom, 0)
        at.control(1, 1)
        orc = at.play(minion(), seat=1 - turn)
        assert (True, 8) == (is_active(at.table, taken), strength(at.table, orc))

    at = Position(site=4, switches={"controlled-site-text": 0})
    at.lay_this(gloom, 0)
    at.control(1, 1)
    orc = at.play(minion())
    assert 5 == strength(at.table, orc)


@pytest.mark.rule("LX-72", "LR-30.13", "LR-30.14")
def test_the_highest_site_of_an_opponent_is_liberated() -> None:
    """Liberation frees the highest site that an opponent controls, and never an own site."""
    at = Position(seats=3, site=6, sites=TOWERS_SITES)
    at.control(1, 1)
    third = at.control(2, 3)
    mine = at.control(0, 4)
    at.hand(0, LIBERATION)
    at.fellowship().choose("play", LIBERATION)

    assert (terms.PATH, third) == (at.table.cards[third].zone, at.table.path[2])
    assert 0 == at.table.cards[mine].controller


@pytest.mark.rule("LR-30.11", "LR-30.12", "LR-30.15")
def test_only_what_another_controls_is_liberated_and_only_by_the_free_peoples_player() -> None:
    """Liberating does nothing to the player's own sites, and a Shadow player liberates nothing."""
    at = Position(site=6)
    mine = at.control(0, 1)
    at.hand(0, LIBERATION)
    at.fellowship().choose("play", LIBERATION)
    assert terms.CONTROLLED == at.table.cards[mine].zone

    mercy = event("Mercy", Action((terms.SHADOW_PHASE,), (Liberate(),)), side=terms.SHADOW)
    at = Position(seats=3, site=6)
    theirs = at.control(1, 1)
    at.hand(2, mercy)
    at.shadow().choose("play", mercy)
    assert terms.CONTROLLED == at.table.cards[theirs].zone


@pytest.mark.rule("LR-30.16")
def test_what_lies_on_a_liberated_site_is_discarded() -> None:
    """Cards stacked on a liberated site go to their owners' discard piles."""
    at = Position(site=6)
    taken = at.control(1, 1)
    orc = at.stack(minion(), 1, taken)
    at.hand(0, LIBERATION)
    at.fellowship().choose("play", LIBERATION)

    assert terms.DISCARD_PILE == at.table.cards[orc].zone


@pytest.mark.rule("LR-30.10")
def test_a_controlled_site_belongs_to_its_owner() -> None:
    """A controlled site stays the property of its owner."""
    at = Position(site=3)
    first = at.table.path[0]
    owner = at.table.cards[first].owner
    conquer(at)

    assert owner == at.table.cards[first].owner


@pytest.mark.rule("LR-28.21", "LR-28.23")
def test_a_minion_is_stacked_on_a_site_that_is_controlled() -> None:
    """A card may stack a minion on a controlled site of its player, if there is one."""
    camp = minion("Camp", abilities=(Action((terms.REGROUP,), (Stack(a(THIS), a(SiteYouControl())),)),))
    at = Position(site=4)
    taken = at.control(1, 1)
    orc = at.play(camp)
    game = at.regroup()
    game.choose("use", orc)

    assert (terms.STACKED, (orc,)) == (game.zone(orc), game.table.cards[taken].stacked)


@pytest.mark.rule("LR-31.1")
def test_tokens_have_a_culture() -> None:
    """A token of a culture is put on a card, and only one of that culture is removed."""
    add = Action((terms.FELLOWSHIP,), (Token("gondor", 1, a(THIS)),))
    remove = Action((terms.FELLOWSHIP,), (), costs=(Token("rohan", -1, a(THIS)),))
    at = Position()
    banner = at.play(condition("Banner", add, remove))
    game = at.fellowship().choose("use", banner, amount=0)

    assert (1, "gondor") == (game.table.cards[banner].tokens, game.table.cards[banner].culture_tokens)
    assert [0] == [option.amount for option in game.options("use")]


@pytest.mark.rule("LR-31.3")
def test_tokens_are_not_put_on_characters() -> None:
    """Culture tokens go on conditions, not on characters, of that culture."""
    add = Action((terms.FELLOWSHIP,), (Token("gondor", 1, a(OfCulture("gondor"))),))
    at = Position()
    man = at.play(companion(culture="gondor"))
    banner = at.play(condition("Banner", add, culture="gondor"))
    game = at.fellowship().choose("use", banner)

    assert [0, 1] == [game.table.cards[card].tokens for card in (man, banner)]


@pytest.mark.rule("LR-31.4")
@pytest.mark.parametrize(("item_class", "mounted"), [("mount", True), ("cloak", False)])
def test_who_bears_a_mount_is_mounted(item_class: str, mounted: bool) -> None:
    """A character that bears a possession of the class mount is mounted; other items do not matter."""
    at = Position()
    rider = at.play(companion())
    at.play(possession("Steed", item_class=item_class, on=On(CHARACTER)), on=rider)

    assert mounted == is_mounted(at.table, rider)


@pytest.mark.rule("LR-28.9")
def test_tokens_go_when_the_card_leaves_play() -> None:
    """Culture tokens are gone when their card leaves play and returns."""
    from inglenook.lotr.dsl.effects import Discard

    purge = event("Purge", Action((terms.FELLOWSHIP,), (Discard(a(CONDITION)),)))
    at = Position()
    banner = at.play(condition("Banner"), tokens=2, culture="gondor")
    at.hand(0, purge)
    game = at.fellowship().choose("play", purge)

    assert (terms.DISCARD_PILE, 0) == (game.zone(banner), game.table.cards[banner].tokens)
