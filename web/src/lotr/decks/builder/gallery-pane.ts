// The cards to choose from: one search field, and buttons that write into it.

import { html, nothing, type TemplateResult } from "lit";
import { definitions, facts, term } from "../../../catalogue.ts";
import { icon } from "../../../controls/icon.ts";
import { roving } from "../../../controls/arrow-keys.ts";
import { t } from "../../../wording/language.ts";
import { capital, cardFace, thumbnail, title as fullTitle, typeLine } from "../../cards/face.ts";
import "../../search/finder.ts";
import { fieldName } from "../../search/pieces.ts";
import { asksFor, readQuery } from "../../search/query.ts";
import { FORMATS, plain, valuesOf } from "../../search/query-terms.ts";
import type { Bench } from "./bench.ts";
import { copiesOf } from "../deck.ts";

const SIDES = ["", "free", "shadow", "site"] as const;

/** Renders the search field, its buttons and the cards found. */
export function galleryPane(bench: Bench): TemplateResult {
    return html`<section class="deck-shelf" aria-label=${t("deck-cards")}>
        <div class="finder" role="search">
            <ing-finder
                .query=${bench.query}
                .count=${bench.whole ? bench.found.length : undefined}
                .unknown=${bench.unknown}
                @sought=${(event: CustomEvent<string>) => bench.search(event.detail)}
            ></ing-finder>
            ${quick(bench)}
        </div>
        <ul
            class="tiles ${bench.rows ? "tiles--rows" : ""}"
            @keydown=${(event: KeyboardEvent) => roving(event, ".tile__card")}
        >
            ${bench.found.slice(0, bench.shown).map((id, place) => tile(bench, id, place === 0))}
        </ul>
        ${bench.whole && !bench.found.length ? html`<p class="empty">${t("deck-none")}</p>` : nothing}
        ${
            bench.found.length > bench.shown
                ? html`<p class="tiles__more">
                      <button type="button" class="btn" @click=${() => bench.more()}>${t("deck-more")}</button>
                  </p>`
                : nothing
        }
    </section>`;
}

/** Returns the first term of a query for a field; "" if there is none. */
function termOf(query: string, field: string): string {
    return query.split(/\s+/).find((word) => word.startsWith(`${field}:`)) ?? "";
}

/** Returns the query with another value for a field, or without the field. */
export function withTerm(query: string, field: string, value: string): string {
    const rest = query.split(/\s+/).filter((word) => word && !word.startsWith(`${field}:`));
    return (value ? [...rest, `${field}:${value}`] : rest).join(" ");
}

function quick(bench: Bench): TemplateResult {
    const side = termOf(bench.query, "side");
    const culture = termOf(bench.query, "culture");
    const type = termOf(bench.query, "type").slice(5);
    const sideName = (value: string) =>
        value === "free"
            ? t("deck-free")
            : value === "shadow"
              ? t("deck-shadow")
              : value
                ? t("deck-sites")
                : t("deck-all");
    return html`<div class="quick">
        <div class="switch" role="group" aria-label=${t("deck-side")}>
            ${SIDES.map(
                (value) =>
                    html`<button
                        type="button"
                        aria-pressed=${side === (value && `side:${value}`)}
                        @click=${() => bench.search(withTerm(bench.query, "side", value))}
                    >
                        ${sideName(value)}
                    </button>`,
            )}
        </div>
        <div class="quick__cultures" role="group" aria-label=${t("deck-culture")}>
            ${culturesIn(bench).map((value) => {
                const on = culture === `culture:${value}`;
                return html`<button
                    type="button"
                    class="cul"
                    data-culture=${value}
                    aria-label=${term(`culture-${value}`)}
                    title=${term(`culture-${value}`)}
                    aria-pressed=${on}
                    @click=${() => bench.search(withTerm(bench.query, "culture", on ? "" : value))}
                >
                    ${icon(`c-${value}`)}
                </button>`;
            })}
        </div>
        ${bench.owned.size && !bench.league ? html`<div class="switch">${mine(bench)}</div>` : nothing}
        <label class="quick__type"
            ><span class="visually-hidden">${t("deck-type")}</span>
            <select
                class="field"
                @change=${(event: Event) => bench.search(withTerm(bench.query, "type", (event.target as HTMLSelectElement).value))}
            >
                <option value="">${t("deck-type")}</option>
                ${valuesOf("type").map(
                    ([value]) =>
                        html`<option value=${value} ?selected=${plain(type) === plain(value)}>
                            ${capital(term(`type-${value}`))}
                        </option>`,
                )}
            </select></label
        >
        <div class="switch quick__laid" role="group" aria-label=${t("deck-laid")}>
            ${laid(bench, false, "ui-cards", t("deck-pictures"))} ${laid(bench, true, "ui-menu", t("deck-rows"))}
        </div>
    </div>`;
}

