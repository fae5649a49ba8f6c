// The enlarged view of a card with its current state: while the pointer rests on the card, while the card has the
// focus, or after a long press.  It never takes the focus and never blocks a click; Escape closes it.

import { html, nothing, render, type TemplateResult } from "lit";
import { facts } from "../../catalogue.ts";
import { cardFace } from "../cards/face.ts";
import { popoverIsOpen } from "../../controls/popover.ts";
import { longPress } from "../../controls/touch.ts";
import type { Session } from "../../session/session.ts";
import { t } from "../../wording/language.ts";
import { numbersNow, standing } from "../names.ts";
import { LotrPosition } from "../position.ts";
import type { CardInPlay } from "../view.ts";

/** Time, in milliseconds, that the pointer must rest on a card before it is enlarged. */
const REST = 350;

let host: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let session: Session | undefined;

/** Sets the session whose table is looked at. */
export function peekAt(at: Session): void {
    session = at;
}

/** Returns the card element that an event is about. */
function thing(event: Event): HTMLElement | null {
    return (event.target as HTMLElement).closest<HTMLElement>("[data-definition]");
}

function soon(at: HTMLElement, wait: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => show(at), wait);
}

function show(at: HTMLElement): void {
    if (!at.isConnected || session?.held) return; // a player holding a card is looking for another one
    host ??= made();
    render(large(at), host);
    host.showPopover();
    place(at);
}

/** Closes the enlarged view.  It removes the card from the page, in case another player uses the device next. */
export function lookAway(): void {
    clearTimeout(timer);
    if (!host?.matches(":popover-open")) return;
    host.hidePopover();
    render(nothing, host);
}

function large(at: HTMLElement): TemplateResult {
    const { definition = "", handle = "" } = at.dataset;
    const position = session && handle ? new LotrPosition(session) : undefined;
    const card = position?.card(handle);
    if (!position || !card) return html`${cardFace(definition, {}, "full")}`;
    const { strength, vitality, vitality_left: left = vitality, wounds = 0 } = card;
    const state = strength === undefined || vitality === undefined ? {} : { strength, vitality, left: left!, wounds };
    return html`${cardFace(definition, state, "full")}${now(position, card)}`;
}

/** Renders the current state of a card in play beyond the printed facts, numbers first. */
function now(position: LotrPosition, card: CardInPlay): TemplateResult | typeof nothing {
    const printed = facts(card.definition);
    const changed = card.wounds || card.strength_from || card.vitality_from || card.site_number_from;
    const lines = [...(printed && changed ? numbersNow(card, printed) : []), ...standing(position, card)];
    if (!lines.length) return nothing;
    return html`<div class="lotr-peek__now">
        <h3>${t("lotr-table-now")}</h3>
        <ul>
            ${lines.map((line) => html`<li>${line}</li>`)}
        </ul>
    </div>`;
}

function made(): HTMLElement {
    const element = document.createElement("div");
    element.className = "lotr-peek";
    element.popover = "manual";
    element.setAttribute("aria-hidden", "true");
    document.body.append(element);
    addEventListener("keydown", (event) => event.key === "Escape" && lookAway());
    addEventListener("scroll", lookAway, true);
    addEventListener("pointerdown", lookAway, true);
    return element;
}

/** Places the view on the side of the card with more room. */
function place(at: HTMLElement): void {
    const box = at.getBoundingClientRect();
    const { width, height } = host!.getBoundingClientRect();
    const gap = 14;
    const right = innerWidth - box.right;
    const left = right > width + gap || right > box.left ? box.right + gap : box.left - gap - width;
    host!.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
    host!.style.top = `${Math.max(8, Math.min(box.top + box.height / 2 - height / 2, innerHeight - height - 8))}px`;
}

/** Handlers for elements that contain cards; they react to `[data-definition]` inside. */
export const peeking = {
    over(event: PointerEvent): void {
        const at = thing(event);
        if (event.pointerType !== "mouse" || !at || event.buttons) return;
        soon(at, REST);
    },
    out(event: Event): void {
        if (thing(event)) lookAway();
    },
    focused(event: FocusEvent): void {
        const at = thing(event);
        if (at?.matches(":focus-visible") && !popoverIsOpen()) soon(at, REST);
    },
    /** Returns a handler that opens the card for reading on a long press. */
    held(of: Session): (event: PointerEvent) => void {
        return (event) => {
            const at = thing(event);
            if (!at) return;
            longPress(() => {
                lookAway();
                of.read(at.dataset["handle"] ?? "", at.dataset["definition"] ?? "", at);
            })(event);
        };
    },
};
