"""Rendering of messages: numbers, names, players, lists and nested messages, with errors instead of wrong text."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from inglenook.kernel.messages import Argument, Message, Name, Player
from inglenook.wording import (
    LANGUAGES,
    UnknownLanguage,
    Wording,
    WordingError,
    closest,
    in_english,
    name_id,
    name_ids,
)

pytestmark = pytest.mark.rule("KR-20")

WORDS = {
    "en": """
name-adventure-hobgoblin = Hobgoblin
log-play = { $player } plays { $card }.
log-draw =
    { $player } draws { $n ->
        [one] a card
       *[other] { $n } cards
    }.
-tail = wags
dog = The dog { -tail }: { cat }
cat = cats run
saying = { $what }
""",
    "fi": """
name-adventure-hobgoblin = Hiisi
log-play = { $player } pelaa kortin { $card }.
log-draw =
    { $player } vetää { $n ->
        [one] kortin
       *[other] { $n } korttia
    }.
dog = Koira
cat = Kissa
saying = { $what }
""",
    "nl": """
name-adventure-hobgoblin = Kobold
log-play = { $player } speelt { $card }.
log-draw =
    { $player } raapt { $n ->
        [one] een kaart
       *[other] { $n } kaarten
    }.
dog = Hond
cat = Kat
saying = { $what }
""",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Returns a folder with the wordings of a small game."""
    for language, words in WORDS.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "game.ftl").write_text(words, "utf-8")
    return tmp_path


def draw(n: int) -> Message:
    return Message("log-draw", {"player": Player(0), "n": n})


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Anna draws a card.", "Anna draws 2 cards."),
        ("fi", "Anna vetää kortin.", "Anna vetää 2 korttia."),
        ("nl", "Anna raapt een kaart.", "Anna raapt 2 kaarten."),
    ],
)
def test_one_message_is_worded_in_each_language(folder: Path, language: str, one: str, two: str) -> None:
    """A message renders correctly in every language, in singular and plural, without invisible marks."""
    wording = Wording(language, folder)

    assert wording.say(draw(1), ("Anna",)) == one
    assert wording.say(draw(2), ("Anna",)) == two


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "Anna plays Hobgoblin."), ("fi", "Anna pelaa kortin Hiisi."), ("nl", "Anna speelt Kobold.")],
)
def test_the_name_of_something_printed_is_looked_up(folder: Path, language: str, text: str) -> None:
    """A card's name is looked up in the game's wordings by the id of its definition."""
    message = Message("log-play", {"player": Player(0), "card": Name("adventure:hobgoblin")})

    assert Wording(language, folder).say(message, ("Anna", "Ben")) == text


@pytest.mark.parametrize(("language", "text"), [("en", "Player 2"), ("fi", "Pelaaja 2"), ("nl", "Speler 2")])
def test_a_player_without_a_name_has_a_number(language: str, text: str) -> None:
    """A player without a name is called by number, counted from 1."""
    wording = Wording(language)

    assert wording.say(Player(1)) == text
    assert wording.say(Player(1), ("Anna", "")) == text
    assert wording.say(Player(1), ("Anna", "Ben")) == "Ben"


@pytest.mark.parametrize(
    ("language", "two", "three", "none"),
    [
        ("en", "a and b", "a, b and 3", "none"),
        ("fi", "a ja b", "a, b ja 3", "ei mitään"),
        ("nl", "a en b", "a, b en 3", "geen"),
    ],
)
def test_several_things_are_a_list(language: str, two: str, three: str, none: str) -> None:
    """Several items are joined to a list by the language's rules."""
    wording = Wording(language)

    assert wording.say(("a",)) == "a"
    assert wording.say(("a", "b")) == two
    assert wording.say(("a", "b", 3)) == three
    assert wording.say(()) == none


@pytest.mark.parametrize(("language", "thousand"), [("en", "1,234"), ("fi", "1\N{NO-BREAK SPACE}234"), ("nl", "1.234")])
def test_numbers_are_written_the_way_of_the_language(folder: Path, language: str, thousand: str) -> None:
    """Numbers have the language's thousands separators and a minus sign, and texts stay as they are."""
    wording = Wording(language, folder)

    assert wording.say(1234) == thousand
    assert wording.say(-3) == "−3"
    assert wording.say(Message("saying", {"what": -3})) == "−3"
    assert wording.say(Message("saying", {"what": "1234"})) == "1234"


