import { DAY, MINUTE } from 'shared-contracts/values/time';
import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { ingestPositions } from './ingest-positions.ts';
import {
  COLOMBO,
  setUpTrackedVehicle,
  northOfColombo,
  sendPositions,
  buildPositions,
} from './testing/tracked-vehicle.ts';

const logLines: string[] = [];
const portal = testApp({ log: (line) => logLines.push(line) });
const build = () => createBuilders(portal.db, TEST_NOW);
const ZERO_COUNTS = { stored: 0, repeated: 0, heartbeats: 0, unknownDevice: 0, tooOld: 0, inFuture: 0, impossible: 0 };

const listStored = (vehicleId: string) =>
  portal.db
    .selectFrom('positions')
    .select(['at', 'latitude', 'longitude', 'speed', 'heading'])
    .where('vehicleId', '=', vehicleId)
    .orderBy('at')
    .execute();
const findLast = (vehicleId: string) =>
  portal.db.selectFrom('lastPositions').selectAll().where('vehicleId', '=', vehicleId).executeTakeFirst();

const PATH = '/api/telemetry/positions';
const FORM = 'application/x-www-form-urlencoded';
const at = TEST_NOW - 10;
const fields = { id: 'T1', lat: '6.9271', lon: '79.8612', timestamp: String(at), speed: '20', bearing: '370' };
const json = {
  device_id: 'T1',
  location: {
    timestamp: new Date(at * 1_000).toISOString(),
    coords: { latitude: 6.9271, longitude: 79.8612, speed: 10, heading: 90 },
  },
};
const query = (params: Record<string, string>) => new URLSearchParams(params).toString();

test.each([
  [
    'a query',
    (token: string) => ({ method: 'GET' as const, url: `${PATH}?${query({ token, ...fields })}` }),
    37.04,
    10,
  ],
  [
    'the query of a POST with a combined location',
    (token: string) => ({
      method: 'POST' as const,
      url: `${PATH}?${query({ token, deviceid: 'T1', location: '6.9271,79.8612', timestamp: `${at}000`, speed: '-1' })}`,
    }),
    0,
    null,
  ],
  [
    'a form',
    (token: string) => ({
      method: 'POST' as const,
      url: `${PATH}?token=${token}`,
      payload: query(fields),
      headers: { 'content-type': FORM },
    }),
    37.04,
    10,
  ],
  [
    'JSON with the token in the path',
    (token: string) => ({ method: 'POST' as const, url: `${PATH}/${token}`, payload: json }),
    36,
    90,
  ],
  [
    'JSON with the token in the header',
    (token: string) => ({
      method: 'POST' as const,
      url: PATH,
      payload: json,
      headers: { authorization: `Bearer ${token}` },
    }),
    36,
    90,
  ],
])('stores one position from %s', async (_, request, speed, heading) => {
  const { vehicle, token, as } = await setUpTrackedVehicle(portal);
  const first = await portal.app.inject(request(token));
  expect([first.statusCode, first.json()]).toEqual([200, { ...ZERO_COUNTS, stored: 1 }]);
  expect((await portal.app.inject(request(token))).json()).toEqual({ ...ZERO_COUNTS, repeated: 1 });
  expect(await listStored(vehicle.id)).toEqual([{ at, ...COLOMBO, speed: expect.closeTo(speed, 2), heading }]);
  expect((await as.get(`/telemetry/device/${vehicle.id}/position`)).json().position).toMatchObject({
    vehicleId: vehicle.id,
    at,
    motion: speed > 0 ? 'moving' : 'stopped',
  });
});

