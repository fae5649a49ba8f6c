"""Gríma and Siege Engine of Battle of Helm's Deep: cards returned to hand and machines saved from discard."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Trigger
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.effects import Discard
from inglenook.lotr.dsl.facade import a, add_burdens, each
from inglenook.lotr.dsl.filters import CHARACTER, CONDITION, SHADOW_CARD
from inglenook.lotr.dsl.happenings import Happening
from tests.lotr.cards.standing import burdens, choices_of, hand_over, in_rohan, zones
from tests.lotr.positions import Position
from tests.lotr.samples import ally, companion, condition, event, minion, possession

GRIMA, ENGINE, RAM = "5R51", "5U60", "5U44"
ELF = companion("Elf", race="elf", culture="elven", vitality=1)
RIDER = companion("Rider", culture="rohan")
RANGER = companion("Ranger", culture="gondor")
MAIL = possession("Mail", vitality=2, culture="gondor", on=On(CHARACTER))
WEB = condition("Web", side=terms.SHADOW, culture="isengard", on=On(CHARACTER))
URUK = minion("Uruk", culture="isengard", race="uruk-hai", cost=2)
STRANGE_URUK = minion("Strange Uruk", race="uruk-hai", cost=2)
ORC = minion("Orc", culture="isengard", cost=2)
CATAPULT = condition("Catapult", side=terms.SHADOW, keywords=(("machine", 1),))
PALISADE = condition("Palisade", side=terms.SHADOW)


# Gríma.


def counsel(*others: str, wounds: int = 0) -> tuple[Position, int, list[int]]:
    """Returns a game with Gríma in play and the given companions beside Frodo."""
    at = in_rohan(4)
    return at, at.play(GRIMA, wounds=wounds), [at.play(id) for id in others]


@pytest.mark.card(GRIMA)
@pytest.mark.rule("LR-28.8")
def test_grima_sends_a_companion_home() -> None:
    """Gríma: with four cultures spotted, Gríma exerts to return an unbound companion and all cards on it to hand."""
    at, grima, [rider, ranger] = counsel(RIDER, RANGER)
    elf = at.play(ELF, wounds=2)  # who lives by the mail alone
    mail, web = at.play(MAIL, on=elf), at.play(WEB, on=elf)
    other_mail = at.play(MAIL, on=rider)
    at.play(ally("Friend"))
    stacked = at.stack(RANGER, 0, elf)
    game = hand_over(at.maneuver()).choose("use", grima)
    assert [rider, ranger, elf] == choices_of(game, 1)
    game.choose("choose", elf)
    assert [terms.HAND] * 4 == zones(game, elf, mail, web, stacked)
    assert {elf, mail, stacked} <= set(game.table.players[0].hand) and web in game.table.players[1].hand
    assert (1, terms.PLAY, ()) == (game.wounds(grima), game.zone(other_mail), game.table.players[0].dead)


@pytest.mark.card(GRIMA)
@pytest.mark.parametrize(
    ("others", "wounds", "offered"),
    [((ELF, RIDER, RANGER), 0, True), ((ELF, RIDER, RIDER), 0, False), ((ELF, RIDER, RANGER), 2, False)],
)
def test_grima_needs_many_cultures(others: tuple[str, ...], wounds: int, offered: bool) -> None:
    """Gríma: three Free Peoples cultures are not enough, and Gríma must be able to exert."""
    at, grima, _companions = counsel(*others, wounds=wounds)
    assert offered == hand_over(at.maneuver()).offered("use", grima)


@pytest.mark.card(GRIMA)
@pytest.mark.rule("LG-74")
def test_what_grima_returns_is_not_discarded() -> None:
    """Gríma: neither the returned companion nor the cards it bore count as discarded."""
    at, grima, [elf, _rider, _ranger] = counsel(ELF, RIDER, RANGER)
    at.play(MAIL, on=elf)
    at.play(condition("Long List", Trigger(Happening(terms.DISCARDED_NOW), (add_burdens(1),)), side=terms.SHADOW))
    game = hand_over(at.maneuver())
    before = burdens(game)
    game.choose("use", grima).choose("choose", elf)
    assert (before, terms.HAND) == (burdens(game), game.zone(elf))


# A siege engine.

TEAR_DOWN = event("Tear Down", Action((terms.MANEUVER,), (Discard(a(SHADOW_CARD & CONDITION)),)))
BURN_ALL = event("Burn All", Action((terms.MANEUVER,), (Discard(each(SHADOW_CARD & CONDITION)),)))
GIVE_UP = event("Give Up", Action((terms.MANEUVER,), (Discard(a(SHADOW_CARD & CONDITION), by=terms.AN_OPPONENT),)))


@pytest.mark.card(ENGINE)
def test_a_siege_engine_is_rolled_up() -> None:
    """Siege Engine: an Uruk-hai of any culture is played at its cost to put an Isengard token on any machine."""
    at = in_rohan(4).pool(2)
    engine, catapult, palisade = at.play(ENGINE), at.play(CATAPULT), at.play(PALISADE)
    uruk, orc = at.hand(1, STRANGE_URUK, ORC)
    game = at.shadow().choose("use", engine)
    assert (terms.PLAY, terms.HAND, 0) == (*zones(game, uruk, orc), game.table.twilight)
    assert [engine, catapult] == choices_of(game, 1)
    game.choose("choose", catapult)
    assert [0, 1, 0] == [game.table.cards[one].tokens for one in (engine, catapult, palisade)]
    assert "isengard" == game.table.cards[catapult].culture_tokens


@pytest.mark.card(ENGINE)
@pytest.mark.parametrize(("id", "pool", "offered"), [(URUK, 2, True), (URUK, 1, False), (ORC, 2, False)])
def test_who_rolls_up_a_siege_engine(id: str, pool: int, offered: bool) -> None:
    """Siege Engine: neither an Orc nor an Uruk-hai whose cost cannot be paid can be played."""
    at = in_rohan(4).pool(pool)
    engine = at.play(ENGINE)
    at.hand(1, id)
    assert offered == at.shadow().offered("use", engine)


@pytest.mark.card(ENGINE)
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_a_siege_engine_saves_a_machine(verb: str) -> None:
    """Siege Engine: the engine is discarded so that a machine an opponent would discard stays with its tokens."""
    at = in_rohan(4)
    at.play(ORC)
    engine, ram = at.play(ENGINE), at.play(RAM, tokens=2, culture="isengard")
    at.hand(0, TEAR_DOWN)
    game = at.maneuver().choose("play", TEAR_DOWN).choose("choose", ram)
    assert (1, True) == (game.asked, game.offered("respond", engine))
    game.choose(verb)
    saved = [terms.DISCARD_PILE, terms.PLAY] if verb == "respond" else [terms.PLAY, terms.DISCARD_PILE]
    assert (saved, 2 if verb == "respond" else 0) == (zones(game, engine, ram), game.table.cards[ram].tokens)


@pytest.mark.card(ENGINE)
@pytest.mark.parametrize("first", [True, False])
def test_a_siege_engine_saves_all_machines(first: bool) -> None:
    """Siege Engine: all machines discarded at the same time are saved together, but other conditions are not."""
    at = in_rohan(4)
    at.play(ORC)
    before = [at.play(ENGINE)] if first else []
    palisade, ram, catapult = at.play(PALISADE), at.play(RAM), at.play(CATAPULT)
    [engine] = before or [at.play(ENGINE)]
    at.hand(0, BURN_ALL)
    game = at.maneuver().choose("play", BURN_ALL).choose("respond", engine)
    assert [terms.DISCARD_PILE, terms.PLAY, terms.PLAY, terms.DISCARD_PILE] == zones(
        game, palisade, ram, catapult, engine
    )


@pytest.mark.card(ENGINE)
@pytest.mark.rule("LR-26.18")
def test_a_siege_engine_does_not_save_itself() -> None:
    """Siege Engine: the engine cannot save itself, because its own discard is the cost."""
    at = in_rohan(4)
    at.play(ORC)
    engine, ram = at.play(ENGINE), at.play(RAM)
    at.hand(0, TEAR_DOWN)
    game = at.maneuver().choose("play", TEAR_DOWN).choose("choose", engine).choose("respond", engine)
    assert [terms.DISCARD_PILE, terms.PLAY] == zones(game, engine, ram)


@pytest.mark.card(ENGINE)
def test_a_siege_engine_saves_nothing_from_its_own_side() -> None:
    """Siege Engine: a machine that its own player discards is not saved, even if an opponent's card requires it."""
    at = in_rohan(4)
    at.play(ORC)
    engine, ram = at.play(ENGINE), at.play(RAM)
    at.hand(0, GIVE_UP)
    game = at.maneuver().choose("play", GIVE_UP)
    assert 1 == game.asked
    game.choose("choose", ram)
    assert [terms.PLAY, terms.DISCARD_PILE] == zones(game, engine, ram)


