import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { DrivingSettings } from 'shared-contracts/trips/planner';
import { HOUR, MINUTE } from 'shared-contracts/values/time';
import { DEFAULT_DRIVING } from 'shared-contracts/values/trips/plans';
import { planTrips } from '../plan.rules.ts';
import { type Pool, UNLIMITED } from '../pool.rules.ts';
import { toDrivingRule } from '../../driver-hours/driving.rules.ts';
import { at, buildPool, DEPOT, poolOrder, randomDay, withFloor } from '../testing/pools.ts';
import { validatePlans } from '../validate-plans.ts';
import { createEngine } from './planning-engine.ts';
import { VroomProblem } from './vroom-json.ts';

/**
 * A minimal VROOM: the last vehicle picks up everything in the order of the request, takes its breaks and delivers in
 * reverse order.
 */
function solve({ vehicles, shipments }: VroomProblem) {
  const step = (type: string, task: { id: number }) => ({ type, id: task.id, arrival: 0, duration: 0 });
  const last = vehicles.at(-1);
  const steps = [
    { type: 'start', arrival: 0 },
    ...shipments.map(({ pickup }) => step('pickup', pickup)),
    ...(last?.breaks ?? []).map((pause) => step('break', pause)),
    ...shipments.toReversed().map(({ delivery }) => step('delivery', delivery)),
    { type: 'end', arrival: 0 },
  ];
  return { code: 0, summary: { cost: 1 }, unassigned: [], routes: [{ vehicle: last?.id, cost: 1, steps }] };
}

type Reply = (problem: VroomProblem, response: ServerResponse) => void;
const answer: Reply = (problem, response) => {
  response.end(JSON.stringify(solve(problem)));
};
const server = { url: '', reply: answer, problems: [] as VroomProblem[] };

