import type { Temperature } from 'shared-contracts/values/fleet/temperatures';
import { HOUR, MINUTE } from 'shared-contracts/values/time';
import type { DeskOrder } from '../schedule/plan-order.ts';
import type { ScheduledStop } from '../schedule/plan-schedule.rules.ts';
import { deskOrder, deskStop } from '../testing/desk-order.ts';
import { findLateStops, findOrderProblems } from './order-problems.rules.ts';

const TYPES = new Map<string, { name: string; temperature?: Temperature }>([
  ['lorry', { name: '20 ft lorry' }],
  ['van', { name: 'Van' }],
  ['freezer', { name: 'Freezer', temperature: 'frozen' }],
]);
const problemsOf = (overrides: Partial<DeskOrder>, vehicleTypeId: string | null = 'lorry') =>
  findOrderProblems([deskOrder('a', overrides)], vehicleTypeId, TYPES);

test.each<[string, Partial<DeskOrder>, string, object]>([
  ['is in another trip', { liveTrip: { id: 't', number: 'T-4' } }, 'orderInTrip', { order: 'O-a', trip: 'T-4' }],
  [
    "is in another organization's trip",
    { liveTrip: { id: 't', number: null }, stage: 'addedToTrip', shipperCode: 'ACME' },
    'orderInTrip',
    { order: 'ACME·O-a' },
  ],
  ['was cancelled', { stage: 'cancelled' }, 'orderNotFree', { order: 'O-a', stage: 'cancelled' }],
  ['its partner has not accepted', { isAccepted: false }, 'orderNotAccepted', { order: 'O-a' }],
])('an order that %s can not be carried', (_name, overrides, code, params) => {
  expect(problemsOf(overrides)).toEqual([{ code, blocks: true, orderId: 'a', stop: null, params }]);
});

test('an order that is free and accepted has no problem', () => {
  expect(problemsOf({})).toEqual([]);
});

test.each<[string, Partial<DeskOrder>, string | null, boolean]>([
  ['of the type that it requests', { vehicleTypeIds: ['van', 'lorry'] }, 'lorry', true],
  ['of any type if it requests none', {}, 'lorry', true],
  ['of another type if it is flexible', { vehicleTypeIds: ['van'], isFlexible: true }, 'lorry', true],
  ['of an open type', { vehicleTypeIds: ['van'] }, null, true],
  ['of another type', { vehicleTypeIds: ['van', 'freezer'] }, 'lorry', false],
])('an order takes a vehicle %s', (_name, overrides, vehicleTypeId, isTaken) => {
  const params = { order: 'O-a', type: '20 ft lorry', requested: 'Van, Freezer' };
  const problem = { code: 'vehicleType', blocks: true, orderId: 'a', stop: null, params };
  expect(problemsOf(overrides, vehicleTypeId)).toEqual(isTaken ? [] : [problem]);
});

test.each<[string, Partial<DeskOrder>, string | null, boolean]>([
  ['a freezer', {}, 'freezer', true],
  ['a lorry', {}, 'lorry', false],
  ['a lorry, flexible', { vehicleTypeIds: ['van'], isFlexible: true }, 'lorry', false],
  ['a lorry that its shipper requested', { vehicleTypeIds: ['lorry'], isFlexible: true }, 'lorry', true],
  ['a type that is not known', {}, 'gone', true],
  ['no vehicle', {}, null, true],
])('frozen cargo in %s', (_name, overrides, vehicleTypeId, isTaken) => {
  const cargos = [{ id: 'ice', name: 'Ice', cargoTypeId: 'ice', temperature: 'frozen' as const, allowed: [] }];
  const params = { order: 'O-a', type: '20 ft lorry' };
  const problem = { code: 'tooWarm', blocks: true, orderId: 'a', stop: null, params };
  expect(problemsOf({ cargos, ...overrides }, vehicleTypeId)).toEqual(isTaken ? [] : [problem]);
});

