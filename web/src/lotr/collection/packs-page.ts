// The packs page: opens a booster, a starter or a Deluxe box; its cards are turned one by one, the rare ones last.

import "../../../styles/lotr/card.css";
import "../../../styles/lotr/decks.css";
import "../../../styles/lotr/league.css";
import "../../../styles/lotr/packs.css";
import { html, nothing, type TemplateResult } from "lit";
import { facts, loadCatalogue, need } from "../../catalogue.ts";
import { announce, tell } from "../../controls/announce.ts";
import { icon } from "../../controls/icon.ts";
import { openPopover } from "../../controls/popover.ts";
import { Fetched, Page, reason } from "../../pages/page.ts";
import { framed } from "../../pages/top.ts";
import type { Collection, OpenedCard, OpenedPack } from "../../server/wire.generated.ts";
import { language, prepareLanguage, say, speak, t, worded } from "../../wording/language.ts";
import { cardBack, cardFace, title as fullTitle } from "../cards/face.ts";
import { strip } from "../decks/strip.ts";
import { SETS } from "../search/query-terms.ts";
import { collection, DELUXE, KINDS, type PackKind, SOLD } from "./collection.ts";

const GAME = "lotr";
/** Random cards at the end of a starter of sets 1 to 4; `IN_BOOSTER` counts the random cards of a booster. */
const RARES = 3;
const IN_BOOSTER = 11;

export class PacksPage extends Page {
    static override properties = {
        kind: { state: true },
        set: { state: true },
        pack: { state: true },
        turned: { state: true },
        busy: { state: true },
    };
    declare kind: PackKind;
    declare set: string;
    declare pack: OpenedPack | undefined;
    /** Number of the pack's cards that are turned. */
    declare turned: number;
    declare busy: boolean;
    #stopPreparing = (): void => {};
    readonly #owned = new Fetched(this, () => this.#load());

    constructor() {
        super();
        this.kind = "booster";
        this.set = "1";
        this.turned = 0;
        this.busy = false;
    }

    protected heading(): string {
        return worded("pack-title") ? t("pack-title") : "";
    }

    override connectedCallback(): void {
        super.connectedCallback();
        this.#stopPreparing = prepareLanguage((next) => loadCatalogue(GAME, next).then(() => undefined));
        addEventListener("keydown", this.#keys);
    }

    override disconnectedCallback(): void {
        super.disconnectedCallback();
        this.#stopPreparing();
        removeEventListener("keydown", this.#keys);
    }

    async #load(): Promise<Collection> {
        const [told] = await Promise.all([
            collection.look(),
            speak({ game: GAME }).then(() => loadCatalogue(GAME, language)),
        ]);
        return told;
    }

    async #open(): Promise<void> {
        if (this.busy) return;
        this.busy = true;
        try {
            const pack = await collection.open(`${this.kind}-${this.set}`);
            await need(pack.cards.map((card) => card.id));
            this.pack = pack;
            this.turned = this.#known(pack);
            announce(t("pack-opened", { name: this.#name(pack), cards: pack.cards.length }));
            this.#focusNext();
        } catch (problem) {
            tell(reason(problem), "trouble");
        } finally {
            this.busy = false;
        }
    }

    /** Returns how many cards of a pack are fixed: the ones that every starter of its kind contains. */
    #known({ cards, product, starter }: OpenedPack): number {
        if (!starter) return 0;
        const rares = Number(product.at(-1)) <= 4 ? RARES : 0;
        return cards.length - rares - (product.startsWith("deluxe") ? IN_BOOSTER : 0);
    }

    #choose(kind: PackKind): void {
        this.kind = kind;
        if (!this.#sold().includes(this.set)) this.set = this.#sold()[0]!;
    }

    /** Returns the sets for which the chosen kind of pack was sold. */
    #sold(): readonly string[] {
        return this.kind === "deluxe" ? DELUXE : SOLD;
    }

    #name({ product }: OpenedPack): string {
        const [kind = "", set = ""] = product.split("-");
        return t(`pack-of-${kind}`, { set: say({ message: SETS[set]! }) });
    }

