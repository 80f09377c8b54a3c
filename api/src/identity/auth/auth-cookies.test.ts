import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { createBrowser } from './testing/browser.ts';

const portal = testApp({ config: { publicUrl: 'https://portal.example.com' } });

test('a portal with TLS sends its cookies over TLS only, and never to scripts or other sites', async () => {
  const { login } = await createBuilders(portal.db, TEST_NOW).user();
  const { cookies } = await createBrowser(portal).signIn(login);
  const isPrivate = { secure: true, httpOnly: true, sameSite: 'Strict', path: '/api/auth' };
  expect(cookies).toEqual([
    expect.objectContaining({ name: 'consign.device', ...isPrivate }),
    expect.objectContaining({ name: 'consign.refresh', ...isPrivate }),
  ]);
});

test.each(['', 'rubbish', `${'a'.repeat(22)}.short`, `${'a'.repeat(600)}`])(
  'replaces an invalid device cookie: %j',
  async (value) => {
    const { login } = await createBuilders(portal.db, TEST_NOW).user();
    const browser = createBrowser(portal);
    browser.cookies.set('consign.device', value);
    await browser.signIn(login);
    expect(browser.cookies.get('consign.device')).toMatch(/^[\w-]{22}\.[\w-]{22}$/);
  },
);

test('remembers the last ten users of a device', async () => {
  const browser = createBrowser(portal);
  for (let i = 0; i < 11; i += 1) {
    browser.token = '';
    await browser.signIn((await createBuilders(portal.db, TEST_NOW).user()).login);
  }
  expect(browser.cookies.get('consign.device')?.split('.')).toHaveLength(11);
});
