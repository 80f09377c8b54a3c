import fc from 'fast-check';
import { TRIP_STAGES } from 'shared-contracts/values/trips/trip-stages';
import {
  doPeriodsOverlap,
  getOccupation,
  getPeriodErrors,
  getPeriodState,
  type Period,
  toInstant,
} from './period.rules.ts';

const NOW = 1_000;
const time = fc.integer({ min: 0, max: 2 * NOW });
const period: fc.Arbitrary<Period> = fc
  .record({ fromAt: time, toAt: fc.option(time) })
  .filter(({ fromAt, toAt }) => toAt === null || toAt > fromAt);
const includes = ({ fromAt, toAt }: Period, at: number) => fromAt <= at && (toAt === null || at < toAt);

test('periods overlap when they share a second, in either order', () => {
  fc.assert(
    fc.property(period, period, (a, b) => {
      const expected = [a.fromAt, b.fromAt].some((at) => includes(a, at) && includes(b, at));
      expect([doPeriodsOverlap(a, b), doPeriodsOverlap(b, a)]).toEqual([expected, expected]);
    }),
  );
});

test.each([
  ['that touch', { fromAt: 1, toAt: 5 }, { fromAt: 5, toAt: 9 }, false],
  ['that share one second', { fromAt: 1, toAt: 6 }, { fromAt: 5, toAt: 9 }, true],
  ['one of which includes the other', { fromAt: 1, toAt: 9 }, { fromAt: 4, toAt: 5 }, true],
  ['with open ends', { fromAt: 1, toAt: null }, { fromAt: 5, toAt: null }, true],
  ['one of which ends when the open one starts', { fromAt: 1, toAt: 5 }, { fromAt: 5, toAt: null }, false],
])('two periods %s', (_case, a, b, expected) => {
  expect([doPeriodsOverlap(a, b), doPeriodsOverlap(b, a)]).toEqual([expected, expected]);
});

test('a period is first upcoming, then current in every second it includes, then past', () => {
  const order = ['upcoming', 'current', 'past'];
  fc.assert(
    fc.property(period, time, (span, at) => {
      const isIncluded = includes(span, at);
      expect(getPeriodState(span, at) === 'current').toBe(isIncluded);
      expect(doPeriodsOverlap(span, toInstant(at))).toBe(isIncluded);
      const [current, next] = [at, at + 1].map((second) => order.indexOf(getPeriodState(span, second)));
      expect(next).toBeGreaterThanOrEqual(current ?? 0);
    }),
  );
});

test.each([
  [0, 'upcoming'],
  [1, 'current'],
  [4, 'current'],
  [5, 'past'],
])('a period from 1 to 5 is, at %i, %s', (now, state) => {
  expect(getPeriodState({ fromAt: 1, toAt: 5 }, now)).toBe(state);
});

test('a live trip occupies its vehicle at least as long as planned, and until now', () => {
  const anyTrip = fc.record({
    stage: fc.constantFrom(...TRIP_STAGES),
    pickAt: fc.option(time),
    dropAt: fc.option(time),
    createdAt: fc.constant(0),
  });
  fc.assert(
    fc.property(anyTrip, (trip) => {
      const occupation = getOccupation(trip, NOW);
      const isLive = ['saved', 'waitingForTrip', 'vehicleAssigned', 'started', 'transit'].includes(trip.stage);
      expect(occupation.fromAt).toBeLessThanOrEqual(trip.pickAt ?? 0);
      expect(occupation.toAt ?? Infinity).toBeGreaterThanOrEqual(trip.dropAt ?? Infinity);
      if (isLive) expect(occupation.toAt ?? Infinity).toBeGreaterThan(NOW);
      else expect(occupation).toEqual({ fromAt: trip.pickAt ?? 0, toAt: trip.dropAt });
      if (trip.stage === 'started' || trip.stage === 'transit') expect(includes(occupation, NOW)).toBe(true);
    }),
  );
});

test.each([
  [{ fromAt: 1, toAt: 2 }, null],
  [{ fromAt: 1, toAt: null }, null],
  [{ fromAt: 1, toAt: 1 }, { toAt: { code: 'date', message: 'Invalid date' } }],
  [{ fromAt: 2, toAt: 1 }, { toAt: { code: 'date', message: 'Invalid date' } }],
])('validates the period %j', (input, errors) => {
  expect(getPeriodErrors(input)).toEqual(errors);
});