def test_messages_stand_within_messages(folder: Path) -> None:
    """An argument can be a message, a list can mix kinds, and players keep their names inside."""
    inner: tuple[Argument, ...] = (draw(2), Name("adventure:hobgoblin"), Player(1))

    text = Wording("en", folder).say(Message("saying", {"what": inner}), ("Anna", "Ben"))

    assert text == "Anna draws 2 cards., Hobgoblin and Ben"


def test_a_wording_may_refer_to_others(folder: Path) -> None:
    """Terms and messages that a wording refers to are found, although entries are parsed only when needed."""
    assert Wording("en", folder).say(Message("dog")) == "The dog wags: cats run"


def test_a_very_long_list_is_said_in_full(folder: Path) -> None:
    """A list longer than Fluent's limit of 2,500 characters for a placeholder is rendered in full."""
    offered = tuple(f"option-number-{number}" for number in range(400))

    text = Wording("en", folder).say(Message("error-not-offered", {"given": "x" * 3000, "offered": offered}))

    assert "x" * 3000 in text
    assert all(option in text for option in offered)


def test_what_has_no_arguments_is_worded_once() -> None:
    """A message without arguments is rendered once and cached."""
    wording = Wording("fi")

    assert wording.say(Message("option-pass")) is Wording("fi").say(Message("option-pass"))


def test_an_unknown_id_is_an_error_that_says_where(folder: Path) -> None:
    """An unknown message id is an error that names id, language and folders, and is never shown itself."""
    with pytest.raises(WordingError) as caught:
        Wording("fi", folder).say(Message("log-nonsense"))

    assert '"log-nonsense" has no wording' in str(caught.value)
    assert "language fi" in str(caught.value)
    assert str(folder / "fi") in str(caught.value)
    with pytest.raises(WordingError, match="name-adventure-nobody"):
        Wording("fi", folder).say(Name("adventure:nobody"))


FORMS = """
name-space-desert = Autiomaa
    .to = Autiomaahan
name-space-east = { name-space-desert } (itä)
    .to = { name-space-desert.to } (itä)
name-space-portal = Suuri portti
log-moved = { $player } siirtyy { $space-to }.
either = { $first } tai { $last }
    .to = { $first-to } tai { $last-to }
"""


@pytest.mark.parametrize(
    ("space", "said"),
    [
        (Name("space:desert"), "Aino siirtyy Autiomaahan."),
        (Name("space:east"), "Aino siirtyy Autiomaahan (itä)."),
        (Name("space:portal"), "Aino siirtyy Suuri portti."),
        ((Name("space:desert"), Name("space:east")), "Aino siirtyy Autiomaahan ja Autiomaahan (itä)."),
        (
            Message("either", {"first": Name("space:desert"), "last": Player(0)}),
            "Aino siirtyy Autiomaahan tai Aino.",
        ),
        ("Rotko", "Aino siirtyy Rotko."),
    ],
)
def test_names_in_a_form(tmp_path: Path, space: Argument, said: str) -> None:
    """A requested form of an argument is passed on into lists and messages; without the form the plain name is used."""
    (tmp_path / "fi").mkdir()
    (tmp_path / "fi" / "game.ftl").write_text(FORMS, "utf-8")

    assert Wording("fi", tmp_path).say(Message("log-moved", {"player": Player(0), "space": space}), ["Aino"]) == said


