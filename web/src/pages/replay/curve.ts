// The chances of a finished game as a curve above its timeline, with a mark at each turning point.

import { html, svg, type TemplateResult } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import type { ChancePoint, FoundInGame } from "../../server/wire.generated.ts";
import type { ReplaySession } from "../../session/replay.ts";
import { t } from "../../wording/language.ts";

/** Width and height (`HIGH`) of the curve, in its own units. */
const WIDE = 1000;
const HIGH = 100;

/** Returns the chance of a seat after a number of answers, interpolated between the nearest points. */
export function chanceAt(curve: readonly ChancePoint[], seat: number, number: number): number {
    const after = curve.findIndex((point) => point.number >= number);
    const [last, next] = after < 0 ? [curve.at(-1), undefined] : [curve[Math.max(0, after - 1)], curve[after]];
    const from = last?.chances[seat] ?? 0;
    if (!last || !next || next.number === last.number) return next?.chances[seat] ?? from;
    return from + (((next.chances[seat] ?? 0) - from) * (number - last.number)) / (next.number - last.number);
}

/** Renders the curve: with two players one seat's area, with more a line for each seat. */
export function curve(
    session: ReplaySession,
    { curve: points, turnings }: FoundInGame,
    chosen: number,
    choose: (place: number) => void,
): TemplateResult {
    const { count, at, info } = session;
    const seats = points[0]?.chances.length ?? 0;
    const below = info.seats.find(({ yours }) => yours)?.seat ?? 0;
    const x = (number: number) => (count ? number / count : 0);
    const line = (seat: number) =>
        points
            .map(
                ({ number, chances }) =>
                    `${(x(number) * WIDE).toFixed(1)} ${((1 - (chances[seat] ?? 0)) * HIGH).toFixed(1)}`,
            )
            .join("L");
    const shown = seats === 2 ? [below] : points[0]!.chances.map((_, seat) => seat);
    return html`<div class="curve" role="group" aria-label=${t("analysis-curve")}>
        <svg viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="none" aria-hidden="true">
            <rect class="c-bed" width=${WIDE} height=${HIGH} rx="4"></rect>
            ${seats === 2 ? svg`<path class="c-area" data-seat=${below + 1} d="M${line(below)}L${WIDE} ${HIGH}L0 ${HIGH}z"></path>` : ""}
            <path class="c-half" d="M0 ${HIGH / 2}H${WIDE}"></path>
            <path class="c-now" d="M${x(at) * WIDE} 0V${HIGH}"></path>
            ${shown.map((seat) => svg`<path class="c-line" data-seat=${seat + 1} d="M${line(seat)}"></path>`)}
        </svg>
        ${
            seats === 2
                ? html`<span class="curve__who curve__who--top"
                          >${session.seatMark(1 - below)}${session.seatName(1 - below)}</span
                      >
                      <span class="curve__who curve__who--below"
                          >${session.seatMark(below)}${session.seatName(below)}</span
                      >`
                : shown.map(
                      (seat) =>
                          html`<span
                              class="curve__who"
                              style=${styleMap({ top: `${100 * (1 - chanceAt(points, seat, 0))}%` })}
                              >${session.seatMark(seat)}</span
                          >`,
                  )
        }
        <span class="curve__half" aria-hidden="true">50 %</span>
        ${turnings.map(({ number, turn, seat }, place) => {
            const high = chanceAt(points, seats === 2 ? below : seat, number);
            return html`<button
                type="button"
                class="turn-mark"
                style=${styleMap({ left: `${100 * x(number)}%`, top: `${100 * (1 - high)}%` })}
                aria-label=${t("analysis-mark", { number: place + 1, turn, player: { player: seat } })}
                aria-current=${place === chosen ? "true" : "false"}
                @click=${() => choose(place)}
            >
                ${place + 1}
            </button>`;
        })}
    </div>`;
}
