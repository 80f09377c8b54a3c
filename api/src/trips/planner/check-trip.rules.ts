import type { StopKind } from 'shared-contracts/orders/order-timing';
import { MINUTE } from 'shared-contracts/values/time';
import { MAX_PLANNED_STOPS, MAX_PICKUP_CLUSTER_KM, type PlanViolationCode } from 'shared-contracts/values/trips/plans';
import { findIncompatibleOrders } from '../../network/public.ts';
import { greatCircleKm } from '../../platform/geometry/great-circle.rules.ts';
import { excessOf, findExceeded, sumAmounts, toTypeCapacity } from '../itinerary/trip-plan.rules.ts';
import { allowsType, fitsType, sortByFit } from './allowed-types.rules.ts';
import { findBestRoute } from './routing/best-route.rules.ts';
import { NO_DRIVING_RULE } from '../driver-hours/driving.rules.ts';
import { lastDropOf, pickupOf } from './groups.rules.ts';
import { sortByDelivery, toRoutedSteps } from './packing/pack-trips.rules.ts';
import { toPlanStop } from './plan.rules.ts';
import {
  compareById,
  plannedStopsOf,
  type Plan,
  type PlanStop,
  type Pool,
  type PoolOrder,
  type PoolType,
} from './pool.rules.ts';
import { toRoutingProblem } from './problem.rules.ts';
import { createLocationTravel } from './routing/travel.rules.ts';
import { findLatestStart } from './routing/route.rules.ts';
import { toVisits } from './routing/visits.rules.ts';

type Params = Record<string, string | number>;
export type PlanViolation = { code: PlanViolationCode; orderId: string | null; params: Params };
export type CheckedPlan = Omit<Plan, 'vehicleTypeId'> & { vehicleTypeId: string | null };

const violation = (code: PlanViolationCode, params: Params = {}, orderId: string | null = null): PlanViolation => ({
  code,
  orderId,
  params,
});

/** The requested type, or else the plainest and smallest that can carry the orders, or else the last that all allow. */
function chooseType(
  orders: readonly PoolOrder[],
  types: readonly PoolType[],
  requestedTypeId: string | undefined,
): PoolType | undefined {
  const allowed = sortByFit(types.filter((type) => orders.every((order) => allowsType(order, type))));
  if (requestedTypeId !== undefined) return types.find(({ id }) => id === requestedTypeId);
  return allowed.find((type) => fitsType(sumAmounts(orders), type)) ?? allowed.at(-1);
}

function findCapacityViolations(orders: readonly PoolOrder[], type: PoolType | undefined): PlanViolation[] {
  if (!type) return [violation('noVehicleType')];
  const load = sumAmounts(orders);
  const typeViolations = orders
    .filter((order) => !allowsType(order, type))
    .map(({ id }) => violation('noVehicleType', {}, id));
  const capacity = toTypeCapacity(type);
  const loadViolations = findExceeded(load, capacity).map((measure) =>
    violation(measure, {
      load: load[measure] ?? '',
      capacity: capacity[measure] ?? '',
      excess: excessOf(load, capacity, measure),
    }),
  );
  return [...typeViolations, ...loadViolations];
}

const orderIdsAt = ({ pickOrderIds, dropOrderIds }: PlanStop, kind: StopKind) =>
  kind === 'pickup' ? pickOrderIds : dropOrderIds;

function findLateStops(orders: readonly PoolOrder[], stops: readonly PlanStop[]): PlanViolation[] {
  const codes = { pickup: 'latePickup', drop: 'lateDelivery' } as const;
  return orders.flatMap((order) =>
    (['pickup', 'drop'] as const).flatMap((kind) => {
      const planned = plannedStopsOf(order).filter((stop) => stop.kind === kind);
      // A trip visits the stops of an order in their order.
      const visited = stops.filter((stop) => orderIdsAt(stop, kind).includes(order.id));
      return visited.flatMap(({ locationId, arriveAt }, i) => {
        const to = planned[i]?.windowTo ?? null;
        if (to === null || arriveAt <= to) return [];
        const minutes = Math.ceil((arriveAt - to) / MINUTE);
        return [violation(codes[kind], { location: locationId, minutes, arriveAt, to }, order.id)];
      });
    }),
  );
}

