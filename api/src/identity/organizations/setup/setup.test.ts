import { createBuilders } from '../../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';

const portal = testApp();

async function openNew() {
  const build = createBuilders(portal.db, TEST_NOW);
  const { id: organizationId } = await build.organization({ setupDismissedAt: null });
  const admin = await build.user({ organizationId, rules: 'all' });
  const as = portal.as(admin);
  const done = async () =>
    (await as.get('/organizations/my/setup'))
      .json()
      .steps.flatMap(({ step, isDone }: { step: string; isDone: boolean }) => (isDone ? [step] : []));
  return { build, organizationId, admin, as, done };
}

test('finds what a new organization has done in its records', async () => {
  const { build, organizationId, as, done } = await openNew();
  expect((await as.get('/organizations/my')).json().isSettingUp).toBe(true);
  expect(await done()).toEqual([]);
  await build.user({ organizationId, rules: [] });
  expect(await done()).toEqual(['people']);
  const partner = await build.organization({ type: '3pl' });
  await build.partnership({ organizationId: partner.id, partnerId: organizationId, status: 'active' });
  await portal.db
    .updateTable('organizations')
    .set({ accentColor: '#ff0000' })
    .where('id', '=', organizationId)
    .execute();
  expect(await done()).toEqual(['brand', 'people', 'partner']);
  await build.location({ organizationId });
  await build.order({ organizationId, stage: 'saved' });
  expect(await done()).toEqual(['brand', 'people', 'partner', 'location', 'order']);
});

test('counts a brand that waits for its review', async () => {
  const { as, done } = await openNew();
  expect((await as.patch('/organizations/self', { pageTitle: 'Orchid house' })).statusCode).toBe(200);
  expect(await done()).toEqual(['brand']);
});

test('hides the steps for everyone in the organization once dismissed', async () => {
  const { build, organizationId, as } = await openNew();
  expect((await as.patch('/organizations/my/setup', { isDismissed: true })).json().isDismissed).toBe(true);
  const other = await build.user({ organizationId, rules: 'all' });
  expect((await portal.as(other).get('/organizations/my')).json().isSettingUp).toBe(false);
  const entries = await portal.db
    .selectFrom('timelineEntries')
    .select('event')
    .where('subjectId', '=', organizationId)
    .execute();
  expect(entries.filter(({ event }) => event === 'setupDismissed')).toHaveLength(1);
});

test('is for users who change the settings', async () => {
  const { build, organizationId } = await openNew();
  const clerk = await build.user({ organizationId, rules: [] });
  expect((await portal.as(clerk).get('/organizations/my/setup')).statusCode).toBe(403);
  expect((await portal.as(clerk).patch('/organizations/my/setup', { isDismissed: true })).statusCode).toBe(403);
});
