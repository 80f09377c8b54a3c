import { testApp, TEST_NOW } from '../../../platform/testing/test-app.ts';
import { enrolTotp } from './testing/enrol.ts';
import { createPeople, enterPassword, outcome, prove } from './testing/people.ts';

const portal = testApp();
const { signedIn, eventsOf, subjectsTo } = createPeople(portal);

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

test('recovery codes are created with the first factor, work once each, and are stored as hashes', async () => {
  const { user, browser } = await signedIn();
  const { recoveryCodes } = await enrolTotp(browser, portal.clock.now);
  const second = await enrolTotp(browser, portal.clock.now, 'Tablet');
  expect([recoveryCodes?.length, second.recoveryCodes]).toEqual([10, null]);
  const [code = ''] = recoveryCodes ?? [];
  const stored = await portal.db.selectFrom('recoveryCodes').selectAll().where('userId', '=', user.id).execute();
  expect(JSON.stringify(stored)).not.toContain(code);
  const typed = code.toLowerCase().replace('-', ' ');
  const first = await enterPassword(browser, user.login);
  expect((await prove(browser, first.challenge, { kind: 'recoveryCode', code: typed })).statusCode).toBe(200);
  expect((await browser.get('/auth/factors')).json().recoveryCodesLeft).toBe(9);
  const again = await enterPassword(browser, user.login);
  expect(outcome(await prove(browser, again.challenge, { kind: 'recoveryCode', code }))).toEqual([422, 'invalidCode']);
  expect(await eventsOf(user.id)).toContain('recoveryCodeUsed');
  expect(await subjectsTo(user.email)).toContain('A recovery code was used to sign in');
});

test('recovery codes are replaced together, and are deleted with the last factor', async () => {
  const { user, browser } = await signedIn();
  expect(outcome(await browser.post('/auth/factors/recovery-codes'))).toEqual([409, 'noFactor']);
  const { id, recoveryCodes } = await enrolTotp(browser, portal.clock.now);
  const { codes } = (await browser.post('/auth/factors/recovery-codes')).json();
  expect([codes.length, new Set([...codes, ...(recoveryCodes ?? [])]).size]).toEqual([10, 20]);
  const { challenge } = await enterPassword(browser, user.login);
  const old = { kind: 'recoveryCode', code: recoveryCodes?.[0] };
  expect(outcome(await prove(browser, challenge, old))).toEqual([422, 'invalidCode']);
  expect((await prove(browser, challenge, { kind: 'recoveryCode', code: codes[0] })).statusCode).toBe(200);
  expect((await browser.delete(`/auth/factors/${id}`)).statusCode).toBe(200);
  expect((await browser.get('/auth/factors')).json()).toEqual({ items: [], recoveryCodesLeft: 0, isRequired: false });
  browser.token = '';
  expect((await browser.signIn(user.login)).statusCode).toBe(200);
});

test('recovery codes of one user don’t work for another', async () => {
  const [one, other] = [await signedIn(), await signedIn()];
  const { recoveryCodes } = await enrolTotp(one.browser, portal.clock.now);
  await enrolTotp(other.browser, portal.clock.now);
  const { challenge } = await enterPassword(other.browser, other.user.login);
  const proof = { kind: 'recoveryCode', code: recoveryCodes?.[0] };
  expect(outcome(await prove(other.browser, challenge, proof))).toEqual([422, 'invalidCode']);
});
