import { sql } from 'kysely';
import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { COLOMBO, setUpTrackedVehicle } from './testing/tracked-vehicle.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const ZERO_COUNTS = { stored: 0, repeated: 0, heartbeats: 0, unknownDevice: 0, tooOld: 0, inFuture: 0, impossible: 0 };
const at = TEST_NOW - 10;

const send = async (token: string, device: string, changes: Record<string, string> = {}) => {
  const { latitude, longitude } = COLOMBO;
  const fields = { token, id: device, lat: `${latitude}`, lon: `${longitude}`, timestamp: `${at}`, ...changes };
  const reply = await portal.app.inject({
    method: 'GET',
    url: `/api/telemetry/positions?${new URLSearchParams(fields).toString()}`,
  });
  return [reply.statusCode, reply.json()];
};

/** A fleet of vehicles with the devices D0, D1, … */
async function setUpFleet(size: number) {
  const { organization, token, vehicle } = await setUpTrackedVehicle(portal, 'D0');
  const others = await Promise.all(
    Array.from({ length: size - 1 }, (_, i) =>
      build().vehicle({ organizationId: organization.id, trackingDevice: `D${i + 1}` }),
    ),
  );
  return { organization, token, vehicles: [vehicle, ...others] };
}

test('stores concurrent reports in few transactions', async () => {
  const { token, vehicles } = await setUpFleet(40);
  const replies = await Promise.all(vehicles.map((_, i) => send(token, `D${i}`)));
  expect(replies).toEqual(vehicles.map(() => [200, { ...ZERO_COUNTS, stored: 1 }]));
  const { rows } = await sql<{ transactions: number; positions: number }>`
    select count(distinct xmin::text) as transactions, count(*) as positions from positions
    where vehicle_id = any(${vehicles.map(({ id }) => id)}::uuid[])`.execute(portal.db);
  expect(rows[0]?.positions).toBe(40);
  expect(rows[0]?.transactions).toBeLessThanOrEqual(10);
});

test('returns each request of a group its own outcome', async () => {
  const [first, second] = [await setUpFleet(3), await setUpFleet(2)];
  await send(first.token, 'D1');
  const replies = await Promise.all([
    send(first.token, 'D0'),
    send(first.token, 'D1'),
    send(first.token, 'D2', { timestamp: `${TEST_NOW - 31 * 86_400}` }),
    send(second.token, 'D0', { lat: '0', lon: '0' }),
    send(second.token, 'D1', { timestamp: `${TEST_NOW + 3_600}` }),
    send(second.token, 'D2'),
    send('0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10', 'D0'),
    send(second.token, 'D1', { lat: 'north' }),
  ]);
  const counted = (counts: object) => [200, { ...ZERO_COUNTS, ...counts }];
  expect(replies).toEqual([
    counted({ stored: 1 }),
    counted({ repeated: 1 }),
    counted({ tooOld: 1 }),
    counted({ impossible: 1 }),
    counted({ inFuture: 1 }),
    counted({ unknownDevice: 1 }),
    [401, expect.objectContaining({ message: 'Unknown tracking token' })],
    [422, expect.objectContaining({ fields: { lat: expect.anything() } })],
  ]);
});

test('processes the reports of a device in order', async () => {
  const { token, vehicles } = await setUpFleet(1);
  const times = Array.from({ length: 12 }, (_, i) => at - 100 + i * 5);
  const replies = await Promise.all(times.map((time) => send(token, 'D0', { timestamp: `${time}` })));
  expect(replies).toEqual(times.map(() => [200, { ...ZERO_COUNTS, stored: 1 }]));
  const last = await portal.db
    .selectFrom('lastPositions')
    .select('at')
    .where('vehicleId', '=', vehicles[0]?.id ?? '')
    .executeTakeFirst();
  expect(last).toEqual({ at: times.at(-1) });
});

