import { decodeJwt } from 'jose';
import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';
import { createBuilders } from '../../../demo/builders.ts';
import { PASSWORD } from '../../../demo/password.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { createBrowser } from './testing/browser.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const OPEN = [200, undefined];
const ENDED = [401, 'unauthorized'];

async function signedIn(login: string, input: object = {}, options?: Parameters<typeof createBrowser>[1]) {
  const browser = createBrowser(portal, options);
  expect((await browser.signIn(login, input)).statusCode).toBe(200);
  return browser;
}
const listSessions = async (browser: ReturnType<typeof createBrowser>) =>
  (await browser.get('/auth/sessions')).json().items;

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

describe('a session ends immediately', () => {
  test('when it signs out, also with an expired token', async () => {
    const { login } = await build().user();
    const [browser, other] = [await signedIn(login), await signedIn(login)];
    portal.clock.now += HOUR;
    expect((await browser.post('/auth/sign-out')).json()).toEqual({ isSignedOut: true, logoutUrl: null });
    expect((await browser.refresh()).statusCode).toBe(401);
    expect((await other.refresh()).statusCode).toBe(200);
    const script = await signedIn(login, { refresh: false });
    await script.post('/auth/sign-out');
    expect(await script.check()).toEqual(ENDED);
    expect((await createBrowser(portal).post('/auth/sign-out')).statusCode).toBe(200);
  });

  test('when the user changes the password in another one', async () => {
    const { login } = await build().user();
    const [browser, other, script] = [
      await signedIn(login),
      await signedIn(login),
      await signedIn(login, { refresh: false }),
    ];
    const change = { password: 'quite another one', currentPassword: PASSWORD };
    browser.token = (await browser.patch('/users/self-update', change)).json().token;
    expect(await Promise.all([browser, other, script].map(({ check }) => check()))).toEqual([OPEN, ENDED, ENDED]);
    expect((await other.refresh()).statusCode).toBe(401);
    expect((await browser.refresh()).statusCode).toBe(200);
    expect(await browser.check()).toEqual(OPEN);
    expect(await listSessions(browser)).toEqual([expect.objectContaining({ isCurrent: true })]);
  });

  test('when the user is blocked, and stays so after unblocking', async () => {
    const organization = await build().organization();
    const admin = await build().user({ role: 'admin', organizationId: organization.id, rules: 'all' });
    const user = await build().user({ organizationId: organization.id });
    const browser = await signedIn(user.login);
    await portal.as(admin).patch(`/users/${user.id}`, { status: 2 });
    expect([await browser.check(), (await browser.refresh()).json().code]).toEqual([[401, 'blocked'], 'blocked']);
    await portal.as(admin).patch(`/users/${user.id}`, { status: 1 });
    expect([await browser.check(), (await browser.refresh()).json().code]).toEqual([ENDED, 'unauthorized']);
  });

  test('when the user signs out everywhere, tokens of earlier releases included', async () => {
    const { id, login } = await build().user();
    const [browser, other] = [await signedIn(login), await signedIn(login)];
    const early = createBrowser(portal);
    early.token = (await portal.as({ id }).patch('/users/self-update', {})).json().token;
    expect(decodeJwt(early.token)).not.toHaveProperty('sessionId');
    expect(await early.check()).toEqual(OPEN);
    expect((await browser.delete('/auth/sessions')).json()).toEqual({ isSignedOut: true, logoutUrl: null });
    expect(await Promise.all([browser, other, early].map(({ check }) => check()))).toEqual([ENDED, ENDED, ENDED]);
  });
});

