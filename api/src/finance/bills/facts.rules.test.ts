import fc from 'fast-check';
import { capacityOf, departureOf, drivenDistance, type TimedStop, toRatedStop, transitOf } from './facts.rules.ts';

const MINUTE = 60;
const stop = (
  plannedAt: number | null,
  arrivedAt: number | null,
  departedAt: number | null,
  more: Partial<TimedStop> = {},
): TimedStop => {
  const at = (minutes: number | null) => (minutes === null ? null : minutes * MINUTE);
  return {
    what: 'unloading',
    windowFrom: null,
    serviceMinutes: 10,
    plannedAt: at(plannedAt),
    arrivedAt: at(arrivedAt),
    departedAt: at(departedAt),
    ...more,
  };
};

test.each<[string, TimedStop[], object | null]>([
  [
    'from leaving one to reaching the next',
    [stop(0, 5, 20), stop(70, 110, 120)],
    { plannedMinutes: 60, actualMinutes: 90 },
  ],
  [
    'the wait for a window is no way',
    [stop(0, 5, 20, { windowFrom: 30 * MINUTE }), stop(70, 110, 120)],
    { plannedMinutes: 30, actualMinutes: 90 },
  ],
  [
    'what is done at a stop between is none',
    [stop(0, 0, 10), stop(40, 40, 400), stop(80, 430, 440)],
    { plannedMinutes: 60, actualMinutes: 60 },
  ],
  [
    'legs of which something is not known are left out',
    [stop(0, 0, 10), stop(40, 50, null), stop(80, 430, 440)],
    { plannedMinutes: 30, actualMinutes: 40 },
  ],
  ['nothing is known', [stop(null, 0, 10), stop(40, 50, 60)], null],
  ['it goes nowhere', [stop(0, 0, 10)], null],
  ['the next stop has no plan', [stop(0, 0, 10), stop(null, 50, 60)], null],
  ['nobody has left', [stop(0, 0, null), stop(40, 50, 60)], null],
  ['nobody has come', [stop(0, 0, 10), stop(40, null, null)], null],
])('the way: %s', (_what, stops, expected) => {
  expect(transitOf(stops)).toEqual(expected);
});

test.each([
  ['its own', '12.5', '100', '80', '12.5'],
  ['as its trip, which it has alone', null, '100', '130', '130.000'],
  ['in proportion', null, '40', '110', '44.000'],
  ['nobody knows what the trip went', null, '40', null, null],
  ['a trip to nowhere', null, '0', '5', null],
])('km of an order: %s', (_what, actualDistance, estimated, tripActual, expected) => {
  expect(
    drivenDistance(
      { estimatedDistance: estimated === '0' ? '7' : estimated, actualDistance },
      { estimatedDistance: estimated === '0' ? '0' : '100', actualDistance: tripActual },
    ),
  ).toBe(expected);
});

test.each([
  ['its own estimate', null, '100'],
  ["its trip's estimate", '40', null],
])('the distance of an order is unknown without %s', (_case, estimatedDistance, tripEstimate) => {
  const trip = { estimatedDistance: tripEstimate, actualDistance: '110' };
  expect(drivenDistance({ estimatedDistance, actualDistance: null }, trip)).toBeNull();
});

test.each([
  ['left', 10, 20, 90, 20],
  ['not arrived, but left', null, 20, 90, 20],
  ['not arrived', null, null, 90, null],
  ['arrived, and the order is not over', 10, null, null, null],
  ['arrived, and the order is over', 10, null, 90, 90],
  ['arrived after the order was over', 10, null, 5, 10],
])('the departure of a vehicle that has %s', (_case, arrivedAt, departedAt, overAt, expected) => {
  expect(departureOf(arrivedAt, departedAt, overAt)).toBe(expected);
});

test('rates a stop by its kind, window and times', () => {
  expect(toRatedStop(stop(5, 10, 20, { windowFrom: 60 }))).toEqual({
    what: 'unloading',
    windowFrom: 60,
    plannedAt: 5 * MINUTE,
    arrivedAt: 10 * MINUTE,
    departedAt: 20 * MINUTE,
  });
});

const VEHICLE = { effectiveSpace: '20', maxCarryWeight: '5000' };
const TYPE = { averageSpace: '18', maxWeight: '4500' };
const NO_TYPE = { averageSpace: null, maxWeight: null };
test.each([
  ['the vehicle', { ...VEHICLE, ...TYPE }, { space: '20', weight: '5000' }],
  [
    'the type of a vehicle without space',
    { ...VEHICLE, effectiveSpace: null, ...TYPE },
    { space: '18', weight: '4500' },
  ],
  [
    'the type of a vehicle without weight',
    { ...VEHICLE, maxCarryWeight: null, ...TYPE },
    { space: '18', weight: '4500' },
  ],
  ['nothing without both', { effectiveSpace: null, maxCarryWeight: null, ...NO_TYPE }, null],
  ['nothing with half a type', { effectiveSpace: null, maxCarryWeight: '1', averageSpace: null, maxWeight: '1' }, null],
  [
    'nothing with the other half',
    { effectiveSpace: '1', maxCarryWeight: null, averageSpace: '1', maxWeight: null },
    null,
  ],
])('the capacity is that of %s', (_case, capacities, capacity) => {
  expect(capacityOf(capacities)).toEqual(capacity);
});

test('a departure is never before the arrival', () => {
  const time = fc.option(fc.nat(1_000), { nil: null });
  fc.assert(
    fc.property(time, time, time, (arrivedAt, departedAt, overAt) => {
      const left = departureOf(arrivedAt, departedAt, overAt);
      if (departedAt !== null) expect(left).toBe(departedAt);
      else if (left !== null) expect(left).toBeGreaterThanOrEqual(arrivedAt ?? 0);
    }),
  );
});
