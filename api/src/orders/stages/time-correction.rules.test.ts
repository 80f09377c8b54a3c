import fc from 'fast-check';
import { ORDER_STAGES, type OrderStage } from 'shared-contracts/values/orders/order-stages';
import { STOP_STAMPS } from 'shared-contracts/values/orders/stop-stamps';
import type { OrderActor } from './order-stage.rules.ts';
import type { OrderRole } from './order-stage-table.rules.ts';
import { NO_STAMPS, type StampedStop } from './stop-stamps.rules.ts';
import {
  applyCorrection,
  type CorrectedTimes,
  correctableStamps,
  correctedStageTime,
  findCorrectionProblems,
  lastStamp,
  rejectCorrection,
} from './time-correction.rules.ts';

const actorWith = (...roles: OrderRole[]): OrderActor => ({ userId: 'u', isRoot: false, roles, canDelete: false });
const OWNER = actorWith('owner');
const CARRIER = actorWith('tripWriter');
const ROOT: OrderActor = { ...actorWith(), isRoot: true };

test.each<[OrderStage, owner: string | null, carrier: string | null, driver: string | null]>([
  ['saved', 'stage', 'stage', 'forbidden'],
  ['addedToTrip', 'stage', 'stage', 'forbidden'],
  ['started', 'stage', 'stage', 'forbidden'],
  ['arrivedToPickupLocation', null, null, 'forbidden'],
  ['transit', null, null, 'forbidden'],
  ['delayed', null, null, 'forbidden'],
  ['delivered', null, null, 'forbidden'],
  ['manuallyDelivered', null, null, 'forbidden'],
  ['incompleteDelivery', null, null, 'forbidden'],
  ['notDelivered', null, null, 'forbidden'],
  ['billed', null, 'forbidden', 'forbidden'],
  ['cancelled', 'stage', 'stage', 'forbidden'],
])('in stage %s the owner gets %s, the carrier %s and the driver %s', (stage, ...expected) => {
  const rejections = [OWNER, CARRIER, actorWith('driver')].map((actor) => rejectCorrection({ stage }, actor));
  expect(rejections).toEqual(expected);
  expect(rejectCorrection({ stage }, ROOT)).toBe(expected[0]);
});

/** A stop as `arrived started ended departed`; `-`: missing. */
const stopOf = (text: string, kind: StampedStop['kind'] = 'drop'): StampedStop => {
  const times = text.split(' ');
  const stamps = STOP_STAMPS.map((stamp, i) => [stamp, times[i] === '-' ? null : Number(times[i])]);
  return { ...NO_STAMPS, kind, ...Object.fromEntries(stamps) };
};
const NOW = 100;

test.each<[OrderStage, string, CorrectedTimes, object]>([
  ['delivered', '10 20 30 40', { arrivedAt: 5 }, {}],
  ['delivered', '10 20 30 40', { arrivedAt: 20 }, {}],
  ['delivered', '10 20 30 40', { arrivedAt: 21 }, { arrivedAt: 'afterLaterTime' }],
  ['delivered', '10 20 30 40', { startedAt: 9 }, { startedAt: 'beforeEarlierTime' }],
  ['delivered', '10 20 30 40', { arrivedAt: 25, startedAt: 24 }, { startedAt: 'beforeEarlierTime' }],
  ['delivered', '10 20 30 40', { arrivedAt: 25, startedAt: 26 }, {}],
  ['delivered', '10 20 30 40', { departedAt: 51 }, { departedAt: 'afterLaterTime' }],
  ['delivered', '10 - - 40', { startedAt: 15 }, {}],
  ['transit', '10 - - 40', { startedAt: 15 }, { startedAt: 'notCorrectable' }],
  ['transit', '10 20 30 40', { departedAt: 45 }, {}],
  ['cancelled', '10 20 30 40', { departedAt: 45 }, { departedAt: 'notCorrectable' }],
])('for an order in stage %s with the pickup %s, %j has the problems %j', (stage, pickup, times, expected) => {
  const stops = [stopOf(pickup, 'pickup'), stopOf('50 60 70 80')];
  expect(findCorrectionProblems({ stage }, stops, 0, times, NOW)).toEqual(expected);
});

test('a time is not in the future, and the first one of a stop not before the last one of the stop before', () => {
  const stops = [stopOf('10 20 30 40', 'pickup'), stopOf('50 60 70 80')];
  const problems = (times: CorrectedTimes) => findCorrectionProblems({ stage: 'billed' }, stops, 1, times, NOW);
  expect(problems({ departedAt: NOW })).toEqual({});
  expect(problems({ departedAt: NOW + 1 })).toEqual({ departedAt: 'inFuture' });
  expect(problems({ arrivedAt: 39 })).toEqual({ arrivedAt: 'beforeEarlierTime' });
});

test('a corrected time is no longer inferred, and moves the stage that began with it', () => {
  const before = [stopOf('10 20 30 40', 'pickup'), { ...stopOf('50 60 70 80'), inferred: ['startedAt' as const] }];
  const after = applyCorrection(before, 1, { startedAt: 65, departedAt: 90 });
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toMatchObject({ startedAt: 65, departedAt: 90, inferred: [] });
  expect(correctedStageTime(80, before, after)).toBe(90);
  expect(correctedStageTime(85, before, after)).toBe(85);
  expect(correctedStageTime(85, [stopOf('- - - -')], [stopOf('- - - -')])).toBe(85);
});

test('an accepted correction leaves the times of an order in sequence', () => {
  const time = fc.option(fc.integer({ min: 0, max: NOW }), { nil: null });
  const corrections = fc.record(
    Object.fromEntries(STOP_STAMPS.map((stamp) => [stamp, fc.integer({ min: 0, max: NOW + 10 })])),
    { requiredKeys: [] },
  );
  const input = fc.record({
    times: fc.array(time, { minLength: 12, maxLength: 12 }),
    index: fc.nat(2),
    corrections,
    stage: fc.constantFrom(...ORDER_STAGES),
  });
  fc.assert(
    fc.property(input, ({ times, index, corrections: corrected, stage }) => {
      const all = times.filter((at) => at !== null).toSorted((a, b) => a - b);
      const sorted = [...all];
      const stops = [0, 1, 2].map((i) => {
        const stamps = STOP_STAMPS.map((stamp, n) => [stamp, times[i * 4 + n] === null ? null : sorted.shift()]);
        return { ...NO_STAMPS, kind: i === 0 ? 'pickup' : 'drop', ...Object.fromEntries(stamps) } as StampedStop;
      });
      const correctable = correctableStamps({ stage }, stops[index] ?? NO_STAMPS);
      const problems = findCorrectionProblems({ stage }, stops, index, corrected, NOW);
      const after = applyCorrection(stops, index, corrected).flatMap((stop) =>
        STOP_STAMPS.flatMap((stamp) => stop[stamp] ?? []),
      );
      const isSound =
        after.every((at, i) => i === 0 || at >= (after[i - 1] ?? 0)) &&
        Object.entries(corrected).every(([stamp, at = 0]) => correctable.some((one) => one === stamp) && at <= NOW);
      expect(Object.keys(problems).length === 0).toBe(isSound);
      expect(Object.keys(problems).every((field) => field in corrected)).toBe(true);
      expect(lastStamp(stops)).toBe(all.at(-1) ?? null);
    }),
  );
});
