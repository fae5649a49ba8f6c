// One popover at a time: reasons why an action is impossible, sums, enlarged cards, small menus.  On phones it is a
// sheet at the bottom.  It opens next to its element, takes the focus where that helps, and gives it back.

import { html, nothing, render, type TemplateResult } from "lit";
import { breath } from "./breath.ts";
import { icon } from "./icon.ts";
import { onLanguage, t } from "../wording/language.ts";

export interface Popover {
    readonly kind: "why" | "sum" | "card" | "read" | "panel";
    /** The accessible name of the popover. */
    readonly label: string;
    readonly content: () => TemplateResult;
}

/** Selector of the elements that Tab reaches. */
const REACHED = "a[href], button, input, select, textarea, summary, [tabindex='0']";

let host: HTMLElement | undefined;
let shown: Popover | undefined;
let anchor: HTMLElement | undefined;

/** Opens the popover at an element; a second call for the same popover closes it. */
export function openPopover(at: HTMLElement, popover: Popover): void {
    const again = shown?.kind === popover.kind && shown.label === popover.label && anchor === at;
    closePopover(!again);
    if (again) return;
    shown = popover;
    anchor = at;
    host ??= made();
    host.className = `pop pop--${popover.kind}`;
    host.setAttribute("aria-label", popover.label);
    draw();
    void show(host, popover);
}

/** Shows and places a popover in a task of its own after it is drawn; the browser paints it in another. */
async function show(drawn: HTMLElement, popover: Popover): Promise<void> {
    await breath();
    if (shown !== popover) return;
    drawn.showPopover();
    place();
    const first = drawn.querySelector<HTMLElement>(
        popover.kind === "panel" ? "button, input, select, a" : "[data-first]",
    );
    (first ?? drawn).focus({ preventScroll: true });
}

/** Closes the popover; the focus returns to the element it was opened from, unless another popover opens right away. */
export function closePopover(keepFocus = false): void {
    if (!host || !shown) return;
    const inside = host.contains(document.activeElement);
    shown = undefined;
    host.hidePopover();
    render(nothing, host); // removes card contents from the page, in case another player uses the device next
    if (inside && !keepFocus && anchor?.isConnected) anchor.focus({ preventScroll: true });
}

/**
 * Updates or closes the popover after a game event.  A menu stays open, and so does a text being read while other
 * players decide.  Any other popover belongs to a past moment, and a question to this player needs the room.
 */
export function outlive(mine: boolean): void {
    if (shown?.kind === "panel" || (shown?.kind === "read" && !mine)) draw();
    else closePopover();
}

/** Renders the open popover again, for content that changes while it is open. */
export function refreshPopover(): void {
    if (shown) draw();
}

export function popoverIsOpen(): boolean {
    return shown !== undefined;
}

function draw(): void {
    if (!host || !shown) return;
    render(
        html`${shown.content()}
            <button
                type="button"
                class="btn btn--quiet btn--icon pop__close"
                aria-label=${t("browser-close")}
                @click=${() => closePopover()}
            >
                ${icon("ui-close")}
            </button>`,
        host,
    );
}

function made(): HTMLElement {
    const element = document.createElement("div");
    element.popover = "manual";
    element.setAttribute("role", "dialog");
    element.tabIndex = -1;
    document.body.append(element);
    element.addEventListener("click", (event) => {
        // a click beside the card, on phones
        if (event.target === element && (shown?.kind === "card" || shown?.kind === "read")) closePopover();
    });
    addEventListener("pointerdown", (event) => {
        const target = event.target as Node;
        if (shown && !element.contains(target) && !anchor?.contains(target)) closePopover();
    });
    addEventListener("keydown", (event) => {
        if (event.key === "Escape" && shown) {
            event.preventDefault();
            closePopover();
        }
    });
    element.addEventListener("keydown", (event) => {
        if (event.key === "Tab" && shown && !event.defaultPrevented) stayInside(element, event);
    });
    addEventListener("resize", () => shown && place());
    new ResizeObserver(() => {
        if (shown && element.getBoundingClientRect().bottom > innerHeight) place(); // its content has grown
    }).observe(element);
    onLanguage(() => draw());
    return element;
}

/** Keeps Tab inside the open popover. */
function stayInside(element: HTMLElement, event: KeyboardEvent): void {
    const reached = [...element.querySelectorAll<HTMLElement>(REACHED)].filter((one) => one.checkVisibility());
    const [first, last] = [reached[0], reached.at(-1)];
    const at = document.activeElement;
    const leaving = event.shiftKey ? at === first || at === element : at === last;
    if (!first || !leaving) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
}

/** Places the popover beside its element, where there is room; on narrow screens the styles make it a sheet. */
function place(): void {
    if (!host || !anchor) return;
    host.style.left = host.style.top = "";
    if (matchMedia("(max-width: 699px)").matches) return;
    const gap = 10;
    const edge = 8;
    const at = anchor.getBoundingClientRect();
    const { width, height } = host.getBoundingClientRect();
    const wide = innerWidth - edge - width;
    const high = innerHeight - edge - height;
    let left: number;
    let top: number;
    if (at.top - gap - height >= edge && shown?.kind !== "card" && shown?.kind !== "read") {
        [left, top] = [at.left + at.width / 2 - width / 2, at.top - gap - height];
    } else if (at.left - gap - width >= edge) {
        [left, top] = [at.left - gap - width, at.top + at.height / 2 - height / 2];
    } else if (at.right + gap <= wide) {
        [left, top] = [at.right + gap, at.top + at.height / 2 - height / 2];
    } else {
        [left, top] = [at.left + at.width / 2 - width / 2, at.bottom + gap];
    }
    host.style.left = `${Math.max(edge, Math.min(left, wide))}px`;
    host.style.top = `${Math.max(edge, Math.min(top, high))}px`;
}
