import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { createFirstRoot } from './first-root.ts';

const portal = testApp();
const INPUT = { login: 'chief', email: 'chief@platform.example', organization: 'Our Platform' };

test('creates one root user with a one-time password and no second one', async () => {
  const results = await Promise.allSettled(
    ['chief', 'other'].map((login) =>
      createFirstRoot(portal.db, { ...INPUT, login, email: `${login}@platform.example` }, TEST_NOW),
    ),
  );
  const passwords = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
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
  await expect(createFirstRoot(portal.db, INPUT, TEST_NOW)).rejects.toThrow(
    'A root user already exists. Sign in as root to add users.',
  );
});
