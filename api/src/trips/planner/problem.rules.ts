import type { RoutingProblem, RoutingShipment, RoutingStep, RoutingVehicle } from 'shared-contracts/planner';
import { MOST_STOPS } from 'shared-contracts/values/plans';
import { smallestFirst, typesAllowed } from './allowed-types.rules.ts';
import { type Pool, type PoolOrder, type PoolType, thousandths } from './pool.rules.ts';

const EVER = 253_402_300_799;
const MINUTE = 60;

/** Every set of types that orders ask for is a skill, which the types of the set have. */
function skillsOf(orders: readonly PoolOrder[], types: readonly PoolType[]) {
  const sets = new Map<string, { skill: number; types: readonly PoolType[] }>();
  const skills = orders.map((order) => {
    const allowed = typesAllowed(order, types);
    const key = allowed.map(({ id }) => id).join();
    const set = sets.get(key) ?? { skill: sets.size, types: allowed };
    sets.set(key, set);
    return set.skill;
  });
  return {
    skills,
    of: (type: PoolType) => [...sets.values()].filter((set) => set.types.includes(type)).map(({ skill }) => skill),
  };
}

const distancesOf = (locationIds: readonly string[], roads: NonNullable<Pool['roads']>) => ({
  car: {
    distances: locationIds.map((from) =>
      locationIds.map((to) => (from === to ? 0 : (roads.get(from)?.get(to) ?? Infinity))),
    ),
  },
});

/** A group in the words of a routing engine: shipments and vehicles by their indexes, vehicles the smallest first. */
export function problemOf(
  orders: readonly PoolOrder[],
  { types, earliest, roads }: Omit<Pool, 'orders' | 'zoneAt'>,
): { problem: RoutingProblem; types: PoolType[]; locationIds: string[] } {
  const sorted = smallestFirst(types);
  const places = new Map(orders.flatMap(({ stops }) => stops).map(({ locationId, point }) => [locationId, point]));
  const locationIds = [...places.keys()].toSorted();
  const indexes = new Map(locationIds.map((id, index) => [id, index]));
  const skills = skillsOf(orders, sorted);
  let steps = 0;
  const step = (locationId: string, minutes: number, window: [number, number]): RoutingStep => ({
    id: (steps += 1),
    location_index: indexes.get(locationId) as number,
    service: minutes * MINUTE,
    time_windows: [window],
  });
  const shipments = orders.map((order, i): RoutingShipment => {
    const [pickup, ...drops] = order.stops.map(({ locationId }, level) =>
      level === 0
        ? step(locationId, order.loadingMinutes, [
            Math.max(order.pickupFrom ?? earliest, earliest),
            order.pickupTo ?? EVER,
          ])
        : step(locationId, order.unloadingMinutes, [order.deliveryFrom ?? 0, order.deliveryTo ?? EVER]),
    );
    return {
      description: order.id,
      amount: [thousandths(order.space), thousandths(order.weight)],
      skills: [skills.skills[i] as number],
      pickup: pickup as RoutingStep,
      via: drops.slice(0, -1),
      delivery: drops.at(-1) as RoutingStep,
    };
  });
  const vehicles = sorted.map((type, id): RoutingVehicle => ({
    id,
    description: type.id,
    capacity: [thousandths(type.averageSpace), thousandths(type.maxWeight)],
    skills: skills.of(type),
    max_tasks: MOST_STOPS,
  }));
  const locations = locationIds.map((id) => [places.get(id)?.[1] as number, places.get(id)?.[0] as number] as const);
  return {
    problem: { shipments, vehicles, locations, ...(roads && { matrices: distancesOf(locationIds, roads) }) },
    types: sorted,
    locationIds,
  };
}
