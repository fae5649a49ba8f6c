"""The Dutch grammar of noun phrases and lists.

`core` and `tail` are a phrase without, and only, the clauses after its noun: "leg een kaart af die op … gestapeld is".
"""

from __future__ import annotations

import itertools
from abc import ABC
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from inglenook.lotr.rendering.draft import is_common
from inglenook.lotr.rendering.folding import folded
from inglenook.lotr.rendering.nl.lexicon import LEXICON
from inglenook.lotr.rendering.parts import (
    AND_ALSO,
    ANY_NUMBER,
    BARE,
    EACH,
    EVERY,
    FIRST,
    IT,
    SILENT,
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
from inglenook.lotr.rendering.referents import Pronouns
from inglenook.lotr.rendering.templates import Gap
from inglenook.lotr.rendering.text import COMMA_IF_MORE, NOTHING, plain

OF_THEIR_CHOICE: Final = say("OfTheirChoice")
"""The clause that comes after all others that are not separated from the noun."""

RELATIVE: Final = "@"
"""The relative pronoun in a template, which follows the gender of the noun."""
BEHIND: Final = "|"
"""The mark of a clause that may come after the verb's end: "leg een wapen af van een personage dat …"."""

RELATIVES: Final = (RELATIVE, "waarop ", BEHIND)
"""The beginnings of clauses that may come after the end of a verb."""

BORNE: Final = ("BorneBy", "BorneBy.narrowed")
ITEMS: Final = (
    "possession", "artifact", "item", "weapon", "hand_weapon", "ranged_weapon", "mount", "armor", "shield", "helm",
    "cloak", "staff", "ring", "palantir", "pipe", "bracers", "brooch", "gauntlets",
)  # fmt: skip
"""The heads for which a bearer is rendered as owner: "een rijdier van een Rohan-Mens"."""

JOINTS: Final = {"and": "en", "and-also": "en", "or": "of"}

DETERMINERS: Final = {
    THE: ("de", "het", "de"),
    THIS: ("deze", "dit", "deze"),
    THAT: ("die", "dat", "die"),
    EACH: ("elke", "elk", ""),
    EVERY: ("", "", "alle"),
    FIRST: ("de eerste", "het eerste", "de eerste"),
}
"""Determiners before de-words, het-words and plurals."""


class DutchNouns(Pronouns, ABC):
    """The Dutch grammar of noun phrases and lists."""

    lexicon = LEXICON

    def tokens(self, number: str, form: str) -> str:
        return f"{number} {self.entry('twilight_token', 'sg' if number == '1' else 'pl')}"

    def joined(self, parts: Sequence[str], joint: str) -> str:
        if joint == THEN:
            return "; ".join(parts)
        if len(parts) < 2:
            return "".join(parts)
        comma = "," if joint == AND_ALSO else ""
        return f"{', '.join(parts[:-1])}{comma} {JOINTS[joint]} {parts[-1]}"

    def say(self, part: Slot, form: str = "") -> str:
        """Renders a part; with `tail`, only the clauses after the last of several objects."""
        if isinstance(part, Listed) and form == "tail":
            part = part.parts[-1]
        return super().say(part, form)

    def folded(self, listed: Listed) -> Listed:
        return without_repeats(self.of_one_card(folded(listed, self.ends_open)))

    def ends_open(self, noun: Noun) -> bool:
        """Whether a clause comes after a noun."""
        return bool(self.tail(noun))

    def is_rival(self, noun: Noun, topic: Noun) -> bool:
        """Whether "die" or "dat" could also mean another noun: one of the same gender that is not plural."""
        return bool(noun.title) or (not noun.plural and self.is_neuter(noun) == self.is_neuter(topic))

    def leads(self, clause: Say) -> bool:
        return self.pieces(self.template(clause.id, ""))[0] == Gap("x", "")

    def noun(self, noun: Noun, form: str) -> str:
        if noun.determiner == SILENT:
            return NOTHING
        if form == "tail":
            return self.tail(noun)
        if noun.determiner == IT:
            return self.pronoun(noun)
        if form == "who":
            return self.pronoun(noun)
        if form in ("none", "not"):
            return self.none(noun, form)
        if form == "pl":
            noun = replace(noun, determiner=BARE, other=False)
        text = self.kernel(noun)
        if form != "bare" or "at" in self.lexicon[noun.head]:  # a Man is "doler", but a site is "een moeras"
            determiner = self.determiner(noun)
            if noun.yours and noun.determiner == BARE and form != "pl":
                determiner = determiner.replace("eigen", "je")  # "kunnen je kaarten niet afgelegd worden"
            text = f"{determiner} {text}".strip()
        text += self.close(noun)
        return text if form == "core" else text + self.tail(noun)

    def none(self, phrase: Phrase, form: str) -> str:
        """Renders an absence ("geen 3 andere Elfen", "Gandalf niet") or a denied identity: "niet Gandalf"."""
        options = [replace(noun, determiner=A) for noun in nouns(phrase)]
        some = self.say(Alternatives(options) if len(options) > 1 else options[0], "core")
        if options[0].title:
            return f"niet {some}" if form == "not" else f"{some} niet"
        return f"geen {some.removeprefix('een ')}"

    def is_neuter(self, noun: Noun) -> bool:
        """Whether the head of a noun phrase is a het-word."""
        return not noun.title and not noun.plural and self.lexicon[noun.head].get("gender") == "het"

    def pronoun(self, noun: Noun) -> str:
        """Returns the relative pronoun for a noun."""
        return "dat" if self.is_neuter(noun) else "die"

    def kernel(self, noun: Noun) -> str:
        """Returns the head with its adjectives and compounds."""
        if noun.title:
            return self.adjectives(noun) + noun.title
        names = [name for name in noun.attributes if is_culture(name)]
        cultures = [self.culture(name, self.culture_before(name, name != names[-1])) for name in names]
        sides = [self.entry(name, "attr") for name in noun.attributes if not is_culture(name)]
        joined = "".join(sides) + self.joined(cultures, "or")
        head = self.entry(noun.head, "pl" if noun.plural else "sg")
        for word in reversed(noun.compounds):
            head = compounded(self.compounding(word, noun.head), head)
        return self.adjectives(noun) + compounded(joined, head)

    def adjectives(self, noun: Noun) -> str:
        """Returns the adjectives, with an ending except before a het-word without a definite article."""
        bare_form = self.is_neuter(noun) and noun.determiner not in (THE, THIS, THAT, FIRST)
        return "".join(f"{self.entry(word, 'uninfl' if bare_form else 'infl')} " for word in noun.adjectives)

    def attributed(self, noun: Noun) -> str:
        """Returns the side before a noun, which may be shared by several nouns."""
        return "".join(self.entry(name, "attr") for name in noun.attributes if not is_culture(name))

    def culture_before(self, name: str, parted: bool) -> str:
        """Returns a culture as the first part of a compound ("Gondor-", "Dwergen"), or detached ("Dwergen- of …")."""
        text = self.entry(name, "attr")
        return f"{text.removesuffix('-')}-" if parted else text

    def compounding(self, word: str, head: str) -> str:
        """Returns the first part of a compound, which differs with some heads: "weerkaart", "weersomstandigheid"."""
        return self.lexicon[word].get(f"cmp_{head}") or self.entry(word, "cmp")

    def determiner(self, noun: Noun) -> str:
        """Returns the determiner of a noun phrase."""
        neuter = self.is_neuter(noun)
        is_other = noun.other or (is_any_other(noun) and (is_any_card(noun) or not are_kinds(noun.exceptions)))
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
        """Returns the clauses of a noun; a name has no relative clause: "The Balrog met Whip of Many Thongs"."""
        return [self.say(self.narrowed(noun, clause), "pl" if noun.plural else "sg") for clause in noun.after]

    def narrowed(self, noun: Noun, clause: Say) -> Say:
        """Returns the variant of a clause for a noun: an item is owned, not borne."""
        borne = clause.slots.get("y")
        known = isinstance(borne, Noun) and borne.determiner == THAT
        if clause.id == "Bearing" and (noun.title or known):  # "de reisgenoot met die bezitting"
            return replace(clause, id="Bearing.named")
        if clause.id in BORNE and noun.head in ITEMS:
            return replace(clause, id=f"{clause.id}.item")
        return clause

    def close(self, noun: Noun) -> str:
        """Returns the words that no verb separates from the noun: "andere reisgenoten dan Gimli naar eigen keuze"."""
        return f"{self.other_than(noun) if self.is_close(noun) else ''}{self.closely(noun)}"

    def closely(self, noun: Noun) -> str:
        """Returns clauses and words not separated from the noun: "met het Frodo-zegel", "zoveel Elfen als gewenst"."""
        liked = " als gewenst" if noun.count == ANY_NUMBER else ""
        by_choice = self.say(OF_THEIR_CHOICE)
        clauses = [clause for clause in self.clauses(noun) if not clause.startswith(RELATIVES)]
        clauses.sort(key=by_choice.__eq__)  # "een volgeling van zichzelf naar eigen keuze"
        return liked + "".join(f" {clause}" for clause in clauses)

    def tail(self, noun: Noun) -> str:
        """Returns relative clauses and exceptions, which may come after the end of a verb."""
        relative = [clause for clause in self.clauses(noun) if clause.startswith(RELATIVES)]
        text = "".join(
            f" {clause.replace(RELATIVE, self.pronoun(noun), 1).lstrip(BEHIND)}{COMMA_IF_MORE}" for clause in relative
        )
        if is_any_other(noun) and are_kinds(noun.exceptions) and not is_any_card(noun):
            kinds = self.joined([self.say(one, "none").removeprefix("geen ") for one in noun.exceptions], "or")
            be = "zijn" if noun.plural else "is"
            return f"{text} {self.pronoun(noun)} geen {kinds} {be}{COMMA_IF_MORE}"  # "een reisgenoot die geen Elf is"
        return text if self.is_close(noun) else text + self.other_than(noun)

    def other_than(self, noun: Noun) -> str:
        """Returns the exceptions of a noun phrase."""
        if not noun.exceptions:
            return ""
        several = noun.plural or noun.determiner == EACH
        excepted = [determined(one, BARE) if several else one for one in noun.exceptions]
        told = self.joined([self.say(one) for one in excepted], "or")
        if noun.determiner == EVERY:
            return f" behalve {told}"
        return f" dan {told}" if is_any_other(noun) else f" (behalve {told})"

    def is_close(self, noun: Noun) -> bool:
        """Whether exceptions come directly after the noun: "leg een andere reisgenoot dan de ringdrager af"."""
        return (
            is_any_other(noun)
            and (is_any_card(noun) or not are_kinds(noun.exceptions))
            and not any(clause.startswith(RELATIVES) for clause in self.clauses(noun))
        )

    def alternatives(self, phrase: Alternatives, form: str) -> str:
        """Renders alternatives ("een reisgenoot of bondgenoot"); an article and clauses that all share appear once."""
        options = list(phrase.options)
        first = options[0]
        joint = "and" if first.determiner in (EACH, EVERY, BARE) else "or"
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
                text = text.removesuffix(self.close(option))
            article = f"{self.determiner(option)} "
            # "elke Ent en elke ongebonden Hobbit", but "elke bondgenoot en ongebonden reisgenoot die … draagt"
            last = shared and first.after and not first.adjectives and option is options[-1]
            own = first.determiner == EACH and option.adjectives != first.adjectives and not last
            alike = said and one_article and not own and not first.yours and not option.title
            text = text.removeprefix(article) if alike and article.strip() else text
            if alike and len(options) == 2 and option.adjectives == first.adjectives and shared:
                text = text.removeprefix(self.adjectives(option))  # "elke bereden reisgenoot en bondgenoot"
            # "alle Vrije Volkeren-harnassen, -helmen en -schilden"
            parted = said and first.determiner == EVERY and text.startswith(self.attributed(option))
            said.append(text.removeprefix(self.attributed(option).rstrip("-")) if parted else text)
        return self.joined(said, joint) + (self.tail(first) if shared and form != "core" else "")


def without_repeats(listed: Listed) -> Listed:
    """Removes repetitions between neighbours of a list.

    "Leg deze omstandigheid af of verwijder er een merkteken van"; "… niet toegewezen was en een reisgenoot wel".
    """
    parts = list(listed.parts)
    for place, (one, other) in enumerate(itertools.pairwise(listed.parts), 1):
        if not isinstance(one, Say) or not isinstance(other, Say):
            continue
        if (one.id, other.id) == ("WasAssigned.not", "WasAssigned"):
            parts[place] = replace(other, id="WasAssigned.too")
        if (one.id, other.id) == ("Discard", "Token.remove") and one.slots["x"] == other.slots["host"]:
            parts[place] = replace(other, id="Token.remove.it")
    return replace(listed, parts=parts)


def compounded(first: str, head: str) -> str:
    """Joins two parts of a compound, with a hyphen before a capital: "dolerreisgenoot", but "schemer-Nazgûl"."""
    return f"{first}-{head}" if first and plain(first)[-1] not in "- " and head[0].isupper() else first + head


def is_any_other(noun: Noun) -> bool:
    """Whether exceptions have the form "een andere reisgenoot dan een Hobbit"; with each card they are in brackets."""
    some = noun.determiner == A and not noun.other and not noun.title
    return bool(noun.exceptions) and (is_any_card(noun) or some)


def are_kinds(exceptions: Sequence[Phrase]) -> bool:
    """Whether exceptions are kinds of cards rather than a known card: "een Elf", but "de ringdrager"."""
    return all(noun.determiner == A and not noun.title for one in exceptions for noun in nouns(one))


def is_culture(name: str) -> bool:
    """Whether an attribute is a culture rather than a side."""
    return name.endswith("_culture")
