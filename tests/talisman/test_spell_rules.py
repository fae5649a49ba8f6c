"""Tests of the rules of Spells: who holds them, who casts when, what answers them, what they reach (TR-9)."""

from __future__ import annotations

import pytest

from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.lines import SPECTATOR
from inglenook.talisman import atoms, stats
from inglenook.talisman.rulebook import Talisman
from inglenook.talisman.rules import lives
from inglenook.talisman.rules.regions.inner_region import InnerTask
from inglenook.talisman.rules.spaces.arrival import Arrival
from inglenook.talisman.rules.spaces.characters import MeetCharacter
from inglenook.talisman.rules.spaces.encounters import EncounterSpace, FollowInstruction, MeetCards
from inglenook.talisman.rules.turn import EndTurn, StartOfTurn
from tests.talisman.positions import Playing, Position


def scores(game: Playing) -> list[tuple[object, object]]:
    """Returns the scores of all fights so far: the character's score and its opponent's score."""
    return [(line.arguments["own"], line.arguments["against"]) for line in game.log() if line.id == "log-scores"]


def used(game: Playing) -> list[str]:
    """Returns the used Spells."""
    return [game.thing(card) for card in game.table.used_spells]


def three() -> Position:
    """Returns a game with three characters that may hold two Spells each, in the Fields, the Crags and the City."""
    return Position("druid", "elf", "sorceress").at(0, "fields-n").at(1, "crags").at(2, "city")


# Holding Spells.


@pytest.mark.rule("TR-9a", "TR-9d.1")
@pytest.mark.parametrize(("name", "craft", "drawn"), [("warrior", 3, 1), ("warrior", 6, 3), ("troll", 1, 0)])
def test_any_character_with_enough_craft_may_hold_spells(name: str, craft: int, drawn: int) -> None:
    """A character with enough Craft may hold Spells whatever its abilities; the Book of Spells fills its hand."""
    position = Position(name, "elf").at(0, "fields-n").having(0, craft=craft).lying("fields-n", "book-of-spells")
    assert drawn == len(position.start(MeetCards(0)).spells(0))


@pytest.mark.rule("TR-9b")
def test_spells_are_hidden_from_the_others() -> None:
    """Other players see the number of a character's Spells, but not which they are."""
    table = Position("druid", "elf").spells(0, "hex", "healing").table
    hex = table.characters[0].spells[0]
    assert [True, False, False] == [Talisman().knows(table, viewer, hex) for viewer in (0, 1, SPECTATOR)]
    assert 2 == len(Talisman().view(table, 1)["seats"]["0"]["spells"])  # type: ignore[index,call-overload,arg-type]


@pytest.mark.rule("TR-9c.1")
def test_a_spell_cannot_be_thrown_away() -> None:
    """A Spell cannot be discarded at will, although objects can be dropped at any time."""
    game = Position("warrior", "elf").at(0, "woods-n").spells(0, "hex").holding(0, "sword").dice(1).turn_of(0)
    game.choose("pass")
    assert ["put-down sword"] == [game.words(option) for option in game.game.asides(0)]


@pytest.mark.rule("TR-9c.2", "TR-2h.1")
def test_a_surplus_of_spells_is_discarded() -> None:
    """A player who drops Solomon's Crown discards a surplus Spell."""
    position = Position("wizard", "elf").at(0, "woods-n").spells(0, "hex", "healing", "nullify").dice(1)
    game = position.holding(0, "solomons-crown").turn_of(0).choose("pass").aside(0, "put-down solomons-crown")
    assert ["discard hex", "discard healing", "discard nullify"] == game.offered
    assert ["hex"] == used(game.choose("discard hex"))


@pytest.mark.rule("TR-9e.1")
def test_spells_are_drawn_from_the_top() -> None:
    """Spells are drawn from the top of the deck, here for a good character at the Mage."""
    position = Position("elf", "troll").at(0, "fields-n").lying("fields-n", "mage").spell_deck("hex", "random")
    assert ["hex"] == position.start(MeetCards(0)).choose("yes").spells(0)


