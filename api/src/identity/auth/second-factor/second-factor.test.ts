import { MINUTE } from 'shared-contracts/values/time';
import { createBuilders } from '../../../../demo/builders.ts';
import { PASSWORD } from '../../../../demo/password.ts';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { createBrowser } from '../testing/browser.ts';
import { createAuthenticator } from './testing/authenticator.ts';
import { codeAt, enrolPasskey, enrolTotp } from './testing/enrol.ts';
import { createPeople, enterPassword, outcome, prove, wrong } from './testing/people.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const { signedIn, eventsOf, subjectsTo } = createPeople(portal);

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

describe('an authenticator app', () => {
  test('is required after the password, before there is a session', async () => {
    const { user, browser } = await signedIn();
    const { secret, uri } = await enrolTotp(browser, portal.clock.now);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Consign:.*algorithm=SHA1&digits=6&period=30/);
    portal.clock.now += MINUTE;
    const required = await enterPassword(browser, user.login);
    expect(required).toMatchObject({ hasTotp: true, hasRecoveryCodes: true, passkey: null, expiresIn: 5 * MINUTE });
    expect((await browser.refresh()).statusCode).toBe(401);
    const reply = await prove(browser, required.challenge, { kind: 'totp', code: codeAt(secret, portal.clock.now) });
    expect(reply.statusCode).toBe(200);
    expect(reply.cookies.map(({ name }) => name).toSorted()).toEqual(['consign.device', 'consign.refresh']);
    expect(await browser.check()).toEqual([200, undefined]);
  });

  test('stays secret: it is stored encrypted and never shown again', async () => {
    const { user, browser } = await signedIn();
    const { secret } = await enrolTotp(browser, portal.clock.now);
    const [stored] = await portal.db.selectFrom('userFactors').selectAll().where('userId', '=', user.id).execute();
    expect(stored?.secret).not.toContain(secret);
    const list = await browser.get('/auth/factors');
    expect(list.body).not.toContain(secret);
    expect(list.json()).toMatchObject({ items: [{ kind: 'totp', name: 'Phone', host: null }], recoveryCodesLeft: 10 });
  });

  test('accepts a code once, and none of an earlier period afterwards', async () => {
    const { user, browser } = await signedIn();
    const { secret } = await enrolTotp(browser, portal.clock.now);
    // The code that enrolled it is used up as well.
    const first = await enterPassword(browser, user.login);
    const used = codeAt(secret, portal.clock.now);
    expect(outcome(await prove(browser, first.challenge, { kind: 'totp', code: used }))).toEqual([422, 'invalidCode']);
    portal.clock.now += 30;
    const code = codeAt(secret, portal.clock.now);
    expect((await prove(browser, first.challenge, { kind: 'totp', code })).statusCode).toBe(200);
    for (const replayed of [code, used]) {
      const again = await enterPassword(browser, user.login);
      expect(outcome(await prove(browser, again.challenge, { kind: 'totp', code: replayed }))).toEqual([
        422,
        'invalidCode',
      ]);
    }
  });

  test('lets one of two requests with the same code in', async () => {
    const { user, browser } = await signedIn();
    const { secret } = await enrolTotp(browser, portal.clock.now);
    portal.clock.now += MINUTE;
    const proof = { kind: 'totp', code: codeAt(secret, portal.clock.now) };
    const [a, b] = [await enterPassword(browser, user.login), await enterPassword(browser, user.login)];
    const replies = await Promise.all([a, b].map(({ challenge }) => prove(browser, challenge, proof)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 422]);
  });

  test('is not added by a wrong code', async () => {
    const { browser } = await signedIn();
    const { challenge, secret } = (await browser.post('/auth/factors/totp', { name: 'Phone' })).json();
    const code = wrong(codeAt(secret, portal.clock.now));
    expect(outcome(await browser.post('/auth/factors/totp/confirm', { challenge, code }))).toEqual([
      422,
      'invalidCode',
    ]);
    expect((await browser.get('/auth/factors')).json().items).toEqual([]);
  });
});

