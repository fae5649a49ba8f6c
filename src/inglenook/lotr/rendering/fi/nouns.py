"""The Finnish grammar of noun phrases and lists.

A template asks for the case of a whole phrase; determiner, adjectives and head all take that case.  `obj` is the total
object of a command (nominative), `acc` that of a finite clause or an infinitive (genitive); after a number both are
partitive.
"""

from __future__ import annotations

from abc import ABC
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Union

from inglenook.lotr.cards.collection import ALL
from inglenook.lotr.rendering.draft import CHARACTER_HEADS
from inglenook.lotr.rendering.fi.clauses import (
    BEFORE_THE_NOUN,
    CORE,
    OF,
    PARTICIPLES,
    UPON,
    alike,
    can_be_participle,
    could_be_of_each_other,
    is_any_other,
    is_borne,
    is_name,
    of_one_clause,
    stands_before,
)
from inglenook.lotr.rendering.fi.forms import inflected
from inglenook.lotr.rendering.fi.keywords import KEYWORDS
from inglenook.lotr.rendering.fi.lexicon import LEXICON
from inglenook.lotr.rendering.folding import folded
from inglenook.lotr.rendering.language import PLURAL, SINGULAR
from inglenook.lotr.rendering.parts import (
    ANY_NUMBER,
    BARE,
    EACH,
    EVERY,
    FIRST,
    IT,
    SILENT,
    THAT,
    THEN,
    THIS,
    A,
    Alternatives,
    Listed,
    Noun,
    Phrase,
    Say,
    determined,
    nouns,
)
from inglenook.lotr.rendering.referents import Pronouns
from inglenook.lotr.rendering.templates import Gap
from inglenook.lotr.rendering.text import COMMA_IF_MORE, NOTHING

CASES: Final = {"": "nom", "obj": "nom", "acc": "gen", "sg": "nom", "core": "nom", "same": "nom"}
"""The case of a singular noun for each form that a template asks for."""

OBJECTS: Final = ("nom", "gen", "part")
"""The cases of subjects and objects in which a number takes the partitive."""

GENITIVES: Final = ("", "yhden", "kahden", "kolmen", "neljän", "viiden", "kuuden", "seitsemän", "kahdeksan", "yhdeksän")
"""The numbers 1 to 9 as words in the genitive; index 0 is empty."""

ITEMS: Final = (
    "possession", "artifact", "item", "weapon", "hand_weapon", "ranged_weapon", "mount", "armor", "shield", "helm",
    "cloak", "staff", "ring", "palantir", "pipe", "bracers", "brooch", "gauntlets",
)  # fmt: skip
"""The heads for which a bearer is rendered as owner; other cards are borne."""

JOINS: Final = "joins"
"""The form of a subject with "osallistuu", before it if a clause follows: "johon osallistuu örkki, joka …"."""

PER: Final = "per"
"""The form "jokaista … kohti", with a clause coming last: "jokaista örkkiä kohti, joka …"."""

ONTO: Final = "onto"
"""The form "… päälle", with a clause coming last: "sellaisen olosuhteen päälle, jonka …"."""

AGAINST: Final = "against"
"""The form "… vastaan"."""

AS: Final = "As"
"""The clause for a role, which comes before the name and is not inflected: "Sormuksen viejä Frodoa"."""

BEING: Final = "being"
"""The form for what something is: a site is "suo", not "suopaikka"."""

PERSONS: Final = (*CHARACTER_HEADS, "ring_bearer", "bearer", *KEYWORDS)
"""The heads that denote a character."""

CHOSEN: Final = ("OfTheirChoice", "YouChoose")
"""The clauses rendered once for several kinds of cards that a player chooses from."""

THE_ONE_RING: Final = "The One Ring"
"""The title of every Ring, rendered as "Sormus" for any such card."""

JOINTS: Final = {"and": "ja", "and-also": "sekä", "or": "tai"}


