// The Talisman table: players and sheet, board, decision and log.  Wide screens show all of it; narrow ones show the
// board round the viewer's piece with a minimap, and tabs for the rest.  The decision is always visible.

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import "../../styles/talisman/card.css";
import "../../styles/talisman/board.css";
import "../../styles/talisman/table.css";
import "../../styles/talisman/stage.css";
import { drawFaces } from "../catalogue.ts";
import { Apart } from "../controls/drawn.ts";
import { icon } from "../controls/icon.ts";
import { still } from "../preferences.ts";
import { oneTabStop } from "../controls/arrow-keys.ts";
import { drawReadings, type Readings } from "../session/reading.ts";
import { inTurn, part } from "../controls/turns.ts";
import { Watching, type Session } from "../session/session.ts";
import { t } from "../wording/language.ts";
import { diceOfTurn } from "./decision/battle.ts";
import { centreOf } from "./board/board.ts";
import { offeredWays } from "./board/ways.ts";
import { spaceRead } from "./board/space-panel.ts";
import { SPACES } from "./board/spaces.ts";
import { enlarged } from "./cards/face.ts";
import { laySymbols } from "./cards/symbols.ts";
import { gallery, gists, isBrief, matter, shared, toadish } from "./decision/matter.ts";
import { minimap, type Window } from "./board/minimap.ts";
import { called, players, strip } from "./character/players.ts";
import { sheet } from "./character/sheet.ts";
import { follow } from "./character/told.ts";
import { talismanStage } from "./stage/craft.ts";
import "../table/recap.ts";
import "../table/stage/stage.ts";
import { STAGE_EMPTY } from "../table/stage/scene.ts";
import { conditions, decks, shelf } from "./stock.ts";
import { characters, isAlive, spaceOf, viewOf } from "./view.ts";

void laySymbols();
drawFaces("talisman", enlarged);
const reading: Readings = (session, _handle, definition) => {
    const space = SPACES.get(definition);
    return { thing: space ? spaceRead(session, space) : enlarged(definition) };
};
drawReadings("talisman", reading, true);

/** Parts of the table that a narrow screen shows one at a time. */
type Zone = "board" | "players" | "sheet" | "log";
const TABS: readonly (readonly [zone: Zone, symbol: string])[] = [
    ["board", "ui-globe"],
    ["players", "ui-people"],
    ["sheet", "t-follower"],
    ["log", "ui-chat"],
];
const WHOLE: Window = [0, 0, 1, 1];
/** Media query for screens with room for the whole board but not for the names in it. */
const TABLET = matchMedia("(min-width: 700px) and (min-height: 500px)");

class TalismanTable extends Apart {
    static override properties = {
        session: { attribute: false },
        zone: { state: true },
        shown: { state: true },
        whole: { state: true },
        inView: { state: true },
    };
    declare session: Session;
    declare zone: Zone;
    /** The seat whose sheet is shown; undefined for the viewer's own. */
    declare shown: number | undefined;
    /**
     * Whether a phone shows the whole board.  Where the whole board is shown by default (for a choice of paths, on a
     * tablet), it shows a part instead.
     */
    declare whole: boolean;
    declare inView: Window;
    protected readonly watching = new Watching(this, () => this.session, false);
    #centred = "";

    constructor() {
        super();
        this.zone = "board";
        this.whole = false;
        this.inView = WHOLE;
    }

