import { followSpeed, type SpeedingState } from './speeding.rules.ts';

const LASTS = 60;
const path = (...speeds: readonly [at: number, speed: number][]) =>
  speeds.map(([at, speed]) => ({ at, speed, limit: 80 }));
const state = (changes: Partial<SpeedingState> = {}): SpeedingState => ({
  since: 0,
  lastAt: 30,
  topSpeed: 90,
  speedLimit: 80,
  isRaised: false,
  ...changes,
});

test('ignores speeds up to the limit', () => {
  expect(followSpeed(null, path([0, 80], [100, 79]), LASTS)).toEqual({ state: null, raised: null });
});

test('raises speeding that lasts, with its start and top speed', () => {
  const raised = { since: 10, lastAt: 70, topSpeed: 95, speedLimit: 80, isRaised: true };
  expect(followSpeed(null, path([0, 50], [10, 81], [40, 95], [70, 85]), LASTS)).toEqual({ state: raised, raised });
});

test.each([
  ['too short', path([59, 90]), { state: state({ lastAt: 59 }), raised: null }],
  ['interrupted', path([50, 80], [60, 90]), { state: state({ since: 60, lastAt: 60 }), raised: null }],
  ['of unknown duration', path([700, 90]), { state: state({ since: 700, lastAt: 700 }), raised: null }],
  ['ended', path([40, 20]), { state: null, raised: null }],
])('does not raise speeding that is %s', (_case, positions, expected) => {
  expect(followSpeed(state(), positions, LASTS)).toEqual(expected);
});

test('raises it once until it ends, over several batches', () => {
  const first = followSpeed(state(), path([60, 90]), LASTS);
  expect(first.raised).toMatchObject({ since: 0 });
  const second = followSpeed(first.state, path([90, 120]), LASTS);
  expect(second).toEqual({ state: state({ lastAt: 90, topSpeed: 120, isRaised: true }), raised: null });
  expect(followSpeed(second.state, path([100, 70], [110, 90], [170, 90]), LASTS).raised).toMatchObject({ since: 110 });
});

test('raises immediately without a duration', () => {
  expect(followSpeed(null, path([5, 81]), 0).raised).toMatchObject({ since: 5 });
});

test('contains the limit that was exceeded the most', () => {
  const positions = [
    { at: 0, speed: 90, limit: 80 },
    { at: 30, speed: 60, limit: 30 },
    { at: 60, speed: 95, limit: 80 },
  ];
  expect(followSpeed(null, positions, LASTS).raised).toMatchObject({ topSpeed: 60, speedLimit: 30 });
});
