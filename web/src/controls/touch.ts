// Touch input: a tap points, a long press shows.  The click that a browser may send after a long press is swallowed
// whatever its target, because the new popover lies under the finger by then.

const LONG = 450;
const ENDS = ["pointerup", "pointercancel"];

/** Type of the pointer pressed last; a finger, unlike a mouse, cannot hover over an element before it presses. */
export let lastPointer = "mouse";
if (typeof addEventListener === "function")
    addEventListener("pointerdown", ({ pointerType }) => (lastPointer = pointerType), true);

/** Returns a long-press handler: `@pointerdown=${longPress(() => session.show(definition, element))}`. */
export function longPress(show: (at: HTMLElement) => void): (event: PointerEvent) => void {
    return (event) => {
        if (event.pointerType === "mouse") return;
        const at = event.currentTarget as HTMLElement;
        const [x, y] = [event.clientX, event.clientY];
        const swallow = (click: Event) => {
            click.preventDefault();
            click.stopImmediatePropagation();
        };
        const end = ({ pointerId }: PointerEvent) => {
            if (pointerId !== event.pointerId) return;
            clearTimeout(timer);
            removeEventListener("pointermove", moved, true);
            for (const name of ENDS) removeEventListener(name, end as EventListener, true);
            setTimeout(() => {
                removeEventListener("click", swallow, true);
                at.removeEventListener("contextmenu", swallow, true);
            }, 350);
        };
        const moved = (move: PointerEvent) => {
            if (Math.hypot(move.clientX - x, move.clientY - y) > 10) end(move);
        };
        const timer = setTimeout(() => {
            addEventListener("click", swallow, true);
            show(at);
        }, LONG);
        at.addEventListener("contextmenu", swallow, true);
        // The listeners are not on the element: it may be drawn again under the finger and would never get the event
        // for lifting it.
        addEventListener("pointermove", moved, true);
        for (const name of ENDS) addEventListener(name, end as EventListener, true);
    };
}
