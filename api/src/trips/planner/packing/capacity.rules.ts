import type { RoutingProblem, RoutingShipment, RoutingVehicle } from 'shared-contracts/trips/planner';

/** [space, weight] */
export type Load = readonly [number, number];

export const addLoads = ([space, weight]: Load, [moreSpace, moreWeight]: Load): Load => [
  space + moreSpace,
  weight + moreWeight,
];

const canCarry = ({ capacity: [space, weight] }: RoutingVehicle, load: Load) => load[0] <= space && load[1] <= weight;

/** The share of a vehicle that a load takes, by space or by weight, whichever is larger. */
export const loadShare = (load: Load, { capacity }: { capacity: Load }) =>
  Math.max(load[0] / capacity[0], load[1] / capacity[1]);

/** The largest free space and the largest free weight of any of the vehicles besides the load. */
export const maxFreeCapacity = (vehicles: readonly RoutingVehicle[], load: Load): Load =>
  vehicles.reduce<Load>(
    ([space, weight], { capacity }) => [
      Math.max(space, capacity[0] - load[0]),
      Math.max(weight, capacity[1] - load[1]),
    ],
    [0, 0],
  );

/** Finds vehicles by skills, smallest first. Equal results are the same array, so that intersections can be cached. */
export function createFleet({ vehicles }: Pick<RoutingProblem, 'vehicles'>) {
  const arrays = new Map<string, readonly RoutingVehicle[]>();
  const intern = (matching: readonly RoutingVehicle[]) => {
    const key = matching.map(({ id }) => id).join();
    const existing = arrays.get(key);
    if (!existing) arrays.set(key, matching);
    return existing ?? matching;
  };
  const bySkills = new Map<string, readonly RoutingVehicle[]>();
  const intersections = new Map<readonly RoutingVehicle[], Map<readonly RoutingVehicle[], readonly RoutingVehicle[]>>();
  const vehiclesFor = ({ skills }: RoutingShipment) => {
    const key = skills.join();
    const matching =
      bySkills.get(key) ??
      intern(vehicles.filter((vehicle) => skills.every((skill) => vehicle.skills.includes(skill))));
    bySkills.set(key, matching);
    return matching;
  };
  const intersect = (a: readonly RoutingVehicle[], b: readonly RoutingVehicle[]) => {
    if (a === b) return a;
    const cached = intersections.get(a) ?? new Map<readonly RoutingVehicle[], readonly RoutingVehicle[]>();
    const intersection = cached.get(b) ?? intern(a.filter((vehicle) => b.includes(vehicle)));
    intersections.set(a, cached.set(b, intersection));
    return intersection;
  };
  return { vehiclesFor, intersect };
}
export type Fleet = ReturnType<typeof createFleet>;

/** Whether one of the vehicles can carry both loads together. */
export function canCarryBoth(
  vehicles: readonly RoutingVehicle[],
  [space, weight]: Load,
  [moreSpace, moreWeight]: Load,
): boolean {
  for (const { capacity } of vehicles)
    if (space + moreSpace <= capacity[0] && weight + moreWeight <= capacity[1]) return true;
  return false;
}

const isLarger = (a: RoutingVehicle, b: RoutingVehicle) =>
  a.capacity[0] > b.capacity[0] || (a.capacity[0] === b.capacity[0] && a.capacity[1] >= b.capacity[1]);

/** The vehicle with the most space, by weight if that is equal. */
export function findLargestVehicle(vehicles: readonly RoutingVehicle[]): RoutingVehicle | undefined {
  let [largest] = vehicles;
  for (const vehicle of vehicles) if (!largest || isLarger(vehicle, largest)) largest = vehicle;
  return largest;
}

/** @param vehicles the plainest first, and the smallest of them */
export const findSmallestVehicle = (vehicles: readonly RoutingVehicle[], load: Load) =>
  vehicles.find((vehicle) => canCarry(vehicle, load));
