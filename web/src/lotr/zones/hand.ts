// The viewer's hand, and cards to choose from that lie nowhere else.  Spectators see the size of each hand; in a replay
// with open hands they see the cards.

import { hasOpenHand, styleOf } from "../room.ts";
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { explains } from "../../table/decision/coach.ts";
import { t } from "../../wording/language.ts";
import { isViewer, type Board } from "../board.ts";
import { cardBack } from "../cards/face.ts";
import { handPiece, strip } from "./piece.ts";
import { nameInPile } from "../names.ts";
import { offered } from "../position.ts";
import { role } from "./seats.ts";

export function hand(board: Board): TemplateResult {
    const { position, session } = board;
    const seat = position.viewer >= 0 ? position.at(position.viewer) : undefined;
    if (!seat) return position.seats.some(hasOpenHand) ? openHands(board) : hiddenHand(board);
    const more = offered(session, position);
    const cards = [...more, ...seat.player.hand];
    const own = seat.player.hand.length;
    const playable = cards.filter(({ handle }) => session.mark(handle)).length;
    const count = playable
        ? t("lotr-table-hand-playable", { count: own, playable })
        : t("lotr-table-hand-count", { count: own });
    // A phone shows only titles while the questions concern the table and not the hand.
    const rests = session.asked && session.gathering && !playable && !more.length;
    return html`<section
        class="hand ${rests ? "hand--rests" : ""}"
        id="hand"
        style=${styleOf(board.room, "hand")}
        aria-labelledby="hand-title"
    >
        <div class="hand__head">
            <h2 id="hand-title">
                ${more.length ? t("lotr-table-offered") : isViewer(board, seat.seat) ? t("lotr-table-your-hand") : session.seatName(seat.seat)}
            </h2>
            ${more.length ? nothing : html`<span>${position.settingUp ? nothing : html`${role(position, seat)} · `}${count}</span>`}
        </div>
        ${cards.length && session.live ? tip(board) : nothing}
        ${
            cards.length
                ? html`<div class="hand__cards" data-group>
                      ${repeat(
                          cards,
                          ({ handle }) => handle,
                          (card) => handPiece(board, card, session.asked),
                      )}
                  </div>`
                : html`<p class="hand__empty">
                      ${position.settingUp && session.live ? t("lotr-table-hand-later") : t("lotr-table-hand-empty")}
                  </p>`
        }
    </section>`;
}

/** Renders the tip for reading a card: always where there is room, on a phone the first few times. */
function tip({ narrow, session }: Board): TemplateResult | typeof nothing {
    if (narrow && !explains("look", `${session.info.id} ${session.version}`)) return nothing;
    return html`<p class="hand__tip">
        ${matchMedia("(hover: none)").matches ? t("lotr-table-look-touch") : t("lotr-table-look")}
    </p>`;
}

function hiddenHand(board: Board): TemplateResult {
    const { free } = board.position;
    const count = free.player.hand.length;
    const label = t("lotr-table-hand-hidden", { player: board.session.seatName(free.seat), count });
    return html`<section class="hand hand--hidden" id="hand" style=${styleOf(board.room, "hand")} aria-label=${label}>
        <div class="hand__head"><span>${label}</span></div>
        ${count ? html`<div class="hand__cards" aria-hidden="true">${Array.from({ length: Math.min(count, 10) }, () => cardBack("mini"))}</div>` : nothing}
    </section>`;
}

/** Renders all hands, the one of the fellowship's player first. */
function openHands(board: Board): TemplateResult {
    const { free, seats } = board.position;
    const order = [free, ...seats.filter((seat) => seat !== free && !seat.player.out)];
    return html`<section
        class="hand hand--open"
        id="hand"
        tabindex="0"
        style=${styleOf(board.room, "hand")}
        aria-label=${t("lotr-table-hands")}
    >
        ${order.map(
            ({ seat, player }) =>
                html`<div class="hand__row" data-group>
                    <h2 class="hand__whose">
                        ${board.session.seatMark(seat)}<span class="visually-hidden"
                            >${t("lotr-table-hand-hidden", { player: board.session.seatName(seat), count: player.hand.length })}</span
                        >
                    </h2>
                    ${player.hand.length ? player.hand.map((card) => strip(board, card, nameInPile(board.session, card))) : html`<p class="hand__empty">${t("lotr-table-hand-empty")}</p>`}
                </div>`,
        )}
    </section>`;
}
