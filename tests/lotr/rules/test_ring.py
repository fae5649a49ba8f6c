"""The Ring-bearer and The One Ring in its versions (LR-22)."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Trigger
from inglenook.lotr.dsl.facade import a, add_burdens, add_twilight, exert, make, overwhelmed_at, wound
from inglenook.lotr.dsl.filters import RING_BEARER
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.evaluation.modifiers import vitality
from inglenook.lotr.library import LIBRARY
from inglenook.lotr.rulebook import LordOfTheRings
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import companion, condition, event, minion

ISILDURS_BANE, RULING_RING, RULING_RING_AGAIN, ALL_RIDDLES = "1R1", "1C2", "4C2", "4R1"
VERSIONS = (ISILDURS_BANE, RULING_RING, RULING_RING_AGAIN, ALL_RIDDLES)
RESPONDING = (ISILDURS_BANE, RULING_RING, RULING_RING_AGAIN)
PHASES = (terms.MANEUVER, terms.ARCHERY, terms.ASSIGNMENT, terms.REGROUP)

BELL = condition("Bell", *[Action((phase,), (add_twilight(1),)) for phase in (*PHASES, terms.SKIRMISH)])
DRUMS = condition("Drums", Action((terms.SHADOW_PHASE,), (add_twilight(1),)), side=terms.SHADOW)
DART = event("Dart", Action((*PHASES, terms.SKIRMISH), (wound(RING_BEARER),)), side=terms.SHADOW)
ORC = minion("Orc", strength=6, vitality=3)
"""Beats a Frodo of strength 4, and does not overwhelm him."""
FIERCE_ORC = minion("Fierce Orc", strength=6, vitality=3, keywords=((terms.FIERCE, 1),))


def skirmishing(ring: str, wears: bool = False, strength: int = 5, damage: int = 0, burdens: int = 0) -> Playing:
    """Returns the game after Frodo lost a skirmish by an ordinary margin, at the next question."""
    at = Position(site=4, ring=ring).burdens(burdens)
    at.play(BELL)
    keywords = ((terms.DAMAGE, damage),) if damage else ()
    orc = at.play(minion("Orc", strength=strength, vitality=3, keywords=keywords))
    if wears:
        at.wears()
    return at.skirmish(at.frodo(), orc).passes()


def shot(ring: str, wears: bool = False) -> Playing:
    """Returns the game after Frodo was assigned an archery wound, at the next question."""
    at = Position(site=4, ring=ring)
    at.play(minion(keywords=((terms.ARCHER, 1),)))
    if wears:
        at.wears()
    return at.archery()


def hurt(game: Playing) -> tuple[int, int]:
    """Returns the wounds and burdens of Frodo."""
    player = game.table.players[0]
    return game.wounds(player.ring_bearer), player.burdens


# Bearing and wearing.


@pytest.mark.rule("LR-22.9")
def test_there_are_three_versions() -> None:
    """The One Ring has three versions, of which The Ruling Ring is printed twice."""
    rings = [card.definition for card in LIBRARY.all().values() if card.type == terms.RING_TYPE]
    assert ["Isildur's Bane", "The Ruling Ring", "Answer To All Riddles", "The Ruling Ring"] == [
        ring.subtitle for ring in rings
    ]
    assert [ISILDURS_BANE, RULING_RING, ALL_RIDDLES, RULING_RING_AGAIN] == [ring.id for ring in rings]


@pytest.mark.rule("LR-22.2")
@pytest.mark.parametrize(
    ("ring", "strength", "vitality_now"),
    [(ISILDURS_BANE, 4, 5), (RULING_RING, 4, 4), (RULING_RING_AGAIN, 4, 4), (ALL_RIDDLES, 3, 6)],
)
def test_the_bonuses_come_from_bearing(ring: str, strength: int, vitality_now: int) -> None:
    """The Ring's bonuses to strength and vitality apply to its bearer, wearing it or not."""
    at = Position(ring=ring)
    at.play(BELL)
    game = at.regroup()
    frodo = at.frodo()
    assert (strength, vitality_now, False) == (
        game.strength(frodo),
        vitality(game.table, frodo),
        game.table.players[0].wearing,
    )


