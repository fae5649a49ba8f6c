// <ing-over>: what the decision panel has when a game is over: why, the next game, and how this one went.  It is loaded
// only then.  Whoever saw the game end is shown how it went by itself, once nothing is staged any more.

import "../../../styles/end.css";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import { ruleLink } from "../../session/reading.ts";
import { Watching, type Session } from "../../session/session.ts";
import { say, speak, t } from "../../wording/language.ts";
import { seenInPlay } from "../decision/waiting.ts";
import { STAGE_EMPTY } from "../stage/scene.ts";
import "./end.ts";
import { nextGame } from "./rematch.ts";

/** What ended a game stands among so many of the last lines. */
const LAST_LINES = 12;

/** The table whose end is shown: the panel may be drawn anew meanwhile. */
let showing = "";

class Over extends LitElement {
    static override properties = {
        session: { attribute: false },
        shown: { state: true },
        words: { state: true },
    };
    declare session: Session;
    declare shown: boolean;
    declare words: boolean;
    protected readonly watching = new Watching(this, () => this.session);

    constructor() {
        super();
        this.shown = this.words = false;
    }
    protected override createRenderRoot(): HTMLElement {
        return this;
    }
    override connectedCallback(): void {
        super.connectedCallback();
        void speak({ named: true, paged: true }).then(() => (this.words = true));
        document.addEventListener(STAGE_EMPTY, this.#show);
    }
    override disconnectedCallback(): void {
        super.disconnectedCallback();
        document.removeEventListener(STAGE_EMPTY, this.#show);
    }
    protected override willUpdate(): void {
        if (showing === this.session.info.id) this.shown = true;
    }
    protected override firstUpdated(): void {
        requestAnimationFrame(() => document.querySelector(".stage") ?? this.#show());
    }

    readonly #show = () => {
        if (seenInPlay.delete(this.session.info.id) && this.session.live) this.#open(true);
    };

    #open(open: boolean): void {
        showing = open ? this.session.info.id : "";
        this.shown = open;
    }

    protected override render(): TemplateResult {
        const { session } = this;
        if (!this.words) return html``;
        if (!session.live) return html`${why(session)}`;
        return html`${why(session)}
            <div class="decision__tools decision__tools--over">
                ${nextGame(session)}
                <button type="button" class="btn" @click=${() => this.#open(true)}>
                    ${icon("ui-book")}<span>${t("end-how")}</span>
                </button>
                <a class="btn" href="/replay/${session.info.id}">${icon("ui-play")}<span>${t("end-replay")}</span></a>
                <a class="btn" href="/"><span>${t("browser-to-start")}</span></a>
            </div>
            ${this.shown ? html`<ing-end .session=${session} .why=${why(session)} @shut=${() => this.#open(false)}></ing-end>` : nothing}`;
    }
}
customElements.define("ing-over", Over);

/** What ended the game, with the rules that say so: the first such line of the last ones, and what followed from it;
 *  else who gave it up, which is no matter of the rules. */
function why(session: Session): TemplateResult | typeof nothing {
    const { game } = session.info;
    const told = session.lines.slice(-LAST_LINES).filter((line) => typeof line["rule"] === "string");
    const gave = told.length ? [] : session.info.seats.filter(({ conceded }) => conceded);
    if (!told.length && !gave.length) return nothing;
    return html`<ul class="decision__why">
        ${told.map((line) => html`<li>${say(line)} ${ruleLink(game, String(line["rule"]))}</li>`)}
        ${gave.map(({ seat }) => html`<li>${say({ message: "end-conceded", player: { player: seat } })}</li>`)}
    </ul>`;
}
