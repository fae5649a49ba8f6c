// One card opened for reading: its face, and its text in all three languages.

import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { facts, factsIn, type CardFacts } from "../../catalogue.ts";
import { icon } from "../../controls/icon.ts";
import { rulesOf } from "../../session/reading.ts";
import { LANGUAGES, language, OWN_NAMES, Speaking, t, type Language } from "../../wording/language.ts";
import "../copy.ts";
import type { Gallery } from "./gallery.ts";
import { waiting } from "../page.ts";

export class CardDetail extends LitElement {
    static override properties = {
        game: { attribute: false },
        definition: { attribute: false },
        gallery: { attribute: false },
        previous: { attribute: false },
        next: { attribute: false },
        others: { state: true },
    };
    declare game: string;
    declare definition: string;
    declare gallery: Gallery;
    declare previous: string;
    declare next: string;
    /** The facts of the card in each language, as far as they are loaded. */
    declare others: ReadonlyMap<Language, CardFacts>;
    protected readonly speaking = new Speaking(this);

    constructor() {
        super();
        this.others = new Map();
    }

    protected override createRenderRoot(): HTMLElement {
        return this;
    }

    protected override firstUpdated(): void {
        this.querySelector("dialog")!.showModal();
    }

    protected override willUpdate(changed: PropertyValues): void {
        if (!changed.has("definition")) return;
        this.others = new Map();
        for (const code of LANGUAGES) void this.#fetch(code, this.definition).catch(() => undefined);
    }

    async #fetch(code: Language, definition: string): Promise<void> {
        const card = await factsIn(code, definition);
        if (card && definition === this.definition) this.others = new Map([...this.others, [code, card]]);
    }

    protected override updated(changed: PropertyValues): void {
        if (changed.has("definition")) this.querySelector("dialog")!.scrollTop = 0;
    }

    protected override render(): TemplateResult {
        const card = facts(this.definition);
        if (!card) return html``;
        const title = card.subtitle ? `${card.title}, ${card.subtitle}` : card.title;
        return html`<dialog
            class="reading"
            aria-labelledby="reading-title"
            @close=${() => this.dispatchEvent(new CustomEvent("shut"))}
            @click=${this.#outside}
            @keydown=${this.#keys}
        >
            <div class="reading__inner">
                <div class="reading__bar">
                    ${this.#turn(this.previous, "ui-prev", t("page-cards-before"))}
                    ${this.#turn(this.next, "ui-next", t("page-cards-after"))}
                    <button
                        type="button"
                        class="btn btn--quiet btn--icon"
                        aria-label=${t("page-close")}
                        @click=${this.#shut}
                    >
                        ${icon("ui-close")}
                    </button>
                </div>
                <div class="reading__face">${this.gallery.large(this.definition)}</div>
                <div class="reading__words">
                    <h2 id="reading-title">${title}</h2>
                    ${[language, ...LANGUAGES.filter((code) => code !== language)].map((code) => this.#text(code))}
                    ${rulesOf(this.game, this.definition)}
                    ${
                        this.gallery.page
                            ? html`<p>
                                  <a class="btn" href=${this.gallery.page(this.definition)}>${t("page-cards-all")}</a>
                              </p>`
                            : nothing
                    }
                    <ing-copy
                        .address="${location.origin}/cards/${this.game}#${this.definition}"
                        .words=${title}
                    ></ing-copy>
                </div>
            </div>
        </dialog>`;
    }

    #text(code: Language): TemplateResult {
        const card = this.others.get(code);
        return html`<section class="reading__text" lang=${code}>
            <h3>${OWN_NAMES[code]}</h3>
            ${
                card
                    ? html`${code !== language && card.title !== facts(this.definition)?.title ? html`<p><b>${card.title}</b></p>` : nothing}
                      ${this.gallery.about(card).map((line) => html`<p class="reading__about">${line}</p>`)}
                      ${this.gallery.text(card).map((line) => html`<p>${line}</p>`)}`
                    : waiting()
            }
        </section>`;
    }

    #turn(to: string, sign: string, words: string): TemplateResult {
        return html`<button
            type="button"
            class="btn btn--quiet btn--icon"
            aria-label=${words}
            aria-disabled=${to ? nothing : "true"}
            @click=${() => this.#go(to)}
        >
            ${icon(sign)}
        </button>`;
    }

    #go(to: string): void {
        if (to) this.dispatchEvent(new CustomEvent("turn", { detail: to }));
    }

    #shut = (): void => this.querySelector("dialog")!.close();

    #outside = (event: Event): void => {
        if (event.target === event.currentTarget) this.#shut();
    };

    #keys = (event: KeyboardEvent): void => {
        if ((event.target as Element).matches("input")) return;
        if (event.key === "ArrowLeft") this.#go(this.previous);
        else if (event.key === "ArrowRight") this.#go(this.next);
    };
}

customElements.define("ing-card-detail", CardDetail);
