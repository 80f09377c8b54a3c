import type { TripStop } from 'shared-contracts/trips/trips';
import { MINUTE } from 'shared-contracts/values/time';

/** Full minutes after the end of the stop's time window; null if not late or without a window. @param at unix seconds */
export function minutesLate({ windowTo }: Pick<TripStop, 'windowTo'>, at: number | null): number | null {
  if (windowTo === null || at === null) return null;
  const minutes = Math.floor((at - windowTo) / MINUTE);
  return minutes > 0 ? minutes : null;
}
