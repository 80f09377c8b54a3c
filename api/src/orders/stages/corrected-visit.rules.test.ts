import { listStagesOf, toCorrectedTimes } from './corrected-visit.rules.ts';
import { NO_STAMPS } from './stop-stamps.rules.ts';

test('contains the old and the new value of the corrected times only', () => {
  const before = { ...NO_STAMPS, arrivedAt: 1, departedAt: 9 };
  expect(toCorrectedTimes(before, { arrivedAt: 2, startedAt: 3 })).toEqual({
    arrivedAt: { from: 1, to: 2 },
    startedAt: { from: null, to: 3 },
  });
});

const corrected = { from: 1, to: 2 };
test.each([
  ['pickup', { arrivedAt: corrected }, ['arrivedToPickupLocation']],
  ['pickup', { startedAt: corrected, departedAt: corrected }, ['arrivedToPickupLocation', 'transit']],
  ['pickup', { endedAt: corrected, departedAt: corrected }, ['transit']],
  ['drop', { arrivedAt: corrected, startedAt: corrected }, ['arrivedToDropLocation']],
  ['drop', { endedAt: corrected }, ['delivered']],
] as const)('%s: the stages of %j are %j', (kind, times, stages) => {
  expect(listStagesOf(kind, times)).toEqual(stages);
});
