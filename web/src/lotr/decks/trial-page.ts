// How will it play?  Bots try a deck in the background; rates with their doubt, cards by what was drawn.

import "../../../styles/lotr/card.css";
import "../../../styles/lotr/decks.css";
import "../../../styles/lotr/league.css";
import "../../../styles/lotr/trial.css";
import { html, nothing, type TemplateResult } from "lit";
import { facts, loadCatalogue, need } from "../../catalogue.ts";
import { tell } from "../../controls/announce.ts";
import { icon } from "../../controls/icon.ts";
import { openPopover } from "../../controls/popover.ts";
import { Fetched, Page, reason, WhileVisible } from "../../pages/page.ts";
import { framed } from "../../pages/top.ts";
import { go } from "../../router.ts";
import { ask, server } from "../../server/api.ts";
import type { CardRate, GameInfo, NewTrial, Rate, TableId, TrialInfo } from "../../server/wire.generated.ts";
import { language, prepareLanguage, say, speak, t, worded } from "../../wording/language.ts";
import { cardFace, title as fullTitle } from "../cards/face.ts";
import { playAgainstBot } from "./against-bot.ts";
import { idsOf } from "./deck.ts";
import { keptDeck, keptDecks, type KeptDeck } from "./kept-decks.ts";
import { legality } from "./legality.ts";
import { catchUp } from "./on-server.ts";
import { rememberResult, sameCards } from "./results.ts";
import { strip } from "./strip.ts";

const GAME = "lotr";
/** So many games against each opponent, to choose from. */
const AMOUNTS = [10, 20, 50, 100, 200];
/** From this share of the games in which a card was drawn it is said to stay in hand. */
const ROTS = 0.3;

const trials = {
    look: () => ask<TrialInfo>("GET", "/trial"),
    begin: (trial: NewTrial) => ask<TrialInfo>("POST", "/trial", trial),
    stop: () => ask<TrialInfo>("POST", "/trial/stop"),
    watch: (number: number) => ask<TableId>("POST", "/trial/watch", { number }),
};

export class TrialPage extends Page {
    static override properties = { deckId: { attribute: false }, trial: { state: true }, busy: { state: true } };
    declare deckId: string;
    declare trial: TrialInfo | undefined;
    declare busy: boolean;
    #stopPreparing = (): void => {};
    readonly #game = new Fetched(this, () => this.#load());
    readonly #poll = new WhileVisible(this, 1000, () => void this.#look());

    constructor() {
        super();
        this.busy = false;
        void this.#poll;
    }

    protected heading(): string {
        return worded("trial-title") ? t("trial-title") : "";
    }

    override connectedCallback(): void {
        super.connectedCallback();
        this.#stopPreparing = prepareLanguage((next) => loadCatalogue(GAME, next).then(() => undefined));
    }

    override disconnectedCallback(): void {
        super.disconnectedCallback();
        this.#stopPreparing();
    }

