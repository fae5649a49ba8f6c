// The waiting room of a table before play begins: seats, decks, the link to share, and the start button.

import { html, LitElement, nothing, type TemplateResult } from "lit";
import { icon, seatMark } from "../../controls/icon.ts";
import { botFace, botLevel, seatNames } from "../../session/bots.ts";
import { prefer, preferences } from "../../preferences.ts";
import { Watching, type Session } from "../../session/session.ts";
import type { GameInfo, SeatChange, SeatInfo, TableInfo } from "../../server/wire.generated.ts";
import { say, t } from "../../wording/language.ts";
import { Refusal, server } from "../../server/api.ts";
import "../../table/chat.ts";
import { rulesTold } from "../../table/rules-told.ts";
import "../copy.ts";
import { faultList } from "../new-table/deck-choice.ts";
import { OWN, suited, type Deck } from "../new-table/decks.ts";
import { Fetched, reason } from "../page.ts";
import { framed } from "../top.ts";
import { botGist, deckTitle, gameTitle, paceName } from "../words.ts";

export class WaitingPage extends LitElement {
    static override properties = {
        session: { attribute: false },
        busy: { state: true },
        problem: { state: true },
        beside: { state: true },
        texts: { state: true },
    };
    declare session: Session;
    declare busy: boolean;
    declare problem: { readonly seat: number; readonly why: unknown } | undefined;
    /** The seat for which a name of a further player on this device is being asked; -1 for none. */
    declare beside: number;
    /** Deck lists being written, by seat. */
    declare texts: ReadonlyMap<number, string>;
    protected readonly watching = new Watching(this, () => this.session);
    readonly #games = new Fetched(this, server.games);

    constructor() {
        super();
        this.busy = false;
        this.beside = -1;
        this.texts = new Map();
    }

    protected override createRenderRoot(): HTMLElement {
        return this;
    }

    protected override render(): TemplateResult {
        const info = this.session.info;
        const game = this.#games.value?.find((one) => one.name === info.game);
        const empty = info.seats.filter((seat) => seat.kind === "empty").length;
        return framed(
            "play",
            info.game,
            html`<div class="head">
                    <h1>${info.title || gameTitle(info.game)}</h1>
                    <p class="head__facts">${this.#facts(info, game)}</p>
                </div>
                <div class="laying">
                    <div class="laying__main">
                        <section class="panel block" aria-labelledby="waiting-seats">
                            <h2 id="waiting-seats">
                                ${t("page-seats")}
                                <small role="status"
                                    >${empty ? t("page-seats-empty", { count: empty }) : t("page-seats-full")}</small
                                >
                            </h2>
                            ${this.#sitting(info) ? nothing : this.#name()}
                            <ol class="chairs-list">
                                ${info.seats.map((seat) => this.#seat(info, seat, game))}
                            </ol>
                        </section>
                        <div class="panel block"><ing-chat .session=${this.session}></ing-chat></div>
                    </div>
                    <aside class="laying__side">
                        <section class="panel block laying__table" aria-labelledby="waiting-link">
                            <h2 id="waiting-link">${t("page-share-heading")}</h2>
                            <p class="game__gist">${info.open ? t("page-share-open") : t("page-share-invited")}</p>
                            <ing-copy
                                .address="${location.origin}/table/${info.id}"
                                .words=${info.title || gameTitle(info.game)}
                            ></ing-copy>
                        </section>
                        <section class="panel block laying__table" aria-labelledby="waiting-begin">
                            <h2 id="waiting-begin">${t("page-begin-heading")}</h2>
                            ${this.#begin(info, empty)}
                        </section>
                    </aside>
                </div>`,
        );
    }

