import fc from 'fast-check';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { HOUR, MINUTE } from 'shared-contracts/values/time';
import { estimateArrivals, type RemainingStop, roundDegrees, toEtaState } from './eta.rules.ts';

const NOW = 1_800_000_000;
/** 40 km/h. */
const SECONDS_PER_KM = 90;
const stop = (km: number, more: Partial<RemainingStop> = {}): RemainingStop => ({
  drive: km * SECONDS_PER_KM,
  arrivedAt: null,
  windowFrom: null,
  handlingMinutes: 30,
  ...more,
});

test.each<[string, OrderStage, number | null, string]>([
  ['before the trip starts', 'addedToTrip', NOW, 'notUnderWay'],
  ['after the delivery', 'delivered', NOW, 'notUnderWay'],
  ['without a position', 'transit', null, 'noPosition'],
  ['with a position of an hour ago', 'unloading', NOW - HOUR, 'live'],
  ['with an older one', 'transit', NOW - HOUR - 1, 'stalePosition'],
  ['of a delayed order', 'delayed', NOW - 60, 'live'],
])('whether arrivals can be estimated %s', (_case, stage, positionAt, expected) => {
  expect(toEtaState(stage, positionAt, NOW)).toBe(expected);
});

test.each<[string, RemainingStop[], (number | null)[]]>([
  ['from the time of the position', [stop(40)], [NOW - 60 + HOUR]],
  [
    'with the minutes at each stop before',
    [stop(20), stop(40, { handlingMinutes: 0 }), stop(10)],
    [HOUR / 2, 2 * HOUR, 2.25 * HOUR].map((seconds) => NOW - 60 + seconds),
  ],
  [
    'waiting for the window of the stop before',
    [stop(0, { windowFrom: NOW + 5 * HOUR }), stop(40)],
    [NOW, NOW + 6.5 * HOUR],
  ],
  [
    'from the stop where the vehicle stands, after the rest of the minutes there',
    [stop(0, { arrivedAt: NOW - 10 * MINUTE }), stop(40)],
    [null, NOW + 20 * MINUTE + HOUR],
  ],
  [
    'from now on, if it stands there for longer than planned',
    [stop(0, { arrivedAt: NOW - 3 * HOUR }), stop(40)],
    [null, NOW + HOUR],
  ],
  [
    'with a break of 45 minutes after each four and a half hours',
    [stop(180), stop(4, { handlingMinutes: 0 })],
    [NOW - 60 + 4.5 * HOUR, NOW - 60 + 4.5 * HOUR + 30 * MINUTE + 6 * MINUTE + 45 * MINUTE],
  ],
  ['never in the past', [stop(0.1)], [NOW]],
  ['not at all without stops', [], []],
])('estimates arrivals %s', (_case, stops, expected) => {
  expect(estimateArrivals(NOW - 60, stops, NOW)).toEqual(expected);
});

const stops = fc.array(
  fc.record({
    drive: fc.double({ min: 0, max: 180_000, noNaN: true }),
    arrivedAt: fc.constant(null),
    windowFrom: fc.option(fc.integer({ min: NOW - 9 * HOUR, max: NOW + 99 * HOUR })),
    handlingMinutes: fc.integer({ min: 0, max: 600 }),
  }),
  { minLength: 1, maxLength: 10 },
);
const age = fc.integer({ min: 0, max: HOUR });

test('an arrival is never before now, nor before the previous arrival plus its handling time', () => {
  fc.assert(
    fc.property(stops, age, fc.boolean(), (rest, seconds, isAtFirst) => {
      const visited = rest.map((one, i) => (i === 0 && isAtFirst ? { ...one, arrivedAt: NOW - seconds } : one));
      const arrivals = estimateArrivals(NOW - seconds, visited, NOW);
      let earliest = NOW;
      for (const [i, eta] of arrivals.entries()) {
        if (eta === null) continue;
        expect(eta).toBeGreaterThanOrEqual(earliest);
        earliest = eta + (visited[i]?.handlingMinutes ?? 0) * MINUTE;
      }
    }),
  );
});

test('a longer leg or another stop before makes no arrival earlier', () => {
  fc.assert(
    fc.property(stops, age, fc.nat(100), fc.boolean(), (rest, seconds, km, isMoreStops) => {
      const [first, ...others] = rest;
      const longer = isMoreStops
        ? [stop(km), ...rest]
        : [{ ...first!, drive: first!.drive + km * SECONDS_PER_KM }, ...others];
      const before = estimateArrivals(NOW - seconds, rest, NOW);
      const after = estimateArrivals(NOW - seconds, longer, NOW).slice(-rest.length);
      after.forEach((eta, i) => expect(eta).toBeGreaterThanOrEqual(before[i] ?? Infinity));
    }),
  );
});

test('rounds positions to about a kilometre', () => {
  expect([7.226_41, -0.001, 80.196_32].map(roundDegrees)).toEqual([7.23, 0, 80.2]);
});
