"""Tests of the log and texts derived from it: players' characters, Spells not cast, labels of buttons."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from inglenook.kernel.data import Data
from inglenook.kernel.decisions import Option
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message, Name, Player
from inglenook.kernel.views.news import lines_for
from inglenook.talisman.advice.coaching import tips
from inglenook.talisman.advice.prospects import results
from inglenook.talisman.entry import entry
from inglenook.talisman.rulebook import Talisman
from inglenook.talisman.rules.spaces.characters import MeetCharacter
from inglenook.talisman.rules.spaces.encounters import FollowInstruction
from inglenook.talisman.table import SPACE_IDS, SPACE_NUMBER
from inglenook.wording import Wording
from tests.command_line.commands import run
from tests.talisman.positions import Playing, Position

FOUR = ("sword", "axe", "shield", "helmet")

PASSED = [Message("log-passed", {"player": Player(seat)}) for seat in range(3)]


def passes(game: Playing) -> list[Message]:
    """Returns the passes in the log, in order."""
    return [line for line in game.log() if line.id == "log-passed"]


def elf() -> Position:
    """Returns a game with an Elf, and a Troll far away."""
    return Position("elf", "troll")


def labels(game: Playing) -> list[str]:
    """Returns the message ids on the buttons."""
    assert game.game.pending is not None and game.asked is not None
    return [Talisman().label(game.table, game.asked, option).id for option in game.game.pending.options]


# Spells not cast.


@pytest.mark.rule("TR-9f.1")
def test_who_may_cast_on_arrival_reads_where() -> None:
    """A player who may cast on arrival reads the name of the space reached in the question."""
    position = Position("wizard", "priest").spells(0, "healing").spells(1, "healing").having(0, lives=3)
    game = position.at(0, "village").dice(1).turn_of(0)
    while game.prompt != "prompt-moment-arrival":
        game.game.pick((0,))
    assert game.game.pending is not None
    english = Wording("en", entry().locales)
    where = english.say(Name(SPACE_IDS[game.table.characters[0].space]))
    assert where in english.say(game.game.pending.prompt)


@pytest.mark.rule("TD-23", "KR-5")
def test_passes_at_a_moment_for_spells_are_in_the_log() -> None:
    """The log lists each player with Spells who casts none at a moment for Spells."""
    position = Position("troll", "wizard", "priest").spells(1, "healing").spells(2, "alchemy").having(0, lives=3)
    game = position.at(0, "village").dice(1).turn_of(0)
    assert ((1, []), "prompt-moment-turn-start") == ((game.asked, passes(game)), game.prompt)
    game.choose("pass")
    assert PASSED[1:] == passes(game)


@pytest.mark.rule("KR-5", "KR-7")
@pytest.mark.parametrize("spell", ["healing", "hex"])
def test_a_pass_tells_nothing_of_the_spell(spell: str) -> None:
    """The line for a pass is the same whether it was chosen or forced, and names no Spell."""
    game = Position("troll", "wizard").spells(1, spell).having(0, lives=3).at(0, "village").dice(1).turn_of(0)
    if game.prompt == "prompt-moment-turn-start":
        game.choose("pass")
    passed: Data = {"message": "log-passed", "player": {"player": 1}}
    assert [1, 1, 1] == [lines_for(game.game, viewer).count(passed) for viewer in (-1, 0, 1)]


@pytest.mark.rule("TR-12a.8")
def test_who_takes_nothing_is_not_worth_a_line() -> None:
    """The log has no line for a player who declines to take a card, only for passes at moments for Spells."""
    game = Position("troll", "elf").lying("fields-n", "sword").arrives(0, "fields-n").choose("pass")
    assert [] == passes(game)


@pytest.mark.rule("KR-20")
def test_passes_are_not_read_out() -> None:
    """The terminal omits passes from its news and from its log."""
    words = ["--seed", "hearth", "--set", "characters=wizard,warrior", "--stops", "all"]
    ran = run("play", "talisman", *words, typed="1\n" * 30 + "log 500\nquit\n")
    assert "passes." not in ran.out
    assert "log-passed" in entry().lines.left_unsaid


# Characters of the players.


@pytest.mark.rule("TR-S1", "KR-20")
def test_the_deal_is_in_the_log_and_not_read_out_twice() -> None:
    """The deal is told in the opening and is not read out again, but stands in the log."""
    words = ["--seed", "hearth", "--set", "characters=wizard,warrior"]
    opening = run("play", "talisman", *words, typed="quit\n").lines
    log = run("play", "talisman", *words, typed="log\nquit\n").lines
    assert ("Bot 2 is the Warrior, neutral." in opening, "Bot 2 gets the Warrior." in opening) == (True, False)
    assert {"Player 1 gets the Wizard.", "Bot 2 gets the Warrior."} <= set(log)


@pytest.mark.rule("TR-S2", "TR-S1")
def test_who_chooses_is_told_when_it_is_chosen() -> None:
    """Where players choose their characters, each choice is told when it is made."""
    game = Game.start(Talisman(), {"seats": 2, "house": {"choose_characters": 1}}, "a")
    assert ["log-first-player"] == [line.message.id for line in game.log]
    assert game.pending is not None
    first = game.pending.seat
    game.answer(("play-as=elf",))
    assert (
        Player(first) == next(line for line in game.log if line.message.id == "log-enters").message.arguments["player"]
    )


# Messages about effects that come to nothing.


@pytest.mark.rule("TD-26", "KR-20")
@pytest.mark.card("adventure:book-of-spells")
@pytest.mark.parametrize(("name", "told"), [("gladiator", "log-no-spell"), ("warrior", "log-drew-spell-known")])
def test_whoever_gets_no_spell_is_told_so(name: str, told: str) -> None:
    """When Craft does not allow a Spell, none is drawn, and the log says so."""
    game = Position(name, "troll").deck("book-of-spells").spell_deck("healing").arrives(0, "fields-n")
    assert [told] == [line.id for line in game.log() if line.id in ("log-no-spell", "log-drew-spell-known")]


@pytest.mark.rule("TR-13e.1", "KR-20")
def test_a_roll_that_does_nothing_says_so() -> None:
    """A roll without effect is told as such in the log."""
    game = Position("warrior", "troll").dice(4).arrives(0, "forest")
    assert "log-nothing-happens" == game.log()[-1].id


@pytest.mark.rule("TR-8.1", "KR-20")
@pytest.mark.card("adventure:orb-of-knowledge")
def test_what_is_discarded_of_the_drawn_is_told() -> None:
    """The log tells which drawn cards are discarded."""
    position = Position("warrior", "troll").holding(0, "orb-of-knowledge").deck("dragon", "sword")
    game = position.arrives(0, "fields-n").choose("yes").choose("discard dragon")
    discarded = Message("log-discarded", {"player": Player(0), "card": Name("adventure:dragon")})
    assert (True, ["dragon"]) == (discarded in game.log(), game.discarded())


@pytest.mark.rule("TR-6b", "KR-20")
@pytest.mark.card("adventure:cyclops")
def test_the_price_of_a_refusal_is_named() -> None:
    """A player asked to give something up is told the price of refusing."""
    game = Position("warrior", "troll").followed(0, "maiden").lying("fields-n", "cyclops").arrives(0, "fields-n")
    assert game.game.pending is not None
    asked = Wording("en", entry().locales).say(game.game.pending.prompt)
    assert "Do you give up 1 follower (Maiden)? If not: lose 1 life." == asked


@pytest.mark.rule("TR-16d.2", "TD-16")
@pytest.mark.parametrize(
    ("name", "weapons", "offered"),
    [
        ("elf", ("sword", "sword"), []),
        ("elf", ("sword", "axe"), ["wield sword", "wield axe"]),
        ("warrior", ("sword", "sword", "sword"), []),
        ("warrior", ("sword", "sword", "axe"), ["wield sword", "wield sword", "wield axe"]),
    ],
)
def test_weapons_alike_are_no_choice(name: str, weapons: tuple[str, ...], offered: list[str]) -> None:
    """With swords only, no weapon is chosen, and as many are used as the character may: two by the Warrior."""
    position = Position(name, "troll").holding(0, *weapons).lying("fields-n", "wolf")
    game = position.dice(*([6, 1] if name == "elf" else [6, 6, 1])).arrives(0, "fields-n")
    assert offered == game.offered
    if not offered:
        added = 1 if name == "elf" else 2
        assert 6 + game.character(0).strength + added == next(
            line.arguments["own"] for line in game.log() if line.id == "log-scores"
        )


TELLING: dict[str, tuple[str, Callable[[], Position], tuple[str, ...]]] = {
    "log-took": ("TR-12a.1", lambda: elf().lying("fields-n", "sword"), ("take sword",)),
    "log-dropped": ("TR-12a.9", lambda: elf().holding(0, *FOUR).lying("fields-n", "ring"), ("take ring", "drop axe")),
    "log-killed": ("TR-16d.4", lambda: elf().lying("fields-n", "wolf").dice(6, 1), ()),
    "log-meets": ("TR-15d.1", lambda: elf().deck("devil"), ()),
    "log-drew-card": ("TR-13d.1", lambda: elf().deck("sword"), ()),
    "log-toad": ("TR-19a.1", lambda: elf().lying("fields-n", "witch").dice(1), ()),
    "log-alignment": ("TR-7a.1", lambda: elf().deck("mephistopheles"), ()),
    "log-lost-life": ("TR-4b", lambda: elf().deck("devil"), ()),
    "log-gained-gold": ("TR-3.2", lambda: elf().lying("fields-n", "sword", gold=2), ()),
    "log-follower-died": ("TR-6b", lambda: elf().followed(0, "maiden").lying("fields-n", "cyclops"), ("yes",)),
}
"""A case: message, rule, position and answers."""


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.rule(TELLING[id][0])) for id in TELLING])
def test_what_happens_in_an_encounter_is_told(id: str) -> None:
    """Each event of an encounter is told once to every player, with its subject."""
    _, position, choices = TELLING[id]
    game = position().arrives(0, "fields-n")
    for choice in choices:
        game.choose(choice)
    assert 1 == len([line for line in game.game.log if line.message.id == id and line.only is None])


@pytest.mark.rule("TR-1d.2", "KR-20")
def test_a_trade_of_trophies_is_told() -> None:
    """The log tells how many trophies are traded, and for what."""
    position = Position("elf", "troll").trophies(0, "serpent", "bear").at(0, "village").dice(1)
    game = position.turn_of(0).aside(0, "trade-trophies strength 1")
    assert [2] == [line.arguments["n"] for line in game.log() if line.id == "log-traded"]
    assert "log-gained-strength" == game.log()[-1].id


# Labels of buttons.


@pytest.mark.rule("TX-16", "TR-12a.9")
def test_a_fifth_object_is_offered_in_exchange() -> None:
    """A player with four objects is told that one must go, except for a follower, gold, a raft and a mule."""
    position = Position("elf", "troll").lying("fields-n", "ring", "maiden", "bag-of-gold", "raft", "mule")
    game = position.holding(0, "sword", "axe", "shield", "helmet").arrives(0, "fields-n")
    assert ["pass", "take ring", "take maiden", "take bag-of-gold", "take raft", "take mule"] == game.offered
    assert ["option-take-nothing", "option-take-for-another", *["option-take"] * 4] == labels(game)
    game.choose("take ring")
    assert ("prompt-make-room", ["drop sword", "drop axe", "drop shield", "drop helmet"]) == (game.prompt, game.offered)
    assert ["sword", "axe", "shield", "helmet"] == game.objects(0)


@pytest.mark.rule("TX-16", "TR-5c.1")
def test_a_fourth_object_is_simply_taken() -> None:
    """A fourth object is taken without a notice, because there is room for it."""
    position = Position("elf", "troll").lying("fields-n", "ring").holding(0, "sword", "axe", "shield")
    assert ["option-take-nothing", "option-take"] == labels(position.arrives(0, "fields-n"))


@pytest.mark.rule("TD-43", "TR-5c.1")
def test_a_fifth_object_won_is_told_as_such() -> None:
    """A winner is told before choosing that an object beyond the limit makes him drop one."""
    position = Position("troll", "elf").holding(0, "sword", "axe", "shield", "helmet").holding(1, "ring")
    game = position.at(1, "ruins").having(1, gold=0).dice(6, 1).arrives(0, "ruins").choose("encounter 1")
    while game.prompt != "prompt-spoils":
        game.choose("wield sword" if game.prompt == "prompt-weapon" else "pass")
    assert ["option-take-life", "option-take-for-another"] == labels(game)
    assert "prompt-drop-surplus" == game.choose("take ring").prompt


# Further labels of buttons.


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize(
    ("game", "label"),
    [
        pytest.param(lambda: elf().lying("fields-n", "sword").arrives(0, "fields-n"), "option-take-nothing", id="take"),
        pytest.param(
            lambda: elf().spells(0, "healing").having(0, lives=3).at(0, "village").turn_of(0),
            "option-cast-nothing",
            id="cast",
        ),
    ],
)
def test_a_pass_says_what_is_not_done(game: Callable[[], Playing], label: str) -> None:
    """Each question labels its pass with the action that is declined."""
    assert label in labels(game())


@pytest.mark.rule("KR-20", "TD-28")
def test_what_a_spell_could_strike_says_where_it_is() -> None:
    """An option of a Spell names the place of its target: a space, another character, or the caster."""
    position = Position("wizard", "troll").spells(0, "destruction").lying("fields-n", "bear")
    position.holding(0, "sword").holding(1, "axe")
    table = position.table
    wizard, troll = table.characters
    struck = [*table.lying[SPACE_NUMBER["space:fields-n"]], *wizard.objects, *troll.objects]
    english = Wording("en", entry().locales)
    casts = [Option("cast", wizard.spells[0], card) for card in struck]
    said = [english.say(Talisman().label(table, 0, cast)) for cast in casts]
    assert [
        "Cast Destruction on Bear, Fields (north)",
        "Cast Destruction on Sword, yours",
        "Cast Destruction on Axe, with Player 2",
    ] == said


@pytest.mark.rule("KR-20", "TR-15k")
@pytest.mark.parametrize(
    ("card", "kind", "labels"),
    [
        ("market", "place", ["Go there", "Leave it"]),
        ("sorcerer", "stranger", ["Meet the Stranger", "Leave the Stranger alone"]),
    ],
)
def test_a_place_is_gone_to_and_a_stranger_met(card: str, kind: str, labels: list[str]) -> None:
    """The question, its buttons and its tip distinguish entering a place from meeting a stranger."""
    game = Position("warrior", "troll").having(0, gold=3).lying("fields-n", card).arrives(0, "fields-n").game
    assert game.pending is not None
    assert (game.pending.prompt.id, game.pending.prompt.arguments["kind"]) == ("prompt-visit", kind)
    wording = Wording("en", entry().locales)
    assert [wording.say(game.rulebook.label(game.table, 0, option)) for option in game.pending.options] == labels
    assert [tip.text.arguments["kind"] for tip in tips(game, 0) if tip.name == "visit"] == [kind]


@pytest.mark.rule("KR-33", "TR-13e.1")
def test_what_the_people_of_the_city_do_stands_beside_each() -> None:
    """A player who chooses among the people of the City reads the Enchantress's table and the Doctor's price."""
    game = Position("warrior", "troll").having(0, lives=1, gold=2).arrives(0, "city").game
    while game.pending is not None and game.pending.prompt.id != "prompt-choose-effect":
        game.pick((0,))
    wording = Wording("en", entry().locales)
    told = {option.word: wording.say(messages[0]) for option, messages in results(game, 0)}
    assert "1 gold" in told["doctor"]
    assert "toad" in told["enchantress"]


@pytest.mark.rule("KR-33", "TR-4f.2")
@pytest.mark.parametrize(
    ("lives", "gold", "idle"),
    [(1, 0, {"healer", "blacksmith"}), (1, 1, {"blacksmith"}), (4, 9, {"healer"}), (1, 9, set())],
)
def test_whoever_of_a_town_has_nothing_for_somebody_says_so(lives: int, gold: int, idle: set[str]) -> None:
    """People of a town without use for the visitor, who lacks gold or wounds, are marked as such."""
    game = Position("warrior", "troll").having(0, lives=lives, gold=gold).arrives(0, "village").game
    while game.pending is not None and game.pending.prompt.id != "prompt-choose-effect":
        game.pick((0,))
    told = {option.word: [message.id for message in messages] for option, messages in results(game, 0)}
    assert {"healer", "blacksmith", "mystic"} <= told.keys()
    assert idle == {word for word, ids in told.items() if "result-visit-nothing" in ids}


# Rolls that can be changed, and Spells that one may not wish for oneself.


@pytest.mark.rule("KR-33", "TR-8.1")
@pytest.mark.card("character:necromancer")
def test_each_result_of_a_roll_that_can_be_changed_says_what_it_does() -> None:
    """The Necromancer in the Graveyard reads beside each number the line of the table that it leads to."""
    position = Position("necromancer", "troll").at(0, "graveyard").having(0, lives=2).dice(4)
    game = position.start(FollowInstruction(0)).choose("choose call-spirits")
    assert game.prompt == "prompt-change-roll"
    english = Wording("en", entry().locales)
    said = {option.amount: [english.say(one) for one in told] for option, told in results(game.game, 0)}
    assert said == {
        4: ["heal up to 1 life, never above your starting number"],
        5: ["gain 1 Spell, if your Craft allows"],
    }


@pytest.mark.rule("KR-33")
@pytest.mark.parametrize(
    ("spell", "label"),
    [
        ("lightning-bolt", "option-cast-self-harm"),
        ("random", "option-cast-self-harm"),
        ("healing", "option-cast-self"),
    ],
)
def test_a_spell_that_may_harm_says_so_of_oneself(spell: str, label: str) -> None:
    """An option that aims a harmful Spell at its caster says so, and clients put it last."""
    position = Position("wizard", "priest").spells(0, spell).having(0, lives=3).having(1, lives=3)
    game = position.at(0, "village").dice(4, 4).turn_of(0)
    assert label in labels(game)
    game.choose(f"cast {spell} 0")
    assert [line.id for line in game.log() if line.id.startswith("log-cast")] == ["log-cast-self"]


@pytest.mark.rule("TR-2c", "TR-13e.1")
@pytest.mark.parametrize(("craft", "said"), [(4, True), (5, False)])
def test_a_result_without_effect_is_told(craft: int, said: bool) -> None:
    """When the Enchantress takes no point, because of the start value, the log says that nothing happens."""
    position = Position("elf", "troll").having(0, craft=craft).dice(3)
    game = position.arrives(0, "city").choose("yes").choose("choose enchantress")
    assert said == (Message("log-nothing-happens") in game.log())


@pytest.mark.rule("TR-8.1", "TR-17a.2")
def test_a_fight_that_turns_psychic_is_told() -> None:
    """The cause of a psychic fight is told between the attack and the fight."""
    position = Position("troll", "philosopher").at(0, "fields-n").at(1, "fields-n").dice(6, 1)
    game = position.start(MeetCharacter(0, 1)).choose("yes")
    ids = [line.id for line in game.log()]
    assert Message("log-made-psychic", {"player": Player(1)}) in game.log()
    assert ids.index("log-made-psychic") < ids.index("log-psychic-combat")