@pytest.mark.parametrize("arguments", [{}, {"player": Player(0)}, {"player": Player(0), "m": 2}])
def test_a_missing_argument_is_an_error(folder: Path, arguments: dict[str, Argument]) -> None:
    """A missing argument is an error that names the message and the argument."""
    with pytest.raises(WordingError, match=r'"log-draw" cannot be said with .*: Unknown external: (n|player)'):
        Wording("en", folder).say(Message("log-draw", arguments))


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ("broken = { $n", "cannot read"),
        ("broken = { -nothing }", "Unknown term: -nothing"),
        ("broken = { nothing }", "Unknown message: nothing"),
        ("broken =\n    .title = only an attribute", "no text"),
        ("broken = a\nbroken = b", "worded twice"),
        ("option-pass = a second wording for the product's own", "worded twice"),
    ],
)
def test_broken_wordings_are_errors(tmp_path: Path, words: str, fault: str) -> None:
    """A faulty wording raises an error when it is rendered at the latest."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "game.ftl").write_text(words, "utf-8")

    with pytest.raises(WordingError, match=fault):
        Wording("en", tmp_path).say(Message("broken"))


def test_a_folder_without_the_language_is_an_error(tmp_path: Path) -> None:
    """A game without wordings in a language is an error when opened in that language."""
    with pytest.raises(WordingError, match=r"no \.ftl files for nl"):
        Wording("nl", tmp_path)


@pytest.mark.parametrize(
    ("given", "meant"),
    [("fi_FI.UTF-8", "fi"), ("English", "en"), ("suomi", "fi"), ("nederlnads", "nl"), ("nl-BE", "nl"), ("xx", None)],
)
def test_an_unknown_language_is_explained(given: str, meant: str | None) -> None:
    """An unknown language is refused with the list of languages and the most likely one."""
    with pytest.raises(UnknownLanguage) as caught:
        Wording(given)

    said = Wording("en").say(caught.value.message)
    hint = caught.value.hint

    assert said == f"There is no language “{given}” here. Known languages: en, fi and nl."
    assert (hint and Wording("en").say(hint)) == (meant and f"Did you mean “{meant}”?")


def test_the_nearest_word_is_suggested() -> None:
    """A suggestion is made for a typing error, and not for an entirely different word."""
    assert closest("talismn", ["lotr", "talisman"]) == "talisman"
    assert closest("chess", ["lotr", "talisman"]) is None


def test_the_rule_for_ids_of_names() -> None:
    """Every definition has a unique id for the wording of its name, and a duplicate is an error."""
    assert name_id("1R13") == "name-1R13"
    assert name_ids(["adventure:hobgoblin", "character:hobgoblin"]) == {
        "adventure:hobgoblin": "name-adventure-hobgoblin",
        "character:hobgoblin": "name-character-hobgoblin",
    }
    with pytest.raises(WordingError, match='"a:b" and "a-b" would both be worded as "name-a-b"'):
        name_ids(["a:b", "a-b"])


def test_an_error_in_a_traceback_never_hides_behind_another() -> None:
    """The traceback of an error shows the English wording, or the id if there is none."""
    assert in_english(Message("error-game-over")) == "The game is over: there is nothing left to answer."
    assert in_english(Message("of-a-game", {"n": 1})) == "of-a-game {'message': 'of-a-game', 'n': 1}"


def test_importing_costs_nothing_until_something_is_said() -> None:
    """Fluent is imported with the first message, and not when the program starts."""
    program = (
        "import sys, inglenook.wording as wording; speaker = wording.Wording('en')\n"
        "assert not [name for name in sys.modules if name.startswith(('fluent', 'babel', 'difflib'))]\n"
        "speaker.say(1); assert 'fluent.runtime' in sys.modules"
    )

    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_whether_there_is_a_wording_can_be_asked(folder: Path) -> None:
    """The wordings can tell whether they have a message id."""
    for language in LANGUAGES:
        assert "log-draw" in Wording(language, folder)
        assert "log-draw" not in Wording(language)


def test_several_threads_say_things_at_once(tmp_path: Path) -> None:
    """Threads that render messages at once do not disturb each other (SR-45)."""
    chain = 60
    text = "".join(f"line-{number} = {number} {{ line-{number + 1} }}\n" for number in range(chain))
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        (tmp_path / language / "chain.ftl").write_text(f"{text}line-{chain} = end\n")
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)  # as often as can be
    try:
        wording, said = Wording("en", tmp_path), list[str]()
        ready = Barrier(4)

        def say() -> None:
            ready.wait()
            said.extend(wording.say(Message(f"line-{number}", {"unused": 1})) for number in range(chain))

        with ThreadPoolExecutor(4) as threads:
            for one in [threads.submit(say) for _ in range(4)]:
                one.result()
    finally:
        sys.setswitchinterval(usual)
    assert Counter(said) == Counter({" ".join([*map(str, range(one, chain)), "end"]): 4 for one in range(chain)})
