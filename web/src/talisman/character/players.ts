// The list of players: their characters, spaces and values.  Each entry opens that character's sheet.

import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import { roving } from "../../controls/arrow-keys.ts";
import { part } from "../../controls/turns.ts";
import type { Session } from "../../session/session.ts";
import { nameOf, say, t } from "../../wording/language.ts";
import { SPACES } from "../board/spaces.ts";
import { statesOf, toadState } from "./states.ts";
import { asTold } from "./told.ts";
import { characterHandle, characters, isAlive, viewOf, type Alive, type CharacterView } from "../view.ts";

/** Returns the name of a seat; "you" for the viewer's. */
export function called(session: Session, seat: number): string {
    return session.live && seat === session.viewer ? t("talisman-table-you") : session.seatName(seat);
}

function alignment({ alignment: side }: Alive): TemplateResult {
    return html`<span class="align align--${side}">${icon(`t-${side}`, t(`term-${side}`))}</span>`;
}

function value(symbol: string, label: string, amount: number, tone: string): TemplateResult {
    return html`<span class=${tone}>${icon(symbol, label)}<b>${amount}</b></span>`;
}

/** Renders Strength, Craft, lives, gold and Spells in one line. */
function values(character: Alive): TemplateResult {
    return html`<span class="player__stats">
        ${value("t-strength", t("term-strength"), character.total_strength, "i-strength")}
        ${value("t-craft", t("term-craft"), character.total_craft, "i-craft")}
        ${value("t-life", t("talisman-table-lives"), character.lives, character.lives <= 1 ? "i-life is-low" : "i-life")}
        ${value("t-gold", t("term-gold"), character.gold, "i-gold")}
        ${value("t-spell", t("talisman-table-spells"), character.spells.length, "i-spell")}
    </span>`;
}

/**
 * Returns why a seat has no character: out of the game, waiting for a new one, or, before play begins, for its first.
 */
export function absent(session: Session, character: CharacterView | undefined): string {
    if (character?.out) return t("talisman-table-out");
    return viewOf(session).turn_number ? t("talisman-table-waiting") : t("talisman-table-first-character");
}

/** Renders the list of all players, each entry drawn in its turn. */
export function players(session: Session, shown: number, open: (seat: number) => void): TemplateResult {
    const rows = characters(viewOf(session)).map((one) => part(() => player(session, one, shown, open)));
    return html`<h2 id="players-title">${t("talisman-table-players")}</h2>
        <ol @keydown=${(event: KeyboardEvent) => roving(event, ".player")}>
            ${rows}
        </ol>`;
}

function player(
    session: Session,
    [seat, character]: readonly [number, CharacterView],
    shown: number,
    open: (seat: number) => void,
): TemplateResult {
    const view = viewOf(session);
    const alive = isAlive(character);
    const handle = characterHandle(seat);
    const mark = session.mark(handle);
    const { kind, bot_plays } = session.info.seats[seat] ?? {};
    const bot = kind === "bot" || (bot_plays && session.info.state !== "over");
    const space = alive ? SPACES.get(character.space) : undefined;
    const states = alive ? statesOf(character) : [];
    return html`<li class=${mark ? `player__row player__row--${mark}` : "player__row"}>
        <button
            type="button"
            class="player"
            data-definition=${alive ? character.character : nothing}
            data-handle=${handle}
            aria-current=${seat === view.turn ? "true" : nothing}
            aria-pressed=${seat === shown ? "true" : "false"}
            @click=${() => open(seat)}
        >
            ${session.seatFace(seat)}
            <span class="player__name"
                ><b>${called(session, seat)}</b>${bot ? icon("ui-bot", t("talisman-table-bot")) : nothing}
                ${states.map(({ symbol, words }) => icon(symbol, say(words)))}${alive ? alignment(character) : nothing}</span
            >
            <span class="player__what"
                >${alive ? html`${nameOf(character.character)}, ${nameOf(`space:${space?.name ?? ""}`)}` : absent(session, character)}</span
            >
            ${alive ? values(asTold(session, seat, character)) : nothing}
        </button>
        ${
            mark
                ? html`<button
                      type="button"
                      class="player__choose"
                      aria-label=${t("talisman-table-choose", { player: session.seatName(seat) })}
                      @click=${(event: Event) => session.point(handle, event.currentTarget as HTMLElement)}
                  >
                      <span class="mark mark--${mark}">${icon(mark === "can" ? "ui-open" : "ui-check")}</span>
                  </button>`
                : nothing
        }
    </li>`;
}

/** Renders the players at a glance, for narrow screens. */
export function strip(session: Session, open: (seat: number) => void): TemplateResult {
    const view = viewOf(session);
    const all = characters(view);
    return html`<ul class="strip strip--${all.length}">
        ${all.map(([seat, now]) => {
            const character = isAlive(now) ? asTold(session, seat, now) : now;
            return html`<li class=${seat === session.viewer ? "strip__own" : ""}>
                <button
                    type="button"
                    data-handle=${characterHandle(seat)}
                    aria-current=${seat === view.turn ? "true" : nothing}
                    @click=${() => open(seat)}
                >
                    ${session.seatMark(seat)}
                    <span class="strip__who"
                        ><b
                            >${called(session, seat)}${isAlive(character) && character.toad ? icon("t-toad", say(toadState(character))) : nothing}</b
                        >
                        ${
                            isAlive(character)
                                ? html`<span class="strip__values">
                                      ${value("t-strength", t("term-strength"), character.total_strength, "strip__wide i-strength")}
                                      ${value("t-craft", t("term-craft"), character.total_craft, "strip__wide i-craft")}
                                      ${value("t-life", t("talisman-table-lives"), character.lives, character.lives <= 1 ? "i-life is-low" : "i-life")}
                                      ${value("t-gold", t("term-gold"), character.gold, "strip__gold i-gold")}
                                  </span>`
                                : html`<span class="strip__values"
                                      >${icon(character.out ? "ui-skull" : "ui-clock", absent(session, character))}</span
                                  >`
                        }
                    </span>
                </button>
            </li>`;
        })}
    </ul>`;
}
