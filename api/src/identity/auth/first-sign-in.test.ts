import { decodeJwt } from 'jose';
import { given as builders } from '../../../demo/builders.ts';
import { operationsOf } from '../../platform/testing/operations.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const given = () => builders(portal.db, TEST_NOW);
const SOME_ID = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';

const newcomer = (more = {}) =>
  given().user({ mustChangePassword: true, password: 'k7bm-x2pq-9rtw', rules: 'all', ...more });
const bearing = (token: string) => portal.as(null, { authorization: `Bearer ${token}` });
const signIn = async (login: string, password: string) =>
  (await portal.as(null).post('/auth', { login, password })).json().token;

test.each([
  ['user', '1pl'],
  ['admin', '3pl'],
  ['root', '5pl'],
] as const)(
  'whoever signed in with a one-time password as %s (%s) may set another and nothing else',
  async (role, type) => {
    const user = await newcomer({ role, organizationId: (await given().organization({ type })).id });
    const operations = operationsOf(portal.app).filter(({ isPublic }) => !isPublic);
    const answers = await Promise.all(
      operations.map(async ({ method, path, operationId }) => {
        const as = portal.as(user);
        const reply = await as[method.toLowerCase() as keyof typeof as](
          path.slice('/api'.length).replaceAll(/\{\w+\}/g, SOME_ID),
        );
        return { operationId, told: `${reply.statusCode} ${reply.json().code}` };
      }),
    );
    const open = answers
      .filter(({ told }) => told !== '403 passwordChangeRequired')
      .map(({ operationId }) => operationId);
    expect([open.toSorted(), answers.length > 20]).toEqual([['getAuthIsBlocked', 'patchUsersSelfUpdate'], true]);
  },
);

test('the token says so until another password is set, which needs no proof', async () => {
  const { login } = await newcomer();
  const token = await signIn(login, 'k7bm-x2pq-9rtw');
  expect(decodeJwt(token)).toMatchObject({ mustChangePassword: true });
  expect((await bearing(token).get('/auth/is-blocked')).json()).toEqual({ isBlocked: false });

  const same = await bearing(token).patch('/users/self-update', { password: 'k7bm-x2pq-9rtw' });
  expect([same.statusCode, same.json().fields]).toEqual([
    422,
    { password: { code: 'samePassword', message: 'Choose another than the one-time password' } },
  ]);
  const short = await bearing(token).patch('/users/self-update', { password: '12345' });
  expect(short.json().fields.password).toMatchObject({ code: 'min', message: 'Min 6' });

  const other = (await bearing(token).patch('/users/self-update', { password: 'my very own' })).json().token;
  expect(decodeJwt(other)).not.toHaveProperty('mustChangePassword');
  expect([
    (await bearing(other).get('/users/rules')).statusCode,
    (await bearing(token).get('/users/rules')).statusCode,
  ]).toEqual([200, 401]);
  expect(await signIn(login, 'my very own')).toBeDefined();
});

test('language and time zone may be set before, and change nothing of that; login and address need proof', async () => {
  const user = await newcomer();
  const token = await signIn(user.login, 'k7bm-x2pq-9rtw');
  const settled = (await bearing(token).patch('/users/self-update', { language: 'sin' })).json().token;
  expect(decodeJwt(settled)).toMatchObject({ language: 'sin', mustChangePassword: true });
  const unproved = await bearing(settled).patch('/users/self-update', { password: 'my very own', login: 'another' });
  expect(unproved.json().fields).toHaveProperty('currentPassword.code', 'required');
  expect((await bearing(settled).get('/users/rules')).json().code).toBe('passwordChangeRequired');
});

test('root in the session of a newcomer is not asked for a password', async () => {
  const user = await newcomer();
  const root = await given().user({ role: 'root' });
  const { token } = (await portal.as(root).post('/auth/as', { userId: user.id })).json();
  expect(decodeJwt(token)).not.toHaveProperty('mustChangePassword');
  expect((await bearing(token).get('/users/rules')).statusCode).toBe(200);
});
