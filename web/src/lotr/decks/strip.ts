// Small parts of the builder: a card as a strip in a list, and a card's picture.

import { html, nothing, type TemplateResult } from "lit";
import { facts } from "../../catalogue.ts";
import { icon } from "../../controls/icon.ts";
import { culture, cultureIcon, side } from "../cards/face.ts";

/** Renders a card as a strip: spine, cost, title, numbers.  Pressing the strip opens the card for reading. */
export function strip(id: string, read: (id: string, at: HTMLElement) => void): TemplateResult {
    const card = facts(id);
    if (!card) return html`<span class="strip"><span class="strip__title">${id}</span></span>`;
    const numbers = card.strength && card.vitality ? `${card.strength}/${card.vitality}` : "";
    return html`<button
        type="button"
        class="strip"
        data-side=${side(card)}
        data-culture=${culture(card)}
        title=${card.subtitle ? `${card.title}, ${card.subtitle}` : card.title}
        @click=${(event: Event) => read(id, event.currentTarget as HTMLElement)}
    >
        <span class="strip__spine">${icon(cultureIcon(culture(card)))}</span>
        ${card.cost === null || card.cost === undefined ? nothing : html`<span class="cost" data-side=${side(card)}><b>${card.cost}</b></span>`}
        <span class="strip__title"
            >${card.title}${card.subtitle ? html`<span class="visually-hidden">,</span> <small>${card.subtitle}</small>` : nothing}</span
        >
        ${numbers ? html`<span class="strip__stat">${numbers}</span>` : nothing}
    </button>`;
}
