"""Movement in the outer and middle regions: by the die, and by what replaces or changes it (TR-11a, TR-11b)."""

from __future__ import annotations

import pytest

from inglenook.kernel.errors import IllegalAnswer
from inglenook.talisman.components import SPACES
from tests.talisman.positions import Playing, Position

OUTER = [space.id.partition(":")[2] for space in SPACES.values() if space.region == "outer"]
MIDDLE = [space.id.partition(":")[2] for space in SPACES.values() if space.region == "middle"]


def ends(game: Playing) -> list[str]:
    """Returns the spaces in which a walking move can end, clockwise first."""
    return [option.split()[1] for option in game.offered if option.startswith("go ")]


def ring_ends(ring: list[str], start: str, steps: int) -> list[str]:
    """Returns the spaces at this distance in a ring, clockwise first."""
    place = ring.index(start)
    return [ring[(place + steps) % len(ring)], ring[place - steps]]


# By the die.


@pytest.mark.rule("TR-11a.1", "TR-11a.3")
@pytest.mark.parametrize("roll", range(1, 7))
def test_exactly_as_many_spaces_as_the_die_shows(roll: int) -> None:
    """A character must move as far as rolled, and its player chooses clockwise or anticlockwise."""
    game = Position("warrior", "troll").at(0, "tavern").dice(roll).turn_of(0)
    assert ring_ends(OUTER, "tavern", roll) == ends(game)
    assert 2 == len(game.offered)
    game = Position("warrior", "troll").at(0, "oasis").dice(roll).turn_of(0)
    assert ring_ends(MIDDLE, "oasis", roll) == ends(game)


@pytest.mark.rule("TX-21", "TR-11a.1")
def test_sorceress_in_the_temple_rolls_two() -> None:
    """The Sorceress in the Temple, who rolls a 2, can end her move exactly at the Runes and the Oasis."""
    game = Position("sorceress", "troll").at(0, "temple").dice(2).turn_of(0)
    assert ["go runes-w clockwise", "go oasis anticlockwise"] == game.offered
    assert game.game.pending is not None
    labels = [option.label.id for option in game.game.pending.options if option.label is not None]
    assert ["option-go-clockwise", "option-go-anticlockwise"] == labels


@pytest.mark.rule("TX-12", "TR-11b")
def test_no_to_and_fro() -> None:
    """With a roll of 3 a character cannot move two forward and one back, nor one space, nor stay."""
    game = Position("warrior", "troll").at(0, "tavern").dice(3).turn_of(0)
    assert ["plains-w", "plains-s"] == ends(game)
    for space in ("fields-sw", "plains-sw", "tavern"):
        with pytest.raises(IllegalAnswer):
            game.game.answer((f"go:{300 + OUTER.index(space)}=clockwise",))
    assert ("tavern", 0) == (game.where(0), game.asked)


@pytest.mark.rule("TR-11a.3", "TR-G2")
@pytest.mark.parametrize(("way", "end"), [("clockwise", "plains-w"), ("anticlockwise", "plains-s")])
def test_the_character_stands_where_its_move_ends(way: str, end: str) -> None:
    """A character stands in the space where its move ends, and draws there."""
    game = Position("warrior", "troll").at(0, "tavern").deck("ring").dice(3).turn_of(0).choose(f"go {end} {way}")
    assert (end, ["ring"], ["pass", "take ring"]) == (game.where(0), game.lying(end), game.offered)


# Abilities of characters.


@pytest.mark.rule("TR-11a.2")
@pytest.mark.card("character:elf")
def test_the_elf_slips_from_woods_to_woods() -> None:
    """The Elf may go without a roll from Woods to other Woods of the region, which are encountered."""
    game = Position("elf", "troll").at(0, "woods-n").deck("ring").turn_of(0)
    assert ["roll", "slip woods-e", "slip woods-s"] == game.offered
    game.choose("slip woods-s")
    assert ("woods-s", ["pass", "take ring"]) == (game.where(0), game.offered)


@pytest.mark.rule("TR-11a.2")
@pytest.mark.card("character:elf")
@pytest.mark.parametrize("space", ["woods-m", "forest", "fields-n"])
def test_the_elf_slips_only_between_woods_of_one_region(space: str) -> None:
    """The Elf's ability reaches neither the Forest nor another region, and no other character has it."""
    assert "prompt-path" == Position("elf", "troll").at(0, space).dice(2).turn_of(0).prompt
    assert "prompt-path" == Position("dwarf", "troll").at(0, "woods-n").dice(2).turn_of(0).prompt


