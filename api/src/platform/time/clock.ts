/** The current time in unix seconds. Always passed as a parameter, so that tests control the time. */
export type Clock = () => number;

export const systemClock: Clock = () => Math.floor(Date.now() / 1_000);
