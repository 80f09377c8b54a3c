import type { TripStop } from 'shared-contracts/trips';

const MINUTE = 60;

/** Whole minutes that a time is past the end of the stop's window; null: it is not, or there is none. @param at unix seconds */
export function minutesLate({ windowTo }: Pick<TripStop, 'windowTo'>, at: number | null): number | null {
  if (windowTo === null || at === null) return null;
  const minutes = Math.floor((at - windowTo) / MINUTE);
  return minutes > 0 ? minutes : null;
}
