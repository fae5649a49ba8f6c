// Keyboard navigation: each group is one tab stop, and the arrow keys move to the next item in their direction.

import { setStop } from "../controls/arrow-keys.ts";

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
};

/** Returns the visible items of a group. */
function members(group: Element): HTMLElement[] {
    return [...group.querySelectorAll<HTMLElement>("[data-item]")].filter(
        (item) => item.closest("[data-group]") === group && item.offsetParent !== null,
    );
}

/** Makes one item of each group reachable by Tab after rendering: the previous one if it is still there. */
export function oneStopEach(root: HTMLElement): void {
    // All measurements come before all changes, because a change forces a new layout before the next measurement.
    const groups = [...root.querySelectorAll("[data-group]")].map(members);
    const rows = [...root.querySelectorAll<HTMLElement>("[data-row]")].map(
        (row) => [row, row.scrollWidth > row.clientWidth] as const,
    );
    for (const all of groups) {
        const stop =
            all.find((one) => one === document.activeElement) ??
            all.find((one) => one.tabIndex === 0 && one.dataset["stop"] !== undefined) ??
            all[0];
        moveStop(all, stop);
    }
    // A row that scrolls by itself can also be scrolled with the keyboard.
    for (const [row, scrolls] of rows) {
        if (scrolls) row.tabIndex = 0;
        else row.removeAttribute("tabindex");
    }
}

function moveStop(all: readonly HTMLElement[], stop: HTMLElement | undefined): void {
    for (const one of all) {
        setStop(one, one === stop);
        if (one === stop) one.dataset["stop"] = "";
        else if (one.dataset["stop"] !== undefined) delete one.dataset["stop"];
    }
}

/** Handles arrow keys, Home and End inside a group. */
export function roam(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const from = document.activeElement as HTMLElement | null;
    const group = from?.closest("[data-group]");
    if (!from || !group || from.dataset["item"] === undefined) return;
    const all = members(group);
    const next = event.key === "Home" ? all[0] : event.key === "End" ? all.at(-1) : toward(event.key, from, all);
    if (!next) return;
    event.preventDefault();
    moveStop(all, next);
    next.focus();
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/**
 * Returns the nearest item in a direction; if there is none to the left or right, the previous or next in page order.
 */
function toward(key: string, from: HTMLElement, all: readonly HTMLElement[]): HTMLElement | undefined {
    const direction = DIRECTIONS[key];
    if (!direction) return undefined;
    const [x, y] = direction;
    const at = middle(from);
    let best: HTMLElement | undefined;
    let least = Infinity;
    for (const one of all) {
        if (one === from) continue;
        const to = middle(one);
        const along = (to.x - at.x) * x + (to.y - at.y) * y;
        const aside = Math.abs((to.x - at.x) * y) + Math.abs((to.y - at.y) * x);
        if (along < 3 || aside > along * 2.4) continue;
        const far = along + aside * 2;
        if (far < least) [best, least] = [one, far];
    }
    if (best || y) return best;
    return all[all.indexOf(from) + x];
}

function middle(one: HTMLElement): { x: number; y: number } {
    const box = one.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
