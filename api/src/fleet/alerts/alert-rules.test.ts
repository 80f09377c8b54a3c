import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { setUpFleet, setUpPartner } from '../vehicles/testing/fleet-setup.ts';

const portal = testApp();
const FILE = { name: 'paper.pdf', mime: 'application/pdf', content: Buffer.from('paper') };
const RULE = {
  isOn: true,
  severity: null,
  byBell: true,
  byMail: true,
  userIds: [],
  quietFrom: null,
  quietTo: null,
  repeatMinutes: null,
  escalateMinutes: null,
  escalateUserIds: [],
  limit: null,
  minutes: null,
  hoursFrom: null,
  hoursTo: null,
};

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

/** Simulates two concurrent processes. */
async function run(job: 'fleet.alerts' | 'fleet.alertNotices') {
  for (let n = 0; n < 2; n += 1) await portal.app.jobs.enqueue(portal.db, job, {});
  await Promise.all([portal.app.jobs.runDue(), portal.app.jobs.runDue()]);
}

async function openFleet() {
  const fleet = await setUpFleet(portal);
  const { organizationId, build, as } = fleet;
  const rules = [{ model: 'vehicle', rule: 'read' } as const, { model: 'vehicle', rule: 'write' } as const];
  const admin = await build.user({ organizationId, role: 'admin', rules });
  const asAdmin = portal.as(admin);
  const { id: vehicleId } = await build.vehicle({ organizationId });
  return {
    ...fleet,
    admin,
    asAdmin,
    vehicleId,
    setRule: (changes: object, kind = 'documentExpires') =>
      asAdmin.put(`/alerts/rules/${kind}`, { ...RULE, ...changes }),
    expire: async () => {
      await build.vehicleFile({ organizationId, vehicleId, kind: 'insurance', expiresAt: portal.clock.now }, FILE);
      await run('fleet.alerts');
    },
    list: async () => (await as.get('/alerts')).json().items,
    countBell: async (by = as) => (await by.get('/notifications')).json().total as number,
    listMails: () => portal.db.selectFrom('mails').selectAll().where('organizationId', '=', organizationId).execute(),
  };
}

test('has a default rule for every kind, which admins can change', async () => {
  const { as, asAdmin, asReader, setRule, manager } = await openFleet();
  const { items } = (await asReader.get('/alerts/rules')).json();
  expect(items.map(({ kind, isOn }: { kind: string; isOn: boolean }) => [kind, isOn])).toEqual([
    ['documentExpires', true],
    ['licenceExpires', true],
    ['serviceDue', true],
    ['serviceNeverRecorded', true],
    ['speeding', true],
    ['geofenceEntered', false],
    ['geofenceLeft', false],
    ['deviceSilent', true],
    ['sos', true],
    ['batteryLow', true],
    ['inspectionDefect', true],
    ['idling', false],
    ['tow', true],
    ['routeLeft', false],
    ['driverHours', true],
  ]);
  expect((await as.put('/alerts/rules/speeding', RULE)).statusCode).toBe(403);
  const saved = await setRule({ limit: 80, minutes: 2, userIds: [manager.id] }, 'speeding');
  expect(saved.json()).toMatchObject({ kind: 'speeding', limit: 80, minutes: 2, users: [{ id: manager.id }] });
  expect((await asAdmin.get('/alerts/rules/speeding')).json()).toEqual(saved.json());
});

test('rejects users of other organizations, and periods with one end', async () => {
  const { setRule, asAdmin, organizationId, manager, admin } = await openFleet();
  const { build } = await setUpFleet(portal);
  const stranger = await build.user({});
  for (const field of ['userIds', 'escalateUserIds'])
    expect((await setRule({ [field]: [stranger.id] })).json()).toMatchObject({
      statusCode: 422,
      fields: { [field]: { code: 'unknown' } },
    });
  expect((await setRule({ quietFrom: '22:00' })).json()).toMatchObject({ fields: { quietTo: { code: 'required' } } });
  const { items } = (await asAdmin.get('/alerts/recipients')).json();
  expect(items.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining([manager.id, admin.id]));
  const partner = await setUpPartner(portal, organizationId);
  expect((await partner.as.get('/alerts/rules/documentExpires')).json().users).toEqual([]);
});

