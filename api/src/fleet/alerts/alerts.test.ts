import { ALERT_SEVERITIES } from 'shared-contracts/values/fleet/alerts';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { buildApp } from '../../app.ts';
import { createServices } from '../../platform/services/create-services.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { setUpDrivers } from '../drivers/testing/drivers-setup.ts';
import { setUpFleet, setUpPartner } from '../vehicles/testing/fleet-setup.ts';

const portal = testApp();
const FILE = { name: 'paper.pdf', mime: 'application/pdf', content: Buffer.from('paper') };

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

/** Simulates two concurrent processes. */
async function detect() {
  const { db, now, config, secret, hooks } = portal.app;
  const other = await buildApp(
    createServices({ db, connection: portal.connection, now, config, secret, hooks }, console.error),
  );
  for (const { jobs } of [portal.app, other]) await jobs.enqueue(db, 'fleet.alerts', {});
  await Promise.all([portal.app.jobs.runDue(), other.jobs.runDue()]);
  await portal.app.jobs.runDue();
  await other.close();
  await other.jobs.stop();
}

async function openFleet() {
  const fleet = await setUpFleet(portal);
  const { organizationId, build, as, manager } = fleet;
  const vehicle = await build.vehicle({ organizationId, registrationPlate: 'WP LK-4521' });
  return {
    ...fleet,
    vehicle,
    addDocument: (expiresAt: number) =>
      build.vehicleFile({ organizationId, vehicleId: vehicle.id, kind: 'insurance', expiresAt }, FILE),
    list: async (query = '', by = as) => (await by.get(`/alerts${query}`)).json().items,
    readBell: async () => (await as.get('/notifications')).json().items,
    listMails: () => portal.db.selectFrom('mails').selectAll().where('recipient', '=', manager.email).execute(),
  };
}

test('alerts once 30 and 7 days before a document expires and on its expiry, in the app and by email', async () => {
  const fleet = await openFleet();
  const expiresAt = TEST_NOW + 31 * DAY;
  await fleet.addDocument(expiresAt);
  await detect();
  expect(await fleet.list()).toEqual([]);
  const alerts = [];
  for (const days of [30, 7, 0]) {
    portal.clock.now = expiresAt - days * DAY;
    await detect();
    await detect();
    alerts.push(...(await fleet.list()));
  }
  const alert = { kind: 'documentExpires', document: 'insurance', dueAt: expiresAt, actions: ['acknowledge'] };
  expect(alerts).toMatchObject(
    ['info', 'warning', 'critical'].map((severity, index) => ({
      ...alert,
      severity,
      vehicle: { id: fleet.vehicle.id, name: 'WP LK-4521' },
      occurredAt: expiresAt - [30, 7, 0][index]! * DAY,
    })),
  );
  expect((await fleet.readBell()).map(({ kind, values }: { kind: string; values: object }) => [kind, values])).toEqual(
    ['0', '7', '30'].map((days) => ['alert', { alert: 'documentExpires', name: 'WP LK-4521', days }]),
  );
  const mails = await fleet.listMails();
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'WP LK-4521 – Insurance: expired on 21.12.2026',
    'WP LK-4521 – Insurance: expires on 21.12.2026',
    'WP LK-4521 – Insurance: expires on 21.12.2026',
  ]);
  expect(await fleet.list('?state=ended')).toHaveLength(2);
});

test('ends an alert whose cause is gone, and reopens it without another notification', async () => {
  const fleet = await openFleet();
  await fleet.addDocument(TEST_NOW - DAY);
  await detect();
  const [alert] = await fleet.list();
  const setActive = (isActive: boolean) =>
    portal.db.updateTable('vehicles').set({ isActive }).where('id', '=', fleet.vehicle.id).execute();
  await setActive(false);
  await detect();
  expect(await fleet.list('?state=ended')).toMatchObject([{ id: alert.id, endedAt: TEST_NOW, actions: [] }]);
  expect((await fleet.readBell())[0].isRead).toBe(true);
  await setActive(true);
  await detect();
  expect(await fleet.list()).toMatchObject([{ id: alert.id, endedAt: null }]);
  expect(await fleet.readBell()).toHaveLength(1);
});

test('alerts to services that are due, and to required ones that were never recorded', async () => {
  const fleet = await openFleet();
  const oil = await fleet.createEntry('service-intervals', 'Oil', { days: 90 });
  const brakes = await fleet.createEntry('service-intervals', 'Brakes', { days: 90, isRequired: true });
  const vehicleServices = async (lastServiceAt: number, id = oil) =>
    fleet.as.put(`/vehicles/${fleet.vehicle.id}/services`, {
      services: [{ serviceIntervalId: id, lastServiceAt }],
    });
  await vehicleServices(TEST_NOW - 84 * DAY);
  await detect();
  const due = { kind: 'serviceDue', service: 'Oil', severity: 'warning', dueAt: TEST_NOW + 6 * DAY };
  const missing = { kind: 'serviceNeverRecorded', service: 'Brakes', severity: 'warning', dueAt: null };
  const alerts = await fleet.list();
  expect(alerts).toHaveLength(2);
  expect(alerts).toEqual(expect.arrayContaining([expect.objectContaining(due), expect.objectContaining(missing)]));
  await vehicleServices(TEST_NOW);
  expect(await fleet.list()).toMatchObject([missing]);
  await vehicleServices(TEST_NOW, brakes);
  expect(await fleet.list()).toEqual([]);
  await vehicleServices(TEST_NOW - 84 * DAY);
  expect(await fleet.list()).toMatchObject([due]);
});

