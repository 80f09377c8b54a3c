import type { Point } from '../../../platform/geometry/great-circle.rules.ts';
import type { RoutingLoad } from 'shared-contracts/trips/planner';
import { addAmounts, type Plan, type PoolOrder, toAmount } from '../pool.rules.ts';
import { MINUTE } from 'shared-contracts/values/time';

/** A leg between two stops of a trip. `pause`: its breaks and rests, which are taken as late as allowed. */
export type FleetLeg = { drive: number; pause: number; arriveAt: number; leaveAt: number };
/** A trip of the plan as a vehicle and its driver see it. */
export type FleetTrip = {
  index: number;
  startsAt: number;
  endsAt: number;
  first: Point;
  last: Point;
  legs: readonly FleetLeg[];
  orders: readonly PoolOrder[];
  /** In thousandths. */
  load: RoutingLoad;
};

export function toFleetTrips(plans: readonly Plan[], orders: readonly PoolOrder[]): FleetTrip[] {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const points = new Map(
    orders.flatMap(({ stops }) => stops).map(({ locationId, point }) => [locationId, point] as const),
  );
  return plans.map(({ stops, orderIds }, index) => {
    const carried = orderIds.flatMap((id) => byId.get(id) ?? []);
    return {
      index,
      startsAt: stops[0]?.arriveAt ?? 0,
      endsAt: stops.at(-1)?.leaveAt ?? 0,
      first: points.get(stops[0]?.locationId ?? '') as Point,
      last: points.get(stops.at(-1)?.locationId ?? '') as Point,
      legs: stops.map(({ driveSeconds, arriveAt, leaveAt, breakMinutes = 0 }) => ({
        drive: driveSeconds,
        arriveAt,
        pause: breakMinutes * MINUTE,
        leaveAt,
      })),
      orders: carried,
      load: addAmounts(carried.map(toAmount)),
    };
  });
}
