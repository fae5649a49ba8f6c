// Checks whether a deck is legal; finds all faults at once, each with its rule (LR-5.2 to LR-5.17, LG-109).
// src/inglenook/lotr/decks/legality.py makes the same checks at the table; a test compares the verdicts.

import type { CardFacts } from "../../catalogue.ts";
import type { Worded } from "../../server/wire.generated.ts";
import { FORMATS, SETS, type FormatFacts } from "../search/query-terms.ts";
import { idsOf, size, type Deck } from "./deck.ts";

export interface Fault {
    readonly message: Worded;
    readonly rule: string;
    /** Ids of the cards at fault. */
    readonly about: readonly string[];
}

export type FactsOf = (id: string) => CardFacts | undefined;

export const LEAST_CARDS = 60;
const FRODO = "Frodo";
const RING = "the_one_ring";

/** Returns the most copies of a title that a draw deck may have (LR-5.14, LR-5.15). */
export function mostOf(title: string): number {
    return title === FRODO ? 3 : 4;
}

export function fullName(card: CardFacts): string {
    return card.subtitle ? `${card.title}, ${card.subtitle}` : card.title;
}

interface Known {
    readonly id: string;
    readonly card: CardFacts;
}

/** Returns all faults of a deck in a format; none if the deck is legal. */
export function legality(deck: Deck, name: string, factsOf: FactsOf): Fault[] {
    const format = FORMATS[name]!;
    const known = (ids: readonly string[]): Known[] =>
        ids.flatMap((id) => {
            const card = factsOf(id);
            return card ? [{ id, card }] : [];
        });
    return [
        ...unknown(deck, format, factsOf),
        ...outside(known(idsOf(deck)), format),
        ...listed(deck, format, known),
        ...ringBearer(deck, known),
        ...ring(deck, known),
        ...drawDeck(deck, format, known),
        ...adventureDeck(deck, known),
    ];
}

function fault(rule: string, about: readonly Known[], message: string, told: Record<string, unknown> = {}): Fault {
    return { message: { message, ...told } as unknown as Worded, rule, about: about.map((one) => one.id) };
}

function named(one: Known): string {
    return `${fullName(one.card)} (${one.id})`;
}

function unknown(deck: Deck, format: FormatFacts, factsOf: FactsOf): Fault[] {
    const strange = idsOf(deck).filter((id) => !factsOf(id));
    return strange.map((given) => ({ ...fault(format.rule, [], "deck-unknown-code", { given }), about: [given] }));
}

/** Reports cards of other sets, and sites of the other block (LR-5.2 to LR-5.4). */
function outside(cards: readonly Known[], format: FormatFacts): Fault[] {
    return cards
        .filter((one) => !hasSetOf(format, one.card))
        .map((one) =>
            fault(format.rule, [one], "deck-not-in-format", {
                card: named(one),
                set: { message: SETS[String(one.card["set"])] },
                format: { message: format.title },
            }),
        );
}

export function hasSetOf(format: FormatFacts, card: CardFacts): boolean {
    if (card.type === "site" && card.block !== format.block) return false;
    return !format.sets.length || format.sets.includes(Number(card["set"]));
}

/** Reports cards that the format bans, and extra copies of cards that it restricts to one (LG-109). */
function listed(deck: Deck, format: FormatFacts, known: (ids: readonly string[]) => Known[]): Fault[] {
    if (!format.banned.length && !format.restricted.length) return [];
    const names = (ids: readonly string[]) => new Set(known(ids).map((one) => fullName(one.card)));
    const [banned, restricted] = [names(format.banned), names(format.restricted)];
    const copies = new Map<string, number>();
    const each = [deck.ring_bearer, deck.ring, ...deck.adventure_deck].map((id) => [id, 1] as const);
    for (const [id, count] of [...each, ...deck.draw_deck]) {
        for (const one of known([id])) copies.set(fullName(one.card), (copies.get(fullName(one.card)) ?? 0) + count);
    }
    return known(idsOf(deck)).flatMap((one) => {
        const name = fullName(one.card);
        const told = { card: named(one), format: { message: format.title } };
        if (banned.has(name)) return [fault(format.rule, [one], "deck-banned", told)];
        const n = copies.get(name) ?? 0;
        if (restricted.has(name) && n > 1) return [fault(format.rule, [one], "deck-restricted", { ...told, n })];
        return [];
    });
}

