"""Tests of actions beside the question: dropping objects, dismissing followers, trading trophies (DP-1, DP-2)."""

from __future__ import annotations

import pytest

from inglenook.kernel.errors import IllegalAside
from inglenook.kernel.messages import Name
from inglenook.talisman.rulebook import Talisman
from inglenook.talisman.rules.regions.movement import OpenPortal
from tests.talisman.positions import Playing, Position


def offered(game: Playing, seat: int = 0) -> list[str]:
    """Returns the actions that a seat may take beside the question."""
    return [game.words(option) for option in game.game.asides(seat)]


def why_not(game: Playing, seat: int, thing: int) -> list[str]:
    """Returns the ids of the reasons why a seat can do nothing with a card or space in answer to the question."""
    return [reason.message.id for reason in game.game.why_not(seat, thing)]


def moving(position: Position) -> Playing:
    """Returns the game in the first character's turn, before the direction of its move is chosen."""
    return position.at(0, "village").dice(1).turn_of(0)


# Objects and followers.


@pytest.mark.rule("TR-5d", "TR-5e.3")
def test_putting_down_objects() -> None:
    """A player may drop objects in the space, one after another, and they lie there face up."""
    game = moving(Position("warrior", "troll").holding(0, "sword", "ring", "axe"))
    game.aside(0, "put-down ring").aside(0, "put-down sword")
    assert (["axe"], ["ring", "sword"]) == (game.objects(0), game.lying("village"))
    assert "prompt-path" == game.prompt


@pytest.mark.rule("TR-5d", "TR-6f.1", "TD-61")
def test_also_on_the_turn_of_another() -> None:
    """A player may drop objects on another player's turn as well, but only objects of the player's own."""
    position = (
        Position("warrior", "troll").holding(1, "sword").followed(1, "guide").trophies(1, "dragon").at(1, "ruins")
    )
    game = moving(position)
    assert ["put-down sword", "send-away guide", "trade-trophies strength 1"] == offered(game, 1)
    assert [] == offered(game, 0)
    game.aside(1, "put-down sword").aside(1, "send-away guide").aside(1, "trade-trophies strength 1")
    assert (["sword", "guide"], 7, 0) == (game.lying("ruins"), game.character(1).strength, game.asked)


@pytest.mark.rule("TR-6f.1", "TR-6f.2")
@pytest.mark.card("adventure:poltergeist", "adventure:cursed-by-a-hag")
def test_sending_followers_away() -> None:
    """A player may dismiss a follower unless its card says otherwise; the follower stays in the space."""
    game = moving(Position("warrior", "troll").followed(0, "maiden", "poltergeist"))
    assert ["send-away maiden"] == offered(game)
    game.aside(0, "send-away maiden")
    assert (["poltergeist"], ["maiden"]) == (game.followers(0), game.lying("village"))


@pytest.mark.rule("TD-46")
def test_nothing_is_given_to_another() -> None:
    """Cards cannot be handed from one character to another, not even in the same space."""
    position = Position("warrior", "troll").holding(0, "sword").followed(0, "maiden").at(1, "village")
    assert ["put-down sword", "send-away maiden"] == offered(moving(position))


@pytest.mark.rule("TR-19b.1", "TD-41")
def test_a_toad_can_do_nothing_of_this() -> None:
    """A toad has nothing to drop and cannot trade the trophies it keeps."""
    position = Position("warrior", "troll").having(0, toad=2, gold=0).trophies(0, "dragon").at(0, "village")
    assert [] == offered(position.turn_of(0))


@pytest.mark.rule("TR-5d", "TD-61")
def test_not_between_a_roll_and_its_result() -> None:
    """Once the dice of a fight are cast, trophies cannot be traded for Strength any more."""
    position = Position("halfling", "troll").trophies(0, "dragon").holding(0, "sword").at(0, "village").dice(3)
    game = position.turn_of(0)
    assert ("prompt-roll-again", []) == (game.prompt, offered(game))
    sword = game.character(0).objects[0]
    with pytest.raises(IllegalAside):
        game.game.aside(0, f"put-down:{sword}")
    assert ["why-not-between-roll-and-result"] == why_not(game, 0, sword)
    assert ["why-not-between-roll-and-result"] == why_not(game, 0, game.character(0).trophies[0])


# At every question.


