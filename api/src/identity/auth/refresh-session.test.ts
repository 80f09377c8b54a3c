import { decodeJwt } from 'jose';
import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';
import { createBuilders } from '../../../demo/builders.ts';
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
beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

describe('a client that refreshes', () => {
  test('gets a token of ten minutes and a cookie that only the auth routes receive', async () => {
    await build().user({ login: 'nimal' });
    const browser = createBrowser(portal);
    const reply = await browser.signIn('nimal');
    expect(decodeJwt(browser.token)).toMatchObject({
      iat: TEST_NOW,
      exp: TEST_NOW + 10 * MINUTE,
      sessionEndsAt: TEST_NOW + 12 * HOUR,
    });
    expect(reply.cookies.find(({ name }) => name === 'consign.refresh')).toMatchObject({
      path: '/api/auth',
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: 12 * HOUR,
    });
    portal.clock.now += 10 * MINUTE;
    expect(await browser.check()).toEqual(ENDED);
    expect((await browser.refresh()).statusCode).toBe(200);
    expect(await browser.check()).toEqual(OPEN);
  });

  test.each([
    ['twelve hours', {}, 12 * HOUR],
    ['thirty days when remembered', { remember: true }, 30 * DAY],
  ])('cannot extend the session beyond %s', async (_case, input, lifetime) => {
    const { login } = await build().user();
    const browser = await signedIn(login, input);
    portal.clock.now = TEST_NOW + lifetime - MINUTE;
    expect((await browser.refresh()).statusCode).toBe(200);
    expect(decodeJwt(browser.token).exp).toBe(TEST_NOW + lifetime);
    portal.clock.now = TEST_NOW + lifetime;
    expect((await browser.refresh()).json()).toMatchObject({ statusCode: 401, code: 'unauthorized' });
  });

  test('gets current data with each token', async () => {
    const { id, login } = await build().user({ rules: [] });
    const browser = await signedIn(login);
    await portal.db.insertInto('userRules').values({ userId: id, model: 'order', rule: 'read' }).execute();
    await browser.refresh();
    expect(decodeJwt(browser.token)['rules']).toEqual([{ model: 'order', rule: 'read' }]);
  });

  test('needs both the token and the cookie of the same session', async () => {
    const { login } = await build().user();
    const [first, second] = [await signedIn(login), await signedIn(login)];
    first.token = second.token;
    expect((await first.refresh()).statusCode).toBe(401);
    const script = await signedIn(login, { refresh: false });
    expect(script.cookies.has('consign.refresh')).toBe(false);
    expect((await script.refresh()).statusCode).toBe(401);
    second.cookies.set('consign.refresh', 'rubbish');
    expect((await second.refresh()).statusCode).toBe(401);
    expect(await second.check()).toEqual(OPEN);
  });

  test('stores no token that could be used', async () => {
    const { id, login } = await build().user();
    const browser = await signedIn(login);
    await browser.refresh();
    const rows = await portal.db.selectFrom('sessions').selectAll().where('userId', '=', id).execute();
    const [, secret = ''] = (browser.cookies.get('consign.refresh') ?? '').split('.');
    expect(secret).toHaveLength(43);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('a refresh token that was used before', () => {
  const presentAgain = async (browser: ReturnType<typeof createBrowser>, cookie: string) => {
    const copy = createBrowser(portal);
    copy.token = browser.token;
    copy.cookies.set('consign.refresh', cookie);
    return { reply: await copy.refresh(), copy };
  };

  test('ends the session for everyone', async () => {
    const { id, login } = await build().user();
    const browser = await signedIn(login);
    const stolen = browser.cookies.get('consign.refresh') ?? '';
    await browser.refresh();
    expect(browser.cookies.get('consign.refresh')).not.toBe(stolen);
    portal.clock.now += 2 * MINUTE + 1;
    expect(await browser.check()).toEqual(OPEN);
    expect((await presentAgain(browser, stolen)).reply.statusCode).toBe(401);
    expect(await browser.check()).toEqual(ENDED);
    expect((await browser.refresh()).statusCode).toBe(401);
    expect(
      await portal.db.selectFrom('timelineEntries').select(['event', 'userId']).where('subjectId', '=', id).execute(),
    ).toEqual([{ event: 'sessionReused', userId: null }]);
  });

  test('ends the session immediately when it is two generations old', async () => {
    const { login } = await build().user();
    const browser = await signedIn(login);
    const stolen = browser.cookies.get('consign.refresh') ?? '';
    await browser.refresh();
    await browser.refresh();
    expect((await presentAgain(browser, stolen)).reply.statusCode).toBe(401);
    expect(await browser.check()).toEqual(ENDED);
  });

  test('returns the same next token to two concurrent tabs, and to a retry after a lost response', async () => {
    const { login } = await build().user();
    const browser = await signedIn(login);
    const cookie = browser.cookies.get('consign.refresh') ?? '';
    const results = await Promise.all(Array.from({ length: 5 }, () => presentAgain(browser, cookie)));
    portal.clock.now += 2 * MINUTE;
    const late = await presentAgain(browser, cookie);
    expect([...results, late].map(({ reply }) => reply.statusCode)).toEqual(Array(6).fill(200));
    expect(new Set([...results, late].map(({ copy }) => copy.cookies.get('consign.refresh'))).size).toBe(1);
    portal.clock.now += HOUR;
    expect((await late.copy.refresh()).statusCode).toBe(200);
  });
});
