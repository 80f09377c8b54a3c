/** Fast loads finish within this time and show no loading state; for slow ones the navigation continues. */
const MAX_WAIT_MS = 1_000;

export const waitBriefly = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
