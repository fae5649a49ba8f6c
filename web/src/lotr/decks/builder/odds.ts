// The first hand: the odds that each kind of card and each card is drawn, at once and in later turns, and sample hands.

import { html, LitElement, nothing, type TemplateResult } from "lit";
import { facts } from "../../../catalogue.ts";
import { announce } from "../../../controls/announce.ts";
import { icon } from "../../../controls/icon.ts";
import type { Start } from "../../../server/wire.generated.ts";
import { Speaking, t } from "../../../wording/language.ts";
import { type Deck, size } from "../deck.ts";
import { fullName } from "../legality.ts";
import { HAND, hopes, oddsOf, seenBy, shuffled, TURNS, withoutStart } from "../numbers.ts";
import { strip } from "../strip.ts";
import { startName, startsOf } from "./starts.ts";

/** Options for the number of cards drawn per turn. */
const EACH = [2, 3, 4, 5, 6, 8];
const USUAL = 4;

export class DeckOdds extends LitElement {
    static override properties = {
        deck: { attribute: false },
        read: { attribute: false },
        starts: { state: true },
        begins: { state: true },
        each: { state: true },
        drawn: { state: true },
    };
    declare deck: Deck;
    declare read: (id: string, at: HTMLElement) => void;
    declare starts: readonly Start[];
    /** Index of the starting fellowship that is taken out first; -1 for none. */
    declare begins: number;
    declare each: number;
    /** The cards of the sample hand. */
    declare drawn: readonly string[];
    #pile: string[] = [];
    /** The deck at the last update, as JSON: saving or reloading makes a new object, but the sample hand stays. */
    #before = "";
    protected readonly speaking = new Speaking(this);

    constructor() {
        super();
        this.starts = [];
        this.begins = 0;
        this.each = USUAL;
        this.drawn = [];
    }

    protected override createRenderRoot(): HTMLElement {
        return this;
    }

    protected override willUpdate(changed: Map<string, unknown>): void {
        const { deck } = this;
        if (!changed.has("deck") || this.#before === JSON.stringify(deck)) return;
        this.#before = JSON.stringify(deck);
        startsOf(deck).then(
            (starts) => deck === this.deck && (this.starts = starts),
            () => (this.starts = []), // no starting fellowship is taken out then
        );
        this.drawn = [];
    }

    /** The deck that is drawn from: without the starting companions, which are in play by then (LR-9.8, LR-9.20). */
    get #left(): Deck {
        return withoutStart(this.deck, this.starts[this.begins]?.cards ?? []);
    }

    protected override render(): TemplateResult {
        const deck = this.#left;
        if (!size(deck)) return html`<p class="stats__note">${t("deck-odds-empty")}</p>`;
        return html`<div class="odds__asked">
                ${this.#choice(t("deck-odds-start"), this.begins, [[-1, t("deck-odds-alone")], ...this.starts.map((start, at) => [at, startName(start)] as const)], (value) => (this.begins = value))}
                ${this.#choice(
                    t("deck-odds-each"),
                    this.each,
                    EACH.map((one) => [one, String(one)] as const),
                    (value) => (this.each = value),
                )}
                <button type="button" class="btn btn--small" @click=${this.#draw}>
                    ${icon("ui-cards")}${this.drawn.length ? t("deck-hand-another") : t("deck-hand-draw")}
                </button>
            </div>
            ${this.drawn.length ? this.#hand() : nothing}
            <p class="stats__note">${t("deck-odds-note", { cards: size(deck) })}</p>
            ${this.#table(deck)}`;
    }

    #choice(
        label: string,
        chosen: number,
        values: readonly (readonly [number, string])[],
        choose: (value: number) => void,
    ): TemplateResult {
        const change = (event: Event) => {
            choose(Number((event.target as HTMLSelectElement).value));
            this.drawn = [];
        };
        return html`<label class="labelled"
            ><span>${label}</span>
            <select class="field" @change=${change}>
                ${values.map(([value, words]) => html`<option value=${value} ?selected=${value === chosen}>${words}</option>`)}
            </select></label
        >`;
    }

    /** Draws a sample hand once the starting fellowships are known. */
    #draw = async (): Promise<void> => {
        this.starts = await startsOf(this.deck).catch(() => []);
        this.#pile = shuffled(this.#left);
        this.drawn = this.#pile.slice(0, HAND);
        announce(t("deck-hand-said", { cards: this.drawn.map((id) => fullName(facts(id)!)).join(", ") }));
    };

    #more = (): void => {
        const before = this.drawn.length;
        this.drawn = this.#pile.slice(0, before + this.each);
        const cards = this.drawn.slice(before).map((id) => fullName(facts(id)!));
        announce(t("deck-hand-said", { cards: cards.join(", ") }));
    };

    #hand(): TemplateResult {
        return html`<ul class="odds__hand" aria-label=${t("deck-hand")}>
                ${this.drawn.map((id) => html`<li>${strip(id, this.read)}</li>`)}
            </ul>
            <p>
                <button
                    type="button"
                    class="btn btn--small"
                    aria-disabled=${this.drawn.length < this.#pile.length ? nothing : "true"}
                    @click=${this.#more}
                >
                    ${icon("ui-fwd")}${t("deck-hand-more", { count: this.each })}
                </button>
            </p>`;
    }

    #table(deck: Deck): TemplateResult {
        const cards = deck.draw_deck.filter(([id]) => facts(id));
        return html`<table class="odds">
            <thead>
                <tr>
                    <th scope="col">${t("deck-odds-for")}</th>
                    ${TURNS.map((turn) => html`<th scope="col">${turn === 1 ? t("deck-odds-hand") : t("deck-odds-turn", { turn })}</th>`)}
                </tr>
            </thead>
            <tbody>
                ${hopes(deck, facts).map(([type, wanted, copies]) => this.#row(wanted > 1 ? t("deck-hope-minions") : t(`deck-hope-${type}`), wanted, copies, deck))}
            </tbody>
            <tbody>
                ${cards.map(([id, count]) => this.#row(`${count} ${fullName(facts(id)!)}`, 1, count, deck))}
            </tbody>
        </table>`;
    }

    #row(words: string, wanted: number, copies: number, deck: Deck): TemplateResult {
        const chances = TURNS.map((turn) => oddsOf(wanted, copies, size(deck), seenBy(turn, this.each)));
        return html`<tr>
            <th scope="row">${words}</th>
            ${chances.map((chance) => html`<td style="--share:${Math.round(100 * chance)}%">${Math.round(100 * chance)} %</td>`)}
        </tr>`;
    }
}

customElements.define("ing-deck-odds", DeckOdds);
