// What every page has in common: light DOM, the language, a title, and something to show while it waits or fails.

import "../../styles/pages/lobby.css";
import { html, LitElement, type ReactiveController, type TemplateResult } from "lit";
import { icon } from "../controls/icon.ts";
import { onPreferences } from "../preferences.ts";
import { title } from "../router.ts";
import { say, Speaking, t } from "../wording/language.ts";
import { Refusal } from "../server/api.ts";

/** Renders an element anew when somebody changes the theme or another preference. */
class Preferring implements ReactiveController {
    readonly #host: LitElement;
    #stop: () => void = () => {};

    constructor(host: LitElement) {
        this.#host = host;
        host.addController(this);
    }
    hostConnected(): void {
        this.#stop = onPreferences(() => this.#host.requestUpdate());
    }
    hostDisconnected(): void {
        this.#stop();
    }
}

/** A page: draws into the document itself, so that one stylesheet and one set of ids serve all. */
export abstract class Page extends LitElement {
    protected readonly speaking = new Speaking(this);
    protected readonly preferring = new Preferring(this);

    protected override createRenderRoot(): HTMLElement {
        return this;
    }
    /** What the window is called while this page shows. */
    protected abstract heading(): string;

    protected override updated(): void {
        title(this.heading());
    }
}

/** Why something failed, in words: the server's reason, or that it could not be reached. */
export function reason(problem: unknown): string {
    if (problem instanceof Refusal) {
        if (problem.said) return say(problem.said);
        if (problem.status === 0) return t("page-no-connection");
        if (problem.status === 404) return t("page-not-there");
    }
    return t("page-went-wrong");
}

/** An error with its remedy. */
export function trouble(problem: unknown, again?: () => void): TemplateResult {
    return html`<div class="trouble" role="alert">
        ${icon("ui-warn")}
        <p>${reason(problem)}</p>
        ${again ? html`<button type="button" class="btn btn--small" @click=${again}>${t("page-try-again")}</button>` : ""}
    </div>`;
}

/** While something is being fetched. */
export function waiting(): TemplateResult {
    return html`<p class="waiting" role="status">${icon("logo")}${t("page-loading")}</p>`;
}

/** Something that is fetched for a page, with what to show meanwhile. */
export class Fetched<T> implements ReactiveController {
    readonly #host: LitElement;
    readonly #fetch: () => Promise<T>;
    #latest = 0;
    value: T | undefined;
    problem: unknown;

    constructor(host: LitElement, fetch: () => Promise<T>) {
        this.#host = host;
        this.#fetch = fetch;
        host.addController(this);
    }
    hostConnected(): void {
        if (this.value === undefined) void this.again();
    }
    /** Fetches it (anew).  What was there stays until the new one has come; a failure then goes unnoticed. */
    again = async (): Promise<void> => {
        const number = ++this.#latest;
        if (this.value === undefined) this.problem = undefined;
        try {
            const value = await this.#fetch();
            if (number !== this.#latest) return;
            this.value = value;
            this.problem = undefined;
        } catch (problem) {
            if (number !== this.#latest) return;
            this.problem = problem;
        }
        this.#host.requestUpdate();
    };
    /** Forgets what was there and fetches anew. */
    afresh(): void {
        this.value = undefined;
        void this.again();
        this.#host.requestUpdate();
    }
    show(ready: (value: T) => TemplateResult): TemplateResult {
        if (this.value !== undefined) return ready(this.value);
        return this.problem === undefined ? waiting() : trouble(this.problem, () => this.afresh());
    }
}

/** Calls back every so often, but only while somebody looks; and at once when somebody looks again. */
export class WhileVisible implements ReactiveController {
    readonly #call: () => void;
    readonly #milliseconds: number;
    #timer = 0;

    constructor(host: LitElement, milliseconds: number, call: () => void) {
        this.#call = call;
        this.#milliseconds = milliseconds;
        host.addController(this);
    }
    hostConnected(): void {
        document.addEventListener("visibilitychange", this.#seen);
        this.#timer = window.setInterval(
            () => document.visibilityState === "visible" && this.#call(),
            this.#milliseconds,
        );
    }
    hostDisconnected(): void {
        document.removeEventListener("visibilitychange", this.#seen);
        window.clearInterval(this.#timer);
    }
    #seen = (): void => {
        if (document.visibilityState === "visible") this.#call();
    };
}
