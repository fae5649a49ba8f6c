// Moving about with the keyboard: each group is one tab stop, the arrow keys go to what lies in that direction.

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
};

/** Things in a group that are seen. */
function members(group: Element): HTMLElement[] {
    return [...group.querySelectorAll<HTMLElement>("[data-item]")].filter(
        (item) => item.closest("[data-group]") === group && item.offsetParent !== null,
    );
}

/** After rendering: one member of each group can be reached by Tab, the one that was before if it is still there. */
export function oneStopEach(root: HTMLElement): void {
    for (const group of root.querySelectorAll("[data-group]")) {
        const all = members(group);
        const stop =
            all.find((one) => one === document.activeElement) ??
            all.find((one) => one.tabIndex === 0 && one.dataset["stop"] !== undefined) ??
            all[0];
        for (const one of all) {
            one.tabIndex = one === stop ? 0 : -1;
            if (one === stop) one.dataset["stop"] = "";
            else delete one.dataset["stop"];
        }
    }
}

/** Arrow keys, Home and End inside a group. */
export function roam(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const from = document.activeElement as HTMLElement | null;
    const group = from?.closest("[data-group]");
    if (!from || !group || from.dataset["item"] === undefined) return;
    const all = members(group);
    const next = event.key === "Home" ? all[0] : event.key === "End" ? all.at(-1) : toward(event.key, from, all);
    if (!next) return;
    event.preventDefault();
    for (const one of all) {
        one.tabIndex = one === next ? 0 : -1;
        if (one === next) one.dataset["stop"] = "";
        else delete one.dataset["stop"];
    }
    next.focus();
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** The nearest thing in a direction; left and right go on in the order of the page where nothing lies there. */
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
