// A puzzle at its table: the goal and the state of play, above the question.

import "../../../styles/pages/puzzles.css";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { need } from "../../catalogue.ts";
import { icon } from "../../controls/icon.ts";
import { server } from "../../server/api.ts";
import type { MoveInfo, PuzzleInfo, PuzzleSummary, SolutionInfo } from "../../server/wire.generated.ts";
import { Watching, type Session } from "../../session/session.ts";
import { listed, say, t } from "../../wording/language.ts";
import { flames } from "../puzzles/grade.ts";
import { following } from "../puzzles/next.ts";
import { remember, solved } from "../puzzles/solved.ts";
import { Told } from "./told.ts";

class Puzzle extends LitElement {
    static override properties = {
        session: { attribute: false },
        told: { state: true },
        hinted: { state: true },
        solution: { state: true },
        next: { state: true },
        busy: { state: true },
    };
    declare session: Session;
    declare told: PuzzleInfo | undefined;
    /** The hint, once the player has asked for it; empty before. */
    declare hinted: readonly MoveInfo[];
    /** The solution and why other moves fail, for a player who has solved the puzzle or gives up. */
    declare solution: SolutionInfo | undefined;
    /** The next unsolved puzzle. */
    declare next: PuzzleSummary | undefined;
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
        if (told.state !== "reached") return;
        remember(told.name);
        void this.#goOn(told.name);
        void this.#explain();
    }

    async #goOn(name: string): Promise<void> {
        const { puzzles } = await server.puzzles().catch(() => ({ puzzles: [] }));
        this.next = following(puzzles, name, solved());
    }

    async #explain(): Promise<void> {
        const found = await server.puzzleSolution(this.session.info.id).catch(() => undefined);
        if (found) await need(found);
        this.solution = found;
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
            ${this.solution ? this.#why(this.solution) : nothing}
            <p class="puzzle__tools">${this.#tools(told)}</p>
        </section>`;
    }

    #missed(told: PuzzleInfo): TemplateResult {
        return html`<p class="puzzle__goal">${t("puzzle-refuted")}</p>
            ${this.#line(told.line)}`;
    }

    #line(moves: readonly MoveInfo[]): TemplateResult {
        return html`<ol class="puzzle__line">
            ${moves.map((move) => html`<li>${t("puzzle-move", { player: this.session.seatName(move.seat), move: labels(move) })}</li>`)}
        </ol>`;
    }

    /** Renders the solution against the best defence, and how other first moves fail. */
    #why({ line, failures }: SolutionInfo): TemplateResult {
        if (!line.length) return html`<p class="puzzle__hint">${t("puzzle-no-why")}</p>`;
        const told = JSON.stringify(this.told?.line);
        const isTold = (moves: readonly MoveInfo[]) => JSON.stringify(moves) === told; // shown above already
        const other = (moves: readonly MoveInfo[]) =>
            html`<details>
                <summary>${t("puzzle-why-not", { move: labels(moves[0]!) })}</summary>
                ${moves.length > 1 ? this.#line(moves.slice(1)) : html`<p>${t("puzzle-fails-at-once")}</p>`}
            </details>`;
        return html`<div class="puzzle__why">
            <p class="puzzle__hint">${t("puzzle-way")}</p>
            ${this.#line(line)} ${failures.filter((one) => !isTold(one.line)).map((one) => other(one.line))}
        </div>`;
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
            ${
                told.state === "missed" && this.hinted.length && !this.solution
                    ? html`<button type="button" class="btn btn--small" @click=${() => void this.#explain()}>
                          ${t("puzzle-give-up")}
                      </button>`
                    : nothing
            }
            ${
                this.next
                    ? html`<a class="btn btn--small btn--primary" href="/puzzles/${this.next.name}"
                          >${icon("ui-next")}<span>${t("puzzle-next", { title: this.next.title })}</span></a
                      >`
                    : nothing
            }
            <a class="btn btn--small ${told.state === "reached" && !this.next ? "btn--primary" : ""}" href="/puzzles"
                >${t("puzzle-all")}</a
            >`;
    }

    #again = async (): Promise<void> => {
        if (this.busy) return;
        this.busy = true;
        await server.puzzleAgain(this.session.info.id).catch(() => {});
        this.solution = undefined;
        this.busy = false;
    };
}
customElements.define("ing-puzzle", Puzzle);

function labels(move: MoveInfo): string {
    return listed(move.labels.map(say));
}
