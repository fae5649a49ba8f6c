"""Face-up cards in a space (TR-12): what may be taken, when, and what stays."""

from __future__ import annotations

import pytest

from inglenook.kernel.dice import Dice
from inglenook.kernel.messages import Name
from inglenook.talisman import atoms, house_rules
from inglenook.talisman.rules import lives
from inglenook.talisman.rules.spaces.encounters import MeetCards
from inglenook.talisman.setup import bare_table
from inglenook.talisman.table import SPACE_NUMBER, TalismanTable
from tests.talisman.positions import Playing, Position

HERE = "fields-n"
LEFT = ("maiden", "water-bottle", "sword", "wand", "talisman")
"""Cards that the Prophetess of the rulebook's example leaves behind, besides 2 gold."""


def passing(game: Playing) -> Playing:
    """Returns the game after every player asked for a Spell has passed."""
    while game.prompt.startswith(("prompt-moment", "prompt-about", "prompt-lost")):
        game.choose("pass")
    return game


def minstrel() -> Position:
    """Returns the game of the rulebook's example: the Minstrel comes to the Desert where the Prophetess became a
    toad.
    """
    position = Position("minstrel", "troll").having(1, missed=9).holding(0, "armour", "axe", "amulet")
    return position.lying("desert-e", *LEFT, gold=2)


# The example of the rulebook.


@pytest.mark.rule("TX-13", "TR-19b.2")
def test_what_a_toad_leaves_behind() -> None:
    """A Prophetess turned into a toad leaves all her property face up in the space and keeps her Spells."""
    position = Position("prophetess", "ghoul").having(0, gold=2).holding(0, "water-bottle", "sword", "wand", "talisman")
    position.followed(0, "maiden").spells(0, "hex").spells(1, "random").at(0, "desert-e").dice(1, 1)
    game = position.turn_of(0)
    while "cast random 0" not in game.offered:
        game.choose("pass")
    passing(game.choose("cast random 0"))
    assert (["water-bottle", "sword", "wand", "talisman", "maiden"], 2) == (
        game.lying("desert-e"),
        game.gold_lying("desert-e"),
    )
    assert ([], [], 0, ["hex"]) == (game.objects(0), game.followers(0), game.character(0).gold, game.spells(0))


@pytest.mark.rule("TX-14", "TR-12a.1", "TR-12a.2")
def test_gold_and_followers_are_taken() -> None:
    """The Minstrel takes both bags of gold and the Maiden, and still has three objects."""
    game = minstrel().arrives(0, "desert-e").choose("take maiden")
    assert (3, ["maiden"], 3) == (game.character(0).gold, game.followers(0), len(game.objects(0)))


@pytest.mark.rule("TX-15", "TX-16", "TR-12a.9")
def test_wand_and_talisman() -> None:
    """The Minstrel takes the Wand and its Spell, drops the Amulet for the Talisman, and can hold no more."""
    position = minstrel().spell_deck("healing")
    game = position.arrives(0, "desert-e").choose("take maiden").choose("take wand")
    assert (["armour", "axe", "amulet", "wand"], ["healing"]) == (game.objects(0), game.spells(0))
    game.choose("take talisman")
    assert ("prompt-make-room", 4) == (game.prompt, len(game.offered))
    game.choose("drop amulet")
    assert ["armour", "axe", "wand", "talisman"] == game.objects(0)
    assert ["pass", "take water-bottle", "take sword"] == game.offered
    game.choose("take sword")
    assert "prompt-make-room" == game.prompt  # only for another of his four


@pytest.mark.rule("TX-17", "TR-12a.7", "TX-18")
def test_the_instruction_comes_last() -> None:
    """The Desert costs a life only after the taking; Healing restores it, and the Wand draws a new Spell."""
    position = minstrel().at(0, "oasis").dice(1, 3).spell_deck("healing", "hex")
    game = position.turn_of(0).choose("go desert-e anticlockwise")
    game.choose("take wand").choose("take talisman").choose("drop amulet").choose("pass")
    while "cast healing 0" not in game.offered:
        game.choose("pass")
    assert 3 == game.character(0).lives
    game.choose("cast healing 0")
    passing(game)
    assert (4, ["hex"]) == (game.character(0).lives, game.spells(0))
    assert ["maiden", "water-bottle", "sword", "amulet"] == game.lying("desert-e")
    assert ["healing"] == [game.thing(card) for card in game.table.used_spells]