function laid(bench: Bench, rows: boolean, sign: string, words: string): TemplateResult {
    return html`<button
        type="button"
        aria-label=${words}
        title=${words}
        aria-pressed=${bench.rows === rows}
        @click=${() => bench.layOut(rows)}
    >
        ${icon(sign)}
    </button>`;
}

const cultures = new Map<string, readonly string[]>();

/** Returns the cultures that have cards in the deck's format. */
function culturesIn(bench: Bench): readonly string[] {
    const { format } = bench.kept;
    let found = cultures.get(format);
    if (!found) {
        const { sets = [] } = FORMATS[format] ?? {};
        const cards = definitions().map((id) => facts(id));
        const there = new Set(
            cards.filter((card) => !sets.length || sets.includes(Number(card?.["set"]))).map((card) => card?.culture),
        );
        found = valuesOf("culture").flatMap(([value]) => (there.has(value) ? [value] : []));
        if (bench.whole) cultures.set(format, found);
    }
    return found;
}

/** Renders the switch that limits the search to cards from opened packs. */
function mine(bench: Bench): TemplateResult {
    const words = bench.query.split(/\s+/).filter(Boolean);
    const rest = words.filter((word) => !asksFor(readQuery(word).term, "own"));
    const on = rest.length < words.length;
    return html`<button
        type="button"
        aria-pressed=${on}
        @click=${() => bench.search((on ? rest : [...rest, `${fieldName("own")}>=1`]).join(" "))}
    >
        ${t("deck-mine")}
    </button>`;
}

function tile(bench: Bench, id: string, first: boolean): TemplateResult {
    const card = facts(id)!;
    const count = copiesOf(bench.deck, id);
    const site = card.type === "site";
    return html`<li class="tile ${site ? "tile--site" : ""} ${count ? "has" : ""}" data-id=${id}>
        <button
            type="button"
            class="tile__card"
            tabindex=${first ? 0 : -1}
            @click=${(event: Event) => bench.read(id, event.currentTarget as HTMLElement)}
        >
            ${bench.rows ? row(id) : cardFace(id, {}, "normal")}
        </button>
        ${placing(bench, id)} ${site || card.type === "the_one_ring" ? nothing : counter(bench, id)}
    </li>`;
}

/** Renders a card as a row: picture, name, kind and numbers. */
function row(id: string): TemplateResult {
    const card = facts(id)!;
    return html`${thumbnail(id)}<span class="row__words"
            ><b>${card.title}</b>${card.subtitle ? html` <i>${card.subtitle}</i>` : nothing}<small
                >${typeLine(card)}${card["numbers"] ? html`. ${String(card["numbers"])}` : nothing}</small
            ></span
        >`;
}

/** Renders the button that makes a card the Ring-bearer, the Ring or a site of the path. */
function placing(bench: Bench, id: string): TemplateResult | typeof nothing {
    const card = facts(id)!;
    const { deck } = bench;
    const there = deck.ring_bearer === id || deck.ring === id || deck.adventure_deck.includes(id);
    let words = "";
    if (card.type === "site") words = t("deck-as-site", { number: card.site_number ?? 0 });
    else if (card.type === "the_one_ring") words = t("deck-as-ring");
    else if (card.title === "Frodo" && card.type === "companion") words = t("deck-as-ring-bearer");
    if (!words) return nothing;
    return html`<button
        type="button"
        class="btn btn--small tile__place"
        aria-pressed=${there}
        aria-label="${words}: ${fullTitle(card)}"
        @click=${() => bench.place(id)}
    >
        ${there ? icon("ui-check") : nothing}${words}
    </button>`;
}

/** Renders the stepper of a card: less, pips for the permitted copies, and more. */
export function counter(bench: Bench, id: string): TemplateResult {
    const card = facts(id)!;
    const count = copiesOf(bench.deck, id);
    const [most, named] = [bench.most(id), bench.used(id)];
    const name = fullTitle(card);
    return html`<div class="tile__count" role="group" aria-label=${t("deck-of", { card: name, count, most })}>
        <button
            type="button"
            class="step"
            aria-label=${t("deck-less", { card: name })}
            aria-disabled=${count ? nothing : "true"}
            @click=${() => bench.put(id, count - 1)}
        >
            −
        </button>
        <span class="pips" aria-hidden="true"
            ><b class="pips__n">${count || ""}</b
            >${Array.from({ length: Math.max(most, count) }, (_, at) => html`<i class=${at < count ? "on" : at < named ? "other" : ""}></i>`)}</span
        >
        <button
            type="button"
            class="step"
            aria-label=${t("deck-add", { card: name })}
            aria-disabled=${named >= most ? "true" : nothing}
            @click=${() => bench.ask(id, count + 1)}
        >
            +
        </button>
    </div>`;
}
