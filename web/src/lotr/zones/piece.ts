// Cards on the table: buttons with a face, marks for possible actions, attached cards, and numbers that open their
// sums.

import { html, nothing, type TemplateResult } from "lit";
import { facts } from "../../catalogue.ts";
import {
    cardClass,
    culture,
    cultureIcon,
    faceParts,
    isBare,
    isLong,
    isTall,
    side,
    type CardState,
    type Density,
    type Flag,
} from "../cards/face.ts";
import { terrain } from "../cards/picture.ts";
import { icon } from "../../controls/icon.ts";
import { part } from "../../controls/turns.ts";
import type { Session } from "../../session/session.ts";
import { t } from "../../wording/language.ts";
import { isViewer, several, type Board } from "../board.ts";
import { called, lastingShort, nameInHand, nameInPile, nameInPlay, nameOfSite } from "../names.ts";
import { openStacked } from "./piles.ts";
import { placed, preview } from "./plan.ts";
import { letteringInHand, letteringInLane, type Lettering } from "../lettering.ts";
import { NOBODY } from "../position.ts";
import { heightOf } from "../room.ts";
import type { Card, CardInHand, CardInPlay, Place, Share } from "../view.ts";

/** Card width below which there is no room for text. */
const READABLE = 96;
/** Card width from which the subtitle is shown. */
const SUBTITLED = 76;

/** Window width below which the cards in hand have no text. */
const LETTERED = 700;

/** Renders the badge of a card that can be chosen or is chosen. */
export function markOf(mark: "can" | "chosen" | ""): TemplateResult | typeof nothing {
    if (!mark) return nothing;
    return html`<span class="mark mark--${mark}">${icon(mark === "can" ? "ui-open" : "ui-check")}</span>`;
}

/** Renders a card as a button that points at the card when clicked. */
function cardButton(
    session: Session,
    card: Card,
    name: string,
    state: CardState,
    density: Density,
    more = "",
    lettering?: Lettering,
): TemplateResult {
    const printed = facts(card.definition);
    const mark = session.mark(card.handle);
    const point = (event: Event) => session.point(card.handle, event.currentTarget as HTMLElement);
    if (!printed) {
        return html`<button
            type="button"
            class="card card--back card--${density} ${markClass(mark)}"
            data-item
            data-handle=${card.handle}
            @click=${point}
        >
            <span class="visually-hidden">${name}</span>${icon("logo")}${markOf(mark)}
        </button>`;
    }
    return html`<button
        type="button"
        class="${cardClass(printed, density)} ${markClass(mark)} ${mark && session.gathering ? "is-movable" : ""} ${more}"
        data-item
        data-handle=${card.handle}
        data-definition=${card.definition}
        data-side=${side(printed)}
        data-culture=${culture(printed)}
        data-land=${printed.type === "site" ? terrain(printed) : nothing}
        ?data-long=${isLong(printed)}
        data-tall=${isTall(printed) || nothing}
        ?data-bare=${isBare(printed)}
        data-wordy=${lettering?.wordy || nothing}
        style=${lettering ? `--lines:${lettering.lines}` : nothing}
        aria-pressed=${mark === "chosen" ? "true" : nothing}
        @click=${point}
    >
        <span class="visually-hidden">${name}</span
        >${faceParts(card.definition, printed, state, density)}${markOf(mark)}
    </button>`;
}

function markClass(mark: string): string {
    return mark ? `is-${mark}` : "";
}

/** Renders the button on a changed number of a card that opens its sum. */
function ask(
    board: Board,
    which: string,
    what: string,
    card: Card,
    shares: readonly Share[] | undefined,
    total: number,
): TemplateResult | typeof nothing {
    if (!shares) return nothing;
    const heading = t("lotr-table-sum", { card: called(card.definition), what: `${what} ${total}` });
    const open = (event: Event) => board.session.sum(heading, shares, total, event.currentTarget as HTMLElement);
    return html`<button
        type="button"
        class="ask ask--${which}"
        data-item
        aria-label=${t("lotr-table-show-how", { what: `${called(card.definition)}, ${what}`, number: total })}
        @click=${open}
    ></button>`;
}

/** Renders the button on a card or site that opens the cards stacked on it. */
function askStacked(board: Board, on: CardInPlay | Place): TemplateResult | typeof nothing {
    if (!on.stacked?.length) return nothing;
    return html`<button
        type="button"
        class="ask ask--stacked"
        data-item
        aria-label=${t("lotr-table-card-stacked-on", { card: called(on.definition) })}
        @click=${(event: Event) => openStacked(board, on, event)}
    ></button>`;
}

