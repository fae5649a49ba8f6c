"""Tests of the river crossings: the stairs with their Sentinel, and rafts (TR-11h to TR-11r)."""

from __future__ import annotations

import pytest

from inglenook.talisman.components import SPACES
from tests.talisman.positions import Playing, Position

NAMES = {space.id.partition(":")[2]: space for space in SPACES.values()}


def ways(game: Playing, verb: str) -> list[str]:
    """Returns the options of a verb."""
    return [option for option in game.offered if option.split()[0] == verb]


def warrior(space: str) -> Position:
    """Returns a game with a Warrior (Strength 4, two dice in combat) in a space, and a Dwarf in the Crags next."""
    return Position("warrior", "dwarf").at(0, space)


# The stairs.


@pytest.mark.rule("TR-11h", "TR-11j", "TX-D5")
@pytest.mark.parametrize(
    ("start", "roll", "offered"),
    [
        ("graveyard", 1, []),
        ("graveyard", 2, []),
        ("graveyard", 3, ["climb 1"]),
        ("graveyard", 6, ["climb 4"]),
        ("chapel", 2, []),
        ("chapel", 3, ["climb 1"]),
        ("sentinel", 1, ["climb 1"]),
        ("sentinel", 6, ["climb 6"]),
        ("village", 5, ["climb 1"]),
        ("fields-nw", 5, []),
    ],
)
def test_up_the_stairs_if_the_roll_reaches_beyond(start: str, roll: int, offered: list[str]) -> None:
    """A character with a point left at the Sentinel may, but need not, go up the stairs, from either side."""
    game = warrior(start).dice(roll).turn_of(0)
    assert offered == ways(game, "climb")
    assert 2 == len(ways(game, "go"))


@pytest.mark.rule("TR-11h", "TR-11j", "TR-11m.1")
@pytest.mark.parametrize(
    ("start", "roll", "offered"),
    [
        ("hidden-valley", 1, []),
        ("hidden-valley", 2, ["descend 1"]),
        ("runes-ne", 4, ["descend 2"]),
        ("hills-m", 1, ["descend 1"]),
        ("oasis", 6, []),
    ],
)
def test_down_the_stairs_if_the_roll_reaches_beyond(start: str, roll: int, offered: list[str]) -> None:
    """A character with a point left at the Hills may go down to the Sentinel."""
    assert offered == ways(warrior(start).dice(roll).turn_of(0), "descend")


@pytest.mark.rule("TR-11m.1", "TD-30")
def test_the_sentinel_lets_everybody_down() -> None:
    """The Sentinel does not fight a character that comes down, which moves on in the outer region (TR-11b)."""
    game = warrior("hills-m").dice(4).turn_of(0).choose("descend 4")
    assert ("sentinel", ["go fields-ne clockwise", "go fields-n anticlockwise"]) == (game.where(0), game.offered)


@pytest.mark.rule("TR-11m.1", "TR-13a.1")
def test_a_descent_can_end_at_the_sentinel() -> None:
    """A character whose last point takes it down to the Sentinel encounters that space."""
    game = warrior("hills-m").dice(1).deck("ring").turn_of(0).choose("descend 1")
    assert ("sentinel", ["pass", "take ring"]) == (game.where(0), game.offered)


@pytest.mark.rule("TR-11m.2", "TX-D5")
def test_the_sentinel_lets_be_who_stops_there() -> None:
    """A character that stops at the Sentinel is not attacked; the fight comes when it goes up next turn."""
    position = warrior("graveyard").having(1, missed=1).deck("ring").dice(2, 1, 1, 1, 6, 1)
    game = position.turn_of(0).choose("go sentinel clockwise")
    assert (["pass", "take ring"], 4) == (game.offered, game.character(0).lives)
    game.choose("pass").choose("climb 1")
    assert (3, "sentinel") == (game.character(0).lives, game.where(0))


@pytest.mark.rule("TR-11k.1", "TR-11k.2", "TR-11l.1")
def test_who_beats_the_sentinel_goes_on() -> None:
    """A Warrior who beats the Sentinel, with Strength 9, goes on to the Hills, where his move ends."""
    game = warrior("graveyard").having(0, strength=9).dice(3, 6, 2, 1).deck("ring").turn_of(0).choose("climb 1")
    assert ("hills-m", ["pass", "take ring"]) == (game.where(0), game.offered)
    assert (4, []) == (game.character(0).lives, game.trophies(0))


@pytest.mark.rule("TR-11l.1", "TD-30", "TR-11b")
def test_beyond_the_stairs_either_way() -> None:
    """Points left after the stairs may be used in either direction, but not to go down again."""
    game = warrior("graveyard").having(0, strength=12).dice(6, 6, 2, 1).turn_of(0).choose("climb 4")
    assert ("hills-m", ["go chasm clockwise", "go portal-of-power anticlockwise"]) == (game.where(0), game.offered)