test('counts heartbeats of vehicles that have a position', async () => {
  const { token } = await setUpFleet(2);
  await send(token, 'D0');
  const heartbeat = (device: string) =>
    portal.app
      .inject({ method: 'GET', url: `/api/telemetry/positions?token=${token}&id=${device}&timestamp=${at + 5}` })
      .then((reply) => reply.json());
  const replies = await Promise.all([heartbeat('D0'), send(token, 'D1'), heartbeat('unknown')]);
  expect(replies).toEqual([
    { ...ZERO_COUNTS, heartbeats: 1 },
    [200, { ...ZERO_COUNTS, stored: 1 }],
    { ...ZERO_COUNTS, unknownDevice: 1 },
  ]);
});

const sendBatch = async (token: string, reports: readonly object[]) => {
  const reply = await portal.app.inject({
    method: 'POST',
    url: `/api/telemetry/positions?token=${token}`,
    payload: [...reports],
  });
  return [reply.statusCode, reply.json()];
};
const report = (device: string, timestamp: number, coords: object = COLOMBO) => ({
  device_id: device,
  location: { timestamp, coords },
});

test('stores concurrent batches of an organization in fewer transactions', async () => {
  const { token, vehicles } = await setUpFleet(2);
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, i) => sendBatch(token, [report('D0', at - i), report('D1', at - i)])),
  );
  expect(replies).toEqual(Array.from({ length: 8 }, () => [200, { ...ZERO_COUNTS, stored: 2 }]));
  const { rows } = await sql<{ transactions: number; positions: number }>`
    select count(distinct xmin::text) as transactions, count(*) as positions from positions
    where vehicle_id = any(${vehicles.map(({ id }) => id)}::uuid[])`.execute(portal.db);
  expect(rows[0]?.positions).toBe(16);
  expect(rows[0]?.transactions).toBeLessThan(8);
});

test('returns each batch of a group its own outcomes', async () => {
  const { token } = await setUpFleet(4);
  await sendBatch(token, [report('D2', at - 5), report('D2', at - 4)]);
  const outcomes = await Promise.all([
    sendBatch(token, [report('D0', at), report('D0', at), report('D1', at)]),
    sendBatch(token, [report('D2', at - 5), report('D2', at), report('D2', TEST_NOW + 3_600)]),
    sendBatch(token, [report('D3', at, { latitude: 91, longitude: 80 }), report('D3', at)]),
    sendBatch(token, [{ device_id: 'D1' }, { device_id: 'D3' }, report('nobody', at)]),
  ]);
  expect(outcomes).toEqual([
    [200, { ...ZERO_COUNTS, stored: 2, repeated: 1 }],
    [200, { ...ZERO_COUNTS, stored: 1, repeated: 1, inFuture: 1 }],
    [200, { ...ZERO_COUNTS, stored: 1, impossible: 1 }],
    [200, { ...ZERO_COUNTS, heartbeats: 2, unknownDevice: 1 }],
  ]);
});

test('stores the same position of concurrent batches once', async () => {
  const { token } = await setUpFleet(1);
  const times = [3, 2, 1, 0].map((before) => at - before);
  const replies = await Promise.all(
    Array.from({ length: 6 }, () =>
      sendBatch(
        token,
        times.map((time) => report('D0', time)),
      ),
    ),
  );
  const sum = (outcome: string) => replies.reduce((total, [, counts]) => total + counts[outcome], 0);
  expect([sum('stored'), sum('repeated')]).toEqual([4, 20]);
});

test('recognizes stored positions of a vehicle whose last position is missing', async () => {
  const { token, vehicles } = await setUpFleet(1);
  await sendBatch(token, [report('D0', at - 1), report('D0', at)]);
  await portal.db
    .deleteFrom('lastPositions')
    .where('vehicleId', '=', vehicles[0]?.id ?? '')
    .execute();
  const again = [report('D0', at), report('D0', at + 1)];
  expect(await sendBatch(token, again)).toEqual([200, { ...ZERO_COUNTS, stored: 1, repeated: 1 }]);
});
