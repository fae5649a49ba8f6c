// A fight: both sides with their scores, the odds before the dice, the dice, the totals and the outcome.

import { html, nothing, svg, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import type { Argument, Worded } from "../../server/wire.generated.ts";
import { sourceName } from "../decision/battle.ts";
import type { Line, Session } from "../../session/session.ts";
import { die, parts, verdict } from "../../table/stage/effects.ts";
import { numberIn, seatIn, type Scene } from "../../table/stage/scene.ts";
import { definitionIn } from "../../wording/parts.ts";
import { nameOf, say, t } from "../../wording/language.ts";
import { portrait } from "../cards/face.ts";
import { factsOf } from "../cards/facts.ts";
import { figureOf, pictureOf } from "../cards/pictures.ts";
import { latestBattle, type Battle, type Fighter } from "../decision/happenings.ts";
import { isAlive, viewOf } from "../view.ts";

/** Returns how a fight ended, by the scores if no line states it, as when an Enemy on a card is killed. */
export function outcomeOf(battle: Battle): "" | "won" | "lost" | "drawn" {
    const { own, foe, outcome } = battle;
    if (outcome || own.score === undefined || foe.score === undefined) return outcome;
    return own.score > foe.score ? "won" : own.score < foe.score ? "lost" : "drawn";
}

/** Returns the character that a seat had at a line of the log; the seat may have another one by now. */
export function characterAt(lines: readonly Line[], place: number, seat: number): string {
    const of = (line: Line, message: string) => line.message === message && seatIn(line["player"]) === seat;
    const came = lines.slice(0, place).findLast((line) => of(line, "log-enters"));
    const went = came ?? lines.slice(place).find((line) => of(line, "log-died"));
    return definitionIn(went?.["character"]) ?? "";
}

/** Whether the character of a seat was a toad at a line of the log. */
export function toadAt(lines: readonly Line[], place: number, seat: number): boolean {
    const change = /^log-(toad|no-toad|enters|died)$/;
    return (
        lines.slice(0, place).findLast((line) => change.test(line.message) && seatIn(line["player"]) === seat)
            ?.message === "log-toad"
    );
}

/** Returns the name of a seat on the stage; "you" for the viewer's. */
function nameOn(session: Session, seat: number): string {
    return session.live && seat === session.viewer ? t("talisman-table-you") : session.seatName(seat);
}

export function duel(session: Session, { id, lines }: Scene): TemplateResult {
    const [begun] = lines;
    const then = ({ seat }: Fighter) => ({
        character: seat >= 0 ? characterAt(session.lines, id, seat) : "",
        toad: seat >= 0 && toadAt(session.lines, id, seat),
    });
    const battle = latestBattle(lines)!;
    const outcome = outcomeOf(battle);
    const base = [numberIn(begun, "own"), numberIn(begun, "against")] as const;
    return html`<div class="duel">
            ${side(session, battle, battle.own, base[0], then(battle.own))}
            <div class="duel__mid">
                ${total(battle.own.score, outcome === "lost", "")}${icon("p-skirmish", t("talisman-table-against"))}${total(battle.foe.score, outcome === "won", "total--foe")}
            </div>
            ${side(session, battle, battle.foe, base[1], then(battle.foe))}
        </div>
        ${outcome ? ended(session, battle, outcome, lines) : chances(begun!)}`;
}

function total(score: number | undefined, beaten: boolean, more: string): TemplateResult {
    return html`<span class="total ${more} ${beaten ? "total--out" : ""} ${score === undefined ? "total--open" : ""}"
        >${score ?? "?"}</span
    >`;
}

function side(
    session: Session,
    battle: Battle,
    fighter: Fighter,
    base: number,
    then: { readonly character: string; readonly toad: boolean },
): TemplateResult {
    const { dice, score, seat, from = [] } = fighter;
    const best = dice.length ? Math.max(...dice) : 0;
    const foe = fighter === battle.foe;
    const now = viewOf(session).seats[seat];
    const character = then.character || (isAlive(now) ? now.character : "");
    const definition = character || definitionIn(fighter.who);
    const called = seat >= 0 ? nameOn(session, seat) : say(fighter.who);
    const highest = dice.indexOf(best);
    const toad = then.toad || from[0]?.[0] === "toad";
    const face = toad
        ? icon("t-toad")
        : seat >= 0
          ? portrait(definition)
          : definition
            ? picture(definition)
            : being(fighter.who);
    return html`<div class="duel__side ${foe ? "duel__side--foe" : ""}">
        <span class="duel__face" data-kind=${definition ? factsOf(definition).kind : nothing}>${face}</span>
        <span class="duel__name">${called}</span>
        ${character ? html`<span class="duel__what">${nameOf(character)}${toad ? `, ${t("share-toad")}` : ""}</span>` : nothing}
        <span class="addend">
            <span
                >${icon(battle.psychic ? "t-craft" : "t-strength", battle.psychic ? t("term-craft") : t("term-strength"))}${score === undefined ? base : score - best}</span
            >
            ${dice.length ? html`<i aria-hidden="true">+</i>${dice.map((one, place) => die(one, place !== highest))}<span class="visually-hidden">${t("talisman-table-dice", { dice, count: dice.length })}</span>` : nothing}
        </span>
        ${parts(from, (source) => sourceName(source, battle.psychic))}
    </div>`;
}

/** Renders an attacker without a card, such as the Sentinel. */
function being(who: Argument): TemplateResult {
    const name = typeof who === "object" && "message" in who ? String((who as Worded).message) : "";
    const facts = { definition: name.replace(/^being-/, "being:"), kind: "enemy", subtype: "" } as const;
    return html`<svg viewBox="0 0 60 60" aria-hidden="true">${figureOf(facts)}</svg>`;
}

function picture(definition: string): TemplateResult {
    return html`<svg viewBox="0 0 120 62" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        ${pictureOf(factsOf(definition))}
    </svg>`;
}

/** Renders the odds before the dice: how many of a hundred such fights end each way, as the rules compute it. */
function chances(begun: Line): TemplateResult | typeof nothing {
    if (!Array.isArray(begun["chances"])) return nothing;
    const [won = 0, drawn = 0, lost = 0] = begun["chances"] as number[];
    const all = won + drawn + lost;
    const parts = [
        ["w", won],
        ["d", drawn],
        ["l", lost],
    ] as const;
    return html`<div class="odds">
        <svg class="odds__bar" viewBox="0 0 ${all} 10" preserveAspectRatio="none" aria-hidden="true">
            ${parts.map(([name, part], place) => {
                const before = parts.slice(0, place).reduce((sum, [, one]) => sum + one, 0);
                return svg`<rect class=${name} x=${before} width=${part} height="10" />`;
            })}
        </svg>
        <p>${t("talisman-stage-odds", { won, drawn, lost, all })}</p>
    </div>`;
}

function ended(
    session: Session,
    { own, foe }: Battle,
    outcome: "won" | "lost" | "drawn",
    lines: readonly Line[],
): TemplateResult {
    const mine = session.viewer >= 0 && foe.seat === session.viewer;
    const kind = outcome === "drawn" ? "even" : (outcome === "won") !== mine ? "won" : "lost";
    const by = Math.abs((own.score ?? 0) - (foe.score ?? 0));
    const winner = outcome === "won" ? own : foe;
    const you = session.live && winner.seat >= 0 && winner.seat === session.viewer ? "you" : "another";
    const name = winner.seat >= 0 ? session.seatName(winner.seat) : say(winner.who);
    const won = by ? t("talisman-stage-wins", { you, name, by }) : you === "you" ? t("talisman-table-you") : name;
    const heading = outcome === "drawn" ? t("talisman-table-draw") : won;
    const saved = lines.some(({ message }) => message === "log-saved");
    const armour = lines.findLast((line) => (line["occasion"] as Worded | undefined)?.message === "roll-armour");
    const told = lines.filter(
        ({ message }) => !/^log-(combat|psychic|rolled|enemy-rolled|scores|fight-)/.test(message),
    );
    const life = lines.findLast(({ message }) => message === "log-lost-life");
    const sign = kind === "won" ? "ui-star" : kind === "lost" && life ? "t-life" : "p-skirmish";
    const rolled = Array.isArray(armour?.["rolled"]) ? (armour["rolled"] as number[]) : [];
    const faces = rolled.length ? html`<span class="rolled">${rolled.map((one) => die(one))}</span>` : nothing;
    return verdict(saved && kind === "lost" ? "even" : kind, sign, heading, told, html`${faces}${hearts(life)}`);
}

/** Renders the lives left, and the lives lost. */
function hearts(life: Line | undefined): TemplateResult | typeof nothing {
    if (!life || seatIn(life["player"]) < 0) return nothing;
    const [now, gone] = [Math.max(0, numberIn(life, "now")), numberIn(life, "amount")];
    return html`<span class="lives" aria-hidden="true"
        >${Array.from({ length: Math.min(8, now) }, () => icon("t-life"))}${Array.from({ length: gone }, () => html`<svg class="icon gone"><use href="#t-life"></use></svg>`)}</span
    >`;
}
