"""Tests that texts are unambiguous."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from inglenook.lotr.cards.collection import ALL
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.amounts import If
from inglenook.lotr.dsl.effects import Choose, Exert, Heal, Modify, Repeat, Wound
from inglenook.lotr.dsl.terms import CORRUPTED, EVENT_TYPE
from inglenook.lotr.dsl.walk import words_in
from inglenook.lotr.library import LIBRARY
from inglenook.lotr.rendering.abilities import ABILITIES, sentences
from inglenook.lotr.rendering.card_texts import LANGUAGES, ability_line, render
from inglenook.lotr.rendering.draft import Draft
from inglenook.lotr.rendering.en.grammar import ENGLISH
from inglenook.lotr.rendering.parts import THEN, A, Alternatives, Listed, Noun, Say, Slot, nouns
from inglenook.lotr.rendering.questions import PRICE, questions


@pytest.mark.rule("LR-26.16")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_price_stands_behind_what_it_answers(language: str) -> None:
    """The time of a trigger or response comes before its cost."""
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
    """Every temporary change names its end, and only corruption is permanent."""
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


@pytest.mark.card("6R41", "1U260")
@pytest.mark.rule("LR-20.17")
@pytest.mark.parametrize(("id", "said"), [("6R41", "−1 this turn."), ("1U260", "−1 this turn (never below 1).")])
def test_a_floor_is_said_where_the_card_says_one(id: str, said: str) -> None:
    """A card text names a minimum number of moves only if the card sets one."""
    card = next(card for card in ALL if card.id == id)

    assert str(render(card, "en")).endswith(f"the move limit gets {said}")


@pytest.mark.card("2R32", "1R216")
@pytest.mark.rule("LR-11.27")
@pytest.mark.parametrize("id", ["2R32", "1R216"])
def test_a_second_weapon_names_its_class(id: str) -> None:
    """A weapon that may be borne besides another one says how many and of which class."""
    card = next(card for card in ALL if card.id == id)

    assert "(in addition to 1 other hand weapon)" in str(render(card, "en"))


PICKED: Final = {"Exert": "x", "Wound": "x", "Discard": "x", "DiscardFromHand": "x", "Assign": "mc"}
"""Effects on cards that a player picks, with the slots that name the cards."""


def says_in(part: Slot) -> Iterator[Say]:
    """Yields every phrase of a kind in a part of a text."""
    if isinstance(part, Say):
        yield part
    inner = part.slots.values() if isinstance(part, Say) else part.parts if isinstance(part, Listed) else ()
    for one in inner:
        yield from says_in(one)


def picked_by_others(sentence: Slot) -> Iterator[Noun]:
    """Yields the players who must do something, and the cards that they choose."""
    for said in says_in(sentence):
        player = said.slots.get("player")
        if said.id not in ("ByPlayer", "May.player", "May.player.cost") or not isinstance(player, Noun):
            continue
        if player.head == "opponent":
            yield player
        for deed in says_in(Listed([said.slots.get("costs"), said.slots["e"]])):
            for slot in PICKED.get(deed.id, ""):
                cards = deed.slots[slot]
                assert isinstance(cards, (Noun, Alternatives))
                yield from (noun for noun in nouns(cards) if noun.determiner == A and not noun.title)


@pytest.mark.rule("LR-26.16", "LG-28")
def test_who_chooses_is_said_where_it_is_not_the_reader() -> None:
    """A choice by another player names that player, and of several opponents you choose one."""
    found = [
        (card, noun)
        for card in ALL
        for ability in card.abilities
        for sentence in sentences(ability, card)
        for noun in picked_by_others(sentence)
    ]
    unsaid = [
        f"{card.id}: {ENGLISH.say(noun)}"
        for card, noun in found
        if not any(clause.id in ("OfTheirChoice", "YouChoose") for clause in noun.after)
    ]

    assert len(found) > 60
    assert unsaid == []


@pytest.mark.card("4C97", "4R256")
@pytest.mark.rule("LG-28")
@pytest.mark.parametrize(
    ("id", "demanded", "asked"),
    [
        ("4C97", "wound a minion", "have the player of this card wound a minion"),
        (
            "4R256",
            "discard a companion (but not the Ring-bearer)",
            "have the player of this card discard a companion (but not the Ring-bearer)",
        ),
    ],
)
def test_a_demand_is_made_of_the_reader(id: str, demanded: str, asked: str) -> None:
    """The player of a card is called "you" in demands on that player, not on the opponent."""
    prices = [text for message, text in questions(LIBRARY[id], "en") if message.endswith(PRICE)]

    assert str(render(LIBRARY[id].definition, "en")).endswith(f"can prevent this by having you {demanded}.")
    assert prices == [asked]


@pytest.mark.card("5U48", "6U32", "2R36")
@pytest.mark.parametrize(
    ("id", "said"),
    [
        ("5U48", "wound a minion of their choice that is yours, X times (choosing anew each time);"),
        ("6U32", "for each Ent or unbound Hobbit you can spot."),
        ("2R36", "(or +3 if that companion has the Aragorn signet)."),
    ],
)
def test_what_is_counted_stands_apart(id: str, said: str) -> None:
    """A counted noun and a card's requirement cannot be read as part of another phrase."""
    assert said in str(render(LIBRARY[id].definition, "en"))


@pytest.mark.card("5U48", "6R114")
@pytest.mark.parametrize(
    ("id", "asked"), [("5U48", "wound a minion of the player of this card"), ("6R114", "wound your minion")]
)
def test_a_question_says_yours_of_the_player_who_is_asked(id: str, asked: str) -> None:
    """A question to another player calls that player's cards "yours"."""
    assert asked in [text for _, text in questions(LIBRARY[id], "en")]


