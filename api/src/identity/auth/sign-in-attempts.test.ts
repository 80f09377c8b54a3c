import { HOUR } from 'shared-contracts/values/time';
import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { createBrowser } from './testing/browser.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
type Browser = ReturnType<typeof createBrowser>;

/** Wrong guesses, each from another address, as a botnet makes them. */
async function guess(login: string, times: number) {
  const codes: string[] = [];
  for (let i = 0; i < times; i += 1)
    codes.push(
      (await createBrowser(portal, { address: `192.0.2.${i}` }).signIn(login, { password: 'a guess' })).json().code,
    );
  return codes;
}
/** Wrong guesses from one browser. */
async function guessFrom(browser: Browser, login: string, times: number) {
  const codes: string[] = [];
  for (let i = 0; i < times; i += 1) codes.push((await browser.signIn(login, { password: 'a guess' })).json().code);
  return codes;
}
const resultOf = async (browser: Browser, login: string, input: object = {}) => {
  const reply = await browser.signIn(login, input);
  return [reply.statusCode, reply.json().code];
};
async function emailedCode(email: string): Promise<string> {
  const { text } = await portal.db
    .selectFrom('mails')
    .select('text')
    .where('recipient', '=', email)
    .orderBy('createdAt', 'desc')
    .executeTakeFirstOrThrow();
  return /^(\d{6})$/m.exec(text)?.[1] ?? '';
}
const otherCode = (code: string) => (code === '000000' ? '111111' : '000000');

beforeEach(async () => {
  portal.clock.now = TEST_NOW;
  await portal.db.deleteFrom('signInAttempts').execute();
  await portal.db.deleteFrom('mails').execute();
});

test.each([
  ['one address', (login: string) => guessFrom(createBrowser(portal, { address: '192.0.2.1' }), login, 15)],
  ['many addresses', (login: string) => guess(login, 15)],
])('a stranger’s 15 wrong guesses from %s don’t lock out a known device', async (_case, attack) => {
  const { login } = await build().user();
  const owner = createBrowser(portal);
  await owner.signIn(login);
  await attack(login);
  expect(await resultOf(owner, login)).toEqual([200, undefined]);
});

test('a stranger in the same office doesn’t lock out a known device', async () => {
  const { login } = await build().user();
  const owner = createBrowser(portal, { address: '192.0.2.1' });
  await owner.signIn(login);
  const stranger = createBrowser(portal, { address: '192.0.2.1' });
  await guessFrom(stranger, login, 15);
  for (let i = 0; i < 60; i += 1) await stranger.signIn(`guess${i}`, { password: 'a guess' });
  expect(await resultOf(stranger, login)).toEqual([429, 'tooManyAttempts']);
  expect(await resultOf(owner, login)).toEqual([200, undefined]);
});

test('after 15 wrong guesses the owner signs in on a new device with an emailed code', async () => {
  const { login, email } = await build().user();
  expect(await guess(login, 15)).toEqual([...Array(10).fill('invalidCredentials'), ...Array(5).fill('codeRequired')]);
  const owner = createBrowser(portal);
  expect(await resultOf(owner, login)).toEqual([401, 'codeRequired']);
  expect((await owner.post('/auth/sign-in-code', { login })).json()).toEqual({ resendAfter: 60 });
  const code = await emailedCode(email);
  expect(await resultOf(owner, login, { code: otherCode(code) })).toEqual([422, 'invalid']);
  expect(await resultOf(owner, login, { code, password: 'a typo' })).toEqual([401, 'invalidCredentials']);
  expect(await resultOf(owner, login, { code })).toEqual([200, undefined]);
  expect(await resultOf(owner, login)).toEqual([200, undefined]);
  const thief = createBrowser(portal, { address: '192.0.2.99' });
  expect(await resultOf(thief, login, { code })).toEqual([422, 'invalid']);
});

test('a code also ends the wait of a throttled address', async () => {
  const { login, email } = await build().user();
  const owner = createBrowser(portal, { address: '192.0.2.1' });
  await guessFrom(owner, login, 7);
  expect(await resultOf(owner, login)).toEqual([429, 'tooManyAttempts']);
  await owner.post('/auth/sign-in-code', { login });
  expect(await resultOf(owner, login, { code: await emailedCode(email) })).toEqual([200, undefined]);
});

test('nobody else can use or invalidate a code', async () => {
  const { login, email } = await build().user();
  await guess(login, 15);
  const [owner, stranger] = [createBrowser(portal), createBrowser(portal, { address: '192.0.2.99' })];
  await owner.post('/auth/sign-in-code', { login });
  const code = await emailedCode(email);
  await stranger.post('/auth/sign-in-code', { login });
  for (let i = 0; i < 6; i += 1)
    expect(await resultOf(stranger, login, { code: otherCode(code) })).toEqual([422, 'invalid']);
  expect(await resultOf(stranger, login, { code })).toEqual([422, 'invalid']);
  expect(await resultOf(owner, login, { code })).toEqual([200, undefined]);
});

