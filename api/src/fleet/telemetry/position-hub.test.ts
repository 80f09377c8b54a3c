import { sql } from 'kysely';
import type { LiveMessage } from 'shared-contracts/telemetry';
import { given as builders } from '../../../demo/builders.ts';
import { buildApp } from '../../app.ts';
import { openParts } from '../../platform/open-parts.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { eventOf, openPositionReader } from './position-reader.ts';
import { listenTo } from './testing/position-listener.ts';
import { fleetOf, north, send } from './testing/trackers.ts';

const portal = testApp();
const given = () => builders(portal.db, TEST_NOW);
beforeAll(() => portal.app.listen({ port: 0, host: '127.0.0.1' }));
afterEach(() => {
  portal.clock.now = TEST_NOW;
  jest.useRealTimers();
});

/** Another process on the same database. */
async function another(onError: (error: Error) => void = console.error) {
  const { db, now, config, secret } = portal.app;
  const app = await buildApp(openParts({ db, connection: portal.connection, now, config, secret }, onError));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

const lines = (message: Awaited<ReturnType<Awaited<ReturnType<typeof listenTo>>['next']>>) => [
  message?.kind,
  ...(message?.positions ?? []).map(({ vehicleId, at, motion }) => `${vehicleId} ${at - TEST_NOW} ${motion}`),
];

test('first where everything is, then what moves, in whichever process it was taken in', async () => {
  const { organization, vehicle, user } = await fleetOf(portal);
  await send(portal, organization.id, [{ at: TEST_NOW - 30 }]);
  const other = await another();
  const [here, there] = [await listenTo(portal.app, user), await listenTo(other, user)];
  for (const stream of [here, there])
    expect(lines(await stream.next())).toEqual(['snapshot', `${vehicle.id} -30 stopped`]);
  await send(portal, organization.id, [{ at: TEST_NOW - 20 }, { at: TEST_NOW - 10, ...north(0.5), speed: 60 }]);
  for (const stream of [here, there])
    expect(await stream.next()).toEqual({
      kind: 'moved',
      positions: [
        { vehicleId: vehicle.id, at: TEST_NOW - 10, ...north(0.5), speed: 60, heading: null, motion: 'moving' },
      ],
    });
  await send(portal, organization.id, [{ at: TEST_NOW - 25 }, { at: TEST_NOW - 10, ...north(0.5) }]);
  await send(portal, organization.id, [{ at: TEST_NOW }]);
  expect(lines(await here.next())).toEqual(['moved', `${vehicle.id} 0 stopped`]);
  await here.leave();
  await other.close();
});

test('everybody hears of their own, of what is shared with them now, and root of all', async () => {
  const [owner, partner, stranger] = [await fleetOf(portal), await fleetOf(portal), await fleetOf(portal)];
  await given().partnership({ organizationId: partner.organization.id, partnerId: owner.organization.id });
  await portal.db
    .insertInto('vehicleShares')
    .values({
      vehicleId: owner.vehicle.id,
      partnerId: partner.organization.id,
      fromAt: TEST_NOW - 1,
      toAt: TEST_NOW + 60,
    })
    .execute();
  const root = await given().user({ role: 'root' });
  const streams = await Promise.all(
    [owner.user, partner.user, stranger.user, root].map((user) => listenTo(portal.app, user)),
  );
  await Promise.all(streams.map((stream) => stream.next()));
  const moveAll = async (at: number) => {
    for (const { organization } of [owner, partner, stranger]) await send(portal, organization.id, [{ at }]);
    const heard = await Promise.all(
      streams.map(
        async (stream) => (await stream.next())?.positions.map(({ vehicleId }) => vehicleId).toSorted() ?? [],
      ),
    );
    return heard.map((ids) => ids.filter((id) => [owner, partner, stranger].some(({ vehicle }) => vehicle.id === id)));
  };
  const [ours, theirs, others] = [owner.vehicle.id, partner.vehicle.id, stranger.vehicle.id];
  expect(await moveAll(TEST_NOW)).toEqual([
    [ours],
    [ours, theirs].toSorted(),
    [others],
    [ours, theirs, others].toSorted(),
  ]);
  portal.clock.now = TEST_NOW + 60;
  expect(await moveAll(TEST_NOW + 60)).toEqual([[ours], [theirs], [others], [ours, theirs, others].toSorted()]);
  await Promise.all(streams.map(({ leave }) => leave()));
});

test('a vehicle that falls silent is told to be offline', async () => {
  const { organization, vehicle, user } = await fleetOf(portal);
  await send(portal, organization.id, [{ at: TEST_NOW, speed: 60 }]);
  jest.useFakeTimers({
    doNotFake: [
      'nextTick',
      'setImmediate',
      'setTimeout',
      'clearTimeout',
      'queueMicrotask',
      'Date',
      'performance',
      'hrtime',
    ],
  });
  const stream = await listenTo(portal.app, user);
  expect(lines(await stream.next())).toEqual(['snapshot', `${vehicle.id} 0 moving`]);
  portal.clock.now = TEST_NOW + 601;
  jest.advanceTimersByTime(30_000);
  expect(lines(await stream.next())).toEqual(['moved', `${vehicle.id} 0 offline`]);
  await stream.leave();
});

test('the stream ends with the right to read vehicles', async () => {
  const { user } = await fleetOf(portal);
  jest.useFakeTimers({
    doNotFake: [
      'nextTick',
      'setImmediate',
      'setTimeout',
      'clearTimeout',
      'queueMicrotask',
      'Date',
      'performance',
      'hrtime',
    ],
  });
  const stream = await listenTo(portal.app, user);
  await stream.next();
  await portal.db.deleteFrom('userRules').where('userId', '=', user.id).execute();
  jest.advanceTimersByTime(25_000);
  expect(await stream.next()).toBeNull();
  expect((await listenTo(portal.app, user)).status).toBe(403);
});

test('a process that can hear no more cuts its readers; who comes again is told anew where everything is', async () => {
  const errors: Error[] = [];
  const other = await another((error) => errors.push(error));
  const { organization, vehicle, user } = await fleetOf(portal);
  const stream = await listenTo(other, user);
  await stream.next();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %' order by backend_start desc limit 1`.execute(
    portal.db,
  );
  await expect(stream.next()).rejects.toThrow('terminated');
  expect(errors[0]?.message).toContain('terminating connection');
  await send(portal, organization.id, [{ at: TEST_NOW }]);
  const again = await listenTo(other, user);
  expect(lines(await again.next())).toEqual(['snapshot', `${vehicle.id} 0 stopped`]);
  await other.close();
});