@pytest.mark.rule("TR-11a.2", "TR-11a.1")
@pytest.mark.card("character:elf")
def test_the_elf_may_roll_all_the_same() -> None:
    """The Elf in the Woods may also roll and move as usual."""
    game = Position("elf", "troll").at(0, "woods-s").dice(3).turn_of(0).choose("roll")
    assert ring_ends(OUTER, "woods-s", 3) == ends(game)


@pytest.mark.rule("TR-11a.2")
@pytest.mark.card("character:amazon")
def test_the_amazon_rolls_two_dice_and_uses_either() -> None:
    """The Amazon rolls two dice and moves by one of her choice; equal dice leave no choice."""
    game = Position("amazon", "troll").at(0, "tavern").dice(2, 5).turn_of(0)
    assert ["number 2", "number 5"] == game.offered
    assert ring_ends(OUTER, "tavern", 5) == ends(game.choose("number 5"))
    game = Position("amazon", "troll").at(0, "tavern").dice(4, 4).turn_of(0)
    assert ring_ends(OUTER, "tavern", 4) == ends(game)


@pytest.mark.rule("TR-11a.2", "TR-4f.1")
@pytest.mark.card("character:troll")
@pytest.mark.parametrize(("lives", "healed"), [(2, 3), (4, 4), (6, 6)])
def test_the_troll_may_rest_on_a_six(lives: int, healed: int) -> None:
    """On a 6 the Troll may stay and heal a life, never above 4, instead of moving; his turn then ends."""
    position = Position("troll", "warrior").at(0, "fields-s").having(0, lives=lives).dice(6, 1)
    game = position.turn_of(0)
    assert [*ring_ends(OUTER, "fields-s", 6), "rest"] == [*ends(game), game.offered[-1]]
    game.choose("rest")
    assert (healed, "fields-s", 1) == (game.character(0).lives, game.where(0), game.asked)


@pytest.mark.rule("TR-11a.2")
@pytest.mark.card("character:troll")
@pytest.mark.parametrize(("name", "roll"), [("troll", 5), ("warrior", 6)])
def test_only_a_troll_and_only_on_a_six(name: str, roll: int) -> None:
    """Only a Troll may rest, and only on a roll of 6."""
    game = Position(name, "elf").at(0, "fields-s").having(0, lives=2).dice(roll).turn_of(0)
    assert "rest" not in game.offered


# Objects and followers.


@pytest.mark.rule("TR-11a.2", "TR-11i")
@pytest.mark.card("adventure:winged-boots")
@pytest.mark.parametrize(
    ("start", "across"),
    [("plains-s", ["oasis"]), ("tavern", ["temple"]), ("temple", ["plains-sw", "tavern", "fields-sw"])],
)
def test_winged_boots_cross_the_river_on_a_six(start: str, across: list[str]) -> None:
    """On a 6, and only then, the owner of Winged Boots may fly to the opposite space from either bank."""
    position = Position("warrior", "elf").at(0, start).holding(0, "winged-boots").dice(6).deck("ring")
    game = position.turn_of(0)
    assert [f"fly {space}" for space in across] == [option for option in game.offered if option.startswith("fly")]
    game = Position("warrior", "elf").at(0, start).holding(0, "winged-boots").dice(5).turn_of(0)
    assert [] == [option for option in game.offered if option.startswith("fly")]


@pytest.mark.rule("TR-11a.2", "TR-13a.1")
@pytest.mark.card("adventure:winged-boots")
def test_who_has_flown_meets_the_space_across() -> None:
    """A flight with Winged Boots replaces the movement, and the space across the river is encountered."""
    game = Position("warrior", "elf").at(0, "ruins").holding(0, "winged-boots").dice(6).deck("ring").turn_of(0)
    game.choose("fly woods-m")
    assert ("woods-m", ["pass", "take ring"]) == (game.where(0), game.offered)


@pytest.mark.rule("TR-1f.3", "TR-11a.2")
@pytest.mark.card("adventure:winged-boots")
def test_winged_boots_do_nothing_in_the_cursed_glade() -> None:
    """Winged Boots have no effect in the Cursed Glade, because they are a magic object."""
    game = Position("warrior", "elf").at(0, "cursed-glade").holding(0, "winged-boots").dice(6).turn_of(0)
    assert [] == [option for option in game.offered if option.startswith("fly")]


