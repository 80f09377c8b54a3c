import { decodeJwt } from 'jose';
import { HOUR } from 'shared-contracts/values/time';
import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);

const rootUser = (overrides = {}) => build().user({ role: 'root', ...overrides });
const withToken = (token: string) => portal.as(null, { authorization: `Bearer ${token}` });
const signInAs = (client: ReturnType<typeof portal.as>, user: { id: string }) =>
  client.post('/auth/as', { userId: user.id });
const getTokenAs = async (client: ReturnType<typeof portal.as>, user: { id: string }): Promise<string> =>
  (await signInAs(client, user)).json().token;
const statusOf = async (token: string) => {
  const reply = await withToken(token).get('/users/rules');
  return [reply.statusCode, reply.json().code];
};

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

test('root signs in as another user and the token contains both', async () => {
  const [root, user] = [await rootUser(), await build().user({ rules: [{ model: 'order', rule: 'read' }] })];
  const token = await getTokenAs(portal.as(root), user);
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

test('records both users with a change', async () => {
  const [root, user] = [await rootUser(), await build().user()];
  const asUser = withToken(await getTokenAs(portal.as(root), user));
  expect((await asUser.patch('/users/self-update', { units: 'imperial' })).statusCode).toBe(200);
  expect(
    await portal.db
      .selectFrom('timelineEntries')
      .select(['userId', 'actorId', 'changes'])
      .where('subjectId', '=', user.id)
      .where('event', '=', 'updated')
      .execute(),
  ).toEqual([{ userId: user.id, actorId: root.id, changes: { units: { from: 'metric', to: 'imperial' } } }]);
});

test('retains the first actor when signing in through another root', async () => {
  const [first, second, user] = [await rootUser(), await rootUser(), await build().user()];
  const intermediateToken = await getTokenAs(portal.as(first), second);
  const token = await getTokenAs(withToken(intermediateToken), user);
  expect(decodeJwt(token)).toMatchObject({ id: user.id, actor: { id: first.id } });
  expect(
    await portal.db
      .selectFrom('timelineEntries')
      .select(['userId', 'actorId'])
      .where('subjectId', '=', user.id)
      .execute(),
  ).toEqual([{ userId: second.id, actorId: first.id }]);
  expect((await signInAs(withToken(intermediateToken), first)).json()).toMatchObject({
    statusCode: 409,
    code: 'signInAsSelf',
  });
  expect((await signInAs(withToken(token), second)).statusCode).toBe(403);
});

test.each([
  ['user', '1pl'],
  ['admin', '1pl'],
  ['user', '3pl'],
  ['admin', '4pl'],
  ['admin', '5pl'],
] as const)('rejects %s of a %s', async (role, type) => {
  const organizationId = (await build().organization({ type })).id;
  const user = await build().user({ role, organizationId, rules: 'all' });
  expect((await signInAs(portal.as(user), await build().user({ organizationId }))).json()).toMatchObject({
    statusCode: 403,
    code: 'forbidden',
  });
});

test('rejects blocked users, oneself and unknown users', async () => {
  const root = await rootUser();
  const closed = await build().organization({ status: 2 });
  const registered = await build().organization({ status: 0 });
  const blocked = [
    await build().user({ status: 2 }),
    await build().user({ organizationId: closed.id }),
    await build().user({ organizationId: registered.id }),
  ];
  for (const user of blocked)
    expect((await signInAs(portal.as(root), user)).json()).toMatchObject({
      statusCode: 409,
      code: 'userBlocked',
      message: 'The user or their organization is blocked',
    });
  expect((await signInAs(portal.as(root), root)).json()).toMatchObject({
    statusCode: 409,
    code: 'signInAsSelf',
    message: 'You cannot sign in as yourself',
  });
  expect((await signInAs(portal.as(root), { id: '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10' })).statusCode).toBe(404);
  expect((await signInAs(portal.as(root), { id: 'me' })).json().fields).toHaveProperty(
    'userId.message',
    'Invalid UUID',
  );
});

test('expires after twelve hours and no later than the original session', async () => {
  const [root, otherRoot, user] = [await rootUser(), await rootUser(), await build().user()];
  const rootToken = (
    await portal.as(null).post('/auth', { login: root.login, password: 'consign', remember: true })
  ).json().token;
  expect(decodeJwt(await getTokenAs(withToken(rootToken), user)).exp).toBe(TEST_NOW + 12 * HOUR);
  const intermediateToken = await getTokenAs(withToken(rootToken), otherRoot);
  portal.clock.now += 2 * HOUR;
  expect(decodeJwt(await getTokenAs(withToken(intermediateToken), user)).exp).toBe(TEST_NOW + 12 * HOUR);
  const renewed = (
    await withToken(await getTokenAs(withToken(intermediateToken), user)).patch('/users/self-update', {
      language: 'it',
    })
  ).json().token;
  expect(decodeJwt(renewed)).toMatchObject({ exp: TEST_NOW + 12 * HOUR, language: 'it', actor: { id: root.id } });
});

const updateUser = (id: string, changes: object) =>
  portal.db.updateTable('users').set(changes).where('id', '=', id).execute();

test.each([
  ['actor is blocked', 'actor', { status: 2 }, 'blocked'],
  ['actor is no longer root', 'actor', { role: 'admin' }, 'unauthorized'],
  ['actor has another password', 'actor', { sessionVersion: 2 }, 'unauthorized'],
  ['user is blocked', 'user', { status: 2 }, 'blocked'],
  ['user has another password', 'user', { sessionVersion: 2 }, 'unauthorized'],
] as const)('ends when the %s', async (_case, subject, changes, code) => {
  const [root, user] = [await rootUser(), await build().user()];
  const token = await getTokenAs(portal.as(root), user);
  expect(await statusOf(token)).toEqual([200, undefined]);
  await updateUser(subject === 'actor' ? root.id : user.id, changes);
  expect(await statusOf(token)).toEqual([401, code]);
});

test.each([
  ['login', 'another'],
  ['email', 'another@consign.example'],
  ['password', 'another one'],
])('rejects changing the %s as someone else', async (field, value) => {
  const [root, user] = [await rootUser(), await build().user({ password: 'known to root' })];
  const token = await getTokenAs(portal.as(root), user);
  const reply = await withToken(token).patch('/users/self-update', {
    [field]: value,
    currentPassword: 'known to root',
  });
  expect(reply.json()).toEqual({
    statusCode: 403,
    code: 'actingAsSomeone',
    message: 'Login, e-mail and password cannot be changed in a session as someone else',
  });
});
