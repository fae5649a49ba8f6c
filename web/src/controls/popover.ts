// One popover at a time: why not, sums, enlarged cards, small menus.  On the phone it is a sheet at the bottom.
// It opens at the thing it is about, takes the focus where that helps, and gives it back.

import { html, nothing, render, type TemplateResult } from "lit";
import { breath } from "./breath.ts";
import { icon } from "./icon.ts";
import { onLanguage, t } from "../wording/language.ts";

export interface Popover {
    readonly kind: "why" | "sum" | "card" | "read" | "panel";
    /** What it is about, for those who do not see it. */
    readonly label: string;
    readonly content: () => TemplateResult;
}

/** What Tab reaches. */
const REACHED = "a[href], button, input, select, textarea, summary, [tabindex='0']";

let host: HTMLElement | undefined;
let shown: Popover | undefined;
let anchor: HTMLElement | undefined;

/** Opens the popover at an element; a second time at the same one closes it. */
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

/** Drawn it is by then; it is laid out in a task of its own, and painted in another. */
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

/** Closes it; the focus goes back to where it was opened, unless another opens right away. */
export function closePopover(keepFocus = false): void {
    if (!host || !shown) return;
    const inside = host.contains(document.activeElement);
    shown = undefined;
    host.hidePopover();
    render(nothing, host); // nothing of a card stays on the page for whoever sits down next
    if (inside && !keepFocus && anchor?.isConnected) anchor.focus({ preventScroll: true });
}

/** Something has happened.  A menu stays, and so does what is read while others decide, as it is now; whatever else is
 *  open belongs to a moment that is over, and one's own question wants room. */
export function outlive(mine: boolean): void {
    if (shown?.kind === "panel" || (shown?.kind === "read" && !mine)) draw();
    else closePopover();
}

/** Renders an open popover anew, for content that changes while it is open. */
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
        if (event.target === element && (shown?.kind === "card" || shown?.kind === "read")) closePopover(); // beside the card, on the phone
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

/** Tab goes round within an open popover; Escape leaves it. */
function stayInside(element: HTMLElement, event: KeyboardEvent): void {
    const reached = [...element.querySelectorAll<HTMLElement>(REACHED)].filter((one) => one.checkVisibility());
    const [first, last] = [reached[0], reached.at(-1)];
    const at = document.activeElement;
    const leaving = event.shiftKey ? at === first || at === element : at === last;
    if (!first || !leaving) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
}

/** Beside the thing, where there is room; the styles make a sheet of it on narrow screens. */
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
