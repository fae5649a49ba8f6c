// Notices of the player's turn: the tab's title, a sound, a browser notification.  Each is optional.

import { preferences, type Preferences } from "../preferences.ts";
import { t } from "../wording/language.ts";

/** Sounds, few and short, made of tones, each `[hertz, start, length]` with times in seconds. */
export type Sound = "turn" | "won" | "lost";
type Tone = readonly [pitch: number, from: number, length: number];
export const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
    turn: [
        [587, 0, 0.12],
        [784, 0.1, 0.18],
    ],
    won: [
        [523, 0, 0.14],
        [659, 0.12, 0.14],
        [784, 0.24, 0.3],
    ],
    lost: [
        [392, 0, 0.18],
        [311, 0.16, 0.34],
    ],
};
const LOUDNESS = 0.12;
let player: AudioContext | undefined;

/** Plays a sound, as soft as a wooden block. */
export function sound(name: Sound, on: AudioContext = (player ??= new AudioContext())): void {
    void on.resume?.();
    for (const [pitch, from, length] of SOUNDS[name]) {
        const begin = on.currentTime + from;
        const tone = on.createOscillator();
        const loudness = on.createGain();
        tone.type = "triangle";
        tone.frequency.value = pitch;
        loudness.gain.setValueAtTime(0, begin);
        loudness.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.015);
        loudness.gain.exponentialRampToValueAtTime(0.001, begin + length);
        tone.connect(loudness).connect(on.destination);
        tone.start(begin);
        tone.stop(begin + length);
    }
}

/** The state of a table as far as notices need it. */
export interface Standing {
    readonly table: string;
    readonly asked: boolean;
    readonly over: "" | "won" | "lost";
}

/** Ways to notify the player; tests provide their own. */
export interface Means {
    readonly away: () => boolean;
    readonly play: (name: Sound) => void;
    readonly notify: (words: string, about: string) => void;
}

const BROWSER: Means = {
    away: () => document.hidden,
    play: (name) => sound(name),
    notify: (words, about) => {
        if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
        const notice = new Notification(words, { body: about, tag: "inglenook", icon: "/icon.svg" });
        notice.onclick = () => {
            window.focus();
            notice.close();
        };
    },
};

/**
 * Notifies once of each change: that it has become the player's turn, or that the game is over.  The state at the
 * beginning is no change.
 */
export class Notices {
    readonly #means: Means;
    readonly #wanted: Pick<Preferences, "sounds" | "notifications">;
    #before: Standing | undefined;

    constructor(means: Means = BROWSER, wanted: Pick<Preferences, "sounds" | "notifications"> = preferences) {
        this.#means = means;
        this.#wanted = wanted;
    }

    heed(now: Standing, about: string): void {
        const before = this.#before;
        this.#before = now;
        if (!before || before.table !== now.table) return;
        if (now.over && !before.over) {
            if (this.#wanted.sounds) this.#means.play(now.over);
        } else if (now.asked && !before.asked) {
            if (this.#wanted.sounds) this.#means.play("turn");
            if (this.#wanted.notifications && this.#means.away()) this.#means.notify(t("browser-your-decision"), about);
        }
    }
}

/** Asks the browser for permission to notify; returns false if it is refused. */
export async function mayNotify(): Promise<boolean> {
    if (typeof Notification === "undefined") return false;
    return (await Notification.requestPermission()) === "granted";
}
