// Loads the symbols and scenes of sprites/talisman.svg into the page once; only views of Talisman need them.

const SHEET = new URL("../../../sprites/talisman.svg", import.meta.url);
let laid: Promise<void> | undefined;

/** Loads the symbols into the page; after a failure the next call tries again. */
export function laySymbols(): Promise<void> {
    laid ??= fetch(SHEET)
        .then(async (response) => {
            if (!response.ok) throw new Error(`${SHEET}: ${response.status}`);
            const page = new DOMParser().parseFromString(await response.text(), "image/svg+xml");
            const sheet = document.importNode(page.documentElement, true);
            sheet.classList.add("sprite");
            sheet.setAttribute("aria-hidden", "true");
            document.body.prepend(sheet);
        })
        .catch((error: unknown) => {
            laid = undefined;
            console.warn(error);
        });
    return laid;
}
