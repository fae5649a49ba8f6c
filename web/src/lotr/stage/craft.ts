// Scenes of the card game: ends of skirmishes, arrows, moves with their additions, and cards of other players.

import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import type { Line, Session } from "../../session/session.ts";
import type { Argument } from "../../server/wire.generated.ts";
import { effects, parts, verdict } from "../../table/stage/effects.ts";
import { numberIn, seatIn, type Scene, type Stagecraft } from "../../table/stage/scene.ts";
import { definitionIn } from "../../wording/parts.ts";
import { listed, say, t } from "../../wording/language.ts";
import { cardFace } from "../cards/face.ts";
import { outcome } from "../decision/outcome.ts";
import { called } from "../names.ts";
import { LotrPosition } from "../position.ts";

const BEFALLS =
    /^log-(wins|overwhelmed|wounded|killed|prevented|burdens|discarded|healed|corrupted|ring-|out|stacked|to-support-area)/;
const COMES_OF_IT =
    /^log-(changed|modified|exerted|wounded|killed|healed|prevented|discarded|twilight|burdens|tokens|drew|stacked|transferred|cancelled|comes-exhausted|saw-|looked-at-|left-skirmish|skirmish-cancelled|site-(?!laid)|move-|ring-|assigned|named-cultures|put-back|reshuffled|overwhelmed|to-support-area|assignments-cancelled)/;

/** Matches a move that followed because no other choice was left, and the move before. */
const ALONE = /^log-(moves-on|moved)$/;

/** A character killed or wounded in a skirmish or by archery. */
interface Hit {
    readonly definition: string;
    wounds: number;
    dead: boolean;
}

export const lotrStage: Stagecraft = {
    begins({ message }) {
        switch (message) {
            case "log-strengths":
                return "skirmish";
            case "log-archery":
                return "archery";
            case "log-moved":
                return "move";
            case "log-played":
            case "log-played-on":
            case "log-used":
                return "card";
            default:
                return "";
        }
    },
    belongs(kind, { message }, lines, place) {
        switch (kind) {
            case "skirmish":
            case "archery":
                return BEFALLS.test(message);
            case "move":
                return /^log-(twilight|burdens|wounded|exerted|drew|healed|discarded)/.test(message);
            default:
                return COMES_OF_IT.test(message) && !isLeaving(lines, place);
        }
    },
    begun(kind, lines, place) {
        if (kind === "move") {
            const before = lines.slice(0, place).findLast(({ message }) => ALONE.test(message));
            return before?.message === "log-moves-on" ? before : undefined;
        }
        if (kind !== "skirmish") return undefined;
        return lines.slice(0, place).findLast(({ message }) => message === "log-skirmish");
    },
    // The viewer's own cards are no news.  Neither is archery without hits, nor a card used without effect.
    worth: ({ kind, lines: [first], size }, viewer) =>
        kind === "card"
            ? seatIn(first!["player"]) !== viewer && (size > 1 || first!.message !== "log-used")
            : kind !== "archery" || size > 1,

    title(_session, { kind, lines, begun }) {
        if (kind === "skirmish" && begun) return say(begun);
        if (kind === "archery") return t("lotr-stage-archery");
        return say(lines[0]!);
    },
    icon: ({ kind }) => ({ skirmish: "p-skirmish", archery: "p-archery", move: "site" })[kind] ?? "ui-cards",

    draw(session, scene) {
        const [first, ...rest] = scene.lines;
        switch (scene.kind) {
            case "skirmish":
                return skirmish(session, scene);
            case "archery":
                return html`<p class="bigline">${say(first!)}</p>
                    ${hits(rest)}${effects(rest)}`;
            case "move":
                return html`${scene.begun ? html`<p class="bigline">${say(scene.begun)}</p>` : nothing}
                    <div class="drawn">${face(first!["site"], "full")}${moved(rest)}</div>`;
            default:
                return html`<div class="drawn">
                    ${face(first!["card"], "full")}
                    <div class="drawn__side">${hits(rest)}${effects(rest)}${standing(session, scene)}</div>
                </div>`;
        }
    },
};

/** Whether a change of twilight tokens belongs to leaving a site; right after a played card it is the card's cost. */
function isLeaving(lines: readonly Line[], place: number): boolean {
    const [before, line, after] = [-1, 0, 1].map((step) => lines[place + step]?.message ?? "");
    return line === "log-twilight" && !/^log-played/.test(before!) && /^log-(moves-on|site-laid|moved)$/.test(after!);
}