@pytest.mark.rule("TX-19", "TR-12a.7")
def test_water_found_there_helps_at_once() -> None:
    """A water bottle taken in the Desert saves the life there in the same turn."""
    game = minstrel().arrives(0, "desert-e").choose("take water-bottle")
    game.choose("pass")
    assert 4 == game.character(0).lives


@pytest.mark.rule("TX-18", "TR-12a.8", "TR-15k")
def test_taking_is_voluntary_and_card_by_card() -> None:
    """Taking cards is voluntary and card by card; cards not taken stay face up."""
    position = (
        Position("elf", "troll")
        .having(1, missed=9)
        .at(0, "village")
        .lying(HERE, "sword", "ring", "guide")
        .deck("helmet")
    )
    game = position.dice(1, 2, 1).turn_of(0).choose("go fields-n clockwise").choose("take ring").choose("pass")
    game.choose("go fields-nw anticlockwise")
    assert (["ring"], ["sword", "guide"]) == (game.objects(0), game.lying(HERE))


# Enemies and draws first.


@pytest.mark.rule("TR-12a.4", "TR-12a.6", "TR-G5")
@pytest.mark.parametrize(
    ("rolls", "offered", "lives"),
    [((6, 1), ["pass", "take sword"], 4), ((1, 1), [], 4), ((1, 2), [], 3)],
)
def test_an_enemy_is_dealt_with_first(rolls: tuple[int, int], offered: list[str], lives: int) -> None:
    """Cards beside an enemy can be taken after it is beaten, but not after a draw or a loss."""
    game = Position("elf", "troll").lying(HERE, "sword", "bear", gold=2).dice(*rolls).arrives(0, HERE)
    assert (offered, lives) == (game.offered, game.character(0).lives)
    assert (3 if offered else 1) == game.character(0).gold


@pytest.mark.rule("TX-D9", "TR-15k", "TR-15i.2")
def test_after_a_lost_fight_all_stays() -> None:
    """After a lost fight the enemy and the object stay in the space."""
    game = Position("elf", "troll").deck("sword", "bear").dice(1, 6).arrives(0, "ruins")
    assert (["sword", "bear"], []) == (game.lying("ruins"), game.objects(0))


@pytest.mark.rule("TR-12a.5", "TA-19")
def test_draws_come_before_the_taking() -> None:
    """In a space with draws, the drawn cards are encountered before the cards that lay there are taken."""
    game = Position("elf", "troll").lying("ruins", "sword").deck("bear").dice(6, 1).arrives(0, "ruins")
    assert (["bear"], ["pass", "take sword"]) == (game.trophies(0), game.offered)


def met_in(game: Playing) -> list[str]:
    """Returns the order in which a character that visits and takes nothing encounters the cards."""
    met = []
    while game.asked is not None:
        visited = game.game.pending.prompt.arguments.get("card") if game.game.pending else None
        met.append(visited.definition.partition(":")[2] if isinstance(visited, Name) else " ".join(game.offered[1:]))
        game.choose("no" if game.prompt == "prompt-visit" else "pass")
    return met


@pytest.mark.rule("TR-12a.5", "TA-19", "TR-15b")
@pytest.mark.parametrize(
    ("lying", "drawn", "by_the_book", "pooled"),
    [
        (("healer", "axe"), ("sword",), ["take sword", "healer", "take axe"], ["healer", "take axe take sword"]),
        (("healer",), ("shrine", "sword"), ["take sword", "shrine", "healer"], ["healer", "take sword", "shrine"]),
        (("shrine",), ("healer", "sword"), ["healer", "take sword", "shrine"], ["healer", "take sword", "shrine"]),
    ],
)
def test_drawn_cards_come_before_those_that_lay_there(
    lying: tuple[str, ...], drawn: tuple[str, ...], by_the_book: list[str], pooled: list[str]
) -> None:
    """Drawn cards are met in order before cards that lay there; by the house rule all are sorted together."""
    for value, met in ((0, by_the_book), (1, pooled)):
        position = Position("elf", "troll", house={"pooled_cards": value}).lying("hidden-valley", *lying)
        assert met == met_in(position.deck(*drawn).arrives(0, "hidden-valley"))


@pytest.mark.rule("TA-19", "TR-15g", "TR-15i.2")
def test_no_object_before_the_last_enemy() -> None:
    """A drawn object can be taken only after the enemy that lay there is dealt with."""
    game = Position("elf", "troll").lying("ruins", "bear").deck("sword").dice(6, 1).arrives(0, "ruins")
    assert (["bear"], ["pass", "take sword"]) == (game.trophies(0), game.offered)


