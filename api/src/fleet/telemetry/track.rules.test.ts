import fc from 'fast-check';
import {
  calculateDistance,
  getSamplingInterval,
  findHalts,
  getMaxSpeed,
  sumDurations,
  MAX_SHOWN_POSITIONS,
  simplifyTrack,
} from './track.rules.ts';

const KM = 1 / 111.195;
const pointAt = (km: number, at = 0) => ({ latitude: 6 + km * KM, longitude: 80, at });

test('sums up great-circle distances', () => {
  expect(
    calculateDistance([
      { latitude: 6.9271, longitude: 79.8612 },
      { latitude: 7.2906, longitude: 80.6337 },
    ]),
  ).toBeCloseTo(94.38, 1);
  expect(calculateDistance([pointAt(0), pointAt(3), pointAt(1)])).toBeCloseTo(5, 3);
  expect([calculateDistance([]), calculateDistance([pointAt(0)])]).toEqual([0, 0]);
});

test.each([
  [7_200, 1],
  [43_200, 1],
  [43_201, 2],
  [31 * 86_400, 62],
])('samples a span of %i seconds every %i seconds', (seconds, interval) =>
  expect(getSamplingInterval(1_000, 1_000 + seconds)).toBe(interval),
);

const path = fc.array(
  fc.record({
    latitude: fc.double({ min: 6, max: 6.2, noNaN: true }),
    longitude: fc.double({ min: 80, max: 80.2, noNaN: true }),
  }),
  { maxLength: 80 },
);

test('retains the ends, the order and at most the requested number of positions', () => {
  fc.assert(
    fc.property(path, fc.integer({ min: 2, max: 90 }), (positions, maxPositions) => {
      const simplified = simplifyTrack(positions, maxPositions);
      expect([simplified[0], simplified.at(-1)]).toEqual([positions[0], positions.at(-1)]);
      expect(positions.filter((position) => simplified.includes(position))).toEqual(simplified);
      expect(simplified.length).toBeLessThanOrEqual(maxPositions);
      expect(calculateDistance(simplified)).toBeLessThanOrEqual(calculateDistance(positions) + 1e-6);
    }),
  );
});

test('reduces a straight line to two positions and retains a bend', () => {
  const straight = Array.from({ length: 50 }, (_, i) => pointAt(i));
  expect(simplifyTrack(straight, 10)).toEqual([straight[0], straight[49]]);
  const bend = { latitude: 6 + 20 * KM, longitude: 80.01, at: 0 };
  expect(simplifyTrack([...straight.slice(0, 20), bend, ...straight.slice(21)], 3)).toEqual([
    straight[0],
    bend,
    straight[49],
  ]);
});

test('retains the farthest positions first, in any direction of the track', () => {
  const onDiagonal = Array.from({ length: 11 }, (_, i) => ({ latitude: 6 + i / 100, longitude: 80 + i / 100 }));
  const [first, near, far, last] = [onDiagonal[0], onDiagonal[2], onDiagonal[7], onDiagonal[10]];
  const [smallBend, largeBend] = [near, far].map((point, i) => ({
    latitude: (point?.latitude ?? 0) + (i + 1) / 1_000,
    longitude: (point?.longitude ?? 0) - (i + 1) / 1_000,
  }));
  const bends = new Map([
    [near, smallBend],
    [far, largeBend],
  ]);
  const track = onDiagonal.map((point) => bends.get(point) ?? point);
  expect(simplifyTrack(track, 3)).toEqual([first, largeBend, last]);
});

test('retains the larger of two bends wherever it is', () => {
  const at = (east: number, north: number) => ({ latitude: 6 + north * KM, longitude: 80 + east * KM });
  const [start, largeBend, top, smallBend, end] = [at(0, 0), at(5, 2.9), at(10, 5), at(15, 2.7), at(20, 0)];
  const track = [start, largeBend, top, smallBend, end];
  expect(simplifyTrack(track, 4)).toEqual([start, largeBend, top, end]);
  expect(simplifyTrack(track.toReversed(), 4)).toEqual([end, top, largeBend, start]);
});

test('a degree of longitude is shorter than one of latitude far from the equator', () => {
  const start = { latitude: 60, longitude: 10 };
  const [east, north] = [
    { latitude: 60, longitude: 10.002 },
    { latitude: 60.0015, longitude: 10 },
  ];
  expect(simplifyTrack([start, east, north, { ...start }], 3)).toEqual([start, north, start]);
});

