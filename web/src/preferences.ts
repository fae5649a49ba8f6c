// What somebody chose for this browser: language, theme, speed.  Kept in the browser only.

import { likelyLanguage, speak, type Language } from "./wording/language.ts";

export type Theme = "system" | "dark" | "light";
export type Speed = "none" | "quick" | "usual" | "calm";

export interface Preferences {
    language: Language;
    theme: Theme;
    /** How fast things move, and how long what happened is shown; with reduced motion it is shown, but nothing moves. */
    speed: Speed;
    /** A pass that may skip the last chance to act is asked about. */
    passGuard: boolean;
    /** What matters at a question is told, the first few times. */
    lessons: boolean;
    /** How often each thing has been told. */
    taught: Readonly<Record<string, number>>;
    /** The tables at which somebody was new to the game. */
    coached: readonly string[];
    /** When it is somebody's turn: whether the tab says so, something is heard, the browser notifies. */
    tabTitle: boolean;
    sounds: boolean;
    notifications: boolean;
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
        speed: "usual",
        passGuard: true,
        lessons: true,
        taught: {},
        coached: [],
        tabTitle: true,
        sounds: false,
        notifications: false,
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
    const speed = still() ? "none" : preferences.speed;
    if (root.dataset["speed"] !== speed) root.dataset["speed"] = speed; // the whole page looks at it
}

/** Whether nothing should move. */
export function still(): boolean {
    return preferences.speed === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const SPEEDS: Readonly<Record<Speed, number>> = { none: 0, quick: 0.5, usual: 1, calm: 1.5 };

/** By what all times of the table are multiplied. */
export function tableSpeed(): number {
    return SPEEDS[preferences.speed] ?? 1;
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
