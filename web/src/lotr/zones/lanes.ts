// The middle of the table: every skirmish is a lane across the seam, with the fellowship on one side and minions on the
// other.  Characters in no skirmish stand in a lane of their own.  The viewer's half is below.

import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { icon } from "../../controls/icon.ts";
import { listed, t } from "../../wording/language.ts";
import { isViewer, several, type Board } from "../board.ts";
import { called } from "../names.ts";
import { lanePiece, largest, playedPiece } from "./piece.ts";
import { apart, fate, totalsOf, type Totals } from "./plan.ts";
import { TIGHT } from "../room.ts";
import { archeryTotals } from "./seam.ts";
import type { Assignment, CardInPlay, Pairing, Share } from "../view.ts";

/** Number of minions in one skirmish above which they are drawn small. */
const LARGE = 2;

export function lanes(board: Board): TemplateResult {
    const { position } = board;
    const { skirmish, waiting } = position;
    const fighting = ["assignment", "skirmish"].includes(position.view.phase);
    return html`<section
        class="lanes"
        id="z-table"
        data-zone="table"
        data-group
        aria-label=${t("lotr-table-skirmishes")}
    >
        ${position.view.being_played.length ? playedLane(board) : nothing}
        ${skirmish ? lane(board, skirmish, "now") : nothing}
        ${repeat(
            waiting,
            ({ fighter }) => fighter,
            (one) => lane(board, one, "waiting"),
        )}
        ${loose(board, fighting)}
    </section>`;
}

function found(board: Board, handles: readonly string[]): CardInPlay[] {
    return handles.map((handle) => board.position.card(handle)).filter((card) => card !== undefined);
}

function lane(board: Board, assignment: Assignment | Pairing, kind: "now" | "waiting"): TemplateResult {
    const fighter = board.position.card(assignment.fighter);
    const minions = found(board, assignment.minions);
    const now = kind === "now" ? board.position.skirmish! : undefined;
    const both = totalsOf(board, now ?? assignment);
    const size = now && minions.length <= LARGE ? largest(board) : "mini";
    const names = {
        fighter: fighter ? called(fighter.definition) : t("lotr-table-nobody"),
        minions: minions.length ? listed(minions.map(({ definition }) => called(definition))) : t("lotr-table-nobody"),
        strength: both?.[0][0] ?? "…",
        against: both?.[1][0] ?? "…",
    };
    const ours = fighter
        ? lanePiece(board, fighter, now ? largest(board) : "mini")
        : html`<p class="lane__nobody">${t("lotr-table-nobody")}</p>`;
    const theirs = minions.length
        ? repeat(
              minions,
              ({ handle }) => handle,
              (one) => lanePiece(board, one, size),
          )
        : html`<p class="lane__nobody">${t("lotr-table-nobody")}</p>`;
    const label = now ? t("lotr-table-lane-now", names) : t("lotr-table-lane-waiting", names);
    const made = board.position.planned.has(assignment.fighter);
    return html`<div
        class="lane lane--${kind === "now" ? "now" : "wait"} ${made ? "lane--made" : ""}"
        ?data-tight=${board.room.gap === TIGHT}
        role="group"
        aria-label=${label}
    >
        <div class="lane__minions">${theirs}</div>
        <div class="lane__vs">
            ${both ? totals(board, both) : html`<span class="vs" aria-hidden="true">…</span>`}${now ? nothing : fate(board, assignment)}${apart(board, assignment)}
        </div>
        <div class="lane__fellowship">${ours}</div>
    </div>`;
}

/** Renders both totals; each opens its sum. */
function totals(board: Board, [[strength, ours], [against, theirs]]: Totals): TemplateResult {
    return versus(
        board,
        [t("lotr-table-total-fellowship"), strength, ours],
        [t("lotr-table-total-minions"), against, theirs],
        "p-skirmish",
    );
}

type Side = readonly [what: string, total: number, shares: readonly Share[]];

/** Renders two opposing totals: the fellowship's is round, the Shadow's a diamond. */
export function versus(board: Board, ours: Side, theirs: Side, sign: string): TemplateResult {
    const one = ([what, total, shares]: Side, more: string) =>
        html`<button
            type="button"
            class="vs__side ${more}"
            data-item
            aria-label=${t("lotr-table-show-how", { what, number: total })}
            @click=${(event: Event) => board.session.sum(what, shares, total, event.currentTarget as HTMLElement)}
        >
            ${total}
        </button>`;
    return html`<span class="vs"
        >${one(ours, "")}${icon(sign, t("lotr-table-against"))}${one(theirs, "vs__side--shadow")}</span
    >`;
}

/** Renders the characters in no skirmish: minions on their side, the fellowship on its own. */
function loose(board: Board, fighting: boolean): TemplateResult {
    const { position } = board;
    const fighters = position.freeFighters;
    const minions = position.freeMinions;
    if (!fighters.length && !minions.length) return html``;
    const between = fighting
        ? html`<span class="lane__state">${t("lotr-table-not-assigned")}</span>`
        : archeryTotals(board);
    return html`<div
        class="lane lane--loose"
        ?data-tight=${board.room.gap === TIGHT}
        role="group"
        aria-label=${fighting ? t("lotr-table-not-assigned") : whoseFellowship(board)}
    >
        <div
            class="lane__minions"
            ?data-row=${board.narrow}
            role=${board.narrow ? "group" : nothing}
            aria-label=${board.narrow ? whoseMinions(board) : nothing}
        >
            ${board.narrow && minions.length ? html`<h2 class="lane__title">${whoseMinions(board)}</h2>` : nothing}
            ${repeat(
                minions,
                ({ handle }) => handle,
                (one) => lanePiece(board, one, "mini"),
            )}
            ${minions.length || fighting || board.narrow ? nothing : html`<p class="lane__empty">${t("lotr-table-no-minions")}</p>`}
        </div>
        <div class="lane__vs">${between}</div>
        <div
            class="lane__fellowship"
            ?data-row=${board.narrow}
            role=${board.narrow ? "group" : nothing}
            aria-label=${board.narrow ? whoseFellowship(board) : nothing}
        >
            ${board.narrow && fighters.length ? html`<h2 class="lane__title">${whoseFellowship(board)}</h2>` : nothing}
            ${repeat(
                fighters,
                ({ handle }) => handle,
                (one) => lanePiece(board, one, "mini"),
            )}
        </div>
    </div>`;
}

function whoseFellowship(board: Board): string {
    const { fellowship } = board.position;
    return isViewer(board, fellowship)
        ? t("lotr-table-your-fellowship")
        : t("lotr-table-fellowship-of", { player: board.session.seatName(fellowship) });
}

/** Returns the heading of the minions: "your minions" in a game of two seen from the Shadow, else "minions". */
function whoseMinions(board: Board): string {
    return t(board.position.fromShadow && !several(board) ? "lotr-table-your-minions" : "lotr-table-minions");
}

/** Renders the lane of cards being played, until they go elsewhere. */
function playedLane(board: Board): TemplateResult {
    return html`<div
        class="lane lane--played"
        ?data-tight=${board.room.gap === TIGHT}
        role="group"
        aria-label=${t("lotr-table-being-played")}
    >
        <div class="lane__minions"></div>
        <div class="lane__vs"><span class="lane__state">${t("lotr-table-being-played")}</span></div>
        <div class="lane__fellowship">
            ${board.position.view.being_played.map((card) => playedPiece(board, card, largest(board)))}
        </div>
    </div>`;
}
