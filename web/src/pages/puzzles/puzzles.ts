// The puzzles page: today's puzzle, all puzzles by game and grade, and a player's own puzzle from a file or a link.

import "../../../styles/pages/puzzles.css";
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import { preferences } from "../../preferences.ts";
import { go } from "../../router.ts";
import { server } from "../../server/api.ts";
import type { PuzzleList, PuzzleSummary } from "../../server/wire.generated.ts";
import { language, say, t } from "../../wording/language.ts";
import { Fetched, Page, trouble, waiting } from "../page.ts";
import { framed } from "../top.ts";
import { gameTitle } from "../words.ts";
import { keep, kept } from "../kept.ts";
import { flames, HARDEST } from "./grade.ts";
import { textOf } from "./link.ts";
import { EVERYTHING, fits, inOrder, type Wish } from "./next.ts";
import "./proof.ts";
import { solved } from "./solved.ts";

/** Storage key for the filter of the list. */
const WISH = "puzzles.wish";
const GAMES = ["lotr", "talisman"] as const;

export class PuzzlesPage extends Page {
    static override properties = {
        puzzle: { attribute: false },
        busy: { state: true },
        problem: { state: true },
        brought: { state: true },
        wish: { state: true },
    };
    /** The puzzle in the address; "" for the list. */
    declare puzzle: string;
    declare busy: boolean;
    declare problem: unknown;
    /** The puzzle file that came with a link. */
    declare brought: string;
    /** The filter of the list. */
    declare wish: Wish;
    readonly #all = new Fetched<PuzzleList>(this, () => server.puzzles());

    constructor() {
        super();
        this.puzzle = "";
        this.busy = false;
        this.brought = "";
        this.wish = { ...EVERYTHING, ...kept<Partial<Wish>>(WISH, {}) };
    }

    protected heading(): string {
        return t("puzzle-heading");
    }

