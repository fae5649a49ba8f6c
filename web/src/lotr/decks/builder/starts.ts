// The possible starting fellowships of a deck.  The server applies the rules for requirements and discounts.

import { html, LitElement, type TemplateResult } from "lit";
import { facts } from "../../../catalogue.ts";
import { reason } from "../../../pages/page.ts";
import { server } from "../../../server/api.ts";
import type { Start } from "../../../server/wire.generated.ts";
import { Speaking, t } from "../../../wording/language.ts";
import type { Deck } from "../deck.ts";
import { fullName } from "../legality.ts";

/** Most starting fellowships listed. */
const MOST = 40;

const asked = new Map<string, Promise<Start[]>>();

/** Returns the starting fellowships of a deck; fetches them once for the same companions. */
export function startsOf(deck: Deck): Promise<Start[]> {
    const companions = deck.draw_deck.filter(([id]) => facts(id)?.type === "companion");
    const key = JSON.stringify([deck.ring_bearer, companions]);
    let found = asked.get(key);
    if (!found) {
        found = server.startsOf("lotr", { ...deck, adventure_deck: [], draw_deck: companions });
        found.catch(() => asked.delete(key));
        asked.set(key, found);
    }
    return found;
}

/** Returns the names of a starting fellowship in one line. */
export function startName({ cards }: Start): string {
    return cards.map((id) => fullName(facts(id)!)).join(" + ");
}

export class DeckStarts extends LitElement {
    static override properties = { deck: { attribute: false }, found: { state: true }, problem: { state: true } };
    declare deck: Deck;
    declare found: readonly Start[] | undefined;
    declare problem: unknown;
    protected readonly speaking = new Speaking(this);

    protected override createRenderRoot(): HTMLElement {
        return this;
    }

    protected override willUpdate(changed: Map<string, unknown>): void {
        if (changed.has("deck")) void this.#ask(this.deck);
    }

    async #ask(deck: Deck): Promise<void> {
        try {
            const found = await startsOf(deck);
            if (deck === this.deck) [this.found, this.problem] = [found, undefined];
        } catch (problem) {
            this.problem = problem;
        }
    }

    protected override render(): TemplateResult {
        if (this.problem) return html`<p class="stats__note" role="alert">${reason(this.problem)}</p>`;
        if (!this.found) return html`<p class="stats__note">${t("page-loading")}</p>`;
        if (!this.found.length) return html`<p class="stats__note">${t("deck-no-start")}</p>`;
        return html`<p class="stats__note">${t("deck-start-note")}</p>
            <ul class="starts">
                ${this.found.slice(0, MOST).map((start) => html`<li><b>${start.cost}</b> ${startName(start)}</li>`)}
            </ul>`;
    }
}

customElements.define("ing-deck-starts", DeckStarts);
