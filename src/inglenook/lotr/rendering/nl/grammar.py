"""The Dutch grammar of phrases and word order.

A template with a raised dot is a statement: subject · verb and the rest.  After a condition the verb comes first
("Zolang …, krijgt de drager …"), so the form `inv` inverts the order.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from inglenook.lotr.rendering.language import DO, DOES, INF, INF3, INVERTED, THEIRS, Language, counts
from inglenook.lotr.rendering.nl.nouns import RELATIVE, DutchNouns
from inglenook.lotr.rendering.nl.templates import TEMPLATES
from inglenook.lotr.rendering.parts import AND, THAT, Alternatives, Listed, Noun, Phrase, Say, Slot, say, under_negation
from inglenook.lotr.rendering.templates import DOT, Gap, Mooded, Piece, slots
from inglenook.lotr.rendering.text import COMMA_IF_MORE

DAN: Final = "dan"
"""The form of an effect that is otherwise done: a command or a statement after "dan"."""

AIM: Final = "aim"
AIM3: Final = "aim3"
"""The mood of the purpose of a cost, for another player; `AIM` is for the reader: "om deze volgeling af te leggen"."""

ADVERBS: Final = {"Instead": "in plaats daarvan", "AfterThat": "daarna"}
"""Adverbs placed after the verb: "voeg in plaats daarvan 2 lasten toe"."""

KNOWN_OBJECT: Final = re.compile(r"(?:die|dat|deze|dit) [\w-]+ ")
"""Pattern of an object that comes before an adverb."""

SEEN: Final = say("From.seen")
"""The place of cards you are looking at: "daarvan", after the verb."""

AS_OFTEN: Final = "zo vaak je wilt"

LETTING: Final = "letting"
"""The mood of an effect that another player must perform: "een tegenstander een kaart laten afleggen"."""

CHANGED: Final = re.compile(r"is (.*?)(\S+) (hoger|lager)(.*)")
CHANGES: Final = {"hoger": "verhogen", "lager": "verlagen"}
"""The comparative in a statement on a number and the verb in a command: "is 3 hoger", "met 3 verhogen"."""

DEFENDER: Final = "Keyword.defender"
"""The keyword with a number that a card gets: "krijgt verdediger +1"."""
NO_BONUS: Final = ("NoBonus.strength", "NoBonus.damage")
"""Prohibited bonuses, rendered in the plural: "wapens … geven geen sterktebonus", not "elk wapen … geeft"."""

GIVEN: Final = ("Gets", "Is.states")
NOUN_STATES: Final = ("Keyword.noun",)
"""The states of a card that are nouns; `GIVEN` has the templates for what a card gets or is."""

CLAUSE_ENDS: Final = re.compile(rf"{COMMA_IF_MORE}(?= (?:mag|terug|toe|over|door|voor|eenmaal|tweemaal|[\dX]+ keer)\b)")
"""Pattern for the end of a clause, before the sentence's verb, a part of that, a frequency, or a beneficiary."""

TIMES: Final = {"Repeat": "Times.n", "Repeat.up_to": "Times.up_to"}
"""The templates of a number of times, by the effect that is repeated: "pelaa X kertaa …", "speel X keer …"."""


