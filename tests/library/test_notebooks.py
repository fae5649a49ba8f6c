"""Positions and cards display themselves in notebooks, self-contained, escaped and without scripts."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

import inglenook

pytestmark = pytest.mark.rule("KR-40")


class Read(HTMLParser):
    """The tags, attributes and words of an HTML page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.names: set[str] = set()
        self.open: list[str] = []
        self.words = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.names |= {name for name, _ in attrs}
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


@pytest.mark.parametrize("name", ["lotr", "talisman"])
@pytest.mark.parametrize("language", ["en", "fi", "nl"])
def test_a_position_shows_itself(name: str, language: str) -> None:
    """A displayed position has the public cards and the question, and loads nothing."""
    players = ["<script>alert(1)</script>", "B & C"]
    game = inglenook.new_game(name, seed=1, players=players, language=language).play(answers=40)
    page = Read(game._repr_html_())

    assert page.tags <= {"div", "ol", "li"}
    assert page.names <= {"style", "title", "lang"}
    assert page.open == []
    assert players[0] in page.words and players[1] in page.words
    assert game.question is not None and game.question.prompt in page.words
    shown = game.view()["seats"]["0"]
    definition = shown["in_play"][0]["definition"] if name == "lotr" else shown["character"]
    assert inglenook.cards.get(definition, language).name.split(",")[0] in page.words


def test_hidden_cards_are_not_shown() -> None:
    """A displayed position shows only public information and no hands."""
    game = inglenook.new_game("lotr", seed=1).play(answers=40)
    page = Read(game._repr_html_()).words
    hands = [
        inglenook.cards.get(card["definition"])
        for seat in (0, 1)
        for card in game.view(seat)["seats"][str(seat)]["hand"]
    ]
    lying = {one["definition"] for seat in ("0", "1") for one in game.view()["seats"][seat]["in_play"]}
    asked = str(game.question)

    assert not [card for card in hands if card.id not in lying and card.name in page and card.name not in asked]


@pytest.mark.parametrize(
    "id", ["1R13", "1C2", "1U327", "4C302", "adventure:hobgoblin", "character:wizard", "space:ruins"]
)
def test_a_card_shows_its_face(id: str) -> None:
    """A card of every kind is displayed with its text."""
    card = inglenook.cards.get(id)
    page = Read(card._repr_html_())

    assert card.name.split(",")[0] in page.words
    assert page.open == []


def test_a_game_that_is_over_shows_its_winner() -> None:
    """A displayed finished game shows its winner in place of the question."""
    assert "won by" in Read(inglenook.new_game("lotr", seed=1).play("uniform")._repr_html_()).words
