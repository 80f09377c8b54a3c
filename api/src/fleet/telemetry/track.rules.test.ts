import fc from 'fast-check';
import { distanceOf, gridOf, haltsIn, maxSpeedOf, secondsOf, SHOWN_POSITIONS, thin } from './track.rules.ts';

const KM = 1 / 111.195;
const place = (km: number, at = 0) => ({ latitude: 6 + km * KM, longitude: 80, at });

test('the distance is the great circle of a radius of 6371 km, piece by piece', () => {
  expect(
    distanceOf([
      { latitude: 6.9271, longitude: 79.8612 },
      { latitude: 7.2906, longitude: 80.6337 },
    ]),
  ).toBeCloseTo(94.38, 1);
  expect(distanceOf([place(0), place(3), place(1)])).toBeCloseTo(5, 3);
  expect([distanceOf([]), distanceOf([place(0)])]).toEqual([0, 0]);
});

test.each([
  [7_200, 1],
  [43_200, 1],
  [43_201, 2],
  [31 * 86_400, 62],
])('of %i seconds one position of each %i is read', (seconds, grid) =>
  expect(gridOf(1_000, 1_000 + seconds)).toBe(grid),
);

const path = fc.array(
  fc.record({
    latitude: fc.double({ min: 6, max: 6.2, noNaN: true }),
    longitude: fc.double({ min: 80, max: 80.2, noNaN: true }),
  }),
  { maxLength: 80 },
);

test('what is left of a track begins and ends with it, is a part of it in its order, and no more than asked for', () => {
  fc.assert(
    fc.property(path, fc.integer({ min: 2, max: 90 }), (positions, most) => {
      const left = thin(positions, most);
      expect([left[0], left.at(-1)]).toEqual([positions[0], positions.at(-1)]);
      expect(positions.filter((position) => left.includes(position))).toEqual(left);
      expect(left.length).toBeLessThanOrEqual(most);
      expect(distanceOf(left)).toBeLessThanOrEqual(distanceOf(positions) + 1e-6);
    }),
  );
});

test('a straight road is two positions, a bend is kept', () => {
  const straight = Array.from({ length: 50 }, (_, i) => place(i));
  expect(thin(straight, 10)).toEqual([straight[0], straight[49]]);
  const bend = { latitude: 6 + 20 * KM, longitude: 80.01, at: 0 };
  expect(thin([...straight.slice(0, 20), bend, ...straight.slice(21)], 3)).toEqual([straight[0], bend, straight[49]]);
});

test('a map is given what it can show, a short track whole', () => {
  const wild = Array.from({ length: 20_000 }, (_, i) => ({
    latitude: 6 + Math.sin(i) / 10,
    longitude: 80 + Math.cos(i * 1.7) / 10,
  }));
  expect(thin(wild)).toHaveLength(SHOWN_POSITIONS);
  expect(thin(wild.slice(0, 1_000))).toHaveLength(1_000);
});

test.each([
  [
    'three minutes at one place',
    [
      [0, 0],
      [60, 0.01],
      [180, 0],
    ],
    [[0, 180]],
  ],
  [
    'less',
    [
      [0, 0],
      [179, 0],
    ],
    [],
  ],
  [
    'going on',
    [
      [0, 0],
      [90, 0.2],
      [180, 0.4],
      [270, 0.6],
    ],
    [],
  ],
  [
    'two halts with a way between',
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
    'an hour of silence at one place',
    [
      [0, 0],
      [3_600, 0.02],
    ],
    [[0, 3_600]],
  ],
  [
    'an hour of silence on the way',
    [
      [0, 0],
      [3_600, 40],
    ],
    [],
  ],
  ['nothing', [], []],
])('%s', (_, line, expected) => {
  const halts = haltsIn(line.map(([at = 0, km = 0]) => place(km, at)));
  expect(halts.map(({ fromAt, toAt }) => [fromAt, toAt])).toEqual(expected);
  for (const { seconds, fromAt, toAt } of halts) expect(seconds).toBe(toAt - fromAt);
});

test('time is spent on the way, in halts, or nobody knows', () => {
  const line = [
    [0, 0],
    [200, 0.05],
    [260, 2],
    [320, 4],
    [600, 4],
    [660, 5],
    [4_000, 60],
    [4_060, 61],
  ].map(([at = 0, km = 0]) => place(km, at));
  expect(secondsOf(line, haltsIn(line))).toEqual({ movingSeconds: 60 + 60 + 60 + 60, stoppedSeconds: 200 + 280 });
});

test('halts follow each other, and no more time is spent than there was', () => {
  const walks = fc.array(
    fc.record({
      seconds: fc.integer({ min: 1, max: 500 }),
      km: fc.oneof(fc.constant(0), fc.double({ min: -1, max: 1, noNaN: true })),
    }),
    { minLength: 1, maxLength: 80 },
  );
  fc.assert(
    fc.property(walks, (steps) => {
      let [at, km] = [0, 0];
      const line = steps.map((one) => place((km += one.km), (at += one.seconds)));
      const halts = haltsIn(line);
      halts.forEach(({ fromAt, seconds }, i) =>
        expect([fromAt > (halts[i - 1]?.toAt ?? -1), seconds >= 180]).toEqual([true, true]),
      );
      const { movingSeconds, stoppedSeconds } = secondsOf(line, halts);
      expect(movingSeconds + stoppedSeconds).toBeLessThanOrEqual(at - (line[0]?.at ?? 0));
    }),
  );
});

test('the fastest of none is 0', () =>
  expect([maxSpeedOf([]), maxSpeedOf([{ speed: 40 }, { speed: 90.5 }, { speed: 3 }])]).toEqual([0, 90.5]));
