import type { Temperature } from 'shared-contracts/values/fleet/temperatures';
import type { LoadMeasure } from 'shared-contracts/values/space';
import { MINUTE } from 'shared-contracts/values/time';
import { MAX_PICKUP_CLUSTER_KM, MAX_PLANNED_STOPS, type PlanZoneRule } from 'shared-contracts/values/trips/plans';
import { TRIP_LIMITS } from 'shared-contracts/values/field-limits';
import { createTravel, findIncompatibleOrders } from '../../network/public.ts';
import { estimateRoadKm, greatCircleKm } from '../../platform/geometry/great-circle.rules.ts';
import { plannedStopsOf, type Plan, type PlanStop, type Pool, type PoolOrder, toThousandths } from './pool.rules.ts';

type PlanRequirements = {
  zoneRule: PlanZoneRule;
  maxTripSeconds: number | null;
  maxWaitSeconds: number | null;
  maxTrips?: number;
  /** Vehicles are checked by `validateFleet`, not their types. */
  isForFleet?: boolean;
};

type PlannedStep = ReturnType<typeof plannedStopsOf>[number];

const METRES_PER_KM = 1_000;
const SECONDS_PER_METRE = 0.09;
/** Distances by another formula, rounded to metres and seconds, may differ by one of each. */
const TOLERANCE = 2;

/** The metres and seconds of a leg. */
function measureLeg(a: PlanStop, b: PlanStop, pool: Pool, points: ReadonlyMap<string, readonly [number, number]>) {
  const [from, to] = [points.get(a.locationId), points.get(b.locationId)];
  if (!from || !to) return [NaN, NaN] as const;
  const road = createTravel(pool.roads)(from, to);
  if (!road.isEstimated) return [road.metres, road.seconds] as const;
  const metres = estimateRoadKm([from, to]) * METRES_PER_KM;
  return [metres, metres * SECONDS_PER_METRE] as const;
}

const COLDNESS: Record<Temperature, number> = { ambient: 0, chilled: 1, frozen: 2 };
const coldness = ({ temperature }: { temperature?: Temperature }) => COLDNESS[temperature ?? 'ambient'];

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const differ = <T, V>(items: readonly T[], valueOf: (item: T) => V) => new Set(items.map(valueOf)).size > 1;

const isMadeAt = ({ locationId, pickOrderIds, dropOrderIds }: PlanStop, id: string, step: PlannedStep) =>
  locationId === step.locationId && (step.kind === 'pickup' ? pickOrderIds : dropOrderIds).includes(id);

/** Checks that the stops of an order are visited in sequence and in time. */
function findOrderFaults(order: PoolOrder, { stops }: Plan): string[] {
  const { id } = order;
  const planned = plannedStopsOf(order);
  const made = stops.flatMap(({ pickOrderIds, dropOrderIds }) => [...pickOrderIds, ...dropOrderIds]);
  const count = made.filter((madeId) => madeId === id).length;
  if (count !== planned.length) return [`${id} has ${planned.length} stops, but ${count} are made`];
  let from = 0;
  return planned.flatMap((step, i) => {
    const at = stops.findIndex((stop, position) => position >= from && isMadeAt(stop, id, step));
    const stop = stops[at];
    if (!stop) return [`stop ${i} of ${id} is not made in its turn`];
    from = at;
    const { windowFrom, windowTo, handlingMinutes } = step;
    const isEarly = stop.leaveAt < Math.max(stop.arriveAt, windowFrom ?? 0) + handlingMinutes * MINUTE;
    return [
      ...(stop.arriveAt > (windowTo ?? Infinity) ? [`${id} is late at stop ${i}`] : []),
      ...(isEarly ? [`stop ${i} of ${id} is left early`] : []),
    ];
  });
}

