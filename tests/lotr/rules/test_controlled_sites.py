"""Tests of controlled sites: their cards, texts and replacement (LR-30.8, LR-30.16, LD-14, LG-97)."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import Seat, Thing
from inglenook.lotr import atoms
from inglenook.lotr.active import is_active
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Ability, Action, Continuous, Trigger
from inglenook.lotr.dsl.conditions import AtThisSite, Controls
from inglenook.lotr.dsl.effects import Liberate, PlayCard, ReplaceSite, Stack, TakeControl
from inglenook.lotr.dsl.facade import a, add_twilight
from inglenook.lotr.dsl.facade import strength as more_strength
from inglenook.lotr.dsl.filters import CONDITION, MINION, THIS, SiteYouControl
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.evaluation.modifiers import keyword, strength
from inglenook.lotr.rulebook import LordOfTheRings
from inglenook.lotr.rules.fellowship import MOVE
from tests.lotr.cards.standing import in_rohan, laid_by, standing
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import companion, condition, event, minion, site

LIBERATION = event("Liberation", Action((terms.FELLOWSHIP,), (Liberate(),)))
WARD = condition("Ward", side=terms.SHADOW)


def asked_of(game: Playing, seat: Seat) -> Playing:
    """Returns the game after players passed until this player is asked."""
    while game.asked != seat:
        game.pass_()
    return game


# Cards on a controlled site.


@pytest.mark.rule("LR-30.6", "LR-30.16")
def test_what_lies_on_a_site_stays_when_it_is_taken_and_goes_when_it_is_liberated() -> None:
    """Cards on a site stay when it is controlled; at liberation each goes to its owner's discard pile."""
    conquest = event("Conquest", Action((terms.SHADOW_PHASE,), (TakeControl(),)), side=terms.SHADOW)
    at = in_rohan(4, seats=3)
    first = at.table.path[0]
    lying = [at.play(WARD, 1, on=first), at.play(WARD, 2, on=first), at.stack(minion(), 1, first)]
    at.hand(2, conquest)
    game = at.shadow().choose("play", conquest)
    assert (terms.CONTROLLED, 2) == (game.zone(first), game.table.cards[first].controller)
    assert [terms.PLAY, terms.PLAY, terms.STACKED] == [game.zone(card) for card in lying]

    at = in_rohan(4, seats=3)
    first, second = at.control(1, 1), at.control(2, 2)
    kept = at.play(WARD, 1, on=first), at.stack(minion(), 1, first)
    lost = at.play(WARD, 2, on=second), at.stack(minion(), 2, second), at.stack(minion(), 1, second)
    at.hand(0, LIBERATION)
    game = at.fellowship().choose("play", LIBERATION)
    assert [terms.PLAY, terms.STACKED] == [game.zone(card) for card in kept]
    assert [terms.DISCARD_PILE] * 3 == [game.zone(card) for card in lost]
    assert ((lost[2],), lost[:2]) == (game.table.players[1].discard, game.table.players[2].discard)
    assert ((), ()) == (game.table.cards[second].borne, game.table.cards[second].stacked)
    assert [] == LordOfTheRings().faults(game.table)


@pytest.mark.rule("LR-30.16", "LG-74")
def test_a_condition_on_a_liberated_site_is_discarded_from_play() -> None:
    """A condition on a liberated site is discarded from play, which triggers texts; stacked cards do not."""
    mourner = condition(
        "Mourner",
        Trigger(Happening(terms.DISCARDED_NOW, CONDITION | MINION), effects=(add_twilight(1),)),
        side=terms.SHADOW,
    )
    at = in_rohan(4)
    at.play(mourner, 1)
    taken = at.control(1, 1)
    at.play(WARD, 1, on=taken)
    at.stack(minion(), 1, taken)
    at.hand(0, LIBERATION)
    game = at.fellowship().choose("play", LIBERATION)
    assert (terms.PATH, 1) == (game.zone(taken), game.table.twilight)


LURKER = minion(
    "Lurker",
    abilities=(
        Action((terms.REGROUP,), (Stack(a(THIS), a(SiteYouControl())),)),
        Action(
            (terms.SHADOW_PHASE,),
            (PlayCard(THIS, zones=(terms.STACKED,)),),
            zone=terms.STACKED,
        ),
        Action((terms.REGROUP,), (add_twilight(1),), zone=terms.STACKED),
    ),
)