@pytest.mark.rule("TR-9e.2")
def test_an_empty_spell_deck_is_made_of_the_used_spells() -> None:
    """An empty Spell deck is replaced by the used Spells, shuffled and face down."""
    position = Position("elf", "troll").at(0, "fields-n").lying("fields-n", "mage")
    for card in position.table.spell_deck[:]:
        atoms.discard(position.table, card)
    game = position.start(MeetCards(0)).choose("yes")
    assert (1, 29, 0) == (len(game.spells(0)), len(game.table.spell_deck), len(game.table.used_spells))
    assert [False] * 29 == [Talisman().knows(game.table, 0, card) for card in game.table.spell_deck]


@pytest.mark.rule("TR-9e.2", "TD-8")
@pytest.mark.parametrize("pile", ["spell_deck", "deck"])
def test_a_new_deck_is_shuffled(pile: str) -> None:
    """A new deck of Spells or Adventure cards is shuffled, so the order of the discards tells nothing."""
    orders = []
    for seed in ("one", "two"):
        position = Position("elf", "troll").at(0, "fields-n").lying("fields-n", "mage")
        position.table.dice = Dice(seed)
        cards = sorted(getattr(position.table, pile))
        for card in cards:
            atoms.discard(position.table, card)
        if pile == "deck":
            atoms.turn_up(position.table, 0)
        else:
            atoms.draw_spell(position.table, 0)
        orders.append(getattr(position.table, pile)[:])
        assert orders[-1] != [card for card in cards if card in orders[-1]]
    assert orders[0] != orders[1]


# Players who are asked, and when.


@pytest.mark.rule("TD-23")
def test_the_active_player_first_then_clockwise_until_all_pass_in_a_row() -> None:
    """The active player casts or passes first, then the others clockwise; after a cast all are asked again."""
    position = three().having(0, lives=2).spells(0, "healing").spells(1, "healing", "random").spells(2, "random")
    game = position.dice(5, 1).turn_of(0)
    asked = []
    for text in ("pass", "cast random 0", "pass", "pass", "pass", "pass"):
        asked.append((game.asked, text))
        game.choose(text)
        if game.prompt != "prompt-moment-turn-start":
            break
    assert [(0, "pass"), (1, "cast random 0"), (2, "pass"), (0, "pass"), (1, "pass")] == asked
    assert (0, "prompt-path") == (game.asked, game.prompt)


@pytest.mark.rule("TD-24")
def test_any_number_of_spells_may_be_cast_in_a_turn() -> None:
    """A player may cast any number of Spells in a turn, one after another in one window."""
    game = three().spells(0, "alchemy", "divination").dice(1).turn_of(0)
    assert ["divination", "alchemy"] == used(game.choose("cast divination").choose("cast alchemy 0"))


@pytest.mark.rule("TD-28", "TR-9f.1")
def test_spells_for_any_time_may_be_cast_on_anothers_turn() -> None:
    """Spells for any time may be cast on another player's turn, but Spells for the own turn may not."""
    game = three().spells(1, "random", "acquisition").dice(5, 1).turn_of(0)
    assert (1, ["pass", "cast random 0", "cast random 1", "cast random 2"]) == (game.asked, game.offered)


@pytest.mark.rule("TD-23", "KR-7")
def test_who_holds_spells_is_asked_although_it_can_only_pass() -> None:
    """A player with Spells is asked even without a castable one, so that nothing is revealed; others are not."""
    position = three().spells(1, "teleport")
    position.table.then(StartOfTurn(0))
    game = Game(Talisman(), position.table, {"seats": 3}, "position", ask_every_time=True)
    game.run()
    assert game.pending is not None
    assert (1, ("pass",)) == (game.pending.seat, game.pending.keys())
    game.answer(("pass",))
    assert (0, "prompt-movement") == (game.pending.seat, game.pending.prompt.id)