class Dutch(DutchNouns):
    """The Dutch language for card texts."""

    code = "nl"
    templates = TEMPLATES
    falls_back: Mapping[str, tuple[str, ...]] = {
        **Language.falls_back,
        DAN: (INVERTED, DO),
        AIM: (INF,),
        AIM3: (INF3, INF),
    }
    of_others = (DOES, INF3, THEIRS, LETTING, AIM3)

    def say(self, part: Slot, form: str = "") -> str:
        """Renders a part; with several effects after "dan", only the first has the word."""
        if isinstance(part, Listed) and form == DAN and part.parts:
            return self.joined(
                [self.say(part.parts[0], DAN), *(self.say(one, INVERTED) for one in part.parts[1:])], part.joint
            )
        return super().say(part, form)

    def in_mood(self, forms: Sequence[str], mood: str) -> str:
        """Returns a verb in a mood ("leg", "legt", "" in an infinitive), or the end of a clause ("af", "afleggen")."""
        if mood in (AIM, AIM3) and len(forms) > 1:
            return with_te(forms)
        infinitive = mood in (INF, INF3, LETTING, AIM, AIM3)
        if len(forms) > 1:
            return forms[0] if not infinitive else f"laten {forms[1]}" if mood == LETTING and forms[1] else forms[1]
        if mood in (INVERTED, DAN):
            return f"{'dan ' if mood == DAN else ''}{forms[0]} je"  # "…, leg je een kaart af"
        return "" if infinitive else third_person(forms[0]) if mood == DOES else forms[0]

    def filled(self, pieces: Sequence[Piece], said: Say, form: str, subject: Phrase | None) -> str:
        """Renders the pieces of a template; clauses after a noun come after the infinitive."""
        if form in (INF, INF3, LETTING, AIM, AIM3):
            pieces = clauses_behind_infinitive(pieces, said)
        return super().filled(pieces, said, form, subject)

    def phrase(self, said: Say, form: str) -> str:
        """Renders a phrase; a deed of another player uses "laten", and a card given something uses "geven"."""
        said = self.flowing(self.referring(self.with_masses(changed(said)), form))
        if said.id == "Trigger.moment.flowing":
            parted = said.slots["c"] or said.slots["w"] or self.say(said.slots["h"]).endswith(COMMA_IF_MORE)
            said = replace(said, slots={**said.slots, "comma": "," if parted else ""})
        if said.id.startswith("May") and "cost" in said.id and form != DOES and self.has_aim(said.slots["e"]):
            said = replace(said, id=said.id.replace("cost", "aim"))
        if said.id == "Choose" and form == DOES:
            options = said.slots["list"]
            if isinstance(options, Listed) and len(self.folded(options).parts) == 1:
                said = replace(said, id="Choose.one-verb")
            elif self.has_aim(options):
                said = replace(said, id="Choose.aim")
        if said.id == "Stack" and said.slots["bare"] is not None:
            said = replace(said, slots={**said.slots, "bare": say("Stack.bare.card", x=that_card(said.slots["x"]))})
        if said.slots.get("zone") == SEEN and f"{said.id}.seen" in self.templates:
            said = replace(said, id=f"{said.id}.seen")
        adverb = ADVERBS.get(said.id, "")
        if said.id in TIMES and said.slots.get("anew") is None and form == DO:
            said, adverb = replace(said, id="Instead"), self.phrase(replace(said, id=TIMES[said.id]), "")
        if form in (INF, INF3) and said.id == "ByPlayer" and self.can_be_let(said.slots["e"]):
            form = LETTING
        if form in (INF, INF3) and said.id == "Modify" and can_be_given(said.slots["p"]):
            said = replace(said, id="Modify.given")
        elif said.id == "Modify" and (form in (INVERTED, DAN) or self.begins_with_duration(said, form)):
            said = self.with_subject_again(said)
        if said.id in ("Exert", "Wound", "Heal") and said.slots.get("early") is not None:
            said = often_behind(said)
        if said.id in ("Later", "Later.once"):
            said = self.in_time(said)
        if said.id == "Repeat.as_often" and form == DO:
            said, adverb = replace(said, id="Instead"), AS_OFTEN
        text = super().phrase(said, form)
        if said.id.startswith("Modify"):
            text = text.replace(RELATIVE, self.again(said.slots["x"]))  # "kost 2 minder als het op … gespeeld wordt"
        if adverb and form in (INF, INF3):
            return f"{adverb} {text}"
        verb, _, rest = text.partition(" ")
        if adverb and form in (INVERTED, DAN) and rest.startswith("je "):
            return f"{verb} je {adverb} {rest.removeprefix('je ')}"
        if adverb and (known := KNOWN_OBJECT.match(rest)):
            return (
                f"{verb} {known[0]}{adverb} {rest[known.end() :]}"  # "neem die gebeurtenis in plaats daarvan op hand"
            )
        return f"{verb} {adverb} {rest}" if adverb else text

    def has_aim(self, effects: Slot) -> bool:
        """Whether every effect has an infinitive with "te"."""
        return all(self.can_be_let(one) for one in (effects.parts if isinstance(effects, Listed) else [effects]))

    def can_be_let(self, deed: Slot) -> bool:
        """Whether an effect for another player has an infinitive: "een tegenstander een kaart laten afleggen"."""
        return isinstance(deed, Say) and any(
            isinstance(piece, Mooded) and piece.forms[-1] and len(piece.forms) > 1
            for piece in self.pieces(self.template(deed.id, INF3))
        )

    def in_time(self, said: Say) -> Say:
        """Puts the duration of a happening after its subject: "als die Elf in deze fase …"."""
        happening, until = said.slots["h"], said.slots["until"]
        assert isinstance(happening, Say)
        subject, clause = self.say(happening.slots.get("x")), self.say(happening)
        if not subject or not clause.startswith(subject) or "where" in slots(self.templates[happening.id]):
            told: Slot = replace(happening, slots={**happening.slots, "where": until})
        else:
            told = f"{subject} {self.say(until)}{clause.removeprefix(subject)}"
        return replace(said, slots={**said.slots, "h": told, "until": None})

    def begins_with_duration(self, said: Say, form: str) -> bool:
        """Whether a duration comes before everything it applies to: "in dit gevecht krijgt … en kan die …"."""
        lasting = isinstance(said.slots.get("p"), Listed) and said.slots.get("until") is not None
        return lasting and form not in (INF, INF3, INVERTED, DAN)

    def with_subject_again(self, said: Say) -> Say:
        """Adds a pronoun after each later verb of a statement that begins with a verb: "krijgt … en is die …"."""
        predicates = said.slots["p"]
        if not isinstance(predicates, Listed):
            return said
        card = said.slots["x"]
        assert isinstance(card, (Noun, Alternatives))
        first, *rest = [self.say(one, self.agreeing(card)) for one in self.folded(predicates).parts]
        again = [text.replace(" ", f" {self.again(card)} ", 1) for text in rest]
        told = self.joined([first, *again], predicates.joint)
        return replace(said, id="Modify.told", slots={**said.slots, "told": told})

    def again(self, card: Slot) -> str:
        """Returns the unstressed pronoun for the subject: "die", but "het"."""
        return self.say(card, "who").replace("dat", "het")

    def stated(self, said: Say, text: str, form: str) -> str:
        """Renders a statement in its word order; after a condition the verb comes first."""
        subject, _, rest = text.partition(DOT)
        until = self.say(said.slots.get("until"))
        if self.begins_with_duration(said, form):
            said = replace(said, slots={**said.slots, "until": None})
            return f"{until} {self.stated(said, text.removesuffix(f' {until}'), INVERTED)}"
        if until and rest.endswith(f" {until}") and not isinstance(said.slots.get("p"), Listed):
            # "is tot de hergroepeerfase bloeddorstig", "kan in dit gevecht geen wonden krijgen"
            verb, _, rest = rest.removesuffix(f" {until}").partition(" ")
            rest = f"{verb} {until} {rest}"
        # A comma separates two verbs: that of a relative clause and that of the statement.
        comma = "," if subject.endswith(COMMA_IF_MORE) else ""
        subject = subject.removesuffix(COMMA_IF_MORE)
        number = CHANGED.fullmatch(rest)
        if form in (INF, INF3) and number:
            return f"{subject} {number[1]}met {number[2]} {CHANGES[number[3]]}{number[4]}"
        if form not in (INVERTED, DAN):
            return super().stated(said, f"{subject}{comma}{DOT}{rest}", form)
        verb, _, rest = rest.partition(" ")
        then = "dan " if form == DAN else ""
        return f"{then}{verb} {subject}{comma} {rest}"

    def punctuated(self, text: str) -> str:
        """Punctuates a text; a comma closes relative clauses before a verb (already present) and before a number."""
        return super().punctuated(CLAUSE_ENDS.sub(",", text).replace(COMMA_IF_MORE, ""))


