// The bar below a replay: step, play, seek by turn and phase, choose a side, share the moment, play on from it.

import { html, LitElement, nothing, type TemplateResult } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import { tell } from "../../controls/announce.ts";
import { facts } from "../../catalogue.ts";
import { icon } from "../../controls/icon.ts";
import { Watching } from "../../session/session.ts";
import { listed, nameOf, say, t } from "../../wording/language.ts";
import type { MarkInfo, ReplayInfo } from "../../server/wire.generated.ts";
import { EVERYTHING, momentPath, type ReplaySession } from "../../session/replay.ts";

/** A request of the viewer to the replay. */
export type Wish =
    | { what: "seek"; at: number }
    | { what: "side"; side: number }
    | { what: "play" }
    | { what: "speed"; speed: number }
    | { what: "branch"; from: HTMLElement }
    | { what: "analyse" }
    | { what: "puzzle"; from: HTMLElement };

const SPEEDS = [0.5, 1, 2, 4, 10] as const;
/** Least distance, in pixels, between the turn numbers on the bar. */
const APART = 30;

/** Hidden cards of a seat that the game's table does not draw. */
interface Holding {
    readonly spells?: unknown;
}

export class ReplayBar extends LitElement {
    static override properties = {
        session: { attribute: false },
        replay: { attribute: false },
        playing: { attribute: false },
        speed: { attribute: false },
        analysed: { attribute: false },
        more: { state: true },
    };
    declare session: ReplaySession;
    declare replay: ReplayInfo;
    declare playing: boolean;
    declare speed: number;
    /** Whether the analysis of the game is shown. */
    declare analysed: boolean;
    /** Whether the further tools are shown, on a phone. */
    declare more: boolean;
    protected readonly watching = new Watching(this, () => this.session);

    constructor() {
        super();
        this.more = false;
    }

    protected override createRenderRoot(): HTMLElement {
        return this;
    }