@pytest.mark.rule("TR-11l.2", "TR-11k.2", "TX-D5")
def test_who_loses_to_the_sentinel() -> None:
    """A character that loses to the Sentinel loses a life and ends its turn there without drawing (TA-12)."""
    game = warrior("graveyard").dice(3, 1, 1, 6, 1).turn_of(0).choose("climb 1")
    assert (3, "sentinel", 1) == (game.character(0).lives, game.where(0), game.asked)
    assert 128 == len(game.table.deck)


@pytest.mark.rule("TR-11l.3", "TA-12", "TX-D5")
def test_a_draw_with_the_sentinel() -> None:
    """A draw with the Sentinel costs no life, but the turn ends there without a card."""
    game = warrior("graveyard").dice(3, 6, 6, 1, 1).turn_of(0).choose("climb 1")
    assert (4, "sentinel", 1) == (game.character(0).lives, game.where(0), game.asked)
    assert 128 == len(game.table.deck)


@pytest.mark.rule("TR-11l.1", "TD-64", "TD-58")
def test_a_quest_done_on_the_stairs_leads_away() -> None:
    """The Sentinel is an enemy: beating it fulfils the quest, and the character goes to the Warlock's Cave."""
    game = warrior("graveyard").having(0, strength=9, quest=2).dice(3, 6, 2, 1, 1).turn_of(0).choose("climb 1")
    assert ("warlocks-cave", ["talisman"], 1) == (game.where(0), game.objects(0), game.asked)


@pytest.mark.rule("TR-11l.2", "TA-26")
def test_armour_saves_the_life_but_not_the_turn() -> None:
    """Armour may save the life lost to the Sentinel, but the turn ends."""
    position = warrior("graveyard").holding(0, "armour").dice(3, 1, 1, 6, 4, 1).turn_of(0).choose("climb 1")
    game = position.choose("use armour")
    assert (4, "sentinel", 1) == (game.character(0).lives, game.where(0), game.asked)


@pytest.mark.rule("TR-11l.2", "TR-4c.1")
def test_the_last_life_can_be_lost_on_the_stairs() -> None:
    """A character that loses its last life on the stairs dies, and its property lies in the Sentinel's space."""
    game = warrior("graveyard").having(0, lives=1).holding(0, "sword").dice(3, 1, 1, 6, 1).turn_of(0).choose("climb 1")
    assert (False, ["sword"], 1) == (game.character(0).alive, game.lying("sentinel"), game.asked)


@pytest.mark.rule("TR-11k.2", "TR-11l.1", "TD-19")
@pytest.mark.card("spell:invisibility")
@pytest.mark.card("spell:immobility")
@pytest.mark.parametrize("spell", ["invisibility", "immobility"])
def test_the_sentinel_can_be_evaded(spell: str) -> None:
    """The Sentinel can be evaded by a Spell when the character goes up, and the move goes on."""
    position = Position("wizard", "dwarf").at(0, "graveyard").spells(0, spell).spell_deck("hex").dice(4)
    game = position.turn_of(0).choose("climb 2")
    assert (["pass", f"cast {spell}"], "sentinel") == (game.offered, game.where(0))
    game.choose(f"cast {spell}")
    assert ("hills-m", ["go cursed-glade clockwise", "go hidden-valley anticlockwise"]) == (game.where(0), game.offered)


@pytest.mark.rule("TR-11k.1", "TR-11k.3")
@pytest.mark.parametrize(("name", "space"), [("dwarf", "hills-s"), ("ranger", "hills-s"), ("elf", "woods-n")])
def test_no_ability_of_another_space_helps_on_the_stairs(name: str, space: str) -> None:
    """An ability to evade in Hills or Woods does not evade the Sentinel, and each attempt is a separate fight."""
    game = Position(name, "thief").at(0, "sentinel").dice(1, 1, 6, 2).turn_of(0).choose("climb 1")
    assert (3, "sentinel") == (game.character(0).lives, game.where(0))


@pytest.mark.rule("TD-29", "TR-11k.1")
@pytest.mark.parametrize(("path", "where"), [("go chapel clockwise", "chapel"), ("climb 1", "hills-m")])
def test_what_lies_at_the_sentinel_is_not_met_in_passing(path: str, where: str) -> None:
    """A character passing the Sentinel, or going up, encounters no card there: neither Dragon nor Ring."""
    position = warrior("woods-n").having(0, strength=12).lying("sentinel", "dragon", "ring").lying("hills-m", "sword")
    game = position.dice(2 if "climb" in path else 3, 6, 1, 1).turn_of(0).choose(path)
    assert (where, 4, ["dragon", "ring"]) == (game.where(0), game.character(0).lives, game.lying("sentinel"))


