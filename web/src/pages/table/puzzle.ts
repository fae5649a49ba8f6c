// A puzzle at its table: what is asked for, and how it goes, above the question.

import "../../../styles/pages/puzzles.css";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import { server } from "../../server/api.ts";
import type { MoveInfo, PuzzleInfo } from "../../server/wire.generated.ts";
import { Watching, type Session } from "../../session/session.ts";
import { listed, say, t } from "../../wording/language.ts";
import { flames } from "../puzzles/grade.ts";
import { remember } from "../puzzles/solved.ts";
import { Told } from "./told.ts";

class Puzzle extends LitElement {
    static override properties = {
        session: { attribute: false },
        told: { state: true },
        hinted: { state: true },
        busy: { state: true },
    };
    declare session: Session;
    declare told: PuzzleInfo | undefined;
    /** Whether somebody has asked for the hint, which stays once it was given. */
    declare hinted: readonly MoveInfo[];
    declare busy: boolean;
    protected readonly watching = new Watching(this, () => this.session);
    protected readonly asking = new Told(
        this,
        () => this.session,
        server.puzzle,
        (told) => this.#hear(told),
    );

    constructor() {
        super();
        this.hinted = [];
        this.busy = false;
    }
    protected override createRenderRoot(): HTMLElement {
        return this;
    }

    #hear(told: PuzzleInfo): void {
        this.told = told;
        if (told.state === "reached") remember(told.name);
    }

    protected override render(): TemplateResult | typeof nothing {
        const { told } = this;
        if (!told) return nothing;
        const { state } = told;
        return html`<section class="puzzle puzzle--${state}" aria-label=${t("puzzle-region")}>
            <p class="puzzle__top">
                ${
                    state === "reached"
                        ? html`${icon("ui-check")}<b>${t("puzzle-solved")}</b>`
                        : state === "missed"
                          ? html`${icon("ui-close")}<b>${t("puzzle-not-yet")}</b>`
                          : html`${icon("ui-star")}<b>${say(told.title)}</b>`
                }
                ${flames(told.grade)}
            </p>
            <div role="status">
                ${state === "missed" ? this.#missed(told) : html`<p class="puzzle__goal">${say(told.goal)}</p>`}
            </div>
            ${
                state === "open" && told.open_cards.length
                    ? html`<details class="puzzle__open">
                          <summary>${t("puzzle-open")}</summary>
                          <ul>
                              ${told.open_cards.map((line) => html`<li>${say(line)}</li>`)}
                          </ul>
                      </details>`
                    : nothing
            }
            ${this.hinted.length && state !== "reached" ? html`<p class="puzzle__hint">${t("puzzle-hint", { move: this.#moves(this.hinted) })}</p>` : nothing}
            <p class="puzzle__tools">${this.#tools(told)}</p>
        </section>`;
    }

    #missed(told: PuzzleInfo): TemplateResult {
        return html`<p class="puzzle__goal">${t("puzzle-refuted")}</p>
            <ol class="puzzle__line">
                ${told.line.map((move) => html`<li>${t("puzzle-move", { player: this.session.seatName(move.seat), move: labels(move) })}</li>`)}
            </ol>`;
    }

    #moves(moves: readonly MoveInfo[]): string {
        return listed(moves.map(labels));
    }

    #tools(told: PuzzleInfo): TemplateResult {
        const again = html`<button
            type="button"
            class="btn btn--small btn--primary"
            aria-disabled=${this.busy ? "true" : nothing}
            @click=${this.#again}
        >
            ${icon("ui-undo")}<span>${t("puzzle-again-button")}</span>
        </button>`;
        return html`${told.state === "missed" || told.state === "unknown" ? again : nothing}
            ${
                told.state === "missed" && told.hint.length && !this.hinted.length
                    ? html`<button type="button" class="btn btn--small" @click=${() => (this.hinted = told.hint)}>
                          ${t("puzzle-hint-button")}
                      </button>`
                    : nothing
            }
            <a class="btn btn--small ${told.state === "reached" ? "btn--primary" : ""}" href="/puzzles"
                >${t("puzzle-all")}</a
            >`;
    }

    #again = async (): Promise<void> => {
        if (this.busy) return;
        this.busy = true;
        await server.puzzleAgain(this.session.info.id).catch(() => {});
        this.busy = false;
    };
}
customElements.define("ing-puzzle", Puzzle);

function labels(move: MoveInfo): string {
    return listed(move.labels.map(say));
}