test('stores, skips or rejects each of a thousand positions', async () => {
  const { vehicle, token, as } = await setUpTrackedVehicle(portal);
  const coords = (more: object = {}) => ({ ...COLOMBO, ...more });
  const valid = Array.from({ length: 990 }, (_, i) => ({ timestamp: TEST_NOW - 990 + i, coords: coords() }));
  const location = [
    ...valid,
    valid[5],
    { timestamp: TEST_NOW - 31 * DAY, coords: coords() },
    { timestamp: TEST_NOW + 6 * MINUTE, coords: coords() },
    { timestamp: TEST_NOW, coords: { latitude: 0, longitude: 0 } },
    { timestamp: TEST_NOW, coords: coords({ latitude: 91 }) },
    { timestamp: TEST_NOW, coords: coords(northOfColombo(300)) },
    { timestamp: 'soon', coords: coords() },
    { coords: 7 },
    null,
    { timestamp: TEST_NOW, coords: coords() },
  ];
  const post = (payload: object) => portal.app.inject({ method: 'POST', url: `${PATH}?token=${token}`, payload });
  const reply = await post({ device_id: 'T1', location });
  expect(reply.json()).toEqual({
    stored: 991,
    repeated: 1,
    heartbeats: 0,
    unknownDevice: 0,
    tooOld: 1,
    inFuture: 1,
    impossible: 6,
  });
  expect(await listStored(vehicle.id)).toHaveLength(991);
  expect((await post([{ device_id: 'T9', location: valid.slice(0, 2) }, 'nothing', json])).json()).toEqual({
    ...ZERO_COUNTS,
    unknownDevice: 3,
    repeated: 1,
  });
  const rejected = (await as.get('/telemetry/refused')).json();
  expect(
    rejected.items.map(({ device, reason, count }: { device: string; reason: string; count: number }) => [
      device,
      reason,
      count,
    ]),
  ).toEqual([
    ['', 'unknownDevice', 1],
    ['T1', 'impossible', 6],
    ['T1', 'inFuture', 1],
    ['T1', 'tooOld', 1],
    ['T9', 'unknownDevice', 2],
  ]);
  expect((await post({ device_id: 'T1', location: [...location, null] })).json().fields).toEqual({
    location: { code: 'max', message: 'Max 1000' },
  });
  const otherFleet = await setUpTrackedVehicle(portal);
  expect((await otherFleet.as.get('/telemetry/refused')).json().total).toBe(0);
});

test('stores repeated and concurrent positions once, and the newest as the last position', async () => {
  const { vehicle, organization } = await setUpTrackedVehicle(portal);
  const batch = Array.from({ length: 100 }, (_, i) => ({ at: TEST_NOW - 100 + i, ...northOfColombo(i / 100) }));
  const results = await Promise.all(
    Array.from({ length: 8 }, (_, i) => sendPositions(portal, organization.id, i % 2 ? batch : batch.toReversed())),
  );
  expect([
    results.reduce((sum, { stored }) => sum + stored, 0),
    results.reduce((sum, { repeated }) => sum + repeated, 0),
  ]).toEqual([100, 700]);
  await sendPositions(portal, organization.id, [{ at: TEST_NOW - 500 }]);
  expect(await findLast(vehicle.id)).toMatchObject({ at: TEST_NOW - 1, heardAt: TEST_NOW });
  expect(await listStored(vehicle.id)).toHaveLength(101);
});

test('accepts positions of different months in one batch', async () => {
  const { vehicle, organization } = await setUpTrackedVehicle(portal);
  await sendPositions(portal, organization.id, [{ at: TEST_NOW - 29 * DAY }, { at: TEST_NOW }]);
  expect(await listStored(vehicle.id)).toHaveLength(2);
});

test('identifies a device within the organization that sends', async () => {
  const [fleetA, fleetB] = [await setUpTrackedVehicle(portal), await setUpTrackedVehicle(portal)];
  const result = await ingestPositions(portal.app, [
    ...buildPositions(fleetA.organization.id, [{ at }]),
    ...buildPositions(fleetB.organization.id, [{ at, ...northOfColombo(5) }]),
  ]);
  expect(result).toEqual({ ...ZERO_COUNTS, stored: 2 });
  expect([await findLast(fleetA.vehicle.id), await findLast(fleetB.vehicle.id)]).toMatchObject([
    COLOMBO,
    northOfColombo(5),
  ]);
});