async function respond(request: IncomingMessage, response: ServerResponse) {
  const problem = VroomProblem.safeParse(JSON.parse(await text(request)));
  if (!problem.success || request.method !== 'POST') return response.writeHead(400).end(JSON.stringify({ code: 2 }));
  server.problems.push(problem.data);
  return server.reply(problem.data, response);
}
const http = createServer((request, response) => void respond(request, response));
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  server.url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/`;
});
beforeEach(() => {
  server.problems = [];
  server.reply = answer;
});
afterAll(() => {
  http.closeAllConnections();
  http.close();
});

const REQUIRED = { zoneRule: 'keep' as const, maxTripSeconds: null, maxWaitSeconds: null };

async function plan(pool: Pool, plannerUrl: string | undefined = server.url) {
  const warnings: unknown[] = [];
  const log = { warn: (details: object) => void warnings.push(details) };
  const engine = await createEngine({ config: plannerUrl === undefined ? {} : { plannerUrl }, log }, pool);
  const { plans, unplaced } = planTrips(pool, engine);
  expect(validatePlans(pool, plans, REQUIRED)).toEqual([]);
  return { plans, unplaced, warnings };
}
const onTheWay = (id: string, latitude: number) =>
  poolOrder(id, { stops: [DEPOT, { locationId: `drop-${id}`, point: [latitude, 79.9] }] });

test('sends vehicles, shipments, skills, capacities, windows and travel times, and uses the answer', async () => {
  const orders = [onTheWay('a', 7.2), { ...onTheWay('b', 7), vehicleTypeIds: ['T3'], loadingMinutes: 10 }];
  const driving = toDrivingRule({ ...DEFAULT_DRIVING, maxDriveMinutes: 540 });
  const { plans } = await plan(buildPool(orders, { driving }));
  expect(plans.map(({ orderIds, vehicleTypeId }) => [orderIds, vehicleTypeId])).toEqual([[['b', 'a'], 'T3']]);
  const [problem] = server.problems as [VroomProblem];
  // Three types twice each, with and without a break.
  expect(problem.vehicles).toHaveLength(3 * 2 * 2);
  expect(problem.vehicles[0]).toMatchObject({
    capacity: [8_000, 1_500_000, UNLIMITED, UNLIMITED],
    max_travel_time: 4.5 * HOUR,
  });
  expect(problem.vehicles[0]).not.toHaveProperty('breaks');
  expect(problem.vehicles[6]).toMatchObject({
    capacity: [8_000, 1_500_000, UNLIMITED, UNLIMITED],
    max_travel_time: 9 * HOUR,
    breaks: [{ id: 1, time_windows: [[at(6), at(10.5)]], service: 45 * MINUTE }],
  });
  expect(problem.shipments[1]).toMatchObject({
    amount: [1_000, 100_000, 0, 0],
    pickup: { service: 600, time_windows: [[at(6), at(9)]] },
    delivery: { time_windows: [[at(9), at(18)]] },
  });
  const [requested] = problem.shipments[1]?.skills ?? [];
  expect(problem.vehicles.filter(({ skills }) => skills.includes(requested as number)).map(({ id }) => id)).toEqual([
    4, 5, 10, 11,
  ]);
  const { durations } = problem.matrices.car;
  const nowhere = problem.vehicles[0]?.start_index as number;
  expect(durations).toHaveLength(nowhere + 1);
  expect(durations[nowhere]).toEqual(durations.map(() => 0));
  expect(durations[0]?.[1]).toBeGreaterThan(600);
});

test('sends pallet places and loading meters, and plans itself what exceeds them', async () => {
  const day = withFloor(buildPool([onTheWay('a', 7.2), onTheWay('b', 7)]));
  const orders = day.orders.map((order) => ({ ...order, palletPlaces: '5.5', loadingMeters: '2' }));
  const { plans } = await plan({ ...day, orders });
  expect(plans).toHaveLength(2);
  const [problem] = server.problems as [VroomProblem];
  expect(problem.shipments[0]).toMatchObject({ amount: [1_000, 100_000, 5_500, 2_000] });
  expect(new Set(problem.vehicles.map(({ capacity }) => capacity.slice(2).join()))).toEqual(
    new Set([`${UNLIMITED},1600`, '5000,2400', `9000,${UNLIMITED}`]),
  );
});

test('plans trips itself that break a rule: too much load, breaks, or too many stops', async () => {
  const heavy = [onTheWay('a', 7.2), onTheWay('b', 7)].map((order) => ({ ...order, space: '30' }));
  expect((await plan(buildPool(heavy))).plans).toHaveLength(2);
  const day = randomDay({ orders: 60, drops: 40, pickups: 2, zones: 3, maxSpace: 8, maxWeight: 3_000 }, 5);
  const { plans, unplaced } = await plan({ ...day, driving: toDrivingRule(DEFAULT_DRIVING) });
  expect(plans.flatMap(({ orderIds }) => orderIds).length + unplaced.length).toBe(60);
  expect(server.problems.length).toBeGreaterThan(1);
});

test('offers as many breaks and rests as the longest order needs, and none before they are due', async () => {
  const far = (id: string, latitude: number) => ({
    ...poolOrder(id, { stops: [DEPOT, { locationId: `drop-${id}`, point: [latitude, 79.86] }] }),
    deliveryTo: at(99),
  });
  const kindsFor = async (order: ReturnType<typeof far>, settings: Partial<DrivingSettings>) => {
    server.problems = [];
    await plan(buildPool([order], { driving: toDrivingRule({ ...DEFAULT_DRIVING, ...settings }) }));
    const vehicles = server.problems[0]?.vehicles.filter(({ description }) => description === 'T1') ?? [];
    return vehicles.map(({ breaks = [], max_travel_time }) => [
      ...breaks.map(({ service }) => service / MINUTE),
      `up to ${(max_travel_time ?? Infinity) / HOUR} h`,
    ]);
  };
  expect(await kindsFor(far('near', 7), {})).toEqual([['up to 4.5 h'], [45, 'up to 9 h']]);
  // 10.8 hours on the road.
  const resting = { restAfterMinutes: 540, restMinutes: 660 };
  expect(await kindsFor(far('far', 9.93), resting)).toEqual([
    ['up to 4.5 h'],
    [45, 'up to 9 h'],
    [45, 660, 'up to 13.5 h'],
  ]);
  expect(await kindsFor(far('short', 7), { maxDriveMinutes: 200 })).toEqual([[`up to ${200 / 60} h`]]);
  expect(await kindsFor(far('restless', 7), { breakMinutes: 0 })).toEqual([['up to Infinity h']]);
});

test('sends the first and the last stop of orders with more, and inserts the others on the way', async () => {
  const drop = (id: string, latitude: number) => ({ locationId: id, point: [latitude, 79.9] as const });
  const long = { ...onTheWay('a', 7.3), stops: [DEPOT, drop('near', 7), drop('further', 7.2), drop('last', 7.3)] };
  const { plans } = await plan(buildPool([onTheWay('b', 7.1), long]));
  const [problem] = server.problems as [VroomProblem];
  expect(problem.shipments).toHaveLength(2);
  expect(plans.map(({ stops }) => stops.map(({ locationId }) => locationId))).toEqual([
    ['depot', 'near', 'drop-b', 'further', 'last'],
  ]);
  // A drop in between is reached late, so the portal plans the trip itself.
  const early = {
    ...long,
    stops: long.stops.map((stop, i) => (i === 1 ? { ...stop, windowTo: at(6), windowFrom: null } : stop)),
  };
  expect((await plan(buildPool([early]))).unplaced).toEqual([{ orderId: 'a', reason: 'timeWindowInfeasible' }]);
});

test.each<[string, Reply]>([
  ['fails', (_problem, response) => void response.writeHead(500).end()],
  ['says that it failed', (_problem, response) => void response.end(JSON.stringify({ code: 1, error: 'Internal' }))],
  ['returns no JSON', (_problem, response) => void response.end('<html>')],
  ['closes the connection', (_problem, response) => void response.destroy()],
])('plans without the server when it %s', async (_name, reply) => {
  server.reply = reply;
  const pool = buildPool([onTheWay('a', 7.2), onTheWay('b', 7)]);
  const { plans, warnings } = await plan(pool);
  expect(warnings).toHaveLength(1);
  expect(plans).toEqual(planTrips(pool).plans);
});

test('calls no server without an address', async () => {
  await plan(buildPool([onTheWay('a', 7.2)]), '');
  expect(server.problems).toEqual([]);
});
