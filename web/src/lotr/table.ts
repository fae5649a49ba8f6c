// <lotr-table>: the table of the Lord of the Rings card game.  In wide windows path, table and side stand beside each
// other; in narrow ones tabs choose one zone at a time.

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import "../../styles/lotr/card.css";
import "../../styles/lotr/table.css";
import "../../styles/lotr/plan.css";
import "../../styles/lotr/room.css";
import { drawFaces } from "../catalogue.ts";
import { cardFace } from "./cards/face.ts";
import { unread } from "../table/unread.ts";
import { Apart } from "../controls/drawn.ts";
import { icon } from "../controls/icon.ts";
import { refreshPopover } from "../controls/popover.ts";
import { inTurn, part } from "../controls/turns.ts";
import { drawReadings } from "../session/reading.ts";
import { Watching, type Session } from "../session/session.ts";
import { t } from "../wording/language.ts";
import type { Board } from "./board.ts";
import { gist, inHand, same } from "./decision/choices.ts";
import { gatherOnTheTable } from "./decision/gatherers.ts";
import { dragging } from "./drag.ts";
import { fitNames } from "./fit.ts";
import { glide, placesOf } from "./flight.ts";
import { hand } from "./zones/hand.ts";
import { lanes } from "./zones/lanes.ts";
import { asked, outcome } from "./decision/outcome.ts";
import { path } from "./zones/path.ts";
import { plan } from "./zones/plan.ts";
import { reading } from "./zones/read.ts";
import { lookAway, peekAt, peeking } from "./zones/peek.ts";
import { phases } from "./phases.ts";
import { LotrPosition } from "./position.ts";
import { oneStopEach, roam } from "./roam.ts";
import { crowdOf, room, styleOf, type Window } from "./room.ts";
import { Blows } from "./stage/blows.ts";
import { lotrStage } from "./stage/craft.ts";
import { markThreats } from "../table/danger.ts";
import "../table/recap.ts";
import "../table/stage/stage.ts";
import { everything, role, strips, support } from "./zones/seats.ts";
import { seam } from "./zones/seam.ts";

gatherOnTheTable();
drawReadings("lotr", reading, false);
drawFaces("lotr", (definition) => cardFace(definition, {}, "full"));

type Zone = "path" | "others" | "table" | "you" | "log";
/** Media query for phones, also in landscape; the styles have the same one. */
const NARROW =
    "(max-width: 699px), (max-width: 1179px) and (max-height: 599px), (max-width: 899px) and (orientation: landscape)";
const UPRIGHT = "(min-width: 700px) and (max-width: 1179px) and (orientation: portrait)";
/** Least height of a table in pixels; the styles have the same values. */
const LEAST = { wide: 640, upright: 720 };
/** Loads the styles for wide windows, or for phones in landscape, only where they are needed. */
const looksWide = async (): Promise<unknown> =>
    innerHeight < innerWidth && matchMedia(NARROW).matches
        ? import("./low.ts")
        : innerWidth >= 700 && import("./wide.ts");
await looksWide();

class LotrTable extends Apart {
    static override properties = { session: { attribute: false }, zone: { state: true }, narrow: { state: true } };
    declare session: Session;
    declare zone: Zone;
    declare narrow: boolean;
    protected readonly watching = new Watching(this, () => this.session, false);
    readonly #media = matchMedia(NARROW);
    readonly #upright = matchMedia(UPRIGHT);
    /** Places of everything before changes that are not settled yet. */
    #before: ReturnType<typeof placesOf> | undefined;
    #settling = false;
    #focused = "";
    #focusedIn = "";
    #held = "";
    #fought = "";

    readonly #blows = new Blows();
    /** Whether the last input was a key; browsers differ in when they show the focus. */
    #keyed = false;

