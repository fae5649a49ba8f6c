"""Tests that no card text has style faults: repeated verbs and nouns, wrong hyphens."""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence

import pytest

from inglenook.lotr.cards.collection import ALL
from inglenook.lotr.rendering.card_texts import render


@functools.cache
def lines(language: str) -> Sequence[tuple[str, str]]:
    """Returns each line of each card, with the card's number."""
    return [(card.id, str(line)) for card in ALL for line in render(card, language).lines]


def found(pattern: str, language: str) -> list[tuple[str, str]]:
    """Returns the lines that contain a pattern."""
    return [(id, text) for id, text in lines(language) if re.search(pattern, text)]


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize(
    ("language", "verbs"),
    [("fi", "löydä|rasita|haavoita|paranna"), ("nl", "spot|vermoei|verwond|genees")],
)
def test_a_list_says_its_verb_once(language: str, verbs: str) -> None:
    """A list says its verb once, as in "löydä Frodo ja Nazgûl", except for alternatives."""
    names = r"(?:(?! tai | of | kahdesti| tweemaal)[^;:.,])+"
    joint = "ja|tai" if language == "fi" else "en|of"
    assert found(rf"\b({verbs}) {names} (?:{joint}) \1 {names}[:;.]", language) == []


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize(
    ("language", "pattern"),
    [
        ("fi", r"^Niin kauan kuin (tämä \w+|kantaja) (?:(?! ja toinen )[^,])*, \1 "),
        ("fi", r"; jos (kyseinen \w+) [^,]*, \1 "),
        ("nl", r"^Zolang (deze \w+|de drager) (?:(?! en een andere )[^,])*, \w+ \1 "),
        ("nl", r"; als (die \w+) [^,]*, \w+ \1 "),
    ],
)
def test_a_card_is_named_once_in_clauses_about_it(language: str, pattern: str) -> None:
    """A condition about the card itself refers to it by a pronoun."""
    assert found(pattern, language) == []


@pytest.mark.rule("KR-20")
def test_dutch_compounds_have_a_hyphen_only_with_a_name_or_a_capital() -> None:
    """Dutch compounds are joined, with a hyphen only after a name or before a capital."""
    keywords = "boogschutter|doler|spoorzoeker|schemer|wargruiter|ridder|dorpeling|tentakel"
    assert found(rf"\b(?:Dwergen|Elfen)-(?! of )|\b(?:{keywords})-[a-z]", "nl") == []


@pytest.mark.rule("KR-20")
def test_dutch_has_no_participle_instead_of_a_clause() -> None:
    """A card costs less "als die op Arwen gespeeld wordt", not "indien gespeeld op Arwen"."""
    assert found(r"\bindien\b", "nl") == []


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize(
    ("language", "pattern"),
    [("fi", r"^(?:Kun|Aina kun) [^:;]*: [^;:]*\.$"), ("nl", r"^(?:Wanneer|Telkens wanneer) [^:;]*: [^;:]*\.$")],
)
def test_a_clause_with_one_consequence_has_a_comma(language: str, pattern: str) -> None:
    """In Finnish and Dutch a clause with one consequence has a comma; a colon precedes several or follows a cost."""
    paid = r", (?:voit|mag je|löydä|spot|rasita|vermoei|poista|leg) [^:]*:|: (?:jos|als) |deze dingen: "
    assert [line for line in found(pattern, language) if not re.search(paid, line[1])] == []


@pytest.mark.rule("KR-20", "LR-10.13")
@pytest.mark.parametrize(
    ("language", "pattern"),
    [
        ("fi", r"[:;] [^;:]* (?:ja on|ja voi|eikä voi) [^;:]* (?:asti|tässä taistelussa)\.$"),
        ("nl", r"[:;] [^;:]* en (?:is|kan) [^;:]* (?:tot de hergroepeerfase|in dit gevecht)\.$"),
    ],
)
def test_a_duration_stands_before_all_that_it_is_said_of(language: str, pattern: str) -> None:
    """A duration stands before all the verbs it applies to."""
    assert found(pattern, language) == []


