// Dragging one card onto another to assign them, with mouse or finger.  A short movement is still a click, and a finger
// that stays still opens the card.

import type { Session } from "../session/session.ts";

/** Distance, in pixels, from which a movement is a drag. */
const FAR = 6;

/** Returns a handler for `@pointerdown` on the table. */
export function dragging(session: Session): (event: PointerEvent) => void {
    return (event) => {
        const from = cardAt(event.target as Element);
        const handle = from?.dataset["handle"];
        if (!from || !handle || event.button || !session.gathering || session.mark(handle) === "") return;
        const [x, y] = [event.clientX, event.clientY];
        let moved = false;
        const move = (now: PointerEvent) => {
            if (now.pointerId !== event.pointerId) return;
            const [right, down] = [now.clientX - x, now.clientY - y];
            if (!moved && Math.hypot(right, down) < FAR) return;
            if (!moved && session.held !== handle) session.point(handle, from);
            moved = true;
            now.preventDefault();
            drag(handle, `translate(${right}px, ${down}px)`);
        };
        const end = (now: PointerEvent) => {
            if (now.pointerId !== event.pointerId) return;
            removeEventListener("pointermove", move);
            removeEventListener("pointerup", end);
            removeEventListener("pointercancel", end);
            if (!moved) return;
            drag(handle, "");
            addEventListener("click", swallow, { capture: true, once: true });
            setTimeout(() => removeEventListener("click", swallow, true));
            const target = cardsUnder(now).find((card) => card.dataset["handle"] !== handle);
            const other = target?.dataset["handle"];
            if (now.type === "pointerup" && target && other && session.mark(other) === "can")
                session.point(other, target);
            else session.putBack();
        };
        addEventListener("pointermove", move);
        addEventListener("pointerup", end);
        addEventListener("pointercancel", end);
    };
}

function cardAt(at: Element): HTMLElement | null {
    return at.closest<HTMLElement>(".lanes .stack [data-handle], .lane [data-handle]");
}

function cardsUnder({ clientX, clientY }: PointerEvent): HTMLElement[] {
    return document.elementsFromPoint(clientX, clientY).flatMap((one) => cardAt(one) ?? []);
}

/** Draws a card where it is dragged; looks the card up again, because it may have been redrawn since the drag began. */
function drag(handle: string, transform: string): void {
    const card = document.querySelector<HTMLElement>(`.lane [data-move="${CSS.escape(handle)}"]`);
    if (!card) return;
    card.style.transform = transform;
    card.classList.toggle("stack--dragged", !!transform);
}

function swallow(click: Event): void {
    click.preventDefault();
    click.stopImmediatePropagation();
}