test('thousands of vehicles move at once', async () => {
  const { organization, user } = await fleetOf(portal);
  const vehicle = await given().vehicle({ organizationId: organization.id });
  await sql`insert into vehicles (organization_id, registration_plate, vehicle_type_id, tracking_device, width, height, length, actual_space, effective_space, max_carry_weight, created_at)
    select organization_id, 'M-' || n, vehicle_type_id, 'M' || n, width, height, length, actual_space, effective_space, max_carry_weight, created_at from vehicles, generate_series(1, 1000) n where id = ${vehicle.id}`.execute(
    portal.db,
  );
  const stream = await listenTo(portal.app, user);
  await stream.next();
  await Promise.all(
    [0, 1].map((half) => {
      const devices = Array.from({ length: 500 }, (_, i) => `M${half * 500 + i + 1}`);
      return portal.app.inject({
        method: 'POST',
        url: `/api/telemetry/positions?token=${organization.trackingToken}`,
        payload: devices.map((device_id) => ({
          device_id,
          location: { timestamp: TEST_NOW, coords: { latitude: 7, longitude: 80 } },
        })),
      });
    }),
  );
  const heard = new Set<string>();
  while (heard.size < 1_000) for (const { vehicleId } of (await stream.next())?.positions ?? []) heard.add(vehicleId);
  expect(heard.size).toBe(1_000);
  await stream.leave();
});

test('what is told before the snapshot comes after it, and who does not read is cut off', () => {
  const { body, begin, tell } = openPositionReader();
  const empty: LiveMessage = { kind: 'snapshot', positions: [] };
  const moved = eventOf({ kind: 'moved', positions: [] });
  tell(moved);
  begin(empty);
  expect(String(body.read())).toBe(eventOf(empty) + moved);
  for (const _ of [1, 2, 3]) tell('x'.repeat(400_000));
  expect(body.destroyed).toBe(true);
  tell(moved);
});
