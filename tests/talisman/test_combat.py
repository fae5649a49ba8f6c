"""Combat against enemies: scores, weapons, several enemies, won, lost and drawn (TR-16a to TR-16e)."""

from __future__ import annotations

import pytest

from inglenook.kernel.messages import Player
from inglenook.talisman.rules.regions.movement import Climb
from inglenook.talisman.rules.spaces.characters import MeetCharacter
from inglenook.talisman.rules.spaces.encounters import EncounterSpace, FollowInstruction, MeetCards
from tests.talisman.positions import Playing, Position


def scores(game: Playing) -> list[tuple[object, object]]:
    """Returns the scores of all fights so far: the character's score and its opponent's score."""
    return [(line.arguments["own"], line.arguments["against"]) for line in game.log() if line.id == "log-scores"]


def kinds(game: Playing) -> list[str]:
    """Returns the kinds of all fights so far."""
    return [line.id for line in game.log() if line.id in ("log-combat", "log-psychic-combat")]


def met(position: Position, *rolls: int) -> Playing:
    """Sets up a position: the first character meets the cards in the fields."""
    return position.at(0, "fields-n").dice(*rolls).start(MeetCards(0))


# Fighters and their cards.


@pytest.mark.rule("TR-16a.1", "TR-15e.1")
def test_combat_comes_from_a_being_with_strength() -> None:
    """An enemy on a card attacks each character that encounters its space."""
    game = met(Position("elf", "troll").lying("fields-n", "bear"), 1, 1)
    assert ["log-combat"] == [line.id for line in game.log() if line.id in ("log-combat", "log-psychic-combat")]


@pytest.mark.rule("TR-16a.1")
def test_combat_comes_from_a_being_without_a_card() -> None:
    """The brigand of the Forest, who has no card, fights with Strength 4."""
    game = Position("warrior", "troll").at(0, "forest").dice(1, 2, 2, 2).start(FollowInstruction(0))
    assert [(6, 6)] == scores(game)


@pytest.mark.rule("TR-16a.2", "TR-16h.1")
def test_combat_comes_from_attacking_a_character() -> None:
    """When a character attacks another, each side rolls a die and adds its total Strength."""
    position = Position("elf", "troll").at(0, "fields-n").at(1, "fields-n").dice(4, 1)
    assert [(7, 7)] == scores(position.start(MeetCharacter(0, 1)))


@pytest.mark.rule("TR-16d.1", "TR-16d.3")
def test_the_score_is_a_die_and_total_strength() -> None:
    """The score of a fight is the die and total Strength, here 2 and 3 and 1 for the belt against 5 and 3."""
    game = met(Position("elf", "troll").holding(0, "magic-belt").lying("fields-n", "bear"), 2, 5)
    assert [(6, 8)] == scores(game)


@pytest.mark.rule("TR-16d.1", "TR-16d.2")
def test_the_parts_of_a_score_are_told() -> None:
    """The log names the parts of a score: own points, objects, weapon and each enemy; the die is told when it falls."""
    position = Position("elf", "troll").holding(0, "magic-belt", "sword").lying("fields-n", "bear")
    [line] = [line for line in met(position, 2, 5).log() if line.id == "log-scores"]
    own, against = line.arguments["own_from"], line.arguments["against_from"]
    assert (("counters", 3), ("adventure:magic-belt", 1), ("adventure:sword", 1)) == own
    assert (("adventure:bear", 3),) == against
    assert (3 + 1 + 1 + 2, 3 + 5) == (line.arguments["own"], line.arguments["against"])


@pytest.mark.rule("TR-16d.3", "TD-15")
def test_the_next_living_player_rolls_for_the_enemy() -> None:
    """The next player clockwise who has a character rolls for the enemy."""
    game = met(Position("elf", "troll", "monk").gone(1).lying("fields-n", "bear"), 6, 1)
    assert [(1, Player(2))] == [
        (line.arguments["roll"], line.arguments["player"]) for line in game.log() if line.id == "log-enemy-rolled"
    ]


@pytest.mark.rule("TD-15")
def test_in_a_fight_of_two_players_each_rolls_its_own_die() -> None:
    """In a fight of two players the attacker rolls a die first, then the defender."""
    position = Position("elf", "troll", "monk").at(0, "fields-n").at(1, "fields-n").dice(5, 2)
    game = position.start(MeetCharacter(0, 1))
    rolled = [(line.arguments["player"], line.arguments["rolled"]) for line in game.log() if line.id == "log-rolled"]
    assert [(Player(0), (5,)), (Player(1), (2,))] == rolled


