import { MINUTE } from 'shared-contracts/values/time';
import type { Temperature } from 'shared-contracts/values/fleet/temperatures';
import type { Point } from '../../../platform/geometry/great-circle.rules.ts';
import { at, cargo, poolOrder } from '../testing/pools.ts';
import { driver, SETTINGS, vehicle } from '../testing/fleets.ts';
import { assignFleet } from './assign-fleet.rules.ts';
import type { FleetVehicle } from './fleet.rules.ts';
import type { FleetTrip } from './fleet-trip.rules.ts';
import type { FleetContext } from './vehicle-day.rules.ts';

/** A place so many minutes of driving from the depot, along one road. */
const place = (minutes: number): Point => [0, minutes];
const DEPOT = place(0);
const context: FleetContext = {
  settings: SETTINGS,
  earliest: at(0),
  travel: ([, from], [, to]) => ({
    metres: Math.abs(to - from) * 1_000,
    seconds: Math.abs(to - from) * MINUTE,
    isEstimated: true,
  }),
};

/** From the depot and back; space in CBM. */
const trip = (
  index: number,
  from: number,
  to: number,
  { space = 20, ...more }: Partial<FleetTrip> & { space?: number } = {},
): FleetTrip => ({
  index,
  startsAt: at(from),
  endsAt: at(to),
  first: DEPOT,
  last: DEPOT,
  legs: [{ drive: 0, pause: 0, arriveAt: at(from), leaveAt: at(to) }],
  orders: [poolOrder(`order ${index}`)],
  load: [space * 1_000, 0, 0, 0],
  ...more,
});
const stationed = (id: string, minutes: number, more: Partial<FleetVehicle> = {}) =>
  vehicle(id, { place: place(minutes), ...more });

/** The vehicle of each trip by its index, or the refusals. */
function assign(trips: FleetTrip[], vehicles: FleetVehicle[], taken: Record<string, FleetTrip[]> = {}) {
  const { vehicles: assigned, refusals } = assignFleet(trips, vehicles, context, new Map(Object.entries(taken)));
  expect([...refusals.keys()].filter((index) => assigned.has(index))).toEqual([]);
  return Object.fromEntries(
    trips.map(({ index }) => [
      index,
      assigned.get(index)?.vehicle.id ??
        refusals
          .get(index)
          ?.map(({ code, count }) => `${code} ${count}`)
          .join(', '),
    ]),
  );
}

test.each<[string, FleetVehicle[], Partial<FleetTrip> & { space?: number }, string]>([
  ['the nearest vehicle', [stationed('far', 50), stationed('near', 20)], {}, 'near'],
  ['the first of two that are as near', [stationed('first', 20), stationed('second', 20)], {}, 'first'],
  [
    'a small vehicle half an hour away rather than a half empty one here',
    [stationed('large', 0, { space: '40' }), stationed('small', 29)],
    {},
    'small',
  ],
  [
    'a half empty vehicle here rather than a small one farther away',
    [stationed('small', 31), stationed('large', 0, { space: '40' })],
    {},
    'large',
  ],
  [
    'the nearest vehicle if their sizes are not known',
    [stationed('near', 20, { space: '0' }), stationed('far', 30, { space: '0' })],
    { space: 0 },
    'near',
  ],
  [
    'a plain vehicle within an hour rather than a cooled one',
    [stationed('cooled', 0, { temperature: 'chilled' }), stationed('plain', 59)],
    {},
    'plain',
  ],
  [
    'a cooled vehicle rather than a plain one more than an hour away',
    [stationed('plain', 61), stationed('cooled', 0, { temperature: 'chilled' })],
    {},
    'cooled',
  ],
])('a trip gets %s', (_which, vehicles, more, id) => {
  expect(assign([trip(0, 8, 10, more)], vehicles)).toEqual({ 0: id });
});

test('vehicles that are less cold than the cargo cost nothing for their temperature', () => {
  const frozen = { id: 'ice', name: 'Ice', cargoTypeId: 'ice', allowed: [], temperature: 'frozen' as Temperature };
  const orders = [poolOrder('a'), poolOrder('b', { vehicleTypeIds: ['T2'], cargos: [frozen] })];
  const vehicles = [stationed('ambient', 30), stationed('chilled', 20, { temperature: 'chilled' })];
  expect(assign([trip(0, 8, 10, { orders })], vehicles)).toEqual({ 0: 'chilled' });
});

test('a vehicle in use gets a second trip, unless another one saves half an hour of empty driving', () => {
  const morning = trip(0, 8, 10);
  const afternoon = (minutes: number) => trip(1, 13, 15, { first: place(minutes) });
  const vehicles = (minutes: number) => [stationed('unused', minutes), stationed('used', 0)];
  expect(assign([morning, afternoon(29)], vehicles(29))).toEqual({ 0: 'used', 1: 'used' });
  expect(assign([morning, afternoon(31)], vehicles(31))).toEqual({ 0: 'used', 1: 'unused' });
});

test('empty driving counts beyond what a vehicle drives for the trips that it has', () => {
  const own = trip(9, 3, 5, { first: place(120), last: place(120) });
  const next = trip(0, 8, 10, { first: place(140) });
  expect(assign([next], [stationed('busy', 0), stationed('other', 100)], { busy: [own] })).toEqual({ 0: 'busy' });
});

