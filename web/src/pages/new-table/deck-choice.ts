// The control for choosing a deck: a starter, or a pasted list, which is checked while the player writes it.

import "../../../styles/pages/new-table.css";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import { ruleLink } from "../../session/reading.ts";
import { say, Speaking, t } from "../../wording/language.ts";
import { server } from "../../server/api.ts";
import type { DeckReport, DeckInfo, Fault, GameInfo } from "../../server/wire.generated.ts";
import { keptDeck, keptDecks } from "../../lotr/decks/kept-decks.ts";
import { OWN, suited, type Deck } from "./decks.ts";
import { deckGist, starterName } from "../words.ts";

/** Delay, in milliseconds, between the last key press and the check of the list. */
const PAUSE = 500;

/** Sample lines of a list; cards have the same names in all languages. */
const EXAMPLE = "2 Aragorn, King in Exile\n4 Uruk Rager (1C150)";

/** Prefix of the id of a deck built in the deck builder. */
const YOURS = "yours:";

let count = 0;

export class DeckChoice extends LitElement {
    static override properties = {
        game: { attribute: false },
        format: {},
        deck: {},
        text: {},
        label: {},
        /** Whether a random deck may be chosen. */
        any: { type: Boolean },
        yours: { state: true },
        check: { state: true },
        checking: { state: true },
    };
    declare game: GameInfo;
    declare format: string;
    declare deck: string;
    declare text: string;
    declare label: string;
    declare any: boolean;
    /** Id of the chosen deck from the deck builder. */
    declare yours: string;
    declare check: DeckReport | undefined;
    declare checking: boolean;
    protected readonly speaking = new Speaking(this);
    readonly #id = `deck-${++count}`;
    #timer = 0;
    #checked = "";

    constructor() {
        super();
        this.deck = "";
        this.text = "";
        this.label = "";
        this.format = "";
        this.any = false;
        this.yours = "";
        this.checking = false;
    }

    protected override createRenderRoot(): HTMLElement {
        return this;
    }

    protected override willUpdate(): void {
        if (this.deck === OWN && this.text.trim() && this.#checked !== this.format + this.text) this.#later();
    }

    override disconnectedCallback(): void {
        super.disconnectedCallback();
        window.clearTimeout(this.#timer);
    }

    protected override render(): TemplateResult {
        const decks = suited(this.game, this.format);
        const yours = this.game.name === "lotr" ? keptDecks() : [];
        const starters = decks.filter((deck) => !deck.built);
        const built = decks.filter((deck) => deck.built);
        const sets = [...new Map(starters.map((deck) => [deck.set.message, deck.set])).values()];
        return html`<div class="labelled">
                <label for=${this.#id}>${this.label || t("page-deck")}</label>
                <select id=${this.#id} class="field" @change=${this.#choose}>
                    ${this.any ? html`<option value="" ?selected=${!this.deck}>${t("page-deck-any")}</option>` : nothing}
                    ${sets.map(
                        (set) =>
                            html`<optgroup label=${say(set)}>
                                ${starters
                                    .filter((deck) => deck.set.message === set.message)
                                    .map(
                                        (deck) =>
                                            html`<option value=${deck.name} ?selected=${deck.name === this.deck}>
                                                ${starterName(deck)}
                                            </option>`,
                                    )}
                            </optgroup>`,
                    )}
                    ${
                        built.length
                            ? html`<optgroup label=${t("page-decks-built")}>
                                  ${built.map((deck) => html`<option value=${deck.name} ?selected=${deck.name === this.deck}>${starterName(deck)}</option>`)}
                              </optgroup>`
                            : nothing
                    }
                    ${
                        yours.length
                            ? html`<optgroup label=${t("page-deck-yours")}>
                                  ${yours.map((kept) => html`<option value="${YOURS}${kept.id}" ?selected=${this.deck === OWN && this.yours === kept.id}>${kept.name || t("page-deck-own")}</option>`)}
                              </optgroup>`
                            : nothing
                    }
                    <option value=${OWN} ?selected=${this.deck === OWN && !this.yours}>${t("page-deck-paste")}</option>
                </select>
                ${this.deck && this.deck !== OWN ? html`<small>${this.#cultures(decks)}${deckGist(this.deck)}</small>` : nothing}
            </div>
            ${this.deck === OWN ? this.#list() : nothing}`;
    }

    #cultures(decks: readonly DeckInfo[]): TemplateResult {
        const cultures = decks.find((deck) => deck.name === this.deck)?.cultures ?? [];
        return html`<span class="cultures"
            >${cultures.map((culture) => html`<i class="culture" data-culture=${culture}>${icon(`c-${culture}`)}</i>`)}</span
        >`;
    }

    #list(): TemplateResult {
        const id = `${this.#id}-list`;
        return html`<div class="labelled">
            <label for=${id}>${t("page-deck-list")}</label>
            <textarea
                id=${id}
                class="field deck-list"
                rows="8"
                spellcheck="false"
                maxlength="50000"
                aria-describedby="${id}-check"
                placeholder=${EXAMPLE}
                .value=${this.text}
                @input=${this.#write}
            ></textarea>
            <div id="${id}-check" class="deck-check" role="status">${this.#verdict()}</div>
        </div>`;
    }

    #verdict(): TemplateResult | typeof nothing {
        if (!this.text.trim()) return html`<small>${t("page-deck-list-hint")}</small>`;
        if (this.checking || !this.check) return html`<small>${t("page-deck-checking")}</small>`;
        if (this.check.ok) {
            return html`<p class="deck-check__good">
                ${icon("ui-check")}${t("page-deck-good", { cards: this.check.cards })}
            </p>`;
        }
        return html`<p class="deck-check__bad">
                ${icon("ui-warn")}${t("page-deck-faults", { count: this.check.faults.length })}
            </p>
            ${faultList(this.game.name, this.check.faults, (line) => this.#select(line))}`;
    }

    /** Selects a line of the list in the text field. */
    #select(line: number): void {
        const area = this.querySelector("textarea")!;
        const lines = this.text.split("\n");
        const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
        area.focus();
        area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
        area.scrollTop = (area.scrollHeight / Math.max(1, lines.length)) * Math.max(0, line - 3);
    }

