import { sql } from 'kysely';
import type { LiveMessage } from 'shared-contracts/fleet/telemetry';
import { createBuilders } from '../../../demo/builders.ts';
import { buildApp } from '../../app.ts';
import { createServices } from '../../platform/services/create-services.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { toServerSentEvent, createPositionStream } from './position-stream.ts';
import { readPositions } from './testing/read-positions.ts';
import { setUpTrackedVehicle, northOfColombo, sendPositions } from './testing/tracked-vehicle.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
beforeAll(() => portal.app.listen({ port: 0, host: '127.0.0.1' }));
afterEach(() => {
  portal.clock.now = TEST_NOW;
  jest.useRealTimers();
});

/** Starts another process on the same database. */
async function startOtherProcess(onError: (error: Error) => void = console.error) {
  const { db, now, config, secret } = portal.app;
  const app = await buildApp(
    createServices({ db, connection: portal.connection, now, config, secret, hooks: portal.app.hooks }, onError),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

const summarize = (message: Awaited<ReturnType<Awaited<ReturnType<typeof readPositions>>['next']>>) => [
  message?.kind,
  ...(message?.positions ?? []).map(({ vehicleId, at, motion }) => `${vehicleId} ${at - TEST_NOW} ${motion}`),
];

test('streams a snapshot, then the positions that any process ingests', async () => {
  const { organization, vehicle, user } = await setUpTrackedVehicle(portal);
  await sendPositions(portal, organization.id, [{ at: TEST_NOW - 30 }]);
  const other = await startOtherProcess();
  const streams = [await readPositions(portal.app, user), await readPositions(other, user)] as const;
  for (const stream of streams)
    expect(summarize(await stream.next())).toEqual(['snapshot', `${vehicle.id} -30 stopped`]);
  await sendPositions(portal, organization.id, [
    { at: TEST_NOW - 20 },
    { at: TEST_NOW - 10, ...northOfColombo(0.5), speed: 60 },
  ]);
  for (const stream of streams)
    expect(await stream.next()).toEqual({
      kind: 'moved',
      positions: [
        {
          vehicleId: vehicle.id,
          at: TEST_NOW - 10,
          ...northOfColombo(0.5),
          speed: 60,
          heading: null,
          isCoarse: false,
          motion: 'moving',
        },
      ],
    });
  await sendPositions(portal, organization.id, [{ at: TEST_NOW - 25 }, { at: TEST_NOW - 10, ...northOfColombo(0.5) }]);
  await sendPositions(portal, organization.id, [{ at: TEST_NOW }]);
  expect(summarize(await streams[0].next())).toEqual(['moved', `${vehicle.id} 0 stopped`]);
  await streams[0].close();
  await other.close();
});

test('streams own and currently shared vehicles to each organization, and all vehicles to root', async () => {
  const [owner, partner, otherFleet] = [
    await setUpTrackedVehicle(portal),
    await setUpTrackedVehicle(portal),
    await setUpTrackedVehicle(portal),
  ];
  await build().partnership({ organizationId: partner.organization.id, partnerId: owner.organization.id });
  await portal.db
    .insertInto('vehicleShares')
    .values({
      vehicleId: owner.vehicle.id,
      partnerId: partner.organization.id,
      fromAt: TEST_NOW - 1,
      toAt: TEST_NOW + 60,
    })
    .execute();
  const root = await build().user({ role: 'root' });
  const streams = await Promise.all(
    [owner.user, partner.user, otherFleet.user, root].map((user) => readPositions(portal.app, user)),
  );
  await Promise.all(streams.map((stream) => stream.next()));
  const moveAll = async (at: number) => {
    for (const { organization } of [owner, partner, otherFleet]) await sendPositions(portal, organization.id, [{ at }]);
    const received = await Promise.all(
      streams.map(
        async (stream) => (await stream.next())?.positions.map(({ vehicleId }) => vehicleId).toSorted() ?? [],
      ),
    );
    const fleets = [owner, partner, otherFleet];
    return received.map((ids) => ids.filter((id) => fleets.some(({ vehicle }) => vehicle.id === id)));
  };
  const [ownerId, partnerId, otherId] = [owner.vehicle.id, partner.vehicle.id, otherFleet.vehicle.id];
  const allIds = [ownerId, partnerId, otherId].toSorted();
  expect(await moveAll(TEST_NOW)).toEqual([[ownerId], [ownerId, partnerId].toSorted(), [otherId], allIds]);
  portal.clock.now = TEST_NOW + 60;
  expect(await moveAll(TEST_NOW + 60)).toEqual([[ownerId], [partnerId], [otherId], allIds]);
  await Promise.all(streams.map((stream) => stream.close()));
});

test('streams positions of a shared vehicle only while the partnership is active', async () => {
  const [owner, partner] = [await setUpTrackedVehicle(portal), await setUpTrackedVehicle(portal)];
  const partnership = { organizationId: partner.organization.id, partnerId: owner.organization.id };
  await build().partnership(partnership);
  await portal.db
    .insertInto('vehicleShares')
    .values({ vehicleId: owner.vehicle.id, partnerId: partner.organization.id, fromAt: TEST_NOW - 1, toAt: null })
    .execute();
  const stream = await readPositions(portal.app, partner.user);
  await stream.next();
  const moveBoth = async (at: number) => {
    for (const { organization } of [owner, partner]) await sendPositions(portal, organization.id, [{ at }]);
    return (await stream.next())?.positions.map(({ vehicleId }) => vehicleId).toSorted();
  };
  expect(await moveBoth(TEST_NOW)).toEqual([owner.vehicle.id, partner.vehicle.id].toSorted());
  await portal.db
    .updateTable('partnerships')
    .set({ status: 'blocked', blockedBy: owner.organization.id })
    .where('organizationId', '=', partnership.organizationId)
    .where('partnerId', '=', partnership.partnerId)
    .execute();
  portal.clock.now = TEST_NOW + 5;
  expect(await moveBoth(TEST_NOW + 5)).toEqual([partner.vehicle.id]);
  await stream.close();
});

test('streams a silent vehicle as offline', async () => {
  const { organization, vehicle, user } = await setUpTrackedVehicle(portal);
  await sendPositions(portal, organization.id, [{ at: TEST_NOW, speed: 60 }]);
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
  const stream = await readPositions(portal.app, user);
  expect(summarize(await stream.next())).toEqual(['snapshot', `${vehicle.id} 0 moving`]);
  portal.clock.now = TEST_NOW + 601;
  jest.advanceTimersByTime(30_000);
  expect(summarize(await stream.next())).toEqual(['moved', `${vehicle.id} 0 offline`]);
  await stream.close();
});

test('ends the stream when the user may no longer read vehicles', async () => {
  const { user } = await setUpTrackedVehicle(portal);
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
  const stream = await readPositions(portal.app, user);
  await stream.next();
  await portal.db.deleteFrom('userRules').where('userId', '=', user.id).execute();
  jest.advanceTimersByTime(25_000);
  expect(await stream.next()).toBeNull();
  expect((await readPositions(portal.app, user)).status).toBe(403);
});

test('keeps its streams open when the process loses the database, and sends a new snapshot after reconnecting', async () => {
  const errors: Error[] = [];
  const other = await startOtherProcess((error) => errors.push(error));
  const { organization, vehicle, user } = await setUpTrackedVehicle(portal);
  const stream = await readPositions(other, user);
  await stream.next();
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'
    order by backend_start desc limit 1`.execute(portal.db);
  expect((await stream.next())?.kind).toBe('snapshot');
  expect(errors[0]?.message).toContain('terminating connection');
  await sendPositions(portal, organization.id, [{ at: TEST_NOW }]);
  expect(summarize(await stream.next())).toEqual(['moved', `${vehicle.id} 0 stopped`]);
  await other.close();
});

test('streams a thousand vehicles that move at the same time', async () => {
  const { organization, user } = await setUpTrackedVehicle(portal);
  const vehicle = await build().vehicle({ organizationId: organization.id });
  await sql`
    insert into vehicles (organization_id, registration_plate, vehicle_type_id, tracking_device,
      width, height, length, actual_space, effective_space, max_carry_weight, created_at)
    select organization_id, 'M-' || n, vehicle_type_id, 'M' || n,
      width, height, length, actual_space, effective_space, max_carry_weight, created_at
    from vehicles, generate_series(1, 1000) n where id = ${vehicle.id}`.execute(portal.db);
  const stream = await readPositions(portal.app, user);
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
  const moved = new Set<string>();
  while (moved.size < 1_000) for (const { vehicleId } of (await stream.next())?.positions ?? []) moved.add(vehicleId);
  expect(moved.size).toBe(1_000);
  await stream.close();
});

test('delivers earlier messages after the snapshot, and closes the stream of a slow client', () => {
  const { body, sendSnapshot, send } = createPositionStream();
  const snapshot: LiveMessage = { kind: 'snapshot', positions: [] };
  const moved = toServerSentEvent({ kind: 'moved', positions: [] });
  send(moved);
  sendSnapshot(snapshot);
  expect(String(body.read())).toBe(toServerSentEvent(snapshot) + moved);
  for (const _ of [1, 2, 3]) send('x'.repeat(400_000));
  expect(body.destroyed).toBe(true);
  send(moved);
});
