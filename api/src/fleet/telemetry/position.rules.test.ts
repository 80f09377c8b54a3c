import fc from 'fast-check';
import { DAY } from 'shared-contracts/values/time';
import type { RawPosition } from './intake/raw-position.rules.ts';
import { isReachable, validatePositions, type LatestPosition, getMotion } from './position.rules.ts';

const NOW = 1_795_161_600;
const KM = 1 / 111.195;
const receivedAt = (seconds: number, km = 0, more: Partial<RawPosition> = {}): RawPosition => ({
  device: 'T1',
  at: NOW + seconds,
  latitude: 6 + km * KM,
  longitude: 80,
  speed: 50,
  heading: null,
  ...more,
});
const latestAt = (seconds: number, km = 0): LatestPosition => ({
  at: NOW + seconds,
  latitude: 6 + km * KM,
  longitude: 80,
  speed: 0,
  heading: null,
  isCoarse: false,
  accuracy: null,
  state: null,
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
  [{ longitude: 180 }, null],
  [{ longitude: -180.1 }, 'impossible'],
  [{ latitude: Number.NaN }, 'impossible'],
  [{ longitude: Infinity }, 'impossible'],
  [{ latitude: 0, longitude: 0 }, 'impossible'],
  [{ latitude: 0 }, null],
  [{ longitude: 0 }, null],
])('validates a first position with %j', (more, reason) => {
  const { accepted, rejected } = validatePositions([receivedAt(0, 0, more)], null, NOW);
  expect([accepted.length, rejected[0]?.reason ?? null]).toEqual([reason ? 0 : 1, reason]);
});

test.each([
  ['a minute later 4 km away', receivedAt(0, 4), true],
  ['a minute later 5 km away', receivedAt(0, 5), false],
  ['at the same time 1 km away', receivedAt(-60, 0.99), true],
  ['at the same time 2 km away', receivedAt(-60, 2), false],
  ['an hour before 240 km away', receivedAt(-3_660, 240), true],
  ['an hour before 260 km away', receivedAt(-3_660, 260), false],
])('validates a position %s from the latest one', (_, position, isAccepted) =>
  expect(validatePositions([position], latestAt(-60), NOW).accepted).toHaveLength(isAccepted ? 1 : 0),
);

test.each([
  ['uses the reported speed', 50, 50],
  ['calculates a missing speed', null, 60],
  ['calculates the speed when the reported one is impossible', 251, 60],
  ['uses a reported speed of zero', 0, 0],
  ['uses the largest possible speed', 250, 250],
])('%s', (_, speed, expected) => {
  const { accepted, latest } = validatePositions([receivedAt(0, 1, { speed })], latestAt(-60), NOW);
  expect(accepted[0]?.speed).toBeCloseTo(expected, 1);
  expect(latest).toMatchObject({ at: NOW });
});

const speedsOf = (positions: RawPosition[], latest: LatestPosition | null) =>
  validatePositions(positions, latest, NOW).accepted.map(({ speed }) => Math.round(speed));
const silent = (seconds: number, km: number) => receivedAt(seconds, km, { speed: null });
test.each([
  ['after a gap of ten minutes', [silent(0, 1)], latestAt(-600), [6]],
  ['after a longer gap', [silent(0, 1)], latestAt(-601), [0]],
  ['of a first position', [silent(0, 1)], null, [0]],
  ['at the same time', [silent(0, 0.5)], latestAt(0), [0]],
  [
    'between positions that arrive late',
    [silent(-300, 1), silent(-240, 2), silent(-180, 4)],
    latestAt(0, 5),
    [0, 60, 120],
  ],
])('calculates the speed %s', (_, positions, latest, speeds) => {
  expect(speedsOf(positions, latest)).toEqual(speeds);
});

test.each([
  ['newer', 1, NOW + 1, 50],
  ['of the same time', 0, NOW, 50],
  ['older', -1, NOW, 0],
])('an accepted position becomes the latest one when it is %s', (_, seconds, at, speed) => {
  const { accepted, latest } = validatePositions([receivedAt(seconds)], latestAt(0), NOW);
  expect([accepted.length, latest?.at, latest?.speed]).toEqual([1, at, speed]);
});

test('accepts doubted positions when three are consistent', () => {
  const distant = [receivedAt(10, 500), receivedAt(20, 500.1), receivedAt(30, 500.2), receivedAt(40, 500.3)];
  const consistent = validatePositions(distant, latestAt(0), NOW);
  expect([
    consistent.rejected.length,
    consistent.accepted.map(({ at }) => at - NOW),
    consistent.latest?.doubted,
  ]).toEqual([2, [30, 40], null]);
  const erratic = validatePositions(
    [receivedAt(10, 500), receivedAt(20, 900), receivedAt(30, 300), receivedAt(40, 700)],
    latestAt(0),
    NOW,
  );
  expect([erratic.accepted, erratic.latest?.doubted?.count]).toEqual([[], 1]);
});

