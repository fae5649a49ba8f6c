// Assignments planned on the table and not sent yet: forming lanes, their predicted outcome, and wounds being placed.

import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import type { Step } from "../../session/gathering.ts";
import { listed, t } from "../../wording/language.ts";
import type { Board } from "../board.ts";
import { called } from "../names.ts";
import type { Threat } from "../../server/wire.generated.ts";
import type { Assignment, CardInPlay, Pairing, Share } from "../view.ts";

/** Predicted outcome for the fellowship's character in a skirmish, as the rules compute it; undefined if unknown. */
export type Fate = "wins" | "unhurt" | "wounded" | "killed" | "overwhelmed";

const SIGNS: Readonly<Record<Fate, string>> = {
    wins: "ui-check",
    unhurt: "ui-check",
    wounded: "wound",
    killed: "ui-warn",
    overwhelmed: "ui-warn",
};

/** Returns the rules' prediction for a lane: the whole outcome, or only the totals of its fight. */
function threatOf({ session }: Board, { fighter, minions }: Pairing, told: boolean): Threat | undefined {
    return session.latest.find(
        ({ who, foes = [], option, text, totals }) =>
            who === fighter &&
            !option &&
            (told ? text : totals && foes.length === minions.length && foes.every((foe) => minions.includes(foe))),
    );
}

export function fateOf(board: Board, lane: Pairing): Fate | undefined {
    const { session } = board;
    if (!session.dangers || !lane.minions.length || session.question.over) return undefined;
    const { fate } = threatOf(board, lane, true) ?? threatOf(board, lane, false) ?? {};
    if (!fate) return undefined;
    return fate in SIGNS ? (fate as Fate) : "overwhelmed";
}

/** Both totals of a lane, each with its shares. */
export type Totals = readonly [ours: Total, theirs: Total];
export type Total = readonly [number: number, shares: readonly Share[]];

/** Returns a lane's totals as the rules predict them, else as they are now; undefined for a plan without prediction. */
export function totalsOf(board: Board, lane: Assignment | Pairing): Totals | undefined {
    const { totals, totals_from: shares } = threatOf(board, lane, false) ?? {};
    if (totals && shares)
        return [
            [totals[0]!, shares[0]!],
            [totals[1]!, shares[1]!],
        ];
    if (!("strength" in lane)) return undefined;
    return [
        [lane.strength, lane.strength_from],
        [lane.minion_strength, lane.minion_strength_from],
    ];
}

function fateWord(fate: Fate): string {
    switch (fate) {
        case "wins":
            return t("lotr-table-fate-wins");
        case "unhurt":
            return t("lotr-table-fate-unhurt");
        case "wounded":
            return t("lotr-threat-wounded");
        case "killed":
            return t("lotr-threat-killed");
        case "overwhelmed":
            return t("lotr-threat-overwhelmed");
    }
}

/** Renders the predicted outcome of a lane in a word. */
export function fate(board: Board, assignment: Pairing): TemplateResult | typeof nothing {
    const found = fateOf(board, assignment);
    return found ? html`<span class="fate fate--${found}">${icon(SIGNS[found])}${fateWord(found)}</span>` : nothing;
}

/** Renders the predicted outcome of bringing the held card together with this one. */
export function preview(board: Board, card: CardInPlay): TemplateResult | typeof nothing {
    const { session, position } = board;
    if (!session.held || session.mark(card.handle) !== "can") return nothing;
    const held = position.card(session.held);
    const option = session.options(card.handle).find((one) => [one.subject, one.other].includes(session.held));
    if (!held || !option) return nothing;
    const { strength, against, fate } = option.label;
    return html`<span class="preview preview--${fate}" aria-hidden="true"
        >${icon(SIGNS[fate as Fate])}${strength} : ${against}</span
    >`;
}

