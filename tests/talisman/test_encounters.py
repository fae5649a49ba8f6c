"""Encountering a space: drawing, the order of the cards, enemies, what stays (TR-13, TR-15)."""

from __future__ import annotations

import pytest

from inglenook.talisman import atoms
from inglenook.talisman.components import ADVENTURE
from inglenook.talisman.dsl.terms import ORDER_NUMBER
from tests.talisman.positions import Playing, Position

HERE = "fields-n"


def passing(game: Playing) -> Playing:
    """Returns the game after every player asked for a Spell has passed."""
    while game.prompt.startswith(("prompt-moment", "prompt-about", "prompt-lost")):
        game.choose("pass")
    return game


# The space or a character.


@pytest.mark.rule("TR-13a.1", "TR-G3", "TR-10a")
def test_encounters_where_the_move_ends() -> None:
    """A character encounters only the space where its move ends, after the move."""
    position = Position("elf", "troll").at(0, "village").deck("sword", "shield").dice(3)
    game = position.turn_of(0).choose("go woods-n clockwise")
    assert (["sword"], [], "encounter") == (game.lying("woods-n"), game.lying(HERE), game.table.phase)


@pytest.mark.rule("TR-13b.1", "TR-13b.3", "TR-13c")
def test_the_space_or_one_of_the_characters() -> None:
    """A player who arrives where others stand chooses to encounter one of them, or the space."""
    game = Position("elf", "troll", "warrior").at(1, HERE).at(2, HERE).deck("sword").arrives(0, HERE)
    assert (0, ["encounter-space", "encounter 1", "encounter 2"]) == (game.asked, game.offered)


@pytest.mark.rule("TR-13b.2")
def test_the_space_and_nobody() -> None:
    """A character that encounters the space attacks no other character there."""
    position = Position("elf", "troll").at(1, HERE).deck("sword")
    game = position.arrives(0, HERE).choose("encounter-space").choose("take sword")
    assert (None, ["sword"]) == (game.asked, game.objects(0))


@pytest.mark.rule("TR-13b.2", "TR-16j.2")
def test_a_character_and_nothing_else() -> None:
    """A character that encounters another character draws nothing, and its turn is over."""
    position = Position("elf", "troll").at(1, HERE).deck("sword").dice(4, 1)
    game = position.arrives(0, HERE).choose("encounter 1")
    assert ([], True, None) == (game.lying(HERE), game.table.turn_over, game.asked)  # a draw


@pytest.mark.rule("TR-13b.1")
def test_alone_there_is_no_choice() -> None:
    """A character that is alone encounters the space without a question."""
    assert "prompt-take" == Position("elf", "troll").deck("sword").arrives(0, HERE).prompt


@pytest.mark.rule("TR-14a.2")
def test_in_most_inner_spaces_characters_pass_each_other() -> None:
    """In the Crypt, as in most inner spaces, characters do not encounter each other."""
    game = Position("elf", "troll").at(1, "crypt").dice(1, 1, 1).arrives(0, "crypt")
    assert (None, "crypt") == (game.asked, game.where(0))


# Drawing.