describe('the second step', () => {
  test('expires, and ends with the attempt', async () => {
    const { user, browser } = await signedIn();
    const { secret } = await enrolTotp(browser, portal.clock.now);
    portal.clock.now += MINUTE;
    const late = await enterPassword(browser, user.login);
    portal.clock.now += 5 * MINUTE;
    const proof = () => ({ kind: 'totp', code: codeAt(secret, portal.clock.now) });
    expect(outcome(await prove(browser, late.challenge, proof()))).toEqual([401, 'challengeExpired']);
    const inTime = await enterPassword(browser, user.login);
    expect((await prove(browser, inTime.challenge, proof())).statusCode).toBe(200);
    portal.clock.now += MINUTE;
    expect(outcome(await prove(browser, inTime.challenge, proof()))).toEqual([401, 'challengeExpired']);
  });

  test('belongs to the browser in which the password was entered', async () => {
    const { user, browser } = await signedIn();
    const { secret } = await enrolTotp(browser, portal.clock.now);
    portal.clock.now += MINUTE;
    const { challenge } = await enterPassword(browser, user.login);
    const proof = { kind: 'totp', code: codeAt(secret, portal.clock.now) };
    expect(outcome(await prove(createBrowser(portal), challenge, proof))).toEqual([401, 'challengeExpired']);
    expect((await prove(browser, challenge, proof)).statusCode).toBe(200);
  });

  test('ends when the password is changed in between, and for a blocked user', async () => {
    const { user, browser } = await signedIn();
    const { secret } = await enrolTotp(browser, portal.clock.now);
    const other = createBrowser(portal);
    other.token = browser.token;
    portal.clock.now += MINUTE;
    const before = await enterPassword(browser, user.login);
    const change = { password: 'quite another one', currentPassword: PASSWORD };
    expect((await other.patch('/users/self-update', change)).statusCode).toBe(200);
    const proof = { kind: 'totp', code: codeAt(secret, portal.clock.now) };
    expect(outcome(await prove(browser, before.challenge, proof))).toEqual([401, 'challengeExpired']);
    const blocked = await enterPassword(browser, user.login, { password: 'quite another one' });
    await portal.db.updateTable('users').set({ status: 2 }).where('id', '=', user.id).execute();
    expect(outcome(await prove(browser, blocked.challenge, proof))).toEqual([401, 'blocked']);
  });

  test('allows five attempts, then waits; a stranger with the password doesn’t delay a known device', async () => {
    const { user, browser } = await signedIn();
    const { secret } = await enrolTotp(browser, portal.clock.now);
    portal.clock.now += MINUTE;
    const stranger = createBrowser(portal, { address: '192.0.2.9' });
    const guesses: unknown[] = [];
    const proof = { kind: 'totp', code: wrong(codeAt(secret, portal.clock.now)) };
    const first = await enterPassword(stranger, user.login);
    for (let i = 0; i < 6; i += 1) guesses.push(outcome(await prove(stranger, first.challenge, proof)));
    expect(guesses).toEqual([...Array(5).fill([422, 'invalidCode']), [401, 'challengeExpired']]);
    const next = await enterPassword(stranger, user.login);
    expect(outcome(await prove(stranger, next.challenge, proof))).toEqual([422, 'invalidCode']);
    expect(outcome(await prove(stranger, next.challenge, proof))).toEqual([429, 'tooManyAttempts']);
    const own = await enterPassword(browser, user.login);
    const right = { kind: 'totp', code: codeAt(secret, portal.clock.now) };
    expect((await prove(browser, own.challenge, right)).statusCode).toBe(200);
  });

  test('a device stays unknown until it is completed', async () => {
    const { user, browser } = await signedIn();
    await enrolTotp(browser, portal.clock.now);
    const stranger = createBrowser(portal);
    await enterPassword(stranger, user.login);
    expect(stranger.cookies.get('consign.device')).toMatch(/^[\w-]{22}$/);
  });
});

