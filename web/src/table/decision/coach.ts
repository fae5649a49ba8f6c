// Tips for newcomers: what matters at the current question, as the rules report it.  Each tip is shown a few times, in
// the player's first few games, and never if tips are switched off.

import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import { prefer, preferences } from "../../preferences.ts";
import type { Tip } from "../../server/wire.generated.ts";
import { ruleLink } from "../../session/reading.ts";
import type { Session } from "../../session/session.ts";
import { say, t } from "../../wording/language.ts";

/** Number of times each tip is shown. */
const TIMES = 3;
/** Number of games in which tips are shown. */
const GAMES = 5;
const showing = new Map<string, string>();

/** Whether to show a tip now; a question rendered again counts once. */
export function explains(kind: string, question: string): boolean {
    if (!preferences.lessons) return false;
    if (showing.get(kind) === question) return true;
    const times = preferences.taught[kind] ?? 0;
    if (times >= TIMES) return false;
    showing.set(kind, question);
    queueMicrotask(() => void prefer({ taught: { ...preferences.taught, [kind]: times + 1 } })); // not during rendering
    return true;
}

/** Switches the tips on, starting over, or off. */
export function teach(wanted: boolean): Promise<void> {
    showing.clear();
    return prefer({ lessons: wanted, taught: {}, coached: [] });
}

/** The question at which the player dismissed the tip. */
let silent = "";

/** Renders the tip for the current question, if one is still wanted; `redraw` renders it again. */
export function coaching(session: Session, redraw: () => void): TemplateResult | typeof nothing {
    if (!session.live || !isNew(session.info.id)) return nothing;
    if (session.gathering && session.picks.length) return nothing; // the tip describes the table before the plan
    const question = `${session.info.id} ${session.version}`;
    if (question === silent) return nothing;
    const kind = ({ name }: Tip) => `${session.info.game}-${name}`;
    const told = session.question.tips?.find((tip) => explains(kind(tip), question));
    if (!told) return nothing;
    const button = (words: string, act: () => void) =>
        html`<button type="button" class="coach__act" @click=${act}>${words}</button>`;
    const enough = (wish: Promise<void>) => {
        silent = question;
        void wish.then(redraw);
    };
    const never = () => prefer({ taught: { ...preferences.taught, [kind(told)]: TIMES } });
    return html`<div class="coach" role="note" aria-label=${t("browser-tip")}>
        ${icon("ui-why")}
        <div>
            <p>${say(told.text)} ${told.rules.slice(0, 1).map((rule) => ruleLink(session.info.game, rule, true))}</p>
            <p class="coach__acts">
                ${button(t("browser-tip-enough"), () => enough(never()))}
                ${button(t("browser-tips-off"), () => enough(teach(false)))}
            </p>
        </div>
    </div>`;
}

/** Whether this game is one of the player's first few. */
function isNew(table: string): boolean {
    const { coached } = preferences;
    if (coached.includes(table)) return true;
    if (coached.length >= GAMES) return false;
    queueMicrotask(() => void prefer({ coached: [...preferences.coached.filter((one) => one !== table), table] }));
    return true;
}