@pytest.mark.card("1R93", "1R139", "1R210")
@pytest.mark.rule("LR-10.15")
@pytest.mark.parametrize(("language", "word"), [("en", "Or "), ("fi", "Tai "), ("nl", "Of ")])
def test_an_event_with_two_actions_says_that_one_is_done(language: str, word: str) -> None:
    """An event is played for one of its actions: behind "skirmish, exert Aragorn: …" stands "or exert Arwen: …"."""
    events = [card for card in ALL if card.type == EVENT_TYPE]
    seconds = [
        str(line)
        for card in events
        for line in render(card, language).lines
        for number in [line.ability]
        if number
        and isinstance(one := card.abilities[number], Action)
        and any(isinstance(other, Action) and other.phases == one.phases for other in card.abilities[:number])
    ]

    assert len(seconds) == 3
    assert [text for text in seconds if not text.startswith(word)] == []


ANEW: Final = {
    "en": r"(?i)\bfor each [^:;]*, (you may |the Free Peoples player )?(wound|exert|heal)s? |choosing anew each time",
    "fi": r"kohde valitaan joka kerta uudelleen",
    "nl": r"telkens opnieuw te kiezen",
}
"""How a text says that another card may be chosen each time."""


@pytest.mark.rule("LR-3.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_target_or_another_is_told_apart(language: str) -> None:
    """A repeated effect says that its target is chosen anew; repeated wounds to one card are "X times"."""
    speaker = LANGUAGES[language]
    once = speaker.say(Say("Times.tail", {"tail": None}))
    unclear: list[str] = []
    repeated = counted = 0
    for card in ALL:
        for number, ability in enumerate(card.abilities):
            text = str(ability_line(card, number, language))
            for word, _path in words_in(ability):
                if isinstance(word, (Exert, Wound, Heal)) and not isinstance(word.times, (int, If)):
                    counted += 1
                    unclear += [f"{card.id}: {text}"] if "X" not in text or f" {once} " in text else []
                if not isinstance(word, Repeat) or isinstance(word.times, int):
                    continue
                if isinstance(word.effects[0], (Exert, Wound, Heal)):
                    repeated += 1
                    unclear += [f"{card.id}: {text}"] if not re.search(ANEW[language], text) else []

    assert (repeated, counted) == (12, 4)
    assert unclear == []


@pytest.mark.card("5U48")
@pytest.mark.rule("LR-27.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_spotted_once_for_two_effects(language: str) -> None:
    """Two effects that count the same cards share one number X and spot the cards once."""
    [line] = render(LIBRARY["5U48"].definition, language).lines

    assert str(line).count("X") == 3


@pytest.mark.card("1C349")
@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_discount_stands_before_several_places(language: str) -> None:
    """A discount stands before the list of places, so that it applies to all of them."""
    speaker = LANGUAGES[language]
    found = 0
    for card in ALL:
        for ability in card.abilities:
            for sentence in sentences(ability, card):
                for deed in says_in(sentence):
                    if deed.id == "PlayCard" and deed.slots["first"] is not None:
                        found += 1
                        text = speaker.say(deed, "do")
                        assert text.index(speaker.say(deed.slots["first"])) < text.index(
                            speaker.say(deed.slots["zone"])
                        )
                    assert deed.id != "PlayCard" or deed.slots["less"] is None or places(deed) == 1, card.id

    assert found == 1


def places(deed: Say) -> int:
    """Returns the number of places that a card may be played from."""
    zone = deed.slots["zone"]
    return len(zone.parts) if isinstance(zone, Listed) else 1


@pytest.mark.card("6P122", "1C19")
@pytest.mark.rule("KR-20")
def test_how_often_is_said_of_the_first_of_two_deeds() -> None:
    """In a choice of two actions, one to be done twice stands first."""
    unclear = []
    for card in ALL:
        for word, _path in words_in(card.abilities):
            if isinstance(word, Choose):
                often = [
                    any(isinstance(deed, (Exert, Wound, Heal)) and deed.times != 1 for deed in option)
                    for option in word.options
                ]
                unclear += [card.id] if often[-1] and not often[0] and card.id != "1C19" else []

    assert unclear == []


CHOICES: Final = ("Choose", "Choose.several", "Repeat.each", "Repeat.up_to", "Repeat.until_stopped", "Repeat.as_often")
"""One of several things, or something done several times."""


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize(("language", "words"), [("en", "after that"), ("fi", "sen jälkeen"), ("nl", "daarna")])
def test_what_is_done_after_a_choice_is_not_part_of_it(language: str, words: str) -> None:
    """An effect after a choice cannot be read as part of the last alternative (5U87)."""
    found = 0
    for card in ALL:
        for ability in card.abilities:
            for sentence in sentences(ability, card):
                for row in lists_in(sentence):
                    for one, other in zip(row.parts, row.parts[1:], strict=False):
                        if row.joint == THEN and isinstance(one, Say) and one.id in CHOICES:
                            found += 1
                            assert words in LANGUAGES[language].say(other, "do"), card.id

    assert found > 8


def lists_in(part: Slot) -> Iterator[Listed]:
    """Yields every list in a part of a text."""
    if isinstance(part, Listed):
        yield part
    inner = part.slots.values() if isinstance(part, Say) else part.parts if isinstance(part, Listed) else ()
    for one in inner:
        yield from lists_in(one)
