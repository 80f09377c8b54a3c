import { DAY, MINUTE } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { northOfColombo } from '../telemetry/testing/tracked-vehicle.ts';
import { openRoad, startOtherProcess } from './testing/open-road.ts';

const portal = testApp();
const METRES = 1_000;
const MS_PER_HOUR = 3_600_000;

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

async function detect() {
  await portal.app.jobs.enqueue(portal.db, 'fleet.alerts', {});
  await portal.app.jobs.runDue();
}

/** A vehicle that has had its oil changed 30 days ago at 41,500 km and 500 h. */
async function openWorkshop() {
  const road = await openRoad(portal);
  const { organization, vehicle, asAdmin } = road;
  const interval = { organizationId: organization.id, name: 'Oil', days: 365, km: 10_000, hours: 400 };
  const { id: serviceIntervalId } = await road.build.serviceInterval(interval);
  const reportAt = (minutes: number, km: number, hours: number, app = portal.app) => {
    const { latitude: lat, longitude: lon } = northOfColombo(0);
    const meters = { odometer: km * METRES, hours: hours * MS_PER_HOUR };
    return road.report({ timestamp: TEST_NOW - minutes * MINUTE, lat, lon, ...meters }, app);
  };
  const setService = (service: object) =>
    asAdmin.put(`/vehicles/${vehicle.id}/services`, { services: [{ serviceIntervalId, ...service }] });
  await reportAt(60, 50_000, 800);
  await setService({ lastServiceAt: TEST_NOW - 30 * DAY, odometer: 41_500, engineHours: 500 });
  return {
    ...road,
    serviceIntervalId,
    reportAt,
    setService,
    list: async () =>
      (await road.list('serviceDue')).map(({ severity, service, odometer, engineHours, dueAt }) => ({
        severity,
        service,
        odometer,
        engineHours,
        dueAt,
      })),
    findService: async () =>
      (await asAdmin.get(`/vehicles/${vehicle.id}`))
        .json()
        .services.find((service: { serviceIntervalId: string }) => service.serviceIntervalId === serviceIntervalId),
  };
}

test('shows the kilometres until a service is due: on the vehicle, in lists and in the schedule', async () => {
  const { asAdmin, vehicle, findService } = await openWorkshop();
  const due = { by: 'km', left: 1_500 };
  const dueAt = TEST_NOW - 30 * DAY + Math.trunc((10_000 * 30 * DAY) / 8_500);
  expect(await findService()).toMatchObject({ ...due, dueAt, km: 10_000, odometer: 41_500, isExpired: false });
  const [row] = (await asAdmin.get('/vehicles')).json().items;
  expect(row).toMatchObject({
    serviceIntervalInfo: { ...due, service: 'Oil', text: 'Oil due in 1500 km' },
    readings: { odometer: 50_000, engineHours: 800 },
  });
  const { items } = (await asAdmin.get('/vehicles/expiring')).json();
  expect(items).toMatchObject([{ vehicleId: vehicle.id, name: 'Oil', at: dueAt, ...due }]);
  expect((await asAdmin.get('/vehicles?expiring=true')).json().total).toBe(1);
  const span = `from=${TEST_NOW}&to=${TEST_NOW + 7 * DAY}`;
  const [{ entries }] = (await asAdmin.get(`/vehicles/schedule?${span}`)).json().items;
  expect(entries).toMatchObject([{ kind: 'service', note: 'Oil', fromAt: dueAt, isOverdue: false, due }]);
});

test('alerts once before and once when the kilometres are reached, with several processes', async () => {
  const { reportAt, list, setService, findService } = await openWorkshop();
  const { other, stop } = await startOtherProcess(portal);
  await reportAt(50, 50_400, 801);
  expect(await list()).toEqual([]);
  await reportAt(45, 50_505, 802);
  const alert = { service: 'Oil', odometer: 51_500, engineHours: null, dueAt: null };
  expect(await list()).toEqual([{ ...alert, severity: 'warning' }]);
  await Promise.all([reportAt(40, 51_510, 803), reportAt(39, 51_520, 803, other), reportAt(38, 51_530, 804)]);
  await stop();
  expect(await list()).toEqual([{ ...alert, severity: 'critical' }]);
  await detect();
  await detect();
  expect(await list()).toEqual([{ ...alert, severity: 'critical' }]);
  await setService({ lastServiceAt: TEST_NOW });
  expect(await list()).toEqual([]);
  expect(await findService()).toMatchObject({ odometer: 51_530, engineHours: 804, by: 'days', left: 365 });
});

test('alerts to engine hours by the daily job as well', async () => {
  const { setService, list } = await openWorkshop();
  await setService({ lastServiceAt: TEST_NOW - 30 * DAY, odometer: 49_000, engineHours: 390 });
  await detect();
  expect(await list()).toEqual([
    { severity: 'critical', service: 'Oil', odometer: null, engineHours: 790, dueAt: null },
  ]);
});

test('a completed work order records what the vehicle showed', async () => {
  const { asAdmin, vehicle, serviceIntervalId, findService, reportAt, list } = await openWorkshop();
  const complete = async (readings: object) => {
    const order = { kind: 'plan', vehicleId: vehicle.id, title: 'Oil change', serviceIntervalId };
    const { id } = (await asAdmin.post('/work-orders', order)).json();
    return (await asAdmin.patch(`/work-orders/${id}/status`, { status: 'done', ...readings })).json();
  };
  const expected = { odometer: 50_000, engineHours: 800 };
  expect(await complete({ doneAt: TEST_NOW - MINUTE })).toMatchObject(expected);
  expect(await findService()).toMatchObject(expected);
  expect(await complete({ odometer: 50_010.5 })).toMatchObject({ ...expected, odometer: 50_010.5 });
  expect(await findService()).toMatchObject({ ...expected, odometer: 50_010.5 });

  await reportAt(30, 60_020, 801);
  expect(await list()).toMatchObject([{ severity: 'critical', odometer: 60_010 }]);
  portal.clock.now += MINUTE;
  await complete({});
  expect(await list()).toEqual([]);
});
