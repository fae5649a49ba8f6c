// The page for creating a table: the game, the seats, the decks and the rules.

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { icon, seatMark } from "../../controls/icon.ts";
import { botLevel, botName } from "../../session/bots.ts";
import { preferences } from "../../preferences.ts";
import { go } from "../../router.ts";
import { say, speak, t } from "../../wording/language.ts";
import { Refusal, server } from "../../server/api.ts";
import type { GameInfo } from "../../server/wire.generated.ts";
import { faultList } from "./deck-choice.ts";
import { OWN, suited, type Deck } from "./decks.ts";
import {
    begun,
    changedOptions,
    changedSeats,
    freshPlan,
    hasOthers,
    type Plan,
    type PlannedSeat,
    standing,
    wanted,
} from "./plan.ts";
import { keep, kept } from "../kept.ts";
import { control } from "./options.ts";
import { Fetched, Page, reason } from "../page.ts";
import { framed } from "../top.ts";
import { botGist, gameTitle, hasDice, PACES, PATIENCES, paceName } from "../words.ts";

export class NewTablePage extends Page {
    static override properties = { plan: { state: true }, busy: { state: true }, problem: { state: true } };
    declare plan: Plan | undefined;
    declare busy: boolean;
    declare problem: unknown;
    readonly #games = new Fetched(this, server.games);

    constructor() {
        super();
        this.busy = false;
    }

    protected heading(): string {
        return t("page-lay-heading");
    }

    protected override willUpdate(_changed: PropertyValues): void {
        if (!this.plan && this.#games.value) {
            const asked = new URLSearchParams(location.search).get("game") ?? kept("game", "");
            this.#play(this.#games.value.find((game) => game.name === asked) ?? this.#games.value[0]!);
        }
    }

