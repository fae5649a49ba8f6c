"""How Finnish says phrases: the moods of its verbs, its objects, and what stands where in a sentence."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from inglenook.lotr.rendering.fi.clauses import can_be_participle
from inglenook.lotr.rendering.fi.nouns import FinnishNouns
from inglenook.lotr.rendering.fi.templates import TEMPLATES
from inglenook.lotr.rendering.fi.verbs import VERBS
from inglenook.lotr.rendering.language import DO, DOES, INF, INF3, NUMBER, THEIRS, Language, NoWording, counts
from inglenook.lotr.rendering.parts import (
    EACH,
    IT,
    THAT,
    THIS,
    A,
    Alternatives,
    Listed,
    Noun,
    Phrase,
    Say,
    Slot,
    say,
    under_negation,
)
from inglenook.lotr.rendering.referents import is_same, topic_of
from inglenook.lotr.rendering.templates import Mooded

AND_NOT: Final = re.compile(r"\bja (?P<subject>(?:kantaja|se|tämä \w+|kyseinen \w+) )?(?P<no>et|ei|eivät) ")
PASSIVE: Final = (
    "Cannot.be-exerted", "Cannot.be-healed", "Cannot.be-assigned", "Cannot.be-discarded", "Cannot.be-played",
    "Cannot.be-discarded-by-opponents", "Cannot.be-played-from-deck", "Cannot.be-played-from-piles",
    "Cannot.be-played-from-discard-pile", "Cannot.face", "Cannot.face-several",
    "Cannot.be-discarded-from-hand-or-deck",
)  # fmt: skip
"""What cannot be done to a card."""

AT_RANDOM: Final = ("DiscardFromHand.random", "SeeHand.random", "SeeHand.look.random", "SeeHand.look.random.such")
"""What is done with cards that chance picks: "satunnaisesti valittu kortti"."""

WOUNDS: Final = ("Exert", "Wound", "Heal")
"""What is done so many times, or for each of something."""

IF_THEN: Final = ("When", "Later", "Later.once")
"""What is done if something holds of a card, or happens to it."""

ADVERBS: Final = {"Instead": "sen sijaan", "AfterThat": "sen jälkeen"}
"""What stands behind a verb: "lisää sen sijaan 2 taakkaa"."""

AIM: Final = "aim"
AIM3: Final = "aim3"
"""The moods of what something is paid for: "torjuaksesi", "torjuakseen"."""

DEFENDING: Final = ("Cannot.defend-against", "Cannot.be-defended-against")
"""What the Free Peoples player cannot do with a card."""

NO_BONUS: Final = ("NoBonus.damage", "NoBonus.strength")
"""What items do not give."""

CARD_OR_TOKEN: Final = ("Discard", "Token.remove")
"""What is paid with a card, or with a token on it."""

FROM_WHERE: Final = ("PlayCard", "MoveCards.beneath-deck")
"""What is done with a card out of a pile or a hand."""

TIMES: Final = {"Repeat": "Times.n", "Repeat.up_to": "Times.up_to"}
"""What says how often something is done: "pelaa X kertaa …", "speel X keer …"."""


class Finnish(FinnishNouns):
    """Finnish card texts."""

    code = "fi"
    falls_back: Mapping[str, tuple[str, ...]] = {**Language.falls_back, AIM: (INF,), AIM3: (INF3, INF)}
    of_others = (DOES, INF3, THEIRS, AIM3)
    templates = TEMPLATES

    def in_mood(self, forms: Sequence[str], mood: str) -> str:
        """A verb from the lexicon; of an object, how a command has it and how all else does."""
        if len(forms) > 1:
            return forms[1] if mood in (INF, DOES, INF3, AIM, AIM3) else forms[0]
        if forms[0] not in VERBS:
            raise NoWording(f"{self.code}: {forms[0]} is not in the lexicon of verbs")
        command, infinitive, does = VERBS[forms[0]]
        if mood in (AIM, AIM3):
            return f"{infinitive}kse{'si' if mood == AIM else 'en'}"
        return infinitive if mood in (INF, INF3) else does if mood == DOES else command

    def wanted(self, wanted: str, form: str, subject: Phrase | None) -> str:
        """The total object is nominative in a command, and genitive in all else."""
        return (
            "acc" if wanted == "obj" and form in (INF, DOES, INF3, AIM, AIM3) else super().wanted(wanted, form, subject)
        )

    def phrase(self, said: Say, form: str) -> str:
        """An adverb stands behind the verb, which is the first word: "lisää sen sijaan 2 taakkaa".

        So does the place that a card comes from, if a clause follows: "pelaa nostopakastasi kumppani, jolla …".
        """
        said = with_bonuses_denied(self.flowing(self.referring(self.with_masses(said), form)))
        if said.id == "Modify":
            return self.of_agent(said, form)
        if said.id in IF_THEN:
            said = with_some(said)
        if said.id == "When.otherwise":
            said = told_once(said)
        card = said.slots.get("x")
        if said.id == "WoundsOn.narrowed" and isinstance(card, Noun) and can_be_participle(replace(card, determiner=A)):
            # A participle has no plural here: "tätä kumppania vastaan taistelevan palvelijan haavasta".
            card = replace(card, determiner=A)
            said = replace(said, slots={**said.slots, "x": card})
        if (
            said.id == "WoundsOn.narrowed"
            and isinstance(card, Noun)
            and (form == NUMBER or not self.after(card, "gen") or can_be_participle(card))
        ):
            said = replace(said, id="WoundsOn")
        phase = said.slots.get("phase")
        if said.id == "Predicate.phase" and isinstance(phase, Noun) and phase.determiner == EACH:
            said = replace(said, id="Predicate.phase.every")
        if said.id in AT_RANDOM and isinstance(card, Noun):
            said = replace(said, slots={**said.slots, "x": replace(card, adjectives=[*card.adjectives, "random"])})
        if said.id in WOUNDS and counts(said.slots.get("rest")):
            often = say("Times.tail", tail=said.slots["rest"])  # "paranna kumppania, jolla …, kerran jokaista … kohti"
            said = replace(said, slots={**said.slots, "early": None, "rest": None, "times": often})
        if said.id == "MoveCards.discard" and said.slots["zone"] == say("From.seen"):
            said = replace(said, id="MoveCards.discard.seen")
        if said.id == "MoveCards.hand" and isinstance(card, Noun) and card.determiner in (IT, THIS, THAT):
            said = replace(said, id="MoveCards.hand.known")
        if (
            said.id in FROM_WHERE
            and said.slots["zone"]
            and isinstance(card, Noun)
            and self.after(card, "obj")[:1] == ","
        ):
            said = replace(said, id=f"{said.id}.narrowed")
        if said.id.startswith("May") and "cost" in said.id and self.has_aim(said.slots["e"]):
            said = replace(said, id=said.id.replace("cost", "aim"))
        adverb = ADVERBS.get(said.id, "")
        if said.id in TIMES and said.slots.get("anew") is None and form == DO:
            said, adverb = replace(said, id="Instead"), self.phrase(replace(said, id=TIMES[said.id]), "")
        text = super().phrase(said, form)
        verb, _, rest = text.partition(" ")
        return f"{verb} {adverb} {rest}" if adverb else text

    def folded(self, listed: Listed) -> Listed:
        """A card or a token on it: "poista tämä olosuhde tai poista siltä haltiamerkki"."""
        listed = super().folded(listed)
        if len(listed.parts) != 2:
            return listed
        card, token = listed.parts
        if not isinstance(card, Say) or not isinstance(token, Say) or (card.id, token.id) != CARD_OR_TOKEN:
            return listed
        host = token.slots["host"]
        if not isinstance(host, Noun) or not is_same(card.slots["x"], host):
            return listed
        taken = replace(token, id="Token.remove.it", slots={**token.slots, "host": replace(host, determiner=IT)})
        return replace(listed, parts=[card, taken])

    def stated(self, said: Say, text: str, form: str) -> str:
        """A duration stands before all that holds until then: "tässä taistelussa … saa … eikä voi saada haavoja"."""
        until = said.slots.get("until")
        several = said.id == "Modify" and isinstance(said.slots["p"], Listed)
        if several and until is not None and form not in (INF, INF3):
            text = f"{self.say(until)} {text.removesuffix(f' {self.say(until)}')}"
        return super().stated(said, text, form)

    def has_aim(self, effects: Slot) -> bool:
        """Whether all that is done has a verb of its own: "poistaakseen tämän palvelijan"."""
        if isinstance(effects, Listed):
            return all(self.has_aim(one) for one in effects.parts)
        return isinstance(effects, Say) and any(
            isinstance(piece, Mooded) and piece.forms[0] in VERBS
            for piece in self.pieces(self.template(effects.id, INF))
        )

    def punctuated(self, text: str) -> str:
        """ "ja" and a negation are one word: "etkä voi löytää"."""
        return AND_NOT.sub(and_not, super().punctuated(text))

    def of_agent(self, said: Say, form: str) -> str:
        """What nobody can do to a card has it as its object: "taistelutapahtumia ei voi pelata"."""
        predicates = said.slots["p"]
        if isinstance(predicates, Say) and predicates.id in DEFENDING:
            against, card, until = predicates.slots.get("src"), said.slots.get("x"), said.slots.get("until")
            return super().phrase(say("Modify.defend", x=card, src=against, until=until), form)
        told = predicates.parts if isinstance(predicates, Listed) else [predicates]
        passive = [one for one in told if isinstance(one, Say) and one.id in PASSIVE]
        if not passive:
            return super().phrase(said, form)
        active = [one for one in told if one not in passive]
        suffered = replace(said, id="Modify.passive", slots={**said.slots, "p": Listed(passive)})
        if not active:
            return super().phrase(suffered, form)
        done = replace(said, slots={**said.slots, "p": Listed(active), "until": None})
        return f"{super().phrase(done, form)}, eikä {super().phrase(suffered, DO).replace(' ei voi ', ' voi ', 1)}"


def and_not(found: re.Match[str]) -> str:
    """ "etkä", "eikä", "eivätkä"; the subject stands behind: "eikä kantaja ole"."""
    return f"{found['no']}kä {found['subject'] or ''}"


def with_bonuses_denied(said: Say) -> Say:
    """Items that give no bonus are several: "taistelevan hahmon aseet eivät anna voimabonusta"."""
    subject, predicate = said.slots.get("x"), said.slots.get("p")
    if not isinstance(predicate, Say) or predicate.id not in NO_BONUS or not isinstance(subject, (Noun, Alternatives)):
        return said
    return replace(said, slots={**said.slots, "x": under_negation(subject)})


def with_some(said: Say) -> Say:
    """Any card of the kind that was just named is "jokin": "jos kyseinen palvelija …, haavoita jotakin palvelijaa"."""
    clause, name = (said.slots["c"], "a") if "c" in said.slots else (said.slots["h"], "e")
    topic, deed = topic_of(clause), said.slots[name]
    inner = deed.slots.get("e") if isinstance(deed, Say) and deed.id == "May" else deed
    card = inner.slots.get("x") if isinstance(inner, Say) else None
    if topic is None or not isinstance(inner, Say) or not isinstance(card, Noun) or not is_any_of(card, topic.head):
        return said
    some = replace(inner, slots={**inner.slots, "x": replace(card, adjectives=["some"])})
    done = replace(deed, slots={**deed.slots, "e": some}) if isinstance(deed, Say) and inner is not deed else some
    return replace(said, slots={**said.slots, name: done})


def told_once(said: Say) -> Say:
    """What both cases share is said in the first: "haltia saa … +3 voimaa; muuten +2 voimaa".

    If the card that is discarded is of the kind that must be there, it is "sellainen".
    """
    condition, done, otherwise = said.slots["c"], said.slots["a"], said.slots["b"]
    if not isinstance(condition, Say) or not isinstance(done, Say) or not isinstance(otherwise, Say):
        return said
    if (condition.id, done.id) == ("CanSpot", "Discard") and condition.slots["x"] == done.slots["x"]:
        return replace(said, slots={**said.slots, "a": say("Discard.such")})
    one, other = done.slots.get("p"), otherwise.slots.get("p")
    alike = {**done.slots, "p": None} == {**otherwise.slots, "p": None}
    if not isinstance(one, Say) or not isinstance(other, Say) or one.id != other.id or not alike:
        return said
    if other.id not in ("Gets", "Is.states"):
        return said
    return replace(said, id="When.otherwise.less", slots={**said.slots, "b": other.slots["list"]})


def is_any_of(card: Noun, head: str) -> bool:
    """Whether of a card nothing is said but what it is."""
    said = card.adjectives or card.attributes or card.compounds or card.title or card.other or card.yours
    return card.head == head and card.determiner == A and card.count == 1 and not said


FINNISH: Final = Finnish()