@pytest.mark.rule("LR-22.3")
@pytest.mark.parametrize("ring", VERSIONS)
def test_who_wears_the_ring_moves_defends_and_fights(ring: str) -> None:
    """A Ring-bearer wearing the Ring can be assigned, win a skirmish and move on."""
    at = Position(site=4, ring=ring).wears()
    orc = at.play(minion(strength=3, vitality=3))
    game = at.assignment().choose("assign", at.frodo(), orc).passes()
    assert (1, "prompt-move-again") == (game.wounds(orc), game.prompt)
    moving = Position(site=4).wears()
    moving.play(condition("Fire", Action((terms.FELLOWSHIP,), (add_twilight(1),))))
    moving.play(DRUMS)
    game = moving.fellowship().choose("move")
    assert (5, True, 1 + game.table.cards[game.table.site()].printed.shadow_number) == (
        game.table.players[0].site,
        game.table.players[0].wearing,
        game.table.twilight,
    )


# In place of wounds.


@pytest.mark.rule("LR-22.4", "LR-22.11", "LD-8")
@pytest.mark.parametrize(
    ("ring", "after"),
    [(ISILDURS_BANE, (0, 2)), (RULING_RING, (0, 1)), (RULING_RING_AGAIN, (0, 1)), (ALL_RIDDLES, (0, 1))],
)
def test_a_wound_in_a_skirmish_while_wearing(ring: str, after: tuple[int, int]) -> None:
    """A skirmish wound while wearing becomes two burdens with Isildur's Bane, one with other Rings."""
    assert after == hurt(skirmishing(ring, wears=True))


@pytest.mark.rule("LX-67", "LR-22.13", "LR-22.16")
@pytest.mark.parametrize(
    ("ring", "after"),
    [(ISILDURS_BANE, (0, 2)), (RULING_RING, (1, 0)), (RULING_RING_AGAIN, (1, 0)), (ALL_RIDDLES, (1, 0))],
)
def test_an_archery_wound_while_wearing(ring: str, after: tuple[int, int]) -> None:
    """Isildur's Bane converts archery wounds while worn; the other Rings do not."""
    assert after == hurt(shot(ring, wears=True))


@pytest.mark.rule("LR-22.13", "LR-22.16", "LD-38")
@pytest.mark.parametrize("phase", [terms.MANEUVER, terms.ASSIGNMENT, terms.REGROUP])
@pytest.mark.parametrize(("ring", "after"), [(ISILDURS_BANE, (0, 2)), (RULING_RING, (1, 0)), (ALL_RIDDLES, (1, 0))])
def test_a_wound_by_an_effect_in_another_phase(ring: str, phase: str, after: tuple[int, int]) -> None:
    """Isildur's Bane converts wounds by effects outside skirmishes; the other Rings do not."""
    at = Position(site=4, ring=ring).wears()
    at.play(minion())
    at.hand(1, DART)
    starts = {terms.MANEUVER: at.maneuver, terms.ASSIGNMENT: at.assignment, terms.REGROUP: at.regroup}
    assert after == hurt(starts[phase]().choose("play", DART))


@pytest.mark.rule("LX-68", "LR-22.15", "LR-22.16")
def test_answer_to_all_riddles() -> None:
    """Answer To All Riddles, worn, gives strength +2 and converts skirmish wounds but not archery wounds."""
    at = Position(site=4, ring=ALL_RIDDLES)
    at.play(BELL)
    at.play(minion(keywords=((terms.ARCHER, 1),)))
    game = at.archery()
    before = game.strength(at.frodo())
    at.wears()
    assert (3, 5) == (before, game.strength(at.frodo()))
    game.passes()
    assert (1, 0) == hurt(game)
    assert (0, 1) == hurt(skirmishing(ALL_RIDDLES, wears=True))


