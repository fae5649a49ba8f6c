"""How Dutch builds noun phrases and lists, and where it puts the verb.

A template with a raised dot is a statement: subject · verb and the rest.  After a condition the verb comes first
("Zolang …, krijgt de drager …"), so the form `inv` turns it round.
`core` and `tail` are a phrase without, and only, what follows its noun: "leg een kaart af die op … gestapeld is".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from inglenook.lotr.wording.language import INVERTED, Language
from inglenook.lotr.wording.nl.lexicon import LEXICON
from inglenook.lotr.wording.nl.templates import TEMPLATES
from inglenook.lotr.wording.parts import BARE, EACH, FIRST, THAT, THE, THEN, THIS, A, Alternatives, Noun, Say
from inglenook.lotr.wording.text import COMMA_IF_MORE

DOT: Final = " · "
"""Between the subject and the verb of a statement."""

RELATIVE: Final = "@"
"""The relative pronoun in a template, which follows the gender of the noun."""

JOINTS: Final = {"and": "en", "or": "of"}

DETERMINERS: Final = {
    THE: ("de", "het", "de"),
    THIS: ("deze", "dit", "deze"),
    THAT: ("die", "dat", "die"),
    EACH: ("elke", "elk", ""),
    FIRST: ("de eerste", "het eerste", "de eerste"),
}
"""Determiners before de-words, het-words and plurals."""


class Dutch(Language):
    """Dutch card texts."""

    code = "nl"
    templates = TEMPLATES
    lexicon = LEXICON

    def tokens(self, number: str, form: str) -> str:
        return f"{number} {self.entry('twilight_token', 'sg' if number == '1' else 'pl')}"

    def joined(self, parts: Sequence[str], joint: str) -> str:
        if joint == THEN:
            return "; ".join(parts)
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {JOINTS[joint]} {parts[-1]}"

    def phrase(self, said: Say, form: str) -> str:
        """A statement in its order; an adverb stands behind the verb: "voeg in plaats daarvan 2 lasten toe"."""
        text = super().phrase(said, form)
        if said.id == "Instead":
            verb, _, rest = text.partition(" ")
            return f"{verb} in plaats daarvan {rest}"
        if DOT not in text:
            return text
        subject, _, rest = text.partition(DOT)
        if form == INVERTED:
            verb, _, rest = rest.partition(" ")
            return f"{verb} {subject.removesuffix(COMMA_IF_MORE)} {rest}"
        # A comma stands between two verbs: that of a relative clause and that of the statement.
        comma = "," if subject.endswith(COMMA_IF_MORE) else ""
        return f"{subject.removesuffix(COMMA_IF_MORE)}{comma} {rest}"

    def sentence(self, text: str) -> str:
        """Relative clauses are not closed by a comma but before a verb, where it stands already."""
        return super().sentence(text.replace(COMMA_IF_MORE, ""))

    def noun(self, noun: Noun, form: str) -> str:
        if form == "tail":
            return self.tail(noun)
        if form == "none":
            none = f"geen {self.kernel(replace(noun, determiner=A))}" if not noun.title else f"{noun.title} niet"
            return none + self.closely(noun)
        if form == "pl":
            noun = replace(noun, determiner=BARE, other=False)
        text = self.kernel(noun)
        if form != "bare":
            text = f"{self.determiner(noun)} {text}".strip()
        text += self.closely(noun)
        return text if form == "core" else text + self.tail(noun)

    def is_neuter(self, noun: Noun) -> bool:
        """Whether the head is a het-word."""
        return not noun.title and not noun.plural and self.lexicon[noun.head].get("gender") == "het"

    def kernel(self, noun: Noun) -> str:
        """The head with its adjectives and all that is joined to it."""
        bare_form = self.is_neuter(noun) and noun.determiner not in (THE, THIS, THAT, FIRST)
        adjectives = [self.entry(word, "uninfl" if bare_form else "infl") for word in noun.adjectives]
        if noun.title:
            return " ".join([*adjectives, noun.title])
        cultures = [self.culture(name, self.entry(name, "attr")) for name in noun.attributes if is_culture(name)]
        sides = [self.entry(name, "attr") for name in noun.attributes if not is_culture(name)]
        joined = "".join(sides) + self.joined(cultures, "or")
        joined += "".join(self.entry(word, "cmp") for word in noun.compounds)
        return " ".join([*adjectives, joined + self.entry(noun.head, "pl" if noun.plural else "sg")])

    def determiner(self, noun: Noun) -> str:
        """What stands before all else."""
        neuter = self.is_neuter(noun)
        other = ("ander" if neuter and noun.determiner not in (THE, FIRST) else "andere") if noun.other else ""
        if noun.title:
            return f"een {other}" if other else ""
        words: list[str] = []
        if noun.determiner in DETERMINERS:
            words.append(DETERMINERS[noun.determiner][2 if noun.plural else 1 if neuter else 0])
        elif noun.determiner != BARE and (noun.count != 1 or noun.digit):
            words.append(f"hoogstens {noun.count}" if noun.up_to else str(noun.count))
        elif noun.determiner != BARE:
            words.append("hoogstens 1" if noun.up_to else "een")
        words += [other, "eigen" if noun.yours else ""]
        return " ".join(word for word in words if word)

    def clauses(self, noun: Noun) -> list[str]:
        """What the noun is narrowed to."""
        return [self.say(clause, "pl" if noun.plural else "sg") for clause in noun.after]

    def closely(self, noun: Noun) -> str:
        """What follows the noun and is not parted from it: "met het Frodo-zegel"."""
        return "".join(f" {clause}" for clause in self.clauses(noun) if not clause.startswith(RELATIVE))

    def tail(self, noun: Noun) -> str:
        """Relative clauses and exceptions, which may stand behind the end of a verb."""
        pronoun = "dat" if self.is_neuter(noun) else "die"
        relative = [clause for clause in self.clauses(noun) if clause.startswith(RELATIVE)]
        text = "".join(f" {clause.replace(RELATIVE, pronoun, 1)}{COMMA_IF_MORE}" for clause in relative)
        if noun.exceptions:
            text += f" (behalve {self.joined([self.say(one) for one in noun.exceptions], 'or')})"
        return text

    def alternatives(self, phrase: Alternatives, form: str) -> str:
        """ "een reisgenoot of bondgenoot"; an article that is the same stands once."""
        options = list(phrase.options)
        first = options[0]
        joint = "and" if first.determiner in (EACH, BARE) else "or"
        shared = all(option.after == first.after and option.exceptions == first.exceptions for option in options)
        if form == "tail":
            return self.tail(first) if shared else ""
        said: list[str] = []
        for option in options:
            text = self.noun(option, "core") if shared else self.say(option)
            article = f"{self.determiner(option)} "
            alike = said and not first.yours and not option.title and article == f"{self.determiner(first)} "
            said.append(text.removeprefix(article) if alike and article.strip() else text)
        return self.joined(said, joint) + (self.tail(first) if shared and form != "core" else "")


def is_culture(name: str) -> bool:
    """Whether an attribute is a culture and not a side."""
    return name.endswith("_culture")


DUTCH: Final = Dutch()
