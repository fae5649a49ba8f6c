"""Cards of the Towers block: the player of the card makes every choice in a crowd of characters."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.kernel.decisions import NOTHING, Thing
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.filters import ANYTHING
from inglenook.lotr.library import printed
from tests.lotr.cards.standing import GANDALF, SAM, card, in_rohan, on_site
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import ally, companion, condition, minion, possession

BOUND = companion(
    "Bound Man", culture="gondor", vitality=6, keywords=(("ring-bound", 1), ("ranger", 1)), signet="aragorn"
)
KNIGHT = companion("Free Knight", culture="gondor", vitality=6, keywords=(("knight", 1),))
RIDER = companion("Rider", culture="rohan", vitality=6)
ELF = companion("Elf", culture="elven", race="elf", vitality=6)
DWARF = companion("Dwarf", culture="dwarven", race="dwarf", vitality=6)
ENT = companion("Ent", culture="gandalf", race="ent", vitality=6)
HALFLING = companion("Halfling", culture="shire", race="hobbit", vitality=6)
SOUTHRON = minion("Southron", culture="raider", race="man", vitality=6, site_number=9)
WRAITH = minion("Wraith", culture="wraith", race="nazgul", vitality=6, site_number=9)
URUK = minion("Uruk", culture="isengard", race="uruk-hai", vitality=6, site_number=9)
HORSE = possession("Horse", culture="rohan", item_class="mount", on=On(ANYTHING))
ARAGORN = companion("Aragorn", culture="gondor", vitality=6, signet="aragorn")


def used(id: str, phase: str, hero: str = BOUND, bearer: str = "", most: int = 1) -> Any:
    """Returns a test row of a card, its phase, fighter and bearer, and the number of cards chosen at once."""
    return card(id, phase, hero, bearer, most)


ROWS = [
    used("4R61", terms.ARCHERY),
    used("4U53", terms.MANEUVER),
    used("4U59", terms.SKIRMISH, KNIGHT, most=4),
    used("4C64", terms.SKIRMISH, ELF, ELF),
    used("4C67", terms.SKIRMISH, "4C67"),
    used("4R84", terms.REGROUP, most=0),
    used("4C85", terms.REGROUP),
    used("4U88", terms.SKIRMISH, GANDALF),
    used("4U99", terms.FELLOWSHIP),
    used("4C102", terms.REGROUP, most=2),
    used("4C104", terms.FELLOWSHIP),
    used("4U110", terms.SKIRMISH, most=2),
    used("4R111", terms.SKIRMISH, BOUND, "4R116"),
    used("4U114", terms.SKIRMISH, "4U114"),
    used("4C115", terms.MANEUVER),
    used("4R121", terms.REGROUP),
    used("4U123", terms.FELLOWSHIP),
    used("4R124", terms.SKIRMISH),
    used("4R125", terms.SKIRMISH),
    used("4U127", terms.SKIRMISH, "4U127"),
    used("4C131", terms.SKIRMISH, BOUND, BOUND),
    used("4R133", terms.SKIRMISH),
    used("4C135", terms.SKIRMISH),
    used("5R5", terms.MANEUVER),
    used("5U8", terms.MANEUVER),
    used("5R11", terms.ARCHERY, most=3),
    used("5C14", terms.REGROUP),
    used("5U15", terms.FELLOWSHIP),
    used("5R18", terms.MANEUVER),
    used("5C28", terms.REGROUP, most=4),
    used("5C32", terms.SKIRMISH),
    used("5C33", terms.SKIRMISH),
    used("5R39", terms.SKIRMISH, most=2),
    used("5C40", terms.FELLOWSHIP),
    used("5U38", terms.REGROUP),
    used("5U42", terms.MANEUVER),
    used("6C12", terms.SKIRMISH, ELF),
    used("6R15", terms.FELLOWSHIP),
    used("6U19", terms.FELLOWSHIP, most=0),
    used("6U20", terms.FELLOWSHIP, most=2),
    used("6U25", terms.REGROUP, most=2),
    used("6R39", terms.SKIRMISH, "5R29", most=3),
    used("6R50", terms.SKIRMISH, "6R50"),
    used("6R50", terms.REGROUP),
    used("6C52", terms.SKIRMISH),
    used("6C53", terms.SKIRMISH),
    used("6U54", terms.REGROUP, most=2),
    used("6C56", terms.SKIRMISH),
]


def crowd() -> tuple[Position, list[Thing]]:
    """Returns a game with three players, several wounded characters of every kind, and the minions."""
    at = in_rohan(4, seats=3).pool(6).burdens(2)
    at.control(1, 2)
    for one in [BOUND, KNIGHT, RIDER, ELF, DWARF, ENT, HALFLING] * 2 + [BOUND, KNIGHT, ELF, ELF, ENT, GANDALF, ARAGORN]:
        at.play(one, wounds=1)
    foes = [at.play(foe, seat=seat, wounds=1) for seat in (1, 2) for foe in (SOUTHRON, URUK, WRAITH)]
    for seat, culture in ((1, "elven"), (2, "dwarven")):
        trap = at.play(condition("Trap", side=terms.SHADOW, culture="sauron"), seat=seat)
        at.stack(URUK, seat, trap)
        at.play("5C33", on=foes[seat])
        at.play(possession("Blade", side=terms.SHADOW, on=On(ANYTHING)), on=foes[seat], seat=seat)
        for _copy in range(2):
            at.play(condition("Tally", culture=culture), tokens=2, culture=culture)
            at.play(condition("Muster", culture="rohan"), tokens=2, culture="rohan")
    at.deck(0, *[ELF] * 8)
    at.hand(0, KNIGHT, BOUND, BOUND, "5C33")
    at.discard(0, "5C33", "5C32")
    return at, foes


def begin(at: Position, phase: str, hero: Thing, foes: list[Thing]) -> Playing:
    """Returns the phase, with a character against two minions if it is a skirmish phase."""
    if phase == terms.SKIRMISH:
        return at.skirmish(hero, foes[0], foes[3])
    starts = {terms.FELLOWSHIP: at.fellowship, terms.MANEUVER: at.maneuver, terms.ARCHERY: at.archery}
    return starts.get(phase, at.regroup)()


def found(at: Position, id: str) -> Thing:
    """Returns the first of these cards in play, or a new card."""
    there = [one for one in at.table.players[0].in_play if at.table.cards[one].printed.id == id]
    return there[0] if there else at.play(id)


def ready(id: str, phase: str, hero: str, bearer: str) -> Playing:
    """Returns the game in the phase in which the card can be used, with tokens and a mount if needed."""
    at, foes = crowd()
    facts = printed(id)
    if facts.type == terms.EVENT_TYPE:
        at.hand(0, id)
    else:
        tokens = 2 if facts.type == terms.CONDITION_TYPE else 0
        one = at.play(id, on=found(at, bearer) if bearer else NOTHING, tokens=tokens, culture=facts.culture)
        if id == "6R50":
            at.play(HORSE, on=one)
    return begin(at, phase, found(at, hero) if phase == terms.SKIRMISH else NOTHING, foes)


def abilities(game: Playing, verb: str, id: str) -> list[int]:
    """Returns the numbers of the card's offered texts, of which there is at least one."""
    cards = game.table.cards
    offered = {option.amount for option in game.options(verb) if cards[option.subject].printed.id == id}
    assert offered
    return sorted(offered)


