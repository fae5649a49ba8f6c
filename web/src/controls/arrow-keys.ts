// A group of cards, spaces or options is one tab stop; the arrow keys, Home and End move inside it.

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Handles a key pressed in a group: `@keydown=${(event) => roving(event, ".card")}`. */
export function roving(event: KeyboardEvent, items: string): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const group = event.currentTarget as HTMLElement;
    const members = [...group.querySelectorAll<HTMLElement>(items)].filter((member) => member.offsetParent !== null);
    const now = members.findIndex((member) => member === document.activeElement);
    if (now < 0) return;
    let next: number;
    if (event.key in STEPS) next = (now + STEPS[event.key]! + members.length) % members.length;
    else if (event.key === "Home") next = 0;
    else if (event.key === "End") next = members.length - 1;
    else return;
    event.preventDefault();
    members.forEach((member, place) => (member.tabIndex = place === next ? 0 : -1));
    members[next]?.focus();
}

/** Makes exactly one member of a group reachable by Tab after rendering: the previous one if it is still there. */
export function oneTabStop(group: HTMLElement | null, items: string): void {
    const members = [...(group?.querySelectorAll<HTMLElement>(items) ?? [])];
    const stop =
        members.find((member) => member === document.activeElement) ??
        members.find((member) => member.tabIndex === 0) ??
        members[0];
    for (const member of members) setStop(member, member === stop);
}

/** Makes an element reachable by Tab or not; writes `tabIndex` only where it changes. */
export function setStop(member: HTMLElement, stops: boolean): void {
    const wanted = stops ? 0 : -1;
    if (member.tabIndex !== wanted || !member.hasAttribute("tabindex")) member.tabIndex = wanted;
}
