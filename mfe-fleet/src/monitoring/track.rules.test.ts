import fc from 'fast-check';
import type { Position } from 'shared-contracts/telemetry';
import { bandOf, distancesOf, linesByBand, momentAt, playedOn, type Band } from './track.rules.ts';

const position = (at: number, speed = 50, longitude = 80): Position => ({
  at,
  speed,
  longitude,
  latitude: 7,
  heading: null,
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
    return steps.map(({ after, ...rest }): Position => ({ ...rest, heading: null, at: (at += after) }));
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
  expect(bandOf(speed)).toBe(band);
});

test('a track is drawn in pieces of one speed, each of which begins where the one before ends', () => {
  const places = [
    position(1, 10, 80),
    position(2, 10, 81),
    position(3, 50, 82),
    position(4, 50, 83),
    position(5, 10, 84),
  ];
  const lines = linesByBand(places);
  const shown = (band: Band) => lines[band].map((line) => line.map(({ longitude }) => longitude));
  expect([shown('slow'), shown('normal'), shown('fast')]).toEqual([
    [
      [80, 81],
      [83, 84],
    ],
    [[81, 82, 83]],
    [],
  ]);
  expect(linesByBand([position(1)])).toEqual({ slow: [], normal: [], brisk: [], fast: [] });
});

test('no way between two positions is left out or drawn twice', () =>
  fc.assert(
    fc.property(track, (positions) => {
      const lines = Object.values(linesByBand(positions)).flat();
      expect(lines.reduce((sum, line) => sum + line.length - 1, 0)).toBe(positions.length - 1);
    }),
  ));

test('a degree along the equator is 111.195 km', () => {
  expect(
    distancesOf([
      { latitude: 0, longitude: 80 },
      { latitude: 0, longitude: 81 },
      { latitude: 0, longitude: 80 },
    ]).map((km) => km.toFixed(3)),
  ).toEqual(['0.000', '111.195', '222.390']);
});

test('at any moment the vehicle is between its two positions, has driven no less than before, and is at each when it was', () =>
  fc.assert(
    fc.property(track, fc.double({ min: 0, max: 1, noNaN: true }), (positions, share) => {
      const distances = distancesOf(positions);
      const [from, to] = [positions[0]!.at, positions.at(-1)!.at];
      const at = from + (to - from) * share;
      const moment = momentAt(positions, distances, at)!;
      const later = momentAt(positions, distances, at + 60)!;
      expect([moment.km >= 0, later.km >= moment.km - 1e-6, later.km <= distances.at(-1)! + 1e-6]).toEqual([
        true,
        true,
        true,
      ]);
      for (const [index, one] of positions.entries())
        expect(momentAt(positions, distances, one.at)).toMatchObject({ ...one, km: distances[index] });
    }),
  ));

test('halfway between two positions, over the date line too; before and after, at its ends', () => {
  const over = [position(100, 50, 179), { ...position(200, 60, -179), latitude: 9 }];
  const distances = distancesOf(over);
  expect(momentAt(over, distances, 150)).toMatchObject({
    latitude: 8,
    longitude: 180,
    speed: 50,
    km: distances[1]! / 2,
  });
  expect([momentAt(over, distances, 0)?.longitude, momentAt(over, distances, 999)?.longitude]).toEqual([179, -179]);
  expect(momentAt([], [], 5)).toBeUndefined();
});

test('a replay goes on by its rate, and never beyond the end', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000 }),
      fc.integer({ min: 0, max: 5_000 }),
      fc.constantFrom(30, 120, 600),
      (at, ms, rate) => {
        const next = playedOn(at, ms, rate, 1_000);
        expect([next >= at, next <= 1_000, next === 1_000 || Math.abs(next - at - (ms * rate) / 1_000) < 1e-6]).toEqual(
          [true, true, true],
        );
      },
    ),
  ));
