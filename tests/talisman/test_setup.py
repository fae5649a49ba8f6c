"""Tests of components and set-up: the table before the first turn, and the first player (TR-C, TR-S)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import inglenook.talisman
from inglenook.kernel.dice import Dice
from inglenook.kernel.errors import BadSetup, DiceScript
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message, Name, Player
from inglenook.kernel.rulebook import Setup
from inglenook.talisman import house_rules, setup
from inglenook.talisman.components import ADVENTURE_DECK, CHARACTERS, PURCHASE_STACKS, SPACES, SPELL_DECK
from inglenook.talisman.entry.description import tell_common
from inglenook.talisman.entry.new_table import LAYING
from inglenook.talisman.entry.settings import set_up as set_up_by_options
from inglenook.talisman.rulebook import Talisman
from inglenook.talisman.table import SPACE_IDS, TalismanTable
from inglenook.wording import LANGUAGES, Wording
from tests.talisman.positions import Position

EVERY_CHARACTER = sorted(CHARACTERS)


def set_up(seed: str = "a", **options: Any) -> TalismanTable:
    """Returns a table set up with these options."""
    return setup.set_up(options, Dice(seed))


def characters(table: TalismanTable) -> list[str]:
    """Returns the character of each player."""
    return [character.definition for character in table.characters]


# The characters of the players.


@pytest.mark.rule("TR-S1")
def test_characters_are_dealt_unseen() -> None:
    """Each player gets a different character by chance, and the others stay unused."""
    dealt = [characters(set_up(seed, seats=6)) for seed in "abcdefgh"]
    assert all(6 == len(set(table)) for table in dealt)
    assert 1 < len({table[0] for table in dealt})
    table = set_up(seats=6)
    assert EVERY_CHARACTER == sorted(table.unused + characters(table))


@pytest.mark.rule("TR-S2")
def test_characters_can_be_chosen() -> None:
    """A player who has chosen a character gets it, and no other player is dealt it."""
    for seed in "abcdefgh":
        table = set_up(seed, seats=3, characters=["", "troll", "elf"])
        assert ["character:troll", "character:elf"] == characters(table)[1:]
        assert 3 == len(set(characters(table)))


@pytest.mark.rule("TR-S2")
def test_players_who_agreed_to_choose_are_asked_before_the_first_turn() -> None:
    """Where all agreed to choose, each player without a character chooses a different one, first player first."""
    options: Setup = {"seats": 3, "characters": ["", "troll", ""], "house": {"choose_characters": 1}}
    dice = Dice("a")
    dice.expect("first player", [1, 2, 6])
    game = Game(Talisman(), setup.set_up(options, dice), options, "a")
    game.run()
    assert game.pending is not None
    assert (2, "prompt-choose-character", 27) == (
        game.pending.seat,
        game.pending.prompt.id,
        len(game.pending.options),
    )
    game.answer(("play-as=elf",))
    assert (0, "prompt-choose-character", 26) == (
        game.pending.seat,
        game.pending.prompt.id,
        len(game.pending.options),
    )
    game.answer(("play-as=monk",))
    assert ["character:monk", "character:troll", "character:elf"] == characters(game.table)
    assert (2, "prompt-path") == (game.pending.seat, game.pending.prompt.id)


@pytest.mark.rule("TR-S1", "TR-S2")
@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({"characters": ["orc"]}, "error-unknown-character"),
        ({"characters": ["elf", "elf"]}, "error-character-twice"),
        ({"characters": ["elf", "troll", "monk"]}, "error-characters"),
        ({"characters": "elf"}, "error-characters"),
    ],
)
def test_impossible_characters_are_refused(given: dict[str, Any], error: str) -> None:
    """Only characters of the game are accepted, each once, and not more than there are players."""
    with pytest.raises(BadSetup) as refused:
        set_up(seats=2, **given)
    assert error == refused.value.message.id


@pytest.mark.rule("TD-1")
@pytest.mark.parametrize(
    ("seats", "error"),
    [(1, "error-seats"), (7, "error-seats"), (0, "error-seats"), (True, "error-setup"), ("2", "error-setup")],
)
def test_one_or_seven_cannot_play(seats: Any, error: str) -> None:
    """A game of one or seven players, or of a number that is not whole, is refused."""
    with pytest.raises(BadSetup) as refused:
        set_up(seats=seats)
    assert refused.value.message.id == error


@pytest.mark.rule("TD-1", "TR-G1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(seats: int) -> None:
    """Two to six players can play, each with one character."""
    table = set_up(seats=seats)
    assert seats == len([character for character in table.characters if character.alive])


@pytest.mark.rule("TD-1", "TR-C9")
def test_more_than_four_can_be_toads() -> None:
    """More than four characters can be toads, although there are four toad cards, and every player sees who is."""
    position = Position("warrior", "elf", "troll", "monk", "thief", "dwarf")
    for seat in range(6):
        position.having(seat, toad=3, gold=0)
    game = position.dice(6).turn_of(0)
    view: Any = Talisman().view(game.table, 5)
    assert [3] * 6 == [view["seats"][str(seat)]["toad"] for seat in range(6)]


# Where and with what they start.


@pytest.mark.rule("TR-S4", "TR-S5", "TR-S6")
@pytest.mark.parametrize("id", EVERY_CHARACTER)
def test_start_of_every_character(id: str) -> None:
    """Each character starts in its outer start space with its printed Strength and Craft, 4 lives and 1 gold.

    What its card says of gold prevails (TR-8a): Leprechaun and Merchant have 3.
    """
    sheet = CHARACTERS[id]
    table = set_up(seats=2, characters=[sheet.name])
    character = table.characters[0]
    view: Any = Talisman().view(table, 1)
    gold = 3 if sheet.name in ("leprechaun", "merchant") else 1
    assert sheet.start == SPACE_IDS[character.space]
    assert "outer" == SPACES[sheet.start].region
    assert (sheet.strength, sheet.craft) == (character.strength, character.craft)
    assert (4, gold) == (character.lives, character.gold)
    assert (sheet.strength, sheet.craft) == (view["seats"]["0"]["strength"], view["seats"]["0"]["craft"])


@pytest.mark.rule("TR-S9", "TA-16")
@pytest.mark.parametrize("id", EVERY_CHARACTER)
def test_spells_at_the_start(id: str) -> None:
    """Each character starts with the number of Spells on its card, from the Spell deck."""
    table = set_up(seats=2, characters=[CHARACTERS[id].name, "warrior" if "warrior" not in id else "troll"])
    assert CHARACTERS[id].spells == len(table.characters[0].spells)
    assert 30 - CHARACTERS[id].spells == len(table.spell_deck)


@pytest.mark.rule("TR-S9", "TR-S3")
def test_possessions_are_open_and_spells_are_not() -> None:
    """Every player sees counters, gold, objects and followers; Spells only their owner, others their number."""
    position = Position("wizard", "warrior").holding(0, "sword", "ring").followed(0, "maiden").spells(0, "hex")
    table = position.having(0, strength=4, gold=5).table
    own: Any = Talisman().view(table, 0)["seats"]
    other: Any = Talisman().view(table, 1)["seats"]
    assert ["adventure:sword", "adventure:ring"] == [card["definition"] for card in other["0"]["objects"]]
    assert ["adventure:maiden"] == [card["definition"] for card in other["0"]["followers"]]
    assert (4, 5, 4, 5) == tuple(other["0"][name] for name in ("strength", "craft", "lives", "gold"))
    assert ["spell:hex"] == [card["definition"] for card in own["0"]["spells"]]
    assert [""] == [card["definition"] for card in other["0"]["spells"]]


@pytest.mark.rule("TR-C12", "TX-1")
def test_a_counter_shows_its_value() -> None:
    """A character with Strength counters for 4 shows Strength 4."""
    view: Any = Talisman().view(Position("assassin", "elf").having(0, strength=4).table, 1)
    assert 4 == view["seats"]["0"]["strength"]


# Decks and stacks.


@pytest.mark.rule("TR-S8")
def test_two_shuffled_decks_face_down() -> None:
    """Adventure cards and Spells are two complete decks, shuffled and face down."""
    tables = [set_up(seed, seats=2, characters=["warrior", "elf"]) for seed in "ab"]
    for table in tables:
        assert sorted(ADVENTURE_DECK) == sorted(table.cards[card].definition for card in table.deck)
        assert sorted(SPELL_DECK) == sorted(table.cards[card].definition for card in table.spell_deck)
        view: Any = Talisman().view(table, 0)
        assert (128, 30, {""}) == (view["deck"], view["spell_deck"], set(view["deck_known"]))
    orders = [[table.cards[card].definition for card in table.deck] for table in tables]
    assert orders[0] != orders[1]
    orders = [[table.cards[card].definition for card in table.spell_deck] for table in tables]
    assert orders[0] != orders[1]


@pytest.mark.rule("TR-S10", "TR-C10")
def test_a_stack_of_each_kind() -> None:
    """Talismans and goods lie in sorted stacks with open numbers, and no deck contains any of them."""
    view: Any = Talisman().view(set_up(seats=2, characters=["warrior", "elf"]), 0)
    assert PURCHASE_STACKS == view["stacks"]
    assert (6, 38) == (view["stacks"]["purchase:talisman"], sum(view["stacks"].values()) - 6)


@pytest.mark.rule("TR-S10")
def test_goods_at_the_start_come_from_their_stacks() -> None:
    """The Merchant's mule at the start comes from the stack of five mules."""
    table = set_up(seats=2, characters=["merchant", "elf"])
    assert ["purchase:mule"] == [table.cards[card].definition for card in table.characters[0].objects]
    assert 4 == len(table.stacks["purchase:mule"])


