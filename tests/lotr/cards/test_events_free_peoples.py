"""Free Peoples events that do something else than make a character stronger."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.visibility import knows
from inglenook.lotr.words import terms
from inglenook.lotr.words.abilities import Action
from inglenook.lotr.words.cards import On
from inglenook.lotr.words.effects import Wound
from inglenook.lotr.words.facade import each, wound
from inglenook.lotr.words.filters import ALLY, ANYTHING, COMPANION
from tests.lotr.cards.standing import (
    ARAGORN,
    BOROMIR,
    GANDALF,
    GIMLI,
    LEGOLAS,
    MERRY,
    PIPPIN,
    SAM,
    burdens,
    in_rohan,
    standing,
    zones,
)
from tests.lotr.positions import FELLOWSHIP_SITES, FRODO, TOWERS_SITES, Playing, Position
from tests.lotr.samples import ally, companion, condition, event, minion

ORC = minion("Plain Orc", strength=8, vitality=3)
ROAMER = minion("Far Roamer", strength=8, vitality=3, site_number=9)
RANGER_ALLY = ally("Watching Ally", culture="gondor", race="man", keywords=(("ranger", 1),))
HURT_ALL = event("Hurt All", Action((terms.MANEUVER,), (Wound(each(COMPANION)),)), side=terms.SHADOW)
HURT_ALLY = event("Hurt Ally", Action((terms.MANEUVER,), (wound(ALLY),)), side=terms.SHADOW)


# Intimidate.


def hurt(card: str, *companions: str, copies: int = 1) -> tuple[Playing, Position]:
    """A Shadow event hurts somebody in the maneuver phase, and Intimidate is in hand."""
    at = standing()
    for id in companions:
        at.play(id)
    at.play(ORC)
    at.hand(0, *["1C76"] * copies)
    at.hand(1, card)
    return at.maneuver().pass_().choose("play", card), at


@pytest.mark.card("1C76")
def test_intimidate_prevents_that_wound_only() -> None:
    """Frodo and Gandalf are both wounded; the event saves the one it answers.  It adds two tokens."""
    game, at = hurt(HURT_ALL, GANDALF)
    gandalf = game.in_play(GANDALF)[0]
    assert ("prompt-respond-wound", 0) == (game.prompt, game.asked)
    game.choose("respond", "1C76")
    assert [0, 1] == sorted([game.wounds(at.frodo()), game.wounds(gandalf)])
    assert (0, 2) == (game.wounds(at.frodo()), game.table.twilight)


@pytest.mark.card("1C76")
def test_intimidate_in_a_skirmish() -> None:
    """One of the two wounds of a damage bonus is prevented."""
    at = standing()
    gandalf = at.play(GANDALF)
    uruk = at.play(minion("Strong", strength=12, keywords=((terms.DAMAGE, 1),)))
    at.hand(0, "1C76")
    game = at.skirmish(gandalf, uruk).pass_().pass_().choose("respond", "1C76")
    assert (1, "prompt-phase-action") == (game.wounds(gandalf), game.prompt)


@pytest.mark.card("1C76")
@pytest.mark.parametrize(
    ("harm", "companions"), [(HURT_ALL, (BOROMIR,)), (HURT_ALLY, (GANDALF, "1U70"))], ids=["no gandalf", "an ally"]
)
def test_intimidate_needs_gandalf_and_a_companion(harm: str, companions: tuple[str, ...]) -> None:
    """Without Gandalf in play it is not offered, nor when an ally is hurt."""
    game, _at = hurt(harm, *companions)
    while game.prompt == "prompt-respond-wound":
        assert not game.offered("respond", "1C76")
        game.pass_()
    assert 1 == game.wounds(game.in_play(companions[-1])[0])


# Sleep, Caradhras.


@pytest.mark.card("1C84")
def test_every_condition_of_both_sides_goes() -> None:
    """In support areas and on characters; possessions stay, and so do the conditions that are not active now."""
    at = Position()
    gandalf = at.play(GANDALF)
    mine = at.play(condition("Song"))
    theirs = at.play(condition("Blizzard", side=terms.SHADOW))
    wound_of_morgul = at.play(condition("Blade Tip", side=terms.SHADOW, on=On(ANYTHING)), on=at.frodo())
    asleep = at.play(condition("Song of Seat 1"), seat=1)
    sword = at.play("1C299", on=at.frodo())
    at.hand(0, "1C84", ally())
    game = at.fellowship().choose("play", "1C84")
    assert [terms.DISCARD_PILE] * 3 == zones(game, mine, theirs, wound_of_morgul)
    assert [terms.PLAY] * 2 == zones(game, asleep, sword)
    assert (1, 3) == (game.wounds(gandalf), game.table.twilight)


@pytest.mark.card("1C84")
@pytest.mark.parametrize("wounds", [3, 2], ids=["exhausted", "able"])
def test_gandalf_must_be_able_to_exert_for_it(wounds: int) -> None:
    """An exhausted Gandalf cannot pay; another Wizard's title is not his."""
    at = standing()
    at.play(GANDALF, wounds=wounds)
    at.play(companion("Another Wizard", race="wizard", culture="gandalf"))
    at.hand(0, "1C84")
    assert (wounds < 3) == at.fellowship().offered("play", "1C84")


