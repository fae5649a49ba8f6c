// <ing-end>: the result of a game, large over the table: why it ended, turning points, statistics, and the next game.

import { html, LitElement, nothing, type TemplateResult } from "lit";
import { need } from "../../catalogue.ts";
import { icon } from "../../controls/icon.ts";
import { server } from "../../server/api.ts";
import type { AccountInfo, GameInfo } from "../../server/wire.generated.ts";
import { Watching, type Session } from "../../session/session.ts";
import { t } from "../../wording/language.ts";
import type { Deck } from "../../pages/new-table/decks.ts";
import { result } from "../decision/waiting.ts";
import { counted, turned } from "./account.ts";
import { again, nextGame, swappedGame } from "./rematch.ts";

class End extends LitElement {
    static override properties = {
        session: { attribute: false },
        why: { attribute: false },
        account: { state: true },
        failed: { state: true },
        game: { state: true },
        deck: { state: true },
    };
    declare session: Session;
    declare why: unknown;
    declare account: AccountInfo | undefined;
    declare failed: boolean;
    /** The game whose decks can be chosen, while the player chooses another deck; `deck` is the choice so far. */
    declare game: GameInfo | undefined;
    declare deck: Deck | undefined;
    protected readonly watching = new Watching(this, () => this.session);

    constructor() {
        super();
        this.failed = false;
    }
    protected override createRenderRoot(): HTMLElement {
        return this;
    }
    protected override firstUpdated(): void {
        this.querySelector("dialog")!.showModal();
        void this.#load();
    }

    async #load(): Promise<void> {
        try {
            const account = await server.account(this.session.info.id);
            await need(account);
            this.account = account;
        } catch {
            this.failed = true; // it is a game that was played by other rules than today's
        }
    }

    async #choose(): Promise<void> {
        const { info, viewer } = this.session;
        const [games] = await Promise.all([server.games(), import("../../pages/new-table/deck-choice.ts")]);
        const { deck = "" } = info.seats[viewer] ?? {};
        this.deck = { deck: deck === "own" ? "" : deck, text: "", legal: false };
        this.game = games.find(({ name }) => name === info.game);
    }

    protected override render(): TemplateResult {
        const { session, account } = this;
        const mark = session.info.game === "talisman" ? "t-crown" : "site";
        return html`<dialog
            class="end"
            aria-labelledby="end-title"
            @close=${() => this.dispatchEvent(new CustomEvent("shut"))}
            @click=${(event: Event) => event.target === event.currentTarget && this.#shut()}
        >
            <header class="end__head">
                ${icon(mark)}
                <div>
                    <h2 id="end-title">${result(session)}</h2>
                    ${this.why}
                </div>
                <button
                    type="button"
                    class="btn btn--quiet btn--icon"
                    aria-label=${t("browser-close")}
                    @click=${() => this.#shut()}
                >
                    ${icon("ui-close")}
                </button>
            </header>
            ${
                account
                    ? html`<section>
                              <h3>${t("end-turned")}</h3>
                              ${turned(session, account)}
                          </section>
                          <section>
                              <h3>${t("end-account")}</h3>
                              ${counted(session, account)}
                          </section>`
                    : html`<section>
                          <p role="status">${this.failed ? t("end-no-account") : t("browser-loading")}</p>
                      </section>`
            }
            ${this.#footer()}
        </dialog>`;
    }

    #footer(): TemplateResult {
        const { session } = this;
        const { info, viewer } = session;
        const decks = !info.after && !info.league && !!info.seats[viewer]?.deck && !this.game;
        return html`<footer class="end__foot">
            ${this.game ? this.#chosen(this.game) : nextGame(session)} ${swappedGame(session)}
            ${
                decks
                    ? html`<button type="button" class="btn" @click=${() => void this.#choose()}>
                          ${icon("ui-deck")}<span>${t("end-another-deck")}</span>
                      </button>`
                    : nothing
            }
            <a class="btn" href="/replay/${info.id}">${icon("ui-play")}<span>${t("end-replay")}</span></a>
            <a class="btn btn--quiet" href="/"><span>${t("browser-to-start")}</span></a>
            <p>${t("end-table-stays")}</p>
        </footer>`;
    }

    /** Renders the choice of another deck; the next game starts with it. */
    #chosen(game: GameInfo): TemplateResult {
        const deck = this.deck!;
        const ready = deck.deck === "own" ? deck.legal : !!deck.deck;
        const play = () =>
            ready && again(this.session, deck.deck === "own" ? { deck_text: deck.text } : { deck: deck.deck });
        return html`<div class="end__deck">
            <ing-deck-choice
                .game=${game}
                .format=${this.session.info.options["format"] ?? ""}
                .deck=${deck.deck}
                .text=${deck.text}
                @deck=${(event: CustomEvent<Deck>) => (this.deck = event.detail)}
            ></ing-deck-choice>
            <button
                type="button"
                class="btn ${ready ? "btn--primary" : ""}"
                aria-disabled=${ready ? nothing : "true"}
                @click=${play}
            >
                ${t("end-again-deck")}
            </button>
        </div>`;
    }

    #shut(): void {
        this.querySelector("dialog")!.close();
    }
}
customElements.define("ing-end", End);