@pytest.mark.rule("TA-19", "TD-10", "TR-12a.4")
@pytest.mark.parametrize(("pooled", "dice"), [(0, (6, 1, 6, 1)), (1, (6, 1))])
def test_drawn_enemies_attack_before_those_that_lie_there(pooled: int, dice: tuple[int, ...]) -> None:
    """Drawn enemies fight before enemies that lay there; by the house rule those of one number fight together."""
    position = Position("troll", "elf", house={"pooled_cards": pooled}).lying("ruins", "bear").deck("wolf")
    game = position.dice(*dice).arrives(0, "ruins")
    assert (sorted(["wolf", "bear"]), [], None) == (sorted(game.trophies(0)), game.dice_left, game.asked)
    if not pooled:
        assert ["wolf", "bear"] == game.trophies(0)


@pytest.mark.rule("TA-19", "TR-12a.5", "TA-8")
@pytest.mark.parametrize(("pooled", "gold"), [(0, 0), (1, 3)])
def test_gold_that_lies_there_comes_after_what_was_drawn(pooled: int, gold: int) -> None:
    """A drawn Magic Portal leads away from gold lying there; by the house rule the gold is taken first."""
    position = Position("elf", "troll", house={"pooled_cards": pooled}).having(0, gold=0)
    game = position.lying("ruins", "sword", gold=3).deck("magic-portal").dice(4).arrives(0, "ruins")
    game.choose("pass" if pooled else "yes")
    if pooled:
        game.choose("yes")
    assert ("warlocks-cave", gold) == (game.where(0), game.character(0).gold)


@pytest.mark.rule("TR-12a.3", "TR-13e.3")
def test_a_stranger_is_handled_as_its_card_says() -> None:
    """A stranger lying face up is visited and cannot be taken."""
    game = Position("elf", "troll").having(0, lives=1).lying(HERE, "healer").arrives(0, HERE).choose("yes")
    assert (3, ["healer"]) == (game.character(0).lives, game.lying(HERE))


@pytest.mark.rule("TR-13e.4", "TR-12a.2")
@pytest.mark.parametrize("name", ["sword", "ring", "maiden", "bag-of-gold"])
def test_what_can_be_taken(name: str) -> None:
    """Objects, magic objects, followers and gold can be taken."""
    game = Position("elf", "troll").lying("graveyard", name).having(0, alignment="neutral").arrives(0, "graveyard")
    assert ["pass", f"take {name}"] == game.offered
    game.choose(f"take {name}")
    assert [] == game.lying("graveyard")


@pytest.mark.rule("TR-12a.2", "TA-8")
def test_gold_is_taken_before_a_place_is_used() -> None:
    """Gold has number 5 and is taken before a place, number 6, can lead away or sell something."""
    position = Position("elf", "troll").having(0, gold=0).lying(HERE, "magic-portal", gold=3).dice(4)
    game = position.arrives(0, HERE).choose("yes")
    assert ("warlocks-cave", 3, 0) == (game.where(0), game.character(0).gold, game.gold_lying(HERE))


@pytest.mark.rule("TR-12a.9")
def test_what_was_put_down_is_not_offered_again() -> None:
    """An object dropped to make room is not offered for taking at once."""
    position = Position("elf", "troll").holding(0, "sword", "axe", "shield", "helmet").lying(HERE, "ring")
    game = position.arrives(0, HERE).choose("take ring").choose("drop axe")
    assert (None, ["axe"]) == (game.asked, game.lying(HERE))


# The character that takes.


@pytest.mark.rule("TD-45", "TR-13b.2")
def test_who_meets_a_character_takes_nothing() -> None:
    """A character that encounters another character takes nothing from the space."""
    position = Position("elf", "troll").at(1, HERE).lying(HERE, "sword", gold=2).dice(1, 1)
    game = position.arrives(0, HERE).choose("encounter 1")
    while game.asked is not None:
        game.choose(game.offered[0])
    assert ([], 1, ["sword"], 2) == (game.objects(0), game.character(0).gold, game.lying(HERE), game.gold_lying(HERE))


@pytest.mark.rule("TD-29", "TR-12a.1")
def test_who_passes_through_takes_nothing() -> None:
    """A character takes cards only where its move ends, not in spaces it passes through."""
    position = Position("elf", "troll").having(1, missed=9).at(0, "village").lying(HERE, "sword").dice(2, 2)
    game = position.turn_of(0).choose("go graveyard clockwise")
    assert (["sword"], []) == (game.lying(HERE), game.objects(0))


