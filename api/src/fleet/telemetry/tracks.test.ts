import { DAY } from 'shared-contracts/values/time';
import { createBuilders } from '../../../demo/builders.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { COLOMBO, setUpTrackedVehicle, northOfColombo, sendPositions } from './testing/tracked-vehicle.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const START = TEST_NOW - 7_200;
const query = (from = START, to = TEST_NOW) => `from=${from}&to=${to}`;
afterEach(() => {
  portal.clock.now = TEST_NOW;
});

/** The vehicle drives north at 60 km/h for 15 minutes, halts for 5 minutes and drives back in 15 minutes. */
const outbound = Array.from({ length: 91 }, (_, i) => ({
  at: START + i * 10,
  ...northOfColombo(i / 6),
  speed: i === 45 ? 87.5 : 60,
}));
const halted = Array.from({ length: 29 }, (_, i) => ({ at: START + 910 + i * 10, ...northOfColombo(15) }));
const inbound = Array.from({ length: 91 }, (_, i) => ({
  at: START + 1_200 + i * 10,
  ...northOfColombo(15 - i / 6),
  speed: 60,
}));

async function setUpDrive(device?: string) {
  const fleet = await setUpTrackedVehicle(portal, device);
  await sendPositions(portal, fleet.organization.id, [...outbound, ...halted, ...inbound]);
  return fleet;
}

test('returns a simplified track with its full distance', async () => {
  const { vehicle, as } = await setUpDrive();
  const track = (await as.get(`/vehicles/${vehicle.id}/track?${query()}`)).json();
  expect(track).toMatchObject({
    distance: '30.000',
    isThinned: false,
    maxSpeed: 87.5,
    movingSeconds: 1_800,
    stoppedSeconds: 300,
  });
  expect(track.positions).toHaveLength(211);
  expect(track.positions[0]).toEqual({ at: START, ...COLOMBO, speed: 60, heading: null, isCoarse: false });
  const empty = (await as.get(`/vehicles/${vehicle.id}/track?${query(START - 100, START - 1)}`)).json();
  expect(empty).toEqual({
    positions: [],
    distance: '0.000',
    isThinned: false,
    maxSpeed: 0,
    movingSeconds: 0,
    stoppedSeconds: 0,
  });
  const edges = (await as.get(`/vehicles/${vehicle.id}/track?${query(START + 10, START + 20)}`)).json();
  expect(edges.positions.map(({ at }: { at: number }) => at - START)).toEqual([10, 20]);
});