/** Renders a card in play with everything it bears. */
export function piece(board: Board, card: CardInPlay, density: Density): TemplateResult {
    return html`<div class=${stackClass(board, card, density)} data-move=${card.handle}>
        ${inside(board, card, density, nothing)}
    </div>`;
}

/**
 * Renders a card in a lane with everything it bears.  In wide windows its place appears at once in its final size, so
 * that animations know where to go, and the content is drawn in its turn.  Each place has a size of its own, so that a
 * growing card restyles no other.
 */
export function lanePiece(board: Board, card: CardInPlay, density: Density): TemplateResult {
    if (board.narrow) return piece(board, card, density);
    const width = sizeIn(board, density);
    const height = heightOf(width, board.position.borne(card).length);
    return html`<div
        class="${stackClass(board, card, density)} ${width < SUBTITLED ? "stack--small" : ""}"
        data-move=${card.handle}
        style="width:${width}px;min-height:${height}px"
    >
        ${part(() => inside(board, card, density, sized(width, density)))}
    </div>`;
}

function stackClass({ session }: Board, card: CardInPlay, density: Density): string {
    return `stack stack--${density} ${session.held === card.handle ? "stack--held" : ""}`;
}

/** Returns the width of a card in a lane. */
function sizeIn({ room }: Board, density: Density): number {
    return Math.floor(density === "mini" ? room.mini : room.now);
}

/** Returns the density of a fighting or just played card: with text only where the text is readable. */
export function largest({ narrow, room }: Board): Density {
    return narrow || room.now >= READABLE ? "normal" : "mini";
}

function sized(width: number, density: Density): string {
    return `--card-${density}:${width}px`;
}

function inside(board: Board, card: CardInPlay, density: Density, size: string | typeof nothing): TemplateResult {
    const { session, position } = board;
    const owner = position.owner(card.handle);
    const printed = facts(card.definition);
    const marked = several(board) && owner !== NOBODY && printed?.side === "shadow";
    const borne = position.borne(card);
    const asleep = card.active || position.settingUp ? "" : "is-asleep";
    return html`<div class="holder" style=${size}>
            ${preview(board, card)} ${placed(board, card)}
            ${cardButton(session, card, nameInPlay(session, position, card), stateOf(board, card), density, asleep, inLane(board, density))}
            ${ask(board, "strength", t("number-strength"), card, card.strength_from, card.strength ?? 0)}
            ${ask(board, "vitality", t("number-vitality"), card, card.vitality_from, card.vitality ?? 0)}
            ${ask(board, "site", t("number-site-number"), card, card.site_number_from, card.site_number ?? 0)}
            ${askStacked(board, card)}
            ${marked && !isViewer(board, owner) ? html`<span class="holder__seat">${session.seatMark(owner)}</span>` : nothing}
        </div>
        ${borne.length ? html`<div class="strips">${borne.map((item) => strip(board, item))}</div>` : nothing}`;
}

/** Renders a card as a strip with its title: for an attached card, a crowded support area or an open hand. */
export function strip(
    { session, position }: Board,
    item: Card & { readonly tokens?: number },
    name = nameInPlay(session, position, item as CardInPlay),
): TemplateResult {
    const printed = facts(item.definition);
    const mark = session.mark(item.handle);
    const sign = printed ? culture(printed) : "";
    const bonus = printed?.strength ? `${printed.strength > 0 ? "+" : "−"}${Math.abs(printed.strength)}` : "";
    return html`<button
        type="button"
        class="borne ${markClass(mark)}"
        data-item
        data-move=${item.handle}
        data-handle=${item.handle}
        data-definition=${item.definition}
        data-side=${printed ? side(printed) : ""}
        data-culture=${sign}
        @click=${(event: Event) => session.point(item.handle, event.currentTarget as HTMLElement)}
    >
        <span class="visually-hidden">${name}</span>${icon(cultureIcon(sign))}<span
            class="borne__title"
            aria-hidden="true"
            >${called(item.definition).replace(/^The /, "")}</span
        >${item.tokens ? html`<span class="borne__bonus" aria-hidden="true">${item.tokens}</span>` : bonus ? html`<span class="borne__bonus" aria-hidden="true">${bonus}</span>` : nothing}${
            mark ? html`<span class="borne__mark">${icon(mark === "can" ? "ui-open" : "ui-check")}</span>` : nothing
        }
    </button>`;
}

