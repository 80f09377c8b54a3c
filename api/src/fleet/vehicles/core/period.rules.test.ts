import fc from 'fast-check';
import { TRIP_STAGES } from 'shared-contracts/values/trip-stages';
import { instant, occupationOf, overlap, type Period, stateAt } from './period.rules.ts';
import { fromNowOn, partnerFault, periodFault, spanFault } from './vehicle-share.rules.ts';

const NOW = 1_000;
const time = fc.integer({ min: 0, max: 2 * NOW });
const period: fc.Arbitrary<Period> = fc
  .record({ fromAt: time, toAt: fc.option(time) })
  .filter(({ fromAt, toAt }) => toAt === null || toAt > fromAt);
const holds = ({ fromAt, toAt }: Period, at: number) => fromAt <= at && (toAt === null || at < toAt);

test('two periods overlap when some second lies in both, whichever is asked of', () => {
  fc.assert(
    fc.property(period, period, (one, other) => {
      const seconds = [one.fromAt, other.fromAt].some((at) => holds(one, at) && holds(other, at));
      expect([overlap(one, other), overlap(other, one)]).toEqual([seconds, seconds]);
    }),
  );
});

test('a period is upcoming, then current, then past, and current in every second that it holds', () => {
  const order = ['upcoming', 'current', 'past'];
  fc.assert(
    fc.property(period, time, (one, at) => {
      expect(stateAt(one, at) === 'current').toBe(holds(one, at));
      expect(overlap(one, instant(at))).toBe(holds(one, at));
      expect(order.indexOf(stateAt(one, at + 1))).toBeGreaterThanOrEqual(order.indexOf(stateAt(one, at)));
    }),
  );
});

test('a live trip keeps its vehicle at least as long as planned, and is never over before now', () => {
  const trip = fc.record({
    stage: fc.constantFrom(...TRIP_STAGES),
    pickAt: fc.option(time),
    dropAt: fc.option(time),
    createdAt: fc.constant(0),
  });
  fc.assert(
    fc.property(trip, (one) => {
      const kept = occupationOf(one, NOW);
      const isLive = ['saved', 'waitingForTrip', 'vehicleAssigned', 'started', 'transit'].includes(one.stage);
      expect(kept.fromAt).toBeLessThanOrEqual(one.pickAt ?? 0);
      expect(kept.toAt ?? Infinity).toBeGreaterThanOrEqual(one.dropAt ?? Infinity);
      if (isLive) expect(kept.toAt ?? Infinity).toBeGreaterThan(NOW);
      else expect(kept).toEqual({ fromAt: one.pickAt ?? 0, toAt: one.dropAt });
      if (one.stage === 'started' || one.stage === 'transit') expect(holds(kept, NOW)).toBe(true);
    }),
  );
});

test.each([
  [{ fromAt: 1, toAt: 2 }, null],
  [{ fromAt: 1, toAt: null }, null],
  [{ fromAt: 1, toAt: 1 }, 'Invalid date'],
  [{ fromAt: 2, toAt: 1 }, 'Invalid date'],
])('a period of %j', (given, message) => {
  expect(periodFault(given)?.['toAt']?.message ?? null).toBe(message);
});

test.each([
  [0, 1, null],
  [5, 5, 'Invalid date'],
  [6, 5, 'Invalid date'],
  [0, 366 * 86_400, null],
  [0, 366 * 86_400 + 1, 'Max 366 days'],
])('a schedule from %i to %i', (fromAt, toAt, message) => {
  expect(spanFault({ fromAt, toAt })?.['to']?.message ?? null).toBe(message);
});

test('nothing is shared before now, nor with whom one does not work', () => {
  expect([fromNowOn({ fromAt: 1, toAt: null }, 5), fromNowOn({ fromAt: 9, toAt: 12 }, 5)]).toEqual([
    { fromAt: 5, toAt: null },
    { fromAt: 9, toAt: 12 },
  ]);
  expect(
    [undefined, 'waitingConfirmation', 'blocked', 'active'].map(
      (status) => partnerFault(status)?.['partnerId']?.message ?? null,
    ),
  ).toEqual(['Partner not found', 'Partner is not active', 'Partner is not active', null]);
});
