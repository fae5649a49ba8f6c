// The cards page of a game: all cards, with filters and search, each with its text in all three languages.

import "../../../styles/pages/cards.css";
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { definitions, facts, isWhole, loadCatalogue, need, type CardFacts } from "../../catalogue.ts";
import { icon } from "../../controls/icon.ts";
import { language, prepareLanguage, speak, t } from "../../wording/language.ts";
import "./card-detail.ts";
import { galleryOf, type Gallery } from "./gallery.ts";
import { Fetched, Page } from "../page.ts";
import { books } from "../rules.ts";
import { hasAll, plain, wordsOf } from "../search.ts";
import { framed } from "../top.ts";
import { gameTitle } from "../words.ts";

/** Cards drawn at once; scrolling draws more. */
const PORTION = 60;

export class CardsPage extends Page {
    static override properties = {
        game: { attribute: false },
        sought: { state: true },
        chosen: { state: true },
        drawn: { state: true },
        open: { state: true },
    };
    declare game: string;
    declare sought: string;
    /** The filters in use, by key. */
    declare chosen: Readonly<Record<string, string>>;
    declare drawn: number;
    /** The card that is open; "" for none. */
    declare open: string;
    readonly #gallery = new Fetched(this, () => this.#load());
    #stopPreparing: () => void = () => {};
    readonly #searched = new WeakMap<CardFacts, string>();
    /** The cards drawn so far, whose sheets are needed. */
    #shown: readonly string[] = [];
    #more: IntersectionObserver | undefined;

    constructor() {
        super();
        this.sought = "";
        this.chosen = {};
        this.drawn = PORTION;
        this.open = "";
    }

    protected heading(): string {
        const card = this.open && facts(this.open);
        return card ? card.title : `${t("page-cards-title")}: ${gameTitle(this.game)}`;
    }

    async #load(): Promise<Gallery> {
        const game = this.game;
        const [gallery] = await Promise.all([galleryOf(game), speak({ game }), loadCatalogue(game, language)]);
        this.#stopPreparing();
        this.#stopPreparing = prepareLanguage((next) => loadCatalogue(game, next));
        queueMicrotask(this.#arrive);
        return gallery;
    }

    override connectedCallback(): void {
        super.connectedCallback();
        addEventListener("popstate", this.#arrive);
        this.sought = new URLSearchParams(location.search).get("q") ?? "";
        this.#more = new IntersectionObserver(
            (entries) => {
                if (entries.some((entry) => entry.isIntersecting)) this.drawn += PORTION;
            },
            { rootMargin: "800px" },
        );
    }
    override disconnectedCallback(): void {
        super.disconnectedCallback();
        removeEventListener("popstate", this.#arrive);
        this.#stopPreparing();
        this.#more?.disconnect();
    }

    protected override willUpdate(changed: PropertyValues): void {
        if (changed.has("game") && changed.get("game") !== undefined) {
            this.sought = "";
            this.chosen = {};
            this.drawn = PORTION;
            this.open = "";
            this.#gallery.afresh();
        }
    }

    protected override updated(): void {
        super.updated();
        this.#more?.disconnect();
        const end = this.querySelector(".gallery__more");
        if (end) this.#more?.observe(end);
        void need(this.sought ? definitions() : this.#shown);
    }

    /** Opens the card that the address names. */
    #arrive = (): void => {
        const asked = decodeURIComponent(location.hash.slice(1));
        this.open = facts(asked) ? asked : "";
    };

    #close = (): void => {
        const read = this.open;
        history.replaceState(null, "", location.pathname);
        this.open = "";
        void this.updateComplete.then(() => this.querySelector<HTMLElement>(`a[href="#${CSS.escape(read)}"]`)?.focus());
    };

