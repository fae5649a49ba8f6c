// The fight or roll of this turn, with dice and scores, shown above the decision.

import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import { shareName } from "../../session/position.ts";
import type { Session } from "../../session/session.ts";
import { nameOf, say, t } from "../../wording/language.ts";
import { breakable } from "../../wording/hyphens.ts";
import { latestBattle, latestRoll, rolledSinceFight, type Battle, type Fighter, type Rolled } from "./happenings.ts";
import { isAlive, viewOf } from "../view.ts";

/** Renders the faces of dice; in a fight only the highest of several counts. */
function faces(dice: readonly number[], highest: boolean): TemplateResult {
    const best = dice.indexOf(Math.max(...dice));
    const said = t("talisman-table-dice", { dice, count: dice.length });
    return html`<span class="battle__dice" role="img" aria-label=${said}>
        ${dice.map((die, place) => html`<svg class="die ${highest && place !== best ? "die--idle" : ""}" aria-hidden="true"><use href="#die-${die}"></use></svg>`)}
    </span>`;
}

function fighterName(session: Session, fighter: Fighter): string {
    const character = viewOf(session).seats[fighter.seat];
    return fighter.seat >= 0 && isAlive(character) ? nameOf(character.character) : say(fighter.who);
}

/** Returns the name of a score's source; for the character's own points, the name of the ability. */
export function sourceName(source: string, psychic: boolean): string {
    if (source !== "counters") return shareName(source);
    return psychic ? t("term-craft") : t("term-strength");
}

/** Renders one side of the fight: name, dice, score, and the parts of the score. */
function side(session: Session, fighter: Fighter, psychic: boolean, wins: boolean): TemplateResult {
    const { dice, score, base, from = [] } = fighter;
    const best = dice.length ? Math.max(...dice) : 0;
    const against = wins && session.asked && fighter.seat !== session.viewer; // no good news for the viewer
    return html`<div class="battle__side ${against ? "battle__side--against" : wins ? "battle__side--win" : ""}">
        <span class="battle__name">${breakable(fighterName(session, fighter))}</span>
        ${dice.length ? faces(dice, true) : nothing}
        ${
            score === undefined
                ? html`<strong class="battle__total">${base}</strong>`
                : html`<strong class="battle__total"
                          >${score}${wins ? html` <small>${t("talisman-table-wins")}</small>` : nothing}</strong
                      >
                      <table class="sum">
                          <tbody>
                              ${(from.length > 1 ? from : [["counters", score - best] as const]).map(
                                  ([source, part], place) =>
                                      html`<tr>
                                          <th scope="row">${sourceName(source, psychic)}</th>
                                          <td>${place && part >= 0 ? "+" : ""}${part}</td>
                                      </tr>`,
                              )}
                              ${
                                  dice.length
                                      ? html`<tr>
                                            <th scope="row">
                                                ${dice.length > 1 ? t("talisman-table-die-higher") : t("talisman-table-die")}
                                            </th>
                                            <td>+${best}</td>
                                        </tr>`
                                      : nothing
                              }
                          </tbody>
                      </table>`
        }
    </div>`;
}

function drawnBattle(session: Session, battle: Battle): TemplateResult {
    const label = battle.psychic ? t("talisman-table-psychic-combat") : t("talisman-table-combat");
    return html`<section class="battle" aria-label=${label}>
        <p class="battle__kind">
            ${icon(battle.psychic ? "t-craft" : "p-skirmish")}${label}${battle.outcome === "drawn" ? html`<b>${t("talisman-table-draw")}</b>` : nothing}
        </p>
        ${side(session, battle.own, battle.psychic, battle.outcome === "won")}
        <span class="battle__vs">${icon("p-skirmish", t("talisman-table-against"))}</span>
        ${side(session, battle.foe, battle.psychic, battle.outcome === "lost")}
    </section>`;
}

function drawnRoll(session: Session, roll: Rolled): TemplateResult {
    // Of several dice for movement one is chosen; other dice are added up.
    const sum =
        roll.dice.length > 1 && roll.occasion.message !== "roll-movement"
            ? roll.dice.reduce((total, die) => total + die, 0)
            : 0;
    const mark = roll.seat >= 0 ? session.seatMark(roll.seat) : nothing;
    return html`<p class="roll">
        ${mark}${faces(roll.dice, false)}<span>${say(roll.occasion)}</span>${sum ? html`<b>${sum}</b>` : nothing}
    </p>`;
}

/** Renders the dice of this turn: the latest fight, else the latest roll; nothing before the first. */
export function diceOfTurn(session: Session): TemplateResult | typeof nothing {
    if (session.question.over) return nothing;
    const battle = latestBattle(session.lines);
    if (battle && !(battle.outcome && rolledSinceFight(session.lines))) return drawnBattle(session, battle);
    const roll = latestRoll(session.lines);
    const past = roll?.occasion.message === "roll-movement" && session.asked; // the question states the distance
    return roll && !past ? drawnRoll(session, roll) : nothing;
}
