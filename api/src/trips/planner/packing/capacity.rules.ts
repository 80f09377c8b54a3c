import type { RoutingLoad, RoutingProblem, RoutingShipment, RoutingVehicle } from 'shared-contracts/trips/planner';

export type Load = Readonly<RoutingLoad>;
export const NO_LOAD: Load = [0, 0, 0, 0];

export const addLoads = (a: Load, b: Load): Load => [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]];

/** Whether a capacity covers each measure of a load. */
export const holds = (capacity: Load, load: Load) =>
  load[0] <= capacity[0] && load[1] <= capacity[1] && load[2] <= capacity[2] && load[3] <= capacity[3];

/** Measures that are not needed may be 0 of 0. */
const share = (load: number, capacity: number) => (load === 0 ? 0 : load / capacity);
/** The share of a vehicle that a load takes, by its scarcest measure. */
export const loadShare = (load: Load, { capacity }: { capacity: Load }) =>
  Math.max(load[0] / capacity[0], load[1] / capacity[1], share(load[2], capacity[2]), share(load[3], capacity[3]));

/** The most of each measure that any of the vehicles has. */
export const maxCapacity = (vehicles: readonly RoutingVehicle[]): Load =>
  vehicles.reduce<Load>(
    (most, { capacity }) => [
      Math.max(most[0], capacity[0]),
      Math.max(most[1], capacity[1]),
      Math.max(most[2], capacity[2]),
      Math.max(most[3], capacity[3]),
    ],
    NO_LOAD,
  );

/** The largest free capacity in each measure among the vehicles, after the load. */
export function maxFreeCapacity(vehicles: readonly RoutingVehicle[], load: Load): Load {
  const most = maxCapacity(vehicles);
  const free = (measure: 0 | 1 | 2 | 3) => Math.max(0, most[measure] - load[measure]);
  return [free(0), free(1), free(2), free(3)];
}

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
export function canCarryBoth(vehicles: readonly RoutingVehicle[], load: Load, more: Load): boolean {
  const both = addLoads(load, more);
  for (const { capacity } of vehicles) if (holds(capacity, both)) return true;
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
  vehicles.find(({ capacity }) => holds(capacity, load));
