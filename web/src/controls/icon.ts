// The symbols of sprites/icons.svg, which the shell puts into the page once; a board game brings more of its own.

import { html, nothing, type TemplateResult } from "lit";

/** Each symbol as a template of its own, parsed once and cloned wherever it is used. */
const drawn = new Map<string, readonly [alone: TemplateStringsArray, labelled: TemplateStringsArray]>();

/**
 * Returns a symbol; with a label it has a meaning of its own, without one it only accompanies text.
 *
 * An inlined symbol costs the browser half as much as a reference; a symbol that is not in the page yet is referenced.
 */
export function icon(name: string, label = ""): TemplateResult {
    const found = drawn.get(name) ?? draw(name);
    if (found) return label ? html(found[1], label) : html(found[0]);
    return label
        ? html`<svg class="icon" role="img" aria-label=${label}><use href="#${name}"></use></svg>`
        : html`<svg class="icon" aria-hidden="true"><use href="#${name}"></use></svg>`;
}

function draw(name: string): readonly [TemplateStringsArray, TemplateStringsArray] | undefined {
    const symbol = typeof document === "object" ? document.getElementById(name) : null;
    if (symbol?.localName !== "symbol") return undefined;
    const start = `<svg class="icon" data-symbol="${name}" viewBox="${symbol.getAttribute("viewBox") ?? "0 0 24 24"}"`;
    const inside = symbol.innerHTML;
    const found = [
        strings(`${start} aria-hidden="true">${inside}</svg>`),
        strings(`${start} role="img" aria-label=`, `>${inside}</svg>`),
    ] as const;
    drawn.set(name, found);
    return found;
}

function strings(...parts: readonly string[]): TemplateStringsArray {
    return Object.assign([...parts], { raw: parts });
}

/** Returns the mark of a seat: one of six colours and shapes, with an initial. */
export function seatMark(seat: number, name: string, label = ""): TemplateResult {
    const initial = [...name.trim()][0] ?? "·";
    return html`<span
        class="seat seat--${(seat % 6) + 1}"
        role=${label ? "img" : nothing}
        aria-label=${label || nothing}
        aria-hidden=${label ? nothing : "true"}
        ><span>${initial.toUpperCase()}</span></span
    >`;
}
