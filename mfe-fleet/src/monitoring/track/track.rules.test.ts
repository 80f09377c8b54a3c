import fc from 'fast-check';
import type { Position } from 'shared-contracts/fleet/telemetry';
import {
  advanceReplay,
  getCumulativeDistances,
  getSpeedBand,
  interpolateAt,
  toLinesByKind,
  type LineKind,
} from './track.rules.ts';

const position = (at: number, speed = 50, longitude = 80): Position => ({
  at,
  speed,
  longitude,
  latitude: 7,
  heading: null,
  isCoarse: false,
});
const track = fc
  .array(
    fc.record({
      after: fc.integer({ min: 1, max: 900 }),
      latitude: fc.double({ min: -80, max: 80, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      speed: fc.integer({ min: 0, max: 140 }),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((steps) => {
    let at = 1_000;
    return steps.map(({ after, ...rest }): Position => ({
      ...rest,
      heading: null,
      isCoarse: false,
      at: (at += after),
    }));
  });

test.each([
  [0, 'slow'],
  [29.9, 'slow'],
  [30, 'normal'],
  [59, 'normal'],
  [60, 'brisk'],
  [89.9, 'brisk'],
  [90, 'fast'],
  [400, 'fast'],
])('%d km/h is %s', (speed, band) => {
  expect(getSpeedBand(speed)).toBe(band);
});

test('splits a track by speed band; each line starts where the previous one ends', () => {
  const positions = [
    position(1, 10, 80),
    position(2, 10, 81),
    position(3, 50, 82),
    position(4, 50, 83),
    position(5, 10, 84),
  ];
  const lines = toLinesByKind(positions);
  const longitudes = (kind: LineKind) => lines[kind].map((line) => line.map(({ longitude }) => longitude));
  expect([longitudes('slow'), longitudes('normal'), longitudes('fast')]).toEqual([
    [
      [80, 81],
      [83, 84],
    ],
    [[81, 82, 83]],
    [],
  ]);
  expect(toLinesByKind([position(1)])).toEqual({ slow: [], normal: [], brisk: [], fast: [], coarse: [] });
});

test('draws the legs to and from coarse positions as approximate', () => {
  const coarse = { ...position(3, 50, 82), isCoarse: true };
  const lines = toLinesByKind([
    position(1, 50, 80),
    position(2, 50, 81),
    coarse,
    position(4, 50, 83),
    position(5, 50, 84),
  ]);
  const longitudes = (kind: LineKind) => lines[kind].map((line) => line.map(({ longitude }) => longitude));
  expect([longitudes('normal'), longitudes('coarse')]).toEqual([
    [
      [80, 81],
      [83, 84],
    ],
    [[81, 82, 83]],
  ]);
});

test('draws every segment between two positions exactly once', () =>
  fc.assert(
    fc.property(track, (positions) => {
      const lines = Object.values(toLinesByKind(positions)).flat();
      expect(lines.reduce((sum, line) => sum + line.length - 1, 0)).toBe(positions.length - 1);
    }),
  ));

test('a degree along the equator is 111.195 km', () => {
  expect(
    getCumulativeDistances([
      { latitude: 0, longitude: 80 },
      { latitude: 0, longitude: 81 },
      { latitude: 0, longitude: 80 },
    ]).map((km) => km.toFixed(3)),
  ).toEqual(['0.000', '111.195', '222.390']);
});

test('interpolation never decreases the distance and matches every recorded position', () =>
  fc.assert(
    fc.property(track, fc.double({ min: 0, max: 1, noNaN: true }), (positions, fraction) => {
      const distances = getCumulativeDistances(positions);
      const [from, to] = [positions[0]!.at, positions.at(-1)!.at];
      const at = from + (to - from) * fraction;
      const moment = interpolateAt(positions, distances, at)!;
      const later = interpolateAt(positions, distances, at + 60)!;
      expect([moment.km >= 0, later.km >= moment.km - 1e-6, later.km <= distances.at(-1)! + 1e-6]).toEqual([
        true,
        true,
        true,
      ]);
      for (const [index, recorded] of positions.entries())
        expect(interpolateAt(positions, distances, recorded.at)).toMatchObject({ ...recorded, km: distances[index] });
    }),
  ));

test('interpolates across the date line and clamps to the ends of the track', () => {
  const crossing = [position(100, 50, 179), { ...position(200, 60, -179), latitude: 9 }];
  const distances = getCumulativeDistances(crossing);
  expect(interpolateAt(crossing, distances, 150)).toMatchObject({
    latitude: 8,
    longitude: 180,
    speed: 50,
    km: distances[1]! / 2,
  });
  expect([
    interpolateAt(crossing, distances, 0)?.longitude,
    interpolateAt(crossing, distances, 999)?.longitude,
  ]).toEqual([179, -179]);
  expect(interpolateAt([], [], 5)).toBeUndefined();
});

test('interpolates to the west across the date line, and between neighbouring longitudes', () => {
  const between = (from: number, to: number) => {
    const positions = [position(100, 50, from), position(200, 50, to)];
    return interpolateAt(positions, getCumulativeDistances(positions), 150)?.longitude;
  };
  expect(between(-179, 179)).toBe(-180);
  expect(between(80, 81)).toBe(80.5);
  expect(between(81, 80)).toBe(80.5);
  expect(between(-100, 70)).toBe(-15);
});

test('a replay of half a second at a rate of 30 advances by 15 seconds', () => {
  expect(advanceReplay(100, 500, 30, 1_000)).toBe(115);
});

test('a replay advances by its rate, at most to the end', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000 }),
      fc.integer({ min: 0, max: 5_000 }),
      fc.constantFrom(30, 120, 600),
      (at, ms, rate) => {
        const next = advanceReplay(at, ms, rate, 1_000);
        expect([next >= at, next <= 1_000, next === 1_000 || Math.abs(next - at - (ms * rate) / 1_000) < 1e-6]).toEqual(
          [true, true, true],
        );
      },
    ),
  ));
