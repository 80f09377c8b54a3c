import type { TripStop, VisitedStop } from 'shared-contracts/trips/trips';
import { MINUTE } from 'shared-contracts/values/time';

/** Full minutes after the end of the stop's time window; null if not late or without a window. @param at unix seconds */
export function minutesLate({ windowTo }: Pick<TripStop, 'windowTo'>, at: number | null): number | null {
  if (windowTo === null || at === null) return null;
  const minutes = Math.floor((at - windowTo) / MINUTE);
  return minutes > 0 ? minutes : null;
}

/** Full minutes between the planned and the expected arrival, negative if early; null if unknown or as planned. */
export function minutesOffPlan({ eta = null, plannedAt }: Pick<VisitedStop, 'eta' | 'plannedAt'>): number | null {
  if (eta === null || plannedAt === null) return null;
  const minutes = Math.trunc((eta - plannedAt) / MINUTE);
  return minutes === 0 ? null : minutes;
}
