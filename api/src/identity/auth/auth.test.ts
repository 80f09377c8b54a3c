import { decodeJwt, SignJWT } from 'jose';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { createBuilders } from '../../../demo/builders.ts';
import { PASSWORD } from '../../../demo/password.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { readToken } from './token.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);

const signIn = (login: string, password = PASSWORD, overrides = {}) =>
  portal.as(null).post('/auth', { login, password, ...overrides });
const callWith = async (token: string, path = '/users/rules') => {
  const reply = await portal.as(null, { authorization: `Bearer ${token}` }).get(path);
  return [reply.statusCode, reply.json().code];
};

beforeEach(async () => {
  portal.clock.now = TEST_NOW;
  await portal.db.deleteFrom('signInAttempts').execute();
});

test('signs in by login or e-mail address, case-insensitive, and issues a token with the user data', async () => {
  const organization = await build().organization({ name: 'Ceylon Harvest', code: 'CHE', type: '2pl' });
  const user = await build().user({
    login: 'Nimal',
    email: 'nimal@harvest.example',
    organizationId: organization.id,
    rules: [{ model: 'order', rule: 'read' }],
  });
  for (const login of ['nimal', ' NIMAL ', 'Nimal@Harvest.example']) expect((await signIn(login)).statusCode).toBe(200);

  const { token } = (await signIn('nimal')).json();
  expect(decodeJwt(token)).toEqual({
    id: user.id,
    login: 'Nimal',
    name: 'Nimal',
    role: 'user',
    email: 'nimal@harvest.example',
    organizationId: organization.id,
    organizationName: 'Ceylon Harvest',
    organizationType: '2pl',
    organizationCode: 'CHE',
    organizationLogo: null,
    timezone: { id: user.timezoneId, name: 'Asia/Colombo' },
    rules: [{ model: 'order', rule: 'read' }],
    language: 'en',
    units: 'metric',
    sessionVersion: 1,
    sessionId: expect.any(String),
    iat: TEST_NOW,
    exp: TEST_NOW + 12 * HOUR,
  });
  expect((await portal.as(null, { authorization: `Bearer ${token}` }).get('/users/rules')).json()).toEqual({
    rules: [{ model: 'order', rule: 'read' }],
  });
});

test('responds the same to a wrong password and an unknown login', async () => {
  await build().user({ login: 'kumari' });
  const [wrong, unknown] = [await signIn('kumari', 'wrong'), await signIn('nobody', 'wrong')];
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json()).toEqual({ statusCode: 401, code: 'invalidCredentials', message: 'Wrong login or password' });
  expect(unknown.json()).toEqual(wrong.json());
});

test("prefers an e-mail address over another user's identical login", async () => {
  await build().user({ login: 'owner@lagoon.example', email: 'other@lagoon.example' });
  const owner = await build().user({ login: 'lagoon', email: 'owner@lagoon.example', password: 'the owner of it' });
  const { token } = (await signIn('owner@lagoon.example', 'the owner of it')).json();
  expect(decodeJwt(token)).toMatchObject({ id: owner.id });
});

test('expires a token after twelve hours, a remembered one after thirty days', async () => {
  await build().user({ login: 'ruwan' });
  const short = (await signIn('ruwan')).json().token;
  const long = (await signIn('ruwan', PASSWORD, { remember: true })).json().token;
  portal.clock.now = TEST_NOW + 12 * HOUR - 1;
  expect(await callWith(short)).toEqual([200, undefined]);
  portal.clock.now = TEST_NOW + 12 * HOUR;
  expect(await callWith(short)).toEqual([401, 'unauthorized']);
  portal.clock.now = TEST_NOW + 30 * DAY - 1;
  expect(await callWith(long)).toEqual([200, undefined]);
  portal.clock.now = TEST_NOW + 30 * DAY;
  expect(await callWith(long)).toEqual([401, 'unauthorized']);
});

test('rejects a token of an old session version and applies a removed rule immediately', async () => {
  const user = await build().user({ login: 'saman', rules: [{ model: 'orderType', rule: 'read' }] });
  const { token } = (await signIn('saman')).json();
  expect(await callWith(token, '/order-types')).toEqual([200, undefined]);
  await portal.db.deleteFrom('userRules').where('userId', '=', user.id).execute();
  expect(await callWith(token, '/order-types')).toEqual([403, 'forbidden']);
  await portal.db.updateTable('users').set({ sessionVersion: 2 }).where('id', '=', user.id).execute();
  expect(await callWith(token)).toEqual([401, 'unauthorized']);
});

