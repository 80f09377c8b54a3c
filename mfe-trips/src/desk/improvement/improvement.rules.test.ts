import type { Suggestion } from 'shared-contracts/trips/planner';
import { MONDAY, planTrip } from '../testing/fixtures.ts';
import { isUpToDate, toOperations, withoutOrders } from './improvement.rules.ts';

const created = { id: 'created', number: 'T-000200', stage: 'vehicleAssigned' } as const;
const free = planTrip(1, ['o-1']);
const locked = planTrip(2, ['o-2'], { isLocked: true });
const exists = planTrip(3, ['o-3'], { createdTrip: created });
const trips = [free, locked, exists];

/** The part of a suggestion that the desk reads. */
const suggestion = (orderIds: string[], overrides: object = {}) =>
  ({
    vehicleType: null,
    vehicle: null,
    driver: null,
    pickAt: MONDAY,
    orders: orderIds.map((id) => ({ id })),
    stops: [
      { location: { id: 'port' }, pickOrderIds: orderIds, dropOrderIds: [], distance: '0.000' },
      { location: { id: 'kandy' }, pickOrderIds: [], dropOrderIds: orderIds, distance: '115.000' },
    ],
    ...overrides,
  }) as unknown as Suggestion;

test.each([
  ['free trips and the pool', [['o-1'], ['o-9']], true],
  ['a trip that has since been locked', [['o-1'], ['o-9', 'o-2']], false],
  ['a trip that has since been created', [['o-3']], false],
])('an improvement with orders of %s', (_name, orders, expected) => {
  expect(
    isUpToDate(
      trips,
      orders.map((ids) => suggestion(ids)),
    ),
  ).toBe(expected);
});

test('improved trips replace the free ones', () => {
  const improved = [
    suggestion(['o-1'], { vehicleType: { id: 'lorry' }, vehicle: { id: 'v-1' }, driver: { id: 'kasun' } }),
    suggestion(['o-4']),
  ];
  let count = 0;
  const operations = toOperations(trips, improved, () => `new-${(count += 1)}`);
  expect(operations).toEqual([
    { op: 'removeTrip', tripId: 'trip-1' },
    {
      op: 'addTrip',
      id: 'new-1',
      vehicleTypeId: 'lorry',
      vehicleId: 'v-1',
      driverId: 'kasun',
      startAt: MONDAY,
      orderIds: ['o-1'],
      stops: [
        { locationId: 'port', pickOrderIds: ['o-1'], dropOrderIds: [] },
        { locationId: 'kandy', pickOrderIds: [], dropOrderIds: ['o-1'] },
      ],
    },
    expect.objectContaining({ id: 'new-2', vehicleTypeId: null, vehicleId: null, driverId: null, orderIds: ['o-4'] }),
  ]);
});

test('excludes orders that have joined trips on the road, with the stops and trips that become empty', () => {
  const both = suggestion(['o-1', 'o-2'], {
    stops: [
      { location: { id: 'port' }, pickOrderIds: ['o-1', 'o-2'], dropOrderIds: [] },
      { location: { id: 'kandy' }, pickOrderIds: [], dropOrderIds: ['o-1'] },
      { location: { id: 'galle' }, pickOrderIds: [], dropOrderIds: ['o-2'] },
    ],
  });
  expect(withoutOrders([both, suggestion(['o-1'])], ['o-1', 'o-9'])).toEqual([
    {
      ...both,
      orders: [{ id: 'o-2' }],
      stops: [
        { location: { id: 'port' }, pickOrderIds: ['o-2'], dropOrderIds: [] },
        { location: { id: 'galle' }, pickOrderIds: [], dropOrderIds: ['o-2'] },
      ],
    },
  ]);
});

test('without such orders an improvement stays as it is', () => {
  const improved = [suggestion(['o-1']), suggestion(['o-2'])];
  expect(withoutOrders(improved, [])).toEqual(improved);
});