@pytest.mark.rule("TR-19b.1", "TD-50")
def test_a_toad_takes_nothing() -> None:
    """A toad cannot take objects, followers or gold."""
    position = Position("elf", "troll").having(0, toad=2, gold=0).lying(HERE, "sword", "maiden", gold=2)
    game = position.arrives(0, HERE)
    assert (None, ["sword", "maiden"], 2) == (game.asked, game.lying(HERE), game.gold_lying(HERE))


@pytest.mark.rule("TD-68", "TR-11r.1")
@pytest.mark.card("adventure:raft")
def test_a_raft_does_not_wait() -> None:
    """A raft that is not taken in the turn it is drawn leaves the board at the end of that turn."""
    position = Position("elf", "troll").having(1, missed=9).at(0, "village").deck("raft").dice(1, 1)
    game = position.turn_of(0).choose("go fields-n clockwise").choose("pass")
    assert ([], ["raft"]) == (game.lying(HERE), game.discarded())


@pytest.mark.rule("TD-36", "TR-13a.2")
def test_a_raft_is_gone_when_its_owner_is_moved_away() -> None:
    """A raft is lost when its owner is moved to another space."""
    position = Position("elf", "prophetess").having(0, raft=2).at(0, HERE).lying(HERE, "magic-portal").dice(1, 4)
    game = position.arrives(0, HERE).choose("yes")
    assert ("crags", 0) == (game.where(0), game.character(0).raft)


@pytest.mark.rule("TD-36", "TD-51")
@pytest.mark.card("adventure:witch")
def test_a_raft_is_gone_when_its_owner_becomes_a_toad() -> None:
    """A character turned into a toad loses its raft."""
    position = Position("elf", "troll").having(0, raft=2, next_move="outer").lying(HERE, "witch").at(0, HERE).dice(1)
    game = position.arrives(0, HERE)
    assert (3, 0, "") == (game.character(0).toad, game.character(0).raft, game.character(0).next_move)


@pytest.mark.rule("TD-36", "TR-11r.2")
@pytest.mark.parametrize(("missed", "prompt"), [(0, "prompt-movement"), (1, "prompt-path")])
def test_a_raft_is_gone_when_its_owner_misses_the_turn(missed: int, prompt: str) -> None:
    """A raft is lost when its owner misses the next turn."""
    position = Position("elf", "troll").having(1, missed=9).having(0, raft=1, missed=missed).at(0, HERE).dice(1)
    game = position.turn_of(0)
    assert (prompt, not missed) == (game.prompt, "cross portal-of-power" in game.offered)


@pytest.mark.rule("TD-68", "TA-18")
def test_what_does_not_stay_in_its_space_is_counted() -> None:
    """The counts of rafts and Spells lying in spaces survive copying and saving the game."""
    table = bare_table(2, Dice("fleeting"), house_rules.PRINTED)
    ids = [card.definition for card in table.cards]
    raft, hex, stranger = [ids.index(id) for id in ("adventure:raft", "spell:hex", "adventure:hermit")]

    counts = [table.fleeting]
    for card in (raft, hex, stranger):
        atoms.lay_down(table, card, 3)
        counts.append(table.fleeting)
    copied = table.copy().fleeting
    loaded = TalismanTable(2, Dice("loaded"))
    loaded.read(table.to_data())
    for card in (raft, hex, stranger):
        atoms.discard(table, card)
        counts.append(table.fleeting)

    assert [0, 1, 2, 2, 1, 0, 0] == counts
    assert (2, 2) == (copied, loaded.fleeting)


# Why not.


@pytest.mark.rule("TR-12a.5", "TD-41")
def test_why_not_knows_the_order_of_cards_and_the_trophies_of_the_dead() -> None:
    """The reason for a refused taking names the Shrine drawn before an Axe, or the trophies of a dead character."""
    position = Position("warrior", "troll").lying("hidden-valley", "axe", "market", "shrine")
    position.table.turn = 1
    position.at(1, "ruins").trophies(1, "bear")
    bear = position.table.characters[1].trophies[0]
    lives.die(position.table, 1)
    position.table.turn, position.table.turn_over = 0, False
    laid = position.table.lying[SPACE_NUMBER["space:hidden-valley"]]
    position.table.drawn = [laid[1], laid[2]]
    game = position.at(0, "hidden-valley").start(MeetCards(0))
    assert "prompt-meet-next" == game.prompt
    assert (["why-drawn-first"], ["why-left-trophy"]) == tuple(
        [reason.message.id for reason in game.game.why_not(0, card)] for card in (laid[0], bear)
    )