/** Requires a Frodo as the starting Ring-bearer (LR-5.7). */
function ringBearer(deck: Deck, known: (ids: readonly string[]) => Known[]): Fault[] {
    if (!deck.ring_bearer) return [fault("LR-5.7", [], "deck-no-ring-bearer")];
    const others = known([deck.ring_bearer]).filter((one) => one.card.title !== FRODO);
    return others.map((one) => fault("LR-5.7", [one], "deck-not-frodo", { card: named(one) }));
}

/** Requires one copy of The One Ring (LR-5.8). */
function ring(deck: Deck, known: (ids: readonly string[]) => Known[]): Fault[] {
    if (!deck.ring) return [fault("LR-5.8", [], "deck-no-ring")];
    const others = known([deck.ring]).filter((one) => one.card.type !== RING);
    return others.map((one) => fault("LR-5.8", [one], "deck-not-the-ring", { card: named(one) }));
}

/** Checks the draw deck: size, balance of sides, card types, and copies of a title (LR-5.10 to LR-5.15, LG-112). */
function drawDeck(deck: Deck, format: FormatFacts, known: (ids: readonly string[]) => Known[]): Fault[] {
    const faults: Fault[] = [];
    const n = size(deck);
    if (n < LEAST_CARDS) faults.push(fault("LR-5.10", [], "deck-too-few", { n, least: LEAST_CARDS }));
    const [free, shadow] = sides(deck, known);
    const strange = n - deck.draw_deck.reduce((sum, [id, count]) => sum + (known([id]).length ? count : 0), 0);
    if (Math.abs(free - shadow) > strange) faults.push(fault("LR-5.11", [], "deck-unequal", { free, shadow }));
    const titles = new Map<string, Known[]>();
    for (const [id] of deck.draw_deck) {
        for (const one of known([id])) {
            if (one.card.type === RING) {
                faults.push(fault("LR-5.12", [one], "deck-ring-in-draw-deck", { card: named(one) }));
            } else if (one.card.type === "site") {
                faults.push(fault("LR-5.13", [one], "deck-site-in-draw-deck", { card: named(one) }));
            } else titles.set(one.card.title, [...(titles.get(one.card.title) ?? []), one]);
        }
    }
    if (format.limited) return faults;
    const copies = new Map(deck.draw_deck);
    for (const [title, cards] of titles) {
        const count = cards.reduce((sum, one) => sum + copies.get(one.id)!, 0);
        const most = mostOf(title);
        const rule = title === FRODO ? "LR-5.15" : "LR-5.14";
        if (count > most) faults.push(fault(rule, cards, "deck-too-many", { n: count, title, most }));
    }
    return faults;
}

/** Returns the number of cards of each side in the draw deck. */
function sides(deck: Deck, known: (ids: readonly string[]) => Known[]): [free: number, shadow: number] {
    const of = (side: string) =>
        deck.draw_deck.reduce((sum, [id, count]) => sum + (known([id])[0]?.card.side === side ? count : 0), 0);
    return [of("free_peoples"), of("shadow")];
}

/** Requires nine sites of one block, one for each number (LR-5.16, LR-5.17). */
function adventureDeck(deck: Deck, known: (ids: readonly string[]) => Known[]): Fault[] {
    const cards = known(deck.adventure_deck);
    const sites = cards.filter((one) => one.card.type === "site");
    const faults = cards
        .filter((one) => one.card.type !== "site")
        .map((one) => fault("LR-5.16", [one], "deck-not-a-site", { card: named(one) }));
    const missing: number[] = [];
    for (let number = 1; number <= 9; number++) {
        const there = sites.filter((one) => one.card.site_number === number);
        if (!there.length) missing.push(number);
        else if (there.length > 1) {
            faults.push(fault("LR-5.16", there, "deck-sites-of-one-number", { number, sites: there.map(named) }));
        }
    }
    if (missing.length > deck.adventure_deck.length - cards.length) {
        faults.push(fault("LR-5.16", [], "deck-no-site", { numbers: missing }));
    }
    const [fellowship, towers] = ["fellowship", "towers"].map((block) =>
        sites.filter((one) => one.card.block === block),
    );
    if (fellowship!.length && towers!.length) {
        const told = { fellowship: fellowship!.map(named), towers: towers!.map(named) };
        faults.push(fault("LR-5.17", [...fellowship!, ...towers!], "deck-mixed-blocks", told));
    }
    return faults;
}
