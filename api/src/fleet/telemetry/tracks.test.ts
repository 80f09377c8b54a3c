import { given as builders } from '../../../demo/builders.ts';
import { record } from '../../platform/timeline.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { COLOMBO, fleetOf, north, send } from './testing/trackers.ts';

const portal = testApp();
const given = () => builders(portal.db, TEST_NOW);
const DAY = 86_400;
const BEGIN = TEST_NOW - 7_200;
const query = (from = BEGIN, to = TEST_NOW) => `from=${from}&to=${to}`;
afterEach(() => {
  portal.clock.now = TEST_NOW;
});

/** A quarter of an hour of driving north at 60 km/h, five minutes of rest, and back in another quarter. */
const there = Array.from({ length: 91 }, (_, i) => ({
  at: BEGIN + i * 10,
  ...north(i / 6),
  speed: i === 45 ? 87.5 : 60,
}));
const resting = Array.from({ length: 29 }, (_, i) => ({ at: BEGIN + 910 + i * 10, ...north(15) }));
const back = Array.from({ length: 91 }, (_, i) => ({ at: BEGIN + 1_200 + i * 10, ...north(15 - i / 6), speed: 60 }));

async function driven(device?: string) {
  const fleet = await fleetOf(portal, device);
  await send(portal, fleet.organization.id, [...there, ...resting, ...back]);
  return fleet;
}

test('a track is what a map shows, with the distance of all of it', async () => {
  const { vehicle, as } = await driven();
  const track = (await as.get(`/vehicles/${vehicle.id}/track?${query()}`)).json();
  expect(track).toMatchObject({
    distance: '30.000',
    isThinned: false,
    maxSpeed: 87.5,
    movingSeconds: 1_800,
    stoppedSeconds: 300,
  });
  expect(track.positions).toHaveLength(211);
  expect(track.positions[0]).toEqual({ at: BEGIN, ...COLOMBO, speed: 60, heading: null });
  const none = (await as.get(`/vehicles/${vehicle.id}/track?${query(BEGIN - 100, BEGIN - 1)}`)).json();
  expect(none).toEqual({
    positions: [],
    distance: '0.000',
    isThinned: false,
    maxSpeed: 0,
    movingSeconds: 0,
    stoppedSeconds: 0,
  });
  const edges = (await as.get(`/vehicles/${vehicle.id}/track?${query(BEGIN + 10, BEGIN + 20)}`)).json();
  expect(edges.positions.map(({ at }: { at: number }) => at - BEGIN)).toEqual([10, 20]);
});

test('a long track is thinned to a thousand, the detailed one only beyond half a day', async () => {
  const { organization, vehicle, as } = await fleetOf(portal);
  const winding = Array.from({ length: 1_500 }, (_, i) => ({
    at: BEGIN + i * 2,
    latitude: 6.9 + i / 10_000,
    longitude: 79.8 + Math.sin(i) / 500,
  }));
  for (let i = 0; i < winding.length; i += 500) await send(portal, organization.id, winding.slice(i, i + 500));
  const ask = async (what: string, from: number) =>
    (await as.get(`/vehicles/${vehicle.id}/${what}?${query(from)}`)).json();
  const [track, detailed, long] = [
    await ask('track', BEGIN),
    await ask('detailed-track', BEGIN),
    await ask('detailed-track', TEST_NOW - 2 * DAY),
  ];
  expect([
    track.positions.length <= 1_000,
    track.isThinned,
    detailed.positions.length,
    detailed.isThinned,
    track.distance,
  ]).toEqual([true, true, 1_500, false, detailed.distance]);
  expect([long.positions.length, long.isThinned]).toEqual([750, true]);
});

