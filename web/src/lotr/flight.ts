// Cards that move: from where they were to where they are, once.  Input never waits for it.

import { isSlow } from "../controls/turns.ts";
import { still } from "../preferences.ts";

/** Where something lay: on the screen, and in what. */
interface Place {
    readonly box: DOMRect;
    readonly within: Element | null;
}
type Places = ReadonlyMap<string, Place>;

/** Where everything lies that may move. */
export function placesOf(root: HTMLElement): Places {
    const found = new Map<string, Place>();
    if (still()) return found;
    for (const one of root.querySelectorAll<HTMLElement>("[data-move]")) {
        const box = one.getBoundingClientRect();
        if (box.width) found.set(one.dataset["move"]!, { box, within: one.parentElement });
    }
    return found;
}

/** Lets everything glide from its old place; what is new appears.  Each that glides is a layer of its own: a slow
 *  computer lets only those glide that went elsewhere, and the others make room for them at once. */
export function glide(root: HTMLElement, before: Places): void {
    if (still() || !before.size) return;
    const duration = Number.parseFloat(getComputedStyle(root).getPropertyValue("--t-move")) || 0;
    if (!duration) return;
    const moving: [HTMLElement, Keyframe[]][] = [];
    for (const one of root.querySelectorAll<HTMLElement>("[data-move]")) {
        const now = one.getBoundingClientRect();
        if (!now.width) continue;
        const { box: was, within } = before.get(one.dataset["move"]!) ?? {};
        // What is carried by something that moves itself moves with it.
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
