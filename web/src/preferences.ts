// What somebody chose for this browser: language, theme, speed.  Kept in the browser only.

import { likelyLanguage, speak, type Language } from "./wording/language.ts";

export type Theme = "system" | "dark" | "light";
export type Motion = "off" | "fast" | "normal";

export interface Preferences {
    language: Language;
    theme: Theme;
    /** How fast things move; where the system asks for reduced motion, nothing does. */
    motion: Motion;
    /** A pass that may skip the last chance to act is asked about. */
    passGuard: boolean;
    /** Questions are explained the first few times. */
    lessons: boolean;
    /** How often each kind of question has been explained. */
    taught: Readonly<Record<string, number>>;
    /** The name somebody used last. */
    name: string;
}

const KEY = "inglenook";
const listeners = new Set<() => void>();

export const preferences: Preferences = read();

function read(): Preferences {
    let stored: Partial<Preferences> = {};
    try {
        stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>;
    } catch {
        // A browser that keeps nothing still plays.
    }
    const language = likelyLanguage(stored.language ?? null, navigator.languages);
    return {
        theme: "system",
        motion: "normal",
        passGuard: true,
        lessons: true,
        taught: {},
        name: "",
        ...stored,
        language,
    };
}

/** Changes some preferences and keeps them. */
export async function prefer(changed: Partial<Preferences>): Promise<void> {
    Object.assign(preferences, changed);
    try {
        localStorage.setItem(KEY, JSON.stringify(preferences));
    } catch {
        // as above
    }
    dress();
    if (changed.language) await speak({ language: changed.language });
    for (const listener of listeners) listener();
}

export function onPreferences(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
}

/** Puts theme and motion on the page, where the styles look for them. */
export function dress(): void {
    const root = document.documentElement;
    if (preferences.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = preferences.theme;
    root.dataset["motion"] = still() ? "off" : preferences.motion;
}

/** Whether nothing should move. */
export function still(): boolean {
    return preferences.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The theme that is seen. */
export function theme(): "dark" | "light" {
    if (preferences.theme !== "system") return preferences.theme;
    return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function chooseTheme(wanted: Theme): void {
    void prefer({ theme: wanted });
}

export function chooseLanguage(wanted: Language): Promise<void> {
    return prefer({ language: wanted });
}
