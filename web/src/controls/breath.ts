// Long work is done in parts: between them the browser hears a finger.

/** Lets the browser do whatever else waits: `await breath()`. */
export function breath(): Promise<void> {
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve) => {
        port1.onmessage = () => {
            port1.close();
            resolve();
        };
        port2.postMessage(0);
    });
}

/** Waits until what was drawn is painted; tells how many milliseconds that took.  Who looks elsewhere gets no frames, but
 *  hears what happens. */
export async function painted(): Promise<number> {
    const begun = document.hidden ? performance.now() : await frame();
    await breath(); // what is sent from a frame arrives when it is painted
    return performance.now() - begun;
}

function frame(): Promise<number> {
    return new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now())));
}
