import fc from 'fast-check';
import { drivenDistance, departureOf, type TimedStop, transitOf } from './facts.rules.ts';

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

test('nobody leaves before they have come', () => {
  const time = fc.option(fc.nat(1_000), { nil: null });
  fc.assert(
    fc.property(time, time, time, (arrivedAt, departedAt, overAt) => {
      const left = departureOf(arrivedAt, departedAt, overAt);
      if (departedAt !== null) expect(left).toBe(departedAt);
      else if (left !== null) expect(left).toBeGreaterThanOrEqual(arrivedAt ?? 0);
    }),
  );
});
