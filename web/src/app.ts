// The application shell: shows the page that the address names, follows links, and moves the focus to the new page.

import { html, LitElement, nothing, type TemplateResult } from "lit";
import { breath } from "./controls/breath.ts";
import { routeOf } from "./router.ts";
import { Speaking, t, worded } from "./wording/language.ts";

class App extends LitElement {
    static override properties = { page: { state: true }, broken: { state: true } };
    declare page: TemplateResult | undefined;
    declare broken: boolean;
    #path = "";

    constructor() {
        super();
        this.broken = false;
        new Speaking(this);
    }
    protected override createRenderRoot(): HTMLElement {
        return this;
    }

    override connectedCallback(): void {
        super.connectedCallback();
        addEventListener("popstate", () => void this.#go());
        document.addEventListener("click", follow);
        void breath().then(() => this.#go());
    }

    async #go(): Promise<void> {
        const first = !this.#path;
        if (this.#path === location.pathname) return;
        const path = (this.#path = location.pathname);
        const found = routeOf(path);
        this.broken = false;
        if (!found) {
            this.page = undefined;
            this.broken = true;
            return;
        }
        try {
            await found.route.load();
        } catch (error) {
            console.error(error);
            this.broken = true;
        }
        if (path !== this.#path) return;
        this.page = found.route.page(found.found);
        if (first) return;
        await this.updateComplete;
        scrollTo(0, 0);
        const start = this.querySelector<HTMLElement>("h1, main, [data-start]");
        if (start) {
            start.tabIndex = -1;
            start.focus({ preventScroll: true });
        }
    }

    /** Renders the current page.  Before texts are loaded only a table is shown, which loads its own. */
    protected override render(): TemplateResult {
        const words = worded("browser-loading");
        const wordless = location.pathname.startsWith("/table/");
        return html`${
            this.broken && words
                ? html`<main class="notice">
                      <h1>${t("browser-not-found")}</h1>
                      <p><a class="btn btn--primary" href="/">${t("browser-to-start")}</a></p>
                  </main>`
                : words || wordless
                  ? this.page
                  : nothing
        }`;
    }
}
customElements.define("ing-app", App);

/** Handles a plain click on a link to a page of this client without a page load. */
function follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (!routeOf(link.pathname)) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    history.pushState(null, "", link.href);
    dispatchEvent(new PopStateEvent("popstate"));
}