test('a code is valid for five tries and ten minutes', async () => {
  const { login, email } = await build().user();
  const owner = createBrowser(portal);
  await owner.post('/auth/sign-in-code', { login });
  const code = await emailedCode(email);
  for (let i = 0; i < 5; i += 1) await owner.signIn(login, { code: otherCode(code) });
  expect(await resultOf(owner, login, { code })).toEqual([422, 'invalid']);
  portal.clock.now += 60;
  await owner.post('/auth/sign-in-code', { login });
  const nextCode = await emailedCode(email);
  portal.clock.now += 10 * 60;
  expect(await resultOf(owner, login, { code: nextCode })).toEqual([422, 'invalid']);
});

test('a code works only once', async () => {
  const { login, email } = await build().user();
  const [owner, copy] = [createBrowser(portal), createBrowser(portal)];
  await owner.post('/auth/sign-in-code', { login });
  const code = await emailedCode(email);
  copy.cookies.set('consign.device', owner.cookies.get('consign.device') ?? '');
  expect(await resultOf(owner, login, { code })).toEqual([200, undefined]);
  expect(await resultOf(copy, login, { code })).toEqual([422, 'invalid']);
});

test('a code for signing in sets no password', async () => {
  const { login, email } = await build().user();
  await createBrowser(portal).post('/auth/sign-in-code', { login });
  const reply = await portal.as(null).post('/auth/check-otp', { email, otp: await emailedCode(email) });
  expect(reply.json()).toEqual({ isValid: false });
});

test('an unknown login and a blocked user get the same response and no email', async () => {
  const blocked = await build().user({ status: 2 });
  for (const login of [blocked.login, 'nobody-there']) {
    expect(await guess(login, 11)).toEqual([...Array(10).fill('invalidCredentials'), 'codeRequired']);
    const browser = createBrowser(portal);
    expect((await browser.post('/auth/sign-in-code', { login })).json()).toEqual({ resendAfter: 60 });
    expect((await browser.post('/auth/sign-in-code', { login })).statusCode).toBe(429);
    expect(await resultOf(browser, login, { code: '123456' })).toEqual([422, 'invalid']);
  }
  expect(await portal.db.selectFrom('mails').select('id').execute()).toEqual([]);
});

test('emails of codes are limited per account, regardless of the requester', async () => {
  const { login, email } = await build().user();
  for (let i = 0; i < 30; i += 1)
    await createBrowser(portal, { address: `192.0.2.${i}` }).post('/auth/sign-in-code', { login });
  const mails = await portal.db.selectFrom('mails').select('id').where('recipient', '=', email).execute();
  expect(mails).toHaveLength(21);
});

test('an integration without cookies signs in from where it did before', async () => {
  const { login } = await build().user();
  const signIn = () => createBrowser(portal, { address: '203.0.113.5' }).signIn(login, { refresh: false });
  await signIn();
  await guess(login, 15);
  expect((await signIn()).statusCode).toBe(200);
});

test('the failures of a known device delay only itself', async () => {
  const { login } = await build().user();
  const [owner, other] = [createBrowser(portal), createBrowser(portal)];
  await owner.signIn(login);
  await other.signIn(login);
  expect(await guessFrom(owner, login, 7)).toEqual([...Array(6).fill('invalidCredentials'), 'tooManyAttempts']);
  expect(await resultOf(owner, login)).toEqual([429, 'tooManyAttempts']);
  expect(await resultOf(other, login)).toEqual([200, undefined]);
});

test('a device is known only to the users who signed in on it, and only with a signed cookie', async () => {
  const [first, second] = [await build().user(), await build().user()];
  const shared = createBrowser(portal);
  await shared.signIn(first.login);
  await guess(second.login, 11);
  expect(await resultOf(shared, second.login)).toEqual([401, 'codeRequired']);
  const forger = createBrowser(portal, { address: '192.0.2.99' });
  const [deviceId = ''] = (shared.cookies.get('consign.device') ?? '').split('.');
  forger.cookies.set('consign.device', `${deviceId}.${'A'.repeat(22)}`);
  await guess(first.login, 11);
  expect(await resultOf(forger, first.login)).toEqual([401, 'codeRequired']);
});

test('a code is no longer required a day after the last failure, or after a new password', async () => {
  const [patient, busy] = [await build().user(), await build().user()];
  await guess(patient.login, 11);
  portal.clock.now += 24 * HOUR + 1;
  expect(await resultOf(createBrowser(portal), patient.login)).toEqual([200, undefined]);

  await guess(busy.login, 11);
  await portal.as(null).post('/auth/otp', { email: busy.email });
  const otp = await emailedCode(busy.email);
  const password = 'a longer password 7';
  await portal.as(null).post('/auth/change-password', { otp, email: busy.email, password });
  expect(await resultOf(createBrowser(portal), busy.login, { password })).toEqual([200, undefined]);
});
