// The entry point of the client: loads styles, preferences and the language, then the page that the address names.

import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/shell.css";
import { dress, preferences } from "./preferences.ts";
import { speak } from "./wording/language.ts";
import "./app.ts";

/** Loads the texts of the language, and tries again until the server can be reached. */
async function begin(): Promise<void> {
    try {
        await speak({ language: preferences.language });
    } catch {
        setTimeout(() => void begin(), 2000);
    }
}

// After an update of the server, files of the previous version are gone: reload once, but not for ever.
addEventListener("vite:preloadError", (event) => {
    if (sessionStorage.getItem("reloaded") === location.pathname) return;
    sessionStorage.setItem("reloaded", location.pathname);
    event.preventDefault();
    location.reload();
});

dress();
// A table loads the texts of its game, which include the general ones.
if (!location.pathname.startsWith("/table/")) void begin();
