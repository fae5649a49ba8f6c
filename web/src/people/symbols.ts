// The symbols of the pages about people, which no other page loads.

import { svg, html, type TemplateResult } from "lit";

const DRAWN = {
    laptop: svg`<path fill-rule="evenodd" d="M4 4h16v12H4zm2.2 2.2v7.6h11.6V6.2zM1 17.5h22V20H1z"/>`,
    phone: svg`<path fill-rule="evenodd" d="M6 1.5h12v21H6zM8.2 4v13.5h7.6V4zM11 19h2v2h-2z"/>`,
    words: svg`<path fill-rule="evenodd" d="M4 2h13l3 3v17H4zm3 5h9v2H7zm0 4h10v2H7zm0 4h6v2H7z"/>`,
} as const;

export type Symbol = keyof typeof DRAWN;

/** Returns a symbol that accompanies text. */
export function symbol(name: Symbol): TemplateResult {
    return html`<svg class="icon" aria-hidden="true" viewBox="0 0 24 24">${DRAWN[name]}</svg>`;
}
