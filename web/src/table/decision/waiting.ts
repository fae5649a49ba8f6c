// The decision panel while there is nothing to decide: whose turn it is, how the game ended, or what went wrong.

import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import { botName } from "../../session/bots.ts";
import type { Session } from "../../session/session.ts";
import { t } from "../../wording/language.ts";
import { countdown } from "./countdown.ts";
import { asides, lastLine, taught, undoAsked } from "./beside.ts";

export function instead(session: Session): TemplateResult {
    const { info } = session;
    if (info.state === "frozen") return frozen(session);
    if (session.question.over || info.state === "over") return over(session);
    return others(session);
}

function panel(
    session: Session,
    kind: string,
    who: TemplateResult | string,
    prompt: string,
    rest: unknown,
): TemplateResult {
    return html`<section
        class="decision decision--${kind}"
        id="decision"
        data-version=${session.version}
        data-seat=${session.question.seat ?? -1}
        aria-labelledby="prompt"
        tabindex="-1"
    >
        ${taught(session)}
        <p class="decision__who">${who}</p>
        ${kind === "waiting" ? lastLine(session) : nothing}
        <h2 class="decision__prompt" id="prompt">${prompt}</h2>
        ${rest}
    </section>`;
}

/** Renders whose decision the game waits for, and what the viewer can do meanwhile. */
function others(session: Session): TemplateResult {
    const { info, question, viewer } = session;
    const seat = question.seat ?? -1;
    const asked = info.seats[seat];
    const mine = info.seats[viewer];
    const name = seat >= 0 ? session.seatName(seat) : "";
    const { undo } = session;
    const reason =
        asked?.kind === "person" && !asked.connected && !asked.bot_plays && session.live
            ? t("browser-away", { name })
            : "";
    const abandoned = viewer >= 0 && !!asked?.replaceable && !asked.yours;
    return panel(
        session,
        "waiting",
        html`${seat >= 0 ? session.seatFace(seat) : nothing}${viewer < 0 ? t("browser-watching") : t("browser-others-decide")}`,
        seat === viewer && mine?.bot_plays
            ? t("browser-bot-for-you", { bot: botName(mine.bot_plays) })
            : t("browser-thinking", { name }),
        html`${reason ? html`<p class="decision__hint">${reason}</p>` : nothing} ${countdown(session)}
            ${asides(session)}
            <div class="decision__tools">
                ${mine?.bot_plays ? html`<button type="button" class="btn btn--primary" @click=${() => session.comeBack()}>${t("browser-come-back")}</button>` : nothing}
                ${abandoned ? html`<button type="button" class="btn" data-key="take-over" @click=${() => session.takeOver(seat)}>${icon("ui-bot")}<span>${t("browser-take-over", { name })}</span></button>` : nothing}
                ${
                    undo.may || undo.consent
                        ? html`<button type="button" class="btn" data-key="undo" @click=${() => session.takeBack()}>
                              ${icon("ui-undo")}<span>${undo.consent ? t("browser-undo-ask") : t("browser-undo")}</span>
                          </button>`
                        : nothing
                }
            </div>
            ${undoAsked(session)}`,
    );
}

/** Tables seen in play by this page; when one of them ends, its result is shown by itself. */
export const seenInPlay = new Set<string>();

/** Records that a table was seen in play. */
export function inPlay(session: Session): void {
    if (session.live && session.question.seat !== undefined) seenInPlay.add(session.info.id);
}

/** Returns the text of who has won. */
export function result(session: Session): string {
    const winners = session.question.winners ?? session.info.winners;
    const names = winners.map((seat) => session.seatName(seat));
    if (!names.length) return t("browser-nobody-won");
    if (names.length === 1 && winners[0] === session.viewer) return t("browser-you-won");
    const lost = session.viewer >= 0 && !winners.includes(session.viewer);
    return t(lost ? "browser-you-lost" : "browser-won", { names, count: names.length });
}

/** Renders the winner of a finished game; the module with the rest is loaded now. */
function over(session: Session): TemplateResult {
    if (!session.info.lesson) void import("../end/over.ts"); // a lesson shows its own ending
    return panel(
        session,
        "over",
        html`${icon("ui-star")}${t("browser-over")}`,
        result(session),
        session.info.lesson ? nothing : html`<ing-over .session=${session}></ing-over>`,
    );
}

/** Renders the notice that a fault of the rules stopped the game; the game itself is saved. */
function frozen(session: Session): TemplateResult {
    return panel(
        session,
        "frozen",
        html`${icon("ui-warn")}${t("browser-frozen")}`,
        t("browser-frozen-what"),
        html`<p class="decision__hint">${t("browser-frozen-kept", { fault: session.info.fault })}</p>
            <div class="decision__tools"><a class="btn" href="/">${t("browser-to-start")}</a></div>`,
    );
}