@pytest.mark.rule("LR-22.5")
@pytest.mark.parametrize("ring", VERSIONS)
def test_only_the_ring_bearer_carries_burdens(ring: str) -> None:
    """The worn Ring does nothing about the wounds of others, and burdens are always his."""
    at = Position(site=4, ring=ring).wears()
    friend = at.play(companion("Friend", strength=4, vitality=4))
    orc = at.play(ORC)
    game = at.skirmish(friend, orc).passes()
    assert (1, (0, 0)) == (game.wounds(friend), hurt(game))
    assert [] == LordOfTheRings().faults(game.table)


@pytest.mark.rule("LR-22.4", "LG-4")
@pytest.mark.parametrize("ring", VERSIONS)
def test_exertions_are_not_converted(ring: str) -> None:
    """An exertion is no wound: the Ring neither answers nor replaces it."""
    at = Position(site=4, ring=ring).wears()
    effort = event("Effort", Action((terms.MANEUVER,), (add_twilight(1),), costs=(exert(RING_BEARER),)))
    at.hand(0, effort)
    at.play(minion())
    assert (1, 0) == hurt(at.maneuver().choose("play", effort))


# Putting it on.


@pytest.mark.rule("LR-22.10", "LR-22.12", "LR-22.14")
@pytest.mark.parametrize(
    ("ring", "offered"), [(ISILDURS_BANE, True), (RULING_RING, True), (RULING_RING_AGAIN, True), (ALL_RIDDLES, False)]
)
def test_who_may_respond_to_a_wound_in_a_skirmish(ring: str, offered: bool) -> None:
    """Of the Rings, Answer To All Riddles cannot respond to a skirmish wound."""
    game = skirmishing(ring)
    assert offered == (game.prompt == "prompt-respond-wound" and bool(game.options("respond")))
    if not offered:
        assert (1, 0) == hurt(game)


@pytest.mark.rule("LR-22.10", "LR-22.12", "LD-38")
@pytest.mark.parametrize(
    ("ring", "offered"), [(ISILDURS_BANE, True), (RULING_RING, False), (RULING_RING_AGAIN, False), (ALL_RIDDLES, False)]
)
@pytest.mark.parametrize("phase", PHASES)
def test_who_may_respond_to_a_wound_elsewhere(ring: str, offered: bool, phase: str) -> None:
    """Isildur's Bane can respond to wounds outside skirmishes, in any phase; the other Rings cannot."""
    at = Position(site=4, ring=ring)
    at.play(minion())
    at.hand(1, DART)
    starts = {terms.MANEUVER: at.maneuver, terms.ARCHERY: at.archery, terms.ASSIGNMENT: at.assignment}
    game = starts.get(phase, at.regroup)().choose("play", DART)
    assert offered == (game.prompt == "prompt-respond-wound" and bool(game.options("respond")))
    if offered:
        assert (0, 2) == hurt(game.choose("respond"))


@pytest.mark.rule("LR-22.17", "LR-22.18", "LG-60")
@pytest.mark.parametrize(
    ("ring", "verb", "after"),
    [
        (ISILDURS_BANE, "respond", (0, 2)),
        (ISILDURS_BANE, "pass", (1, 0)),
        (RULING_RING, "respond", (0, 1)),
        (RULING_RING, "pass", (1, 0)),
    ],
)
def test_putting_it_on_is_optional_and_converts_that_very_wound(ring: str, verb: str, after: tuple[int, int]) -> None:
    """A Ring-bearer may take a wound, or put on the Ring, which converts that very wound into burdens."""
    game = skirmishing(ring).choose(verb)
    assert after == hurt(game)
    assert (verb == "respond") == ("log-ring-put-on" in game.log())


@pytest.mark.rule("LR-22.17")
@pytest.mark.parametrize("ring", RESPONDING)
def test_converting_is_not_optional(ring: str) -> None:
    """While the Ring is worn, wounds become burdens without a question."""
    game = skirmishing(ring, wears=True)
    assert ("prompt-move-again", 0) == (game.prompt, hurt(game)[0])


