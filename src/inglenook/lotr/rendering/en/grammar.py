"""The English grammar of noun phrases and lists."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from inglenook.lotr.rendering.draft import is_common, that
from inglenook.lotr.rendering.en.lexicon import LEXICON
from inglenook.lotr.rendering.en.templates import TEMPLATES
from inglenook.lotr.rendering.folding import with_either_end
from inglenook.lotr.rendering.language import AGREE, BASE, DOES, INF, INF3, Language
from inglenook.lotr.rendering.parts import (
    AND,
    ANY_NUMBER,
    BARE,
    EACH,
    OR,
    THE,
    THEN,
    Alternatives,
    Listed,
    Noun,
    Phrase,
    Say,
    determined,
    is_any_card,
    say,
)
from inglenook.lotr.rendering.referents import deed_and_statement
from inglenook.lotr.rendering.templates import DOT
from inglenook.lotr.rendering.text import plain

NO_ARTICLE: Final = ("bearer", "the_one_ring")
"""Nouns used without an article, like names."""

SOUNDS_LIKE_YOU: Final = ("unique", "one")
"""Beginnings of words that are spelled with a vowel but not pronounced with one."""


IRREGULAR: Final = {"have": "has"}
"""Verbs with an irregular third person."""

ING: Final = "ing"
"""The mood of what somebody does in order to prevent something: "by removing 3 twilight"."""

DOUBLED: Final = ("let", "put", "skip", "spot", "transfer")
"""Verbs whose last consonant is doubled before "ing"."""


class English(Language):
    """The English language for card texts."""

    code = "en"
    falls_back: Mapping[str, tuple[str, ...]] = {**Language.falls_back, DOES: (DOES, INF), ING: (ING, INF)}
    of_others = (*Language.of_others, ING)
    templates = TEMPLATES
    lexicon = LEXICON

    def phrase(self, said: Say, form: str) -> str:
        """Renders a phrase; in triggers, a deed comes before a statement: "you may play an Orc; that Orc is fierce"."""
        effects = said.slots.get("e")
        if said.id.startswith("Trigger") and isinstance(effects, Listed):
            parts = deed_and_statement(effects)
            if parts is not None:
                said = replace(said, slots={**said.slots, "e": say("Sequel", a=parts[0], b=parts[1])})
        card = said.slots.get("x")
        if said.id == "Stack" and said.slots["bare"] is not None and isinstance(card, (Noun, Alternatives)):
            said = replace(said, slots={**said.slots, "bare": say("Stack.bare.card", x=that(card))})
        if said.id == "ExtraCost" and isinstance(card, (Noun, Alternatives)):
            said = replace(said, slots={**said.slots, "x": determined(card, BARE)})
        return super().phrase(said, form)

    def in_mood(self, forms: Sequence[str], mood: str) -> str:
        """A verb: another player "exerts", or can prevent something "by exerting"; all else is as the command."""
        if mood == ING:
            return participle(forms[0])
        return third_person(forms[0]) if mood == DOES else forms[0]

    def wanted(self, wanted: str, form: str, subject: Phrase | None) -> str:
        """Returns the form a slot asks for; a verb after "let" is in the infinitive."""
        return BASE if wanted == AGREE and form in (INF, DOES, INF3, ING) else super().wanted(wanted, form, subject)

    def verb(self, forms: Sequence[str], form: str, subject: Phrase | None) -> str:
        """Returns the form of a verb in a statement; a verb after "let" is in the infinitive."""
        return super().verb(forms, BASE if form in (INF, DOES, INF3, ING) else form, subject)

    def folded(self, listed: Listed) -> Listed:
        """A card may be put at either end of a draw deck; all other deeds keep their verbs."""
        return with_either_end(listed)

    def stated(self, said: Say, text: str, form: str) -> str:
        """Renders a statement, as a noun phrase where something is prevented by it: "by letting … happen"."""
        return (
            self.say(say("Stated", s=text.replace(DOT, " ")), ING) if form == ING else super().stated(said, text, form)
        )

    def tokens(self, number: str, form: str) -> str:
        return f"{number} twilight"

    def joined(self, parts: Sequence[str], joint: str) -> str:
        if joint == THEN:
            return "; ".join(parts)
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {joint} {parts[-1]}"

    def noun(self, noun: Noun, form: str) -> str:
        """Renders a noun phrase.

        `pl` is the bare plural, `core` the phrase without its article, and `count` only its number.  `none` is for
        things of which there is none, and `either` for kinds that count each card once.
        """
        if form == "count":
            return str(noun.count)
        if form == "pl":
            noun = replace(noun, determiner=BARE, other=False)
        text = self.core(noun)
        if form != "core":
            text = f"{self.determiner(noun, text)} {text}".strip()
        elif noun.other:
            text = f"other {text}"
        return text + self.after(noun, form == "none")

    def core(self, noun: Noun) -> str:
        """Renders the head and the words before it, without a determiner."""
        if noun.title:
            return " ".join([*(self.entry(word, "sg") for word in noun.adjectives), noun.title])
        number = "pl" if noun.plural or (noun.yours and noun.determiner == EACH) else "sg"
        attributes = [self.culture(name, self.entry(name, "attr")) for name in noun.attributes]
        before = [self.entry(word, "sg") for word in noun.adjectives]
        if attributes:
            before.append(self.attributed(noun.attributes, attributes))
        before += [self.entry(word, "sg") for word in noun.compounds]
        return " ".join([*before, self.entry(noun.head, number)])

    def attributed(self, names: Sequence[str], attributes: Sequence[str]) -> str:
        """Joins attributes: several cultures are alternatives, a side and a culture go together."""
        cultures = [text for name, text in zip(names, attributes, strict=True) if name.endswith("_culture")]
        sides = [text for name, text in zip(names, attributes, strict=True) if not name.endswith("_culture")]
        return " ".join([*sides, *([self.joined(cultures, OR)] if cultures else [])])

    def determiner(self, noun: Noun, text: str) -> str:
        """Returns the determiner of a noun phrase."""
        if noun.title:
            return "another" if noun.other else article(text) if is_common(noun.title) else ""
        if noun.head in NO_ARTICLE and noun.determiner == THE:
            return ""
        other = " other" if noun.other else ""
        match noun.determiner:
            case "this":
                return "this" if noun.count == 1 else "these"
            case "that":
                return "that" if noun.count == 1 else "those"
            case "the":
                return "the"
            case "any":
                return "any"
            case "first":
                return "the first"
            case "each":
                return f"each of your{other}" if noun.yours else f"each{other}"
            case "bare":
                return f"your{other}" if noun.yours else other.strip()
        if noun.count != 1 or noun.digit:
            number = f"up to {noun.count}" if noun.up_to else f"{noun.count}"
            if noun.count == ANY_NUMBER:
                number = "any number of"
            return f"{number} of your{other}" if noun.yours else f"{number}{other}"
        if noun.up_to:
            return f"up to 1{other}"
        if noun.yours:
            return f"your{other}"
        return "another" if noun.other else article(text)

    def after(self, noun: Noun, negated: bool = False) -> str:
        """Returns the clauses and exceptions after a noun; exceptions are not negated again in a negated phrase."""
        text = "".join(f" {self.say(clause, 'pl' if noun.plural else 'sg')}" for clause in noun.after)
        if noun.exceptions:
            several = noun.plural or noun.determiner == EACH
            excepted = [determined(one, BARE) if several else one for one in noun.exceptions]
            told = self.joined([self.say(one) for one in excepted], OR)
            other_than = negated or noun.determiner == BARE or is_any_card(noun)
            text += f" other than {told}" if other_than else f" (but not {told})"
        return text

    def alternatives(self, phrase: Alternatives, form: str) -> str:
        """Renders alternatives ("a companion or ally"); an article and clauses that all share appear once."""
        options = list(phrase.options)
        if form == "count":
            return self.noun(options[0], form)
        alike = len({(o.determiner, o.count, o.up_to, o.other, o.yours, bool(o.title)) for o in options}) == 1
        first = options[0]
        joint = AND if alike and first.determiner in (EACH, BARE) and form != "either" else OR
        if not alike or first.title or first.yours:
            return self.joined([self.say(option, form) for option in options], joint)
        tail = self.after(first)
        shared = all(self.after(option) == tail for option in options)
        if shared and tail and joint == AND and any(option.adjectives != first.adjectives for option in options):
            joint = OR  # "each ally or unbound companion bearing …": what is said of the last is said of both
        said = []
        for number, option in enumerate(options):
            text = self.core(replace(option, determiner=BARE)) if form == "pl" else self.core(option)
            if number == 0 and form not in ("core", "pl"):
                text = f"{self.determiner(option, text)} {text}".strip()
            said.append(text if shared else text + self.after(option))
        return self.joined(said, joint) + (tail if shared else "")


def third_person(verb: str) -> str:
    """Returns the third person of a verb, for another player."""
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith(("s", "x", "z", "ch", "sh", "o")):
        return f"{verb}es"
    return f"{verb[:-1]}ies" if verb.endswith("y") and verb[-2] not in "aeiou" else f"{verb}s"


def participle(verb: str) -> str:
    """Returns the form of a verb after "prevents this by": "removing", "putting"."""
    if verb in DOUBLED:
        return f"{verb}{verb[-1]}ing"
    return f"{verb.removesuffix('e')}ing"


def article(text: str) -> str:
    """Returns the indefinite article by the sound of the first word."""
    first = plain(text)
    vowel = first[:1].lower() in "aeiou" and not first.lower().startswith(SOUNDS_LIKE_YOU)
    return "an" if vowel else "a"


ENGLISH: Final = English()