# The first player.


@pytest.mark.rule("TR-S12", "TD-2")
@pytest.mark.parametrize(
    ("rolls", "first"),
    [
        ([6, 1, 2], 0),
        ([3, 4, 2], 1),
        ([1, 2, 5], 2),
        ([5, 2, 5, 3, 4], 2),
        ([5, 2, 5, 6, 1], 0),
        ([4, 4, 4, 2, 2, 1, 3, 3, 1, 6], 1),
    ],
)
def test_the_highest_roll_begins(rolls: list[int], first: int) -> None:
    """The player with the highest roll takes the first turn; tied players roll again."""
    dice = Dice("a")
    dice.expect("first player", rolls)
    options: Setup = {"seats": 3, "characters": ["warrior", "elf", "monk"]}
    game = Game(Talisman(), setup.set_up(options, dice), options, "a")
    game.run()
    assert {} == dice.unused()
    assert first == game.table.turn
    assert Message("log-first-player", {"player": Player(first)}) == game.log[3].message


@pytest.mark.rule("TR-S1", "TR-S3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_begins_with_who_plays_whom(language: str) -> None:
    """The log begins with each player's character, dealt or chosen, and Finnish inflects the names."""
    game = Game.start(Talisman(), {"seats": 3, "characters": ["", "elf"]}, "a")
    dealt = [line.message for line in game.log[:3]]
    wording = Wording(language, Path(inglenook.talisman.__file__).parent / "locales")
    assert [
        Message("log-dealt", {"player": Player(seat), "character": Name(game.table.characters[seat].definition)})
        for seat in range(3)
    ] == dealt
    assert "log-first-player" == game.log[3].message.id
    assert all(
        wording.say(Name(game.table.characters[seat].definition))[:4].lower() in wording.say(dealt[seat]).lower()
        for seat in range(3)
    )


@pytest.mark.rule("TR-S2", "TR-S13")
def test_all_choose_clockwise_from_the_first() -> None:
    """Players choose clockwise from the first player, and a chosen character is not offered again."""
    options: Setup = {"seats": 3, "house": {"choose_characters": 1}}
    dice = Dice("a")
    dice.expect("first player", [1, 6, 2])
    game = Game(Talisman(), setup.set_up(options, dice), options, "a")
    game.run()
    asked = []
    for name in ("elf", "troll", "thief"):
        assert game.pending is not None
        asked.append(game.pending.seat)
        game.answer((f"play-as={name}",))
    assert ([1, 2, 0], 1) == (asked, game.table.turn)
    assert ["character:thief", "character:elf", "character:troll"] == characters(game.table)


@pytest.mark.rule("TR-S13", "TR-10b")
def test_turns_go_round_clockwise() -> None:
    """Turns go clockwise, and after the last player the first has a turn again."""
    game = Position("warrior", "elf", "monk").dice(1, 1, 1, 1).having(0, missed=1).having(1, missed=1).turn_of(0)
    assert (2, 2) == (game.asked, game.table.turn)
    game = Position("warrior", "elf", "monk").dice(1).having(1, missed=1).having(2, missed=1).turn_of(1)
    assert (0, 0) == (game.asked, game.table.turn)


@pytest.mark.rule("TR-C14")
def test_one_kind_of_die() -> None:
    """Movement, combat and all other rolls use six-sided dice."""
    game = Position("elf", "troll").at(0, "ruins").lying("fields-sw", "bear").deck("ape").dice(1, 6, 1, 1).turn_of(0)
    game.choose("go fields-sw anticlockwise")
    assert ["bear"] == game.trophies(0)
    with pytest.raises(DiceScript):
        Position("elf", "troll").at(0, "ruins").dice(7).turn_of(0)


# House rules.


@pytest.mark.rule("TR-9h.4", "TR-1d.3", "TR-S1")
def test_the_printed_rules_are_the_default() -> None:
    """By default characters are dealt, a counter costs 7 points, and the Command Spell costs one life from 4 on."""
    printed = {"choose_characters": 0, "trophies": 7, "command_from": 4, "command_lives": 1}
    printed |= dict.fromkeys((*house_rules.CUSTOMARY, "fewer_trades"), 0)
    assert printed == set_up(seats=2).house
    assert printed | {"trophies": 5} == set_up(seats=2, house={"trophies": 5}).house
    one_hour = {"trophies": 1, "command_from": 1, "command_lives": 2}
    assert printed | one_hour == set_up(seats=2, house="one-hour").house


@pytest.mark.rule("KR-36")
def test_rule_sets_by_name() -> None:
    """The default rule set is the printed one, also under its old name; house readings can each be switched."""
    printed = set_up(seats=2).house
    assert printed == set_up(seats=2, house="as-printed").house == set_up(seats=2, house="printed").house
    assert printed | house_rules.CUSTOMARY == set_up(seats=2, house="customary").house
    by_options: Setup = set_up_by_options(2, {"house": "customary", "pooled-cards": "no", "trophies": "5"})
    wanted = printed | house_rules.CUSTOMARY | {"pooled_cards": 0, "trophies": 5}
    assert wanted == Talisman().set_up(by_options, Dice("a")).house
    assert printed == Talisman().set_up(set_up_by_options(2, {"house": "printed"}), Dice("a")).house


@pytest.mark.rule("KR-36")
@pytest.mark.parametrize("house", ["printed", "evening", {"trophies": 5}])
def test_older_set_ups_keep_the_readings_of_their_time(house: Any) -> None:
    """Set-ups of the first edition keep its readings, whichever set or switch they name."""
    old = set_up(seats=2, house=house, edition=1).house
    assert old == set_up(seats=2, house=house).house | house_rules.CUSTOMARY | {"fewer_trades": 1}
    assert old["pooled_cards"] and not set_up(seats=2, house={"pooled_cards": 0}, edition=1).house["pooled_cards"]


@pytest.mark.rule("SR-21")
def test_every_reading_is_offered_and_told() -> None:
    """Each reading is a switch in the set-up, is preset by its rule set, and is told when it differs."""
    offered = {option.key: option for option in LAYING.options}
    for name in house_rules.CUSTOMARY:
        key = house_rules.key(name)
        assert ("switch", "0") == (offered[key].kind, offered[key].default)
        assert ["0", "1"] == [offered["house"].sets[rules][key] for rules in ("as-printed", "customary")]
    table = Talisman().set_up({"seats": 2, "house": {"pooled_cards": 1, "trophies": 3}}, Dice("a"))
    view = Talisman().view(table, 0)
    assert ["trophies", "pooled_cards"] == view["house_rules"]
    told = [line for line in tell_common(view) if isinstance(line, Message) and line.id == "look-house"]
    assert ["Not as printed: Points of trophies for one counter: 3 and Cards drawn and lying are sorted together."] == [
        Wording("en", Path(inglenook.talisman.__file__).parent / "locales").say(line) for line in told
    ]


@pytest.mark.rule("TR-S2")
@pytest.mark.parametrize(
    ("house", "error"),
    [
        ("fast", "error-unknown-rule-set"),
        ({"tropies": 5}, "error-unknown-house-rule"),
        ({"trophies": 0}, "error-house-rule"),
        ({"trophies": 21}, "error-house-rule"),
        ({"command_from": 7}, "error-house-rule"),
        ({"trophies": "5"}, "error-house-rule"),
        (7, "error-setup"),
    ],
)
def test_unknown_house_rules_are_refused(house: Any, error: str) -> None:
    """A set or a switch that does not exist, or a value beyond its limits, is refused."""
    with pytest.raises(BadSetup) as refused:
        set_up(seats=2, house=house)
    assert error == refused.value.message.id