describe('managing factors', () => {
  test('is recorded, and their owner is notified by email', async () => {
    const { user, browser } = await signedIn();
    const { id } = await enrolTotp(browser, portal.clock.now);
    expect((await browser.patch(`/auth/factors/${id}`, { name: 'Work phone' })).statusCode).toBe(200);
    await browser.delete(`/auth/factors/${id}`);
    expect(await eventsOf(id)).toEqual(['created', 'updated', 'deleted']);
    expect(await subjectsTo(user.email)).toEqual([
      'A second factor was added to your account',
      'A second factor was removed from your account',
    ]);
  });

  test('needs the password again some time after the sign-in', async () => {
    const { browser } = await signedIn();
    const { id } = await enrolTotp(browser, portal.clock.now);
    portal.clock.now += 11 * MINUTE;
    await browser.refresh();
    const calls = [
      () => browser.post('/auth/factors/totp', { name: 'Tablet' }),
      () => browser.post('/auth/factors/passkey', { name: 'Laptop' }),
      () => browser.post('/auth/factors/recovery-codes'),
      () => browser.delete(`/auth/factors/${id}`),
    ];
    for (const call of calls) expect(outcome(await call())).toEqual([403, 'passwordConfirmationRequired']);
    const wrongPassword = await browser.post('/auth/password-confirmation', { password: 'a guess' });
    expect(outcome(wrongPassword)).toEqual([422, 'wrongPassword']);
    expect((await browser.post('/auth/password-confirmation', { password: PASSWORD })).statusCode).toBe(200);
    for (const call of calls) expect((await call()).statusCode).toBe(200);
  });

  test('is for their owner alone', async () => {
    const organization = await build().organization();
    const { user, browser } = await signedIn({ organizationId: organization.id });
    const { id } = await enrolTotp(browser, portal.clock.now);
    const { browser: colleague } = await signedIn({ organizationId: organization.id, role: 'admin', rules: 'all' });
    expect((await colleague.patch(`/auth/factors/${id}`, { name: 'Mine' })).statusCode).toBe(404);
    expect((await colleague.delete(`/auth/factors/${id}`)).statusCode).toBe(404);
    expect((await colleague.get('/auth/factors')).json().items).toEqual([]);
    const { challenge, secret } = (await browser.post('/auth/factors/totp', { name: 'Tablet' })).json();
    const code = codeAt(secret, portal.clock.now);
    const stolen = await colleague.post('/auth/factors/totp/confirm', { challenge, code });
    expect(outcome(stolen)).toEqual([401, 'challengeExpired']);
    const { browser: root } = await signedIn({
      role: 'root',
      organizationId: (await build().organization({ type: '5pl' })).id,
    });
    root.token = (await root.post('/auth/as', { userId: user.id })).json().token;
    expect(outcome(await root.get('/auth/factors'))).toEqual([403, 'actingAsSomeone']);
    expect(outcome(await root.delete(`/auth/factors/${id}`))).toEqual([403, 'actingAsSomeone']);
  });

  test('stops at ten', async () => {
    const { browser } = await signedIn();
    for (let i = 0; i < 10; i += 1) await enrolTotp(browser, portal.clock.now, `Phone ${i}`);
    expect(outcome(await browser.post('/auth/factors/totp', { name: 'One more' }))).toEqual([409, 'tooManyFactors']);
  });
});

test('a password that was set by email still needs the second factor', async () => {
  const { user, browser } = await signedIn();
  await enrolPasskey(browser, createAuthenticator());
  await browser.post('/auth/otp', { email: user.email });
  const { text } = await portal.db
    .selectFrom('mails')
    .select('text')
    .where('recipient', '=', user.email)
    .orderBy('createdAt', 'desc')
    .where('subject', 'like', '%code%')
    .executeTakeFirstOrThrow();
  const otp = /^(\d{6})$/m.exec(text)?.[1];
  const reset = { otp, email: user.email, password: 'quite another one' };
  expect((await browser.post('/auth/change-password', reset)).statusCode).toBe(200);
  await enterPassword(browser, user.login, { password: 'quite another one' });
});