const blockUser = (id: string) => portal.db.updateTable('users').set({ status: 2 }).where('id', '=', id).execute();
const blockOrganization = (id: string) =>
  portal.db
    .updateTable('organizations')
    .set({ status: 2 })
    .where('id', 'in', portal.db.selectFrom('users').select('organizationId').where('id', '=', id))
    .execute();

test.each([
  ['user', blockUser],
  ['organization', blockOrganization],
])('rejects a token immediately when the %s is blocked', async (subject, block) => {
  const organization = await build().organization();
  const user = await build().user({ login: `blocked-${subject}`, organizationId: organization.id });
  const { token } = (await signIn(user.login)).json();
  const isBlocked = async () =>
    (await portal.as(null, { authorization: `Bearer ${token}` }).get('/auth/is-blocked')).json();
  expect(await isBlocked()).toEqual({ isBlocked: false });
  await block(user.id);
  expect(await callWith(token)).toEqual([401, 'blocked']);
  expect(await isBlocked()).toEqual({ isBlocked: true });
  expect((await signIn(user.login)).json()).toMatchObject({ statusCode: 401, code: 'blocked' });
  expect((await signIn(user.login, 'wrong')).json()).toMatchObject({ code: 'invalidCredentials' });
});

test('rejects forged and altered tokens', async () => {
  const user = await build().user({ login: 'anura' });
  const { token } = (await signIn('anura')).json();
  const [header, payload, signature] = token.split('.');
  const forged = Buffer.from(JSON.stringify({ ...decodeJwt(token), role: 'root' })).toString('base64url');
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  const foreignKey = await new SignJWT({ id: user.id, sessionVersion: 1 })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(TEST_NOW + HOUR)
    .sign(Buffer.from('x'.repeat(32)));
  const otherAlgorithm = await new SignJWT({ id: user.id, sessionVersion: 1 })
    .setProtectedHeader({ alg: 'HS512' })
    .setExpirationTime(TEST_NOW + HOUR)
    .sign(Buffer.from(portal.app.secret));
  for (const bad of [
    `${header}.${forged}.${signature}`,
    `${unsigned}.${payload}.`,
    foreignKey,
    otherAlgorithm,
    'rubbish',
    `${header}.${payload}`,
    '',
  ]) {
    expect(await callWith(bad)).toEqual([401, 'unauthorized']);
  }
  const { exp } = (await readToken(portal.app.secret, token, TEST_NOW)) ?? { exp: 0 };
  expect(await readToken(portal.app.secret, token, exp - 1)).toMatchObject({ id: user.id });
  expect(await readToken(portal.app.secret, token, exp)).toBeNull();
  expect(await readToken('another secret', token, TEST_NOW)).toBeNull();
  expect(await readToken(portal.app.secret, `${token}A`, TEST_NOW)).toBeNull();
});

describe('repeated sign-in failures', () => {
  const statusesOf = async (login: string, times: number) => {
    const statuses: number[] = [];
    for (let i = 0; i < times; i += 1) statuses.push((await signIn(login, 'wrong')).statusCode);
    return statuses;
  };

  test('delay further attempts, longer each time, even with the right password', async () => {
    await build().user({ login: 'target' });
    expect(await statusesOf('target', 7)).toEqual([401, 401, 401, 401, 401, 401, 429]);
    const throttled = await signIn('target');
    expect(throttled.json()).toMatchObject({ statusCode: 429, code: 'tooManyAttempts', params: { retryAfter: 5 } });
    expect(throttled.headers['retry-after']).toBe('5');

    portal.clock.now += 5;
    expect(await statusesOf('target@consign.example', 2)).toEqual([401, 429]);
    expect((await signIn('target')).json().params).toEqual({ retryAfter: 10 });
    portal.clock.now += 10;
    expect((await signIn('target')).statusCode).toBe(200);
    expect(await statusesOf('target', 6)).toEqual([401, 401, 401, 401, 401, 401]);
  });

  test('are also counted for parallel attempts', async () => {
    await build().user({ login: 'hurried' });
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await signIn('hurried', 'wrong')).statusCode),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(6);
  });

  test('do not lock out others until one network address has too many', async () => {
    await build().user({ login: 'bystander' });
    await statusesOf('unknown', 7);
    expect((await signIn('bystander')).statusCode).toBe(200);
    for (let i = 0; i < 51; i += 1) await signIn(`guess${i}`, 'wrong');
    expect((await signIn('bystander')).statusCode).toBe(429);
  });
});