test('raises nothing that is switched off, and ends what is open', async () => {
  const { setRule, expire, list } = await openFleet();
  await expire();
  expect(await list()).toHaveLength(1);
  await setRule({ isOn: false });
  await run('fleet.alerts');
  expect(await list()).toEqual([]);
});

test('uses severity, recipients and channels of the rule', async () => {
  const { setRule, expire, list, countBell, asReader, reader, listMails } = await openFleet();
  await setRule({ severity: 'info', userIds: [reader.id], byMail: false });
  await expire();
  expect(await list()).toMatchObject([{ severity: 'info' }]);
  expect([await countBell(), await countBell(asReader)]).toEqual([0, 1]);
  expect(await listMails()).toEqual([]);
});

test('holds alerts back until the end of the quiet hours', async () => {
  const { setRule, expire, list, countBell } = await openFleet();
  const { timeZone } = (await setRule({ quietFrom: '13:00', quietTo: '14:30' })).json();
  expect(timeZone).toBe('Asia/Colombo');
  await expire();
  expect([(await list()).length, await countBell()]).toEqual([1, 0]);
  portal.clock.now += HOUR - 1;
  await run('fleet.alertNotices');
  expect(await countBell()).toBe(0);
  portal.clock.now += 1;
  await run('fleet.alertNotices');
  await run('fleet.alertNotices');
  expect(await countBell()).toBe(1);
});

test('repeats an alert until it is acknowledged', async () => {
  const { setRule, expire, list, countBell, as } = await openFleet();
  await setRule({ repeatMinutes: 30 });
  await expire();
  for (const count of [1, 2, 3]) {
    await run('fleet.alertNotices');
    expect(await countBell()).toBe(count);
    portal.clock.now += 30 * MINUTE;
  }
  expect((await as.get('/notifications?unread=true')).json().total).toBe(1);
  const [{ id }] = await list();
  await as.patch(`/alerts/${id}/acknowledge`, {});
  portal.clock.now += DAY;
  await run('fleet.alertNotices');
  expect(await countBell()).toBe(3);
});

test('escalates once to the admins, or to the people of the rule', async () => {
  const { setRule, expire, countBell, reader, asReader, listMails } = await openFleet();
  await setRule({ escalateMinutes: 15, escalateUserIds: [reader.id] });
  await expire();
  portal.clock.now += 15 * MINUTE;
  await run('fleet.alertNotices');
  await run('fleet.alertNotices');
  expect([await countBell(), await countBell(asReader)]).toEqual([1, 1]);
  const mails = await listMails();
  expect(mails.filter(({ text }) => text.includes('Nobody has acknowledged'))).toMatchObject([
    { recipient: reader.email },
  ]);
});

test('alerts the roles of a rule, whoever has them then', async () => {
  const { setRule, expire, countBell, build, organizationId, vehicleId, admin, asAdmin } = await openFleet();
  const planner = await build.user({ organizationId, rules: [{ model: 'trip', rule: 'write' }] });
  const driving = await build.user({ organizationId });
  const { id: driverId } = await build.driver({ organizationId, userId: driving.id });
  await portal.db.updateTable('vehicles').set({ driverId }).where('id', '=', vehicleId).execute();
  const saved = await setRule({ roles: ['tripPlanners', 'driver'], escalateRoles: ['admins'], escalateMinutes: 15 });
  expect(saved.json()).toMatchObject({ roles: ['tripPlanners', 'driver'], escalateRoles: ['admins'], users: [] });
  expect((await setRule({ escalateMinutes: 15 })).json()).toMatchObject({ roles: ['tripPlanners', 'driver'] });
  await expire();
  const countAll = () =>
    Promise.all([countBell(), ...[planner, driving, admin].map((user) => countBell(portal.as(user)))]);
  expect(await countAll()).toEqual([0, 1, 1, 0]);
  portal.clock.now += 15 * MINUTE;
  await run('fleet.alertNotices');
  expect(await countAll()).toEqual([0, 1, 1, 1]);
  expect((await asAdmin.put('/alerts/rules/speeding', { ...RULE, roles: ['everyone'] })).statusCode).toBe(422);
});

test('alerts the managers when the vehicle has no driver', async () => {
  const { setRule, expire, countBell } = await openFleet();
  await setRule({ roles: ['driver'] });
  await expire();
  expect(await countBell()).toBe(1);
});