/** Renders the wounds to be placed on a card; a tap on them takes one back. */
export function placed(board: Board, card: CardInPlay): TemplateResult | typeof nothing {
    const { session } = board;
    const wounds = session.row.filter(({ verb, subject }) => verb === "wound" && subject === card.handle);
    const [one] = wounds;
    if (!one) return nothing;
    return html`<button
        type="button"
        class="newwound"
        data-item
        aria-label=${t("lotr-table-take-wound-back", { card: called(card.definition), count: wounds.length })}
        @click=${() => session.drop(one)}
    >
        ${icon("wound")}<b aria-hidden="true">${wounds.length}</b>
    </button>`;
}

/** Renders the plan as text for the decision panel, with a button to undo each part. */
export function plan(board: Board): TemplateResult | undefined {
    const { session, position } = board;
    if (!session.gathering) return undefined;
    const left = session.question.prompt?.["left"];
    if (typeof left === "number") return tokens(board, left);
    const lanes = position.waiting.filter(({ fighter }) => position.planned.has(fighter));
    const open = new Set((session.question.options ?? []).map(({ other }) => other).filter(Boolean));
    const taken = new Set(session.row.map(({ other }) => other));
    const rest = [...open].filter((handle) => !taken.has(handle));
    return html`${session.held ? html`<p class="decision__hint" role="status">${holding(board)}</p>` : nothing}
        <ul class="plan" aria-label=${t("lotr-table-plan")}>
            ${lanes.map((lane) => row(board, lane))}
            ${rest.length && lanes.length ? html`<li class="plan__rest">${icon("ui-open")}<span>${t("lotr-table-left-over", { count: rest.length, minions: names(board, rest) })}</span></li>` : nothing}
        </ul>`;
}

function names(board: Board, handles: readonly string[]): string {
    return listed(handles.map((handle) => called(board.position.card(handle)?.definition ?? "")));
}

function holding({ session, position }: Board): string {
    const held = position.card(session.held);
    return t("lotr-table-holding", { card: called(held?.definition ?? "") });
}

function row(board: Board, lane: Assignment | Pairing): TemplateResult {
    const { session } = board;
    const { fighter, minions } = lane;
    const totals = totalsOf(board, lane);
    const found = fateOf(board, lane);
    const pair = t("lotr-table-pair", { fighter: names(board, [fighter]), minions: names(board, minions) });
    const steps: Step[] = session.row.filter(({ subject }) => subject === fighter);
    return html`<li class="plan__lane plan__lane--${found ?? ""}">
        ${icon(found ? SIGNS[found] : "ui-next")}<span>${pair}<small>${found ? fateWord(found) : nothing}</small></span
        ><b>${totals ? totals.map(([number]) => number).join(" : ") : "…"}</b>
        <button
            type="button"
            class="plan__apart"
            aria-label=${t("lotr-table-take-apart", { pair })}
            @click=${() => steps.forEach((step) => session.drop(step))}
        >
            ${icon("ui-close")}
        </button>
    </li>`;
}

/** Renders the number of wounds still to be placed. */
function tokens({ session }: Board, left: number): TemplateResult {
    const done = session.row.length;
    return html`<p class="tokens" role="status">
        ${Array.from({ length: Math.min(left, 8) }, (_, place) => html`<span class=${place < done ? "tokens__placed" : ""}>${icon("wound")}</span>`)}
        <b>${t("lotr-table-wounds-left", { count: left - done })}</b>
    </p>`;
}

/** Renders the button that takes a lane apart. */
export function apart(board: Board, { fighter, minions }: Pairing): TemplateResult | typeof nothing {
    const { session } = board;
    if (!session.gathering) return nothing;
    const steps = session.row.filter(({ subject }) => subject === fighter);
    if (!steps.length) return nothing;
    const pair = t("lotr-table-pair", { fighter: names(board, [fighter]), minions: names(board, minions) });
    return html`<button
        type="button"
        class="lane__apart"
        data-item
        aria-label=${t("lotr-table-take-apart", { pair })}
        @click=${() => steps.forEach((step) => session.drop(step))}
    >
        ${icon("ui-close")}
    </button>`;
}
