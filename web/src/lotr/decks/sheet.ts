// The printed sheet of a deck: visible only in print, where it is the only thing visible.

import { html, nothing, type TemplateResult } from "lit";
import { facts, term } from "../../catalogue.ts";
import { t } from "../../wording/language.ts";
import { capital } from "../cards/face.ts";
import { type Deck, size } from "./deck.ts";
import { fullName } from "./legality.ts";
import { listed, sideCount, SIDES } from "./numbers.ts";

export function sheet(deck: Deck, name: string): TemplateResult {
    return html`<article class="sheet">
        <h1>${name}</h1>
        <p>${t("deck-size", { cards: size(deck) })}</p>
        <div class="sheet__parts">
            ${part(t("deck-ring-bearer-and-ring"), [
                list([deck.ring_bearer, deck.ring].filter(Boolean).map((id) => line(id))),
            ])}
            ${part(t("deck-path", { count: deck.adventure_deck.length }), [
                list(deck.adventure_deck.map((id) => line(id, facts(id)?.site_number ?? undefined))),
            ])}
            ${SIDES.map((side) =>
                part(
                    `${side === "shadow" ? t("deck-shadow") : t("deck-free")} ${sideCount(deck, side, facts)}`,
                    listed(deck, side, facts).map(
                        ([type, cards]) =>
                            html`<h3>${capital(term(`type-${type}`))}</h3>
                                ${list(cards.map(([id, count]) => line(id, count)))}`,
                    ),
                ),
            )}
        </div>
    </article>`;
}

function part(heading: string, content: readonly TemplateResult[]): TemplateResult {
    return html`<section>
        <h2>${heading}</h2>
        ${content}
    </section>`;
}

function list(lines: readonly TemplateResult[]): TemplateResult {
    return html`<ul>
        ${lines}
    </ul>`;
}

/** Renders a line of the sheet: a card with its number of copies, or a site. */
function line(id: string, count?: number): TemplateResult {
    const card = facts(id);
    return html`<li>${count ? html`<b>${count}</b> ` : nothing}${card ? fullName(card) : id} <small>${id}</small></li>`;
}
