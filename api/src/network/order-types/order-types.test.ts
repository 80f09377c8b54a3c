import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const createManager = (overrides = {}) =>
  build().user({
    ...overrides,
    rules: [
      { model: 'orderType', rule: 'read' },
      { model: 'orderType', rule: 'write' },
      { model: 'orderType', rule: 'delete' },
    ],
  });

test('creates, returns, changes and deletes an order type', async () => {
  const as = portal.as(await createManager());
  const created = await as.post('/order-types', { name: '  Export by sea ', code: 'EXS' });
  expect(created.statusCode).toBe(201);
  expect(created.json()).toMatchObject({
    name: 'Export by sea',
    code: 'EXS',
    createdAt: TEST_NOW,
    actions: ['edit', 'delete'],
  });
  const path = `/order-types/${created.json().id}`;
  expect((await as.patch(path, { name: 'Export' })).json()).toMatchObject({ name: 'Export', code: 'EXS' });
  expect((await as.get(path)).json()).toMatchObject({ name: 'Export', code: 'EXS' });
  expect((await as.delete(path)).json()).toEqual({ id: created.json().id });
  expect((await as.get(path)).statusCode).toBe(404);
});

test('searches from three letters, sorts and pages', async () => {
  const user = await createManager({ organizationId: (await build().organization()).id });
  for (const [name, code] of [
    ['Zinc', 'ZN'],
    ['Tea', 'T_1'],
    ['Teak', 'T%2'],
  ])
    await build().orderType({ name, code, organizationId: user.organizationId });
  const list = async (query: string) => {
    const { items, ...range } = (await portal.as(user).get(`/order-types?${query}`)).json();
    return { names: items.map(({ name }: { name: string }) => name), ...range };
  };
  expect(await list('search=tea&sort=-name')).toEqual({ names: ['Teak', 'Tea'], total: 2, page: 1, limit: 20 });
  expect(await list('search=te')).toMatchObject({ total: 3 });
  expect((await list(`search=${encodeURIComponent('t%2')}`)).names).toEqual(['Teak']);
  expect(await list('sort=name&limit=2&page=2')).toEqual({ names: ['Zinc'], total: 3, page: 2, limit: 2 });
});

test('rejects a duplicate code in an organization, case-insensitive', async () => {
  const user = await createManager();
  await build().orderType({ code: 'DUP', organizationId: user.organizationId });
  const free = await build().orderType({ code: 'FREE', organizationId: user.organizationId });
  const takenError = { code: 'alreadyExists', message: 'Order type with same code already exist' };
  const duplicate = await portal.as(user).post('/order-types', { name: 'Again', code: 'dup' });
  expect(duplicate.statusCode).toBe(422);
  expect(duplicate.json().fields).toEqual({ code: takenError });
  expect((await portal.as(user).patch(`/order-types/${free.id}`, { code: 'Dup' })).json().fields).toEqual({
    code: takenError,
  });
  const other = await build().organization();
  await build().orderType({ code: 'DUP', organizationId: other.id });
});

test('reports invalid fields', async () => {
  const as = portal.as(await createManager());
  expect((await as.post('/order-types', { name: ' ', code: 'x'.repeat(21) })).json().fields).toEqual({
    name: { code: 'required', message: 'Field is required' },
    code: { code: 'max', message: 'Max 20 symbols', params: { max: 20 } },
  });
  expect((await as.get('/order-types?sort=secret')).statusCode).toBe(422);
  expect((await as.get('/order-types/17')).json().fields).toHaveProperty('id.message', 'Invalid UUID');
});

test('does not delete an order type in use and lists its orders', async () => {
  const user = await createManager();
  const { organizationId } = user;
  const type = await build().orderType({ organizationId });
  for (const number of ['A-1', 'A-2', 'A-3', 'A-4'])
    await build().order({ organizationId, orderTypeId: type.id, number });
  const reply = await portal.as(user).delete(`/order-types/${type.id}`);
  expect(reply.json()).toEqual({
    statusCode: 409,
    code: 'orderTypeInUse',
    message: 'Used by 4 orders: A-1, A-2, A-3…',
    params: { count: 4, numbers: ['A-1', 'A-2', 'A-3'] },
  });
});

test('requires rules, and lists types for users who read orders', async () => {
  const type = await build().orderType();
  const path = `/order-types/${type.id}`;
  const reader = portal.as(await build().user({ rules: [{ model: 'orderType', rule: 'read' }] }));
  const planner = portal.as(await build().user({ rules: [{ model: 'order', rule: 'read' }] }));
  const withoutRule = portal.as(await build().user({ rules: 'withoutOrders' }));
  expect((await reader.get(path)).json().actions).toEqual([]);
  expect((await planner.get('/order-types')).statusCode).toBe(200);
  const body = { name: 'n', code: 'c' };
  const rejected = [
    withoutRule.get('/order-types'),
    withoutRule.get(path),
    reader.post('/order-types', body),
    reader.patch(path, body),
    reader.delete(path),
    planner.post('/order-types', body),
  ];
  expect((await Promise.all(rejected)).map(({ statusCode }) => statusCode)).toEqual(rejected.map(() => 403));
});

test('hides order types of other organizations', async () => {
  const ofOtherOrganization = await build().orderType({ organizationId: (await build().organization()).id });
  const as = portal.as(await createManager());
  const path = `/order-types/${ofOtherOrganization.id}`;
  const replies = await Promise.all([as.get(path), as.patch(path, { name: 'Mine' }), as.delete(path)]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect((await as.get('/order-types?limit=9999')).json().items.map(({ id }: { id: string }) => id)).not.toContain(
    ofOtherOrganization.id,
  );
});
