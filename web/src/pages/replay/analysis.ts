// The analysis of a finished game: the chances as a curve above the bar, and the turning points beside the board.

import "../../../styles/pages/analysis.css";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { need } from "../../catalogue.ts";
import { tell } from "../../controls/announce.ts";
import { icon } from "../../controls/icon.ts";
import { server } from "../../server/api.ts";
import type { AnalysisInfo, Explanation, FoundInGame, ReplayInfo, TurnedAnswer } from "../../server/wire.generated.ts";
import type { ReplaySession } from "../../session/replay.ts";
import { Watching } from "../../session/session.ts";
import { nameOf, say, t } from "../../wording/language.ts";
import { reason, waiting } from "../page.ts";
import { odds, percent } from "../../table/odds.ts";
import { curve } from "./curve.ts";
import type { Moment } from "./replay.ts";
import type { Wish } from "./replay-bar.ts";

/** Interval between requests for the progress of an analysis, in milliseconds. */
const AGAIN = 2500;

class Analysis extends LitElement {
    static override properties = {
        session: { attribute: false },
        replay: { attribute: false },
        info: { state: true },
        problem: { state: true },
        chosen: { state: true },
        weighed: { state: true },
        open: { state: true },
    };
    declare session: ReplaySession;
    declare replay: ReplayInfo;
    declare info: AnalysisInfo | undefined;
    declare problem: unknown;
    /** Index of the open turning point; -1 for none. */
    declare chosen: number;
    /** The evaluation of the moment that the viewer asked about last. */
    declare weighed: Explanation | undefined;
    /** Whether the findings are open beside the board; on a phone they lie over it. */
    declare open: boolean;
    protected readonly watching = new Watching(this, () => this.session);
    #timer = 0;

    constructor() {
        super();
        this.chosen = -1;
        this.open = true;
    }
    protected override createRenderRoot(): HTMLElement {
        return this;
    }
    override connectedCallback(): void {
        super.connectedCallback();
        void this.#ask();
    }
    override disconnectedCallback(): void {
        super.disconnectedCallback();
        window.clearTimeout(this.#timer);
    }

    async #ask(): Promise<void> {
        try {
            const info = await server.askAnalysis(this.session.info.id);
            await need(info);
            if (!this.isConnected) return;
            this.info = info;
            if (info.state === "working") this.#timer = window.setTimeout(() => void this.#ask(), AGAIN);
        } catch (problem) {
            this.problem = problem;
        }
    }

    protected override render(): TemplateResult {
        const found = this.info?.found;
        return html`${found ? this.#curve(found) : nothing}
        ${
            this.open
                ? html`<aside class="findings" aria-label=${t("analysis-title")}>
                      ${found ? this.#found(found) : this.#waiting()}
                  </aside>`
                : nothing
        }`;
    }

    #waiting(): TemplateResult {
        if (this.problem) return html`<p role="alert">${reason(this.problem)}</p>`;
        if (this.info?.state === "failed") return html`<p role="alert">${t("analysis-failed")}</p>`;
        return html`<h2>${t("analysis-title")}</h2>
            <p role="status">${t("analysis-working")}</p>
            ${waiting()}`;
    }

    /** Renders the curve, and below it the turning point where there is no room beside the board. */
    #curve(found: FoundInGame): TemplateResult {
        const one = found.turnings[this.chosen];
        return html`<div class="chances">
            ${curve(this.session, found, this.chosen, (place) => this.#choose(found, place))}
            ${
                this.open
                    ? nothing
                    : html`<button type="button" class="finding finding--below" @click=${() => (this.open = true)}>
                          ${one ? this.#finding(one, this.chosen) : html`<b>${t("analysis-title")}</b>`}
                      </button>`
            }
        </div>`;
    }