def before_a_spell(position: Position) -> Playing:
    """Returns the window at the start of a turn."""
    return position.spells(0, "alchemy").at(0, "village").turn_of(0)


def at_a_life(position: Position) -> Playing:
    """Sets up a position: a character is about to lose a life, and armour could save it."""
    return position.holding(0, "armour").lying("fields-n", "giant").dice(1, 1, 6).arrives(0, "fields-n").choose("pass")


def taking(position: Position) -> Playing:
    """Sets up a position: the character may take a card."""
    return position.lying("fields-n", "ring").arrives(0, "fields-n")


def at_an_instruction(position: Position) -> Playing:
    """Sets up a position: the character may follow the instruction of a space."""
    return position.arrives(0, "village")


def visiting(position: Position) -> Playing:
    """Sets up a position: the character may visit a stranger."""
    return position.lying("fields-n", "healer").arrives(0, "fields-n")


def at_the_portal(position: Position) -> Playing:
    """Sets up a position: the character may try to open the Portal."""
    return position.start(OpenPortal(0))


QUESTIONS = {
    "prompt-moment-turn-start": before_a_spell,
    "prompt-about-to-lose-life": at_a_life,
    "prompt-take": taking,
    "prompt-follow-instruction": at_an_instruction,
    "prompt-visit": visiting,
    "prompt-portal": at_the_portal,
}


@pytest.mark.rule("TR-1d.2", "TR-6f.1", "TD-61")
@pytest.mark.parametrize("prompt", QUESTIONS)
def test_at_every_question_to_its_owner(prompt: str) -> None:
    """A player may drop an object at every question, and the same question is then asked again."""
    position = Position("warrior", "troll").holding(0, "axe").followed(0, "guide").trophies(0, "dragon")
    game = QUESTIONS[prompt](position.holding(1, "sword"))
    assert (prompt, 0) == (game.prompt, game.asked)
    assert {"put-down axe", "send-away guide", "trade-trophies strength 1"} <= set(offered(game))
    assert [] == offered(game, 1), "the others wait until nothing is under way"
    here = game.where(0)
    game.aside(0, "put-down axe").aside(0, "send-away guide").aside(0, "trade-trophies strength 1")
    assert (prompt, 0, 5) == (game.prompt, game.asked, game.character(0).strength)
    assert {"axe", "guide"} <= set(game.lying(here))


@pytest.mark.rule("TD-61", "TR-5e.1")
def test_what_is_put_down_first_need_not_be_dropped() -> None:
    """A player asked to drop a surplus object may drop one voluntarily; four objects are left and the question ends."""
    position = Position("warrior", "troll").holding(0, "sword", "axe", "ring", "wand", "cross", "mule")
    game = position.spells(0, "alchemy").at(0, "village").turn_of(0).aside(0, "put-down mule")
    game.aside(0, "put-down cross")
    assert ("prompt-moment-turn-start", 4) == (game.prompt, len(game.objects(0)))


@pytest.mark.rule("TD-61", "TD-44")
def test_limits_are_checked_at_once_after_an_aside() -> None:
    """After a player drops the Mule, the surplus objects are dropped at once, before the window for Spells goes on."""
    position = Position("warrior", "troll").holding(0, "sword", "axe", "ring", "wand", "cross", "mule")
    game = position.spells(0, "alchemy").at(0, "village").turn_of(0).aside(0, "put-down mule")
    assert ("prompt-drop-surplus", 0) == (game.prompt, game.asked)
    game.choose("drop cross")
    assert ("prompt-moment-turn-start", 4) == (game.prompt, len(game.objects(0)))


@pytest.mark.rule("TD-61", "TR-16i.1")
def test_the_loser_saves_nothing_from_the_winner() -> None:
    """While the winner of a fight chooses, the loser cannot drop what could be taken, but the winner may drop
    objects.
    """
    position = Position("warrior", "troll").holding(0, "ring").holding(1, "sword").having(0, strength=9).at(1, "ruins")
    game = position.dice(6, 6, 1).arrives(0, "ruins").choose("encounter 1").choose("pass").choose("pass")
    assert ("prompt-spoils", ["put-down ring"], []) == (game.prompt, offered(game, 0), offered(game, 1))
    game.aside(0, "put-down ring").choose("take sword")
    assert (["sword"], ["ring"]) == (game.objects(0), game.lying("ruins"))


