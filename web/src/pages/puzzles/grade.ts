// The difficulty of a puzzle, shown as one to four flames.

import { html, type TemplateResult } from "lit";
import { t } from "../../wording/language.ts";

export const HARDEST = 4;

/** Renders the flames of a grade, with a text for screen readers. */
export function flames(grade: number): TemplateResult {
    if (!grade) return html``;
    return html`<span class="flames" role="img" aria-label=${t("puzzle-grade", { grade, hardest: HARDEST })}
        >${Array.from(
            { length: HARDEST },
            (_, place) =>
                html`<svg viewBox="0 0 13 16" data-lit=${place < grade} aria-hidden="true">
                    <path d="M6.5 1C9 4 11.5 6.5 11.5 10a5 5 0 0 1-10 0C1.5 7.5 3.5 6 4.5 3.5 5.5 5 6 5.5 6.5 1z" />
                </svg>`,
        )}</span
    >`;
}
