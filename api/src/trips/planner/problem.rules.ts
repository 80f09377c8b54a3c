import type { RoutingProblem, RoutingShipment, RoutingStep, RoutingVehicle } from 'shared-contracts/trips/planner';
import { MINUTE } from 'shared-contracts/values/time';
import { MAX_PLANNED_STOPS } from 'shared-contracts/values/trips/plans';
import { createTravel, type RoadTable } from '../../network/public.ts';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import { filterAllowedTypes, sortByFit } from './allowed-types.rules.ts';
import { plannedStopsOf, type Pool, type PoolOrder, type PoolType, toAmount, toCapacity } from './pool.rules.ts';

/** 31 December 9999. */
const FAR_FUTURE = 253_402_300_799;

/** Each distinct set of allowed types becomes a skill of the types in it. */
function assignSkills(orders: readonly PoolOrder[], types: readonly PoolType[]) {
  const sets = new Map<string, { skill: number; types: readonly PoolType[] }>();
  const orderSkills = orders.map((order) => {
    const allowed = filterAllowedTypes(order, types);
    const key = allowed.map(({ id }) => id).join();
    const set = sets.get(key) ?? { skill: sets.size, types: allowed };
    sets.set(key, set);
    return set.skill;
  });
  return {
    orderSkills,
    skillsOf: (type: PoolType) =>
      [...sets.values()].filter((set) => set.types.includes(type)).map(({ skill }) => skill),
  };
}

/** In whole metres and seconds, so that plans are the same on every machine. */
export function toMatrices(points: readonly Point[], roads: RoadTable) {
  const travel = createTravel(roads);
  const legs = points.map((from) => points.map((to) => travel(from, to)));
  return {
    car: {
      distances: legs.map((row) => row.map(({ metres }) => Math.round(metres))),
      durations: legs.map((row) => row.map(({ seconds }) => Math.round(seconds))),
    },
  };
}

/** Converts a group of orders to the input of a routing engine. Vehicles are sorted by fit, as types are. */
export function toRoutingProblem(
  orders: readonly PoolOrder[],
  { types, earliest, driving, roads }: Omit<Pool, 'orders' | 'zoneAt'>,
): { problem: RoutingProblem; types: PoolType[]; locationIds: string[] } {
  const sorted = sortByFit(types);
  const points = new Map(orders.flatMap(({ stops }) => stops).map(({ locationId, point }) => [locationId, point]));
  const locationIds = [...points.keys()].toSorted();
  const indexes = new Map(locationIds.map((id, index) => [id, index]));
  const { orderSkills, skillsOf } = assignSkills(orders, sorted);
  let stepCount = 0;
  const toStep = (stop: ReturnType<typeof plannedStopsOf>[number], level: number): RoutingStep => ({
    id: (stepCount += 1),
    location_index: indexes.get(stop.locationId) as number,
    service: stop.handlingMinutes * MINUTE,
    time_windows: [
      [
        stop.kind === 'pickup' ? Math.max(stop.windowFrom ?? earliest, earliest) : (stop.windowFrom ?? 0),
        stop.windowTo ?? FAR_FUTURE,
      ],
    ],
    ...(level > 0 && stop.kind === 'pickup' && { is_pickup: true }),
  });
  const shipments = orders.map((order, i): RoutingShipment => {
    const [pickup, ...later] = plannedStopsOf(order).map(toStep);
    return {
      description: order.id,
      amount: toAmount(order),
      skills: [orderSkills[i] as number],
      pickup: pickup as RoutingStep,
      via: later.slice(0, -1),
      delivery: later.at(-1) as RoutingStep,
    };
  });
  const vehicles = sorted.map((type, id): RoutingVehicle => ({
    id,
    description: type.id,
    capacity: toCapacity(type),
    skills: skillsOf(type),
    max_tasks: MAX_PLANNED_STOPS,
  }));
  const locations = locationIds.map((id) => [points.get(id)?.[1] as number, points.get(id)?.[0] as number] as const);
  return {
    problem: {
      shipments,
      vehicles,
      locations,
      ...(driving && { driving }),
      ...(roads && {
        matrices: toMatrices(
          locationIds.map((id) => points.get(id) as Point),
          roads,
        ),
      }),
    },
    types: sorted,
    locationIds,
  };
}
