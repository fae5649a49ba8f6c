"""Events of Moria of The Fellowship of the Ring."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.facade import add_burdens, exert, wound
from inglenook.lotr.dsl.filters import COMPANION, RING_BEARER
from tests.lotr.cards.standing import GIMLI, LEGOLAS, burdens, hand_over, standing, zones
from tests.lotr.samples import ally, companion, condition, event, minion

HATRED = "1U164"
END = "1R169"
FRENZY = "1C171"
RELENTLESS = "1U194"
THREAT = "1C197"
GOBLIN = minion("Goblin", vitality=3, culture="moria")
TROLL = minion("Some Troll", culture="moria", race="troll")
ARCHER = minion("Goblin with a Bow", culture="moria", keywords=((terms.ARCHER, 1),))
ARCHER_OF_MORDOR = minion("Orc with a Bow", culture="sauron", keywords=((terms.ARCHER, 1),))
ORC_OF_MORDOR = minion("Orc of Mordor", vitality=3, culture="sauron")
STEALTHY = event("Quiet Step", Action((terms.SKIRMISH,), (add_burdens(1),)), keywords=(("stealth", 1),))
OPEN = event("Loud Step", Action((terms.SKIRMISH,), (add_burdens(1),)))


@pytest.mark.card(HATRED)
def test_an_elf_is_hated() -> None:
    """Bitter Hatred: with a Moria archer spotted, an Elf companion or ally is wounded."""
    at = standing(site=4).pool(3)
    legolas, elf, _gimli = at.play(LEGOLAS), at.play(ally("Elf at Home", race="elf")), at.play(GIMLI)
    archer = at.play(ARCHER)
    at.hand(1, HATRED)
    game = hand_over(at.archery()).choose("play", HATRED)
    assert (1, sorted([legolas, elf])) == (game.asked, sorted(game.choices()))
    game.choose("choose", elf)
    assert (1, 0, 0, 2) == (game.wounds(elf), game.wounds(legolas), game.wounds(archer), game.table.twilight)


@pytest.mark.card(HATRED)
@pytest.mark.parametrize("friend", [GOBLIN, ARCHER_OF_MORDOR])
def test_no_hatred_without_an_archer_of_moria(friend: str) -> None:
    """Bitter Hatred: neither a Moria Orc without the archer keyword nor an archer of another culture counts."""
    at = standing(site=4).pool(3)
    at.play(LEGOLAS)
    at.play(friend)
    at.hand(1, HATRED)
    game = hand_over(at.archery())
    assert (1, False) == (game.asked, game.offered("play", HATRED))


@pytest.mark.card(END)
def test_the_end_comes_for_the_ring_bearer() -> None:
    """The End Comes: with five Moria minions, the Free Peoples player assigns a minion to the Ring-bearer."""
    at = standing(site=4)
    goblins = [at.play(GOBLIN), at.play(GOBLIN), at.play(GOBLIN), at.play(TROLL), at.play(ARCHER)]
    stranger = at.play(ORC_OF_MORDOR)
    at.play(GIMLI)
    at.hand(1, END)
    game = hand_over(at.assignment()).choose("play", END)
    assert (0, sorted([*goblins, stranger])) == (game.asked, sorted(game.choices()))
    game.choose("choose", stranger)
    assert ((at.frodo(), (stranger,)),) == tuple(game.table.assignments)


@pytest.mark.card(END)
@pytest.mark.parametrize(("goblins", "others", "offered"), [(4, 3, False), (5, 0, True)])
def test_the_end_needs_five_of_moria(goblins: int, others: int, offered: bool) -> None:
    """The End Comes: neither minions of other cultures nor Moria conditions count among the five."""
    at = standing(site=4)
    at.play("1C192")
    for _goblin in range(goblins):
        at.play(GOBLIN)
    for _other in range(others):
        at.play(ORC_OF_MORDOR)
    at.hand(1, END)
    assert offered == hand_over(at.assignment()).offered("play", END)


@pytest.mark.card(END)
def test_the_end_does_not_come_for_one_who_fights_already() -> None:
    """The End Comes: nothing happens if the Ring-bearer is already assigned (LR-17.3)."""
    at = standing(site=4)
    goblins = [at.play(GOBLIN) for _goblin in range(5)]
    atoms.assign(at.table, at.frodo(), (goblins[0],))
    at.hand(1, END)
    game = hand_over(at.assignment()).choose("play", END)
    if game.offered("choose"):
        game.choose("choose", goblins[1])
    assert ((at.frodo(), (goblins[0],)),) == tuple(game.table.assignments)


@pytest.mark.card(FRENZY)
def test_frenzied_goblins_fall_on_the_weary() -> None:
    """Frenzy: a Moria Orc is assigned to an exhausted companion of the Shadow player's choice, not the Ring-bearer."""
    at = standing(site=4).pool(5)
    weary, wearier = at.play(GIMLI, wounds=2), at.play(LEGOLAS, wounds=2)
    at.play(companion("Fresh"), wounds=1)
    at.play(ally("Weary Ally", vitality=1))
    atoms.set_wounds(at.table, at.frodo(), 3)
    first, second = at.play(GOBLIN), at.play(GOBLIN)
    at.play(TROLL)
    at.play(ORC_OF_MORDOR)
    at.hand(1, FRENZY)
    game = hand_over(at.assignment()).choose("play", FRENZY)
    assert (1, sorted([first, second])) == (game.asked, sorted(game.choices()))
    game.choose("choose", second)
    assert (1, sorted([weary, wearier])) == (game.asked, sorted(game.choices()))
    game.choose("choose", wearier)
    assert (((wearier, (second,)),), 3) == (tuple(game.table.assignments), game.table.twilight)


