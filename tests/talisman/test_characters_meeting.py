"""Characters that attack each other: evading, Spells, scores, and what the winner takes (TR-16f to TR-16j)."""

from __future__ import annotations

import pytest

from inglenook.talisman.rules.regions.crown import AtCrown
from inglenook.talisman.rules.spaces.arrival import Arrival
from inglenook.talisman.rules.spaces.characters import MeetCharacter
from inglenook.talisman.rules.turn import EndTurn
from tests.talisman.positions import Playing, Position


def scores(game: Playing) -> list[tuple[object, object]]:
    """Returns the scores of all fights so far: the attacker's score and the defender's score."""
    return [(line.arguments["own"], line.arguments["against"]) for line in game.log() if line.id == "log-scores"]


def two(first: str, second: str, space: str = "fields-n") -> Position:
    """Returns two characters in the same space."""
    return Position(first, second).at(0, space).at(1, space)


def fought(position: Position, *rolls: int) -> Playing:
    """Sets up a position: the first character attacks the second, and neither side prepares anything."""
    game = position.dice(*rolls).start(MeetCharacter(0, 1))
    while game.prompt == "prompt-moment-before-fight":
        game.choose("pass")
    return game


# The fight.


@pytest.mark.rule("TR-16f", "TD-21", "TR-16g")
def test_evading_comes_first_then_the_spells_of_both_sides_then_the_dice() -> None:
    """The Elf may evade first; then the attacker and the Elf cast Spells or pass; then the dice are rolled."""
    position = two("troll", "elf", "woods-n").having(0, craft=3).spells(0, "psionic-blast").spells(1, "psionic-blast")
    game = position.dice(1, 2).start(MeetCharacter(0, 1))
    assert (1, "prompt-evade") == (game.asked, game.prompt)
    game.choose("pass")
    assert (0, ["pass", "cast psionic-blast 0"]) == (game.asked, game.offered)
    game.choose("pass")
    assert (1, ["pass", "cast psionic-blast 1"]) == (game.asked, game.offered)
    game.choose("cast psionic-blast 1")
    assert (0, []) == (game.asked, scores(game))
    game.choose("pass")
    assert [(7, 9)] == scores(game)


@pytest.mark.rule("TR-16h.1", "TR-16d.2")
def test_each_side_chooses_its_weapon() -> None:
    """Each side of a fight between characters chooses one weapon, the attacker first."""
    position = two("troll", "elf").holding(0, "axe", "sword").holding(1, "axe", "sword")
    game = fought(position, 1, 3)
    assert (0, "prompt-weapon") == (game.asked, game.prompt)
    assert (1, "prompt-weapon") == (game.choose("wield axe").asked, game.prompt)
    assert [(8, 7)] == scores(game.choose("wield sword"))


@pytest.mark.rule("TR-16h.2", "TR-16j.1", "TR-16j.2")
def test_equal_scores_are_a_draw() -> None:
    """Equal scores are a draw: neither side loses anything, and the turn ends."""
    game = fought(two("troll", "elf").holding(1, "sword"), 1, 3)
    assert ([(7, 7)], True, None) == (scores(game), game.table.turn_over, game.asked)
    assert (4, 4, 1, 1, ["sword"]) == (
        game.character(0).lives,
        game.character(1).lives,
        game.character(0).gold,
        game.character(1).gold,
        game.objects(1),
    )


@pytest.mark.rule("TR-16h.2", "TR-16i.1")
@pytest.mark.parametrize(("dice", "winner"), [((6, 1), 0), ((1, 6), 1)], ids=["attacker", "defender"])
def test_the_higher_score_wins_whoever_attacked(dice: tuple[int, int], winner: int) -> None:
    """The higher score wins whichever character attacked, and the winner is asked what to take."""
    game = fought(two("elf", "dwarf"), *dice)
    assert (winner, ["take-life", "take-gold"]) == (game.asked, game.offered)


# The spoils.


@pytest.mark.rule("TR-16i.1", "TD-43")
@pytest.mark.parametrize(
    ("chosen", "lives", "gold", "objects"),
    [
        ("take-life", 3, 2, ["sword", "ring"]),
        ("take-gold", 4, 1, ["sword", "ring"]),
        ("take sword", 4, 2, ["ring"]),
        ("take ring", 4, 2, ["sword"]),
    ],
)
def test_the_winner_takes_a_life_a_bag_of_gold_or_an_object(
    chosen: str, lives: int, gold: int, objects: list[str]
) -> None:
    """The winner takes a life, a bag of gold or an object, but not followers, Spells or trophies."""
    position = two("troll", "elf").having(1, gold=2).holding(1, "sword", "ring").followed(1, "maiden")
    game = fought(position.spells(1, "hex").trophies(1, "bear"), 6, 1)
    assert ["take-life", "take-gold", "take sword", "take ring"] == game.offered
    game.choose(chosen)
    assert (lives, gold, objects) == (game.character(1).lives, game.character(1).gold, game.objects(1))
    taken = (game.character(0).gold - 1, game.objects(0), game.character(0).lives)
    assert (2 - gold, [name for name in ["sword", "ring"] if name not in objects], 4) == taken


