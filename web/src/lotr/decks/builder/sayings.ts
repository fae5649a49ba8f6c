// What the builder says of the deck on the bench: how it stands, why there cannot be more of a card, its numbers.

import { facts, factsIn } from "../../../catalogue.ts";
import { announce, tell } from "../../../controls/announce.ts";
import { language, LANGUAGES, type Language, say, t } from "../../../wording/language.ts";
import { title as fullTitle } from "../../cards/face.ts";
import { copiesOf, size, withCopies } from "../deck.ts";
import { type Fault, legality } from "../legality.ts";
import { sideCount } from "../numbers.ts";
import type { Bench } from "./bench.ts";

/** The verdict is said so long after the last change. */
const PAUSE = 600;

/** Says how a deck stands, once somebody pauses: with the fault that is new since it was said last. */
export class Verdicts {
    #told: readonly string[] = [];
    #timer = 0;

    soon(faults: () => readonly Fault[]): void {
        this.hush();
        this.#timer = window.setTimeout(() => announce(this.words(faults())), PAUSE);
    }

    hush(): void {
        window.clearTimeout(this.#timer);
    }

    words(faults: readonly Fault[]): string {
        const told = faults.map(({ message }) => say(message));
        const fresh = told.find((one) => !this.#told.includes(one)) ?? told[0];
        this.#told = told;
        return fresh ? `${t("deck-faults", { count: told.length })} ${fresh}` : t("deck-is-legal");
    }
}

/** Why there cannot be one more of a card, or that nothing is in the way. */
export function sayWhyNot({ deck, kept, league, faults }: Bench, id: string): void {
    const before = new Set(faults.map((fault) => fault.message.message));
    const more = withCopies(deck, id, copiesOf(deck, id) + 1);
    const found = [...legality(more, kept.format, facts), ...(league?.faults(more) ?? [])].filter(
        (fault) =>
            fault.about.includes(id) || (fault.message.message === "deck-too-many" && !before.has("deck-too-many")),
    );
    const card = fullTitle(facts(id)!);
    tell(found.map(({ message, rule }) => `${say(message)} (${rule})`).join(" ") || t("deck-why-none", { card }));
}

/** The card whose text was said last, and in which language. */
let spoken: readonly [id: string, code: Language] = ["", "en"];

/** A card's text in the next of the three languages. */
export function sayInNextLanguage(id: string): void {
    const [last, place] = spoken;
    const next = LANGUAGES[(LANGUAGES.indexOf(last === id ? place : language) + 1) % LANGUAGES.length]!;
    spoken = [id, next];
    void factsIn(next, id).then((card) => card && tell([card.kind, ...(card.text ?? [])].join(" ")));
}

export function sayNumbers({ deck, faults }: Bench): void {
    const [free, shadow] = [sideCount(deck, "free_peoples", facts), sideCount(deck, "shadow", facts)];
    const path = deck.adventure_deck.length;
    announce(t("deck-said", { cards: size(deck), free, shadow, path, faults: faults.length }));
}
