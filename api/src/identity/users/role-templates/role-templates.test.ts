import { ACTIONS, MODELS } from 'shared-contracts/values/identity/access';
import { createBuilders } from '../../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const USER_RULES = (['read', 'write'] as const).map((rule) => ({ model: 'user' as const, rule }));
const ORDERS = (['read', 'write'] as const).map((rule) => ({ model: 'order' as const, rule }));
const TRIPS = [{ model: 'trip' as const, rule: 'read' as const }];

type Person = Awaited<ReturnType<ReturnType<typeof build>['user']>>;
const createManager = async (overrides = {}) =>
  build().user({
    organizationId: (await build().organization()).id,
    rules: [...USER_RULES, ...ORDERS],
    ...overrides,
  });
const create = (by: Person, name: string, rules: object[] = ORDERS) =>
  portal.as(by).post('/role-templates', { name, rules });
const namesFor = async (by: Person) =>
  (await portal.as(by).get('/role-templates')).json().items.map(({ name }: { name: string }) => name);

test('saves, renames, changes and deletes a template and records it', async () => {
  const manager = await createManager();
  const created = await create(manager, ' Night desk ', [ORDERS[1]!, ORDERS[0]!, ORDERS[1]!]);
  const id: string = created.json().id;
  expect([created.statusCode, created.json()]).toEqual([201, { id, revision: 1, name: 'Night desk', rules: ORDERS }]);
  await create(manager, 'Gate desk');
  expect(await namesFor(manager)).toEqual(['Gate desk', 'Night desk']);

  const by = portal.as(manager, { 'if-match': '"1"' });
  const changed = await by.patch(`/role-templates/${id}`, { name: 'Evening desk', rules: [ORDERS[0]] });
  expect(changed.json()).toEqual({ id, revision: 2, name: 'Evening desk', rules: [ORDERS[0]] });
  const stale = await by.patch(`/role-templates/${id}`, { name: 'Later desk' });
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'changedMeanwhile']);
  expect((await portal.as(manager).delete(`/role-templates/${id}`)).json()).toEqual({ id });
  expect(await namesFor(manager)).toEqual(['Gate desk']);
  const entries = await portal.db
    .selectFrom('timelineEntries')
    .select(['event', 'userId', 'changes'])
    .where('subject', '=', 'roleTemplate')
    .where('subjectId', '=', id)
    .orderBy('position')
    .execute();
  expect(entries.map(({ event, userId }) => [event, userId])).toEqual([
    ['created', manager.id],
    ['updated', manager.id],
    ['deleted', manager.id],
  ]);
  expect(entries[1]?.changes).toMatchObject({ name: { from: 'Night desk', to: 'Evening desk' } });
});

test('allows each template name once per organization', async () => {
  const [manager, neighbour] = [await createManager(), await createManager()];
  await create(manager, 'Night desk');
  const second = await create(manager, 'night DESK');
  expect([second.statusCode, second.json().fields]).toEqual([
    422,
    { name: { code: 'alreadyExists', message: 'A template with this name already exists' } },
  ]);
  expect((await create(neighbour, 'Night desk')).statusCode).toBe(201);
  const replies = await Promise.all(['a', 'A'].map((name) => create(manager, name)));
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 422]);
});

test('contains only rules that its author may grant, and existing ones', async () => {
  const manager = await createManager();
  const tooMuch = await create(manager, 'Planner', [...ORDERS, ...TRIPS]);
  expect([tooMuch.statusCode, tooMuch.json().fields]).toMatchObject([403, { rules: { code: 'ruleNotHeld' } }]);
  const admin = await createManager({
    organizationId: manager.organizationId,
    role: 'admin',
    rules: MODELS.flatMap((model) => ACTIONS.map((rule) => ({ model, rule }))),
  });
  const { id } = (await create(admin, 'Planner', TRIPS)).json();
  const path = `/role-templates/${id}`;
  expect((await portal.as(manager).patch(path, { rules: [...TRIPS, ...ORDERS] })).statusCode).toBe(200);
  const vehicles = [{ model: 'vehicle', rule: 'read' }];
  expect((await portal.as(manager).patch(path, { rules: vehicles })).statusCode).toBe(403);
});

test('is visible to users who administer users of its organization', async () => {
  const manager = await createManager();
  const { id } = (await create(manager, 'Night desk')).json();
  const outsider = await createManager();
  const root = await build().user({ role: 'root' });
  const as = portal.as(outsider);
  expect([await namesFor(outsider), await namesFor(root)]).toEqual([[], []]);
  expect((await as.patch(`/role-templates/${id}`, { name: 'Mine' })).statusCode).toBe(404);
  expect((await as.delete(`/role-templates/${id}`)).statusCode).toBe(404);
  const { organizationId } = manager;
  const reader = await build().user({ organizationId, rules: [USER_RULES[0]!] });
  const clerk = await build().user({ organizationId, rules: ORDERS });
  expect(await namesFor(reader)).toEqual(['Night desk']);
  expect([
    (await create(reader, 'Other')).statusCode,
    (await portal.as(clerk).get('/role-templates')).statusCode,
  ]).toEqual([403, 403]);
});

test.each([
  ['name', { name: '  ', rules: ORDERS }],
  ['name', { name: 'x'.repeat(61), rules: ORDERS }],
  ['rules', { name: 'None', rules: [] }],
  ['rules.0.model', { name: 'Odd', rules: [{ model: 'nothing', rule: 'read' }] }],
])('rejects an invalid %s: %j', async (field, input) => {
  const reply = await portal.as(await createManager()).post('/role-templates', input);
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
});

test('limits how many an organization has', async () => {
  const manager = await createManager();
  const { organizationId } = manager;
  const rows = Array.from({ length: 50 }, (_, position) => ({
    organizationId,
    name: `Template ${position}`,
    rules: JSON.stringify(ORDERS),
    createdAt: TEST_NOW,
  }));
  await portal.db.insertInto('roleTemplates').values(rows).execute();
  const reply = await create(manager, 'One more');
  expect([reply.statusCode, reply.json()]).toMatchObject([409, { code: 'tooManyTemplates', params: { max: 50 } }]);
});
