// What this browser remembers between visits: a name, the last choices.  Without storage it just forgets.

const PREFIX = "inglenook.";

/** What was kept under this name, else what is given. */
export function kept<T>(name: string, otherwise: T): T {
    try {
        const text = localStorage.getItem(PREFIX + name);
        return text === null ? otherwise : (JSON.parse(text) as T);
    } catch {
        return otherwise;
    }
}

/** Keeps something for the next visit. */
export function keep(name: string, value: unknown): void {
    try {
        localStorage.setItem(PREFIX + name, JSON.stringify(value));
    } catch {
        // Private windows and full disks: nothing is kept, and nothing breaks.
    }
}
