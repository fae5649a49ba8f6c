// A roll on a table: the table of the card or space, with the rolled row marked.

import { html, type TemplateResult } from "lit";
import type { Line } from "../../session/session.ts";
import type { Named } from "../../server/wire.generated.ts";
import { die, effects } from "../../table/stage/effects.ts";
import { factsOf } from "../cards/facts.ts";

export interface Row {
    readonly low: number;
    readonly high: number;
    /** The row's results as the table names them: "2–3", "6 or more". */
    readonly label: string;
    readonly text: string;
}

const ROW = /^((\d+)(?:–(\d+))?(?: ([^:]{1,20}))?): (.*?)[.;]?$/;
/** Matches a table within a sentence: "roll 1 die (1: …; 2: …)". */
const INSIDE = /\((1(?:–\d+)?: [^()]*(?:\([^()]*\)[^()]*)*)\)/g;

/**
 * Returns the rows of the table in the text of a card or space; of several tables, the first with a row for the result.
 */
export function tableIn(text: readonly string[], total: number): Row[] {
    const tables = [
        rows(text),
        ...text.flatMap((line) => [...line.matchAll(INSIDE)].map(([, inside]) => rows(inside!.split("; ")))),
    ];
    return tables.find((table) => table.some((row) => isRolled(row, total))) ?? [];
}

function rows(lines: readonly string[]): Row[] {
    return lines
        .map((line) => ROW.exec(line))
        .filter((found) => found !== null)
        .map(([, label, low, high = low, open, text], place) => ({
            // The first and the last row may be open: "0 or less", "6 or more".
            low: open && !place ? -Infinity : Number(low),
            high: open && place ? Infinity : Number(high),
            label: label!,
            text: text!,
        }));
}

export function isRolled({ low, high }: Row, total: number): boolean {
    return low <= total && total <= high;
}

export function rolledOn(lines: readonly Line[]): TemplateResult {
    const roll = lines.find(({ message }) => message === "log-rolled");
    const dice = Array.isArray(roll?.["rolled"]) ? (roll["rolled"] as number[]) : [];
    const total = dice.reduce((sum, one) => sum + one, 0);
    // If the roll is reduced, the row is that of the result.
    const less = lines.find(({ message }) => message === "log-descent")?.["result"];
    const result = typeof less === "number" ? less : total;
    const of = (roll?.["of"] as Named | undefined)?.name;
    const table = of ? tableIn(factsOf(of).text, result) : [];
    const rest = lines.filter((line) => line !== roll && line.message !== "log-meets");
    return html`<p class="rolled">
            ${dice.map((one) => die(one))}${dice.length > 1 ? html`<b class="rolled__sum">${total}</b>` : ""}
        </p>
        ${
            table.length
                ? html`<ol class="rolltable">
                      ${table.map(
                          (row) =>
                              html`<li
                                  class=${isRolled(row, result) ? "is-rolled" : ""}
                                  aria-current=${isRolled(row, result) ? "true" : "false"}
                              >
                                  <b>${row.label}</b><span>${row.text}</span>
                              </li>`,
                      )}
                  </ol>`
                : ""
        }
        ${effects(rest)}`;
}
