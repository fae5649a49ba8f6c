"""Gandalf cards of Realms of the Elf-lords."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.effects import Draw, Wound
from inglenook.lotr.dsl.facade import a, each
from inglenook.lotr.dsl.filters import ALLY, COMPANION
from inglenook.lotr.evaluation.modifiers import vitality
from inglenook.lotr.requirements.reach import assignable_fighter, assignable_minion
from inglenook.lotr.visibility import knows
from tests.lotr.cards.standing import BOROMIR, GANDALF, MERRY, burdens, card, standing, zones
from tests.lotr.positions import FELLOWSHIP_SITES, TOWERS_SITES
from tests.lotr.samples import ally, companion, condition, event, minion

BETRAYAL = "3R29"
GATHERING = event("Gathering", Action((terms.SHADOW_PHASE,), (Draw(2),)), side=terms.SHADOW)
ORC = minion("Orc", strength=5, vitality=3)
SARUMAN = minion("Saruman", culture="isengard", race="wizard", strength=8, vitality=4)


@pytest.mark.card(BETRAYAL)
def test_the_betrayal_makes_gathering_dear() -> None:
    """Betrayal of Isengard: each card an opponent draws in a Shadow phase may remove a token."""
    at = standing()
    betrayal = at.play(BETRAYAL)
    at.hand(1, GATHERING)
    at.deck(1, ORC, ORC)
    game = at.pool(5).shadow().choose("play", GATHERING).choose("respond", betrayal)
    assert (4, True) == (game.table.twilight, game.offered("respond", betrayal))
    game.choose("pass")
    assert (4, 2) == (game.table.twilight, len(game.table.players[1].hand))


@pytest.mark.card(BETRAYAL)
def test_gandalf_strikes_at_saruman() -> None:
    """Betrayal of Isengard: Gandalf exerts to wound Saruman twice."""
    at = standing(seats=3)
    betrayal, gandalf, saruman = at.play(BETRAYAL), at.play(GANDALF), at.play(SARUMAN)
    game = at.maneuver().choose("use", betrayal)
    assert (1, 2) == (game.wounds(gandalf), game.wounds(saruman))


SILENTLY = "3C31"


@pytest.mark.card(SILENTLY)
@pytest.mark.parametrize("site", [1, 5])
def test_hobbits_depart_silently(site: int) -> None:
    """Depart Silently: at sites 1 to 5, Hobbits cannot be assigned to skirmishes until the regroup phase."""
    at = standing(site=site)
    gandalf, merry, orc = at.play(GANDALF), at.play(MERRY), at.play(ORC)
    at.hand(0, SILENTLY)
    game = at.maneuver().choose("play", SILENTLY)
    fighters = [one for one in (at.frodo(), gandalf, merry) if assignable_fighter(game.table, one, 0)]
    assert ([gandalf], True) == (fighters, assignable_minion(game.table, orc))
    assert not assignable_fighter(game.table, merry, 1)
    assert {terms.UNTIL_REGROUP} == {lasting.until for lasting in game.table.lasting}
    assert (3, 1) == (game.strength(merry), game.table.twilight)


@pytest.mark.card(SILENTLY)
@pytest.mark.parametrize(("site", "sites"), [(6, FELLOWSHIP_SITES), (3, TOWERS_SITES)], ids=["site 6", "site 3T"])
def test_further_on_a_hobbit_takes_heart(site: int, sites: tuple[str, ...]) -> None:
    """Depart Silently: at any other site a Hobbit is strength +3 and can be assigned (LR-13.18)."""
    at = standing(site=site, sites=sites)
    gandalf, merry = at.play(GANDALF), at.play(MERRY)
    at.play(ORC)
    at.hand(0, SILENTLY)
    game = at.maneuver().choose("play", SILENTLY)
    assert sorted([at.frodo(), merry]) == sorted(game.choices())
    game.choose("choose", merry)
    assert (6, 7) == (game.strength(merry), game.strength(gandalf))
    assert assignable_fighter(game.table, merry, 0)
    assert [terms.UNTIL_REGROUP] == [lasting.until for lasting in game.table.lasting]


@pytest.mark.parametrize("id", [card(SILENTLY), card("3C33"), card("3C30")])
def test_a_maneuver_of_gandalfs(id: str) -> None:
    """Depart Silently, His First Serious Check and Deep in Thought: Gandalf must be spotted, even if exhausted."""
    for wounds, offered in ((None, False), (3, True)):
        at = standing(seats=3).pool(4)
        at.play(ORC)
        if wounds is not None:
            at.play(GANDALF, wounds=wounds)
        at.hand(0, id)
        at.hand(1, ORC)
        assert offered == at.maneuver().offered("play", id)


FIREWORKS = "3C32"


@pytest.mark.card(FIREWORKS)
@pytest.mark.parametrize(("choice", "count"), [(1, 0), (1, 2), (2, 1), (2, 2)])
def test_fireworks_bring_back_gandalf_or_the_shire(choice: int, count: int) -> None:
    """Fireworks: up to two Gandalf or Shire cards are shuffled from the discard pile into the draw deck."""
    at = standing(seats=3)
    at.play(GANDALF)
    at.hand(0, FIREWORKS)
    wise, small = at.discard(0, "1C76", "1C84", "1U70"), at.discard(0, MERRY, "1C299", "1C286")
    at.discard(0, "1C3")
    game = at.fellowship().choose("play", FIREWORKS).choose("choice", amount=choice)
    meant, others = (wise, small) if choice == 1 else (small, wise)
    assert game.game.pending is not None
    assert (meant, 2) == (game.choices(), game.game.pending.most)
    game.choose_all(*meant[:count])
    assert [terms.DECK] * count + [terms.DISCARD_PILE] * (3 - count) == zones(game, *meant)
    assert ([terms.DISCARD_PILE] * 3, 1) == (zones(game, *others), game.table.twilight)


@pytest.mark.card(FIREWORKS)
def test_fireworks_are_gandalfs() -> None:
    """Fireworks: Gandalf must be spotted."""
    at = standing()
    at.hand(0, FIREWORKS)
    at.discard(0, MERRY)
    assert not at.fellowship().offered("play", FIREWORKS)


CHECK = "3C33"


@pytest.mark.card(CHECK)
@pytest.mark.parametrize("pays", [True, False])
def test_his_first_serious_check(pays: bool) -> None:
    """His First Serious Check: a random card is revealed and discarded if tokens equal to its cost are added."""
    at = standing(seats=3)
    at.play(GANDALF)
    at.play(ORC)
    at.hand(0, CHECK)
    hand = at.hand(1, *[minion(f"Orc {number}", cost=3) for number in (1, 2)])
    game = at.maneuver().choose("play", CHECK).choose("player", amount=2)
    [shown] = [one for one in hand if knows(game.table, 0, one)]
    assert (True, 0) == (knows(game.table, 2, shown), game.asked)
    game.choose("yes" if pays else "no")
    assert (4 if pays else 1) == game.table.twilight
    gone = [one for one in hand if game.zone(one) == terms.DISCARD_PILE]
    assert gone == ([shown] if pays else [])


@pytest.mark.card(CHECK)
@pytest.mark.rule("LG-120")
def test_nothing_is_asked_about_a_card_that_nobody_has() -> None:
    """His First Serious Check: an opponent with an empty hand reveals no card."""
    at = standing()
    at.play(GANDALF)
    at.play(ORC)
    at.hand(0, CHECK)
    game = at.maneuver().choose("play", CHECK)
    assert "prompt-may" != game.prompt


NARYA = "3R34"


@pytest.mark.card(NARYA)
@pytest.mark.parametrize("uses", [True, False])
def test_narya_lightens_the_burden(uses: bool) -> None:
    """Narya: at the start of the turn three tokens may be added to remove a burden."""
    at = standing().burdens(2)
    gandalf = at.play(GANDALF)
    narya = at.play(NARYA, on=gandalf)
    assert 5 == vitality(at.table, gandalf)
    game = at.start_of_turn()
    game.choose("respond", narya) if uses else game.pass_()
    assert ((1, 3) if uses else (2, 0)) == (burdens(game), game.table.twilight)


@pytest.mark.card(NARYA)
def test_narya_is_for_gandalf_and_his_own_turns() -> None:
    """Narya: it works only in its player's own turns, and only Gandalf can bear it."""
    at = standing(turn=1).burdens(2)
    narya = at.play(NARYA, seat=0, on=at.play(GANDALF, seat=0))
    assert not at.start_of_turn(1).offered("respond", narya)
    at = standing()
    at.play(companion("Other Wizard", race="wizard", culture="gandalf"))
    at.hand(0, NARYA)
    assert not at.fellowship().offered("play", NARYA)


