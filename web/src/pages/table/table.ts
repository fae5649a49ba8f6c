// A table by its address: loads it, takes a seat at it, and shows the waiting room, the curtain or the board.

import { html, LitElement, type PropertyValues, type TemplateResult } from "lit";
import { board, loadBoard } from "../../table/boards.ts";
import { tableKeys } from "../../table/keys.ts";
import type { Notices } from "../../table/notices.ts";
import { LiveSession } from "../../session/live.ts";
import { closePopover } from "../../controls/popover.ts";
import { preferences } from "../../preferences.ts";
import { loadPage, title } from "../../router.ts";
import { Watching } from "../../session/session.ts";
import { connection } from "../../server/socket.ts";
import type { TableInfo } from "../../server/wire.generated.ts";
import { speak, t, worded } from "../../wording/language.ts";

class Table extends LitElement {
    static override properties = { table: { attribute: false }, session: { state: true }, trouble: { state: true } };
    declare table: string;
    declare session: LiveSession | undefined;
    declare trouble: "" | "missing" | "unreachable";
    protected readonly watching = new Watching(this, () => this.session);
    #loaded = "";
    #stopKeys: () => void = () => {};

    constructor() {
        super();
        this.trouble = "";
    }
    protected override createRenderRoot(): HTMLElement {
        return this;
    }
    override connectedCallback(): void {
        super.connectedCallback();
        this.#stopKeys = tableKeys(() => this.session);
    }
    override disconnectedCallback(): void {
        super.disconnectedCallback();
        this.#stopKeys();
        this.#leave();
    }

    protected override willUpdate(changed: PropertyValues): void {
        if (changed.has("table") && this.table !== this.#loaded) void this.#sit();
    }

    async #sit(): Promise<void> {
        const id = (this.#loaded = this.table);
        this.#leave();
        this.trouble = "";
        try {
            const response = await fetch(`/api/tables/${encodeURIComponent(id)}`);
            if (!response.ok) return await this.#fail(response.status === 404 ? "missing" : "unreachable");
            const info = (await response.json()) as TableInfo;
            await Promise.all([
                loadBoard(info.game),
                info.state === "waiting" ? loadPage("waiting") : undefined,
                info.lesson ? import("./lesson.ts") : undefined,
                info.puzzle ? import("./puzzle.ts") : undefined,
            ]);
            if (id === this.#loaded && this.isConnected)
                this.session = new LiveSession(connection(), info, firstSeat(info));
        } catch (error) {
            console.error(error);
            await this.#fail("unreachable");
        }
    }

    async #fail(trouble: "missing" | "unreachable"): Promise<void> {
        if (!worded("browser-no-table")) await speak({ language: preferences.language }).catch(() => {});
        this.trouble = trouble;
    }

    #notices: Notices | undefined;

    #leave(): void {
        this.session?.end();
        this.session = undefined;
        closePopover();
    }

    protected override updated(): void {
        const session = this.session;
        if (!session) return;
        if (session.gone) {
            this.#leave();
            return void this.#fail("missing");
        }
        const right = rightSeat(session);
        if (right !== session.seat) this.session = session.from(right);
        const name = session.info.title;
        if (session.asked && preferences.tabTitle) title(`● ${t("browser-your-decision")}`, name);
        else title(name);
        void this.#notice(session);
    }

    /**
     * Passes the state to the module for sounds and notifications, which is loaded only if one of them is switched on.
     */
    async #notice(session: LiveSession): Promise<void> {
        if (!preferences.sounds && !preferences.notifications) return;
        const { Notices } = await import("../../table/notices.ts");
        const { id, state, winners, title: name } = session.info;
        const mine = session.viewer >= 0 && state === "over" && session.viewer;
        const over = mine === false ? "" : winners.includes(mine) ? "won" : "lost";
        (this.#notices ??= new Notices()).heed({ table: id, asked: session.asked, over }, name);
    }

    protected override render(): TemplateResult {
        const session = this.session;
        if (this.trouble) {
            return html`<main class="notice">
                <h1>${this.trouble === "missing" ? t("browser-no-table") : t("browser-unreachable")}</h1>
                <p>
                    ${
                        this.trouble === "missing"
                            ? html`<a class="btn btn--primary" href="/">${t("browser-to-start")}</a>`
                            : html`<button type="button" class="btn btn--primary" @click=${() => void this.#sit()}>
                                  ${t("browser-try-again")}
                              </button>`
                    }
                </p>
            </main>`;
        }
        if (!session && !worded("browser-loading")) return html``;
        if (!session) return html`<p class="notice" role="status">${t("browser-loading")}</p>`;
        if (session.info.state === "waiting") return html`<ing-waiting-page .session=${session}></ing-waiting-page>`;
        if (curtained(session)) {
            void import("../../table/curtain.ts");
            return html`<ing-curtain
                .session=${session}
                @here=${(event: CustomEvent<number>) => (this.session = session.from(event.detail))}
            ></ing-curtain>`;
        }
        if (!session.ready) return html`<p class="notice" role="status">${t("browser-loading")}</p>`;
        return html`<a class="skip" href="#decision" @click=${skip}>${t("browser-skip")}</a
            >${board(session.info.game, session)}`;
    }
}
customElements.define("ing-table", Table);

/** Returns the seats of people on this device. */
export function seatsHere(info: TableInfo): number[] {
    return info.seats.filter((seat) => seat.yours && seat.kind === "person").map((seat) => seat.seat);
}

/**
 * Returns the seat to watch first: with several people on one device a spectator's (-1), until one of them confirms.
 */
function firstSeat(info: TableInfo): number | null {
    return seatsHere(info).length > 1 && info.state !== "over" ? -1 : null;
}

/** Returns the seat to watch now; when another player of this device is asked, the previous hand is hidden at once. */
function rightSeat(session: LiveSession): number | null {
    const first = firstSeat(session.info);
    if (first === null) return session.info.state === "over" ? session.seat : null;
    return session.seat === null || curtained(session) ? -1 : session.seat;
}

/** Whether another player of this device is asked than the one whose hand is shown. */
function curtained(session: LiveSession): boolean {
    const here = seatsHere(session.info);
    if (here.length < 2 || session.info.state === "over") return false;
    const asked = session.question.seat;
    if (session.seat === null) return true;
    if (asked === undefined) return !session.ready && session.seat === -1;
    return here.includes(asked) && session.seat !== asked && !session.info.seats[asked]?.bot_plays;
}

function skip(event: Event): void {
    event.preventDefault();
    document.getElementById("decision")?.focus();
}
