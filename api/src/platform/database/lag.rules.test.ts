import fc from 'fast-check';
import { addSample, lagOf, type LogSample } from './lag.rules.ts';

const SAMPLES: readonly LogSample[] = [
  { at: 1_000, position: 10 },
  { at: 2_000, position: 20 },
  { at: 3_000, position: 30 },
];

test.each([
  ['has replayed everything', 30, 0],
  ['is ahead of the last sample', 35, 0],
  ['is where the primary was a second ago', 20, 1_500],
  ['is between two samples', 25, 1_500],
  ['is behind all of them', 5, 2_500],
])('a replica that %s', (_, replayed, lag) => expect(lagOf(SAMPLES, replayed, 3_500)).toBe(lag));

test('an idle primary causes no lag', () =>
  expect(lagOf([...SAMPLES, { at: 60_000, position: 30 }], 30, 61_000)).toBe(0));

test('forgets samples that the replica has passed', () =>
  expect(addSample(SAMPLES, { at: 4_000, position: 40 }, 25)).toEqual([
    ...SAMPLES.slice(1),
    { at: 4_000, position: 40 },
  ]));

test('a stopped replica lags by the time since then', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000 }), (seconds) => {
      let samples: LogSample[] = [];
      for (let second = 0; second <= seconds; second += 1)
        samples = addSample(samples, { at: second * 1_000, position: second }, 0);
      expect([lagOf(samples, 0, seconds * 1_000), samples.length <= 601]).toEqual([seconds * 1_000, true]);
    }),
    { numRuns: 20 },
  ));
