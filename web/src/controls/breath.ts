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