    #found(found: FoundInGame): TemplateResult {
        const one = found.turnings[this.chosen];
        return html`<button
                type="button"
                class="btn btn--quiet btn--icon findings__close"
                aria-label=${t("analysis-close")}
                @click=${() => (this.open = false)}
            >
                ${icon("ui-close")}
            </button>
            ${one ? this.#better(one) : this.#list(found)} ${this.#here()}`;
    }

    /** Renders the evaluation of the moment shown, or the button that asks for it. */
    #here(): TemplateResult {
        const { weighed, session } = this;
        const shown = weighed?.number === session.at ? weighed : undefined;
        if (!shown)
            return html`<button
                type="button"
                class="btn btn--small"
                ?disabled=${session.at >= session.count}
                @click=${() => void this.#explain()}
            >
                ${icon("ui-why")}${t("hint-ask-here")}
            </button>`;
        return html`<h3>${t("hint-weighed", { player: { player: shown.seat } })}</h3>
            ${odds(shown.answers.map((one, place) => ({ words: answer(one), chance: one.chance, ...(place ? {} : { kind: "given", why: say(shown.reason) }) })))}
            <p>${t("hint-from", { count: shown.games })}</p>`;
    }

    async #explain(): Promise<void> {
        try {
            const weighed = await server.explanation(this.session.info.id, { number: this.session.at });
            await need(weighed);
            this.weighed = weighed;
        } catch (problem) {
            tell(reason(problem));
        }
    }

    #list(found: FoundInGame): TemplateResult {
        return html`<h2>${t("analysis-title")}</h2>
            ${found.turnings.length ? nothing : html`<p>${t("analyse-turnings", { count: 0 })}</p>`}
            ${found.turnings.map(
                (one, place) =>
                    html`<button type="button" class="finding" @click=${() => this.#choose(found, place)}>
                        ${this.#finding(one, place)}
                    </button>`,
            )}
            ${found.cards.length ? this.#cards(found) : nothing}
            <p class="findings__from">${t("analyse-from", { count: found.games })}</p>`;
    }

    #finding({ turn, seat, given, better, reason: why }: TurnedAnswer, place: number): TemplateResult {
        return html`<span class="turn-mark" aria-hidden="true">${place + 1}</span>
            <b>${t("analysis-turn", { turn, player: { player: seat } })}</b>
            <output
                aria-label=${t("analysis-from-to", { better: percent(better.chance), given: percent(given.chance) })}
                >${percent(better.chance)} → ${percent(given.chance)}</output
            >
            <small>${t("analysis-better", { answer: answer(better) })}. ${say(why)}</small>`;
    }

    /** Renders one turning point: the better answer and its reason, the answer given, and a possible continuation. */
    #better(one: TurnedAnswer): TemplateResult {
        const { number, seat, turn, given, better, others, line } = one;
        return html`<h2>${t("analysis-turn", { turn, player: { player: seat } })}</h2>
            ${odds([
                {
                    words: t("analysis-better", { answer: answer(better) }),
                    chance: better.chance,
                    kind: "best",
                    why: say(one.reason),
                },
                ...others.map((other) => ({ words: answer(other), chance: other.chance })),
                { words: t("analysis-played", { answer: answer(given) }), chance: given.chance, kind: "played" },
            ])}
            <button
                type="button"
                class="btn btn--primary"
                @click=${() => this.dispatchEvent(new CustomEvent<Moment>("play-on", { detail: { number, seat } }))}
            >
                ${icon("ui-branch")}${t("page-branch")}
            </button>
            <h3>${t("analysis-line")}</h3>
            <ol class="line">
                ${line.map((part) => html`<li>${say(part)}</li>`)}
            </ol>
            <button type="button" class="btn btn--small" @click=${() => (this.chosen = -1)}>
                ${t("analysis-all")}
            </button>`;
    }

    #cards({ cards }: FoundInGame): TemplateResult {
        return html`<h3>${t("analysis-cards")}</h3>
            <ul class="deciders">
                ${cards.map(
                    ({ card, seat, swing }) =>
                        html`<li>
                            <button
                                type="button"
                                class="chip"
                                @click=${(event: Event) => this.session.show(card, event.currentTarget as HTMLElement)}
                            >
                                ${this.session.seatMark(seat)}${nameOf(card)}
                                <b>${swing > 0 ? "+" : "−"}${percent(Math.abs(swing))}</b>
                            </button>
                        </li>`,
                )}
            </ul>`;
    }

    /** Goes to a turning point, seen from the seat that answered there. */
    #choose(found: FoundInGame, place: number): void {
        const one = found.turnings[place]!;
        this.chosen = place;
        this.dispatchEvent(new CustomEvent<Wish>("wish", { detail: { what: "side", side: one.seat } }));
        this.dispatchEvent(new CustomEvent<Wish>("wish", { detail: { what: "seek", at: one.number } }));
    }
}

/** Returns an answer as text. */
function answer({ labels }: TurnedAnswer["given"]): string {
    return labels.length ? labels.map(say).join(", ") : t("analyse-nothing");
}

customElements.define("ing-analysis", Analysis);
