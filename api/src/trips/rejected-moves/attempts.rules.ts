import { HOUR, MINUTE } from 'shared-contracts/values/time';

/** The pauses between the attempts to apply an automatic move, in seconds. */
const PAUSES = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR];

/** When a rejected move is retried; null after the last attempt. @param attempts so far */
export function nextAttemptAt(attempts: number, now: number): number | null {
  const pause = PAUSES[attempts - 1];
  return pause === undefined ? null : now + pause;
}
