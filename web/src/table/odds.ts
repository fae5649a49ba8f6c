// Answers with their chances to win, as bars; the best one and the one played are marked.

import "../../styles/odds.css";
import { html, nothing, type TemplateResult } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import { icon } from "../controls/icon.ts";

/** Returns a chance in whole per cent; decimals would suggest more precision than there is. */
export function percent(chance: number): number {
    return Math.round(100 * chance);
}

export interface Odd {
    readonly words: string;
    readonly chance: number;
    readonly kind?: "best" | "played" | "given";
    /** The reason for the answer. */
    readonly why?: string;
}

const SIGNS = { best: "ui-check", played: "ui-warn", given: "ui-check" } as const;

export function odds(all: readonly Odd[]): TemplateResult {
    return html`<ul class="odds">
        ${all.map(
            ({ words, chance, kind, why }) =>
                html`<li class=${kind ? `is-${kind}` : ""}>
                    ${icon(kind ? SIGNS[kind] : "ui-more")}
                    <b>${words}</b>
                    <output>${percent(chance)} %</output>
                    <i style=${styleMap({ "--p": `${percent(chance)}%` })} aria-hidden="true"></i>
                    ${why ? html`<small>${why}</small>` : nothing}
                </li>`,
        )}
    </ul>`;
}
