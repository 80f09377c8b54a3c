import { given as builders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const given = () => builders(portal.db, TEST_NOW);
const keeper = (more = {}) =>
  given().user({
    ...more,
    rules: [
      { model: 'orderType', rule: 'read' },
      { model: 'orderType', rule: 'write' },
      { model: 'orderType', rule: 'delete' },
    ],
  });

test('an order type is made, found, changed and deleted', async () => {
  const as = portal.as(await keeper());
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

test('the list searches from three letters on, sorts and pages', async () => {
  const user = await keeper({ organizationId: (await given().organization()).id });
  for (const [name, code] of [
    ['Zinc', 'ZN'],
    ['Tea', 'T_1'],
    ['Teak', 'T%2'],
  ])
    await given().orderType({ name, code, organizationId: user.organizationId });
  const list = async (query: string) => {
    const { items, ...range } = (await portal.as(user).get(`/order-types?${query}`)).json();
    return { names: items.map(({ name }: { name: string }) => name), ...range };
  };
  expect(await list('search=tea&sort=-name')).toEqual({ names: ['Teak', 'Tea'], total: 2, page: 1, limit: 20 });
  expect(await list('search=te')).toMatchObject({ total: 3 });
  expect((await list(`search=${encodeURIComponent('t%2')}`)).names).toEqual(['Teak']);
  expect(await list('sort=name&limit=2&page=2')).toEqual({ names: ['Zinc'], total: 3, page: 2, limit: 2 });
});

test('a code is there once in an organization, in whatever case', async () => {
  const user = await keeper();
  await given().orderType({ code: 'DUP', organizationId: user.organizationId });
  const free = await given().orderType({ code: 'FREE', organizationId: user.organizationId });
  const taken = { code: 'alreadyExists', message: 'Order type with same code already exist' };
  const again = await portal.as(user).post('/order-types', { name: 'Again', code: 'dup' });
  expect(again.statusCode).toBe(422);
  expect(again.json().fields).toEqual({ code: taken });
  expect((await portal.as(user).patch(`/order-types/${free.id}`, { code: 'Dup' })).json().fields).toEqual({
    code: taken,
  });
  const other = await given().organization();
  await given().orderType({ code: 'DUP', organizationId: other.id });
});

test('bad input names the field', async () => {
  const as = portal.as(await keeper());
  expect((await as.post('/order-types', { name: ' ', code: 'x'.repeat(21) })).json().fields).toEqual({
    name: { code: 'required', message: 'Field is required' },
    code: { code: 'max', message: 'Max 20 symbols', params: { max: 20 } },
  });
  expect((await as.get('/order-types?sort=secret')).statusCode).toBe(422);
  expect((await as.get('/order-types/17')).json().fields).toHaveProperty('id.message', 'Invalid UUID');
});

test('a type in use stays, and the orders that use it are named', async () => {
  const user = await keeper();
  const { organizationId } = user;
  const type = await given().orderType({ organizationId });
  for (const number of ['A-1', 'A-2', 'A-3', 'A-4'])
    await given().order({ organizationId, orderTypeId: type.id, number });
  const reply = await portal.as(user).delete(`/order-types/${type.id}`);
  expect(reply.json()).toEqual({
    statusCode: 409,
    code: 'orderTypeInUse',
    message: 'Used by 4 orders: A-1, A-2, A-3…',
    params: { count: 4, numbers: ['A-1', 'A-2', 'A-3'] },
  });
});

test('each call needs its rule; who sees orders may choose a type', async () => {
  const type = await given().orderType();
  const path = `/order-types/${type.id}`;
  const reader = portal.as(await given().user({ rules: [{ model: 'orderType', rule: 'read' }] }));
  const planner = portal.as(await given().user({ rules: [{ model: 'order', rule: 'read' }] }));
  const stranger = portal.as(await given().user({ rules: 'withoutOrders' }));
  expect((await reader.get(path)).json().actions).toEqual([]);
  expect((await planner.get('/order-types')).statusCode).toBe(200);
  const body = { name: 'n', code: 'c' };
  const refused = [
    stranger.get('/order-types'),
    stranger.get(path),
    reader.post('/order-types', body),
    reader.patch(path, body),
    reader.delete(path),
    planner.post('/order-types', body),
  ];
  expect((await Promise.all(refused)).map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 403));
});

test("another organization's order type is not found", async () => {
  const foreign = await given().orderType({ organizationId: (await given().organization()).id });
  const as = portal.as(await keeper());
  const path = `/order-types/${foreign.id}`;
  const replies = await Promise.all([as.get(path), as.patch(path, { name: 'Mine' }), as.delete(path)]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect((await as.get('/order-types?limit=9999')).json().items.map(({ id }: { id: string }) => id)).not.toContain(
    foreign.id,
  );
});