test('a late position must also be reachable from earlier late ones', () => {
  const late = [receivedAt(-600), receivedAt(-590, 20)];
  const { accepted, rejected } = validatePositions(late, latestAt(0, 10), NOW);
  expect([accepted.length, rejected.length]).toEqual([1, 1]);
});

test('never doubts a position that is not newer than the latest one', () => {
  const doubted = { at: NOW + 5, latitude: 9, longitude: 80, count: 2 };
  const positions = [receivedAt(-30, 500), receivedAt(-20, 500.1), receivedAt(-10, 500.2), receivedAt(0, 500)];
  expect(validatePositions(positions, { ...latestAt(0), doubted }, NOW)).toEqual({
    latest: { ...latestAt(0), doubted },
    accepted: [],
    rejected: positions.map((raw) => ({ raw, reason: 'impossible' })),
  });
});

const anyPosition = fc.record({
  device: fc.constant('T1'),
  at: fc.oneof(fc.integer({ min: NOW - 31 * DAY, max: NOW + 600 }), fc.constant(Number.NaN)),
  speed: fc.option(fc.double({ min: 0, max: 500, noNaN: true })),
  latitude: fc.oneof(fc.double({ min: 5, max: 7, noNaN: true }), fc.double()),
  longitude: fc.oneof(fc.double({ min: 79, max: 82, noNaN: true }), fc.double()),
  heading: fc.constant(null),
});

test('accepts or rejects each position, accepts only reachable ones and returns the newest', () => {
  fc.assert(
    fc.property(fc.array(anyPosition, { maxLength: 30 }), (positions) => {
      const { accepted, rejected, latest } = validatePositions(positions, null, NOW);
      expect(accepted.length + rejected.length).toBe(positions.length);
      expect(latest?.at).toBe(accepted.at(-1)?.at);
      for (const { speed } of accepted) expect(speed >= 0 && speed <= 250).toBe(true);
      if (rejected.every(({ reason }) => reason !== 'impossible'))
        accepted.slice(1).forEach((position, i) => expect(isReachable(accepted[i] ?? position, position)).toBe(true));
    }),
  );
});

test('rejects no position of a real drive, in any batches and order', () => {
  const drive = fc.array(
    fc.record({ seconds: fc.integer({ min: 1, max: 600 }), kmh: fc.double({ min: 0, max: 200, noNaN: true }) }),
    { minLength: 1, maxLength: 40 },
  );
  fc.assert(
    fc.property(drive, fc.integer({ min: 1, max: 10 }), (legs, batchSize) => {
      let [at, km] = [-40 * 600, 0];
      const positions = legs.map(({ seconds, kmh }) => receivedAt((at += seconds), (km += (kmh * seconds) / 3_600)));
      let latest: LatestPosition | null = null;
      for (let i = 0; i < positions.length; i += batchSize) {
        const result = validatePositions(positions.slice(i, i + batchSize).toReversed(), latest, NOW);
        expect(result.rejected).toEqual([]);
        latest = result.latest;
      }
      expect(latest?.at).toBe(positions.at(-1)?.at);
    }),
  );
});

test.each([
  [600, 5, 'moving'],
  [600, 4.9, 'stopped'],
  [601, 80, 'offline'],
  [-60, 0, 'stopped'],
] as const)(
  'returns the motion of a vehicle whose newest position is %i seconds old, at %d km/h: %s',
  (seconds, speed, motion) => expect(getMotion({ speed, at: NOW - seconds }, NOW)).toBe(motion),
);

test.each([
  [{ accuracy: 100 }, false],
  [{ accuracy: 101 }, true],
  [{ accuracy: null }, false],
  [{}, false],
  [{ isValid: false }, true],
  [{ isValid: false, accuracy: 5 }, true],
])('whether a position with %j is coarse: %s', (more, isCoarse) => {
  expect(validatePositions([receivedAt(0, 0, more)], null, NOW).latest?.isCoarse).toBe(isCoarse);
});

test('a vehicle without new positions is still at its last one', () => {
  const moving = { speed: 50, at: NOW - 601 };
  expect(getMotion({ ...moving, aliveAt: NOW }, NOW)).toBe('stopped');
  expect(getMotion(moving, NOW)).toBe('offline');
});