def answered(game: Playing) -> tuple[set[int], int]:
    """Returns which players were asked and how many cards were to be chosen."""
    asked, most = set(), 0
    while game.game.pending is not None and game.prompt not in ("prompt-fellowship-action", "prompt-phase-action"):
        pending = game.game.pending
        asked.add(game.asked)
        if game.options("choose"):
            most = max(most, pending.most)
        game.game.answer(tuple([option.key for option in pending.options[: max(1, pending.least)]]))
    return asked, most


@pytest.mark.parametrize(("id", "phase", "hero", "bearer", "most"), ROWS)
def test_nobody_else_decides_in_the_towers_block(id: str, phase: str, hero: str, bearer: str, most: int) -> None:
    """Cards of the Towers block: their player chooses every character, and as many as the card says."""
    verb = "play" if printed(id).type == terms.EVENT_TYPE else "use"
    chosen = 0
    for ability in abilities(ready(id, phase, hero, bearer), verb, id):
        asked, several = answered(ready(id, phase, hero, bearer).choose(verb, id, amount=ability))
        assert asked <= {0}
        chosen = max(chosen, several)
    assert chosen == most


@pytest.mark.parametrize("id", [card("4U325"), card("4U327"), card("4U328")])
def test_who_exerts_on_the_plains_says_the_player_of_the_fellowship(id: str) -> None:
    """Eastemnet Gullies, Plains of Rohan and The Riddermark: the player chooses two of three unbound companions."""
    at = on_site(id, 1, seats=3)
    friends = [at.play(RIDER) for _friend in range(3)]
    at.play(SAM)
    at.play(ally("Ally"))
    game = at.fellowship().choose("use", id)
    pending = game.game.pending
    assert pending is not None
    assert (0, 2, 2, friends) == (game.asked, pending.least, pending.most, sorted(game.choices()))


@pytest.mark.card("4U333")
def test_who_rests_in_the_camp_says_the_player_of_the_fellowship() -> None:
    """Plains of Rohan Camp: the player chooses one companion at a time, and no ally."""
    at = on_site("4U333", 2, seats=3)
    friends = [at.play(RIDER, wounds=1) for _friend in range(2)]
    at.play(ally("Ally"), wounds=1)
    game = at.start_of_turn()
    while not game.options("choose"):
        game.pass_()
    pending = game.game.pending
    assert pending is not None
    assert (0, 1, friends) == (game.asked, pending.most, sorted(game.choices()))


@pytest.mark.parametrize("id", [card("5P121"), card("6U51"), card("4R79"), card("4C128")])
def test_who_has_won_chooses(id: str) -> None:
    """Banner of Westernesse, Legolas, New Errand and Night Without End: the player chooses the character."""
    at = in_rohan(seats=3)
    kind = companion("Winner", culture="gondor", race="elf" if id == "4R79" else "man", strength=9, vitality=6)
    hero = at.play(id if id == "5P121" else kind)
    others = [at.play(companion("Wounded", culture="gondor", race="dwarf", vitality=4), wounds=1) for _one in range(2)]
    at.play(BOUND)
    weak = at.play(minion("Weak Orc", strength=5, vitality=6))
    orcs = [weak, at.play(minion("Orc", vitality=6))]
    if id == "6U51":
        at.play(id, on=hero)
    elif id != "5P121":
        at.hand(0, id)
    game = at.skirmish(hero, weak)
    if id == "4C128":
        game.choose("play", id).choose("choose", weak)
    game.passes()
    while game.offered("suffer"):
        game.choose("suffer")
    option = next(one for one in game.options("respond") if one.amount == 0)
    game.choose("respond", option.subject, amount=0)
    pending = game.game.pending
    assert pending is not None
    assert (0, 1) == (game.asked, pending.most)
    assert (orcs if id in ("4R79", "4C128") else others) == sorted(game.choices())