describe('the list of sessions', () => {
  test('lists device, place and last use, and ends single sessions', async () => {
    const { login } = await build().user();
    const desk = await signedIn(login, {}, { address: '198.51.100.7', userAgent: 'Windows NT 10.0; Firefox/140.0' });
    portal.clock.now += MINUTE;
    const phone = await signedIn(login, { remember: true }, { address: '203.0.113.9', userAgent: 'curl/8.5' });
    portal.clock.now += 9 * MINUTE;
    await phone.check();
    expect(await listSessions(phone)).toEqual([
      {
        id: decodeJwt(phone.token)['sessionId'],
        browser: null,
        system: null,
        address: '203.0.113.9',
        createdAt: TEST_NOW + MINUTE,
        lastUsedAt: TEST_NOW + 10 * MINUTE,
        endsAt: TEST_NOW + MINUTE + 30 * DAY,
        isCurrent: true,
      },
      {
        id: decodeJwt(desk.token)['sessionId'],
        browser: 'Firefox',
        system: 'Windows',
        address: '198.51.100.7',
        createdAt: TEST_NOW,
        lastUsedAt: TEST_NOW,
        endsAt: TEST_NOW + 12 * HOUR,
        isCurrent: false,
      },
    ]);
    const { sessionId } = decodeJwt<{ sessionId: string }>(desk.token);
    expect((await phone.delete(`/auth/sessions/${sessionId}`)).json()).toEqual({ id: sessionId });
    expect((await desk.refresh()).statusCode).toBe(401);
    expect(await listSessions(phone)).toHaveLength(1);
    expect((await phone.delete(`/auth/sessions/${sessionId}`)).statusCode).toBe(404);
  });

  test('follows the session to another network address', async () => {
    const { login } = await build().user();
    const home = await signedIn(login);
    const train = createBrowser(portal, { address: '203.0.113.80' });
    train.token = home.token;
    for (const [name, value] of home.cookies) train.cookies.set(name, value);
    await train.refresh();
    expect(await listSessions(train)).toMatchObject([{ address: '203.0.113.80' }]);
  });

  test('neither lists nor ends sessions of others', async () => {
    const [mine, theirs] = [await signedIn((await build().user()).login), await signedIn((await build().user()).login)];
    const [{ id }] = await listSessions(theirs);
    expect(await listSessions(mine)).toHaveLength(1);
    expect((await mine.delete(`/auth/sessions/${id}`)).statusCode).toBe(404);
    expect(await theirs.check()).toEqual(OPEN);
  });

  test('omits ended sessions', async () => {
    const { login } = await build().user();
    await signedIn(login);
    portal.clock.now += 12 * HOUR;
    expect(await listSessions(await signedIn(login))).toHaveLength(1);
  });
});

describe('a session as someone else', () => {
  async function impersonate(input: object = {}) {
    const [root, user] = [await build().user({ role: 'root' }), await build().user()];
    const browser = await signedIn(root.login, input);
    const rootToken = browser.token;
    browser.token = (await browser.post('/auth/as', { userId: user.id })).json().token;
    return { root, user, browser, rootToken };
  }

  test('is refreshed with the actor’s cookie, and so is the actor’s own session', async () => {
    const { root, user, browser, rootToken } = await impersonate({ remember: true });
    portal.clock.now += 11 * MINUTE;
    expect((await browser.refresh()).statusCode).toBe(200);
    expect(decodeJwt(browser.token)).toMatchObject({ id: user.id, actor: { id: root.id } });
    expect(await browser.check()).toEqual(OPEN);
    browser.token = rootToken;
    expect((await browser.refresh()).statusCode).toBe(200);
    expect(decodeJwt(browser.token)).toMatchObject({ id: root.id });
    expect(decodeJwt(browser.token)).not.toHaveProperty('actor');
  });

  test('lasts twelve hours at most', async () => {
    const { browser } = await impersonate({ remember: true });
    portal.clock.now += 12 * HOUR - 1;
    await browser.refresh();
    expect(await browser.check()).toEqual(OPEN);
    portal.clock.now += 1;
    expect([await browser.check(), (await browser.refresh()).statusCode]).toEqual([ENDED, 401]);
  });

  test('ends with the actor’s session', async () => {
    const { root, browser } = await impersonate();
    const other = await signedIn(root.login);
    const { sessionId } = decodeJwt<{ sessionId: string }>(browser.token);
    await other.delete(`/auth/sessions/${sessionId}`);
    expect([await browser.check(), (await browser.refresh()).statusCode]).toEqual([ENDED, 401]);
  });

  test('shows and ends no sessions of the user', async () => {
    const { browser } = await impersonate();
    const replies = [
      await browser.get('/auth/sessions'),
      await browser.delete('/auth/sessions'),
      await browser.delete(`/auth/sessions/${decodeJwt<{ sessionId: string }>(browser.token).sessionId}`),
    ];
    expect(replies.map((reply) => [reply.statusCode, reply.json().code])).toEqual(
      Array(3).fill([403, 'actingAsSomeone']),
    );
    expect(await browser.check()).toEqual(OPEN);
  });
});
