"""Texts say what a reader could otherwise take in two ways."""

from __future__ import annotations

import pytest

from inglenook.lotr.cards.collection import ALL
from inglenook.lotr.wording.abilities import ABILITIES
from inglenook.lotr.wording.draft import Draft
from inglenook.lotr.wording.parts import Say
from inglenook.lotr.wording.rendering import LANGUAGES, render
from inglenook.lotr.words.effects import Modify
from inglenook.lotr.words.terms import CORRUPTED


@pytest.mark.rule("LR-26.16")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_price_stands_behind_what_it_answers(language: str) -> None:
    """A trigger or a response says when it may be used before it says what that costs."""
    priced = {
        id: template
        for id, template in LANGUAGES[language].templates.items()
        if id.startswith(("Trigger", "Response")) and "{costs" in template
    }

    assert len(priced) >= 8
    assert [id for id, template in priced.items() if template.index("{h}") > template.index("{costs")] == []


@pytest.mark.rule("LR-10.13")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_lasts_says_how_long(language: str) -> None:
    """Every change that ends at some time names that time, whatever card makes it; only corruption is for good."""
    speaker = LANGUAGES[language]
    ends = [speaker.say(Say(id)) for id in speaker.templates if id.startswith("Until.")]
    endless: list[str] = []
    found = 0
    for card in ALL:
        for ability in card.abilities:
            draft = Draft(card)
            ABILITIES.told(ability, draft)
            for word, said in draft.said:
                if isinstance(word, Modify) and any(one.stat != CORRUPTED for one in word.modifiers):
                    found += 1
                    text = speaker.say(said, "do")
                    endless += [f"{card.id}: {text}"] if not any(end in text for end in ends) else []

    assert found > 200
    assert endless == []


@pytest.mark.card("6R41")
@pytest.mark.rule("LR-20.17")
def test_a_floor_that_no_card_prints_is_not_said() -> None:
    """A fellowship moves once in any case by the rules; the card only lowers the limit."""
    card = next(card for card in ALL if card.id == "6R41")

    assert "the move limit gets −1 this turn" in str(render(card, "en"))


@pytest.mark.card("2R32", "1R216")
@pytest.mark.rule("LR-11.27")
@pytest.mark.parametrize("id", ["2R32", "1R216"])
def test_a_second_weapon_names_its_class(id: str) -> None:
    """A weapon that may be borne besides another one says how many and of which class."""
    card = next(card for card in ALL if card.id == id)

    assert "(in addition to 1 other hand weapon)" in str(render(card, "en"))
