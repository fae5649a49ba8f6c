// Advice at a table of one player among bots: the best answer and its reason, and what a bot has evaluated.

import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { need } from "../catalogue.ts";
import { tell } from "../controls/announce.ts";
import { icon } from "../controls/icon.ts";
import { Refusal, server } from "../server/api.ts";
import type { Explanation, HintInfo } from "../server/wire.generated.ts";
import { Watching, type Session } from "../session/session.ts";
import { say, t } from "../wording/language.ts";
import { hintTools, lastBot, wished, type Asked } from "./decision/beside.ts";

type Answer = HintInfo["answers"][number];

/** Renders chances; loaded with the first advice. */
let odds: typeof import("./odds.ts").odds;

/** Pixels of the panel that stay visible above the advice. */
const ABOVE = 12;

class Hint extends LitElement {
    static override properties = {
        session: { attribute: false },
        hint: { state: true },
        weighed: { state: true },
        busy: { state: true },
    };
    declare session: Session;
    declare hint: HintInfo | undefined;
    declare weighed: Explanation | undefined;
    declare busy: boolean;
    protected readonly watching = new Watching(this, () => this.session);
    #version = -1;

    constructor() {
        super();
        this.busy = false;
    }
    protected override createRenderRoot(): HTMLElement {
        return this;
    }
    protected override willUpdate(): void {
        if (this.#version === this.session.version) return;
        this.#version = this.session.version;
        this.hint = this.weighed = undefined;
    }

    /** Scrolls to the beginning of the advice; the options above can still be chosen. */
    protected override updated(changed: PropertyValues): void {
        const panel = this.closest("#decision");
        const answer = this.querySelector(".hint");
        if (!changed.has("busy") || !panel || !answer) return;
        panel.scrollTop += answer.getBoundingClientRect().top - panel.getBoundingClientRect().top - ABOVE;
    }

    protected override render(): TemplateResult {
        if (this.busy) return html`<p class="decision__hint" role="status">${t("hint-thinking")}</p>`;
        if (this.hint) return this.#advice(this.hint);
        if (this.weighed) return this.#weighed(this.weighed);
        return hintTools(this.session, this.#wish);
    }

    readonly #wish = (asked: Asked): void => void this.#ask(asked === "hint" ? this.#hint : this.#why);

    /** Answers a request made before this module was loaded. */
    protected override firstUpdated(): void {
        const asked = wished();
        if (asked) this.#wish(asked);
    }

    #advice({ answers, reason, games }: HintInfo): TemplateResult {
        const [first] = answers;
        const several = games > 0 && answers.length > 1;
        return html`<section class="hint" role="status" aria-label=${t("hint-title")}>
            <h3>${icon("ui-star")}<span>${t("hint-alone", { answer: first ? words(first) : "" })}</span></h3>
            <p>${say(reason)}</p>
            <div class="hint__tools">
                <button type="button" class="btn btn--small" @click=${() => first && this.#follow(first)}>
                    ${t("hint-do")}
                </button>
                <button type="button" class="btn btn--small btn--quiet" @click=${() => (this.hint = undefined)}>
                    ${t("hint-myself")}
                </button>
            </div>
            ${
                several
                    ? html`${shown(answers, "best")}
                          <p class="hint__from">${t("hint-from", { count: games })}</p>`
                    : nothing
            }
        </section>`;
    }

    /** Renders the answer given and its alternatives, with chances if any games were played out from them. */
    #found(answers: readonly Answer[], games: number): TemplateResult {
        if (games && answers.length > 1) return shown(answers, "given");
        return html`<p><b>${answers[0] ? words(answers[0]) : ""}</b></p>`;
    }

    #weighed({ seat, answers, reason, games }: Explanation): TemplateResult {
        return html`<section class="hint" role="status">
            <h3>${icon("ui-why")}${t("hint-weighed", { player: { player: seat } })}</h3>
            ${answers.length ? this.#found(answers, games) : nothing}
            ${answers.length ? html`<p>${say(reason)}</p>` : nothing}
            <p class="hint__from">${t("hint-hidden")} ${games ? t("hint-from", { count: games }) : nothing}</p>
            <div class="hint__tools">
                <button type="button" class="btn btn--small btn--quiet" @click=${() => (this.weighed = undefined)}>
                    ${t("hint-close")}
                </button>
            </div>
        </section>`;
    }

    #hint = async (id: string): Promise<void> => {
        const hint = await server.hint(id);
        await need(hint);
        if (hint.version === this.session.version) this.hint = hint;
    };

    #why = async (id: string): Promise<void> => {
        const weighed = await server.explanation(id, { seat: lastBot(this.session)?.seat ?? -1 });
        await need(weighed);
        this.weighed = weighed;
    };

    async #ask(what: (id: string) => Promise<void>): Promise<void> {
        this.busy = true;
        try {
            ({ odds } = await import("./odds.ts"));
            await what(this.session.info.id);
        } catch (problem) {
            tell(problem instanceof Refusal && problem.said ? say(problem.said) : t("page-went-wrong"));
        }
        this.busy = false;
    }

    /** Picks the advised options; where several are picked, the player still confirms. */
    #follow({ picked }: Answer): void {
        const { options = [] } = this.session.question;
        this.hint = undefined;
        for (const place of picked) {
            const option = options[place];
            if (option && !this.session.picks.includes(option.key)) this.session.pick(option);
        }
    }
}

function shown(answers: readonly Answer[], kind: "best" | "given"): TemplateResult {
    return odds(answers.map((one, place) => ({ words: words(one), chance: one.chance, ...(place ? {} : { kind }) })));
}

function words({ labels }: Answer): string {
    return labels.length ? labels.map(say).join(", ") : t("hint-nothing");
}

customElements.define("ing-hint", Hint);
