// The text of a card: timing words in bold, twilight and cultures as symbols.

import { html, type TemplateResult } from "lit";
import type { CardFacts } from "../../catalogue.ts";
import { icon } from "../../controls/icon.ts";

/** A symbol's place: line, offset and length in the line, kind and value. */
type Placed = readonly [line: number, at: number, length: number, kind: string, value: string];

/** Most characters of a timing phrase, up to its colon, that is set in bold. */
const LONGEST_TIMING = 30;

/** Returns the lines of a card's text. */
export function rulesText(facts: CardFacts): TemplateResult[] {
    const symbols = (facts["symbols"] ?? []) as readonly Placed[];
    const keywords = (facts.keywords ?? []).length > 0;
    return (facts.text ?? []).map((line, number) => {
        const bold = keywords && number === 0 ? line.length : timing(line);
        return html`<span class="card__line"
            >${parts(
                line,
                bold,
                symbols.filter(([of]) => of === number),
            )}</span
        >`;
    });
}

/** Returns the length of a line's timing: "Skirmish", "At the start of your turn", "Bearer". */
function timing(line: string): number {
    const colon = line.indexOf(":");
    if (colon < 0) return 0;
    const comma = line.indexOf(",");
    const end = comma >= 0 && comma < colon ? comma + 1 : colon + 1;
    return end <= LONGEST_TIMING ? end : 0;
}

function parts(line: string, bold: number, symbols: readonly Placed[]): TemplateResult[] {
    const found: TemplateResult[] = [];
    const write = (from: number, to: number) => {
        if (from < bold) found.push(html`<b>${line.slice(from, Math.min(to, bold))}</b>`);
        if (to > bold) found.push(html`${line.slice(Math.max(from, bold), to)}`);
    };
    let at = 0;
    for (const [, start, length, kind, value] of symbols) {
        // A symbol replaces a phrase that begins with its number; a number alone, as in "fewer than 2 tokens", stays.
        const said = line.slice(start, start + length);
        if (kind !== "twilight" || !/\D/.test(said)) continue;
        write(at, start);
        found.push(
            html`<span class="card__symbol"
                ><span class="visually-hidden">${said}</span
                ><span aria-hidden="true">${icon("twilight")}${value}</span></span
            >`,
        );
        at = start + length;
    }
    write(at, line.length);
    return found;
}
