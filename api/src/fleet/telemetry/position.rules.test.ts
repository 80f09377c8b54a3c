import fc from 'fast-check';
import type { Fix } from './osmand.rules.ts';
import { isReachable, judge, type Known, motionOf } from './position.rules.ts';

const NOW = 1_795_161_600;
const DAY = 86_400;
const KM = 1 / 111.195;
const fixAt = (seconds: number, km = 0, more: Partial<Fix> = {}): Fix => ({
  device: 'T1',
  at: NOW + seconds,
  latitude: 6 + km * KM,
  longitude: 80,
  speed: 50,
  heading: null,
  ...more,
});
const knownAt = (seconds: number, km = 0): Known => ({
  at: NOW + seconds,
  latitude: 6 + km * KM,
  longitude: 80,
  speed: 0,
  heading: null,
  doubted: null,
});

test.each([
  [{}, null],
  [{ at: NOW - 30 * DAY }, null],
  [{ at: NOW - 30 * DAY - 1 }, 'tooOld'],
  [{ at: NOW + 300 }, null],
  [{ at: NOW + 301 }, 'inFuture'],
  [{ at: 1e300 }, 'inFuture'],
  [{ at: Number.NaN }, 'impossible'],
  [{ latitude: 90 }, null],
  [{ latitude: 90.1 }, 'impossible'],
  [{ longitude: -180.1 }, 'impossible'],
  [{ latitude: Number.NaN }, 'impossible'],
  [{ longitude: Infinity }, 'impossible'],
  [{ latitude: 0, longitude: 0 }, 'impossible'],
  [{ latitude: 0 }, null],
])('a first position with %j', (more, reason) => {
  const { accepted, refused } = judge([fixAt(0, 0, more)], null, NOW);
  expect([accepted.length, refused[0]?.reason ?? null]).toEqual([reason ? 0 : 1, reason]);
});

test.each([
  ['a minute later 4 km away', fixAt(0, 4), true],
  ['a minute later 5 km away', fixAt(0, 5), false],
  ['at the same time 1 km away', fixAt(-60, 0.99), true],
  ['at the same time 2 km away', fixAt(-60, 2), false],
  ['an hour before 240 km away', fixAt(-3_660, 240), true],
  ['an hour before 260 km away', fixAt(-3_660, 260), false],
])('%s from what is known', (_, fix, isBelieved) =>
  expect(judge([fix], knownAt(-60), NOW).accepted).toHaveLength(isBelieved ? 1 : 0),
);

test.each([
  ['as told', 50, 50],
  ['worked out where it is not told', null, 60],
  ['worked out where it is none', 251, 60],
  ['never below what is told', 0, 0],
])('the speed is %s', (_, speed, expected) => {
  const { accepted, known } = judge([fixAt(0, 1, { speed })], knownAt(-60), NOW);
  expect(accepted[0]?.speed).toBeCloseTo(expected, 1);
  expect(known).toMatchObject({ at: NOW });
});

test('after a long silence a speed that is not told is none', () =>
  expect(judge([fixAt(0, 1, { speed: null })], knownAt(-601), NOW).accepted[0]?.speed).toBe(0));

test('what is doubted is believed when three agree, and not when they do not', () => {
  const far = [fixAt(10, 500), fixAt(20, 500.1), fixAt(30, 500.2), fixAt(40, 500.3)];
  const believed = judge(far, knownAt(0), NOW);
  expect([believed.refused.length, believed.accepted.map(({ at }) => at - NOW), believed.known?.doubted]).toEqual([
    2,
    [30, 40],
    null,
  ]);
  const wild = judge([fixAt(10, 500), fixAt(20, 900), fixAt(30, 300), fixAt(40, 700)], knownAt(0), NOW);
  expect([wild.accepted, wild.known?.doubted?.count]).toEqual([[], 1]);
});

const anyFix = fc.record({
  device: fc.constant('T1'),
  at: fc.oneof(fc.integer({ min: NOW - 31 * DAY, max: NOW + 600 }), fc.constant(Number.NaN)),
  speed: fc.option(fc.double({ min: 0, max: 500, noNaN: true })),
  latitude: fc.oneof(fc.double({ min: 5, max: 7, noNaN: true }), fc.double()),
  longitude: fc.oneof(fc.double({ min: 79, max: 82, noNaN: true }), fc.double()),
  heading: fc.constant(null),
});

test('each position is believed or refused, never both, never lost; what is believed can be reached; the newest is known', () => {
  fc.assert(
    fc.property(fc.array(anyFix, { maxLength: 30 }), (fixes) => {
      const { accepted, refused, known } = judge(fixes, null, NOW);
      expect(accepted.length + refused.length).toBe(fixes.length);
      expect(known?.at).toBe(accepted.at(-1)?.at);
      for (const { speed } of accepted) expect(speed >= 0 && speed <= 250).toBe(true);
      if (refused.every(({ reason }) => reason !== 'impossible'))
        accepted.slice(1).forEach((one, i) => expect(isReachable(accepted[i] ?? one, one)).toBe(true));
    }),
  );
});

test('of a vehicle that really drives nothing is refused, in whatever pieces and order it is sent', () => {
  const drive = fc.array(
    fc.record({ seconds: fc.integer({ min: 1, max: 600 }), kmh: fc.double({ min: 0, max: 200, noNaN: true }) }),
    { minLength: 1, maxLength: 40 },
  );
  fc.assert(
    fc.property(drive, fc.integer({ min: 1, max: 10 }), (legs, pieces) => {
      let [at, km] = [-40 * 600, 0];
      const fixes = legs.map(({ seconds, kmh }) => fixAt((at += seconds), (km += (kmh * seconds) / 3_600)));
      let known: Known | null = null;
      for (let i = 0; i < fixes.length; i += pieces) {
        const course = judge(fixes.slice(i, i + pieces).toReversed(), known, NOW);
        expect(course.refused).toEqual([]);
        known = course.known;
      }
      expect(known?.at).toBe(fixes.at(-1)?.at);
    }),
  );
});

test.each([
  [600, 5, 'moving'],
  [600, 4.9, 'stopped'],
  [601, 80, 'offline'],
  [-60, 0, 'stopped'],
] as const)('heard %i seconds ago at %d km/h: %s', (seconds, speed, motion) =>
  expect(motionOf({ speed, heardAt: NOW - seconds }, NOW)).toBe(motion),
);