@pytest.mark.rule("LR-28.21", "LR-30.8")
def test_a_card_is_stacked_on_a_site_of_its_own_player() -> None:
    """A minion is stacked on a site that its player controls, and other players' sites are not offered."""
    at = in_rohan(6, seats=3)
    first, _second, third = at.control(1, 1), at.control(2, 2), at.control(1, 3)
    orc = at.play(LURKER, 1)
    game = asked_of(at.regroup(), 1).choose("use", orc)
    assert [first, third] == sorted(game.choices())
    game.choose("choose", third)
    assert (orc,) == game.table.cards[third].stacked


@pytest.mark.rule("LR-28.21", "LR-25.1")
def test_only_its_owner_plays_a_card_from_a_controlled_site() -> None:
    """The owner plays a card from a controlled site in their own Shadow phase, until the site is liberated."""
    at = in_rohan(4, seats=3).pool(5)
    lurker = at.stack(LURKER, 1, at.control(1, 1))
    game = at.shadow()
    assert (2, False) == (game.asked, game.offered("use", lurker))
    game.pass_()
    assert 1 == game.asked
    game.choose("use", lurker)
    assert terms.PLAY == game.zone(lurker)


@pytest.mark.rule("LR-25.1", "LR-25.2", "LR-30.9")
def test_the_cards_on_a_site_sleep_in_the_turn_of_their_own_player() -> None:
    """Shadow cards on a controlled site are inactive in their own player's turn, though the site is active."""
    hunger = Continuous((more_strength(3),), of=MINION, zone=terms.STACKED)
    for turn, usable, expected in ((0, True, 8), (1, False, 5)):
        at = in_rohan(4, seats=3, turn=turn)
        taken = at.control(1, 1)
        lurker = at.stack(LURKER, 1, taken)
        at.stack(minion("Hunger", abilities=(hunger,)), 1, taken)
        orc = at.play(minion(), 2)
        game = asked_of(at.regroup(), 1)
        assert is_active(game.table, taken)
        assert (usable, expected) == (game.offered("use", lurker), strength(game.table, orc))


# Replacement.


def replaced(at: Position, number: int) -> Playing:
    """Returns the game after seat 1 has replaced a Free Peoples player's site of this number."""
    guide = condition("Guide", Action((terms.SHADOW_PHASE,), (ReplaceSite(number),)), side=terms.SHADOW)
    card = at.play(guide, 1)
    game = asked_of(at.shadow(), 1).choose("use", card)
    assert [] == LordOfTheRings().faults(game.table)
    return game


def controlled(game: Playing) -> list[Thing]:
    """Returns the controlled sites."""
    return [card for card, piece in enumerate(game.table.cards) if piece.zone == terms.CONTROLLED]


@pytest.mark.rule("LG-97", "LR-13.20")
@pytest.mark.parametrize("controller", [0, 1, 2])
def test_what_lies_on_a_controlled_site_moves_to_the_one_that_replaces_it(controller: Seat) -> None:
    """Cards on a replaced site move to the new one, which keeps its controller; nothing is discarded."""
    at = standing(4, seats=3)
    laid_by(at, 0, 2)
    old = at.control(controller, 2)
    ward, orc = at.play(WARD, 2, on=old), at.stack(minion(), 2, old)
    game = replaced(at, 2)
    (new,) = controlled(game)
    assert (1, controller, terms.ADVENTURE_DECK) == (
        game.table.cards[new].owner,
        game.table.cards[new].controller,
        game.zone(old),
    )
    assert ((ward,), (orc,)) == (game.table.cards[new].borne, game.table.cards[new].stacked)


@pytest.mark.card("5R69")
@pytest.mark.rule("LG-52", "LG-97", "LR-21.15")
def test_a_condition_stays_on_a_site_that_is_no_plains() -> None:
    """A condition that needs a plains site to be played stays on any site that replaces it."""
    at = in_rohan(4, seats=3)
    plains = at.lay_this(site("Fields", 1, keywords=(("plains", 1),), block=terms.TOWERS_BLOCK), 0)
    atoms.put(at.table, at.card(site("Rocks", 1, block=terms.TOWERS_BLOCK), 1), terms.ADVENTURE_DECK)
    at.control(1, 1)
    wolves = at.play("5R69", 1, on=plains)
    game = replaced(at, 1)
    (new,) = controlled(game)
    assert ("Rocks", (wolves,)) == (game.table.cards[new].printed.title, game.table.cards[new].borne)


