// The players: a strip for each opponent, the support areas, and a panel with everything of one player.

import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { icon } from "../../controls/icon.ts";
import { part } from "../../controls/turns.ts";
import { t } from "../../wording/language.ts";
import { isViewer, several, type Board } from "../board.ts";
import { shelf } from "../room.ts";
import { heldBy, siteNow } from "./path.ts";
import { markOf, piece, pilePiece, strip } from "./piece.ts";
import { openPanel, piles, restingPile } from "./piles.ts";
import type { LotrPosition, Seat } from "../position.ts";

/** Returns the name of a player's role in this turn. */
export function role({ view, settingUp }: LotrPosition, { seat, player }: Seat): string {
    if (player.out) return t("lotr-table-role-out");
    if (settingUp) return t("lotr-table-setting-up");
    if (seat === view.turn) return t("lotr-table-role-fellowship");
    return view.phase === "shadow" && seat === view.shadow_player
        ? t("lotr-table-role-shadow-now")
        : t("lotr-table-role-shadow");
}

/** Renders the strips of the other players: a single strip has room for its piles, several strips open them. */
export function strips(board: Board): TemplateResult {
    const others = board.position.others;
    return html`<section class="foes" data-count=${others.length} data-group aria-label=${t("lotr-table-others")}>
        ${others.map((seat) => (others.length === 1 ? wideStrip(board, seat) : shortStrip(board, seat)))}
        ${others.length === 1 ? siteNow(board) : nothing}
    </section>`;
}

function asked(board: Board, seat: number): string {
    return board.session.question.seat === seat ? "foe--asked" : "";
}

function wideStrip(board: Board, seat: Seat): TemplateResult {
    const { session } = board;
    return html`<div class="foe ${asked(board, seat.seat)}">
        ${session.seatFace(seat.seat)}
        <h2 class="foe__name">
            ${session.seatName(seat.seat)}${bot(board, seat)}<small>${role(board.position, seat)}</small>
        </h2>
        ${part(() => html`${piles(board, seat, "words")} ${restingPile(board, seat)} ${burdens(board, seat)}`)}
    </div>`;
}

/** Renders the bot sign that is always shown beside a bot's name. */
function bot({ session }: Board, { seat }: Seat): TemplateResult | typeof nothing {
    return session.info.seats[seat]?.kind === "bot" ? html` ${icon("ui-bot", t("page-seat-bot"))}` : nothing;
}

/** Renders the burdens of a resting fellowship; those of the moving fellowship are on the seam. */
function burdens(board: Board, { seat, player }: Seat): TemplateResult | typeof nothing {
    if (seat === board.position.fellowship || player.out) return nothing;
    const count = { burdens: player.burdens, resistance: player.resistance };
    return html`<span
        class="pile pile--closed pile--burden"
        role="img"
        aria-label=${t("lotr-table-burdens-short", count)}
        title=${t("lotr-table-burdens-short", count)}
        >${icon("burden")}<b>${player.burdens}</b>/${player.resistance}</span
    >`;
}

function shortStrip(board: Board, seat: Seat): TemplateResult {
    const { session } = board;
    const name = session.seatName(seat.seat);
    const chosen = hiddenThere(board, seat).some((handle) => session.mark(handle));
    const open = (event: Event) => openSeat(board, seat, event);
    const count = { burdens: seat.player.burdens, resistance: seat.player.resistance };
    return html`<button
        type="button"
        class="foe foe--short ${asked(board, seat.seat)} ${seat.player.out ? "foe--out" : ""} ${chosen ? "is-can" : ""}"
        data-item
        aria-haspopup="dialog"
        @click=${open}
    >
        ${session.seatFace(seat.seat)}
        <span class="foe__name">${name}${bot(board, seat)}<small>${role(board.position, seat)}</small></span>
        <span class="foe__counts">
            <span title=${t("lotr-table-hand")}
                >${icon("ui-cards", t("lotr-table-hand"))}${seat.player.hand.length}</span
            >
            <span title=${t("lotr-table-burdens-short", count)}
                >${icon("burden", t("lotr-table-burdens-short", count))}${seat.player.burdens}</span
            >
        </span>
        ${chosen ? markOf("can") : nothing}
    </button>`;
}

/** Returns the handles of all cards of a player that only the opened strip shows. */
function hiddenThere(board: Board, seat: Seat): string[] {
    const { position } = board;
    const { player } = seat;
    const resting = position.resting(seat);
    const shown = [true, false].some((below) => supporters(board, below).includes(seat));
    const support = shown ? [] : [...position.supportOf(seat), ...player.controlled];
    const borne = [...resting, ...(shown ? [] : position.supportOf(seat))].flatMap((card) => position.borne(card));
    return [...player.hand, ...player.discard, ...player.dead, ...resting, ...support, ...borne].map(
        ({ handle }) => handle,
    );
}

function openSeat(board: Board, seat: Seat, event: Event): void {
    const label = t("lotr-table-look-at", { player: board.session.seatName(seat.seat) });
    openPanel(board, event, label, () => everything(board, seat));
}

