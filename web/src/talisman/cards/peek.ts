// An enlarged card, shown while the pointer rests on the card or the card has the keyboard focus.  It takes neither
// focus nor clicks and closes by itself; key I or a long press opens the card permanently.

import { html, nothing, render } from "lit";
import { icon } from "../../controls/icon.ts";
import { popoverIsOpen } from "../../controls/popover.ts";
import { longPress } from "../../controls/touch.ts";
import type { Session } from "../../session/session.ts";
import { cardLabel, enlarged } from "./face.ts";
import { factsOf, symbolOf } from "./facts.ts";

const REST = 380;
/** Milliseconds after its last movement during which the pointer counts as moving. */
const JUST_NOW = 120;
let movedAt = 0;
addEventListener("pointermove", () => (movedAt = performance.now()), true);

let host: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function made(): HTMLElement {
    const element = document.createElement("div");
    element.className = "peek";
    element.setAttribute("aria-hidden", "true");
    document.body.append(element);
    return element;
}

/** Hides the enlarged card. */
export function unpeek(): void {
    clearTimeout(timer);
    if (host) render(nothing, host);
    host?.classList.remove("peek--open");
}

function peek(definition: string, at: Element, lying: readonly string[]): void {
    if (!definition || !at.isConnected || popoverIsOpen()) return;
    host ??= made();
    const listed = html`<ul class="peek__lying">
        ${lying.map((card) => html`<li>${icon(symbolOf(factsOf(card)))}${cardLabel(card)}</li>`)}
    </ul>`;
    render(html`${enlarged(definition)}${lying.length ? listed : nothing}`, host);
    host.classList.add("peek--open");
    const thing = at.getBoundingClientRect();
    const { width, height } = host.getBoundingClientRect();
    const [gap, edge] = [12, 8];
    // Left of the decision panel, the enlarged card does not cover the panel.
    const decision = document.querySelector("#decision")?.getBoundingClientRect().left ?? 0;
    const right = decision > thing.right ? decision : innerWidth;
    let left = thing.right + gap;
    if (left + width > right - edge) left = thing.left - gap - width;
    if (left < edge) left = Math.min(Math.max(edge, thing.left), right - edge - width);
    const top = Math.max(edge, Math.min(thing.top + thing.height / 2 - height / 2, innerHeight - edge - height));
    host.style.left = `${left}px`;
    host.style.top = `${top}px`;
}

function soon(definition: string, at: Element, lying: readonly string[]): void {
    clearTimeout(timer);
    timer = setTimeout(() => peek(definition, at, lying), REST);
}

/** Handlers that enlarge a thing: `@pointerenter`, `@pointerleave`, `@focus`, `@blur`, `@pointerdown`. */
export interface Enlarging {
    readonly enter: (event: PointerEvent) => void;
    readonly leave: () => void;
    readonly focus: (event: FocusEvent) => void;
    readonly press: (event: PointerEvent) => void;
}

/** Returns the handlers of a component: hover and focus enlarge it with what lies there; a long press opens it. */
export function enlarging(session: Session, definition: string, lying: readonly string[] = []): Enlarging {
    return {
        enter: (event) => {
            // A thing that moves under a resting pointer is not pointed at.
            const moved = performance.now() - movedAt < JUST_NOW;
            if (event.pointerType === "mouse" && moved) soon(definition, event.currentTarget as Element, lying);
        },
        leave: unpeek,
        focus: (event) => {
            const at = event.currentTarget as Element;
            if (at.matches(":focus-visible")) soon(definition, at, lying);
        },
        press: (event) => {
            unpeek();
            if (definition) longPress((at) => session.read(at.dataset["handle"] ?? "", definition, at))(event);
        },
    };
}
