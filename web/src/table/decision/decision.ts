// The decision panel, where the fire is: the question, its options, and what else can be done now.  It never moves on
// its own; a new question takes the focus only if the old one had it.

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { painted } from "../../controls/breath.ts";
import { Apart } from "../../controls/drawn.ts";
import { announce, tell } from "../../controls/announce.ts";
import { facts } from "../../catalogue.ts";
import { asks, left, listed } from "./guard.ts";
import { icon } from "../../controls/icon.ts";
import { coaching } from "./coach.ts";
import { countdown } from "./countdown.ts";
import { preferences } from "../../preferences.ts";
import { definitionIn } from "../../wording/parts.ts";
import { Watching, type Session } from "../../session/session.ts";
import type { Option } from "../../server/wire.generated.ts";
import { say, t } from "../../wording/language.ts";
import { toldOf } from "./answers.ts";
import { alarm, fatalLabel } from "../danger.ts";
import { advice, asides, lastLine, taught, undoAsked } from "./beside.ts";
import { inPlay, instead } from "./waiting.ts";

/** Texts beside an option: in a few words what it does, and its result. */
export interface Gist {
    /** A short name for the option, where the board shows the rest. */
    readonly name?: string;
    readonly gist?: string;
    readonly result?: string;
}

/** Options that end a question; they stand apart, as the main button. */
const ENDING = new Set(["pass", "done"]);
/** Number of actions named in the warning before a pass. */
const NAMED = 2;

class Decision extends Apart {
    static override properties = {
        session: { attribute: false },
        gist: { attribute: false },
        asking: { attribute: false },
        extra: { attribute: false },
        outcome: { attribute: false },
        stretch: { attribute: false },
        same: { attribute: false },
        shown: { attribute: false },
        warned: { state: true },
    };
    declare session: Session;
    /** Returns a board's texts for an option. */
    declare gist: ((option: Option) => Gist) | undefined;
    /** The board's own wording of the question, where it knows more than the question says. */
    declare asking: string | undefined;
    /** The board's content under the prompt, such as the totals of a fight. */
    declare extra: TemplateResult | undefined;
    /** The outcome if all players pass. */
    declare outcome: string | undefined;
    /** The part of the turn, such as a phase; the warning before a pass comes at most once in each. */
    declare stretch: string | undefined;
    /** Returns a key that is equal for interchangeable options; "" for an option of its own. */
    declare same: ((option: Option) => string) | undefined;
    /** Whether the board shows all options beside the question, so that a list would repeat them. */
    declare shown: boolean | undefined;
    declare warned: boolean;
    protected readonly watching = new Watching(this, () => this.session);
    #question: unknown;
    #hadFocus = false;
    /** Whether the options are rendered too; in a new panel they come after the rest. */
    #whole = false;

    constructor() {
        super();
        this.warned = false;
    }

    protected override willUpdate(_changed: PropertyValues): void {
        this.#hadFocus = false;
        if (this.#question === this.session.question) return;
        this.#hadFocus = this.#question !== undefined && this.contains(document.activeElement);
        this.#question = this.session.question;
        this.warned = false;
    }
    protected override firstUpdated(): void {
        void painted().then(() => {
            this.#whole = true;
            this.requestUpdate();
        });
    }
    protected override updated(): void {
        if (this.#hadFocus) this.querySelector<HTMLElement>("#decision")?.focus({ preventScroll: true });
    }

    protected override render(): TemplateResult {
        const { session } = this;
        inPlay(session);
        if (!session.asked) return html`${instead(session)}`;
        const { least = 1, most = 1, options = [] } = session.question;
        // only Undo is possible
        const alone = most === 1 && least > 0 && !options.some((option) => ENDING.has(option.verb));
        return html`<section
            class="decision ${session.busy ? "decision--busy" : ""}"
            id="decision"
            data-version=${session.version}
            data-seat=${session.viewer}
            aria-labelledby="prompt"
            aria-busy=${session.busy || !this.#whole}
            tabindex="-1"
        >
            ${taught(session)}
            <p class="decision__who">${session.seatMark(session.viewer)}${t("browser-your-decision")}</p>
            ${lastLine(session)}<ing-recap .session=${session} folded></ing-recap>
            <h2 class="decision__prompt" id="prompt">${this.asking ?? say(session.question.prompt!)}</h2>
            ${alarm(session)}
            ${this.outcome ? html`<p class="decision__outcome">${icon("ui-next")}<span>${this.outcome}</span></p>` : nothing}
            ${endings(session)} ${coaching(session, () => this.requestUpdate())} ${this.extra ?? nothing}
            ${!this.#whole ? nothing : session.gathering || this.shown ? this.#listed() : this.#answers()}
            ${asides(session)} ${advice(session, () => this.requestUpdate())}
            <div class="decision__foot">
                ${this.warned ? this.#warning() : nothing}
                <div class="decision__tools">
                    ${this.#ending()} ${this.#several()} ${this.#undo()} ${alone ? this.#noUndo() : nothing}
                </div>
                ${alone ? nothing : this.#noUndo()} ${undoAsked(session)} ${countdown(session)}
            </div>
        </section>`;
    }

    #answers(): TemplateResult {
        return html`<ing-answers
            .session=${this.session}
            .options=${this.#distinct()}
            .gist=${this.#gist}
        ></ing-answers>`;
    }

    /** Renders the options that can be chosen on the table as a list too, folded. */
    #listed(): TemplateResult {
        return html`<details class="listed ${this.shown ? "listed--shown" : ""}">
            <summary>${t("browser-as-a-list", { count: this.#options().length })}</summary>
            ${this.#answers()}
        </details>`;
    }