    #facts(info: TableInfo, game: GameInfo | undefined): TemplateResult {
        const chosen = game ? rulesTold(game, info.options) : [];
        const format = game?.formats.find((one) => one.name === info.options["format"]);
        const facts = [
            ...(info.title ? [gameTitle(info.game)] : []),
            ...(format ? [say(format.title)] : []),
            ...chosen,
            ...(info.seats.some((seat) => seat.kind === "bot")
                ? [t("page-pace-of-bots", { pace: paceName(info.pace) })]
                : []),
            ...(info.discreet ? [t("page-discreet-table")] : []),
        ];
        return html`${facts.map((fact) => html`<span class="chip">${fact}</span>`)}
        ${info.spectators ? html`<span class="chip">${icon("ui-eye")}${t("page-spectators", { count: info.spectators })}</span>` : nothing}`;
    }

    #sitting(info: TableInfo): boolean {
        return info.seats.some((seat) => seat.yours);
    }

    #name(): TemplateResult {
        return html`<div class="hello">
            <label for="sit-name">${t("page-your-name")}</label>
            <div class="hello__row">
                <input
                    id="sit-name"
                    class="field"
                    maxlength="30"
                    autocomplete="nickname"
                    placeholder=${t("page-name-placeholder")}
                    .value=${preferences.name}
                    @change=${(event: Event) => void prefer({ name: (event.target as HTMLInputElement).value.trim() })}
                />
            </div>
        </div>`;
    }

    #seat(info: TableInfo, seat: SeatInfo, game: GameInfo | undefined): TemplateResult {
        const name = seatNames(info)[seat.seat] ?? "";
        const who =
            seat.kind === "empty" ? t("page-seat-free") : name || t("player-default", { number: seat.seat + 1 });
        return html`<li class="chair chair--${seat.kind}">
            ${seat.kind === "empty" ? html`<span class="chair__empty" aria-hidden="true"></span>` : seat.kind === "bot" ? botFace(who, seat.name) : seatMark(seat.seat, who)}
            <div class="chair__who" role="group" aria-label=${t("page-seat", { number: seat.seat + 1 })}>
                <p class="chair__name">
                    ${who} ${seat.yours ? html`<span class="chip chip--ember">${t("page-seat-you")}</span>` : nothing}
                    ${seat.kind === "bot" ? html`<span class="chip" title=${botGist(seat.name)}>${icon("ui-bot", t("page-seat-bot"))}${botLevel(seat.name)}</span>` : nothing}
                    ${seat.program ? html`<span class="chip">${icon("ui-bot")}${t("page-seat-program")}</span>` : nothing}
                    ${
                        seat.kind === "person" && !seat.yours && !seat.connected
                            ? html`<span class="chip">${t("page-seat-away")}</span>`
                            : nothing
                    }
                    ${seat.deck && !this.#mayChoose(info, seat) ? html`<small>${deckTitle(game, seat.deck)}</small>` : nothing}
                </p>
                <div class="chair__acts">${this.#acts(info, seat, game)}</div>
                ${this.beside === seat.seat ? this.#besideForm(seat, game, info) : nothing}
                ${
                    game?.decks.length && this.#mayChoose(info, seat)
                        ? html`<ing-deck-choice
                              class="chair__deck"
                              .game=${game}
                              .format=${info.options["format"] ?? ""}
                              .deck=${this.texts.has(seat.seat) ? OWN : seat.deck}
                              .text=${this.texts.get(seat.seat) ?? ""}
                              ?any=${!seat.deck}
                              @deck=${(event: CustomEvent<Deck>) => void this.#deck(seat.seat, event.detail)}
                          ></ing-deck-choice>`
                        : nothing
                }
                ${this.problem?.seat === seat.seat ? this.#trouble(info) : nothing}
            </div>
        </li>`;
    }

    /** Whether the guest may choose the deck of a seat: of their own seats and, as the host, of bots. */
    #mayChoose(info: TableInfo, seat: SeatInfo): boolean {
        return seat.yours || (seat.kind === "bot" && info.host);
    }

    #acts(info: TableInfo, seat: SeatInfo, game: GameInfo | undefined): TemplateResult {
        const button = (words: string, click: () => void, kind = ""): TemplateResult =>
            html`<button
                type="button"
                class="btn btn--small ${kind}"
                aria-disabled=${this.busy ? "true" : nothing}
                @click=${click}
            >
                ${words}
            </button>`;
        const act = (what: SeatChange) => () => void this.#act(seat.seat, what);
        switch (seat.kind) {
            case "empty":
                return html`${
                    this.#sitting(info)
                        ? button(t("page-sit-beside"), () => (this.beside = this.beside === seat.seat ? -1 : seat.seat))
                        : button(
                              t("page-sit-here"),
                              () => void this.#sit(seat.seat, preferences.name, game, info),
                              "btn--primary",
                          )
                }
                ${info.host ? button(t("page-put-bot"), act({ do: "bot", ...this.#deckFor(seat.seat, game, info) })) : nothing}`;
            case "bot":
                return html`${info.host ? button(t("page-open-seat"), act({ do: "open" })) : nothing}`;
            case "person":
                if (seat.yours) return button(t("page-get-up"), act({ do: "leave" }));
                return html`${info.host && !seat.connected ? button(t("page-open-seat"), act({ do: "open" })) : nothing}`;
        }
    }

    #besideForm(seat: SeatInfo, game: GameInfo | undefined, info: TableInfo): TemplateResult {
        const sit = (event: Event): void => {
            event.preventDefault();
            const name = (event.target as HTMLFormElement).querySelector("input")!.value.trim();
            if (!name) return;
            this.beside = -1;
            void this.#sit(seat.seat, name, game, info);
        };
        return html`<form class="hello__row" @submit=${sit}>
            <input
                class="field"
                maxlength="30"
                required
                aria-label=${t("page-their-name")}
                placeholder=${t("page-their-name")}
            />
            <button class="btn btn--small btn--primary">${t("page-sit-here")}</button>
        </form>`;
    }

    #deckFor(seat: number, game: GameInfo | undefined, info: TableInfo): { deck?: string } {
        const decks = game ? suited(game, info.options["format"] ?? "") : [];
        return decks.length ? { deck: decks[seat % decks.length]!.name } : {};
    }

    async #sit(seat: number, name: string, game: GameInfo | undefined, info: TableInfo): Promise<void> {
        await this.#act(seat, { do: "sit", name, ...this.#deckFor(seat, game, info) });
        this.session.renew();
    }

    async #deck(seat: number, chosen: Deck): Promise<void> {
        const texts = new Map(this.texts);
        if (chosen.deck === OWN) texts.set(seat, chosen.text);
        else texts.delete(seat);
        this.texts = texts;
        if (chosen.deck !== OWN) await this.#act(seat, { do: "deck", deck: chosen.deck });
        else if (chosen.legal) await this.#act(seat, { do: "deck", deck_text: chosen.text });
    }

    #begin(info: TableInfo, empty: number): TemplateResult {
        if (!info.host) return html`<p class="game__gist">${t("page-begin-host")}</p>`;
        return html`<p class="game__gist">${empty ? t("page-begin-wait") : t("page-begin-ready")}</p>
            <button
                type="button"
                class="btn ${empty ? "" : "btn--primary"}"
                aria-disabled=${this.busy ? "true" : nothing}
                @click=${() => void this.#start(info)}
            >
                ${icon("ui-play")}${empty ? t("page-begin-with-bots", { count: empty }) : t("page-begin")}
            </button>
            ${this.problem?.seat === -1 ? this.#trouble(info) : nothing}`;
    }

    /** Puts bots into the empty seats, and starts the game. */
    async #start(info: TableInfo): Promise<void> {
        const game = this.#games.value?.find((one) => one.name === info.game);
        await this.#carry(-1, async () => {
            for (const seat of info.seats.filter((one) => one.kind === "empty")) {
                await server.seat(info.id, seat.seat, { do: "bot", ...this.#deckFor(seat.seat, game, info) });
            }
            await server.begin(info.id);
        });
    }

    #act(seat: number, what: SeatChange): Promise<void> {
        return this.#carry(seat, () => server.seat(this.session.info.id, seat, what));
    }

    /** Runs an action, one at a time; shows an error at the seat that it concerns. */
    async #carry(seat: number, what: () => Promise<unknown>): Promise<void> {
        if (this.busy) return;
        this.busy = true;
        this.problem = undefined;
        try {
            await what();
        } catch (why) {
            this.problem = { seat, why };
        } finally {
            this.busy = false;
        }
    }

    #trouble(info: TableInfo): TemplateResult {
        const why = this.problem!.why;
        const faults = why instanceof Refusal ? why.faults : [];
        return html`<div class="trouble" role="alert">
            ${icon("ui-warn")}
            <div>
                <p>${reason(why)}</p>
                ${faults.length ? faultList(info.game, faults) : nothing}
            </div>
        </div>`;
    }
}

customElements.define("ing-waiting-page", WaitingPage);