@pytest.mark.rule("KR-7", "TR-16b")
@pytest.mark.parametrize(("spells", "prompts"), [((), 0), (("teleport",), 2)])
def test_who_holds_spells_is_asked_whether_to_evade(spells: tuple[str, ...], prompts: int) -> None:
    """A player with any Spell is asked to evade and to cast before a fight; a player without Spells is not."""
    position = three().lying("fields-n", "goblin").spells(0, *spells).dice(6, 1)
    position.table.then(MeetCards(0))
    game = Game(Talisman(), position.table, {"seats": 3}, "position", ask_every_time=True)
    game.run()
    asked = []
    while game.pending is not None:
        asked.append((game.pending.prompt.id, game.pending.keys()))
        game.answer((game.pending.keys()[0],))
    passing = [("prompt-evade", ("pass",)), ("prompt-moment-before-fight", ("pass",))]
    assert passing[:prompts] == [question for question in asked if question in passing]


@pytest.mark.rule("TR-9f.1", "TD-28")
@pytest.mark.parametrize("moment", ["turn-start", "arrival", "cards-drawn", "before-fight", "turn-end"])
def test_spells_for_any_time_fit_every_moment(moment: str) -> None:
    """Spells for any time may be cast at each window: start, arrival, draw, before a fight, end of a turn."""
    position = three().spells(1, "nullify").spells(2, "random").dice(1, 1, 1)
    if moment == "turn-start":
        game = position.start(StartOfTurn(0))
    elif moment == "arrival":
        game = position.start(Arrival(0))
    elif moment == "cards-drawn":
        game = position.deck("sword").start(EncounterSpace(0))
    elif moment == "before-fight":
        game = position.lying("fields-n", "dragon").start(MeetCards(0))
    else:
        game = position.start(EndTurn(0))
    assert (1, f"prompt-moment-{moment}", ["pass", "cast nullify 2"]) == (game.asked, game.prompt, game.offered)


@pytest.mark.rule("TR-9f.1", "TR-16g")
@pytest.mark.parametrize("spell", ["psionic-blast", "finger-of-death"])
def test_spells_for_a_fight_are_for_the_fighters(spell: str) -> None:
    """Spells for a fight are offered to both fighters and not to other players."""
    position = three().at(1, "fields-n").spells(2, spell).dice(5, 4)
    game = position.start(MeetCharacter(0, 1))
    assert ([(7, 7)], None) == (scores(game), game.asked)
    defender = three().at(1, "fields-n").spells(1, spell).dice(5, 4).start(MeetCharacter(0, 1))
    assert (1, f"cast {spell} {1 if spell == 'psionic-blast' else 0}") == (defender.asked, defender.offered[1])


# Answering.


@pytest.mark.rule("TD-23")
@pytest.mark.card("spell:counterspell")
def test_only_counterspells_answer_a_spell_and_nobody_counters_his_own() -> None:
    """Only Counterspells answer a Spell, and its caster is not asked, though he may hold one."""
    position = three().spells(0, "alchemy", "counterspell").spells(1, "random", "healing").spells(2, "counterspell")
    game = position.dice(1).turn_of(0).choose("cast alchemy 0")
    assert (2, "prompt-counter", ["pass", "cast counterspell alchemy"]) == (game.asked, game.prompt, game.offered)


@pytest.mark.rule("TD-23")
@pytest.mark.card("spell:counterspell")
def test_a_counterspell_can_be_countered() -> None:
    """A Counterspell can be countered, and the first Spell then takes effect."""
    position = three().holding(0, "sword").spells(0, "alchemy", "counterspell").spells(2, "counterspell").dice(1)
    game = position.turn_of(0).choose("cast alchemy 0").choose("cast counterspell alchemy")
    assert (0, ["pass", "cast counterspell counterspell"]) == (game.asked, game.offered)
    game.choose("cast counterspell counterspell").choose("sell sword")
    assert (2, ["counterspell", "counterspell", "alchemy"]) == (game.character(0).gold, used(game))


