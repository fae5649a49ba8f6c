// Where the page begins: styles, preferences, the language, then the page that the address names.

import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/shell.css";
import { dress, preferences } from "./preferences.ts";
import { speak } from "./wording/language.ts";
import "./app.ts";

/** Speaks as soon as the server can be reached. */
async function begin(): Promise<void> {
    try {
        await speak({ language: preferences.language });
    } catch {
        setTimeout(() => void begin(), 2000);
    }
}

// After an update of the server the parts of the page before are gone: take the new ones, but do not try for ever.
addEventListener("vite:preloadError", (event) => {
    if (sessionStorage.getItem("reloaded") === location.pathname) return;
    sessionStorage.setItem("reloaded", location.pathname);
    event.preventDefault();
    location.reload();
});

dress();
// A table brings the wordings of its game, which hold these as well.
if (!location.pathname.startsWith("/table/")) void begin();
