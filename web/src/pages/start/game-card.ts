// One game on the start page: what it is, and the button that begins a game against a bot at once.

import { html, LitElement, nothing, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import { preferences } from "../../preferences.ts";
import { go } from "../../router.ts";
import { say, Speaking, t } from "../../wording/language.ts";
import { server } from "../../server/api.ts";
import type { GameInfo, OptionInfo } from "../../server/wire.generated.ts";
import { boardFromAfar, twoCards } from "./hearth.ts";
import { keep, kept } from "../kept.ts";
import { trouble } from "../page.ts";
import { deckGist, gameTitle, PACES } from "../words.ts";

/** What is chosen for a game against a bot, and kept for the next one. */
interface Quick {
    deck: string;
    rules: string;
}

/** What a newcomer begins with: the shorter game, where the rules know one. */
const EASY: Readonly<Record<string, string>> = { rules: "first-game", house: "one-hour" };

export class GameCard extends LitElement {
    static override properties = {
        game: { attribute: false },
        busy: { state: true },
        problem: { state: true },
        quick: { state: true },
    };
    declare game: GameInfo;
    declare busy: boolean;
    declare problem: unknown;
    declare quick: Quick | undefined;
    protected readonly speaking = new Speaking(this);

    constructor() {
        super();
        this.busy = false;
    }

    protected override createRenderRoot(): HTMLElement {
        return this;
    }

    /** The option with the named sets of rules, by which a game is long or short. */
    get #sets(): OptionInfo | undefined {
        return this.game.options.find((option) => option.kind === "choice" && option.key in EASY);
    }

    get #choice(): Quick {
        const easy = this.#sets ? EASY[this.#sets.key]! : "";
        const first = { deck: this.game.decks[0]?.name ?? "", rules: easy };
        const chosen = this.quick ?? { ...first, ...kept<Partial<Quick>>(`quick.${this.game.name}`, {}) };
        const deck = this.game.decks.some((one) => one.name === chosen.deck) ? chosen.deck : first.deck;
        const rules = this.#sets?.values.some(({ value }) => value === chosen.rules) ? chosen.rules : first.rules;
        return { deck, rules };
    }

    protected override render(): TemplateResult {
        const { name, fewest, most } = this.game;
        const lotr = name === "lotr";
        return html`<div class="game__pic" aria-hidden="true">${lotr ? twoCards() : boardFromAfar()}</div>
            <h2 id="game-${name}">${gameTitle(name)}</h2>
            <p class="game__facts">
                <span class="chip">${icon("ui-people")}${t("page-players", { fewest, most })}</span>
                ${
                    lotr
                        ? html`<span class="chip"
                              >${icon("ui-cards")}${t("page-starters", { count: this.game.decks.length })}</span
                          >`
                        : html`<span class="chip">${icon("ui-clock")}${t("page-one-hour")}</span>`
                }
            </p>
            <p class="game__gist">${lotr ? t("page-gist-lotr") : t("page-gist-talisman")}</p>
            <div class="game__go">
                <button
                    type="button"
                    class="btn btn--primary"
                    aria-describedby="game-${name}"
                    aria-disabled=${this.busy ? "true" : nothing}
                    @click=${this.#play}
                >
                    ${icon("ui-play")}${this.busy ? t("page-laying") : t("page-play-bot")}
                </button>
                <a class="btn" href="/new?game=${name}">${t("page-play-people")}</a>
            </div>
            ${this.problem ? html`<div class="game__wide">${trouble(this.problem)}</div>` : ""} ${this.#choices()}`;
    }

    #choices(): TemplateResult | typeof nothing {
        const sets = this.#sets;
        if (!this.game.decks.length && !sets) return nothing;
        const { deck, rules } = this.#choice;
        return html`<details class="game__choose game__wide">
            <summary>${t("page-choose-first")}</summary>
            <div class="game__choices">
                ${
                    this.game.decks.length
                        ? html`<label class="labelled"
                              ><span>${t("page-your-deck")}</span>
                              <select class="field" @change=${(event: Event) => this.#choose({ deck: chosen(event) })}>
                                  ${this.game.formats.map((format) => this.#block(format.name, say(format.title), deck))}
                              </select>
                              <small>${deckGist(deck)}</small></label
                          >`
                        : ""
                }
                ${
                    sets
                        ? html`<label class="labelled"
                              ><span>${say(sets.title)}</span>
                              <select class="field" @change=${(event: Event) => this.#choose({ rules: chosen(event) })}>
                                  ${sets.values.map(
                                      ({ value, title }) =>
                                          html`<option value=${value} ?selected=${value === rules}>
                                              ${say(title)}
                                          </option>`,
                                  )}
                              </select></label
                          >`
                        : ""
                }
            </div>
        </details>`;
    }

    #block(format: string, title: string, chosen: string): TemplateResult | typeof nothing {
        const decks = this.game.decks.filter((deck) => deck.formats[0] === format);
        if (!decks.length) return nothing;
        return html`<optgroup label=${title}>
            ${decks.map((deck) => html`<option value=${deck.name} ?selected=${deck.name === chosen}>${deck.title}</option>`)}
        </optgroup>`;
    }

    #choose(changed: Partial<Quick>): void {
        this.quick = { ...this.#choice, ...changed };
        keep(`quick.${this.game.name}`, this.quick);
    }

    /** Lays a table for one person and a bot, and goes there. */
    #play = async (): Promise<void> => {
        if (this.busy) return;
        this.busy = true;
        this.problem = undefined;
        const { deck, rules } = this.#choice;
        const mine = this.game.decks.find((one) => one.name === deck);
        const theirs = this.game.decks.find((one) => one.formats[0] === mine?.formats[0] && one.name !== deck);
        const bot = this.game.usual_bot;
        try {
            const { id } = await server.lay({
                game: this.game.name,
                title: "",
                open: false,
                pace: PACES[1],
                options: this.#sets && rules ? { [this.#sets.key]: rules } : {},
                seats: [
                    { kind: "you", name: preferences.name, deck: deck },
                    { kind: "bot", bot, deck: theirs?.name ?? deck },
                ],
                begin: true,
                name: preferences.name,
            });
            go(`/table/${id}`);
        } catch (problem) {
            this.problem = problem;
        } finally {
            this.busy = false;
        }
    };
}

function chosen(event: Event): string {
    return (event.target as HTMLSelectElement).value;
}

customElements.define("ing-game-card", GameCard);
