import { decodeJwt } from 'jose';
import { given as builders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const given = () => builders(portal.db, TEST_NOW);
const HOUR = 3_600;

const rootUser = (more = {}) => given().user({ role: 'root', ...more });
const bearing = (token: string) => portal.as(null, { authorization: `Bearer ${token}` });
const asBy = (by: ReturnType<typeof portal.as>, user: { id: string }) => by.post('/auth/as', { userId: user.id });
const tokenAs = async (by: ReturnType<typeof portal.as>, user: { id: string }): Promise<string> =>
  (await asBy(by, user)).json().token;
const answer = async (token: string) => {
  const reply = await bearing(token).get('/users/rules');
  return [reply.statusCode, reply.json().code];
};

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

test('root signs in as another and the token names both', async () => {
  const [root, user] = [await rootUser(), await given().user({ rules: [{ model: 'order', rule: 'read' }] })];
  const token = await tokenAs(portal.as(root), user);
  expect(decodeJwt(token)).toMatchObject({
    id: user.id,
    login: user.login,
    actor: { id: root.id, login: root.login },
    rules: [{ model: 'order', rule: 'read' }],
  });
  expect(
    await portal.db
      .selectFrom('timelineEntries')
      .select(['subject', 'event', 'userId', 'actorId', 'organizationId'])
      .where('subjectId', '=', user.id)
      .execute(),
  ).toEqual([
    { subject: 'user', event: 'signedInAs', userId: root.id, actorId: null, organizationId: user.organizationId },
  ]);
});

test('what is changed so carries both names', async () => {
  const [root, user] = [await rootUser(), await given().user()];
  const borrowed = bearing(await tokenAs(portal.as(root), user));
  expect((await borrowed.patch('/users/self-update', { units: 'imperial' })).statusCode).toBe(200);
  expect(
    await portal.db
      .selectFrom('timelineEntries')
      .select(['userId', 'actorId', 'changes'])
      .where('subjectId', '=', user.id)
      .where('event', '=', 'updated')
      .execute(),
  ).toEqual([{ userId: user.id, actorId: root.id, changes: { units: { from: 'metric', to: 'imperial' } } }]);
});

test('through another root, the actor stays the first', async () => {
  const [first, second, user] = [await rootUser(), await rootUser(), await given().user()];
  const between = await tokenAs(portal.as(first), second);
  const token = await tokenAs(bearing(between), user);
  expect(decodeJwt(token)).toMatchObject({ id: user.id, actor: { id: first.id } });
  expect(
    await portal.db
      .selectFrom('timelineEntries')
      .select(['userId', 'actorId'])
      .where('subjectId', '=', user.id)
      .execute(),
  ).toEqual([{ userId: second.id, actorId: first.id }]);
  expect((await asBy(bearing(between), first)).json()).toMatchObject({ statusCode: 409, code: 'signInAsSelf' });
  expect((await asBy(bearing(token), second)).statusCode).toBe(403);
});

test.each([
  ['user', '1pl'],
  ['admin', '1pl'],
  ['user', '3pl'],
  ['admin', '4pl'],
  ['admin', '5pl'],
] as const)('%s of a %s may not', async (role, type) => {
  const organizationId = (await given().organization({ type })).id;
  const user = await given().user({ role, organizationId, rules: 'all' });
  expect((await asBy(portal.as(user), await given().user({ organizationId }))).json()).toMatchObject({
    statusCode: 403,
    code: 'forbidden',
  });
});

test('nobody who could not sign in, nor oneself, nor nobody', async () => {
  const root = await rootUser();
  const closed = await given().organization({ status: 2 });
  const registered = await given().organization({ status: 0 });
  const blocked = [
    await given().user({ status: 2 }),
    await given().user({ organizationId: closed.id }),
    await given().user({ organizationId: registered.id }),
  ];
  for (const user of blocked)
    expect((await asBy(portal.as(root), user)).json()).toMatchObject({
      statusCode: 409,
      code: 'userBlocked',
      message: 'The user or their organization is blocked',
    });
  expect((await asBy(portal.as(root), root)).json()).toMatchObject({
    statusCode: 409,
    code: 'signInAsSelf',
    message: 'You cannot sign in as yourself',
  });
  expect((await asBy(portal.as(root), { id: '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10' })).statusCode).toBe(404);
  expect((await asBy(portal.as(root), { id: 'me' })).json().fields).toHaveProperty('userId.message', 'Invalid UUID');
});

test('it lives for twelve hours, and not longer than the session it came from', async () => {
  const [root, other, user] = [await rootUser(), await rootUser(), await given().user()];
  const remembered = (
    await portal.as(null).post('/auth', { login: root.login, password: 'consign', remember: true })
  ).json().token;
  expect(decodeJwt(await tokenAs(bearing(remembered), user)).exp).toBe(TEST_NOW + 12 * HOUR);
  const between = await tokenAs(bearing(remembered), other);
  portal.clock.now += 2 * HOUR;
  expect(decodeJwt(await tokenAs(bearing(between), user)).exp).toBe(TEST_NOW + 12 * HOUR);
  const renewed = (
    await bearing(await tokenAs(bearing(between), user)).patch('/users/self-update', { language: 'it' })
  ).json().token;
  expect(decodeJwt(renewed)).toMatchObject({ exp: TEST_NOW + 12 * HOUR, language: 'it', actor: { id: root.id } });
});

const set = (id: string, changes: object) => portal.db.updateTable('users').set(changes).where('id', '=', id).execute();

test.each([
  ['actor is blocked', 'actor', { status: 2 }, 'blocked'],
  ['actor is no longer root', 'actor', { role: 'admin' }, 'unauthorized'],
  ['actor has another password', 'actor', { sessionVersion: 2 }, 'unauthorized'],
  ['user is blocked', 'user', { status: 2 }, 'blocked'],
  ['user has another password', 'user', { sessionVersion: 2 }, 'unauthorized'],
] as const)('it dies when the %s', async (_why, who, changes, code) => {
  const [root, user] = [await rootUser(), await given().user()];
  const token = await tokenAs(portal.as(root), user);
  expect(await answer(token)).toEqual([200, undefined]);
  await set(who === 'actor' ? root.id : user.id, changes);
  expect(await answer(token)).toEqual([401, code]);
});

test.each([
  ['login', 'another'],
  ['email', 'another@consign.example'],
  ['password', 'another one'],
])('nobody changes the %s of somebody else so', async (field, value) => {
  const [root, user] = [await rootUser(), await given().user({ password: 'known to root' })];
  const token = await tokenAs(portal.as(root), user);
  const reply = await bearing(token).patch('/users/self-update', { [field]: value, currentPassword: 'known to root' });
  expect(reply.json()).toEqual({
    statusCode: 403,
    code: 'actingAsSomeone',
    message: 'Login, e-mail and password cannot be changed in a session as someone else',
  });
});