function findPickupViolations(orders: readonly PoolOrder[]): PlanViolation[] {
  const [from, to] = [
    Math.max(...orders.map(({ pickupFrom }) => pickupFrom ?? 0)),
    Math.min(...orders.map(({ pickupTo }) => pickupTo ?? Infinity)),
  ];
  const km = Math.max(...orders.flatMap((a) => orders.map((b) => greatCircleKm(pickupOf(a).point, pickupOf(b).point))));
  return [
    ...(from > to ? [violation('pickupWindows', { from, to })] : []),
    ...(km > MAX_PICKUP_CLUSTER_KM ? [violation('pickupDistance', { km: km.toFixed(1) })] : []),
  ];
}

const findCargoViolations = (orders: readonly PoolOrder[]): PlanViolation[] =>
  findIncompatibleOrders(orders).map(({ order, cargo, otherCargo }) =>
    violation('incompatibleCargo', { first: otherCargo.name, second: cargo.name }, order.id),
  );

function findGroupViolations(orders: readonly PoolOrder[], zoneAt: Pool['zoneAt']): PlanViolation[] {
  const findDifference = (code: PlanViolationCode, valueOf: (order: PoolOrder) => string | boolean | null) =>
    new Set(orders.map(valueOf)).size > 1 ? [violation(code)] : [];
  return [
    ...findDifference('zone', (order) => zoneAt(lastDropOf(order).point)),
    ...findDifference('partner', ({ partnerId }) => partnerId),
    ...findDifference('backhaul', ({ isBackhaul }) => isBackhaul),
  ];
}

/** Plans one trip with exactly these orders and finds its violations. Needs at least one order. */
export function checkTrip(
  { orders: poolOrders, ...shared }: Pool,
  requestedTypeId?: string,
): { plan: CheckedPlan; violations: PlanViolation[] } {
  const orders = poolOrders.toSorted(compareById);
  const { problem, locationIds } = toRoutingProblem(orders, shared);
  const travel = createLocationTravel(problem);
  const driving = problem.driving ?? NO_DRIVING_RULE;
  const indexes = orders.map((_order, i) => i);
  const start = Math.max(...problem.shipments.map(({ pickup }) => pickup.time_windows[0][0]));
  const { route } = findBestRoute(toVisits(problem.shipments, indexes), start, travel, driving);
  const stops = toRoutedSteps(route, findLatestStart(route, start, travel, driving), travel, driving).map((step) =>
    toPlanStop(step, orders, locationIds),
  );
  const first = orders[0] as PoolOrder;
  const type = chooseType(orders, shared.types, requestedTypeId);
  const plan: CheckedPlan = {
    zoneId: shared.zoneAt(lastDropOf(first).point),
    partnerId: first.partnerId,
    isBackhaul: first.isBackhaul,
    vehicleTypeId: type?.id ?? null,
    orderIds: sortByDelivery(route, indexes).map((i) => (orders[i] as PoolOrder).id),
    stops,
    metres: stops.reduce((sum, stop) => sum + stop.metres, 0),
  };
  const stopViolations =
    stops.length > MAX_PLANNED_STOPS ? [violation('stops', { count: stops.length, most: MAX_PLANNED_STOPS })] : [];
  return {
    plan,
    violations: [
      ...findCapacityViolations(orders, type),
      ...findPickupViolations(orders),
      ...findLateStops(orders, stops),
      ...stopViolations,
      ...findCargoViolations(orders),
      ...findGroupViolations(orders, shared.zoneAt),
    ],
  };
}
