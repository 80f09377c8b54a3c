import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { COLOMBO } from '../telemetry/testing/tracked-vehicle.ts';
import { openRoad, startOtherProcess } from './testing/open-road.ts';

const portal = testApp();
const place = { lat: COLOMBO.latitude, lon: COLOMBO.longitude };

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

/** Every ten seconds for two minutes, at 120 km/h. */
const fast = (from: number) => Array.from({ length: 13 }, (_, n) => ({ at: from + 10 * n, km: n / 3, speed: 120 }));

test('alerts to speeding once when two processes get the positions concurrently', async () => {
  const road = await openRoad(portal);
  const { other, stop } = await startOtherProcess(portal);
  const positions = fast(TEST_NOW - 2 * MINUTE);
  const halves = [positions.filter((_, n) => n % 2 === 0), positions.filter((_, n) => n % 2 === 1), positions];
  const responses = await Promise.all(halves.flatMap((half) => [road.send(half), road.send(half, other)]));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(halves.flatMap(() => [200, 200]));
  await stop();
  expect(await road.list('speeding')).toMatchObject([
    { severity: 'warning', vehicle: { id: road.vehicle.id }, speed: 120, limit: 100, state: 'open' },
  ]);
  expect(await road.countBell()).toBe(1);
});

test('alerts again after the vehicle has slowed down', async () => {
  const road = await openRoad(portal);
  await road.send(fast(TEST_NOW - 20 * MINUTE));
  await road.send([{ at: TEST_NOW - 15 * MINUTE, km: 4, speed: 60 }]);
  await road.send(fast(TEST_NOW - 10 * MINUTE).map(({ km, ...position }) => ({ ...position, km: km + 4 })));
  expect(await road.list('speeding')).toHaveLength(2);
});

test('follows the limit and the duration of the rule', async () => {
  const road = await openRoad(portal);
  await road.setRule('speeding', { limit: 130, minutes: 1 });
  await road.send(fast(TEST_NOW - 2 * MINUTE));
  expect(await road.list('speeding')).toEqual([]);
  await road.setRule('speeding', { limit: 110, minutes: 3 });
  await road.send([{ at: TEST_NOW + 10, km: 4.4, speed: 120 }]);
  await road.send([{ at: TEST_NOW + 3 * MINUTE, km: 8, speed: 120 }]);
  expect(await road.list('speeding')).toEqual([]);
  await road.send([{ at: TEST_NOW + 190, km: 8.3, speed: 120 }]);
  expect(await road.list('speeding')).toMatchObject([{ limit: 110, occurredAt: TEST_NOW + 10 }]);
  await road.setRule('speeding', { isOn: false, limit: 90, minutes: 0 });
  await road.send([
    { at: TEST_NOW + 200, km: 8.4, speed: 50 },
    { at: TEST_NOW + 210, km: 8.6, speed: 100 },
  ]);
  expect(await road.list('speeding')).toHaveLength(1);
});

/** The users' clock is Colombo's: 13:30. */
test('alerts to arrivals and departures while the rule is on, and only outside its hours', async () => {
  const road = await openRoad(portal);
  await road.build.location({
    organizationId: road.organization.id,
    name: 'Depot',
    ...COLOMBO,
    geofenceType: 'circle',
    geofenceRadius: 200,
  });
  const stay = (from: number, km: number) => [
    { at: from, km },
    { at: from + MINUTE, km },
    { at: from + 4 * MINUTE, km },
  ];
  await road.setRule('geofenceLeft', { hoursFrom: '13:00', hoursTo: '14:30' });
  await road.send(stay(TEST_NOW - 2 * HOUR, 0));
  expect(await road.list('geofenceEntered')).toEqual([]);
  await road.send(stay(TEST_NOW - 110 * MINUTE, 5));
  const [left] = await road.list('geofenceLeft');
  expect(left).toMatchObject({ location: 'Depot', severity: 'info', vehicle: { id: road.vehicle.id } });
  await road.send(stay(TEST_NOW - 30 * MINUTE, 0));
  await road.send(stay(TEST_NOW - 20 * MINUTE, 5));
  expect(await road.list('geofenceLeft')).toHaveLength(1);
});

test('alerts to a silent device until it sends again', async () => {
  const road = await openRoad(portal);
  const detect = async () => {
    for (let n = 0; n < 2; n += 1) await portal.app.jobs.enqueue(portal.db, 'fleet.silence', {});
    await Promise.all([portal.app.jobs.runDue(), portal.app.jobs.runDue()]);
  };
  await road.send([{ at: TEST_NOW }]);
  portal.clock.now += DAY;
  await detect();
  expect(await road.list('deviceSilent')).toEqual([]);
  portal.clock.now += 1;
  await detect();
  await detect();
  expect(await road.list('deviceSilent')).toMatchObject([{ vehicle: { id: road.vehicle.id }, occurredAt: TEST_NOW }]);
  expect(await road.countBell()).toBe(1);
  await road.send([{ at: portal.clock.now }]);
  await detect();
  expect(await road.list('deviceSilent')).toEqual([]);
  await road.setRule('deviceSilent', { minutes: 60 });
  portal.clock.now += HOUR + 1;
  await detect();
  expect(await road.list('deviceSilent')).toHaveLength(1);
});

test('alerts to an SOS and a low battery once, also from a heartbeat, with two processes', async () => {
  const road = await openRoad(portal);
  const { other, stop } = await startOtherProcess(portal);
  await road.report({ ...place, timestamp: TEST_NOW - 60, batt: 50 });
  const sos = { ...place, timestamp: TEST_NOW - 10, alarm: 'sos', batt: 12 };
  const responses = await Promise.all([portal.app, other, portal.app, other].map((app) => road.report(sos, app)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  await road.report({ ...place, timestamp: TEST_NOW - 5, alarm: 'sos', batt: 11 }, other);
  const expected = { vehicle: { id: road.vehicle.id }, occurredAt: TEST_NOW - 10, state: 'open' };
  expect(await road.list('sos')).toMatchObject([{ ...expected, severity: 'critical' }]);
  expect(await road.list('batteryLow')).toMatchObject([{ ...expected, severity: 'warning' }]);
  await road.report({ timestamp: TEST_NOW - 3 });
  await road.report({ timestamp: TEST_NOW - 2, alarm: 'sos' }, other);
  expect((await road.list('sos')).map(({ occurredAt }) => occurredAt)).toEqual([TEST_NOW - 2, TEST_NOW - 10]);
  await stop();
});

test('alerts once to an SOS with an implausible position', async () => {
  const road = await openRoad(portal);
  await road.report({ ...place, timestamp: TEST_NOW - 60 });
  await road.report({ lat: place.lat + 20, lon: place.lon, timestamp: TEST_NOW - 40, alarm: 'sos' });
  await road.report({ lat: 0, lon: 0, timestamp: TEST_NOW - 30, alarm: 'sos' });
  await road.report({ ...place, timestamp: TEST_NOW - 10, alarm: 'sos' });
  expect((await road.list('sos')).map(({ occurredAt }) => occurredAt)).toEqual([TEST_NOW - 40]);
});
