import { DAY, HOUR } from 'shared-contracts/values/time';
import type { RefusedDevicePage } from 'shared-contracts/fleet/refused-devices';
import { createBuilders } from '../../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { COLOMBO, northOfColombo } from '../testing/tracked-vehicle.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
afterEach(() => {
  portal.clock.now = TEST_NOW;
});

const PATH = '/api/telemetry/positions';
type Location = { at: number; km?: number; speed?: number };

async function openFleet() {
  const organization = await build().organization({ type: 'fleetOwner' });
  const manager = await build().user({
    organizationId: organization.id,
    rules: ['read', 'write', 'delete'].map((rule) => ({ model: 'vehicle' as const, rule: rule as 'read' })),
  });
  const vehicle = await build().vehicle({ organizationId: organization.id });
  const as = portal.as(manager);
  const send = async (locations: readonly Location[], device = 'T9') =>
    portal.app.inject({
      method: 'POST',
      url: PATH,
      headers: { authorization: `Bearer ${organization.trackingToken}` },
      payload: {
        device_id: device,
        location: locations.map(({ at, km = 0, speed = 10 }) => ({
          timestamp: at,
          coords: { ...northOfColombo(km), speed },
        })),
      },
    });
  return {
    organization,
    manager,
    vehicle,
    as,
    send,
    list: async (query = '', by = as) =>
      ((await by.get(`/telemetry/refused-devices${query}`)).json() as RefusedDevicePage).items,
    attach: (trackingDevice = 'T9', more: object = {}) =>
      as.patch(`/vehicles/${vehicle.id}`, { trackingDevice, ...more }),
    readTrack: async () => {
      const query = `from=${TEST_NOW - 5 * HOUR}&to=${TEST_NOW + 5 * HOUR}`;
      return (await as.get(`/vehicles/${vehicle.id}/detailed-track?${query}`)).json().positions;
    },
    countHeld: async () =>
      (await portal.db.selectFrom('heldPositions').select('at').where('organizationId', '=', organization.id).execute())
        .length,
  };
}

test('lists an unknown device, and moves its positions to the track of the vehicle that it is attached to', async () => {
  const fleet = await openFleet();
  const path = [300, 200, 100].map((ago, km) => ({ at: TEST_NOW - ago, km }));
  expect((await fleet.send(path)).json()).toMatchObject({ stored: 0, unknownDevice: 3 });
  await fleet.send(path.slice(0, 1));
  const [device] = await fleet.list();
  expect(device).toEqual({
    id: expect.any(String),
    device: 'T9',
    organization: { id: fleet.organization.id, name: fleet.organization.name },
    vehicle: null,
    reasons: [{ reason: 'unknownDevice', count: 4, lastAt: TEST_NOW }],
    lastAt: TEST_NOW,
    held: 3,
    place: { ...northOfColombo(2), at: TEST_NOW - 100 },
    isIgnored: false,
    actions: ['attach', 'ignore'],
  });
  expect((await fleet.as.get(`/telemetry/refused-devices/${device?.id}`)).json()).toEqual(device);
  expect((await fleet.attach()).statusCode).toBe(200);
  expect(await fleet.readTrack()).toMatchObject(
    path.map(({ at, km }) => ({ at, ...northOfColombo(km), speed: expect.closeTo(36, 3) })),
  );
  expect((await fleet.as.get(`/telemetry/device/${fleet.vehicle.id}/position`)).json().position).toMatchObject({
    at: TEST_NOW - 100,
  });
  expect([await fleet.list(), await fleet.countHeld()]).toEqual([[], 0]);
  expect((await fleet.send(path)).json()).toMatchObject({ stored: 0, repeated: 3, unknownDevice: 0 });
});

test('uses the unit of speed of the vehicle’s app', async () => {
  const fleet = await openFleet();
  const query = new URLSearchParams({ id: 'T9', lat: '6.9271', lon: '79.8612', speed: '10' }).toString();
  await portal.app.inject({ method: 'GET', url: `${PATH}?token=${fleet.organization.trackingToken}&${query}` });
  await fleet.attach('T9', { trackingApp: 'osmAnd' });
  expect(await fleet.readTrack()).toMatchObject([{ at: TEST_NOW, speed: expect.closeTo(36, 3) }]);
});

test('moves no geofence with what is past, and follows the device from then on', async () => {
  const fleet = await openFleet();
  const organizationId = fleet.organization.id;
  await build().location({ organizationId, geofenceRadius: 500, geofenceType: 'circle', ...COLOMBO });
  const stay = [20, 15, 10, 5].map((minutes) => ({ at: TEST_NOW - minutes * 60, speed: 0 }));
  await fleet.send(stay);
  await fleet.attach();
  const readEvents = async () => (await fleet.as.get('/telemetry/geofence-events')).json().items;
  expect(await readEvents()).toEqual([]);
  await fleet.send([2, 1, 0].map((minutes) => ({ at: TEST_NOW - minutes * 60, speed: 0 })));
  expect(await readEvents()).toMatchObject([{ kind: 'enter', at: TEST_NOW - 2 * 60 }]);
});

