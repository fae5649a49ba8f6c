// The collection page: counts by set and rarity, and every card with its number of copies; missing cards are dashed.

import "../../../styles/lotr/card.css";
import "../../../styles/lotr/decks.css";
import "../../../styles/lotr/league.css";
import "../../../styles/lotr/packs.css";
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { definitions, facts, isWhole, loadCatalogue, need } from "../../catalogue.ts";
import { icon } from "../../controls/icon.ts";
import { closePopover, openPopover } from "../../controls/popover.ts";
import { Fetched, Page } from "../../pages/page.ts";
import { framed } from "../../pages/top.ts";
import type { Collection } from "../../server/wire.generated.ts";
import { language, prepareLanguage, say, speak, t, worded } from "../../wording/language.ts";
import { cardFace, title as fullTitle } from "../cards/face.ts";
import "../search/finder.ts";
import { fieldName } from "../search/pieces.ts";
import { asksFor, readQuery } from "../search/query.ts";
import { Index, type Owned } from "../search/search.ts";
import { SETS } from "../search/query-terms.ts";
import { collection, countOf, ownedIn, RARITIES, SOLD } from "./collection.ts";

const GAME = "lotr";
const PORTION = 60;
/** Filters of the page, each with its ending of the search term "own". */
const SHOWN: Readonly<Record<string, string>> = { all: "", mine: ">=1", missing: ":0" };

export class CollectionPage extends Page {
    static override properties = { query: { state: true }, drawn: { state: true } };
    declare query: string;
    declare drawn: number;
    #index: Index | undefined;
    #indexed = "";
    #stopPreparing = (): void => {};
    readonly #told = new Fetched(this, () => this.#load());

    constructor() {
        super();
        this.query = "";
        this.drawn = PORTION;
    }

    protected heading(): string {
        return worded("collection-title") ? t("collection-title") : "";
    }

    override connectedCallback(): void {
        super.connectedCallback();
        this.#stopPreparing = prepareLanguage((next) => loadCatalogue(GAME, next).then(() => undefined));
    }

    override disconnectedCallback(): void {
        super.disconnectedCallback();
        this.#stopPreparing();
    }

