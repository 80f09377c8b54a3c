import type { Role, Rule } from 'shared-contracts/values/access';
import { given as builders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const given = () => builders(portal.db, TEST_NOW);
const KEEPER: Rule[] = (['read', 'write', 'delete'] as const).map((rule) => ({ model: 'user', rule }));
const ORDERS: Rule[] = [{ model: 'order', rule: 'write' }];

/** Who tries, in an organization with a user, one who may more, an admin, and root; and a stranger elsewhere. */
async function office(type: '1pl' | '3pl' = '1pl') {
  const organizationId = (await given().organization({ type })).id;
  const one = (role: Role, rules: Rule[] = []) => given().user({ organizationId, role, rules });
  return {
    organizationId,
    reader: await one('user', KEEPER.slice(0, 1)),
    keeper: await one('user', KEEPER),
    admin: await one('admin', [...KEEPER, ...ORDERS]),
    bareAdmin: await one('admin', KEEPER),
    bare: await one('user'),
    root: await given().user({ role: 'root' }),
    user: await one('user'),
    mighty: await one('user', ORDERS),
    otherAdmin: await one('admin', KEEPER),
    otherRoot: await one('root'),
    stranger: await given().user({ organizationId: (await given().organization()).id }),
  };
}
type Name = Exclude<keyof Awaited<ReturnType<typeof office>>, 'organizationId'>;

const told = (reply: { statusCode: number; json: () => { code?: string } }) =>
  reply.statusCode < 300 ? 'done' : `${reply.statusCode} ${reply.json().code}`;
const grant = { rules: ORDERS };

/** The whole table: who, whom, what, and what comes of it. */
const TABLE: [Name, Name, object | 'delete', string][] = [
  ['bare', 'user', { language: 'it' }, '403 forbidden'],
  ['reader', 'user', { language: 'it' }, '403 forbidden'],
  ['reader', 'user', 'delete', '403 forbidden'],
  ['keeper', 'user', { language: 'it' }, 'done'],
  ['keeper', 'user', { status: 2 }, 'done'],
  ['keeper', 'user', { password: 'secret' }, 'done'],
  ['keeper', 'user', 'delete', 'done'],
  ['keeper', 'user', { rules: KEEPER }, 'done'],
  ['keeper', 'user', grant, '403 ruleNotHeld'],
  ['keeper', 'user', { role: 'admin' }, '403 roleOutOfReach'],
  ['keeper', 'user', { role: 'root' }, '403 roleOutOfReach'],
  ['keeper', 'mighty', { password: 'secret' }, '403 holdsMore'],
  ['keeper', 'mighty', { email: 'mine@consign.example' }, '403 holdsMore'],
  ['keeper', 'mighty', { rules: [...KEEPER, ...ORDERS] }, 'done'],
  ['keeper', 'mighty', { status: 2 }, 'done'],
  ['keeper', 'admin', { language: 'it' }, '403 outOfReach'],
  ['keeper', 'admin', { status: 2 }, '403 outOfReach'],
  ['keeper', 'admin', 'delete', '403 outOfReach'],
  ['keeper', 'otherRoot', { language: 'it' }, '403 outOfReach'],
  ['keeper', 'stranger', { language: 'it' }, '404 notFound'],
  ['keeper', 'stranger', 'delete', '404 notFound'],
  ['keeper', 'keeper', { language: 'it' }, 'done'],
  ['keeper', 'keeper', { rules: KEEPER }, 'done'],
  ['keeper', 'keeper', { rules: [] }, '403 ownAccess'],
  ['keeper', 'keeper', grant, '403 ownAccess'],
  ['keeper', 'keeper', { status: 2 }, '403 ownAccess'],
  ['keeper', 'keeper', { password: 'secret' }, '403 ownCredentials'],
  ['keeper', 'keeper', 'delete', '403 ownAccount'],
  ['admin', 'user', grant, 'done'],
  ['admin', 'user', { role: 'admin' }, 'done'],
  ['admin', 'user', { role: 'root' }, '403 roleOutOfReach'],
  ['admin', 'mighty', { password: 'secret' }, 'done'],
  ['admin', 'otherAdmin', { role: 'user' }, 'done'],
  ['admin', 'otherAdmin', 'delete', 'done'],
  ['admin', 'otherRoot', { status: 2 }, '403 outOfReach'],
  ['admin', 'otherRoot', 'delete', '403 outOfReach'],
  ['admin', 'admin', { role: 'user' }, '403 ownAccess'],
  ['admin', 'admin', 'delete', '403 ownAccount'],
  ['bareAdmin', 'admin', { password: 'secret' }, '403 holdsMore'],
  ['bareAdmin', 'user', grant, '403 ruleNotHeld'],
  ['root', 'otherRoot', { language: 'it' }, 'done'],
  ['root', 'otherRoot', { role: 'user' }, 'done'],
  ['root', 'user', { role: 'root' }, 'done'],
  ['root', 'stranger', grant, 'done'],
  ['root', 'stranger', { status: 2 }, 'done'],
  ['root', 'root', { role: 'admin' }, '403 ownAccess'],
  ['root', 'root', { password: 'secret' }, '403 ownCredentials'],
  ['root', 'root', 'delete', '403 ownAccount'],
  ['root', 'admin', 'delete', 'done'],
];

test.each(TABLE)('%s → %s: %j is %s', async (who, whom, what, expected) => {
  const people = await office();
  const path = `/users/${people[whom].id}`;
  const as = portal.as(people[who]);
  const before = await portal.db.selectFrom('users').selectAll().where('id', '=', people[whom].id).executeTakeFirst();
  expect(told(await (what === 'delete' ? as.delete(path) : as.patch(path, what)))).toBe(expected);
  const after = await portal.db.selectFrom('users').selectAll().where('id', '=', people[whom].id).executeTakeFirst();
  expect(expected === 'done' || JSON.stringify(after) === JSON.stringify(before)).toBe(true);
});

test('whoever works for a 3PL grants any rule, but no role', async () => {
  const people = await office('3pl');
  const as = portal.as(people.bare);
  expect(told(await as.patch(`/users/${people.user.id}`, { rules: [{ model: 'geo', rule: 'delete' }] }))).toBe('done');
  expect(told(await as.patch(`/users/${people.user.id}`, { role: 'admin' }))).toBe('403 roleOutOfReach');
  expect(told(await as.patch(`/users/${people.bare.id}`, { rules: [{ model: 'geo', rule: 'delete' }] }))).toBe(
    '403 ownAccess',
  );
  expect(told(await as.patch(`/users/${people.admin.id}`, { language: 'it' }))).toBe('403 outOfReach');
});

test('nobody makes a user who may more than they, nor in another organization', async () => {
  const people = await office();
  const { timezoneId } = people.user;
  const make = async (by: Name, more: object) =>
    told(
      await portal.as(people[by]).post('/users', { login: 'made', email: 'made@consign.example', timezoneId, ...more }),
    );
  const organizationId = people.stranger.organizationId;
  expect(
    await Promise.all([
      make('reader', {}),
      make('keeper', grant),
      make('keeper', { role: 'admin' }),
      make('admin', { role: 'root' }),
      make('admin', { organizationId }),
    ]),
  ).toEqual(['403 forbidden', '403 ruleNotHeld', '403 roleOutOfReach', '403 roleOutOfReach', '422 invalid']);
  expect(await make('root', { organizationId, role: 'admin', ...grant })).toBe('done');
  const made = await portal.db
    .selectFrom('users')
    .select(['organizationId', 'role'])
    .where('login', '=', 'made')
    .executeTakeFirst();
  expect(made).toEqual({ organizationId, role: 'admin' });
});

test('a refusal names the field', async () => {
  const people = await office();
  const { fields } = (await portal.as(people.keeper).patch(`/users/${people.user.id}`, grant)).json();
  expect(fields).toEqual({ rules: { code: 'ruleNotHeld', message: 'Nobody grants a rule they do not hold' } });
});

describe('an organization keeps an admin', () => {
  const LAST = { statusCode: 409, code: 'lastAdmin', message: 'An organization keeps at least one active admin' };
  const twoAdmins = async () => {
    const organizationId = (await given().organization()).id;
    return Promise.all([0, 1].map(() => given().user({ organizationId, role: 'admin', rules: KEEPER })));
  };
  const adminsOf = (organizationId = '') =>
    portal.db
      .selectFrom('users')
      .select('id')
      .where('organizationId', '=', organizationId)
      .where('role', '=', 'admin')
      .where('status', '=', 1)
      .execute();

  test('even against root', async () => {
    const root = portal.as(await given().user({ role: 'root' }));
    const admin = await given().user({ organizationId: (await given().organization()).id, role: 'admin' });
    expect((await root.delete(`/users/${admin.id}`)).json()).toMatchObject(LAST);
    expect((await root.patch(`/users/${admin.id}`, { role: 'user' })).json()).toMatchObject(LAST);
    expect((await root.patch(`/users/${admin.id}`, { status: 2 })).statusCode).toBe(200);
  });

  test.each([
    ['delete', undefined],
    ['block', { status: 2 }],
    ['demote', { role: 'user' }],
  ])('when two %s each other at once', async (_what, change) => {
    const [one, other] = await twoAdmins();
    if (!one || !other) throw new Error('two admins are needed');
    const against = (by: { id: string }, whom: { id: string }) =>
      change ? portal.as(by).patch(`/users/${whom.id}`, change) : portal.as(by).delete(`/users/${whom.id}`);
    const replies = await Promise.all([against(one, other), against(other, one)]);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await adminsOf(one.organizationId)).toHaveLength(1);
  });
});
