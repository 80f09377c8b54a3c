import type { Travel } from '../../network/public.ts';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import type { FleetTrip } from '../planner/fleet/fleet-trip.rules.ts';
import { addAmounts, type PoolOrder, toAmount } from '../planner/pool.rules.ts';

export type SavedTrip = {
  pickAt: number | null;
  dropAt: number | null;
  stops: readonly { planned: number | null; latitude: number; longitude: number }[];
};

/**
 * A saved trip in the form that fleet assignment uses. Null if it has no stops.
 * @param options `now`: its start if it has no times
 */
export function toFleetTrip(
  { stops, pickAt, dropAt }: SavedTrip,
  orders: readonly PoolOrder[],
  index: number,
  { now, travel }: { now: number; travel: Travel },
): FleetTrip | null {
  const points = stops.map(({ latitude, longitude }): Point => [latitude, longitude]);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const startsAt = pickAt ?? stops[0]?.planned ?? now;
  const legs: FleetTrip['legs'][number][] = [];
  let leaveAt = startsAt;
  for (const [i, point] of points.entries()) {
    const drive = i === 0 ? 0 : travel(points[i - 1] as Point, point).seconds;
    const arriveAt = leaveAt + drive;
    leaveAt = Math.max(arriveAt, stops[i]?.planned ?? 0);
    legs.push({ drive, pause: 0, arriveAt, leaveAt });
  }
  return {
    index,
    startsAt,
    endsAt: Math.max(dropAt ?? 0, leaveAt),
    first,
    last,
    legs,
    orders,
    load: addAmounts(orders.map(toAmount)),
  };
}
