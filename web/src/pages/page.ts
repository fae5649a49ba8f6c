// Base class and helpers of all pages: light DOM, language, title, and views for waiting and failure.

import "../../styles/pages/lobby.css";
import { html, LitElement, type ReactiveController, type TemplateResult } from "lit";
import { icon } from "../controls/icon.ts";
import { onPreferences } from "../preferences.ts";
import { title } from "../router.ts";
import { say, Speaking, t } from "../wording/language.ts";
import { Refusal } from "../server/api.ts";

/** Renders an element again when the theme or another preference changes. */
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

/** Base class of pages; draws into the document itself, so that all share one stylesheet and one set of ids. */
export abstract class Page extends LitElement {
    protected readonly speaking = new Speaking(this);
    protected readonly preferring = new Preferring(this);

    protected override createRenderRoot(): HTMLElement {
        return this;
    }
    /** Returns the window title while the page shows. */
    protected abstract heading(): string;

    protected override updated(): void {
        title(this.heading());
    }
}

/** Returns why a request failed: the server's reason, or that the server could not be reached. */
export function reason(problem: unknown): string {
    if (problem instanceof Refusal) {
        if (problem.said) return say(problem.said);
        if (problem.status === 0) return t("page-no-connection");
        if (problem.status === 404) return t("page-not-there");
    }
    return t("page-went-wrong");
}

/** Renders an error with a button to try again. */
export function trouble(problem: unknown, again?: () => void): TemplateResult {
    return html`<div class="trouble" role="alert">
        ${icon("ui-warn")}
        <p>${reason(problem)}</p>
        ${again ? html`<button type="button" class="btn btn--small" @click=${again}>${t("page-try-again")}</button>` : ""}
    </div>`;
}

/** Renders the notice that the page is loading. */
export function waiting(): TemplateResult {
    return html`<p class="waiting" role="status">${icon("logo")}${t("page-loading")}</p>`;
}

/** A value fetched for a page, with views to show until it arrives or if it fails. */
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
    /**
     * Fetches the value, or fetches it again.  The previous value stays until the new one arrives; a failed repetition
     * is not shown.
     */
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
    /** Discards the value and fetches it again. */
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

/** Calls back at a fixed interval while the page is visible, and at once when it becomes visible again. */
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
