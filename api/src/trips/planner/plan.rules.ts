import type { RoutedStep, RoutedTrip, RoutingEngine } from 'shared-contracts/planner';
import type { UnplacedReason } from 'shared-contracts/values/plans';
import { fitsType, typesAllowed } from './allowed-types.rules.ts';
import { type Group, groupsOf } from './groups.rules.ts';
import { pack } from './pack.rules.ts';
import {
  byId,
  type Plan,
  type PlanStop,
  type Pool,
  type PoolOrder,
  type PoolType,
  type Unplaced,
} from './pool.rules.ts';
import { problemOf } from './problem.rules.ts';

/** Ways that may be found anew over a whole plan, and for the smallest group: what bounds the time that a plan takes. */
const EFFORT = 1_500;
const LEAST_EFFORT = 20;

/** No allowed type is large enough. */
function oversize(order: PoolOrder, types: readonly PoolType[]): UnplacedReason | null {
  const allowed = typesAllowed(order, types);
  if (allowed.length === 0) return 'noVehicleType';
  return allowed.some((type) => fitsType(order, type)) ? null : 'capacityExceeded';
}

/** One stop of a plan: what somebody who plans needs to know of it. */
export const stopOf = (
  { location_index, arrival, waiting_time, service, distance, pickups, deliveries }: RoutedStep,
  orders: readonly PoolOrder[],
  locationIds: readonly string[],
): PlanStop => {
  const ids = (indexes: readonly number[]) => indexes.map((index) => (orders[index] as PoolOrder).id);
  return {
    locationId: locationIds[location_index] as string,
    pickOrderIds: ids(pickups),
    dropOrderIds: ids(deliveries),
    arriveAt: arrival,
    leaveAt: arrival + waiting_time + service,
    waitMinutes: Math.floor(waiting_time / 60),
    metres: distance,
  };
};

function plansOf(
  { orders, ...shared }: Group,
  pool: Pool,
  engine: RoutingEngine,
  effort: number,
): { plans: Plan[]; unplaced: Unplaced[] } {
  const { problem, types, locationIds } = problemOf(orders, pool);
  const { routes, unassigned } = engine(problem, effort);
  const plan = ({ vehicle, shipments, steps, distance }: RoutedTrip): Plan => ({
    ...shared,
    vehicleTypeId: (types[vehicle] as PoolType).id,
    orderIds: shipments.map((index) => (orders[index] as PoolOrder).id),
    stops: steps.map((step) => stopOf(step, orders, locationIds)),
    metres: distance,
  });
  return {
    plans: routes.map(plan),
    unplaced: unassigned.map((index) => ({ orderId: (orders[index] as PoolOrder).id, reason: 'timeWindowInfeasible' })),
  };
}

/** Every order of the pool in exactly one plan, or unplaced with its reason; the same for the same pool, in whatever order it comes. */
export function planTrips(pool: Pool, engine: RoutingEngine = pack): { plans: Plan[]; unplaced: Unplaced[] } {
  const orders = pool.orders.toSorted(byId);
  const refused = orders.flatMap((order): Unplaced[] => {
    const reason = oversize(order, pool.types);
    return reason ? [{ orderId: order.id, reason }] : [];
  });
  const without = new Set(refused.map(({ orderId }) => orderId));
  const groups = groupsOf(
    orders.filter(({ id }) => !without.has(id)),
    pool.zoneAt,
  );
  const effort = Math.max(LEAST_EFFORT, Math.floor(EFFORT / Math.max(1, groups.length)));
  const packed = groups.map((group) => plansOf(group, pool, engine, effort));
  return {
    plans: packed.flatMap(({ plans }) => plans),
    unplaced: [...refused, ...packed.flatMap(({ unplaced }) => unplaced)],
  };
}