    #wish(detail: Wish): void {
        this.dispatchEvent(new CustomEvent<Wish>("wish", { detail }));
    }

    protected override render(): TemplateResult {
        const { at, count } = this.session;
        return html`<section class="replay" aria-label=${t("page-replay-controls")}>
            <div class="replay__keys">
                ${this.#key("ui-back", t("page-replay-first"), t("page-replay-first-word"), 0, "replay__far")}
                ${this.#key("ui-prev", t("page-replay-back"), t("page-replay-back-word"), at - 1)}
                <button
                    type="button"
                    class="btn btn--primary btn--icon"
                    aria-label=${this.playing ? t("page-replay-pause") : t("page-replay-play")}
                    @click=${() => this.#wish({ what: "play" })}
                >
                    ${icon(this.playing ? "ui-pause" : "ui-play")}
                </button>
                ${this.#key("ui-next", t("page-replay-forward"), t("page-replay-forward-word"), at + 1)}
                ${this.#key("ui-fwd", t("page-replay-last"), t("page-replay-last-word"), count, "replay__far")}
                <label class="replay__speed"
                    ><span class="visually-hidden">${t("page-replay-speed")}</span>
                    <select
                        class="field"
                        @change=${(event: Event) => this.#wish({ what: "speed", speed: Number(value(event)) })}
                    >
                        ${SPEEDS.map((speed) => html`<option value=${speed} ?selected=${speed === this.speed}>${speed}×</option>`)}
                    </select></label
                >
                <button
                    type="button"
                    class="btn btn--quiet btn--icon replay__toggle"
                    aria-expanded=${this.more}
                    aria-label=${t("page-replay-more")}
                    @click=${() => (this.more = !this.more)}
                >
                    ${icon("ui-more")}
                </button>
            </div>
            <p class="replay__now" aria-live=${this.playing ? "off" : "polite"}>
                <span>${this.#now()}</span>
                <small>${t("page-replay-step", { at, count })}${this.#next()}</small>
            </p>
            ${this.#timeline()} ${this.session.side === EVERYTHING ? this.#hands() : nothing}
            <div class="replay__more" data-open=${this.more}>
                <label class="replay__choice"
                    ><span>${t("page-replay-go-to")}</span>
                    <select
                        class="field"
                        @change=${(event: Event) => this.#wish({ what: "seek", at: Number(value(event)) })}
                    >
                        ${this.#places()}
                    </select></label
                >
                <label class="replay__choice"
                    ><span>${t("page-replay-side")}</span>
                    <select
                        class="field"
                        @change=${(event: Event) => this.#wish({ what: "side", side: Number(value(event)) })}
                    >
                        ${this.replay.viewers.map(
                            (side) =>
                                html`<option value=${side} ?selected=${side === this.session.side}>
                                    ${this.#sideName(side)}
                                </option>`,
                        )}
                    </select></label
                >
                <button type="button" class="btn btn--small" aria-pressed=${this.analysed} @click=${this.#analyse}>
                    ${icon("ui-star")}${t("analysis-ask")}
                </button>
                <button type="button" class="btn btn--small" @click=${this.#share}>
                    ${icon("ui-share")}${t("page-replay-share")}
                </button>
                <button
                    type="button"
                    class="btn btn--small"
                    aria-haspopup="dialog"
                    aria-disabled=${at >= count ? "true" : nothing}
                    @click=${this.#branch}
                >
                    ${icon("ui-branch")}${t("page-branch")}
                </button>
                <button
                    type="button"
                    class="btn btn--small"
                    aria-haspopup="dialog"
                    aria-disabled=${at >= count ? "true" : nothing}
                    @click=${(event: Event) =>
                        at >= count || this.#wish({ what: "puzzle", from: event.currentTarget as HTMLElement })}
                >
                    ${icon("ui-star")}${t("page-make-puzzle")}
                </button>
            </div>
        </section>`;
    }

    #key(sign: string, words: string, word: string, to: number, kind = ""): TemplateResult {
        const useless = to < 0 || to > this.session.count || to === this.session.at;
        return html`<button
            type="button"
            class="btn btn--quiet btn--icon replay__key ${kind}"
            aria-label=${words}
            title=${words}
            aria-disabled=${useless ? "true" : nothing}
            @click=${() => useless || this.#wish({ what: "seek", at: to })}
        >
            ${icon(sign)}<span aria-hidden="true">${word}</span>
        </button>`;
    }

    /** Returns the last mark of a kind up to this moment. */
    #last(kind: MarkInfo["kind"]): MarkInfo | undefined {
        return this.replay.marks.findLast((mark) => mark.kind === kind && mark.number <= this.session.at);
    }

    /** Returns the current turn and phase as text. */
    #now(): string {
        const turn = this.#last("turn");
        const phase = this.#last("phase");
        if (!turn) return t("page-replay-beginning");
        const now = this.session.at === this.session.count ? t("page-replay-end") : this.#turnName(turn);
        return phase && phase.number >= turn.number ? `${now} · ${phaseName(phase)}` : now;
    }

    #turnName(turn: MarkInfo): string {
        const player = turn.message["player"];
        if (player === undefined) return stripped(say(turn.message));
        const number = this.replay.marks.filter((mark) => mark.kind === "turn" && mark.number <= turn.number).length;
        return t("page-replay-turn", { number, player });
    }

    /** Renders the answer given at this moment; the table shows the position before it. */
    #next(): TemplateResult | typeof nothing {
        const { answered } = this.session;
        if (!answered) return nothing;
        const player = { player: answered.seat };
        const what = answered.labels.length ? listed(answered.labels.map(say)) : "";
        return html` ·
            <b>${what ? t("page-replay-next", { player, what }) : t("page-replay-next-unseen", { player })}</b>`;
    }

    #timeline(): TemplateResult {
        const { at, count } = this.session;
        const turns = this.replay.marks.filter((mark) => mark.kind === "turn");
        const place = (number: number) => (count ? (100 * number) / count : 0);
        const apart = (100 * APART) / innerWidth;
        let last = -apart;
        return html`<div class="timeline" style=${styleMap({ "--at": `${place(at)}%` })}>
            <div class="timeline__track"><i></i></div>
            <div class="timeline__turns" aria-hidden="true">
                ${turns.map((turn, number) => {
                    const left = place(turn.number);
                    const shown = left - last >= apart && left < 100 - apart / 2;
                    if (shown) last = left;
                    return html`<span style=${styleMap({ left: `${left}%` })}>${shown ? number + 1 : nothing}</span>`;
                })}
            </div>
            <input
                type="range"
                min="0"
                max=${count}
                .value=${String(at)}
                aria-label=${t("page-replay-place")}
                aria-valuetext="${this.#now()}, ${t("page-replay-step", { at, count })}"
                @input=${(event: Event) => this.#wish({ what: "seek", at: Number(value(event)) })}
            />
        </div>`;
    }

    /** Renders the options for seeking: turns with their phases. */
    #places(): TemplateResult[] {
        const groups: { turn: MarkInfo | undefined; phases: MarkInfo[] }[] = [{ turn: undefined, phases: [] }];
        for (const mark of this.replay.marks) {
            if (mark.kind === "turn") groups.push({ turn: mark, phases: [] });
            else groups.at(-1)!.phases.push(mark);
        }
        const here = [...this.replay.marks].reverse().find((mark) => mark.number <= this.session.at);
        const option = (mark: MarkInfo, words: string): TemplateResult =>
            html`<option value=${mark.number} ?selected=${mark === here}>${words}</option>`;
        return [
            html`<option value="0" ?selected=${!here}>${t("page-replay-beginning")}</option>`,
            ...groups.map(({ turn, phases }) =>
                turn
                    ? html`<optgroup label=${this.#turnName(turn)}>
                          ${option(turn, this.#turnName(turn))}
                          ${phases.map((phase) => option(phase, phaseName(phase)))}
                      </optgroup>`
                    : html`${phases.map((phase) => option(phase, phaseName(phase)))}`,
            ),
            html`<option value=${this.session.count} ?selected=${this.session.at === this.session.count}>
                ${t("page-replay-end")}
            </option>`,
        ];
    }

    /** Renders the Spells of all players where hands are open; the card game's table draws the hands itself. */
    #hands(): TemplateResult | typeof nothing {
        const seats = Object.entries((this.session.view.seats ?? {}) as Readonly<Record<string, Holding>>);
        const held = seats.map(([seat, { spells }]) => ({ seat: Number(seat), cards: known(spells) }));
        if (!held.some(({ cards }) => cards.length)) return nothing;
        return html`<dl class="replay__hands" data-open=${this.more}>
            ${held
                .filter(({ cards }) => cards.length)
                .map(
                    ({ seat, cards }) =>
                        html`<div>
                            <dt>${this.session.seatMark(seat)}${this.session.seatName(seat)}</dt>
                            <dd>
                                ${cards.map(
                                    (card) =>
                                        html`<button
                                            type="button"
                                            class="link-card"
                                            @click=${(event: Event) => this.session.show(card, event.currentTarget as HTMLElement)}
                                        >
                                            ${facts(card)?.title ?? nameOf(card)}
                                        </button>`,
                                )}
                            </dd>
                        </div>`,
                )}
        </dl>`;
    }

    #sideName(side: number): string {
        if (side === EVERYTHING) return t("page-replay-everything");
        return side < 0 ? t("page-replay-spectator") : this.session.seatName(side);
    }

    #share = async (): Promise<void> => {
        const url = location.origin + momentPath(this.session);
        history.replaceState(null, "", momentPath(this.session));
        try {
            if ("share" in navigator && matchMedia("(pointer: coarse)").matches) await navigator.share({ url });
            else {
                await navigator.clipboard.writeText(url);
                tell(t("page-copied"));
            }
        } catch {
            tell(t("page-replay-in-address"));
        }
    };

    #analyse = (): void => {
        this.more = false;
        this.#wish({ what: "analyse" });
    };

    #branch = (event: Event): void => {
        if (this.session.at < this.session.count)
            this.#wish({ what: "branch", from: event.currentTarget as HTMLElement });
    };
}

/** Returns the cards of a hand that this side knows. */
function known(cards: unknown): string[] {
    if (!Array.isArray(cards)) return [];
    return cards.map((card: { definition?: string }) => card.definition ?? "").filter(Boolean);
}

function value(event: Event): string {
    return (event.target as HTMLInputElement | HTMLSelectElement).value;
}

/** Returns the name of the phase that a mark begins; the whole text for a message without a phase. */
function phaseName({ message }: MarkInfo): string {
    const named = message["phase"];
    const words = typeof named === "object" ? say(named) : stripped(say(message));
    return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** Returns a sentence of the log as a heading, without its full stop. */
function stripped(text: string): string {
    return text.replace(/[.:]$/, "");
}

customElements.define("ing-replay-bar", ReplayBar);