@pytest.mark.rule("LR-22.14", "LD-39")
def test_answer_to_all_riddles_is_put_on_by_a_skirmish_ability() -> None:
    """Answer To All Riddles is put on for a burden before any wound, only in skirmish phases."""
    at = Position(site=4, ring=ALL_RIDDLES)
    at.play(BELL)
    ring = at.table.players[0].ring
    orc = at.play(minion(strength=6, vitality=3))
    game = at.skirmish(at.frodo(), orc).choose("use", ring)
    assert ((0, 1), True, 5) == (hurt(game), game.table.players[0].wearing, game.strength(at.frodo()))
    game.passes()
    assert (0, 2) == hurt(game)
    for phase in PHASES:
        other = Position(site=4, ring=ALL_RIDDLES)
        other.play(BELL)
        other.play(minion())
        starts = {terms.MANEUVER: other.maneuver, terms.ARCHERY: other.archery, terms.ASSIGNMENT: other.assignment}
        assert False is starts.get(phase, other.regroup)().offered("use", other.table.players[0].ring)


@pytest.mark.rule("LR-22.2", "LG-60")
def test_a_ring_that_is_worn_is_not_put_on_again() -> None:
    """The ability of a Ring already worn can be paid for, but causes no response."""
    watcher = condition(
        "Watcher", Trigger(Happening(terms.RING_PUT_ON, RING_BEARER), (add_burdens(3),)), side=terms.SHADOW
    )
    at = Position(site=4, ring=ALL_RIDDLES).wears()
    at.play(watcher)
    orc = at.play(minion(strength=5, vitality=3))
    game = at.skirmish(at.frodo(), orc).choose("use", at.table.players[0].ring)
    assert ((0, 1), False) == (hurt(game), "log-ring-put-on" in game.log())


@pytest.mark.rule("LR-22.14")
def test_answer_to_all_riddles_can_be_put_on_in_the_skirmish_of_another() -> None:
    """Answer To All Riddles can be put on during another character's skirmish."""
    at = Position(site=4, ring=ALL_RIDDLES)
    friend = at.play(companion("Friend"))
    orc = at.play(ORC)
    game = at.skirmish(friend, orc)
    assert game.offered("use", at.table.players[0].ring)


@pytest.mark.rule("LG-60")
def test_putting_on_the_ring_is_a_happening_of_its_own() -> None:
    """Responses to putting on the Ring come before the wound is converted."""
    watcher = condition(
        "Watcher", Trigger(Happening(terms.RING_PUT_ON, RING_BEARER), (add_burdens(3),)), side=terms.SHADOW
    )
    at = Position(site=4).burdens(6)
    at.play(watcher)
    orc = at.play(ORC)
    game = at.skirmish(at.frodo(), orc).choose("respond")
    assert ((1,), 10) == (game.table.winners, game.table.players[0].burdens)
    told = [line for line in game.log() if line in ("log-ring-put-on", "log-burdens", "log-prevented")]
    assert ["log-ring-put-on", "log-burdens", "log-prevented", "log-burdens"] == told


# Several wounds.


@pytest.mark.rule("LG-79")
@pytest.mark.parametrize(
    ("answers", "after"),
    [
        (("respond",), (0, 3)),
        (("pass", "respond"), (1, 2)),
        (("pass", "pass", "respond"), (2, 1)),
        (("pass", "pass", "pass"), (3, 0)),
    ],
    ids=["at the first", "at the second", "at the third", "never"],
)
def test_several_wounds_one_after_another(answers: tuple[str, ...], after: tuple[int, int]) -> None:
    """The Ring may be put on at any of three skirmish wounds, and converts that one and the later ones."""
    game = skirmishing(RULING_RING, damage=2)
    for answer in answers:
        assert "prompt-respond-wound" == game.prompt
        game.choose(answer)
    assert (after, terms.REGROUP) == (hurt(game), game.table.phase)


