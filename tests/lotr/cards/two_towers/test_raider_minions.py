"""Raider minions of The Two Towers: Easterlings that use burdens, and Southrons."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import Thing
from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.library import printed
from tests.lotr.cards.standing import burdens, card, choices_of, fierce, hand_over, in_rohan, zones
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import ally, companion, minion

HERO = companion("Plain Hero", strength=4, vitality=5)
BOUND = companion("Bound Hero", vitality=4, keywords=((terms.RING_BOUND_KEYWORD, 1),))
SOUTHRON = minion("Some Southron", culture="raider", race="man", vitality=4, keywords=(("southron", 1),))
EASTERLING = minion("Some Easterling", culture="raider", race="man", vitality=4, keywords=(("easterling", 1),))
BEAST = minion("Southron Beast", culture="raider", race="creature", vitality=4)
STRANGER = minion("Strange Man", culture="dunland", race="man", vitality=4)


def with_companions(at: Position, number: int) -> list[Thing]:
    """Returns the other companions of a fellowship of the given size, Frodo included; allies do not count."""
    at.play(ally("Onlooker"))
    return [at.play(companion(f"Companion {one}", vitality=3)) for one in range(number - 1)]


@pytest.mark.parametrize(
    ("id", "number", "gain", "rage", "damage"),
    [
        card("4R218", 3, 0, 0, 0),
        card("4R218", 4, 5, 0, 0),
        card("4R218", 5, 5, 1, 0),
        card("4R218", 6, 5, 1, 1),
        card("4C224", 1, 0, 0, 0),
        card("4C224", 2, 3, 1, 0),
        card("4C227", 2, 0, 0, 0),
        card("4C227", 3, 0, 1, 1),
        card("4U230", 2, 0, 0, 0),
        card("4U230", 3, 0, 1, 1),
    ],
)
def test_men_who_thrive_on_burdens(id: str, number: int, gain: int, rage: int, damage: int) -> None:
    """Desert Legion, Easterling Axeman, Infantry and Trooper: burdens make the minion stronger, fierce or damage +1."""
    at = in_rohan(4).burdens(number)
    foe, other = at.play(id), at.play(EASTERLING)
    game = at.maneuver()
    words = (fierce(game, foe), keyword(game.table, foe, terms.DAMAGE))
    assert (printed(id).strength + gain, rage, damage) == (game.strength(foe), *words)
    assert (5, 0, 0) == (game.strength(other), fierce(game, other), keyword(game.table, other, terms.DAMAGE))


@pytest.mark.parametrize(("id", "ambush"), [card("4C252", 2), card("4C254", 2), card("4R218", 1)])
def test_southrons_who_ambush(id: str, ambush: int) -> None:
    """Southron Scout, Southron Soldier and Desert Legion: ambush may add tokens on a Free Peoples assignment."""
    at = in_rohan(4).pool(0)
    hero, foe = at.play(HERO), at.play(id)
    game = at.assignment().passes().choose("assign", hero, foe)
    if game.offered("done"):
        game.choose("done")
    assert (1, [ambush]) == (game.asked, [option.amount for option in game.options("ambush")])
    assert ambush == game.choose("ambush", foe).table.twilight


@pytest.mark.parametrize("id", [card("4C226"), card("4C228")])
@pytest.mark.parametrize(
    ("hero", "wounds", "verb", "added"),
    [(HERO, 0, "respond", 1), (HERO, 0, "pass", 0), (HERO, 1, "", 0), (BOUND, 0, "", 0)],
    ids=["exerts", "declines", "is exhausted", "Ring-bound"],
)
def test_easterlings_who_burden_the_unbound(id: str, hero: str, wounds: int, verb: str, added: int) -> None:
    """Easterling Guard and Easterling Lieutenant: assigned to an unbound companion, each may exert for a burden."""
    at = in_rohan(4)
    fighter, foe = at.play(hero), at.play(id, wounds=wounds)
    game = at.assignment().passes().choose("assign", fighter, foe)
    if game.offered("done"):
        game.choose("done")
    assert bool(verb) == game.offered("respond", foe)
    if verb:
        game.choose(verb)
    assert (added, wounds + added) == (burdens(game), game.wounds(foe))


@pytest.mark.parametrize(("id", "pool", "left"), [card("4U217", 0, 0), card("4R244", 0, 0), card("4U250", 5, 0)])
def test_southrons_who_take_a_site(id: str, pool: int, left: int) -> None:
    """Desert Lancers, Regiment of Haradrim and Southron Explorer: each pays to control a site in the regroup phase."""
    at = in_rohan(4).pool(pool)
    foe = at.play(id)
    game = hand_over(at.regroup()).choose("use", foe)
    sites = [piece.controller for piece in game.table.cards if piece.zone == terms.CONTROLLED]
    assert ([1], left, 1 if id == "4U250" else 2) == (sites, game.table.twilight, game.wounds(foe))


@pytest.mark.parametrize(
    ("id", "pool", "wounds"), [card("4U217", 9, 1), card("4R244", 9, 2), card("4U250", 4, 0), card("4U250", 9, 2)]
)
def test_southrons_who_cannot_pay_for_a_site(id: str, pool: int, wounds: int) -> None:
    """Desert Lancers, Regiment of Haradrim and Southron Explorer: the full exertions and tokens are required."""
    at = in_rohan(4).pool(pool)
    foe = at.play(id, wounds=wounds)
    assert not hand_over(at.regroup()).offered("use", foe)


@pytest.mark.parametrize("id", [card("4U217"), card("4R244")])
@pytest.mark.parametrize(
    ("beside", "offered"), [(SOUTHRON, True), (EASTERLING, True), (BEAST, False), (STRANGER, False)]
)
def test_who_follows_a_raider_man(id: str, beside: str, offered: bool) -> None:
    """Desert Lancers and Regiment of Haradrim: a Raider Man must be spotted."""
    at = in_rohan(4).pool(12)
    at.play(beside)
    at.hand(1, id)
    assert offered == at.shadow().offered("play", id)


@pytest.mark.parametrize("id", [card("4R219"), card("4U232"), card("4C248")])
def test_archers_who_aim_at_one(id: str) -> None:
    """Desert Lord, Elite Archer and Southron Bowman: each exerts to exert a companion instead of adding an arrow."""
    at = in_rohan(4)
    hero, other, archer = at.play(HERO), at.play(BOUND), at.play(id)
    at.play(ally("Onlooker"))
    game = hand_over(at.archery()).choose("use", archer)
    assert (1, [hero, other]) == (game.asked, game.choices())
    game.choose("choose", hero)
    assert (1, 1, 0) == (game.wounds(archer), game.wounds(hero), game.wounds(other))
    game.passes()
    assert (terms.ASSIGNMENT, 1, 0, 0) == (
        game.table.phase,
        game.wounds(hero),
        game.wounds(other),
        game.wounds(at.frodo()),
    )


@pytest.mark.card("4U232")
def test_an_exhausted_archer_shoots_as_ever() -> None:
    """Elite Archer: an exhausted archer cannot use the ability and adds its arrow."""
    at = in_rohan(4)
    archer = at.play("4U232", wounds=1)
    hero = at.play(HERO)
    game = hand_over(at.archery())
    assert not game.offered("use", archer)
    game.pass_()
    assert [at.frodo(), hero] == game.choices("wound")


@pytest.mark.card("4R225")
@pytest.mark.parametrize(("number", "gains"), [(1, []), (2, [2]), (4, [2, 3]), (6, [2, 3, 4])])
def test_a_captain_of_easterlings(number: int, gains: list[int]) -> None:
    """Easterling Captain: two tokens make an Easterling stronger, depending on the number of burdens."""
    for place, gain in enumerate(gains):
        at = in_rohan(4).pool(2).burdens(number)
        captain, other = at.play("4R225"), at.play(EASTERLING)
        at.play(SOUTHRON)
        game = hand_over(at.skirmish(at.play(HERO), captain))
        assert len(gains) == len(game.options("use")) - 1  # the drum
        game.game.answer((own(game, captain)[place],))
        assert (1, [captain, other]) == (game.asked, game.choices())
        game.choose("choose", captain)
        assert (11 + gain, 5, 0) == (game.strength(captain), game.strength(other), game.table.twilight)
    if not gains:
        at = in_rohan(4).pool(2).burdens(number)
        assert not hand_over(at.skirmish(at.play(HERO), at.play("4R225"))).offered("use", "4R225")


def own(game: Playing, card: Thing) -> list[str]:
    """Returns the keys of the actions that a card offers."""
    return [option.key for option in game.options("use") if option.subject == card]


@pytest.mark.card("4R225")
def test_a_captain_without_tokens() -> None:
    """Easterling Captain: one token is not enough for the ability."""
    at = in_rohan(4).pool(1).burdens(6)
    assert not hand_over(at.skirmish(at.play(HERO), at.play("4R225"))).offered("use", "4R225")


@pytest.mark.card("4R229")
@pytest.mark.parametrize(
    ("beside", "number", "verb", "tokens"),
    [
        (EASTERLING, 3, "respond", 3),
        (EASTERLING, 4, "respond", 4),
        (EASTERLING, 6, "respond", 4),
        (EASTERLING, 3, "pass", 0),
        (SOUTHRON, 3, "", 0),
    ],
)
def test_a_skirmisher_behind_an_easterling(beside: str, number: int, verb: str, tokens: int) -> None:
    """Easterling Skirmisher: played with another Easterling, it may add a token for each burden, up to four."""
    at = in_rohan(4).pool(1).burdens(number)
    at.play(beside)
    at.hand(1, "4R229")
    game = at.shadow().choose("play", "4R229")
    assert bool(verb) == game.offered("respond", "4R229")
    if verb:
        game.choose(verb)
    assert tokens == game.table.twilight


@pytest.mark.card("4R245")
@pytest.mark.parametrize(
    ("beside", "sites", "hits"), [(SOUTHRON, 0, 1), (SOUTHRON, 1, 2), (SOUTHRON, 2, 3), (EASTERLING, 2, 1)]
)
def test_a_southron_archer_over_conquered_land(beside: str, sites: int, hits: int) -> None:
    """Southron Archer: with another Southron, the archery total is 1 higher for each controlled site."""
    at = in_rohan(4)
    at.play("4R245")
    at.play(beside)
    for number in range(sites):
        at.control(1, number + 1)
    assert hits == at.archery().passes().wounds(at.frodo())


@pytest.mark.card("4U253")
@pytest.mark.parametrize("sites", [1, 3])
def test_a_sentry_over_conquered_land(sites: int) -> None:
    """Southron Sentry: it exerts to add two tokens for each site its player controls."""
    at = in_rohan(5).pool(0)
    sentry = at.play("4U253")
    for number in range(sites):
        at.control(1, number + 1)
    game = hand_over(at.maneuver()).choose("use", sentry)
    assert (2 * sites, 1) == (game.table.twilight, game.wounds(sentry))


@pytest.mark.parametrize(("id", "needed", "count"), [card("4R251", 5, 1), card("4R257", 6, 2)])
def test_southrons_who_wear_a_crowd_down(id: str, needed: int, count: int) -> None:
    """Southron Fighter and Southron Veterans: each exerts to make the Free Peoples player exert companions."""
    at = in_rohan(4)
    foe = at.play(id)
    others = with_companions(at, needed)
    game = hand_over(at.maneuver()).choose("use", foe)
    assert [at.frodo(), *others] == choices_of(game)
    game.choose_all(*others[:count])
    worn = [at.frodo(), *others]
    assert (1, [0] + [1] * count + [0] * (needed - 1 - count)) == (
        game.wounds(foe),
        [game.wounds(one) for one in worn],
    )
    at = in_rohan(4)
    foe = at.play(id)
    with_companions(at, needed - 1)
    assert not hand_over(at.maneuver()).offered("use", foe)
    at = in_rohan(4)
    foe = at.play(id, wounds=2)
    with_companions(at, needed)
    assert not hand_over(at.maneuver()).offered("use", foe)


@pytest.mark.card("4U249")
@pytest.mark.parametrize("verb", ["yes", "no"])
def test_a_commander_hunts_the_ring(verb: str) -> None:
    """Southron Commander: with six companions it is assigned to the Ring-bearer unless a companion is discarded."""
    at = in_rohan(4)
    foe, bound = at.play("4U249"), at.play(BOUND)
    others = with_companions(at, 5)
    game = hand_over(at.assignment()).choose("use", foe)
    assert 0 == game.asked
    game.choose(verb)
    if verb == "yes":
        assert others == choices_of(game)
        game.choose("choose", others[0])
        assert (terms.DISCARD_PILE, terms.PLAY, {}) == (
            game.zone(others[0]),
            game.zone(bound),
            dict(game.table.assignments),
        )
    else:
        assert {at.frodo(): (foe,)} == dict(game.table.assignments)


@pytest.mark.card("4U249", "4C258")
@pytest.mark.parametrize(("id", "companions", "wounds"), [("4U249", 5, 0), ("4C258", 4, 0), ("4C258", 5, 1)])
def test_who_cannot_hunt_the_ring(id: str, companions: int, wounds: int) -> None:
    """Southron Commander and Southron Wanderer: enough companions and a minion able to pay are required."""
    at = in_rohan(4)
    foe = at.play(id, wounds=wounds)
    with_companions(at, companions)
    assert not hand_over(at.assignment()).offered("use", foe)


@pytest.mark.card("4C258")
@pytest.mark.parametrize("verb", ["yes", "no"])
def test_a_wanderer_hunts_the_ring(verb: str) -> None:
    """Southron Wanderer: with five companions it exerts to fight the Ring-bearer unless four tokens are added."""
    at = in_rohan(4).pool(0)
    foe = at.play("4C258")
    with_companions(at, 5)
    game = hand_over(at.assignment()).choose("use", foe)
    assert 0 == game.asked
    game.choose(verb)
    hunted = {at.frodo(): (foe,)} if verb == "no" else {}
    assert (1, 4 if verb == "yes" else 0, hunted) == (
        game.wounds(foe),
        game.table.twilight,
        dict(game.table.assignments),
    )


@pytest.mark.parametrize("id", [card("4U249"), card("4R256"), card("4C258")])
@pytest.mark.rule("LG-69", "LG-73")
def test_who_can_hunt_nobody_is_not_bought_off(id: str) -> None:
    """Southron Commander, Troop and Wanderer: no payment is offered if the Ring-bearer is already assigned."""
    at = in_rohan(4)
    foe, others, hunter = at.play(id), with_companions(at, 7), at.play(SOUTHRON)
    atoms.assign(at.table, at.frodo(), (hunter,))
    game = hand_over(at.assignment()).choose("use", foe)
    assert "prompt-pay-to-prevent" != game.prompt
    assert {at.frodo(): (hunter,)} == dict(game.table.assignments)
    assert [terms.PLAY] * len(others) == zones(game, *others)


@pytest.mark.card("4R256")
@pytest.mark.rule("LG-73")
@pytest.mark.parametrize("verb", ["yes", "no"])
def test_a_troop_hunts_the_ring(verb: str) -> None:
    """Southron Troop: with seven companions it is assigned to the Ring-bearer unless a companion is discarded."""
    at = in_rohan(4)
    foe = at.play("4R256")
    others = with_companions(at, 7)
    game = hand_over(at.assignment()).choose("use", foe)
    assert 0 == game.asked
    game.choose(verb)
    if verb == "yes":
        assert others == choices_of(game, seat=1)
        game.choose("choose", others[3])
    gone = [one for one in others if game.zone(one) == terms.DISCARD_PILE]
    found = ([others[3]], {}) if verb == "yes" else ([], {at.frodo(): (foe,)})
    assert found == (gone, dict(game.table.assignments))


@pytest.mark.card("4R256")
def test_a_troop_does_not_come_alone() -> None:
    """Southron Troop: a Southron must be spotted to play it; it is an archer with ambush."""
    for friend, offered in ((SOUTHRON, True), (EASTERLING, False)):
        at = in_rohan(4).pool(20)
        at.play(friend)
        at.hand(1, "4R256")
        assert offered == at.shadow().offered("play", "4R256")
    at = in_rohan(4)
    foe = at.play("4R256")
    with_companions(at, 6)
    game = hand_over(at.assignment())
    assert not game.offered("use", foe)
    assert [1, 1, 1] == [keyword(game.table, foe, word) for word in (terms.ARCHER, terms.AMBUSH, "southron")]


@pytest.mark.parametrize(("id", "price"), [card("4R246", 1), card("4U236", 4)])
def test_a_defeat_by_southrons(id: str, price: int) -> None:
    """Southron Assassin and Howl of Harad: a loss to a Southron may cost tokens to wound a Ring-bound companion."""
    at = in_rohan(4).pool(price)
    at.play(id)
    hero, bound, foe = at.play(HERO), at.play(BOUND), at.play(SOUTHRON)
    game = lost(at.skirmish(hero, foe), id)
    assert 1 == game.asked
    game.choose("respond", id)
    assert [at.frodo(), bound] == choices_of(game)
    game.choose("choose", bound)
    assert (1, 0) == (game.wounds(bound), game.table.twilight)


def lost(game: Playing, id: str) -> Playing:
    """Returns the game after a lost skirmish, at the card's offer or at the end of the skirmish."""
    game.passes()
    while game.offered("suffer") and not game.offered("respond", id):
        game.choose("suffer")
    return game


@pytest.mark.card("4R246", "4U236")
@pytest.mark.parametrize(
    ("id", "pool", "foe"),
    [("4R246", 0, SOUTHRON), ("4U236", 3, SOUTHRON), ("4R246", 9, BEAST), ("4U236", 9, EASTERLING)],
)
def test_another_defeat(id: str, pool: int, foe: str) -> None:
    """Southron Assassin and Howl of Harad: enough tokens and a loss to a Southron are required."""
    at = in_rohan(4).pool(pool)
    at.play(id)
    hero, enemy = at.play(HERO), at.play(foe)
    assert not lost(at.skirmish(hero, enemy), id).offered("respond", id)


@pytest.mark.card("4R246", "4U236")
@pytest.mark.parametrize(("id", "price"), [("4R246", 1), ("4U236", 4)])
def test_a_defeat_by_southrons_may_be_enough(id: str, price: int) -> None:
    """Southron Assassin and Howl of Harad: the response is optional, and an ally's loss counts as well."""
    at = in_rohan(4).pool(price)
    at.play(id)
    game = lost(at.skirmish(at.play(ally("Loser", vitality=5)), at.play(SOUTHRON)), id)
    assert price == game.pass_().table.twilight