@pytest.mark.rule("TR-16d.2", "TD-16", "TA-47")
def test_only_one_weapon_is_used() -> None:
    """Only one weapon is used, chosen before the dice: against a Dragon the lance adds 3 and the sword 1."""
    position = Position("elf", "troll").holding(0, "sword", "holy-lance").lying("fields-n", "dragon")
    game = met(position)
    assert ("prompt-weapon", ["wield sword", "wield holy-lance"]) == (game.prompt, game.offered)
    game.table.dice.expect("*", [4, 3])
    assert [(8, 10)] == scores(game.choose("wield sword"))


@pytest.mark.rule("TR-16d.2")
@pytest.mark.parametrize(("enemy", "points"), [("dragon", 3), ("chinese-dragon", 3), ("bear", 1)])
def test_a_weapon_may_be_better_against_one_kind(enemy: str, points: int) -> None:
    """The Holy Lance is better against dragons than against other enemies."""
    position = Position("elf", "troll").having(0, craft=9).holding(0, "holy-lance").lying("fields-n", enemy)
    game = met(position, 1, 1)
    assert [3 + points + 1] == [own for own, _ in scores(game)]


@pytest.mark.rule("TD-16")
def test_what_is_no_weapon_adds_up_freely() -> None:
    """Belt, ring, unicorn and one sword all add to the score, because only weapons exclude each other."""
    position = Position("elf", "troll").holding(0, "magic-belt", "ring", "sword").followed(0, "unicorn")
    assert [(8, 5)] == scores(met(position.lying("fields-n", "goblin"), 1, 3))


# Before the dice.


@pytest.mark.rule("TR-16b", "TR-16c", "TD-21")
def test_evading_comes_first_then_spells_then_the_dice() -> None:
    """A character that could do all of it is asked to evade first, then for Spells, then before the dice."""
    position = Position("elf", "troll").at(0, "woods-n").spells(0, "psionic-blast").holding(0, "sword", "axe")
    game = position.lying("woods-n", "dragon").dice(3, 6).start(MeetCards(0))
    asked = [game.prompt]
    asked.append(game.choose("pass").prompt)
    asked.append(game.choose("pass").prompt)
    assert ["prompt-evade", "prompt-moment-before-fight", "prompt-weapon"] == asked
    assert [(7, 13)] == scores(game.choose("wield axe"))


@pytest.mark.rule("TR-16b")
def test_who_evades_does_not_fight() -> None:
    """A character that evades does not fight: no dice are rolled, and the enemy stays."""
    position = Position("elf", "troll").at(0, "woods-n").lying("woods-n", "dragon")
    game = position.start(MeetCards(0)).choose("evade")
    assert ([], ["dragon"], False) == (scores(game), game.lying("woods-n"), game.table.turn_over)


@pytest.mark.rule("TR-16c", "TD-62")
def test_after_the_dice_no_spell_but_one_that_saves() -> None:
    """After the dice of a lost fight Preservation can be cast, but Psionic Blast is too late."""
    position = Position("elf", "troll").spells(0, "psionic-blast", "preservation").lying("fields-n", "dragon")
    game = met(position, 1, 6).choose("pass")
    assert ("prompt-about-to-lose-life", ["pass", "cast preservation 0"]) == (game.prompt, game.offered)


@pytest.mark.rule("TD-61")
def test_trophies_may_be_traded_in_before_the_dice() -> None:
    """A trophy traded before the dice counts in that fight."""
    position = Position("elf", "troll").trophies(0, "dragon").lying("fields-n", "bear")
    assert [(6, 6)] == scores(met(position, 2, 3).choose("trade-trophies strength 1"))


@pytest.mark.rule("TD-61")
@pytest.mark.card("adventure:potion-of-strength")
def test_a_potion_may_be_drunk_before_the_dice() -> None:
    """A potion drunk before the dice adds 2 Strength, and its card is used up."""
    game = met(Position("elf", "troll").holding(0, "potion-of-strength").lying("fields-n", "bear"), 1, 3)
    game.choose("use potion-of-strength")
    assert ([(6, 6)], []) == (scores(game), game.objects(0))


