// One game on the start page: what it is, and the button that starts a game against a bot.

import { html, LitElement, nothing, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import { go } from "../../router.ts";
import { botFace, botName } from "../../session/bots.ts";
import { say, Speaking, t } from "../../wording/language.ts";
import type { GameInfo } from "../../server/wire.generated.ts";
import { boardFromAfar, twoCards } from "./hearth.ts";
import { trouble } from "../page.ts";
import { botGist, deckGist, deckTitle, gameTitle, hasDice, starterName, startersOf } from "../words.ts";
import { against, keepChoice, layQuick, quickChoice, ruleSets, type Quick } from "./quick.ts";

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

    get #choice(): Quick {
        return quickChoice(this.game, this.quick);
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
                              >${icon("ui-cards")}${t("page-starters", { count: startersOf(this.game).length })}</span
                          >`
                        : nothing
                }
            </p>
            <p class="game__gist">
                ${lotr ? t("page-gist-lotr") : t("page-gist-talisman")}
                <a href="/how-to-play/${name}">${t("page-how-to-play")}</a>
            </p>
            <div class="game__go">
                <button
                    type="button"
                    class="btn btn--primary"
                    aria-describedby="game-${name} starts-${name}"
                    aria-disabled=${this.busy ? "true" : nothing}
                    @click=${this.#play}
                >
                    ${icon("ui-play")}${this.busy ? t("page-laying") : t("page-play-bot")}
                </button>
                <a class="btn" href="/new?game=${name}">${t("page-play-people")}</a>
                <a class="btn" href="/learn/${name}">${icon("ui-book")}${t("page-learn")}</a>
            </div>
            ${this.problem ? html`<div class="game__wide">${trouble(this.problem)}</div>` : ""} ${this.#choices()}`;
    }

    /** Renders a summary of what one click starts, with controls to change it. */
    #choices(): TemplateResult {
        const sets = ruleSets(this.game);
        const { bot, deck, other, rules, practice } = this.#choice;
        const { decks, bots } = this.game;
        const titles = new Map(sets?.values.map(({ value, title }) => [value, say(title)]));
        const gist = sets?.values.find(({ value }) => value === rules)?.gist;
        const length = gist ? say(gist) : "";
        return html`<details class="game__choose game__wide">
            <summary>
                <span class="game__starts" id="starts-${this.game.name}">
                    <span
                        >${botFace("", bot)}<span
                            >${t("page-starts-against", { bot: botName(bot) })} <small>${botGist(bot)}</small></span
                        ></span
                    >
                    ${decks.length ? html`<span>${icon("ui-cards")}${t("page-starts-decks", { own: deckTitle(this.game, deck), other: deckTitle(this.game, other) })}</span>` : nothing}
                    ${
                        sets
                            ? html`<span
                                  >${icon("ui-book")}<span>${titles.get(rules)} <small>${length}</small></span></span
                              >`
                            : nothing
                    }
                    ${hasDice(this.game.name) ? html`<span>${icon("ui-undo")}<small>${practice ? t("page-practice") : t("page-earnest")}</small></span>` : nothing}
                </span>
                <span class="btn btn--small">${t("page-change")}</span>
            </summary>
            <div class="game__choices">
                ${this.#select(
                    t("page-opponent"),
                    html`${bots.map((one) => option(one, botName(one), bot))}`,
                    (value) => this.#choose({ bot: value }),
                    botGist(bot),
                )}
                ${
                    decks.length
                        ? html`${this.#select(
                              t("page-your-deck"),
                              html`${this.game.formats.map((format) => this.#block(format.name, say(format.title), deck))}`,
                              (value) => this.#choose({ deck: value }),
                              deckGist(deck),
                          )}
                          ${this.#select(
                              t("page-their-deck"),
                              html`${against(this.game, deck).map((one) => option(one.name, starterName(one), other))}`,
                              (value) => this.#choose({ other: value }),
                              deckGist(other),
                          )}`
                        : nothing
                }
                ${
                    sets
                        ? this.#select(
                              say(sets.title),
                              html`${sets.values.map(({ value }) => option(value, titles.get(value)!, rules))}`,
                              (value) => this.#choose({ rules: value }),
                              length,
                          )
                        : nothing
                }
                ${
                    hasDice(this.game.name)
                        ? html`<label class="tick"
                              ><input
                                  type="checkbox"
                                  .checked=${practice}
                                  @change=${(event: Event) => this.#choose({ practice: (event.target as HTMLInputElement).checked })}
                              /><span>${t("page-practice")}</span></label
                          >`
                        : nothing
                }
            </div>
        </details>`;
    }

    #select(label: string, options: TemplateResult, choose: (value: string) => void, gist = ""): TemplateResult {
        return html`<label class="labelled"
            ><span>${label}</span>
            <select class="field" @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}>
                ${options}
            </select>
            ${gist ? html`<small>${gist}</small>` : nothing}</label
        >`;
    }

    #block(format: string, title: string, chosen: string): TemplateResult | typeof nothing {
        const decks = startersOf(this.game).filter((deck) => deck.formats[0] === format);
        if (!decks.length) return nothing;
        return html`<optgroup label=${title}>
            ${decks.map((deck) => option(deck.name, starterName(deck), chosen))}
        </optgroup>`;
    }

    #choose(changed: Partial<Quick>): void {
        this.quick = { ...this.#choice, ...changed };
        keepChoice(this.game, this.quick);
    }

    /** Creates a table for one player and a bot, and goes there. */
    #play = async (): Promise<void> => {
        if (this.busy) return;
        this.busy = true;
        this.problem = undefined;
        try {
            go(await layQuick(this.game, this.#choice));
        } catch (problem) {
            this.problem = problem;
        } finally {
            this.busy = false;
        }
    };
}

function option(value: string, words: string, chosen: string): TemplateResult {
    return html`<option value=${value} ?selected=${value === chosen}>${words}</option>`;
}

customElements.define("ing-game-card", GameCard);