    async #load(): Promise<GameInfo> {
        const [games] = await Promise.all([
            server.games(),
            speak({ game: GAME }).then(() => loadCatalogue(GAME, language)),
        ]);
        if (!keptDeck(this.deckId)) await catchUp();
        const kept = keptDeck(this.deckId);
        if (kept) await need(idsOf(kept.deck));
        await this.#look(true);
        return games.find((game) => game.name === GAME)!;
    }

    async #look(first = false): Promise<void> {
        if (!first && !this.trial?.running) return;
        try {
            const trial = await trials.look();
            await need(trial.cards.map((card) => card.id));
            this.trial = trial.total ? trial : undefined;
            if (trial.done && !trial.running) rememberResult(trial.deck, trial.all);
        } catch {
            // What cannot be reached now is asked for again in a second.
        }
    }

    async #do(what: () => Promise<void>): Promise<void> {
        if (this.busy) return;
        this.busy = true;
        try {
            await what();
        } catch (problem) {
            tell(reason(problem), "trouble");
        } finally {
            this.busy = false;
        }
    }

    #begin = (event: SubmitEvent): void => {
        event.preventDefault();
        const kept = keptDeck(this.deckId)!;
        const form = new FormData(event.target as HTMLFormElement);
        const own = form
            .getAll("own")
            .map((id) => keptDeck(String(id)))
            .filter((deck) => deck !== undefined);
        void this.#do(async () => {
            this.trial = await trials.begin({
                format: kept.format,
                deck: kept.deck,
                starters: form.getAll("starter").map(String),
                own: own.map((deck) => ({ name: deck.name || t("deck-new"), deck: deck.deck })),
                games: Number(form.get("games")),
            });
        });
    };

    #play(kept: KeptDeck, game: GameInfo, name: string): void {
        void this.#do(async () => {
            const other = keptDecks().find((deck) => (deck.name || t("deck-new")) === name);
            const starter = game.decks.some((deck) => deck.name === name);
            go(await playAgainstBot(kept.deck, kept.format, starter ? name : other?.deck));
        });
    }

    /** A lost game, from the turn before the one in which it was lost. */
    async #watch(number: number): Promise<void> {
        const { id } = await trials.watch(number);
        const turns = (await server.replay(id)).marks.filter((mark) => mark.kind === "turn");
        go(`/replay/${id}?at=${turns.at(-2)?.number ?? 0}`);
    }

    // How it looks.

    protected override render(): TemplateResult {
        return framed(
            "decks",
            GAME,
            html`${this.#game.show((game) => {
                const kept = keptDeck(this.deckId);
                return kept ? this.#page(kept, game) : html`<p class="empty">${t("trial-no-deck")}</p>`;
            })}`,
        );
    }

    #page(kept: KeptDeck, game: GameInfo): TemplateResult {
        const legal = !legality(kept.deck, kept.format, facts).length;
        const { trial } = this;
        return html`<div class="head">
                <p>
                    <a href="/decks">${t("page-nav-decks")}</a> /
                    <a href="/decks/${kept.id}">${kept.name || t("deck-new")}</a>
                </p>
                <h1>${t("trial-title")}</h1>
                <p>${t("trial-lead")}</p>
            </div>
            ${trial && !sameCards(trial.deck, kept.deck) ? html`<p class="trial-older">${icon("ui-warn")}${t("trial-older")}</p>` : nothing}
            ${trial ? this.#progress(trial) : nothing}
            <div class="league-two">
                <div class="league-column">
                    ${trial?.done ? html`${this.#opponents(trial, game)} ${this.#cards(trial)}` : nothing}
                    ${trial ? nothing : this.#form(kept, game, legal)}
                </div>
                <div class="league-column">
                    ${trial?.done ? html`${this.#nowYou(kept, game, trial, legal)} ${this.#losses(game, trial)} ${this.#rot(trial)}` : nothing}
                    ${trial ? this.#form(kept, game, legal) : nothing}
                </div>
            </div>`;
    }

    #form(kept: KeptDeck, game: GameInfo, legal: boolean): TemplateResult {
        const starters = game.decks.filter((deck) => deck.formats.includes(kept.format));
        const others = keptDecks().filter(
            (deck) => deck.id !== kept.id && deck.format === kept.format && idsOf(deck.deck).length > 0,
        );
        return html`<section class="panel league-panel">
            <h2>${t("trial-against")}</h2>
            ${
                legal
                    ? html`<form class="league-form" @submit=${this.#begin}>
                          <fieldset class="league-kinds trial-choices">
                              <legend>${t("trial-starters")}</legend>
                              ${starters.map(
                                  (deck) =>
                                      html`<label
                                          ><input type="checkbox" name="starter" value=${deck.name} checked />
                                          <span>${deck.title}, ${say(deck.set)}</span></label
                                      >`,
                              )}
                          </fieldset>
                          ${
                              others.length
                                  ? html`<fieldset class="league-kinds trial-choices">
                                        <legend>${t("trial-own")}</legend>
                                        ${others
                                            .slice(0, 8)
                                            .map(
                                                (deck) =>
                                                    html`<label
                                                        ><input type="checkbox" name="own" value=${deck.id} />
                                                        <span>${deck.name || t("deck-new")}</span></label
                                                    >`,
                                            )}
                                    </fieldset>`
                                  : nothing
                          }
                          <label class="labelled"
                              ><span>${t("trial-games")}</span>
                              <select class="field" name="games">
                                  ${AMOUNTS.map((one) => html`<option value=${one} ?selected=${one === 20}>${one}</option>`)}
                              </select></label
                          >
                          <button class="btn btn--primary" ?disabled=${this.busy}>
                              ${icon("ui-play")}${this.trial ? t("trial-again") : t("trial-begin")}
                          </button>
                      </form>`
                    : html`<p>${t("trial-not-legal")}</p>
                          <a class="btn btn--primary" href="/decks/${kept.id}">${t("trial-to-deck")}</a>`
            }
        </section>`;
    }

    #progress(trial: TrialInfo): TemplateResult {
        return html`<section class="panel league-panel trial-progress">
            <p class="trial-sum">
                ${
                    trial.all.games
                        ? html`<b>${percent(trial.all)} %</b>
                              <span
                                  >${t("trial-won", { games: trial.all.games })}<br /><small
                                      >${t("trial-between", { low: trial.all.low, high: trial.all.high })}</small
                                  ></span
                              >`
                        : nothing
                }
            </p>
            <p>
                ${icon("ui-clock")} <b>${t("trial-progress", { done: trial.done, total: trial.total })}</b>
                ${trial.running && trial.done ? t("trial-left", { seconds: trial.seconds }) : nothing}
                ${trial.left_out ? t("trial-left-out", { count: trial.left_out }) : nothing}
                ${trial.lost ? html`<strong class="trial-lost">${icon("ui-warn")}${t("trial-lost")}</strong>` : nothing}
            </p>
            <progress max=${trial.total} .value=${trial.done} aria-label=${t("trial-title")}></progress>
            ${
                trial.running
                    ? html`<button
                          type="button"
                          class="btn"
                          @click=${() => void this.#do(async () => void (this.trial = await trials.stop()))}
                      >
                          ${icon("ui-close")}${t("trial-stop")}
                      </button>`
                    : nothing
            }
        </section>`;
    }

    #opponents(trial: TrialInfo, game: GameInfo): TemplateResult {
        return html`<section class="panel league-panel">
            <h2>${t("trial-by-opponent")}</h2>
            <div class="league-scroll" tabindex="0" role="region" aria-label=${t("trial-by-opponent")}>
                <table class="league-table">
                    <thead>
                        <tr>
                            <th scope="col">${t("trial-opponent")}</th>
                            <th scope="col">${t("trial-rate")}</th>
                            <th scope="col">${t("trial-first")}</th>
                            <th scope="col">${t("trial-second")}</th>
                        </tr>
                    </thead>
                    <tbody>
                        ${trial.opponents.map(
                            (one) =>
                                html`<tr>
                                    <th scope="row">${opponentName(game, one.name)}</th>
                                    <td>
                                        ${
                                            one.all.games
                                                ? html`${whisker(one.all)} ${range(one.all)}<br /><small
                                                          >${verdict(one.all.low - 50, one.all.high - 50)}</small
                                                      >`
                                                : "–"
                                        }
                                    </td>
                                    <td>${range(one.first)}</td>
                                    <td>${range(one.second)}</td>
                                </tr>`,
                        )}
                    </tbody>
                </table>
            </div>
        </section>`;
    }

    #cards(trial: TrialInfo): TemplateResult {
        const clear = trial.cards.filter((card) => card.low > 0 || card.high < 0);
        const rest = trial.cards.filter((card) => !clear.includes(card));
        return html`<section class="panel league-panel">
            <h2>${t("trial-cards")}</h2>
            <p>${t("trial-cards-note")}</p>
            ${clear.length ? this.#cardTable(clear, t("trial-cards")) : html`<p>${t("trial-cards-none")}</p>`}
            <details>
                <summary>${t("trial-cards-rest")} (${rest.length})</summary>
                ${this.#cardTable(rest, t("trial-cards-rest"))}
            </details>
        </section>`;
    }

    #cardTable(cards: readonly CardRate[], label: string): TemplateResult {
        return html`<div class="league-scroll" tabindex="0" role="region" aria-label=${label}>
            <table class="league-table trial-cards">
                <thead>
                    <tr>
                        <th scope="col">${t("trial-card")}</th>
                        <th scope="col">${t("trial-drawn")}</th>
                        <th scope="col">${t("trial-difference")}</th>
                        <th scope="col">${t("trial-played")}</th>
                        <th scope="col">${t("trial-held")}</th>
                    </tr>
                </thead>
                <tbody>
                    ${cards.map(
                        (card) =>
                            html`<tr>
                                <th scope="row">${strip(card.id, this.#read)}</th>
                                <td>${card.drawn.games}</td>
                                <td>
                                    ${mark(card.low, card.high)} ${signed(card.difference)}
                                    <small>(${signed(card.low)} … ${signed(card.high)})</small>
                                </td>
                                <td>${card.played.games}, ${percent(card.played)} %</td>
                                <td>${card.drawn.games ? Math.round((100 * card.held) / card.drawn.games) : 0} %</td>
                            </tr>`,
                    )}
                </tbody>
            </table>
        </div>`;
    }

    #rot(trial: TrialInfo): TemplateResult {
        const rotting = trial.cards
            .filter((card) => card.drawn.games >= 5 && card.held / card.drawn.games >= ROTS)
            .sort((one, other) => other.held / other.drawn.games - one.held / one.drawn.games);
        return html`<section class="panel league-panel">
            <h2>${t("trial-rot")}</h2>
            <p>${t("trial-rot-note")}</p>
            ${
                rotting.length
                    ? html`<ul class="trial-rot">
                          ${rotting.map(
                              (card) =>
                                  html`<li>
                                      ${strip(card.id, this.#read)}
                                      <small
                                          >${t("trial-rot-line", { percent: Math.round((100 * card.held) / card.drawn.games), games: card.drawn.games })}
                                          ${whyHeld(card)}</small
                                      >
                                  </li>`,
                          )}
                      </ul>`
                    : html`<p>${t("trial-rot-none")}</p>`
            }
        </section>`;
    }

    #nowYou(kept: KeptDeck, game: GameInfo, trial: TrialInfo, legal: boolean): TemplateResult {
        const share = (one: Rate) => (one.games ? one.wins / one.games : 1);
        const hardest = [...trial.opponents].sort((one, other) => share(one.all) - share(other.all))[0]!;
        const name = opponentName(game, hardest.name);
        return html`<section class="panel league-panel league-next">
            <h2>${t("trial-now-you")}</h2>
            <p>${t("trial-now-you-note", { name })}</p>
            <button
                type="button"
                class="btn btn--primary"
                aria-disabled=${legal ? nothing : "true"}
                @click=${() => legal && this.#play(kept, game, hardest.name)}
            >
                ${icon("ui-play")}${t("trial-play", { name })}
            </button>
        </section>`;
    }

    #losses(game: GameInfo, trial: TrialInfo): TemplateResult {
        return html`<section class="panel league-panel">
            <h2>${t("trial-watch-title")}</h2>
            ${
                trial.lost_by.length
                    ? html`<ul class="trial-ways">
                          ${trial.lost_by.map(({ way, games }) => html`<li>${t(`trial-way-${way}`)}: <b>${games}</b></li>`)}
                      </ul>`
                    : nothing
            }
            ${
                trial.losses.length
                    ? html`<ul class="league-games">
                          ${trial.losses.map((loss) => {
                              const name = opponentName(game, trial.opponents[loss.opponent]!.name);
                              return html`<li>
                                  <span
                                      >${name}
                                      <small
                                          >${loss.first ? t("trial-went-first") : t("trial-went-second")},
                                          ${t(`trial-way-${loss.way}`)}</small
                                      ></span
                                  >
                                  <button
                                      type="button"
                                      class="btn btn--small"
                                      aria-label=${t("trial-watch", { name })}
                                      @click=${() => void this.#do(() => this.#watch(loss.number))}
                                  >
                                      ${icon("ui-eye")}${t("league-watch")}
                                  </button>
                              </li>`;
                          })}
                      </ul>`
                    : html`<p>${t("trial-no-losses")}</p>`
            }
        </section>`;
    }

    #read = (id: string, at: HTMLElement): void => {
        const card = facts(id);
        if (card)
            openPopover(at, { kind: "card", label: fullTitle(card), content: () => html`${cardFace(id, {}, "full")}` });
    };
}

/** What kept a card in hand in most of the games, if one thing did. */
function whyHeld(card: CardRate): string {
    const most = Math.max(card.never, card.late, card.unwanted);
    if (2 * most <= card.held) return "";
    if (most === card.never) return t("trial-rot-never");
    return most === card.late ? t("trial-rot-late") : t("trial-rot-unwanted");
}

function opponentName(game: GameInfo, name: string): string {
    const starter = game.decks.find((deck) => deck.name === name);
    return starter ? `${starter.title}, ${say(starter.set)}` : name;
}

function percent(rate: Rate): number {
    return rate.games ? Math.round((100 * rate.wins) / rate.games) : 0;
}

function range(rate: Rate): string {
    return rate.games ? t("trial-range", { rate: percent(rate), low: rate.low, high: rate.high }) : "–";
}

function signed(points: number): string {
    return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** Up, down, or cannot tell: by its shape first. */
function mark(low: number, high: number): TemplateResult {
    const kind = low > 0 ? "up" : high < 0 ? "down" : "open";
    return html`<i class="trial-mark" data-kind=${kind} aria-hidden="true"></i>`;
}

function verdict(low: number, high: number): string {
    return low > 0 ? t("trial-more") : high < 0 ? t("trial-less") : t("trial-unsure");
}

/** The interval on a line from none to all, with a post at the half. */
function whisker(rate: Rate): TemplateResult {
    return html`<span class="trial-line" aria-hidden="true"
        ><i style="left:${rate.low}%;width:${rate.high - rate.low}%"></i
        ><b
            class="trial-mark"
            data-kind=${rate.low > 50 ? "up" : rate.high < 50 ? "down" : "open"}
            style="left:${percent(rate)}%"
        ></b
    ></span>`;
}

customElements.define("ing-trial-page", TrialPage);