@pytest.mark.rule("TX-20", "TR-13d.3", "TX-28")
@pytest.mark.parametrize(("lying", "drawn"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_only_what_is_missing_is_drawn(lying: int, drawn: int) -> None:
    """Cards of any kind that lie in a space count towards its number, and only the missing cards are drawn."""
    there = ("ring", "cross", "water-bottle", "maiden")[:lying]
    coming = ("sword", "shield", "helmet")
    game = Position("elf", "troll").lying("hidden-valley", *there).deck(*coming).arrives(0, "hidden-valley")
    assert [*there, *coming[:drawn]] == game.lying("hidden-valley")


@pytest.mark.rule("TX-22", "TR-13d.4", "TA-44")
def test_a_dragon_that_lies_there_attacks() -> None:
    """A dragon on the space attacks whoever encounters it; no card is drawn when enough cards lie there."""
    game = Position("sorceress", "troll").lying("runes-w", "dragon").deck("sword").dice(6, 1).arrives(0, "runes-w")
    assert (3, ["dragon"], True) == (game.character(0).lives, game.lying("runes-w"), game.table.turn_over)


@pytest.mark.rule("TX-24", "TR-13d.5", "TA-18")
@pytest.mark.card("spell:hex")
def test_a_hex_counts_as_a_card() -> None:
    """A Hex costs each character that ends a move there a life, and counts as one of the two cards of the Oasis."""
    game = Position("sorceress", "troll").lying("oasis", "hex").deck("sword", "shield").arrives(0, "oasis")
    assert (3, ["hex", "sword"]) == (game.character(0).lives, game.lying("oasis"))
    assert ["pass", "take sword"] == game.offered  # the Spell cannot be taken


@pytest.mark.rule("TA-18", "TD-39")
@pytest.mark.card("spell:hex")
def test_a_hex_that_kills_ends_the_turn() -> None:
    """A character that dies of a Hex encounters nothing more in that turn."""
    position = Position("sorceress", "troll").having(0, lives=1).lying("oasis", "hex").deck("sword", "shield")
    game = position.at(1, "oasis").arrives(0, "oasis")
    assert (None, False, ["hex"]) == (game.asked, game.character(0).alive, game.lying("oasis"))


@pytest.mark.rule("TX-25", "TR-15e.1")
def test_what_is_drawn_beside_a_hex_attacks() -> None:
    """A Dragon drawn at the Oasis beside a Hex attacks in the same turn."""
    game = Position("sorceress", "troll").lying("oasis", "hex").deck("dragon").dice(1, 6).arrives(0, "oasis")
    assert (2, ["hex", "dragon"]) == (game.character(0).lives, game.lying("oasis"))


@pytest.mark.rule("TD-5")
@pytest.mark.parametrize(
    ("cards", "gold", "drawn"),
    [(("talisman",), 0, 1), (("bag-of-gold",), 0, 1), (("nullify",), 0, 1), ((), 3, 2), (("healer", "market"), 0, 0)],
)
def test_what_counts_as_a_card(cards: tuple[str, ...], gold: int, drawn: int) -> None:
    """Cards of any deck and unclaimed bags of gold count as cards in a space; gold counters do not."""
    position = Position("troll", "elf").lying("ruins", *cards, gold=gold).deck("sword", "shield")
    assert len(cards) + drawn == len(position.arrives(0, "ruins").lying("ruins"))


@pytest.mark.rule("TD-5")
@pytest.mark.card("purchase:talisman")
def test_purchase_cards_count() -> None:
    """Purchase cards and Talismans lying in a space count, so four Talismans there prevent any draw."""
    position = Position("troll", "elf").lying("ruins", *["talisman"] * 4).deck("sword")
    assert ["talisman"] * 4 == position.arrives(0, "ruins").lying("ruins")


@pytest.mark.rule("TD-8")
@pytest.mark.parametrize(
    ("deck", "discarded", "drawn"),
    [(["shield"], ["axe"], ["shield", "axe"]), ([], ["axe"], ["axe"]), (["shield"], [], ["shield"]), ([], [], [])],
)
def test_an_empty_deck_is_made_anew(deck: list[str], discarded: list[str], drawn: list[str]) -> None:
    """When the deck runs out during a draw, the discards are shuffled; without discards fewer cards are drawn."""
    position = Position("elf", "troll").deck(*deck)
    others = [position.table.cards[card].definition.partition(":")[2] for card in position.table.deck[len(deck) :]]
    for name in discarded:
        atoms.discard(position.table, position.card(name))
        others.remove(name)
    game = position.lying("oasis", *others).arrives(0, "ruins")
    assert (drawn, []) == (game.lying("ruins"), game.table.deck + game.table.discarded)


# The order.


@pytest.mark.rule("TR-15c", "TA-8")
def test_order_numbers() -> None:
    """Each kind of card has one order number, and gold has that of objects."""
    numbers = {card.name: ORDER_NUMBER[card.kind] for card in ADVENTURE}
    some = ("imp", "bear", "giant", "dragon", "ghost", "witch", "sword", "ring", "maiden", "bag-of-gold", "shrine")
    assert [1, 2, 2, 2, 3, 4, 5, 5, 5, 5, 6] == [numbers[name] for name in some]


@pytest.mark.rule("TR-15b", "TR-15g", "TR-15j")
def test_ascending_order() -> None:
    """Cards are met in the order event, enemy, spirit, stranger, object, place, however they came to lie there."""
    cards = ("shrine", "sword", "healer", "shade", "bear", "angel")
    position = Position("elf", "troll").having(0, lives=1).lying("hidden-valley", *cards).dice(6, 1, 6, 1, 5)
    game = position.arrives(0, "hidden-valley")
    assert (2, ["bear"], ["angel", "shade"]) == (game.character(0).lives, game.trophies(0), game.discarded())
    assert 4 == game.choose("yes").character(0).lives  # the Healer
    assert ["pass", "take sword"] == game.offered
    assert 5 == game.choose("pass").choose("yes").character(0).lives  # the Shrine
    assert None is game.asked


@pytest.mark.rule("TD-3")
@pytest.mark.parametrize(("first", "lives"), [("angel", 4), ("imp", 3)])
def test_the_player_chooses_among_equal_numbers(first: str, lives: int) -> None:
    """The active player orders two events, and does not encounter an event that the first one leads away from."""
    position = Position("elf", "prophetess").having(0, lives=3).deck("angel", "imp").dice(1, 4)
    game = position.arrives(0, "ruins")
    assert ["meet angel", "meet imp"] == game.offered
    game.choose(f"meet {first}")
    assert ("crags", lives) == (game.where(0), game.character(0).lives)
    assert ([] if first == "angel" else ["angel"]) == game.lying("ruins")


@pytest.mark.rule("TX-26", "TX-27", "TR-15k")
def test_the_imp_leads_away_from_the_rest() -> None:
    """The Dwarf draws Imp, Bear and gold: the Imp moves him to the Ruins first, and Bear and gold stay."""
    position = Position("dwarf", "troll").deck("bear", "imp", "bag-of-gold", "sword", "shield").dice(4)
    game = position.arrives(0, "hidden-valley")
    assert ("ruins", 4, 1) == (game.where(0), game.character(0).lives, game.character(0).gold)
    assert ["bear", "bag-of-gold"] == game.lying("hidden-valley")
    assert ["sword", "shield"] == game.lying("ruins")  # TX-29: they are encountered in the same turn


@pytest.mark.rule("TR-15a.1", "TR-15a.2", "TD-4")
@pytest.mark.card("adventure:ghost")
def test_cards_that_go_elsewhere_go_first() -> None:
    """The Ghost moves to the space rolled without attacking here, and no other card is drawn in its place."""
    game = Position("elf", "troll").deck("ghost", "sword", "shield").dice(2).arrives(0, "ruins")
    assert (["ghost"], ["sword"]) == (game.lying("village"), game.lying("ruins"))
    assert ["pass", "take sword"] == game.offered


@pytest.mark.rule("TR-15a.2")
@pytest.mark.card("adventure:hermit")
def test_what_settles_here_is_met_here() -> None:
    """A Ghost whose die names the space where it was drawn is encountered there."""
    position = Position("elf", "troll").deck("hermit", "sword").dice(4)
    game = position.arrives(0, "oasis")
    assert ("prompt-visit", ["hermit", "sword"]) == (game.prompt, sorted(game.lying("oasis")))


# Enemies.


@pytest.mark.rule("TR-15e.1", "TR-15f", "TD-10")
@pytest.mark.parametrize(
    ("rolls", "trophies", "left"),
    [
        ((6, 1, 6, 1), ["bear"], []),
        ((6, 1, 1, 6), ["bear"], ["shade", "sword"]),
        ((1, 6), [], ["bear", "shade", "sword"]),
        ((1, 1), [], ["bear", "shade", "sword"]),
    ],
)
def test_enemies_and_spirits_attack_at_once(rolls: tuple[int, ...], trophies: list[str], left: list[str]) -> None:
    """Combat comes before psychic combat; a lost or drawn combat ends the turn, and the other cards stay."""
    game = Position("elf", "troll").deck("sword", "shade", "bear").dice(*rolls).arrives(0, "hidden-valley")
    if not left:
        game.choose("take sword")
    assert (trophies, left) == (game.trophies(0), sorted(game.lying("hidden-valley")))


@pytest.mark.rule("TD-18", "TA-45", "TR-15i.2")
def test_evaded_enemies_stay_and_the_rest_is_met() -> None:
    """An evaded enemy stays in the space, the encounter goes on, and objects may be taken."""
    game = Position("elf", "troll").lying("woods-m", "dragon", "healer", "sword").arrives(0, "woods-m")
    assert ["pass", "evade"] == game.offered
    game.choose("evade")
    assert "prompt-visit" == game.prompt
    game.choose("no").choose("take sword")
    assert (["dragon", "healer"], ["sword"]) == (game.lying("woods-m"), game.objects(0))


@pytest.mark.rule("TD-18", "TA-41")
@pytest.mark.card("adventure:imp")
def test_an_evaded_event_is_discarded() -> None:
    """A being on an event card can be evaded; its card is discarded, and the other cards are encountered."""
    game = Position("elf", "troll").lying("woods-m", "sword").deck("imp").lying("woods-m", "imp").arrives(0, "woods-m")
    assert ["pass", "evade"] == game.offered
    game.choose("evade")
    assert ("woods-m", ["imp"], ["pass", "take sword"]) == (game.where(0), game.discarded(), game.offered)


@pytest.mark.rule("TX-30", "TR-18b.3")
@pytest.mark.card("adventure:witch", "adventure:imp")
@pytest.mark.parametrize(("name", "left"), [("witch", ["witch"]), ("imp", [])])
def test_imp_and_witch_can_be_evaded(name: str, left: list[str]) -> None:
    """With Invisibility the Imp or the Witch may be evaded; the Imp is discarded, and the Witch stays."""
    position = Position("ghoul", "troll").spells(0, "invisibility").deck(name).arrives(0, "woods-m")
    while position.prompt != "prompt-evade":
        position.choose("pass")
    position.choose("cast invisibility")
    assert ("woods-m", 0, left) == (position.where(0), position.character(0).toad, position.lying("woods-m"))


@pytest.mark.rule("TA-41")
@pytest.mark.parametrize("name", ["storm", "pestilence", "taxation", "evil-darkness", "book-of-spells"])
def test_what_is_no_being_cannot_be_evaded(name: str) -> None:
    """An event that is no being, such as the weather, cannot be evaded."""
    game = Position("elf", "troll").deck(name).arrives(0, "woods-m")
    assert (None, [name]) == (game.asked, game.discarded())


@pytest.mark.rule("TD-63", "TR-15i.2")
@pytest.mark.card("character:minstrel")
def test_an_enemy_that_does_not_attack_counts_as_evaded() -> None:
    """The Minstrel, whom the Dragon does not attack, may take what lies beside it."""
    game = Position("minstrel", "troll").lying(HERE, "dragon", "sword").arrives(0, HERE)
    assert ["leave-alone dragon", "fight dragon"] == game.offered
    game.choose("leave-alone dragon").choose("take sword")
    assert (["sword"], ["dragon"]) == (game.objects(0), game.lying(HERE))


@pytest.mark.rule("TR-16d.5")
@pytest.mark.card("adventure:harpy")
@pytest.mark.parametrize(
    ("objects", "lives", "lying"),
    [(("sword", "ring"), 4, ["harpy", "ring"]), (("ring",), 4, ["harpy", "ring"]), ((), 3, ["harpy"])],
)
def test_an_object_left_behind_instead_of_a_life(objects: tuple[str, ...], lives: int, lying: list[str]) -> None:
    """A player beaten by the Harpy leaves an object of its choice in the space, or loses a life if it has none."""
    game = Position("warrior", "troll").holding(0, *objects).lying(HERE, "harpy").dice(1, 6).arrives(0, HERE)
    if len(objects) > 1:
        game.choose("drop ring")
    assert (lives, lying, True) == (game.character(0).lives, game.lying(HERE), game.table.turn_over)


@pytest.mark.rule("TR-13e.2", "TA-44")
def test_enemies_lying_where_nothing_is_drawn() -> None:
    """In a space without draws an enemy lying there must be faced before the instruction."""
    game = Position("elf", "troll").lying("village", "bear").dice(1, 6).arrives(0, "village")
    assert (3, None) == (game.character(0).lives, game.asked)
    game = Position("elf", "troll").lying("village", "bear").dice(6, 1).arrives(0, "village")
    assert (["bear"], "prompt-follow-instruction") == (game.trophies(0), game.prompt)


@pytest.mark.rule("TR-15i.1", "TR-5b.1")
def test_only_what_one_is_entitled_to() -> None:
    """Of the number 5 cards only those are offered that the character may have."""
    game = Position("assassin", "troll").lying("ruins", "holy-lance", "sword", "mercenary").having(0, gold=0)
    assert ["pass", "take sword"] == game.arrives(0, "ruins").offered


# Lost turns.


@pytest.mark.rule("TA-21", "TD-49")
@pytest.mark.parametrize(("name", "missed"), [("siren", 1), ("storm", 0)])
def test_which_turn_is_lost(name: str, missed: int) -> None:
    """A turn lost by an event is the current turn; a turn lost by other causes is the next one."""
    game = Position("warrior", "troll").at(1, "oasis").deck(name).arrives(0, HERE)
    assert (missed, name == "storm") == (game.character(0).missed, game.table.turn_over)


@pytest.mark.rule("TD-49")
def test_lost_turns_add_up() -> None:
    """Lost turns add up: two reasons to miss a turn cost two turns."""
    position = Position("warrior", "elf").at(0, "village").at(1, "city").having(1, missed=1).lying(HERE, "siren")
    game = position.having(0, missed=1).arrives(0, HERE)
    assert 2 == game.character(0).missed
    position = Position("warrior", "elf").at(0, "village").at(1, "city").having(0, missed=2).dice(1, 2, 3)
    position.deck("sword", "shield")
    playing = position.turn_of(0)
    assert (1, 1) == (playing.asked, playing.character(0).missed)
    playing.choose("go fields-s clockwise").choose("pass")
    assert (1, 0) == (playing.asked, playing.character(0).missed)


# Results of dice.


@pytest.mark.rule("TA-53")
@pytest.mark.parametrize(("taken", "lives"), [(12, 6), (13, 6)])
def test_beyond_the_table(taken: int, lives: int) -> None:
    """A roll above the table uses its last line: the Monk adds 1 to a 12 in the Temple."""
    game = Position("monk", "troll").dice(6, 6).arrives(0, "temple").choose("yes").choose(f"number {taken}")
    assert lives == game.character(0).lives


@pytest.mark.rule("TA-53")
@pytest.mark.card("character:rogue")
def test_before_the_table() -> None:
    """A roll below the table uses its first line: the Rogue subtracts 1 from a 1 in the Tavern."""
    game = Position("rogue", "troll").dice(1).arrives(0, "tavern")
    assert ["number 1", "number 2", "number"] == game.offered
    assert 1 == game.choose("number").character(0).missed
