import { createBuilders } from '../../../demo/builders.ts';
import { openOffice } from '../../orders/testing/office.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const OPERATION_RULES = (['read', 'write', 'delete'] as const).map((rule) => ({ model: 'operation' as const, rule }));

async function setUp() {
  const { id: organizationId } = await build().organization();
  const manager = await build().user({
    organizationId,
    rules: OPERATION_RULES,
    contact: { firstName: 'Kay', lastName: 'Keeper' },
  });
  const ann = await build().user({
    organizationId,
    rules: 'approver',
    contact: { firstName: 'Ann', lastName: 'Alwis' },
  });
  const port = await build().location({ organizationId, name: 'Port' });
  return {
    organizationId,
    manager,
    as: portal.as(manager),
    ann: ann.contactId ?? '',
    kay: manager.contactId ?? '',
    port,
  };
}
const reference = ({ id }: { id: string }, name: string) => ({ id, name });

test('creates, returns, changes, records and deletes an operation', async () => {
  const { as, ann, kay, port } = await setUp();
  const created = await as.post('/operations', {
    name: ' Tea export ',
    approver1Id: ann,
    notificationContactIds: [kay],
    locationIds: [port.id],
  });
  expect(created.statusCode).toBe(201);
  const expected = {
    name: 'Tea export',
    approver1: { id: ann, name: 'Ann Alwis' },
    approver2: null,
    notificationContacts: [{ id: kay, name: 'Kay Keeper' }],
    locations: [reference(port, 'Port')],
    createdAt: TEST_NOW,
    actions: ['edit', 'delete'],
    usedBy: { count: 0, numbers: [] },
    waiting: { count: 0, numbers: [] },
  };
  expect(created.json()).toMatchObject(expected);
  const path = `/operations/${created.json().id}`;
  expect((await as.patch(path, { name: 'Tea' })).json()).toMatchObject({ ...expected, name: 'Tea' });
  expect(
    (await as.patch(path, { approver1Id: null, notificationContactIds: [], locationIds: [] })).json(),
  ).toMatchObject({ approver1: null, notificationContacts: [], locations: [] });
  expect((await as.get(path)).json()).toMatchObject({ name: 'Tea', approver1: null });
  expect((await as.get(`${path}/timeline`)).json().items.map(({ event }: { event: string }) => event)).toEqual([
    'created',
    'updated',
    'updated',
  ]);
  const { changes } = await portal.db
    .selectFrom('timelineEntries')
    .select('changes')
    .where('subjectId', '=', created.json().id)
    .where('event', '=', 'created')
    .executeTakeFirstOrThrow();
  expect(changes).toMatchObject({
    name: { to: 'Tea export' },
    approver1: { to: 'Ann Alwis' },
    notificationContacts: { to: ['Kay Keeper'] },
    locations: { to: ['Port'] },
  });
  expect((await as.delete(path)).json()).toEqual({ id: created.json().id });
  expect((await as.get(path)).statusCode).toBe(404);
});

test("lists the organization's operations, searched, sorted and filtered by approver", async () => {
  const { organizationId, as, ann, kay } = await setUp();
  const none = { organizationId, approver1Id: null, approver2Id: null };
  await build().operation({ ...none, name: 'Tea export', approver1Id: ann, createdAt: TEST_NOW });
  await build().operation({ ...none, name: 'Import', approver1Id: kay, approver2Id: ann, createdAt: TEST_NOW + 1 });
  await build().operation({ ...none, name: 'Hubs', createdAt: TEST_NOW + 2 });
  await build().operation();
  const list = async (query = '') =>
    (await as.get(`/operations?${query}`)).json().items.map(({ name }: { name: string }) => name);
  expect(await list()).toEqual(['Hubs', 'Import', 'Tea export']);
  expect(await list('sort=-createdAt&limit=2')).toEqual(['Hubs', 'Import']);
  expect(await list(`approverId=${ann}`)).toEqual(['Import', 'Tea export']);
  expect(await list('search=tea')).toEqual(['Tea export']);
  expect((await as.get('/operations?sort=secret')).statusCode).toBe(422);
});

test('requires people with an active user, and approvers who may write orders, unless they were set before', async () => {
  const { organizationId, manager, as, ann, kay, port } = await setUp();
  const withoutUser = await build().contact({ organizationId });
  const blocked = await build().user({ organizationId, rules: 'approver', contact: {}, status: 2 });
  const ofOtherOrganization = await build().user({ rules: 'approver', contact: {} });
  const otherLocation = await build().location({ organizationId: (await build().organization()).id });
  const codesOf = async (body: object) =>
    Object.entries<{ code: string }>((await as.post('/operations', { name: 'X', ...body })).json().fields).map(
      ([field, { code }]) => `${field} ${code}`,
    );
  expect(await codesOf({ approver1Id: withoutUser.id, approver2Id: blocked.contactId })).toEqual([
    'approver1Id noUser',
    'approver2Id noUser',
  ]);
  expect(await codesOf({ approver1Id: kay, notificationContactIds: [kay, withoutUser.id] })).toEqual([
    'approver1Id mayNotApprove',
    'notificationContactIds.1 noUser',
  ]);
  expect(
    await codesOf({ approver2Id: ofOtherOrganization.contactId, locationIds: [port.id, otherLocation.id] }),
  ).toEqual(['approver2Id notFound', 'locationIds.1 notFound']);
  expect(await codesOf({ name: ' ' })).toEqual(['name required']);

  const existing = await build().operation({ organizationId, approver1Id: withoutUser.id, approver2Id: ann });
  expect((await as.patch(`/operations/${existing.id}`, { name: 'Y', approver1Id: withoutUser.id })).statusCode).toBe(
    200,
  );
  const people = (await as.get('/operations/people')).json().items;
  expect(people.map(({ name }: { name: string }) => name)).toEqual(['Ann Alwis', 'Kay Keeper']);
  expect((await portal.as(manager).get('/operations/people?search=keep')).json()).toMatchObject({ total: 1 });
});

