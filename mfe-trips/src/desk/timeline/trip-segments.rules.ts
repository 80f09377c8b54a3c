import type { PlanTrip } from 'shared-contracts/trips/plans/plan-trips';
import { MINUTE } from 'shared-contracts/values/time';
import type { Segment } from './segments.rules.ts';

/** What a trip does besides driving. Time between two stops that isn't driven is a break. */
export function toSegments({ stops }: Pick<PlanTrip, 'stops'>): Segment[] {
  return stops.flatMap((stop, index): Segment[] => {
    const previous = stops[index - 1];
    const drivenUntil = previous ? previous.leaveAt + stop.driveMinutes * MINUTE : stop.arriveAt;
    const segments: Segment[] = [];
    // Minutes are rounded: less than one is no break.
    if (stop.arriveAt - drivenUntil >= MINUTE) segments.push({ kind: 'break', from: drivenUntil, to: stop.arriveAt });
    if (stop.startAt > stop.arriveAt) segments.push({ kind: 'wait', from: stop.arriveAt, to: stop.startAt });
    segments.push({ kind: stop.lateMinutes > 0 ? 'late' : 'service', from: stop.startAt, to: stop.leaveAt });
    return segments;
  });
}
