import { DAY } from 'shared-contracts/values/time';
import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { createBrowser } from './testing/browser.ts';

const mail = { url: 'smtp://127.0.0.1:1', from: 'portal@consign.example' };
const portal = testApp({ config: { mail } });
const silent = testApp();
const noticesTo = async ({ db }: Pick<typeof portal, 'db'>, email: string) =>
  (
    await db
      .selectFrom('mails')
      .select(['subject', 'text'])
      .where('recipient', '=', email)
      .orderBy('createdAt')
      .execute()
  ).map(({ subject, text }) => ({ subject, text }));

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

test('notifies of a browser that is new to the user, in their language and time zone, once', async () => {
  const { login, email } = await createBuilders(portal.db, TEST_NOW).user({
    language: 'it',
    givenName: 'Nimal',
    familyName: 'Perera',
  });
  const browser = createBrowser(portal, {
    address: '203.0.113.5',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
  });
  await browser.signIn(login);
  const [notice] = await noticesTo(portal, email);
  expect(notice?.subject).toBe('Nuovo accesso al tuo account');
  expect(notice?.text).toContain('Ora: 20.11.2026 13:30 (Asia/Colombo)');
  expect(notice?.text).toContain('Ciao Nimal Perera,');
  expect(notice?.text).toContain(`Nome utente: ${login}`);
  expect(notice?.text).toContain('Firefox, Windows');
  expect(notice?.text).toContain('203.0.113.5');
  portal.clock.now += 100 * DAY;
  await browser.signIn(login);
  expect(await noticesTo(portal, email)).toHaveLength(1);
  await createBrowser(portal, { address: '203.0.113.5' }).signIn(login);
  expect(await noticesTo(portal, email)).toHaveLength(2);
});

test('recognizes a client without cookies by its address and name', async () => {
  const { login, email } = await createBuilders(portal.db, TEST_NOW).user();
  const script = (address: string) =>
    createBrowser(portal, { address, userAgent: 'curl/8' }).signIn(login, { refresh: false });
  await script('192.0.2.1');
  await script('192.0.2.1');
  expect(await noticesTo(portal, email)).toHaveLength(1);
  await script('192.0.2.2');
  expect(await noticesTo(portal, email)).toHaveLength(2);
});

test('skips the first sign-in, wrong passwords, and installations without a mail server', async () => {
  const newcomer = await createBuilders(portal.db, TEST_NOW).user({ mustChangePassword: true });
  await createBrowser(portal).signIn(newcomer.login);
  await createBrowser(portal).signIn(newcomer.login, { password: 'a guess' });
  expect(await noticesTo(portal, newcomer.email)).toEqual([]);
  const user = await createBuilders(silent.db, TEST_NOW).user();
  expect((await createBrowser(silent).signIn(user.login)).statusCode).toBe(200);
  expect(await noticesTo(silent, user.email)).toEqual([]);
});