test('thins a long track to 1,000 positions, and a detailed track only beyond half a day', async () => {
  const { organization, vehicle, as } = await setUpTrackedVehicle(portal);
  const winding = Array.from({ length: 1_500 }, (_, i) => ({
    at: START + i * 2,
    latitude: 6.9 + i / 10_000,
    longitude: 79.8 + Math.sin(i) / 500,
  }));
  for (let i = 0; i < winding.length; i += 500) await sendPositions(portal, organization.id, winding.slice(i, i + 500));
  const fetchTrack = async (kind: string, from: number) =>
    (await as.get(`/vehicles/${vehicle.id}/${kind}?${query(from)}`)).json();
  const [track, detailed, long] = [
    await fetchTrack('track', START),
    await fetchTrack('detailed-track', START),
    await fetchTrack('detailed-track', TEST_NOW - 2 * DAY),
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

test('returns a detailed track with halts, their locations, speeds, times and trips', async () => {
  const { organization, user, vehicle, as } = await setUpDrive();
  await build().location({ organizationId: organization.id, name: 'Ragama yard', ...northOfColombo(15) });
  const createTrip = async (number: string, from: number, to: number | null, organizationId = organization.id) => {
    const { id } = await build().trip({
      number,
      organizationId,
      vehicleId: vehicle.id,
      stage: to ? 'completed' : 'transit',
    });
    await portal.db.deleteFrom('timelineEntries').where('subjectId', '=', id).execute();
    const entry = { subject: 'trip' as const, subjectId: id, organizationId };
    const caller = { userId: user.id, actorId: null, organizationId };
    await recordTimeline(portal.db, caller, { ...entry, event: 'start', to: 'started', occurredAt: from });
    if (to) await recordTimeline(portal.db, caller, { ...entry, event: 'complete', to: 'completed', occurredAt: to });
    return id;
  };
  const running = await createTrip('TR-2', START + 1_200, null);
  const completed = await createTrip('TR-1', START - 100, START + 900);
  await createTrip('TR-0', START - 900, START - 1);
  await createTrip('TR-X', START, null, (await build().organization()).id);
  const detailed = (await as.get(`/vehicles/${vehicle.id}/detailed-track?${query()}`)).json();
  expect(detailed.positions).toHaveLength(211);
  expect(detailed).toMatchObject({
    distance: '30.000',
    maxSpeed: 87.5,
    movingSeconds: 1_800,
    stoppedSeconds: 300,
    isThinned: false,
    stops: [
      {
        fromAt: START + 900,
        toAt: START + 1_200,
        seconds: 300,
        latitude: northOfColombo(15).latitude,
        place: 'Ragama yard',
      },
    ],
    trips: [
      { id: completed, number: 'TR-1', stage: 'completed', fromAt: START - 100, toAt: START + 900 },
      { id: running, number: 'TR-2', stage: 'transit', fromAt: START + 1_200, toAt: null },
    ],
  });
  expect((await as.get(`/telemetry/device/${vehicle.id}/stops?${query()}`)).json()).toEqual({ stops: detailed.stops });
  const root = portal.as(await build().user({ role: 'root' }));
  expect((await root.get(`/telemetry/device/${vehicle.id}/stops?${query()}`)).json().stops[0].place).toBe(
    'Ragama yard',
  );
});

const paths = [
  'vehicles/{id}/track',
  'vehicles/{id}/detailed-track',
  'telemetry/device/{id}/stops',
  'telemetry/device/{id}/position',
  'vehicles/{id}/is-online',
];

test('shows a partner the track since the start of the share, and others nothing', async () => {
  const [owner, partner] = [await setUpDrive(), await setUpTrackedVehicle(portal, 'T2')];
  const getAs = async (user: { id: string }, path: string) =>
    portal.as(user).get(`/${path.replace('{id}', owner.vehicle.id)}?${query()}`);
  const statuses = (user: { id: string }) =>
    Promise.all(paths.map(async (path) => (await getAs(user, path)).statusCode));
  expect(await statuses(partner.user)).toEqual(paths.map(() => 404));
  await build().partnership({ organizationId: owner.organization.id, partnerId: partner.organization.id });
  await portal.db
    .insertInto('vehicleShares')
    .values({
      vehicleId: owner.vehicle.id,
      partnerId: partner.organization.id,
      fromAt: START + 1_200,
      toAt: TEST_NOW + 60,
    })
    .execute();
  expect(await statuses(partner.user)).toEqual(paths.map(() => 200));
  expect((await getAs(partner.user, 'vehicles/{id}/track')).json()).toMatchObject({
    distance: '15.000',
    positions: { length: 91 },
  });
  expect((await getAs(partner.user, 'telemetry/device/{id}/stops')).json()).toEqual({ stops: [] });
  portal.clock.now = TEST_NOW + 60;
  expect(await statuses(partner.user)).toEqual(paths.map(() => 404));
  const userWithoutRules = await build().user({ organizationId: owner.organization.id, rules: [] });
  expect(await statuses(userWithoutRules)).toEqual(paths.map(() => 403));
});

test.each([
  [`from=${TEST_NOW}&to=${TEST_NOW}`, 'to', 'Invalid date'],
  [`from=${TEST_NOW - 31 * DAY - 1}&to=${TEST_NOW}`, 'to', 'Invalid date'],
  [`from=${TEST_NOW}`, 'to', expect.any(String)],
  ['from=soon&to=9', 'from', expect.any(String)],
])('rejects a track of %s', async (span, field, message) => {
  const { vehicle, as } = await setUpTrackedVehicle(portal);
  for (const path of paths.slice(0, 3)) {
    const reply = await as.get(`/${path.replace('{id}', vehicle.id)}?${span}`);
    expect([reply.statusCode, reply.json().fields[field]?.message]).toEqual([422, message]);
  }
});

test('reports a vehicle as online until its newest position is ten minutes old', async () => {
  const { organization, vehicle, as } = await setUpTrackedVehicle(portal);
  const state = async () => (await as.get(`/vehicles/${vehicle.id}/is-online`)).json();
  expect(await state()).toEqual({ isOnline: false, lastSeenAt: null });
  expect((await as.get(`/telemetry/device/${vehicle.id}/position`)).json()).toEqual({ position: null });
  await sendPositions(portal, organization.id, [{ at: TEST_NOW }]);
  portal.clock.now = TEST_NOW + 600;
  expect(await state()).toEqual({ isOnline: true, lastSeenAt: TEST_NOW });
  portal.clock.now = TEST_NOW + 601;
  expect(await state()).toEqual({ isOnline: false, lastSeenAt: TEST_NOW });
});

test('reports a vehicle as offline if its tracker uploads only old positions', async () => {
  const { organization, vehicle, as } = await setUpTrackedVehicle(portal);
  await sendPositions(portal, organization.id, [{ at: TEST_NOW - 3_600, speed: 60 }]);
  expect((await as.get(`/vehicles/${vehicle.id}/is-online`)).json()).toEqual({
    isOnline: false,
    lastSeenAt: TEST_NOW - 3_600,
  });
  expect((await as.get(`/telemetry/device/${vehicle.id}/position`)).json().position).toMatchObject({
    at: TEST_NOW - 3_600,
    motion: 'offline',
  });
  const listMotions = async (motion: string) =>
    (await as.get(`/telemetry/devices?motion=${motion}`)).json().items.map((row: { motion: string }) => row.motion);
  expect([await listMotions('offline'), await listMotions('moving')]).toEqual([['offline'], []]);
});