def with_te(forms: Sequence[str]) -> str:
    """Returns the infinitive after "om": "te rapen", "af te leggen"."""
    particle, infinitive = forms[0], forms[1]
    if not infinitive:
        return particle
    particle = "terug" if infinitive.startswith("terug") else particle
    return f"{particle} te {infinitive.removeprefix(particle)}".strip()


def third_person(verb: str) -> str:
    """Returns the third person of a verb: "legt", "verwondt", but "spot", and with a long vowel "slaat"."""
    if verb.endswith("a"):
        return f"{verb}at"
    return verb if verb.endswith("t") else f"{verb}t"


def clauses_behind_infinitive(pieces: Sequence[Piece], said: Say) -> list[Piece]:
    """Moves the relative clauses of nouns behind the infinitive, the nearest noun's clause first."""
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


def often_behind(said: Say) -> Say:
    """Moves the number of times behind a clause ("verwond een volgeling die …, tweemaal"); "for each" precedes it."""
    early, rest = said.slots["early"], said.slots.get("rest")
    if rest is None:
        return replace(said, slots={**said.slots, "early": None, "times": early})
    if not counts(rest):
        return said
    often = say("Times.tail", tail=rest)
    return replace(said, slots={**said.slots, "early": None, "rest": None, "times": often})


