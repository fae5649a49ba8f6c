"""How Dutch builds noun phrases and lists, and where it puts the verb.

A template with a raised dot is a statement: subject · verb and the rest.  After a condition the verb comes first
("Zolang …, krijgt de drager …"), so the form `inv` turns it round.
`core` and `tail` are a phrase without, and only, what follows its noun: "leg een kaart af die op … gestapeld is".
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from inglenook.lotr.wording.draft import is_common, that
from inglenook.lotr.wording.language import DO, DOES, INF, INF3, INVERTED, THEIRS, Language
from inglenook.lotr.wording.nl.lexicon import LEXICON
from inglenook.lotr.wording.nl.templates import TEMPLATES
from inglenook.lotr.wording.parts import (
    ANY_NUMBER,
    BARE,
    EACH,
    FIRST,
    THAT,
    THE,
    THEN,
    THIS,
    A,
    Alternatives,
    Listed,
    Noun,
    Phrase,
    Say,
    Slot,
    determined,
    is_any_card,
    nouns,
    say,
)
from inglenook.lotr.wording.templates import DOT, Gap, Mooded, Piece
from inglenook.lotr.wording.text import COMMA_IF_MORE

DAN: Final = "dan"
"""What is done otherwise: a command, or a statement after "dan"."""

LETTING: Final = "letting"
"""The mood of what another player is made to do: "een tegenstander een kaart laten afleggen"."""

RELATIVE: Final = "@"
"""The relative pronoun in a template, which follows the gender of the noun."""
RELATIVES: Final = (RELATIVE, "waarop ")
"""How the clauses begin that may stand behind the end of a verb."""

JOINTS: Final = {"and": "en", "or": "of"}

DETERMINERS: Final = {
    THE: ("de", "het", "de"),
    THIS: ("deze", "dit", "deze"),
    THAT: ("die", "dat", "die"),
    EACH: ("elke", "elk", ""),
    FIRST: ("de eerste", "het eerste", "de eerste"),
}
"""Determiners before de-words, het-words and plurals."""

THIS_TURN: Final = say("Until.this-turn")
"""Stands before the number that it is about: "krijgt deze beurt +1"."""

CHANGED: Final = re.compile(r"is (.*?(?:hoger|lager))(.*)")
"""What is said of a number that changes."""

GIVEN: Final = ("Gets", "Is.states")
NOUN_STATES: Final = ("Keyword.noun", "Keyword.defender")
"""What a card gets and is, and what of it is a noun."""

CLAUSE_ENDS: Final = re.compile(rf"{COMMA_IF_MORE}(?= (?:mag|terug|toe|over|door|voor|eenmaal|tweemaal|\d+ keer)\b)")
"""Where a clause has ended and the sentence goes on: with its verb or a part of it, how often, for what."""


class Dutch(Language):
    """Dutch card texts."""

    code = "nl"
    templates = TEMPLATES
    lexicon = LEXICON
    falls_back: Mapping[str, tuple[str, ...]] = {**Language.falls_back, DAN: (INVERTED, DO)}
    of_others = (DOES, INF3, THEIRS, LETTING)

    def tokens(self, number: str, form: str) -> str:
        return f"{number} {self.entry('twilight_token', 'sg' if number == '1' else 'pl')}"

    def joined(self, parts: Sequence[str], joint: str) -> str:
        if joint == THEN:
            return "; ".join(parts)
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {JOINTS[joint]} {parts[-1]}"

    def in_mood(self, forms: Sequence[str], mood: str) -> str:
        """A verb: "leg", "legt", nothing in an infinitive; or what closes the clause: "af", "afleggen"."""
        infinitive = mood in (INF, INF3, LETTING)
        if len(forms) > 1:
            return forms[0] if not infinitive else f"laten {forms[1]}" if mood == LETTING and forms[1] else forms[1]
        return "" if infinitive else third_person(forms[0]) if mood == DOES else forms[0]

    def filled(self, pieces: Sequence[Piece], said: Say, form: str, subject: Phrase | None) -> str:
        """What follows a noun stands behind the infinitive."""
        if form in (INF, INF3, LETTING):
            pieces = clauses_behind_infinitive(pieces, said)
        return super().filled(pieces, said, form, subject)

    def phrase(self, said: Say, form: str) -> str:
        """A deed of another player is what that player is made to do, and what is given to a card is given."""
        if form in (INF, INF3) and said.id == "ByPlayer" and self.can_be_let(said.slots["e"]):
            form = LETTING
        if form in (INF, INF3) and said.id == "Modify" and can_be_given(said.slots["p"]):
            said = replace(said, id="Modify.given")
        text = super().phrase(said, form)
        if said.id == "Instead" and form in (INF, INF3):
            return f"in plaats daarvan {text}"
        if said.id == "Instead":
            verb, _, rest = text.partition(" ")
            return f"{verb} in plaats daarvan {rest}"  # "voeg in plaats daarvan 2 lasten toe"
        return text

    def can_be_let(self, deed: Slot) -> bool:
        """Whether what a player is made to do has an infinitive: "een tegenstander een kaart laten afleggen"."""
        return isinstance(deed, Say) and any(
            isinstance(piece, Mooded) and piece.forms[-1] and len(piece.forms) > 1
            for piece in self.pieces(self.template(deed.id, INF3))
        )

    def stated(self, said: Say, text: str, form: str) -> str:
        """A statement in its order; after a condition the verb comes first."""
        subject, _, rest = text.partition(DOT)
        if said.slots.get("until") == THIS_TURN:
            this_turn = self.say(THIS_TURN)
            verb, _, rest = rest.removesuffix(f" {this_turn}").partition(" ")
            rest = f"{verb} {this_turn} {rest}"
        # A comma stands between two verbs: that of a relative clause and that of the statement.
        comma = "," if subject.endswith(COMMA_IF_MORE) else ""
        subject = subject.removesuffix(COMMA_IF_MORE)
        changed = CHANGED.fullmatch(rest)
        if form in (INF, INF3) and changed:
            return f"{subject} {changed[1]} maken{changed[2]}"  # "het locatienummer van … 3 hoger maken"
        if form not in (INVERTED, DAN):
            return super().stated(said, f"{subject}{comma}{DOT}{rest}", form)
        verb, _, rest = rest.partition(" ")
        then = "dan " if form == DAN else ""
        return f"{then}{verb} {subject}{comma} {self.with_subject_again(said, rest)}"

    def with_subject_again(self, said: Say, rest: str) -> str:
        """After an inverted verb, another one needs its subject: "krijgt deze … en is deze … bloeddorstig"."""
        subject, predicates = said.slots.get("x"), said.slots.get("p")
        if not isinstance(subject, (Noun, Alternatives)) or not isinstance(predicates, Listed):
            return rest
        again = that(subject)
        for predicate in predicates.parts[1:]:
            verb, _, further = self.say(predicate, self.agreeing(again)).partition(" ")
            rest = rest.replace(self.say(predicate, self.agreeing(subject)), f"{verb} {self.say(again)} {further}")
        return rest

    def punctuated(self, text: str) -> str:
        """Relative clauses are closed by a comma before a verb, where it stands already, and before a number."""
        return super().punctuated(CLAUSE_ENDS.sub(",", text).replace(COMMA_IF_MORE, ""))

    def noun(self, noun: Noun, form: str) -> str:
        if form == "tail":
            return self.tail(noun)
        if form == "who":
            return self.pronoun(noun)
        if form in ("none", "not"):
            return self.none(noun, form)
        if form == "pl":
            noun = replace(noun, determiner=BARE, other=False)
        text = self.kernel(noun)
        if form != "bare" or "at" in self.lexicon[noun.head]:  # a Man is "doler", a site is "een moeras"
            text = f"{self.determiner(noun)} {text}".strip()
        text += self.closely(noun)
        return text if form == "core" else text + self.tail(noun)

    def none(self, phrase: Phrase, form: str) -> str:
        """What is not there: "geen 3 andere Elfen", "Gandalf niet"; and what somebody is not: "niet Gandalf"."""
        options = [replace(noun, determiner=A) for noun in nouns(phrase)]
        some = self.say(Alternatives(options) if len(options) > 1 else options[0], "core")
        if options[0].title:
            return f"niet {some}" if form == "not" else f"{some} niet"
        return f"geen {some.removeprefix('een ')}"

    def is_neuter(self, noun: Noun) -> bool:
        """Whether the head is a het-word."""
        return not noun.title and not noun.plural and self.lexicon[noun.head].get("gender") == "het"

    def pronoun(self, noun: Noun) -> str:
        """The relative pronoun."""
        return "dat" if self.is_neuter(noun) else "die"

    def kernel(self, noun: Noun) -> str:
        """The head with its adjectives and all that is joined to it."""
        bare_form = self.is_neuter(noun) and noun.determiner not in (THE, THIS, THAT, FIRST)
        adjectives = [self.entry(word, "uninfl" if bare_form else "infl") for word in noun.adjectives]
        if noun.title:
            return " ".join([*adjectives, noun.title])
        cultures = [self.culture(name, self.entry(name, "attr")) for name in noun.attributes if is_culture(name)]
        sides = [self.entry(name, "attr") for name in noun.attributes if not is_culture(name)]
        joined = "".join(sides) + self.joined(cultures, "or")
        joined += "".join(self.compounding(word, noun.head) for word in noun.compounds)
        return " ".join([*adjectives, joined + self.entry(noun.head, "pl" if noun.plural else "sg")])

    def compounding(self, word: str, head: str) -> str:
        """The first part of a compound; a few are another with some heads: "weerkaart", "weersomstandigheid"."""
        return self.lexicon[word].get(f"cmp_{head}") or self.entry(word, "cmp")

    def determiner(self, noun: Noun) -> str:
        """What stands before all else."""
        neuter = self.is_neuter(noun)
        is_other = noun.other or (is_any_card(noun) and bool(noun.exceptions))  # "een andere kaart dan een volgeling"
        other = ("ander" if neuter and noun.determiner not in (THE, FIRST) else "andere") if is_other else ""
        if noun.title:
            return f"een {other}" if other else "een" if is_common(noun.title) else ""
        words: list[str] = []
        if noun.determiner in DETERMINERS:
            words.append(DETERMINERS[noun.determiner][2 if noun.plural else 1 if neuter else 0])
        elif noun.determiner != BARE and (noun.count != 1 or noun.digit):
            number = "zoveel" if noun.count == ANY_NUMBER else str(noun.count)
            words.append(f"hoogstens {number}" if noun.up_to else number)
        elif noun.determiner != BARE:
            words.append("hoogstens 1" if noun.up_to else "een")
        words += [other, "eigen" if noun.yours else ""]
        return " ".join(word for word in words if word)

    def clauses(self, noun: Noun) -> list[str]:
        """What the noun is narrowed to; a name has no relative clause: "The Balrog met Whip of Many Thongs"."""
        after = [replace(one, id="Bearing.named") if noun.title and one.id == "Bearing" else one for one in noun.after]
        return [self.say(clause, "pl" if noun.plural else "sg") for clause in after]

    def closely(self, noun: Noun) -> str:
        """What follows the noun and is not parted from it: "met het Frodo-zegel", "zoveel Elfen als gewenst"."""
        liked = " als gewenst" if noun.count == ANY_NUMBER else ""
        return liked + "".join(f" {clause}" for clause in self.clauses(noun) if not clause.startswith(RELATIVES))

    def tail(self, noun: Noun) -> str:
        """Relative clauses and exceptions, which may stand behind the end of a verb."""
        relative = [clause for clause in self.clauses(noun) if clause.startswith(RELATIVES)]
        text = "".join(f" {clause.replace(RELATIVE, self.pronoun(noun), 1)}{COMMA_IF_MORE}" for clause in relative)
        if noun.exceptions:
            several = noun.plural or noun.determiner == EACH
            excepted = [determined(one, BARE) if several else one for one in noun.exceptions]
            told = self.joined([self.say(one) for one in excepted], "or")
            text += f" dan {told}" if is_any_card(noun) else f" (behalve {told})"
        return text

    def alternatives(self, phrase: Alternatives, form: str) -> str:
        """ "een reisgenoot of bondgenoot"; an article, and what follows, stand once if they are the same for all."""
        options = list(phrase.options)
        first = options[0]
        joint = "and" if first.determiner in (EACH, BARE) else "or"
        shared = all(option.after == first.after and option.exceptions == first.exceptions for option in options)
        if form == "tail":
            return self.tail(first) if shared else ""
        if form == "who":
            return self.pronoun(options[-1])
        if form == "pl":
            return self.joined([self.noun(option, "pl") for option in options], "and")
        if form in ("none", "not"):
            return self.none(phrase, form)
        said: list[str] = []
        one_article = not first.title and len({self.determiner(option) for option in options if not option.title}) == 1
        for option in options:
            text = self.noun(option, "core") if shared else self.say(option)
            if shared and option is not options[-1]:
                text = text.removesuffix(self.closely(option))
            article = f"{self.determiner(option)} "
            own = (
                first.determiner == EACH and option.adjectives != first.adjectives
            )  # "elke Ent en elke ongebonden Hobbit"
            alike = said and one_article and not own and not first.yours and not option.title
            said.append(text.removeprefix(article) if alike and article.strip() else text)
        return self.joined(said, joint) + (self.tail(first) if shared and form != "core" else "")


def third_person(verb: str) -> str:
    """What another player does: "legt", "verwondt", but "spot", and with a long vowel "slaat"."""
    if verb.endswith("a"):
        return f"{verb}at"
    return verb if verb.endswith("t") else f"{verb}t"


def clauses_behind_infinitive(pieces: Sequence[Piece], said: Say) -> list[Piece]:
    """The pieces of a template, with the relative clauses of its nouns behind its infinitive, the nearest first."""
    changed: list[Piece] = []
    behind: list[Piece] = []
    for piece in pieces:
        if isinstance(piece, Gap) and not piece.form and isinstance(said.slots.get(piece.slot), (Noun, Alternatives)):
            behind.insert(0, Gap(piece.slot, "tail"))
            piece = Gap(piece.slot, "core")
        changed.append(piece)
        if isinstance(piece, Mooded) and len(piece.forms) > 1 and piece.forms[1]:
            changed += behind
            behind = []
    return changed if not behind else list(pieces)


def can_be_given(predicates: Slot) -> bool:
    """Whether a card can be given or made all that is said of it: "sterkte +2 geven en bloeddorstig maken"."""
    told = predicates.parts if isinstance(predicates, Listed) else [predicates]
    return all(isinstance(one, Say) and one.id in GIVEN and all_adjectives(one.slots["list"]) for one in told)


def all_adjectives(states: Slot) -> bool:
    """Whether what a card is or gets can stand before "maken" or "geven"; nouns cannot."""
    told = states.parts if isinstance(states, Listed) else [states]
    return not any(isinstance(one, Say) and one.id in NOUN_STATES for one in told)


def is_culture(name: str) -> bool:
    """Whether an attribute is a culture and not a side."""
    return name.endswith("_culture")


DUTCH: Final = Dutch()
