// The rounds of a league: the player's next game first, then the round, the standings, and the finished games.

import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import type { LeagueInfo, Match } from "../../server/wire.generated.ts";
import { ruleLink } from "../../session/reading.ts";
import { t } from "../../wording/language.ts";
import { seatName } from "./leagues.ts";

export function rounds(league: LeagueInfo): TemplateResult {
    const number = league.matches.length;
    return html`${steps(league)}
        <div class="league-two">
            <div class="league-column">${next(league)} ${standings(league)}</div>
            <div class="league-column">
                ${[...league.matches].reverse().map((games, place) => round(league, games, number - place))}
            </div>
        </div>`;
}

function own(league: LeagueInfo, games: readonly Match[]): Match | undefined {
    return games.find((match) => league.you >= 0 && (match.first === league.you || match.second === league.you));
}

/** Returns the result of a match from the reader's point of view. */
function outcome(league: LeagueInfo, match: Match | undefined): string {
    if (!match) return "";
    if (match.second < 0) return t("league-round-bye");
    if (!match.over) return t("league-round-now");
    if (match.winner < 0) return t("league-round-none");
    return match.winner === league.you ? t("league-round-won") : t("league-round-lost");
}

function steps(league: LeagueInfo): TemplateResult {
    return html`<ol class="league-steps">
        ${Array.from({ length: league.rounds }, (_, at) => {
            const games = league.matches[at];
            const now = league.phase === "playing" && at === league.matches.length - 1;
            return html`<li class=${now ? "is-now" : games ? "is-past" : ""} aria-current=${now ? "step" : nothing}>
                <b aria-label=${t("league-round", { number: at + 1 })}>${at + 1}</b>
                <small
                    >${games ? outcome(league, own(league, games)) || (now ? t("league-round-now") : nothing) : nothing}</small
                >
            </li>`;
        })}
    </ol>`;
}

function next(league: LeagueInfo): TemplateResult | typeof nothing {
    const best = league.standings[0];
    if (league.phase === "over") {
        if (!best) return nothing;
        const words =
            best.seat === league.you
                ? t("league-winner-you")
                : t("league-winner", { name: seatName(league, best.seat) });
        return html`<section class="panel league-panel league-next" role="status"><h2>${words}</h2></section>`;
    }
    const match = own(league, league.matches.at(-1) ?? []);
    if (!match) return nothing;
    const title = t("league-round", { number: league.matches.length });
    if (match.second < 0)
        return html`<section class="panel league-panel league-next">
            <p><b>${title}</b></p>
            <h2>${t("league-bye")}</h2>
        </section>`;
    const other = match.first === league.you ? match.second : match.first;
    return html`<section class="panel league-panel league-next">
        <p><b>${title}</b></p>
        <h2>${t("league-against", { name: seatName(league, other) })}</h2>
        ${
            match.over
                ? html`<p>${t("league-wait-round")}</p>`
                : html`<p>${t("league-against-lead")}</p>
                      <a class="btn btn--primary" href="/table/${match.table}"
                          >${icon("ui-play")}${t("league-sit-down")}</a
                      >`
        }
    </section>`;
}

function round(league: LeagueInfo, games: readonly Match[], number: number): TemplateResult {
    return html`<section class="panel league-panel">
        <h2>${t("league-round", { number })}</h2>
        <ul class="league-games">
            ${games.map((match) => {
                const first = seatName(league, match.first);
                const who =
                    match.second < 0
                        ? t("league-match-bye", { first })
                        : t("league-match", { first, second: seatName(league, match.second) });
                const how =
                    match.second < 0
                        ? ""
                        : !match.over
                          ? t("league-match-on")
                          : match.winner < 0
                            ? t("league-match-none")
                            : t("league-match-won", { name: seatName(league, match.winner) });
                return html`<li>
                    <span><b>${who}</b> <small>${how}</small></span>
                    ${
                        match.table
                            ? html`<a
                                  class="btn btn--small"
                                  href=${match.over ? `/replay/${match.table}` : `/table/${match.table}`}
                                  aria-label="${match.over ? t("league-replay") : t("league-watch")}: ${who}"
                                  >${icon("ui-eye")}${match.over ? t("league-replay") : t("league-watch")}</a
                              >`
                            : nothing
                    }
                </li>`;
            })}
        </ul>
    </section>`;
}

function standings(league: LeagueInfo): TemplateResult {
    return html`<section class="panel league-panel">
        <h2>${t("league-standings")}</h2>
        <div class="league-scroll" tabindex="0" role="region" aria-label=${t("league-standings")}>
            <table class="league-table">
                <thead>
                    <tr>
                        <th scope="col"><span class="visually-hidden">#</span></th>
                        <th scope="col">${t("league-player")}</th>
                        <th scope="col">${t("league-points")}</th>
                        <th scope="col">${t("league-won-lost")}</th>
                        <th scope="col">${t("league-opponents")}</th>
                        <th scope="col">${t("league-theirs")}</th>
                    </tr>
                </thead>
                <tbody>
                    ${league.standings.map(
                        (one, place) =>
                            html`<tr class=${one.seat === league.you ? "is-you" : ""}>
                                <td>${place + 1}</td>
                                <th scope="row">
                                    ${seatName(league, one.seat)}${one.seat === league.you ? html` <small>${t("league-you")}</small>` : nothing}
                                </th>
                                <td><b>${one.points}</b></td>
                                <td>${one.won}–${one.lost}</td>
                                <td>${one.opponents} %</td>
                                <td>${one.theirs} %</td>
                            </tr>`,
                    )}
                </tbody>
            </table>
        </div>
        <p><small>${t("league-rule")}: ${ruleLink("lotr", "LG-113")}</small></p>
    </section>`;
}
