import type { TripInput } from 'shared-contracts/trips/trips';
import { diffInput, mergeInput } from './trip-input.rules.ts';

const stop = (locationId: string) => ({ locationId, contactId: null, pickOrderIds: [], dropOrderIds: [] });
const input = (more: Partial<TripInput> = {}): TripInput => ({
  reference: 'R-1',
  orderIds: ['a', 'b'],
  pickAt: 5,
  dropAt: null,
  requestedVehicleTypeId: null,
  billingContactId: null,
  billingContractId: null,
  vehicleId: 'v',
  driverId: null,
  notificationContactIds: [],
  description: null,
  routeZoneId: null,
  stops: [stop('x'), stop('y')],
  isBackhaul: false,
  ...more,
});

test('changes only the fields in the input, also to null', () => {
  expect(mergeInput(input(), { reference: undefined, vehicleId: null, isBackhaul: true })).toEqual(
    input({ vehicleId: null, isBackhaul: true }),
  );
});

test.each<[string, Parameters<typeof mergeInput>[1], TripInput['stops']]>([
  ['keeps the stops of unchanged orders', {}, input().stops],
  ['keeps the stops of the same orders in another order and case', { orderIds: ['B', 'A'] }, input().stops],
  ['resets the stops for another order', { orderIds: ['a', 'c'] }, []],
  ['resets the stops for one more order', { orderIds: ['a', 'b', 'c'] }, []],
  ['takes new stops with other orders', { orderIds: ['c'], stops: [stop('z')] }, [stop('z')]],
  ['takes new stops of the same orders', { stops: [stop('z')] }, [stop('z')]],
])('%s', (_name, changes, stops) => {
  expect(mergeInput(input(), changes).stops).toEqual(stops);
});

test.each<[string, Partial<TripInput>, Record<string, unknown>]>([
  ['nothing', {}, {}],
  ['equal stops', { stops: [stop('x'), stop('y')] }, {}],
  ['the same orders in another order and case', { orderIds: ['B', 'a'] }, {}],
  ['other orders', { orderIds: ['a'] }, { orderIds: { from: ['a', 'b'], to: ['a'] } }],
  [
    'a value and a missing one',
    { pickAt: null, dropAt: 7 },
    { pickAt: { from: 5, to: null }, dropAt: { from: null, to: 7 } },
  ],
  [
    'stops in another order',
    { stops: [stop('y'), stop('x')] },
    { stops: { from: [stop('x'), stop('y')], to: [stop('y'), stop('x')] } },
  ],
])('lists the changed fields: %s', (_name, more, expected) => {
  expect(diffInput(input(), input(more))).toEqual(expected);
});
