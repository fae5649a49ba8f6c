// Counters on the seam between the halves: the twilight pool, burdens, moves, and the archery totals.

import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import { t } from "../../wording/language.ts";
import type { Board } from "../board.ts";
import { versus } from "./lanes.ts";
import { siteNow } from "./path.ts";

export function seam(board: Board): TemplateResult {
    const { view, free } = board.position;
    const { burdens, resistance } = free.player;
    const moves = { moves: view.moves, limit: view.move_limit };
    const limit = (event: Event) =>
        board.session.sum(
            t("lotr-table-move-limit"),
            view.move_limit_from,
            view.move_limit,
            event.currentTarget as HTMLElement,
        );
    return html`<section class="seam" data-group aria-label=${t("lotr-table-counters")}>
        ${board.position.others.length === 1 ? nothing : siteNow(board)}
        <span
            class="counter counter--twilight"
            role="img"
            aria-label=${t("lotr-table-twilight", { count: view.twilight })}
            title=${t("lotr-table-twilight", { count: view.twilight })}
            >${icon("twilight")}${counterName(t("lotr-table-counter-twilight"))}${view.twilight}</span
        >
        <span
            class="counter counter--burden ${resistance && burdens >= resistance - 2 ? "counter--danger" : ""}"
            role="img"
            aria-label=${t("lotr-table-burdens", { player: board.session.seatName(free.seat), burdens, resistance })}
            title=${t("lotr-table-burdens", { player: board.session.seatName(free.seat), burdens, resistance })}
            >${icon("burden")}${counterName(t("lotr-table-counter-burdens"))}${burdens}<small
                >/${resistance}</small
            ></span
        >
        ${
            view.turn < 0
                ? nothing
                : html`<button
                      type="button"
                      class="counter counter--moves"
                      data-item
                      aria-label=${t("lotr-table-show-how", { what: t("lotr-table-move-limit"), number: view.move_limit })}
                      aria-description=${t("lotr-table-moves", moves)}
                      title=${t("lotr-table-moves", moves)}
                      @click=${limit}
                  >
                      <span class="pile__face" aria-hidden="true"
                          >${icon("ui-arrow")}${counterName(t("lotr-table-counter-moves"))}${view.moves}<small
                              >/${view.move_limit}</small
                          ></span
                      >
                  </button>`
        }
    </section>`;
}

/** Renders the name of a counter, for windows with room for it. */
function counterName(name: string): TemplateResult {
    return html`<span class="counter__name">${name}</span>`;
}

/** Renders the current archery totals, up to the phase in which they count. */
export function archeryTotals(board: Board): TemplateResult | typeof nothing {
    const { phase, archery } = board.position.view;
    const { fellowship = 0, minions = 0 } = archery;
    if (!["shadow", "maneuver", "archery"].includes(phase) || (!fellowship && !minions)) return nothing;
    return versus(
        board,
        [t("lotr-table-archery-fellowship"), fellowship, archery.fellowship_from ?? []],
        [t("lotr-table-archery-minions"), minions, archery.minions_from ?? []],
        "p-archery",
    );
}