TRUST = "3U35"


@pytest.mark.card(TRUST)
@pytest.mark.parametrize(("friends", "bonus"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_trust_in_gandalf(friends: int, bonus: int) -> None:
    """Trust Me as You Once Did: Gandalf exerts to make a companion strength +1 per companion with his signet."""
    at = standing(seats=3)
    gandalf, boromir = at.play(GANDALF), at.play(BOROMIR)
    trust = at.play(TRUST)
    for number in range(friends):
        at.play(companion(f"Friend {number}", signet="gandalf"))
    at.play(ally("Allied Friend", signet="gandalf"))
    orc = at.play(ORC)
    game = at.skirmish(boromir, orc).choose("use", trust)
    assert orc not in game.choices()
    game.choose("choose", boromir)
    assert (7 + bonus, 1, 7) == (game.strength(boromir), game.wounds(gandalf), game.strength(gandalf))


@pytest.mark.card(TRUST)
def test_trust_in_gandalf_has_its_limit_in_the_phase() -> None:
    """Trust Me as You Once Did: each copy gives at most +3 in a phase (LR-26.37)."""
    at = standing()
    gandalf, boromir = at.play(GANDALF), at.play(BOROMIR)
    trust, more = at.play(TRUST), at.play(TRUST)
    at.play(companion("Friend", signet="gandalf"))
    game = at.skirmish(boromir, at.play(ORC)).choose("use", trust).choose("choose", boromir)
    assert game.strength(boromir) == 9
    game.pass_().choose("use", trust).choose("choose", gandalf)
    assert (game.strength(boromir), game.strength(gandalf)) == (9, 8)
    game.pass_().choose("use", more).choose("choose", boromir)
    assert (game.strength(boromir), game.wounds(gandalf)) == (11, 3)


@pytest.mark.card(TRUST)
def test_an_exhausted_gandalf_is_not_trusted() -> None:
    """Trust Me as You Once Did: an exhausted Gandalf cannot exert."""
    at = standing()
    gimli = at.play(BOROMIR)
    at.play(GANDALF, wounds=3)
    at.play(TRUST)
    assert not at.skirmish(gimli, at.play(ORC)).offered("use", TRUST)


THOUGHT, PERILS = "3C30", "3C36"


@pytest.mark.card(THOUGHT)
def test_deep_in_thought_every_shadow_condition_goes() -> None:
    """Deep in Thought: each Shadow condition is discarded."""
    at = standing(seats=3).pool(4)
    at.play(GANDALF)
    fear = at.play(condition("Fear", side=terms.SHADOW))
    curse = at.play(condition("Curse", side=terms.SHADOW, on=On(COMPANION)), on=at.frodo())
    song, orc = at.play(condition("Song")), at.play(ORC)
    at.hand(0, THOUGHT)
    game = at.maneuver().choose("play", THOUGHT)
    assert [terms.DISCARD_PILE] * 2 + [terms.PLAY] * 2 == zones(game, fear, curse, song, orc)
    assert 8 == game.table.twilight


@pytest.mark.card(THOUGHT)
@pytest.mark.parametrize(("pool", "offered"), [(3, False), (4, True)])
def test_deep_in_thought_needs_much_twilight(pool: int, offered: bool) -> None:
    """Deep in Thought: four tokens must be spotted before the event's own cost is added (LR-26.13)."""
    at = standing(seats=3).pool(pool)
    at.play(GANDALF)
    at.play(ORC)
    at.hand(0, THOUGHT)
    assert offered == at.maneuver().offered("play", THOUGHT)


HURT_ALL = event("Hurt All", Action((terms.MANEUVER,), (Wound(each(COMPANION)),)), side=terms.SHADOW)
HURT_ALLY = event("Hurt Ally", Action((terms.MANEUVER,), (Wound(a(ALLY)),)), side=terms.SHADOW)


@pytest.mark.card(PERILS)
def test_gandalf_takes_unknown_perils_upon_himself() -> None:
    """Unknown Perils: with four tokens spotted, Gandalf exerts to prevent a wound to a companion."""
    at = standing(seats=3).pool(4)
    perils, gandalf = at.play(PERILS), at.play(GANDALF)
    boromir = at.play(BOROMIR)
    at.play(ORC)
    at.hand(2, HURT_ALL)
    game = at.maneuver().pass_().choose("play", HURT_ALL)
    while game.offered("respond", perils):
        game.choose("respond", perils)
    wounds = [game.wounds(one) for one in (at.frodo(), gandalf, boromir)]
    assert ([0, 3, 0], 4) == (wounds, game.table.twilight)


@pytest.mark.card(PERILS)
@pytest.mark.parametrize(
    ("pool", "wounds", "harm"),
    [(3, 0, HURT_ALL), (4, 3, HURT_ALL), (4, 0, HURT_ALLY)],
    ids=["little twilight", "exhausted", "an ally"],
)
def test_some_perils_are_not_prevented(pool: int, wounds: int, harm: str) -> None:
    """Unknown Perils: the response needs four tokens, a Gandalf who can exert and a wound to a companion."""
    at = standing().pool(pool)
    perils = at.play(PERILS)
    at.play(GANDALF, wounds=wounds)
    friend = at.play(ally("Friend"))
    at.play(ORC)
    at.hand(1, harm)
    game = at.maneuver().pass_().choose("play", harm)
    assert (False, int(harm == HURT_ALLY)) == (game.offered("respond", perils), game.wounds(friend))
