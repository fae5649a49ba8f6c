"""Raider conditions, events and possessions of The Two Towers."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import keyword
from tests.lotr.cards.standing import burdens, choices_of, hand_over, in_rohan, standing, zones
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import ally, companion, condition, minion

ARCHER = (terms.ARCHER, 1)
HERO = companion("Plain Hero", strength=4, vitality=5)
BOUND = companion("Bound Hero", vitality=4, keywords=((terms.RING_BOUND_KEYWORD, 1),))
SOUTHRON = minion("Some Southron", culture="raider", race="man", vitality=4, keywords=(("southron", 1),))
EASTERLING = minion("Some Easterling", culture="raider", race="man", vitality=4, keywords=(("easterling", 1),))
BOWMAN = minion("Some Bowman", culture="raider", race="man", vitality=4, keywords=(ARCHER,))
BEAST = minion("Southron Beast", culture="raider", race="creature", vitality=4)
STRANGER = minion("Strange Man", culture="dunland", race="man", vitality=4)
ORC_ARCHER = minion("Orc Archer", vitality=4, keywords=(ARCHER,))
HOPE = condition("Hope")

ARROW = "4U216"


def tokens(game: Playing, card: int) -> int:
    """Returns the culture tokens on a card."""
    return game.table.cards[card].tokens


@pytest.mark.card(ARROW)
@pytest.mark.parametrize(
    ("foe", "verb", "number"), [(SOUTHRON, "respond", 1), (SOUTHRON, "pass", 0), (BEAST, "", 0), (STRANGER, "", 0)]
)
@pytest.mark.parametrize("loser", [HERO, ally("Loser", vitality=5)])
def test_an_arrow_for_each_defeat(loser: str, foe: str, verb: str, number: int) -> None:
    """Arrow From the South: when a companion or ally loses to a Raider Man, a token may be added."""
    at = in_rohan(4)
    arrow, hero, enemy = at.play(ARROW), at.play(loser), at.play(foe)
    game = at.skirmish(hero, enemy).passes()
    while game.offered("suffer"):
        game.choose("suffer")
    assert bool(verb) == game.offered("respond", arrow)
    if verb:
        game.choose(verb)
    assert number == tokens(game, arrow)


@pytest.mark.card(ARROW)
def test_arrows_that_heal_archers() -> None:
    """Arrow From the South: each token heals a Raider archer, and then the condition is discarded."""
    at = in_rohan(4)
    arrow = at.play(ARROW, tokens=2, culture="raider")
    first, second = at.play(BOWMAN, wounds=2), at.play(BOWMAN, wounds=2)
    others = [at.play(SOUTHRON, wounds=1), at.play(ORC_ARCHER, wounds=1)]
    game = hand_over(at.archery()).choose("use", arrow)
    assert [first, second] == choices_of(game, 1)
    game.choose("choose", first).choose("choose", second)
    assert [1, 1, 1, 1] == [game.wounds(one) for one in (first, second, *others)]
    assert terms.DISCARD_PILE == game.zone(arrow)


@pytest.mark.card("4R223")
@pytest.mark.parametrize(("number", "verb", "gone"), [(2, "", 1), (3, "yes", 2), (3, "no", 1)])
def test_discovered(number: int, verb: str, gone: int) -> None:
    """Discovered: a Raider Man exerts to discard a Free Peoples condition, or two with three burdens."""
    at = in_rohan(4).pool(1).burdens(number)
    spy, _beast = at.play(SOUTHRON), at.play(BEAST)
    hopes = [at.play(HOPE) for _one in range(3)]
    at.hand(1, "4R223")
    game = hand_over(at.maneuver()).choose("play", "4R223")
    if verb:
        game.choose(verb)
    assert hopes == [one for one in choices_of(game, 1) if game.table.cards[one].printed.id == HOPE]
    assert 4 == len(game.choices())  # the bell is one, too; no drum
    game.choose_all(*hopes[:gone])
    piles = [terms.DISCARD_PILE] * gone + [terms.PLAY] * (3 - gone)
    assert (piles, 1, 0) == (zones(game, *hopes), game.wounds(spy), game.table.twilight)


@pytest.mark.card("4R223")
def test_discovered_by_nobody() -> None:
    """Discovered: a Raider Man who can exert is required."""
    at = in_rohan(4).pool(1)
    at.play(BEAST)
    at.play(STRANGER)
    at.play(SOUTHRON, wounds=3)
    at.hand(1, "4R223")
    assert not hand_over(at.maneuver()).offered("play", "4R223")


@pytest.mark.card("4U233")
@pytest.mark.parametrize("number", [3, 5])
def test_fearless_southrons(number: int) -> None:
    """Fearless: a Southron is strength +1 for each burden spotted, up to +5."""
    at = in_rohan(4).pool(2).burdens(7 if number == 5 else number)
    foe, other = at.play(SOUTHRON), at.play(EASTERLING)
    at.hand(1, "4U233")
    game = hand_over(at.skirmish(at.play(HERO), foe)).choose("play", "4U233").choose("choice", amount=1)
    assert list(range(number + 1)) == [option.amount for option in game.options("number")]
    game.choose("number", amount=number)
    assert (5 + number, 5, 0) == (game.strength(foe), game.strength(other), game.table.twilight)


@pytest.mark.card("4U233")
def test_fearless_raiders() -> None:
    """Fearless: the other choice makes a Raider Man strength +2 regardless of burdens."""
    at = in_rohan(4).pool(2).burdens(6)
    foe, other = at.play(SOUTHRON), at.play(EASTERLING)
    at.play(BEAST)
    at.play(STRANGER)
    at.hand(1, "4U233")
    game = hand_over(at.skirmish(at.play(HERO), foe)).choose("play", "4U233").choose("choice", amount=2)
    assert [foe, other] == choices_of(game, 1)
    assert (7, 5) == (game.choose("choose", other).strength(other), game.strength(foe))


@pytest.mark.card("4U234")
@pytest.mark.parametrize("phase", ["maneuver", "skirmish", "archery"])
def test_a_flanking_attack(phase: str) -> None:
    """Flanking Attack: a Southron exerts to add three tokens in the maneuver or skirmish phase."""
    at = in_rohan(4).pool(0)
    hero, foe, _other = at.play(HERO), at.play(SOUTHRON), at.play(EASTERLING)
    at.hand(1, "4U234")
    game = at.skirmish(hero, foe) if phase == "skirmish" else at.maneuver() if phase == "maneuver" else at.archery()
    hand_over(game)
    assert (phase != "archery") == game.offered("play", "4U234")
    if phase != "archery":
        game.choose("play", "4U234")
        assert (3, 1) == (game.table.twilight, game.wounds(foe))


@pytest.mark.card("4U234")
def test_a_flanking_attack_needs_a_southron() -> None:
    """Flanking Attack: an Easterling cannot exert for the event."""
    at = in_rohan(4)
    at.play(EASTERLING)
    at.hand(1, "4U234")
    assert not hand_over(at.maneuver()).offered("play", "4U234")


@pytest.mark.card("4C235")
@pytest.mark.parametrize(
    ("hero", "foe", "offered"),
    [(BOUND, SOUTHRON, True), (HERO, SOUTHRON, False), (BOUND, BEAST, False), (BOUND, STRANGER, False)],
)
def test_gathering_to_the_summons(hero: str, foe: str, offered: bool) -> None:
    """Gathering to the Summons: a burden is added if a Raider Man is skirmishing a Ring-bound companion."""
    at = in_rohan(4)
    fighter, enemy = at.play(hero), at.play(foe)
    at.play(EASTERLING)
    at.hand(1, "4C235")
    game = hand_over(at.skirmish(fighter, enemy))
    assert offered == game.offered("play", "4C235")
    if offered:
        assert 1 == burdens(game.choose("play", "4C235"))


@pytest.mark.card("4R238")
@pytest.mark.parametrize(
    ("men", "controller", "pool", "offered"),
    [(3, 1, 2, True), (2, 1, 2, False), (3, -1, 2, False), (3, 1, 1, False), (3, 0, 2, False)],
)
def test_the_men_of_harad(men: int, controller: int, pool: int, offered: bool) -> None:
    """Men of Harad: with three Southrons and a controlled site, two tokens draw a card."""
    at = in_rohan(4).pool(pool)
    host = at.play("4R238")
    for _one in range(men):
        at.play(SOUTHRON)
    at.play(EASTERLING)
    if controller >= 0:
        at.control(controller, 1)
    at.deck(1, HOPE, HOPE)
    game = at.shadow()
    assert offered == game.offered("use", host)
    if offered:
        game.choose("use", host)
        assert (1, 0) == (len(game.table.players[1].hand), game.table.twilight)


@pytest.mark.card("4C239")
@pytest.mark.rule("LR-27.3")
@pytest.mark.parametrize(("number", "verb", "gain"), [(3, "", 3), (4, "yes", 4), (4, "no", 3)])
def test_the_men_of_rhun(number: int, verb: str, gain: int) -> None:
    """Men of Rhûn: a Raider Man is strength +3, or +4 with four burdens spotted."""
    at = in_rohan(4).pool(2).burdens(number)
    foe = at.play(SOUTHRON)
    others = [at.play(BEAST), at.play(STRANGER)]
    at.hand(1, "4C239")
    game = hand_over(at.skirmish(at.play(HERO), foe)).choose("play", "4C239")
    if verb:
        game.choose(verb)
    assert (5 + gain, 0) == (game.strength(foe), game.table.twilight)
    assert [5, 5] == [game.strength(one) for one in others]


def crowd(at: Position, companions: int) -> list[int]:
    """Returns the other companions of a fellowship of the given size, Frodo included."""
    at.play(ally("Onlooker"))
    return [at.play(companion(f"Companion {one}")) for one in range(companions - 1)]


@pytest.mark.card("4R240")
@pytest.mark.parametrize(("companions", "added"), [(4, 0), (5, 1), (7, 3)])
def test_a_new_fear(companions: int, added: int) -> None:
    """New Fear: a Raider Man exerts to add a burden for each companion beyond four."""
    at = in_rohan(4).pool(4)
    foe, _beast = at.play(SOUTHRON), at.play(BEAST)
    crowd(at, companions)
    at.hand(1, "4R240")
    game = hand_over(at.regroup()).choose("play", "4R240")
    if game.offered("no"):
        assert 0 == game.asked
        game.choose("no")
    assert (added, 1, 0) == (burdens(game), game.wounds(foe), game.table.twilight)


@pytest.mark.card("4R240")
def test_a_new_fear_prevented() -> None:
    """New Fear: two companions other than the Ring-bearer may be discarded to prevent the burdens."""
    at = in_rohan(4).pool(4)
    at.play(SOUTHRON)
    others = crowd(at, 5)
    at.hand(1, "4R240")
    game = hand_over(at.regroup()).choose("play", "4R240").choose("yes")
    assert others == choices_of(game)
    game.choose_all(*others[:2])
    assert (0, [terms.DISCARD_PILE] * 2 + [terms.PLAY] * 2) == (burdens(game), zones(game, *others))


@pytest.mark.card("4U242")
def test_raiders_from_the_east() -> None:
    """Raiders From the East: three tokens and an exertion of a Raider Man put a Raider token on the condition."""
    at = in_rohan(4).pool(3)
    raiders, foe, _beast = at.play("4U242"), at.play(SOUTHRON), at.play(BEAST)
    game = at.shadow().choose("use", raiders)
    assert (1, 1, 0) == (tokens(game, raiders), game.wounds(foe), game.table.twilight)
    for pool, wounds in ((2, 0), (3, 3)):
        at = in_rohan(4).pool(pool)
        raiders = at.play("4U242")
        at.play(SOUTHRON, wounds=wounds)
        at.play(STRANGER)
        assert not at.shadow().offered("use", raiders)


@pytest.mark.card("4U242")
def test_raiders_in_the_maneuver_phase() -> None:
    """Raiders From the East: a Raider token is taken off in the maneuver phase to add a twilight token."""
    at = in_rohan(4).pool(0)
    raiders = at.play("4U242", tokens=1, culture="raider")
    game = hand_over(at.maneuver()).choose("use", raiders)
    assert (0, 1) == (tokens(game, raiders), game.table.twilight)
    assert not hand_over(game).offered("use", raiders)


@pytest.mark.card("4R243")
@pytest.mark.parametrize(("number", "hits"), [(0, 2), (2, 4), (5, 7), (7, 7)])
def test_rapid_fire(number: int, hits: int) -> None:
    """Rapid Fire: a Raider archer exerts to add 1 to the archery total for each burden, up to 5."""
    at = in_rohan(4, frodo="1C290").pool(6).burdens(number)
    archer, orc = at.play(BOWMAN), at.play(ORC_ARCHER)
    target = at.play(companion("Target", vitality=9))
    at.hand(1, "4R243")
    game = hand_over(at.archery()).choose("play", "4R243")
    assert (1, 0, 0) == (game.wounds(archer), game.wounds(orc), game.table.twilight)
    game.passes()
    while game.offered("wound"):
        game.choose("wound", target)
    assert hits == game.wounds(target)


@pytest.mark.card("4R243")
def test_rapid_fire_needs_a_raider_archer() -> None:
    """Rapid Fire: neither an Orc archer nor a Southron without archer can exert."""
    at = in_rohan(4).pool(6)
    at.play(ORC_ARCHER)
    at.play(SOUTHRON)
    at.hand(1, "4R243")
    assert not hand_over(at.archery()).offered("play", "4R243")


@pytest.mark.card("4R247")
@pytest.mark.parametrize(("beside", "hits"), [(None, 1), (SOUTHRON, 2), (EASTERLING, 2), (BEAST, 1), (STRANGER, 1)])
def test_a_southron_bow(beside: str | None, hits: int) -> None:
    """Southron Bow: the bearer is an archer, and another Raider Man adds 1 to the archery total."""
    at = in_rohan(4)
    bearer = at.play(SOUTHRON)
    at.play("4R247", on=bearer)
    if beside:
        at.play(beside)
    game = at.archery()
    assert 1 == keyword(game.table, bearer, terms.ARCHER)
    assert hits == game.passes().wounds(at.frodo())


@pytest.mark.card("4R247", "4C255")
@pytest.mark.parametrize(
    ("id", "bearers"),
    [("4R247", {SOUTHRON, EASTERLING}), ("4C255", {SOUTHRON})],
)
def test_who_bears_southron_arms(id: str, bearers: set[str]) -> None:
    """Southron Bow and Southron Spear: any Raider Man can bear the bow, only a Southron the spear."""
    for bearer in (SOUTHRON, EASTERLING, BEAST, STRANGER):
        at = in_rohan(4).pool(9)
        at.play(bearer)
        at.hand(1, id)
        assert (bearer in bearers) == at.shadow().offered("play", id)


@pytest.mark.card("4C255")
@pytest.mark.parametrize(("pool", "wounds", "offered"), [(4, 0, True), (3, 0, False), (4, 3, False)])
@pytest.mark.parametrize("hero", [HERO, ally("Fighter", vitality=5)])
def test_a_southron_spear(hero: str, pool: int, wounds: int, offered: bool) -> None:
    """Southron Spear: four tokens and an exertion wound a companion or ally skirmishing the bearer."""
    at = in_rohan(4).pool(pool)
    fighter, bearer, other = at.play(hero), at.play(SOUTHRON, wounds=wounds), at.play(BOUND)
    spear = at.play("4C255", on=bearer)
    game = hand_over(at.skirmish(fighter, bearer))
    assert (7, offered) == (game.strength(bearer), game.offered("use", spear))
    if offered:
        game.choose("use", spear)
        assert (1, 1, 0, 0) == (game.wounds(fighter), game.wounds(bearer), game.wounds(other), game.table.twilight)


@pytest.mark.card("4C255")
def test_a_southron_spear_in_another_skirmish() -> None:
    """Southron Spear: no character is wounded outside the bearer's own skirmish."""
    at = in_rohan(4).pool(4)
    fighter, foe, bearer = at.play(HERO), at.play(EASTERLING), at.play(SOUTHRON)
    spear = at.play("4C255", on=bearer)
    game = hand_over(at.skirmish(fighter, foe))
    if game.offered("use", spear):
        game.choose("use", spear)
    assert 0 == game.wounds(fighter)


