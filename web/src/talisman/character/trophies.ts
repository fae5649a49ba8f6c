// Trophies: their points, and the progress towards the next point of Strength or Craft.

import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import { roving } from "../../controls/arrow-keys.ts";
import type { Session } from "../../session/session.ts";
import { t } from "../../wording/language.ts";
import { slots } from "./slots.ts";
import { trophyPrice, viewOf, type Alive } from "../view.ts";

/** Most boxes drawn for a price; a higher price is only written. */
const MOST_PIPS = 10;

function towards(what: "strength" | "craft", points: number, price: number): string {
    return what === "strength"
        ? t("talisman-table-trophy-strength", { points, price })
        : t("talisman-table-trophy-craft", { points, price });
}

function enough(what: "strength" | "craft", points: number, gain: number): string {
    return what === "strength"
        ? t("talisman-table-trophy-strength-enough", { points, gain })
        : t("talisman-table-trophy-craft-enough", { points, gain });
}

function meter(what: "strength" | "craft", character: Alive, price: number): TemplateResult | typeof nothing {
    const [points, gain] = [character.trophy_points[what], character.trophy_gain[what]];
    if (!points) return nothing;
    const label = gain ? enough(what, points, gain) : towards(what, points, price);
    const pips =
        price <= MOST_PIPS
            ? Array.from({ length: price }, (_, place) => html`<i class=${place < points ? "is-full" : ""}></i>`)
            : nothing;
    return html`<p class="meter meter--${what}">
        ${icon(`t-${what}`)}<span class="meter__pips" aria-hidden="true">${pips}</span><span>${label}</span>
    </p>`;
}

/** Renders the trophies of a character; Enemies give Strength, Spirits Craft. */
export function trophies(session: Session, character: Alive): TemplateResult | typeof nothing {
    if (!character.trophies.length) return nothing;
    const price = trophyPrice(viewOf(session));
    return html`<div class="sheet__part">
        <h3>${t("sheet-trophies")}</h3>
        ${meter("strength", character, price)} ${meter("craft", character, price)}
        <ul class="slots" @keydown=${(event: KeyboardEvent) => roving(event, "button.slot")}>
            ${slots(session, character.trophies)}
        </ul>
    </div>`;
}