test('does not delete an operation in use and lists its orders', async () => {
  const { organizationId, as } = await setUp();
  const { id } = await build().operation({ organizationId });
  for (const number of ['A-1', 'A-2', 'A-3', 'A-4']) await build().order({ organizationId, operationId: id, number });
  expect((await as.delete(`/operations/${id}`)).json()).toEqual({
    statusCode: 409,
    code: 'operationInUse',
    message: 'Used by 4 orders: A-1, A-2, A-3…',
    params: { count: 4, numbers: ['A-1', 'A-2', 'A-3'] },
  });
  expect((await as.get(`/operations/${id}`)).json().usedBy).toEqual({ count: 4, numbers: ['A-1', 'A-2', 'A-3'] });
});

test('notifies a new approver of pending orders and rejects a change without any approver', async () => {
  const { build: make, organizationId, operation, first, second, planner, submitted } = await openOffice(portal);
  const as = portal.as(await make.user({ organizationId, rules: OPERATION_RULES }));
  const third = await make.user({ organizationId, rules: 'approver', contact: { email: 'third@x.example' } });
  const { id, number } = await submitted();
  const path = `/operations/${operation.id}`;
  const notificationsOf = async (user: { id: string }) =>
    (await portal.as(user).get('/notifications'))
      .json()
      .items.map(({ kind, isRead }: { kind: string; isRead: boolean }) => `${kind} ${isRead ? 'read' : 'new'}`);

  expect((await as.get(path)).json().waiting).toEqual({ count: 1, numbers: [number] });
  const rejectedReply = await as.patch(path, { approver1Id: null, approver2Id: null });
  expect(rejectedReply.json()).toMatchObject({
    statusCode: 409,
    code: 'ordersWait',
    message: `Nobody could approve 1 waiting order: ${number}`,
    params: { count: 1, numbers: [number] },
  });

  expect((await as.patch(path, { approver1Id: third.contactId })).statusCode).toBe(200);
  expect([await notificationsOf(first), await notificationsOf(third)]).toEqual([
    ['approvalWaiting read'],
    ['approvalWaiting new'],
  ]);
  const mails = await portal.db
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', 'third@x.example')
    .execute();
  expect(mails.map(({ subject }) => subject).join()).toContain(number);
  expect((await portal.as(first).patch(`/orders/${id}/approve`, {})).statusCode).toBe(403);
  expect((await portal.as(third).patch(`/orders/${id}/approve`, {})).json().stage).toBe('pending2ndValidation');
  expect((await as.patch(path, { approver1Id: second.contactId, approver2Id: third.contactId })).json().code).toBe(
    'ordersWait',
  );
  expect((await as.patch(path, { notificationContactIds: [third.contactId] })).statusCode).toBe(200);
  await portal.as(second).patch(`/orders/${id}/approve`, {});
  expect([await notificationsOf(third), await notificationsOf(planner)]).toEqual([
    ['orderStage new', 'approvalWaiting read'],
    ['orderStage new'],
  ]);
});

test('requires rules and hides operations of other organizations', async () => {
  const { organizationId, as } = await setUp();
  const { id } = await build().operation({ organizationId });
  const ofOtherOrganization = `/operations/${(await build().operation({ organizationId: (await build().organization()).id })).id}`;
  const reader = portal.as(await build().user({ organizationId, rules: [{ model: 'operation', rule: 'read' }] }));
  const planner = portal.as(await build().user({ organizationId, rules: [{ model: 'order', rule: 'write' }] }));
  const path = `/operations/${id}`;
  expect((await reader.get(path)).json().actions).toEqual([]);
  expect((await planner.get('/operations')).statusCode).toBe(200);
  const rejected = [
    reader.post('/operations', { name: 'n' }),
    reader.patch(path, { name: 'n' }),
    reader.delete(path),
    planner.get('/operations/people'),
    planner.get(path),
    planner.get(`${path}/timeline`),
  ];
  expect((await Promise.all(rejected)).map(({ statusCode }) => statusCode)).toEqual(rejected.map(() => 403));
  const hidden = [
    as.get(ofOtherOrganization),
    as.get(`${ofOtherOrganization}/timeline`),
    as.patch(ofOtherOrganization, { name: 'n' }),
    as.delete(ofOtherOrganization),
  ];
  expect((await Promise.all(hidden)).map(({ statusCode }) => statusCode)).toEqual(hidden.map(() => 404));
});
