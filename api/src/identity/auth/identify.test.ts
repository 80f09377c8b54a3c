import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { createBrowser } from './testing/browser.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);

async function signedIn(login: string) {
  const browser = createBrowser(portal);
  expect((await browser.signIn(login)).statusCode).toBe(200);
  // The signature of a token is verified with its first use.
  await browser.check();
  return browser;
}

test('requests that come at the same time share the read of their callers, and each gets its own', async () => {
  const { id: organizationId } = await build().organization();
  const admin = await build().user({ role: 'admin', organizationId, rules: 'all' });
  const [user, blocked] = [await build().user({ organizationId }), await build().user({ organizationId })];
  const browsers = {
    admin: await signedIn(admin.login),
    user: await signedIn(user.login),
    ended: await signedIn(user.login),
    blocked: await signedIn(blocked.login),
  };
  await browsers.ended.post('/auth/sign-out');
  await portal.as(admin).patch(`/users/${blocked.id}`, { status: 2 });
  const statements = jest.spyOn(portal.db, 'withoutPlugins');
  const { admin: first, user: second, ended, blocked: third } = browsers;
  const replies = await Promise.all(
    [first, first, second, ended, third, second].map((browser) => browser.get('/users?limit=100')),
  );
  expect(statements).toHaveBeenCalledTimes(1);
  expect(replies.map((reply) => [reply.statusCode, reply.json().code])).toEqual([
    [200, undefined],
    [200, undefined],
    [403, 'forbidden'],
    [401, 'unauthorized'],
    [401, 'blocked'],
    [403, 'forbidden'],
  ]);
});

test('a rule that is taken away counts for the next request, also while others are answered', async () => {
  const { id: organizationId } = await build().organization();
  const admin = await build().user({ role: 'admin', organizationId, rules: 'all' });
  const user = await build().user({ organizationId, rules: [{ model: 'user', rule: 'read' }] });
  const browser = await signedIn(user.login);
  const busy = Array.from({ length: 20 }, () => browser.get('/users'));
  expect((await portal.as(admin).patch(`/users/${user.id}`, { rules: [] })).statusCode).toBe(200);
  expect((await browser.get('/users')).statusCode).toBe(403);
  await Promise.all(busy);
});
