// The replay of a finished game: the game's board, and below it a bar to go to any moment.

import "../../../styles/pages/replay.css";
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { board, loadBoard } from "../../table/boards.ts";
import { closePopover, openPopover, popoverIsOpen } from "../../controls/popover.ts";
import { seatNames } from "../../session/bots.ts";
import { go } from "../../router.ts";
import { Watching } from "../../session/session.ts";
import type { TableInfo } from "../../server/wire.generated.ts";
import { t } from "../../wording/language.ts";
import { server } from "../../server/api.ts";
import type { ReplayInfo } from "../../server/wire.generated.ts";
import { Page, trouble, waiting } from "../page.ts";
import "./replay-bar.ts";
import type { Wish } from "./replay-bar.ts";
import { EVERYTHING, momentPath, ReplaySession } from "../../session/replay.ts";
import { gameTitle } from "../words.ts";

/** Milliseconds per moment at speed 1. */
const BEAT = 1200;
/** Highest speed at which events are staged. */
const STAGED = 2;
/** Interval, in milliseconds, of the check whether the stage is empty. */
const GLANCE = 150;
/** Most moments without an event that are skipped in one step. */
const PASSED_OVER = 30;

/** The moment and seat from which the viewer plays on. */
export interface Moment {
    readonly number: number;
    readonly seat: number;
}

export class ReplayPage extends Page {
    static override properties = {
        table: { attribute: false },
        session: { state: true },
        problem: { state: true },
        playing: { state: true },
        speed: { state: true },
        analysed: { state: true },
    };
    declare table: string;
    declare session: ReplaySession | undefined;
    declare problem: unknown;
    declare playing: boolean;
    declare speed: number;
    declare analysed: boolean;
    protected readonly watching = new Watching(this, () => this.session);
    #info: ReplayInfo | undefined;
    #timer = 0;
    #addressTimer = 0;

    constructor() {
        super();
        this.playing = false;
        this.speed = 1;
        this.analysed = false;
    }

    protected heading(): string {
        const game = this.session?.info;
        return game ? `${t("page-replay")}: ${game.title || gameTitle(game.game)}` : t("page-replay");
    }

