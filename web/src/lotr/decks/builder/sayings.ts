// The builder's announcements about the deck: its verdict, why there cannot be more of a card, its numbers.

import { facts, factsIn } from "../../../catalogue.ts";
import { announce, tell } from "../../../controls/announce.ts";
import { language, LANGUAGES, type Language, say, t } from "../../../wording/language.ts";
import { title as fullTitle } from "../../cards/face.ts";
import { copiesOf, size, withCopies } from "../deck.ts";
import { type Fault, legality } from "../legality.ts";
import { sideCount } from "../numbers.ts";
import type { Bench } from "./bench.ts";

/** Delay, in milliseconds, between the last change and the announcement of the verdict. */
const PAUSE = 600;

/** Announces the state of a deck once the player pauses, naming the fault that is new since the last announcement. */
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

/** Announces why there cannot be one more copy of a card, or that nothing prevents it. */
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

/** The card whose text was announced last, and the language it was in. */
let spoken: readonly [id: string, code: Language] = ["", "en"];

/** Announces a card's text in the next of the three languages. */
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
