"""Vitality, wounds, healing and death (LR-3)."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous, Response, Trigger
from inglenook.lotr.dsl.cards import Home, On
from inglenook.lotr.dsl.effects import Discard, Effect, Exert, Heal, Prevent, Repeat, Stack, Wound
from inglenook.lotr.dsl.facade import a, add_twilight, each, exert, heal, strength, wound
from inglenook.lotr.dsl.filters import ALLY, CHARACTER, COMPANION, MINION, POSSESSION, RING_BEARER, THIS
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.dsl.modifiers import Modifier
from inglenook.lotr.evaluation.modifiers import vitality
from inglenook.lotr.stats import vitality_left
from tests.lotr.positions import Position
from tests.lotr.samples import ally, companion, condition, minion, possession

OTHERS = COMPANION & ~RING_BEARER
SANCTUARY = 3
HOME_3 = Home(3, terms.FELLOWSHIP_BLOCK)


# Wounds.


@pytest.mark.rule("LR-3.1", "LR-3.2")
def test_each_wound_token_lowers_the_vitality_left_by_one() -> None:
    """Each wound reduces the remaining vitality of any character by one."""
    at = Position()
    characters = [at.play(kind(vitality=4), wounds=3) for kind in (companion, ally, minion)]
    assert [4, 4, 4] == [vitality(at.table, card) for card in characters]
    assert [1, 1, 1] == [vitality_left(at.table, card) for card in characters]


@pytest.mark.rule("LR-3.4")
def test_to_wound_a_character_places_one_wound() -> None:
    """An effect that wounds a character places one wound token on the chosen one."""
    at = Position()
    one, other = at.play(companion(vitality=4)), at.play(companion(vitality=4))
    game = at.after(wound(OTHERS))
    game.choose("choose", one)
    assert (1, 0) == (game.wounds(one), game.wounds(other))


@pytest.mark.rule("LR-3.3")
def test_several_wounds_fall_one_after_another_with_a_check_after_each() -> None:
    """Wounds are placed one by one: a character of vitality 2 dies of the second of three wounds."""
    counted = condition("Counted", Trigger(Happening(terms.WOUNDED_NOW), (add_twilight(1),)))
    at = Position()
    victim = at.play(companion(vitality=2))
    at.play(counted)
    game = at.after(wound(OTHERS, 3))
    assert terms.DEAD_PILE == game.zone(victim)
    assert 2 == game.log().count("log-wounded")
    assert 2 == game.table.twilight


@pytest.mark.rule("LR-3.3")
def test_each_of_several_wounds_can_be_answered_by_itself() -> None:
    """A response to the first of two wounds prevents that one, and the second is offered anew."""
    shield = condition("Shield", Response(Happening(terms.ABOUT_TO_BE_WOUNDED), (Prevent(),), (Discard(a(THIS)),)))
    at = Position()
    victim = at.play(companion(vitality=4))
    at.play(shield)
    at.play(shield)
    game = at.after(wound(OTHERS, 2))
    game.choose("respond")
    game.choose("pass")
    assert 1 == game.wounds(victim)
    assert 1 == len(game.in_play(shield))


@pytest.mark.rule("LR-3.5", "LR-3.9", "LG-5")
@pytest.mark.parametrize(("verb", "before", "expected"), [(Wound, 1, [2, 2, 1]), (Heal, 2, [1, 1, 2])])
def test_a_number_of_characters_means_different_ones(
    verb: type[Wound] | type[Heal], before: int, expected: list[int]
) -> None:
    """An effect on 2 companions takes two different ones, with a wound each."""
    at = Position()
    three = [at.play(companion(vitality=4), wounds=before) for _card in range(3)]
    game = at.after(verb(a(OTHERS, count=2)))
    assert (2, 2) == (game.game.pending.least, game.game.pending.most)  # type: ignore[union-attr]
    assert three == game.choices()
    game.choose_all(three[0], three[1])
    assert expected == [game.wounds(card) for card in three]


@pytest.mark.rule("LR-3.6", "LG-5")
@pytest.mark.parametrize(("effect", "before", "expected"), [(wound(OTHERS), 0, 2), (heal(OTHERS), 3, 1)])
def test_for_each_may_pick_the_same_character_again(effect: Effect, before: int, expected: int) -> None:
    """An effect "for each" may choose the same character again for every wound."""
    at = Position()
    one, _other = at.play(companion(vitality=5), wounds=before), at.play(companion(vitality=5), wounds=before)
    game = at.after(Repeat(2, (effect,)))
    game.choose("choose", one).choose("choose", one)
    assert expected == game.wounds(one)


# Healing.


@pytest.mark.rule("LR-3.7")
def test_to_heal_a_character_removes_one_wound() -> None:
    """An effect that heals a character removes one wound token."""
    at = Position()
    healed = at.play(companion(vitality=4), wounds=3)
    game = at.after(heal(OTHERS))
    assert 2 == game.wounds(healed)
    assert "log-healed" in game.log()


@pytest.mark.rule("LR-3.8")
def test_a_character_without_wounds_cannot_be_chosen_for_healing() -> None:
    """Only wounded characters are offered for healing."""
    at = Position()
    wounded = [at.play(companion(vitality=4), wounds=number) for number in (1, 2)]
    at.play(companion(vitality=4))
    game = at.after(heal(COMPANION))
    assert wounded == game.choices()
    game.choose("choose", wounded[1])
    assert [1, 1] == [game.wounds(card) for card in wounded]


@pytest.mark.rule("LR-3.8")
def test_no_more_wounds_are_healed_than_there_are() -> None:
    """An effect that removes three wounds from a character with one removes one."""
    at = Position()
    hurt = at.play(companion(vitality=4), wounds=1)
    game = at.after(heal(OTHERS, 3))
    assert (0, 1) == (game.wounds(hurt), game.log().count("log-healed"))


@pytest.mark.rule("LR-3.30")
def test_the_token_of_an_exertion_is_healed_like_a_wound() -> None:
    """Healing removes the wound token of an exertion."""
    at = Position()
    tired = at.play(companion(vitality=4))
    game = at.after(exert(OTHERS), heal(COMPANION))
    assert ["log-exerted", "log-healed"] == [line for line in game.log() if line in ("log-exerted", "log-healed")]
    assert 0 == game.wounds(tired)


# Sanctuaries.


@pytest.mark.rule("LR-3.10", "LR-3.11")
def test_a_sanctuary_heals_five_wounds_split_as_one_likes() -> None:
    """At the start of a turn at a sanctuary five wounds are removed, no more, over companions in any way."""
    at = Position(site=SANCTUARY)
    one, other = at.play(companion(vitality=5), wounds=4), at.play(companion(vitality=5), wounds=3)
    game = at.start_of_turn()
    for card in (one, other, one, one, one):
        assert "prompt-sanctuary" == game.prompt
        game.choose("heal", card)
    assert "prompt-sanctuary" != game.prompt
    assert (0, 2) == (game.wounds(one), game.wounds(other))


@pytest.mark.rule("LR-3.11", "LG-6")
@pytest.mark.parametrize("wanted", [0, 2])
def test_fewer_than_five_wounds_may_be_healed_at_a_sanctuary(wanted: int) -> None:
    """The player may stop at any time, even before the first wound."""
    at = Position(site=SANCTUARY)
    hurt = at.play(companion(vitality=9), wounds=7)
    game = at.start_of_turn()
    for _wound in range(wanted):
        game.choose("heal", hurt)
    (stop,) = game.options("pass")
    assert stop.label is not None and "option-heal-no-more" == stop.label.id
    game.pass_()
    assert "prompt-sanctuary" != game.prompt
    assert 7 - wanted == game.wounds(hurt)


@pytest.mark.rule("LR-3.10", "LR-29.15")
def test_only_a_turn_that_starts_at_a_sanctuary_heals() -> None:
    """A turn heals at a sanctuary only if it starts there."""
    at = Position(site=SANCTUARY - 1)
    hurt = at.play(companion(vitality=5), wounds=2)
    game = at.start_of_turn()
    assert "prompt-move-again" == game.prompt
    assert SANCTUARY == game.table.site_number()
    assert 2 == game.wounds(hurt)


@pytest.mark.rule("LR-3.12")
def test_allies_are_not_healed_by_a_sanctuary() -> None:
    """A sanctuary heals companions only, even if an ally is at home there."""
    at = Position(site=SANCTUARY)
    hurt = at.play(companion(vitality=5), wounds=2)
    at.play(ally(vitality=5, homes=(HOME_3,)), wounds=2)
    at.play(minion(vitality=5), wounds=2)
    game = at.start_of_turn()
    assert [hurt] == [option.subject for option in game.options("heal")]


@pytest.mark.rule("LR-3.13")
def test_allies_are_healed_by_card_text() -> None:
    """A text that heals allies reaches them, wherever the fellowship is."""
    at = Position(site=SANCTUARY)
    guest = at.play(ally(vitality=4, homes=(Home(1, terms.FELLOWSHIP_BLOCK),)), wounds=2)
    game = at.after(Heal(each(ALLY)))
    assert 1 == game.wounds(guest)


@pytest.mark.rule("LR-3.13", "LR-11.6")
def test_a_unique_ally_is_healed_by_discarding_its_title() -> None:
    """An ally may be healed by discarding a copy in the fellowship phase, too."""
    at = Position(site=SANCTUARY)
    elrond = ally("Elrond of the test", vitality=4, unique=True)
    hurt = at.play(elrond, wounds=2)
    at.hand(0, elrond)
    game = at.fellowship().choose("discard-to-heal", elrond, hurt)
    assert 1 == game.wounds(hurt)


@pytest.mark.rule("LG-6")
def test_required_actions_of_the_start_of_a_turn_come_before_the_sanctuary() -> None:
    """A companion that must exert at the start of the turn can then be healed by the sanctuary."""
    weary = Trigger(Happening(terms.TURN_STARTS, whose=terms.YOU), (Exert(a(THIS)),))
    at = Position(site=SANCTUARY)
    exerted = at.play(companion(vitality=3, abilities=(weary,)))
    game = at.start_of_turn()
    assert "prompt-sanctuary" == game.prompt
    assert 1 == game.wounds(exerted)


@pytest.mark.rule("LG-6", "LR-10.3")
@pytest.mark.parametrize("first", ["heal", "respond"])
def test_the_sanctuary_is_one_of_the_optional_actions_of_the_start_of_a_turn(first: str) -> None:
    """The player may heal at a sanctuary before or after another optional start of turn action (LR-10.3)."""
    helps = Trigger(Happening(terms.TURN_STARTS, whose=terms.YOU), (add_twilight(1),), optional=True)
    at = Position(site=SANCTUARY)
    hurt = at.play(companion(vitality=3), wounds=2)
    helper = at.play(companion(abilities=(helps,)))
    game = at.start_of_turn()
    for verb in (first, "respond" if first == "heal" else "heal"):
        game.choose(verb)
    assert (1, 1) == (game.wounds(hurt), game.table.twilight)
    assert not game.offered("respond", helper)


# Death.


@pytest.mark.rule("LR-3.14", "LR-3.16")
@pytest.mark.parametrize("kind", [companion, ally])
@pytest.mark.parametrize(("wounds", "zone"), [(1, terms.PLAY), (2, terms.DEAD_PILE)])
def test_a_companion_or_ally_dies_when_wounds_reach_vitality(kind: type, wounds: int, zone: str) -> None:
    """A companion or ally with wounds equal to vitality is killed and goes to its owner's dead pile."""
    at = Position()
    victim = at.play(kind(vitality=3), wounds=wounds)
    game = at.after(Wound(each(CHARACTER & ~RING_BEARER)))
    assert (zone, zone == terms.DEAD_PILE) == (game.zone(victim), "log-killed" in game.log())
    assert (victim in game.table.players[0].dead) == (zone == terms.DEAD_PILE)


