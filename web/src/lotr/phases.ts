// The phase bar of the turn: past phases, the current one, and those to come.

import { html, nothing, type TemplateResult } from "lit";
import { capital } from "./cards/face.ts";
import { PHASES, phaseName } from "./cards/phase-names.ts";
import { icon } from "../controls/icon.ts";
import { t } from "../wording/language.ts";
import type { Board } from "./board.ts";

export function phases(board: Board): TemplateResult {
    const { position } = board;
    const { view } = position;
    const now = PHASES.indexOf(view.phase as (typeof PHASES)[number]);
    return html`<nav class="phases" aria-label=${t("lotr-table-phases")}>
        <ol>
            ${now < 0 ? html`<li class="phase" aria-current="step"><span class="phase__name">${position.settingUp ? t("lotr-table-setting-up") : capital(t("word-start-of-turn"))}</span></li>` : nothing}
            ${PHASES.map(
                (phase, place) =>
                    html`<li
                        class="phase ${place < now ? "phase--done" : ""}"
                        aria-current=${place === now ? "step" : nothing}
                        title=${fullName(phase, view.fierce && place === now)}
                    >
                        ${icon(`p-${phase}`)}<span class="phase__name">${phaseName(phase)}</span
                        >${place === now ? more(board) : nothing}
                    </li>`,
            )}
        </ol>
    </nav>`;
}

function fullName(phase: string, fierce: boolean): string {
    return t(fierce && (phase === "assignment" || phase === "skirmish") ? `word-fierce-${phase}` : `word-${phase}`);
}

/** Renders notes on the phase: a fierce round, the number of skirmishes still to come, the Shadow player. */
function more(board: Board): TemplateResult | typeof nothing {
    const { view, waiting, seats } = board.position;
    const notes = [];
    if (view.fierce) notes.push(t("lotr-table-fierce"));
    if (view.phase === "skirmish" && waiting.length) notes.push(t("lotr-table-to-come", { count: waiting.length }));
    if (view.phase === "shadow" && view.shadow_player >= 0 && seats.length > 2)
        notes.push(board.session.seatName(view.shadow_player));
    return notes.length ? html`<span class="phase__count">${notes.join(", ")}</span>` : nothing;
}