# Treachery Deeper Than You Know.


@pytest.mark.card("1C86")
@pytest.mark.parametrize("seats", [2, 3])
def test_an_opponents_hand_is_revealed_to_all(seats: int) -> None:
    """Of several opponents the player names one; everybody sees the cards, which stay where they are."""
    at = standing(seats=seats)
    at.play(GANDALF)
    hidden = at.hand(1, "1C187", "1C121")
    at.hand(0, "1C86")
    game = at.fellowship().choose("play", "1C86")
    if seats == 3:
        assert [2, 3] == sorted(option.amount for option in game.options("player"))
        game.choose("player", amount=2)
    assert all(knows(game.table, seat, card) for seat in range(seats) for card in hidden)
    assert ([terms.HAND] * 2, 1) == (zones(game, *hidden), game.table.twilight)


@pytest.mark.card("1C86")
def test_no_hand_is_revealed_without_gandalf() -> None:
    """He must be spotted; he need not be fresh."""
    for wounds, offered in ((None, False), (3, True)):
        at = standing()
        if wounds is not None:
            at.play(GANDALF, wounds=wounds)
        at.hand(0, "1C86")
        assert offered == at.fellowship().offered("play", "1C86")


# Rangers of Gondor.


@pytest.mark.card("1C104")
def test_roaming_minions_lose_strength_until_the_regroup_phase() -> None:
    """Each that roams now, and only those; the loss outlasts the maneuver phase and ends with the regroup phase."""
    at = standing()
    aragorn = at.play(ARAGORN)
    roamers = [at.play(ROAMER), at.play(ROAMER)]
    at_home = at.play(ORC)
    at.hand(0, "1C104")
    game = at.maneuver().choose("play", "1C104")
    seen = [[game.strength(card) for card in (*roamers, at_home)]]
    assert (1, 1) == (game.wounds(aragorn), game.table.twilight)
    while game.table.phase != terms.REGROUP:
        if game.table.phase == terms.SKIRMISH:
            seen.append([game.strength(card) for card in (*roamers, at_home)])
        if game.offered("assign"):
            game.choose("assign", aragorn, roamers[0]).choose("done").choose("done")
        game.pass_()
    seen.append([game.strength(card) for card in (*roamers, at_home)])
    assert ([5, 5, 8], [8, 8, 8]) == (seen[0], seen[-1])
    assert len(seen) > 2 and all([5, 5, 8] == one for one in seen[1:-1])


@pytest.mark.card("1C104")
def test_a_ranger_of_any_kind_exerts() -> None:
    """An ally who is a ranger can pay; Boromir, who is none, cannot."""
    at = standing()
    at.play(BOROMIR)
    at.play(ROAMER)
    at.hand(0, "1C104")
    assert not at.maneuver().offered("play", "1C104")
    at = standing()
    watcher = at.play(RANGER_ALLY)
    at.play(ROAMER)
    at.hand(0, "1C104")
    assert 1 == at.maneuver().choose("play", "1C104").wounds(watcher)


@pytest.mark.card("1C106")
def test_a_ranger_companion_removes_a_minion_in_the_regroup_phase() -> None:
    """He exerts, and the player names any minion; it goes to its owner's discard pile."""
    at = standing()
    aragorn = at.play(ARAGORN)
    at.play(RANGER_ALLY)
    orcs = [at.play(ORC), at.play(ORC)]
    at.hand(0, "1C106")
    game = at.regroup().choose("play", "1C106")
    assert (orcs, 1) == (game.choices(), game.wounds(aragorn))
    game.choose("choose", orcs[1])
    assert [terms.PLAY, terms.DISCARD_PILE] == zones(game, *orcs)


