import { given as builders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { takeIn } from './intake.ts';
import { COLOMBO, fleetOf, north, send, sent } from './testing/trackers.ts';

const lines: string[] = [];
const portal = testApp({ log: (line) => lines.push(line) });
const given = () => builders(portal.db, TEST_NOW);
const NONE = { stored: 0, repeated: 0, unknownDevice: 0, tooOld: 0, inFuture: 0, impossible: 0 };
const MINUTE = 60;
const DAY = 86_400;

const storedOf = (vehicleId: string) =>
  portal.db
    .selectFrom('positions')
    .select(['at', 'latitude', 'longitude', 'speed', 'heading'])
    .where('vehicleId', '=', vehicleId)
    .orderBy('at')
    .execute();
const lastOf = (vehicleId: string) =>
  portal.db.selectFrom('lastPositions').selectAll().where('vehicleId', '=', vehicleId).executeTakeFirst();

const PATH = '/api/telemetry/positions';
const FORM = 'application/x-www-form-urlencoded';
const at = TEST_NOW - 10;
const knots = { id: 'T1', lat: '6.9271', lon: '79.8612', timestamp: String(at), speed: '20', bearing: '370' };
const json = {
  device_id: 'T1',
  location: {
    timestamp: new Date(at * 1_000).toISOString(),
    coords: { latitude: 6.9271, longitude: 79.8612, speed: 10, heading: 90 },
  },
};
const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

test.each([
  ['a query', (token: string) => ({ method: 'GET' as const, url: `${PATH}?${query({ token, ...knots })}` }), 37.04, 10],
  [
    'a query of a POST, with a place in one',
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
      payload: query(knots),
      headers: { 'content-type': FORM },
    }),
    37.04,
    10,
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
])('%s is one position', async (_, request, speed, heading) => {
  const { vehicle, token, as } = await fleetOf(portal);
  const first = await portal.app.inject(request(token));
  expect([first.statusCode, first.json()]).toEqual([200, { ...NONE, stored: 1 }]);
  expect((await portal.app.inject(request(token))).json()).toEqual({ ...NONE, repeated: 1 });
  expect(await storedOf(vehicle.id)).toEqual([{ at, ...COLOMBO, speed: expect.closeTo(speed, 2), heading }]);
  expect((await as.get(`/telemetry/device/${vehicle.id}/position`)).json().position).toMatchObject({
    vehicleId: vehicle.id,
    at,
    motion: speed > 0 ? 'moving' : 'stopped',
  });
});

test('a thousand at once are each stored, repeated or refused, whatever is among them', async () => {
  const { vehicle, token, as } = await fleetOf(portal);
  const coords = (more: object = {}) => ({ ...COLOMBO, ...more });
  const fine = Array.from({ length: 990 }, (_, i) => ({ timestamp: TEST_NOW - 990 + i, coords: coords() }));
  const location = [
    ...fine,
    fine[5],
    { timestamp: TEST_NOW - 31 * DAY, coords: coords() },
    { timestamp: TEST_NOW + 6 * MINUTE, coords: coords() },
    { timestamp: TEST_NOW, coords: { latitude: 0, longitude: 0 } },
    { timestamp: TEST_NOW, coords: coords({ latitude: 91 }) },
    { timestamp: TEST_NOW, coords: coords(north(300)) },
    { timestamp: 'soon', coords: coords() },
    { coords: 7 },
    null,
    { timestamp: TEST_NOW, coords: coords() },
  ];
  const post = (payload: object) => portal.app.inject({ method: 'POST', url: `${PATH}?token=${token}`, payload });
  const reply = await post({ device_id: 'T1', location });
  expect(reply.json()).toEqual({ stored: 991, repeated: 1, unknownDevice: 0, tooOld: 1, inFuture: 1, impossible: 6 });
  expect(await storedOf(vehicle.id)).toHaveLength(991);
  expect((await post([{ device_id: 'T9', location: fine.slice(0, 2) }, 'nothing', json])).json()).toEqual({
    ...NONE,
    unknownDevice: 3,
    repeated: 1,
  });
  const refused = (await as.get('/telemetry/refused')).json();
  expect(
    refused.items.map(({ device, reason, count }: { device: string; reason: string; count: number }) => [
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
  const stranger = await fleetOf(portal);
  expect((await stranger.as.get('/telemetry/refused')).json().total).toBe(0);
});

test('the same positions sent many times at once are there once, and the newest is the last', async () => {
  const { vehicle, organization } = await fleetOf(portal);
  const batch = Array.from({ length: 100 }, (_, i) => ({ at: TEST_NOW - 100 + i, ...north(i / 100) }));
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) => send(portal, organization.id, i % 2 ? batch : batch.toReversed())),
  );
  expect([
    answers.reduce((sum, { stored }) => sum + stored, 0),
    answers.reduce((sum, { repeated }) => sum + repeated, 0),
  ]).toEqual([100, 700]);
  await send(portal, organization.id, [{ at: TEST_NOW - 500 }]);
  expect(await lastOf(vehicle.id)).toMatchObject({ at: TEST_NOW - 1, heardAt: TEST_NOW });
  expect(await storedOf(vehicle.id)).toHaveLength(101);
});