test('the detailed track tells stops with their place, speeds, times and trips', async () => {
  const { organization, user, vehicle, as } = await driven();
  await given().location({ organizationId: organization.id, name: 'Ragama yard', ...north(15) });
  const trip = async (number: string, from: number, to: number | null, organizationId = organization.id) => {
    const { id } = await given().trip({
      number,
      organizationId,
      vehicleId: vehicle.id,
      stage: to ? 'completed' : 'transit',
    });
    await portal.db.deleteFrom('timelineEntries').where('subjectId', '=', id).execute();
    const entry = { subject: 'trip', subjectId: id, organizationId };
    const caller = { userId: user.id, actorId: null, organizationId };
    await record(portal.db, caller, { ...entry, event: 'start', to: 'started', occurredAt: from });
    if (to) await record(portal.db, caller, { ...entry, event: 'complete', to: 'completed', occurredAt: to });
    return id;
  };
  const running = await trip('TR-2', BEGIN + 1_200, null);
  const done = await trip('TR-1', BEGIN - 100, BEGIN + 900);
  await trip('TR-0', BEGIN - 900, BEGIN - 1);
  await trip('TR-X', BEGIN, null, (await given().organization()).id);
  const detailed = (await as.get(`/vehicles/${vehicle.id}/detailed-track?${query()}`)).json();
  expect(detailed.positions).toHaveLength(211);
  expect(detailed).toMatchObject({
    distance: '30.000',
    maxSpeed: 87.5,
    movingSeconds: 1_800,
    stoppedSeconds: 300,
    isThinned: false,
    stops: [
      { fromAt: BEGIN + 900, toAt: BEGIN + 1_200, seconds: 300, latitude: north(15).latitude, place: 'Ragama yard' },
    ],
    trips: [
      { id: done, number: 'TR-1', stage: 'completed', fromAt: BEGIN - 100, toAt: BEGIN + 900 },
      { id: running, number: 'TR-2', stage: 'transit', fromAt: BEGIN + 1_200, toAt: null },
    ],
  });
  expect((await as.get(`/telemetry/device/${vehicle.id}/stops?${query()}`)).json()).toEqual({ stops: detailed.stops });
  const root = portal.as(await given().user({ role: 'root' }));
  expect((await root.get(`/telemetry/device/${vehicle.id}/stops?${query()}`)).json().stops[0].place).toBe(
    'Ragama yard',
  );
});

const CALLS = [
  'vehicles/{id}/track',
  'vehicles/{id}/detailed-track',
  'telemetry/device/{id}/stops',
  'telemetry/device/{id}/position',
  'vehicles/{id}/is-online',
];

test('a partner sees what a vehicle did since it was lent, nobody else sees anything', async () => {
  const [owner, partner] = [await driven(), await fleetOf(portal, 'T2')];
  const ask = async (user: { id: string }, call: string) =>
    portal.as(user).get(`/${call.replace('{id}', owner.vehicle.id)}?${query()}`);
  const statuses = (user: { id: string }) => Promise.all(CALLS.map(async (call) => (await ask(user, call)).statusCode));
  expect(await statuses(partner.user)).toEqual(CALLS.map(() => 404));
  await given().partnership({ organizationId: owner.organization.id, partnerId: partner.organization.id });
  await portal.db
    .insertInto('vehicleShares')
    .values({
      vehicleId: owner.vehicle.id,
      partnerId: partner.organization.id,
      fromAt: BEGIN + 1_200,
      toAt: TEST_NOW + 60,
    })
    .execute();
  expect(await statuses(partner.user)).toEqual(CALLS.map(() => 200));
  expect((await ask(partner.user, 'vehicles/{id}/track')).json()).toMatchObject({
    distance: '15.000',
    positions: { length: 91 },
  });
  expect((await ask(partner.user, 'telemetry/device/{id}/stops')).json()).toEqual({ stops: [] });
  portal.clock.now = TEST_NOW + 60;
  expect(await statuses(partner.user)).toEqual(CALLS.map(() => 404));
  const powerless = await given().user({ organizationId: owner.organization.id, rules: [] });
  expect(await statuses(powerless)).toEqual(CALLS.map(() => 403));
});

test.each([
  [`from=${TEST_NOW}&to=${TEST_NOW}`, 'to', 'Invalid date'],
  [`from=${TEST_NOW - 31 * DAY - 1}&to=${TEST_NOW}`, 'to', 'Invalid date'],
  [`from=${TEST_NOW}`, 'to', expect.any(String)],
  ['from=soon&to=9', 'from', expect.any(String)],
])('a track of %s is refused', async (span, field, message) => {
  const { vehicle, as } = await fleetOf(portal);
  for (const call of CALLS.slice(0, 3)) {
    const reply = await as.get(`/${call.replace('{id}', vehicle.id)}?${span}`);
    expect([reply.statusCode, reply.json().fields[field]?.message]).toEqual([422, message]);
  }
});

test('a vehicle is online until it has been silent for ten minutes', async () => {
  const { organization, vehicle, as } = await fleetOf(portal);
  const state = async () => (await as.get(`/vehicles/${vehicle.id}/is-online`)).json();
  expect(await state()).toEqual({ isOnline: false, lastSeenAt: null });
  expect((await as.get(`/telemetry/device/${vehicle.id}/position`)).json()).toEqual({ position: null });
  await send(portal, organization.id, [{ at: TEST_NOW - 3_600 }]);
  portal.clock.now = TEST_NOW + 600;
  expect(await state()).toEqual({ isOnline: true, lastSeenAt: TEST_NOW });
  portal.clock.now = TEST_NOW + 601;
  expect(await state()).toEqual({ isOnline: false, lastSeenAt: TEST_NOW });
  expect((await as.get(`/telemetry/device/${vehicle.id}/position`)).json().position).toMatchObject({
    at: TEST_NOW - 3_600,
    motion: 'offline',
  });
});
