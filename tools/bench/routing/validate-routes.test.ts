import fc from 'fast-check';
import { createSearchProblem, improveRoutes } from '../../../api/src/trips/public.ts';
import { type LiLimInstance, type LiLimTask, toProblemInput } from './li-lim.ts';
import { validateRoutes } from './validate-routes.ts';

const CAPACITY = 20;
const END = 1_000;
const DEPOT = { number: 0, x: 50, y: 50, demand: 0, earliest: 0, latest: END, service: 0, pickup: 0, delivery: 0 };

/** A pickup and its delivery, which a vehicle could serve alone. */
const anyPair = fc.record({
  points: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 4, maxLength: 4 }),
  demand: fc.integer({ min: 1, max: CAPACITY }),
  earliest: fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 2, maxLength: 2 }),
  width: fc.integer({ min: 400, max: 500 }),
  service: fc.integer({ min: 0, max: 20 }),
});
const anyInstance = fc.array(anyPair, { minLength: 1, maxLength: 15 }).map((pairs): LiLimInstance => {
  const tasks = pairs.flatMap(({ points, demand, earliest, width, service }, i): LiLimTask[] => {
    const [pickup, delivery] = [2 * i + 1, 2 * i + 2];
    const [x = 0, y = 0, toX = 0, toY = 0] = points;
    const [from = 0, until = 0] = earliest;
    const window = (opens: number) => ({ earliest: opens, latest: opens + width, service });
    return [
      { number: pickup, x, y, demand, ...window(from), pickup: 0, delivery },
      { number: delivery, x: toX, y: toY, demand: -demand, ...window(Math.max(from, until)), pickup, delivery: 0 },
    ];
  });
  return { vehicles: pairs.length, capacity: CAPACITY, tasks: [DEPOT, ...tasks] };
});

function solve(instance: LiLimInstance, iterations: number) {
  const { input, taskOf } = toProblemInput(instance);
  const { routes, absent, cost } = improveRoutes(createSearchProblem(input), {
    seed: 1,
    budget: { iterations, milliseconds: Infinity },
    control: { now: () => 0, shouldStop: () => false },
    routesFirst: true,
  });
  return {
    routes: routes.map(({ visits }) => visits.map((visit) => taskOf[visit] as number)),
    absent: absent.length,
    distance: cost - input.costPerRoute * routes.length,
  };
}

test('every solution keeps the rules and has the distance that the solver says', () => {
  fc.assert(
    fc.property(anyInstance, (instance) => {
      const { routes, absent, distance } = solve(instance, 200);
      const result = validateRoutes(instance, routes);
      expect(absent).toBe(0);
      expect(result.faults).toEqual([]);
      expect(result.distance).toBeCloseTo(distance, 6);
    }),
    { numRuns: 50 },
  );
});

/** Two pairs on a line: one vehicle serves them as 1, 2, 3, 4. */
const LINE: LiLimInstance = {
  vehicles: 1,
  capacity: CAPACITY,
  tasks: [
    DEPOT,
    { number: 1, x: 60, y: 50, demand: 15, earliest: 0, latest: 50, service: 5, pickup: 0, delivery: 2 },
    { number: 2, x: 70, y: 50, demand: -15, earliest: 0, latest: 60, service: 5, pickup: 1, delivery: 0 },
    { number: 3, x: 80, y: 50, demand: 10, earliest: 0, latest: 200, service: 5, pickup: 0, delivery: 4 },
    { number: 4, x: 90, y: 50, demand: -10, earliest: 100, latest: 200, service: 5, pickup: 3, delivery: 0 },
  ],
};

test('measures the distance', () => {
  expect(validateRoutes(LINE, [[1, 2, 3, 4]])).toEqual({ faults: [], distance: 80 });
});

test.each([
  ['overloaded', [[1, 3, 2, 4]]],
  ['after it closes', [[3, 4, 1, 2]]],
  ['before its pickup', [[2, 1, 3, 4]]],
  ['does not carry', [[2, 1, 3, 4]]],
  [
    'not on the route',
    [
      [1, 3],
      [2, 4],
    ],
  ],
  [
    'only 1 vehicles',
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ['visited 0 times', [[1, 2]]],
  ['visited 2 times', [[1, 2, 3, 4, 4]]],
  ['no task 9', [[9]]],
])('finds: %s', (fault, routes) => {
  expect(validateRoutes(LINE, routes).faults.join()).toContain(fault);
});