    constructor() {
        super();
        this.zone = "table";
        this.narrow = this.#media.matches;
    }
    override connectedCallback(): void {
        super.connectedCallback();
        addEventListener("resize", this.#resized);
        this.#sizes.observe(this);
    }
    override disconnectedCallback(): void {
        super.disconnectedCallback();
        removeEventListener("resize", this.#resized);
        this.#sizes.disconnect();
        lookAway();
    }
    /** Height of the table in a replay, where the replay bar lies below it. */
    #height = 0;
    readonly #sizes = new ResizeObserver(([one]) => {
        const height = Math.round(one!.contentRect.height);
        if (this.session.live || height === this.#height) return;
        this.#height = height;
        this.requestUpdate();
    });
    #window(): Window {
        const still = !this.session.live;
        const upright = this.#upright.matches;
        const least = upright ? LEAST.upright : LEAST.wide;
        const height = Math.max((still && this.#height) || innerHeight, least);
        return { width: innerWidth, height, upright, still };
    }
    readonly #resized = () => {
        this.narrow = this.#media.matches;
        void looksWide();
        this.requestUpdate();
    };

    protected override willUpdate(changed: PropertyValues): void {
        peekAt(this.session);
        this.#blows.note(this, this.session);
        if (changed.has("narrow")) this.#before = new Map();
        this.#before ??= placesOf(this);
        if (this.#settling) return;
        const focused = document.activeElement as HTMLElement | null;
        this.#focused = focused && this.contains(focused) ? (focused.dataset["handle"] ?? "") : "";
        this.#focusedIn = this.#focused ? (focused?.closest("[id]")?.id ?? "") : "";
    }

    /** Queues the settling behind the parts of the table, and behind the parts inside them. */
    protected override updated(): void {
        if (!this.#settling) inTurn(() => inTurn(this.#settle));
        this.#settling = true;
    }

    /** Settles the drawn table: marks threats and wounds, restores the focus, then measures in separate turns. */
    readonly #settle = (): void => {
        this.#settling = false;
        this.#before = undefined;
        if (!this.isConnected) return;
        markThreats(this, this.session);
        this.#blows.show(this);
        if (this.#focused && !this.contains(document.activeElement)) this.#refocus();
        this.#toTheOther();
        this.#showSkirmish();
        refreshPopover();
        inTurn(() => fitNames(this));
        inTurn(() => oneStopEach(this));
    };

    /** Lets a drawn zone glide from its old place at once; later it would first be seen in its new place. */
    #glide(zone: string): void {
        const root = this.querySelector<HTMLElement>(zone);
        if (root && this.#before) glide(root, this.#before);
    }

    /** Handles keys: Escape puts back the held card, Backspace takes apart the focused lane. */
    readonly #key = (event: KeyboardEvent): void => {
        const { session } = this;
        this.#keyed = true;
        const lane = (event.target as HTMLElement).closest(".lane");
        const take = event.key === "Backspace" ? lane?.querySelector<HTMLElement>(".lane__apart") : null;
        if (event.key === "Escape" && session.held) session.putBack();
        else if (take) take.click();
        else return roam(event);
        event.preventDefault();
    };

    /** Moves the focus from a card taken up with the keyboard to a card it can meet. */
    #toTheOther(): void {
        const { held } = this.session;
        if (held === this.#held) return;
        this.#held = held;
        const at = document.activeElement as HTMLElement | null;
        if (held && at?.dataset["handle"] === held && this.#keyed)
            this.querySelector<HTMLElement>(".lane .card.is-can")?.focus();
    }

    /** Scrolls back to the top on a phone when a new skirmish is fought, because its lane comes first. */
    #showSkirmish(): void {
        const fought = this.querySelector<HTMLElement>(".lane--now .lane__fellowship [data-handle]")?.dataset["handle"];
        if (this.narrow && fought && fought !== this.#fought) this.querySelector(".lanes")?.scrollTo({ top: 0 });
        this.#fought = fought ?? "";
    }

    /** Restores the focus to a card that was redrawn in another part of the table, or near its old place. */
    #refocus(): void {
        oneStopEach(this);
        const near = `#${this.#focusedIn} [data-stop]`;
        const found =
            this.querySelector<HTMLElement>(`[data-handle="${this.#focused}"]`) ??
            (this.#focusedIn ? this.querySelector<HTMLElement>(near) : null);
        (found ?? document.getElementById("decision"))?.focus({ preventScroll: true });
    }

    protected override render(): TemplateResult {
        const { session, narrow } = this;
        const position = new LotrPosition(session);
        const size = room(this.#window(), crowdOf(position));
        const board: Board = { session, position, narrow, room: size };
        return html`<div
            class="lotr"
            data-zone=${this.zone}
            data-seats=${position.seats.length}
            data-path=${size.smallPath ? "small" : "large"}
            style=${styleOf(size, "table")}
            @keydown=${this.#key}
            @pointerover=${peeking.over}
            @pointerout=${peeking.out}
            @focusin=${peeking.focused}
            @focusout=${peeking.out}
            @pointerdown=${(event: PointerEvent) => {
                this.#keyed = false;
                peeking.held(session)(event);
                dragging(session)(event);
            }}
        >
            <ing-bar
                .session=${session}
                .heading=${session.info.title}
                .subheading=${this.#subheading(position)}
                .phases=${phases(board)}
            ></ing-bar>
            ${narrow ? this.#tabs(board) : nothing}
            <main class="table" aria-label=${t("lotr-table-table")}>
                ${part(() => strips(board))} ${part(() => seam(board))}
                <div class="zones" data-below=${position.fromShadow ? "shadow" : "fellowship"}>
                    ${part(() => path(board))}
                    ${part(
                        () => (narrow ? this.#narrowZones(board) : cloth(board)),
                        () => this.#glide(narrow ? ".zones" : ".lanes"),
                    )}
                </div>
                ${part(
                    () => hand(board),
                    () => this.#glide(".hand"),
                )}
                <ing-stage .session=${session} .craft=${lotrStage}></ing-stage>
            </main>
            <aside class="side" aria-label=${t("lotr-table-side")}>
                <ing-decision
                    .session=${session}
                    .extra=${plan(board)}
                    .asking=${asked(board)}
                    .outcome=${outcome(board)}
                    .gist=${gist}
                    .same=${same(board)}
                    .shown=${inHand(board)}
                    .stretch=${`${position.view.turn_number} ${position.view.phase}`}
                ></ing-decision>
                <section class="chronicle" id="z-log" data-zone="log">
                    <ing-recap .session=${session}></ing-recap>
                    <ing-log .session=${session} .craft=${lotrStage}></ing-log>
                    <ing-chat .session=${session}></ing-chat>
                </section>
            </aside>
        </div>`;
    }

    #subheading(position: LotrPosition): string {
        const { turn, turn_number: number } = position.view;
        if (position.settingUp) return t("lotr-table-setting-up");
        if (position.viewer < 0) return t("lotr-table-turn", { number, player: this.session.seatName(turn) });
        return t("lotr-table-turn-you", { number, role: role(position, position.at(position.viewer)) });
    }

    #narrowZones(board: Board): TemplateResult {
        const { position } = board;
        return html`<section class="people" id="z-others" data-zone="others" aria-label=${t("lotr-table-tab-others")}>
                ${position.others.map((seat) => part(() => everything(board, seat)))}
            </section>
            ${lanes(board)}
            ${position.viewer >= 0 ? html`<section class="people people--own" id="z-you" data-zone="you" aria-label=${t("lotr-table-you")}>${part(() => everything(board, position.at(position.viewer)))}</section>` : nothing}`;
    }

    #tabs(board: Board): TemplateResult {
        const { position, session } = board;
        const others =
            position.others.length === 1 ? session.seatName(position.others[0]!.seat) : t("lotr-table-tab-others");
        const tabs: [Zone, string, string][] = [
            ["path", "site", t("lotr-table-tab-path")],
            ["others", "ui-people", others],
            ["table", "p-skirmish", t("lotr-table-tab-table")],
            ...(position.viewer >= 0
                ? ([["you", "p-fellowship", t("lotr-table-tab-you")]] as [Zone, string, string][])
                : []),
            ["log", "ui-chat", t("lotr-table-tab-log")],
        ];
        const fresh = session.live ? unread(session) : 0;
        return html`<nav class="tabs" aria-label=${t("lotr-table-parts")}>
            ${tabs.map(
                ([zone, sign, name]) =>
                    html`<button
                        type="button"
                        aria-current=${this.zone === zone ? "true" : nothing}
                        @click=${() => (this.zone = zone)}
                    >
                        ${icon(sign)}<span>${name}</span>${zone === "log" && fresh ? html`<span class="badge" aria-label=${t("browser-chat-new", { count: fresh })}>${fresh}</span>` : nothing}
                    </button>`,
            )}
        </nav>`;
    }
}
customElements.define("lotr-table", LotrTable);

/** Renders lanes and support areas, whose cards and room change together. */
function cloth(board: Board): TemplateResult {
    return html`<div class="cloth" style=${styleOf(board.room, "cloth")}>
        ${part(() => support(board, "above"))} ${lanes(board)} ${part(() => support(board, "below"))}
    </div>`;
}
