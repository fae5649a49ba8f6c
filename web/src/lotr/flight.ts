// Animates cards from their old place to the new one, once.  Input never waits for it.

import { isSlow } from "../controls/turns.ts";
import { still } from "../preferences.ts";

/** The place of an element: its box on the screen, and its parent. */
interface Place {
    readonly box: DOMRect;
    readonly within: Element | null;
}
type Places = ReadonlyMap<string, Place>;

/** Returns the places of all elements that may move. */
export function placesOf(root: HTMLElement): Places {
    const found = new Map<string, Place>();
    if (still()) return found;
    for (const one of root.querySelectorAll<HTMLElement>("[data-move]")) {
        const box = one.getBoundingClientRect();
        if (box.width) found.set(one.dataset["move"]!, { box, within: one.parentElement });
    }
    return found;
}

/**
 * Animates elements from their old places; new ones fade in.  Each animated element is a layer of its own, so a slow
 * computer animates only elements that changed their parent, and the others move at once.
 */
export function glide(root: HTMLElement, before: Places): void {
    if (still() || !before.size) return;
    const duration = Number.parseFloat(getComputedStyle(root).getPropertyValue("--t-move")) || 0;
    if (!duration) return;
    const moving: [HTMLElement, Keyframe[]][] = [];
    for (const one of root.querySelectorAll<HTMLElement>("[data-move]")) {
        const now = one.getBoundingClientRect();
        if (!now.width) continue;
        const { box: was, within } = before.get(one.dataset["move"]!) ?? {};
        // An element inside another moving element moves with it.
        if (one.parentElement?.closest("[data-move]") && was) continue;
        if (!was)
            moving.push([
                one,
                [
                    { opacity: 0, transform: "scale(.9)" },
                    { opacity: 1, transform: "none" },
                ],
            ]);
        else if (isSlow() && within === one.parentElement) continue;
        else if (Math.abs(was.left - now.left) > 3 || Math.abs(was.top - now.top) > 3)
            moving.push([
                one,
                [
                    {
                        transform: `translate(${was.left - now.left}px, ${was.top - now.top}px) scale(${was.width / now.width})`,
                        transformOrigin: "0 0",
                    },
                    { transform: "none", transformOrigin: "0 0" },
                ],
            ]);
    }
    for (const [one, frames] of moving) one.animate(frames, { duration, easing: "cubic-bezier(.2, .7, .2, 1)" });
}