    override connectedCallback(): void {
        super.connectedCallback();
        addEventListener("keydown", this.#keys);
        addEventListener("popstate", this.#arrive);
    }
    override disconnectedCallback(): void {
        super.disconnectedCallback();
        removeEventListener("keydown", this.#keys);
        removeEventListener("popstate", this.#arrive);
        this.#stop();
        window.clearTimeout(this.#addressTimer);
        this.session?.end();
        closePopover();
    }

    protected override willUpdate(changed: PropertyValues): void {
        if (changed.has("table")) void this.#load();
    }

    async #load(): Promise<void> {
        const id = this.table;
        this.session?.end();
        this.session = undefined;
        this.problem = undefined;
        try {
            const [replay, table] = await Promise.all([server.replay(id), server.table(id)]);
            await loadBoard(replay.game);
            if (id !== this.table) return;
            this.#info = replay;
            const { at, side } = asked(replay, table);
            const session = new ReplaySession(table, replay.count, side);
            await session.seek(at);
            this.session = session;
        } catch (problem) {
            this.problem = problem;
        }
    }

    /** Goes to the moment in the address. */
    #arrive = (): void => {
        if (!this.session || !this.#info || !location.pathname.startsWith("/replay/")) return;
        const { at, side } = asked(this.#info, this.session.info);
        void this.#seek(at, side);
    };

    protected override render(): TemplateResult {
        if (this.problem) {
            return html`<main class="notice">
                <h1>${t("page-replay")}</h1>
                ${trouble(this.problem, () => void this.#load())}
                <a class="btn" href="/">${t("page-to-start")}</a>
            </main>`;
        }
        const session = this.session;
        if (!session?.ready || !this.#info) return html`<main class="notice">${waiting()}</main>`;
        return html`<div class="replaying">
            <div class="replaying__board">${board(session.info.game, session)}</div>
            ${
                this.analysed
                    ? html`<ing-analysis
                          .session=${session}
                          .replay=${this.#info}
                          @wish=${(event: CustomEvent<Wish>) => this.#wished(event.detail)}
                          @play-on=${(event: CustomEvent<Moment>) => void this.#branch(event.detail)}
                      ></ing-analysis>`
                    : nothing
            }
            <ing-replay-bar
                .session=${session}
                .replay=${this.#info}
                .playing=${this.playing}
                .speed=${this.speed}
                .analysed=${this.analysed}
                @wish=${(event: CustomEvent<Wish>) => this.#wished(event.detail)}
            ></ing-replay-bar>
        </div>`;
    }

    #wished(wish: Wish): void {
        switch (wish.what) {
            case "seek":
                this.#stop();
                return void this.#seek(wish.at);
            case "side":
                return void this.#seek(this.session!.at, wish.side);
            case "play":
                return this.playing ? this.#stop() : this.#play();
            case "speed":
                this.speed = wish.speed;
                this.#setPace();
                return;
            case "branch":
                return this.#chooseSeat(wish.from);
            case "analyse":
                return void this.#analyse();
            case "puzzle":
                return void this.#makePuzzle(wish.from);
        }
    }

    /** Shows or hides the analysis of the game. */
    async #analyse(): Promise<void> {
        if (!this.analysed) await import("./analysis.ts");
        this.analysed = !this.analysed;
    }

    async #seek(at: number, side?: number): Promise<void> {
        try {
            await this.session!.seek(at, side);
            this.#remember();
        } catch (problem) {
            this.#stop();
            this.problem = problem;
        }
    }

    /** Updates the address, but not at every step, because browsers limit how often it changes. */
    #remember(): void {
        window.clearTimeout(this.#addressTimer);
        this.#addressTimer = window.setTimeout(() => {
            if (this.session) history.replaceState(null, "", momentPath(this.session));
        }, 400);
    }

    #play(): void {
        const session = this.session!;
        if (session.at >= session.count) void session.seek(0);
        this.playing = true;
        this.#setPace();
        const after = (time: number) => (this.#timer = window.setTimeout(() => void step(), time));
        const step = async (): Promise<void> => {
            if (!this.playing) return;
            if (document.querySelector(".stage")) return void after(GLANCE);
            if (session.at >= session.count) return this.#stop();
            await this.#goOn(session);
            if (this.playing) after(BEAT / this.speed);
        };
        after(BEAT / this.speed / 2);
    }

    /** Goes to the next moment with an event other than a pass. */
    async #goOn(session: ReplaySession): Promise<void> {
        const told = session.lines.length;
        for (let step = 0; step < PASSED_OVER && session.at < session.count; step++) {
            await this.#seek(session.at + 1);
            if (!this.playing || session.lines.slice(told).some(({ message }) => message !== "log-passed")) return;
        }
    }

    /** Stages the events while the replay plays, at speeds slow enough to watch. */
    #setPace(): void {
        if (this.session) this.session.playing = this.playing && this.speed <= STAGED ? this.speed : 0;
    }

    #stop(): void {
        this.playing = false;
        this.#setPace();
        window.clearTimeout(this.#timer);
    }

    /** Handles keys: arrows step, Home and End go to the ends, Space plays; not inside a group of cards. */
    #keys = (event: KeyboardEvent): void => {
        const session = this.session;
        if (!session || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || popoverIsOpen())
            return;
        const at = event.target as HTMLElement;
        if (at.closest("input, textarea, select, [contenteditable], [data-item]")) return;
        if (event.key === " " && at.closest("button, a, summary")) return;
        const places: Readonly<Record<string, number>> = {
            ArrowLeft: session.at - 1,
            ArrowRight: session.at + 1,
            Home: 0,
            End: session.count,
        };
        const place = places[event.key];
        if (place !== undefined) this.#wished({ what: "seek", at: place });
        else if (event.key === " ") this.#wished({ what: "play" });
        else return;
        event.preventDefault();
    };

    /** Asks for the seat to play on from. */
    #chooseSeat(from: HTMLElement): void {
        const session = this.session!;
        this.#stop();
        openPopover(from, {
            kind: "panel",
            label: t("page-branch-seat"),
            content: () =>
                html`<p class="pop__head">${t("page-branch-seat")}</p>
                    <ol class="options">
                        ${seatNames(session.info).map(
                            (name, seat) =>
                                html`<li>
                                    <button
                                        type="button"
                                        class="option option--menu"
                                        @click=${() => void this.#branch({ number: session.at, seat })}
                                    >
                                        <span class="option__name"
                                            >${name || t("player-default", { number: seat + 1 })}</span
                                        >
                                    </button>
                                </li>`,
                        )}
                    </ol>`,
        });
    }

    /** Makes a puzzle of this moment. */
    async #makePuzzle(from: HTMLElement): Promise<void> {
        const session = this.session!;
        this.#stop();
        await import("../puzzles/make.ts");
        openPopover(from, {
            kind: "panel",
            label: t("page-make-puzzle"),
            content: () =>
                html`<ing-make-puzzle
                    .info=${session.info}
                    .at=${session.at}
                    .seat=${session.question.seat ?? 0}
                ></ing-make-puzzle>`,
        });
    }

    async #branch({ number, seat }: Moment): Promise<void> {
        closePopover();
        try {
            const { id } = await server.branch(this.table, number, seat);
            go(`/table/${id}`);
        } catch (problem) {
            this.problem = problem;
        }
    }
}

/** Returns the moment and side in the address; by default the beginning, seen from the viewer's own seat. */
function asked(replay: ReplayInfo, info: TableInfo): { at: number; side: number } {
    const words = new URLSearchParams(location.search);
    const own = info.seats.find((seat) => seat.yours)?.seat ?? EVERYTHING;
    const side = Number(words.get("viewer") ?? own);
    return { at: Number(words.get("at")) || 0, side: replay.viewers.includes(side) ? side : EVERYTHING };
}

customElements.define("ing-replay-page", ReplayPage);