@pytest.mark.rule("TR-16i.3", "TA-43")
@pytest.mark.parametrize("dice", [(6, 1), (1, 6)], ids=["attacker wins", "defender wins"])
def test_the_attackers_turn_ends_whoever_won(dice: tuple[int, int]) -> None:
    """After a fight with another character the attacker's turn ends, whichever side won."""
    position = two("elf", "dwarf").dice(*dice, 1).lying("fields-n", "sword")
    game = position.start(MeetCharacter(0, 1), EndTurn(0)).choose("take-gold")
    assert (1, ["sword"]) == (game.table.turn, game.lying("fields-n"))


@pytest.mark.rule("TD-43", "TR-5b.1")
def test_only_what_the_winner_may_hold_can_be_taken() -> None:
    """An evil winner cannot take the Holy Lance, so only a life is offered."""
    position = two("assassin", "elf").having(1, gold=0).holding(1, "holy-lance").dice(6, 1)
    game = position.start(MeetCharacter(0, 1)).choose("no").choose("pass")
    assert (None, 3, ["holy-lance"]) == (game.asked, game.character(1).lives, game.objects(1))


@pytest.mark.rule("TD-43", "TR-5e.1")
def test_a_winner_with_too_many_objects_drops_one_at_once() -> None:
    """A winner with too many objects at once drops one of his own choice."""
    position = two("troll", "elf").holding(0, "axe", "armour", "shield", "helmet").holding(1, "ring").dice(6, 1)
    game = fought(position).choose("take ring")
    assert (0, "prompt-drop-surplus") == (game.asked, game.prompt)
    game.choose("drop shield")
    assert (["axe", "armour", "helmet", "ring"], ["shield"]) == (game.objects(0), game.lying("fields-n"))


@pytest.mark.rule("TR-16i.2", "TR-16d.6")
@pytest.mark.parametrize(("roll", "lives"), [(4, 4), (3, 3)])
def test_against_the_loss_of_a_life_armour_may_help(roll: int, lives: int) -> None:
    """The loser may use armour against the loss of a life only after the winner has chosen the life."""
    game = fought(two("troll", "elf").holding(1, "armour"), 6, 1, roll).choose("take-life")
    assert (1, ["pass", "use armour"]) == (game.asked, game.offered)
    assert lives == game.choose("use armour").character(1).lives


@pytest.mark.rule("TR-16i.2", "TD-62")
def test_against_the_loss_of_a_life_a_spell_may_help() -> None:
    """The loser of a fight may cast Preservation after the dice to save the life."""
    game = fought(two("troll", "elf").spells(1, "preservation"), 6, 1).choose("take-life")
    assert 4 == game.choose("cast preservation 1").character(1).lives


@pytest.mark.rule("TR-16i.1")
@pytest.mark.card("adventure:runesword")
@pytest.mark.parametrize(("chosen", "lives"), [("take-life", 5), ("take-gold", 4)])
def test_the_runesword_drinks_a_life_that_is_lost(chosen: str, lives: int) -> None:
    """The Runesword's owner gains the life that the loser loses, but nothing when he takes gold."""
    game = fought(two("troll", "elf").holding(0, "runesword"), 6, 1).choose(chosen)
    assert lives == game.character(0).lives


@pytest.mark.rule("TR-16i.1", "TR-16d.2")
@pytest.mark.card("adventure:runesword")
@pytest.mark.parametrize(("wielded", "lives"), [("runesword", 5), ("sword", 4)])
def test_the_runesword_drinks_only_if_it_was_the_weapon(wielded: str, lives: int) -> None:
    """The Runesword gives no life when another weapon was used in the fight."""
    game = fought(two("troll", "elf").having(1, gold=0).holding(0, "runesword", "sword"), 6, 1)
    assert lives == game.choose(f"wield {wielded}").character(0).lives


@pytest.mark.rule("TR-16i.2")
@pytest.mark.card("adventure:runesword")
def test_the_runesword_drinks_nothing_that_was_saved() -> None:
    """The Runesword gives no life when the loser's armour saved it."""
    game = fought(two("troll", "elf").holding(0, "runesword").holding(1, "armour"), 6, 1, 4)
    assert 4 == game.choose("take-life").choose("use armour").character(0).lives


# Where and whom.


@pytest.mark.rule("TR-13b.1", "TR-16a.2")
def test_the_arriving_player_chooses_whom_to_attack() -> None:
    """The arriving player chooses whether to encounter the space or one of the characters there."""
    position = Position("troll", "elf", "dwarf").at(0, "fields-n").at(1, "fields-n").at(2, "fields-n").dice(1, 6)
    game = position.start(Arrival(0))
    assert ["encounter-space", "encounter 1", "encounter 2"] == game.offered
    assert [(7, 9)] == scores(game.choose("encounter 2"))