@pytest.mark.rule("TD-61")
def test_what_was_put_down_is_not_used() -> None:
    """A dropped axe can be neither used in the fight nor sold."""
    game = Position("troll", "elf").holding(0, "sword", "axe", "holy-lance").lying("fields-n", "bear").dice(3, 3)
    asked = game.arrives(0, "fields-n")
    assert ["wield sword", "wield axe", "wield holy-lance"] == asked.offered
    assert ["wield sword", "wield holy-lance"] == asked.aside(0, "put-down axe").offered


@pytest.mark.rule("TD-61", "TR-6f.1")
@pytest.mark.card("adventure:cyclops")
def test_what_was_sent_away_cannot_be_handed_over() -> None:
    """A player who dismisses the last follower cannot give it up and must pay the other price."""
    game = Position("warrior", "troll").followed(0, "guide").lying("fields-n", "cyclops").arrives(0, "fields-n")
    assert "prompt-give-up-follower" == game.prompt
    game.aside(0, "send-away guide").choose("yes")
    assert (3, ["cyclops", "guide"]) == (game.character(0).lives, game.lying("fields-n"))


@pytest.mark.rule("TR-1d.2", "TD-61")
def test_trophies_between_two_cards() -> None:
    """The Strength from a traded trophy counts against the next enemy in the same space."""
    position = Position("warrior", "troll").having(0, strength=9).lying("fields-n", "dragon", "siren").dice(6, 5, 1)
    game = position.arrives(0, "fields-n")
    assert ("prompt-before-next", ["pass", "trade-trophies strength 1"]) == (game.prompt, game.offered)
    game.choose("trade-trophies strength 1")
    assert (10, 1) == (game.character(0).strength, game.character(0).missed)


@pytest.mark.rule("TR-1d.2", "TD-61")
def test_trophies_before_the_instruction() -> None:
    """A player may trade trophies before the instruction of the space; with too few trophies no question is asked."""
    position = Position("warrior", "elf").having(0, strength=9).lying("crags", "dragon").dice(6, 5, 1, 4)
    game = position.arrives(0, "crags")
    assert "prompt-before-next" == game.prompt
    game.choose("pass")
    assert (["dragon"], None) == (game.trophies(0), game.asked)
    few = Position("warrior", "elf").having(0, strength=9).lying("crags", "bear").dice(6, 5, 1, 4)
    assert (["bear"], None) == ((left := few.arrives(0, "crags")).trophies(0), left.asked)


@pytest.mark.rule("TD-70", "TD-64")
def test_a_quest_is_fulfilled_when_nothing_is_under_way() -> None:
    """A quest is fulfilled before the roll, where gold goes to the Warlock, but not while a card is being taken."""
    position = Position("warrior", "troll").having(0, quest=6, gold=2).at(0, "village").dice(1)
    assert ["fulfil 2"] == offered(position.turn_of(0))
    position = Position("warrior", "troll").having(0, quest=6, gold=2).lying("fields-n", "ring")
    game = position.arrives(0, "fields-n")
    assert ("prompt-take", []) == (game.prompt, offered(game))


@pytest.mark.rule("TR-5d", "TR-1d.3")
def test_why_not_names_the_true_reason() -> None:
    """The reason why an object cannot be dropped names the current question, or the player whose turn it is."""
    position = Position("warrior", "troll").holding(0, "axe").trophies(0, "bear").holding(1, "sword")
    game = position.lying("fields-n", "ring").arrives(0, "fields-n")
    assert ["why-other-question"] == why_not(game, 0, game.character(0).objects[0])
    assert ["why-too-few-trophies"] == why_not(game, 0, game.character(0).trophies[0])
    assert ["why-not-asked"] == why_not(game, 1, game.character(1).objects[0])
    toad = Position("warrior", "troll").having(0, toad=2, gold=0).trophies(0, "dragon").at(0, "village").turn_of(0)
    assert ["why-toad-trades-not"] == why_not(toad, 0, toad.character(0).trophies[0])


# Before a fight.


@pytest.mark.rule("TD-61", "TR-1d.2")
def test_trophies_before_the_dice() -> None:
    """A player may trade trophies before the dice of a fight, and the Strength counts at once."""
    game = Position("elf", "troll").trophies(0, "dragon").lying("fields-n", "bear").dice(1, 2).arrives(0, "fields-n")
    assert ["pass", "trade-trophies strength 1"] == game.offered
    game.choose("trade-trophies strength 1")
    assert (4, 4, ["bear"]) == (game.character(0).strength, game.character(0).lives, game.lying("fields-n"))


