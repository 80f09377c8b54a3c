import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();

test('counts for root what its lists have', async () => {
  const build = createBuilders(portal.db, TEST_NOW);
  const root = portal.as(await build.user({ role: 'root' }));
  const { id: organizationId } = await build.organization();
  const blocked = await build.user({ organizationId });
  await portal.db.updateTable('users').set({ status: 2 }).where('id', '=', blocked.id).execute();
  const pending = await build.organization();
  await portal.db.updateTable('organizations').set({ status: 0 }).where('id', '=', pending.id).execute();
  const quarantine = { area: 'mfe-orders', build: 'now', beganAt: TEST_NOW, tried: 9, failed: 9 };
  await portal.db
    .insertInto('areaQuarantines')
    .values([quarantine, { ...quarantine, build: 'old', liftedAt: TEST_NOW }])
    .execute();
  await portal.app.jobs.enqueue(portal.db, 'saml.cleanup', {});
  await portal.db.updateTable('pgboss.job').set({ state: 'failed' }).where('name', '=', 'saml.cleanup').execute();
  await portal.app.jobs.enqueue(portal.db, 'saml.cleanup', {});
  await build.epcPurchase({ organizationId });
  await build.epcPurchase({ organizationId, state: 'paid', decidedAt: TEST_NOW });
  const counts = (await root.get('/platform/counts')).json();
  const totalOf = async (path: string) => (await root.get(path)).json().total as number;
  expect(counts).toEqual({
    activeOrganizations: await totalOf('/organizations?status=1'),
    pendingOrganizations: 1,
    activeUsers: await totalOf('/users?status=1'),
    quarantinedReleases: 1,
    failedJobs: 1,
    openEpcPurchases: await totalOf('/v1/epc/purchases?state=open'),
  });
  expect(counts.activeOrganizations).toBeGreaterThan(0);
  expect(counts.openEpcPurchases).toBe(1);
  expect([await totalOf('/organizations?status=0'), await totalOf('/jobs')]).toEqual([1, 1]);
});

test('rejects everyone else', async () => {
  const build = createBuilders(portal.db, TEST_NOW);
  const { id: organizationId } = await build.organization();
  const admin = portal.as(await build.user({ organizationId, role: 'admin', rules: 'all' }));
  expect((await admin.get('/platform/counts')).statusCode).toBe(403);
  expect((await portal.as(null).get('/platform/counts')).statusCode).toBe(401);
});