@pytest.mark.rule("TR-8a", "TR-8.1", "TR-13c")
@pytest.mark.card("character:knight", "character:pilgrim")
@pytest.mark.parametrize("name", ["knight", "pilgrim"])
@pytest.mark.parametrize(("victim", "met"), [("elf", False), ("troll", True), ("ghoul", True)])
def test_some_may_not_attack_the_good(name: str, victim: str, met: bool) -> None:
    """A character that may not attack the good does not encounter good characters, for it can do nothing to them."""
    offered = two(name, victim).deck("sword").start(Arrival(0)).offered
    assert met == ("encounter 1" in offered)


@pytest.mark.rule("TR-8a", "TR-8.1", "TR-13c")
@pytest.mark.card("character:knight", "character:pilgrim")
@pytest.mark.parametrize("name", ["knight", "pilgrim"])
def test_at_the_crown_they_may(name: str) -> None:
    """At the Crown of Command every character may attack good characters, because only the last one left wins."""
    game = two(name, "elf", "crown-of-command").crown_reached().having(1, gold=0).dice(6, 1).start(AtCrown(0))
    assert 3 == game.character(1).lives


# The Assassin.


@pytest.mark.rule("TR-8.1", "TR-16h.1")
@pytest.mark.card("character:assassin")
def test_the_assassin_may_strike_unseen() -> None:
    """When the Assassin strikes unseen the victim rolls no die, and the win costs a life and nothing else."""
    game = two("assassin", "troll").having(1, gold=5).dice(4).start(MeetCharacter(0, 1))
    assert (0, "prompt-strike-unseen") == (game.asked, game.prompt)
    game.choose("yes")
    assert ([(7, 6)], 3, 5) == (scores(game), game.character(1).lives, game.character(1).gold)


@pytest.mark.rule("TR-16i.1", "TR-8.1")
@pytest.mark.card("character:assassin")
def test_a_victim_that_wins_takes_what_it_wants() -> None:
    """A victim that wins against the Assassin may take a life, gold or an object as usual."""
    game = two("assassin", "troll").dice(2).start(MeetCharacter(0, 1)).choose("yes")
    assert ([(5, 6)], 1, ["take-life", "take-gold"]) == (scores(game), game.asked, game.offered)


@pytest.mark.rule("TR-8a", "TR-8.1", "TR-16h.1")
@pytest.mark.card("character:assassin")
def test_the_assassin_need_not_and_cannot_everywhere() -> None:
    """The Assassin may refuse to strike unseen, and is not asked when attacked or at the Crown of Command."""
    game = two("assassin", "troll").dice(4, 1).start(MeetCharacter(0, 1)).choose("no")
    assert ([(7, 7)], None) == (scores(game), game.asked)
    attacked = two("troll", "assassin").dice(1, 4).start(MeetCharacter(0, 1))
    assert ([(7, 7)], None) == (scores(attacked), attacked.asked)
    crown = two("assassin", "troll", "crown-of-command").crown_reached().dice(4, 1).start(AtCrown(0))
    assert ([(7, 7)], None) == (scores(crown), crown.asked)


# Characters that die or become toads during the fight.


@pytest.mark.rule("TD-39", "TR-16g", "TR-16h.2")
def test_a_fight_is_off_if_one_of_them_dies_before_the_dice() -> None:
    """A fight ends without dice or spoils when the Wizard kills the Elf by Spell, and the Wizard's turn is over."""
    position = two("wizard", "elf").having(1, lives=1, gold=3).spells(0, "lightning-bolt", "hex").dice(1)
    game = position.start(MeetCharacter(0, 1)).choose("attack").choose("cast lightning-bolt 1")
    assert ([], False, 3) == (scores(game), game.character(1).alive, game.gold_lying("fields-n"))
    assert (None, True) == (game.asked, game.table.turn_over)


@pytest.mark.rule("TR-19c.1", "TR-16h.1")
@pytest.mark.card("adventure:champion")
def test_whoever_becomes_a_toad_before_the_dice_fights_as_one() -> None:
    """A character turned into a toad before the dice fights with Strength 1 and the die, without Champion or
    Mercenary.
    """
    position = two("elf", "wizard").followed(0, "champion", "mercenary").spells(1, "random", "hex").dice(1, 3, 1)
    game = position.start(MeetCharacter(0, 1)).choose("use mercenary").choose("pass").choose("use champion")
    game.choose("cast random 0")
    assert (["champion", "mercenary"], [(4, 3)]) == (game.lying("fields-n"), scores(game))


@pytest.mark.rule("TD-61", "TR-5d", "TR-2h.1")
def test_what_is_put_down_before_the_dice_no_longer_counts() -> None:
    """A Wizard who drops Solomon's Crown before the dice loses its Craft, and at once a surplus Spell."""
    position = two("troll", "wizard").holding(1, "solomons-crown").spells(1, "hex", "teleport", "alchemy").dice(1, 1)
    game = position.start(MeetCharacter(0, 1)).choose("put-down solomons-crown")
    assert (1, "prompt-discard-spells", []) == (game.asked, game.prompt, scores(game))
