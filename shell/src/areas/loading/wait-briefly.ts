/** A navigation waits this long for what it loads: a quick load comes without a flash, a slow one shows where it is going. */
const ENOUGH_MS = 1_000;

export const enough = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ENOUGH_MS))]);