class FinnishNouns(Pronouns, ABC):
    """The Finnish grammar of noun phrases and lists."""

    lexicon = LEXICON

    def tokens(self, number: str, form: str) -> str:
        if number == "1":
            return f"1 {self.entry('twilight_token', CASES.get(form, form))}"
        return f"{number} {self.entry('twilight_token', 'part')}"

    def joined(self, parts: Sequence[str], joint: str) -> str:
        if joint == THEN:
            return "; ".join(parts)
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {JOINTS[joint]} {parts[-1]}"

    def agreeing(self, subject: Phrase | None) -> str:
        """Returns the form of a verb with a subject; a subject with a number has a singular verb."""
        several = subject is not None and any(self.is_plural(noun) for noun in nouns(subject))
        several = several or (isinstance(subject, Alternatives) and subject.all_named)
        return PLURAL if several else SINGULAR

    def is_plural(self, noun: Noun) -> bool:
        """Whether the words of a noun phrase are in the plural."""
        return not noun.title and (noun.determiner in (BARE, EVERY) or (noun.determiner == THAT and noun.count != 1))

    def folded(self, listed: Listed) -> Listed:
        return self.of_one_card(folded(listed, self.ends_open))

    def is_rival(self, noun: Noun, topic: Noun) -> bool:
        """Whether "se" could mean either of two nouns: both are characters, or both are things."""
        return bool(noun.title) or (noun.head in PERSONS) == (topic.head in PERSONS)

    def leads(self, clause: Say) -> bool:
        return self.pieces(self.template(clause.id, ""))[0] == Gap("x", "nom")

    def ends_open(self, noun: Noun) -> bool:
        """Whether a phrase ends or begins with a clause: "kääpiön kantama" would seem to modify the next noun, too."""
        return COMMA_IF_MORE in self.after(noun, "obj") or any(is_borne(clause) for clause in noun.after)

    def noun(self, noun: Noun, form: str) -> str:
        if noun.determiner == SILENT:
            return NOTHING
        if noun.determiner == IT:
            return self.pronoun(form)
        if form == BEING:
            more = noun.adjectives or noun.attributes or noun.after or noun.exceptions
            kind = noun.head == "site" and len(noun.compounds) == 1 and not more
            return self.entry(noun.compounds[0], "nom") if kind else self.noun(noun, "nom")
        if form == AGAINST:
            return self.against(noun)
        if form == "gen" and can_be_participle(noun):
            any_one = replace(noun, determiner=A) if could_be_of_each_other(noun) else noun
            return self.determined(any_one, form, participle=True)
        if form == JOINS:
            said = self.noun(noun, "nom")
            return f"osallistuu {said}" if COMMA_IF_MORE in said else f"{said} osallistuu"
        if form in (PER, f"{CORE}{PER}"):
            return f"{self.determined(noun, form.replace(PER, 'part'))} kohti{self.after(noun, 'part')}"
        if form == ONTO:
            clauses = self.after(noun, "gen")
            such = "sellaisen " if COMMA_IF_MORE in clauses and noun.determiner == A else ""
            return f"{such}{self.determined(noun, 'gen')} päälle{clauses}"
        return self.determined(noun, form) + self.after(noun, form)

    def pronoun(self, form: str) -> str:
        """Returns the pronoun for a card just named."""
        if form in (AGAINST, PER):
            return f"{self.entry(IT, 'part')} {'vastaan' if form == AGAINST else 'kohti'}"
        if form == JOINS:
            return f"{self.entry(IT, 'nom')} osallistuu"
        if form == ONTO:
            return f"{self.entry(IT, 'gen')} päälle"
        return self.entry(IT, CASES.get(form, form))

    def against(self, noun: Noun) -> str:
        """Renders the opponent in a fight; a short clause comes first: "etsintäkorttia kantavaa hahmoa vastaan".

        Other clauses come last: "sellaista kumppania vastaan, jolla on …".
        """
        if can_be_participle(noun):
            return f"{self.determined(noun, 'part', participle=True)} vastaan"
        whom, clauses = self.determined(noun, "part"), self.after(noun, "part")
        if COMMA_IF_MORE not in clauses:
            return f"{whom}{clauses} vastaan"
        such = "sellaista " if noun.determiner == A and noun.count == 1 else ""
        return f"{such}{whom} vastaan{clauses}"

    def determined(self, noun: Noun, form: str, participle: bool = False) -> str:
        """Renders a phrase without its clauses, or with a clause as a participle; `core` leaves out the determiner."""
        case = CASES.get(form, form)
        if participle:
            determiner, *rest = self.before(noun, case) if noun.determiner != A else ["", *self.before(noun, case)]
            words = [determiner, *(self.participle(clause, case) for clause in noun.after), *rest]
            return " ".join([*filter(None, words), self.head(noun, case)])
        if case.startswith(CORE):
            case = case.removeprefix(CORE)
            return " ".join([*self.before(noun, case)[1:], self.head(noun, case)])
        if noun.title == THE_ONE_RING:
            return self.entry("the_one_ring", case)
        if noun.title:
            return self.titled(noun, form, case)
        numbered = not self.is_plural(noun) and not case.startswith("pl_") and noun.determiner not in (EACH, FIRST)
        if numbered and noun.count != 1:
            number = f"enintään {noun.count}" if noun.up_to else str(noun.count)
            if noun.count == ANY_NUMBER:
                number = f"kuinka {'montaa' if case == 'part' else 'monta'} tahansa"
            case = "part" if case in OBJECTS or form == "acc" else case
            return " ".join([number, *self.before(noun, case), self.head(noun, case)])
        if self.is_plural(noun) and not case.startswith("pl_"):
            case = "pl_nom" if form == "acc" else f"pl_{case}"
        digit = ["1"] if noun.digit else ["enintään 1"] if noun.up_to else []
        return " ".join([*digit, *self.before(noun, case), self.head(noun, case)])

    def participle(self, clause: Say, case: str) -> str:
        """Renders a relative clause as a participle in the case of its noun: "samoojaa vastaan taistelevan"."""
        return f"{self.say(clause.slots['y'], 'part')} {self.entry(PARTICIPLES[clause.id], case)}"

    def before(self, noun: Noun, case: str) -> list[str]:
        """Returns the determiner, adjectives and culture, in this order."""
        words: list[str] = []
        if noun.determiner in (THIS, THAT, FIRST):
            words.append(self.entry(noun.determiner, case))
        if noun.determiner == EACH and not case.startswith("pl_"):
            words.append(self.entry("each", case))
        if noun.determiner == EVERY:
            words.append(self.entry("every", case))
        if noun.other:
            one = noun.count == 1 and noun.determiner not in (EACH, EVERY, BARE)
            words.append(self.entry("another" if one else "other", case))
        if is_any_other(noun, case):
            words.append(self.entry("other", case))
        if noun.yours:
            words.append(self.entry("own", case))
        chosen = any(clause.id == "OfTheirChoice" for clause in noun.after)  # "valitsemaansa palvelijaasi"
        words += [
            self.entry(BEFORE_THE_NOUN[clause.id], case)
            for clause in noun.after
            if clause.id in BEFORE_THE_NOUN and not (chosen and clause.id == "OfYours")
        ]
        for clause in noun.after:
            if is_borne(clause):
                had = clause.id in (UPON, OF) or (noun.head in ITEMS and not noun.attributes)
                words += [self.say(clause.slots["y"], "gen"), *([] if had else [self.entry("borne", case)])]
        words += [self.entry(word, case) for word in noun.adjectives]
        return words + self.attributes(noun)

    def attributes(self, noun: Noun) -> list[str]:
        """Returns the cultures and sides that are words of their own."""
        if noun.head == "token":
            return []
        found = [self.culture(name, self.entry(name, "attr")) for name in noun.attributes]
        spaced = [text for text, name in zip(found, noun.attributes, strict=True) if not self.is_joined(name)]
        if len(spaced) == len(found) > 1 and all(name.endswith("_culture") for name in noun.attributes):
            return [self.joined(spaced, "or")]
        return spaced

    def is_joined(self, name: str) -> bool:
        """Whether a culture is joined to its noun with a hyphen: "Gandalf-kumppani"."""
        return self.entry(name, "attr").endswith("-")

    def head(self, noun: Noun, case: str) -> str:
        """Renders the head with its compounds: "kääpiökumppani"; a name is joined with a hyphen: "hämärä-Nazgûl"."""
        prefix = ""
        for name in noun.attributes:
            if noun.head == "token":
                prefix += self.culture(name, self.entry(name, "token"))
            elif self.is_joined(name):
                prefix += self.culture(name, self.entry(name, "attr"))
        if noun.head == "site" and noun.compounds and "cmp" not in self.lexicon[noun.compounds[-1]]:
            return prefix + self.entry(noun.compounds[-1], case)  # "maanalainen paikka"
        prefix += "".join(self.entry(word, "cmp") for word in noun.compounds)
        theirs = any(clause.id == "OfThatPlayer" for clause in noun.after)
        yours = noun.yours or any(clause.id == "OfYours" for clause in noun.after)
        owned = f"your_{case}" if yours else f"their_{case}" if theirs else case
        head = self.entry(noun.head, owned if owned in self.lexicon[noun.head] else case)
        return f"{prefix}-{head}" if prefix and head[0].isupper() and not prefix.endswith("-") else prefix + head

    def number(self, number: Union[int, str], form: str) -> str:
        """Renders a number; in the genitive it is a word: "neljän ylittävä"."""
        return GENITIVES[int(number)] if form == "genitive" else super().number(number, form)

    def titled(self, noun: Noun, form: str, case: str) -> str:
        """Renders a title: a name is inflected ("Gandalfia"); with other titles the card type has the case."""
        before = [self.entry(word, case) for word in noun.adjectives]
        before += [self.entry("another", case)] if noun.other else []
        before += [self.say(clause) for clause in noun.after if clause.id == AS]
        if form in ("", "nom", "obj", "sg", "core"):
            return " ".join([*before, noun.title])
        if is_name(noun.title):
            *first, last = noun.title.split()
            return " ".join([*before, *first, inflected(last, case)])
        return " ".join([*before, self.entry(self.head_of_title(noun.title), case), noun.title])

    def head_of_title(self, title: str) -> str:
        """Returns the type of the cards with a title; "character" for several types, "card" if there are no cards."""
        types = sorted({card.type for card in ALL if card.title == title})
        return types[0] if len(types) == 1 else "character" if types else "card"

    def after(self, noun: Noun, form: str) -> str:
        """Returns relative clauses, closed by a comma if text follows, and exceptions in the case of the phrase."""
        several = noun.count != 1 or self.is_plural(noun) or form.startswith("pl_")
        text = ""
        for clause in noun.after:
            if stands_before(clause) or clause.id == AS:
                continue
            said = self.say(clause, PLURAL if several else SINGULAR)
            text += f" {said}" if said.startswith("(") else f", {said}{COMMA_IF_MORE}"
        if is_any_other(noun, form):
            excepted = [determined(one, BARE) if noun.determiner == BARE else one for one in noun.exceptions]
            text += f" kuin {self.joined([self.say(one, form) for one in excepted], 'or')}"
        elif noun.exceptions:
            every = noun.determiner in (EACH, EVERY, BARE)
            case = "part" if not every and form in ("", "obj", "acc", "nom") else form.removeprefix(CORE)
            excepted = [determined(one, BARE) if every or noun.count != 1 else one for one in noun.exceptions]
            said = self.joined([self.say(one, case) for one in excepted], "or")
            if noun.determiner == EVERY:
                text += f" paitsi {said}"
            else:
                text += f" ({'paitsi' if every else 'ei'} {said})"
        return text

    def alternatives(self, phrase: Alternatives, form: str) -> str:
        """Renders alternatives ("kumppani tai liittolainen"), joined by "ja" if something holds for each of them."""
        first = phrase.options[0]
        joint = "and" if first.determiner in (EACH, EVERY, BARE) else "or"
        if form == BEING:
            return self.joined([self.noun(option, form) for option in phrase.options], joint)
        if form == JOINS:
            return f"{self.alternatives(phrase, 'nom')} osallistuu"
        if form == AGAINST and not any(option.after for option in phrase.options):
            return f"{self.alternatives(phrase, 'part')} vastaan"
        narrowed = [(option.after, option.exceptions) for option in phrase.options]
        shared = not first.yours and all(one == narrowed[0] for one in narrowed)
        if first.determiner == EVERY and shared and len(phrase.options) > 2:  # "kaikki Gondorin kilvet, kypärät ja …"
            rest = [replace(option, determiner=BARE, attributes=()) for option in phrase.options[1:]]
            said = [self.determined(first, form), *(self.determined(option, form) for option in rest)]
            return self.joined(said, joint) + self.after(first, form)
        if shared and any(is_borne(clause) for clause in first.after):  # rendered once: "kantajan kilpi tai kypärä"
            rest = [replace(option, after=(), exceptions=()) for option in phrase.options[1:]]
            return self.alternatives(Alternatives([first, *rest]), form)
        if form == AGAINST and shared and first.determiner == A and not can_be_participle(first):
            whom = self.joined([self.determined(option, "part") for option in phrase.options], joint)
            return f"sellaista {whom} vastaan{self.after(first, 'part')}"
        if form in (PER, ONTO, AGAINST):
            return self.joined([self.noun(option, form) for option in phrase.options], joint)
        if shared and first.determiner == EACH and alike(phrase.options) and can_be_participle(first):
            rest = [replace(option, determiner=A, after=()) for option in phrase.options[1:]]
            said = [self.determined(first, form, participle=True), *(self.determined(one, form) for one in rest)]
            return self.joined(said, joint)
        said = [self.determined(option, form) if shared else self.say(option, form) for option in phrase.options]
        one_each = alike(phrase.options) or (shared and of_one_clause(phrase.options))
        if first.determiner == EACH and not form.startswith(("pl_", CORE)) and one_each:
            each = f"{self.entry('each', CASES.get(form, form))} "
            said = [said[0], *(text.removeprefix(each) for text in said[1:])]
        if first.yours and first.determiner == A:  # "omaa kumppaniasi tai palvelijaasi"
            own = f"{self.entry('own', CASES.get(form, form))} "
            said = [said[0], *(text.removeprefix(own) for text in said[1:])]
        if shared and is_any_other(first, form):
            other = f"{self.entry('other', CASES.get(form, form))} "
            said = [said[0], *(text.removeprefix(other) for text in said[1:])]
        for clause in first.after if shared else ():
            if clause.id in CHOSEN:  # "valitsemansa esineen tai olosuhteen"
                chosen = f"{self.entry(BEFORE_THE_NOUN[clause.id], CASES.get(form, form))} "
                said = [said[0], *(text.removeprefix(chosen) for text in said[1:])]
        if first.count != 1 and not first.title:
            number = f"{first.count} "
            said = [said[0], *(text.removeprefix(number) for text in said[1:])]
        return self.joined(said, joint) + (self.after(first, form) if shared else "")
