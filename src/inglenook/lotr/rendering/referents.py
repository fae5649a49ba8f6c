"""Pronouns for nouns that were just mentioned, or their omission.

A language with pronouns for cards says which other nouns its pronoun could be mistaken for (`Pronouns.is_rival`).  If
there is such a noun, or another noun comes between, the noun is repeated.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from inglenook.lotr.rendering.draft import that
from inglenook.lotr.rendering.language import DO, INVERTED, Language
from inglenook.lotr.rendering.parts import (
    AND,
    IT,
    SILENT,
    THAT,
    THE,
    THEN,
    THIS,
    Alternatives,
    Listed,
    Noun,
    Say,
    Slot,
    say,
)

NO_CARDS: Final = ("free_peoples_player", "shadow_player", "player", "owner", "player_of_this", "rest")
"""Heads of known nouns that are not a single card."""

DEEDS: Final = ("Exert", "Exhaust", "Wound", "Heal", "Discard", "PlayCard", "MoveCards.", "Stack", "Transfer")
STATEMENTS: Final = ("Modify", "WearRing", "MakeRingBearer", "Is", "On.", "HasLost", "WasAssigned", "RingIsWorn")
"""The templates of statements about a card; `DEEDS` has those of effects on a card.  The `x` of both is that card."""

NEVER_IT: Final = ("wound", "burden", "token", "twilight_token", "culture", "move_limit")
"""Heads that never fight and are never put anywhere; no pronoun is mistaken for them, or for phases and totals."""

WITHIN: Final = ("May", "Instead", "InAll", "InAll.twilight")
"""The templates that mark an effect as optional, as a replacement, or as limited."""

SEQUELS: Final = ("Continuous.while", "When", "When.otherwise", "Later", "Later.once")
"""The templates with a clause and the text that follows if it holds."""

FLOWING: Final = ("Trigger", "Trigger.when", "Trigger.moment")
"""The templates that are followed by their effects."""

SEVERAL: Final = ("When", "Later", "Choose.several", "Repeat.as_often", "Repeat.until_stopped", "AfterThat")
"""The templates of effects that are clauses of their own, or have a colon."""

CLAUSES: Final = ("c", "h")
FOLLOWING: Final = ("s", "a", "b", "e")


def deed_and_statement(effects: Listed) -> tuple[Say, Say] | None:
    """Returns an effect on a card and the statement about that card, if the list contains nothing else."""
    if len(effects.parts) != 2 or effects.joint != AND:
        return None
    deed, statement = effects.parts
    if not isinstance(deed, Say) or not isinstance(statement, Say) or statement.id != "Modify":
        return None
    topic = topic_of(statement)
    known = topic is not None and topic.determiner == THAT and isinstance(deed.slots.get("x"), Noun)
    return (deed, statement) if known else None


class Pronouns(Language, ABC):
    """A language in which a repeated noun becomes a pronoun."""

    @abstractmethod
    def is_rival(self, noun: Noun, topic: Noun) -> bool:
        """Whether a pronoun for the topic could be mistaken for the noun."""

    @abstractmethod
    def leads(self, clause: Say) -> bool:
        """Whether a clause begins with its subject."""

    def referring(self, said: Say, form: str) -> Say:
        """Returns a phrase with pronouns in place of repeated nouns."""
        if said.id == "Continuous.while":
            return self.while_it_holds(said)
        if said.id in SEQUELS and form in (DO, INVERTED, ""):
            clause = next(said.slots[name] for name in CLAUSES if name in said.slots)
            if said.id == "When" and self.stands_behind(clause, said.slots["a"]):
                topic = topic_of(clause)
                assert topic is not None
                return replace(said, id="When.it", slots={**said.slots, "c": with_pronoun(clause, topic)})
            return self.with_sequel(said, clause, [name for name in FOLLOWING if name in said.slots])
        if said.id.startswith(("Trigger", "Response")):
            return self.after_happening(said)
        if said.id.startswith("Action"):
            costs = said.slots["costs"]
            if said.slots.get("c") is not None:
                said = self.with_sequel(said, said.slots["c"], ["e" if costs is None else "costs"])
            known = isinstance(costs, Say) and costs.id in DEEDS and costs.slots.get("x") is not None
            return self.with_sequel(said, costs, ["e"]) if known else said
        return self.with_condition(said) if said.id.startswith((*DEEDS, "Modify")) else said

    def stands_behind(self, condition: Slot, statement: Slot) -> bool:
        """Whether a condition follows the statement about its card, where a pronoun is not ambiguous."""
        topic = topic_of(condition)
        if topic is None or not isinstance(statement, Say) or statement.id != "Modify":
            return False
        others = others_in(statement, topic)
        rivals = any(self.is_rival(noun, topic) for noun in others_in(condition, topic))
        return is_same(topic_of(statement), topic) and rivals and not others

    def while_it_holds(self, said: Say) -> Say:
        """Returns a statement that holds while its card is something, with the pronoun in the condition at the end."""
        condition, statement = self.in_one_breath(said.slots["c"]), said.slots["s"]
        said = replace(said, slots={**said.slots, "c": condition})
        topic = topic_of(condition)
        if topic is None or not is_same(topic_of(statement), topic):
            return said
        others = others_in(statement, topic)
        if not others:
            return replace(said, id="Continuous.while.it", slots={**said.slots, "c": with_pronoun(condition, topic)})
        return self.with_sequel(said, condition, ["s"])

    def with_sequel(self, said: Say, clause: Slot, names: list[str]) -> Say:
        """Returns a phrase with a pronoun, in the text after a clause, for the card of that clause."""
        topic = topic_of(clause)
        if topic is None or any(self.is_rival(noun, topic) for noun in others_in(clause, topic)):
            return said
        return replace(said, slots={**said.slots, **{name: with_pronoun(said.slots[name], topic) for name in names}})

    def flowing(self, said: Say) -> Say:
        """Returns the variant of a trigger: one sentence for a single effect; a colon before several."""
        effects = said.slots.get("e")
        if said.id in FLOWING and is_single(effects):
            return replace(said, id=f"{said.id}.flowing")
        if said.id.startswith("Trigger") and isinstance(effects, Listed) and effects.joint == AND:
            return replace(said, slots={**said.slots, "e": self.with_statement_apart(effects)})
        return said

    def with_statement_apart(self, effects: Listed) -> Slot:
        """Returns effects with a statement about their card set apart: "you may play an Orc; that Orc is fierce"."""
        parts = deed_and_statement(effects)
        if parts is None:
            return effects
        deed, statement = parts
        subject, topic = deed.slots["x"], topic_of(statement)
        assert isinstance(subject, Noun) and topic is not None
        others = [noun for noun in nouns_in(deed) if noun != subject and self.is_rival(noun, topic)]
        plain = deed.id.startswith(DEEDS) and is_same(that(subject), topic) and not others
        return say("Sequel", a=deed, b=with_pronoun(statement, topic) if plain else statement)

    def after_happening(self, said: Say) -> Say:
        """Returns a trigger or response with pronouns for the affected card in its condition, costs or effects."""
        happening, paid = said.slots["h"], said.slots.get("costs") is not None
        topic = topic_of(happening)
        held = next((name for name in ("c", "w") if said.slots.get(name) is not None), "")
        if topic is None:
            return said
        if held:
            condition = said.slots[held]
            silent = (
                held == "c"
                and isinstance(condition, Say)
                and is_same(topic_of(condition), topic)
                and self.leads(condition)
            )
            told = with_pronoun(condition, topic, SILENT) if silent and starts(happening, topic) else condition
            return self.with_sequel(
                replace(said, slots={**said.slots, held: told}), happening, ["w"] if held == "w" else []
            )
        return self.with_sequel(said, happening, ["costs" if paid else "e"])

    def with_condition(self, said: Say) -> Say:
        """Returns a phrase with a pronoun for its card in the conditions of its numbers."""
        subject = said.slots.get("x")
        if (
            not isinstance(subject, Noun)
            or subject.title
            or any(self.is_rival(noun, subject) for noun in others_in(replace(said, slots={"x": subject}), subject))
        ):
            return said
        known = that(subject)
        assert isinstance(known, Noun)
        return replace(said, slots={name: within_tails(part, known) for name, part in said.slots.items()})

    def in_one_breath(self, condition: Slot) -> Slot:
        """Returns conditions on one card with the subject only in the first: "the bearer is Éomer and is mounted"."""
        if not isinstance(condition, Listed) or condition.joint != AND:
            return condition
        topic = topic_of(condition)
        led = all(isinstance(part, Say) and self.leads(part) for part in condition.parts)
        if topic is None or not led:
            return condition
        rest = [with_pronoun(part, topic, SILENT) for part in condition.parts[1:]]
        return Listed([condition.parts[0], *rest], AND)

    def of_one_card(self, listed: Listed) -> Listed:
        """Returns effects on one card, with a pronoun after the first: "discard that card or put it …"."""
        topic = topic_of(listed.parts[0]) if listed.parts and listed.joint != THEN else None
        if topic is None or any(not is_same(noun, topic) for noun in nouns_in(listed.parts[0])):
            return listed
        deeds = [part for part in listed.parts if isinstance(part, Say) and part.id.startswith(DEEDS)]
        if len(deeds) < len(listed.parts):
            return listed
        return Listed([listed.parts[0], *(with_pronoun(part, topic) for part in listed.parts[1:])], listed.joint)


def is_same(part: Slot, topic: Slot) -> bool:
    """Whether two nouns are identical."""
    if not isinstance(part, Noun) or not isinstance(topic, Noun):
        return False
    return kernel(part) == kernel(topic)


def kernel(noun: Noun) -> tuple[object, ...]:
    """Returns everything that determines the text of a noun."""
    lists = (noun.adjectives, noun.attributes, noun.compounds, noun.after, noun.exceptions)
    return (noun.head, noun.title, noun.determiner, noun.count, noun.other, noun.yours, *map(tuple, lists))


def is_silent(part: Slot) -> bool:
    """Whether a clause has no rendered subject."""
    return isinstance(part, Say) and isinstance(x := part.slots.get("x"), Noun) and x.determiner == SILENT


def is_single(effects: Slot) -> bool:
    """Whether effects can be rendered in a single clause."""
    if isinstance(effects, Say) and effects.id in ("ByPlayer", *WITHIN):
        return is_single(effects.slots["e"])
    return isinstance(effects, Say) and not effects.id.startswith(SEVERAL)


def topic_of(clause: Slot) -> Noun | None:
    """Returns the known card that a clause is about, or that all of several clauses are about."""
    if isinstance(clause, Listed):
        topics = [topic_of(part) for part in clause.parts if not is_silent(part)]
        return topics[0] if topics and all(is_same(topic, topics[0]) for topic in topics) else None
    if not isinstance(clause, Say):
        return None
    if clause.id in WITHIN:
        return topic_of(clause.slots.get("e"))
    subject = clause.slots.get("x")
    if not clause.id.startswith((*STATEMENTS, *DEEDS)) or not isinstance(subject, Noun):
        return None
    known = subject.determiner in (THIS, THAT, THE) and not subject.title and subject.count == 1 and not subject.after
    return subject if known and subject.head not in NO_CARDS else None


def starts(clause: Slot, topic: Noun) -> bool:
    """Whether the topic is the subject of a clause, rather than the object of something "you" do."""
    return (
        isinstance(clause, Say)
        and clause.slots.get("x") == topic
        and not clause.id.endswith((".this", ".yours", ".theirs"))
    )


def with_pronoun(part: Slot, topic: Noun, pronoun: str = IT) -> Slot:
    """Returns a part with a pronoun, or nothing, in place of the card it begins with."""
    if isinstance(part, Listed):
        first = with_pronoun(part.parts[0], topic, pronoun) if part.parts else None
        return Listed([first, *part.parts[1:]], part.joint) if part.parts else part
    if not isinstance(part, Say):
        return part
    if part.id in WITHIN:
        return replace(part, slots={**part.slots, "e": with_pronoun(part.slots.get("e"), topic, pronoun)})
    if is_same(part.slots.get("x"), topic) and part.id.startswith((*STATEMENTS, *DEEDS)):
        return replace(part, slots={**part.slots, "x": replace(topic, determiner=pronoun)})
    return part


def within_tails(part: Slot, topic: Noun) -> Slot:
    """Returns a part with a pronoun in the conditions after its numbers."""
    if isinstance(part, Listed):
        return Listed([within_tails(one, topic) for one in part.parts], part.joint)
    if not isinstance(part, Say):
        return part
    if part.id.startswith("Tail."):
        return replace(part, slots={**part.slots, "c": with_pronoun(part.slots.get("c"), topic)})
    return replace(part, slots={name: within_tails(slot, topic) for name, slot in part.slots.items()})


def others_in(clause: Slot, topic: Noun) -> list[Noun]:
    """Returns the nouns in a clause other than its topic; predicates of the topic are excluded."""
    if isinstance(clause, Say) and clause.id in ("Is", "Is.not"):
        return []
    if isinstance(clause, Listed):
        return [noun for part in clause.parts for noun in others_in(part, topic)]
    return [noun for noun in nouns_in(clause) if not is_same(noun, topic) and not is_never_it(noun)]


def is_never_it(noun: Noun) -> bool:
    """Whether no pronoun for a card is mistaken for a noun."""
    return noun.head in NEVER_IT or noun.head.endswith(("_phase", "_total"))


def nouns_in(part: Slot) -> Iterator[Noun]:
    """Yields all nouns in a part."""
    if isinstance(part, Noun):
        yield part
        for clause in part.after:
            yield from nouns_in(clause)
        for exception in part.exceptions:
            yield from nouns_in(exception)
    elif isinstance(part, Alternatives):
        for option in part.options:
            yield from nouns_in(option)
    elif isinstance(part, Listed):
        for one in part.parts:
            yield from nouns_in(one)
    elif isinstance(part, Say):
        for slot in part.slots.values():
            yield from nouns_in(slot)