test.each<[string, FleetTrip[], Record<number, string>]>([
  ['the earliest', [trip(0, 9, 11), trip(1, 8, 10)], { 0: 'busy 1', 1: 'only' }],
  [
    'of those that begin together, the largest',
    [trip(0, 8, 10, { space: 5 }), trip(1, 8, 10)],
    { 0: 'busy 1', 1: 'only' },
  ],
  ['of those that are alike, the first', [trip(1, 8, 10), trip(0, 8, 10)], { 0: 'only', 1: 'busy 1' }],
])('one vehicle gets of two trips %s', (_which, trips, expected) => {
  expect(assign(trips, [vehicle('only', { place: DEPOT })])).toEqual(expected);
});

test.each<[string, Partial<FleetVehicle>, Partial<FleetTrip> & { space?: number }, string]>([
  ['too small', {}, { space: 21 }, 'tooSmall 1'],
  [
    'of a type that is not requested',
    {},
    { orders: [poolOrder('a'), poolOrder('b', { vehicleTypeIds: ['T3'] })] },
    'wrongType 1',
  ],
  [
    'for other cargo',
    { cargoTypeIds: ['paper'] },
    { orders: [poolOrder('a'), poolOrder('b', { cargos: [cargo('food')] })] },
    'wrongCargo 1',
  ],
  ['without a driver', { driver: null }, {}, 'noDriver 1'],
  ['with a blocked driver', { driver: driver('d', { isBlocked: true }) }, {}, 'noDriver 1'],
  ['whose driver lacks the class', { driver: driver('d', { lacksClass: true }) }, {}, 'licenceClass 1'],
  [
    'whose driver has a licence until before the end',
    { driver: driver('d', { licenseExpiresAt: at(10) - 1 }) },
    {},
    'licence 1',
  ],
  ['whose driver has a licence until the end', { driver: driver('d', { licenseExpiresAt: at(10) }) }, {}, 'only'],
  ['too far away', { place: place(9 * 60) }, {}, 'tooFar 1'],
])('a vehicle %s: %s', (_name, changes, more, expected) => {
  expect(assign([trip(0, 8, 10, more)], [vehicle('only', { place: DEPOT, ...changes })])).toEqual({ 0: expected });
});

test('reasons are counted, the most frequent first, else by their code', () => {
  const vehicles = [
    vehicle('a', { place: place(600) }),
    vehicle('b', { space: '1' }),
    vehicle('c', { space: '1' }),
    vehicle('d', { driver: null }),
  ];
  expect(assign([trip(0, 8, 10)], vehicles)).toEqual({ 0: 'tooSmall 2, noDriver 1, tooFar 1' });
});

describe('a trip without a vehicle', () => {
  const paper = { cargoTypeIds: ['paper'] };
  const food = { orders: [poolOrder('food', { cargos: [cargo('food')] })] };
  const vehicles = [stationed('any', 0), stationed('paper only', 10, paper)];

  test('replaces a trip that another vehicle can take, and no other', () => {
    const trips = [trip(0, 6, 7, food), trip(1, 8, 10), trip(2, 8.5, 10, food)];
    expect(assign(trips, vehicles)).toEqual({ 0: 'any', 1: 'paper only', 2: 'any' });
  });

  test('replaces no trip if that does not help', () => {
    const trips = [trip(0, 8, 10), trip(1, 8.5, 10)];
    expect(assign(trips, [stationed('any', 0), stationed('small', 0, { space: '1' })])).toEqual({
      0: 'any',
      1: 'busy 1, tooSmall 1',
    });
  });

  test('replaces no trip if the vehicle does not fit, or is busy with another trip as well', () => {
    const small = { space: '5' };
    const large = [trip(1, 8, 10), trip(2, 8.5, 10)];
    const fleet = [stationed('any', 0), stationed('small', 0, small), stationed('spare', 0, small)];
    expect(assign([trip(0, 8, 10, { space: 5 }), ...large], fleet)).toEqual({
      0: 'small',
      1: 'any',
      2: 'tooSmall 2, busy 1',
    });
    const own = { any: [trip(2, 11, 13)] };
    expect(assign([trip(0, 8, 10), trip(1, 9, 12, food)], vehicles, own)).toEqual({
      0: 'any',
      1: 'busy 1, wrongCargo 1',
    });
  });

  test('replaces no existing trip of a vehicle', () => {
    expect(assign([trip(2, 8.5, 10, food)], vehicles, { any: [trip(1, 8, 10)] })).toEqual({
      2: 'busy 1, wrongCargo 1',
    });
  });
});

test('vehicles keep their existing trips, even those that do not fit together', () => {
  const [one, other] = [trip(7, 8, 10, { first: place(20) }), trip(8, 9, 11)];
  const { vehicles, refusals } = assignFleet(
    [trip(0, 12, 13)],
    [vehicle('v', { place: DEPOT })],
    context,
    new Map([['v', [one, other]]]),
  );
  expect([...vehicles].map(([index, { approachMetres }]) => [index, approachMetres])).toEqual([
    [7, 0],
    [8, 0],
  ]);
  expect(refusals.get(0)).toEqual([{ code: 'busy', count: 1 }]);
  const { vehicles: fitting } = assignFleet(
    [trip(0, 12, 13)],
    [vehicle('v', { place: DEPOT })],
    context,
    new Map([['v', [one]]]),
  );
  expect([...fitting].map(([index, { approachMetres }]) => [index, approachMetres])).toEqual([
    [7, 20_000],
    [0, 0],
  ]);
});