@pytest.mark.card(RELENTLESS)
@pytest.mark.rule("LR-26.10")
@pytest.mark.parametrize("used", [True, False])
def test_no_stealth_escapes_the_relentless(used: bool) -> None:
    """Relentless: with three Moria minions spotted, a stealth event is cancelled if the player chooses."""
    at = standing(site=4)
    goblin = at.play(GOBLIN)
    at.play(GOBLIN)
    at.play(TROLL)
    at.hand(0, STEALTHY)
    at.hand(1, RELENTLESS)
    game = at.skirmish(at.play(GIMLI), goblin).choose("play", STEALTHY)
    game.choose("respond", RELENTLESS) if used else game.pass_()
    assert (0 if used else 1) == burdens(game)


@pytest.mark.card(RELENTLESS)
@pytest.mark.parametrize(
    ("played", "third", "offered"),
    [(STEALTHY, TROLL, True), (STEALTHY, ORC_OF_MORDOR, False), (STEALTHY, "1C192", False), (OPEN, TROLL, False)],
    ids=["stealth", "two of moria", "no minion", "no stealth"],
)
def test_when_the_relentless_are_fooled(played: str, third: str, offered: bool) -> None:
    """Relentless: the response needs three Moria minions and a stealth event."""
    at = standing(site=4)
    goblin = at.play(GOBLIN)
    at.play(GOBLIN)
    at.play(third)
    at.hand(0, played)
    at.hand(1, RELENTLESS)
    assert offered == at.skirmish(at.play(GIMLI), goblin).choose("play", played).offered("respond", RELENTLESS)


@pytest.mark.card(RELENTLESS)
def test_a_stealthy_condition_is_no_event() -> None:
    """Relentless: an ability of a stealth condition cannot be cancelled."""
    at = standing(site=4)
    goblins = [at.play(GOBLIN) for _goblin in range(3)]
    path = at.play(condition("Hidden Path", Action((terms.SKIRMISH,), (add_burdens(1),)), keywords=(("stealth", 1),)))
    at.hand(1, RELENTLESS)
    game = at.skirmish(at.play(GIMLI), goblins[0]).choose("use", path)
    assert (1, False) == (burdens(game), game.offered("respond", RELENTLESS))


@pytest.mark.card(THREAT)
def test_a_goblin_exerts_for_two_cards() -> None:
    """Threat of the Unknown: the player's own Moria Orc exerts to draw two cards."""
    at = standing(site=4, seats=3)
    goblin, second = at.play(GOBLIN, seat=2), at.play(GOBLIN, seat=2)
    at.play(TROLL, seat=2)
    at.play(ORC_OF_MORDOR, seat=2)
    at.play(GOBLIN, seat=1)
    deck = at.deck(2, *[ORC_OF_MORDOR] * 3)
    at.hand(2, THREAT)
    game = at.shadow().choose("play", THREAT)
    assert (2, sorted([goblin, second])) == (game.asked, sorted(game.choices()))
    game.choose("choose", second)
    assert (1, tuple(deck[:2]), tuple(deck[2:])) == (
        game.wounds(second),
        game.table.players[2].hand,
        game.table.players[2].deck,
    )


