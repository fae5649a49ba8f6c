// Elements beside the question: asides, advice, notes of a lesson or puzzle, and a request for an undo.

import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import type { Session } from "../../session/session.ts";
import { say, t } from "../../wording/language.ts";
import { seatIn } from "../stage/scene.ts";
import { GIVES_AWAY } from "./guard.ts";

/**
 * Renders the latest line of the log where the log is out of sight.  Screen readers get the line from the log itself.
 */
export function lastLine(session: Session): TemplateResult | typeof nothing {
    const line = session.lines.findLast(({ message }) => message !== "log-passed" && message !== "log-phase");
    return line ? html`<p class="decision__last" aria-hidden="true">${say(line)}</p>` : nothing;
}

/** Renders the asides, and the options that give something away; conceding is in the menu. */
export function asides(session: Session): TemplateResult | typeof nothing {
    const beside = session.live ? (session.question.asides ?? []).filter((option) => option.verb !== "concede") : [];
    const given = (session.question.options ?? []).filter(({ verb }) => verb === GIVES_AWAY);
    const possible = [...given, ...beside];
    if (!possible.length) return nothing;
    return html`<details class="asides">
        <summary>${t("browser-asides", { what: possible.map(({ label }) => label) })}</summary>
        <ul>
            ${possible.map((option) => html`<li><button type="button" class="btn btn--small btn--quiet" @click=${() => (given.includes(option) ? session.pick(option) : session.aside(option))}>${say(option.label)}</button></li>`)}
        </ul>
    </details>`;
}

/** Renders the request for an undo, with buttons for players who have not agreed yet. */
export function undoAsked(session: Session): TemplateResult | typeof nothing {
    const asked = session.undoAsked;
    if (!asked) return nothing;
    if (asked.by === session.viewer || session.viewer < 0 || asked.agreed.includes(session.viewer)) {
        return html`<p class="decision__hint" role="status">
            ${t("browser-undo-waiting", { answers: asked.answers })}
        </p>`;
    }
    return html`<div class="decision__consent" role="group" aria-labelledby="consent">
        <p id="consent">${t("browser-undo-asked", { name: session.seatName(asked.by), answers: asked.answers })}</p>
        <button type="button" class="btn btn--small" @click=${() => session.consent(true)}>
            ${t("browser-undo-agree")}
        </button>
        <button type="button" class="btn btn--small" @click=${() => session.consent(false)}>
            ${t("browser-undo-refuse")}
        </button>
    </div>`;
}

/** Renders hints and the bots' evaluations, at a table of one player among bots. */
export function advice(session: Session, redraw: () => void): TemplateResult | typeof nothing {
    const { seats, lesson, puzzle, league } = session.info;
    const alone = seats.every(({ seat, kind }) => seat === session.viewer || kind === "bot");
    if (!session.live || !alone || lesson || puzzle || league) return nothing;
    if (customElements.get("ing-hint")) return html`<ing-hint .session=${session}></ing-hint>`;
    return hintTools(session, (asked) => {
        wish = asked;
        void import("../hint.ts").then(redraw);
    });
}

/** Kinds of advice; the module that answers is loaded on the first request. */
export type Asked = "hint" | "why";
let wish: Asked | undefined;

/** Returns and clears the request made before the module was loaded. */
export function wished(): Asked | undefined {
    const asked = wish;
    wish = undefined;
    return asked;
}

/** Renders the buttons that ask for advice, and for the evaluation of the last bot. */
export function hintTools(session: Session, ask: (asked: Asked) => void): TemplateResult {
    const bot = lastBot(session);
    const button = (asked: Asked, sign: string, words: string) =>
        html`<button type="button" class="btn btn--small btn--quiet" @click=${() => ask(asked)}>
            ${icon(sign)}${words}
        </button>`;
    return html`<div class="hint__tools">
        ${button("hint", "ui-star", t("hint-ask"))}
        ${bot && session.version > 0 ? button("why", "ui-why", t("hint-why", { player: { player: bot.seat } })) : nothing}
    </div>`;
}

/** Returns the bot that acted last; before any bot has acted, the first one. */
export function lastBot({ info: { seats }, lines }: Session): Session["info"]["seats"][number] | undefined {
    const bots = seats.filter(({ kind }) => kind === "bot");
    const last = lines.findLast(
        ({ message, player }) => message !== "log-passed" && bots.some(({ seat }) => seat === seatIn(player)),
    );
    return bots.find(({ seat }) => seat === seatIn(last?.["player"])) ?? bots[0];
}

const teachers = new WeakMap<Session, HTMLElement>();

/**
 * Returns the element of a lesson or puzzle at its table; the table's page has loaded the module.
 *
 * The element stays the same while the table is open, so that a hint already given does not disappear with the
 * question.
 */
export function taught(session: Session): HTMLElement | typeof nothing {
    const { puzzle, lesson } = session.info;
    if (!session.live || !(puzzle || lesson)) return nothing;
    let teacher = teachers.get(session);
    if (!teacher) {
        teacher = Object.assign(document.createElement(puzzle ? "ing-puzzle" : "ing-lesson"), { session });
        teachers.set(session, teacher);
    }
    return teacher;
}