test('alerts users who manage drivers to an expiring licence, but not those who only read', async () => {
  const { as, asReader, organizationId, build } = await setUpDrivers(portal);
  const driver = await build.driver({ organizationId, licenseExpiresAt: TEST_NOW + 6 * DAY });
  await build.driver({ organizationId, licenseExpiresAt: TEST_NOW, isBlocked: true });
  await detect();
  const { items } = (await as.get('/alerts')).json();
  expect(items).toMatchObject([
    { kind: 'licenceExpires', severity: 'warning', driver: { id: driver.id }, vehicle: null, document: null },
  ]);
  expect((await as.get('/notifications')).json().items).toMatchObject([{ kind: 'alert', subjectId: items[0].id }]);
  expect((await asReader.get('/notifications')).json().items).toEqual([]);
  expect((await asReader.get('/alerts')).json().items).toMatchObject([{ id: items[0].id, actions: [] }]);
  expect((await asReader.patch(`/alerts/${items[0].id}/acknowledge`, {})).statusCode).toBe(403);
});

test('acknowledges an alert with a comment, once', async () => {
  const fleet = await openFleet();
  await fleet.addDocument(TEST_NOW);
  await detect();
  const [{ id }] = await fleet.list();
  const acknowledge = () => fleet.as.patch(`/alerts/${id}/acknowledge`, { comment: 'Renewal ordered' });
  expect((await acknowledge()).json()).toMatchObject({
    state: 'acknowledged',
    comment: 'Renewal ordered',
    acknowledgedAt: TEST_NOW,
    acknowledgedBy: { id: fleet.manager.id },
    actions: [],
  });
  expect((await acknowledge()).json()).toMatchObject({ statusCode: 409, code: 'alertClosed' });
  expect((await fleet.readBell())[0].isRead).toBe(true);
  portal.clock.now += HOUR;
  await detect();
  expect(await fleet.list()).toEqual([]);
  expect(await fleet.list('?state=acknowledged')).toHaveLength(1);
});

test('notifies of many alerts of one run together', async () => {
  const fleet = await openFleet();
  for (let n = 0; n < 6; n += 1) {
    const { id: vehicleId } = await fleet.build.vehicle({ organizationId: fleet.organizationId });
    await fleet.build.vehicleFile(
      { organizationId: fleet.organizationId, vehicleId, kind: 'insurance', expiresAt: TEST_NOW },
      FILE,
    );
  }
  await detect();
  expect(await fleet.readBell()).toMatchObject([{ kind: 'alerts', values: { count: '6' } }]);
  const mails = await fleet.listMails();
  expect(mails.map(({ subject }) => subject)).toEqual(['6 fleet alerts']);
});

test('filters by kind, severity, vehicle, time and search; counts open ones in the vehicle’s row', async () => {
  const fleet = await openFleet();
  await fleet.addDocument(TEST_NOW);
  await detect();
  const [{ id }] = await fleet.list();
  const matches = async (query: string) => (await fleet.list(query)).map((alert: { id: string }) => alert.id);
  for (const query of [
    '?kind=documentExpires&severity=critical',
    `?vehicleId=${fleet.vehicle.id}`,
    `?from=${TEST_NOW}&to=${TEST_NOW}`,
    '?search=4521',
  ])
    expect([query, await matches(query)]).toEqual([query, [id]]);
  for (const query of ['?kind=serviceDue', '?severity=info', `?from=${TEST_NOW + 1}`, '?search=9999'])
    expect([query, await matches(query)]).toEqual([query, []]);
  const readRow = async () => (await fleet.as.get('/vehicles')).json().items[0].alerts;
  expect(await readRow()).toEqual({ open: 1, severity: 'critical' });
  await fleet.as.patch(`/alerts/${id}/acknowledge`, {});
  expect(await readRow()).toEqual({ open: 0, severity: null });
});

test('counts by severity what the list shows of it', async () => {
  const fleet = await openFleet();
  await fleet.addDocument(TEST_NOW);
  const other = await fleet.build.vehicle({ organizationId: fleet.organizationId });
  await fleet.build.vehicleFile(
    { organizationId: fleet.organizationId, vehicleId: other.id, kind: 'insurance', expiresAt: TEST_NOW + 20 * DAY },
    FILE,
  );
  await detect();
  const readCounts = async () => (await fleet.as.get('/alerts/counts')).json();
  const readTotals = async () =>
    Object.fromEntries(
      await Promise.all(
        ALERT_SEVERITIES.map(async (severity) => [
          severity,
          (await fleet.as.get(`/alerts?severity=${severity}`)).json().total,
        ]),
      ),
    );
  expect(await readCounts()).toEqual(await readTotals());
  expect(Object.values<number>(await readTotals()).toSorted((a, b) => a - b)).toEqual([0, 1, 1]);
  const [{ id }] = await fleet.list('?severity=critical');
  await fleet.as.patch(`/alerts/${id}/acknowledge`, {});
  expect(await readCounts()).toMatchObject({ critical: 0 });
  expect(await readCounts()).toEqual(await readTotals());
});

test('hides alerts from other organizations', async () => {
  const fleet = await openFleet();
  await fleet.addDocument(TEST_NOW);
  await detect();
  const [{ id }] = await fleet.list();
  const partner = await setUpPartner(portal, fleet.organizationId);
  expect(await fleet.list('', partner.as)).toEqual([]);
  expect((await partner.as.get('/alerts/counts')).json()).toEqual({ critical: 0, warning: 0, info: 0 });
  expect((await partner.as.get(`/alerts/${id}`)).statusCode).toBe(404);
  expect((await partner.as.patch(`/alerts/${id}/acknowledge`, {})).statusCode).toBe(404);
});
