// The notes of a lesson at its table: a paper note above the question, which can still be answered meanwhile.

import "../../../styles/lesson.css";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import { preferences } from "../../preferences.ts";
import { go } from "../../router.ts";
import { server } from "../../server/api.ts";
import type { LessonInfo, NoteInfo } from "../../server/wire.generated.ts";
import { ruleLink } from "../../session/reading.ts";
import { Watching, type Session } from "../../session/session.ts";
import { language, say, t } from "../../wording/language.ts";
import { botName } from "../../session/bots.ts";
import { layQuick, quickChoice } from "../start/quick.ts";
import { light, show } from "./light.ts";
import { Told } from "./told.ts";

/** The bot for a first real game. */
const EASY = "easy";

/** Ids of the notes read to their end, by table; taking back a move does not repeat them. */
const read = new Map<string, Set<string>>();

class Lesson extends LitElement {
    static override properties = {
        session: { attribute: false },
        told: { state: true },
        place: { state: true },
        folded: { state: true },
        busy: { state: true },
    };
    declare session: Session;
    /** The lesson's notes; `place` is the index of the note shown. */
    declare told: LessonInfo | undefined;
    declare place: number;
    declare folded: boolean;
    declare busy: boolean;
    protected readonly watching = new Watching(this, () => this.session);
    protected readonly asking = new Told(
        this,
        () => this.session,
        server.lesson,
        (told) => this.#hear(told),
    );
    #shown: NoteInfo | undefined;
    /** Whether one of the lesson's own buttons was pressed; the button may be gone after the update. */
    #pressed = false;

    constructor() {
        super();
        this.place = 0;
        this.folded = false;
        this.busy = false;
    }
    protected override createRenderRoot(): HTMLElement {
        return this;
    }

    protected override updated(): void {
        this.#keepFocus();
        const note = this.#note;
        if (note === this.#shown) return;
        this.#shown = note;
        light(note?.light ?? []);
        if (note?.light.length) requestAnimationFrame(() => show(note.light)); // once the board is drawn
    }
    override disconnectedCallback(): void {
        super.disconnectedCallback();
        this.#shown = undefined;
        light([]);
    }

    /**
     * Moves the focus to the note when the pressed button is gone, and never to an option, which Enter would choose.
     */
    #keepFocus(): void {
        const text = this.querySelector<HTMLElement>(".teach__text");
        if (!this.#pressed || !text) return;
        const at = document.activeElement;
        this.#pressed = false;
        if (!at || at === document.body || !at.isConnected || at.id === "decision") text.focus({ preventScroll: true });
    }

    get #note(): NoteInfo | undefined {
        return this.told?.notes[Math.min(this.place, this.told.notes.length - 1)];
    }

    /** Takes over the notes from the server and goes to the first one that was not read yet. */
    #hear(told: LessonInfo): void {
        const known = this.#read();
        const shown = this.told?.notes[this.place];
        if (shown && !told.notes.some((note) => note.text.message === shown.text.message))
            known.add(shown.text.message);
        const fresh = told.notes.findIndex((note) => !known.has(note.text.message));
        this.place = fresh >= 0 ? fresh : Math.max(0, told.notes.length - 1);
        // While others act, the last notes stay; for a player who is asked, outdated notes are removed.
        if (told.notes.length || told.ended || !this.told || this.session.asked) this.told = told;
    }

    #read(): Set<string> {
        const { id } = this.session.info;
        if (!read.has(id)) read.set(id, new Set());
        return read.get(id)!;
    }

    #turn(note: NoteInfo): void {
        this.#read().add(note.text.message);
        this.#pressed = true;
        this.place += 1;
    }

    protected override render(): TemplateResult | typeof nothing {
        const { told } = this;
        const note = this.#note;
        if (!told) return nothing;
        if (!note) return this.#quiet(told);
        const last = this.place >= told.notes.length - 1;
        return html`<section class="teach ${note.answers ? "teach--answer" : ""}" aria-label=${t("learn-region")}>
            <p class="teach__head">
                <b>${say(told.chapter)}</b>
                <span class="teach__count">${t("learn-count", { number: note.number, beats: told.beats })}</span>
                <button
                    type="button"
                    class="teach__fold"
                    aria-expanded=${this.folded ? "false" : "true"}
                    @click=${() => (this.folded = !this.folded)}
                >
                    ${this.folded ? t("learn-unfold") : t("learn-fold")}
                </button>
            </p>
            <progress class="teach__way" max=${told.beats} value=${note.number} aria-hidden="true"></progress>
            <p class="teach__text" role="status" tabindex="-1" ?hidden=${this.folded}>
                ${say(note.text)}${note.lit ? html`<span class="visually-hidden"> ${say(note.lit)}</span>` : nothing}
            </p>
            <p class="teach__foot" ?hidden=${this.folded}>
                ${this.#buttons(told, note, last)} ${note.rules.slice(0, 2).map((rule) => ruleLink(told.game, rule))}
            </p>
        </section>`;
    }

    /** Renders the panel for moments without a note, in which the player plays freely. */
    #quiet(told: LessonInfo): TemplateResult {
        return html`<section class="teach" aria-label=${t("learn-region")}>
            <p class="teach__head"><b>${say(told.chapter)}</b></p>
            <p class="teach__text" role="status" tabindex="-1">${t("learn-quiet")}</p>
        </section>`;
    }

    #buttons(told: LessonInfo, note: NoteInfo, last: boolean): TemplateResult {
        const button = (words: string, sign: string, act: () => void, main = false) =>
            html`<button
                type="button"
                class="btn btn--small ${main ? "btn--primary" : ""}"
                aria-disabled=${this.busy ? "true" : nothing}
                @click=${act}
            >
                ${icon(sign)}<span>${words}</span>
            </button>`;
        return html`${note.back >= 0 ? button(t("learn-back"), "ui-undo", () => void this.#takeBack(note.back)) : nothing}
        ${last ? nothing : button(t("learn-next"), "ui-next", () => this.#turn(note), true)}
        ${last && told.ended && told.next ? button(t("learn-next-part"), "ui-next", () => void this.#goOn(told), true) : nothing}
        ${last && told.ended && !told.next ? html`${button(t("learn-real-game", { bot: botName(EASY) }), "ui-play", () => void this.#play(told), true)}<a class="btn btn--small" href="/puzzles">${t("learn-puzzles")}</a><a class="btn btn--small" href="/how-to-play/${told.game}">${t("learn-read")}</a><a class="btn btn--small" href="/">${t("learn-to-start")}</a>` : nothing}`;
    }

    async #takeBack(answers: number): Promise<void> {
        await this.#do(async () => {
            await server.lessonBack(this.session.info.id, answers);
            this.told = undefined;
        });
    }

    async #goOn({ game, next }: LessonInfo): Promise<void> {
        await this.#do(async () => {
            const { id } = await server.learn(game, { part: next, name: preferences.name, language });
            go(`/table/${id}`);
        });
    }

    /** Starts a real game of the game just learned, against the easiest bot. */
    async #play({ game }: LessonInfo): Promise<void> {
        await this.#do(async () => {
            const info = (await server.games()).find(({ name }) => name === game)!;
            const bot = info.bots.includes(EASY) ? EASY : info.usual_bot;
            go(await layQuick(info, { ...quickChoice(info), bot }));
        });
    }

    async #do(act: () => Promise<void>): Promise<void> {
        if (this.busy) return;
        this.busy = this.#pressed = true;
        await act().catch(() => {});
        this.busy = false;
    }
}
customElements.define("ing-lesson", Lesson);