    override connectedCallback(): void {
        super.connectedCallback();
        document.addEventListener(STAGE_EMPTY, this.#staged);
    }
    override disconnectedCallback(): void {
        super.disconnectedCallback();
        document.removeEventListener(STAGE_EMPTY, this.#staged);
    }
    readonly #staged = () => this.requestUpdate();

    protected override updated(changed: PropertyValues): void {
        inTurn(() => inTurn(this.#settle));
        const space = spaceOf(viewOf(this.session), this.#followed());
        if (space && (space !== this.#centred || changed.has("whole") || changed.has("zone"))) {
            const first = !this.#centred || changed.has("whole") || changed.has("zone");
            this.#centred = space;
            inTurn(() => inTurn(() => this.#centre(space, first)));
        }
    }

    /** Sets the tab stops once the parts of the table are drawn. */
    readonly #settle = (): void => {
        for (const list of this.querySelectorAll<HTMLElement>(".slots")) oneTabStop(list, "button.slot");
        oneTabStop(this.querySelector(".players ol"), ".player");
    };

    /** Returns the seat whose piece is followed: the viewer's own, else that of the player whose turn it is. */
    #followed(): number {
        const { viewer } = this.session;
        const view = viewOf(this.session);
        return viewer >= 0 && isAlive(view.seats[viewer]) ? viewer : view.turn;
    }

    #sheetSeat(): number {
        return this.shown ?? this.#followed();
    }

    /** Scrolls a board larger than its window to a space; a board that fits does not scroll. */
    #centre(space: string, atOnce: boolean): void {
        const box = this.querySelector<HTMLElement>(".boardbox__scroll");
        const board = box?.querySelector(".board");
        if (!box || !board) return;
        const { width, height } = board.getBoundingClientRect();
        const [x, y] = centreOf(space);
        const behavior = atOnce || still() ? "instant" : "smooth";
        box.scrollTo({ left: x * width - box.clientWidth / 2, top: y * height - box.clientHeight / 2, behavior });
        this.#look();
    }

    readonly #look = (): void => {
        const box = this.querySelector<HTMLElement>(".boardbox__scroll");
        const board = box?.querySelector(".board")?.getBoundingClientRect();
        if (!box || !board?.width) return;
        const next = [box.scrollLeft, box.scrollTop, box.clientWidth, box.clientHeight].map((part, place) => {
            return Math.min(1, Math.round((part / (place % 2 ? board.height : board.width)) * 100) / 100);
        }) as unknown as Window;
        if (next.some((part, place) => part !== this.inView[place])) this.inView = next;
    };

    #open(seat: number): void {
        this.shown = seat === this.#followed() ? undefined : seat;
        this.zone = "sheet";
    }

    protected override render(): TemplateResult {
        const { session } = this;
        const view = viewOf(session);
        follow(session, !!this.querySelector(".stage"));
        const seats = characters(view).length;
        const round = Math.ceil(view.turn_number / Math.max(1, seats));
        const dice = diceOfTurn(session);
        const choosing = this.shown === undefined ? gallery(session) : undefined;
        const followed = spaceOf(view, this.#followed());
        const usual = TABLET.matches || offeredWays(session).length > 0;
        const whole = this.whole !== usual || !followed;
        return html`<div
            class="tal ${isBrief(session) ? "tal--brief" : ""}"
            data-zone=${this.zone}
            @sheet=${(event: CustomEvent<number>) => this.#open(event.detail)}
        >
            <ing-bar
                .session=${session}
                .heading=${session.info.title || t("title")}
                .subheading=${round ? t("talisman-table-seats", { round, seats }) : ""}
                .phases=${this.#steps()}
            ></ing-bar>
            <section class="strip-players" aria-label=${t("talisman-table-at-a-glance")}>
                ${part(() => strip(session, (seat) => this.#open(seat)))}
            </section>
            <nav class="tabs" aria-label=${t("talisman-table-parts")}>
                ${TABS.map(([zone, symbol]) => this.#tab(zone, symbol))}
            </nav>
            <main class="zones">
                <div class="left">
                    <section class="players" aria-labelledby="players-title">
                        ${part(() => players(session, this.#sheetSeat(), (seat) => this.#open(seat)))}
                        <div class="players__stock">${part(() => html`${decks(session)}${shelf(session)}`)}</div>
                        <div class="players__conditions">${part(() => conditions(session))}</div>
                    </section>
                    <section class="sheet" aria-labelledby="sheet-title">
                        ${part(() => choosing ?? sheet(session, this.#sheetSeat(), this.shown === undefined ? undefined : () => (this.shown = undefined)))}
                    </section>
                </div>
                <section class="boardbox ${whole ? "boardbox--whole" : ""}" aria-label=${t("talisman-table-board")}>
                    <div class="boardbox__scroll" @scroll=${this.#look}>
                        <talisman-board .session=${session}></talisman-board>
                    </div>
                    ${
                        followed
                            ? html`<button
                                  type="button"
                                  class="minimap"
                                  aria-pressed=${whole}
                                  aria-label=${t("talisman-table-whole-board")}
                                  @click=${() => (this.whole = !this.whole)}
                              >
                                  ${part(() => minimap(session, this.inView))}
                              </button>`
                            : nothing
                    }
                    <div class="decks">${part(() => decks(session))}</div>
                    <div class="decks decks--right">${part(() => shelf(session))}</div>
                    <div class="decks decks--top">${part(() => conditions(session))}</div>
                </section>
                <ing-stage .session=${session} .craft=${talismanStage}></ing-stage>
            </main>
            <aside class="side" aria-label=${t("talisman-table-side")}>
                <div class="hearth">
                    ${session.asked || dice === nothing ? nothing : html`<div class="hearth__dice">${dice}</div>`}
                    <ing-decision
                        .session=${session}
                        .extra=${html`${toadish(session)}${matter(session)}${dice}${shared(session)}`}
                        .gist=${gists(session)}
                        .stretch=${session.question.prompt?.message === "prompt-take" ? `take ${session.version}` : ""}
                    ></ing-decision>
                </div>
                <section class="chronicle" id="z-log">
                    <ing-recap .session=${session}></ing-recap>
                    <ing-log .session=${session} .craft=${talismanStage} follows></ing-log>
                    <ing-chat .session=${session}></ing-chat>
                </section>
            </aside>
        </div>`;
    }

    #tab(zone: Zone, symbol: string): TemplateResult {
        const now = this.zone === zone;
        return html`<button type="button" aria-current=${now ? "true" : nothing} @click=${() => (this.zone = zone)}>
            ${icon(symbol)}<span>${tabName(zone, this.session.viewer >= 0 && this.shown === undefined)}</span>
        </button>`;
    }

    /** Renders the steps of the turn, and the next player. */
    #steps(): TemplateResult | undefined {
        const { session } = this;
        const view = viewOf(session);
        const seats = characters(view);
        if (!seats.length || view.over) return undefined;
        const after = Array.from({ length: seats.length - 1 }, (_, place) => (view.turn + place + 1) % seats.length);
        const next = after.find((seat) => !view.seats[seat]?.out);
        const step = (name: string, symbol: string, now: boolean) =>
            html`<li class="step" aria-current=${now ? "step" : nothing}>${icon(symbol)}<span>${name}</span></li>`;
        const meeting =
            view.phase === "crown"
                ? step(t("talisman-table-step-crown"), "t-crown", true)
                : step(
                      t("talisman-table-step-encounter"),
                      "p-skirmish",
                      view.phase === "encounter" || view.phase === "end",
                  );
        return html`<nav class="turn" aria-label=${t("talisman-table-steps", { player: session.seatName(view.turn) })}>
            <ol class="steps">
                <li class="step step--who" aria-current=${view.phase === "start" ? "step" : nothing}>
                    ${session.seatMark(view.turn)}<span>${called(session, view.turn)}</span>
                </li>
                ${step(t("talisman-table-step-move"), "die-4", view.phase === "movement")} ${meeting}
                ${next === undefined ? nothing : html`<li class="step step--next">${icon("ui-arrow")}<span>${t("talisman-table-step-next", { player: called(session, next) })}</span></li>`}
            </ol>
        </nav>`;
    }
}
customElements.define("talisman-table", TalismanTable);

function tabName(zone: Zone, own: boolean): string {
    switch (zone) {
        case "board":
            return t("talisman-table-tab-board");
        case "players":
            return t("talisman-table-tab-players");
        case "sheet":
            return own ? t("talisman-table-tab-sheet") : t("talisman-table-tab-character");
        case "log":
            return t("talisman-table-tab-log");
    }
}
