// The adventure path: nine places with their sites, all players' markers, and banners on controlled sites.

import { html, nothing, type TemplateResult } from "lit";
import { facts } from "../../catalogue.ts";
import { icon, seatMark } from "../../controls/icon.ts";
import { say, t } from "../../wording/language.ts";
import { isViewer, type Board } from "../board.ts";
import { rulesText } from "../cards/text.ts";
import { called } from "../names.ts";
import { sitePiece } from "./piece.ts";
import type { Card, Place } from "../view.ts";

const SANCTUARIES = [3, 6];

export function path(board: Board): TemplateResult {
    const { view } = board.position;
    const last = view.options["sites"] ?? 9;
    const places = Array.from(
        { length: last },
        (_, index): Place =>
            view.path[index] ?? { number: index + 1, definition: "", markers: standingAt(board, index + 1) },
    );
    return html`<section class="path" id="z-path" data-zone="path" aria-labelledby="path-title">
        <h2 id="path-title">${t("lotr-table-path")}</h2>
        <ol class="path__list" data-group>
            ${places.map((place) => stop(board, place, last))}
        </ol>
        <p class="path__foot">${t("lotr-table-moved", { moves: view.moves, limit: view.move_limit })}</p>
        ${board.position.toCome.map((line) => html`<p class="path__foot">${say(line)}</p>`)}
    </section>`;
}

/** Renders the fellowship's site with its text, for which the path has no room. */
export function siteNow(board: Board): TemplateResult | typeof nothing {
    const { view } = board.position;
    const place = view.path.find(({ markers }) => markers.includes(view.turn));
    const printed = place && facts(place.definition);
    if (!printed || board.narrow) return nothing;
    const open = (event: Event) => board.session.show(place.definition, event.currentTarget as HTMLElement);
    return html`<button type="button" class="here" data-item data-definition=${place.definition} @click=${open}>
        <span class="stop__mile">${place.number}</span>
        <span class="here__text"
            ><strong>${called(place.definition)}</strong> <span class="here__rules">${rulesText(printed)}</span></span
        >
    </button>`;
}

/** Returns the seats with a marker at a place; markers stand at the first place even before it has a site. */
function standingAt(board: Board, number: number): number[] {
    return board.position.seats.filter(({ player }) => player.site === number && !player.out).map(({ seat }) => seat);
}

function stop(board: Board, place: Place, last: number): TemplateResult {
    const here = place.markers.includes(board.position.view.turn);
    if (place.definition) {
        return html`<li class="stop ${here ? "stop--here" : ""}" aria-current=${here ? "location" : nothing}>
            <span class="stop__mile" aria-hidden="true">${place.number}</span
            >${sitePiece(board, place)}${markers(board, place)}
        </li>`;
    }
    const held = holder(board, place.number);
    return html`<li class="stop ${held ? "stop--held" : "stop--ahead"}">
        <span class="stop__mile">${place.number}</span>
        <p class="stop__note">
            ${held ? html`<strong>${icon("banner")}${called(held.site.definition)}</strong>${heldBy(board, held.seat)}` : ahead(place.number, last)}
        </p>
        ${markers(board, place)}
    </li>`;
}

function ahead(number: number, last: number): string {
    if (number === last) return t("lotr-table-last-site");
    return SANCTUARIES.includes(number) && last === 9 ? t("lotr-table-sanctuary") : t("lotr-table-not-laid");
}

/** Returns the player who controls a place's site, which lies in that player's support area. */
function holder(board: Board, number: number): { seat: number; site: Card } | undefined {
    for (const { seat, player } of board.position.seats) {
        const site = player.controlled.find(({ definition }) => facts(definition)?.site_number === number);
        if (site) return { seat, site };
    }
    return undefined;
}

export function heldBy(board: Board, seat: number): string {
    return isViewer(board, seat)
        ? t("lotr-table-you-hold")
        : t("lotr-table-held-by", { player: board.session.seatName(seat) });
}

function markers(board: Board, place: Place): TemplateResult | typeof nothing {
    if (!place.markers.length) return nothing;
    return html`<span class="stop__markers" data-count=${place.markers.length}
        >${place.markers.map((seat) => seatMark(seat, board.session.seatName(seat), t("lotr-table-here", { players: [board.session.seatName(seat)] })))}</span
    >`;
}
