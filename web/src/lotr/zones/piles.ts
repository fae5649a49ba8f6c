// Piles with their counts, and the lists that they open, in which cards are minis that can be pointed at.

import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import { openPopover } from "../../controls/popover.ts";
import { roving } from "../../controls/arrow-keys.ts";
import { listed, t } from "../../wording/language.ts";
import { isViewer, type Board } from "../board.ts";
import { called } from "../names.ts";
import { peeking } from "./peek.ts";
import { markOf, piece, pilePiece } from "./piece.ts";
import type { Seat } from "../position.ts";
import type { Card } from "../view.ts";

/** A pile with its names, icon and cards. */
interface Pile {
    readonly kind: string;
    readonly name: string;
    readonly short: string;
    readonly icon: string;
    readonly count: number;
    /** The visible cards; undefined for a pile that cannot be opened. */
    readonly cards?: readonly Card[];
    readonly note?: string;
}

/** Returns the piles of a player. */
function pilesOf(board: Board, { seat, player }: Seat): Pile[] {
    const known = player.deck_known.filter(Boolean);
    const own = isViewer(board, seat);
    const adventure = player.adventure;
    const open = typeof adventure === "number" ? undefined : adventure;
    return [
        ...(own
            ? []
            : [
                  {
                      kind: "hand",
                      name: t("lotr-table-hand"),
                      short: t("lotr-table-hand"),
                      icon: "ui-cards",
                      count: player.hand.length,
                      ...(player.hand.some(({ definition }) => definition) ? { cards: player.hand } : {}),
                  },
              ]),
        {
            kind: "deck",
            name: t("lotr-table-deck"),
            short: t("lotr-table-deck-short"),
            icon: "ui-deck",
            count: player.deck,
            ...(known.length
                ? { cards: [], note: t("lotr-table-known-on-top", { cards: known.map((one) => called(one)) }) }
                : {}),
        },
        {
            kind: "discard",
            name: t("lotr-table-discard"),
            short: t("lotr-table-discard-short"),
            icon: "ui-bin",
            count: player.discarded,
            cards: player.discard,
            ...(player.discarded > player.discard.length
                ? { note: t("lotr-table-more-hidden", { count: player.discarded - player.discard.length }) }
                : {}),
        },
        {
            kind: "dead",
            name: t("lotr-table-dead"),
            short: t("lotr-table-dead-short"),
            icon: "ui-skull",
            count: player.dead.length,
            cards: player.dead,
        },
        {
            kind: "adventure",
            name: t("lotr-table-adventure"),
            short: t("lotr-table-adventure"),
            icon: "site",
            count: open?.length ?? (adventure as number),
            ...(open ? { cards: open } : {}),
        },
    ];
}

/** Renders the piles of a player as buttons, with names where there is room. */
export function piles(board: Board, seat: Seat, which: "words" | "signs"): TemplateResult {
    return html`<div class="piles piles--${which}">
        ${pilesOf(board, seat).map((pile) => pileButton(board, seat, pile))}
    </div>`;
}

function pileButton(board: Board, seat: Seat, pile: Pile): TemplateResult {
    const chosen = pile.cards?.some(({ handle }) => board.session.mark(handle)) ?? false;
    const label = isViewer(board, seat.seat)
        ? t("lotr-table-pile", { pile: pile.name, count: pile.count })
        : t("lotr-table-pile-of", { pile: pile.name, player: board.session.seatName(seat.seat), count: pile.count });
    const content = html`<span class="pile__face" aria-hidden="true"
            >${icon(pile.icon)}<span class="pile__name">${pile.short}</span><b>${pile.count}</b></span
        >${chosen ? markOf("can") : nothing}`;
    if (!pile.cards || (!pile.cards.length && !pile.note))
        return html`<span
            class="pile pile--closed"
            data-pile=${pile.kind}
            role="img"
            aria-label=${label}
            title=${pile.name}
            >${content}</span
        >`;
    const open = (event: Event) => openCards(board, label, () => pile.cards!, event, pile.note);
    return html`<button
        type="button"
        class="pile ${chosen ? "is-can" : ""}"
        data-item
        data-pile=${pile.kind}
        aria-haspopup="dialog"
        title=${pile.name}
        @click=${open}
    >
        <span class="visually-hidden">${chosen ? `${label}, ${t("lotr-table-pile-choice")}` : label}</span>${content}
    </button>`;
}

/** Opens a list of cards. */
function openCards(board: Board, label: string, cards: () => readonly Card[], event: Event, note = ""): void {
    const move = (pressed: KeyboardEvent) => roving(pressed, ".card");
    const list = () =>
        html`<div class="cards-list__cards" @keydown=${move}>
            ${[...cards()].reverse().map((card) => pilePiece(board, card))}
        </div>`;
    openPanel(board, event, label, () => [
        html`<p class="pop__head">${label}</p>`,
        cards().length ? list() : nothing,
        note ? html`<p class="settings__note">${note}</p>` : nothing,
    ]);
}

/** Opens a panel in which cards can be enlarged as on the table. */
export function openPanel(board: Board, event: Event, label: string, content: () => unknown): void {
    openPopover(event.currentTarget as HTMLElement, {
        kind: "panel",
        label,
        content: () =>
            html`<div
                class="cards-list"
                @pointerover=${peeking.over}
                @pointerout=${peeking.out}
                @focusin=${peeking.focused}
                @focusout=${peeking.out}
                @pointerdown=${peeking.held(board.session)}
            >
                ${content()}
            </div>`,
    });
}

/** Opens the cards stacked on a card. */
export function openStacked(
    board: Board,
    on: { readonly definition: string; readonly stacked?: readonly Card[] },
    event: Event,
): void {
    openCards(board, t("lotr-table-card-stacked-on", { card: called(on.definition) }), () => on.stacked ?? [], event);
}

/** Renders the pile of a resting fellowship: the companions of a player whose turn it is not. */
export function restingPile(board: Board, seat: Seat, name = t("lotr-table-resting")): TemplateResult | typeof nothing {
    const cards = board.position.resting(seat);
    if (!cards.length) return nothing;
    const label = t("lotr-table-pile-of", {
        pile: t("lotr-table-resting"),
        player: board.session.seatName(seat.seat),
        count: cards.length,
    });
    const chosen = cards.some((card) =>
        [card, ...board.position.borne(card)].some(({ handle }) => board.session.mark(handle)),
    );
    const open = (event: Event) =>
        openPanel(
            board,
            event,
            label,
            () =>
                html`<p class="pop__head">${label}</p>
                    <div class="cards-list__cards">${cards.map((card) => piece(board, card, "mini"))}</div>`,
        );
    return html`<button
        type="button"
        class="pile ${chosen ? "is-can" : ""}"
        data-item
        aria-haspopup="dialog"
        title=${listed(cards.map(({ definition }) => called(definition)))}
        @click=${open}
    >
        <span class="visually-hidden">${label}</span
        ><span class="pile__face" aria-hidden="true"
            >${icon("p-fellowship")}<span class="pile__name">${name}</span><b>${cards.length}</b></span
        >${chosen ? markOf("can") : nothing}
    </button>`;
}