@pytest.mark.card("1C106")
@pytest.mark.parametrize(("id", "wounds"), [(RANGER_ALLY, 0), (BOROMIR, 0), (ARAGORN, 3)])
def test_who_cannot_take_vengeance(id: str, wounds: int) -> None:
    """A ranger who is an ally, a companion who is no ranger, and an exhausted ranger."""
    at = standing()
    at.play(id, wounds=wounds)
    at.play(ORC)
    at.hand(0, "1C106")
    game = at.regroup()
    assert (0, False) == (game.asked, game.offered("play", "1C106"))


@pytest.mark.card("1C110")
@pytest.mark.parametrize("start", ["fellowship", "regroup"])
def test_the_players_own_site_comes_next(start: str) -> None:
    """In either phase; nothing has to lie there yet."""
    at = standing(site=2)
    at.play(ARAGORN)
    at.hand(0, "1C110")
    game: Playing = getattr(at, start)()
    game.choose("play", "1C110")
    assert (3, 0) == (len(game.table.path), game.table.cards[game.table.path[2]].owner)


@pytest.mark.card("1C110")
def test_an_opponents_site_is_replaced() -> None:
    """It goes back to its owner's adventure deck; the fellowship then moves to the new one."""
    at = standing(site=2)
    theirs = at.lay(1, 3)
    at.play(ARAGORN)
    at.hand(0, "1C110")
    game = at.fellowship().choose("play", "1C110")
    assert (terms.ADVENTURE_DECK, True) == (game.zone(theirs), theirs in game.table.players[1].adventure)
    game.choose("move")
    assert (3, 0) == (game.table.site_number(), game.table.cards[game.table.site()].owner)


@pytest.mark.card("1C110")
def test_no_path_is_found_without_a_ranger_or_in_a_skirmish() -> None:
    """Boromir is no ranger; and the event is for two phases only."""
    at = standing()
    boromir = at.play(BOROMIR)
    at.hand(0, "1C110")
    assert not at.fellowship().offered("play", "1C110")
    at = standing()
    at.play(ARAGORN)
    boromir = at.play(BOROMIR)
    at.hand(0, "1C110")
    assert not at.skirmish(boromir, at.play(ORC)).offered("play", "1C110")


# Hobbits.


STEALTHY = [
    # The event, its block, the last site at which it cancels.
    pytest.param("1C296", FELLOWSHIP_SITES, 4, marks=pytest.mark.card("1C296")),
    pytest.param("4C319", TOWERS_SITES, 4, marks=pytest.mark.card("4C319")),
    pytest.param("4C321", TOWERS_SITES, 5, marks=pytest.mark.card("4C321")),
]


@pytest.mark.parametrize(("id", "sites", "last"), STEALTHY)
def test_early_on_the_way_a_hobbit_slips_out_of_a_skirmish(id: str, sites: tuple[str, ...], last: int) -> None:
    """At the first sites of its block the skirmish is cancelled: nobody wins, nobody is wounded.  It costs one."""
    for site in (1, last):
        at = standing(site, sites=sites)
        sam, troll = at.play(SAM), at.play(minion("Big Troll", strength=20))
        at.hand(0, id)
        game = at.skirmish(sam, troll).choose("play", id)
        assert (terms.PLAY, 0, 0, 1) == (game.zone(sam), game.wounds(sam), game.wounds(troll), game.table.twilight)
        assert "log-skirmish-cancelled" in game.log()


@pytest.mark.parametrize(("id", "sites", "last"), STEALTHY)
def test_late_or_in_the_other_block_nothing_is_cancelled(id: str, sites: tuple[str, ...], last: int) -> None:
    """At the next site of its block, and at a low site of the other block, the skirmish goes on."""
    other = TOWERS_SITES if sites == FELLOWSHIP_SITES else FELLOWSHIP_SITES
    for site, path in ((last + 1, sites), (2, other)):
        at = standing(site, sites=path)
        sam = at.play(SAM)
        at.hand(0, id)
        game = at.skirmish(sam, at.play(ORC)).choose("play", id).choose("choose", sam)
        assert (sam, False) == (game.table.defender, "log-skirmish-cancelled" in game.log())


