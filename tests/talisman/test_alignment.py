"""Alignment (TR-7): good, neutral, evil, and what a change of it brings."""

from __future__ import annotations

import pytest

from inglenook.talisman.components import CHARACTERS
from inglenook.talisman.dsl.conditions import IsAligned
from inglenook.talisman.rules.spaces.effects import holds
from tests.talisman.positions import Position

HERE = "fields-n"


@pytest.mark.rule("TR-7.1")
@pytest.mark.parametrize("name", sorted(CHARACTERS))
def test_basic_alignment(name: str) -> None:
    """Basic alignment: each character begins with the alignment on its card."""
    short = name.partition(":")[2]
    character = Position(short, "elf" if short != "elf" else "troll").table.characters[0]
    assert CHARACTERS[name].alignment == character.alignment
    assert character.alignment in ("good", "neutral", "evil")


@pytest.mark.rule("TR-7.2")
@pytest.mark.parametrize(("alignment", "lives"), [("good", [3, 4]), ("neutral", [4, 4]), ("evil", [4, 3])])
def test_benefits_and_drawbacks(alignment: str, lives: list[int]) -> None:
    """The good suffer at the Graveyard, the evil at the Chapel, the neutral at neither."""
    found = []
    for space in ("graveyard", "chapel"):
        game = Position("warrior", "troll").having(0, alignment=alignment, gold=0).arrives(0, space)
        found.append(game.character(0).lives)
    assert lives == found


@pytest.mark.rule("TR-7.2")
@pytest.mark.parametrize(("character", "holding"), [("elf", True), ("warrior", True), ("assassin", False)])
def test_a_condition_on_alignment(character: str, holding: bool) -> None:
    """A card for good and neutral characters has no effect for evil characters."""
    assert holding == holds(Position(character, "troll").table, 0, IsAligned(("good", "neutral")))


@pytest.mark.rule("TR-7.3", "TR-7a.1")
@pytest.mark.parametrize(("character", "seen"), [("elf", "evil"), ("warrior", "evil")])
def test_a_change_is_shown(character: str, seen: str) -> None:
    """An encounter can change the alignment of a character, and every player sees the change."""
    game = Position(character, "troll").deck("mephistopheles").arrives(0, HERE)
    assert [seen, seen] == [game.seen(viewer, 0)["alignment"] for viewer in (0, 1)]


@pytest.mark.rule("TR-7a.2", "TA-27")
def test_a_second_change_restores_the_basic_alignment() -> None:
    """An Elf who became evil and on a later turn good again has his original alignment and abilities."""
    position = Position("elf", "troll").having(0, alignment="evil", aligned_in=0).having(1, missed=9).at(0, HERE)
    game = position.dice(1, 4, 2).turn_of(0).choose("go village anticlockwise").choose("yes").choose("choose mystic")
    assert ("good", "good") == (game.seen(1, 0)["alignment"], CHARACTERS["character:elf"].alignment)


@pytest.mark.rule("TA-27")
@pytest.mark.card("character:druid")
def test_three_alignments_are_kept() -> None:
    """The Druid may change from neutral to good, to evil and back; each alignment is kept as a separate state."""
    game = Position("druid", "troll").having(0, alignment="evil").at(0, "village").dice(1).turn_of(0)
    assert ["become good", "become neutral"] == [game.words(option) for option in game.game.asides(0)]
    game.aside(0, "become neutral")
    assert "neutral" == game.seen(1, 0)["alignment"]


@pytest.mark.rule("TR-7b", "TX-D16")
def test_once_in_a_turn() -> None:
    """An alignment that changed this turn cannot change again in the same turn."""
    position = Position("druid", "troll").at(0, "village").dice(1).deck("mephistopheles")
    game = position.turn_of(0).aside(0, "become good")
    assert [] == list(game.game.asides(0))
    game.table.dice.expect("*", [1])
    game.choose("go fields-n clockwise")
    assert ("good", 4) == (game.character(0).alignment, game.character(0).craft)
    assert "mephistopheles" in game.discarded()


@pytest.mark.rule("TR-7b", "TX-D16")
def test_two_changes_in_one_turn() -> None:
    """The first change of alignment in a turn holds, and the Mystic's second change has no effect."""
    position = Position("elf", "troll").lying("village", "mephistopheles").at(0, "fields-n").having(1, missed=9)
    game = position.dice(1, 4, 4, 1).turn_of(0).choose("go village anticlockwise").choose("yes").choose("choose mystic")
    assert ("evil", 0, "prompt-path") == (game.character(0).alignment, game.asked, game.prompt)


@pytest.mark.rule("TD-48", "TR-7b")
def test_turns_of_others_are_turns() -> None:
    """The Druid may change alignment on another player's turn, and again on the next turn."""
    position = Position("druid", "troll").at(0, "village").at(1, "city").dice(1, 1, 1).deck("sword")
    game = position.turn_of(1).aside(0, "become good")
    assert [] == list(game.game.asides(0))
    game.choose("go fields-s clockwise").choose("pass")
    assert (0, ["become neutral", "become evil"]) == (game.asked, [game.words(one) for one in game.game.asides(0)])


@pytest.mark.rule("TR-7c.1", "TR-7c.2", "TA-31")
@pytest.mark.parametrize(
    ("start", "roll", "objects", "kept"),
    [
        ("elf", 0, ["holy-lance", "ring", "holy-grail"], ["ring"]),
        ("warrior", 0, ["holy-lance", "runesword"], ["runesword"]),
        ("assassin", 4, ["runesword", "ring"], ["ring"]),
    ],
)
def test_forbidden_objects_are_given_up(start: str, roll: int, objects: list[str], kept: list[str]) -> None:
    """After a change of alignment, forbidden objects are left face up in the space."""
    position = Position(start, "troll").holding(0, *objects)
    if roll:
        game = position.dice(roll).arrives(0, "village").choose("yes").choose("choose mystic")
    else:
        game = position.deck("mephistopheles").arrives(0, HERE)
    assert kept == game.objects(0)
    assert [name for name in objects if name not in kept] == game.lying(game.where(0))


@pytest.mark.rule("TR-7c.1", "TR-7c.2")
@pytest.mark.card("character:druid")
def test_druid_gives_up_what_is_forbidden() -> None:
    """A voluntary change of alignment also costs the Druid his forbidden objects."""
    game = Position("druid", "troll").holding(0, "holy-grail", "ring").at(0, "village").dice(1).turn_of(0)
    game.aside(0, "become evil")
    assert (["ring"], ["holy-grail"]) == (game.objects(0), game.lying("village"))


@pytest.mark.rule("TR-7.3")
def test_the_mystic_leaves_the_good_alone() -> None:
    """The Mystic does not change a good character, which may still change its alignment in this turn."""
    game = Position("elf", "troll").dice(4).arrives(0, "village").choose("yes").choose("choose mystic")
    assert ("good", -1) == (game.character(0).alignment, game.character(0).aligned_in)