    #choose = (event: Event): void => {
        event.stopPropagation();
        const { value } = event.target as HTMLSelectElement;
        this.yours = value.startsWith(YOURS) ? value.slice(YOURS.length) : "";
        this.deck = this.yours ? OWN : value;
        if (this.yours) void this.#bring(this.yours);
        this.#tell();
    };

    /** Fills in the list of a deck from the deck builder. */
    async #bring(id: string): Promise<void> {
        const kept = keptDeck(id);
        if (!kept) return;
        try {
            this.text = (await server.writeDeck(this.game.name, "text", kept.deck)).text;
            this.#tell();
        } catch {
            this.yours = ""; // the list can still be pasted
        }
    }

    #write = (event: Event): void => {
        this.text = (event.target as HTMLTextAreaElement).value;
        this.#tell();
    };

    #later(): void {
        window.clearTimeout(this.#timer);
        this.#checked = this.format + this.text;
        this.checking = true;
        this.#timer = window.setTimeout(() => void this.#ask(), PAUSE);
    }

    async #ask(): Promise<void> {
        const asked = this.#checked;
        try {
            const check = await server.checkDeck(this.game.name, this.format, this.text);
            if (asked !== this.#checked) return;
            this.check = check;
        } catch {
            // The server checks the list again when the table is created.
            this.check = undefined;
        }
        this.checking = false;
        this.#tell();
    }

    #tell(): void {
        const own = this.deck === OWN;
        const legal = own && !this.checking && !!this.check?.ok;
        const detail: Deck = { deck: this.deck, text: own ? this.text : "", legal };
        this.dispatchEvent(new CustomEvent<Deck>("deck", { detail }));
    }
}

/** Renders the faults of a list; a fault with a line number selects its line through `select`. */
export function faultList(game: string, faults: readonly Fault[], select?: (line: number) => void): TemplateResult {
    return html`<ul class="faults">
        ${faults.map(
            (fault) =>
                html`<li>
                    ${
                        fault.line && select
                            ? html`<button type="button" class="link-card" @click=${() => select(fault.line)}>
                                  ${t("page-deck-line", { line: fault.line })}
                              </button>`
                            : fault.line
                              ? html`<b>${t("page-deck-line", { line: fault.line })}</b>`
                              : nothing
                    }
                    <span>${say(fault.message)} ${fault.rule ? ruleLink(game, fault.rule) : nothing}</span>
                </li>`,
        )}
    </ul>`;
}

customElements.define("ing-deck-choice", DeckChoice);
