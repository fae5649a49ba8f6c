"""Special abilities against enemies and other characters: charming, raising, stealing, swapping, piping (TR-8)."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.talisman.rules.spaces.characters import MeetCharacter, ways_to_meet
from inglenook.talisman.rules.spaces.encounters import FollowInstruction, MeetCards
from tests.talisman.positions import Playing, Position

pytestmark = pytest.mark.rule("TR-8.1")


def scores(game: Playing) -> list[tuple[object, object]]:
    """Returns the scores of all fights so far: the character's score and its opponent's score."""
    return [(line.arguments["own"], line.arguments["against"]) for line in game.log() if line.id == "log-scores"]


def met(position: Position, *rolls: int) -> Playing:
    """Sets up a position: the first character meets the cards in the fields."""
    return position.at(0, "fields-n").dice(*rolls).start(MeetCards(0))


def two(first: str, second: str) -> Position:
    """Returns two characters in the same space."""
    return Position(first, second).at(0, "fields-n").at(1, "fields-n")


def named(*names: str) -> list[Any]:
    """Returns a row for each character, marked with it."""
    return [pytest.param(name, marks=pytest.mark.card(f"character:{name}")) for name in names]


# Won over instead of fought.


@pytest.mark.card("character:minstrel")
@pytest.mark.rule("TD-63", "TR-8a")
def test_animals_and_dragons_do_not_attack_the_minstrel() -> None:
    """Animals and dragons do not attack the Minstrel, who may attack them; monsters attack him as they attack
    others.
    """
    game = met(Position("minstrel", "elf").lying("fields-n", "dragon"), 1, 1)
    assert ["leave-alone dragon", "fight dragon"] == game.offered
    assert [(3, 8)] == scores(game.choose("fight dragon"))
    assert [(3, 3)] == scores(met(Position("minstrel", "elf").lying("fields-n", "goblin"), 1, 1))


@pytest.mark.card("character:minstrel")
@pytest.mark.parametrize(("roll", "charmed"), [(4, True), (3, False)])
def test_the_minstrel_charms_animals(roll: int, charmed: bool) -> None:
    """The Minstrel charms a bear with a die above its Strength; if he fails, the bear still does not attack him."""
    game = met(Position("minstrel", "elf").lying("fields-n", "bear"), roll)
    assert ["leave-alone bear", "fight bear", "charm bear"] == game.offered
    game.choose("charm bear")
    assert (["bear"] if charmed else [], []) == (game.followers(0), scores(game))
    assert ([] if charmed else ["bear"]) == game.lying("fields-n")


@pytest.mark.card("character:minstrel")
def test_one_charmed_animal_helps_in_each_battle() -> None:
    """One charmed animal adds its Strength in each battle and stays; a second charmed animal cannot help as well."""
    game = met(Position("minstrel", "elf").followed(0, "bear", "serpent").lying("fields-n", "ogre"), 1, 2)
    assert ["pass", "use bear", "use serpent"] == game.offered
    game.choose("use serpent")
    assert ([(7, 7)], ["bear", "serpent"], None) == (scores(game), game.followers(0), game.asked)


@pytest.mark.card("character:necromancer")
@pytest.mark.parametrize(("roll", "charmed"), [(4, True), (3, False)])
def test_the_necromancer_charms_spirits(roll: int, charmed: bool) -> None:
    """The Necromancer charms a spirit with a die above its Craft, or else fights it; the Harpy is no spirit."""
    rolls = (roll,) if charmed else (roll, 1, 2)
    game = met(Position("necromancer", "elf").lying("fields-n", "spectre"), *rolls).choose("charm spectre")
    assert (["spectre"] if charmed else [], [] if charmed else [(5, 5)]) == (game.followers(0), scores(game))
    assert [(5, 5)] == scores(met(Position("necromancer", "elf").lying("fields-n", "harpy"), 1, 1))


@pytest.mark.card("character:necromancer")
def test_a_charmed_spirit_helps_in_psychic_combat() -> None:
    """A charmed spirit adds its Craft in psychic combat, and in no other fight."""
    position = Position("necromancer", "elf").followed(0, "spectre").lying("fields-n", "demon")
    game = met(position, 4, 1).choose("fight demon").choose("use spectre")
    assert ([(11, 11)], ["spectre"]) == (scores(game), game.followers(0))
    game = met(Position("necromancer", "elf").followed(0, "spectre").lying("fields-n", "ogre"), 3, 1)
    assert ([(6, 6)], None) == (scores(game), game.asked)


@pytest.mark.card("character:hobgoblin")
@pytest.mark.rule("TD-63")
def test_goblins_and_hobgoblins_do_not_attack_the_hobgoblin() -> None:
    """Goblins do not attack the Hobgoblin; a goblin may follow him and be discarded in a battle for its Strength."""
    game = met(Position("hobgoblin", "elf").lying("fields-n", "goblin", "hobgoblin"))
    assert ["leave-alone goblin", "fight goblin", "recruit goblin"] == game.offered
    assert ["leave-alone hobgoblin", "fight hobgoblin"] == game.choose("recruit goblin").offered
    game.choose("leave-alone hobgoblin")
    assert (["goblin"], ["hobgoblin"], []) == (game.followers(0), game.lying("fields-n"), scores(game))
    game = met(Position("hobgoblin", "elf").followed(0, "goblin").lying("fields-n", "ogre"), 2, 2).choose("use goblin")
    assert ([(7, 7)], []) == (scores(game), game.followers(0))


@pytest.mark.card("character:ghoul")
@pytest.mark.rule("TR-1d.1")
def test_the_ghoul_raises_the_dead() -> None:
    """The Ghoul may raise a killed enemy as a follower, which helps in one battle and is then discarded."""
    game = met(Position("ghoul", "elf").having(0, strength=6).lying("fields-n", "ogre"), 6, 1)
    assert ["keep ogre", "raise ogre"] == game.offered
    game.choose("raise ogre")
    assert (["ogre"], []) == (game.followers(0), game.trophies(0))
    position = Position("ghoul", "elf").followed(0, "ogre", "wolf").lying("fields-n", "dragon")
    game = met(position, 1, 1).choose("use ogre")
    assert ([(8, 8)], ["wolf"]) == (scores(game), game.followers(0))
    kept = met(Position("ghoul", "elf").having(0, strength=6).lying("fields-n", "ogre"), 6, 1).choose("keep ogre")
    assert ["ogre"] == kept.trophies(0)


@pytest.mark.card("character:ghoul")
@pytest.mark.parametrize("name", ["spectre", "shade"])
def test_the_ghoul_does_not_raise_spirits(name: str) -> None:
    """The Ghoul raises only enemies with Strength, never spirits."""
    assert [] == met(Position("ghoul", "elf").lying("fields-n", name), 6, 1).followers(0)


@pytest.mark.card("adventure:cursed-by-a-hag")
@pytest.mark.parametrize(("name", "enemy"), [("minstrel", "bear"), ("hobgoblin", "goblin")])
def test_whoever_is_cursed_by_a_hag_wins_nobody_over(name: str, enemy: str) -> None:
    """A player cursed by a Hag can hold no followers, so no ability to win a follower is offered."""
    game = met(Position(name, "elf").followed(0, "cursed-by-a-hag").lying("fields-n", enemy))
    assert [f"leave-alone {enemy}", f"fight {enemy}"] == game.offered


@pytest.mark.card("adventure:cross")
def test_the_cross_destroys_spirits_without_a_spell_for_it() -> None:
    """The holder of the Cross may destroy spirits without a Spell, but not the Harpy."""
    game = met(Position("elf", "troll").holding(0, "cross").lying("fields-n", "demon", "harpy"), 1, 1)
    game.choose("destroy demon")
    assert ([], [(5, 5)], ["demon"]) == (
        game.spells(0),
        scores(game),
        [game.thing(card) for card in game.table.discarded],
    )


# Instead of attacking.


@pytest.mark.card("character:ghoul")
@pytest.mark.rule("TR-16i.1")
@pytest.mark.parametrize(("way", "lives"), [("attack-psychic", 5), ("attack", 4)])
def test_the_ghoul_gains_a_life_won_in_psychic_combat(way: str, lives: int) -> None:
    """The Ghoul gains the life that his opponent loses in psychic combat, but not one lost in combat."""
    game = two("ghoul", "monk").having(1, gold=0).dice(6, 1).start(MeetCharacter(0, 1)).choose(way)
    assert (lives, 3) == (game.character(0).lives, game.character(1).lives)


@pytest.mark.card("character:ghoul")
@pytest.mark.rule("TR-16i.1")
def test_the_ghoul_gains_it_also_when_it_was_attacked() -> None:
    """The Ghoul gains a life also when a Wizard attacks him and loses his own psychic combat."""
    position = two("wizard", "ghoul").having(0, gold=0).spells(0, "hex").dice(1, 6)
    game = position.start(MeetCharacter(0, 1)).choose("attack-psychic")
    assert (3, 5) == (game.character(0).lives, game.character(1).lives)


@pytest.mark.card("character:thief")
@pytest.mark.rule("TX-9", "TR-13c")
def test_the_thief_steals_gold_or_an_object() -> None:
    """The Thief steals gold or an object without a roll; after the theft of a mule the victim drops the surplus."""
    position = two("thief", "elf").holding(1, "mule", "sword", "axe", "armour", "shield", "helmet")
    game = position.start(MeetCharacter(0, 1)).choose("use-ability steal")
    assert ["take-gold", "take mule", "take sword"] == game.offered[:3]
    game.choose("take mule")
    assert (1, "prompt-drop-surplus") == (game.asked, game.prompt)
    game.choose("drop axe")
    assert (["mule"], ["sword", "armour", "shield", "helmet"]) == (game.objects(0), game.objects(1))
    gold = two("thief", "elf").start(MeetCharacter(0, 1)).choose("use-ability steal")
    assert (2, 0, True) == (gold.character(0).gold, gold.character(1).gold, gold.table.turn_over)


@pytest.mark.card("character:thief")
@pytest.mark.parametrize("place", ["village", "city"])
def test_the_thief_takes_a_purchase_card_free(place: str) -> None:
    """The Thief takes one purchase card free in the Village and in the City."""
    game = Position("thief", "elf").at(0, place).start(FollowInstruction(0))
    assert "take-free helmet" in game.offered
    assert (["helmet"], 1) == (game.choose("take-free helmet").objects(0), game.character(0).gold)


@pytest.mark.card("character:thief")
@pytest.mark.parametrize("card", ["market", "market-day"])
def test_the_thief_takes_a_purchase_card_free_at_markets(card: str) -> None:
    """The Thief takes one purchase card free at markets on Adventure cards."""
    game = met(Position("thief", "elf").having(0, gold=0).having(1, gold=0).lying("fields-n", card))
    if card == "market":
        game.choose("yes")
    assert "take-free sword" in game.offered


@pytest.mark.card("character:sorceress")
@pytest.mark.parametrize(
    ("victim", "alignment", "least"),
    [("elf", "good", 6), ("dwarf", "neutral", 5), ("assassin", "evil", 4)],
)
@pytest.mark.parametrize("roll", [3, 4, 5, 6])
def test_the_sorceress_beguiles(victim: str, alignment: str, least: int, roll: int) -> None:
    """The Sorceress takes gold or an object: on 6 from the good, 5 from the neutral, 4 from the evil."""
    position = two("sorceress", victim).holding(1, "sword").dice(roll)
    game = position.start(MeetCharacter(0, 1)).choose("use-ability beguile")
    assert alignment == game.character(1).alignment
    assert (["take-gold", "take sword"] if roll >= least else []) == game.offered
    if roll >= least:
        assert ["sword"] == game.choose("take sword").objects(0)


@pytest.mark.card("character:sorceress")
def test_the_sorceress_leads_followers_away() -> None:
    """The Sorceress takes a follower of her choice, except the Maiden, the Unicorn and the Princess."""
    position = two("sorceress", "elf").followed(1, "maiden", "unicorn", "princess", "guide", "prince")
    game = position.start(MeetCharacter(0, 1)).choose("use-ability lead-away")
    assert ["take guide", "take prince"] == game.offered
    assert ["prince"] == game.choose("take prince").followers(0)


@pytest.mark.rule("TR-13c")
@pytest.mark.parametrize("name", named("minstrel", "satyr"))
def test_some_woo_the_maiden_and_the_princess(name: str) -> None:
    """Only certain characters can make another player's Maiden or Princess follow them."""
    position = two(name, "elf").followed(1, "maiden", "unicorn", "princess", "guide")
    game = position.start(MeetCharacter(0, 1)).choose("use-ability lead-away")
    assert ["take maiden", "take princess"] == game.offered
    assert ["maiden"] == game.choose("take maiden").followers(0)
    other = two(name, "elf").followed(1, "guide").dice(1, 1).start(MeetCharacter(0, 1))
    assert "use-ability lead-away" not in other.offered


