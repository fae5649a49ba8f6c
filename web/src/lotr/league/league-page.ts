// A league's page at its one link: players, packs, deck and rounds; the next step is on top.

import "../../../styles/lotr/card.css";
import "../../../styles/lotr/decks.css";
import "../../../styles/lotr/league.css";
import { html, nothing, type TemplateResult } from "lit";
import { facts, loadCatalogue, need } from "../../catalogue.ts";
import { announce, tell } from "../../controls/announce.ts";
import { oneTabStop } from "../../controls/arrow-keys.ts";
import { icon } from "../../controls/icon.ts";
import { openPopover } from "../../controls/popover.ts";
import { Fetched, Page, reason, WhileVisible } from "../../pages/page.ts";
import { framed } from "../../pages/top.ts";
import "../../pages/copy.ts";
import { preferences } from "../../preferences.ts";
import type { LeagueAct, LeagueInfo } from "../../server/wire.generated.ts";
import { language, prepareLanguage, speak, t, worded } from "../../wording/language.ts";
import { cardFace, title as fullTitle } from "../cards/face.ts";
import { leagueChat } from "./chat.ts";
import { draftTable } from "./draft.ts";
import { clock, deckIdOf, leagues, productName, seatName } from "./leagues.ts";
import { rounds } from "./rounds.ts";

/** Interval between requests for the league's state, in milliseconds. */
const ASKED = 1000;

export class LeaguePage extends Page {
    static override properties = {
        league: { attribute: false },
        chosen: { state: true },
        busy: { state: true },
    };
    declare league: string;
    declare chosen: string;
    declare busy: boolean;
    #stopPreparing = (): void => {};
    readonly #info = new Fetched(this, () => this.#look());
    readonly #poll = new WhileVisible(this, ASKED, () => void this.#again());

    constructor() {
        super();
        this.chosen = "";
        this.busy = false;
        void this.#poll;
    }

    protected heading(): string {
        const named = this.#info.value?.title;
        return named || (worded("league-untitled") ? t("league-untitled") : "");
    }

    override connectedCallback(): void {
        super.connectedCallback();
        this.#stopPreparing = prepareLanguage((next) => loadCatalogue("lotr", next).then(() => undefined));
        addEventListener("keydown", this.#keys);
    }

    override disconnectedCallback(): void {
        super.disconnectedCallback();
        this.#stopPreparing();
        removeEventListener("keydown", this.#keys);
    }

    async #look(): Promise<LeagueInfo> {
        const [info] = await Promise.all([
            leagues.look(this.league),
            speak({ game: "lotr" }).then(() => loadCatalogue("lotr", language)),
        ]);
        return this.#ready(info);
    }

    /** Returns the league once the cards that it shows can be drawn. */
    async #ready(info: LeagueInfo): Promise<LeagueInfo> {
        await need([...info.pack, ...info.pool.map(([id]) => id)]);
        return info;
    }

    async #again(): Promise<void> {
        if (this.busy || !this.#info.value || this.#info.value.phase === "over") return;
        await this.#info.again();
        const info = this.#info.value;
        if (!info.pack.includes(this.chosen)) this.chosen = "";
        // The chosen card is taken just before the clock runs out, because the clock would take another.
        if (this.chosen && info.seconds >= 0 && info.seconds <= 1) await this.#take();
    }

    protected override updated(): void {
        super.updated();
        oneTabStop(this.querySelector(".draft-pack"), ".draft-card");
    }

    // Actions.

