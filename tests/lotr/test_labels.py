"""Labels of buttons; every message has a text."""

from __future__ import annotations

import pytest

from inglenook import registry
from inglenook.kernel.decisions import Option, pass_option
from inglenook.kernel.messages import Message, Name
from inglenook.lotr.advice import card_names, labels
from inglenook.lotr.decks.names import full_name
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Response, Trigger
from inglenook.lotr.dsl.conditions import CanSpot, Condition
from inglenook.lotr.dsl.effects import (
    Burden,
    Choose,
    Draw,
    Effect,
    Exert,
    Heal,
    May,
    Modify,
    Prevent,
    Reconcile,
    Select,
    Spot,
    TwilightTokens,
    Unless,
    When,
    Wound,
)
from inglenook.lotr.dsl.facade import add_burdens, add_twilight, remove_twilight, strength
from inglenook.lotr.dsl.filters import COMPANION, MINION, RING_BEARER, THIS, Titled
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.library import LIBRARY, part_id, spots_in
from inglenook.lotr.rendering.questions import texts_of
from inglenook.lotr.responses.facts import Facts, event_of
from inglenook.lotr.rulebook import LordOfTheRings
from inglenook.lotr.table import LotrTable
from inglenook.wording import LANGUAGES, Wording
from tests.lotr.dsl.evaluation import happening_kinds
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import companion, event, fellowship_event, minion

FOLDER = registry.find("lotr").locales
ENGLISH = Wording("en", FOLDER)

GIMLI = "1U12"
BOROMIR = "1U97"
SAM = "1C311"
SCOUT = "1C191"
VALOR = "4C87"


def said(table: LotrTable, option: Option, viewer: int = 0) -> str:
    """Returns an option's label in English."""
    return ENGLISH.say(LordOfTheRings().label(table, viewer, option))


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_name(language: str) -> None:
    """Every card has one name, title and subtitle, in all languages."""
    wording = Wording(language, FOLDER)
    cards = [card for card in LIBRARY.all().values() if not card.id.startswith("sample:")]

    assert [full_name(card) for card in cards] == [wording.say(Name(card.id)) for card in cards]


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_a_word(language: str) -> None:
    """Keywords, cultures, types and phases of every card have words."""
    wording = Wording(language, FOLDER)
    cards = [card for card in LIBRARY.all().values() if not card.id.startswith("sample:")]
    ids = {f"keyword-{word}" for card in cards for word in card.keywords}
    ids |= {f"culture-{card.culture}" for card in cards if card.culture}
    ids |= {f"type-{card.type}" for card in cards if card.type not in (terms.SITE_TYPE, terms.RING_TYPE)}
    ids |= {f"word-{phase}" for card in cards for phase in card.actions}

    assert [] == [id for id in sorted(ids) if id not in wording]


@pytest.mark.rule("LR-5.19", "KR-7")
def test_what_is_hidden_has_no_name() -> None:
    """A hidden card in another hand is named by its place, and one in a deck has no name."""
    at = Position()
    hand, deck = at.hand(1, VALOR)[0], at.deck(1, GIMLI)[0]

    assert "a card in the hand of Player 2" == ENGLISH.say(card_names.called(at.table, 0, hand))
    assert "something hidden" == ENGLISH.say(card_names.called(at.table, 0, deck))
    assert "Valor" == ENGLISH.say(card_names.called(at.table, 1, hand))


@pytest.mark.rule("LR-3.2")
def test_copies_are_told_apart_by_their_wounds() -> None:
    """Copies of a card are told apart by their wounds, except unique ones."""
    at = Position()
    scout, gimli = at.play(SCOUT, wounds=1), at.play(GIMLI, wounds=2)

    assert "Moria Scout (has 1 wound)" == ENGLISH.say(card_names.called(at.table, 0, scout))
    assert "Gimli, Dwarf of Erebor" == ENGLISH.say(card_names.called(at.table, 0, gimli))


@pytest.mark.rule("LR-3.2")
def test_copies_are_told_apart_by_who_bears_them() -> None:
    """Athelas on two companions gives two options with their bearers named; on one, no bearer is named."""
    at = Position()
    boromir = at.play(BOROMIR)
    athelas = at.play("1U94", on=boromir)
    using, handing = Option("use", athelas), Option("transfer", athelas, boromir)
    assert "Transfer Athelas to Boromir, Son of Denethor" == said(at.table, handing)
    at.play("1U94", on=boromir)
    assert "Use Athelas" == said(at.table, using)
    at.play("1U94", on=at.play("1P365"))
    assert "Use Athelas (on Boromir, Son of Denethor)" == said(at.table, using)
    assert "Transfer Athelas (on Boromir, Son of Denethor) to" in said(at.table, handing)