test('deleted types have no name', () => {
  const [problem] = findOrderProblems([deskOrder('a', { vehicleTypeIds: ['gone', 'van'] })], 'old', TYPES);
  expect(problem?.params).toMatchObject({ type: '', requested: ', Van' });
});

test('cargo that must not travel together is named by both orders', () => {
  const cargo = (id: string, name: string) => ({ id, name, cargoTypeId: id, allowed: [] });
  const withCargo = (id: string, ...cargos: ReturnType<typeof cargo>[]) => deskOrder(id, { cargos });
  const orders = [
    withCargo('a', cargo('tea', 'Tea')),
    withCargo('b', cargo('fuel', 'Fuel')),
    withCargo('c', cargo('tea', 'Tea')),
  ];
  expect(findOrderProblems(orders.slice(0, 2), null, TYPES)).toEqual([
    {
      code: 'incompatibleCargo',
      blocks: true,
      orderId: 'b',
      stop: null,
      params: { order: 'O-b', other: 'O-a', first: 'Tea', second: 'Fuel' },
    },
  ]);
  expect(findOrderProblems([orders[0]!, orders[2]!], null, TYPES)).toEqual([]);
});

describe('late stops', () => {
  const PICKUP = 0;
  const DROP = 1;
  const arrival = (position: number, at: number, windowTo: number | null, orderIds = ['a']): ScheduledStop => {
    const { locationId, kind } = deskOrder('a').stops[position]!;
    return {
      stop: { locationId, visits: orderIds.map((orderId) => ({ orderId, kind, windowTo: null })) },
      arriveAt: at,
      late: windowTo === null ? 0 : Math.max(0, at - windowTo),
      windowTo,
    } as unknown as ScheduledStop;
  };
  const late = (stops: ScheduledStop[], ...orders: DeskOrder[]) =>
    findLateStops(stops, new Map(orders.map((order) => [order.id, order])));
  const noon = 12 * HOUR;

  test('contain the order, the place and the lateness', () => {
    const stops = [arrival(PICKUP, 8 * HOUR, 9 * HOUR), arrival(DROP, noon + 90, noon)];
    expect(late(stops, deskOrder('a', { shipperCode: 'ACME' }))).toEqual([
      {
        code: 'lateStop',
        blocks: false,
        orderId: 'a',
        stop: 1,
        params: { order: 'ACME·O-a', location: 'Place 10', minutes: 2, arriveAt: noon + 90, to: noon },
      },
    ]);
  });

  test('are late for the window of a pickup at pickups', () => {
    const [problem] = late([arrival(PICKUP, 10 * HOUR, 9 * HOUR)], deskOrder('a'));
    expect(problem?.params).toMatchObject({ location: 'Place 0', minutes: 60, to: 9 * HOUR });
  });

  test('are late for the orders whose window is over', () => {
    const stops = [arrival(DROP, noon, 11 * HOUR, ['a', 'b', 'c', 'gone'])];
    const orders = [deskOrder('a'), deskOrder('b', { deliveryTo: 11 * HOUR }), deskOrder('c', { deliveryTo: null })];
    expect(late(stops, ...orders).map(({ orderId }) => orderId)).toEqual(['b']);
  });

  test("count by the stop's own window before that of the order", () => {
    const stop = arrival(DROP, noon, 11 * HOUR);
    const visits = stop.stop.visits.map((visit) => ({ ...visit, windowTo: noon - MINUTE }));
    const [problem] = late([{ ...stop, stop: { ...stop.stop, visits } }], deskOrder('a'));
    expect(problem?.params).toMatchObject({ minutes: 1, to: noon - MINUTE });
  });

  test('have no name if the order no longer goes there', () => {
    const order = deskOrder('a', { stops: [deskStop(0, 'pickup'), deskStop(20, 'drop')] });
    expect(late([arrival(DROP, noon + 60, noon)], order)[0]?.params).toMatchObject({ location: '' });
  });

  test('need a window', () => {
    expect(late([arrival(DROP, noon + 60, null)], deskOrder('a'))).toEqual([]);
  });
});