function findScheduleFaults(plan: Plan, orders: readonly PoolOrder[], pool: Pool): string[] {
  const points = new Map(orders.flatMap(({ stops }) => stops).map(({ locationId, point }) => [locationId, point]));
  const handling = new Map(orders.map((order) => [order.id, plannedStopsOf(order)]));
  return plan.stops.flatMap((stop, i) => {
    const previous = plan.stops[i - 1];
    const [metres, seconds] = previous ? measureLeg(previous, stop, pool, points) : [0, 0];
    const work = sum(
      [...stop.pickOrderIds, ...stop.dropOrderIds].map((id) => {
        const here = (handling.get(id) ?? []).filter(({ locationId }) => locationId === stop.locationId);
        return Math.min(...here.map(({ handlingMinutes }) => handlingMinutes)) * MINUTE;
      }),
    );
    return [
      ...(Math.abs(stop.metres - metres) <= TOLERANCE ? [] : [`stop ${i} is ${metres} m away, not ${stop.metres}`]),
      ...(Math.abs(stop.driveSeconds - seconds) <= TOLERANCE ? [] : [`the way to stop ${i} takes ${seconds} s`]),
      ...(previous && stop.arriveAt + TOLERANCE < previous.leaveAt + seconds ? [`stop ${i} is reached too early`] : []),
      ...(stop.leaveAt < stop.arriveAt + work ? [`stop ${i} is left before its work is done`] : []),
    ];
  });
}

/** Drives each leg until a break or a rest is due, and continues after it. */
function findDrivingFaults({ stops }: Plan, { driving }: Pool): string[] {
  if (!driving) return [];
  let [total, sinceBreak, sinceRest] = [0, 0, 0];
  const { driveBeforeRest = Infinity, restLength = 0 } = driving;
  const faults = stops.flatMap((stop, i) => {
    let [rest, left] = [0, stop.driveSeconds];
    total += left;
    for (;;) {
      const [toBreak, toRest] = [driving.driveBeforeBreak - sinceBreak, driveBeforeRest - sinceRest];
      if (left <= Math.min(toBreak, toRest)) break;
      if (toRest <= toBreak) [left, rest, sinceBreak, sinceRest] = [left - toRest, rest + restLength, 0, 0];
      else [left, rest, sinceBreak, sinceRest] = [left - toBreak, rest + driving.breakLength, 0, sinceRest + toBreak];
    }
    sinceBreak += left;
    sinceRest += left;
    const previous = stops[i - 1];
    return [
      ...((stop.breakMinutes ?? 0) * MINUTE === rest ? [] : [`the breaks before stop ${i} are wrong`]),
      ...(previous && stop.arriveAt < previous.leaveAt + stop.driveSeconds + rest
        ? [`no time for a break before stop ${i}`]
        : []),
    ];
  });
  return [...faults, ...(total > driving.maxDrive ? ['the trip drives too long'] : [])];
}

function findVehicleFaults({ vehicleTypeId }: Plan, orders: readonly PoolOrder[], { types }: Pool): string[] {
  const type = types.find(({ id }) => id === vehicleTypeId);
  if (!type) return ['there is no such vehicle type'];
  const load = (measure: LoadMeasure) => sum(orders.map((order) => toThousandths(order[measure] ?? '0')));
  const refuses = orders.filter(
    ({ isFlexible, vehicleTypeIds }) => !isFlexible && vehicleTypeIds.length > 0 && !vehicleTypeIds.includes(type.id),
  );
  const unrequested = orders.filter(({ vehicleTypeIds }) => !vehicleTypeIds.includes(type.id));
  const plainer = (order: PoolOrder) =>
    types.filter(
      (other) =>
        coldness(other) < coldness(type) &&
        coldness(other) >= Math.max(0, ...order.cargos.map(coldness)) &&
        toThousandths(order.space) <= toThousandths(other.averageSpace) &&
        toThousandths(order.weight) <= toThousandths(other.maxWeight) &&
        Number(order.palletPlaces ?? 0) <= Number(other.palletPlaces ?? Infinity) &&
        Number(order.loadingMeters ?? 0) <= Number(other.loadingMeters ?? Infinity),
    );
  return [
    ...refuses.map(({ id }) => `${id} may not travel with ${type.id}`),
    ...unrequested
      .filter(({ cargos }) => cargos.some((cargo) => coldness(cargo) > coldness(type)))
      .map(({ id }) => `${id} needs a colder vehicle`),
    ...unrequested.filter((order) => plainer(order).length > 0).map(({ id }) => `${id} needs no such cooling`),
    ...(load('space') > toThousandths(type.averageSpace) ? ['the vehicle is too small'] : []),
    ...(load('weight') > toThousandths(type.maxWeight) ? ['the vehicle is too weak'] : []),
    ...(load('palletPlaces') > toThousandths(type.palletPlaces ?? 'Infinity') ? ['there are too many pallets'] : []),
    ...(load('loadingMeters') > toThousandths(type.loadingMeters ?? 'Infinity') ? ['the vehicle is too short'] : []),
  ];
}