@pytest.mark.rule("TR-16d.1")
@pytest.mark.card("adventure:mercenary")
def test_the_mercenary_fights_for_gold() -> None:
    """The Mercenary adds 3 Strength for 1 gold once a turn, and not again in the same window."""
    position = Position("elf", "troll").followed(0, "mercenary").having(0, gold=2).lying("fields-n", "bear")
    game = met(position, 1, 4).choose("use mercenary")
    assert ([(7, 7)], 1) == (scores(game), game.character(0).gold)


# Won, lost, drawn.


@pytest.mark.rule("TR-16d.4", "TR-15g")
def test_after_a_won_combat_the_turn_goes_on() -> None:
    """After a won combat the turn goes on, and the character may take what lies in the space."""
    game = met(Position("elf", "troll").lying("fields-n", "bear", "sword"), 3, 2)
    assert (["bear"], ["pass", "take sword"], False) == (game.trophies(0), game.offered, game.table.turn_over)


@pytest.mark.rule("TR-16d.5", "TR-16d.7", "TX-D9")
def test_after_a_lost_combat_a_life_is_lost_and_the_turn_ends() -> None:
    """After a lost combat a life is lost and the turn ends; enemy and object stay face up."""
    game = met(Position("elf", "troll").lying("fields-n", "bear", "sword"), 2, 3)
    assert (3, ["bear", "sword"], True) == (game.character(0).lives, game.lying("fields-n"), game.table.turn_over)


@pytest.mark.rule("TR-16d.8", "TR-16j.1", "TR-16j.2")
def test_equal_scores_are_a_draw() -> None:
    """Equal scores are a draw: neither side loses anything, but the turn ends."""
    game = met(Position("elf", "troll").lying("fields-n", "bear", "sword"), 3, 3)
    assert (4, ["bear", "sword"], True) == (game.character(0).lives, game.lying("fields-n"), game.table.turn_over)


@pytest.mark.rule("TR-16d.6", "TA-26")
@pytest.mark.parametrize(("armour", "least"), [("armour", 4), ("shield", 5), ("helmet", 6)])
@pytest.mark.parametrize("roll", [3, 4, 5, 6])
def test_armour_may_save_the_life_but_not_the_turn(armour: str, least: int, roll: int) -> None:
    """Armour saves the life on a die of its value or more; the turn ends either way."""
    game = met(Position("elf", "troll").holding(0, armour).lying("fields-n", "dragon"), 1, 1, roll)
    assert ("prompt-about-to-lose-life", ["pass", f"use {armour}"]) == (game.prompt, game.offered)
    game.choose(f"use {armour}")
    assert (4 if roll >= least else 3, True) == (game.character(0).lives, game.table.turn_over)


@pytest.mark.rule("TD-17")
def test_one_attempt_with_one_piece_of_armour_for_each_life() -> None:
    """A player who has tried the helmet in vain cannot try another piece of armour for the same life."""
    game = met(Position("elf", "troll").holding(0, "armour", "helmet").lying("fields-n", "dragon"), 1, 1, 5)
    assert ["pass", "use armour", "use helmet"] == game.offered
    game.choose("use helmet")
    assert (3, None) == (game.character(0).lives, game.asked)


@pytest.mark.rule("TD-17", "TR-16d.6")
def test_after_armour_has_failed_a_spell_may_still_save() -> None:
    """After armour has failed, the Spell Preservation may still save the life."""
    position = Position("elf", "troll").holding(0, "helmet").spells(0, "preservation").lying("fields-n", "dragon")
    game = met(position, 1, 1, 5).choose("use helmet")
    assert ["pass", "cast preservation 0"] == game.offered
    assert 4 == game.choose("cast preservation 0").character(0).lives


@pytest.mark.rule("TR-16d.6")
def test_armour_helps_in_combat_only() -> None:
    """Armour helps in combat only, not against a space or a stranger."""
    position = Position("elf", "troll").at(0, "desert-w").holding(0, "armour")
    game = position.start(FollowInstruction(0))
    assert (3, None) == (game.character(0).lives, game.asked)


# Several enemies.


@pytest.mark.rule("TR-16e.1", "TR-16e.2", "TX-D8")
def test_several_enemies_fight_as_one() -> None:
    """Several enemies add their Strength to one die, here 4 and 3 for a score equal to the character's 9."""
    position = Position("troll", "elf").lying("fields-n", "serpent", "bear")
    game = met(position, 3, 2)
    assert ([(9, 9)], True) == (scores(game), game.table.turn_over)


