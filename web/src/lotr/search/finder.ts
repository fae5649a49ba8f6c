// The search field for cards: the terms understood appear under it, suggestions open below.

import { html, LitElement, nothing, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import { openPopover } from "../../controls/popover.ts";
import { Speaking, t } from "../../wording/language.ts";
import { searchHelp } from "./help.ts";
import { piecesOf, without } from "./pieces.ts";
import { type Suggestion, suggestions } from "./suggestions.ts";

/** The search field; fires the event "sought" with the typed query as its detail. */
export class Finder extends LitElement {
    static override properties = {
        query: { attribute: false },
        count: { attribute: false },
        unknown: { attribute: false },
        open: { state: true },
        active: { state: true },
    };
    declare query: string;
    /** Number of cards found; undefined while they are being fetched. */
    declare count: number | undefined;
    /** Unknown fields of the query, each with the closest known field. */
    declare unknown: readonly (readonly [given: string, near: string])[];
    declare open: boolean;
    declare active: number;
    protected readonly speaking = new Speaking(this);

    constructor() {
        super();
        this.query = "";
        this.unknown = [];
        this.open = false;
        this.active = -1;
    }

    protected override createRenderRoot(): HTMLElement {
        return this;
    }

    get #suggested(): Suggestion[] {
        return this.open ? suggestions(this.query) : [];
    }

    #search(query: string, open: boolean): void {
        this.open = open;
        this.active = -1;
        this.dispatchEvent(new CustomEvent("sought", { detail: query }));
    }

    #take(suggestion: Suggestion): void {
        this.#search(suggestion.query, true);
        void this.updateComplete.then(() => {
            const field = this.querySelector<HTMLInputElement>("input")!;
            field.focus();
            field.setSelectionRange(field.value.length, field.value.length);
        });
    }

    #remove(query: string): void {
        this.#search(query, false);
        this.querySelector<HTMLInputElement>("input")!.focus();
    }

    #keys(event: KeyboardEvent): void {
        const listed = this.#suggested;
        if (event.key === "Escape") this.open = false; // and the page's own keys may leave the field
        if (!listed.length || event.ctrlKey || event.metaKey || event.altKey) return;
        const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        const chosen = listed[this.active];
        if (move) this.active = Math.max(-1, Math.min(listed.length - 1, this.active + move));
        else if ((event.key === "Enter" || event.key === "Tab") && chosen && !event.shiftKey) this.#take(chosen);
        else return;
        event.preventDefault();
        event.stopPropagation();
    }

    protected override render(): TemplateResult {
        const listed = this.#suggested;
        return html`<label class="qfield"
                >${icon("ui-search")}<span class="visually-hidden">${t("deck-find")}</span>
                <input
                    id="deck-search"
                    type="search"
                    role="combobox"
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    placeholder=${t("deck-find-hint")}
                    aria-describedby="deck-found"
                    aria-autocomplete="list"
                    aria-expanded=${listed.length > 0}
                    aria-controls="deck-suggested"
                    aria-activedescendant=${this.active >= 0 ? `deck-suggested-${this.active}` : nothing}
                    .value=${this.query}
                    @input=${(event: Event) => this.#search((event.target as HTMLInputElement).value, true)}
                    @keydown=${(event: KeyboardEvent) => this.#keys(event)}
                    @blur=${() => (this.open = false)}
            /></label>
            <button
                type="button"
                class="btn btn--quiet qhelp"
                aria-label=${t("search-help")}
                @click=${(event: Event) => openPopover(event.currentTarget as HTMLElement, { kind: "panel", label: t("search-help"), content: searchHelp })}
            >
                ${icon("ui-why")}
            </button>
            ${this.#list(listed)} ${this.#understood()}`;
    }

    #list(listed: readonly Suggestion[]): TemplateResult {
        return html`<ul
            id="deck-suggested"
            class="qlist"
            role="listbox"
            aria-label=${t("search-suggested")}
            ?hidden=${!listed.length}
        >
            ${listed.map(
                (one, place) =>
                    html`<li
                        id="deck-suggested-${place}"
                        role="option"
                        aria-selected=${place === this.active}
                        @mousedown=${(event: Event) => (event.preventDefault(), this.#take(one))}
                    >
                        <b>${one.text}</b>${one.about && html` <small>${this.#about(one)}</small>`}
                    </li>`,
            )}
        </ul>`;
    }

    /** Returns the explanation of a suggestion: what a field searches, or what a value stands for. */
    #about({ text, about }: Suggestion): string {
        return /[:=]$/.test(text) ? t(`search-about-${about}`) : about;
    }

    /** Renders each term understood, with a button to remove it, and the number of cards found. */
    #understood(): TemplateResult {
        const pieces = piecesOf(this.query);
        return html`${
                pieces.length
                    ? html`<ul class="qchips" aria-label=${t("search-understood")}>
                          ${pieces.map(
                              (piece) =>
                                  html`<li class="qchip ${piece.odd ? "qchip--odd" : ""}">
                                      ${piece.odd ? icon("ui-warn") : nothing}<span>${piece.label}</span>
                                      <button
                                          type="button"
                                          aria-label=${t("search-remove", { what: piece.label })}
                                          @click=${() => this.#remove(without(this.query, piece))}
                                      >
                                          ${icon("ui-close")}
                                      </button>
                                  </li>`,
                          )}
                      </ul>`
                    : nothing
            }
            <p id="deck-found" class="finder__count" role="status">
                ${this.count === undefined ? t("deck-reading") : t("deck-found", { count: this.count })}
                ${this.unknown.map(([given, near]) => html` · ${near ? t("deck-no-field-near", { given, near }) : t("deck-no-field", { given })}`)}
                ${pieces.some((piece) => piece.odd) ? html` · ${t("search-odd")}` : nothing}
            </p>`;
    }
}

customElements.define("ing-finder", Finder);