@pytest.mark.rule("TR-G2", "TD-66")
@pytest.mark.card("adventure:poltergeist")
def test_a_poltergeist_lets_its_owner_move_one_space() -> None:
    """A Poltergeist's owner moves one space without a roll, so neither rest nor Winged Boots are possible."""
    position = Position("troll", "elf").at(0, "fields-s").followed(0, "poltergeist").holding(0, "winged-boots")
    assert ["go hills-s clockwise", "go city anticlockwise"] == position.turn_of(0).offered


@pytest.mark.rule("TR-6f.1", "TR-G2")
@pytest.mark.card("adventure:poltergeist")
def test_a_poltergeist_must_be_taken_and_kept() -> None:
    """A character that finds a Poltergeist must take it and cannot dismiss it."""
    game = Position("warrior", "elf").at(0, "village").deck("poltergeist").dice(1, 1).turn_of(0)
    game.choose("go fields-n clockwise")
    assert (["poltergeist"], 1, ()) == (game.followers(0), game.asked, game.game.asides(0))


@pytest.mark.rule("TR-11i", "TD-32")
@pytest.mark.card("adventure:poltergeist")
def test_a_poltergeist_stays_behind_at_the_river() -> None:
    """A Poltergeist is discarded when its owner climbs the stairs with a move of one space."""
    game = Position("warrior", "elf").at(0, "hills-m").followed(0, "poltergeist").deck("ring").turn_of(0)
    assert ["go cursed-glade clockwise", "go hidden-valley anticlockwise", "descend 1"] == game.offered
    game.choose("descend 1")
    assert ("sentinel", [], ["poltergeist"]) == (
        game.where(0),
        game.followers(0),
        [game.thing(card) for card in game.table.discarded],
    )


@pytest.mark.rule("TR-13e.5", "TR-G2")
@pytest.mark.card("adventure:guide")
@pytest.mark.parametrize(
    ("start", "path", "space"),
    [
        ("runes-ne", "go chasm clockwise", "chasm"),
        ("plains-e", "go crags anticlockwise", "crags"),
        ("plains-w", "go forest clockwise", "forest"),
    ],
)
def test_a_guide_knows_the_way(start: str, path: str, space: str) -> None:
    """With a Guide, Chasm, Crags and Forest need no roll, for followers neither; a player who rolls must accept it."""
    game = Position("warrior", "thief").at(0, start).followed(0, "guide").dice(1, 1).turn_of(0).choose(path)
    assert ("prompt-roll-anyway", ["yes", "no"]) == (game.prompt, game.offered)
    game.choose("no")
    assert (1, 4, ["guide"]) == (game.asked, game.character(0).lives, game.followers(0))
    game = Position("warrior", "thief").at(0, start).followed(0, "guide").dice(1, 2, 6, 1).turn_of(0).choose(path)
    game.choose("yes")
    expected = (3, 0) if space == "chasm" else (4, 1)
    assert expected == (game.character(0).lives, game.character(0).missed)


# Moves that a space or a card allows instead of the next roll.


@pytest.mark.rule("TR-11a.2", "TR-G2")
def test_tavern_five_leads_anywhere_in_the_outer_region() -> None:
    """A 5 in the Tavern lets the character go on its next turn to any outer space instead of rolling."""
    position = Position("warrior", "troll").at(0, "plains-sw").at(1, "fields-n").dice(1, 5, 1).deck("ring")
    game = position.turn_of(0).choose("go tavern clockwise").choose("go graveyard clockwise")
    assert (0, ["roll", *[f"go-straight {space}" for space in OUTER if space != "tavern"]]) == (
        game.asked,
        game.offered,
    )
    game.choose("go-straight sentinel")
    assert ("sentinel", ["pass", "take ring"]) == (game.where(0), game.offered)


@pytest.mark.rule("TR-11a.2", "TR-11i")
def test_tavern_six_leads_to_the_temple() -> None:
    """A 6 in the Tavern leads to the Temple on the next turn, across the river, and a Poltergeist stays behind."""
    position = Position("warrior", "troll").at(0, "plains-sw").at(1, "fields-n").dice(1, 6, 1)
    game = position.turn_of(0).choose("go tavern clockwise").choose("go graveyard clockwise")
    assert (0, ["roll", "go-straight temple"]) == (game.asked, game.offered)
    game.choose("go-straight temple")
    assert ("temple", "prompt-follow-instruction") == (game.where(0), game.prompt)
    position = Position("warrior", "troll").at(0, "tavern").having(0, next_move="space:temple").dice(2)
    game = position.followed(0, "poltergeist").turn_of(0).choose("go-straight temple")
    assert [] == game.followers(0)


