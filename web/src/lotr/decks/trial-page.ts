// The page on which bots test a deck in the background: rates with confidence intervals, and cards by games drawn.

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
import type { GameInfo, NewTrial, Rate, TableId, TrialInfo } from "../../server/wire.generated.ts";
import { language, prepareLanguage, speak, t, worded } from "../../wording/language.ts";
import { cardFace, title as fullTitle } from "../cards/face.ts";
import { playAgainstBot } from "./against-bot.ts";
import { idsOf } from "./deck.ts";
import "./dialogs/play-dialog.ts";
import { keepDeck, keptDeck, keptDecks, type KeptDeck, withVersion } from "./kept-decks.ts";
import { legality } from "./legality.ts";
import { catchUp } from "./on-server.ts";
import { rememberResult, sameCards } from "./results.ts";
import { strip } from "./strip.ts";
import { opponentName, percent, rotting, whyHeld } from "./trial-figures.ts";
import { trialForm } from "./trial-form.ts";
import { cards, opponents } from "./trial-tables.ts";
import { without } from "./without.ts";

const GAME = "lotr";

const trials = {
    look: () => ask<TrialInfo>("GET", "/trial"),
    begin: (trial: NewTrial) => ask<TrialInfo>("POST", "/trial", trial),
    stop: () => ask<TrialInfo>("POST", "/trial/stop"),
    watch: (number: number) => ask<TableId>("POST", "/trial/watch", { number }),
};

export class TrialPage extends Page {
    static override properties = {
        deckId: { attribute: false },
        trial: { state: true },
        busy: { state: true },
        choosing: { state: true },
    };
    declare deckId: string;
    declare trial: TrialInfo | undefined;
    declare busy: boolean;
    /** Whether the player is choosing the opponents. */
    declare choosing: boolean;
    #stopPreparing = (): void => {};
    readonly #game = new Fetched(this, () => this.#load());
    readonly #poll = new WhileVisible(this, 1000, () => void this.#look());

    constructor() {
        super();
        this.busy = false;
        this.choosing = false;
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
            // A failed request is repeated in a second.
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

    /** Makes a version without the cards that stayed in hand, and tries it against the same decks. */
    #without(kept: KeptDeck, game: GameInfo, trial: TrialInfo): void {
        const best = [...trial.cards].sort((one, other) => other.difference - one.difference).map((card) => card.id);
        const held = rotting(trial.cards).map((card) => card.id);
        const deck = without(kept.deck, held, best, facts);
        if (sameCards(deck, kept.deck)) return tell(t("trial-without-none"), "trouble");
        keepDeck(withVersion({ ...withVersion(kept), deck }));
        const names = trial.opponents.map((one) => one.name);
        const own = names.flatMap((name) => keptDecks().filter((one) => (one.name || t("deck-new")) === name));
        void this.#do(async () => {
            this.trial = await trials.begin({
                format: kept.format,
                deck,
                starters: names.filter((name) => game.decks.some((one) => one.name === name)),
                own: own.map((one) => ({ name: one.name || t("deck-new"), deck: one.deck })),
                games: trial.total / trial.opponents.length,
            });
        });
    }

    #play(kept: KeptDeck, game: GameInfo, name: string): void {
        void this.#do(async () => {
            const other = keptDecks().find((deck) => (deck.name || t("deck-new")) === name);
            const starter = game.decks.some((deck) => deck.name === name);
            go(await playAgainstBot(kept.deck, kept.format, starter ? name : other?.deck));
        });
    }

    /** Opens the replay of a lost game at the turn before the last. */
    async #watch(number: number): Promise<void> {
        const { id } = await trials.watch(number);
        const turns = (await server.replay(id)).marks.filter((mark) => mark.kind === "turn");
        go(`/replay/${id}?at=${turns.at(-2)?.number ?? 0}`);
    }

    // Rendering.

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
        const { trial, busy } = this;
        const form = trialForm({ kept, game, legal, busy, again: !!trial, begin: this.#begin });
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
                    ${trial?.done ? html`${opponents(trial, game)} ${cards(trial, this.#read)}` : nothing}
                    ${trial ? nothing : form}
                </div>
                <div class="league-column">
                    ${trial?.done ? html`${this.#nowYou(kept, game, trial, legal)} ${this.#losses(game, trial)} ${this.#rot(kept, game, trial, legal)}` : nothing}
                    ${trial ? form : nothing}
                </div>
            </div>`;
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

    #rot(kept: KeptDeck, game: GameInfo, trial: TrialInfo, legal: boolean): TemplateResult {
        const held = rotting(trial.cards);
        const may = legal && !trial.running && sameCards(trial.deck, kept.deck);
        return html`<section class="panel league-panel">
            <h2>${t("trial-rot")}</h2>
            <p>${t("trial-rot-note")}</p>
            ${
                held.length
                    ? html`<ul class="trial-rot">
                              ${held.map(
                                  (card) =>
                                      html`<li>
                                          ${strip(card.id, this.#read)}
                                          <small
                                              >${t("trial-rot-line", { percent: Math.round((100 * card.held) / card.drawn.games), games: card.drawn.games })}
                                              ${whyHeld(card)}</small
                                          >
                                      </li>`,
                              )}
                          </ul>
                          <p>${t("trial-without-note")}</p>
                          <button
                              type="button"
                              class="btn trial-without"
                              aria-disabled=${may ? nothing : "true"}
                              @click=${() => may && this.#without(kept, game, trial)}
                          >
                              ${icon("ui-bin")}${t("trial-without")}
                          </button>`
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
            <button
                type="button"
                class="btn"
                aria-disabled=${legal ? nothing : "true"}
                @click=${() => (this.choosing = legal)}
            >
                ${t("trial-play-another")}
            </button>
            ${this.choosing ? html`<ing-deck-play .kept=${kept} @shut=${() => (this.choosing = false)}></ing-deck-play>` : nothing}
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

customElements.define("ing-trial-page", TrialPage);
