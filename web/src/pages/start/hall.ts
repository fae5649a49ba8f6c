// The tables on the start page: the guest's own to continue, and open ones to join or to watch.

import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import { seatNames } from "../../session/bots.ts";
import { language, listed, t } from "../../wording/language.ts";
import type { Summary, Tables } from "../../server/wire.generated.ts";
import { gameIcon, gameTitle } from "../words.ts";

/** Finished games listed until the guest asks for all. */
const FINISHED = 3;

/** Renders the guest's own tables, the ones waiting for the guest first. */
export function yours(tables: readonly Summary[], everything: boolean, toggle: () => void): TemplateResult {
    const games = tables.filter(({ lesson, puzzle }) => !lesson && !puzzle);
    const running = games.filter((table) => table.state !== "over").sort((one, other) => rank(one) - rank(other));
    const finished = games.filter((table) => table.state === "over");
    const lessons = leftLessons(tables);
    if (!games.length && !lessons.length) return html`<p class="empty">${t("page-your-tables-empty")}</p>`;
    const shown = everything ? finished : finished.slice(0, FINISHED);
    return html`<ul class="rows">
            ${running.map(goOn)} ${lessons.map(takeUp)} ${shown.map(again)}
        </ul>
        ${
            finished.length > FINISHED
                ? html`<p class="block__more">
                      <button
                          type="button"
                          class="btn btn--quiet btn--small"
                          aria-expanded=${everything}
                          @click=${toggle}
                      >
                          ${everything ? t("page-fewer-finished") : t("page-all-finished", { count: finished.length })}
                      </button>
                  </p>`
                : ""
        }`;
}

/** Returns the latest lesson of each game if it was left before its end; earlier lessons are not offered again. */
export function leftLessons(tables: readonly Summary[]): Summary[] {
    const latest = new Map<string, Summary>();
    for (const table of tables) {
        const known = latest.get(table.game);
        if (table.lesson && (!known || known.changed < table.changed)) latest.set(table.game, table);
    }
    return [...latest.values()].filter(({ state }) => state !== "over");
}

/** Renders the open tables of other guests; only the heading until they are loaded. */
export function hall(all: Tables | undefined): TemplateResult {
    const own = new Set(all?.yours.map((table) => table.id));
    const tables = all?.open.filter((table) => !own.has(table.id)) ?? [];
    const waiting = tables.filter((table) => table.state === "waiting");
    const playing = tables.filter((table) => table.state === "playing");
    return html`<h2 id="open">
            ${t("page-open-tables")}
            <small role="status"
                >${tables.length ? t("page-open-count", { waiting: waiting.length, playing: playing.length }) : ""}</small
            >
        </h2>
        ${
            tables.length
                ? html`<ul class="rows">
                      ${waiting.map((table) => row(table, chairs(table), t("page-sit-down"), `/table/${table.id}`))}
                      ${playing.map((table) => row(table, ago(table.changed), t("page-watch"), `/table/${table.id}`, "ui-eye"))}
                  </ul>`
                : all
                  ? html`<p class="empty">${t("page-open-tables-empty")}</p>`
                  : nothing
        }`;
}

function rank(table: Summary): number {
    if (table.your_turn) return 0;
    return table.state === "playing" ? 1 : 2;
}

/** Returns the progress of a game and the time of its last event, which tell games of the same name apart. */
function far({ answers, changed }: Summary): string {
    return `${t("page-answers", { count: answers })}, ${ago(changed)}`;
}

function goOn(table: Summary): TemplateResult {
    const how = table.your_turn
        ? html`<span class="yours">${icon("ui-bell")}${t("page-your-turn")}</span>, ${far(table)}`
        : table.state === "waiting"
          ? chairs(table)
          : table.state === "frozen"
            ? t("page-frozen")
            : far(table);
    return row(table, how, table.state === "waiting" ? t("page-open-table") : t("page-go-on"), `/table/${table.id}`);
}

function takeUp(table: Summary): TemplateResult {
    const how = html`${t("page-lesson-left", { part: table.lesson })}, ${ago(table.changed)}`;
    return row(table, how, t("page-lesson-take-up"), `/table/${table.id}`, "ui-book");
}

/** Signs and texts for the guest's result of a game. */
const RESULTS: Readonly<Record<string, readonly [sign: string, words: () => string]>> = {
    won: ["ui-check", () => t("page-won")],
    lost: ["ui-skull", () => t("page-lost")],
};

function again(table: Summary): TemplateResult {
    const [sign, words] = RESULTS[table.result] ?? ["ui-clock", () => t("page-finished")];
    const how = html`<span class="result result--${table.result}">${words()}</span>, ${ago(table.changed)}`;
    return row(table, how, t("page-replay"), `/replay/${table.id}`, sign);
}

/** Renders a table: its title, players, game and state. */
function row(table: Summary, how: TemplateResult | string, action: string, href: string, sign = ""): TemplateResult {
    const [title, ...more] = [table.title, people(table), gameTitle(table.game)].filter(Boolean);
    return html`<li class="row">
        ${icon(sign || gameIcon(table.game))}
        <span class="row__what" id="table-${table.id}"
            >${title}<small>${more.map((one) => `${one} · `)}${how}</small></span
        >
        <a class="btn btn--small" href=${href} aria-describedby="table-${table.id}">${action}</a>
    </li>`;
}

/** Returns the names of the players at a table. */
export function people(table: Summary): string {
    const names = seatNames(table).filter(Boolean);
    return names.length ? listed(names) : "";
}

/** Renders the chairs of a table; filled chairs are taken. */
function chairs(table: Summary): TemplateResult {
    const taken = table.seats.filter((seat) => seat.kind !== "empty").length;
    return html`<span
        class="chairs"
        role="img"
        aria-label=${t("page-seats-taken", { taken, seats: table.seats.length })}
        >${table.seats.map((seat) => html`<i class=${seat.kind === "empty" ? "" : "taken"}></i>`)}</span
    >`;
}

/** Returns how long ago something happened, in the words of the language. */
export function ago(seconds: number): string {
    const passed = Math.max(0, Date.now() / 1000 - seconds);
    const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
    if (passed < 3600) return format.format(-Math.round(passed / 60), "minute");
    if (passed < 86_400) return format.format(-Math.round(passed / 3600), "hour");
    return format.format(-Math.round(passed / 86_400), "day");
}
