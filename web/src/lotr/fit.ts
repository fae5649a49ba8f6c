// Where it is crowded, cards are drawn smaller: as small as needed, but not smaller than can be read.  In the bar the
// names of the phases that are over give way first, then those to come.

const SIZES = ["few", "many", "throng", "crush"];
const NAMES = ["all", "coming", "now"];
const fitted = new WeakMap<HTMLElement, string>();

/** Gives each row of cards the largest size at which it fits; the smallest may scroll. */
export function fit(root: HTMLElement): void {
    for (const row of root.querySelectorAll<HTMLElement>("[data-fit]")) {
        const cards = [".card--normal", ".card--mini", ".lane"].map((kind) =>
            String(row.querySelectorAll(kind).length),
        );
        choose(row, "count", SIZES, cards);
    }
}

/** Shows as many names of phases as there is room for. */
export function fitNames(root: HTMLElement): void {
    const phases = root.querySelector<HTMLElement>(".phases");
    if (phases)
        choose(phases, "names", NAMES, [
            phases.textContent ?? "",
            phases.querySelector("[aria-current]")?.textContent ?? "",
        ]);
}

/** Measuring is dear: as long as there is as much to show and as much room as before, nothing changes. */
function choose(row: HTMLElement, which: "count" | "names", sizes: readonly string[], shown: readonly string[]): void {
    const now = [innerWidth, innerHeight, ...shown].join();
    if ((fitted.get(row) === now && row.dataset[which]) || !row.offsetParent) return;
    fitted.set(row, now);
    for (const size of sizes) {
        row.dataset[which] = size;
        if (row.scrollWidth <= row.clientWidth + 1) break;
    }
}