@pytest.mark.rule("TR-11a.2")
@pytest.mark.parametrize("move", ["outer", "space:temple", "crossing"])
def test_what_is_not_used_on_the_next_turn_is_gone(move: str) -> None:
    """The Tavern's offer ends after the next turn, whether the player rolls instead or misses that turn."""
    position = Position("warrior", "troll").at(0, "fields-n").having(0, next_move=move).dice(1, 1)
    game = position.turn_of(0).choose("roll").choose("go graveyard clockwise")
    assert (1, "") == (game.asked, game.character(0).next_move)
    game = Position("warrior", "troll").having(0, next_move=move, missed=1).dice(1).turn_of(0)
    assert (1, "") == (game.asked, game.character(0).next_move)


@pytest.mark.rule("TR-11i", "TR-11a.2")
@pytest.mark.card("adventure:secret-door")
def test_a_secret_door_leads_across_the_river() -> None:
    """A visitor of a Secret Door may cross the river on the next turn instead of rolling; the door stays."""
    position = Position("warrior", "troll").at(0, "village").at(1, "fields-n").dice(4, 1).deck("ring")
    game = (
        position.lying("sentinel", "secret-door")
        .turn_of(0)
        .choose("go sentinel clockwise")
        .choose("yes")
        .choose("go graveyard clockwise")
    )
    assert (0, ["roll", "step-through hills-m"]) == (game.asked, game.offered)
    game.choose("step-through hills-m")
    assert ("hills-m", "prompt-take", ["secret-door"]) == (game.where(0), game.prompt, game.lying("sentinel"))


@pytest.mark.rule("TR-11i", "TA-38")
@pytest.mark.card("adventure:secret-door")
def test_a_secret_door_leads_outward_as_well() -> None:
    """A Secret Door also leads outward, to each space across the river from it."""
    game = Position("warrior", "troll").at(0, "cursed-glade").having(0, next_move="crossing").turn_of(0)
    assert ["roll", "step-through hills-n", "step-through chapel", "step-through fields-ne"] == game.offered


@pytest.mark.rule("TR-11i", "TD-64")
@pytest.mark.card("adventure:secret-door")
def test_who_is_moved_away_has_no_door_to_step_through() -> None:
    """A character moved away by a fulfilled quest before its next turn can no longer use the Secret Door."""
    position = Position("warrior", "troll").at(0, "fields-n").having(0, quest=6, gold=2, next_move="crossing")
    game = position.dice(1).turn_of(0).aside(0, "fulfil 2")
    assert ("warlocks-cave", "", 1) == (game.where(0), game.character(0).next_move, game.asked)


@pytest.mark.rule("TR-5e.1", "TD-44")
@pytest.mark.parametrize("roll", [True, False])
def test_what_is_put_down_while_moving_can_leave_too_much(roll: bool) -> None:
    """A character that drops its mule before the roll or before choosing a path at once drops surplus objects."""
    goods = ("mule", "axe", "sword", "shield", "helmet", "armour")
    game = Position("warrior", "troll").at(0, "woods-n").holding(0, *goods).dice(2).turn_of(0)
    if roll:
        game.choose("roll")
    game.aside(0, "put-down mule")
    assert (0, [f"drop {name}" for name in goods[1:]]) == (game.asked, game.offered)
    game.choose("drop axe")
    assert (["mule", "axe"], 4) == (game.lying("woods-n"), len(game.objects(0)))
    assert ring_ends(OUTER, "woods-n", 2) == ends(game)


# Spells.


@pytest.mark.rule("TR-11a.2", "TR-G2", "TD-32")
@pytest.mark.card("spell:teleport")
@pytest.mark.parametrize(("start", "ring"), [("tavern", OUTER), ("oasis", MIDDLE)])
def test_teleport_leads_anywhere_in_the_region(start: str, ring: list[str]) -> None:
    """Teleport replaces the roll by a move to any other space of the region, which is encountered."""
    position = Position("wizard", "troll").at(0, start).spells(0, "teleport").lying(ring[1], "ring")
    game = position.lying(ring[1], "sword").spell_deck("hex").turn_of(0)
    assert ["roll", *[f"cast teleport {space}" for space in ring if space != start]] == game.offered
    game.choose(f"cast teleport {ring[1]}")
    assert (ring[1], "prompt-take", ["teleport"]) == (
        game.where(0),
        game.prompt,
        [game.thing(card) for card in game.table.used_spells],
    )


