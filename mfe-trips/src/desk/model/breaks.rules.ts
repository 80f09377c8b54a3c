import type { PlanStop } from 'shared-contracts/trips/plans/plan-trips';
import { MINUTE } from 'shared-contracts/values/time';

/**
 * The break or rest on the way to a stop of a trip: time between two stops that isn't driving time. Null if there is
 * none. Differences below a minute are rounding.
 */
export function findBreak(stops: readonly PlanStop[], index: number): { from: number; to: number } | null {
  const [previous, stop] = [stops[index - 1], stops[index]];
  if (!previous || !stop) return null;
  const [from, to] = [previous.leaveAt + stop.driveMinutes * MINUTE, stop.arriveAt];
  return to - from >= MINUTE ? { from, to } : null;
}