test('positions of one batch may lie in different months', async () => {
  const { vehicle, organization } = await fleetOf(portal);
  await send(portal, organization.id, [{ at: TEST_NOW - 29 * DAY }, { at: TEST_NOW }]);
  expect(await storedOf(vehicle.id)).toHaveLength(2);
});

test('a device belongs to a vehicle of the organization that sends', async () => {
  const [ours, theirs] = [await fleetOf(portal), await fleetOf(portal)];
  const answer = await takeIn(portal.app, [
    ...sent(ours.organization.id, [{ at }]),
    ...sent(theirs.organization.id, [{ at, ...north(5) }]),
  ]);
  expect(answer).toEqual({ ...NONE, stored: 2 });
  expect([await lastOf(ours.vehicle.id), await lastOf(theirs.vehicle.id)]).toMatchObject([COLOMBO, north(5)]);
});

test('where a wrong position was believed, the right ones are after three', async () => {
  const { vehicle, organization } = await fleetOf(portal);
  await send(portal, organization.id, [{ at: TEST_NOW - 100, ...north(400) }]);
  for (const [i, expected] of [{ impossible: 1 }, { impossible: 1 }, { stored: 1 }, { stored: 1 }].entries()) {
    expect(await send(portal, organization.id, [{ at: TEST_NOW - 90 + i * 10 }])).toMatchObject(expected);
  }
  expect(await lastOf(vehicle.id)).toMatchObject({ ...COLOMBO, at: TEST_NOW - 60, doubted: null });
});

test.each([
  ['no token', ''],
  ['another token', 'token=0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10'],
  ['no token at all', 'token=x'],
])('%s takes nothing in', async (_, token) => {
  const reply = await portal.app.inject({ method: 'GET', url: `${PATH}?${token}&${query(knots)}` });
  expect([reply.statusCode, reply.json().message]).toEqual([401, 'Unknown tracking token']);
});

test('a blocked organization and a renewed token send nothing more', async () => {
  const { organization, token } = await fleetOf(portal);
  const status = async () =>
    (await portal.app.inject({ method: 'GET', url: `${PATH}?${query({ token, ...knots })}` })).statusCode;
  expect(await status()).toBe(200);
  await portal.db.updateTable('organizations').set({ status: 2 }).where('id', '=', organization.id).execute();
  expect(await status()).toBe(401);
});

test.each([
  [{ id: '' }, 'id'],
  [{ lat: 'north' }, 'lat'],
  [{ lon: '' }, 'lat'],
  [{ id: 'x'.repeat(51) }, 'id'],
])('a tracker that is set up wrongly is told: %j', async (change, field) => {
  const { token } = await fleetOf(portal);
  const reply = await portal.app.inject({ method: 'GET', url: `${PATH}?${query({ token, ...knots, ...change })}` });
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
});

test('who sends far too much waits, and nobody else', async () => {
  const [eager, calm] = [await fleetOf(portal), await fleetOf(portal)];
  const payload = { device_id: 'nobody', location: Array.from({ length: 1_000 }, () => null) };
  const post = (token: string) => portal.app.inject({ method: 'POST', url: `${PATH}?token=${token}`, payload });
  jest.spyOn(performance, 'now').mockReturnValue(1_000);
  for (let batch = 0; batch < 60; batch++) expect((await post(eager.token)).statusCode).toBe(200);
  const refused = await post(eager.token);
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    429,
    'tooManyAttempts',
    '1',
  ]);
  expect((await post(calm.token)).statusCode).toBe(200);
  jest.mocked(performance.now).mockReturnValue(2_000);
  expect((await post(eager.token)).statusCode).toBe(200);
  jest.restoreAllMocks();
});

test('no line of the log has a token', async () => {
  const { token } = await fleetOf(portal);
  lines.length = 0;
  await portal.app.inject({ method: 'GET', url: `${PATH}?${query({ token, ...knots })}` });
  await portal.app.inject({ method: 'GET', url: `${PATH}?${query({ token, ...knots, lat: 'x' })}` });
  expect(lines.join()).toContain('/api/telemetry/positions');
  expect(lines.join()).not.toContain(token);
});

test('a vehicle takes its positions along when it is deleted', async () => {
  const { vehicle, organization } = await fleetOf(portal);
  await send(portal, organization.id, [{ at }]);
  const keeper = await given().user({ organizationId: organization.id, rules: [{ model: 'vehicle', rule: 'delete' }] });
  expect((await portal.as(keeper).delete(`/vehicles/${vehicle.id}`)).statusCode).toBe(200);
  expect(await storedOf(vehicle.id)).toEqual([]);
});