    override connectedCallback(): void {
        super.connectedCallback();
        addEventListener("hashchange", this.#bring);
        this.#bring();
    }
    override disconnectedCallback(): void {
        super.disconnectedCallback();
        removeEventListener("hashchange", this.#bring);
    }

    /** Reads a puzzle from the address. */
    #bring = (): void => void textOf(location.hash).then((text) => (this.brought = text));

    protected override willUpdate(changed: PropertyValues): void {
        if (changed.has("puzzle") && this.puzzle) void this.#begin(this.puzzle);
    }

    protected override render(): TemplateResult {
        if (this.puzzle && !this.problem) return html`<main class="notice">${waiting()}</main>`;
        return framed(
            "puzzles",
            "",
            html`<div class="puzzles">
                <header class="head">
                    <h1>${t("puzzle-heading")}</h1>
                    <p>${t("puzzle-lead")}</p>
                </header>
                ${this.problem ? trouble(this.problem) : nothing}
                ${
                    this.brought
                        ? html`<section class="panel puzzles__today" aria-labelledby="brought">
                              <h2 id="brought">${icon("ui-share")}${t("puzzle-in-link")}</h2>
                              <ing-proof .text=${this.brought}></ing-proof>
                              <p>${this.#button(t("puzzle-try"), () => void this.#begin("file", this.brought))}</p>
                          </section>`
                        : nothing
                }
                ${this.#all.show((list) => this.#list(list))}
            </div>`,
        );
    }

    #button(words: string, act: () => void): TemplateResult {
        return html`<button
            type="button"
            class="btn btn--primary"
            aria-disabled=${this.busy ? "true" : nothing}
            @click=${act}
        >
            ${icon("ui-play")}<span>${words}</span>
        </button>`;
    }

    #list({ daily, puzzles }: PuzzleList): TemplateResult {
        const done = solved();
        const today = puzzles.find(({ name }) => name === daily);
        return html`${
                today
                    ? html`<section class="panel puzzles__today" aria-labelledby="today">
                          <h2 id="today">${icon("ui-star")}${t("puzzle-today")}</h2>
                          <p>${say(today.title)} · ${gameTitle(today.game)} ${flames(today.grade)}</p>
                          <p>
                              ${this.#button(done.has(daily) ? t("puzzle-again-button") : t("puzzle-try"), () => void this.#begin(daily))}
                          </p>
                      </section>`
                    : nothing
            }
            <p class="puzzles__count">
                ${t("puzzle-solved-count", { solved: puzzles.filter(({ name }) => done.has(name)).length, count: puzzles.length })}
            </p>
            ${this.#filter(puzzles)}
            ${
                puzzles.some((one) => fits(one, this.wish, done))
                    ? GAMES.map((game) => this.#game(game, puzzles, done))
                    : html`<p class="empty" role="status">${t("puzzle-none-fit")}</p>`
            }
            <section class="puzzles__bring" aria-labelledby="bring">
                <h2 id="bring">${t("puzzle-bring")}</h2>
                <p>${t("puzzle-bring-how")}</p>
                <label class="btn"
                    >${icon("ui-cards")}<span>${t("puzzle-file")}</span
                    ><input type="file" class="visually-hidden" accept=".yaml,.yml,text/plain" @change=${this.#file}
                /></label>
            </section>`;
    }

    /** Renders the filter: game, grade, goal, and whether solved puzzles are hidden. */
    #filter(puzzles: readonly PuzzleSummary[]): TemplateResult {
        const { wish } = this;
        const goals = new Map(
            puzzles
                .filter((one) => !wish.game || one.game === wish.game)
                .map(({ title }) => [title.message, say(title)]),
        );
        const grades = [...new Set(puzzles.map(({ grade }) => grade))].sort();
        const select = (
            words: string,
            now: string,
            values: Iterable<readonly [string, string]>,
            change: (value: string) => Partial<Wish>,
        ) =>
            html`<label class="labelled"
                ><span>${words}</span>
                <select
                    class="field"
                    @change=${(event: Event) => this.#want(change((event.target as HTMLSelectElement).value))}
                >
                    <option value="" ?selected=${!now}>${t("puzzle-any")}</option>
                    ${[...values].map(([value, name]) => html`<option value=${value} ?selected=${value === now}>${name}</option>`)}
                </select></label
            >`;
        return html`<div class="puzzles__filter" role="group" aria-label=${t("puzzle-filter")}>
            ${select(
                t("puzzle-filter-game"),
                wish.game,
                GAMES.map((game) => [game, gameTitle(game)] as const),
                (game) => ({ game, goal: "" }),
            )}
            ${select(
                t("puzzle-filter-grade"),
                wish.grade ? String(wish.grade) : "",
                grades.map((grade) => [String(grade), t("puzzle-grade", { grade, hardest: HARDEST })] as const),
                (grade) => ({ grade: Number(grade) }),
            )}
            ${select(t("puzzle-make-goal"), wish.goal, goals, (goal) => ({ goal }))}
            <label class="settings__check"
                ><input
                    type="checkbox"
                    .checked=${wish.unsolved}
                    @change=${(event: Event) => this.#want({ unsolved: (event.target as HTMLInputElement).checked })}
                /><span>${t("puzzle-filter-unsolved")}</span></label
            >
        </div>`;
    }

    #want(changed: Partial<Wish>): void {
        this.wish = { ...this.wish, ...changed };
        keep(WISH, this.wish);
    }

    #game(game: string, puzzles: readonly PuzzleSummary[], done: ReadonlySet<string>): TemplateResult | typeof nothing {
        const own = inOrder(puzzles, game).filter((one) => fits(one, this.wish, done));
        if (!own.length) return nothing;
        return html`<section aria-labelledby="puzzles-${game}">
            <h2 id="puzzles-${game}">${gameTitle(game)}</h2>
            <ul class="puzzles__list">
                ${own.map(
                    (one) =>
                        html`<li>
                            <a class="panel puzzles__one" href="/puzzles/${one.name}">
                                <b>${say(one.title)}</b>
                                <small>${t("puzzle-number", { number: Number(one.name.split("-").at(-1)) })}</small>
                                ${flames(one.grade)}
                                ${
                                    done.has(one.name)
                                        ? html`<span class="puzzles__done"
                                              >${icon("ui-check")}<span class="visually-hidden"
                                                  >${t("puzzle-solved")}</span
                                              ></span
                                          >`
                                        : nothing
                                }
                            </a>
                        </li>`,
                )}
            </ul>
        </section>`;
    }

    #file = async (event: Event): Promise<void> => {
        const input = event.target as HTMLInputElement;
        const file = input.files?.[0];
        input.value = "";
        if (file) await this.#begin("file", await file.text());
    };

    async #begin(name: string, text = ""): Promise<void> {
        if (this.busy) return;
        this.busy = true;
        this.problem = undefined;
        try {
            const { id } = await server.tryPuzzle(name, { name: preferences.name, language, text });
            go(`/table/${id}`, Boolean(this.puzzle));
        } catch (problem) {
            this.problem = problem;
        } finally {
            this.busy = false;
        }
    }
}
customElements.define("ing-puzzles-page", PuzzlesPage);
