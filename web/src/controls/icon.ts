// The symbols of sprites/icons.svg, which the shell puts into the page once; a board game brings more of its own.

import { html, nothing, type TemplateResult } from "lit";

/** A symbol; with a label it means something by itself, without one it only accompanies words. */
export function icon(name: string, label = ""): TemplateResult {
    return label
        ? html`<svg class="icon" role="img" aria-label=${label}><use href="#${name}"></use></svg>`
        : html`<svg class="icon" aria-hidden="true"><use href="#${name}"></use></svg>`;
}

/** The mark of a seat: six colours, six shapes and an initial. */
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
