import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { makeFirstRoot } from './first-root.ts';

const portal = testApp();
const WHO = { login: 'chief', email: 'chief@platform.example', organization: 'Our Platform' };

test('a platform begins with one root, who signs in once with the password that is told, and is the only one to be made so', async () => {
  const made = await Promise.allSettled(
    ['chief', 'other'].map((login) =>
      makeFirstRoot(portal.db, { ...WHO, login, email: `${login}@platform.example` }, TEST_NOW),
    ),
  );
  const passwords = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(passwords).toHaveLength(1);
  const users = await portal.db.selectFrom('users').selectAll().execute();
  expect(
    users.map(({ role, mustChangePassword, passwordHash }) => [
      role,
      mustChangePassword,
      passwordHash.includes(passwords[0] ?? '?'),
    ]),
  ).toEqual([['root', true, false]]);
  const signedIn = await portal
    .as(null)
    .post('/auth', { login: users[0]?.login, password: passwords[0], remember: false });
  expect(signedIn.statusCode).toBe(200);
  expect((await portal.as(users[0] ?? null).get('/users')).json()).toMatchObject({
    statusCode: 403,
    code: 'passwordChangeRequired',
  });
  await expect(makeFirstRoot(portal.db, WHO, TEST_NOW)).rejects.toThrow(
    'Somebody is root already: they make other users.',
  );
});