/** Renders how the skirmish stands after a card played in it. */
function standing(session: Session, { end, size }: Scene): TemplateResult | typeof nothing {
    const told = session.live && size > 1 && end === session.lines.length;
    const stands = told ? outcome({ position: new LotrPosition(session), session }) : undefined;
    return stands ? html`<p>${stands}</p>` : nothing;
}

function face(argument: Argument | undefined, density: "mini" | "normal" | "full"): TemplateResult | typeof nothing {
    const definition = definitionIn(argument);
    return definition ? cardFace(definition, {}, density) : nothing;
}

/** Renders a move with everything it adds to the twilight pool as one sum. */
function moved(lines: readonly Line[]): TemplateResult {
    const pool = lines.filter(({ message }) => message === "log-twilight");
    const others = lines.filter(({ message }) => message !== "log-twilight");
    const [first, last] = [pool[0], pool.at(-1)];
    const sum = first && last ? [{ ...last, before: numberIn(first, "before") }] : [];
    return html`<div class="drawn__side">${effects([...sum, ...others])}</div>`;
}

/** Renders a skirmish's result: strengths, both sides with their wounds, and the winner. */
function skirmish(session: Session, { lines, begun }: Scene): TemplateResult {
    const [strengths, ...rest] = lines;
    const [own, against] = [numberIn(strengths, "fellowship"), numberIn(strengths, "minions")];
    const winners = rest.filter(({ message }) => message === "log-wins");
    const fighter = definitionIn(begun?.["fighter"]);
    const minions = (Array.isArray(begun?.["minions"]) ? (begun["minions"] as Argument[]) : []).map(definitionIn);
    const found = hitsIn(rest);
    const good = winners.some((line) => definitionIn(line["card"]) === fighter);
    const mine = seatIn(begun?.["player"]) === session.viewer;
    const kind = session.viewer < 0 || !winners.length ? "even" : good === mine ? "won" : "lost";
    const told = rest.filter(({ message }) => message !== "log-wins");
    const names = [...new Set(winners.map((line) => called(definitionIn(line["card"]))))];
    return html`<div class="duel duel--cards">
            <div class="duel__cards">
                ${fighter ? struck(fighter, found) : nothing}${parts(strengths!["fellowship_from"])}
            </div>
            <div class="duel__mid">
                <span class="total ${good ? "" : "total--out"}">${own}</span
                >${icon("p-skirmish", t("lotr-table-against"))}<span
                    class="total total--foe ${good ? "total--out" : ""}"
                    >${against}</span
                >
            </div>
            <div class="duel__cards">
                ${minions.map((one) => struck(one, found))}${parts(strengths!["minions_from"])}
            </div>
        </div>
        ${winners.length ? verdict(kind, kind === "lost" ? "wound" : "ui-star", t("lotr-stage-wins", { names: listed(names), count: names.length }), told) : effects(told)}`;
}

function hitsIn(lines: readonly Line[]): Hit[] {
    const found: Hit[] = [];
    for (const line of lines) {
        if (line.message !== "log-wounded" && line.message !== "log-killed") continue;
        const definition = definitionIn(line["card"]);
        let hit = found.find((one) => one.definition === definition && !one.dead);
        if (!hit) found.push((hit = { definition, wounds: 0, dead: false }));
        if (line.message === "log-killed") hit.dead = true;
        else hit.wounds += 1;
    }
    return found;
}

/** Renders a card with its new wounds, and a bar across it if it is dead. */
function struck(definition: string, found: Hit[]): TemplateResult {
    const place = found.findIndex((one) => one.definition === definition);
    const hit = place < 0 ? undefined : found.splice(place, 1)[0];
    return html`<span class="struck ${hit?.dead ? "is-dead" : ""}"
        >${cardFace(definition, {}, "mini")}${hit?.wounds ? html`<span class="hit">${icon("wound")}<b>${hit.wounds}</b></span>` : nothing}${hit?.dead ? html`<span class="deadbar">${icon("ui-skull")}${t("lotr-stage-dead")}</span>` : nothing}</span
    >`;
}

function hits(lines: readonly Line[]): TemplateResult | typeof nothing {
    const found = hitsIn(lines);
    if (!found.length) return nothing;
    return html`<div class="duel__cards">${[...found].map(({ definition }) => struck(definition, found))}</div>`;
}