@pytest.mark.rule("TD-12", "TR-16e.1")
def test_losing_to_several_costs_one_life() -> None:
    """A character that loses to several enemies at once loses one life in all."""
    game = met(Position("elf", "troll").lying("fields-n", "serpent", "bear", "wolf"), 1, 1)
    assert (3, []) == (game.character(0).lives, game.trophies(0))


@pytest.mark.rule("TD-10", "TR-15f")
def test_first_all_enemies_then_all_spirits() -> None:
    """A character fights wolf and goblin in one combat, then shade and shadow in one psychic combat."""
    game = met(Position("elf", "troll").lying("fields-n", "shade", "wolf", "shadow", "goblin"), 3, 1, 1, 1)
    assert [("log-combat", (6, 5)), ("log-psychic-combat", (5, 5))] == list(zip(kinds(game), scores(game), strict=True))


@pytest.mark.rule("TD-10")
@pytest.mark.parametrize("against", [3, 5], ids=["drawn", "lost"])
def test_losing_or_drawing_the_first_ends_the_turn(against: int) -> None:
    """After a lost or drawn combat the turn ends, and the spirits in the space stay without attacking."""
    game = met(Position("elf", "troll").lying("fields-n", "shade", "bear"), 3, against)
    assert (["log-combat"], ["shade", "bear"]) == (kinds(game), game.lying("fields-n"))


@pytest.mark.rule("TD-11")
def test_strength_and_craft_are_never_summed() -> None:
    """Strength and Craft of enemies are never summed: the Chinese Dragon fights with Craft apart from the wolf."""
    position = Position("warrior", "troll").lying("fields-n", "chinese-dragon", "wolf")
    game = met(position, 6, 1, 5, 4, 1)
    assert [("log-psychic-combat", (9, 7)), ("log-combat", (9, 3))] == list(zip(kinds(game), scores(game), strict=True))


@pytest.mark.rule("TD-13", "TX-23")
@pytest.mark.parametrize(("space", "bonus"), [("runes-w", 2), ("runes-se", 2), ("runes-ne", 3), ("woods-m", 0)])
def test_a_space_adds_to_the_enemies_die_once(space: str, bonus: int) -> None:
    """The Runes add their bonus to the die of several enemies once, not for each enemy."""
    position = Position("troll", "elf").at(0, space).lying(space, "wolf", "goblin").dice(6, 1).start(MeetCards(0))
    assert [(12, 5 + bonus)] == scores(position)


@pytest.mark.rule("TD-13", "TX-23", "TX-22")
@pytest.mark.parametrize("own", range(1, 7))
def test_the_dragon_at_the_runes_beats_the_sorceress(own: int) -> None:
    """The Sorceress loses to the Dragon lying at the Runes with every die, and draws no card there."""
    position = Position("sorceress", "elf").having(0, strength=3).at(0, "runes-w").lying("runes-w", "dragon")
    game = position.dice(own, 1).start(EncounterSpace(0))
    assert ([(3 + own, 10)], 3) == (scores(game), game.character(0).lives)


# The Champion.


@pytest.mark.rule("TR-16d.5", "TR-16d.7")
@pytest.mark.card("adventure:champion")
@pytest.mark.parametrize(
    ("dice", "lives", "followers", "trophies"),
    [((4, 1), 4, ["champion"], ["ogre"]), ((2, 2), 4, [], []), ((3, 1), 4, ["champion"], [])],
    ids=["won", "lost", "drawn"],
)
def test_the_champion_fights_in_its_owners_place(
    dice: tuple[int, int], lives: int, followers: list[str], trophies: list[str]
) -> None:
    """The Champion may fight with Strength 3 in its owner's place, winning a trophy or dying instead of a lost life."""
    game = met(Position("elf", "troll").followed(0, "champion").lying("fields-n", "ogre"), *dice)
    game.choose("use champion")
    assert (lives, followers, trophies) == (game.character(0).lives, game.followers(0), game.trophies(0))
    assert (not trophies) == game.table.turn_over