@pytest.mark.card("4R259")
@pytest.mark.parametrize("verb", ["yes", "no"])
def test_a_vision_from_afar(verb: str) -> None:
    """Vision From Afar: an Easterling is assigned to the Ring-bearer unless a burden is added."""
    at = in_rohan(4).pool(2)
    foe, other, _southron = at.play(EASTERLING), at.play(EASTERLING), at.play(SOUTHRON)
    at.play(HERO)
    at.hand(1, "4R259")
    game = hand_over(at.assignment()).choose("play", "4R259")
    assert 0 == game.asked
    game.choose(verb)
    if verb == "no":
        assert [foe, other] == choices_of(game, 1)
        game.choose("choose", foe)
    hunted = {at.frodo(): (foe,)} if verb == "no" else {}
    assert (int(verb == "yes"), hunted, 0) == (burdens(game), dict(game.table.assignments), game.table.twilight)


@pytest.mark.card("4R231")
@pytest.mark.parametrize(
    ("number", "block", "wounds"), [(2, "towers", 2), (2, "fellowship", 0), (1, "towers", 0), (3, "towers", 0)]
)
def test_the_way_out_of_the_emyn_muil(number: int, block: str, wounds: int) -> None:
    """Eastern Emyn Muil: each Ring-bound companion exerts twice on leaving site 2 of the Tower block."""
    at = in_rohan(number) if block == "towers" else standing(number)
    bound, hero = at.play(BOUND), at.play(HERO)
    at.play("4R231")
    game = at.fellowship().choose("move")
    assert [wounds, wounds, 0] == [game.wounds(one) for one in (at.frodo(), bound, hero)]


@pytest.mark.card("4R231")
@pytest.mark.parametrize(("foe", "wounds", "offered"), [(SOUTHRON, 0, True), (SOUTHRON, 3, False), (BEAST, 0, False)])
def test_an_ambush_in_the_emyn_muil(foe: str, wounds: int, offered: bool) -> None:
    """Eastern Emyn Muil: it is discarded and a Raider Man exerts to exert a Ring-bound companion."""
    at = in_rohan(4)
    muil, man, bound = at.play("4R231"), at.play(foe, wounds=wounds), at.play(BOUND)
    at.play(HERO)
    game = hand_over(at.maneuver())
    assert offered == game.offered("use", muil)
    if offered:
        game.choose("use", muil)
        assert [at.frodo(), bound] == choices_of(game, 1)
        game.choose("choose", bound)
        assert (1, 1, terms.DISCARD_PILE) == (game.wounds(man), game.wounds(bound), game.zone(muil))
