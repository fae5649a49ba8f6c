// Reading: one gesture that works on every card and space.  It shows the thing enlarged, as it is now, then its actions
// as buttons, or the reasons why there are none.

import { html, nothing, type TemplateResult } from "lit";
import { until } from "lit/directives/until.js";
import { face, facts } from "../catalogue.ts";
import { icon } from "../controls/icon.ts";
import { closePopover, openPopover, refreshPopover } from "../controls/popover.ts";
import type { Option, Reason } from "../server/wire.generated.ts";
import { nameOf, say, t } from "../wording/language.ts";
import { headingOf } from "./headings.ts";
import type { Session } from "./session.ts";

/** A thing drawn for reading: as printed, and beside it its current state. */
export interface Reading {
    readonly thing: TemplateResult;
    readonly now?: TemplateResult | typeof nothing;
}
export type Readings = (session: Session, handle: string, definition: string) => Reading;

const readings = new Map<string, Readings>();
/**
 * Games in which a first click only opens a thing for reading, also with the mouse, because little can be taken back.
 */
const cautious = new Set<string>();

/** Registers how the things of a game are drawn for reading; each board does so when it is loaded. */
export function drawReadings(game: string, drawn: Readings, first: boolean): void {
    readings.set(game, drawn);
    if (first) cautious.add(game);
}

/** Whether a game opens things for reading before an action. */
export function readsFirst(game: string): boolean {
    return cautious.has(game);
}

/** Opens a thing for reading, with its actions. */
export function read(session: Session, handle: string, definition: string, at: HTMLElement): void {
    if (!definition) return void (handle && session.why(handle, at));
    let reasons: readonly Reason[] = [];
    const content = () => {
        const drawn = readings.get(session.info.game)?.(session, handle, definition);
        const { thing, now = nothing } = drawn ?? { thing: face(definition) };
        return html`<div class="reader">
            <div class="reader__thing">${thing}</div>
            <div class="reader__side">
                ${now} ${acts(session, handle)} ${why(session, reasons)} ${rulesOf(session.info.game, definition)}
            </div>
        </div>`;
    };
    openPopover(at, { kind: "read", label: facts(definition)?.title ?? nameOf(definition), content });
    if (!handle || !session.live || session.viewer < 0 || session.options(handle).length) return;
    void session.reasons(handle).then((found) => {
        reasons = found;
        refreshPopover();
    });
}

/** Renders the actions of a thing, each by its name. */
function acts(session: Session, handle: string): TemplateResult | typeof nothing {
    const about = session.options(handle);
    if (!about.length || (session.gathering && about.some(({ subject, other }) => subject && other))) return nothing;
    const asides = session.question.asides ?? [];
    const act = (option: Option) => {
        closePopover();
        if (asides.includes(option)) session.aside(option);
        else session.pick(option);
    };
    return html`<div class="reader__acts">
        ${about.map(
            (option) =>
                html`<button
                    type="button"
                    data-first
                    class="btn ${about.length > 1 || asides.includes(option) ? "" : "btn--primary"}"
                    aria-pressed=${session.picks.includes(option.key) ? "true" : nothing}
                    @click=${() => act(option)}
                >
                    ${icon("ui-play")}<span>${say(option.label)}</span>
                </button>`,
        )}
        <button type="button" class="btn btn--quiet" @click=${() => closePopover()}>
            ${icon("ui-close")}<span>${t("browser-read-only")}</span>
        </button>
    </div>`;
}

function why({ info }: Session, reasons: readonly Reason[]): TemplateResult | typeof nothing {
    if (!reasons.length) return nothing;
    return html`<div class="reader__why">
        ${reasons.map(({ message, rule }) => html`<p>${say(message)} ${rule ? ruleLink(info.game, rule) : nothing}</p>`)}
    </div>`;
}

/** Renders links to the rules on a thing. */
export function rulesOf(game: string, definition: string): TemplateResult | typeof nothing {
    const rules = facts(definition)?.rules ?? [];
    return rules.length ? html`<p class="rule-refs">${rules.map((rule) => ruleLink(game, rule))}</p>` : nothing;
}

/** Renders a rule as a link to the rulebook, with its heading (unless `said`) and its id. */
export function ruleLink(game: string, rule: string, said = false): TemplateResult {
    return html`<a class="rule-ref" href="/rules/${game}#${rule}" target="_blank" rel="noopener"
        >${icon("ui-book")}${said ? nothing : html`${until(headingOf(game, rule), nothing)} `}<small>${rule}</small></a
    >`;
}
