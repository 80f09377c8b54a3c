import { decodeJwt } from 'jose';
import { createBuilders } from '../../../demo/builders.ts';
import { listOperations } from '../../platform/testing/operations.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const UNKNOWN_ID = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';

const userWithOneTimePassword = (overrides = {}) =>
  build().user({ mustChangePassword: true, password: 'k7bm-x2pq-9rtw', rules: 'all', ...overrides });
const withToken = (token: string) => portal.as(null, { authorization: `Bearer ${token}` });
const signIn = async (login: string, password: string) =>
  (await portal.as(null).post('/auth', { login, password })).json().token;

test.each([
  ['user', '1pl'],
  ['admin', '3pl'],
  ['root', '5pl'],
] as const)('a one-time password as %s (%s) allows nothing but setting a new password', async (role, type) => {
  const user = await userWithOneTimePassword({ role, organizationId: (await build().organization({ type })).id });
  const operations = listOperations(portal.app).filter(({ isPublic }) => !isPublic);
  const responses = await Promise.all(
    operations.map(async ({ method, path, operationId }) => {
      const as = portal.as(user);
      const reply = await as[method.toLowerCase() as keyof typeof as](
        path.slice('/api'.length).replaceAll(/\{\w+\}/g, UNKNOWN_ID),
      );
      return { operationId, outcome: `${reply.statusCode} ${reply.json().code}` };
    }),
  );
  const open = responses
    .filter(({ outcome }) => outcome !== '403 passwordChangeRequired')
    .map(({ operationId }) => operationId);
  expect([open.toSorted(), responses.length > 20]).toEqual([['getAuthIsBlocked', 'patchUsersSelfUpdate'], true]);
});

test('marks the token until a new password is set, without asking for the current one', async () => {
  const { login } = await userWithOneTimePassword();
  const token = await signIn(login, 'k7bm-x2pq-9rtw');
  expect(decodeJwt(token)).toMatchObject({ mustChangePassword: true });
  expect((await withToken(token).get('/auth/is-blocked')).json()).toEqual({ isBlocked: false });

  const same = await withToken(token).patch('/users/self-update', { password: 'k7bm-x2pq-9rtw' });
  expect([same.statusCode, same.json().fields]).toEqual([
    422,
    { password: { code: 'samePassword', message: 'Choose a password other than the one-time password' } },
  ]);
  const short = await withToken(token).patch('/users/self-update', { password: '12345' });
  expect(short.json().fields.password).toMatchObject({ code: 'min', message: 'Min 6' });

  const renewed = (await withToken(token).patch('/users/self-update', { password: 'my very own' })).json().token;
  expect(decodeJwt(renewed)).not.toHaveProperty('mustChangePassword');
  expect([
    (await withToken(renewed).get('/users/rules')).statusCode,
    (await withToken(token).get('/users/rules')).statusCode,
  ]).toEqual([200, 401]);
  expect(await signIn(login, 'my very own')).toBeDefined();
});

test('allows changing language and time zone first, but requires the current password for login and e-mail', async () => {
  const user = await userWithOneTimePassword();
  const token = await signIn(user.login, 'k7bm-x2pq-9rtw');
  const updated = (await withToken(token).patch('/users/self-update', { language: 'sin' })).json().token;
  expect(decodeJwt(updated)).toMatchObject({ language: 'sin', mustChangePassword: true });
  const rejected = await withToken(updated).patch('/users/self-update', { password: 'my very own', login: 'another' });
  expect(rejected.json().fields).toHaveProperty('currentPassword.code', 'required');
  expect((await withToken(updated).get('/users/rules')).json().code).toBe('passwordChangeRequired');
});

test('does not require a new password of root impersonating the user', async () => {
  const user = await userWithOneTimePassword();
  const root = await build().user({ role: 'root' });
  const { token } = (await portal.as(root).post('/auth/as', { userId: user.id })).json();
  expect(decodeJwt(token)).not.toHaveProperty('mustChangePassword');
  expect((await withToken(token).get('/users/rules')).statusCode).toBe(200);
});
