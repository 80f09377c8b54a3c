import { MINUTE } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { northOfColombo } from '../telemetry/testing/tracked-vehicle.ts';
import { openRoad, startOtherProcess } from './testing/open-road.ts';

const portal = testApp();

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

const KMH_PER_KNOT = 1.852;
/** A report `minutes` before now, `km` north of Colombo. */
const reportAt = (minutes: number, km: number, fields: { ignition?: string; speed?: number } = {}) => {
  const { latitude, longitude } = northOfColombo(km);
  const speed = (fields.speed ?? 0) / KMH_PER_KNOT;
  return { timestamp: TEST_NOW - minutes * MINUTE, lat: latitude, lon: longitude, ...fields, speed };
};

test('uses the limits of vehicle types and of locations', async () => {
  const road = await openRoad(portal);
  const { organization, vehicle } = road;
  const { vehicleTypeId } = await portal.db
    .selectFrom('vehicles')
    .select('vehicleTypeId')
    .where('id', '=', vehicle.id)
    .executeTakeFirstOrThrow();
  const yard = await road.build.location({
    organizationId: organization.id,
    name: 'Yard',
    ...northOfColombo(5),
    geofenceType: 'circle',
    geofenceRadius: 500,
  });
  const stranger = await road.build.location({ name: 'Other yard' });
  const rule = { limit: 60, minutes: 0, typeLimits: [{ vehicleTypeId, limit: 90 }] };
  const unknown = await road.setRule('speeding', { ...rule, zoneLimits: [{ locationId: stranger.id, limit: 20 }] });
  expect(unknown.json()).toMatchObject({ fields: { 'zoneLimits.0.locationId': { code: 'notFound' } } });
  const saved = await road.setRule('speeding', { ...rule, zoneLimits: [{ locationId: yard.id, limit: 20 }] });
  expect(saved.json()).toMatchObject({ zoneLimits: [{ location: { id: yard.id, name: 'Yard' }, limit: 20 }] });
  await road.report(reportAt(50, 0, { speed: 80 }));
  expect(await road.list('speeding')).toEqual([]);
  await road.report(reportAt(45, 5.1, { speed: 40 }));
  await road.report(reportAt(40, 8, { speed: 50 }));
  await road.report(reportAt(35, 12, { speed: 95 }));
  expect(await road.list('speeding')).toMatchObject([
    { speed: 95, limit: 90 },
    { speed: 40, limit: 20 },
  ]);
});

test('alerts to an idling engine once, over two processes, until it moves or is switched off', async () => {
  const road = await openRoad(portal);
  const { other, stop } = await startOtherProcess(portal);
  await road.setRule('idling', { minutes: 10 });
  await road.report(reportAt(60, 0, { ignition: 'true', speed: 40 }));
  for (const minutes of [55, 50, 46]) await road.report(reportAt(minutes, 1));
  expect(await road.list('idling')).toEqual([]);
  await Promise.all([
    road.report(reportAt(45, 1)),
    road.report(reportAt(45, 1), other),
    road.report(reportAt(44, 1), other),
    road.report(reportAt(43, 1)),
  ]);
  await stop();
  const first = { severity: 'info', minutes: expect.any(Number), occurredAt: TEST_NOW - 55 * MINUTE, state: 'open' };
  expect(await road.list('idling')).toMatchObject([first]);
  expect(await road.countBell()).toBe(1);
  await road.report(reportAt(40, 1.5, { speed: 30 }));
  await road.report(reportAt(38, 2));
  await road.report(reportAt(33, 2, { ignition: 'false' }));
  await road.report(reportAt(25, 2));
  expect(await road.list('idling')).toHaveLength(1);
});

test('alerts to a vehicle that is moved with its ignition off, but not to one that is parked', async () => {
  const road = await openRoad(portal);
  await road.report(reportAt(300, 0, { ignition: 'true', speed: 40 }));
  await road.report(reportAt(299, 0.5, { ignition: 'false' }));
  for (const [minutes, km] of [
    [180, 0.6],
    [120, 0.4],
  ] as const)
    await road.report(reportAt(minutes, km));
  expect(await road.list('tow')).toEqual([]);
  await road.report(reportAt(60, 1, { speed: 30 }));
  await road.report(reportAt(55, 1));
  await road.report(reportAt(50, 3, { speed: 30 }));
  expect(await road.list('tow')).toMatchObject([
    { severity: 'critical', distance: 0.5, vehicle: { id: road.vehicle.id }, occurredAt: TEST_NOW - 299 * MINUTE },
  ]);
  await road.report(reportAt(40, 3, { ignition: 'true', speed: 30 }));
  await road.report(reportAt(30, 8, { speed: 60 }));
  expect(await road.list('tow')).toHaveLength(1);
});

test('alerts to a vehicle that is off the route of its trip for a while', async () => {
  const road = await openRoad(portal);
  const organizationId = road.organization.id;
  const from = await road.build.location({ organizationId, ...northOfColombo(0) });
  const to = await road.build.location({ organizationId, ...northOfColombo(30) });
  const trip = await road.build.trip({
    organizationId,
    vehicleId: road.vehicle.id,
    stage: 'transit',
    carrying: [{ stage: 'transit', stops: [{ locationId: from.id }, { locationId: to.id }] }],
  });
  await road.setRule('routeLeft', { distance: 5, minutes: 5 });
  const east = (minutes: number, km: number, longitudeKm: number) => {
    const { lon, ...report } = reportAt(minutes, km, { speed: 60 });
    return road.report({ ...report, lon: lon + longitudeKm / 110.4 });
  };
  await east(60, 10, 0);
  await east(55, 12, 5.5);
  await east(50, 15, 8);
  await east(46, 16, 9);
  expect(await road.list('routeLeft')).toEqual([]);
  await east(44, 16, 9);
  await east(40, 16, 10);
  const { number } = await portal.db
    .selectFrom('trips')
    .select('number')
    .where('id', '=', trip.id)
    .executeTakeFirstOrThrow();
  expect(await road.list('routeLeft')).toMatchObject([
    { severity: 'warning', distance: 9, trip: number, occurredAt: TEST_NOW - 50 * MINUTE },
  ]);
  await road.setRule('routeLeft', { isOn: false, distance: 5, minutes: 5 });
  await east(35, 16, 20);
  await east(25, 16, 20);
  expect(await road.list('routeLeft')).toHaveLength(1);
});
