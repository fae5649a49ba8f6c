// <ing-over>: the decision panel's content after a game: why it ended, the next game, and the result.  Loaded only
// then.  A player who saw the game end is shown the result by itself, once the stage is empty.

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

/** Number of last log lines that are searched for the cause of the end. */
const LAST_LINES = 12;

/** The table whose result is shown; it survives a redraw of the panel. */
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

/**
 * Renders the causes of the game's end, with their rules, from the last lines of the log; else the players who
 * conceded, which no rule covers.
 */
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
