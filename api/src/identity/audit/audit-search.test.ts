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
      subject: 'mail',
      subjectId: SUBJECT,
      event: 'retried',
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
  const count = async (search: string) => (await list(`subject=mail&search=${encodeURIComponent(search)}`)).total;
  expect([await count(login), await count(name), await count('zzz'), await count('zz')]).toEqual([1, 1, 0, 1]);
});

test('exports the results as JSON lines with every changed field, which other lists don’t', async () => {
  const build = createBuilders(portal.db, TEST_NOW);
  const as = portal.as(await build.user({ role: 'root' }));
  for (const field of ['name', 'code', 'host'])
    await recordTimeline(
      portal.db,
      { userId: null, organizationId: SUBJECT, actorId: null },
      {
        subject: 'alertRule',
        subjectId: SUBJECT,
        event: 'updated',
        changes: { [field]: { from: 'a\nb', to: 1 } },
        occurredAt: 1,
      },
    );
  const query = 'subject=alertRule&limit=2';
  const file = { format: 'jsonl', title: 'Audit', columns: [{ id: 'event', title: 'Event' }] };
  const exported = await as.post(`/audit/export?${query}`, file);
  expect([exported.statusCode, exported.headers['content-type']]).toEqual([200, 'application/jsonl; charset=utf-8']);
  expect(exported.headers['content-disposition']).toMatch(/ audit\.jsonl"$/);
  const lines = exported.body.split('\n');
  expect(lines.pop()).toBe('');
  expect(lines).toHaveLength(3);
  const { items } = (await as.get(`/audit?${query}`)).json();
  expect(items[0].changes).toEqual([{ field: 'host', from: 'a\nb', to: 1 }]);
  expect(lines.slice(0, 2).map((line) => JSON.parse(line))).toEqual(items);
  expect((await as.post('/users/export', file)).json()).toMatchObject({ fields: { format: { code: 'unknown' } } });
});

test('shows admins the entries and keys of their own organization, and nothing to others', async () => {
  const build = createBuilders(portal.db, TEST_NOW);
  const root = await build.user({ role: 'root' });
  const own = (await build.organization({ type: '3pl' })).id;
  const other = (await build.organization({ type: '3pl' })).id;
  const admin = await build.user({
    role: 'admin',
    rules: [{ model: 'organizationOwner', rule: 'write' }],
    organizationId: own,
  });
  for (const organizationId of [own, other]) {
    const maker = await build.user({ organizationId, role: 'admin', rules: 'all' });
    await portal
      .as(maker)
      .post('/api-keys', { name: `of ${organizationId}`, rules: [{ model: 'order', rule: 'read' }] });
  }
  // Root, in its own organization.
  const caller = { userId: root.id, organizationId: root.organizationId, actorId: null };
  await recordTimeline(portal.db, caller, {
    subject: 'organization',
    subjectId: SUBJECT,
    event: 'invoicingChanged',
    organizationId: own,
    occurredAt: TEST_NOW,
  });
  const as = portal.as(admin);
  const read = async (query = '') => (await as.get(`/audit?${query}`)).json();
  const { items } = await read('limit=100');
  expect(new Set(items.map(({ organization }: { organization: { id: string } }) => organization.id))).toEqual(
    new Set([own]),
  );
  expect(items.map(({ event }: { event: string }) => event)).toContain('invoicingChanged');
  expect([(await read('subject=apiKey')).total, (await read(`organizationId=${other}`)).total]).toEqual([1, 0]);
  expect((await as.get('/audit/api-keys')).json().items).toMatchObject([{ name: `of ${own}` }]);
  const file = { format: 'jsonl', title: 'Audit', columns: [{ id: 'event', title: 'Event' }] };
  const exported = await as.post(`/audit/export?userId=${root.id}`, file);
  expect(
    exported.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toMatchObject([{ event: 'invoicingChanged' }]);
  const planner = await build.user({ rules: 'all', organizationId: own });
  const adminWithoutRule = await build.user({ role: 'admin', organizationId: own });
  for (const user of [planner, adminWithoutRule])
    for (const path of ['/audit', '/audit/api-keys']) expect((await portal.as(user).get(path)).statusCode).toBe(403);
});
