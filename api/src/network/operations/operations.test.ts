import { given as builders } from '../../../demo/builders.ts';
import { openOffice } from '../../orders/testing/office.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const given = () => builders(portal.db, TEST_NOW);
const KEEPS = (['read', 'write', 'delete'] as const).map((rule) => ({ model: 'operation' as const, rule }));

async function stage() {
  const { id: organizationId } = await given().organization();
  const keeper = await given().user({
    organizationId,
    rules: KEEPS,
    contact: { firstName: 'Kay', lastName: 'Keeper' },
  });
  const ann = await given().user({
    organizationId,
    rules: 'approver',
    contact: { firstName: 'Ann', lastName: 'Alwis' },
  });
  const port = await given().location({ organizationId, name: 'Port' });
  return { organizationId, keeper, as: portal.as(keeper), ann: ann.contactId ?? '', kay: keeper.contactId ?? '', port };
}
const named = ({ id }: { id: string }, name: string) => ({ id, name });

test('an operation is made, found, changed, told of and deleted', async () => {
  const { as, ann, kay, port } = await stage();
  const created = await as.post('/operations', {
    name: ' Tea export ',
    approver1Id: ann,
    notificationContactIds: [kay],
    locationIds: [port.id],
  });
  expect(created.statusCode).toBe(201);
  const whole = {
    name: 'Tea export',
    approver1: { id: ann, name: 'Ann Alwis' },
    approver2: null,
    notificationContacts: [{ id: kay, name: 'Kay Keeper' }],
    locations: [named(port, 'Port')],
    createdAt: TEST_NOW,
    actions: ['edit', 'delete'],
    usedBy: { count: 0, numbers: [] },
    waiting: { count: 0, numbers: [] },
  };
  expect(created.json()).toMatchObject(whole);
  const path = `/operations/${created.json().id}`;
  expect((await as.patch(path, { name: 'Tea' })).json()).toMatchObject({ ...whole, name: 'Tea' });
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

test("the list is one's own: searched, sorted, filtered by whoever approves in whichever turn", async () => {
  const { organizationId, as, ann, kay } = await stage();
  const none = { organizationId, approver1Id: null, approver2Id: null };
  await given().operation({ ...none, name: 'Tea export', approver1Id: ann, createdAt: TEST_NOW });
  await given().operation({ ...none, name: 'Import', approver1Id: kay, approver2Id: ann, createdAt: TEST_NOW + 1 });
  await given().operation({ ...none, name: 'Hubs', createdAt: TEST_NOW + 2 });
  await given().operation();
  const list = async (query = '') =>
    (await as.get(`/operations?${query}`)).json().items.map(({ name }: { name: string }) => name);
  expect(await list()).toEqual(['Hubs', 'Import', 'Tea export']);
  expect(await list('sort=-createdAt&limit=2')).toEqual(['Hubs', 'Import']);
  expect(await list(`approverId=${ann}`)).toEqual(['Import', 'Tea export']);
  expect(await list('search=tea')).toEqual(['Tea export']);
  expect((await as.get('/operations?sort=secret')).statusCode).toBe(422);
});

test('named are people who may sign in, approvers only who may write orders; who is there already may stay', async () => {
  const { organizationId, keeper, as, ann, kay, port } = await stage();
  const mute = await given().contact({ organizationId });
  const gone = await given().user({ organizationId, rules: 'approver', contact: {}, status: 2 });
  const foreign = await given().user({ rules: 'approver', contact: {} });
  const elsewhere = await given().location({ organizationId: (await given().organization()).id });
  const codesOf = async (body: object) =>
    Object.entries<{ code: string }>((await as.post('/operations', { name: 'X', ...body })).json().fields).map(
      ([field, { code }]) => `${field} ${code}`,
    );
  expect(await codesOf({ approver1Id: mute.id, approver2Id: gone.contactId })).toEqual([
    'approver1Id noUser',
    'approver2Id noUser',
  ]);
  expect(await codesOf({ approver1Id: kay, notificationContactIds: [kay, mute.id] })).toEqual([
    'approver1Id mayNotApprove',
    'notificationContactIds.1 noUser',
  ]);
  expect(await codesOf({ approver2Id: foreign.contactId, locationIds: [port.id, elsewhere.id] })).toEqual([
    'approver2Id notFound',
    'locationIds.1 notFound',
  ]);
  expect(await codesOf({ name: ' ' })).toEqual(['name required']);

  const kept = await given().operation({ organizationId, approver1Id: mute.id, approver2Id: ann });
  expect((await as.patch(`/operations/${kept.id}`, { name: 'Y', approver1Id: mute.id })).statusCode).toBe(200);
  const people = (await as.get('/operations/people')).json().items;
  expect(people.map(({ name }: { name: string }) => name)).toEqual(['Ann Alwis', 'Kay Keeper']);
  expect((await portal.as(keeper).get('/operations/people?search=keep')).json()).toMatchObject({ total: 1 });
});

test('an operation in use stays, and the orders that use it are named', async () => {
  const { organizationId, as } = await stage();
  const { id } = await given().operation({ organizationId });
  for (const number of ['A-1', 'A-2', 'A-3', 'A-4']) await given().order({ organizationId, operationId: id, number });
  expect((await as.delete(`/operations/${id}`)).json()).toEqual({
    statusCode: 409,
    code: 'operationInUse',
    message: 'Used by 4 orders: A-1, A-2, A-3…',
    params: { count: 4, numbers: ['A-1', 'A-2', 'A-3'] },
  });
  expect((await as.get(`/operations/${id}`)).json().usedBy).toEqual({ count: 4, numbers: ['A-1', 'A-2', 'A-3'] });
});

test('while an order waits, another approver is asked by bell and by mail; one whom nobody could approve keeps its approvers', async () => {
  const { given: make, organizationId, operation, first, second, planner, submitted } = await openOffice(portal);
  const as = portal.as(await make.user({ organizationId, rules: KEEPS }));
  const third = await make.user({ organizationId, rules: 'approver', contact: { email: 'third@x.example' } });
  const { id, number } = await submitted();
  const path = `/operations/${operation.id}`;
  const bell = async (user: { id: string }) =>
    (await portal.as(user).get('/notifications'))
      .json()
      .items.map(({ kind, isRead }: { kind: string; isRead: boolean }) => `${kind} ${isRead ? 'read' : 'new'}`);

  expect((await as.get(path)).json().waiting).toEqual({ count: 1, numbers: [number] });
  const stuck = await as.patch(path, { approver1Id: null, approver2Id: null });
  expect(stuck.json()).toMatchObject({
    statusCode: 409,
    code: 'ordersWait',
    message: `Nobody could approve 1 waiting order: ${number}`,
    params: { count: 1, numbers: [number] },
  });

  expect((await as.patch(path, { approver1Id: third.contactId })).statusCode).toBe(200);
  expect([await bell(first), await bell(third)]).toEqual([['approvalWaiting read'], ['approvalWaiting new']]);
  const letters = await portal.db
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', 'third@x.example')
    .execute();
  expect(letters.map(({ subject }) => subject).join()).toContain(number);
  expect((await portal.as(first).patch(`/orders/${id}/approve`, {})).statusCode).toBe(403);
  expect((await portal.as(third).patch(`/orders/${id}/approve`, {})).json().stage).toBe('pending2ndValidation');
  expect((await as.patch(path, { approver1Id: second.contactId, approver2Id: third.contactId })).json().code).toBe(
    'ordersWait',
  );
  expect((await as.patch(path, { notificationContactIds: [third.contactId] })).statusCode).toBe(200);
  await portal.as(second).patch(`/orders/${id}/approve`, {});
  expect([await bell(third), await bell(planner)]).toEqual([
    ['orderStage new', 'approvalWaiting read'],
    ['orderStage new'],
  ]);
});

test("each call needs its rule, and another organization's operation is not found", async () => {
  const { organizationId, as } = await stage();
  const { id } = await given().operation({ organizationId });
  const foreign = `/operations/${(await given().operation({ organizationId: (await given().organization()).id })).id}`;
  const reader = portal.as(await given().user({ organizationId, rules: [{ model: 'operation', rule: 'read' }] }));
  const planner = portal.as(await given().user({ organizationId, rules: [{ model: 'order', rule: 'write' }] }));
  const path = `/operations/${id}`;
  expect((await reader.get(path)).json().actions).toEqual([]);
  expect((await planner.get('/operations')).statusCode).toBe(200);
  const refused = [
    reader.post('/operations', { name: 'n' }),
    reader.patch(path, { name: 'n' }),
    reader.delete(path),
    planner.get('/operations/people'),
    planner.get(path),
    planner.get(`${path}/timeline`),
  ];
  expect((await Promise.all(refused)).map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 403));
  const hidden = [as.get(foreign), as.get(`${foreign}/timeline`), as.patch(foreign, { name: 'n' }), as.delete(foreign)];
  expect((await Promise.all(hidden)).map(({ statusCode }) => statusCode)).toEqual(hidden.map(() => 404));
});