@pytest.mark.rule("TD-61", "TR-5d")
def test_the_attacked_one_may_put_something_down() -> None:
    """The attacked player may drop an object before the dice, and the winner cannot take it from the space."""
    position = Position("warrior", "elf").at(1, "ruins").holding(1, "talisman").trophies(1, "dragon").having(1, gold=0)
    game = position.dice(6, 6, 1).arrives(0, "ruins").choose("encounter 1")
    assert (1, ["pass", "trade-trophies strength 1", "put-down talisman"]) == (game.asked, game.offered)
    game.choose("put-down talisman").choose("pass")
    assert (3, ["talisman"]) == (game.character(1).lives, game.lying("ruins"))


# Trophies.


@pytest.mark.rule("TX-D3", "TR-1d.3", "TA-14")
@pytest.mark.parametrize(
    ("trophies", "offers"),
    [
        (("serpent", "bear"), [1]),
        (("giant",), []),
        (("dragon", "dragon"), [1, 2]),
        (("giant", "dragon"), [1]),
        (("goblin", "goblin", "goblin"), []),
        (("dragon", "dragon", "dragon"), [1, 2, 3]),
        ((), []),
    ],
)
def test_seven_points_for_one(trophies: tuple[str, ...], offers: list[int]) -> None:
    """Each full 7 points of Strength of the traded cards yield 1 Strength, and fewer than 7 points yield nothing."""
    game = moving(Position("warrior", "troll").trophies(0, *trophies))
    assert [f"trade-trophies strength {n}" for n in offers] == offered(game)


@pytest.mark.rule("TR-1d.4", "TR-1d.5", "TD-73")
@pytest.mark.parametrize(
    ("trophies", "counters", "left"),
    [
        (("serpent", "bear", "goblin"), 1, ["goblin"]),
        (("giant", "dragon"), 1, ["giant"]),
        (("giant", "griffon"), 1, []),
        (("dragon", "giant", "griffon"), 1, ["giant", "griffon"]),
        (("dragon", "giant", "griffon"), 2, []),
        (("dragon", "giant", "wild-boar"), 2, []),
    ],
)
def test_points_beyond_are_lost(trophies: tuple[str, ...], counters: int, left: list[str]) -> None:
    """Traded cards leave the game; points beyond a multiple of 7 are lost, and as few points as possible are used."""
    game = moving(Position("warrior", "troll").trophies(0, *trophies)).aside(0, f"trade-trophies strength {counters}")
    assert (4 + counters, left) == (game.character(0).strength, game.trophies(0))
    assert sorted(trophies) == sorted([*left, *game.removed()])


@pytest.mark.rule("TD-73", "TR-1d.4")
def test_nothing_is_handed_in_for_nothing() -> None:
    """With a Dragon of 7 and a Giant of 6, 1 Strength costs the Dragon alone."""
    game = moving(Position("warrior", "troll").trophies(0, "giant", "dragon"))
    assert ["trade-trophies strength 1"] == offered(game)
    game.aside(0, "trade-trophies strength 1")
    assert (["giant"], []) == (game.trophies(0), offered(game))


@pytest.mark.rule("TR-1d.3")
@pytest.mark.parametrize(("trophies", "offers"), [(("bear",), [1]), (("dragon",), [2]), (("wild-boar",), [])])
def test_a_house_rule_makes_it_cheaper(trophies: tuple[str, ...], offers: list[int]) -> None:
    """A house rule may lower the number of points for 1 Strength, and each traded card still counts towards it."""
    position = Position("warrior", "troll", house={"trophies": 3}).trophies(0, *trophies)
    assert [f"trade-trophies strength {n}" for n in offers] == offered(moving(position))


