// <ing-stage>: shows events large over the table, never over the decision.  It follows the log by itself.

import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import "../../../styles/stage.css";
import { icon } from "../../controls/icon.ts";
import { popoverIsOpen } from "../../controls/popover.ts";
import { onPreferences, tableSpeed } from "../../preferences.ts";
import { Watching, type Line, type Session } from "../../session/session.ts";
import { t } from "../../wording/language.ts";
import { Queue, type Clock } from "./queue.ts";
import { scenesIn, SHOW_AGAIN, STAGE_EMPTY, type Scene, type Stagecraft } from "./scene.ts";

/** Interval, in milliseconds, of the check whether a panel above the stage is still open. */
const READING = 400;

const CLOCK: Clock = {
    /** Calls back after some milliseconds, but not while an open panel covers the stage. */
    after(milliseconds, call) {
        const due = () => {
            if (popoverIsOpen()) timer = setTimeout(due, READING);
            else call();
        };
        let timer = setTimeout(due, milliseconds);
        return () => clearTimeout(timer);
    },
};

function wordsIn({ textContent }: Element): number {
    return textContent.match(/\S+/g)?.length ?? 0;
}

class Stage extends LitElement {
    static override properties = { session: { attribute: false }, craft: { attribute: false } };
    declare session: Session;
    declare craft: Stagecraft;
    protected readonly watching = new Watching(this, () => this.session);
    readonly #queue = new Queue<Scene>(CLOCK, () => this.requestUpdate());
    #lines: readonly Line[] | undefined;
    #read = 0;
    /** Place of the first line of the scene that may still continue. */
    #from = 0;
    #busy = false;
    #stop: () => void = () => {};

    protected override createRenderRoot(): HTMLElement {
        return this;
    }
    override connectedCallback(): void {
        super.connectedCallback();
        this.#stop = onPreferences(() => this.requestUpdate());
        addEventListener("keydown", this.#key, { capture: true });
        document.addEventListener(SHOW_AGAIN, this.#again);
    }
    override disconnectedCallback(): void {
        super.disconnectedCallback();
        this.#stop();
        removeEventListener("keydown", this.#key, { capture: true });
        document.removeEventListener(SHOW_AGAIN, this.#again);
        this.#queue.fold();
    }

    protected override willUpdate(_changed: PropertyValues): void {
        this.#queue.pace = tableSpeed() / (this.session.playing || 1);
        this.#follow();
        // A viewer who answers has seen enough of the current scene.
        if (this.session.busy && !this.#busy) this.#queue.answered();
        this.#busy = this.session.busy;
    }

    protected override updated(): void {
        const empty = !this.#queue.shown;
        if (empty && !this.#empty) document.dispatchEvent(new CustomEvent(STAGE_EMPTY));
        this.#empty = empty;
        this.#measure();
    }
    #empty = true;
    #drawn: Scene | undefined;
    readonly #sizes = new ResizeObserver((entries) => {
        for (const { target } of entries)
            target.classList.toggle("is-cut", target.scrollHeight > target.clientHeight + 4);
    });

    /** Gives a new scene the time that its text needs, and marks it if its content does not fit. */
    #measure(): void {
        const scene = this.#queue.shown;
        if (scene === this.#drawn) return;
        this.#drawn = scene;
        this.#sizes.disconnect();
        const stage = this.querySelector<HTMLElement>(".stage");
        const body = this.querySelector(".stage__body");
        if (!stage || !body) return;
        const folded = [...stage.querySelectorAll("details")].reduce((sum, one) => sum + wordsIn(one), 0);
        this.#queue.drawn(wordsIn(stage) - folded);
        stage.dataset["time"] = String(this.#queue.time);
        this.#sizes.observe(body);
    }

    /**
     * Stages new lines at the end of the same log.  Another log comes with a whole view; what was missed is in it, and
     * not staged.  A replay has another log at each moment; while it plays, each one continues the one before.
     */
    #follow(): void {
        const { lines, viewer, live, playing } = this.session;
        const goesOn = live ? lines === this.#lines : playing > 0 && this.#lines !== undefined;
        if (!goesOn || lines.length < this.#read) {
            const stands = lines === this.#lines; // in a replay that stands still, a scene shown again stays
            this.#lines = lines;
            this.#read = this.#from = lines.length;
            return stands ? undefined : this.#queue.fold();
        }
        if (lines.length === this.#read) return;
        const scenes = scenesIn(this.craft, lines, this.#from, viewer);
        const last = scenes.at(-1);
        if (last) this.#from = last.id;
        const fresh = scenes.filter(({ end }) => end > this.#read);
        this.#read = lines.length;
        this.#queue.put(live ? fresh : fresh.map((scene) => ({ ...scene, weighty: true })));
    }

    readonly #again = (event: Event) => {
        this.#queue.again((event as CustomEvent<Scene>).detail);
    };

    /**
     * Handles keys: Space and Enter go to the next scene, Escape closes the stage; other controls keep Space and Enter.
     */
    readonly #key = (event: KeyboardEvent) => {
        if (!this.#queue.shown || event.ctrlKey || event.metaKey || event.altKey) return;
        const at = event.target as HTMLElement | null;
        if (at?.closest("input, textarea, [contenteditable]")) return;
        const pressing = at?.closest("button, a, summary, [role=button], [tabindex='0']");
        if (event.key === "Escape" && popoverIsOpen()) return; // the popover lies above the stage
        if (event.key === "Escape") this.#queue.fold();
        else if ((event.key === " " || event.key === "Enter") && (!pressing || this.contains(pressing)))
            this.#queue.next();
        else return;
        event.preventDefault();
        event.stopPropagation();
    };

    /** Handles a press: goes to the next scene, or unfolds a brief one if the press was not on the button. */
    #pressed({ target }: Event, brief: boolean): void {
        const folded = !this.querySelector(".stage__body")?.clientHeight;
        if (brief && folded && !(target as HTMLElement).closest("button")) this.#queue.hold();
        else this.#queue.next();
    }

    protected override render(): TemplateResult | typeof nothing {
        const scene = this.#queue.shown;
        if (!scene) return nothing;
        const { session, craft } = this;
        const waiting = this.#queue.waiting;
        // A viewer with a question looks at the table: on a phone a scene of others is a single line, which unfolds.
        const brief = session.asked && !scene.own && !this.#queue.held;
        return html`<section
            class="stage ${scene.own ? "stage--own" : ""} ${session.asked ? "" : "stage--waits"} ${brief ? "stage--brief" : ""}"
            data-scene=${scene.id}
            data-kind=${scene.kind}
            data-size=${scene.size}
            aria-label=${t("browser-stage")}
            @click=${(event: Event) => this.#pressed(event, brief)}
            @pointerenter=${(event: PointerEvent) => event.pointerType === "mouse" && (event.movementX || event.movementY) && this.#queue.hold()}
        >
            <header class="stage__head">
                ${icon(craft.icon(scene))}
                <h2>${craft.title(session, scene)}</h2>
            </header>
            <div class="stage__body" tabindex="0">${craft.draw(session, scene)}</div>
            <footer class="stage__foot">
                <p>${waiting ? t("browser-stage-more", { count: waiting }) : nothing}</p>
                <button type="button" class="btn btn--small">${t("browser-stage-continue")}</button>
            </footer>
        </section>`;
    }
}
customElements.define("ing-stage", Stage);
