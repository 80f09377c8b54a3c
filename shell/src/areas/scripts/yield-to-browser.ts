/** Gives the browser its turn: it can draw and hear clicks before more is run. Not by a timer: a page in the background would wait a second each time. */
export const pause = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
