import type { ListView, ListViewInput } from 'shared-contracts/identity/list-views';
import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { MAX_OWN_VIEWS } from './list-view.rules.ts';

const portal = testApp();
const INPUT: ListViewInput = {
  list: 'orders-partner',
  path: '/orders',
  tab: 'partner',
  name: 'Late this week',
  query: 'stage=delayed&stage=validated&sort=-createdAt&limit=5',
  columns: [
    { id: 'number', isHidden: false, width: null },
    { id: 'partner', isHidden: true, width: 200 },
  ],
  isCards: false,
  isShared: false,
};

/** `owner` may share views, `clerk` may not; `stranger` is of another organization. */
async function openOffice() {
  const build = createBuilders(portal.db, TEST_NOW);
  const { id: organizationId } = await build.organization();
  const { id: elsewhere } = await build.organization();
  const owner = await build.user({ organizationId, rules: 'all', contact: { firstName: 'Olga', lastName: 'Owner' } });
  const clerk = await build.user({ organizationId, rules: 'planner' });
  const stranger = await build.user({ organizationId: elsewhere, rules: 'all' });
  return { owner, clerk, stranger };
}
type User = { id: string };
const create = async (user: User, changes: Partial<ListViewInput> = {}): Promise<ListView> => {
  const reply = await portal.as(user).post('/list-views', { ...INPUT, ...changes });
  expect(reply.statusCode).toBe(201);
  return reply.json();
};
const namesOf = async (user: User): Promise<string[]> =>
  (await portal.as(user).get('/list-views')).json().items.map(({ name }: ListView) => name);

test('a private view is visible only to its author, who changes and deletes it', async () => {
  const { owner, clerk } = await openOffice();
  const view = await create(clerk);
  expect(view).toMatchObject({ ...INPUT, revision: 1, isOwn: true, isDefault: false, actions: ['edit', 'delete'] });
  expect(await namesOf(owner)).toEqual([]);
  for (const method of ['patch', 'delete'] as const)
    expect((await portal.as(owner)[method](`/list-views/${view.id}`, { name: 'Mine now' })).statusCode).toBe(404);
  expect((await portal.as(owner).put(`/list-views/${view.id}/default`)).statusCode).toBe(404);

  const changes = { name: 'Renamed', query: '', columns: [], isCards: true };
  const changed = await portal.as(clerk, { 'if-match': '"1"' }).patch(`/list-views/${view.id}`, changes);
  expect(changed.json()).toMatchObject({ ...INPUT, ...changes, revision: 2 });
  const stale = await portal.as(clerk, { 'if-match': '"1"' }).patch(`/list-views/${view.id}`, { name: 'Stale' });
  expect(stale.json()).toMatchObject({ statusCode: 409, code: 'changedMeanwhile' });
  expect((await portal.as(clerk).patch(`/list-views/${view.id}`, changes)).json()).toHaveProperty('revision', 2);
  expect((await portal.as(clerk).delete(`/list-views/${view.id}`)).statusCode).toBe(200);
  expect(await namesOf(clerk)).toEqual([]);
});

test('shares a view only within the organization, and only by users who may change its settings', async () => {
  const { owner, clerk, stranger } = await openOffice();
  expect((await portal.as(clerk).post('/list-views', { ...INPUT, isShared: true })).statusCode).toBe(403);
  const own = await create(clerk);
  expect((await portal.as(clerk).patch(`/list-views/${own.id}`, { isShared: true })).statusCode).toBe(403);

  const { id } = await create(owner, { name: 'For all' });
  const shared = (await portal.as(owner).patch(`/list-views/${id}`, { isShared: true })).json();
  expect(shared).toMatchObject({ isShared: true, actions: ['edit', 'unshare', 'delete'] });
  const [forClerk] = (await portal.as(clerk).get('/list-views')).json().items;
  expect(forClerk).toMatchObject({ id, isShared: true, isOwn: false, author: 'Olga Owner', actions: [] });
  for (const method of ['patch', 'delete'] as const)
    expect((await portal.as(clerk)[method](`/list-views/${id}`, { name: 'Mine' })).statusCode).toBe(403);

  expect(await namesOf(stranger)).toEqual([]);
  for (const method of ['patch', 'delete'] as const)
    expect((await portal.as(stranger)[method](`/list-views/${id}`, { name: 'Mine' })).statusCode).toBe(404);
  expect((await portal.as(owner).patch(`/list-views/${id}`, { isShared: false })).json().actions).toContain('share');
  expect(await namesOf(clerk)).toEqual([own.name]);
});

test('each user has one default per list', async () => {
  const { owner, clerk } = await openOffice();
  const shared = await create(owner, { name: 'Shared', isShared: true });
  const own = await create(clerk, { name: 'Own' });
  const other = await create(clerk, { list: 'trips', path: '/trips', tab: null });
  for (const { id } of [shared, own, other])
    expect((await portal.as(clerk).put(`/list-views/${id}/default`)).json()).toMatchObject({ id, isDefault: true });
  const defaultsOf = async (user: User) =>
    (await portal.as(user).get('/list-views'))
      .json()
      .items.flatMap((view: ListView) => (view.isDefault ? view.id : []));
  expect(await defaultsOf(clerk)).toEqual([other.id, own.id]);
  expect(await defaultsOf(owner)).toEqual([]);
  await portal.as(clerk).delete(`/list-views/${own.id}/default`);
  expect(await defaultsOf(clerk)).toEqual([other.id]);
});

test('validates what it stores, and limits how many', async () => {
  const { owner, clerk } = await openOffice();
  const fieldOf = async (changes: object) =>
    Object.keys((await portal.as(clerk).post('/list-views', { ...INPUT, ...changes })).json().fields ?? {});
  expect(await fieldOf({ list: 'orders partner' })).toEqual(['list']);
  expect(await fieldOf({ path: '//evil.example/orders' })).toEqual(['path']);
  expect(await fieldOf({ tab: '&x=1' })).toEqual(['tab']);
  expect(await fieldOf({ name: ' ' })).toEqual(['name']);
  expect(await fieldOf({ name: 'x'.repeat(61) })).toEqual(['name']);
  expect(await fieldOf({ query: 'x'.repeat(2_001) })).toEqual(['query']);
  expect(await fieldOf({ columns: Array(101).fill(INPUT.columns[0]) })).toEqual(['columns']);

  await create(clerk);
  expect(await fieldOf({ name: INPUT.name.toUpperCase() })).toEqual(['name']);
  await create(owner); // names are unique for a user
  await create(clerk, { list: 'orders' }); // and list
  for (let count = 1; count < MAX_OWN_VIEWS; count += 1) await create(clerk, { name: `View ${count}` });
  const tooMany = await portal.as(clerk).post('/list-views', { ...INPUT, name: 'One more' });
  expect(tooMany.json()).toMatchObject({ statusCode: 409, code: 'tooManyViews', params: { max: MAX_OWN_VIEWS } });
  await create(clerk, { list: 'orders', name: 'One more' });
});

test('creates a view once when the request is repeated with its key', async () => {
  const { clerk } = await openOffice();
  const client = portal.as(clerk, { 'idempotency-key': 'list-view-1' });
  const replies = [await client.post('/list-views', INPUT), await client.post('/list-views', INPUT)];
  expect(replies.map((reply) => [reply.statusCode, reply.json().id])).toEqual(
    Array(2).fill([201, replies[0]?.json().id]),
  );
  expect(await namesOf(clerk)).toEqual([INPUT.name]);
});