@pytest.mark.rule("KR-20")
def test_dutch_says_the_subject_again_after_an_inversion() -> None:
    """Dutch repeats the subject after an inversion: "krijgt deze volgeling … en is die …"."""
    assert found(r"^Zolang .*, krijgt [^,;:]* en (?:is|kan|telt) (?!die |het )", "nl") == []


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize(
    ("language", "pattern"),
    [("en", r"\b[Ii]ts owner(?!’s)"), ("fi", r"\b[Ss]en omistaja"), ("nl", r"eigenaar ervan")],
)
def test_whose_owner_acts_is_named(language: str, pattern: str) -> None:
    """The text names the owner of a card where a pronoun could mean two cards."""
    assert found(pattern, language) == []


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize(
    ("id", "language", "said"),
    [
        (
            "5U2",
            "fi",
            "vapaiden kansojen pelaaja voi poistaa kädestään 2 valitsemaansa korttia poistaakseen tämän palvelijan",
        ),
        (
            "5U2",
            "nl",
            "2 kaarten naar eigen keuze uit de hand afleggen om deze volgeling af te leggen",
        ),
        ("4R65", "nl", "Deze reisgenoot krijgt sterkte +1 en schadebonus +1 en telt niet mee voor het aantal pijlen"),
        ("6U91", "fi", "poista Rohanin ihmisen ratsu"),
        ("1R1", "fi", "on saamassa haavan: se pitää Sormusta sormessaan uudelleenryhmittäytymisvaiheeseen asti"),
        ("6R101", "fi", "joka ei kuulu mihinkään nimettyyn kulttuuriin"),
        ("1R155", "fi", "jokaista esiin tullutta varjon korttia kohti"),
        ("4R120", "fi", "enintään 1 haavan kussakin taisteluvaiheessa"),
        ("1U225", "fi", "rasita Úlairë Lemenyaa: poista Úlairë Lemenyaa vastaan taistelevan hahmon esine."),
        ("1R205", "fi", "vapaiden kansojen esineen, poista sellainen; muuten"),
        ("1R224", "fi", "Sormus menettää kyseisessä taistelussa pelitekstinsä"),
        ("1C331", "fi", "rasita omaa kumppaniasi tai palvelijaasi"),
        ("4C83", "fi", "haltia saa tässä taistelussa +3 voimaa; muuten +2 voimaa."),
        ("2C2", "fi", "on puolustaja +2 uudelleenryhmittäytymisvaiheeseen asti; muuten puolustaja +1."),
        ("5U48", "fi", "voi haavoittaa valitsemaansa palvelijaasi X kertaa"),
        ("6C12", "fi", "poista tämä olosuhde tai poista siltä haltiamerkki:"),
        ("2R11", "fi", "poista kääpiön kantama varjon olosuhde tai poista sääolosuhde"),
        ("4C122", "fi", "Sormuksen lumoissa olevaa ihmistä vastaan taisteluun käskytetyn palvelijan paikkanumero"),
        ("1R224", "nl", "The One Ring heeft in dat gevecht geen kaarttekst (getallen en termen blijven)"),
        ("4C153", "fi", "Jokainen liittolainen ja lumoista vapaa kumppani, joka kantaa varjon olosuhdetta, saa"),
        ("4C153", "nl", "Elke bondgenoot en ongebonden reisgenoot die een schaduwomstandigheid draagt, krijgt"),
        ("3C118", "nl", "kunnen kaarten niet uit speelstapels of aflegstapels gespeeld worden"),
        ("1U330", "fi", "käskytysvaihe ja taisteluvaihe ohitetaan"),
        ("5U87", "nl", "kies een van deze dingen: verwijder 2 merktekens van een machinekaart of het aantal pijlen"),
        ("2C55", "fi", "on oltava suo tai maanalainen paikka"),
        ("1C174", "fi", "tämä palvelija saa vahinkobonuksen +2"),
        ("1C174", "nl", "krijgt deze volgeling schadebonus +2"),
        ("4C135", "nl", "als die tegen een zwervende volgeling vecht."),
        ("2R39", "fi", "poista kaikki vapaiden kansojen haarniskat, kypärät ja kilvet, jotka ovat esineitä"),
        ("2R39", "nl", "leg je alle Vrije Volkeren-harnassen, -helmen en -schilden af die bezittingen zijn"),
        ("3C51", "fi", "paljastaa kädestään satunnaisesti valitun kortin"),
        ("1C103", "nl", "een Gondor-reisgenoot krijgt tot de hergroepeerfase verdediger +1"),
        ("2U30", "nl", "een volgeling kan tot de hergroepeerfase niet bloeddorstig zijn"),
        ("2R38", "nl", "geven wapens van een volgeling die tegen de drager vecht, geen sterktebonus"),
        ("6C48", "nl", "het locatienummer van een volgeling tot de hergroepeerfase met 3 verhogen"),
        ("4U201", "nl", "speel deze volgeling daarvandaan met een korting van 1"),
        ("5U110", "nl", "die op deze omstandigheid gestapeld is, alsof die uit je hand komt"),
        ("6U105", "nl", "uit je hand met een korting van 4; die komt uitgeput in het spel"),
        ("1R55", "nl", "kies blindelings 2 kaarten uit de hand van zo’n tegenstander en bekijk die; leg daarvan een"),
        ("1C346", "nl", "vermoeit de Vrije Volkeren-speler Frodo of 2 andere reisgenoten dan Frodo naar eigen keuze."),
        ("1R279", "nl", "niet aan een gevecht toegewezen was en een andere reisgenoot dan de drager wel, voeg je"),
        ("4R240", "nl", "mag 2 andere reisgenoten dan de ringdrager afleggen om dit te voorkomen"),
        ("4U201", "nl", "(de wonden en kaarten op die volgeling worden afgelegd)"),
        ("4U344", "nl", "genees je elke bereden reisgenoot en bondgenoot."),
        ("6C111", "nl", "leg deze omstandigheid af of verwijder er een Gouw-merkteken van"),
        ("1R22", "nl", "neem daarna de laatst afgelegde kaart uit je aflegstapel op hand"),
    ],
)
def test_a_text_reads_as_its_language_has_it(id: str, language: str, said: str) -> None:
    """Each language's texts use its plainest form, and repeat a noun where a pronoun could mislead (1C174)."""
    assert any(said in text for card, text in lines(language) if card == id)
