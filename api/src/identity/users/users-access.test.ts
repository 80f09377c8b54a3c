import type { Role, Rule } from 'shared-contracts/values/identity/access';
import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const USER_MANAGER: Rule[] = (['read', 'write', 'delete'] as const).map((rule) => ({ model: 'user', rule }));
const ORDER_RULES: Rule[] = [{ model: 'order', rule: 'write' }];

/** An organization with users of different rights, root, and a user of another organization. */
async function createPeople(type: '1pl' | '3pl' | '4pl' = '1pl') {
  const organizationId = (await build().organization({ type })).id;
  const createMember = (role: Role, rules: Rule[] = []) => build().user({ organizationId, role, rules });
  return {
    organizationId,
    reader: await createMember('user', USER_MANAGER.slice(0, 1)),
    manager: await createMember('user', USER_MANAGER),
    admin: await createMember('admin', [...USER_MANAGER, ...ORDER_RULES]),
    adminWithoutOrders: await createMember('admin', USER_MANAGER),
    plain: await createMember('user'),
    root: await build().user({ role: 'root' }),
    user: await createMember('user'),
    privileged: await createMember('user', ORDER_RULES),
    otherAdmin: await createMember('admin', USER_MANAGER),
    otherRoot: await createMember('root'),
    otherOrganizationUser: await build().user({ organizationId: (await build().organization()).id }),
  };
}
type Name = Exclude<keyof Awaited<ReturnType<typeof createPeople>>, 'organizationId'>;

const outcomeOf = (reply: { statusCode: number; json: () => { code?: string } }) =>
  reply.statusCode < 300 ? 'done' : `${reply.statusCode} ${reply.json().code}`;
const grantOrders = { rules: ORDER_RULES };

/** Actor, target, change and expected outcome. */
const CASES: [Name, Name, object | 'delete', string][] = [
  ['plain', 'user', { language: 'it' }, '403 forbidden'],
  ['reader', 'user', { language: 'it' }, '403 forbidden'],
  ['reader', 'user', 'delete', '403 forbidden'],
  ['manager', 'user', { language: 'it' }, 'done'],
  ['manager', 'user', { status: 2 }, 'done'],
  ['manager', 'user', { password: 'quiet-harbour' }, 'done'],
  ['manager', 'user', 'delete', 'done'],
  ['manager', 'user', { rules: USER_MANAGER }, 'done'],
  ['manager', 'user', grantOrders, '403 ruleNotHeld'],
  ['manager', 'user', { role: 'admin' }, '403 roleOutOfReach'],
  ['manager', 'user', { role: 'root' }, '403 roleOutOfReach'],
  ['manager', 'privileged', { password: 'quiet-harbour' }, '403 holdsMore'],
  ['manager', 'privileged', { email: 'mine@consign.example' }, '403 holdsMore'],
  ['manager', 'privileged', { rules: [...USER_MANAGER, ...ORDER_RULES] }, 'done'],
  ['manager', 'privileged', { status: 2 }, 'done'],
  ['manager', 'admin', { language: 'it' }, '403 outOfReach'],
  ['manager', 'admin', { status: 2 }, '403 outOfReach'],
  ['manager', 'admin', 'delete', '403 outOfReach'],
  ['manager', 'otherRoot', { language: 'it' }, '403 outOfReach'],
  ['manager', 'otherOrganizationUser', { language: 'it' }, '404 notFound'],
  ['manager', 'otherOrganizationUser', 'delete', '404 notFound'],
  ['manager', 'manager', { language: 'it' }, 'done'],
  ['manager', 'manager', { rules: USER_MANAGER }, 'done'],
  ['manager', 'manager', { rules: [] }, '403 ownAccess'],
  ['manager', 'manager', grantOrders, '403 ownAccess'],
  ['manager', 'manager', { status: 2 }, '403 ownAccess'],
  ['manager', 'manager', { password: 'quiet-harbour' }, '403 ownCredentials'],
  ['manager', 'manager', 'delete', '403 ownAccount'],
  ['admin', 'user', grantOrders, 'done'],
  ['admin', 'user', { role: 'admin' }, 'done'],
  ['admin', 'user', { role: 'root' }, '403 roleOutOfReach'],
  ['admin', 'privileged', { password: 'quiet-harbour' }, 'done'],
  ['admin', 'otherAdmin', { role: 'user' }, 'done'],
  ['admin', 'otherAdmin', 'delete', 'done'],
  ['admin', 'otherRoot', { status: 2 }, '403 outOfReach'],
  ['admin', 'otherRoot', 'delete', '403 outOfReach'],
  ['admin', 'admin', { role: 'user' }, '403 ownAccess'],
  ['admin', 'admin', 'delete', '403 ownAccount'],
  ['adminWithoutOrders', 'admin', { password: 'quiet-harbour' }, '403 holdsMore'],
  ['adminWithoutOrders', 'user', grantOrders, '403 ruleNotHeld'],
  ['root', 'otherRoot', { language: 'it' }, 'done'],
  ['root', 'otherRoot', { role: 'user' }, 'done'],
  ['root', 'user', { role: 'root' }, 'done'],
  ['root', 'otherOrganizationUser', grantOrders, 'done'],
  ['root', 'otherOrganizationUser', { status: 2 }, 'done'],
  ['root', 'root', { role: 'admin' }, '403 ownAccess'],
  ['root', 'root', { password: 'quiet-harbour' }, '403 ownCredentials'],
  ['root', 'root', 'delete', '403 ownAccount'],
  ['root', 'admin', 'delete', 'done'],
];

