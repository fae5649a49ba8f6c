// Highlights the things that a lesson speaks of, by a style sheet of its own, so that redrawn parts of the board are
// highlighted too and nothing has to be removed again.

const sheet = new CSSStyleSheet();

/** Highlights the things with these handles and nothing else. */
export function light(handles: readonly string[]): void {
    if (!document.adoptedStyleSheets.includes(sheet))
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const lit = `:is(${handles.map(selector).join(", ")})`;
    sheet.replaceSync(
        handles.length
            ? `${lit}:not(.space, :focus-visible) { outline: 4px solid var(--lit); outline-offset: 2px; }
               .space${lit} > :is(.space__ground, .crown__ground) { stroke: var(--lit) !important; stroke-width: 8 !important; }`
            : "",
    );
}

/** Scrolls the first of the things into view, where the table is larger than its window. */
export function show(handles: readonly string[]): void {
    for (const handle of handles) {
        const at = document.querySelector(`ing-table ${selector(handle)}`);
        if (at) return at.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
}

function selector(handle: string): string {
    return `[data-handle="${CSS.escape(handle)}"]`;
}
