// What comes out of the skirmish as it stands, for the decision panel.

import { html, type TemplateResult } from "lit";
import { t } from "../../wording/language.ts";
import type { Board } from "../board.ts";
import { called } from "../names.ts";

/** Both totals as a bar. */
export function scale(board: Board): TemplateResult | undefined {
    const { skirmish } = board.position;
    if (!skirmish || skirmish.over) return undefined;
    const { strength, minion_strength: against } = skirmish;
    const part = Math.round((100 * strength) / Math.max(1, strength + against));
    return html`<div class="scale" aria-hidden="true">
        <span>${strength}</span>
        <svg class="scale__bar" viewBox="0 0 100 10" preserveAspectRatio="none">
            <rect class="scale__ours" width=${part} height="10" />
            <rect class="scale__edge" x=${Math.max(0, part - 0.8)} width="1.6" height="10" />
        </svg>
        <span>${against}</span>
    </div>`;
}

/** Who wins if nobody does anything more; a tie goes to the Shadow (LR-18.8). */
export function outcome(board: Board): string | undefined {
    const { skirmish, view } = board.position;
    if (!skirmish || skirmish.over || view.phase !== "skirmish" || !skirmish.minions.length || !skirmish.fighter)
        return undefined;
    const fighter = called(board.position.card(skirmish.fighter)?.definition ?? "");
    const totals = { fighter, strength: skirmish.strength, against: skirmish.minion_strength };
    return skirmish.strength > skirmish.minion_strength
        ? t("lotr-table-outcome-wins", totals)
        : t("lotr-table-outcome-loses", totals);
}