@pytest.mark.rule("TR-11a.2", "TD-23")
@pytest.mark.card("spell:teleport")
def test_a_countered_teleport_leaves_the_roll() -> None:
    """A countered Teleport is used up, and the caster still rolls for movement."""
    position = Position("druid", "wizard").at(0, "tavern").spells(0, "teleport").spells(1, "counterspell").dice(2)
    game = position.spell_deck("hex").turn_of(0).choose("cast teleport city").choose("cast counterspell teleport")
    assert (0, ring_ends(OUTER, "tavern", 2), []) == (game.asked, ends(game), game.spells(0))


# Slavery in the Temple.


@pytest.mark.rule("TR-G2", "TD-65")
@pytest.mark.parametrize("roll", [1, 2, 3])
def test_a_slave_of_the_temple_stays_and_may_pray_again(roll: int) -> None:
    """A character held in the Temple stays on a roll of 1 to 3; it may pray, and stays held whatever the result."""
    position = Position("warrior", "troll").at(0, "temple").having(0, held_until=(4, 5, 6)).dice(roll, 3, 3, 1)
    game = position.turn_of(0)
    assert ("temple", "prompt-follow-instruction") == (game.where(0), game.prompt)
    game.choose("yes")
    assert (5, (4, 5, 6), 1) == (game.character(0).strength, game.character(0).held_until, game.asked)


@pytest.mark.rule("TR-11a.1", "TD-65")
@pytest.mark.parametrize("roll", [4, 5, 6])
def test_a_slave_of_the_temple_is_freed_by_a_high_roll(roll: int) -> None:
    """A character held in the Temple is freed by a roll of 4 or more and moves as far as rolled."""
    game = Position("warrior", "troll").at(0, "temple").having(0, held_until=(4, 5, 6)).dice(roll).turn_of(0)
    assert (ring_ends(MIDDLE, "temple", roll), ()) == (ends(game), game.character(0).held_until)


@pytest.mark.rule("TR-13e.5", "TD-65")
def test_a_prayer_can_make_a_slave() -> None:
    """A prayer of 5 holds the character until it rolls 4, 5 or 6; no Spell, raft or ability leads out."""
    position = Position("elf", "troll").at(0, "desert-w").at(1, "fields-n").dice(1, 2, 3, 1, 3).spells(0, "teleport")
    game = position.turn_of(0).choose("roll").choose("go temple clockwise").choose("yes")
    assert (4, 5, 6) == game.character(0).held_until
    game.choose("go graveyard clockwise")
    assert (0, "prompt-follow-instruction", "temple") == (game.asked, game.prompt, game.where(0))


@pytest.mark.rule("TD-65", "TD-66")
@pytest.mark.parametrize(("roll", "free"), [(3, False), (6, True)])
@pytest.mark.parametrize("slow", ["toad", "poltergeist", "blizzard"])
def test_a_slave_who_moves_one_space_rolls_only_to_be_free(slow: str, roll: int, free: bool) -> None:
    """A held character that moves one space a turn rolls only to be freed, and then moves one space."""
    position = Position("troll", "warrior").at(0, "temple").having(0, held_until=(4, 5, 6)).dice(roll)
    if slow == "toad":
        position.having(0, toad=2, gold=0)
    elif slow == "poltergeist":
        position.followed(0, "poltergeist")
    else:
        position.beside(1, "blizzard", 2)
    game = position.turn_of(0)
    expected = ["go woods-m clockwise", "go desert-w anticlockwise"] if free else ["yes", "no"]
    assert expected == game.offered


# Toads.


@pytest.mark.rule("TD-51", "TD-66", "TR-19d")
def test_a_toad_hops_one_space() -> None:
    """A toad moves one space in either direction without a roll; it has no raft, abilities or Spells."""
    position = Position("elf", "troll").at(0, "woods-s").having(0, toad=3, gold=0, raft=1).spells(0, "teleport")
    assert ["go plains-sw clockwise", "go plains-s anticlockwise"] == position.turn_of(0).offered