@pytest.mark.rule("TD-25")
def test_a_spell_whose_target_is_gone_is_used_up_without_effect() -> None:
    """A Spell whose target has died meanwhile is used up without effect."""
    position = three().having(1, lives=1)
    healing = position.spells(0, "healing").table.characters[0].spells[0]
    game = position.start(StartOfTurn(0))
    option = next(option for option in game.game.pending.options if option.subject == healing)  # type: ignore[union-attr]
    atoms.add_points(game.table, 1, "life", -1)
    lives.bury(game.table)
    game.table.dice.expect("*", [1])
    game.game.answer((option.key,))
    assert (["healing"], False) == (used(game), game.character(1).alive)


@pytest.mark.rule("TD-25")
@pytest.mark.parametrize("spell", ["acquisition", "mesmerism", "nullify", "mind-steal", "healing", "destruction"])
def test_a_spell_without_a_target_cannot_be_cast(spell: str) -> None:
    """A Spell without any legal target, such as gold, followers, wounds or cards on the board, cannot be cast."""
    position = three().having(1, gold=0).having(2, gold=0).spells(0, spell).dice(1)
    assert "prompt-path" == position.turn_of(0).prompt


# Reach.


@pytest.mark.rule("TR-9g.1", "TX-D18")
def test_spells_aimed_at_characters_work_everywhere() -> None:
    """Spells aimed at characters reach from the Fields to the Crypt and back."""
    game = three().at(1, "crypt").spells(0, "random").spells(1, "random").dice(5, 5, 1).turn_of(0)
    game.choose("cast random 1").choose("cast random 0")
    assert (4, 3) == (game.character(1).strength, game.character(0).strength)


@pytest.mark.rule("TR-9g.2", "TX-D18", "TR-14d.1")
def test_spells_aimed_at_beings_do_not_work_in_the_inner_region() -> None:
    """Spells aimed at beings do not work on the Werewolf in the inner region; Spells on oneself do."""
    position = three().at(0, "werewolf-den").spells(0, "finger-of-death").spells(1, "preservation").dice(1, 1, 6, 1)
    game = position.start(InnerTask(0))
    assert ([(8, 3)], None, -1) == (scores(game), game.asked, game.character(0).task)
    position = three().at(0, "werewolf-den").spells(0, "psionic-blast").dice(1, 1, 1, 1)
    assert "prompt-moment-before-fight" == position.start(InnerTask(0)).prompt


@pytest.mark.rule("TR-9f.1", "TA-48")
def test_nothing_is_cast_in_the_cursed_glade() -> None:
    """A character in the Cursed Glade casts no Spells, but others can cast Spells on it."""
    game = three().at(0, "cursed-glade").spells(0, "random").spells(1, "random").dice(1).turn_of(0)
    assert (1, "cast random 0") == (game.asked, game.offered[1])


# Preservation.


@pytest.mark.rule("TD-62", "TR-16d.6")
@pytest.mark.card("spell:preservation")
def test_preservation_saves_a_life() -> None:
    """Preservation saves the life of any character from any cause, except the wearer of an Amulet."""
    game = three().at(0, "desert-w").spells(1, "preservation").start(FollowInstruction(0))
    assert (1, "prompt-about-to-lose-life", ["pass", "cast preservation 0"]) == (game.asked, game.prompt, game.offered)
    assert 4 == game.choose("cast preservation 0").character(0).lives
    warded = three().at(0, "desert-w").holding(0, "amulet").spells(1, "preservation").start(FollowInstruction(0))
    assert (3, None) == (warded.character(0).lives, warded.asked)


@pytest.mark.rule("TR-6b")
@pytest.mark.card("spell:preservation")
def test_preservation_saves_a_follower() -> None:
    """Preservation saves a follower that falls into the Chasm, but no being in the inner region."""
    position = three().at(0, "chasm").followed(0, "maiden", "unicorn").spells(1, "preservation").spells(2, "random")
    position.dice(3, 1, 1)
    game = position.start(FollowInstruction(0))
    assert (1, ["pass", "cast preservation maiden"]) == (game.asked, game.offered)
    game.choose("cast preservation maiden")
    assert (None, ["maiden"]) == (game.asked, game.followers(0))
    inner = three().at(0, "vampires-tower").followed(0, "maiden").spells(1, "preservation").dice(1)
    game = inner.start(InnerTask(0)).choose("sacrifice maiden")
    assert (None, []) == (game.asked, game.followers(0))