test('stores each position once when a device is attached while sending', async () => {
  const fleet = await openFleet();
  const times = Array.from({ length: 16 }, (_, i) => TEST_NOW - 500 + i);
  const sendAll = (some: readonly number[]) => some.map((at) => fleet.send([{ at }]));
  const early = sendAll(times.slice(0, 4));
  const [attached, ...replies] = await Promise.all([fleet.attach(), ...early, ...sendAll(times.slice(4))]);
  expect([attached.statusCode, ...new Set(replies.map(({ statusCode }) => statusCode))]).toEqual([200, 200]);
  expect((await fleet.readTrack()).map(({ at }: { at: number }) => at)).toEqual(times);
  expect([await fleet.countHeld(), await fleet.list()]).toEqual([0, []]);
});

test('holds positions for 24 hours', async () => {
  const fleet = await openFleet();
  await fleet.send([{ at: TEST_NOW }]);
  portal.clock.now = TEST_NOW + HOUR;
  await fleet.send([{ at: TEST_NOW + HOUR }]);
  const expire = async (now: number) => {
    portal.clock.now = now;
    await portal.app.jobs.enqueue(portal.db, 'telemetry.held', {});
    await portal.app.jobs.runDue();
    return (await fleet.list())[0]?.held;
  };
  expect(await expire(TEST_NOW + DAY)).toBe(2);
  expect(await expire(TEST_NOW + DAY + 1)).toBe(1);
  expect(await fleet.countHeld()).toBe(1);
  expect((await fleet.attach()).statusCode).toBe(200);
  expect(await fleet.readTrack()).toMatchObject([{ at: TEST_NOW + HOUR }]);
});

test('ignores a device, whose positions are counted but not held, until it is restored', async () => {
  const fleet = await openFleet();
  await fleet.send([{ at: TEST_NOW - 60 }]);
  const id = (await fleet.list())[0]?.id;
  const set = (isIgnored: boolean, by = fleet.as) => by.patch(`/telemetry/refused-devices/${id}`, { isIgnored });
  expect((await set(true)).json()).toMatchObject({ isIgnored: true, held: 0, actions: ['attach', 'restore'] });
  await fleet.send([{ at: TEST_NOW - 30 }]);
  expect([await fleet.list(), await fleet.countHeld()]).toEqual([[], 0]);
  expect(await fleet.list('?state=ignored')).toMatchObject([{ device: 'T9', reasons: [{ count: 2 }] }]);
  expect((await set(false)).json().isIgnored).toBe(false);
  await fleet.send([{ at: TEST_NOW }]);
  expect(await fleet.list()).toMatchObject([{ device: 'T9', held: 1 }]);
  const outsider = await openFleet();
  expect([(await set(true, outsider.as)).statusCode, await outsider.list('?state=ignored')]).toEqual([404, []]);
  const reader = portal.as(
    await build().user({ organizationId: fleet.organization.id, rules: [{ model: 'vehicle', rule: 'read' }] }),
  );
  expect([(await set(true, reader)).statusCode, (await fleet.list('', reader))[0]?.actions]).toEqual([403, []]);
});

test('returns why the reports of a device are refused, and stores none of a stranger', async () => {
  const fleet = await openFleet();
  await fleet.attach('TRACKER-1');
  await fleet.send([{ at: TEST_NOW + HOUR }], 'TRACKER-1');
  const post = (payload: object, token = fleet.organization.trackingToken) =>
    portal.app.inject({ method: 'POST', url: `${PATH}?token=${token}`, payload });
  expect((await post({ position: {}, uniqueId: 'T7' })).statusCode).toBe(422);
  expect((await post({ id: 'T7', lat: 7 })).statusCode).toBe(422);
  const count = () => portal.db.selectFrom('refusedPositions').select('count').execute();
  const counted = await count();
  expect((await post({ device_id: 'T8', location: [] }, '00000000-0000-4000-8000-000000000001')).statusCode).toBe(401);
  expect(await count()).toEqual(counted);
  const devices = await fleet.list('?reason=invalid');
  expect(devices.map(({ device }) => device)).toEqual(['', 'T7']);
  expect(await fleet.list('?search=tracker')).toMatchObject([
    {
      device: 'TRACKER-1',
      vehicle: { id: fleet.vehicle.id, name: fleet.vehicle.registrationPlate },
      reasons: [{ reason: 'inFuture', count: 1 }],
      actions: ['ignore'],
    },
  ]);
});

test('counts the devices beyond a thousand together', async () => {
  const fleet = await openFleet();
  const payload = (from: number) =>
    Array.from({ length: 1_000 }, (_, i) => ({
      device_id: `many-${from + i}`,
      location: { timestamp: TEST_NOW, coords: COLOMBO },
    }));
  const post = (from: number) =>
    portal.app.inject({
      method: 'POST',
      url: `${PATH}?token=${fleet.organization.trackingToken}`,
      payload: payload(from),
    });
  await post(0);
  await post(500);
  const page = (await fleet.as.get('/telemetry/refused-devices')).json();
  expect([page.total, page.items[0].device, page.items[0].reasons[0].count]).toEqual([1_001, '', 500]);
});
