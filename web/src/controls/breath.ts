// Splits long work into parts, so that the browser can handle input between them.

/** Yields to the browser's other tasks: `await breath()`. */
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

/**
 * Waits until the current changes are painted; returns the time this took, in milliseconds.  A hidden page gets no
 * animation frames, but still handles messages.
 */
export async function painted(): Promise<number> {
    const begun = document.hidden ? performance.now() : await frame();
    await breath(); // a message sent in an animation frame arrives after painting
    return performance.now() - begun;
}

function frame(): Promise<number> {
    return new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now())));
}