@pytest.mark.rule("LR-3.17", "LG-1")
def test_a_killed_minion_goes_to_its_owners_discard_pile() -> None:
    """A killed minion goes to its owner's discard pile, not to a dead pile."""
    at = Position()
    victim = at.play(minion(vitality=1))
    game = at.after(wound(MINION))
    assert (victim,) == game.table.players[1].discard
    assert () == game.table.players[1].dead


@pytest.mark.rule("LR-3.15", "LD-10")
@pytest.mark.parametrize(("wounds", "zone"), [(2, terms.PLAY), (3, terms.DEAD_PILE), (4, terms.DEAD_PILE)])
def test_losing_a_vitality_bonus_kills_who_has_too_many_wounds(wounds: int, zone: str) -> None:
    """A character whose lost bonus leaves it with wounds equal to or above its vitality is killed at once."""
    at = Position()
    bearer = at.play(companion(vitality=3), wounds=wounds)
    at.play(possession("Bonus", vitality=2, on=On(OTHERS)), on=bearer)
    game = at.after(Discard(a(POSSESSION)))
    assert zone == game.zone(bearer)


@pytest.mark.rule("LR-3.15", "LD-10")
@pytest.mark.parametrize("vitality", [1, 2, 3])
def test_a_malus_that_leaves_no_vitality_kills_the_unwounded_too(vitality: int) -> None:
    """A character whose vitality is reduced to zero is killed even without wounds."""
    curse = condition("Curse", Continuous((Modifier(terms.VITALITY, -1),), OTHERS))
    weight = condition("Weight", vitality=-2, on=On(OTHERS))
    for ids in ((curse, curse), (weight,)):
        at = Position()
        victim = at.play(companion(vitality=vitality))
        at.hand(0, companion("Waiting", vitality=9), *ids)
        game = at.fellowship()
        for id in ids:
            game.choose("play", id)
        assert (terms.PLAY if vitality > 2 else terms.DEAD_PILE) == game.zone(victim)


