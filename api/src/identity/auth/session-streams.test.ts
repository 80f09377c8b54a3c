import { decodeJwt } from 'jose';
import { HOUR, MINUTE } from 'shared-contracts/values/time';
import { createBuilders } from '../../../demo/builders.ts';
import { PASSWORD } from '../../../demo/password.ts';
import { publish, publishSessionEnd } from '../../platform/live/publish.ts';
import { readLive } from '../../platform/live/testing/live-reader.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { createBrowser } from './testing/browser.ts';

const portal = testApp();
const EVENT = { topic: 'notifications', payload: null } as const;
type Browser = ReturnType<typeof createBrowser>;

beforeAll(() => portal.app.listen({ port: 0, host: '127.0.0.1' }));
beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

/** Opens a stream with a token of ten minutes. */
async function openStream() {
  const user = await createBuilders(portal.db, TEST_NOW).user();
  const browser = createBrowser(portal);
  await browser.signIn(user.login);
  const stream = await readLive(portal.app, user, browser.token);
  await stream.nextChunk();
  return { user, browser, stream };
}

test('a stream outlives its token, but not its session', async () => {
  const { user, stream } = await openStream();
  const recheck = () => publishSessionEnd(portal.db, [user.id]);
  portal.clock.now += 12 * HOUR - 1;
  await recheck();
  await publish(portal.db, { ...EVENT, userIds: [user.id] });
  expect(await stream.next()).toEqual([EVENT]);
  portal.clock.now += 1;
  await recheck();
  expect(await stream.next()).toBeNull();
});

const endings: [string, (browser: Browser, other: Browser) => Promise<unknown>][] = [
  ['the session signs out', (browser) => browser.post('/auth/sign-out')],
  [
    'another session ends it',
    (browser, other) => other.delete(`/auth/sessions/${decodeJwt<{ sessionId: string }>(browser.token).sessionId}`),
  ],
  ['the user signs out everywhere', (_browser, other) => other.delete('/auth/sessions')],
  [
    'the password changes',
    (_browser, other) =>
      other.patch('/users/self-update', { password: 'quite another one', currentPassword: PASSWORD }),
  ],
];

test.each(endings)('a stream ends immediately when %s', async (_case, end) => {
  const { user, browser, stream } = await openStream();
  const other = createBrowser(portal);
  await other.signIn(user.login);
  portal.clock.now += MINUTE;
  await end(browser, other);
  expect(await stream.next()).toBeNull();
});