    async #act(act: LeagueAct): Promise<boolean> {
        if (this.busy) return false;
        this.busy = true;
        try {
            this.#info.value = await this.#ready(await leagues.act(this.league, { name: preferences.name, ...act }));
            return true;
        } catch (problem) {
            tell(reason(problem), "trouble");
            await this.#info.again();
            return false;
        } finally {
            this.busy = false;
        }
    }

    async #take(): Promise<void> {
        const card = this.chosen;
        if (!card) return;
        const at = this.querySelector(".draft-card:focus") !== null;
        if (!(await this.#act({ do: "pick", card }))) return;
        this.chosen = "";
        announce(t("league-taken", { card: fullTitle(facts(card)!) }));
        await this.updateComplete;
        if (at) this.querySelector<HTMLElement>(".draft-card")?.focus();
    }

    #read = (id: string, at: HTMLElement): void => {
        const card = facts(id);
        if (card)
            openPopover(at, { kind: "card", label: fullTitle(card), content: () => html`${cardFace(id, {}, "full")}` });
    };

    #keys = (event: KeyboardEvent): void => {
        const info = this.#info.value;
        const at = event.target as Element;
        if (!info || info.phase !== "drafting" || event.altKey || event.ctrlKey || event.metaKey) return;
        if (at.matches("input, textarea, select")) return;
        const card = at.closest<HTMLElement>(".draft-card")?.dataset["id"];
        if (event.key === "Enter" && card && card === this.chosen) void this.#take();
        else if (event.key.toLowerCase() === "c" && info.seconds >= 0)
            announce(t("league-clock-said", { seconds: info.seconds }));
        else if (event.key.toLowerCase() === "o") this.querySelector<HTMLElement>(".draft-pool .strip")?.focus();
        else return;
        event.preventDefault();
    };

    // Rendering.

    protected override render(): TemplateResult {
        return framed("decks", "lotr", html`${this.#info.show((info) => this.#league(info))}`);
    }

    #league(info: LeagueInfo): TemplateResult {
        const told = { cards: productName(info.product), seats: info.seats.length, rounds: info.rounds };
        return html`<div class="head league-head">
                <p><a href="/leagues">${t("league-title")}</a></p>
                <h1>${info.title || t("league-untitled")}</h1>
                <p>${info.kind === "draft" ? t("league-agreed", told) : t("league-agreed-sealed", told)}</p>
            </div>
            ${this.#phase(info)}
            ${leagueChat(
                info,
                (text) => void this.#act({ do: "say", text }),
                () => this.requestUpdate(),
            )}
            ${
                info.you >= 0 && info.phase !== "over"
                    ? html`<p class="league-leave">
                          <button type="button" class="btn btn--quiet" @click=${() => this.#leave()}>
                              ${t("league-leave")}
                          </button>
                      </p>`
                    : nothing
            }`;
    }

    async #leave(): Promise<void> {
        const begun = this.#info.value?.phase !== "waiting";
        if ((await this.#act({ do: "leave" })) && begun) tell(t("league-left"));
    }

    #phase(info: LeagueInfo): TemplateResult {
        switch (info.phase) {
            case "waiting":
                return this.#gathering(info);
            case "drafting":
                return draftTable(info, {
                    chosen: this.chosen,
                    choose: (id) => (this.chosen = id),
                    take: () => void this.#take(),
                    read: this.#read,
                });
            case "building":
                return this.#building(info);
            case "playing":
            case "over":
                return rounds(info);
        }
    }

    #gathering(info: LeagueInfo): TemplateResult {
        return html`<div class="league-two">
            <section class="panel league-panel league-next">
                <h2>${t("league-gathering")}</h2>
                <ol class="league-seats">
                    ${info.seats.map((seat, place) =>
                        seat.person
                            ? html`<li>
                                  <b>${seatName(info, place)}</b
                                  >${seat.yours ? html` <small>${t("league-you")}</small>` : nothing}
                              </li>`
                            : html`<li class="is-free">${t("league-free")}</li>`,
                    )}
                </ol>
                <div class="league-acts">
                    ${
                        info.you < 0
                            ? html`<button
                                  type="button"
                                  class="btn btn--primary"
                                  @click=${() => void this.#act({ do: "sit" })}
                              >
                                  ${icon("ui-plus")}${t("league-sit")}
                              </button>`
                            : nothing
                    }
                    ${
                        info.host
                            ? html`<button
                                  type="button"
                                  class="btn btn--primary"
                                  @click=${() => void this.#act({ do: "begin" })}
                              >
                                  ${icon("ui-play")}${t("league-begin")}
                              </button>`
                            : html`<p>${t("league-host-begins")}</p>`
                    }
                </div>
            </section>
            <section class="panel league-panel">
                <h2>${t("page-link")}</h2>
                <ing-copy .address=${location.href} .words=${this.heading()}></ing-copy>
            </section>
        </div>`;
    }

    #building(info: LeagueInfo): TemplateResult {
        return html`<div class="league-two">
            ${
                info.you >= 0
                    ? html`<section class="panel league-panel league-next">
                          <h2>${t("league-build")}</h2>
                          <p>${t("league-build-lead")}</p>
                          <p>${info.deck ? t("league-handed-in") : t("league-not-handed-in")}</p>
                          ${info.seconds >= 0 ? html`<p class="league-clock">${icon("ui-clock")}${t("league-time-left", { time: clock(info.seconds) })}</p>` : nothing}
                          <a class="btn btn--primary" href="/decks/${deckIdOf(info.id)}"
                              >${icon("ui-deck")}${t("league-open-builder")}</a
                          >
                      </section>`
                    : nothing
            }
            <section class="panel league-panel">
                <h2>${t("league-gathering")}</h2>
                <ol class="league-seats">
                    ${info.seats.map(
                        (seat, place) =>
                            html`<li>
                                <b>${seatName(info, place)}</b>
                                <small>${seat.ready ? t("league-ready") : t("league-builds")}</small>
                            </li>`,
                    )}
                </ol>
            </section>
        </div>`;
    }
}

customElements.define("ing-league-page", LeaguePage);