@pytest.mark.rule("TD-51", "TR-11k.1")
def test_a_toad_has_to_fight_the_sentinel() -> None:
    """A toad may try the stairs from the Sentinel's space, and with Strength 1 always loses."""
    game = warrior("sentinel").having(0, toad=3, gold=0).dice(6, 1, 2).turn_of(0)
    assert ["go hills-n clockwise", "go woods-n anticlockwise", "climb 1"] == game.offered
    game.choose("climb 1")
    assert ("sentinel", 3) == (game.where(0), game.character(0).lives)


@pytest.mark.rule("TR-11i")
@pytest.mark.parametrize("roll", range(1, 7))
def test_no_other_way_over_the_river(roll: int) -> None:
    """Without stairs, raft or encounter every move ends in the region where it began."""
    for space in NAMES.values():
        if space.region != "inner":
            game = Position("thief", "dwarf").at(0, space.id.partition(":")[2]).dice(roll).turn_of(0)
            ends = [option.split()[1] for option in ways(game, "go")]
            assert {space.region} == {NAMES[end].region for end in ends}
            assert {"go", "climb", "descend", "open-portal"} >= {option.split()[0] for option in game.offered}


# Rafts.


@pytest.mark.rule("TR-11n", "TR-11o.1", "TX-D7")
@pytest.mark.parametrize(
    ("space", "goods", "offered"),
    [
        ("woods-n", ["axe"], True),
        ("woods-e", ["axe"], True),
        ("woods-m", ["axe"], True),
        ("forest", ["axe"], True),
        ("woods-n", ["sword"], False),
        ("woods-n", [], False),
        ("hills-n", ["axe"], False),
        ("plains-e", ["axe"], False),
    ],
)
def test_a_raft_is_built_of_wood_with_an_axe(space: str, goods: list[str], offered: bool) -> None:
    """A character that starts its turn in a Forest or Woods with an Axe may build a raft."""
    game = warrior(space).holding(0, *goods).dice(2).turn_of(0)
    assert offered == ("build-raft" in game.offered)


@pytest.mark.rule("TR-11o.2", "TX-D7", "TA-23")
def test_building_takes_the_whole_turn() -> None:
    """Building a raft takes the whole turn, without a roll or a card; raft and builder are there next turn."""
    game = warrior("woods-n").holding(0, "axe").dice(1).turn_of(0)
    cards = len(game.table.deck)
    game.choose("build-raft")
    assert (1, cards, "woods-n") == (game.asked, len(game.table.deck), game.where(0))
    assert 1 == game.character(0).raft


@pytest.mark.rule("TR-11p.1", "TR-11q.1", "TR-11q.2")
@pytest.mark.parametrize(
    ("space", "across"),
    [("woods-n", "hidden-valley"), ("woods-e", "runes-se"), ("woods-s", "desert-w"), ("forest", "castle")],
)
def test_crossing_on_the_next_turn(space: str, across: str) -> None:
    """On the next turn a raft crosses to the opposite space without a roll, and that space is encountered."""
    position = warrior(space).holding(0, "axe").having(1, missed=1).lying(across, "ring", "shield", "helmet")
    game = position.turn_of(0).choose("build-raft")
    assert (0, ["roll", f"cross {across}", "build-raft"]) == (game.asked, game.offered)
    game.choose(f"cross {across}")
    assert (across, "prompt-take", 0) == (game.where(0), game.prompt, game.character(0).raft)


@pytest.mark.rule("TR-11r.2", "TX-D7", "TA-23")
def test_a_raft_that_is_declined_is_gone() -> None:
    """A character that rolls instead of using its raft loses the raft at the end of that turn."""
    position = warrior("woods-n").holding(0, "axe").having(0, raft=1).dice(1, 1).turn_of(0).choose("roll")
    game = position.choose("go graveyard anticlockwise")
    assert (1, 0) == (game.asked, game.character(0).raft)


@pytest.mark.rule("TR-11r.2", "TX-D7")
def test_a_raft_serves_for_one_turn_only() -> None:
    """A raft serves for one turn only, even if its owner, a resting Troll, has stayed in its space."""
    position = Position("troll", "dwarf").at(0, "woods-n").having(0, raft=1).having(1, missed=1).dice(6, 5)
    game = position.turn_of(0).choose("roll").choose("rest")
    assert (0, "woods-n", "prompt-path") == (game.asked, game.where(0), game.prompt)


