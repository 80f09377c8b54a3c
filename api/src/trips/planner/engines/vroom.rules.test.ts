import type { RoutingProblem, RoutingShipment, RoutingStep } from 'shared-contracts/trips/planner';
import { isPlannable, toRoutingSolution, toVroomProblem } from './vroom.rules.ts';
import type { VroomSolution } from './vroom-json.ts';

/** Places on a road, in kilometres; a kilometre takes 100 seconds. */
const PLACES = [0, 10, 20, 30, 40];
const distances = PLACES.map((from) => PLACES.map((to) => Math.abs(to - from) * 1_000));
const durations = distances.map((row) => row.map((metres) => metres / 10));

const step = (id: number, place: number, window: [number, number] = [0, 100_000], service = 0): RoutingStep => ({
  id,
  location_index: place,
  service,
  time_windows: [window],
});
/** Order `n` has the ids 10n for its pickup, 10n + 1 for its delivery, and further ones for stops between. */
const shipment = (n: number, from: number, to: number, overrides: Partial<RoutingShipment> = {}): RoutingShipment => ({
  description: `order-${n}`,
  amount: [1, 100, 0, 0],
  skills: [],
  pickup: step(10 * n, from),
  delivery: step(10 * n + 1, to),
  ...overrides,
});
const SMALL = {
  id: 1,
  description: 'van',
  capacity: [2, 200, 9, 9] as [number, number, number, number],
  skills: [7],
  max_tasks: 4,
};
const LARGE = {
  ...SMALL,
  id: 2,
  description: 'lorry',
  capacity: [9, 900, 9, 9] as [number, number, number, number],
  skills: [7, 8],
};
const problemOf = (shipments: RoutingShipment[], overrides: Partial<RoutingProblem> = {}): RoutingProblem => ({
  shipments,
  vehicles: [SMALL, LARGE],
  locations: PLACES.map((km) => [km, 0] as const),
  matrices: { car: { distances, durations } },
  ...overrides,
});

describe('the problem that VROOM gets', () => {
  const orders = [shipment(1, 0, 2), shipment(2, 0, 4, { via: [step(22, 3)], skills: [8], amount: [3, 50, 1, 2] })];
  const send = () => toVroomProblem(problemOf(orders));

  test('has as many vehicles of each type as orders, from nowhere to nowhere', () => {
    expect(send().vehicles.map(({ id, description }) => [id, description])).toEqual([
      [0, 'van'],
      [1, 'van'],
      [2, 'lorry'],
      [3, 'lorry'],
    ]);
    expect(send().vehicles[2]).toEqual({
      id: 2,
      description: 'lorry',
      profile: 'car',
      start_index: 5,
      end_index: 5,
      capacity: [9, 900, 9, 9],
      skills: [7, 8],
      costs: { fixed: 36_000 },
    });
  });

  test('has the first and the last stop of each order', () => {
    expect(send().shipments[1]).toEqual({
      amount: [3, 50, 1, 2],
      skills: [8],
      pickup: { id: 20, location_index: 0, service: 0, time_windows: [[0, 100_000]] },
      delivery: { id: 21, location_index: 4, service: 0, time_windows: [[0, 100_000]] },
    });
  });

  test('contains the travel times, and none to or from nowhere', () => {
    expect(send().matrices.car.durations).toEqual([...durations.map((row) => [...row, 0]), [0, 0, 0, 0, 0, 0]]);
  });

  test('uses a year for a leg without a road', () => {
    const unreachable = durations.map((row, from) =>
      row.map((seconds, to) => (from !== to && to === 4 ? Infinity : seconds)),
    );
    const matrices = { car: { distances, durations: unreachable } };
    const sent = toVroomProblem(problemOf([shipment(1, 0, 4)], { matrices })).matrices.car.durations;
    expect(sent[0]).toEqual([0, 1_000, 2_000, 3_000, 31_536_000, 0]);
    expect(sent[4]?.[4]).toBe(0);
  });

  test('offers each type with the breaks that the longest order needs, over all of its stops', () => {
    const driving = { driveBeforeBreak: 2_000, breakLength: 300, maxDrive: Infinity };
    const breaksFor = (...shipments: RoutingShipment[]) =>
      toVroomProblem(problemOf(shipments, { driving, vehicles: [SMALL] })).vehicles.map(
        ({ id, breaks = [], max_travel_time }) => [id, breaks.length, max_travel_time],
      );
    expect(breaksFor(shipment(1, 0, 2))).toEqual([
      [0, 0, 2_000],
      [1, 1, 4_000],
    ]);
    const detour = shipment(2, 1, 0, { via: [step(22, 4)] });
    expect(breaksFor(shipment(1, 0, 2), detour)).toEqual([
      [0, 0, 2_000],
      [1, 0, 2_000],
      [2, 1, 4_000],
      [3, 1, 4_000],
      [4, 2, 6_000],
      [5, 2, 6_000],
      [6, 3, 8_000],
      [7, 3, 8_000],
    ]);
  });
});

