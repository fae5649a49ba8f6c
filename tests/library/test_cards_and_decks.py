"""The library finds and searches cards, and reads, checks and writes decks."""

from __future__ import annotations

from pathlib import Path

import pytest

import inglenook
from inglenook import cards, decks

pytestmark = pytest.mark.rule("KR-40")


def test_a_search_finds_what_the_deck_builder_finds() -> None:
    """A card search takes words, fields and comparisons in the language, with the deck builder's results."""
    found = cards.search("type:minion cost<=2")

    assert len(found) > 40
    assert all(card.facts["type"] == "minion" and card.facts["cost"] <= 2 for card in found)
    assert [card.id for card in cards.search("voima>=20", language="fi")] == [
        card.id for card in cards.search("strength>=20")
    ]
    assert {card.id for card in cards.search("in:mine", decks={"mine": "moria-gimli"})} >= {"1C2"}
    assert [card.id for card in cards.search("own>=2", owned={"1R13": 2, "1C2": 1})] == ["1R13"]


@pytest.mark.rule("KR-20")
def test_a_card_reads_in_every_language() -> None:
    """A card has its name, kind, numbers and text in every language."""
    texts = {language: cards.get("1R13", language).text for language in ("en", "fi", "nl")}

    assert len(set(texts.values())) == 3
    assert str(cards.get("adventure:hobgoblin")).startswith("Hobgoblin\nEnemy")
    assert cards.get("adventure:hobgoblin").game == "talisman"
    assert len(cards.ids("lotr")) == 1229
    assert all(cards.get(id).lines for id in cards.ids("talisman"))


@pytest.mark.parametrize("name", ["fellowship-gandalf", "riders-gate", "first-hobbits"])
def test_decks_that_come_with_the_game_are_legal(name: str) -> None:
    """Each included deck is legal in its format, and reads the same after being written in any form."""
    deck = decks.read(name)

    assert decks.check(name) == ()
    assert decks.check(deck) == ()
    for kind in ("text", "html", "csv", "tsv", "ids", "code"):
        assert decks.read(deck.write(kind) + "\n") == deck


def test_faults_of_a_deck_are_told_by_line_and_rule(tmp_path: Path) -> None:
    """Faults of a deck, from text or file, have a line and a rule, such as an unknown card or too few cards."""
    text = decks.read("moria-gimli").write()
    unknown = text.replace("Gimli", "Gimly", 1)
    file = tmp_path / "small.deck"
    file.write_text("Frodo, Son of Drogo\nThe One Ring, The Ruling Ring\n", "utf-8")

    fault = decks.check(unknown)[0]
    assert fault.line == next(number for number, line in enumerate(unknown.splitlines(), 1) if "Gimly" in line)
    assert fault.near == ("2P121",)
    assert {one.rule for one in decks.check(file)} >= {"LR-5.10", "LR-5.16"}
    assert decks.check(file, language="nl") != decks.check(file)


def test_decks_and_formats_have_names() -> None:
    """The names of included decks and formats are those that a new game takes."""
    lotr = next(game for game in inglenook.games() if game.name == "lotr")

    assert lotr.decks == decks.names()
    assert tuple(lotr.formats) == decks.formats()
    assert set(decks.names("tower")) < set(decks.names())


def test_the_games_tell_their_choices() -> None:
    """The list of games has seats, bots, rule sets, switches and characters by the names that a new game takes."""
    talisman, lotr = inglenook.games("fi")[:2]

    assert (talisman.fewest_seats, lotr.most_seats) == (2, 6)
    assert talisman.bots[:4] == ("easy", "normal", "hard", "relentless")
    assert len(talisman.characters) == 28
    assert next(rule for rule in lotr.rules if rule.name == "rules").values[0] == "deluxe"
    for rule in (*talisman.rules, *lotr.rules):
        assert rule.title
    for character in talisman.characters:
        inglenook.new_game("talisman", characters=[character])