/** Renders everything of a player: piles, fellowship, support area. */
export function everything(board: Board, seat: Seat): TemplateResult {
    const { session, position } = board;
    const { player } = seat;
    const count = { burdens: player.burdens, resistance: player.resistance };
    const resting = position.resting(seat);
    const support = position.supportOf(seat);
    return html`<article class="seat-panel">
        <h2 class="seat-panel__head">
            ${session.seatFace(seat.seat)}<span
                >${isViewer(board, seat.seat) ? t("lotr-table-you") : session.seatName(seat.seat)}<small
                    >${role(board.position, seat)}</small
                ></span
            >
        </h2>
        <p class="seat-panel__facts">
            ${player.site ? html`<span class="chip">${icon("site")}${t("lotr-table-at-site", { site: player.site })}</span>` : nothing}
            <span class="chip">${icon("burden")}${t("lotr-table-burdens-short", count)}</span>
        </p>
        ${piles(board, seat, "words")} ${group(board, t("lotr-table-resting"), resting)}
        ${group(board, t("lotr-table-support"), support)} ${controlled(board, seat)}
    </article>`;
}

function group(
    board: Board,
    heading: string,
    cards: readonly Parameters<typeof piece>[1][],
): TemplateResult | typeof nothing {
    if (!cards.length) return nothing;
    return html`<section class="seat-panel__group" data-group>
        <h3>${heading}</h3>
        <div class="cards-list__cards">
            ${repeat(
                cards,
                ({ handle }) => handle,
                (card) => piece(board, card, "mini"),
            )}
        </div>
    </section>`;
}

/** Renders the support areas beside one half of the table. */
export function support(board: Board, which: "above" | "below"): TemplateResult {
    const { session } = board;
    const below = which === "below";
    const seats = supporters(board, below);
    return html`<section
        class="support support--${which}"
        id=${below ? "z-you" : "z-others"}
        data-zone=${below ? "you" : "others"}
    >
        ${seats.map((seat) => {
            const own = isViewer(board, seat.seat);
            const heading = own
                ? t("lotr-table-your-support")
                : t("lotr-table-support-of", { player: session.seatName(seat.seat) });
            return html`<section class="support__seat" data-group aria-label=${heading}>
                <h3>
                    ${several(board) ? session.seatMark(seat.seat) : nothing}<span
                        >${several(board) && !own ? session.seatName(seat.seat) : heading}</span
                    >
                </h3>
                ${own ? html`${piles(board, seat, "signs")}${restingPile(board, seat, t("lotr-table-fellowship"))}` : nothing}
                ${supported(board, seat, seats.length)}
            </section>`;
        })}
    </section>`;
}

/** Renders the cards of a support area: as cards, else as rows with their names, of which the last opens the rest. */
function supported(board: Board, seat: Seat, among: number): TemplateResult {
    const { position, room } = board;
    const cards = position.supportOf(seat);
    const rows = cards.flatMap((card) => [card, ...position.borne(card)]);
    const sites = seat.player.controlled.length;
    const { card, fits } = shelf(
        { ...room, half: room.half / among },
        {
            cards: cards.length + 2 * sites,
            rows: rows.length,
            strips: Math.max(0, ...cards.map((one) => position.borne(one).length)),
            piles: isViewer(board, seat.seat),
        },
    );
    const left = fits - 2 * sites;
    if (card || !rows.length) {
        return html`<div class="support__cards" style="--card-mini:${card || 66}px">
            ${repeat(
                cards,
                ({ handle }) => handle,
                (one) => piece(board, one, "mini"),
            )}${controlled(board, seat)}
        </div>`;
    }
    const shown = rows.length > left ? rows.slice(0, Math.max(1, left - 1)) : rows;
    const more = rows.length - shown.length;
    return html`<div class="support__rows ${2 * rows.length <= left ? "support__rows--wide" : ""}">
        ${repeat(
            shown,
            ({ handle }) => handle,
            (one) => strip(board, one),
        )}
        ${
            more
                ? html`<button
                      type="button"
                      class="borne borne--more"
                      data-item
                      aria-label=${t("lotr-table-support-more", { count: more })}
                      @click=${(event: Event) => openSeat(board, seat, event)}
                  >
                      +${more}
                  </button>`
                : nothing
        }${controlled(board, seat)}
    </div>`;
}

/** Returns the players whose support areas lie beside a half; the viewer's lies below. */
function supporters(board: Board, below: boolean): Seat[] {
    const { position } = board;
    if (position.fromShadow) return below ? [position.at(position.viewer)] : [position.free];
    if (below) return [position.free];
    return position.shadows.filter(
        (seat) => !several(board) || position.supportOf(seat).length || seat.player.controlled.length,
    );
}

/** Renders the sites that a player controls, each with a banner. */
function controlled(board: Board, { seat, player }: Seat): TemplateResult | typeof nothing {
    if (!player.controlled.length) return nothing;
    return html`${player.controlled.map(
        (site) =>
            html`<div class="held" data-move=${site.handle}>
                ${pilePiece(board, site)}<span class="held__tag">${icon("banner")}${heldBy(board, seat)}</span>
            </div>`,
    )}`;
}