test('recovers from an accepted wrong position after three consistent ones', async () => {
  const { vehicle, organization } = await setUpTrackedVehicle(portal);
  await sendPositions(portal, organization.id, [{ at: TEST_NOW - 100, ...northOfColombo(400) }]);
  for (const [i, expected] of [{ impossible: 1 }, { impossible: 1 }, { stored: 1 }, { stored: 1 }].entries()) {
    expect(await sendPositions(portal, organization.id, [{ at: TEST_NOW - 90 + i * 10 }])).toMatchObject(expected);
  }
  expect(await findLast(vehicle.id)).toMatchObject({ ...COLOMBO, at: TEST_NOW - 60, doubted: null });
});

test.each([
  ['a missing token', ''],
  ['an unknown token', 'token=0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10'],
  ['a malformed token', 'token=x'],
])('rejects %s', async (_, token) => {
  const reply = await portal.app.inject({ method: 'GET', url: `${PATH}?${token}&${query(fields)}` });
  expect([reply.statusCode, reply.json().message]).toEqual([401, 'Unknown tracking token']);
});

test('rejects the token of a blocked organization', async () => {
  const { organization, token } = await setUpTrackedVehicle(portal);
  const status = async () =>
    (await portal.app.inject({ method: 'GET', url: `${PATH}?${query({ token, ...fields })}` })).statusCode;
  expect(await status()).toBe(200);
  await portal.db.updateTable('organizations').set({ status: 2 }).where('id', '=', organization.id).execute();
  expect(await status()).toBe(401);
});

test.each([
  [{ id: '' }, 'id'],
  [{ lat: 'north' }, 'lat'],
  [{ lon: '' }, 'lat'],
  [{ id: 'x'.repeat(51) }, 'id'],
])('reports the invalid field of a misconfigured tracker: %j', async (change, field) => {
  const { token } = await setUpTrackedVehicle(portal);
  const reply = await portal.app.inject({ method: 'GET', url: `${PATH}?${query({ token, ...fields, ...change })}` });
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
});

test('limits the rate of each organization', async () => {
  const [busy, idle] = [await setUpTrackedVehicle(portal), await setUpTrackedVehicle(portal)];
  const payload = { device_id: 'nobody', location: Array.from({ length: 1_000 }, () => null) };
  const post = (token: string) => portal.app.inject({ method: 'POST', url: `${PATH}?token=${token}`, payload });
  const start = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(start);
  for (let batch = 0; batch < 60; batch++) expect((await post(busy.token)).statusCode).toBe(200);
  const limited = await post(busy.token);
  expect([limited.statusCode, limited.json().code, limited.headers['retry-after']]).toEqual([
    429,
    'tooManyAttempts',
    '1',
  ]);
  expect((await post(idle.token)).statusCode).toBe(200);
  jest.mocked(performance.now).mockReturnValue(start + 1_000);
  expect((await post(busy.token)).statusCode).toBe(200);
  jest.restoreAllMocks();
});

test('does not log tokens', async () => {
  const { token } = await setUpTrackedVehicle(portal);
  logLines.length = 0;
  await portal.app.inject({ method: 'GET', url: `${PATH}?${query({ token, ...fields })}` });
  await portal.app.inject({ method: 'GET', url: `${PATH}?${query({ token, ...fields, lat: 'x' })}` });
  await portal.app.inject({ method: 'GET', url: `${PATH}/${token}?${query(fields)}` });
  expect(logLines.join()).toContain('/api/telemetry/positions');
  expect(logLines.join()).not.toContain(token);
});

test('deletes the positions of a deleted vehicle', async () => {
  const { vehicle, organization } = await setUpTrackedVehicle(portal);
  await sendPositions(portal, organization.id, [{ at }]);
  const user = await build().user({ organizationId: organization.id, rules: [{ model: 'vehicle', rule: 'delete' }] });
  expect((await portal.as(user).delete(`/vehicles/${vehicle.id}`)).statusCode).toBe(200);
  expect(await listStored(vehicle.id)).toEqual([]);
});
