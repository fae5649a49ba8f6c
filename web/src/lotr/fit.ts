// Fits the names of the phases into the bar: past phases lose their names first, then future ones.

const NAMES = ["all", "coming", "now"];
const fitted = new WeakMap<HTMLElement, string>();

/** Shows as many phase names as fit.  Measuring is expensive and happens only after a change. */
export function fitNames(root: HTMLElement): void {
    const phases = root.querySelector<HTMLElement>(".phases");
    if (!phases?.offsetParent) return;
    const words = [phases.textContent, phases.querySelector("[aria-current]")?.textContent];
    const now = [innerWidth, ...words].join();
    if (fitted.get(phases) === now && phases.dataset["names"]) return;
    fitted.set(phases, now);
    for (const names of NAMES) {
        phases.dataset["names"] = names;
        if (phases.scrollWidth <= phases.clientWidth + 1) break;
    }
}
