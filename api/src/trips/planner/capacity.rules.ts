import type { RoutingProblem, RoutingShipment, RoutingVehicle } from 'shared-contracts/planner';

/** [space, weight] */
export type Load = readonly [number, number];

export const sumOfLoads = ([space, weight]: Load, [moreSpace, moreWeight]: Load): Load => [
  space + moreSpace,
  weight + moreWeight,
];

const carries = ({ capacity: [space, weight] }: RoutingVehicle, load: Load) => load[0] <= space && load[1] <= weight;

/** The fuller of the two shares that a load takes of a vehicle. */
export const shareOf = (load: Load, { capacity }: { capacity: Load }) =>
  Math.max(load[0] / capacity[0], load[1] / capacity[1]);

/** What beside the load one or the other of these vehicles could still take. */
export const roomLeft = (vehicles: readonly RoutingVehicle[], load: Load): Load =>
  vehicles.reduce<Load>(
    ([space, weight], { capacity }) => [
      Math.max(space, capacity[0] - load[0]),
      Math.max(weight, capacity[1] - load[1]),
    ],
    [0, 0],
  );

/** Which vehicles have all the skills, by sets of skills, the smallest vehicle first; the same set is the same list. */
export function fleetOf({ vehicles }: Pick<RoutingProblem, 'vehicles'>) {
  const lists = new Map<string, readonly RoutingVehicle[]>();
  const listOf = (found: readonly RoutingVehicle[]) => {
    const key = found.map(({ id }) => id).join();
    const known = lists.get(key);
    if (!known) lists.set(key, found);
    return known ?? found;
  };
  const bySkills = new Map<string, readonly RoutingVehicle[]>();
  const shared = new Map<readonly RoutingVehicle[], Map<readonly RoutingVehicle[], readonly RoutingVehicle[]>>();
  const of = ({ skills }: RoutingShipment) => {
    const key = skills.join();
    const known =
      bySkills.get(key) ??
      listOf(vehicles.filter((vehicle) => skills.every((skill) => vehicle.skills.includes(skill))));
    bySkills.set(key, known);
    return known;
  };
  const inBoth = (one: readonly RoutingVehicle[], other: readonly RoutingVehicle[]) => {
    if (one === other) return one;
    const beside = shared.get(one) ?? new Map<readonly RoutingVehicle[], readonly RoutingVehicle[]>();
    const known = beside.get(other) ?? listOf(one.filter((vehicle) => other.includes(vehicle)));
    shared.set(one, beside.set(other, known));
    return known;
  };
  return { of, inBoth };
}
export type Fleet = ReturnType<typeof fleetOf>;

/** Whether one of them carries both loads together. */
export function carriesBoth(
  vehicles: readonly RoutingVehicle[],
  [space, weight]: Load,
  [moreSpace, moreWeight]: Load,
): boolean {
  for (const { capacity } of vehicles)
    if (space + moreSpace <= capacity[0] && weight + moreWeight <= capacity[1]) return true;
  return false;
}

/** The first of them that carries the load: the smallest, since they come smallest first. */
export const smallestFor = (vehicles: readonly RoutingVehicle[], load: Load) =>
  vehicles.find((vehicle) => carries(vehicle, load));