@pytest.mark.rule("LR-3.18")
@pytest.mark.parametrize("kind", [companion, ally])
def test_a_character_that_is_discarded_is_not_dead(kind: type) -> None:
    """A companion or ally that a text discards goes to the discard pile, and may be played again."""
    at = Position()
    id = kind("Leaver", unique=True, cost=0)
    leaver = at.play(id)
    at.hand(0, id)
    game = at.after(Discard(a(CHARACTER & ~RING_BEARER)))
    assert (leaver, ()) == (game.table.players[0].discard[0], game.table.players[0].dead)
    assert game.offered("play", id)


@pytest.mark.rule("LR-3.18")
def test_a_companion_whose_own_text_discards_it_is_not_dead() -> None:
    """A companion that discards itself as a cost is not killed and does not go to the dead pile."""
    at = Position()
    gone = companion("Martyr", abilities=(Action((terms.FELLOWSHIP,), (add_twilight(1),), (Discard(a(THIS)),)),))
    martyr = at.play(gone)
    game = at.fellowship().choose("use", gone)
    assert terms.DISCARD_PILE == game.zone(martyr)


@pytest.mark.rule("LR-3.19", "LR-3.20", "LG-2")
@pytest.mark.parametrize("kind", [companion, ally])
def test_the_title_of_a_unique_character_in_the_dead_pile_is_barred(kind: type) -> None:
    """A unique title in a player's own dead pile cannot be played again in any version."""
    at = Position()
    at.dead(0, kind("Fallen", unique=True))
    at.dead(1, kind("Fallen elsewhere", unique=True))
    other_version = kind("Fallen", subtitle="Another", unique=True)
    namesake = possession("Fallen", cost=0)
    elsewhere = kind("Fallen elsewhere", unique=True)
    at.hand(0, other_version, namesake, elsewhere)
    game = at.fellowship()
    assert [False, False, True] == [game.offered("play", id) for id in (other_version, namesake, elsewhere)]


