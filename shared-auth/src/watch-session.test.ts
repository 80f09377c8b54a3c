import { BLOCKED_CHECK_MS } from 'shared-contracts/values/limits';
import { usePreferences } from './preferences.ts';
import { lastEnding, page, signIn, useSession } from './session.ts';
import { tokenOf } from './testing/tokens.ts';
import { watchSession } from './watch.ts';

const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined);
const isSignedIn = () => useSession.getState().user !== undefined;
const asked = jest.fn<Promise<Response>, [Request]>();
let stop: () => void;

const answers = (body: object, status = 200) => asked.mockImplementation(async () => Response.json(body, { status }));
const focus = async () => {
  window.dispatchEvent(new Event('focus'));
  await jest.advanceTimersByTimeAsync(0);
};
const otherTab = (token: string | null) => {
  if (token) localStorage.setItem('consign.token', token);
  else localStorage.removeItem('consign.token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'consign.token', newValue: token }));
};

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  signIn(tokenOf());
  reload.mockClear();
  asked.mockReset();
  answers({ isBlocked: false });
  globalThis.fetch = asked as never;
  stop = watchSession();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('asks on focus and every minute whether the user is blocked', async () => {
  await focus();
  await jest.advanceTimersByTimeAsync(2 * BLOCKED_CHECK_MS);
  expect(asked.mock.calls.map(([request]) => new URL(request.url).pathname)).toEqual(
    Array(3).fill('/api/auth/is-blocked'),
  );
  expect(isSignedIn()).toBe(true);
});

test.each([
  ['the answer says so', { isBlocked: true }, 200],
  ['the call is refused for it', { statusCode: 401, code: 'blocked', message: 'Blocked' }, 401],
])('a blocked user is signed out: %s', async (_how, body, status) => {
  answers(body, status);
  await focus();
  expect(isSignedIn()).toBe(false);
  expect(lastEnding()).toBe('blocked');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('no answer leaves the session alone', async () => {
  asked.mockRejectedValue(new TypeError('offline'));
  await focus();
  expect(isSignedIn()).toBe(true);
});

test('an expired session ends without a question', async () => {
  useSession.setState({ expiresAt: Date.now() / 1000 - 1 });
  await focus();
  expect(isSignedIn()).toBe(false);
  expect(lastEnding()).toBe('expired');
  expect(asked).not.toHaveBeenCalled();
});

test('what another tab does happens here: out, and in as someone else', () => {
  otherTab(null);
  expect(isSignedIn()).toBe(false);
  otherTab(tokenOf({ login: 'rohan' }));
  expect(useSession.getState().user?.login).toBe('rohan');
  expect(reload).toHaveBeenCalledTimes(2);
  otherTab(localStorage.getItem('consign.token'));
  expect(reload).toHaveBeenCalledTimes(2);
});

test('nobody signed in, nobody asked', async () => {
  otherTab(null);
  await focus();
  expect(asked).not.toHaveBeenCalled();
});

test('language and colours chosen in another tab hold here too', () => {
  localStorage.setItem('consign.localization', JSON.stringify({ language: 'sin', units: 'imperial' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'consign.localization' }));
  expect(usePreferences.getState()).toMatchObject({ language: 'sin', units: 'imperial', colorMode: 'system' });
  localStorage.setItem('consign.colorMode', JSON.stringify('dark'));
  expect(usePreferences.getState().colorMode).toBe('system');
  window.dispatchEvent(new StorageEvent('storage', { key: 'consign.colorMode' }));
  expect(usePreferences.getState().colorMode).toBe('dark');
});