def changed(said: Say) -> Say:
    """Adapts a statement about a card to Dutch: defender as a bonus, and the plural for prohibited bonuses."""
    if said.id != "Modify":
        return said
    told = said.slots["p"]
    slots = {**said.slots, "p": with_defender(told)}
    if isinstance(told, Say) and told.id in NO_BONUS:
        card = said.slots["x"]
        assert isinstance(card, (Noun, Alternatives))
        slots["x"] = under_negation(card)
    return replace(said, slots=slots)


def with_defender(predicates: Slot) -> Slot:
    """Adds "verdediger +1" as the last of what a card gets, or alone."""
    told = list(predicates.parts) if isinstance(predicates, Listed) else [predicates]
    found = next((one for one in told if isinstance(one, Say) and is_defender_alone(one)), None)
    if found is None:
        return predicates
    place = told.index(found)
    before = told[place - 1] if place else None
    got = [before] if isinstance(before, Say) and before.id == "Gets" else []
    if not got and len(told) > 1:
        return predicates
    numbers = [number for one in [*got, found] for number in listed(one.slots["list"])]
    told[place - len(got) : place + 1] = [say("Gets", list=Listed(numbers, AND))]
    return Listed(told, AND) if len(told) > 1 else told[0]


def is_defender_alone(states: Say) -> bool:
    """Whether a statement says only that a card is a defender."""
    return states.id == "Is.states" and all(
        isinstance(one, Say) and one.id == DEFENDER for one in listed(states.slots["list"])
    )


def listed(part: Slot) -> Sequence[Slot]:
    """Returns the parts of a list, or the single part."""
    return part.parts if isinstance(part, Listed) else [part]


def that_card(card: Slot) -> Slot:
    """Returns the reference to a card just named: "die volgeling"."""
    assert isinstance(card, Noun)
    return Noun(card.head, determiner=THAT)


def can_be_given(predicates: Slot) -> bool:
    """Whether a card can be given, or made, everything said of it: "sterkte +2 geven en bloeddorstig maken"."""
    told = predicates.parts if isinstance(predicates, Listed) else [predicates]
    return all(isinstance(one, Say) and one.id in GIVEN and all_adjectives(one.slots["list"]) for one in told)


def all_adjectives(states: Slot) -> bool:
    """Whether what a card is or gets can come before "maken" or "geven"; nouns cannot."""
    told = states.parts if isinstance(states, Listed) else [states]
    return not any(isinstance(one, Say) and one.id in NOUN_STATES for one in told)


DUTCH: Final = Dutch()