@pytest.mark.rule("TD-62", "TR-16j.2")
@pytest.mark.card("spell:preservation")
def test_preservation_saves_an_enemy_and_the_fight_is_drawn() -> None:
    """Preservation saves an enemy, with or without a card: the fight is drawn, without a trophy, and the turn ends."""
    position = three().lying("fields-n", "bear").spells(1, "preservation").spells(2, "random").dice(6, 1)
    game = position.start(MeetCards(0)).choose("pass")
    assert (1, ["pass", "cast preservation bear"]) == (game.asked, game.offered)
    game.choose("cast preservation bear")
    assert ([], ["bear"], 4, True) == (
        game.trophies(0),
        game.lying("fields-n"),
        game.character(0).lives,
        game.table.turn_over,
    )
    position = three().at(0, "forest").having(0, quest=2).spells(1, "preservation").dice(1, 6, 1)
    game = position.start(FollowInstruction(0)).choose("cast preservation")
    assert (True, 2) == (game.table.turn_over, game.character(0).quest)


@pytest.mark.rule("TD-23")
@pytest.mark.card("spell:preservation", "spell:finger-of-death")
def test_preservation_saves_from_the_finger_of_death() -> None:
    """An enemy saved by Preservation from the Finger of Death still fights."""
    position = three().lying("fields-n", "bear").spells(0, "finger-of-death").spells(1, "preservation").dice(1, 6)
    game = position.start(MeetCards(0)).choose("cast finger-of-death bear").choose("cast preservation bear")
    assert ([(3, 9)], ["bear"]) == (scores(game), game.lying("fields-n"))


@pytest.mark.rule("TR-9f.1")
@pytest.mark.card("spell:preservation")
def test_preservation_waits_for_something_to_save() -> None:
    """Preservation can be cast only when a being is about to die."""
    assert "prompt-path" == three().spells(0, "preservation").dice(1).turn_of(0).prompt


# Amulet and Wand.


@pytest.mark.rule("TR-9f.1")
@pytest.mark.card("adventure:amulet")
def test_the_amulet_wards_off_spells_and_forbids_casting() -> None:
    """The owner of an Amulet casts no Spells and cannot be their target."""
    game = three().holding(0, "amulet").spells(0, "random").spells(1, "random").dice(1).turn_of(0)
    assert (1, ["pass", "cast random 1", "cast random 2"]) == (game.asked, game.offered)


@pytest.mark.rule("TR-2f.2", "TR-9e.1")
@pytest.mark.card("adventure:wand")
def test_the_wand_always_gives_a_spell() -> None:
    """The Wand gives a Spell when it is taken, even beyond the limit, and again after the last one is cast."""
    position = Position("troll", "elf").at(0, "fields-n").lying("fields-n", "wand").spell_deck("alchemy", "hex")
    game = position.start(MeetCards(0)).choose("take wand")
    assert (["alchemy"], 1) == (game.spells(0), stats.spell_limit(game.table, 0))
    position = Position("troll", "elf").at(0, "woods-n").holding(0, "wand").spells(0, "alchemy").spell_deck("hex")
    assert ["hex"] == position.dice(1).turn_of(0).choose("cast alchemy 0").choose().spells(0)


@pytest.mark.rule("TR-16g", "TR-9f.1")
@pytest.mark.card("adventure:amulet")
def test_no_spell_of_a_fight_is_aimed_at_an_amulet() -> None:
    """The Finger of Death cannot be aimed at the owner of an Amulet, in a fight either."""
    position = three().at(1, "fields-n").holding(1, "amulet").spells(0, "finger-of-death").dice(5, 4)
    game = position.start(MeetCharacter(0, 1))
    assert (1, ["pass", "put-down amulet"]) == (game.asked, game.offered)
    game.choose("put-down amulet")
    assert (0, ["pass", "cast finger-of-death 1"]) == (game.asked, game.offered)