test('does not simplify a track that is short enough', () => {
  const straight = Array.from({ length: 10 }, (_, i) => pointAt(i));
  expect(simplifyTrack(straight, 10)).toEqual(straight);
});

test('limits a track to 1,000 positions by default', () => {
  const winding = Array.from({ length: 20_000 }, (_, i) => ({
    latitude: 6 + Math.sin(i) / 10,
    longitude: 80 + Math.cos(i * 1.7) / 10,
  }));
  expect(simplifyTrack(winding)).toHaveLength(MAX_SHOWN_POSITIONS);
  expect(simplifyTrack(winding.slice(0, 1_000))).toHaveLength(1_000);
});

test.each([
  [
    'three minutes in the same spot',
    [
      [0, 0],
      [60, 0.01],
      [180, 0],
    ],
    [[0, 180]],
  ],
  [
    'less than three minutes',
    [
      [0, 0],
      [179, 0],
    ],
    [],
  ],
  [
    'slow driving',
    [
      [0, 0],
      [90, 0.2],
      [180, 0.4],
      [270, 0.6],
    ],
    [],
  ],
  [
    'two halts',
    [
      [0, 0],
      [200, 0.05],
      [260, 2],
      [320, 4],
      [600, 4],
    ],
    [
      [0, 200],
      [320, 600],
    ],
  ],
  [
    'a gap of an hour in the same spot',
    [
      [0, 0],
      [3_600, 0.02],
    ],
    [[0, 3_600]],
  ],
  [
    'a gap of an hour while driving',
    [
      [0, 0],
      [3_600, 40],
    ],
    [],
  ],
  [
    'a stop after rolling',
    [
      [0, 0],
      [60, 0.07],
      [250, 0.14],
      [310, 2],
    ],
    [[60, 250]],
  ],
  [
    'exactly three minutes, then slow driving',
    [
      [0, 0],
      [10, 0.06],
      [180, 0.01],
      [200, 0.1],
    ],
    [[0, 180]],
  ],
  ['no positions', [], []],
])('finds the halts in %s', (_, points, expected) => {
  const halts = findHalts(points.map(([at = 0, km = 0]) => pointAt(km, at)));
  expect(halts.map(({ fromAt, toAt }) => [fromAt, toAt])).toEqual(expected);
  for (const { seconds, fromAt, toAt } of halts) expect(seconds).toBe(toAt - fromAt);
});

test('sums up moving and stopped seconds and ignores gaps', () => {
  const positions = [
    [0, 0],
    [200, 0.05],
    [260, 2],
    [320, 4],
    [600, 4],
    [660, 5],
    [4_000, 60],
    [4_060, 61],
  ].map(([at = 0, km = 0]) => pointAt(km, at));
  expect(sumDurations(positions, findHalts(positions))).toEqual({
    movingSeconds: 60 + 60 + 60 + 60,
    stoppedSeconds: 200 + 280,
  });
});

test.each([
  [600, 600],
  [601, 0],
])('counts a gap of %i seconds as %i moving seconds', (seconds, movingSeconds) => {
  expect(sumDurations([pointAt(0), pointAt(10, seconds)], [])).toEqual({ movingSeconds, stoppedSeconds: 0 });
});

test('returns successive halts, and durations within the span', () => {
  const drives = fc.array(
    fc.record({
      seconds: fc.integer({ min: 1, max: 500 }),
      km: fc.oneof(fc.constant(0), fc.double({ min: -1, max: 1, noNaN: true })),
    }),
    { minLength: 1, maxLength: 80 },
  );
  fc.assert(
    fc.property(drives, (steps) => {
      let [at, km] = [0, 0];
      const positions = steps.map((step) => pointAt((km += step.km), (at += step.seconds)));
      const halts = findHalts(positions);
      halts.forEach(({ fromAt, seconds }, i) =>
        expect([fromAt > (halts[i - 1]?.toAt ?? -1), seconds >= 180]).toEqual([true, true]),
      );
      const { movingSeconds, stoppedSeconds } = sumDurations(positions, halts);
      expect(movingSeconds + stoppedSeconds).toBeLessThanOrEqual(at - (positions[0]?.at ?? 0));
    }),
  );
});

test('returns the highest speed, 0 for no positions', () =>
  expect([getMaxSpeed([]), getMaxSpeed([{ speed: 40 }, { speed: 90.5 }, { speed: 3 }])]).toEqual([0, 90.5]));