@pytest.mark.rule("TR-11r.2", "TD-36")
def test_a_raft_does_not_wait_for_a_missed_turn() -> None:
    """A character that misses its next turn loses its raft."""
    game = warrior("woods-n").holding(0, "axe").having(0, raft=1, missed=1).having(1, missed=1).turn_of(0)
    assert (0, ["roll", "build-raft"]) == (game.asked, game.offered)


@pytest.mark.rule("TD-36", "TR-11r.1")
def test_a_raft_stays_behind_when_its_owner_is_moved() -> None:
    """A character whose quest is fulfilled at the start of its turn goes to the Warlock's Cave without its raft."""
    position = warrior("woods-n").having(0, raft=1, quest=6, gold=2).dice(1)
    game = position.turn_of(0).aside(0, "fulfil 2")
    assert ("warlocks-cave", 0) == (game.where(0), game.character(0).raft)


@pytest.mark.rule("TR-11r.1", "TD-36")
def test_a_raft_is_no_object() -> None:
    """A raft is no object: it needs no room, cannot be dropped and does not count."""
    position = warrior("village").holding(0, "sword", "helmet", "shield", "armour").deck("raft").dice(1, 1)
    game = position.turn_of(0).choose("go fields-n clockwise").choose("take raft")
    assert (["sword", "helmet", "shield", "armour"], 1) == (game.objects(0), game.character(0).raft)
    assert "raft" not in [game.words(option) for option in game.game.asides(0)]


@pytest.mark.rule("TR-11p.2", "TA-22", "TR-11q.1")
@pytest.mark.card("adventure:raft")
def test_a_raft_found_serves_like_one_built() -> None:
    """A found raft crosses on the next turn from the space where it was found."""
    position = warrior("village").deck("raft").dice(1).having(1, missed=1).lying("portal-of-power", "ring")
    game = position.turn_of(0).choose("go fields-n clockwise").choose("take raft")
    assert ["roll", "cross portal-of-power"] == game.offered
    game.choose("cross portal-of-power")
    assert ("portal-of-power", "prompt-take") == (game.where(0), game.prompt)


@pytest.mark.rule("TR-11p.2", "TA-22")
@pytest.mark.card("adventure:market-day")
def test_a_raft_bought_on_the_turn_of_another_serves_on_the_own_next_turn() -> None:
    """A raft bought on a Market Day lies at the buyer's space and crosses from there on the buyer's next turn."""
    position = Position("dwarf", "warrior").at(0, "village").at(1, "ruins").having(1, gold=3).deck("market-day")
    game = position.dice(1, 1, 1).turn_of(0).choose("go fields-n clockwise").choose("pass").choose("buy raft 3")
    assert (1, ["roll", "cross woods-m"]) == (game.asked, game.offered)


@pytest.mark.rule("TR-11r.1", "TD-68")
@pytest.mark.card("adventure:raft")
def test_a_raft_that_nobody_takes_drifts_away() -> None:
    """A raft that no character takes leaves the board."""
    game = warrior("village").deck("raft").dice(1, 1).turn_of(0).choose("go fields-n clockwise").choose("pass")
    assert (1, [], ["raft"]) == (
        game.asked,
        game.lying("fields-n"),
        [game.thing(card) for card in game.table.discarded],
    )


@pytest.mark.rule("TA-38", "TR-11q.1")
@pytest.mark.parametrize(
    ("space", "across"),
    [
        ("woods-m", ["ruins"]),
        ("temple", ["plains-sw", "tavern", "fields-sw"]),
        ("portal-of-power", ["village", "fields-n", "fields-nw"]),
    ],
)
def test_a_raft_from_the_middle_region(space: str, across: list[str]) -> None:
    """A raft from the middle region lands in an opposite space of the outer region."""
    assert [f"cross {end}" for end in across] == ways(warrior(space).having(0, raft=1).turn_of(0), "cross")


@pytest.mark.rule("TR-11q.1", "TR-11i")
@pytest.mark.card("adventure:poltergeist")
def test_a_poltergeist_does_not_board() -> None:
    """A Poltergeist is discarded when its owner crosses by raft."""
    position = warrior("forest").having(0, raft=1).followed(0, "poltergeist").dice(1)
    game = position.turn_of(0).choose("cross castle").choose("no")
    assert ("castle", []) == (game.where(0), game.followers(0))


@pytest.mark.rule("TD-51", "TR-11o.1")
def test_a_toad_loses_its_raft() -> None:
    """A character turned into a toad loses its raft, and a toad neither builds nor uses one."""
    game = warrior("forest").having(0, toad=3, gold=0, raft=1).turn_of(0)
    assert ["go fields-nw clockwise", "go plains-w anticlockwise"] == game.offered