@pytest.mark.rule("LR-3.21")
@pytest.mark.parametrize("kind", [companion, ally])
def test_a_card_that_is_not_unique_may_be_played_though_a_copy_is_dead(kind: type) -> None:
    """A card that is not unique can be played while a copy is in the dead pile."""
    at = Position()
    guard = kind("Guard")
    at.dead(0, guard)
    at.hand(0, guard)
    assert at.fellowship().offered("play", guard)


@pytest.mark.rule("LR-3.31")
def test_strength_zero_does_not_kill() -> None:
    """A companion of strength 5 with strength -9 has strength 0 and lives."""
    weakness = condition("Weakness", Continuous((strength(-9),), OTHERS))
    at = Position()
    weak = at.play(companion(strength=5))
    at.hand(0, weakness, companion("Waiting"))
    game = at.fellowship().choose("play", weakness)
    assert (0, terms.PLAY) == (game.strength(weak), game.zone(weak))


@pytest.mark.rule("LG-74", "LR-3.16", "LR-28.8")
@pytest.mark.parametrize("effect", [wound(OTHERS), Discard(a(OTHERS))])
def test_what_the_dead_and_the_discarded_bore_is_discarded_from_play(effect: Effect) -> None:
    """Texts about discarded possessions answer for borne cards of the dead, not for stacked ones."""
    mourning = Trigger(Happening(terms.DISCARDED_NOW, POSSESSION), (add_twilight(1),))
    at = Position()
    at.play(condition("Mourning", mourning))
    victim = at.play(companion(vitality=1))
    sword = at.play(possession("Sword", on=On(OTHERS)), on=victim)
    shield = at.play(possession("Shield", on=On(OTHERS)), on=victim)
    below = at.stack(possession("Below"), 0, victim)
    game = at.after(effect).choose("respond")  # which of the two first
    assert [terms.DISCARD_PILE] * 3 == [game.zone(card) for card in (sword, shield, below)]
    assert 2 == game.table.twilight


@pytest.mark.rule("LG-74", "LR-28.1")
def test_what_was_discarded_with_its_bearer_is_not_discarded_again() -> None:
    """A possession discarded with its bearer is not discarded again by the same effect."""
    at = Position()
    hero = at.play(companion())
    sword = at.play(possession("Sword", on=On(OTHERS)), on=hero)
    game = at.after(Discard(each(OTHERS | POSSESSION)))
    assert (hero, sword) == tuple(sorted(game.table.players[0].discard)[:2])
    assert 2 + 1 == game.log().count("log-discarded")  # and the event


@pytest.mark.rule("LG-70")
def test_a_discard_that_leads_elsewhere_still_pays() -> None:
    """A card discarded as a cost counts as paid when it is stacked instead."""
    homing = Response(Happening(terms.ABOUT_TO_BE_DISCARDED, THIS), (Prevent((Stack(a(THIS), a(RING_BEARER)),)),))
    use = Action((terms.FELLOWSHIP,), (add_twilight(3),), (Discard(a(THIS)),))
    at = Position()
    horn = at.play(possession("Horn", use, homing))
    at.hand(0, companion("Waiting"))
    game = at.fellowship().choose("use", horn)
    game.choose("respond", horn)
    assert (terms.STACKED, 3) == (game.zone(horn), game.table.twilight)