@pytest.mark.rule("LR-14.14", "LR-4.9")
def test_playing_says_what_it_costs_now() -> None:
    """The label for playing a card tells its current cost with the roaming penalty."""
    at = Position(site=2)
    card = at.hand(1, SCOUT)[0]

    assert "Play Moria Scout, cost 4" == said(at.table, Option("play", card), 1)


@pytest.mark.rule("LR-17.4", "LR-18.6")
def test_skirmishes_say_who_fights_whom() -> None:
    """The label of an assignment tells both strengths, and that of a skirmish its totals."""
    at = Position()
    boromir, scouts = at.play(BOROMIR), [at.play(SCOUT), at.play(SCOUT)]
    assign = Option("assign", boromir, scouts[0])
    game = at.skirmishes((boromir, tuple(scouts)), (at.frodo(), (at.play(minion("Other", 9)),)))

    expected = "Assign Boromir, Son of Denethor, strength 7, to Moria Scout, strength 6"
    assert expected == said(at.table, assign)
    expected = "Boromir, Son of Denethor against Moria Scout and Moria Scout"
    assert expected == said(game.table, game.options("skirmish")[0])


@pytest.mark.rule("LR-3.25", "LR-16.9")
@pytest.mark.parametrize(("verb", "expected"), [("wound", "Wound"), ("heal", "Heal")])
def test_wounds_say_how_much_vitality_is_left(verb: str, expected: str) -> None:
    """The label of a wound tells the remaining vitality."""
    at = Position()
    sam = at.play(SAM, wounds=3)

    assert f"{expected} Sam, Son of Hamfast, vitality left 1" == said(at.table, Option(verb, sam))


@pytest.mark.rule("LR-10.16", "LR-26.3")
def test_abilities_are_numbered_where_a_card_has_several() -> None:
    """Several abilities of a card are numbered, but not required responses or events that respond."""
    at = Position()
    act, must = Action((terms.FELLOWSHIP,), (Draw(1),)), Trigger(Happening(terms.KILLED), (Draw(1),))
    single = at.play(companion("Single", abilities=(must, act)))
    double = at.play(companion("Double", abilities=(act, must, act)))
    answer = at.hand(0, VALOR)[0]

    titles = [said_without_name(at.table, Option("use", single, amount=1))]
    titles += [said_without_name(at.table, Option("use", double, amount=number)) for number in (0, 2)]
    assert ["option-use", "option-use-ability 1", "option-use-ability 2"] == titles
    assert "Play Valor, cost 1" == said(at.table, Option("respond", answer))


@pytest.mark.rule("LR-10.14")
def test_the_texts_of_an_event_are_numbered_where_it_has_several() -> None:
    """An event with several texts for the current phase numbers them in its labels (1R93)."""
    at = Position()
    act, later = Action((terms.FELLOWSHIP,), (Draw(1),)), Action((terms.REGROUP,), (Draw(1),))
    single, double = at.hand(0, event("Single", later, act), event("Double", act, later, act))
    at.fellowship()

    options = [Option("play", single, amount=1), Option("play", double), Option("play", double, amount=2)]
    titles = [said_without_name(at.table, option) for option in options]
    assert ["option-play", "option-play-text 1", "option-play-text 3"] == titles


@pytest.mark.rule("LR-10.12", "LR-10.19")
def test_abilities_that_cannot_be_meant_are_not_numbered() -> None:
    """Abilities of other phases, of stacked cards or beside an answer are not numbered."""
    at = Position()
    act, later = Action((terms.FELLOWSHIP,), (Draw(1),)), Action((terms.REGROUP,), (Draw(1),))
    answer = Trigger(Happening(terms.KILLED), (Draw(1),), optional=True)
    stacked = Action((terms.FELLOWSHIP,), (Draw(1),), zone=terms.STACKED)
    mixed = at.play(companion("Mixed", abilities=(act, later, answer, stacked)))
    below = at.stack(companion("Mixed", abilities=(act, later, answer, stacked)), 0, mixed)
    at.fellowship()

    options = [Option("use", mixed), Option("respond", mixed, amount=2), Option("use", below, amount=3)]
    assert ["option-use"] * 3 == [said_without_name(at.table, option) for option in options]


