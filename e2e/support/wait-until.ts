import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY_MS = 50;
const LIMIT_MS = 120_000;

/** Looks until it is so. */
export async function until(what: string, isSo: () => Promise<boolean>) {
  const deadline = Date.now() + LIMIT_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain: ${what}`);
    await wait(LOOK_EVERY_MS);
  }
}