function stateOf(board: Board, card: CardInPlay): CardState {
    const changed = [
        card.strength_from && "strength",
        card.vitality_from && "vitality",
        card.site_number_from && "site",
    ];
    return {
        ...(card.strength === undefined ? {} : { strength: card.strength }),
        ...(card.vitality === undefined ? {} : { vitality: card.vitality }),
        ...(card.vitality_left === undefined ? {} : { left: card.vitality_left }),
        ...(card.site_number === undefined ? {} : { siteNumber: card.site_number }),
        ...(card.tokens ? { tokens: [card.token_culture ?? "", card.tokens] as const } : {}),
        wounds: card.wounds ?? 0,
        stacked: card.stacked?.length ?? 0,
        changed: changed.filter((number): number is string => !!number),
        flags: flagsOf(board, card),
    };
}

function flagsOf(board: Board, card: CardInPlay): Flag[] {
    const flags: Flag[] = [];
    if (board.position.ringBearer(card.handle) === "wearing")
        flags.push({ icon: "ring", text: t("lotr-table-wears"), short: "" });
    if (card.roaming) flags.push({ icon: "roaming", text: t("lotr-table-roaming"), short: "" });
    if (card.keywords.some(([word]) => word === "fierce"))
        flags.push({ icon: "fierce", text: t("keyword-fierce"), short: "" });
    const lasting = board.position.lasting(card.handle);
    if (lasting.length) {
        const count = lasting.length > 1 ? String(lasting.length) : "";
        flags.push({ icon: "ui-clock", text: count || lastingShort(lasting[0]!), short: count });
    }
    return flags;
}

/** Returns the lettering of a card in a lane; undefined where the card shows no text. */
function inLane({ narrow, room }: Board, density: Density): Lettering | undefined {
    return density === "normal" && !narrow ? letteringInLane(room) : undefined;
}

/** Renders a card in the viewer's hand, with its current cost. */
export function handPiece(board: Board, card: CardInHand, off: boolean): TemplateResult {
    const { session } = board;
    const printed = facts(card.definition);
    const mark = session.mark(card.handle);
    const cost = card.cost ?? printed?.cost ?? undefined;
    const state: CardState = { ...(cost === undefined ? {} : { cost }), changed: card.cost_from ? ["cost"] : [] };
    const lettering =
        printed?.text && innerWidth >= LETTERED
            ? letteringInHand(printed.text, isBare(printed), board.room)
            : undefined;
    const drawn = () =>
        html`${cardButton(session, card, nameInHand(session, card), state, "normal", off && !mark ? "is-off" : "", lettering)}
        ${ask(board, "cost", t("number-cost"), card, card.cost_from, card.cost ?? 0)}`;
    return html`<div class="holder" data-move=${card.handle}>${board.narrow ? drawn() : part(drawn)}</div>`;
}

/** Renders a card of a pile. */
export function pilePiece(board: Board, card: Card): TemplateResult {
    return html`<div class="holder">
        ${cardButton(board.session, card, nameInPile(board.session, card), {}, "mini")}
    </div>`;
}

/** Renders a card that is being played. */
export function playedPiece(board: Board, card: Card, density: Density): TemplateResult {
    const size = board.narrow ? nothing : sized(sizeIn(board, density), density);
    return html`<div class="holder" data-move=${card.handle} style=${size}>
        ${cardButton(board.session, card, nameInPile(board.session, card), {}, density, "", inLane(board, density))}
    </div>`;
}

/** Renders a site of the path. */
export function sitePiece(board: Board, place: Place): TemplateResult {
    const card = { handle: place.handle ?? "", definition: place.definition };
    const state: CardState = {
        ...(place.shadow_number === undefined ? {} : { shadowNumber: place.shadow_number }),
        changed: place.shadow_number_from ? ["shadow"] : [],
        stacked: place.stacked?.length ?? 0,
    };
    return html`<div class="holder" data-move=${card.handle}>
        ${cardButton(board.session, card, nameOfSite(board.session, place), state, "mini")}
        ${ask(board, "shadow", t("number-shadow-number"), card, place.shadow_number_from, place.shadow_number ?? 0)}
        ${askStacked(board, place)}
    </div>`;
}