@pytest.mark.rule("TR-1d.2", "TR-1d.5")
@pytest.mark.parametrize(
    ("trade", "left"),
    [
        ("strength 1", ["ape", "dragon"]),
        ("strength-2 1", ["serpent", "bear", "ape"]),
        ("strength 2", ["ape"]),
    ],
)
def test_the_owner_chooses_which_trophies_go(trade: str, left: list[str]) -> None:
    """The owner chooses which trophies to trade; each combination is offered once and names its cards."""
    trophies = ["serpent", "bear", "ape", "dragon"]
    game = moving(Position("warrior", "troll").trophies(0, *trophies))
    assert ["trade-trophies strength 1", "trade-trophies strength-2 1", "trade-trophies strength 2"] == offered(game)
    option = next(one for one in game.game.asides(0) if game.words(one) == f"trade-trophies {trade}")
    named = Talisman().label(game.table, 0, option).arguments["cards"]
    assert tuple(Name(f"adventure:{card}") for card in trophies if card not in left) == named
    game.aside(0, f"trade-trophies {trade}")
    assert (4 + option.amount, left) == (game.character(0).strength, game.trophies(0))


@pytest.mark.rule("TR-1d.2", "TD-61")
def test_the_owner_chooses_before_a_fight() -> None:
    """Before the dice of a fight, too, the owner chooses which trophies to trade."""
    position = Position("elf", "troll").trophies(0, "dragon", "serpent", "bear").lying("fields-n", "wolf").dice(1, 2)
    game = position.arrives(0, "fields-n").choose("trade-trophies strength-2 1")
    assert (4, ["dragon"]) == (game.character(0).strength, game.trophies(0))


@pytest.mark.rule("TR-1d.1", "TR-15e.2")
@pytest.mark.parametrize("name", ["bear", "giant", "dragon"])
def test_killed_enemies_are_kept(name: str) -> None:
    """An animal, a monster or a dragon killed in combat is kept."""
    position = Position("troll", "elf").having(0, strength=9).lying("fields-n", name).dice(6, 1)
    assert [name] == position.arrives(0, "fields-n").trophies(0)


@pytest.mark.rule("TD-14", "TR-2d")
def test_spirits_are_not_kept() -> None:
    """A beaten spirit is discarded and cannot be traded for Craft."""
    game = Position("wizard", "troll").lying("fields-n", "shade").dice(6, 1).arrives(0, "fields-n")
    assert ([], ["shade"]) == (game.trophies(0), game.discarded())


@pytest.mark.rule("TR-8a", "TR-1d.3")
@pytest.mark.card("character:knight")
def test_the_knight_trades_spirits() -> None:
    """The Knight keeps beaten spirits and gets 1 Craft for 7 points of their Craft."""
    game = moving(Position("knight", "troll").trophies(0, "demon", "bear", "serpent"))
    assert ["trade-trophies strength 1", "trade-trophies craft 1"] == offered(game)
    game.aside(0, "trade-trophies craft 1")
    assert (3, 4, ["bear", "serpent"]) == (game.character(0).strength, game.character(0).craft, game.trophies(0))


@pytest.mark.rule("TR-1d.5", "TA-15", "TD-8")
def test_traded_cards_leave_the_game() -> None:
    """Traded cards leave the game and are not shuffled into a new deck."""
    position = Position("warrior", "troll").trophies(0, "dragon").at(0, "village").having(1, missed=9)
    others = [position.table.cards[card].definition.partition(":")[2] for card in position.table.deck]
    game = position.lying("oasis", *others).dice(1, 1).turn_of(0).aside(0, "trade-trophies strength 1")
    assert (["dragon"], []) == (game.removed(), game.discarded())
    game.choose("go fields-n clockwise")
    assert (["dragon"], [], []) == (game.removed(), game.lying("fields-n"), game.table.deck)


@pytest.mark.rule("TA-15", "TD-8")
def test_by_the_house_rule_traded_cards_come_back_with_the_discards() -> None:
    """By the house rule traded cards go to the discards and are shuffled into the next deck."""
    position = Position("warrior", "troll", house={"removed_return": 1}).having(1, missed=9)
    position.beside(1, "raft", 1).trophies(0, "dragon").deck("sword")
    others = [position.table.cards[card].definition.partition(":")[2] for card in position.table.deck[1:]]
    position.lying("oasis", *others).dice(1, 2, 6, 6, 1, 1).at(0, "village")
    game = position.turn_of(0).aside(0, "trade-trophies strength 1")
    assert ["dragon"] == game.discarded()
    game.choose("go fields-n clockwise").choose("take sword")
    assert (["dragon"], []) == (game.discarded(), game.table.deck)
    game.choose("go woods-n clockwise")
    assert (["dragon"], [], []) == (game.trophies(0), game.discarded(), game.table.deck)
