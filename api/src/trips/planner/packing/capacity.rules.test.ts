import type { RoutingShipment, RoutingVehicle } from 'shared-contracts/trips/planner';
import {
  addLoads,
  canCarryBoth,
  createFleet,
  findLargestVehicle,
  findSmallestVehicle,
  type Load,
  loadShare,
  maxFreeCapacity,
} from './capacity.rules.ts';
import { lineShipment } from '../testing/line-problems.ts';

const vehicle = (id: number, space: number, weight: number, skills: number[] = []): RoutingVehicle => ({
  id,
  description: `${id}`,
  capacity: [space, weight, 0, 0],
  skills,
  max_tasks: 10,
});
const needing = (...skills: number[]): RoutingShipment => lineShipment({ skills });

const WIDE = vehicle(0, 20, 100);
const STRONG = vehicle(1, 10, 400);
/** Adds 10 pallet places and 4 loading meters. */
const FLOOR: RoutingVehicle = { ...vehicle(2, 20, 400), capacity: [20, 400, 10, 4] };

test('finds the largest vehicle by space, then by weight, in any order', () => {
  const twin = vehicle(2, 20, 150);
  expect(findLargestVehicle([STRONG, twin, WIDE])).toBe(twin);
  expect(findLargestVehicle([WIDE, twin, STRONG])).toBe(twin);
  expect(findLargestVehicle([])).toBeUndefined();
});

test('adds space and weight of loads', () => {
  expect(addLoads([1, 20, 0, 0], [3, 40, 0, 0])).toEqual([4, 60, 0, 0]);
});

test.each<[string, Load, number]>([
  ['space', [15, 100, 0, 0], 0.75],
  ['weight', [5, 300, 0, 0], 0.75],
  ['pallet places', [5, 100, 8, 1], 0.8],
  ['loading meters', [5, 100, 1, 3], 0.75],
])('measures how full a vehicle is by %s if that is scarcer', (_name, load, share) => {
  expect(loadShare(load, FLOOR)).toBe(share);
});

test.each<[string, RoutingVehicle[], Load, Load]>([
  ['takes space and weight from different vehicles', [WIDE, STRONG], [4, 30, 0, 0], [16, 370, 0, 0]],
  ['is zero if the load exceeds every vehicle', [WIDE, STRONG], [30, 500, 0, 0], [0, 0, 0, 0]],
  ['is zero without vehicles', [], [1, 1, 0, 0], [0, 0, 0, 0]],
])('the largest free capacity %s', (_name, vehicles, load, free) => {
  expect(maxFreeCapacity(vehicles, load)).toEqual(free);
});

test.each<[string, Load, Load, boolean]>([
  ['that fill one vehicle exactly', [12, 40, 0, 0], [8, 60, 0, 0], true],
  ['that fill the other vehicle exactly', [5, 300, 0, 0], [5, 100, 0, 0], true],
  ['with too much space', [12, 40, 0, 0], [9, 60, 0, 0], false],
  ['with too much weight', [5, 300, 0, 0], [5, 101, 0, 0], false],
  ['that need the space of one vehicle and the weight of another', [11, 50, 0, 0], [0, 51, 0, 0], false],
])('finds out whether a vehicle can carry two loads %s', (_name, load, more, can) => {
  expect(canCarryBoth([WIDE, STRONG], load, more)).toBe(can);
});

test.each<[string, Load, Load, boolean]>([
  ['that fill its floor exactly', [1, 1, 6, 1.5], [1, 1, 4, 2.5], true],
  ['with too many pallets', [1, 1, 6, 1], [1, 1, 5, 1], false],
  ['that are too long', [1, 1, 1, 2], [1, 1, 1, 2.1], false],
])('finds out whether a vehicle can carry two loads %s', (_name, load, more, can) => {
  expect(canCarryBoth([FLOOR], load, more)).toBe(can);
});

test('a vehicle without pallet places is not full of a load without pallets', () => {
  expect(loadShare([10, 0, 0, 0], { capacity: [20, 400, 0, 0] })).toBe(0.5);
});

test('finds the first vehicle that can carry a load', () => {
  expect(findSmallestVehicle([WIDE, STRONG], [10, 100, 0, 0])).toBe(WIDE);
  expect(findSmallestVehicle([WIDE, STRONG], [10, 101, 0, 0])).toBe(STRONG);
  expect(findSmallestVehicle([STRONG, WIDE], [11, 100, 0, 0])).toBe(WIDE);
  expect(findSmallestVehicle([WIDE, STRONG], [11, 101, 0, 0])).toBeUndefined();
});

describe('a fleet', () => {
  const [both, first, second] = [vehicle(0, 1, 1, [1, 2]), vehicle(1, 2, 2, [1, 3, 4]), vehicle(2, 3, 3, [2])];
  const fleet = () => createFleet({ vehicles: [both, first, second] });

  test.each([
    ['every vehicle for an order without skills', [], [0, 1, 2]],
    ['vehicles with a skill', [1], [0, 1]],
    ['only vehicles with all skills', [1, 2], [0]],
    ['no vehicle for an unknown skill', [9], []],
  ])('finds %s', (_name, skills, ids) => {
    expect(
      fleet()
        .vehiclesFor(needing(...skills))
        .map(({ id }) => id),
    ).toEqual(ids);
  });

  test('finds the vehicles of several orders separately', () => {
    const { vehiclesFor } = fleet();
    expect([vehiclesFor(needing(1)), vehiclesFor(needing(2))]).toEqual([
      [both, first],
      [both, second],
    ]);
  });

  test('returns the same array for equal results', () => {
    const { vehiclesFor, intersect } = fleet();
    const matching = vehiclesFor(needing(3));
    expect(vehiclesFor(needing(3))).toBe(matching);
    expect(vehiclesFor(needing(4))).toBe(matching);
    expect(vehiclesFor(needing(3, 4))).toBe(matching);
    expect(intersect(matching, vehiclesFor(needing()))).toBe(matching);
  });

  test('intersects vehicles in their order', () => {
    const { vehiclesFor, intersect } = fleet();
    const [all, skillOne, skillTwo] = [vehiclesFor(needing()), vehiclesFor(needing(1)), vehiclesFor(needing(2))];
    expect(intersect(all, all)).toBe(all);
    expect(intersect(skillOne, skillTwo)).toEqual([both]);
    expect(intersect(skillOne, skillTwo)).toBe(intersect(skillTwo, skillOne));
    expect(intersect(skillOne, all)).toBe(skillOne);
    expect(intersect(vehiclesFor(needing(3)), skillTwo)).toEqual([]);
  });
});