    #turn(to: string): void {
        history.replaceState(null, "", `#${to}`);
        this.open = to;
    }

    protected override render(): TemplateResult {
        return framed(
            "cards",
            this.game,
            html`<div class="head">
                    <h1>${t("page-cards-title")}</h1>
                    ${books("cards", this.game)}
                </div>
                ${this.#gallery.show((gallery) => this.#cards(gallery))}`,
        );
    }

    #cards(gallery: Gallery): TemplateResult {
        const found = this.#found(gallery);
        const shown = (this.#shown = found.slice(0, this.drawn));
        return html`<form class="panel filters" role="search" @submit=${(event: Event) => event.preventDefault()}>
                <label class="search"
                    >${icon("ui-search")}<span class="visually-hidden">${t("page-cards-find")}</span
                    ><input
                        type="search"
                        placeholder=${t("page-cards-find")}
                        .value=${this.sought}
                        @input=${(event: Event) => this.#narrow({ sought: (event.target as HTMLInputElement).value })}
                /></label>
                ${gallery.filters.map((filter) => {
                    const values = this.#values(gallery, filter.key);
                    return values.length > 1
                        ? html`<label class="filter"
                              ><span class="visually-hidden">${filter.label()}</span>
                              <select
                                  class="field"
                                  @change=${(event: Event) =>
                                      this.#narrow({
                                          chosen: {
                                              ...this.chosen,
                                              [filter.key]: (event.target as HTMLSelectElement).value,
                                          },
                                      })}
                              >
                                  <option value="">${t("page-cards-any", { what: filter.label() })}</option>
                                  ${values.map(
                                      (value) =>
                                          html`<option value=${value} ?selected=${value === this.chosen[filter.key]}>
                                              ${filter.words(value)}
                                          </option>`,
                                  )}
                              </select></label
                          >`
                        : nothing;
                })}
                <p class="filters__count" role="status">
                    ${t("page-cards-found", { count: found.length })}${this.sought && !isWhole() ? html` · ${t("page-cards-reading")}` : nothing}
                </p>
                ${
                    this.sought || Object.values(this.chosen).some(Boolean)
                        ? html`<button
                              type="button"
                              class="btn btn--quiet btn--small"
                              @click=${() => this.#narrow({ sought: "", chosen: {} })}
                          >
                              ${icon("ui-close")}${t("page-cards-clear")}
                          </button>`
                        : nothing
                }
            </form>
            <ul class="gallery" data-game=${this.game}>
                ${shown.map((definition) => html`<li><a class="gallery__card" href="#${definition}">${gallery.small(definition)}</a></li>`)}
            </ul>
            ${found.length ? nothing : html`<p class="empty">${t("page-cards-none")}</p>`}
            ${
                found.length > shown.length
                    ? html`<p class="gallery__more">
                          <button type="button" class="btn" @click=${() => (this.drawn += PORTION)}>
                              ${t("page-cards-more")}
                          </button>
                      </p>`
                    : nothing
            }
            ${this.open ? this.#detail(gallery, found) : nothing}`;
    }

    #detail(gallery: Gallery, found: readonly string[]): TemplateResult {
        const place = found.indexOf(this.open);
        return html`<ing-card-detail
            .game=${this.game}
            .definition=${this.open}
            .gallery=${gallery}
            .previous=${place > 0 ? found[place - 1] : ""}
            .next=${place >= 0 ? (found[place + 1] ?? "") : ""}
            @turn=${(event: CustomEvent<string>) => this.#turn(event.detail)}
            @shut=${this.#close}
        ></ing-card-detail>`;
    }

    #narrow(changed: { sought?: string; chosen?: Readonly<Record<string, string>> }): void {
        Object.assign(this, changed);
        this.drawn = PORTION;
    }

    /**
     * Returns the cards that pass the filters and contain all words, in catalogue order; the best first if the game has
     * a search language.
     */
    #found(gallery: Gallery): string[] {
        const sought = this.sought.trim() ? gallery.search?.(this.sought) : undefined;
        const words = sought ? [] : wordsOf(this.sought);
        const used = gallery.filters.filter((filter) => this.chosen[filter.key]);
        return [...(sought ?? promotionalLast(definitions()))].filter((definition) => {
            const card = facts(definition)!;
            if (used.some((filter) => filter.value(card, definition) !== this.chosen[filter.key])) return false;
            return !words.length || hasAll(this.#text(definition, card), words);
        });
    }

    /** Returns the values of a filter among the cards that pass all other filters. */
    #values(gallery: Gallery, key: string): string[] {
        const filter = gallery.filters.find((one) => one.key === key)!;
        const others = gallery.filters.filter((one) => one.key !== key && this.chosen[one.key]);
        const values = new Set<string>(this.chosen[key] ? [this.chosen[key]!] : []);
        for (const definition of definitions()) {
            const card = facts(definition)!;
            if (others.every((one) => one.value(card, definition) === this.chosen[one.key]))
                values.add(filter.value(card, definition));
        }
        values.delete("");
        return [...values];
    }

    /** Returns the searchable text of a card: name, kind and text, without accents. */
    #text(definition: string, card: CardFacts): string {
        let text = this.#searched.get(card);
        if (text === undefined) {
            const parts = [definition, card.title, card.subtitle, card["kind"], card["head"], ...(card.text ?? [])];
            this.#searched.set(card, (text = plain(parts.filter(Boolean).join(" "))));
        }
        return text;
    }
}

/** Returns the cards with promotional ones last; these belong to no set ("0P56"). */
function promotionalLast(all: Iterable<string>): string[] {
    return [...all].sort((one, other) => Number(one.startsWith("0")) - Number(other.startsWith("0")));
}

customElements.define("ing-cards-page", CardsPage);