@pytest.mark.rule("LR-26.7", "LR-3.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_response_to_a_wound_is_told_whose_and_from_what(language: str) -> None:
    """The label of a response to a wound names the wounded character and the source."""
    wording = Wording(language, FOLDER)
    prompt = Message("prompt-respond-wound", {"card": Name(GIMLI), "by": (Name(SCOUT), Name(SAM)), "many": 2})
    unknown = Message("prompt-respond-wound", {"card": Name(GIMLI), "by": (), "many": 0})

    assert all(name in wording.say(prompt) for name in ("Gimli", "Moria Scout", "Sam"))
    assert "Gimli" in wording.say(unknown) and "(" not in wording.say(unknown)


@pytest.mark.rule("LR-3.3", "LR-18.9", "LR-16.9")
def test_the_wound_that_is_answered_is_named() -> None:
    """The source of a wound is its card, the winners in a skirmish, and nobody in archery."""
    save = Response(Happening(terms.ABOUT_TO_BE_WOUNDED, THIS), (Prevent(),))
    careful, archer = companion("Careful", abilities=(save,)), minion("Archer", 8, keywords=((terms.ARCHER, 1),))
    event_by = (Name(fellowship_event(Wound(Select(COMPANION & ~RING_BEARER)))),)

    at = Position()
    hero = at.play(careful)
    assert (Name(careful), event_by) == wounded(at.after(Wound(Select(COMPANION & ~RING_BEARER))))
    at = Position()
    hero, foe = at.play(careful), at.play(archer)
    assert (Name(careful), (Name(archer),)) == wounded(at.skirmish(hero, foe))
    at = Position()
    hero, foe = at.play(careful), at.play(archer)
    assert (Name(careful), ()) == wounded(at.archery().choose("wound", hero))


def wounded(game: Playing) -> tuple[object, object]:
    """Returns the wounded character and the source of the wound."""
    assert game.game.pending is not None and "prompt-respond-wound" == game.prompt
    arguments = game.game.pending.prompt.arguments
    return arguments["card"], arguments["by"]


@pytest.mark.rule("LR-26.5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_response_is_told_to_what(language: str) -> None:
    """Every happening is described in a whole sentence before the question, with all its facts."""
    wording = Wording(language, FOLDER)
    at = Position()
    gimli, sam = at.play(GIMLI), at.play(SAM)
    kinds = {str(getattr(terms, name)) for name in happening_kinds()} | {""}
    for kind in sorted(kinds - {terms.ABOUT_TO_BE_WOUNDED}):
        told = event_of(at.table, Facts(kind, gimli, (sam,)), 2)
        sentence = wording.say(told)
        assert sentence.endswith(".") and wording.say(Message("prompt-respond", {"event": told})).startswith(sentence)
        assert kind != terms.TAKEN_INTO_HAND or "Gimli" not in sentence


@pytest.mark.rule("LR-26.5")
def test_the_question_names_what_has_happened() -> None:
    """The question names the card it is about: the killed character or the played one."""
    mourns = companion("Mourner", abilities=(Trigger(Happening(terms.KILLED), (Draw(1),), optional=True),))
    at = Position()
    at.play(mourns)
    at.play(GIMLI, wounds=2)
    game = at.after(Wound(Select(COMPANION & ~RING_BEARER))).choose("choose", GIMLI)
    assert game.game.pending is not None
    assert "Gimli, Dwarf of Erebor has been killed. Do you want to respond?" == ENGLISH.say(game.game.pending.prompt)


@pytest.mark.rule("LR-11.26")
def test_the_log_says_who_bears_what_is_played() -> None:
    """The log names the bearer of a played weapon, and no bearer for a companion."""
    at = Position()
    gimli = at.play(GIMLI)
    [axe] = at.hand(0, "1C9")
    game = at.fellowship().choose("play", axe)
    lines = [ENGLISH.say(line.message) for line in game.game.log if line.message.id.startswith("log-played")]

    assert ["Player 1 plays Dwarven Axe on Gimli, Dwarf of Erebor."] == lines
    assert terms.PLAY == game.zone(gimli)


def said_without_name(table: LotrTable, option: Option) -> str:
    """Returns the id of a label and its number, since sample cards have no names."""
    label = labels.label(table, 0, option)
    assert label is not None
    return f"{label.id} {label.arguments.get('number', '')}".strip()


@pytest.mark.rule("LR-26.21", "LG-63")
def test_alternatives_are_told_in_the_words_of_the_card() -> None:
    """The options of a choice show its alternatives in the words of the card."""
    first = Choose(((add_burdens(2), add_twilight(1)), (Exert(Select(THIS)),)))
    second = Choose(((add_twilight(4),), (Modify((strength(-2),), Select(THIS)),)))
    at = Position()
    card = at.play(companion("Chooser", abilities=(Action((terms.FELLOWSHIP,), (first, second)),)))
    game = at.fellowship().choose("use", card)
    told = [said(game.table, option) for option in game.options("choice")]
    game.choose("choice", card, amount=1)

    assert ["Add 2 burdens and add 1 twilight", "Exert this companion"] == told
    then = [said(game.table, option) for option in game.options("choice")]
    assert ["Add 4 twilight", "This companion gets strength −2 in this phase"] == then


QUESTIONS = {
    "prompt-may": (May((Draw(2),), costs=(add_burdens(1),)), "do you want to add a burden in order to draw 2 cards?"),
    "prompt-pay-to-prevent": (
        Unless(terms.ANY_SHADOW_PLAYER, (remove_twilight(1),), (Draw(1),)),
        "do you want to remove 1 twilight to prevent this: draw a card?",
    ),
    "prompt-spot-or-not": (
        When(CanSpot(COMPANION, chosen=True), (Draw(1),)),
        "do you want to spot a companion?",
    ),
    "prompt-spot": (Spot(COMPANION, x="x"), "how many companions do you spot?"),
    "prompt-name-number": (TwilightTokens(3, x="x"), "what is X (add X twilight)?"),
    "prompt-how-many": (Burden(-2, up_to=True), "how many (remove up to 2 burdens)?"),
    "prompt-how-often": (
        Heal(Select(Titled("Gimli")), 2, up_to=True),
        "how many times (heal Gimli up to 2 times)?",
    ),
    "prompt-choose-exert": (
        Exert(Select(COMPANION | MINION)),
        "choose a character to exert (exert a companion or minion).",
    ),
}


@pytest.mark.rule("LR-26.16", "LG-73", "LR-27.3")
@pytest.mark.parametrize("prompt", QUESTIONS)
def test_a_question_says_the_part_of_the_sentence_it_is_about(prompt: str) -> None:
    """A question quotes the part of the card's sentence that it is about."""
    effect, expected = QUESTIONS[prompt]
    at = Position().pool(5).burdens(3)
    at.play(GIMLI, wounds=2)
    card = at.play(companion("Asker", abilities=(Action((terms.FELLOWSHIP,), (effect,)),)))
    game = at.fellowship().choose("use", card)
    assert game.game.pending is not None and prompt == game.prompt
    asked = game.game.pending.prompt
    told = ENGLISH.say(Message(asked.id, {**asked.arguments, "card": "Asker"}))

    assert f"Asker: {expected}" == told


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_every_card_has_words(language: str) -> None:
    """Every question that a card may ask has words in every language.

    What two sentences share (1R189) is asked about where it stands first.
    """
    texts = texts_of([id for id in LIBRARY.all() if not id.startswith("sample:")], language)
    asked = [
        part_id(card.id, f"{card.path(part)}{more}")
        for card in LIBRARY.all().values()
        for part, _path in card.words.parts
        for more in questions_about(part)
        if not card.id.startswith("sample:")
    ]

    assert [] == [id for id in asked if not texts.get(id)]
    assert len(asked) > 300


def questions_about(part: object) -> list[str]:
    """Returns the possible subjects of questions in a text: the part itself, its alternatives, its cost."""
    if isinstance(part, Choose):
        return [f"-options-{number}" for number in range(len(part.options))]
    if isinstance(part, Unless):
        return ["", "-price"]
    return [""] if isinstance(part, Effect) or (isinstance(part, Condition) and spots_in(part)) else []


@pytest.mark.rule("KR-20")
def test_an_option_with_its_own_label_keeps_it() -> None:
    """An option with its own label, such as a player's name, keeps it."""
    own = Message("option-player", {"player": "Ann"})

    assert own == labels.label(Position().table, 0, Option("player", amount=1, label=own))


@pytest.mark.rule("KR-20")
def test_a_card_to_choose_says_where_it_is() -> None:
    """The label of a card to choose tells its place, except for the player's own cards in play."""
    at = Position()
    gimli, scout = at.play(GIMLI), at.play(SCOUT)
    axe = at.play("1C9", on=gimli)
    [own], [other] = at.discard(0, SAM), at.discard(1, SCOUT)

    assert [
        "Gimli, Dwarf of Erebor",
        "Moria Scout (Player 2)",
        "Dwarven Axe (on Gimli, Dwarf of Erebor)",
        "Sam, Son of Hamfast (your discard pile)",
        "Moria Scout (discard pile of Player 2)",
    ] == [said(at.table, Option("choose", card)) for card in (gimli, scout, axe, own, other)]


@pytest.mark.rule("KR-20", "LR-20.4")
def test_a_pass_says_what_is_not_done() -> None:
    """The label of a pass says what is declined, or just passes where actions are taken in turn."""
    at = Position()
    at.hand(0, GIMLI, SAM)
    game = at.after(Reconcile())

    assert game.game.pending is not None
    assert "Discard nothing" == said(game.table, game.game.pending.options[0])
    assert "Pass" == said(game.table, pass_option())