@pytest.mark.card(ENGINE)
def test_a_siege_engine_saves_no_wall() -> None:
    """Siege Engine: only machines can be saved, not other conditions."""
    at = in_rohan(4)
    at.play(ORC)
    engine, palisade = at.play(ENGINE), at.play(PALISADE)
    at.hand(0, TEAR_DOWN)
    game = at.maneuver().choose("play", TEAR_DOWN).choose("choose", palisade)
    assert [terms.PLAY, terms.DISCARD_PILE] == zones(game, engine, palisade)


@pytest.mark.card(ENGINE)
@pytest.mark.rule("LG-28")
def test_another_shadow_player_is_no_opponent() -> None:
    """Siege Engine: a machine that another Shadow player discards is not saved."""
    ruin = event("Ruin", Action((terms.MANEUVER,), (Discard(a(CONDITION)),)), side=terms.SHADOW)
    at = in_rohan(4, seats=3)
    at.play(minion("Somebody"), seat=1)
    engine, ram = at.play(ENGINE, seat=1), at.play(RAM, seat=1)
    at.hand(2, ruin)
    game = hand_over(at.maneuver())
    while not game.offered("play", ruin):
        game.pass_()
    game.choose("play", ruin).choose("choose", ram)
    assert [terms.PLAY, terms.DISCARD_PILE] == zones(game, engine, ram)