@pytest.mark.card("character:rogue")
@pytest.mark.parametrize(("roll", "works"), [(3, False), (4, True)])
def test_the_rogue_swindles(roll: int, works: bool) -> None:
    """The Rogue takes gold or a follower on a 4 or more, never an object."""
    position = two("rogue", "elf").holding(1, "sword").followed(1, "guide").dice(roll)
    game = position.start(MeetCharacter(0, 1)).choose("use-ability swindle")
    assert (["take-gold", "take guide"] if works else []) == game.offered


@pytest.mark.card("character:satyr")
@pytest.mark.parametrize(("roll", "missed"), [(3, 0), (4, 1)])
def test_the_satyr_plays_his_pipes(roll: int, missed: int) -> None:
    """The Satyr's pipes make another character miss a turn on a 4 or more."""
    game = two("satyr", "elf").dice(roll).start(MeetCharacter(0, 1)).choose("use-ability pipes")
    assert missed == game.character(1).missed


@pytest.mark.card("character:merchant")
@pytest.mark.parametrize(
    ("who", "own", "swaps"),
    [
        ("merchant", ("axe",), True),
        ("merchant", (), False),
        ("merchant", ("talisman",), False),
        ("warrior", ("axe",), False),
    ],
)
def test_who_can_swap(who: str, own: tuple[str, ...], swaps: bool) -> None:
    """Only the Merchant can swap objects, and only if he has an object to give that is not a Talisman."""
    position = two(who, "elf").holding(0, *own).holding(1, "ring")
    offered = [option.word for option in ways_to_meet(position.table, 0, 1)]
    assert swaps == ("swap" in offered)


@pytest.mark.card("character:merchant")
def test_the_merchant_swaps_and_sells() -> None:
    """The Merchant swaps objects, never his Talisman or forbidden ones; in the City he sells objects for 1 gold
    each.
    """
    position = two("merchant", "elf").holding(0, "talisman", "axe", "runesword").holding(1, "ring", "sword")
    game = position.start(MeetCharacter(0, 1)).choose("use-ability swap")
    assert ["swap axe ring", "swap axe sword"] == game.offered
    game.choose("swap axe ring")
    assert (["talisman", "runesword", "ring"], ["sword", "axe"]) == (game.objects(0), game.objects(1))
    game = Position("merchant", "elf").at(0, "city").holding(0, "sword", "axe").start(FollowInstruction(0))
    game.choose("sell sword")
    assert (4, ["axe"]) == (game.character(0).gold, game.objects(0))
