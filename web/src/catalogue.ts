// What is printed on the cards of a game, in the language in use: loaded before its board shows.

import { html, type TemplateResult } from "lit";
import type { Language } from "./wording/language.ts";

/** Facts of one card, character or space; which ones there are depends on the game and its type. */
export interface CardFacts {
    readonly title: string;
    readonly subtitle?: string;
    readonly text?: readonly string[];
    readonly type?: string;
    // The Lord of the Rings
    readonly side?: string;
    readonly culture?: string;
    readonly race?: string;
    readonly item_class?: string;
    readonly unique?: boolean;
    readonly cost?: number | null;
    readonly strength?: number | null;
    readonly vitality?: number | null;
    readonly resistance?: number | null;
    readonly site_number?: number | null;
    readonly shadow_number?: number | null;
    readonly block?: string;
    readonly signet?: string;
    readonly keywords?: readonly (readonly [word: string, amount: number])[];
    // Talisman
    readonly kind?: string;
    readonly name?: string;
    readonly craft?: number | null;
    readonly region?: string;
    readonly place?: number;
    readonly alignment?: string;
    readonly uncertain?: boolean;
    readonly [fact: string]: unknown;
}

interface Catalogue {
    readonly cards: Readonly<Record<string, CardFacts>>;
    readonly terms: Readonly<Record<string, string>>;
}

const NOTHING: Catalogue = { cards: {}, terms: {} };
let current: Catalogue = NOTHING;
const loading = new Map<string, Promise<Catalogue>>();

/** What is printed on a card; undefined if it is not in the catalogue, as of a hidden one. */
export function facts(definition: string): CardFacts | undefined {
    return current.cards[definition];
}

/** A word of the game in the language in use, such as the name of a culture. */
export function term(id: string): string {
    return current.terms[id] ?? id;
}

/** All definitions of the catalogue, in its order. */
export function definitions(): string[] {
    return Object.keys(current.cards);
}

/** Loads the catalogue of a game in a language and uses it from then on. */
export async function loadCatalogue(game: string, language: Language): Promise<void> {
    const address = `/api/catalogue/${game}/${language}`;
    let wanted = loading.get(address);
    if (!wanted) {
        wanted = fetch(address).then((response) => {
            if (!response.ok) throw new Error(`${address}: ${response.status}`);
            return response.json() as Promise<Catalogue>;
        });
        wanted.catch(() => loading.delete(address));
        loading.set(address, wanted);
    }
    current = { ...NOTHING, ...(await wanted) };
}

/** Uses a catalogue that is at hand: for tests. */
export function useCatalogue(catalogue: Partial<Catalogue>): void {
    current = { ...NOTHING, ...catalogue };
}

/** Draws a card enlarged, with all its text. */
export type Face = (definition: string) => TemplateResult;
let drawn: Face = plainFace;

/** How the cards of the game look when enlarged: each board says so when it is loaded. */
export function drawFaces(face: Face): void {
    drawn = face;
}

/** The enlarged card. */
export function face(definition: string): TemplateResult {
    return drawn(definition);
}

/** A card before its board has said how it looks: title and text. */
function plainFace(definition: string): TemplateResult {
    const card = facts(definition);
    return html`<article class="plain-card">
        <h3>${card?.title ?? definition}</h3>
        ${card?.subtitle ? html`<p><em>${card.subtitle}</em></p>` : ""}
        ${(card?.text ?? []).map((line) => html`<p>${line}</p>`)}
    </article>`;
}
