import { TEST_NOW, testApp } from '../../src/platform/testing/test-app.ts';
import { UNKNOWN_DEVICES } from './device.ts';
import { startSimulator } from './simulator.ts';

const portal = testApp({ isDemo: true });
const PAST = 3 * 3_600;
const stateOf = async () => {
  const { count, last } = await portal.db
    .selectFrom('positions')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('at').as('last')])
    .executeTakeFirstOrThrow();
  return { count, last };
};
const fail = (error: Error) => {
  throw error;
};
afterEach(() => jest.useRealTimers());

test('the demo company has driven for hours, keeps driving, and continues where it rested', async () => {
  jest.useFakeTimers({
    doNotFake: [
      'nextTick',
      'setImmediate',
      'queueMicrotask',
      'Date',
      'performance',
      'hrtime',
      'setInterval',
      'clearInterval',
    ],
  });
  const first = startSimulator(portal.app, fail, PAST);
  await first.isCaughtUp;
  const begun = await stateOf();
  expect(begun.last).toBe(TEST_NOW);
  portal.clock.now = TEST_NOW + 7;
  jest.advanceTimersByTime(5_000);
  await first.stop();
  const moved = await stateOf();
  expect(moved.last).toBe(TEST_NOW + 5);

  portal.clock.now = TEST_NOW + 600;
  const [one, other] = [startSimulator(portal.app, fail, PAST), startSimulator(portal.app, fail, PAST)];
  await Promise.all([one.isCaughtUp, other.isCaughtUp]);
  await Promise.all([one.stop(), other.stop()]);
  const vehicles = await portal.db
    .selectFrom('vehicles')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('trackingDevice', 'is not', null)
    .executeTakeFirstOrThrow();
  const after = await stateOf();
  expect(after.count - moved.count).toBeLessThanOrEqual(vehicles.count * 61);
  expect(after.count - moved.count).toBeGreaterThan(vehicles.count * 45);

  const owner = portal.as(
    await portal.db.selectFrom('users').select('id').where('login', '=', 'root').executeTakeFirstOrThrow(),
  );
  const { items } = (await owner.get('/telemetry/devices?limit=9999')).json();
  expect(new Set(items.map(({ motion }: { motion: string }) => motion)).size).toBeGreaterThan(1);
  expect((await owner.get('/telemetry/geofence-events')).json().total).toBeGreaterThan(10);
}, 60_000);

const signedIn = async (login: string) =>
  portal.as(await portal.db.selectFrom('users').select('id').where('login', '=', login).executeTakeFirstOrThrow());

test('drivers have driven, idled and braked hard by the time the past is there', async () => {
  const carrier = await signedIn('carrier');
  const { items } = (await carrier.get('/v2/trips/driver-scorecards')).json();
  const rows = items as { distance: number; drivingMinutes: number; idleMinutes: number | null }[];
  expect(rows.filter(({ distance, drivingMinutes }) => distance > 10 && drivingMinutes > 10).length).toBeGreaterThan(2);
  expect(rows.some(({ idleMinutes }) => (idleMinutes ?? 0) > 0)).toBe(true);
});

test('a fleet owner has unknown devices with held positions, and trackers with a wrong clock', async () => {
  const fleet = await signedIn('fleet');
  const { items } = (await fleet.get('/telemetry/refused-devices')).json();
  const devices = items as { device: string; held: number; place: object | null; reasons: { reason: string }[] }[];
  const unknown = devices.filter(({ reasons }) => reasons.some(({ reason }) => reason === 'unknownDevice'));
  expect(unknown.map(({ device }) => device).toSorted()).toEqual([...UNKNOWN_DEVICES].toSorted());
  for (const { held, place } of unknown) {
    expect(held).toBeGreaterThan(100);
    expect(place).not.toBeNull();
  }
  expect(devices.some(({ reasons }) => reasons.some(({ reason }) => reason === 'inFuture'))).toBe(true);
});