test.each([
  ['orders and vehicles', 1, 1, true],
  ['no orders', 0, 1, false],
  ['no vehicles', 1, 0, false],
])('a group with %s', (_name, orders, vehicles, expected) => {
  const problem = problemOf([shipment(1, 0, 2)].slice(0, orders), { vehicles: [SMALL].slice(0, vehicles) });
  expect(isPlannable(problem)).toBe(expected);
});

describe('the trips of a solution', () => {
  /** `p1 d1`: picks order 1 up and delivers it. */
  const solve = (problem: RoutingProblem, ...routes: string[]) => {
    const steps = routes.map((route) => ({
      vehicle: 0,
      cost: 1,
      steps: [
        { type: 'start' },
        ...route.split(' ').map((task) => ({
          type: { p: 'pickup', d: 'delivery', b: 'break' }[task[0] as 'p' | 'd' | 'b'],
          id: Number(task.slice(1)) * 10 + (task.startsWith('d') ? 1 : 0),
        })),
        { type: 'end' },
      ],
    }));
    return toRoutingSolution({ routes: steps } as unknown as VroomSolution, problem);
  };
  const placesOf = ({ routes }: ReturnType<typeof solve>) =>
    routes.map(({ steps }) => steps.map(({ location_index }) => location_index));
  const two = [shipment(1, 0, 2), shipment(2, 0, 4)];

  test('are timed by the portal, with the smallest vehicle that carries them', () => {
    const windows = [
      shipment(1, 0, 2, { pickup: step(10, 0, [500, 900], 60) }),
      shipment(2, 0, 4, { pickup: step(20, 0, [700, 1_000]) }),
    ];
    expect(solve(problemOf(windows), 'p1 p2 d1 d2')).toEqual({
      routes: [
        {
          vehicle: 1,
          shipments: [0, 1],
          distance: 40_000,
          steps: [
            expect.objectContaining({ location_index: 0, arrival: 700, service: 60, pickups: [0, 1], deliveries: [] }),
            expect.objectContaining({ location_index: 2, arrival: 2_760, distance: 20_000, deliveries: [0] }),
            expect.objectContaining({ location_index: 4, arrival: 4_760, distance: 20_000, deliveries: [1] }),
          ],
        },
      ],
      unassigned: [],
    });
  });

  test('list their orders as they are delivered', () => {
    const problem = problemOf([shipment(1, 0, 4), shipment(2, 0, 2)]);
    expect(solve(problem, 'p1 p2 d2 d1').routes.map(({ shipments }) => shipments)).toEqual([[1, 0]]);
  });

  test('have no breaks or unknown tasks as stops', () => {
    expect(placesOf(solve(problemOf(two), 'p1 b1 b2 p9 d1', 'p2 d2'))).toEqual([
      [0, 2],
      [0, 4],
    ]);
    expect(solve(problemOf(two), 'b1')).toEqual({ routes: [], unassigned: [0, 1] });
  });

  test.each<[string, Partial<RoutingShipment>, number | undefined]>([
    ['needs nothing', {}, 1],
    ['needs what both have', { skills: [7] }, 1],
    ['needs what the larger one has', { skills: [8] }, 2],
    ['needs what no vehicle has', { skills: [7, 9] }, undefined],
    ['fills the smaller one with the other', { amount: [1, 100, 8, 8] }, 1],
    ['is too large for it with the other', { amount: [2, 100, 0, 0] }, 2],
    ['is too heavy for any', { amount: [1, 900, 0, 0] }, undefined],
  ])('of an order that %s', (_name, overrides, vehicle) => {
    const problem = problemOf([shipment(1, 0, 2), shipment(2, 0, 4, overrides)]);
    expect(solve(problem, 'p1 p2 d1 d2').routes[0]?.vehicle).toBe(vehicle);
  });

  test.each<[string, RoutingProblem, string]>([
    ['is late', problemOf([two[0]!, shipment(2, 0, 4, { delivery: step(21, 4, [0, 3_999]) })]), 'p1 p2 d1 d2'],
    [
      'has pickups that are never open together',
      problemOf([
        shipment(1, 0, 2, { pickup: step(10, 0, [0, 100]) }),
        shipment(2, 0, 4, { pickup: step(20, 0, [200, 300]) }),
      ]),
      'p1 p2 d1 d2',
    ],
    ['has too many stops', problemOf(two, { vehicles: [{ ...SMALL, max_tasks: 2 }] }), 'p1 p2 d1 d2'],
    [
      'drives too long',
      problemOf(two, { driving: { driveBeforeBreak: Infinity, breakLength: 0, maxDrive: 3_999 } }),
      'p1 p2 d1 d2',
    ],
    ['delivers before it picks up', problemOf(two), 'd1 p1 p2 d2'],
  ])('do not include one that %s: its orders are unassigned', (_name, problem, route) => {
    expect(solve(problem, route)).toEqual({ routes: [], unassigned: [0, 1] });
  });

  test.each<[string, RoutingProblem]>([
    ['in time', problemOf([two[0]!, shipment(2, 0, 4, { delivery: step(21, 4, [0, 4_000]) })])],
    ['with as many stops as allowed', problemOf(two, { vehicles: [{ ...SMALL, max_tasks: 3 }] })],
    [
      'with as much driving as allowed',
      problemOf(two, { driving: { driveBeforeBreak: Infinity, breakLength: 0, maxDrive: 4_000 } }),
    ],
    [
      'with pickups that are open together for a moment',
      problemOf([
        shipment(1, 0, 2, { pickup: step(10, 0, [0, 100]) }),
        shipment(2, 0, 4, { pickup: step(20, 0, [100, 300]) }),
      ]),
    ],
  ])('include one that is just %s', (_name, problem) => {
    expect(placesOf(solve(problem, 'p1 p2 d1 d2'))).toEqual([[0, 2, 4]]);
  });

  test('leave other orders unassigned', () => {
    expect(solve(problemOf([...two, shipment(3, 0, 1)]), 'p2 d2').unassigned).toEqual([0, 2]);
  });

  test('take the breaks that driving needs', () => {
    const driving = { driveBeforeBreak: 2_000, breakLength: 300, maxDrive: Infinity };
    const [trip] = solve(problemOf([shipment(1, 0, 4)], { driving }), 'p1 d1').routes;
    expect(trip?.steps[1]).toMatchObject({ arrival: 4_300, break_time: 300 });
  });

  test.each([
    ['on the way', [3], 'p1 p2 d1 d2', [[0, 2, 3, 4]]],
    ['on the way, one after the other', [1, 3], 'p1 p2 d1 d2', [[0, 1, 2, 3, 4]]],
    ['before its last one, even if others come on the way back', [3, 1], 'p1 p2 d1 d2', [[0, 2, 3, 1, 4]]],
    ['as one visit with the drop of another order at its place', [2], 'p1 p2 d1 d2', [[0, 2, 4]]],
  ])('insert further stops of an order %s', (_name, places, route, expected) => {
    const via = places.map((place, i) => step(22 + i, place));
    const problem = problemOf([shipment(1, 0, 2), shipment(2, 0, 4, { via })], {
      vehicles: [{ ...SMALL, max_tasks: 9 }],
    });
    expect(placesOf(solve(problem, route))).toEqual(expected);
  });

  test('visit a place again for other windows, or after another one', () => {
    const apart = [
      shipment(1, 0, 2, { delivery: step(11, 2, [0, 5_000]) }),
      shipment(2, 0, 2, { delivery: step(21, 2, [6_000, 9_000]) }),
    ];
    expect(placesOf(solve(problemOf(apart), 'p1 p2 d1 d2'))).toEqual([[0, 2, 2]]);
    expect(placesOf(solve(problemOf([shipment(1, 0, 2), shipment(2, 1, 2)]), 'p1 p2 d1 d2'))).toEqual([[0, 1, 2]]);
  });

  test('insert the stops of each order between its own', () => {
    const orders = [shipment(1, 4, 0, { via: [step(12, 3)] }), shipment(2, 4, 0, { via: [step(22, 1), step(23, 2)] })];
    const problem = problemOf(orders, { vehicles: [{ ...SMALL, max_tasks: 9 }] });
    const [trip] = solve(problem, 'p1 p2 d2 d1').routes;
    expect(trip?.steps.map(({ location_index, deliveries }) => [location_index, deliveries])).toEqual([
      [4, []],
      [3, [0]],
      [1, [1]],
      [2, [1]],
      [0, [1]],
      [0, [0]],
    ]);
  });
});
