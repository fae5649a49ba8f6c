// Card faces of Talisman, drawn from the facts of the catalogue: a band with kind and number, title, picture, text,
// Strength and Craft.  Three densities: mini (on the table), normal, and enlarged to read.

import { html, nothing, svg, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import { filled } from "../../controls/turns.ts";
import { t } from "../../wording/language.ts";
import { factsOf, symbolOf, type Facts } from "./facts.ts";
import { breakable, longestWord } from "../../wording/hyphens.ts";
import { figureOf, pictureOf } from "./pictures.ts";

export type Density = "mini" | "normal";

/** Returns a card's title, kind and values in one line, without its number of copies. */
export function cardLabel(definition: string, mark = ""): string {
    const facts = factsOf(definition);
    const parts = facts.head.split(" · ");
    const head = (parts.length > 1 && facts.kind !== "character" ? parts.slice(0, -1) : parts).join(" · ");
    const label = head ? t("talisman-table-card", { title: facts.title, head }) : facts.title;
    return mark ? `${label}. ${t("talisman-table-can-be-chosen")}` : label;
}

/** Returns the kind of a card as text, such as "Enemy (Dragon)": the first part of its head line. */
function kindLine(facts: Facts): string {
    return facts.head.split(" · ")[0] ?? "";
}

function values({ strength, craft }: Facts): TemplateResult {
    return html`${strength ? html`<span class="tcard__value">${icon("t-strength", t("term-strength"))}${strength}</span>` : nothing}
    ${craft ? html`<span class="tcard__value">${icon("t-craft", t("term-craft"))}${craft}</span>` : nothing}`;
}

/** Renders the face of a card, a picture with text; the caller wraps it in a button. */
export function cardFace(definition: string, density: Density): TemplateResult {
    const facts = factsOf(definition);
    const size = longestWord(facts.title) > 12 || facts.title.length > 18 ? "tcard--long" : "";
    return html`<span class="tcard tcard--${density} ${size}" data-kind=${facts.kind}>
        <span class="tcard__band">
            ${icon(symbolOf(facts))}${density === "mini" ? nothing : html`<span class="tcard__kind">${kindLine(facts)}</span>`}
            ${facts.number ? html`<span class="tcard__order">${facts.number}</span>` : nothing}
        </span>
        <span class="tcard__title">${breakable(facts.title)}</span>
        <svg class="tcard__art" viewBox="0 0 120 62" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            ${pictureOf(facts)}
        </svg>
        ${density === "mini" ? nothing : html`<span class="tcard__text">${facts.text.map((line) => html`<span>${line}</span>`)}</span>`}
        <span class="tcard__foot">${values(facts)}</span>
    </span>`;
}

/** Renders the back of a card that the viewer may not see. */
export function cardBack(deck: "adventure" | "spell"): TemplateResult {
    return html`<span class="tback" data-deck=${deck}>${icon(deck === "spell" ? "t-spell" : "ui-why")}</span>`;
}

/** Renders a note on what is uncertain about a component. */
function remark({ uncertain }: Facts): TemplateResult | typeof nothing {
    if (!uncertain) return nothing;
    return html`<details class="tread__remark">
        <summary>${t("talisman-table-source")}</summary>
        ${uncertain}
    </details>`;
}

/** Renders a character for reading: portrait, start values and abilities. */
function characterFace(facts: Facts): TemplateResult {
    return html`<article class="tchar">
        <svg class="tchar__art" viewBox="0 -4 60 64" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
            ${figureOf(facts)}
        </svg>
        <div class="tchar__body">
            <h3 class="tchar__name">${breakable(facts.title)}</h3>
            <p class="tchar__stats">
                <span>${icon("t-strength", t("term-strength"))}${facts.strength}</span>
                <span>${icon("t-craft", t("term-craft"))}${facts.craft}</span>
                <span>${icon("t-life", t("talisman-table-lives"))}${facts.lives}</span>
                <span>${icon("t-gold", t("term-gold"))}${facts.gold}</span>
            </p>
            <p class="tchar__line">${facts.head}</p>
            <ul class="tchar__abilities">
                ${facts.text.map((line) => html`<li>${line}</li>`)}
            </ul>
            ${remark(facts)}
        </div>
    </article>`;
}

/** Renders a component for reading, as popovers show it: a card with all its text below, or a character. */
export function enlarged(definition: string): TemplateResult {
    const facts = factsOf(definition);
    if (facts.kind === "character") return characterFace(facts);
    return html`<article class="tread" data-kind=${facts.kind}>
        <header class="tread__band">
            ${facts.kind === "space" ? nothing : icon(symbolOf(facts))}<span>${kindLine(facts)}</span>
            ${facts.number ? html`<span class="tcard__order" aria-label=${t("talisman-table-number", { number: facts.number })}>${facts.number}</span>` : nothing}
        </header>
        <div class="tread__title">
            <h3>${breakable(facts.title)}</h3>
            <span class="tread__values">${values(facts)}</span>
        </div>
        <svg class="tread__art" viewBox="0 0 120 62" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            ${pictureOf(facts)}
        </svg>
        <div class="tread__text">${facts.text.map((line) => html`<p>${line}</p>`)} ${remark(facts)}</div>
    </article>`;
}

/** Renders the portrait of a character under an arch. */
export function portrait(definition: string): TemplateResult {
    return html`<svg class="sheet__portrait" viewBox="0 0 60 60" aria-hidden="true">
        ${filled([definition], () => (definition ? svg`<g transform="translate(0 4)">${figureOf(factsOf(definition))}</g>` : nothing))}
    </svg>`;
}