@pytest.mark.rule("LR-21.15", "LR-21.12")
def test_the_owner_of_a_controlled_site_is_out_and_another_supplies_it() -> None:
    """A controlled site whose owner is eliminated stays under control with its cards, except those of that player."""
    at = in_rohan(4, seats=4)
    laid_by(at, 2, 1)
    old = at.control(3, 1)
    ward, theirs, his = at.play(WARD, 3, on=old), at.stack(minion(), 3, old), at.stack(minion(), 2, old)
    game = at.fellowship()
    game.game.aside(2, "concede")
    (new,) = controlled(game)
    assert (1, 3) == (game.table.cards[new].owner, game.table.cards[new].controller)
    assert ((ward,), (theirs,)) == (game.table.cards[new].borne, game.table.cards[new].stacked)
    assert [terms.NO_ZONE] * 2 == [game.zone(card) for card in (old, his)]
    assert [] == LordOfTheRings().faults(game.table)


@pytest.mark.rule("LR-30.7", "LR-30.10")
def test_a_replaced_site_counts_by_what_it_is_now() -> None:
    """A text about controlled battlegrounds counts the site that now lies there."""
    proud = minion("Proud", 3, abilities=(Continuous((more_strength(4),), condition=Controls(1, "battleground")),))
    at = standing(4)
    at.lay_this(site("Wall", 1, keywords=(("battleground", 1),)), 0)
    atoms.put(at.table, at.card(site("Rocks", 1), 1), terms.ADVENTURE_DECK)
    at.control(1, 1)
    orc = at.play(proud)
    before = strength(at.table, orc)
    assert (7, 3) == (before, replaced(at, 1).strength(orc))


# The site's text.


def holding(switch: int, *abilities: Ability) -> tuple[Position, Thing]:
    """Returns a game of three in which seat 1 controls a sanctuary whose text works or is silenced."""
    at = standing(4, seats=3, switches={"controlled-site-text": switch})
    taken = at.lay_this(site("Outpost", 1, *abilities, keywords=((terms.SANCTUARY, 1),)), 2)
    at.control(1, 1)
    return at, taken


@pytest.mark.rule("LD-14", "LR-25.5")
@pytest.mark.parametrize("switch", [0, 1])
def test_the_abilities_of_a_controlled_site(switch: int) -> None:
    """Every player of the phase's side can use a controlled site's abilities, unless its text is silenced."""
    rest = Action((terms.FELLOWSHIP,), (add_twilight(1),))
    march = Action((terms.SHADOW_PHASE,), (add_twilight(2),))
    at, taken = holding(switch, rest, march)
    game = at.fellowship()
    seen = [[option.amount for option in game.options("use") if option.subject == taken]]
    game.choose(MOVE)
    for seat in (2, 1):
        assert seat == game.asked
        seen.append([option.amount for option in game.options("use") if option.subject == taken])
        game.pass_()
    assert [[0], [1], [1]] == seen if switch else [[], [], []] == seen


@pytest.mark.rule("LD-14", "LR-30.8")
@pytest.mark.parametrize("switch", [0, 1])
def test_the_triggers_of_a_controlled_site(switch: int) -> None:
    """A controlled site's text about any move works unless silenced; one about moving to it never does."""
    any_move = Trigger(Happening(terms.MOVES), effects=(add_twilight(10),))
    here = Trigger(Happening(terms.MOVES_TO, condition=AtThisSite()), effects=(add_twilight(100),))
    at, _taken = holding(switch, any_move, here)
    game = at.fellowship()
    before = game.table.twilight
    game.choose(MOVE)
    number = game.table.cards[game.table.site()].printed.shadow_number
    assert before + number + 1 + 10 * switch == game.table.twilight


@pytest.mark.rule("LD-14", "LR-30.8")
@pytest.mark.parametrize("switch", [0, 1])
def test_a_controlled_sanctuary_is_spotted_and_heals_nobody(switch: int) -> None:
    """A controlled sanctuary can be spotted but heals nobody, because the fellowship is not there."""
    glory = Continuous((more_strength(3),), of=MINION, condition=AtThisSite())
    at, taken = holding(switch, glory)
    friend, orc = at.play(companion(), wounds=2), at.play(minion())
    game = at.start_of_turn()
    assert (1, 5) == (keyword(game.table, taken, terms.SANCTUARY), strength(game.table, orc))
    assert ("prompt-fellowship-action", 2) == (game.prompt, game.wounds(friend))


@pytest.mark.rule("LD-14", "LR-30.15")
@pytest.mark.parametrize("switch", [0, 1])
def test_the_text_falls_silent_with_liberation(switch: int) -> None:
    """The text of a site is inactive after liberation while no fellowship is there."""
    at, taken = holding(switch, Continuous((more_strength(3),), of=MINION))
    orc = at.play(minion())
    at.hand(0, LIBERATION)
    game = at.fellowship()
    before = game.strength(orc)
    game.choose("play", LIBERATION)
    assert (5 + 3 * switch, 5, False) == (before, game.strength(orc), is_active(game.table, taken))