const findSizeFaults = ({ stops }: Plan, orders: readonly PoolOrder[]) => [
  ...(stops.length > MAX_PLANNED_STOPS ? ['there are too many stops'] : []),
  ...(orders.length > TRIP_LIMITS.orderIds.max ? ['there are too many orders'] : []),
];

function findGroupFaults(orders: readonly PoolOrder[], pool: Pool, zoneRule: PlanZoneRule): string[] {
  const pickups = orders.flatMap(({ stops: [first] }) => (first ? [first.point] : []));
  const opens = Math.max(...orders.map(({ pickupFrom }) => pickupFrom ?? 0));
  const closes = Math.min(...orders.map(({ pickupTo }) => pickupTo ?? Infinity));
  const isFar = pickups.some((a) => pickups.some((b) => greatCircleKm(a, b) > MAX_PICKUP_CLUSTER_KM));
  const zoneOf = ({ stops }: PoolOrder) => {
    const drop = stops.at(-1);
    return drop ? pool.zoneAt(drop.point) : null;
  };
  return [
    ...(differ(orders, ({ partnerId }) => partnerId) ? ['orders of several partners'] : []),
    ...(differ(orders, ({ isBackhaul }) => isBackhaul) ? ['backhaul and other orders'] : []),
    ...(zoneRule === 'keep' && differ(orders, zoneOf) ? ['several zones'] : []),
    ...(opens > closes ? ['pickup windows without a common time'] : []),
    ...(isFar ? ['pickups far apart'] : []),
    ...(findIncompatibleOrders(orders).length > 0 ? ['incompatible cargos'] : []),
  ];
}

function findLimitFaults({ stops }: Plan, { maxTripSeconds, maxWaitSeconds }: PlanRequirements): string[] {
  const seconds = (stops.at(-1)?.leaveAt ?? 0) - (stops[0]?.arriveAt ?? 0);
  const wait = Math.max(...stops.map(({ waitMinutes }) => waitMinutes)) * MINUTE;
  return [
    ...(seconds > (maxTripSeconds ?? Infinity) ? ['the trip takes too long'] : []),
    ...(wait > (maxWaitSeconds ?? Infinity) ? ['the trip waits too long'] : []),
  ];
}

function findPlanFaults(plan: Plan, byId: ReadonlyMap<string, PoolOrder>, pool: Pool, required: PlanRequirements) {
  const orders = plan.orderIds.map((id) => byId.get(id)).filter((order) => order !== undefined);
  const foreign = plan.stops
    .flatMap(({ pickOrderIds, dropOrderIds }) => [...pickOrderIds, ...dropOrderIds])
    .filter((id) => !plan.orderIds.includes(id));
  if (orders.length < plan.orderIds.length || orders.length === 0) return ['orders that are not in the pool'];
  return [
    ...foreign.map((id) => `${id} is served, but not part of the trip`),
    ...orders.flatMap((order) => findOrderFaults(order, plan)),
    ...((plan.stops[0]?.arriveAt ?? 0) < pool.earliest ? ['the trip starts too early'] : []),
    ...findScheduleFaults(plan, orders, pool),
    ...findDrivingFaults(plan, pool),
    ...(required.isForFleet ? [] : findVehicleFaults(plan, orders, pool)),
    ...findSizeFaults(plan, orders),
    ...findGroupFaults(orders, pool, required.zoneRule),
    ...findLimitFaults(plan, required),
  ];
}

/**
 * Checks plans against the orders, from the rules alone: it shares no code with *quick* and *improve*, so that it
 * doesn't repeat their errors.
 * @returns a sentence per fault
 */
export function validatePlans(pool: Pool, plans: readonly Plan[], required: PlanRequirements): string[] {
  const byId = new Map(pool.orders.map((order) => [order.id, order]));
  const planned = plans.flatMap(({ orderIds }) => orderIds);
  const twice = planned.filter((id, i) => planned.indexOf(id) !== i);
  return [
    ...twice.map((id) => `${id} is in several trips`),
    ...(plans.length > (required.maxTrips ?? Infinity) ? ['there are too many trips'] : []),
    ...plans.flatMap((plan, i) => findPlanFaults(plan, byId, pool, required).map((fault) => `trip ${i}: ${fault}`)),
  ];
}
