// The player's preferences: language, theme, speed.  Stored in this browser only.

import { likelyLanguage, speak, type Language } from "./wording/language.ts";

export type Theme = "system" | "dark" | "light";
export type Speed = "none" | "quick" | "usual" | "calm";

export interface Preferences {
    language: Language;
    theme: Theme;
    /** Speed of movements and of showing events; with reduced motion events are shown, but nothing moves. */
    speed: Speed;
    /** Whether to confirm a pass that may skip the last chance to act. */
    passGuard: boolean;
    /** Whether tips explain what matters at a question, the first few times. */
    lessons: boolean;
    /** Number of times each tip was shown. */
    taught: Readonly<Record<string, number>>;
    /** Ids of the tables at which tips for newcomers were shown. */
    coached: readonly string[];
    /** Whether the tab's title shows the player's turn; `sounds` and `notifications` announce it too. */
    tabTitle: boolean;
    sounds: boolean;
    notifications: boolean;
    /** The name that the player used last. */
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
        // Without storage the game works with default preferences.
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

/** Changes some preferences and stores them. */
export async function prefer(changed: Partial<Preferences>): Promise<void> {
    Object.assign(preferences, changed);
    try {
        localStorage.setItem(KEY, JSON.stringify(preferences));
    } catch {
        // Without storage the change lasts for this visit.
    }
    dress();
    if (changed.language) await speak({ language: changed.language });
    for (const listener of listeners) listener();
}

export function onPreferences(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
}

/** Sets theme and speed on the document element, where the styles read them. */
export function dress(): void {
    const root = document.documentElement;
    if (preferences.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = preferences.theme;
    const speed = still() ? "none" : preferences.speed;
    if (root.dataset["speed"] !== speed) root.dataset["speed"] = speed; // a change restyles the whole page
}

/** Whether nothing should move. */
export function still(): boolean {
    return preferences.speed === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const SPEEDS: Readonly<Record<Speed, number>> = { none: 0, quick: 0.5, usual: 1, calm: 1.5 };

/** Returns the factor for all times of the table. */
export function tableSpeed(): number {
    return SPEEDS[preferences.speed] ?? 1;
}

/** Returns the visible theme. */
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