@pytest.mark.card(THREAT)
def test_exhausted_goblins_are_no_threat() -> None:
    """Threat of the Unknown: an exhausted Moria Orc cannot exert for the event."""
    at = standing(site=4)
    at.play(GOBLIN, wounds=2)
    at.play(ORC_OF_MORDOR)
    at.deck(1, GOBLIN, GOBLIN)
    at.hand(1, THREAT)
    assert not at.shadow().offered("play", THREAT)


ENRAGED = "1R167"


@pytest.mark.card(ENRAGED)
@pytest.mark.rule("LR-27.3")
@pytest.mark.parametrize(("others", "most", "spotted"), [(2, 2, 2), (2, 2, 1), (6, 4, 4), (0, 0, 0)])
def test_enraged_denizens(others: int, most: int, spotted: int) -> None:
    """Denizens Enraged: strength +1 for each other Moria Orc spotted, up to +4."""
    at = standing(site=4).pool(3)
    goblin = at.play(GOBLIN)
    at.play(TROLL)
    at.play(ORC_OF_MORDOR)
    for _other in range(others):
        at.play(GOBLIN)
    at.hand(1, ENRAGED)
    game = hand_over(at.skirmish(at.play(GIMLI), goblin)).choose("play", ENRAGED)
    if others:
        assert 1 + others == len(game.choices())
        game.choose("choose", goblin)
        assert list(range(most + 1)) == [option.amount for option in game.options("number")]
        game.choose("number", amount=spotted)
    assert (5 + spotted, 2) == (game.strength(goblin), game.table.twilight)
    while game.table.phase == terms.SKIRMISH:
        game.passes()
    assert 5 == game.strength(goblin)


LOST = "1R189"
MERCY = event("Mercy", Action((terms.MANEUVER,), (exert(RING_BEARER),)), side=terms.SHADOW)
BLOW = event("Blow", Action((terms.MANEUVER,), (wound(RING_BEARER),)), side=terms.SHADOW)
OTHER_BLOW = event("Other Blow", Action((terms.MANEUVER,), (wound(COMPANION & ~RING_BEARER),)), side=terms.SHADOW)


@pytest.mark.card(LOST)
@pytest.mark.parametrize("cause", [MERCY, BLOW])
@pytest.mark.parametrize(
    ("deck", "spotted", "added"),
    [
        ((GOBLIN, GIMLI, TROLL), 3, 2),
        ((GOBLIN, GIMLI, TROLL), 1, 1),
        ((GIMLI, LEGOLAS, GOBLIN), 2, 0),
        ((GOBLIN,) * 6, 5, 3),
        ((GOBLIN, GOBLIN), 5, 2),
    ],
    ids=["three", "one", "none of the shadow", "no more than three", "a short deck"],
)
def test_lost_to_the_goblins(cause: str, deck: tuple[str, ...], spotted: int, added: int) -> None:
    """Lost to the Goblins: when the Ring-bearer exerts or is wounded, discarded Shadow cards add burdens."""
    at = standing(site=4)
    for _minion in range(4):
        at.play(GOBLIN)
    at.play(TROLL)
    at.play(ORC_OF_MORDOR)
    at.play("1C192")
    cards = at.deck(1, *deck)
    at.hand(1, cause, LOST)
    game = hand_over(at.maneuver()).choose("play", cause).choose("respond", LOST)
    assert list(range(6)) == [option.amount for option in game.options("number")]
    game.choose("number", amount=spotted)
    gone = min(spotted, len(deck))
    assert [terms.DISCARD_PILE] * gone + [terms.DECK] * (len(deck) - gone) == zones(game, *cards)
    assert added == burdens(game)


@pytest.mark.card(LOST)
def test_who_is_not_lost_to_the_goblins() -> None:
    """Lost to the Goblins: another companion does not trigger the response, which is optional."""
    at = standing(site=4)
    gimli = at.play(GIMLI)
    at.play(GOBLIN)
    at.deck(1, GOBLIN, GOBLIN)
    at.hand(1, OTHER_BLOW, BLOW, LOST)
    game = hand_over(at.maneuver()).choose("play", OTHER_BLOW)
    assert (1, False) == (game.wounds(gimli), game.offered("respond", LOST))
    game = hand_over(game).choose("play", BLOW).pass_()
    assert (0, 1) == (burdens(game), game.wounds(at.frodo()))
