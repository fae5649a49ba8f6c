// The face of a card, drawn from its data.  `cardFace` returns a picture of it, for reading; boards put `faceParts`
// into a button of their own.  Three densities: mini on the table, normal in the hand and in the skirmish, full for
// reading.

import { html, nothing, type TemplateResult } from "lit";
import { facts, term, type CardFacts } from "../../catalogue.ts";
import { icon } from "../../controls/icon.ts";
import { filled } from "../../controls/turns.ts";
import { edition } from "../../wording/language.ts";
import { phaseName } from "./phase-names.ts";
import { painting } from "./painting.ts";
import { terrain } from "./picture.ts";
import { rulesText } from "./text.ts";

export type Density = "mini" | "normal" | "full";

/** A small label on a card: wearing the Ring, roaming, fierce, or a lasting effect. */
export interface Flag {
    readonly icon: string;
    readonly text: string;
    /** Text beside the icon on a mini, which has room for a count at most. */
    readonly short: string;
}

/** The current state of a card, where it differs from the printed card. */
export interface CardState {
    readonly strength?: number;
    readonly vitality?: number;
    /** Vitality left to a wounded character. */
    readonly left?: number;
    readonly wounds?: number;
    readonly cost?: number;
    readonly siteNumber?: number;
    readonly shadowNumber?: number;
    /** Numbers that the player can ask about: strength, vitality, cost, site, shadow. */
    readonly changed?: readonly string[];
    readonly tokens?: readonly [culture: string, count: number];
    readonly stacked?: number;
    readonly flags?: readonly Flag[];
}

/** Returns the whole card as a picture with an accessible name; at full density its text can be read word by word. */
export function cardFace(definition: string, state: CardState = {}, density: Density = "normal"): TemplateResult {
    const card = facts(definition);
    if (!card) return cardBack(density);
    const label = [title(card), String(card["kind"] ?? ""), String(card["numbers"] ?? "")].filter(Boolean).join(". ");
    return html`<div
        class=${cardClass(card, density)}
        data-side=${side(card)}
        data-culture=${culture(card)}
        data-land=${card.type === "site" ? terrain(card) : nothing}
        ?data-long=${isLong(card)}
        data-tall=${isTall(card) || nothing}
        ?data-bare=${isBare(card)}
        role=${density === "full" ? "group" : "img"}
        aria-label=${label}
    >
        ${faceParts(definition, card, state, density)}
    </div>`;
}

/** Returns the back of a card. */
export function cardBack(density: Density = "mini", deck: "cards" | "sites" = "cards", label = ""): TemplateResult {
    return html`<span
        class="card card--back card--${density}"
        data-deck=${deck}
        role=${label ? "img" : nothing}
        aria-label=${label || nothing}
        aria-hidden=${label ? nothing : "true"}
        >${icon(deck === "sites" ? "site" : "logo")}</span
    >`;
}

/** Returns the title with the subtitle, if there is one. */
export function title(card: CardFacts): string {
    return card.subtitle ? `${card.title}, ${card.subtitle}` : card.title;
}

/** Returns the CSS classes of a card's element. */
export function cardClass(card: CardFacts, density: Density): string {
    return `card card--${density}${card.type === "site" ? " card--site" : ""}`;
}

/** Returns the side whose paper a card has: Free Peoples, Shadow or the Ring. */
export function side(card: CardFacts): string {
    return card.side === "shadow" ? "shadow" : card.type === "the_one_ring" ? "ring" : "free";
}

/** Returns the culture whose colour and sign a card shows. */
export function culture(card: CardFacts): string {
    return card.type === "the_one_ring" ? "ring" : (card.culture ?? "");
}

/** Whether the title is so long that it is set smaller, or in three lines. */
export function isLong(card: CardFacts): boolean {
    return card.title.length > 18 || title(card).length > 30;
}

/** Returns the number of lines a mini needs for a title that does not fit into two; "" if it fits. */
export function isTall(card: CardFacts): "" | "3" | "4" {
    if (card.title.length > 26) return "4";
    const words = card.title.split(/[ -]/);
    return card.title.length > 15 || words.length > 2 || (words.length > 1 && words.some((word) => word.length > 8))
        ? "3"
        : "";
}

/** Types that always have numbers; until a card's sheet is loaded its numbers are known only on the table. */
const NUMBERED: readonly (string | undefined)[] = ["site", "companion", "ally", "minion"];