@pytest.mark.parametrize(("id", "sites", "last"), STEALTHY)
def test_a_skirmish_without_a_hobbit_goes_on(id: str, sites: tuple[str, ...], last: int) -> None:
    """The event does nothing then."""
    at = standing(last, sites=sites)
    gimli = at.play(GIMLI)
    at.hand(0, id)
    game = at.skirmish(gimli, at.play(ORC)).choose("play", id)
    assert (gimli, terms.SKIRMISH, False) == (game.table.defender, game.table.phase, game.table.skirmish_over)


@pytest.mark.card("1C296")
def test_later_intuition_makes_a_hobbit_stronger() -> None:
    """Strength +3 for any Hobbit, also one who does not fight."""
    at = standing(5)
    sam, merry = at.play(SAM), at.play(MERRY)
    at.play(GIMLI)
    at.hand(0, "1C296")
    game = at.skirmish(sam, at.play(ORC)).choose("play", "1C296")
    assert sorted([sam, merry, at.frodo()]) == sorted(game.choices())
    assert 6 == game.choose("choose", sam).strength(sam)


@pytest.mark.card("4C319")
@pytest.mark.parametrize(("strength", "zone"), [(8, terms.PLAY), (9, terms.DEAD_PILE)])
def test_later_severed_bonds_keep_a_hobbit_from_being_overwhelmed(strength: int, zone: str) -> None:
    """By less than three times his strength; three times is too much."""
    at = in_rohan(5)
    merry = at.play(MERRY)
    at.hand(0, "4C319")
    game = at.skirmish(merry, at.play(minion("Exact", strength=strength))).choose("play", "4C319")
    game.choose("choose", merry).pass_().passes()
    assert zone == game.zone(merry)


@pytest.mark.card("4C321")
def test_later_a_hobbit_takes_one_wound_at_most() -> None:
    """Three wounds become one; a killing blow of double strength is no wound."""
    for strength, outcome in ((5, (terms.PLAY, 1)), (6, (terms.DEAD_PILE, 0))):
        at = in_rohan(6)
        merry = at.play(MERRY)
        brute = at.play(minion("Brute", strength=strength, keywords=((terms.DAMAGE, 2),)))
        at.hand(0, "4C321")
        game = at.skirmish(merry, brute).choose("play", "4C321").choose("choose", merry).pass_().passes()
        assert outcome == (game.zone(merry), game.wounds(merry))


@pytest.mark.card("1C312")
def test_a_hobbit_companion_exerts_to_remove_a_burden() -> None:
    """Frodo can do it, a Hobbit ally cannot; one burden goes."""
    at = standing().burdens(3)
    merry = at.play(MERRY)
    at.play("1C286")
    at.play(BOROMIR)
    at.hand(0, "1C312")
    game = at.fellowship().choose("play", "1C312")
    assert sorted([merry, at.frodo()]) == sorted(game.choices())
    game.choose("choose", at.frodo())
    assert (2, 1) == (burdens(game), game.wounds(at.frodo()))


@pytest.mark.card("1C312")
def test_an_exhausted_hobbit_cannot_be_sorry() -> None:
    """Frodo is the only Hobbit companion, and exhausted."""
    at = standing().burdens(3)
    at.play("1C286")
    at.hand(0, "1C312")
    atoms.set_wounds(at.table, at.frodo(), 3)
    assert not at.fellowship().offered("play", "1C312")


# Knocked on the Head.


@pytest.mark.card("4C308")
def test_an_unbound_hobbit_comes_back_in_the_regroup_phase() -> None:
    """Merry or Pippin at the usual cost; not Sam, who is Ring-bound, nor the Dwarf, nor one who was killed."""
    at = in_rohan()
    merry, pippin = at.discard(0, MERRY, PIPPIN)
    at.discard(0, SAM, GIMLI)
    at.hand(0, "4C308")
    game = at.regroup().choose("play", "4C308")
    assert sorted([merry, pippin]) == sorted(game.choices("play"))
    game.choose("play", merry)
    assert ([terms.PLAY, terms.DISCARD_PILE], 1) == (zones(game, merry, pippin), game.table.twilight)


@pytest.mark.card("4C308")
def test_nobody_to_knock_no_event() -> None:
    """In the discard pile are Ring-bound Hobbits, a copy of one in play and a copy of a dead one: it is not offered."""
    at = in_rohan()
    at.play(PIPPIN)
    at.discard(0, SAM, FRODO, MERRY, PIPPIN, LEGOLAS)
    at.dead(0, MERRY)
    at.hand(0, "4C308")
    game = at.regroup()
    assert (0, False) == (game.asked, game.offered("play", "4C308"))