    #options(): Option[] {
        const { options = [], most = 1 } = this.session.question;
        return most > 1 ? [...options] : listed(options.filter(({ verb }) => !ENDING.has(verb)));
    }

    /** Returns the options with copies of a card as one option; on the table each copy can be pointed at. */
    #distinct(): Option[] {
        const options = this.#options();
        if (!this.same || (this.session.question.most ?? 1) > 1) return options;
        const seen = new Set<string>();
        return options.filter((option) => {
            const key = this.same!(option);
            if (key && seen.has(key)) return false;
            seen.add(key);
            return true;
        });
    }

    readonly #gist = (option: Option): Gist => {
        const own = this.gist?.(option);
        if (own?.gist || own?.result) return own;
        if (!["play", "use", "cast", "respond", "start-with"].includes(option.verb)) return own ?? {};
        const definition = definitionIn(option.label["subject"]);
        const text = definition ? facts(definition)?.text : undefined;
        return { ...own, ...(text?.length ? { gist: text.join(" ") } : {}) };
    };

    /** Renders the buttons that pass or end the question. */
    #ending(): TemplateResult[] {
        const { options = [], most = 1 } = this.session.question;
        if (most > 1) return [];
        return options
            .filter((option) => ENDING.has(option.verb))
            .map((option) => {
                const fatal = fatalLabel(this.session, option);
                return html`<button
                    type="button"
                    class="btn ${fatal ? "btn--fatal" : this.#isTheThing ? "btn--primary" : ""}"
                    data-key="pass"
                    @click=${() => (fatal ? this.session.pick(option) : this.#end(option))}
                >
                    ${icon(fatal ? "ui-warn" : "ui-pass")}<span>${fatal ?? say(option.label)}</span>
                </button>`;
            });
    }

    /** Whether ending the question is the likely choice: there is nothing else to do, or something was picked. */
    get #isTheThing(): boolean {
        return !this.#options().length || this.session.picks.length > 0;
    }

    /** Ends the question; warns before a pass with something left to do, unless warnings are off. */
    #end(option: Option): void {
        const { session } = this;
        const guarded = option.verb === "pass" && this.stretch && preferences.passGuard && !this.warned;
        if (guarded && asks(session.question, `${session.info.id} ${this.stretch}`, session.results)) {
            this.warned = true;
            announce(this.#stillPossible());
            return;
        }
        session.pick(option);
    }

    #stillPossible(): string {
        const possible = [...new Set(left(this.session.question, this.session.results).map(({ label }) => say(label)))];
        return t("browser-pass-asked", { what: possible.slice(0, NAMED) });
    }

    #warning(): TemplateResult {
        return html`<p class="decision__warning">${icon("ui-warn")}<span>${this.#stillPossible()}</span></p>`;
    }

    /** Renders the number of picks and the button that confirms them; if no pick is required, one that picks none. */
    #several(): TemplateResult | typeof nothing {
        const { session } = this;
        const { least = 1, most = 1, options = [] } = session.question;
        if (session.gathering)
            return options.some(({ verb }) => ENDING.has(verb)) ? nothing : this.#confirm(session.enough);
        if (most === 1) {
            return least === 0
                ? html`<button type="button" class="btn btn--primary" data-key="pass" @click=${() => session.confirm()}>
                      ${icon("ui-pass")}<span>${t("browser-choose-none")}</span>
                  </button>`
                : nothing;
        }
        const count = session.picks.length;
        const enough = count >= least;
        const label = count === 0 && least === 0 ? t("browser-choose-none") : t("browser-confirm");
        return html`<p class="decision__count" role="status">
                ${counted(count, least, Math.min(most, options.length))}
            </p>
            ${this.#confirm(enough, label)}`;
    }

    #confirm(enough: boolean, label = t("browser-confirm")): TemplateResult {
        return html`<button
            type="button"
            class="btn ${enough ? "btn--primary" : ""}"
            data-key="pass"
            aria-disabled=${enough ? nothing : "true"}
            @click=${() => this.session.confirm()}
        >
            ${icon("ui-check")}<span>${label}</span>
        </button>`;
    }

    #undo(): TemplateResult {
        const { undo } = this.session;
        const may = undo.may || undo.consent;
        return html`<button
            type="button"
            class="btn"
            data-key="undo"
            aria-disabled=${may ? nothing : "true"}
            aria-describedby=${undo.why ? "no-undo" : nothing}
            @click=${() => (may ? this.session.takeBack() : undo.why && tell(say(undo.why)))}
        >
            ${icon("ui-undo")}<span
                >${undo.consent ? t("browser-undo-ask") : undo.dice ? t("browser-undo-dice") : t("browser-undo")}</span
            >
        </button>`;
    }

    #noUndo(): TemplateResult | typeof nothing {
        const { why, may, consent } = this.session.undo;
        return why && !may && !consent ? html`<p class="decision__hint" id="no-undo">${say(why)}</p>` : nothing;
    }
}
customElements.define("ing-decision", Decision);

/** Renders the predicted results of passing, where the rules know them. */
function endings(session: Session): TemplateResult[] {
    const ending = (session.question.options ?? []).filter(({ verb }) => ENDING.has(verb));
    return ending.flatMap(({ key, label }) =>
        toldOf(session, key).map(
            (one) => html`<p class="decision__outcome">${icon("ui-next")}<span>${say(label)}: ${say(one)}</span></p>`,
        ),
    );
}

function counted(count: number, least: number, most: number): string {
    if (least === most) return t("browser-chosen-of", { count, most });
    return least ? t("browser-chosen-between", { count, least, most }) : t("browser-chosen-up-to", { count, most });
}