    /** Turns the next card, or all remaining cards. */
    #turn(all = false): void {
        const { pack } = this;
        if (!pack || this.turned >= pack.cards.length) return;
        const before = this.turned;
        this.turned = all ? pack.cards.length : before + 1;
        announce(pack.cards.slice(before, this.turned).map(said).join(". "));
        this.#focusNext();
    }

    #focusNext(): void {
        void this.updateComplete.then(() => {
            this.querySelector<HTMLElement>(".pack-next .btn--primary")?.focus({ preventScroll: true });
            this.querySelector(".pack-card.is-next, .pack-card:last-child")?.scrollIntoView({ block: "nearest" });
        });
    }

    #keys = (event: KeyboardEvent): void => {
        const at = event.target as Element;
        if (event.key !== " " || event.ctrlKey || event.metaKey || event.altKey) return;
        if (at.closest("button, a, input, select, summary, [popover]") || !this.pack) return;
        if (this.turned >= this.pack.cards.length) return;
        event.preventDefault();
        this.#turn();
    };

    // Rendering.

    protected override render(): TemplateResult {
        return framed(
            "decks",
            GAME,
            html`${this.#owned.show(
                (told) =>
                    html`<div class="head">
                            <h1>${t("pack-title")}</h1>
                            <p>${t("pack-lead")}</p>
                        </div>
                        ${this.#choice(this.pack?.left ?? told.left)} ${this.pack ? this.#cloth(this.pack) : nothing}`,
            )}`,
        );
    }

    #choice(left: number): TemplateResult {
        return html`<section class="panel league-panel pack-choice" aria-label=${t("pack-choose")}>
            <div class="switch" role="group" aria-label=${t("pack-kind")}>
                ${KINDS.map(
                    (kind) =>
                        html`<button
                            type="button"
                            aria-pressed=${this.kind === kind}
                            @click=${() => this.#choose(kind)}
                        >
                            ${t(`pack-kind-${kind}`)}
                        </button>`,
                )}
            </div>
            <label class="labelled"
                ><span>${t("pack-set")}</span>
                <select
                    class="field"
                    @change=${(event: Event) => (this.set = (event.target as HTMLSelectElement).value)}
                >
                    ${this.#sold().map((set) => html`<option value=${set} ?selected=${set === this.set}>${say({ message: SETS[set]! })}</option>`)}
                </select></label
            >
            <button
                type="button"
                class="btn ${this.pack ? "" : "btn--primary"}"
                aria-disabled=${left ? nothing : "true"}
                @click=${() => void this.#open()}
            >
                ${icon("ui-deck")}${t(`pack-open-${this.kind}`)}
            </button>
            <p>${t("pack-left", { count: left })} <a href="/collection">${t("collection-title")}</a></p>
        </section>`;
    }

    #cloth(pack: OpenedPack): TemplateResult {
        const known = pack.cards.slice(0, this.#known(pack));
        const last = pack.cards.slice(known.length);
        return html`<section class="pack-cloth" aria-label=${this.#name(pack)}>
            <h2>${t("pack-number", { number: pack.number })}: ${this.#name(pack)}</h2>
            ${known.length ? this.#list(known) : nothing}
            <ol class="pack-cards">
                ${last.map((card, place) => this.#card(card, known.length + place))}
            </ol>
            ${this.#next(pack)}
        </section>`;
    }

    /** Lists the fixed contents of a starter, one line per card. */
    #list(cards: readonly OpenedCard[]): TemplateResult {
        const counts = new Map<string, number>();
        for (const { id } of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
        return html`<ul class="pack-known">
            ${[...counts].map(([id, count]) => html`<li><b>${count}</b> ${strip(id, this.#read)}</li>`)}
        </ul>`;
    }

    #card(card: OpenedCard, place: number): TemplateResult {
        const isTurned = place < this.turned;
        const site = isTurned && facts(card.id)?.type === "site";
        if (!isTurned)
            return html`<li class="pack-card ${place === this.turned ? "is-next" : ""}">
                ${cardBack("normal", "cards", t("pack-face-down"))}
            </li>`;
        return html`<li class="pack-card is-turned ${site ? "is-site" : ""} ${card.foil ? "is-foil" : ""}">
            <button
                type="button"
                class="draft-card"
                @click=${(event: Event) => this.#read(card.id, event.currentTarget as HTMLElement)}
            >
                ${cardFace(card.id, {}, "normal")}
            </button>
            <small class=${card.copy === 1 ? "is-new" : ""}
                >${card.copy === 1 ? icon("ui-star") : nothing}${notes(card)}</small
            >
        </li>`;
    }

    #next(pack: OpenedPack): TemplateResult {
        const left = pack.cards.length - this.turned;
        if (!left)
            return html`<div class="panel pack-next">
                <h3>
                    ${t("pack-all-turned", { count: new Set(pack.cards.filter((card) => card.copy === 1).map((card) => card.id)).size })}
                </h3>
                <button type="button" class="btn btn--primary" @click=${() => void this.#open()}>
                    ${icon("ui-deck")}${t("pack-another")}
                </button>
            </div>`;
        return html`<div class="panel pack-next">
            <h3>${t("pack-cards-left", { count: left })}</h3>
            <button type="button" class="btn btn--primary" @click=${() => this.#turn()}>
                ${icon("ui-next")}${t("pack-turn")}
            </button>
            <button type="button" class="btn" @click=${() => this.#turn(true)}>
                ${icon("ui-fwd")}${t("pack-turn-all")}
            </button>
            <p class="pack-keys">${t("pack-keys")}</p>
        </div>`;
    }

    #read = (id: string, at: HTMLElement): void => {
        const card = facts(id);
        if (card)
            openPopover(at, { kind: "card", label: fullTitle(card), content: () => html`${cardFace(id, {}, "full")}` });
    };
}

/** Returns a note on which copy a card is, and what is special about it. */
function notes(card: OpenedCard): string {
    const copy = card.copy === 1 ? t("pack-new") : t("pack-copy", { number: card.copy });
    return [copy, card.foil && t("pack-foil"), card.another_picture && t("pack-another-picture")]
        .filter(Boolean)
        .join(", ");
}

/** Returns a card's announcement for screen readers. */
function said(card: OpenedCard): string {
    const known = facts(card.id);
    return `${known ? fullTitle(known) : card.id}, ${notes(card)}`;
}

customElements.define("ing-packs-page", PacksPage);