/** Whether a card has no numbers, so that a mini leaves its whole lower part to the picture. */
export function isBare(card: CardFacts): boolean {
    return !NUMBERED.includes(card.type) && !shows(card, card.strength) && !shows(card, card.vitality);
}

/** Returns the name of a culture's symbol. */
export function cultureIcon(of: string): string {
    return of === "ring" ? "ring" : of ? `c-${of}` : "logo";
}

/** Returns the type line: type, then race, class or timing, such as "Companion · Dwarf". */
export function typeLine(card: CardFacts): string {
    const words = [capital(term(`type-${card.type}`))];
    if (card.race) words.push(capital(term(`race-${card.race}`)));
    if (card.item_class) words.push(capital(term(`item_class-${card.item_class}`)));
    if (card.type === "event") words.push(...phases(card).map(phaseName));
    if (card.type === "site") words.push(...(card.keywords ?? []).map(([word]) => capital(term(`keyword-${word}`))));
    return words.join(" · ");
}

/** Returns as much of the type line as fits; the paper, picture and numbers also show the type. */
function typeOf(card: CardFacts, density: Density): TemplateResult {
    const line = typeLine(card);
    const tight = density === "normal" && line.length > 18;
    const said = tight && line.includes(" · ") ? line.slice(line.indexOf(" · ") + 3) : line;
    return html`<span class="card__type ${tight && said.length > 18 ? "card__type--tight" : ""}">${said}</span>`;
}

/** Returns the phases in which a card can be used. */
export function phases(card: CardFacts): readonly string[] {
    return (card["phases"] ?? []) as readonly string[];
}

/**
 * Returns everything inside a card's element.  The element's name covers the content, so only a full card is exposed to
 * screen readers word by word.
 */
export function faceParts(definition: string, card: CardFacts, state: CardState, density: Density): TemplateResult {
    const parts = () =>
        card.type === "site"
            ? siteParts(definition, card, state, density)
            : cardParts(definition, card, state, density);
    if (density === "full") return parts();
    // Most cards are unchanged when the table is drawn again.
    const kept = filled([card, density, edition, JSON.stringify(state)], parts);
    return html`<span class="card__face" aria-hidden="true">${kept}</span>`;
}

function cardParts(definition: string, card: CardFacts, state: CardState, density: Density): TemplateResult {
    const mini = density === "mini";
    const cost = state.cost ?? card.cost;
    return html`${
            cost === null || cost === undefined || (mini && state.cost === undefined)
                ? nothing
                : html`<span class="card__cost ${changed(state, "cost")}">${cost}</span>`
        }
        <span class="card__culture">${icon(cultureIcon(culture(card)))}</span>
        <span class="card__head" lang="en"
            ><span class="card__title">${card.unique ? html`<i class="card__unique"></i>` : nothing}${card.title}</span
            >${card.subtitle ? html`<span class="card__subtitle">${card.subtitle}</span>` : nothing}</span
        >
        ${art(definition, card)}
        ${mini ? nothing : html`${typeOf(card, density)}<span class="card__text">${rulesText(card)}</span>`}
        <span class="card__foot ${card["bonus"] ? "card__foot--bonus" : ""}"
            >${numbers(card, state)} ${mini ? nothing : html`<span class="card__code">${code(definition)}</span>`}</span
        >
        ${seal(card, state)} ${wounds(state)} ${flags(state, mini)} ${tokens(state)}`;
}

function siteParts(definition: string, card: CardFacts, state: CardState, density: Density): TemplateResult {
    return html`<span class="card__number">${card.site_number}</span>
        <span class="card__head" lang="en"><span class="card__title">${card.title}</span></span>
        <span class="card__shadow ${changed(state, "shadow")}">${state.shadowNumber ?? card.shadow_number}</span>
        ${art(definition, card)}
        ${
            density === "mini"
                ? nothing
                : html`<span class="card__type">${typeLine(card)}</span
                      ><span class="card__text">${rulesText(card)}</span>`
        }
        ${
            density === "full"
                ? html`<span class="card__arrow" data-to=${String(card["arrow"])}>${icon("ui-arrow")}</span>
                      <span class="card__foot"><span class="card__code">${code(definition)}</span></span>`
                : nothing
        }
        ${tokens(state)}`;
}

