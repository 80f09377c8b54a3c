import type { PlanTrip } from 'shared-contracts/trips/plans/plan-trips';
import { findBreak } from '../model/breaks.rules.ts';
import type { Segment } from './segments.rules.ts';

/** The segments of a trip other than driving. */
export function toSegments({ stops }: Pick<PlanTrip, 'stops'>): Segment[] {
  return stops.flatMap((stop, index): Segment[] => {
    const pause = findBreak(stops, index);
    const segments: Segment[] = pause ? [{ kind: 'break', ...pause }] : [];
    if (stop.startAt > stop.arriveAt) segments.push({ kind: 'wait', from: stop.arriveAt, to: stop.startAt });
    segments.push({ kind: stop.lateMinutes > 0 ? 'late' : 'service', from: stop.startAt, to: stop.leaveAt });
    return segments;
  });
}
