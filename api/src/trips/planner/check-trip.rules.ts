import { MOST_STOPS, PICKUP_CLUSTER_KM, type PlanBreakCode } from 'shared-contracts/values/plans';
import { clashesAmong } from '../../network/cargos/compatibility.rules.ts';
import { greatCircleKm } from '../../network/geo/great-circle.rules.ts';
import { sumOf, toMeasure } from '../../platform/money.ts';
import { fitsType, smallestFirst, typesAllowed } from './allowed-types.rules.ts';
import { bestWay } from './best-way.rules.ts';
import { lastDropOf, pickupOf } from './groups.rules.ts';
import { byDelivery, timesOf } from './pack.rules.ts';
import { stopOf } from './plan.rules.ts';
import { byId, type Plan, type PlanStop, type Pool, type PoolOrder, type PoolType } from './pool.rules.ts';
import { problemOf } from './problem.rules.ts';
import { metresOf } from './travel.rules.ts';
import { visitsOf } from './visits.rules.ts';

type Params = Record<string, string | number>;
export type PlanBreak = { code: PlanBreakCode; orderId: string | null; params: Params };
export type JudgedPlan = Omit<Plan, 'vehicleTypeId'> & { vehicleTypeId: string | null };

const fault = (code: PlanBreakCode, params: Params = {}, orderId: string | null = null): PlanBreak => ({
  code,
  orderId,
  params,
});

export const loadOf = (orders: readonly PoolOrder[]) => ({
  space: toMeasure(sumOf(orders.map(({ space }) => space))),
  weight: toMeasure(sumOf(orders.map(({ weight }) => weight))),
});

/** The type that is wished, else the smallest that carries them, else the largest that all of them allow. */
function typeFor(
  orders: readonly PoolOrder[],
  types: readonly PoolType[],
  wished: string | undefined,
): PoolType | undefined {
  const allowed = smallestFirst(orders.reduce<readonly PoolType[]>((left, order) => typesAllowed(order, left), types));
  if (wished !== undefined) return types.find(({ id }) => id === wished);
  return allowed.find((type) => fitsType(loadOf(orders), type)) ?? allowed.at(-1);
}

function capacityBreaks(orders: readonly PoolOrder[], type: PoolType | undefined): PlanBreak[] {
  if (!type) return [fault('noVehicleType')];
  const load = loadOf(orders);
  const refusing = orders
    .filter((order) => typesAllowed(order, [type]).length === 0)
    .map(({ id }) => fault('noVehicleType', {}, id));
  const space = fitsType({ ...load, weight: '0' }, type)
    ? []
    : [fault('space', { load: load.space, capacity: type.averageSpace })];
  const weight = fitsType({ ...load, space: '0' }, type)
    ? []
    : [fault('weight', { load: load.weight, capacity: type.maxWeight })];
  return [...refusing, ...space, ...weight];
}

function lateBreaks(orders: readonly PoolOrder[], stops: readonly PlanStop[]): PlanBreak[] {
  const late = (
    code: 'latePickup' | 'lateDelivery',
    order: PoolOrder,
    to: number | null,
    visited: readonly PlanStop[],
  ) =>
    visited
      .filter(({ arriveAt }) => to !== null && arriveAt > to)
      .map(({ locationId, arriveAt }) =>
        fault(
          code,
          {
            location: locationId,
            minutes: Math.ceil((arriveAt - (to ?? arriveAt)) / 60),
            arriveAt,
            to: to ?? arriveAt,
          },
          order.id,
        ),
      );
  return orders.flatMap((order) => [
    ...late(
      'latePickup',
      order,
      order.pickupTo,
      stops.filter(({ pickOrderIds }) => pickOrderIds.includes(order.id)),
    ),
    ...late(
      'lateDelivery',
      order,
      order.deliveryTo,
      stops.filter(({ dropOrderIds }) => dropOrderIds.includes(order.id)),
    ),
  ]);
}

function pickupBreaks(orders: readonly PoolOrder[]): PlanBreak[] {
  const [from, to] = [
    Math.max(...orders.map(({ pickupFrom }) => pickupFrom ?? 0)),
    Math.min(...orders.map(({ pickupTo }) => pickupTo ?? Infinity)),
  ];
  const km = Math.max(
    ...orders.flatMap((one) => orders.map((other) => greatCircleKm(pickupOf(one).point, pickupOf(other).point))),
  );
  return [
    ...(from > to ? [fault('pickupWindows', { from, to })] : []),
    ...(km > PICKUP_CLUSTER_KM ? [fault('pickupDistance', { km: km.toFixed(1) })] : []),
  ];
}

const cargoBreaks = (orders: readonly PoolOrder[]): PlanBreak[] =>
  clashesAmong(orders).map(({ order, cargo, other }) =>
    fault('incompatibleCargo', { first: other.name, second: cargo.name }, order.id),
  );

function groupBreaks(orders: readonly PoolOrder[], zoneAt: Pool['zoneAt']): PlanBreak[] {
  const differ = (code: PlanBreakCode, of: (order: PoolOrder) => string | boolean | null) =>
    new Set(orders.map(of)).size > 1 ? [fault(code)] : [];
  return [
    ...differ('zone', (order) => zoneAt(lastDropOf(order).point)),
    ...differ('partner', ({ partnerId }) => partnerId),
    ...differ('backhaul', ({ isBackhaul }) => isBackhaul),
  ];
}

/** One trip of just these orders on the best way there is, and all that speaks against it. At least one order. */
export function judgeTrip(
  { orders: given, ...shared }: Pool,
  wished?: string,
): { plan: JudgedPlan; breaks: PlanBreak[] } {
  const orders = given.toSorted(byId);
  const { problem, locationIds } = problemOf(orders, shared);
  const metres = metresOf(problem);
  const indexes = orders.map((_order, i) => i);
  const start = Math.max(...problem.shipments.map(({ pickup }) => pickup.time_windows[0][0]));
  const { way } = bestWay(visitsOf(problem.shipments, indexes), start, metres);
  const stops = timesOf(way, start, metres).map((step) => stopOf(step, orders, locationIds));
  const first = orders[0] as PoolOrder;
  const type = typeFor(orders, shared.types, wished);
  const plan: JudgedPlan = {
    zoneId: shared.zoneAt(lastDropOf(first).point),
    partnerId: first.partnerId,
    isBackhaul: first.isBackhaul,
    vehicleTypeId: type?.id ?? null,
    orderIds: byDelivery(way, indexes).map((i) => (orders[i] as PoolOrder).id),
    stops,
    metres: stops.reduce((sum, stop) => sum + stop.metres, 0),
  };
  const tooMany = stops.length > MOST_STOPS ? [fault('stops', { count: stops.length, most: MOST_STOPS })] : [];
  return {
    plan,
    breaks: [
      ...capacityBreaks(orders, type),
      ...pickupBreaks(orders),
      ...lateBreaks(orders, stops),
      ...tooMany,
      ...cargoBreaks(orders),
      ...groupBreaks(orders, shared.zoneAt),
    ],
  };
}
