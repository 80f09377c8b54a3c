import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';

const portal = testApp();
const SUBJECT = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';

test('searches by user and organization', async () => {
  const build = createBuilders(portal.db, TEST_NOW);
  const root = await build.user({ role: 'root', organizationId: (await build.organization({ type: '5pl' })).id });
  const list = async (query: string) => (await portal.as(root).get(`/audit?${query}`)).json();
  await recordTimeline(
    portal.db,
    { userId: root.id, organizationId: root.organizationId, actorId: null },
    {
      subject: 'searched',
      subjectId: SUBJECT,
      event: 'e',
      organizationId: root.organizationId,
      occurredAt: TEST_NOW,
    },
  );
  const { login, name } = await portal.db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.organizationId')
    .select(['users.login', 'organizations.name'])
    .where('users.id', '=', root.id)
    .executeTakeFirstOrThrow();
  const count = async (search: string) => (await list(`subject=searched&search=${encodeURIComponent(search)}`)).total;
  expect([await count(login), await count(name), await count('zzz'), await count('zz')]).toEqual([1, 1, 0, 1]);
});
