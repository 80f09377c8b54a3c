import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { COLOMBO, northOfColombo, sendPositions, setUpTrackedVehicle } from './testing/tracked-vehicle.ts';

const portal = testApp();
const PATH = '/api/telemetry/positions';
const at = TEST_NOW - 10;
type Tracked = Awaited<ReturnType<typeof setUpTrackedVehicle>>;

const post = (url: string, payload?: string | object, headers: Record<string, string> = {}) =>
  portal.app.inject({ method: 'POST', url, headers, ...(payload !== undefined && { payload }) });
const query = (params: Record<string, string | number>) =>
  new URLSearchParams(
    Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
const findDevice = async ({ vehicle, as }: Tracked) =>
  (await as.get(`/telemetry/devices?vehicleId=${vehicle.id}`)).json().items[0];
const place = { lat: COLOMBO.latitude, lon: COLOMBO.longitude };

test.each([
  ['no body and no content type', undefined, {}],
  ['an odd content type', '', { 'content-type': 'application/octet-stream' }],
  ['JSON without a body', '', { 'content-type': 'application/json' }],
  ['a body that is no form', 'hello', { 'content-type': 'text/plain' }],
])('reads a position from the query of a POST with %s', async (_, payload, headers) => {
  const { token } = await setUpTrackedVehicle(portal);
  const reply = await post(`${PATH}?${query({ token, id: 'T1', timestamp: at, ...place })}`, payload, headers);
  expect([reply.statusCode, reply.json().stored]).toEqual([200, 1]);
});

test('stores other reported values besides the position, and the last known value of each', async () => {
  const tracked = await setUpTrackedVehicle(portal);
  const send = (more: Record<string, string | number>) =>
    post(`${PATH}?${query({ token: tracked.token, id: 'T1', ...place, ...more })}`);
  await send({ timestamp: at, ignition: 'true', odometer: 120_000, batt: 80, sat: 9, alarm: 'sos' });
  expect(await findDevice(tracked)).toMatchObject({
    state: { ignition: true, odometer: 120, battery: 80, alarm: 'sos', attributes: { sat: '9' } },
  });
  await send({ timestamp: at + 1, batt: 79 });
  expect(await findDevice(tracked)).toMatchObject({
    state: { ignition: true, odometer: 120, battery: 79, alarm: null, attributes: { sat: '9' } },
  });
  const stored = await portal.db
    .selectFrom('positions')
    .select(['accuracy', 'trackerState'])
    .where('vehicleId', '=', tracked.vehicle.id)
    .orderBy('at')
    .execute();
  expect(stored).toEqual([
    { accuracy: null, trackerState: expect.objectContaining({ alarm: 'sos', attributes: { sat: '9' } }) },
    { accuracy: null, trackerState: { battery: 79, attributes: {} } },
  ]);
});

test('partners do not see the state of a tracker', async () => {
  const tracked = await setUpTrackedVehicle(portal);
  const build = createBuilders(portal.db, TEST_NOW);
  const partner = await build.organization({ type: 'fleetOwner' });
  const user = await build.user({ organizationId: partner.id, rules: [{ model: 'vehicle', rule: 'read' }] });
  await build.partnership({ organizationId: tracked.organization.id, partnerId: partner.id });
  await build.vehicleShare({ vehicleId: tracked.vehicle.id, partnerId: partner.id, fromAt: TEST_NOW - 100 });
  await post(`${PATH}?${query({ token: tracked.token, id: 'T1', timestamp: at, batt: 80, ...place })}`);
  expect(await findDevice({ ...tracked, as: portal.as(user) })).toMatchObject({ state: null, position: { at } });
});

test.each([
  ['traccarClient', 18.52],
  ['osmAnd', 36],
  ['gpsLogger', 36],
  ['ownTracks', 18.52],
  ['traccarServer', 18.52],
  ['other', 18.52],
  [null, 18.52],
] as const)('reads a speed of 10 from %s as %d km/h', async (trackingApp, speed) => {
  const tracked = await setUpTrackedVehicle(portal);
  await portal.db.updateTable('vehicles').set({ trackingApp }).where('id', '=', tracked.vehicle.id).execute();
  await post(`${PATH}?${query({ token: tracked.token, id: 'T1', timestamp: at, speed: 10, ...place })}`);
  expect((await findDevice(tracked)).position.speed).toBeCloseTo(speed, 2);
});

test('a heartbeat keeps a stationary vehicle online, but an old one doesn’t', async () => {
  const tracked = await setUpTrackedVehicle(portal);
  await sendPositions(portal, tracked.organization.id, [{ at: TEST_NOW - 3_600, speed: 60 }]);
  const beat = async (timestamp: number) =>
    (await post(`${PATH}?${query({ token: tracked.token, id: 'T1', timestamp, batt: 55 })}`)).json();
  const listByMotion = async (motion: string) =>
    (await tracked.as.get(`/telemetry/devices?motion=${motion}`)).json().total;
  expect((await findDevice(tracked)).motion).toBe('offline');
  expect(await beat(TEST_NOW - 700)).toMatchObject({ stored: 0, heartbeats: 1 });
  expect((await findDevice(tracked)).motion).toBe('offline');
  expect(await beat(TEST_NOW - 5)).toMatchObject({ heartbeats: 1 });
  expect(await findDevice(tracked)).toMatchObject({
    motion: 'stopped',
    position: { at: TEST_NOW - 3_600 },
    state: { battery: 55 },
  });
  expect([await listByMotion('stopped'), await listByMotion('moving'), await listByMotion('offline')]).toEqual([
    1, 0, 0,
  ]);
  const unknown = await post(`${PATH}?${query({ token: tracked.token, id: 'T9' })}`);
  expect(unknown.json()).toMatchObject({ heartbeats: 0, unknownDevice: 1 });
});

test('marks coarse positions, which trigger no geofence', async () => {
  const tracked = await setUpTrackedVehicle(portal);
  const build = createBuilders(portal.db, TEST_NOW);
  await build.location({ organizationId: tracked.organization.id, ...COLOMBO, geofenceRadius: 200 });
  const visit = (offset: number, more: object) =>
    Array.from({ length: 6 }, (_, i) => ({ at: TEST_NOW - offset + i * 60, ...COLOMBO, ...more }));
  const countEvents = async () => (await tracked.as.get('/telemetry/geofence-events')).json().total;
  await sendPositions(portal, tracked.organization.id, [{ at: TEST_NOW - 2_000, ...northOfColombo(3) }]);
  await sendPositions(portal, tracked.organization.id, visit(1_500, { accuracy: 101 }));
  await sendPositions(portal, tracked.organization.id, visit(1_000, { isValid: false }));
  expect([await countEvents(), (await findDevice(tracked)).position.isCoarse]).toEqual([0, true]);
  const track = await tracked.as.get(`/vehicles/${tracked.vehicle.id}/track?from=${TEST_NOW - 3_000}&to=${TEST_NOW}`);
  expect(track.json().positions.map(({ isCoarse }: { isCoarse: boolean }) => isCoarse)).toContain(true);
  await sendPositions(portal, tracked.organization.id, visit(500, { accuracy: 100 }));
  expect([await countEvents(), (await findDevice(tracked)).position.isCoarse]).toEqual([1, false]);
});

test('accepts the formats of Traccar servers and OwnTracks', async () => {
  const tracked = await setUpTrackedVehicle(portal);
  const url = `${PATH}?token=${tracked.token}`;
  const forwarded = {
    position: {
      fixTime: new Date(at * 1_000).toISOString(),
      latitude: COLOMBO.latitude,
      longitude: COLOMBO.longitude,
      valid: true,
    },
    device: { uniqueId: 'T1' },
  };
  expect((await post(url, forwarded)).json()).toMatchObject({ stored: 1 });
  const ownTracks = { _type: 'location', topic: 'owntracks/nimal/T1', tst: at + 1, ...place, vel: 50 };
  const reply = await post(url, ownTracks);
  expect([reply.statusCode, reply.json()]).toEqual([200, []]);
  expect((await findDevice(tracked)).position).toMatchObject({ at: at + 1, speed: 50 });
  expect((await post(url, { _type: 'lwt' })).json()).toEqual([]);
});

test.each([
  ['JSON in no known form', { location: {} }, 'device_id'],
  ['an object of something else', { hello: 1 }, 'device_id'],
])('rejects %s', async (_, payload, field) => {
  const { token } = await setUpTrackedVehicle(portal);
  const reply = await post(`${PATH}?token=${token}`, payload);
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
});

test.each(['soon', '-1e300', '1e300', '-86400', String(TEST_NOW + 86_400)])(
  'a heartbeat with the time %s counts from its receipt',
  async (timestamp) => {
    const tracked = await setUpTrackedVehicle(portal);
    await sendPositions(portal, tracked.organization.id, [{ at: TEST_NOW - 3_600 }]);
    const reply = await post(`${PATH}?${query({ token: tracked.token, id: 'T1', timestamp, alarm: 'sos', batt: 5 })}`);
    expect([reply.statusCode, reply.json().heartbeats]).toEqual([200, 1]);
    expect(await findDevice(tracked)).toMatchObject({ motion: 'stopped', state: { alarm: 'sos' } });
    const raised = await portal.db
      .selectFrom('alerts')
      .select('occurredAt')
      .where('vehicleId', '=', tracked.vehicle.id)
      .execute();
    expect(raised).toEqual([{ occurredAt: TEST_NOW }, { occurredAt: TEST_NOW }]);
  },
);
