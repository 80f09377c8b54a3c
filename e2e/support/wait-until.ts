import { setTimeout as sleep } from 'node:timers/promises';

const POLL_INTERVAL_MS = 50;
const TIMEOUT_MS = 120_000;

/** Polls the condition. @throws after two minutes */
export async function waitUntil(description: string, condition: () => Promise<boolean>) {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Timed out waiting until ${description}`);
    await sleep(POLL_INTERVAL_MS);
  }
}
