// Values that this browser remembers between visits: a name, the last choices.  Without storage they are forgotten.

const PREFIX = "inglenook.";

/** Returns the stored value of a name, else the given default. */
export function kept<T>(name: string, otherwise: T): T {
    try {
        const text = localStorage.getItem(PREFIX + name);
        return text === null ? otherwise : (JSON.parse(text) as T);
    } catch {
        return otherwise;
    }
}

/** Stores a value for the next visit. */
export function keep(name: string, value: unknown): void {
    try {
        localStorage.setItem(PREFIX + name, JSON.stringify(value));
    } catch {
        // In private windows and on full disks the value is not stored; the page works without it.
    }
}