    /** Chooses a game, with the options chosen for it last time. */
    #play(game: GameInfo): void {
        this.plan = begun(game, kept<Partial<Plan>>(`plan.${game.name}`, {}));
        this.problem = undefined;
        keep("game", game.name);
        void speak({ game: game.name }); // the faults of a deck are in the game's own words
    }

    #change(changed: Partial<Plan>): void {
        this.plan = { ...this.plan!, ...changed };
        this.problem = undefined;
    }

    #changeSeat(place: number, changed: Partial<PlannedSeat>): void {
        const seats = this.plan!.seats.map((seat, at) => (at === place ? { ...seat, ...changed } : seat));
        this.#change({ seats });
    }

    protected override render(): TemplateResult {
        return framed(
            "play",
            this.plan?.game ?? "",
            html`<div class="head">
                    <h1>${t("page-lay-heading")}</h1>
                    <p>${t("page-lay-lead")}</p>
                </div>
                ${this.#games.show((games) =>
                    this.#form(
                        games,
                        games.find((game) => game.name === this.plan?.game)!,
                    ),
                )}`,
        );
    }

    #form(games: readonly GameInfo[], game: GameInfo): TemplateResult {
        const plan = this.plan!;
        return html`<form class="laying" novalidate @submit=${this.#lay}>
            <div class="laying__main">
                <section class="panel block" aria-labelledby="laying-game">
                    <h2 id="laying-game">${t("page-laying-game")}</h2>
                    <div class="laying__fields">
                        ${segments(
                            t("page-game"),
                            "game",
                            games.map((one) => ({ value: one.name, words: gameTitle(one.name) })),
                            plan.game,
                            (value) => this.#play(games.find((one) => one.name === value)!),
                        )}
                        <div class="labelled">
                            <label for="title">${t("page-title")}</label>
                            <input
                                id="title"
                                class="field"
                                maxlength="40"
                                placeholder=${t("page-title-placeholder")}
                                .value=${plan.title}
                                @input=${(event: Event) => this.#change({ title: (event.target as HTMLInputElement).value })}
                            />
                        </div>
                        ${segments(
                            t("page-who"),
                            "who",
                            [
                                { value: "open", words: t("page-who-anyone") },
                                { value: "invited", words: t("page-who-invited") },
                            ],
                            plan.open ? "open" : "invited",
                            (value) => this.#change({ open: value === "open" }),
                        )}
                        ${game.formats.length ? this.#formats(game) : nothing}
                    </div>
                </section>
                <section class="panel block" aria-labelledby="laying-seats">
                    <h2 id="laying-seats">${t("page-seats")}</h2>
                    ${segments(
                        t("page-seats-count"),
                        "seats",
                        Array.from({ length: game.most - game.fewest + 1 }, (_, more) => game.fewest + more).map(
                            (number) => ({
                                value: String(number),
                                words: String(number),
                            }),
                        ),
                        String(plan.seats.length),
                        (value) => this.#change({ seats: changedSeats(plan, game, Number(value)) }),
                    )}
                    <ol class="chairs-list">
                        ${plan.seats.map((seat, place) => this.#seat(game, seat, place))}
                    </ol>
                </section>
                <section class="panel block" aria-labelledby="laying-rules">
                    <h2 id="laying-rules">${t("page-rules-heading")}</h2>
                    ${this.#rules(game)}
                </section>
            </div>
            <aside class="laying__side" aria-labelledby="laying-ready">${this.#summary(game)}</aside>
        </form>`;
    }

    #formats(game: GameInfo): TemplateResult {
        const plan = this.plan!;
        const choose = (event: Event) => {
            const format = (event.target as HTMLSelectElement).value;
            this.#change({ format, seats: changedSeats({ ...plan, format }, game) });
        };
        return html`<div class="labelled">
            <label for="format">${t("page-format")}</label>
            <select id="format" class="field" @change=${choose}>
                ${game.formats.map(
                    (format) =>
                        html`<option value=${format.name} ?selected=${format.name === plan.format}>
                            ${say(format.title)}
                        </option>`,
                )}
            </select>
        </div>`;
    }

    /** Renders the mark of a seat; an open seat has none yet, as in the waiting room. */
    #mark(seat: PlannedSeat, place: number): TemplateResult {
        if (seat.kind === "open") return html`<span class="seat chair__empty" aria-hidden="true"></span>`;
        return seatMark(place, this.#seatName(seat, place));
    }

    #seat(game: GameInfo, seat: PlannedSeat, place: number): TemplateResult {
        const id = `seat-${place}`;
        return html`<li class="chair">
            ${this.#mark(seat, place)}
            <div class="chair__fields" role="group" aria-label=${t("page-seat", { number: place + 1 })}>
                <div class="labelled">
                    <label for=${id}>${t("page-seat", { number: place + 1 })}</label>
                    <select
                        id=${id}
                        class="field"
                        @change=${(event: Event) =>
                            this.#changeSeat(place, {
                                kind: (event.target as HTMLSelectElement).value as PlannedSeat["kind"],
                            })}
                    >
                        ${
                            place === 0 || seat.kind === "you" || !this.plan!.seats.some((one) => one.kind === "you")
                                ? html`<option value="you" ?selected=${seat.kind === "you"}>
                                      ${t("page-seat-you")}
                                  </option>`
                                : nothing
                        }
                        <option value="here" ?selected=${seat.kind === "here"}>${t("page-seat-here")}</option>
                        <option value="open" ?selected=${seat.kind === "open"}>${t("page-seat-open")}</option>
                        <option value="bot" ?selected=${seat.kind === "bot"}>${t("page-seat-bot")}</option>
                    </select>
                </div>
                ${
                    seat.kind === "here"
                        ? html`<div class="labelled">
                              <label for="${id}-name">${t("page-their-name")}</label>
                              <input
                                  id="${id}-name"
                                  class="field"
                                  maxlength="30"
                                  .value=${seat.name}
                                  @input=${(event: Event) => this.#changeSeat(place, { name: (event.target as HTMLInputElement).value })}
                              />
                          </div>`
                        : nothing
                }
                ${
                    seat.kind === "bot" && game.bots.length > 1
                        ? html`<div class="labelled">
                              <label for="${id}-bot">${t("page-which-bot")}</label>
                              <select
                                  id="${id}-bot"
                                  class="field"
                                  @change=${(event: Event) => this.#changeSeat(place, { bot: (event.target as HTMLSelectElement).value })}
                              >
                                  ${game.bots.map((bot) => html`<option value=${bot} ?selected=${bot === seat.bot}>${botName(bot)}</option>`)}
                              </select>
                              <small>${botGist(seat.bot)}</small>
                          </div>`
                        : nothing
                }
                ${
                    game.decks.length && seat.kind !== "open"
                        ? html`<ing-deck-choice
                              class="chair__deck"
                              .game=${game}
                              .format=${this.plan!.format}
                              .deck=${seat.deck}
                              .text=${seat.text}
                              @deck=${({ detail: { deck, text } }: CustomEvent<Deck>) => this.#changeSeat(place, { deck, text })}
                          ></ing-deck-choice>`
                        : nothing
                }
                ${game.decks.length && seat.kind === "open" ? html`<p class="chair__note">${t("page-seat-open-deck")}</p>` : nothing}
            </div>
        </li>`;
    }

    #seatName(seat: PlannedSeat, place: number): string {
        switch (seat.kind) {
            case "you":
                return preferences.name || t("page-seat-you");
            case "here":
                return seat.name || t("page-seat", { number: place + 1 });
            case "bot": {
                // The first bot of each kind has this name at the table too; the names of the others appear there.
                const first = this.plan!.seats.findIndex((one) => one.kind === "bot" && one.bot === seat.bot);
                return first === place ? botName(seat.bot) : t("page-another-bot", { level: botLevel(seat.bot) });
            }
            case "open":
                return "";
        }
    }

    #rules(game: GameInfo): TemplateResult {
        const plan = this.plan!;
        const set = (key: string) => (value: string) =>
            this.#change({ options: changedOptions(plan, game, key, value) });
        const shown = (kind: string): TemplateResult[] =>
            game.options
                .filter((option) => (option.kind === "choice") === (kind === "choice"))
                .map((option) => control(option, standing(plan, game, option), set(option.key)));
        const details = game.options.filter((option) => option.kind !== "choice");
        return html`<div class="laying__fields">
                ${shown("choice")}
                ${segments(
                    t("page-pace"),
                    "pace",
                    PACES.map((pace) => ({ value: String(pace), words: paceName(pace) })),
                    String(plan.pace),
                    (pace) => this.#change({ pace: Number(pace) }),
                )}
                ${
                    hasOthers(plan)
                        ? segments(
                              t("page-patience"),
                              "patience",
                              PATIENCES.map((seconds) => ({
                                  value: String(seconds),
                                  words: t("page-patience-minutes", { minutes: seconds / 60 }),
                              })),
                              String(plan.patience),
                              (seconds) => this.#change({ patience: Number(seconds) }),
                          )
                        : nothing
                }
            </div>
            ${hasOthers(plan) ? html`${this.#tick("discreet", t("page-discreet"))} ${this.#tick("programs", t("page-programs-may-sit"))}` : hasDice(game.name) ? this.#tick("practice", t("page-practice")) : nothing}
            ${
                details.length
                    ? html`<details class="house" ?open=${details.some((option) => option.key in plan.options)}>
                          <summary>${t("page-house-rules")}</summary>
                          <p class="game__gist">${t("page-house-gist")}</p>
                          <div class="house__list">${shown("other")}</div>
                      </details>`
                    : nothing
            }`;
    }

    #tick(what: "discreet" | "practice" | "programs", words: string): TemplateResult {
        return html`<label class="tick"
            ><input
                type="checkbox"
                .checked=${this.plan![what]}
                @change=${(event: Event) => this.#change({ [what]: (event.target as HTMLInputElement).checked })}
            /><span>${words}</span></label
        >`;
    }

    #summary(game: GameInfo): TemplateResult {
        const plan = this.plan!;
        const open = plan.seats.filter((seat) => seat.kind === "open").length;
        const faults = this.problem instanceof Refusal ? this.problem.faults : [];
        return html`<div class="panel block laying__table">
            <h2 id="laying-ready">${plan.title || gameTitle(game.name)}</h2>
            <ol class="laying__round">
                ${plan.seats.map(
                    (seat, place) =>
                        html`<li>
                            ${this.#mark(seat, place)}
                            <span
                                >${this.#seatName(seat, place) || t("page-seat-free")}<small
                                    >${this.#deckName(game, seat)}</small
                                ></span
                            >
                        </li>`,
                )}
            </ol>
            <p class="game__gist">
                ${
                    open
                        ? plan.open
                            ? t("page-then-hall", { count: open })
                            : t("page-then-link", { count: open })
                        : t("page-then-begin")
                }
            </p>
            <button class="btn btn--primary" aria-disabled=${this.busy ? "true" : nothing}>
                ${icon("ui-plus")}${this.busy ? t("page-laying") : open ? t("page-lay") : t("page-lay-and-begin")}
            </button>
            ${
                this.problem
                    ? html`<div class="trouble" role="alert">
                          ${icon("ui-warn")}
                          <div>
                              <p>${reason(this.problem)}</p>
                              ${faults.length ? faultList(game.name, faults) : nothing}
                          </div>
                      </div>`
                    : nothing
            }
            <button type="button" class="btn btn--quiet btn--small" @click=${() => this.#change(freshPlan(game))}>
                ${t("page-start-over")}
            </button>
        </div>`;
    }

    #deckName(game: GameInfo, seat: PlannedSeat): string {
        if (!game.decks.length || seat.kind === "open") return "";
        if (seat.deck === OWN) return t("page-deck-own");
        return suited(game, this.plan!.format).find((deck) => deck.name === seat.deck)?.title ?? "";
    }

    #lay = async (event: Event): Promise<void> => {
        event.preventDefault();
        if (this.busy) return;
        this.busy = true;
        this.problem = undefined;
        const plan = this.plan!;
        keep(`plan.${plan.game}`, plan);
        try {
            const { id } = await server.lay(wanted(plan, preferences.name));
            go(`/table/${id}`);
        } catch (problem) {
            this.problem = problem;
        } finally {
            this.busy = false;
        }
    };
}

/** Renders a choice of a few values side by side: radio buttons styled as segments. */
function segments(
    legend: string,
    name: string,
    values: readonly { value: string; words: string }[],
    chosen: string,
    choose: (value: string) => void,
): TemplateResult {
    return html`<fieldset class="seg">
        <legend>${legend}</legend>
        <div class="seg__row">
            ${values.map(
                ({ value, words }) =>
                    html`<label
                        ><input
                            type="radio"
                            name=${name}
                            .checked=${value === chosen}
                            @change=${() => choose(value)}
                        /><span>${words}</span></label
                    >`,
            )}
        </div>
    </fieldset>`;
}

customElements.define("ing-new-table-page", NewTablePage);