/** Returns the picture of a card; events and conditions have a sign in a corner. */
function art(definition: string, card: CardFacts): TemplateResult {
    const corner = sign(card);
    const symbol = corner && typeof document === "object" ? (document.getElementById(corner)?.innerHTML ?? "") : "";
    return html`<img class="card__art" alt="" draggable="false" src=${painting(definition, card, symbol)} />`;
}

/** Returns the picture alone, for lists; the text beside it names the card. */
export function thumbnail(definition: string): TemplateResult {
    const card = facts(definition)!;
    return html`<span
        class="${cardClass(card, "mini")} thumb"
        data-side=${side(card)}
        data-culture=${culture(card)}
        aria-hidden="true"
        >${art(definition, card)}</span
    >`;
}

/** Returns the corner symbol of an event (its phase) or a condition (a chain). */
function sign(card: CardFacts): string {
    if (card.type === "condition") return "chain";
    if (card.type !== "event" || !card["phases"]) return ""; // its sheet is not loaded
    const phase = phases(card)[0] ?? "response";
    return phase === "response" ? "ui-undo" : `p-${phase}`;
}

/** Whether a number is shown: a character's once it is known, any other card's only if it is not 0. */
function shows(card: CardFacts, number: number | null | undefined): number is number {
    return number !== null && number !== undefined && (!card["bonus"] || number !== 0);
}

function numbers(card: CardFacts, state: CardState): TemplateResult {
    const bonus = card["bonus"] ? "+" : "";
    const strength = state.strength ?? card.strength;
    const vitality = state.vitality ?? card.vitality;
    const left = state.left ?? vitality ?? 0;
    return html`${
        shows(card, strength)
            ? html`<span class="card__stat ${changed(state, "strength")}"
                  >${icon("strength")}${signed(bonus, strength)}</span
              >`
            : nothing
    }${
        shows(card, vitality)
            ? html`<span
                  class="card__stat ${state.wounds && left <= 1 ? "card__stat--low" : ""} ${changed(state, "vitality")}"
                  >${icon("vitality")}${signed(bonus, left)}${state.wounds ? html`<small>/${vitality}</small>` : nothing}</span
              >`
            : nothing
    }`;
}

/** Returns the foot of the spine: the signet of a companion, the site number of a minion, the home of an ally. */
function seal(card: CardFacts, state: CardState): TemplateResult | typeof nothing {
    if (card.signet) return html`<span class="card__seal">${icon(`sig-${card.signet}`)}</span>`;
    const home = (card["homes"] as readonly (readonly [number, string])[] | undefined)?.[0]?.[0];
    const number = state.siteNumber ?? (card.site_number || home);
    return number ? html`<span class="card__seal">${icon("site")}${number}</span>` : nothing;
}

function wounds(state: CardState): TemplateResult | typeof nothing {
    if (!state.wounds) return nothing;
    return html`<span class="card__wounds">${Array.from({ length: state.wounds }, () => icon("wound"))}</span>`;
}

function flags(state: CardState, mini: boolean): TemplateResult | typeof nothing {
    if (!state.flags?.length) return nothing;
    return html`<span class="card__flags"
        >${state.flags.map((flag) => html`<span class="card__flag">${icon(flag.icon)}${mini ? flag.short : flag.text}</span>`)}</span
    >`;
}

function tokens(state: CardState): TemplateResult | typeof nothing {
    if (!state.tokens && !state.stacked) return nothing;
    return html`<span class="card__tokens"
        >${
            state.tokens
                ? html`<span class="card__token" data-culture=${state.tokens[0]}
                      >${icon(cultureIcon(state.tokens[0]))}${state.tokens[1]}</span
                  >`
                : nothing
        }${state.stacked ? html`<span class="card__token card__token--stack">${icon("ui-cards")}${state.stacked}</span>` : nothing}</span
    >`;
}

function changed(state: CardState, number: string): string {
    return state.changed?.includes(number) ? "card__changed" : "";
}

function signed(plus: string, number: number): string {
    return number < 0 ? `−${-number}` : `${plus}${number}`;
}

/** Returns a card id as it is printed: "1C311" becomes "1 C 311". */
function code(definition: string): string {
    return definition.replace(/^(\d+)([A-Z]+)(\d+)$/, "$1 $2 $3");
}

/** Returns a word with its first letter in upper case. */
export function capital(word: string): string {
    return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}
