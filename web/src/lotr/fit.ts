// In the bar the names of the phases that are over give way first, then those to come.

const NAMES = ["all", "coming", "now"];
const fitted = new WeakMap<HTMLElement, string>();

/** Shows as many names of phases as there is room for.  Measuring is dear: only if something changed. */
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
