// The review of a game: its turning points with links into the replay, the curve of the chances, and statistics.

import { html, nothing, svg, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import type { Session } from "../../session/session.ts";
import type { AccountInfo, TurningPoint } from "../../server/wire.generated.ts";
import { say, t } from "../../wording/language.ts";
import { signOf } from "../signs.ts";
import { seatIn } from "../stage/scene.ts";

/** Width and height (`HIGH`) of the curve, in its own units. */
const WIDE = 600;
const HIGH = 80;

/** Returns the seat from whose side the review is written: the viewer's, else the winner's. */
export function side(session: Session): number {
    if (session.viewer >= 0) return session.viewer;
    return (session.question.winners ?? session.info.winners)[0] ?? 0;
}

/** Renders at most three turning points, each with the chances around it and a link into the replay. */
export function turned(session: Session, account: AccountInfo): TemplateResult {
    if (!account.turnings.length) {
        const given = session.info.seats.some(({ conceded }) => conceded);
        return html`<p>${given ? t("end-given-up") : t("end-nothing-turned")}</p>`;
    }
    const judged = account.turnings.some(({ before }) => before.length);
    return html`<ol class="turns">
            ${account.turnings.map((one) => turning(session, one, say(account.counted_in)))}
        </ol>
        ${curve(session, account)} ${judged ? html`<p class="end__note">${t("end-turned-note")}</p>` : nothing}`;
}

function turning(session: Session, { number, turn, lines, before, after }: TurningPoint, unit: string): TemplateResult {
    const seat = side(session);
    const [first, ...rest] = lines;
    const owner = seatIn(first?.["owner"]);
    const what = first ? say(first) + (owner < 0 ? "" : ` (${session.seatName(owner)})`) : "";
    const up = (after[seat] ?? 0) >= (before[seat] ?? 0);
    return html`<li>
        <span class="mile">${unit}<b>${turn}</b></span>
        <span class="turns__sign">${icon(signOf(first?.message ?? "") || "ui-star")}</span>
        <p>
            ${what}
            <small>${rest.map((line) => html`${say(line)} `)}</small>
            ${before.length ? html`<small class=${up ? "up" : "down"}>${t("end-chance", { player: { player: seat }, before: before[seat] ?? 0, after: after[seat] ?? 0 })}</small>` : nothing}
        </p>
        <a
            class="btn btn--small"
            href="/replay/${session.info.id}?at=${number}&viewer=${seat}"
            aria-label=${t("end-see-what", { what })}
            >${t("end-see")}</a
        >
    </li>`;
}

/** Renders the chances as a curve, with a ring at each turning point. */
function curve(session: Session, { curve: points, turnings }: AccountInfo): TemplateResult | typeof nothing {
    const seat = side(session);
    if (points.length < 3) return nothing;
    const won = (session.question.winners ?? session.info.winners).includes(seat);
    const chances = [...points.map((point) => point.chances[seat] ?? 0), won ? 100 : 0];
    const x = (place: number) => Math.round((place / (chances.length - 1)) * WIDE);
    const y = (chance: number) => Math.round(HIGH - 2 - (chance / 100) * (HIGH - 4));
    const line = chances.map((chance, place) => `${x(place)} ${y(chance)}`).join("L");
    // A turning point is marked at the beginning of its turn.
    const rings = turnings.map(({ number }) => points.findLastIndex((point) => point.number <= number));
    return html`<svg
        class="chance"
        viewBox="0 0 ${WIDE} ${HIGH}"
        preserveAspectRatio="none"
        role="img"
        aria-label=${t("end-curve", { player: { player: seat }, chances: chances.join(" ") })}
    >
        <path class="area" d="M0 ${HIGH}L${line}L${WIDE} ${HIGH}z"></path>
        <path class="half" d="M0 ${HIGH / 2}H${WIDE}"></path>
        <path class="line" d="M${line}"></path>
        ${rings.filter((place) => place >= 0).map((place) => svg`<path class="ring" d="M${x(place)} ${y(chances[place]!)}h.01"></path>`)}
    </svg>`;
}

/** Renders the statistics, one column per seat. */
export function counted(session: Session, account: AccountInfo): TemplateResult {
    const seats = session.info.seats.map(({ seat }) => seat);
    return html`<table class="account">
            <thead>
                <tr>
                    <td></td>
                    ${seats.map((seat) => html`<th scope="col">${session.seatMark(seat)}<span>${session.seatName(seat)}</span></th>`)}
                </tr>
            </thead>
            <tbody>
                ${account.rows.map(
                    ({ label, values }) =>
                        html`<tr>
                            <th scope="row">${say(label)}</th>
                            ${seats.map((seat) => html`<td>${values[seat]}</td>`)}
                        </tr>`,
                )}
            </tbody>
        </table>
        ${
            account.stood_out.length
                ? html`<h3>${t("end-stood-out")}</h3>
                      <ul class="end__stood">
                          ${account.stood_out.map((line) => html`<li>${say(line)}</li>`)}
                      </ul>`
                : nothing
        }`;
}