test.each(CASES)('%s → %s: %j gives %s', async (actor, target, change, expected) => {
  const people = await createPeople();
  const path = `/users/${people[target].id}`;
  const as = portal.as(people[actor]);
  const before = await portal.db.selectFrom('users').selectAll().where('id', '=', people[target].id).executeTakeFirst();
  expect(outcomeOf(await (change === 'delete' ? as.delete(path) : as.patch(path, change)))).toBe(expected);
  const after = await portal.db.selectFrom('users').selectAll().where('id', '=', people[target].id).executeTakeFirst();
  expect(expected === 'done' || JSON.stringify(after) === JSON.stringify(before)).toBe(true);
});

test.each(['3pl', '4pl'] as const)('lets users of a %s read users, but change them only with rules', async (type) => {
  const people = await createPeople(type);
  const path = `/users/${people.user.id}`;
  const { timezoneId } = people.user;
  const as = (name: Name) => portal.as(people[name]);
  expect(outcomeOf(await as('plain').get('/users'))).toBe('done');
  expect(
    await Promise.all([
      as('plain').patch(path, { language: 'it' }),
      as('plain').patch(path, { status: 2 }),
      as('plain').delete(path),
      as('plain').post('/users', { login: 'made', email: 'made@consign.example', timezoneId }),
    ]).then((replies) => replies.map(outcomeOf)),
  ).toEqual(Array(4).fill('403 forbidden'));
  expect(outcomeOf(await as('manager').patch(path, { rules: [{ model: 'order', rule: 'read' }] }))).toBe(
    '403 ruleNotHeld',
  );
  expect(outcomeOf(await as('manager').patch(path, { rules: USER_MANAGER }))).toBe('done');
  expect(outcomeOf(await as('manager').patch(path, { role: 'admin' }))).toBe('403 roleOutOfReach');
  expect(outcomeOf(await as('admin').patch(`/users/${people.admin.id}`, { rules: ORDER_RULES }))).toBe('403 ownAccess');
});

test('rejects adding a user with more rights or in another organization', async () => {
  const people = await createPeople();
  const { timezoneId } = people.user;
  const add = async (actor: Name, overrides: object) =>
    outcomeOf(
      await portal
        .as(people[actor])
        .post('/users', { login: 'made', email: 'made@consign.example', timezoneId, ...overrides }),
    );
  const organizationId = people.otherOrganizationUser.organizationId;
  expect(
    await Promise.all([
      add('reader', {}),
      add('manager', grantOrders),
      add('manager', { role: 'admin' }),
      add('admin', { role: 'root' }),
      add('admin', { organizationId }),
    ]),
  ).toEqual(['403 forbidden', '403 ruleNotHeld', '403 roleOutOfReach', '403 roleOutOfReach', '422 invalid']);
  expect(await add('root', { organizationId, role: 'admin', ...grantOrders })).toBe('done');
  const created = await portal.db
    .selectFrom('users')
    .select(['organizationId', 'role'])
    .where('login', '=', 'made')
    .executeTakeFirst();
  expect(created).toEqual({ organizationId, role: 'admin' });
});