    async #load(): Promise<Collection> {
        const [told] = await Promise.all([
            collection.look(),
            speak({ game: GAME }).then(() => loadCatalogue(GAME, language)),
        ]);
        return told;
    }

    protected override willUpdate(_changed: PropertyValues): void {
        if (!this.#told.value || !isWhole() || this.#indexed === language) return;
        this.#index = new Index(definitions().map((id) => [id, facts(id)!] as const));
        this.#indexed = language;
    }

    protected override updated(): void {
        super.updated();
        if (this.#told.value && !isWhole()) void need(definitions())?.then(() => this.requestUpdate());
    }

    #search(query: string): void {
        this.query = query;
        this.drawn = PORTION;
    }

    // Rendering.

    protected override render(): TemplateResult {
        return framed("decks", GAME, html`${this.#told.show((told) => this.#page(told))}`);
    }

    #page(told: Collection): TemplateResult {
        const owned = ownedIn(told);
        return html`<div class="head">
                <h1>${t("collection-title")}</h1>
                <p>${t("collection-lead")}</p>
            </div>
            <div class="collection">
                <aside class="panel league-panel">
                    ${this.#bySet(owned)}
                    <a class="btn btn--primary" href="/packs">${icon("ui-deck")}${t("collection-open")}</a>
                    ${
                        told.packs
                            ? html`<a
                                      class="btn"
                                      download="collection.txt"
                                      href="data:text/plain;charset=utf-8,${encodeURIComponent(told.text)}"
                                      >${icon("ui-book")}${t("collection-as-text")}</a
                                  >
                                  <button
                                      type="button"
                                      class="btn btn--small"
                                      @click=${(event: Event) => this.#askToBeginAnew(event.currentTarget as HTMLElement, told)}
                                  >
                                      ${t("collection-begin-anew")}
                                  </button>`
                            : nothing
                    }
                </aside>
                <section class="collection__cards" aria-label=${t("deck-cards")}>${this.#cards(owned)}</section>
            </div>`;
    }

    #bySet(owned: Owned): TemplateResult {
        const all = definitions();
        const cell = (set: string, rarity = "") => {
            const [have, of] = countOf(all, owned, set, rarity);
            return of ? html`<td>${t("collection-of", { have, of })}</td>` : html`<td>–</td>`;
        };
        return html`<div class="league-scroll" tabindex="0" role="region" aria-label=${t("collection-by-set")}>
            <table class="league-table">
                <caption>
                    ${t("collection-by-set")}
                </caption>
                <thead>
                    <tr>
                        <th scope="col">${t("collection-set")}</th>
                        <th scope="col">${t("deck-all")}</th>
                        ${RARITIES.map((rarity) => html`<th scope="col">${t(`collection-rarity-${rarity}`)}</th>`)}
                    </tr>
                </thead>
                <tbody>
                    ${SOLD.map(
                        (set) =>
                            html`<tr>
                                <th scope="row">
                                    <button
                                        type="button"
                                        class="linklike"
                                        @click=${() => this.#search(`${fieldName("set")}:${set}`)}
                                    >
                                        ${say({ message: SETS[set]! })}
                                    </button>
                                </th>
                                ${cell(set)} ${RARITIES.map((rarity) => cell(set, rarity))}
                            </tr>`,
                    )}
                </tbody>
            </table>
        </div>`;
    }

    #cards(owned: Owned): TemplateResult {
        const query = readQuery(this.query);
        const found = this.#index?.search(query, {}, owned) ?? [];
        const own = fieldName("own");
        const rest = this.query
            .split(/\s+/)
            .filter((word) => word && !asksFor(readQuery(word).term, "own"))
            .join(" ");
        const now =
            Object.keys(SHOWN).find((shown) => SHOWN[shown] && this.query.includes(own + SHOWN[shown])) ?? "all";
        return html`<div class="finder finder--page" role="search">
                <ing-finder
                    .query=${this.query}
                    .count=${this.#index ? found.length : undefined}
                    .unknown=${query.unknown}
                    @sought=${(event: CustomEvent<string>) => this.#search(event.detail)}
                ></ing-finder>
                <div class="switch" role="group" aria-label=${t("collection-show")}>
                    ${Object.entries(SHOWN).map(
                        ([shown, end]) =>
                            html`<button
                                type="button"
                                aria-pressed=${now === shown}
                                @click=${() => this.#search(`${rest} ${end && own + end}`.trim())}
                            >
                                ${t(`collection-show-${shown}`)}
                            </button>`,
                    )}
                </div>
            </div>
            <ul class="binder">
                ${found.slice(0, this.drawn).map((id) => this.#card(id, owned.get(id) ?? 0))}
            </ul>
            ${this.#index && !found.length ? html`<p class="empty">${t("deck-none")}</p>` : nothing}
            ${
                found.length > this.drawn
                    ? html`<p class="tiles__more">
                          <button type="button" class="btn" @click=${() => (this.drawn += PORTION)}>
                              ${t("deck-more")}
                          </button>
                      </p>`
                    : nothing
            }`;
    }

    #card(id: string, copies: number): TemplateResult {
        const site = facts(id)?.type === "site";
        return html`<li class="own ${copies ? "" : "own--none"} ${site ? "is-site" : ""}">
            <button
                type="button"
                class="draft-card"
                @click=${(event: Event) => this.#read(id, event.currentTarget as HTMLElement)}
            >
                ${cardFace(id, {}, "normal")}
            </button>
            <span>${copies ? t("collection-copies", { copies }) : t("collection-none")}</span>
        </li>`;
    }

    #askToBeginAnew(at: HTMLElement, told: Collection): void {
        const label = t("collection-begin-anew");
        const begin = async () => {
            closePopover();
            await collection.beginAnew();
            await this.#told.again();
        };
        openPopover(at, {
            kind: "panel",
            label,
            content: () =>
                html`<p>${t("collection-begin-anew-asked", { packs: told.packs })}</p>
                    <button type="button" class="btn btn--primary" @click=${begin}>${label}</button>`,
        });
    }

    #read = (id: string, at: HTMLElement): void => {
        const card = facts(id);
        if (!card) return;
        openPopover(at, {
            kind: "card",
            label: fullTitle(card),
            content: () =>
                html`${cardFace(id, {}, "full")}
                    <p class="deck-read">
                        <a class="btn btn--small" href="/cards/lotr/${id}">${t("deck-card-page")}</a>
                    </p>`,
        });
    };
}

customElements.define("ing-collection-page", CollectionPage);