@pytest.mark.rule("LG-79", "LR-22.6")
@pytest.mark.parametrize(("ring", "burdens", "corrupted_at"), [(RULING_RING, 8, 10), (ISILDURS_BANE, 7, 11)])
def test_corruption_is_checked_between_the_wounds(ring: str, burdens: int, corrupted_at: int) -> None:
    """The Ring-bearer is lost at the burden that reaches his resistance, not after all wounds."""
    game = skirmishing(ring, wears=True, damage=3, burdens=burdens)
    assert ((1,), corrupted_at) == (game.table.winners, game.table.players[0].burdens)


@pytest.mark.rule("LR-22.6", "LR-21.6")
@pytest.mark.parametrize(("before", "lost"), [(8, False), (9, True)])
def test_corrupted_when_burdens_equal_resistance(before: int, lost: bool) -> None:
    """The Ring-bearer is corrupted as soon as burdens equal resistance, in any phase."""
    despair = event("Despair", Action((terms.MANEUVER,), (add_burdens(1),)), side=terms.SHADOW)
    at = Position(site=4).burdens(before)
    at.play(minion())
    at.hand(1, despair)
    game = at.maneuver().choose("play", despair)
    assert ((1,) if lost else ()) == game.table.winners


# Overwhelmed.


@pytest.mark.rule("LR-22.19")
@pytest.mark.parametrize("ring", VERSIONS)
@pytest.mark.parametrize("wears", [False, True])
def test_the_ring_does_not_save_who_is_overwhelmed(ring: str, wears: bool) -> None:
    """An overwhelmed Ring-bearer is killed, wearing any Ring or not, without a wound, a burden or a question."""
    game = skirmishing(ring, wears=wears, strength=20)
    assert ((1,), 0, False) == (game.table.winners, game.table.players[0].burdens, "log-ring-put-on" in game.log())


@pytest.mark.rule("LG-81")
def test_overwhelmed_only_at_triple_strength() -> None:
    """A Ring-bearer overwhelmed only at triple strength loses ordinarily at double, so he may put on the Ring."""
    at = Position(site=4)
    stand = event("Stand", Action((terms.SKIRMISH,), (make(a(RING_BEARER), overwhelmed_at(3)),)))
    at.hand(0, stand)
    orc = at.play(minion(strength=9, vitality=3))
    game = at.skirmish(at.frodo(), orc).choose("play", stand)
    assert "prompt-respond-wound" == game.prompt
    assert (0, 1) == hurt(game.choose("respond"))


# Taking it off.


@pytest.mark.rule("LR-22.7")
@pytest.mark.parametrize("ring", VERSIONS)
def test_it_is_worn_until_the_regroup_phase(ring: str) -> None:
    """A Ring put on is worn through the fierce skirmishes, and comes off as the regroup phase begins."""
    at = Position(site=4, ring=ring).wears()
    at.play(BELL)
    fierce = at.play(FIERCE_ORC)
    game = at.skirmish(at.frodo(), fierce)
    worn = []
    while game.table.phase != terms.REGROUP:
        worn.append((game.table.phase, game.table.fierce, game.table.players[0].wearing))
        game.choose("done" if game.offered("done") else "pass")
    assert (terms.ASSIGNMENT, True, True) in worn
    assert ("prompt-phase-action", False) == (game.prompt, game.table.players[0].wearing)


@pytest.mark.rule("LR-22.8")
def test_isildurs_bane_put_on_in_the_regroup_phase() -> None:
    """Isildur's Bane put on in the regroup phase converts a second wound, and is off when the fellowship moves."""
    at = Position(site=4, ring=ISILDURS_BANE)
    at.play(DRUMS)
    at.hand(1, DART, DART)
    game = at.regroup().choose("play", DART).choose("respond")
    assert ((0, 2), True) == (hurt(game), game.table.players[0].wearing)
    game.choose("play", DART)
    assert (0, 4) == hurt(game)
    game.passes()
    assert ("prompt-move-again", True) == (game.prompt, game.table.players[0].wearing)
    game.choose("move")
    assert ("prompt-shadow-action", False) == (game.prompt, game.table.players[0].wearing)