test('reports the field of an error', async () => {
  const people = await createPeople();
  const { fields } = (await portal.as(people.manager).patch(`/users/${people.user.id}`, grantOrders)).json();
  expect(fields).toEqual({ rules: { code: 'ruleNotHeld', message: "You can't grant a rule you don't have" } });
});

describe('the last admin', () => {
  const LAST_ADMIN = { statusCode: 409, code: 'lastAdmin', message: 'An organization needs at least one active admin' };
  const createTwoAdmins = async () => {
    const organizationId = (await build().organization()).id;
    return Promise.all([0, 1].map(() => build().user({ organizationId, role: 'admin', rules: USER_MANAGER })));
  };
  const listActiveAdmins = (organizationId = '') =>
    portal.db
      .selectFrom('users')
      .select('id')
      .where('organizationId', '=', organizationId)
      .where('role', '=', 'admin')
      .where('status', '=', 1)
      .execute();

  test('cannot be deleted or demoted by root', async () => {
    const root = portal.as(await build().user({ role: 'root' }));
    const admin = await build().user({ organizationId: (await build().organization()).id, role: 'admin' });
    expect((await root.delete(`/users/${admin.id}`)).json()).toMatchObject(LAST_ADMIN);
    expect((await root.patch(`/users/${admin.id}`, { role: 'user' })).json()).toMatchObject(LAST_ADMIN);
    expect((await root.patch(`/users/${admin.id}`, { status: 2 })).statusCode).toBe(200);
  });

  test.each([
    ['delete', undefined],
    ['block', { status: 2 }],
    ['demote', { role: 'user' }],
  ])('remains when two admins %s each other at once', async (_action, change) => {
    const [first, second] = await createTwoAdmins();
    if (!first || !second) throw new Error('two admins are needed');
    const changeUser = (actor: { id: string }, target: { id: string }) =>
      change ? portal.as(actor).patch(`/users/${target.id}`, change) : portal.as(actor).delete(`/users/${target.id}`);
    const replies = await Promise.all([changeUser(first, second), changeUser(second, first)]);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await listActiveAdmins(first.organizationId)).toHaveLength(1);
  });
});

describe('the break-glass administrator', () => {
  const BREAK_GLASS = { statusCode: 409, code: 'breakGlassAdmin' };

  async function setUp(isEnforced: boolean) {
    const organizationId = (await build().organization()).id;
    const admin = () => build().user({ organizationId, role: 'admin', rules: USER_MANAGER });
    const [breakGlass, colleague] = [await admin(), await admin()];
    await portal.db
      .insertInto('identityProviders')
      .values({
        organizationId,
        name: 'Okta',
        issuer: 'https://okta.example',
        clientId: 'consign',
        clientSecret: '',
        trustsEmail: false,
        createsUsers: false,
        defaultRules: '[]',
        groupsClaim: null,
        groupRules: '[]',
        syncsRules: false,
        isEnforced,
        breakGlassUserId: breakGlass.id,
        createdBy: null,
        createdAt: TEST_NOW,
      })
      .execute();
    return { path: `/users/${breakGlass.id}`, as: portal.as(colleague) };
  }

  test('cannot be blocked, demoted or deleted while single sign-on is enforced', async () => {
    const { path, as } = await setUp(true);
    expect((await as.patch(path, { status: 2 })).json()).toMatchObject(BREAK_GLASS);
    expect((await as.patch(path, { role: 'user' })).json()).toMatchObject(BREAK_GLASS);
    expect((await as.delete(path)).json()).toMatchObject(BREAK_GLASS);
    expect((await as.patch(path, { language: 'it' })).statusCode).toBe(200);
    const root = portal.as(await build().user({ role: 'root' }));
    expect((await root.patch(path, { role: 'user' })).json()).toMatchObject(BREAK_GLASS);
    expect((await root.patch(path, { status: 2 })).statusCode).toBe(200);
  });

  test('is an administrator like others while it is not', async () => {
    const { path, as } = await setUp(false);
    expect((await as.patch(path, { status: 2 })).statusCode).toBe(200);
    expect((await as.delete(path)).statusCode).toBe(200);
  });
});