@pytest.mark.rule("TR-16i.1", "TR-16d.5", "TR-16h.1")
@pytest.mark.card("adventure:champion")
def test_the_champion_may_stand_in_for_the_attacked_too() -> None:
    """A Champion may fight for the attacked character; if it wins, the attacker loses a life and nothing else."""
    position = Position("elf", "monk").at(0, "fields-n").at(1, "fields-n").followed(1, "champion").dice(1, 6)
    won = position.start(MeetCharacter(0, 1)).choose("use champion")
    position = Position("elf", "monk").at(0, "fields-n").at(1, "fields-n").followed(1, "champion").dice(6, 1)
    lost = position.start(MeetCharacter(0, 1)).choose("use champion")
    assert (3, ["champion"]) == (won.character(0).lives, won.followers(1))
    assert (4, [], 1) == (lost.character(1).lives, lost.followers(1), lost.character(1).gold)


@pytest.mark.rule("TR-6b", "TD-62")
@pytest.mark.card("adventure:champion", "spell:preservation")
def test_a_champion_about_to_die_can_be_preserved() -> None:
    """A Champion about to die can be saved by Preservation; the turn ends all the same."""
    position = Position("elf", "druid").followed(0, "champion").spells(1, "preservation").lying("fields-n", "ogre")
    game = met(position, 1, 6).choose("use champion").choose("cast preservation champion")
    assert (["champion"], 4, True) == (game.followers(0), game.character(0).lives, game.table.turn_over)


# Beings without a card.


@pytest.mark.rule("TD-14", "TD-58", "TR-11l.1")
def test_the_sentinel_leaves_no_trophy() -> None:
    """The Sentinel has Strength 9; beaten, it lets the character pass and leaves no trophy."""
    position = Position("troll", "elf").having(0, strength=10).at(0, "sentinel").deck("sword").dice(3, 3)
    game = position.start(Climb(0, 0))
    assert ([(13, 12)], [], "hills-m") == (scores(game), game.trophies(0), game.where(0))


@pytest.mark.rule("TD-58", "TR-16d.7", "TR-16j.2")
@pytest.mark.parametrize(("against", "lives", "over"), [(4, 3, True), (3, 4, True), (2, 4, False)])
def test_a_lost_or_drawn_fight_with_a_being_ends_the_turn(against: int, lives: int, over: bool) -> None:
    """A lost or drawn fight with the brigand of the Forest ends the turn, and after a win the turn goes on."""
    position = Position("amazon", "elf").at(0, "forest").dice(1, 3, against)
    game = position.start(FollowInstruction(0))
    assert (lives, over) == (game.character(0).lives, game.table.turn_over)


@pytest.mark.rule("TD-39", "TR-16g")
def test_a_fight_is_over_when_a_fighter_dies_before_the_dice() -> None:
    """When the Artefact kills its owner before a fight, no further question is asked and no die is rolled."""
    position = Position("warrior", "troll").holding(0, "ancient-artefact").having(0, lives=1)
    position.holding(1, "sword", "potion-of-strength").trophies(1, "dragon").at(1, "ruins").dice(1)
    game = position.arrives(0, "ruins").choose("encounter 1").choose("use ancient-artefact")
    assert (False, None) == (game.character(0).alive, game.asked)
    assert (["sword", "potion-of-strength"], ["dragon"]) == (game.objects(1), game.trophies(1))


@pytest.mark.rule("TR-16c", "TR-9.1")
@pytest.mark.card("spell:finger-of-death")
def test_a_fight_is_over_when_a_spell_has_killed_the_enemy() -> None:
    """When a Spell has killed the only enemy, the potion is not offered again and the turn goes on as after a win."""
    position = Position("warrior", "troll").spells(0, "finger-of-death").holding(0, "potion-of-strength")
    game = position.lying("fields-n", "bear", "ring").arrives(0, "fields-n")
    assert ["pass", "cast finger-of-death bear", "use potion-of-strength"] == game.offered
    game.choose("cast finger-of-death bear")
    assert ("prompt-take", ["potion-of-strength"], ["ring"]) == (game.prompt, game.objects(0), game.lying("fields-n"))


@pytest.mark.rule("TR-16d.2")
@pytest.mark.parametrize(
    ("who", "held", "own"), [("elf", (), 3), ("elf", ("sword", "sword"), 4), ("warrior", ("sword", "axe"), 6)]
)
def test_what_is_told_before_the_dice_counts_the_weapons(who: str, held: tuple[str, ...], own: int) -> None:
    """The totals told before weapons are chosen include the weapons that will be used."""
    game = Position(who).holding(0, *held).lying("fields-n", "bear").at(0, "fields-n").dice(1, 1, 1).start(MeetCards(0))
    (told,) = [line.arguments["own"] for line in game.log() if line.id == "log-combat"]
    assert own == told
