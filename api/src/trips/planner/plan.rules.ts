import type {
  RoutedStep,
  RoutedTrip,
  RoutingEngine,
  RoutingProblem,
  RoutingShipment,
} from 'shared-contracts/trips/planner';
import { MINUTE } from 'shared-contracts/values/time';
import type { UnplacedReason } from 'shared-contracts/values/trips/plans';
import { fitsType, filterAllowedTypes } from './allowed-types.rules.ts';
import { type Group, groupOrders } from './groups.rules.ts';
import { packTrips } from './packing/pack-trips.rules.ts';
import {
  compareById,
  type Plan,
  type PlanStop,
  type Pool,
  type PoolOrder,
  type PoolType,
  type Unplaced,
} from './pool.rules.ts';
import { toRoutingProblem } from './problem.rules.ts';
import { createLocationTravel } from './routing/travel.rules.ts';
import { listSteps } from './routing/visits.rules.ts';

/**
 * The number of routes that may be searched from scratch for a plan, and at least for each group. Bounds the running
 * time.
 */
const EFFORT = 1_500;
const MIN_EFFORT = 20;

/** Why an order cannot be in any trip; null if it can. */
function findUnplacedReason(order: PoolOrder, types: readonly PoolType[]): UnplacedReason | null {
  const allowed = filterAllowedTypes(order, types);
  if (allowed.length === 0) return 'noVehicleType';
  return allowed.some((type) => fitsType(order, type)) ? null : 'capacityExceeded';
}

export const toPlanStop = (
  {
    location_index,
    arrival,
    waiting_time,
    break_time,
    service,
    distance,
    travel_time,
    pickups,
    deliveries,
  }: RoutedStep,
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
    waitMinutes: Math.floor(waiting_time / MINUTE),
    ...(break_time !== undefined && { breakMinutes: break_time / MINUTE }),
    metres: distance,
    driveSeconds: travel_time,
  };
};

/** Whether an order alone exceeds the driving time of a trip. */
function createDriveCheck({ driving, shipments, ...problem }: RoutingProblem): (index: number) => boolean {
  if (!driving || driving.maxDrive === Infinity) return () => false;
  const travel = createLocationTravel(problem);
  return (index) => {
    const locations = listSteps(shipments[index] as RoutingShipment).map((step) => step.location_index);
    const legs = locations.slice(1).map((to, i) => {
      const from = locations[i] as number;
      return travel.seconds(from, to, travel.metres(from, to));
    });
    return legs.reduce((sum, leg) => sum + leg, 0) > driving.maxDrive;
  };
}

function planGroup(
  { orders, ...shared }: Group,
  pool: Pool,
  engine: RoutingEngine,
  effort: number,
): { plans: Plan[]; unplaced: Unplaced[] } {
  const { problem, types, locationIds } = toRoutingProblem(orders, pool);
  const { routes, unassigned } = engine(problem, effort);
  const exceedsDrive = createDriveCheck(problem);
  const toPlan = ({ vehicle, shipments, steps, distance }: RoutedTrip): Plan => ({
    ...shared,
    vehicleTypeId: (types[vehicle] as PoolType).id,
    orderIds: shipments.map((index) => (orders[index] as PoolOrder).id),
    stops: steps.map((step) => toPlanStop(step, orders, locationIds)),
    metres: distance,
  });
  return {
    plans: routes.map(toPlan),
    unplaced: unassigned.map((index) => ({
      orderId: (orders[index] as PoolOrder).id,
      reason: exceedsDrive(index) ? 'tripLimits' : 'timeWindowInfeasible',
    })),
  };
}

/**
 * Puts every order of a pool into exactly one plan, or returns it as unplaced with its reason. The result does not
 * depend on the order of the pool.
 */
export function planTrips(pool: Pool, engine: RoutingEngine = packTrips): { plans: Plan[]; unplaced: Unplaced[] } {
  const orders = pool.orders.toSorted(compareById);
  const impossible = orders.flatMap((order): Unplaced[] => {
    const reason = findUnplacedReason(order, pool.types);
    return reason ? [{ orderId: order.id, reason }] : [];
  });
  const impossibleIds = new Set(impossible.map(({ orderId }) => orderId));
  const groups = groupOrders(
    orders.filter(({ id }) => !impossibleIds.has(id)),
    pool.zoneAt,
  );
  const effort = Math.max(MIN_EFFORT, Math.floor(EFFORT / Math.max(1, groups.length)));
  const groupPlans = groups.map((group) => planGroup(group, pool, engine, effort));
  return {
    plans: groupPlans.flatMap(({ plans }) => plans),
    unplaced: [...impossible, ...groupPlans.flatMap(({ unplaced }) => unplaced)],
  };
}
